### Springtime for Hitler in English.
###
### The arguments of messages, with one meaning throughout:
### $area (Place), $path (Path), $unit, $leader (Piece), $units (Pieces), $side, $winner (Side),
### $nation, $result, $strength, $why (Term), $event (Term or Hidden), $groups (Terms),
### $die, $attack_dice, $defense_dice (Die), $amount (Signed), $areas, $attack, $attack_total, $cost, $defense,
### $defense_total, $impulse, $modified, $morale, $points, $replacements, $total, $turn, $value (Number)

## Sides, words of the game


-side-axis = the Axis
    .number = plural
    .title = Axis
-side-allied = the Allies
    .number = plural
    .title = Allied

-nation-german = German
-nation-french = French
-nation-british = British

-strength-full = Full Strength
-strength-reduced = Reduced Strength

-result-repulse = Repulse
    .a = a Repulse
-result-stalemate = Stalemate
    .a = a Stalemate
-result-success = Success
    .a = a Success
-result-overrun = Overrun
    .a = an Overrun
-result-costly_success = Success, but the Lead loses a step
-result-costly_overrun = Overrun, but the Lead loses a step

-why-unit = a unit is lost
-why-area = French territory changes hands
-why-paris = Paris changes hands
-why-event = an Event

-hidden-card = hidden
-hidden-plan = hidden


-card-de_gaulle = De Gaulle
-card-new_squadrons = New Squadrons
-card-operation_dynamo = Operation Dynamo
-card-cabinet_shuffle = Cabinet Shuffle
-card-air_supremacy = Air Supremacy
-card-billotte_killed = Billotte Killed
-card-plan_red = Plan Red
-card-refugees = Refugees
-card-improved_logistics = Improved Logistics

-group-A = Army Group A
-group-B = Army Group B
-group-C = Army Group C
-group-K = Army Group Kleist
-group-W = Italian Army Group West
-group-1 = French Army Group 1
-group-2 = French Army Group 2
-group-3 = French Army Group 3
-group-4 = French Army Group 4
-group-Be = the Belgian Army
-group-N = the Dutch Army
-group-R = Reserve

## What happened

# Of both seats. $axis, $allied (Number or Die)
event-bids = Bids: the Axis seat { $axis }, the Allied seat { $allied }. French Morale starts at { $morale }.
event-side_roll = Equal bids: the Axis seat rolls { $axis }, the Allied seat { $allied }.
event-exchanged = The players swap sides: the player in the Axis seat now commands the Allies, and the other player the Axis.
event-placed = { $unit } is set up in { $area }.
# $plan (Term or Hidden)
event-deployed = { $side } set up: { $plan }.
event-revealed = Both set-ups are revealed.
event-turn_begins = Turn { $turn }.
event-political_begins = Political Phase.
event-maneuvers_begins = Maneuvers Phase.
event-refit_begins = Refit Phase.
event-end_begins = End Phase.
event-impulse_begins = { NAME($side, as: "title") } Impulse { $impulse }.
event-impulse_advances = The marker advances to Impulse { $impulse }.
event-declared_assault = { $side } declare an Assault: { $groups }.
event-declared_regroup = { $side } regroup.
event-declared_redeploy = { $side } redeploy from { $area }.
event-declared_pass = { $side } pass.
event-logistics_hold = Logistics: { $die } against Impulse { $impulse }, the Maneuvers Phase goes on.
event-logistics_fail = Logistics: { $die } is below Impulse { $impulse }, the Maneuvers Phase ends.
event-morale = French Morale { $amount }, now { $morale }: { $why }.
event-confidence = Command confidence changes: leaders may flip this turn.
# $rating (Signed)
event-leader_flipped = { $leader } flips to a Combat Rating of { $rating }.
event-leader_removed = { $leader } is removed.
event-kleist = Kleist is with { $unit }.
event-italy = Italy declares war: the Italian Army is in Zone F.
event-belgium_surrenders = Belgium: { $die } against { $areas }. King Leopold surrenders.
event-belgium_fights_on = Belgium: { $die } against { $areas }. The Belgians fight on.
event-control = { $area } is now controlled by { $side }.
event-paris_open = { $side } declare Paris an open city.
event-moved = { $unit } moves { $path }.
event-airdrop = The Airlanding Corps lands in { $area } at { $strength } (die { $die }, modified { $modified }).
event-airlanding_withdrawn = The Airlanding Corps is withdrawn.
event-attack = { $side } { COUNT($side) ->
        [one] attacks
       *[other] attack
    } in { $area }: { $units }.
event-attack_mandatory = { $side } must attack in { $area }: { $units }.
event-lead = { $unit } leads for { $side }.
event-air = { $side } commit { $nation } Air Support, +{ $value }.
event-combat_result = In { $area }: attack { $attack }+{ $attack_dice }={ $attack_total }, defense { $defense }+{ $defense_dice }={ $defense_total }: { $result }.
event-reduced = { $unit } is reduced.
event-eliminated = { $unit } is eliminated.
event-removed = { $unit } is permanently out of play.
event-evacuated = { $unit } is evacuated by sea.
event-retreated = { $unit } retreats { $path }.
event-cut_off = { $unit } is Out of Supply.
event-in_supply_again = { $unit } is in supply again.
event-advantage_open_city = { $side } use the Advantage: Paris becomes an open city.
event-advantage_heroic_defense = { $side } use the Advantage: a heroic defense turns the result into a Stalemate.
event-advantage_maximum_attack = { $side } use the Advantage: a maximum attack turns the result into a Stalemate.
event-advantage_soldier_on = { $side } use the Advantage: they soldier on.
event-advantage_extra_event = { $side } use the Advantage: an extra Event.
event-advantage_passes = The Advantage passes to { $side }.
event-event_drawn = { $side } draw an Event: { $event }.
event-event_discarded = { $side } return an Event to the cup: { $event }.
event-event_refused = { $side } draw { $event }, which may not be held on turn 1, and draw again.
event-event_returned = { $event } goes back into the cup.
event-event_played = { $side } play { $event }.
event-replacements = { $side } { COUNT($side) ->
        [one] gains
       *[other] gain
    } { $points ->
        [one] 1 Replacement Point
       *[other] { $points } Replacement Points
    } and { COUNT($side) ->
        [one] has
       *[other] have
    } { $total }.
event-restored = { $unit } is restored to Full Strength for { $cost }.
event-rebuilt = { $unit } comes into play in { $area } at { $strength } (cost { $cost }).
event-surrender_roll = { $unit }, Out of Supply, rolls { $die } (modified { $modified }).
event-no_armistice = Armistice: { $die } is not above { $morale }. France fights on.
event-ended_automatic = An Automatic Victory for { $winner } (French Morale { $morale }).
event-ended_operational = The French ask for an armistice (die { $die }, French Morale { $morale }): an Operational Victory for { $winner }.
event-ended_allied = France holds out: a victory for { $winner } (French Morale { $morale }).

## What is asked

prompt-SideBids-bid = bid French Morale, in secret, for the side that both players want
prompt-SideBids-roll = equal bids: roll for the side
prompt-FreeSetUp-plan = take the ready set-up, or place the units by hand
prompt-FreeSetUp-pick = choose a unit to place
prompt-FreeSetUp-place = place { $unit }
prompt-PlaceKleist-choose = choose the unit that Kleist stays with this turn
prompt-KleistJoins-choose = choose the unit that Kleist joins
prompt-TakePlanRed-offer = take the Plan Red marker instead of drawing?
prompt-DrawEvent-draw = draw an Event marker
prompt-PoliticalDraw-keep_or_discard = keep the Event { $event }, or discard it and draw another
prompt-PlayEvent-place_de_gaulle = choose the Area where de Gaulle's division arrives
prompt-FirstTurnEvent-offer = play the Event { $event } in this Axis impulse, or keep it
prompt-FirstTurnEvent-offer-held = { $event } cannot be played in this Axis impulse: keep it
prompt-EndPhaseEvent-offer = play the Event { $event }, return it unseen to the cup, or keep it
prompt-EndPhaseEvent-offer-held = return the Event { $event } unseen to the cup, or keep it
prompt-PoliticalPhase-belgian_surrender = roll for the surrender of Belgium
prompt-Impulse-open_paris = use the Advantage to declare Paris an open city before the Axis impulse?
prompt-Impulse-declare = declare the impulse: Assault, Regroup, Redeploy or Pass
prompt-Impulse-declare-event = declare the impulse: Assault, Regroup, Redeploy or Pass; first you may play the Event { $event }
prompt-Impulse-logistics = roll for logistics: below { $impulse } the Maneuvers Phase ends
prompt-Impulse-soldier_on = the Logistics roll has failed: use the Advantage to soldier on?
prompt-Assault-act = Assault: move a unit, attack, or end
prompt-Regroup-act = Regroup: move a unit one Area, or end
prompt-Redeploy-act = Redeploy from { $area }: move a unit, or end
prompt-Move-go = { $unit } can move { $points ->
        [one] 1 Area
       *[other] { $points } Areas
    }: where to?
prompt-Move-open_paris = use the Advantage to declare Paris an open city before { $unit } enters it?
prompt-Airdrop-open_paris = use the Advantage to declare Paris an open city before the paratroops land?
prompt-Airdrop-roll = roll for the landing in { $area }
prompt-Attack-gather = attack in { $area }: add units, launch it, or call it off
prompt-Attack-lead_attacker = attack in { $area }: name the Lead Attacking Unit
prompt-Attack-lead_defender = attack in { $area }: name the Lead Defending Unit
prompt-Attack-attacker_air = attack in { $area }: commit Air Support?
prompt-Attack-defender_air = attack in { $area }: commit Air Support?
prompt-Attack-roll = roll for the attack in { $area }
prompt-Attack-offer_advantage = the attack in { $area } is { NAME($result, as: "a") }: use the Advantage?
prompt-Retreat-choose_unit = choose a unit to retreat from { $area }
prompt-Retreat-choose_area = { $unit } retreats: where to?
prompt-Refit-spend = { $replacements ->
        [one] 1 Replacement Point
       *[other] { $replacements } Replacement Points
    }: restore or rebuild a unit, or end
prompt-Refit-place = choose where { $unit } is rebuilt
prompt-Surrender-roll = roll for the surrender of { $unit }, which is Out of Supply
prompt-EndPhase-armistice = roll for the French Armistice: above { $morale } the war is over
prompt-Withdraw-offer = withdraw the Airlanding Corps from the map?

## Refusals by rule and case; a case that is not listed is explained with the text of the rule itself.

objection-4-3-3a-plain = that is not one of your Army Groups.
objection-4-4-1b-unit = Kleist stays with Guderian, Reinhardt or Wietersheim, if he is on the map.
objection-4-4-1b-area = Kleist stays with one of his units in { $area }.
objection-4-4-7a-plain = you have no such Air Support.
objection-5-2-1f-waiting = de Gaulle's division enters play by its Event.
objection-6-1-4a-waiting = Italy has not declared war.
objection-19-1b-gone = that unit takes no part in this scenario.
objection-5-2-1f-nowhere = there is no Area for de Gaulle's division, or it is already in play.
objection-5-2-1f-france = de Gaulle's division arrives in France.
objection-5-2-1f-control = the Axis control that Area.
objection-5-2-1f-area = choose an Area for de Gaulle's division.
objection-5-2-1f-contested = that Area is Contested.
objection-6-0a-dice = the dice, or a marker from the cup, come first.
objection-6-0a-over = the game is over.
objection-6-0a-not_yours = the other side must decide now.
objection-6-0a-other = that is not what is being decided now.
objection-6-1-1a-empty = the cup is empty.
objection-6-1-1d-none = you hold no Event marker.
objection-6-1-1e-plain = an Event of the other side can be held but not played.
objection-7-1a-plain = one side may have at most five units in an Area.
objection-7-1c-full = the Area is full: five units per side.
objection-8-0a-enemy = that is not one of your units.
objection-8-1-1a-inactive = the unit's Army Group has not been activated.
objection-8-1-1a-gone = that Army Group has no unit on the map.
objection-8-1-1c-plain = that Army Group was declared for an Assault in your last impulse.
objection-8-1-1e-inactive = a Reserve unit is activated only in the same Area as a unit of the activated Army Group.
objection-8-1-1f-plain = Reserve units are not an Army Group: they act with one.
objection-8-1-2a2-control = regrouping units may not enter an Area that the enemy controls.
objection-8-1-2a2-occupied = regrouping units may not enter an Area with enemy units.
objection-8-1-2b1-plain = only the units of the chosen Area redeploy.
objection-8-1-2b1-empty = you have no unit there.
objection-8-1-2b2-plain = redeploying units may not enter an Area that the enemy controls, unless it is Contested.
objection-8-1-2b2-nowhere = no unit there has anywhere to go.
objection-8-1-2b4-plain = only units in supply redeploy.
objection-9-1a-off_map = the unit is not on the map.
objection-9-1a-moved = the unit has already moved this impulse.
objection-9-1a-far = { $unit } cannot get there with { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }.
# $other (Place)
objection-3-1b-apart = { $area } and { $other } are not adjacent.
objection-9-1a-elsewhere = { $unit } is in { $area }.
objection-9-1a-shortest = { $unit } takes the shortest way, { $path }; name the Areas one at a time to take another.
objection-9-1a-spent = { $unit } has no movement point left for { $area }.
objection-9-1a-here = the unit is already there.
objection-9-1a-other = another unit is moving; finish with it first.
objection-9-1b-nobody = no enemy unit is there to attack.
objection-9-1b-absent = the attackers must be in the Area they attack.
objection-9-1b-assault = attacks are made in an Assault Impulse.
objection-9-2b-way = a unit must stop where it meets the enemy and cannot get past.
objection-9-2c-way = a unit must stop after crossing the Maginot Line.
objection-9-2d-plain = a unit leaves a Contested Area only for a Free one.
objection-9-2d-way = out of a Contested Area the first step must lead into a Free one.
objection-9-2-1b-plain = that Area has been attacked this impulse: no other unit may enter it.
objection-9-3-1a-plain = that Area is full: five units per side.
objection-8-1-2a2-way = the way leads through an Area that the enemy controls or occupies.
objection-8-1-2a3-way = the way leads from one Contested Area into another.
objection-8-1-2b2-way = the way leads through an Area that the enemy controls.
objection-8-1-2b3-way = the way leads from one Contested Area into another.
objection-9-2-1b-way = the way leads through an Area that has been attacked this impulse.
objection-10-0b-way = the way leads back through the Contested Area that the unit has left.
objection-14-3a-way = the way leads through Zone F.
objection-15-3b-way = the way leads through an Area that another Army Group attacks.
objection-9-1a-take_up = choose a unit to move.
objection-9-3-1a-way = the way leads through a full Area.
objection-9-3-3a-plain = the Alp Army may not move before Italy declares war.
objection-9-4-1a-plain = that Air Support has been used this impulse.
objection-9-4-1b-air = decide first whether to commit Air Support.
objection-9-4-1c-plain = Air Support helps only a Lead of its own nation.
objection-10-0b-attacked = a unit that has attacked may not move.
objection-10-0b-left = a unit that has left a Contested Area may not return to it in that impulse.
objection-10-0d-once = in each impulse a unit attacks once and an Area is attacked once.
objection-10-0d-retreat = that Area has been attacked this impulse: no unit may retreat into it.
objection-10-0e-plain = only active units take part in an attack.
objection-10-1a-owed = there must be an attack in { $area } first.
objection-10-1a-together = all units that entered take part in a Mandatory Attack.
objection-10-2a-joined = that unit already takes part in the attack.
objection-10-2a-unit = choose the units that attack.
objection-10-4-2a-lead = the Lead is one of the units in this battle.
objection-10-5a-origin = attackers retreat to where they came from, { $area }.
objection-10-5-1a-unit = that unit is not one of those that retreat.
objection-10-5-1a-must = the units must retreat.
objection-10-5-2a-far = a retreat leads to an adjacent Area.
objection-10-5-2a-closed = units may not retreat into an empty Area that the enemy controls.
objection-10-5-2a-priority = another Area comes first by the retreat priorities.
objection-10-5-6b-plain = the Belgian and Dutch armies retreat only within their own country.
objection-11-1a-phase = the Advantage is used in the Maneuvers Phase only.
objection-11-1a-holder = the other side holds the Advantage.
objection-11-1a-moment = this is not the moment for that use of the Advantage.
objection-11-1-1a-already = Paris has been declared open already.
objection-11-1-1a-taken = the Axis hold Paris already.
objection-11-1-1a-far = the Axis control no Area next to Paris.
objection-11-1-5a-plain = you may draw an extra Event only if you played one in an earlier impulse of this turn.
objection-11-1-5b-plain = you hold no Event marker to discard.
objection-11-1-5c-drawn = at most two Event markers may be drawn in a turn.
objection-11-1-5c-held = at most one Event marker may be held.
objection-11-2a-spent = the Advantage has been used in this impulse.
objection-12-2a-points = that costs { $cost }, which is more than you have.
objection-12-3a-unit = choose a unit to restore or to rebuild.
objection-12-3-2a-area = choose the Area where the unit is rebuilt.
objection-12-3-3a-area = choose the Area where the unit is rebuilt.
objection-12-3a-off_map = the unit is not on the map.
objection-12-3a-full = the unit is at Full Strength.
objection-12-3b-on_map = the unit is on the map.
objection-12-3-1a-plain = the unit cannot trace supply.
objection-12-3-2a-control = the enemy controls that Area.
objection-12-3-2a-contested = that Area is Contested.
objection-12-3-2a-nowhere = there is nowhere to rebuild the unit.
objection-12-3-2b-plain = the Belgian and Dutch armies are never rebuilt.
objection-12-3-2c-gone = after Operation Dynamo the BEF is not rebuilt.
objection-12-3-3a-control = the enemy controls that Area.
objection-12-3-3a-contested = that Area is Contested.
objection-12-3-3a-nowhere = there is nowhere to rebuild the unit.
objection-12-3-3a-italian = the Italian Army is rebuilt in Zone F only.
objection-12-3-3a-german = only the Italian Army is rebuilt in Zone F.
objection-13-2-4b-gone = the unit has surrendered and is out of play.
objection-E6-plain = Billotte is dead: Army Group 1 may not be declared for an Assault this turn.
objection-E8-plain = the roads are full of refugees: the Allies may not redeploy.
objection-14-3a-plain = Zone F is closed to Allied and German units.
objection-15-3b-plain = on the first impulse units of different Army Groups may not combine against one Area.
objection-18-1a-option = airdrops are not in use in this game.
objection-18-1a-assault = the Airlanding Corps is dropped in an Axis Assault.
objection-18-1a-on_map = the Airlanding Corps is on the map.
objection-18-1a-landed = the Airlanding Corps may not move in the impulse in which it lands.
objection-18-1-4a-gone = the Airlanding Corps is lost.
objection-18-2a-unit = choose a unit to place.
objection-18-2a-area = choose an Area for the unit.
objection-18-2a-here = the unit is already there.
objection-18-2a-unplaced = { $unit } has not been placed.
objection-18-2b-ground = Allied units set up in Areas of France.
objection-18-2b-host = French armor and Reserves are placed with the 1st or the 7th Army.
objection-18-2b-alone = { $unit } must be with the 1st or the 7th Army.
objection-18-2c-ground = Axis units set up in Areas of Germany.
objection-18-3a-plain = the BEF returns in a port that the Allies control.

## The lines of the value tables, as the odds name them.

odds-result = { $result }
# $name (Piece or Term or Place)
line-lead = { $name } (Lead)
line-other = { $name }
line-leader = { $name } (leader)
line-air = { $name } Air Support
line-terrain = { $name }: terrain (TEM)
line-river = all attackers cross a river
line-maginot = all attackers cross the Maginot Line
line-out_of_supply = { $name } is Out of Supply

note-heroic_defense = The defender holds the Advantage: a Success or Overrun can be changed to a Stalemate.
note-maximum_attack = The attacker holds the Advantage: a Repulse can be changed to a Stalemate.
note-open_city = Paris may be declared open after the dice: its defenders must then retreat.
note-hold = Defeated defenders need not retreat from here.

## The options of the game: optional rules, then disputed readings, see interpretations.md.

option-airdrops = Whether the German Airlanding Corps may be dropped.
option-free_set_up = Whether both players choose in secret where their units start (campaign only).
option-bef_returns = Whether the BEF, once evacuated, may be rebuilt in a port.
option-bids = Whether both players bid French Morale for the side that both want.
option-belgian_surrender = When Belgium surrenders: on a roll above the number of its Areas that the Allies control, or, as printed, that the Axis control.
option-morale_changes = French Morale changes in every phase, or in the Maneuvers Phase only.
option-small_armies = Belgians and Dutch retreat within their own country, or are eliminated if the priorities lead abroad.
option-maginot_overrun = Whether Allied units in the Maginot Line may hold their ground after an Overrun too.
option-redeploy_supply = What decides whether a unit is in supply for a Redeployment: its marker, or tracing supply again.
option-attacked_areas = Whether units may retreat into an Area that has been attacked in this impulse.
option-airdrop_river = How long the Airlanding Corps cancels the river bonus in the Area where it landed.

## What each value of an option means.

value-airdrops-off = no
value-airdrops-on = yes

value-free_set_up-off = no, as printed
value-free_set_up-on = yes, in secret

value-bef_returns-off = no, it is permanently removed
value-bef_returns-on = yes

value-bids-none = no bids
value-bids-axis = both want the Axis
value-bids-allied = both want the Allies

value-belgian_surrender-mended = above the number of Allied-controlled Areas
value-belgian_surrender-printed = above the number of Axis-controlled Areas

value-morale_changes-always = in every phase
value-morale_changes-maneuvers = in the Maneuvers Phase only

value-small_armies-own_country = they retreat within their country
value-small_armies-strict = they are eliminated if the priorities lead abroad

value-maginot_overrun-hold = they may hold
value-maginot_overrun-retreat = they must retreat, except from Paris

value-redeploy_supply-marker = the marker
value-redeploy_supply-traced = tracing supply again

value-attacked_areas-open = they may
value-attacked_areas-closed = they may not

value-airdrop_river-impulse = in that impulse
value-airdrop_river-stay = as long as it stays there

scenario-campaign = The Conquest of the West, 10 May to 25 June 1940
scenario-campaign-about = The whole campaign: the German offensive in seven weekly turns, from the Ardennes to the armistice.
scenario-plan_red = Plan Red, June 1940
scenario-plan_red-about = After Dunkirk: the Belgians and Dutch are gone, the French hold the Somme and the Aisne, and four turns remain.

-plan-axis = Sickle cut
-plan-allied = Behind the frontier

-date-1 = 10–16 May
-date-2 = 17–23 May
-date-3 = 24–30 May
-date-4 = 31 May–6 June
-date-5 = 7–13 June
-date-6 = 14–20 June
-date-7 = 21–27 June

phase-set_up = Set-up
phase-political = Political Phase
phase-allied_impulse = Allied impulse
phase-axis_impulse = Axis impulse
phase-allied_refit = Allied Refit
phase-axis_refit = Axis Refit
phase-surrender = Surrender
phase-end = End Phase
phase-over = The game is over

about-credit = The Conquest of the West, 1940; map, values and charts reconstructed by us
about-summary = Thirty Areas, army groups that attack in turn, and weeks that end when supplies run out. The side with the Advantage may change the result of a battle once, and then the other side has it. The Axis must break French Morale; the Allies must make it last seven weeks.
about-scale = an Area is about 80 km across, a counter is an army or a corps, a turn is a week
about-time = an hour or two for the campaign, less for Plan Red
about-difficulty = easy to learn: four dice in a battle; the skill is in deciding what to do next, and when to stop

## What the page shows: pieces, tracks, layers, the inspector and the buttons.

-size-army = army
-size-corps = corps
-size-division = division

# $title (Sentence)
scene-title = Springtime for Hitler: { $title }
scene-map = The map: 30 Areas from the North Sea to the Loire and the Jura, six Zones at its edges, and the tracks.
scene-set_up = Set-up
# $turn (Number or Sentence), $turns (Number), $date (Term)
scene-turn = Turn { $turn } of { $turns }, { $date }
scene-impulse = { $turn }, Impulse { $impulse }
scene-nobody = nobody
# $unit, $leader (Piece or Sentence), $size, $group (Term), $movement (Number), $rating (Signed)
scene-unit = { $unit }, { $size }, { $group }: combat { $value }, movement { $movement }, { $strength }
scene-led = { $unit }; { $leader }
scene-leader = { $leader }, combat rating { $rating }
scene-control = { NAME($side, as: "title") } control of { $area }
scene-open_city = Paris is an open city
scene-turn_marker = The Turn marker
# $holder (Sentence)
scene-impulse_marker = Impulse { $impulse }; the Advantage: { $holder }
scene-replacements = { NAME($side, as: "title") } Replacement Points: { $points }
scene-morale = French Morale: { $morale }
scene-air = { $nation } Air Support, +{ $value }
scene-event = { $event }
scene-event_back = An Event marker, held in secret
scene-ended_automatic = An Automatic Victory of the { NAME($winner, as: "title") } side (French Morale { $morale }).
scene-ended_operational = France asks for an armistice: an Operational Victory of the { NAME($winner, as: "title") } side (French Morale { $morale }).
scene-ended_allied = France has held out: the { NAME($winner, as: "title") } side wins (French Morale { $morale }).

mark-moved = has moved in this impulse
mark-attacked = has attacked in this impulse
mark-unsupplied = Out of Supply
mark-air_used = used in this impulse

tray-hand = { NAME($side, as: "title") } Event
tray-cup = The cup of Events
tray-unseen = In the cup or in a hidden hand

## What each Event does. Those that the rulebook's text leaves open are ours.
card-de_gaulle = The 4th DCR comes into play at Full Strength in an Allied-controlled, uncontested Area or Zone of France with room.
card-new_squadrons = Both Allied Air Support markers are stronger for the rest of this turn.
card-operation_dynamo = If the BEF is in an Area with a port, it leaves the game with Lord Gort; French Morale does not change.
card-cabinet_shuffle = French Morale rises by 2.
card-air_supremacy = Both German Air Support markers are stronger for the rest of the game.
card-billotte_killed = The Allies may not declare an Assault with Army Group 1 for the rest of this turn.
card-plan_red = The Assault of this impulse may activate two Army Groups and Kleist, and they may combine.
card-refugees = Until the end of the next Allied impulse Allied units move one Area at most, and the Allies may not redeploy.
card-improved_logistics = Its player gains 3 Replacement Points.

# The figures that decide the game, for its end.
standing-morale = French Morale
standing-confidence = leaders may flip
standing-italy = Italy declares war
standing-armistice = armistice roll
standing-automatic = the Axis win

track-morale = French Morale
# $areas (Places), $level (Number), $what (Term)
track-morale_areas = { $amount }: French territory lost: { $areas }
track-morale_paris = { $amount }: Paris lost
track-morale_reached = at { $level } or less, now: { $what }
track-morale_ahead = at { $level } or less: { $what }
track-advantage = The Advantage
track-logistics = Logistics
# $ways (Number): of the die
track-logistics_chance = { $ways } in 6 to go on after Impulse { $impulse }
track-replacements_axis = Axis Replacement Points
track-replacements_allied = Allied Replacement Points
track-groups = { $groups }
track-groups_axis = Axis groups of the last Assault
track-groups_allied = Allied groups of the last Assault
track-in_force = in force
track-italy_at_war = Italy is at war
track-confidence = Command confidence changes
track-paris_open = Paris is an open city
track-billotte_killed = Billotte is dead: no Assault by Army Group 1
track-refugees = Refugees on the roads
track-plan_red = Plan Red: two groups and Kleist together

-threshold-confidence = leaders may flip
-threshold-italy = Italy declares war
-threshold-armistice = the Armistice is rolled for
-threshold-automatic = the Axis win

advantage-open_city = declare Paris an open city
advantage-heroic_defense = change a Success or Overrun against you to a Stalemate
advantage-maximum_attack = change your own Repulse to a Stalemate
advantage-soldier_on = ignore a failed Logistics roll
advantage-extra_event = draw an extra Event, or exchange yours

layer-taken_axis = Taken by the Axis
layer-taken_allied = Taken by the Allies
layer-front = Front line
layer-control_axis = Axis control
layer-control_allied = Allied control
layer-contested = Contested Areas
layer-supply_axis = German supply
layer-supply_allied = French and British supply
layer-threat_axis = Within reach of the Axis
layer-threat_allied = Within reach of the Allies
layer-victory = Paris and French Zones held and linked to Germany

-country-germany = Germany
-country-netherlands = The Netherlands
-country-belgium = Belgium
-country-france = France
-country-italy = Italy

# $area (Place), $country (Term), $tem (Signed)
place-area = { $area }, { $country }, terrain { $tem }
place-zone = { $area }, zone, { $country }, terrain { $tem }
# A space of a track with its number, with a note, or with both
# $track, $note (Sentence), $number (Text)
place-space = { $track }: { $number } { $note }
place-box = { $track }: { $number }{ $note }

track-turns = Turn Track
track-impulses = Impulse Track and Advantage
track-records = General Records Track
track-air = Air Support
track-events = Events played
track-off_map = Off the map

# $date (Term), $ways (Number): of the die
space-turn = { $date }
space-axis_impulse = { NAME($side, as: "title") } · { $ways } in 6
space-air = { $nation }
space-events_turn = back in the cup at the turn’s end
space-events_gone = out of play
space-off_axis = Axis eliminated: may be rebuilt
space-off_allied = Allied eliminated: may be rebuilt
space-off_waiting = Not yet in play: enter by event or rule
space-off_gone = Permanently out of play

part-map = The map
part-tracks = Tracks and tables

# $track (Sentence), $number (Text), $country (Term), $tem, $rating (Signed), $areas (Places), $source (Place)
inspect-area = { $area }
inspect-space = { $track } { $number }
inspect-country = { $country }
inspect-terrain = Terrain { $tem } for the defender
inspect-zone = A Zone: any number of units, entered and left by its lines only
inspect-port = A port: the BEF may be evacuated by Operation Dynamo
inspect-edge = On the eastern edge: a source of German supply
inspect-fortress = Defeated Allied defenders need not retreat
inspect-paris = Paris: its loss costs 10 French Morale, as an open city 5
inspect-boundary_open = Open boundary with { $areas }
inspect-boundary_river = River boundary with { $areas }: +2 for the defender if all attackers cross it
inspect-boundary_maginot = Maginot Line towards { $areas }: units stop, +3 for Allied defenders if all cross it
inspect-boundary_zone = Zone line with { $areas }
inspect-controlled = { NAME($side, as: "title") } control
inspect-contested = Contested: units of both sides are here
inspect-fought = Attacked in this impulse: no other unit may enter
inspect-full = Full: five { NAME($side, as: "title") } units
inspect-supplied = In supply from { $source }: { $units }
inspect-unsupplied = Out of Supply: { $units }
inspect-leader = { $leader } leads { $unit }, combat rating { $rating }
inspect-threat = { NAME($side, as: "title") } units that could attack here: { $units }
inspect-reach = { NAME($side, as: "title") } units that could come here: { $units }

# $count (Number)
warning-movable = { $count ->
        [one] 1 unit can still move.
       *[other] { $count } units can still move.
    }
warning-targets = { $count ->
        [one] 1 Area can still be attacked.
       *[other] { $count } Areas can still be attacked.
    }

choice-assault = Assault: { $groups }
choice-assault_all = Assault: every Army Group
action-regroup = Regroup: every unit one Area
choice-redeploy = Redeploy from { $area }: one stack goes far
action-pass = Pass: do nothing in this impulse
action-end = End the impulse
choice-end_refit = Spend no more
action-done = Finish this move
action-launch = Launch the attack
action-call_off = Call it off
choice-attack = Attack in { $area }
choice-airdrop = Drop the Airlanding Corps in { $area }
choice-de_gaulle = De Gaulle in { $area }
choice-air = Commit { $nation } Air Support, +{ $value }; not again in this impulse
action-no_air = No Air Support: keep it for another attack
choice-play_event = Play the Event: { $event }
action-keep_event = Keep the Event for later
action-discard_event = Return the Event to the cup
action-extra_event = Use the Advantage: draw an Event; the other side then holds the Advantage
action-swap_event = Use the Advantage: return the Event and draw another; the other side then holds the Advantage
action-open_city = Use the Advantage: Paris is an open city, and its fall costs 5 Morale instead of 10; the other side then holds the Advantage
action-heroic_defense = Use the Advantage: heroic defense makes it a Stalemate; the other side then holds the Advantage
action-maximum_attack = Use the Advantage: maximum attack makes it a Stalemate; the other side then holds the Advantage
action-soldier_on = Use the Advantage: soldier on without a Logistics roll; the other side then holds the Advantage
action-accept = Keep the Advantage: let it stand
action-stay = Stay: nobody else retreats
choice-restore = Restore { $unit } ({ $cost } RP)
choice-rebuild = Rebuild { $unit } reduced ({ $cost } RP)
choice-rebuild_full = Rebuild { $unit } full ({ $cost } RP)
action-withdraw = Withdraw the Airlanding Corps: it cannot be lost any more
action-remain = Leave it on the map: it can still hold an Area
action-take_plan_red = Take Plan Red: two Army Groups and Kleist in one impulse
action-draw_instead = Draw from the cup: an Event by chance
action-plan = Take the ready set-up
action-by_hand = Place units by hand: each where you want it
choice-bid = Bid { $morale }
action-bid = Bid
action-assault = Assault
action-play_event = Play the Event
action-air = Commit Air Support
action-attack = Attack
action-airdrop = Airdrop
action-redeploy = Redeploy
action-de_gaulle = Place de Gaulle
action-unit = Move
action-kleist = Kleist joins
action-with = Join the attack
action-lead = Lead
action-retreat = Retreat
action-restore = Restore
action-rebuild = Rebuild reduced
action-rebuild_full = Rebuild full
action-go = Move here
action-place = Place here
action-rebuild_at = Rebuild here
action-fall_back = Retreat here

## Refusals of what is not possible now

objection-8-1-2a1-nowhere = none of your units has anywhere to go.
objection-9-1a-nowhere = the unit has nowhere to go.
objection-10-2a-nobody = an attack needs at least one unit.
objection-18-2a-fixed = that unit is not waiting to be placed.

## The board as text. $scenario, $phase (Sentence), $turn (Number or Sentence), $event, $events (Terms or Sentence),
## $points, $air, $hands, $items (Listed), $number, $left (Number), $line (Term), $areas, $values (Text)

board-title = Springtime for Hitler. { $scenario }
board-phase = { $phase }.
board-now = { $turn }. { $phase }.
board-ended = { $turn }. The game is over. { $result }
board-air = Air Support: { $air }.
board-air_marker = { $nation } +{ $value } ({ $left } left)
board-hands = Events held: { $hands }.
board-hand = { NAME($side, as: "title") } { $event }
board-unseen = one, unseen
board-none = none
board-events = { $events }
board-cup = In the cup: { $events }.
board-cup_or_hand = In the cup or a hand: { $events }.
board-impulse_track = On the Impulse Track: { $events }.
board-turn_track = Out of play: { $events }.
board-column_area = area
board-column_name = name
board-column_country = country
board-column_terrain = TEM
board-column_holder = held by
board-column_units = units
board-column_neighbours = neighbors
board-area = { NAME($area, as: "title") }
board-neighbours = { $line } { $areas }
board-unit = { $unit }{ $values }
board-off_map = { $why }: { $units }

-line-open = open
-line-river = river
-line-maginot = maginot
-line-zone = zone
-off-waiting = waiting
-off-eliminated = eliminated
-off-removed = removed
-off-evacuated = evacuated

## Errors. $known (Text): what could be written, $marker (Text)

error-not-in-cup = '{ $marker }' is not an Event marker in the cup

# $text (Text): what was asked, $area, $unit, $name, $side (Text): as they are written
error-names-no-target = '{ $text }' names no area to attack
error-no-attacker = no unit can attack in { $area }: name the attackers
error-attackers = the attackers are units of one side on the map
error-no-attack = no attack can be made in { $area } (9.1b)
error-out-of-reach = { $unit } cannot reach { $area } in an Assault (9.1a)
# $impulse (Number)
error-wrong-impulse = Impulse { $impulse } is not an impulse of that side
error-bad-unit = a unit is written 'unit: name, area' or with its strength
error-bad-strength = a strength is one of { $known }
error-no-strength = a unit on the map is full or reduced
error-overstacked = more than five { $side } units are in { $area }
error-not-for-kleist = { $unit } cannot carry Kleist
error-marker-twice = an Event marker is in two places
