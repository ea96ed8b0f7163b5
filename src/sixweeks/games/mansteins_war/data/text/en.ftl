### Manstein's War in English.
###
### The arguments of messages, with one meaning throughout:
### $unit, $piece, $force (Piece), $unit (Hidden), $units (Pieces), $hex (Place), $hexes (Places), $path (Path),
### $side, $winner (Side), $country, $marker, $plan, $table, $result, $nation, $event (Term),
### $plan, $markers (Hidden), $markers, $commands (Terms), $column (Text), $roll (Die),
### $turn, $steps, $count, $air, $price (Number), $points (Signed)

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
-hidden-markers = out of sight
-hidden-air = an air unit
-morale-occupation = a city is taken
-morale-bombing = a city is bombed, or saved

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
# The results in the air and of bombing (22.3, 22.4).
-air_result-AL1 = the attacker loses
-air_result-BL1 = both lose
-air_result-DL1 = the defender loses
-superiority-AL1 = the attacker is reduced and aborted
-superiority-BL1 = both are reduced and aborted
-superiority-DL1 = the defender is reduced and aborted
-bombing-AL1 = the bomber is reduced and aborted
-bombing-BL1 = no effect
-bombing-DL1 = the city is bombed

## What is asked

prompt-SetUp-keep_allied = keep one of your three plans in secret; the others are discarded
prompt-SetUp-plan_allied = choose a ready deployment, or deploy by hand
prompt-SetUp-keep_german = keep one of your three plans in secret; the others are discarded
prompt-SetUp-plan_german = choose a ready deployment, or deploy by hand
prompt-Deploy-choose = choose a unit to set up
prompt-DeployUnit-place = set up { $unit }
prompt-VariableEntry-roll = roll for the turn in which a reinforcement enters
prompt-CommandMarkerPhase-fill = add one special marker to your bin, or none
# $points (Listed)
prompt-Refit-spend = spend refit points ({ $points } left), or go on
prompt-ImpulseTurn-pick = pick a marker from your bin
prompt-ImpulseTurn-pick-select = select your first marker
prompt-ImpulseTurn-channel = which French unit may trace its line to a Channel port in this impulse?
prompt-CommandSegment-name = { $marker }: which command is activated?
prompt-CommandSegment-corps = { $marker }: which corps is activated?
prompt-CommandSegment-reserves = { $marker }: activate reserves as well, or go on
prompt-ReinforcementSegment-choose = bring in a reinforcement, or wait
prompt-ReinforcementSegment-choose-last = bring in a reinforcement
prompt-Arrival-place = where does { $unit } enter?
prompt-Arrival-act = activate { $unit } in this impulse, or keep it back
prompt-AirSegment-fly = choose an air unit to fly ({ $air ->
        [one] 1 activation left
       *[other] { $air } activations left
    }), or go on
prompt-AirSegment-superiority = choose the next air superiority combat
prompt-AirSegment-bombing = choose a city to bomb, or go on
prompt-Flight-place = where does { $piece } fly?
prompt-Transfer-land = to which city is { $unit } flown?
prompt-Superiority-roll = roll for air superiority over { $hex }
prompt-Bombing-roll = roll for the bombing of { $hex }
prompt-MovementSegment-choose = choose a unit or stack to move, or end the segment
prompt-Move-go = where { COUNT($units) ->
        [one] does
       *[other] do
    } { $units } go?
prompt-RailMove-choose = where does { $unit } go by rail?
prompt-Landing-choose = where does { $unit } land?
prompt-OverStacking-choose = too many units are in { $hex }: which one loses a step and has to go?
prompt-Evacuation-embark = choose a unit to evacuate, or go on
prompt-CombatSegment-choose = choose a hex to attack, or end the segment
prompt-CombatSegment-choose-landed = the airborne corps must attack where it has landed
prompt-CombatSegment-lift = remove a bridgehead, or go on
prompt-Gather-gather = attack on { $hex }: add units, launch it, or call it off
prompt-Combat-commit = attack on { $hex }: commit special forces against the fort, or not
prompt-Combat-strike = roll for the special forces in { $hex }
prompt-Combat-choose_table = attack on { $hex }: Assault or Mobile?
prompt-Combat-support = attack on { $hex }: use the naval unit, or not
prompt-Combat-roll = roll for the attack on { $hex }
prompt-Combat-bridge = place a bridgehead, or not
prompt-Losses-choose = { $count ->
        [one] 1 step is
       *[other] { $count } steps are
    } to be lost: which unit loses the next one?
prompt-Retreat-choose = where does { $unit } retreat?
prompt-Retreat-choose-pushed = too many units were in the hex of { $unit }: where do you drive it?
prompt-Pursuit-choose = choose a unit to pursue into { $hex }, or halt
prompt-Onward-choose = where does { $unit } pursue next?
prompt-Counterattack-aim = counterattack: choose the hex to strike
prompt-Counterattack-choose_table = counterattack on { $hex }: Assault or Mobile?
prompt-Counterattack-roll = roll for the counterattack on { $hex }
prompt-OpenCities-declare = declare an open city, or go on
prompt-MoraleMarkers-add = put your Morale marker into the bin, or not
prompt-GameTurn-extension = end the game, or extend it to turn 8 for 10 points

## What happens

event-plan_kept = { $plan ->
    [hidden] { $side } keep one of their plans.
   *[other] { $side } keep one of their plans: { $plan }.
}
event-set_up_ready = { $side } set up { $count } units by a ready deployment. { $plan }.
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
event-combat_result = { $table } { $column } (die { $roll }): { $result }.
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
event-taken_back = The deployment begins again.
event-scheduled = { $unit } enters on turn { $roll }.
event-may_evacuate = German units are at the French coast: Evac may go into the bin on this turn and on no other.
event-bin_filled = { $markers ->
    [hidden] { $side } fill their bin.
   *[other] { $side } fill their bin: { $markers }.
}
event-discarded = { $marker } is out of the game.
event-extended = The Germans extend the game to turn 8.
event-commands = Commands: { $commands }.
event-channel_unit = { $unit } may trace its line to a Channel port.
event-refit_points = { $nation } refit points: { $points }.
event-replaced = { $unit } returns as a reinforcement.
event-flew = { $unit } flies over { $hex }.
event-withdrew = { $unit } is withdrawn.
event-transferred = { $unit } is flown { $path }.
event-superiority = { $unit } fights over { $hex } at { $column } (die { $roll }): { $result }.
event-bombing = { $unit } bombs { $hex } at { $column } (die { $roll }): { $result }.
event-city_bombed = { $hex } is bombed: it is no depot, port or shelter any more.
event-air_lost = { $unit } is lost.
event-air_aborted = { $unit } is reduced and aborted.
event-air_restored = { $unit ->
    [hidden] { $side } restore an air unit.
   *[other] { $unit } is restored to full strength.
}
event-air_arrived = { $unit } is available.
event-air_returned = Air and naval units return.
event-landed = { $unit } lands { $path }.
event-landing_secured = { $unit } has cleared { $hex }.
event-special_force_succeeds = { $force } succeeds in { $hex } (die { $roll }).
event-special_force_fails = { $force } fails in { $hex } (die { $roll }).
event-naval_support = The naval unit supports the combat in { $hex }.
event-stood = { $unit } stands in the fort of { $hex }.
event-counterattack = { $units } { COUNT($units) ->
        [one] counterattacks
       *[other] counterattack
    } { $hex }.
event-bridgehead = A bridgehead is won { $path }.
event-bridgehead_lifted = The bridgehead { $path } is removed.
event-open_city = { $hex } is declared an open city.
event-morale_victory = { $side } win a Morale Victory: { $event }.
event-morale_added = { $side } put their Morale marker into the bin.
event-ended_epic = Sudden death: an epic victory for { $winner }.
event-ended_german_strategic = A German strategic victory.
event-ended_german_operational = A German operational victory.
event-ended_german_marginal = A German marginal victory.
event-ended_draw = The game is a draw.
event-ended_allied_marginal = An Allied marginal victory.
event-ended_allied_operational = An Allied operational victory.
event-ended_allied_strategic = An Allied strategic victory.

## Why not

objection-2-1-b-way = ocean hexsides bar every way there.
objection-3-4-c-choose = end the game, or extend it.
objection-3-4-c-moment = the game is extended at the end of turn 6.
objection-3-7-reinforcements = the country has capitulated and receives no reinforcements.
objection-4-1-a-dice = the dice must be rolled first.
objection-4-1-a-draw = a marker must be picked first.
objection-4-1-a-not_yours = it is the other side's turn to answer.
objection-4-1-a-over = the game is over.
objection-4-1-b-special = add a special marker to your bin, or none.
objection-4-1-b-other = that marker belongs to the other side.
objection-4-1-b-moment = bins are filled in the Command Marker Phase.
objection-4-1-c-moment = refit points are spent in the Refit Phase.
objection-4-1-e-moment = air units fly, fight and bomb in the Air Operations Segment of your own impulse.
objection-5-0-a-other = what the other side may put into its bin is its secret.
objection-5-1-e-corps = choose a mechanized corps of your own.
objection-5-1-e-map = the corps is not on the map.
objection-5-1-e-active = the corps is activated already.
objection-5-1-h-marker = Belgian and Dutch units are activated by their own markers only.
objection-5-1-j-corps = choose a French mechanized corps.
objection-5-1-j-map = the corps is not on the map.
objection-5-1-j-active = the corps is activated already.
objection-5-1-k-option = that marker is used only with its optional rule.
objection-5-2-a-early = the marker is available from turn { $turn } on.
objection-5-2-b-used = { $marker } has been used or discarded.
objection-5-5-name = choose the command that the marker activates.
objection-5-5-marker = the marker cannot activate that command.
objection-5-5-twice = the command is activated already.
objection-5-5-moment = commands and units are activated when a marker is played.
objection-5-7-b-gone = the country has capitulated.
objection-5-8-c-reserve = only reserve units may join.
objection-5-8-c-enemy = that is not one of your units.
objection-5-8-c-group = reserve units join army groups only, and none is activated.
objection-5-8-c-map = the unit is not on the map.
objection-5-8-c-once = the reserve unit has been activated this turn.
objection-5-8-c-arrived = activate the unit that has just arrived, or keep it back.
objection-6-0-e-plain = enemy ground units are in the hex.
objection-6-0-e-way = enemy ground units bar every way there.
objection-6-0-g-plain = units of another Allied nation are in the hex.
objection-6-1-plain = the hex is full.
objection-6-2-plain = the hex is full.
objection-6-3-plain = the rough hex is full.
objection-6-5-plain = the hex has too many units: choose one of them.
objection-6-5-kind = not that kind of unit is in excess.
objection-6-5-elsewhere = the unit is not in the hex that has too many.
objection-6-5-moment = units in excess are driven out at the end of a Movement or Combat Segment.
objection-7-2-b-plain = the hex is in an enemy zone of control.
objection-7-2-c-way = enemy zones of control bar the way: units stop in them and do not go from one to another.
objection-8-0-a-nobody = no unit that may move is there.
objection-8-0-a-own = that is not one of your units.
objection-8-0-a-off_map = the unit is not on the map.
objection-8-0-a-inactive = the unit is not activated in this impulse.
objection-8-0-a-moved = the unit has moved in this segment.
objection-8-0-a-stack = only one unit in the hex can be moved: choose it.
objection-8-0-a-here = the unit is there already.
objection-8-0-a-points = the hex is too far away.
objection-8-0-a-other = choose a hex for the moving units first, or finish their move.
objection-8-0-a-moment = units move in the Ground Movement Segment of your own impulse.
objection-8-0-b-static = the unit has no movement factor.
objection-8-0-b-sea = no unit enters sea or lake.
objection-8-0-b-way = sea and lake bar every way there.
objection-8-2-way = the unit is unsupported and has half its movement factor.
objection-8-4-1-plain = armies cannot enter rough terrain.
objection-8-4-1-way = rough terrain, closed to armies, bars every way there.
objection-8-5-a-plain = no unit enters Switzerland.
objection-8-5-a-way = Switzerland bars every way there.
objection-8-5-a-edge = no unit may leave the map.
objection-8-5-b-plain = the unit may not go to that country.
objection-8-5-b-way = countries that are closed to the unit bar every way there.
objection-9-0-a-one = units go by rail one at a time.
objection-9-0-a-unsupported = the unit is unsupported.
objection-9-0-a-abroad = units go by rail in their own country only, British units in France.
objection-9-0-a-enemy = the hex is not under friendly control.
objection-9-0-b-start = the unit is in no city or town.
objection-9-0-b-end = a rail move ends in a city or town.
objection-9-0-b-here = the unit is there already.
objection-9-0-b-nowhere = no city or town can be reached by rail.
objection-9-0-b-route = no open line leads there.
objection-9-0-c-moved = the unit has moved in this segment.
objection-9-0-c-moment = units go by rail in the Ground Movement Segment of your own impulse.
objection-9-1-plain = the rail capacity of this segment is used up.
objection-10-0-a-own = that is not one of your units on the map.
objection-10-0-a-inactive = the unit is not activated in this impulse.
objection-10-0-a-factor = the unit has no attack factor.
objection-10-0-a-nobody = no enemy unit is there.
objection-10-0-a-adjacent = no unit that may attack is next to the hex, or this one is not.
objection-10-0-a-moment = attacks are made in the Combat Segment of your own impulse.
objection-10-1-a-once = the unit has attacked in this segment.
objection-10-1-a-attacked = all units in the hex have been attacked in this impulse.
objection-10-1-b-joined = the unit has joined the attack.
objection-10-1-b-nobody = no unit has joined the attack yet.
objection-10-1-b-one = an attack is directed against one hex: launch this one or call it off first.
objection-10-1-b-other = choose units for the attack, launch it or call it off.
objection-10-2-a-mech = only mechanized units alone use the Mobile table.
objection-10-2-a-other = choose the table.
objection-10-2-b-plain = the defenders are in an intact fort of their own side: only the Assault table may be used.
objection-10-3-moment = the table is chosen after an attack has been declared.
objection-10-6-moment = steps are lost when a combat result demands it.
objection-11-0-plain = choose the hex to which the unit retreats.
objection-11-0-adjacent = a retreat goes from hex to hex, and that one is not adjacent.
objection-11-0-moment = units retreat when a combat result demands it.
objection-11-1-a-source = the hex is farther from the unit's supply source than another that is open.
objection-11-1-b-plain = the hex is closed to the unit.
objection-11-1-b-enemy = enemy ground units are in the hex.
objection-11-1-d-plain = the hex is full, and the retreat cannot go on from there.
objection-11-1-e-back = a retreat may not double back.
objection-11-1-e-way = the retreat could not be completed from there.
objection-12-0-plain = choose a unit to pursue, or halt.
objection-12-0-attackers = only surviving attackers pursue.
objection-12-0-moment = units pursue after a victorious attack.
objection-12-2-a-plain = choose a hex to pursue to, or halt.
objection-12-2-a-adjacent = pursuit goes from hex to hex, and that one is not adjacent.
objection-12-2-b-static = a unit without a movement factor cannot pursue.
objection-13-1-own = that is not one of your units.
objection-13-1-track = the unit is not a reinforcement that is still to come.
objection-13-2-a-choose = choose a reinforcement, or wait.
objection-13-2-a-early = the unit enters on turn { $turn }.
objection-13-2-a-command = the unit's command is not activated in this impulse.
objection-13-2-a-last = no marker left in your bin could bring it in this turn: it must enter now.
objection-13-2-a-moment = reinforcements enter in the Reinforcement Segment of your own impulse.
objection-13-3-a-place = German reinforcements enter in German depots or on the east edge.
objection-13-3-b-place = these reinforcements enter in depots of their own country, French ones also on the south edge.
objection-13-3-c-place = British reinforcements enter on the west edge.
objection-13-4-control = the hex is not under friendly control.
objection-13-4-nowhere = no hex is open for the unit to enter.
objection-14-3-choose = choose what to refit, or go on.
objection-14-3-a-own = that is not one of your ground units.
objection-14-3-a-map = the unit is not on the map.
objection-14-3-a-full = the unit is at full strength.
objection-14-3-a-line = the unit has no line of communications.
objection-14-3-a-points = this takes { $price ->
        [one] 1 { $nation } refit point
       *[other] { $price } { $nation } refit points
    }.
objection-14-3-b-own = that is not one of your logistic units.
objection-14-3-b-there = the unit is not eliminated.
objection-14-3-b-points = this takes { $price ->
        [one] 1 { $nation } refit point
       *[other] { $price } { $nation } refit points
    }.
objection-14-3-c-own = that is not one of your air units.
objection-14-3-c-full = the air unit is at full strength.
objection-14-3-c-points = this takes { $price ->
        [one] 1 { $nation } refit point
       *[other] { $price } { $nation } refit points
    }.
objection-14-3-d-map = eliminated units cannot be rebuilt, except logistic units.
objection-14-3-d-air = the air unit is lost or has not arrived.
objection-15-2-d-unit = choose one of the French units that need a line to a Channel port.
objection-15-2-d-moment = the French unit with a line to a Channel port is named at the start of an impulse.
objection-15-6-pursuit = the unit is cut off and cannot pursue.
objection-16-1-choose = choose an air unit to fly, or go on.
objection-16-1-utilized = the air unit has been used this turn.
objection-16-1-lost = the air unit is lost.
objection-16-1-absent = the air unit is not in the game yet.
objection-16-1-display = the air unit is not on the map.
objection-16-1-here = the air unit is there already.
objection-16-1-place = choose where the air unit flies.
objection-16-1-b-once = the air unit has been activated in this impulse.
objection-16-1-b-enemy = that is not one of your air units.
objection-16-1-b-air = that is not an air unit.
objection-16-3-plain = another air unit of your side is there.
objection-16-5-b-unit = no air unit that was activated in this impulse is over the city.
objection-16-6-a-hex = choose a hex with air units of both sides.
objection-16-8-leave = it costs 1 more to leave hexes under German air zones.
objection-16-8-rail = German air zones stop rail movement there.
objection-16-9-a-city = no city is there.
objection-16-9-a-country = the city is in no enemy country.
objection-16-9-a-own = a unit of your own is in the city.
objection-16-9-a-bombed = the city has been bombed.
objection-17-0-c-fort = the unit is in no intact fort of its own side.
objection-18-0-a-airborne = only the airborne corps lands, and alone.
objection-18-0-a-once = the airborne corps lands once in the game.
objection-18-0-b-moved = the unit has moved in this segment.
objection-18-0-b-germany = a landing starts in Germany.
objection-18-0-b-unsupported = the unit is unsupported.
objection-18-0-b-far = the hex is more than ten hexes away.
objection-18-0-b-here = the unit is there already.
objection-18-0-b-moment = the airborne corps lands in the Ground Movement Segment.
objection-18-2-a-alone = the airborne corps attacks alone where it has landed, and attacks nothing else.
objection-18-2-a-must = the airborne corps must attack where it has landed.
objection-19-0-own = that is not one of your special forces.
objection-19-0-other = commit special forces, or not.
objection-19-0-moment = special forces are committed in an attack on an intact fort.
objection-19-1-gone = the special forces have been used.
objection-20-1-other = use the naval unit, or not.
objection-20-1-moment = the naval unit is used when units on the coast attack or are attacked, once a turn.
objection-20-2-a-coast = no German unit is at the French coast.
objection-20-2-b-group = only units of the army group that Evac activates are evacuated.
objection-20-2-b-port = the unit is in no port.
objection-20-2-b-moment = units are evacuated after the movement of the impulse of Evac.
objection-20-2-c-plain = under Evac no ground unit attacks.
objection-21-0-unit = choose one of the units to be set up.
objection-21-0-own = that is not one of your units.
objection-21-0-placed = the unit is set up already.
objection-21-0-later = the unit enters later, or is not in this game.
objection-21-0-moment = plans are kept and units set up before play.
objection-21-1-a-home = the unit is set up in France.
objection-21-1-a-near = the hex is more than two hexes from the logistic unit of the army group.
objection-21-1-a-first = set up the logistic units first, then the fortress units.
objection-21-1-a-place = choose a hex for the unit.
objection-21-1-b-home = the fortress unit is set up in its own country.
objection-21-1-b-near = the hex is more than two hexes from the logistic unit of the army group.
objection-21-1-b-fort = fortress units are set up in forts.
objection-21-1-b-forts = from there some fortress unit would have no fort.
objection-21-1-b-one = a fortress unit is there already.
objection-21-1-b-others = another fortress unit needs that fort.
objection-21-1-b-place = choose a fort for the unit.
objection-21-1-c-home = Belgian units are set up in Belgium, Dutch ones in the Netherlands.
objection-21-1-c-place = choose a hex for the unit.
objection-21-1-e-kept = that plan was discarded.
objection-21-1-f-regular = the regular markers are in the bin in any case.
objection-21-2-a-bin = choose one of the markers in your bin.
objection-21-2-a-moment = only the first German marker of turn 1 is selected.
objection-21-2-b-home = German units are set up in Germany.
objection-21-2-b-near = the hex is more than three hexes from the logistic unit of the command.
objection-21-2-b-first = set up the logistic units first, then the fortress units.
objection-21-2-b-place = choose a hex for the unit.
objection-21-2-e-kept = that plan was discarded.
objection-22-1-a-plain = choose a unit that loses a step.
objection-22-1-a-part = the unit takes no part in this combat.
objection-22-1-a-mech = on the Mobile table a mechanized unit loses the first step.
objection-22-2-a-attackers = choose a hex of units that have attacked.
objection-22-2-a-moment = defenders counterattack after a CA result.
objection-22-4-port = the port is bombed.
objection-24-1-belgium = the Germans do not control all cities and towns of Belgium.
objection-24-2-france = the Germans control fewer than two French cities or towns.
objection-24-3-a-victory = the Morale marker enters the bin after a Morale Victory.
objection-24-3-a-first = say first whether your Morale marker goes into the bin.
objection-24-3-a-moment = the Morale marker enters the bin after a Morale Victory.
objection-25-3-german = only Allied units leave over the west edge.
objection-25-3-evac = units leave over the west edge only in the turn of Evac, once it has been picked.
objection-25-3-edge = the unit is not on the west edge.
objection-25-3-points = the unit has not enough movement left to leave the map.
objection-25-4-a-city = only Rotterdam, Antwerp, Brussels and Paris can be declared open.
objection-25-4-a-control = the Allies do not control the city.
objection-25-4-a-units = Allied units are in the city.
objection-25-4-a-bombed = the city has been bombed.
objection-25-4-a-open = the city is open already.
objection-25-4-a-moment = cities are declared open at the end of an Allied impulse.
objection-25-4-b-plain = no Allied unit enters an open city.
objection-25-4-b-way = open cities bar every way there.
objection-26-0-enemy = an enemy air unit is there.
objection-26-2-plain = a landing takes the airlift unit, which is not available.
objection-26-3-airlift = the airlift unit is not available.
objection-26-3-kind = the airlift unit does not carry that unit.
objection-26-3-active = the unit is not activated in this impulse.
objection-26-3-start = the unit is in no city under German control.
objection-26-3-nowhere = there is no other city under German control.
objection-26-3-city = the airlift unit flies to cities under German control only.
objection-26-3-here = the unit is there already.
objection-26-3-moment = units are transferred in the German Air Operations Segment.
objection-27-1-a-river = no river side that was attacked across is there, or it has a bridgehead.
objection-27-1-a-attacker = no surviving attacker is there.
objection-27-1-a-other = place a bridgehead, or not.
objection-27-1-a-moment = bridgeheads are won in combat.
objection-27-1-c-own = no bridgehead of yours starts there.
objection-27-1-c-moment = bridgeheads are removed at the end of your own impulse.
objection-28-1-plain = the Netherlands are out of play.
objection-28-1-way = the Netherlands, which are out of play, bar every way there.

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
value-netherlands-at_war = at war
value-netherlands-neutral = neutral and out of play
value-ready_armor-off = on turn 2, reduced
value-ready_armor-on = from the start, at full strength
value-allied_air-off = as printed on the markers
value-allied_air-on = two each, and bombing
value-french_sf-off = no unit
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

# $parts (Listed), $number (Number), $countries, $markers (Terms), $why (Term), $values (Text), $hexes (Places),
# $phase (Sentence), $turn (Number or Sentence), $units (Pieces or Listed)
board-title = Manstein's War: the campaign in the West.
board-phase = { $phase }.
board-now = { $turn }. { $phase }.
board-ended = { $turn }. The game is over. { $result }
board-initiative = { $side } have the initiative.
board-points = Victory points: { $parts }.
board-points_known = Victory points, as far as known: { $parts }.
board-side_number = { NAME($side, as: "title") } { $number }
board-rp = Refit points: { $parts }.
nation_number = { $nation } { $number }
board-capitulated = Capitulated: { $countries }.
board-plan = The plan of { $side }: { $plan }.
board-plan_hidden = { $side } have kept a plan, unseen.
board-bin = In the bin of { $side }: { $markers }.
board-bin_hidden = The bin of { $side } is closed.
board-picked = Played this turn: { $markers }.
board-empty = No units on the map.
board-column_hex = hex
board-column_place = place
board-column_country = country
board-column_holder = held by
board-column_units = units, the top one first
board-unit = { $unit } { $values }
board-contested = contested
board-air = { $unit } over { $hex }, strength { $number }.
board-destroyed = Destroyed forts: { $hexes }.
board-bombed = Bombed cities: { $hexes }.
board-open = Open cities: { $hexes }.
board-bridgehead = Bridgehead { $path }.
board-off_map = { $why }: { $units }
board-due = Due on turn { $turn }: { $units }
board-due_unknown = Due on a turn that is not known: { $units }
-off-waiting = Waiting
-off-dead = Eliminated
-off-evacuated = Evacuated
-off-removed = Out of the game
-off-available = Available
-off-utilized = Utilized
-off-lost = Lost
-off-awaited = Not arrived yet
-off-out = Not in this game
-off-unseen = Off the map, unseen

## Places. $ground (Term)

-ground-clear = clear
-ground-forest = forest
-ground-rough = rough
-ground-sea = sea
-ground-lake = lake

place-name = { NAME($hex, as: "title") }
place-ground = { $ground }
place-country = { $country }

## The page: turns, phases and counters. $strength, $most (Number)

scene-set_up = Plans and deployment
# $turns (Number), $date (Term)
scene-turn = Turn { $turn } of { $turns }, { $date }
# $phase (Sentence), $marker (Term)
scene-phase = { $phase }: { $marker }
-date-1 = 10–16 May 1940
-date-2 = 17–23 May 1940
-date-3 = 24–30 May 1940
-date-4 = 31 May–6 June 1940
-date-5 = 7–13 June 1940
-date-6 = 14–20 June 1940
-date-7 = 21–27 June 1940
-date-8 = 28 June–4 July 1940

phase-set_up = Plans and deployment
phase-new_turn = New turn
phase-command_markers = Command markers
phase-extension = Extension
phase-german_refit = German refit
phase-german_pick = German pick
phase-german_command = German command
phase-german_channel = Line to the Channel
phase-german_reinforcements = German reinforcements
phase-german_air = German air
phase-german_movement = German movement
phase-german_evacuation = Evacuation
phase-german_combat = German combat
phase-allied_refit = Allied refit
phase-allied_pick = Allied pick
phase-allied_command = Allied command
phase-allied_channel = Line to the Channel
phase-allied_reinforcements = Allied reinforcements
phase-allied_air = Allied air
phase-allied_movement = Allied movement
phase-allied_evacuation = Evacuation
phase-allied_combat = Allied combat

# $name (Term), $factors (Text): attack, defense and movement, $command (Term)
scene-unit = { $name }, { $factors }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { NAME($command, as: "title") }
scene-air = { $name }, strength { $strength }
scene-naval = { $name }, { $strength ->
        [one] 1 column
       *[other] { $strength } columns
    }
scene-airlift = { $name }
scene-force = { $name }, special force, succeeds on 1 to { $most }
scene-marker = { $marker }

mark-active = activated by the marker in play
mark-moved = has moved
mark-attacked = has attacked
mark-used = reserve already activated this turn
mark-channel = traces its line to a Channel port
mark-unsupported = unsupported: movement halved, one column against it
mark-cut_off = cut off: unsupported, and no pursuit

marker-turn = the present turn of { $side }
marker-rail = rail movement of { $side }
marker-bin = the closed bin of { $side }
marker-rp = { $nation } refit points
marker-destroyed = destroyed fort
marker-bombed = bombed city
marker-open_city = open city
marker-bridgehead = bridgehead

# What a command marker does. $parts (Listed), $commands (Terms), $number (Number)
marker-does = Activates { $parts }.
marker-all = { $commands }
marker-some = { $number } of { $commands }
marker-corps = { $number ->
        [one] 1 mechanized corps
       *[other] { $number } mechanized corps
    }
marker-air = { $number ->
        [one] 1 air unit
       *[other] { $number } air units
    }
marker-every_air = all air units
marker-shift_impulse = attacks shifted { $number ->
        [one] 1 column
       *[other] { $number } columns
    } to the right
marker-shift_turn = attacks shifted { $number ->
        [one] 1 column
       *[other] { $number } columns
    } to the right for the rest of the turn
marker-shift_maginot = attacks out of the Maginot Line into Germany shifted { $number ->
        [one] 1 column
       *[other] { $number } columns
    } to the right
marker-air_shift = combats in the air and bombing shifted { $number ->
        [one] 1 column
       *[other] { $number } columns
    } to the right
marker-no_attacks = no ground attacks

tray-bin_german = German bin
tray-bin_allied = Allied bin
tray-played_german = Played by the Germans
tray-played_allied = Played by the Allies
tray-setting_up = To be set up
tray-removed = Not in this game
tray-entry_unknown = Due on a turn that only their owner knows

## What is counted

# The figures that decide the game, for its end.
standing-points = Victory points

track-plan_german = German plan
track-plan_allied = Allied plan
track-plan = { $plan }
track-impulse = Marker in play
track-marker = { $marker } ({ NAME($side, as: "title") })
track-commands = Activated: { $commands }
# $shift (Number)
track-shift = Attacks shifted { $shift ->
        [one] 1 column
       *[other] { $shift } columns
    } to the right
track-air = Air activations left: { $count }
# $german, $allied (Number)
track-points = How you stand
# $difference (Number or Signed), $level (Term)
track-standing = { $difference }, { $level }
track-totals = German { $german }, Allied { $allied }
-level-german_strategic = German strategic
-level-german_operational = German operational
-level-german_marginal = German marginal
-level-draw = draw
-level-allied_marginal = Allied marginal
-level-allied_operational = Allied operational
-level-allied_strategic = Allied strategic
# $parts (Listed)
track-for_hex = { NAME($side, as: "title") } { $points } for control: { $parts }
track-for_unit = { NAME($side, as: "title") } { $points } for eliminated units: { $parts }
track-for_air = { NAME($side, as: "title") } { $points } for eliminated air units: { $parts }
track-for_variant = { NAME($side, as: "title") } { $points } for variants: { $parts }
track-for_extension = { NAME($side, as: "title") } { $points } for the extension
track-hex = { $hex } { $points }
track-unit = { $unit } { $points }
# $variant (Term)
track-variant = { $variant }
-variant-ss_corps = SS corps
-variant-german_sf = third special force
-variant-mountain_corps = mountain corps
-variant-air_transfer = air transfer
-variant-netherlands = no Netherlands
-variant-ready_armor = armor ready from the start
-variant-allied_air = Allied air doctrine
-variant-french_sf = French special force
-variant-colonial_corps = colonial corps
-variant-fighter_command = Fighter Command
-variant-belgian_alliance = Belgian alliance
track-unseen = Air units that the other side has lost are counted at the end.
track-initiative = Initiative
track-side = { NAME($side, as: "title") }
track-specials = Special markers left
track-markers = { $markers }
track-rp_german = German refit points
track-rp_allied = Allied refit points
# $points, $left, $all (Number or Text)
track-nation = { $nation } { $points }
track-list = { $parts }
track-rail = Rail capacity of the segment
track-rail_left = { $left } of { $all } armies left
track-country = { NAME($country, as: "title") }
track-capitulated = capitulated
# $count, $all (Number)
track-share = { $count } of { $all } in German control
track-left = Still needed for capitulation: { $hexes }

## Layers over the map

layer-attack = The attack in progress
layer-front = Front line
layer-control_german = German control
layer-control_allied = Allied control
layer-contested = Contested depots, ports and victory hexes
layer-zone_german = German zones of control
layer-zone_allied = Allied zones of control
layer-air_german = German air zones
layer-air_allied = Allied air zones
layer-interdicted = Interdiction of Allied movement
layer-reach_german = Where German units could move
layer-reach_allied = Where Allied units could move
layer-threat_german = Where Germans could then attack
layer-threat_allied = Where Allies could then attack
layer-landing_german = Where the airborne corps could land
layer-supply_german = German supply and its lines
layer-supply_french = French supply and its lines
layer-supply_british = British supply and its lines
layer-supply_belgian = Belgian supply and its lines
layer-supply_dutch = Dutch supply and its lines
layer-victory_german = Hexes worth points to the Germans
layer-victory_allied = Hexes worth points to the Allies

## The inspector

inspect-hex = { $hex }
inspect-closed = Closed to ground units.
# $ground (Term), $mech, $other (Number)
inspect-ground = Ground: { $ground }; { $mech ->
        [one] 1 movement factor
       *[other] { $mech } movement factors
    } for mechanized units, { $other } for others.
inspect-no_armies = Closed to armies, and room for one corps.
# $shift (Number)
inspect-shift = Attacks on this hex are shifted { $shift ->
        [one] 1 column
       *[other] { $shift } columns
    } to the left.
inspect-country = In { $country }.
inspect-city = A city, which can be bombed.
inspect-town = A town: rail movement may begin and end here.
inspect-depot = A depot.
inspect-channel_port = A Channel port: a source of British supply, and a port of evacuation.
inspect-port = A port.
inspect-coast = On the coast: the naval unit may support combats.
inspect-bombed = Bombed: neither depot nor port nor shelter any more.
inspect-open_city = An open city: closed to Allied units.
# $shift, $cost (Number)
inspect-major_fort = A major fort of { $side }: { $shift } more column for its defenders, { $cost } movement factors for their enemies.
inspect-minor_fort = A minor fort of { $side }: { $shift } more column for its defenders, { $cost } movement factors for their enemies.
inspect-ruin = A destroyed fort.
inspect-river = River towards { $hexes }: 1 more movement factor, and a column for the defender if all attackers cross.
inspect-ocean = Ocean towards { $hexes }, which cannot be crossed.
# $start (Place)
inspect-bridgehead = A bridgehead from { $start } to { $hex }: the river gives no column.
inspect-controlled = Controlled by { $side }.
inspect-contested = Held by { $side }, but contested: nobody controls it.
# $points (Number)
inspect-points = Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $side }.
inspect-zone = In a zone of control of { $side }.
inspect-air = In an air zone of { $side }: combats here are supported.
inspect-interdicted = Interdicted: Allied units pay 1 more to leave, and use no rail.
# $attack, $defence, $movement (Number)
inspect-supported = { $unit } is supported: attack { $attack }, defense { $defence }, movement { $movement }.
inspect-unsupported = { $unit } is UNSUPPORTED: attack { $attack }, defense { $defence }, movement { $movement }.
inspect-cut_off = { $unit } is CUT OFF: attack { $attack }, defense { $defence }, movement { $movement }, no pursuit.
# $source (Place)
inspect-supply_line = Supply comes { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } from { $source }.
inspect-crowded = { NAME($side, as: "title") } units too many here: { $count }. Each loses a step and is driven out as the segment ends.
inspect-threat = May be attacked now by { $units }.

## Buttons, and what a click on a hex or a piece does

action-end = End the segment
action-done = Go on
action-wait = No more for now: they can come later
action-no = No
action-halt = Halt
action-all = Attack with all
action-launch = Launch the attack
action-call_off = Call it off
action-assault = Assault table: destroys steps
action-mobile = Mobile table: gains ground
action-naval = Use the naval unit: one column, once in a turn
action-stand = Stand in the fort: hold it
action-home = Withdraw it from the map
action-add = Put the Morale marker into the bin
action-extend = Extend the game to turn 8: costs 10 points
action-again = Begin the deployment again
action-with = Join the attack
action-refit = Refit
action-restore = Restore
action-replace = Replace
action-deploy = Bring in
action-fly = Fly
action-transfer = Carry by air
action-excess = Drive out
action-embark = Evacuate
action-lose = Take the step from it
action-corps = Activate
action-pursue = Pursue
action-channel = Supply by the Channel
action-unit = Move
action-stack = The whole stack
action-attack = Attack
action-fight = Fight in the air
action-bomb = Bomb
action-counter = Counterattack here
action-bridgehead = Bridgehead from here
action-lift = Remove the bridgehead
action-open = Declare an open city
action-keep = Keep
action-plan = Choose this deployment
action-bin = Add to the bin
action-select = Select
action-command = Activate
action-commit = Commit
action-go = Move here
action-to = Go here
action-rail = Go by rail
action-land = Land from the air
action-exit = Leave by the west edge
action-place = Set up here
action-at = Enter here
action-over = Fly here
action-retreat = Retreat here
action-push = Drive it here
action-onward = Pursue here

# $what (Term), $parts (Listed): what a marker does, $unit (Piece), $price (Number)
choice-keep = Keep { $what }: { $parts }
choice-select = Play { $what }: { $parts }
choice-bin_none = No special marker
choice-bin = Add { $what }: { $parts }
choice-command = Activate { $what }
choice-plan = { $what }
-deployment-allied_plan_d = Plan D: ready for the Dyle
-deployment-allied_closed_door = Closed door: 3rd Army bars the Ardennes
-deployment-german_sickle = Sickle: panzers behind the Ardennes
-deployment-german_yellow = Yellow: panzers in the north
-deployment-by_hand = By hand
choice-commit = Commit { $what }: it may destroy the fort, and is then out of the game
choice-refit = Refit { $unit } for { $price }
choice-restore = Restore { $unit } for { $price }
choice-replace = Replace { $unit } for { $price }
choice-deploy = Bring in { $unit }
choice-fly = Fly { $unit }
choice-unit = Set up { $unit }
choice-with = Activate { $unit }

choice-done_Refit-spend = No more refits
choice-done_CommandSegment-reserves = No more reserves
choice-done_Arrival-act = Keep it back
choice-done_AirSegment-fly = No more flights
choice-done_AirSegment-bombing = No more bombing
choice-done_Move-go = Finish this move
choice-done_Move-put_down = Do not move it now
choice-done_Evacuation-embark = No more evacuation
choice-done_OpenCities-declare = No open city
choice-no_Combat-commit = No special force: keep it for later
choice-no_Combat-support = Without the naval unit: keep it for another combat
choice-no_Combat-bridge = No bridgehead here
choice-no_CombatSegment-lift = Keep all bridgeheads
choice-no_MoraleMarkers-add = Do without it
choice-end_MovementSegment-choose = End the movement
choice-end_CombatSegment-choose = End the combats
choice-end_GameTurn-extension = End the game now
choice-halt_Pursuit-choose = No further pursuit
choice-halt_Onward-choose = Halt here

warning-crowded = Too many units are in { $hexes }: each one in excess loses a step and is driven out by the enemy.
warning-targets = 200 % or better could be had against { $hexes }.
warning-embark = Still in port: { $units }.

## Standing orders. $value (Term)

order-losses = Losses in combat
order-forts = Retreats from own forts
order-bridgeheads = Own bridgeheads at the end of an impulse
order-naval = The naval unit
order-channel = The French line to the Channel
order = { $value }
-order-ask = ask
-order-never = never
-order-always = use it at the first opportunity
-order-defending = use it in defense only
-order-evenly = from the unit with the most steps
-order-sparing = from the unit with the most steps, mechanized ones last
-order-stand = stand in the fort
-order-keep = keep them
-order-strongest = for the strongest defender

## Errors: what is wrong with a position. $hex, $unit, $name, $text (Text): as they are written

error-bad-unit = a unit is written 'unit: name, place' and, on the map or waiting, its steps
error-bad-support = an air unit, the naval unit, the airlift and special forces are written 'support: name, place'; an air unit may be 'reduced'
error-not-reduced = only air units can be reduced
error-not-over-map = { $unit } cannot be in a hex
error-bad-due = 'due' is a unit and the turn of its entry
error-bad-bridgehead = 'bridgehead' is two neighboring hexes with a river between them, such as 1538-1438

## Printed on the map and beside it

-ground-city = city
-ground-town = town
-ground-depot = depot
-ground-port = port
-ground-major_fort = major fort
-ground-minor_fort = minor fort
# $parts (Listed), $track (Sentence), $date (Text), $number (Number)
place-hex = { $parts }
place-turn = Turn { $turn }, { $date }
place-box = { $track }: { $number }

part-map = Map
part-displays = Displays
part-charts = Charts

scene-map = France, the Low Countries and western Germany in hexes of 40 km.

printed-theatre = The campaign in the West
printed-title = MANSTEIN’S WAR
printed-countries = France and the Low Countries, May and June 1940
printed-map = Map and charts
printed-marker = { $marker }

printed-german_turn = German turns
printed-allied_turn = Allied turns
printed-german_rp = German refit points
printed-allied_rp = Allied refit points
printed-german_rail = German rail, in thirds
printed-allied_rail = Allied rail
printed-german_bin = German bin
printed-german_played = German played
printed-allied_bin = Allied bin
printed-allied_played = Allied played
printed-german_available = German available
printed-german_utilized = German utilized
printed-allied_available = Allied available
printed-allied_utilized = Allied utilized
printed-german_eliminated = Germans eliminated
printed-allied_eliminated = Allies eliminated
printed-evacuated = Evacuated
printed-initial-german = +
printed-initial-french = F
printed-initial-british = Br
printed-initial-belgian = Be
printed-initial-dutch = D
printed-sign-turn = GT
printed-sign-initiative = GT★
printed-sign-rail = Rail
printed-sign-rp = RP
printed-optional = Opt
printed-all = all

printed-assault = Assault table
printed-mobile = Mobile table
printed-air_warfare = Air warfare
printed-results = Results: steps lost, hexes back
printed-result-AA = attacker −1
printed-result-AD = attacker −2, back 1
printed-result-AP = attacker −1, back 2
printed-result-AZ = attacker −3, back 1
printed-result-CA = counterattack; ends at a fort
printed-result-DA = defender −1; pursuit if cleared
printed-result-DD = defender −2, back 1; pursuit
printed-result-DP = defender −2, back 2; pursuit
printed-result-DZ = defender −3, back 2; pursuit
printed-result-DW = defender back 1; pursuit (fort: ST)
printed-result-MA = attacker −1, defender back 1; pursuit
printed-result-OR = defender −3, back 3; pursuit, mech +1
printed-result-ST = each side −1; pursuit if cleared
printed-summary = Refit, support
printed-summary-0 = A step of a ground unit: 1 RP
printed-summary-1 = … in an enemy zone of control: 2 RP
printed-summary-2 = A logistic unit: 1 RP; an air unit: 2 RP
printed-summary-3 = Unsupported: half movement, no rail,
printed-summary-4 = 1L per attacker, 1R per defender,
printed-summary-5 = pursuit of 1 hex, no refit
printed-summary-6 = Cut off: no pursuit either

printed-terrain_effects = Terrain effects
printed-mech = mech
printed-non_mech = others
printed-in_combat = combat
printed-clear = Clear, town
printed-forest = Forest
printed-rough = Rough
printed-city = City
printed-river = River
printed-minor_fort = Enemy minor fort
printed-major_fort = Enemy major fort
printed-closed = Sea, Switzerland
printed-effect-clear = –
printed-effect-forest = 1 column left
printed-effect-rough = 2 columns left; closed to armies
printed-effect-city = 1 column left; none if bombed
printed-effect-river = 1 column left if all attackers cross
printed-effect-minor_fort = 1 column left more for its owner
printed-effect-major_fort = 1 column left more; no counterattack
printed-effect-closed = closed

printed-commands-german = German markers
printed-commands-allied = Allied markers
printed-activates-HGA = that group; 3 air
printed-activates-HGB = that group; 3 air
printed-activates-HGC = that group; 3 air
printed-activates-PGK = that group; 3 air
printed-activates-OKH = * two groups but PGK; 2 air
printed-activates-OKH_Mod = * one group but PGK; 3 air; 1R
printed-activates-Manstein = * PGK; 4 air; 2R all turn
printed-activates-Guderian = * two mech corps; 2 air; 1R
printed-activates-Hoth = * two mech corps; 1 air; 1R
printed-activates-Rommel = * one mech corps; 1 air; 1R
printed-activates-Luftwaffe = * all air; 1R in the air
printed-activates-Fall_Rot = * two groups; 4 air (24.1)
printed-activates-Morale = one group; 1 air; 1R (24.3)
printed-activates-1AG = that group; 2 air
printed-activates-2AG = that group; 1 air
printed-activates-3AG = that group; 1 air
printed-activates-Belgium = all Belgian units
printed-activates-Netherlands = all Dutch units
printed-activates-Plan_D = * one group; 2 air; 1R
printed-activates-Plan_E = * two groups; 1 air
printed-activates-Plan_R = * one group; 1 air; 2R (Maginot)
printed-activates-De_Gaulle = * one mech corps; 1 air; 1R
printed-activates-Evac = * one group; 2 air; no attack
printed-activates-Plan_W = * two groups; 2 air (24.2)

printed-units = Units
printed-part-steps = steps left
printed-part-size = size: XXX corps
printed-part-command = command, type, name
printed-part-factors = attack-defense-movement
printed-worn = An army loses step after step
printed-kind-infantry = Infantry
printed-kind-armor = Armor
printed-kind-motorized = Motorized
printed-kind-airborne = Airborne
printed-kind-mountain = Mountain
printed-kind-fortress = Fortress
printed-kind-logistic = Logistic
printed-nation-german = German
printed-nation-french = French
printed-nation-british = British
printed-nation-belgian = Belgian
printed-nation-dutch = Dutch

printed-marks = Marks
printed-mark-city = City
printed-mark-town = Town
printed-mark-port = Port
printed-mark-channel_port = Channel port
printed-mark-depot = Depot (supply center)
printed-mark-border = Border
printed-mark-entry-german = German entry
printed-mark-entry-french = French entry
printed-mark-entry-british = British entry
printed-mark-german-held = Held by the Germans
printed-mark-allied-held = Held by the Allies
printed-game = Manstein’s War is a game by Decision Games (2022).
printed-sources = After Natural Earth and GeoNames (CC BY 4.0).

# Odds.
# $printed, $percent (Number), $force (Text)
odds-unit = { $unit }
odds-table = { $table } table
odds-result = { $result }
odds-nothing = no effect
odds-retreated = retreated here: adds nothing, suffers the result
odds-reduced = reduced from { $printed }
odds-city = the city
odds-superiority = Air superiority
odds-bombing = Bombing
odds-counterattack = Counterattack on { $hex } after CA ({ $percent } %), { $table } table
odds-force = { $force } destroys the fort at { $hex }
odds-fort-stands = If the fort at { $hex } stands
shift-clear = clear
shift-forest = forest
shift-rough = rough
shift-city = city
shift-fort = fort
shift-river = all attackers cross a river
shift-unsupported_attacker = { $unit } is unsupported
shift-unsupported_defender = { $unit } is unsupported
shift-air_of_attacker = air support of the attack
shift-air_of_defender = air support of the defence
shift-naval = naval support
shift-marker = command marker
shift-manstein = Manstein
shift-mountain = mountain troops
shift-luftwaffe = Luftwaffe
shift-counterattack = counterattack
note-others = { $units } may join the attack.
note-ships = Ships may support the Allied side: one column.
note-trapped = Could not retreat, and would be eliminated: { $units }.
note-bystanders = { $units } took no part in the attack: the counterattack does not touch them.
# As they are written. $text, $name, $hex (Text)
error-names-no-target = '{ $text }' names no hex that is attacked
error-nobody-attacks = it is nobody's turn to attack: name the units
error-no-attacker = no unit can attack { $hex }
error-no-force = '{ $name }' is not a special force
