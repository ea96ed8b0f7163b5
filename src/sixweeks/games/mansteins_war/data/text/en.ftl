### Manstein's War in English.
###
### The arguments of messages, with one meaning throughout:
### $unit (Piece), $units (Pieces), $hex (Place), $hexes (Places), $path (Path),
### $side, $by, $winner (Side), $country, $command, $marker, $plan, $table, $result (Term), $plan (Hidden),
### $column (Text), $die, $roll (Die), $turn, $points, $steps (Number)

## Sides

-side-german = the Germans
    .number = plural
    .title = German
-side-allied = the Allies
    .number = plural
    .title = Allied

## Words of the game

-country-france = France
-country-germany = Germany
-country-belgium = Belgium
-country-netherlands = the Netherlands
    .title = The Netherlands
-country-luxembourg = Luxembourg
-country-switzerland = Switzerland

-nation-german = German
-nation-french = French
-nation-british = British
-nation-belgian = Belgian
-nation-dutch = Dutch

-command-HGA = Army Group A
-command-HGB = Army Group B
-command-HGC = Army Group C
-command-PGK = Panzer Group Kleist
-command-1AG = the 1st Army Group
    .title = 1st Army Group
-command-2AG = the 2nd Army Group
    .title = 2nd Army Group
-command-3AG = the 3rd Army Group
    .title = 3rd Army Group
-command-BL = the Belgian army
    .title = Belgian army
-command-NL = the Dutch army
    .title = Dutch army
-command-Res = the reserve
    .title = Reserve

-marker-HGA = HGA
-marker-HGB = HGB
-marker-HGC = HGC
-marker-PGK = PGK
-marker-OKH = OKH Plan
-marker-OKH_Mod = OKH Mod
-marker-Manstein = Manstein Plan
-marker-Guderian = Guderian
-marker-Hoth = Hoth
-marker-Rommel = Rommel
-marker-Luftwaffe = Luftwaffe
-marker-Fall_Rot = Fall Rot
-marker-1AG = 1AG
-marker-2AG = 2AG
-marker-3AG = 3AG
-marker-Belgium = Belgium
-marker-Netherlands = Netherlands
-marker-Plan_D = Plan D
-marker-Plan_E = Plan E
-marker-Plan_R = Plan R
-marker-De_Gaulle = De Gaulle
-marker-Evac = Evac
-marker-Plan_W = Plan W
-marker-Morale = Morale
-marker-none = no special marker
-hidden-marker = out of sight

-table-assault = Assault
-table-mobile = Mobile

# The results of a combat in a word or two (22.1).
-result-AA = the attackers lose a step
-result-AD = the attackers lose two steps and retreat
-result-AP = the attackers lose a step and retreat two hexes
-result-AZ = the attackers lose three steps and retreat
-result-CA = the defenders counterattack
-result-DA = the defenders lose a step
-result-DD = the defenders lose two steps and retreat
-result-DP = the defenders lose two steps and retreat two hexes
-result-DW = the defenders withdraw
-result-DZ = the defenders lose three steps and retreat two hexes
-result-MA = the attackers lose a step, the defenders retreat
-result-OR = the defenders are overrun: three steps lost, retreat of three hexes
-result-ST = both sides lose a step
-result-NE = no effect
# The results in the air (22.3).
-result-AL1 = the attacker loses
-result-BL1 = both lose
-result-DL1 = the defender loses

## What happens

event-plan_kept = { $plan ->
    [hidden] { $side } keep one of their plans.
   *[other] { $side } keep one of their plans: { $plan }.
}
event-placed = { $unit } is placed in { $hex }.
event-turn_begins = Turn { $turn } begins.
event-initiative = { $side } have the initiative.
event-marker = { $side } play { $marker }.
event-activated = Activated: { $units }.
event-deployed = { $unit } enters in { $hex }.
event-moved = { $units } { COUNT($units) ->
        [one] moves
       *[other] move
    } { $path }.
event-railed = { $unit } goes by rail { $path }.
event-evacuated = { $units } { COUNT($units) ->
        [one] is
       *[other] are
    } evacuated from { $hex }.
event-attack = { $units } { COUNT($units) ->
        [one] attacks
       *[other] attack
    } { $hex }.
event-combat_result = { $table } { $column } (die { $die }): { $result }.
event-lost_step = { $unit } loses a step and has { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } left.
event-eliminated = { $unit } is eliminated in { $hex }.
event-refitted = { $unit } is refitted to { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
event-retreated = { $unit } retreats { $path }.
event-pursued = { $unit } pursues { $path }.
event-fort_destroyed = The fort in { $hex } is destroyed.
event-capitulated = { NAME($country, as: "title") } { $country ->
    [netherlands] capitulate
   *[other] capitulates
}.
event-ended_epic = Sudden death: an epic victory for { $winner }.
event-ended_strategic = A strategic victory for { $winner }.
event-ended_operational = An operational victory for { $winner }.
event-ended_marginal = A marginal victory for { $winner }.
event-ended_draw = The game is a draw.

## Scenario

scenario-campaign = Manstein's War: the campaign in the West
scenario-campaign-about = From the attack of 10 May to the end of June 1940. Each side keeps one of three plans in secret and fills its bin with command markers every turn; which army group acts next is drawn. The Germans score for Paris, ports, supply centers and destroyed armies, the Allies for panzers.

## The back of the box

about-credit = Joseph Miranda, Decision Games 2022; map, forces and charts reconstructed by us
about-summary = Army groups act when their command marker is drawn, and nobody knows what else is in the other bin: Guderian, De Gaulle, or nothing? Zones of control close every front until a battle opens it, and the pursuit carries the panzers through.
about-scale = a hex is 40 km, a counter an army or a corps, a turn one week
about-time = two evenings, or one against the computer
about-difficulty = medium weight: markers, air zones and logistics around a classic battle of armies

## Options

option-fall_rot = Whether the Germans have the marker Fall Rot once they control Belgium.
option-plan_w = Whether the Allies have the marker Plan W once they have lost two French cities or towns.
option-morale = Whether Morale Victories bring in the Morale markers.
option-mountain = Whether mountain units shift combats in rough hexes.
option-british_landings = Whether British reinforcements may land in ports.
option-west_edge = Whether units may also be evacuated over the west edge.
option-open_cities = Whether the Allies may declare open cities.
option-airlift = Whether the Germans have the airlift unit, which they then need for landings.
option-bridgeheads = Whether attackers can win bridgeheads.
option-ss_corps = Whether the Germans have the SS motorized corps from the start; 1 point for the Allies.
option-german_sf = Whether the Germans have a third special forces unit; 1 point for the Allies.
option-mountain_corps = Whether the German mountain corps enters on turn 3; 1 point for the Allies.
option-air_transfer = Whether the Germans may move an infantry or mountain corps by air once a turn; 1 point for the Allies.
option-netherlands = Whether the Netherlands are in the game; 5 points for the Germans if not.
option-ready_armor = Whether the French 2GC and the British 1 Armor are there from the start; 1 point for the Germans.
option-allied_air = Whether each Allied army group activates two air units and the Allies may bomb cities; 5 points for the Germans.
option-french_sf = Whether the French have a special forces unit; 1 point for the Germans.
option-colonial_corps = Whether the French colonial corps enters on turn 3; 1 point for the Germans.
option-fighter_command = Whether the British Fighter Command enters on turn 3; 3 points for the Germans.
option-belgian_alliance = Whether French and British units may stack with Belgian units, which may then enter Luxembourg; 5 points for the Germans.
option-variable_entry = Whether a secret die decides in which turn each reinforcement enters.

value-fall_rot-off = no Fall Rot
value-fall_rot-on = with Fall Rot
value-plan_w-off = no Plan W
value-plan_w-on = with Plan W
value-morale-off = no Morale markers
value-morale-on = with Morale markers
value-mountain-off = like other units
value-mountain-on = one column in rough hexes
value-british_landings-off = by the west edge only
value-british_landings-on = also in ports
value-west_edge-off = from ports only
value-west_edge-on = also over the west edge
value-open_cities-off = no open cities
value-open_cities-on = with open cities
value-airlift-off = no airlift
value-airlift-on = with the airlift
value-bridgeheads-off = no bridgeheads
value-bridgeheads-on = with bridgeheads
value-ss_corps-off = no SS corps
value-ss_corps-on = with the SS corps
value-german_sf-off = two units
value-german_sf-on = three units
value-mountain_corps-off = no mountain corps
value-mountain_corps-on = with the mountain corps
value-air_transfer-off = only the airborne corps
value-air_transfer-on = one more corps a turn
value-netherlands-at_war = invaded
value-netherlands-neutral = neutral and out of play
value-ready_armor-off = on turn 2, reduced
value-ready_armor-on = from the start, at full strength
value-allied_air-off = as printed on the markers
value-allied_air-on = two each, and bombing
value-french_sf-off = none
value-french_sf-on = the Corps Francs
value-colonial_corps-off = no colonial corps
value-colonial_corps-on = with the colonial corps
value-fighter_command-off = stays in England
value-fighter_command-on = enters on turn 3
value-belgian_alliance-off = the nations stay apart
value-belgian_alliance-on = allied with Belgium
value-variable_entry-off = as scheduled
value-variable_entry-on = by secret dice

## The board as text

# $listed (Listed), $number (Number), $why (Term), $values (Text)
board-title = Manstein's War: the campaign in the West.
board-phase = { $phase }.
board-now = { $turn }. { $phase }.
board-ended = { $turn }. The game is over. { $result }
board-initiative = { $side } have the initiative.
board-impulse = Impulse of { $side }: { $marker }.
board-points = Victory points: { $listed }.
board-points_known = Victory points as far as known: { $listed }.
board-side_number = { NAME($side, as: "title") } { $number }
board-rp = Refit points: { $listed }.
board-nation_number = { $nation } { $number }
board-capitulated = Capitulated: { $countries }.
board-plan = Plan of { $side }: { $plan }.
board-plan_hidden = { $side } have kept a plan, unseen.
board-bin = In the bin of { $side }: { $listed }.
board-bin_hidden = The bin of { $side } is closed.
board-picked = Played this turn: { $listed }.
board-marker = { $marker }
board-empty = No units on the map.
board-column_hex = hex
board-column_place = place
board-column_country = country
board-column_holder = held by
board-column_units = units, the top one first
board-units = { $units }
board-unit = { $unit } { $values }
board-air = { $unit } over { $hex }, strength { $number }
board-contested = contested
board-destroyed = Destroyed forts: { $hexes }.
board-bombed = Bombed cities: { $hexes }.
board-open = Open cities: { $hexes }.
board-bridgehead = Bridgehead of { $side } { $path }.
board-off_map = { $why }: { $units }
board-unseen = Off the map, unseen: { $units }
board-due = Due on turn { $turn }: { $units }
-off-waiting = Waiting
-off-dead = Eliminated
-off-evacuated = Evacuated
-off-removed = Out of the game
-off-available = Available
-off-utilized = Utilized
-off-lost = Lost
-off-awaited = Not arrived yet
-off-out = Not in this game

## Places

-ground-clear = clear
-ground-forest = forest
-ground-rough = rough
-ground-sea = sea
-ground-lake = lake

place-name = { NAME($hex, as: "title") }
place-ground = { $ground }
place-country = { $country }

# --- Errors: what is wrong with a position.
# $hex, $unit, $marker (Text): as they are written

error-bad-unit = a unit is written 'unit: name, place' and, on the map or waiting, its steps
error-bad-steps = { $unit } has from 1 to { $most } steps
error-bad-support = an air unit, the naval unit, the airlift and special forces are written 'support: name, place'; an air unit may be 'reduced'
error-not-reduced = only air units can be reduced
error-not-over-map = { $unit } cannot be in a hex
error-bad-due = 'due' is a unit and the turn of its entry
error-no-marker = '{ $marker }' is not a marker of this side; there are { $known }
error-not-a-plan = '{ $marker }' is not a plan of this side; there are { $known }
error-bad-bridgehead = 'bridgehead' is two neighboring hexes with a river between them, such as 1538-1438
