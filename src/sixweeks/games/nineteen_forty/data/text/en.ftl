### 1940 in English.
###
### The arguments of messages, with one meaning throughout:
### $unit, $corps (Piece), $units, $others (Pieces), $hex (Place), $hexes (Places), $path (Path),
### $side, $by, $winner (Side), $country, $group, $army, $result, $what, $status (Term),
### $column (Text), $value (Text or Hidden), $die (Die), $turn, $points, $count (Number)

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
-country-netherlands = Holland
-country-luxembourg = Luxembourg
-country-switzerland = Switzerland

-group-1 = the 1st Army Group
    .title = 1st Army Group
-group-2 = the 2nd Army Group
    .title = 2nd Army Group
-group-3 = the 3rd Army Group
    .title = 3rd Army Group
-group-A = Army Group A
-group-B = Army Group B
-group-C = Army Group C

-army-1 = the 1st Army
    .title = 1st Army
-army-2 = the 2nd Army
    .title = 2nd Army
-army-3 = the 3rd Army
    .title = 3rd Army
-army-4 = the 4th Army
    .title = 4th Army
-army-5 = the 5th Army
    .title = 5th Army
-army-6 = the 6th Army
    .title = 6th Army
-army-7 = the 7th Army
    .title = 7th Army
-army-8 = the 8th Army
    .title = 8th Army
-army-9 = the 9th Army
    .title = 9th Army
-army-12 = the 12th Army
    .title = 12th Army
-army-16 = the 16th Army
    .title = 16th Army
-army-18 = the 18th Army
    .title = 18th Army

-army-BEF = the BEF
    .title = BEF

-written-ready_group = the army group that will move on turn 0
-written-objective = the objective
-written-main_effort = the army group of the main effort

# The results of an attack in a word or two (chapter 7).
-result-AE = the attackers are eliminated
-result-AR = the attackers are repulsed
-result-NE = no effect
-result-DR = the defenders retreat
-result-DR_star = the defenders retreat, unless terrain or forts hold them
-result-DE = the defenders are eliminated

## What is asked

prompt-SetUp-ready_group = write down the army group that will move on turn 0
prompt-SetUp-choose_allied_plan = choose a ready plan, or plan by hand
prompt-SetUp-objective = write down your objective, in secret
prompt-SetUp-choose_german_plan = choose a ready plan, or plan by hand
prompt-SetUp-main_effort = write down the army group of the main effort
prompt-SetUp-mountain_corps = use the Mountain Corps instead of an infantry corps, or not
prompt-SetUp-choose_belgian_plan = set up the Belgians as the booklet does, or by hand
prompt-Assign-assign = assign { $army } to an army group
prompt-Deploy-choose = choose a unit to set up
prompt-DeployUnit-place = set up { $unit }
prompt-Impulse-withdraw = withdraw airborne units permanently, or go on
prompt-Impulse-break_up = break up the optional corps, or go on
prompt-Impulse-release = release a French army from its army group, or none
prompt-Impulse-form = form the optional corps, or go on
prompt-FormCorps-leave_out = which division stays out of the corps?
prompt-Arrivals-bring = bring in a reserve or reinforcement, or go on
prompt-Placing-place = where does { $unit } appear?
prompt-Drops-choose = choose an airborne unit to drop, or go on
prompt-Drop-choose = where does { $unit } drop?
prompt-MovementPhase-choose = choose a unit or stack to move, or end the phase
prompt-MovementPhase-choose-over = too many units are in { $hexes }: move one of them out first
prompt-Move-go = where { COUNT($units) ->
        [one] does
       *[other] do
    } { $units } go?
prompt-RailMove-choose = where does { $unit } go by rail?
prompt-CombatPhase-declare = choose a hex to attack, or end the phase
prompt-CombatPhase-declare-owed = { $hexes } must be attacked too, or take back what touches { COUNT($hexes) ->
        [one] it
       *[other] them
    }
prompt-CombatPhase-declare-ready = fight, declare further attacks, or take some back
prompt-CombatPhase-fight = choose the next attack to fight
prompt-Gather-gather = attack on { $hexes }: add units and hexes, then declare it or go on to the next attack
prompt-Battle-allied_points = air points for the attack on { $hexes }?
prompt-Battle-german_points = air points for the attack on { $hexes }?
prompt-Battle-bridgeheads = roll for a bridgehead: 1-3 wins it
prompt-Battle-roll = roll for the attack on { $hexes }
prompt-Battle-retreat = choose the unit that retreats next
prompt-Battle-advance = choose a unit to advance, or halt
prompt-Retreat-choose = where does { $unit } retreat?
prompt-Advance-choose = choose a hex for { $unit } to advance to, or let it stay
prompt-PlayerTurn-interdict = interdict a hex for two air points, or none

## What happens

event-written_down = { $value ->
    [hidden] { $side } write down { $what }.
   *[other] { $side } write down { $what }: { $value }.
}
event-ready_group = The Germans learn that { $group } will move on turn 0.
event-substituted = { $corps } takes the place of { $unit }.
event-placed = { $unit } is placed in { $hex }.
event-turn_begins = Turn { $turn } begins.
event-impulse_begins = An impulse of { $side } begins.
event-movement_begins = Movement phase of { $side }.
event-combat_begins = Combat phase of { $side }.
event-unsupplied = Out of supply: { $units }.
event-withdrawn = { $unit } is withdrawn.
event-broken_up = { $corps } is broken up into { $units }.
event-formed = { $units } form { $corps }.
event-dropped = { $unit } drops on { $hex }.
event-released = { $army } may cross the boundaries of army groups from now on.
event-moved = { $units } { COUNT($units) ->
        [one] moves
       *[other] move
    } { $path }.
event-railed = { $unit } goes by rail { $path }.
event-evacuated = { $units } { COUNT($units) ->
        [one] is
       *[other] are
    } evacuated from { $hex }.
event-invaded = The Germans invade { $country }.
event-joined = { $country } joins the Allies.
event-surrendered = { $country } surrenders.
event-strength_destroyed = The defenses of { $hex } are destroyed.
event-attack = { $units } { COUNT($units) ->
        [one] attacks
       *[other] attack
    } { $hexes }.
event-air = { $side } use { $points ->
        [one] 1 air point
       *[other] { $points } air points
    }.
event-interdicted = { $side } interdict { $hex }.
event-bridgehead_won = A bridgehead is won { $path } (die { $die }).
event-bridgehead_failed = No bridgehead { $path } (die { $die }).
event-combat_result = At { $column } (die { $die }): { $result }.
event-disrupted = { $units } { COUNT($units) ->
        [one] is
       *[other] are
    } disrupted.
event-recovered = { $units } { COUNT($units) ->
        [one] recovers
       *[other] recover
    }.
event-eliminated = { $unit } is eliminated in { $hex }.
event-retreated = { $unit } retreats { $path }.
event-advanced = { $unit } advances { $path }.
event-ended_allied_strategic = The plan is defeated, the Allies lead in points and have entered the Ruhr: an Allied strategic victory.
event-ended_allied_decisive = The plan is defeated, and the Allies have at least as many points: an Allied decisive victory.
event-ended_allied_marginal = The plan is defeated, or the Germans have no lead in points: an Allied marginal victory.
event-ended_draw = The plan is accomplished, but no second objective: a draw.
event-ended_german_marginal = The plan and a second objective are accomplished: a German marginal victory.
event-ended_german_decisive = The plan and a second objective are accomplished, with twice the Allied points: a German decisive victory.
event-ended_german_strategic = The plan and a second objective are accomplished, with twice the Allied points and either the third objective or 12 British factors eliminated: a German strategic victory.

## The page: turns and phases. $turns (Number), $date (Term)

scene-set_up = Planning and deployment
scene-turn = Turn { $turn } of { $turns }, { $date }
-date-0 = 10–11 May 1940
-date-1 = 12–16 May 1940
-date-2 = 17–21 May 1940
-date-3 = 22–26 May 1940
-date-4 = 27–31 May 1940
-date-5 = 1–5 June 1940
-date-6 = 6–10 June 1940
-date-7 = 11–15 June 1940
-date-8 = 16–20 June 1940
-date-9 = 21–25 June 1940
-date-10 = 26–30 June 1940

# $impulse (Number)
phase-german_arrivals = German reserves
phase-german_arrivals_of = German reserves { $impulse }
phase-german_drops = Air drops
phase-german_drops_of = Air drops { $impulse }
phase-german_movement = German movement
phase-german_movement_of = German movement { $impulse }
phase-german_combat = German combat
phase-german_combat_of = German combat { $impulse }
phase-german_interdiction = German interdiction
phase-allied_arrivals = Allied reserves
phase-allied_arrivals_of = Allied reserves { $impulse }
phase-allied_release = Release of an army
phase-allied_release_of = Release of an army { $impulse }
phase-allied_movement = Allied movement
phase-allied_movement_of = Allied movement { $impulse }
phase-allied_combat = Allied combat
phase-allied_combat_of = Allied combat { $impulse }
phase-allied_interdiction = Allied interdiction

## Counters, their marks and their pools.

# $name (Term), $factors (Text): combat and movement, $army (Term)
scene-regiment = { $name }
scene-unit = { $name }, { $factors }
scene-unit_of_army = { $name }, { $factors }, { NAME($army, as: "title") }

mark-moved = has moved
mark-attacks = has been named for an attack
mark-landed = has dropped in this impulse
mark-unsupplied = out of supply: halved
mark-repulsed = disrupted: repulsed, recovers at the end of its side's next impulse
mark-driven_back = disrupted: driven back, recovers at the end of its side's second impulse

marker-turn = the current turn
marker-interdicted = interdicted by { $side }
marker-destroyed = Eben Emael is destroyed
marker-air = an air point of { $side }

tray-setting_up = To be set up
tray-dead = Eliminated
tray-evacuated = Evacuated
tray-removed = Out of play
tray-formed = Within an optional corps

## What is counted.

-objective-1 = the Maginot Line
    .title = The Maginot Line
-objective-2 = Paris
-objective-3 = the north: ports, Belgium, Lille
    .title = The north: ports, Belgium, Lille

# The figures that decide the game, for its end.
standing-points = Victory points
standing-objectives = German objectives accomplished
standing-objectives_all = all three

track-objective = { NAME($what, as: "title") }
track-group = { NAME($what, as: "title") }
track-written_objective = Your objective
track-written_main_effort = Main effort
track-written_ready_group = Moves on turn 0
track-air_german = German air points
track-air_allied = Allied air points
track-points = Victory points
# $german, $allied (Number)
track-points_of = German { $german }, Allied { $allied }
# $points (Number), $kind (Term), $side (Side)
track-earned = { NAME($side, as: "title") } { $points }: { $kind }
-loss-british = British units
-loss-french = French units
-loss-french_motorized = French motorized units
-loss-german = German units
-loss-german_motorized = German motorized units
-loss-airborne = airborne units
-loss-neutral = units of former neutrals
track-british = British factors eliminated
# $count, $all (Number)
track-share = { $count } of { $all }
track-reserves_german = German reserves of the turn
track-reserves_allied = Allied reserves of the turn
track-country = { $country }
track-status = { $status }
-status-neutral = neutral
-status-allied = at war
-status-surrendered = surrendered
track-strength = Defenses of { $hex }
track-stands = intact
track-destroyed = destroyed
track-armies_allied = French armies
track-armies_german = German armies
track-released = { $count } released
track-army = { NAME($army, as: "title") }: { NAME($group, as: "title") }
track-army_released = { NAME($army, as: "title") }: { NAME($group, as: "title") }, released on turn { $turn }

## Layers over the map.

layer-owed = Hexes that must be attacked too
layer-declared = Attacks declared
layer-front = Front line
layer-territory_german = German territory
layer-territory_allied = Allied territory
layer-neutral = Neutral countries
layer-zone_german = German zones of control
layer-zone_allied = Allied zones of control
layer-interdicted_german = Interdicted by the Germans
layer-interdicted_allied = Interdicted by the Allies
layer-effort = Where panzer corps may attack on turns 0 and 1
layer-reach_german = Where German units could move
layer-reach_allied = Where Allied units could move
layer-threat_german = Where Germans could then attack
layer-threat_allied = Where Allies could then attack
layer-foot_german = German supply on foot
layer-foot_allied = French and British supply on foot
layer-motorized_german = Supply of German motorized units
layer-motorized_allied = Supply of French and British motorized units
layer-drops_german = Where airborne units could drop
layer-goal_maginot = Objective 1: the Maginot Line
layer-goal_paris = Objective 2: Paris
layer-goal_north = Objective 3: the north
layer-group_1 = 1st Army Group
layer-group_2 = 2nd Army Group
layer-group_3 = 3rd Army Group
layer-group_A = Army Group A
layer-group_B = Army Group B
layer-group_C = Army Group C

## The inspector.

terrain-clear = Clear: 1 movement point.
terrain-city = City: 1 movement point.
terrain-major_city = Major city: 1 movement point; DR* has no effect.
terrain-forest = Forest: 2 movement points; attacking armor is halved, DR* has no effect.
terrain-rough = Rough: 2 movement points; one column left, DR* has no effect.
terrain-mountain = Mountain: 3 movement points, 2 for mountain units, closed to motorized units; one column left, attacking armor is halved, DR* has no effect.
terrain-sea = Sea.
terrain-lake = Lake.

inspect-hex = { $hex }
inspect-country = In { $country }.
inspect-neutral = In { $country }: { $status }.
inspect-port = A port: one corps per phase can be evacuated.
inspect-gathering_point = A gathering point: Allied reserves enter here.
inspect-paris = Paris: objective 2.
inspect-north = Part of objective 3, the north.
inspect-maginot = The Maginot Line: objective 1.
# $factors (Number)
inspect-strength = Its own defenses count { $factors ->
        [one] 1 factor
       *[other] { $factors } factors
    }.
inspect-group = In the zone of { $group }.
inspect-major_river = Major river towards { $hexes }: 2 more points, attackers are halved.
inspect-minor_river = Minor river towards { $hexes }: 1 more point, a bridgehead die for each side attacked across.
inspect-causeway = Causeway towards { $hexes }: 1 more point, attackers are halved, no zone of control.
inspect-sea = Sea side towards { $hexes }: 3 more points for Allied units, no attack.
inspect-maginot_side = Maginot Line towards { $hexes }: attackers are halved, 1 more factor, no retreat.
inspect-fort_german_side = German fort towards { $hexes }: attackers are halved, DR* has no effect.
inspect-fort_allied_side = Fort towards { $hexes }: attackers are halved, DR* has no effect.
inspect-territory = Territory of { $side }.
inspect-zone = In a zone of control of { $side }.
inspect-interdicted = Interdicted by { $side }: units that enter must stop, and leaving costs 1 more point.
inspect-dropped = Airborne units have dropped here: rivers and minor forts do not help the defender.
# $factor (Sentence), $points (Text)
inspect-idle = { $unit } is neutral and does nothing.
inspect-supplied = { $unit } is in supply: combat { $factor }, movement { $points }.
inspect-unsupplied = { $unit } is OUT OF SUPPLY: combat { $factor } halved, movement { $points }.
inspect-bound = { $unit } may not leave the zone of { $group }.
inspect-threat = May be attacked now by { $units }.
# $source (Place)
inspect-supply_way = Supply comes { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } from { $source }.

## Odds.

odds-unit = { $unit }
# $printed (Number): its factor, $kinds (Terms)
odds-halved = { $printed } halved: { $kinds }
odds-retreated = retreated in this phase, adds nothing
odds-strength = defenses of { $hex }
odds-maginot = Maginot Line in { $hex }
-halving-supply = out of supply
-halving-forest = armor against forest
-halving-mountain = armor against mountains
-halving-maginot = Maginot Line
-halving-fort = fort
-halving-major_river = major river
-halving-causeway = causeway
-halving-minor_river = no bridgehead
# $ground (Term)
shift-terrain = { $hex } is { $ground }
shift-armor = armor
shift-air = air points of { $side }
odds-result = { $result }
# $retreating, $holding (Places)
odds-mixed = defenders in { $retreating } retreat, those in { $holding } hold
# $low, $high (Text)
odds-range = { $low } to { $high }
# $won (Listed), $sides, $percent (Number), $column (Text)
odds-bridgeheads = { $column } ({ $percent }%): { $won } of { $sides ->
        [one] 1 bridgehead won
       *[other] { $sides } bridgeheads won
    }
odds-declared = { $count ->
        [one] 1 attack declared
       *[other] { $count } attacks declared
    }
# $column (Sentence)
odds-attack = { $hexes }: { $column }
note-owed = Must be attacked as well: { $hexes }.
note-trapped = Could not retreat, and would be eliminated: { $units }.
note-air = { NAME($side, as: "title") } air points left: { $points }. With all of them { $column }.

# $text (Text): what was asked
error-names-no-target = '{ $text }' names no hex to attack
error-nobody-attacks = it is nobody's turn to attack: name the units
error-no-attacker = no unit can attack { $hexes }

## Buttons, and what a click on a hex or a piece does.

action-end = End the phase
action-done = Go on
action-none = None
action-later = No more for now: they can come later
action-fight = Fight
action-in_order = Fight in this order
action-declare = Declare this attack
action-all = Attack with all
action-call_off = Call it off
choice-call_off_all = Call off all attacks
action-halt = No further advance
action-stay = Stay: do not advance
action-unit = Move
action-with = Join the attack
action-with_stack = The whole stack
action-retreat_unit = Retreat
action-advance_unit = Advance
action-advance_all = All that fit advance
action-withdraw = Withdraw permanently
action-break = Break up
action-bring = Bring in
action-drop = Drop
action-replace = Replace
action-leave_out = Keep it out of the corps
action-stack = The whole stack
action-attack = Attack
action-also = Attack this hex too
action-take_back = Take this attack back
action-next = Fight this attack next
action-form = Form a corps
action-interdict = Interdict
action-invade = Invade
action-release = Release
action-ready = Write down
action-plan = Choose this plan
action-group = Assign
action-objective = Write down
action-effort = Write down
action-air = Air points
action-go = Move here
action-rail = Go by rail
action-evacuate = Evacuate by sea
action-to = By rail to here
action-place = Set up here
action-at = Enter here
action-onto = Drop here
action-retreat = Retreat here
action-advance = Advance here

# $what (Term), $unit (Piece), $points (Number), $column (Sentence)
choice-go_on = Go on
choice-no_withdrawal = Withdraw nobody else
choice-no_corps = Form no more corps
choice-no_drops = Drop nobody else
choice-finish = Finish this move
choice-put_down = Do not move it now
choice-none_release = No release now: one each turn
choice-none_interdict = No interdiction: keep the air points
choice-none_mountain_corps = Without the Mountain Corps
choice-ready = { NAME($what, as: "title") }: it may move on turn 0
choice-group = Assign to { $what }
choice-effort = { NAME($what, as: "title") }
choice-objective = { NAME($what, as: "title") }
choice-plan = { $what }
-plan-allied_dyle = The Dyle Plan
-plan-allied_frontier = Along the frontier
-plan-german_sickle = Sickle: panzers with Army Group A
-plan-german_yellow = Yellow: panzers with Army Group B
-plan-german_rhine = Rhine: panzers with Army Group C
-plan-by_hand = By hand
-plan-as_set = As in the booklet
choice-release = Release { $what } from its army group, for good
choice-invade = Invade { $what }: it joins the Allies
choice-air = { $points ->
        [0] No air points
        [one] 1 air point
       *[other] { $points } air points
    }: { $column }
choice-unit = Set up { $unit }
choice-bring = Bring in { $unit }
choice-drop = Drop { $unit }
choice-replace = Instead of { $unit }

warning-movable = No unit has moved, and { $count ->
        [one] 1 unit
       *[other] { $count } units
    } could.
warning-targets = You could attack { $hexes } at 3:1 or better.
warning-reserves = { $count ->
        [one] 1 unit
       *[other] { $count } units
    } could still come in this turn.
# $countries (Terms)
warning-invasion = This invades { $countries }.

## Standing orders. $value (Term)

order-air = Air points for the defense
order-interdict = Interdiction
order-corps = An optional corps on the map
order-drop = Airborne units ready to drop
order-withdraw = Airborne units in supply
order = { $value }
-order-ask = ask
-order-never = never
-order-key = ask only for Paris and motorized units
# $points (Number)
order-hold = keep { $points } { $points ->
        [one] point
       *[other] points
    } for Paris and motorized units
-order-stay = let them stay
-order-keep = keep it together

## Why not. A refusal without words of its own is said in those of its rule.

objection-2-j-dice = the die must be rolled first.
objection-2-j-over = the game is over.
objection-2-j-not_yours = the other side must decide now.
objection-2-j-moment = units move in a movement phase and attack in a combat phase, not now.
objection-3-a-over = too many units are in { $hexes }: some of them must leave before anything else.
objection-3-b-plain = more than four divisions would be in the hex.
objection-3-d-plain = more than three armored divisions would be in the hex.
objection-3-e-plain = French divisions may not stack with British corps.
objection-4-c-plain = the way leads through an enemy zone of control, where the unit must stop.
objection-4-e-plain = foot units may not move directly from one enemy zone of control to another.
objection-6-a-own = that is not one of your units.
objection-6-a-off_map = the unit is not on the map.
objection-6-a-moved = the unit has moved in this phase.
objection-6-a-nobody = no unit that could move is there.
objection-6-a-stack = only one unit there can move: move it alone.
objection-6-a-points = the unit does not have enough movement points to get there.
objection-6-a-other = finish this move first.
objection-6-d-here = the unit is already there.
objection-6-d-mountain = motorized units do not enter mountains.
objection-6-g-plain = enemy units are in the hex.
objection-6-h-one = units go by rail one at a time.
objection-6-h-used = one unit has gone by rail in this phase.
objection-6-h-moment = units go by rail in their movement phase, one at a time.
objection-6-i-start = the unit is not on friendly ground of its own side's railways.
objection-6-i-plain = by rail units go only over friendly ground of their own side's country.
objection-6-j-route = no open route leads there by rail.
objection-6-j-plain = by rail units enter no enemy zone of control and no interdicted hex.
objection-6-k-moved = a unit that has moved does not go by rail.
objection-6-l-plain = the unit is out of supply.
objection-6-m-plain = that is water.
objection-6-n-way = units may not cross the sea into an enemy zone of control or unfriendly territory.
objection-6-p-german = German units are not evacuated.
objection-6-p-port = the unit is not in a port.
objection-6-p-limit = no more than a corps leaves from a port in one phase.
objection-6-p-moment = units are evacuated from a port, in their movement phase.
objection-6-q-plain = evacuation costs a movement point, and the unit has none left.
objection-6-s-landed = the unit has just landed.
objection-7-a-own = that is not one of your units on the map.
objection-7-a-nobody = no enemy is there.
objection-7-a-nobody_yet = no unit has been named for the attack yet.
objection-7-a-adjacent = none of your units that can still attack is adjacent to the hex.
objection-7-a-fight = no attack has been declared yet.
objection-7-b-owed = { $units } { COUNT($units) ->
        [one] attacks
       *[other] attack
    } next to { $hex }, so that it must be attacked too; { $others } could do it.
objection-7-b-alone = { $units } { COUNT($units) ->
        [one] attacks
       *[other] attack
    } next to { $hex }, so that it must be attacked too, but no free unit is adjacent to it: take an attack back.
objection-7-b-declared = fight the attacks that are declared, or call them off.
objection-7-f-undeclared = no attack on that hex is waiting to be fought.
objection-7-f-moment = attacks are fought one by one when all of them have been declared.
objection-7-i-stack = no two free units in that hex could join the attack.
objection-7-m-declared = the attacks have been declared and must be fought.
objection-7-r-near = the unit retreats two hexes, and that is nearer.
objection-7-w-move = disrupted units do not move.
objection-7-w-attack = disrupted units do not attack.
objection-7-ac-enemy = enemy units are in the hex.
objection-7-ac-plain = a retreat leads over friendly territory only, and that hex is not friendly.
objection-7-ad-plain = foot units do not retreat into an enemy zone of control, unless a friend is there.
objection-7-af-far = the unit retreats no farther than it must.
objection-7-ai-attackers = only units that took part in this attack may advance.
objection-7-ai-one = this is about one unit: choose where it advances to, or let it stay.
objection-7-ai-once = the unit has had its advance.
objection-7-ai-nowhere = the unit is not adjacent to a hex that this attack cleared, or cannot enter it.
objection-7-ai-far = an advance is one hex, into a cleared hex or beside it.
objection-7-aj-plain = the attackers advance now or never; choose one, or halt.
objection-7-aj-moment = attackers advance at once after the attack that cleared a hex.
objection-7-al-near = 2-5 corps retreat four hexes, and that is nearer.
objection-7-am-once = the hex is attacked already.
objection-7-am-unit = the unit attacks elsewhere already.
objection-7-am-adjacent = the unit is not adjacent to every hex of the attack.
objection-7-am-hex = every attacker must be adjacent to every hex of the attack.
objection-7-ao-plain = choose the hex in which the retreat ends.
objection-7-ao-way = no way of open hexes leads there, on which every step goes farther from the start.
objection-7-ap-plain = choose the unit that retreats next.
objection-7-ap-attacker = the defenders retreat, not the attackers.
objection-7-ap-off_map = the unit is not on the map.
objection-7-ap-done = the unit has already retreated.
objection-7-ap-unharmed = the unit does not have to retreat.
objection-7-ap-moment = units retreat only as a result of combat.
objection-9-e-moment = air points are spent as an attack begins, the Allied ones first.
objection-9-h-water = nobody moves over open water.
objection-9-h-twice = the hex is interdicted already.
objection-9-h-vain = no enemy unit is in that hex or could get there in its next turn.
objection-9-i-plain = interdict a hex, or none.
objection-9-i-moment = hexes are interdicted at the end of your own player turn.
objection-10-f-plain = the fortress still holds out.
objection-10-r-plain = no unit may move directly from zone to zone across an enemy fortified side.
objection-11-a-plain = only parachute and air landing units drop.
objection-11-b-land = airborne units drop on land.
objection-11-b-far = the hex is more than ten hexes from the city that the unit would set out from.
objection-11-c-plain = choose an airborne unit to drop, or go on.
objection-11-c-moment = airborne units drop before all other German movement of an impulse.
objection-11-f-plain = choose an airborne unit to withdraw, or go on.
objection-11-f-airborne = only airborne units are withdrawn.
objection-11-f-supply = the unit has no supply line.
objection-11-f-off_map = the unit is not on the map.
objection-11-f-gone = the unit has been lost or withdrawn.
objection-11-f-moment = airborne units are withdrawn as an impulse begins.
objection-11-g-move = parachute regiments do not move.
objection-11-g-attack = parachute regiments do not attack.
objection-11-i-plain = a unit that came in as a reserve does not drop.
objection-11-j-attack = a unit that has just landed does not attack.
objection-11-q-plain = from the map a unit drops only if it is sound and in a German-held city.
objection-13-a-allied = only the Germans invade neutrals.
objection-13-a-joined = the country is no longer neutral.
objection-13-d-neutral = the country is neutral: its units do nothing.
objection-13-d-plain = the country is neutral.
objection-13-g-plain = Dutch units do not leave Holland.
objection-13-g-evacuate = Dutch units are not evacuated.
objection-13-k-plain = Belgian units may not go there.
objection-13-k-evacuate = Belgian units leave by Ostend only, unless they may be in France.
objection-13-n-plain = Swiss units do not leave Switzerland.
objection-13-n-evacuate = Swiss units are not evacuated.
objection-13-o-invade = the country is neutral: declare its invasion first.
objection-13-o-moment = invasions are declared in German movement and combat phases.
objection-14-a-plain = choose a unit to bring in, or go on.
objection-14-a-own = that is not one of your units.
objection-14-a-gone = the unit is in play already, or out of the game.
objection-14-a-kind = the unit is neither a reserve nor a reinforcement.
objection-14-a-moment = reserves and reinforcements come in as an impulse begins.
objection-14-b-plain = a reserve has come in there this turn.
objection-14-b-choose = choose the hex in which the unit appears.
objection-14-c-early = German reserves come from turn 2 on.
objection-14-c-quota = two German reserves have come this turn.
objection-14-c-nowhere = no city of Germany is free for another reserve.
objection-14-c-city = German reserves appear in cities of Germany.
objection-14-c-held = the city is not in German hands.
objection-14-c-zone = the city is in an enemy zone of control.
objection-14-d-early = Allied reserves come from turn 1 on.
objection-14-d-quota = three Allied reserves have come this turn.
objection-14-e-plain = on turn 1 Allied reserves come in the second impulse.
objection-14-f-nowhere = no gathering point, no hex of Paris and no hex of the west edge is free for another reserve.
objection-14-f-place = Allied reserves appear at a gathering point, otherwise in Paris, otherwise by the west edge at 1921 (25 km north-west of Mantes) or south of it.
objection-14-f-closed = the hex is in enemy hands or in an enemy zone of control.
objection-14-f-points = reserves appear in Paris or by the west edge only in place of a gathering point that is closed to them.
objection-14-f-paris = reserves come by the west edge only in place of a hex of Paris that is closed to them.
objection-14-g-plain = at the Swiss border reserves appear only in the first Allied impulse after Switzerland is invaded.
objection-14-j-early = Swiss reserves come after the turn in which Switzerland is invaded.
objection-14-j-quota = a Swiss reserve has come this turn.
objection-14-j-nowhere = no Swiss city is in friendly hands.
objection-14-j-city = Swiss reserves appear in cities of Switzerland.
objection-14-j-held = the city is in enemy hands.
objection-14-k-early = the unit is due on turn { $turn }.
objection-14-k-due = reinforcements come on their turn, in its second impulse at the latest: bring them in first.
objection-14-k-nowhere = no hex of the west edge is in friendly hands.
objection-14-k-edge = reinforcements come by the west edge.
objection-14-k-held = the hex is not in friendly hands.
objection-15-a-surplus = choose the division that stays out of the corps.
objection-15-a-moment = an optional corps is formed at the end of a movement phase.
objection-15-b-moment = an optional corps is broken up at the start of a movement phase.
objection-15-c-moment = the Mountain Corps is chosen while the Germans plan by hand.
objection-15-d-plain = the Mountain Corps does not leave Germany before Switzerland is invaded.
objection-15-d-attack = the Mountain Corps does not attack before Switzerland is invaded.
objection-16-b-moment = the army group that will move on turn 0 is written down before play.
objection-16-c-moment = plans and armies are chosen before play.
objection-16-d-moment = the objective and the main effort are written down before play.
objection-16-f-unit = that unit is not one of those to be set up now.
objection-16-f-home = French and British units are set up in France, Belgians in Belgium.
objection-16-f-zone = the hex is outside the zone of the unit's army group.
objection-16-f-border = the hex is more than two hexes from the French border.
objection-16-f-moment = units are set up before play.
objection-16-g-unit = that unit is not one of those to be set up now.
objection-16-g-home = German units are set up in Germany.
objection-16-g-zone = the hex is outside the zone of the unit's army group.
objection-16-h-plain = choose a hex for the unit.
objection-17-a-plain = the hex lies across the boundary of the unit's army group.
objection-17-b-moment = an army is released as an Allied movement phase begins.
objection-17-c-plain = the BEF may not cross the boundary of the 1st Army Group yet.
objection-17-e-plain = on turns 0 and 1 panzer corps attack only in the area of the main effort.
objection-18-b-plain = on turn 0 units of invaded neutrals do not move.
objection-18-c-plain = on turn 0 only the chosen army group may move.
objection-18-d-way = on turn 0 the unit may only go east and north-east.
objection-20-c-group = only units of the 1st and 2nd Army Groups march before turn 0.
objection-20-c-plain = the march before turn 0 leads into Belgium.
objection-20-c-rail = no unit goes by rail on the march before turn 0.
objection-20-c-evacuate = no unit is evacuated before turn 0.

## Scenario

scenario-campaign = 1940: the campaign in the West
scenario-campaign-about = From the attack of 10 May to the end of June 1940. Before play the Germans write down an objective and an army group for their main effort, the Allies the army group that will meet the attack. The Germans must carry out their plan and more, and lose little; the Allies win if a single hex of the plan holds out.

## The back of the box

about-credit = Frank Chadwick, GDW 1981, Compass Games 2022; map, forces and charts reconstructed by us
about-summary = The campaign from the secret planning onwards: where will the panzers be, and which army group goes to meet them? Two impulses a turn carry a breakthrough from the Meuse to the sea, but units that attack must attack every adjacent enemy.
about-scale = a hex is 26 km, a counter a corps or a division, a turn five days in two impulses
about-time = two evenings, or one against the computer
about-difficulty = a classic of medium weight: odds, zones of control and supply, with secret plans

## Options

option-mechelen = Whether German plans captured at Mechelen tell the Germans which Allied army group will move on turn 0.
option-late_alliance = Whether Belgium joins the Allies before the attack: they deploy its army and may march in before turn 0.
option-french_air = Whether the French air force has a second point each turn.
option-terrain_adds = How terrain adds up in an attack on several hexes: each hex counts, or each kind of terrain once.

value-mechelen-off = they do not know it
value-mechelen-on = they are told before they plan

value-late_alliance-off = it stays neutral until it is invaded
value-late_alliance-on = it has joined in time

value-french_air-off = one French point a turn
value-french_air-on = two French points a turn

value-terrain_adds-all = every hex counts
value-terrain_adds-kinds = each kind counts once

## The board as text

# $scenario, $phase, $result (Sentence), $turn (Number or Sentence), $points, $countries, $armies (Listed),
# $units (Pieces or Listed), $number (Number), $why (Term), $value (Term or Hidden), $values (Text)
board-title = 1940: the campaign in the West.
board-phase = { $phase }.
board-now = { $turn }. { $phase }.
board-ended = { $turn }. The game is over. { $result }
board-points = Victory points: { $points }.
board-air = Air points left: { $points }.
board-side_number = { NAME($side, as: "title") } { $number }
board-countries = Countries: { $countries }.
board-country = { $country } { $status }
board-invaded = { $country } { $status } (invaded on turn { $turn })
board-written = Written down: { $what } is { $value }.
board-hidden = Written down, unseen: { $what }.
board-group = { $group }: { $armies }.
board-army = { $army }
board-released = Released from their army groups: { $armies }.
board-empty = No units on the map.
board-column_hex = hex
board-column_place = place
board-column_country = country
board-column_holder = held by
board-column_units = units, the top one first
board-unit = { $unit } { $values }
board-destroyed = The defenses of { $hex } are destroyed.
board-interdicted = Interdicted by { $side }: { $hexes }.
board-drops = Airborne units have just dropped on { $hexes }.
board-off_map = { $why }: { $units }
-off-waiting = Waiting
-off-dead = Eliminated
-off-evacuated = Evacuated
-off-removed = Out of the game
-off-formed = Within an optional corps

## The sheet: its places and parts, and the description of pictures. $parts (Listed), $ground (Term), $date (Text),
## $land (Sentence)

-ground-clear = clear
-ground-city = city
-ground-major_city = major city
-ground-forest = forest
-ground-rough = rough
-ground-mountain = mountain
-ground-sea = sea
-ground-lake = lake

place-hex = { $parts }
place-name = { NAME($hex, as: "title") }
place-ground = { $ground }
place-country = { $country }
place-turn = Turn { $turn }, { $date }

part-map = Map
part-displays = Displays
part-charts = Charts

scene-map = France, the Low Countries, western Germany and northern Switzerland in hexes of 26 km.

## What is printed on the map and beside it.

printed-theatre = The campaign in the West
printed-countries = France and the Low Countries, May and June
printed-map = Map and charts

printed-turn_track = Turns
printed-turn = Turn
printed-due-0 = one impulse
printed-due-1 = Allied reserves
printed-due-2 = reserves, B 1 Arm
printed-due-6 = B 2 Arm
printed-german_air = German air
printed-allied_air = Allied air
printed-german_reserves = German reserves
printed-airborne = German airborne
printed-german_optional = German optional
printed-allied_reserves = Allied reserves
printed-special_reserves = SR
printed-reinforcements = Reinf
printed-allied_optional = Allied optional
printed-swiss_reserves = Swiss reserves

printed-combat_results = Combat results
printed-combat_note = Low rolls favor the attacker; 7.s says who is held against DR*.

printed-terrain_effects = Terrain effects
printed-movement = movement
printed-in_combat = combat
printed-clear = Clear
printed-city = City
printed-major_city = Major city
printed-forest = Forest
printed-rough = Rough
printed-mountain = Mountain
printed-sea = Sea, lake
printed-minor_river = Minor river
printed-major_river = Major river
printed-sea_side = All-sea side
printed-causeway = Causeway
printed-minor_fort = Minor fort
printed-maginot_line = Maginot Line
# $effects (Listed)
printed-effects = { $effects }
printed-effect-closed = closed
printed-effect-column = 1 column left
printed-effect-armor = armor halved
printed-effect-holds = no DR*
printed-effect-no_motors = no motorized units
printed-effect-minor_river = halved unless a die of 1-3 wins a bridgehead
printed-effect-major_river = halved
printed-effect-sea_side = no attack; closed to Germans
printed-effect-causeway = halved; no zone of control
printed-effect-minor_fort = halved; no DR*
printed-effect-maginot_line = halved; defense +1; no DR, no DR*

printed-units = Units
printed-part-name = name
printed-part-size = size: XXX corps
printed-part-army = army, type, tag
printed-part-factors = combat-movement
printed-back-AR = disrupted by AR
printed-back-DR = disrupted by DR
printed-kind-infantry = Infantry
printed-kind-motorized = Motorized
printed-kind-armored = Armored
printed-kind-mechanized = Mechanized
printed-kind-cavalry = Cavalry
printed-kind-mountain = Mountain
printed-kind-parachute = Parachute
printed-kind-air_landing = Air landing
printed-nation-german = German
printed-nation-ss = Waffen-SS
printed-nation-french = French
printed-nation-british = British
printed-nation-belgian = Belgian
printed-nation-dutch = Dutch
printed-nation-swiss = Swiss
printed-tag-res = Res
printed-tag-sr = SR
printed-tag-opt = Opt
printed-tag-reinf = Reinf

printed-marks = Marks and scale
printed-mark-port = Port
printed-mark-gathering = Reserve gathering point
printed-mark-entry = Entry of reserves (14.f)
printed-mark-strong = Defends itself (10.f, 13.i)
printed-mark-border = Border
printed-mark-allied_groups = Allied army-group boundary
printed-mark-german_groups = German army-group boundary
printed-mark-effort = Limit of German effort (17.f)
printed-mark-german-held = Held by the Germans
printed-mark-allied-held = Held by the Allies
printed-game = 1940 is a game by Frank Chadwick (GDW, 1981; Compass Games, 2022).
printed-sources = After Natural Earth and GeoNames (CC BY 4.0). One hex: 26 km.

## Errors: what is wrong with a position. $known (Text): what could be written,
## $hex, $unit, $country, $army, $text (Text): as they are written

error-no-country = '{ $country }' is not one of { $known }
error-bad-country = '{ $country }' is neutral, or allied or surrendered and the turn it was invaded
error-bad-unit = a unit is written 'unit: name, place' or with how it is disrupted
error-bad-condition = a unit on the map may be { $known }
error-in-neutral = { $unit } is in { $hex }, but there is no line '{ $country }: allied'
# $corps (Listed)
error-bad-formed = 'formed' is { $corps } and its three divisions
error-bad-strengths = 'strengths' is none, or some of { $known }
error-no-army = there is no army '{ $army }'; there are { $known }
error-army-twice = the army { $army } appears twice in the position
error-bad-released = 'released' is a French army and the turn of it
