### Blitzkrieg 1940 in English.
###
### The arguments of messages, with one meaning throughout:
### $unit, $target, $firer, $transport, $to (Piece), $unit (Hidden), $units (Pieces), $hex (Place),
### $hex (Hidden), $hexes (Places), $path (Path), $path (Hidden), $side, $winner (Side),
### $formation, $host, $marker, $impact, $edge, $result, $plan (Term), $host, $plan (Hidden),
### $formations, $markers, $held (Terms), $roll (Die), $need (Number), $need (Hidden),
### $points, $cost (Halves), $turn, $count, $factor, $distance, $range, $limit (Number)

## Sides

-side-german = the Germans
    .number = plural
    .title = German
-side-french = the French
    .number = plural
    .title = French

## Words of the game

# Markers of the cup; those of formations have the formation's name.
-marker-german-artillery = German artillery
-marker-french-artillery = French artillery
-marker-german-stuka = Stukas
    .number = plural
-marker-french-stuka = French bombers
    .number = plural
-marker-german-replay = German Replay
-marker-french-replay = French Replay
-marker-german-general = German General
-marker-french-general = French General

-impact-mine = mines
-impact-stuka = a Stuka attack
-impact-75 = 75 mm shells
-impact-105 = 105 mm shells
-impact-150 = 150 mm shells

-edge-north = the north edge
-edge-south = the south edge
-edge-east = the east edge
-edge-west = the west edge

-plan-hannut_french = Behind the Petite Gette
-plan-hannut_french_full = The whole division
-plan-hannut_german = Two Panzer divisions abreast
-plan-stonne_french = The crest, 15 May, eight in the morning
-plan-stonne_german = Großdeutschland from the north

-mobility-foot = on foot
-mobility-tracked = on tracks
-mobility-wheeled = on wheels

# $mobility (Term)
pace = { $points } ({ $mobility })

-result-miss = no effect
-result-N = neutralized
-result-1 = a step lost

-hidden-unit = a counter
-hidden-observer = somebody out of sight
-hidden-formation = one of its formations

## What is asked

prompt-Deploy-plan = choose a ready deployment, or set up by hand
prompt-Deploy-pick = choose a unit to place
prompt-Deploy-place = place { $unit }
prompt-Deploy-dig_in = place a prepared position, or finish
prompt-Deploy-lay_mines = lay a minefield
prompt-Deploy-load_trucks = choose a company that begins on trucks, or finish
prompt-Deploy-hide_guns = hide { $unit } in { $hex }, or set it up openly
prompt-Deploy-review = keep this deployment, or change it
prompt-Deploy-choose_again = choose the unit to place again
prompt-Attachment-choose = { $formation }: its own marker in the cup, or its units attached to other formations
prompt-Attachment-note = choose the formation that { $unit } is attached to
prompt-ObserversArrive-place = place the observer { $unit }
prompt-FirstTurn-hold_out = choose the formation that opens the battle, with Stukas and artillery
prompt-FirstTurn-play = choose what is played next: { $markers }
prompt-OperationsPhase-draw_on = the enemy has nothing left to activate: draw another marker, or end the phase
prompt-OperationsPhase-draw = draw { $count ->
        [one] the last marker
       *[other] one of the { $count } markers
    } in the cup
prompt-OperationsPhase-test_end = roll: 9 or more ends the phase
prompt-OperationsPhase-choose_replay = Replay: choose a formation to activate again, or none
prompt-OperationsPhase-play = { $marker } { COUNT($marker) ->
        [one] is drawn: activate it, or decline
       *[other] are drawn: activate them, or decline
    }
prompt-OperationsPhase-play-hold = { $marker } { COUNT($marker) ->
        [one] is drawn: activate it, hold it, or decline
       *[other] are drawn: activate them, hold them, or decline
    }
prompt-OperationsPhase-play-together = { $marker } { COUNT($marker) ->
        [one] is drawn: activate it, alone or with { $held }, or decline
       *[other] are drawn: activate them, alone or with { $held }, or decline
    }
prompt-OperationsPhase-play-together_hold = { $marker } { COUNT($marker) ->
        [one] is drawn: activate it, alone or with { $held }, hold it, or decline
       *[other] are drawn: activate them, alone or with { $held }, hold them, or decline
    }
prompt-Activation-choose = { $markers }: choose a unit to act, or end the activation
prompt-Activation-choose-guns = { $markers }: fire, or end the activation
prompt-Activation-choose-both = { $markers }: choose a unit to act, fire, or end the activation
prompt-Act-decide = { $unit } has { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }: what does it do?
# $paces (Listed)
prompt-Act-decide-paces = { $unit } has { $paces } movement points: what does it do?
prompt-FireAction-combine = { $unit } and the company in it fire: together, or separately
prompt-FireAction-aim = { $unit } fires: choose its target
prompt-Reactions-choose-mover_react_give_way = { $to } is in reach: fire at it, retreat, or do neither
prompt-Reactions-choose-mover_react = { $to } is in reach: fire at it, or not
prompt-Reactions-choose-mover_give_way = { $to } comes near: retreat, or not
# $fired_on (Pieces)
prompt-Reactions-choose-firer_react_give_way = { $to } has fired on { $fired_on }: fire back, retreat, or do neither
prompt-Reactions-choose-firer_react = { $to } has fired on { $fired_on }: fire back, or not
prompt-Reactions-choose-firer_give_way = { $to } has fired on { $fired_on }: retreat, or not
prompt-Reactions-choose-shelled = { $fired_on } { COUNT($fired_on) ->
        [one] has
       *[other] have
    } been fired on: retreat, or not
prompt-Reactions-check = reaction check of { $unit }
prompt-Reactions-give_way = choose the hex that { $unit } retreats to
prompt-Shot-roll = roll for the fire on { $target }
prompt-Suffer-exchange = { $unit } is neutralized: accept it, or lose a step instead
prompt-MoraleCheck-roll = morale check of { $formation }
prompt-Rally-roll = rally check of { $unit }
prompt-Bombardment-aim = choose the target of { $impact }, or hold fire
prompt-Bombardment-observe = choose who observes the fire on { $hex }
prompt-Salvo-transmit = transmission check for the fire on { $hex }
prompt-Assault-aim = { $unit } fires in the assault on { $hex }: choose its target
prompt-Assault-seal = both sides are hit in { $hex }: decide for { $target }; the enemy's decision is revealed afterwards
prompt-Assault-break_off = { $unit } may move on and leave the defenders of { $hex } behind
prompt-PointBlank-roll = roll for the fire of { $firer } on { $target } at range 0
prompt-Endure-decide = { $unit } has lost a step in { $hex }: stay, or leave
prompt-Endure-leave = choose the hex that { $unit } retreats to
prompt-AdministrativePhase-observers_move = move the observer { $unit }, or leave it
prompt-AdministrativePhase-fatigue = fatigue check of { $formation }
prompt-Recovery-roll = recovery check of { $formation }
prompt-Recovery-retreat = { $unit } retreats: choose where to

## What happened

event-placed = { $hex ->
    [hidden] { $unit } is set up in secret.
   *[other] { $unit } is set up in { $hex }.
}
event-deployed = { $plan ->
    [hidden] { $side } set up by their own plan.
   *[other] { $side } set up by the plan: { $plan }.
}
event-mines_laid = Mines are laid in { $hex }.
event-works_placed = A prepared position is dug in { $hex }.
event-works_abandoned = The prepared position in { $hex } is abandoned.
event-truck_given = { $unit } begins on trucks.
event-truck_lost = { $unit } loses its truck.
event-attached = { $unit } is attached to { $host }.
event-attachment_shown = { $unit } is attached to { $host }.
event-hidden_gun = { $unit ->
    [hidden] An antitank gun is hidden.
   *[other] An antitank gun is hidden: { $unit }.
}
event-ground_told = Hidden guns were the last to pass through { $hexes }.
event-turn_begins = Turn { $turn } begins.
event-reinforcements = Reinforcements: { $formations }.
event-cup_filled = { $count ->
        [one] 1 marker is
       *[other] { $count } markers are
    } in the cup.
event-held_out = { $side } open with { $markers }.
event-drawn = Drawn: { $marker }.
event-general_kept = { $side } keep a General.
event-held = { $side } hold { $marker }.
event-declined = { $side } decline { $marker }.
event-cannot_activate = { $marker } cannot be activated.
event-operations_end_all_drawn = The cup is empty: the operations phase ends.
event-operations_end_stopped = No more markers are drawn: the operations phase ends.
event-operations_end_rolled = { $roll } is rolled: the operations phase ends.
event-operations_end_passes = Both sides have passed: the operations phase ends.
event-activated = { $markers } { COUNT($markers) ->
        [one] is
       *[other] are
    } activated.
event-fatigued = { $formation } is fatigued.
event-rested = { $formation } is rested.
event-fatigue_check = { $formation } tries to rest: { $roll }, { $need } or less is needed.
event-morale_check = Morale of { $formation }: { $roll }, { $need } or less is needed.
event-demoralized = { $formation } is demoralized.
event-recovery_check = { $formation } tries to recover: { $roll }, { $need } or less is needed.
event-recovered = { $formation } has recovered.
event-out_of_command = { $unit } is out of command.
event-in_command = { $unit } is in command again.
event-moved = { $unit } moves { $path }.
event-marched = { $unit } moves by road { $path }.
event-entered = { $unit } enters the map at { $hex }.
event-marched_in = { $unit } enters the map by road at { $hex }.
event-deployed_from_column = { $unit } leaves the column.
event-retreated = { $path ->
    [hidden] { $unit } retreats out of sight.
   *[other] { $unit } retreats { $path }.
}
event-exited = { $unit } leaves by { $edge }.
event-fled = { $unit } flees by { $edge }.
event-hq_displaced = { $unit } is driven back { $path }.
event-hq_driven_off = { $unit } is driven off the map.
event-loaded = { $unit } mounts { $transport }.
event-unloaded = { $unit } dismounts.
event-revealed = { $unit } is seen in { $hex }.
event-looked = { COUNT($hexes) ->
        [one] The stack in { $hexes } is
       *[other] The stacks in { $hexes } are
    } revealed.
event-found_nothing = { $unit } finds nothing that it can fire at.
event-observed_nothing = Nothing can be observed in { $hex }: the fire is lost.
event-neutralized = { $unit } is neutralized.
event-rallied = { $unit } has rallied.
event-rally_passed = { $unit } rallies: { $roll }, { $need } or less is needed.
event-rally_failed = { $unit } does not rally: { $roll }, { $need } or less is needed.
event-reaction_passed = { $unit } reacts: { $roll }, { $need } or less is needed.
event-reaction_failed = { $unit } does not react: { $roll }, { $need } or less is needed.
event-no_effect = There is no further effect on { $unit }.
event-step_lost = { $unit } loses a step.
event-eliminated = { $unit } is eliminated.
event-fired = { $unit } fires at { $target } in { $hex }, factor { $factor }, roll { $roll }: { $result }.
event-fired_at_range_0 = { $unit } fires at { $target } in { $hex } at range 0, factor { $factor }, roll { $roll }: { $result }.
event-impact_placed = { $impact } on { $hex }.
event-transmitted = Fire on { $hex } is transmitted by { $unit }: { $roll }, { $need } or less is needed.
event-transmission_failed = Fire on { $hex } is not transmitted by { $unit }: { $roll }, { $need } or less is needed.
event-impact = { $impact } on { $target } in { $hex }, factor { $factor }, roll { $roll }: { $result }.
event-ended_strategic = A strategic victory for { $winner }.
event-ended_tactical = A tactical victory for { $winner }.
event-ended_held = A victory for { $winner }.

## Options

option-hidden_at = Antitank guns may be set up hidden
option-second_n = A second neutralization: no further effect, or a step lost (publisher's variant)
option-french_force = The French force at Hannut: reduced, as the publisher's erratum proposes, or the full list
option-hq_neutralized_ff = A neutralized headquarters makes every check of its formation harder, or only its own rally
option-command_binds = Which units must stay in command range: the companies that the rule names, or every unit with a headquarters
option-low_cover = Woods lower than both ends of a line of sight on one level: clear, or blocking
option-assault_woods = In an assault woods and orchards protect the target of fire, or only the defender
option-loading = Loading and unloading in an action: before or after a move of half the points, or before it only
option-truck_load = Trucks carry companies of infantry, or antitank guns too
option-failed_fire = A unit that fails its check to fire stays, or may still retreat
option-blocked_flight = A demoralized unit next to an enemy with nowhere to go stays, or is lost
option-idle_markers = Markers in the cup whose formations are demoralized or gone must still be drawn before a side is finished, or count as used
option-extra_replay = One more Replay marker
option-extra_general = One more General marker
option-extra_artillery = One more Artillery marker
option-extra_stuka = One more Stuka marker

## What each value of an option means.

value-french_force-reduced = reduced, as in the erratum
value-french_force-full = the full list

value-hidden_at-off = no
value-hidden_at-on = yes

value-second_n-none = no further effect
value-second_n-step = a step is lost

value-hq_neutralized_ff-added = every check is harder
value-hq_neutralized_ff-own_rally = only its own rally is harder

value-command_binds-named = the companies named
value-command_binds-all = every unit with a headquarters

value-low_cover-clear = they do not block it
value-low_cover-blocks = they block it

value-assault_woods-target = the target of fire
value-assault_woods-defender = the defender only

value-loading-either = before or after the move
value-loading-first = only before the move

value-truck_load-companies = companies of infantry
value-truck_load-guns = antitank guns too

value-failed_fire-stays = it stays there
value-failed_fire-retreats = it may still retreat

value-blocked_flight-stays = it stays there
value-blocked_flight-lost = it is lost

value-idle_markers-left = still to be drawn
value-idle_markers-used = counted as used

value-extra_replay-none = for nobody
value-extra_replay-french = for the French
value-extra_replay-german = for the Germans

value-extra_general-none = for nobody
value-extra_general-french = for the French
value-extra_general-german = for the Germans

value-extra_artillery-none = for nobody
value-extra_artillery-french = for the French
value-extra_artillery-german = for the Germans

value-extra_stuka-none = for nobody
value-extra_stuka-french = for the French
value-extra_stuka-german = for the Germans

order-fire = Opportunity fire
order-chance = Fire if likely: at least this chance of an effect
order-target = Fire only at
order-give_way = Retreat from the enemy
order-neutralized = When a unit is neutralized
order-observers = Observers in the Administrative Phase

# What an order can be; formations have their own names. $value (Term)
order = { $value }
-order-ask = ask
-order-always = always
-order-never = never
-order-if-likely = if likely
-order-any = any
-order-vehicles = vehicles
-order-infantry = infantry
-order-accept = accept
-order-take-the-loss = take the loss
-order-stay = stay

part-attack = attack
part-infantry_attack = attack of infantry against armor, halved
part-defense = defense of the target
part-fatigued = fatigued
part-neutralized = neutralized
part-out_of_command = out of command
part-column = firing from column
part-dispersed = dispersed in cover
part-move_and_fire = moves and fires
part-move_and_assault = moves and assaults
part-distance = distance
part-range_0 = range 0
part-pioneer = assault pioneers
part-woods = woods
part-orchard = orchard
part-built_up = built-up area
part-target_column = target in column
part-target_dispersed = defender dispersed
part-prepared = prepared position
part-higher = uphill
part-mine = mines
part-stuka = Stuka
part-75 = 75 mm, light
part-105 = 105 mm, medium
part-150 = 150 mm, heavy
part-demoralized = demoralized
part-check_rally = to rally
part-check_fatigue = to rest
part-check_demoralization = less than the formation factor is needed
part-check_recovery = to recover
part-hq_neutralized = headquarters neutralized

scene-map = A topographic map in hexes of 500 m: levels, woods, orchards, villages, roads and streams.
scene-set_up = Set-up
scene-over = The battle is over
# $turns, $hour (Number)
scene-turn = Turn { $turn } of { $turns }, { $hour }.00
scene-activated = Operations: { $markers }
scene-impact = { $impact }
scene-marker = { $marker }
# $terrain (Term), $level (Number)
place-hex = { $hex }, { $terrain }, level { $level }
place-name = { NAME($hex, as: "title") }
place-terrain = { $terrain }
# $name, $mobility (Term), $attack, $defense, $points, $command (Number)
scene-unit = { $name }: { $attack }/{ $defense }, range { $range }, { $points } MP { $mobility }
scene-reduced = { $name }: { $attack }/{ $defense }, reduced, range { $range }, { $points } MP { $mobility }
scene-hq = { $name }: command range { $command }, { $points } MP { $mobility }
scene-observer = { $name }: { $points } MP { $mobility }
scene-covered = a counter under the top one of an enemy stack
scene-mines = mines
scene-prepared = prepared position

phase-reinforcements = Reinforcements
phase-operations = Operations
phase-observers = Observers
phase-rallies = Rallies
phase-fatigue = Fatigue
phase-recoveries = Recoveries

-terrain-clear = clear
-terrain-orchard = orchard
-terrain-woods = woods
-terrain-built_up = built-up area

mark-neutralized = neutralized: only rallies, range 1, fires at -1
mark-demoralized = demoralized: the formation cannot be activated
mark-fatigued = fatigued: the formation reacts, fires and assaults worse
mark-out_of_command = out of command: half movement, fires at -1
mark-column = in column: moves at the road rate, fires at -1, is hit at +1
mark-truck = on trucks: 10 points on wheels until it unloads
mark-aboard = aboard an armored transport
mark-hidden = not seen by the enemy
mark-attached = attached to { $host }
mark-acted = has acted in this activation

tray-cup = The cup
tray-kept = { NAME($side, as: "title") }: kept under a General
tray-waiting = Not yet arrived
tray-dead = Eliminated
tray-exited = Left the map
tray-gone = Fled

# The figures that decide the game, for its end.
standing-objectives = Objective hexes held by the Germans
standing-objectives_all = all objectives
standing-exits = Armored units off the map
standing-exits_enough = enough units

track-objectives = Objective hexes held by the Germans
track-held = { $hex }: { NAME($side, as: "title") }
# $all, $lost, $total (Number), $notes (Listed)
track-of = { $count } of { $all }
track-exits = { NAME($side, as: "title") } armored units that left by { $edge }
track-formations = { NAME($side, as: "title") } formations activated
track-formation = { $formation }
track-formation_noted = { $formation }: { $notes }
track-activated = activated { $count }×
track-fatigued = fatigued
track-demoralized = demoralized
track-losses = { $lost } of { $total ->
        [one] 1 step
       *[other] { $total } steps
    } lost

layer-objectives = Objectives
layer-held = Hexes last passed by the Germans
layer-sight = What the { NAME($side, as: "title") } side sees
layer-fire = What the { NAME($side, as: "title") } side can fire at
layer-command = Command ranges, { NAME($side, as: "title") }

choice-by_hand = Set up by hand: place each unit yourself
action-go = Move
action-march = March in column
action-enter = Enter the map
action-march_in = March in by road
action-assault = Assault
action-exit = Leave the map
action-fire = Fire
action-fire_first = Fire, then move
action-fire_together = Fire together
action-fire_apart = Fire separately
action-rally = Rally: try to recover
# $noun (Piece or Term)
choice-load = Load { $noun }
action-unload = Unload
action-drop_column = Leave column: fit to fight, slower on roads
action-done = Finish this action
action-end = End the activation
action-activate = Activate it now
action-decline = Decline: the marker is set aside for this turn
action-hold = Hold it under the General, to play it with another
choice-together = Activate with { $noun }
choice-replay = Replay { $noun }: it acts again, and is then fatigued
action-no_replay = No replay: nobody is fatigued
action-draw_on = Draw another marker: on a roll of 9 or more the phase ends
action-stop = End the phase: no more markers are drawn
choice-bombard = Fire: { $noun }
action-hold_fire = Hold fire: no more impacts
choice-first = Open with { $noun }
choice-play = Play { $noun }
choice-react = { $noun }: opportunity fire
choice-give_way = { $noun }: retreat one hex
action-no_reaction = No reaction: let it go on
action-accept = Accept the neutralization: no step is lost
action-take_loss = Lose a step instead: it is not neutralized
action-press_on = Press on: fight another round
action-break_off = Break off: move on and leave the defenders behind
action-stay = Stay: hold the hex
action-leave = Leave the hex: give it up
action-stay_put = Stay there
action-keep = Keep this deployment
action-change = Change a unit: place it again
action-no_more = No more: go on
action-own_marker = Keep its own marker: one more draw from the cup
action-attach = Attach its units: they act with another formation
choice-host = Attach to { $noun }
choice-hide = Hide { $noun }: the enemy does not see it before it fires
choice-show = Set up { $noun } openly
choice-plan = { $noun }
action-plan = Choose this deployment
action-load = Load
action-together = Activate together
action-replay = Replay
action-bombard = Fire
action-first = Open the battle
action-play = Play
action-react = Opportunity fire
action-give_way = Retreat
action-host = Attach
action-hide = Hide
action-show = Set up openly
action-unit = Activate
action-target = Fire at it
action-observer = Observe
action-truck = Put on trucks
action-works = Prepared position
action-mine = Lay mines
action-retreat = Retreat here
action-flee = Flee here
action-observer_to = Move here
action-place = Place here
action-impact = Impact here

warning-units = { $count ->
        [one] 1 unit has not acted
       *[other] { $count } units have not acted
    }

inspect-hex = { $hex }
# $terrain (Term), $level, $direct, $indirect, $assault (Number), $tracked, $wheeled, $foot (Halves)
inspect-ground = { $terrain ->
        [built_up] Built-up area
        [orchard] Orchard
        [woods] Woods
       *[clear] Clear
    }, level { $level }
inspect-costs = Movement points: { $tracked } on tracks, { $wheeled } on wheels, { $foot } on foot
inspect-shelter = Fire at units here: direct { $direct }, indirect { $indirect }, in an assault { $assault }
inspect-mines = Mines: an attack on every unit that enters
inspect-prepared = Prepared position: fire at -1 at infantry in it
inspect-objective = Objective, held by: { NAME($side, as: "title") }
inspect-line = { $unit } has a line of sight to this hex, { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    }
inspect-too_far = { $unit } is { $distance } hexes away: nothing is seen at that distance
# $what (Listed)
inspect-blocked = { $unit } does not see this hex: { $what }
inspect-blocker = { $terrain } in { $hex }, level { $level }
inspect-sees = { $unit }, { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }: what it sees
inspect-fires = { $unit }: what it can fire at, range { $range }
inspect-commands = { $unit }: command range { $range }
inspect-seen_from = What can be seen from here
inspect-shows_vehicle = From where a vehicle here is seen
inspect-shows_infantry = From where infantry here is seen
inspect-watched = { NAME($side, as: "title") } units with a line of sight to this hex: { $count }

## Refusals, by rule and case; where there is none, the rule's own text is shown.

objection-1-4b-friend = an observer is set up within three hexes of a friendly unit, on its own side of the map.
objection-1-4b-enemy = an observer is not set up next to an enemy.
objection-1-4b-units_first = observers are placed near units: place the units first.

objection-1-4f-points = the observer has { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    }; that hex is too far.
objection-1-4f-enemy = an observer does not enter a hex with an enemy in it.
objection-1-4f-retreat = observers move in the administrative phase only; they do not react.

objection-2a-over = the game is over.

objection-2-A1b-not_drawn = no marker is waiting to be played or declined.

objection-2-A2a-not_yours = the other side must decide now.
objection-2-A2a-dice = the dice must be rolled first.
objection-2-A2a-draw = a marker must be drawn first.

objection-2-B1-observers = observers move one after the other, and it is another one's turn.

objection-4-1a-range = the target is { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    } away, beyond the range of { $range }.

objection-4-1b-too_far = vehicles there are seen from { $limit ->
        [one] 1 hex
       *[other] { $limit } hexes
    } at most; this is { $distance } away.

objection-4-1c-too_far = infantry and guns there are seen from { $limit ->
        [one] 1 hex
       *[other] { $limit } hexes
    } at most; this is { $distance } away.

objection-4-2a-range = an enemy is adjacent, so the range is 1; the target is { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    } away.

objection-4-2b-range = a neutralized unit has a range of 1; the target is { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    } away.

objection-4-3a-sides = the line of sight runs between { $hexes }, and both block it.

objection-4-3-1a-blocked = { $hex } blocks the line of sight: both ends are on the same level, and it is higher, or equally high with cover on it.

objection-4-3-2a-blocked = { $hex } blocks the line of sight: cover as high as the higher end.

objection-4-3-2b-blocked = { $hex } hides the hex directly behind it from the higher ground.

objection-4-3-2c-blocked = { $hex } blocks the line of sight: it is higher than both ends.

objection-5-0a-enemy = that is an enemy.
objection-5-0a-formation = it belongs to { $formation }, which is not activated.

objection-5-1a-not_drawn = only the formation whose marker is drawn may be activated.
objection-5-1a-first = the marker that was drawn must be played first.

objection-5-2a-acted = the unit has taken its action in this activation.
objection-5-2a-off_map = the unit is not on the map.
objection-5-2a-stuck = there is no hex that the headquarters could move to.
objection-5-2a-in_turn = { $unit } finishes its action first.
objection-5-2a-nobody = no unit is there.

objection-5-3a-not_yet = the formation has not been activated this turn.
objection-5-3a-twice = the formation has already been activated twice this turn.
objection-5-3a-fatigued = the formation is fatigued.
objection-5-3a-hq = the formation needs a headquarters on the map that is not neutralized.
objection-5-3a-enemy = that is an enemy formation.
objection-5-3a-not_drawn = a formation acts again only when a Replay marker is drawn.

objection-5-5a-no_general = a marker is held only under a General, and none is kept.
objection-5-5a-taken = each General kept has a marker held under it already.
objection-5-5a-none_held = no marker is held under a General.
objection-5-5a-not_held = { $marker } { COUNT($marker) ->
        [one] is
       *[other] are
    } not held under a General.
objection-5-5a-not_drawn = a General marker is not drawn now.

objection-5-6b-draw_first = draw another marker or end the phase first.

objection-6-1a-action = that is an action of a unit in its activation.
objection-6-1a-fired = the unit has fired in this action.
objection-6-1a-not_first = the unit has moved, loaded or unloaded: it can no longer fire first.
objection-6-1a-fought = after an assault the unit does not fire in the same action.
objection-6-1a-half_move = the unit has used more than half of its movement points ({ $points }).
objection-6-1a-shipped = the unit has loaded or unloaded in this action.
objection-6-1a-ships_first = loading and unloading come before the move.
objection-6-1a-shipped_and_moved = loading or unloading can be combined with half a move or with fire, not with both.
objection-6-1a-fired_assault = a unit that has fired does not assault in the same action.
objection-6-1a-shipped_assault = a unit that has loaded or unloaded does not assault in the same action.
objection-6-1a-fired_and_ships = a unit that has fired or fought does not load or unload.
objection-6-1a-german = only German companies load and unload.

objection-6-1c-plain = a neutralized unit can only rally; its headquarters may also move at half its points.

objection-6-2a-enemy = that is an enemy.
objection-6-2a-nobody = none of your units is there.

objection-6-2b-no_trigger = units react only to an enemy who moves or fires.

objection-6-2c-artillery = units cannot fire back at artillery.
objection-6-2c-not_fired_on = only units that have just been fired on may react now.

objection-6-2d-tried = the unit has reacted to this already.

objection-6-2f-neutralized = a neutralized unit reacts only at range 1.
objection-6-2f-demoralized = a unit of a demoralized formation reacts only at range 1.

objection-6-2g-far = to retreat the unit must see a moving enemy within its own range, or have one adjacent.

objection-6-2h-twice = the unit has retreated in this operations segment already.
objection-6-2h-nowhere = there is no adjacent hex for it to retreat to.
objection-6-2h-far = a unit retreats into an adjacent hex.
objection-6-2h-announced = the retreat of another unit has been announced.

objection-7-1a-here = the unit is already there.
objection-7-1a-points = the cheapest path costs { $cost }; { $points ->
        [one] { $points } point is
       *[other] { $points } points are
    } left.
objection-7-1a-no_way = enemies block every path there.
objection-7-1a-on_map = the unit is on the map already.

objection-7-2a-drop = a column is left at the start of an action, by a unit that is in one.
objection-7-2a-no_shorter = no road makes the path there cheaper.
objection-7-2a-in_column = the unit is in column: it goes on by road, or leaves the column first.

objection-7-3a-plain = three units are there already.
objection-7-3a-unload = three units are here already: there is no room to unload.

objection-7-4a-hide = decide about another gun first.

objection-8-1a-no_weapon = headquarters and observers do not fight.
objection-8-1a-truck = a company on trucks does not fire.
objection-8-1a-no_target = there is no target in range and sight.
objection-8-1a-no_enemy = no enemy is visible there.
objection-8-1a-off_map = a unit cannot fire before it has entered the map.
objection-8-1a-friend = that is one of your own units.

objection-8-1b-aim = choose the target first: the unit has been named as firing.

objection-8-1c-unseen = you do not know where that unit is.

objection-8-1d-plain = this gun fires at vehicles only.

objection-8-2a-nobody = no enemy is known to be there.
objection-8-2a-unseen = no observer and no infantry headquarters sees an enemy there.

objection-8-2b-units = impacts are placed on enemies.

objection-8-2c-enemy = an observer must be one of your own.
objection-8-2c-nobody = none of your units is there.

objection-8-2e-plain = only observers and headquarters of infantry formations direct artillery.

objection-8-2g-not_drawn = artillery and Stukas strike only when their marker is drawn.
objection-8-2g-fired = these guns have fired in this activation.

objection-9-0a-plain = enemy units are there: the only way in is an assault.
objection-9-0a-action = an assault is an action of a unit in its activation.
objection-9-0a-empty = no enemy unit is visible there.
objection-9-0a-truck = a company on trucks does not assault.

objection-9-1-1a-far = only an adjacent hex can be assaulted.
objection-9-1-1a-points = entry costs a quarter of the points and the terrain, { $cost }; { $points ->
        [one] { $points } is
       *[other] { $points } are
    } left.

objection-9-1-3a-decide = decide first: stay, or leave.
objection-9-1-3a-must = the unit is neutralized and must leave the hex.
objection-9-1-3a-no_unit = fire at the units first: headquarters and observers leave when the units are gone.
objection-9-1-3a-seal = first decide what the unit hit does.
objection-9-1-3a-other = another unit has to decide.

objection-9-1-3b-must = it was neutralized before the assault and must leave the hex.

objection-9-1-4a-one_hex = the assault goes on in its hex until one side is gone.

objection-9-1-6a-far = a unit retreats into an adjacent hex.
objection-9-1-6a-origin = units may not retreat into the hex that the enemy came from.

objection-9-2a-decide = decide first: press on, or break off and move on.
objection-9-2a-passing = the unit is among enemies: it must move on.
objection-9-2a-same = that hex has been assaulted: the unit moves on from there.

objection-10-3b-first = accept the neutralization or take the loss first.

objection-10-3d-action = a rally is an action of a unit in its activation.
objection-10-3d-not_neutralized = the unit is not neutralized, or has moved already.

objection-11d-plain = the formation is demoralized and cannot be activated.

objection-11e-flight = the unit retreats as near to its own edge as its points allow, away from enemies.
objection-11e-other = another unit retreats first.

objection-11f-plain = no unit of the formation is left on the map.

objection-12-2a-nobody = a prepared position needs a unit in it.
objection-12-2a-already = there is a prepared position already.
objection-12-2a-set_up = prepared positions are placed in set-up only.

objection-14-1a-area = French units set up in column 21 or west of it.
objection-14-1a-enemy = that is an enemy.
objection-14-1a-placed = the unit has already been placed.
objection-14-1a-not_placed = the unit is not on the map.
objection-14-1a-other = another unit is being placed.
objection-14-1a-plan = first choose a ready deployment, or to set up by hand.
objection-14-1a-review = first keep the deployment, or change it.
objection-14-1a-unit_first = first choose the unit to place.
objection-14-1a-marker = decide on the markers first.
objection-14-1a-set_up = units are set up before the first turn.

objection-14-1c-entry = 3rd Panzer units enter at 2201 (½ km north-east of Lincent) to 2210 (1 km north of Thisnes), 4th Panzer units at 2211 (½ km north of Thisnes) to 2216 (2 km south of Thisnes).
objection-14-1c-enter_first = the unit is not on the map yet: it enters by one of its hexes first.
objection-14-1c-enters = the unit enters when its formation is activated; it is not set up.

objection-14-1g-units = only armored units of { $side } leave the map, by { $edge }.
objection-14-1g-edge = units leave the map by { $edge } only.

objection-14-1h-enemy = that is an enemy formation.
objection-14-1h-absent = that formation is not in the cup.
objection-14-1h-first = Stukas, artillery and one formation open the battle first.
objection-14-1h-not_held = that marker is not one of the three that open the battle.

objection-14-1j-combine = decide first whether transport and company fire together.
objection-14-1j-aboard = the company rides in a transport, which acts for both.
objection-14-1j-target_aboard = the company is in a transport: fire at the transport.
objection-14-1j-kinds = only companies are loaded, and only into armored transports.
objection-14-1j-formation = the transport belongs to another formation.
objection-14-1j-apart = company and transport must be in one hex.
objection-14-1j-taken = one of them is loaded, or neutralized.
objection-14-1j-empty = it carries no company.
objection-14-1j-nobody = there is no company here to load.

objection-14-1k-company = only your own infantry, heavy weapons and pioneer companies use trucks.
objection-14-1k-riding = the company is already on trucks or in a transport.
objection-14-1k-set_up = trucks are given out in set-up only.

objection-14-1l-left_out = the unit is not in the reduced force.

objection-14-2a-area = French units set up in hexrow 04 or south of it.
objection-14-2a-enemy = that is an enemy.
objection-14-2a-placed = the unit has already been placed.
objection-14-2a-not_placed = the unit is not on the map.
objection-14-2a-other = another unit is being placed.
objection-14-2a-plan = first choose a ready deployment, or to set up by hand.
objection-14-2a-review = first keep the deployment, or change it.
objection-14-2a-unit_first = first choose the unit to place.
objection-14-2a-marker = decide on the markers first.
objection-14-2a-mine_area = mines are laid between the west edge and Les Huttes d'Ogny: columns 01 to 06 of rows 06 to 10.
objection-14-2a-built_up = no mines in built-up hexes.
objection-14-2a-mined = the hex is mined already.
objection-14-2a-set_up = mines are laid in set-up only.

objection-14-2c-entry = the units enter at 0108 (1½ km north-east of Artaise-le-Vivier) to 0112 (2½ km north of Pain de Sucre).
objection-14-2c-enter_first = the unit is not on the map yet: it enters by one of its hexes first.
objection-14-2c-enters = the unit enters when its formation is activated; it is not set up.

objection-14-2f-entry = French reinforcements enter by the south edge.
objection-14-2f-enter_first = the unit is not on the map yet: it enters by one of its hexes first.
objection-14-2f-enters = the unit arrives later, by the south edge.

objection-14-2g-entry = German reinforcements enter at 0104 (1 km north-west of Artaise-le-Vivier); from turn 6 also at 0108 (1½ km north-east of Artaise-le-Vivier) to 0112 (2½ km north of Pain de Sucre).
objection-14-2g-enter_first = the unit is not on the map yet: it enters by one of its hexes first.
objection-14-2g-enters = the unit arrives later, by the north edge.

objection-14-2h-units = only armored units of { $side } leave the map, by { $edge }.
objection-14-2h-edge = units leave the map by { $edge } only.

objection-14-2i-later = the unit arrives on turn { $turn }.

objection-14-2j-host = units are attached to formations of their own side that have a headquarters.
objection-14-2j-absent = that formation is not in play.
objection-14-2j-other = another unit must be attached first.
objection-14-2j-no_place = decide on the attachment first.

## Odds

preview-fire = { $unit } fires at { $target } in { $hex }
preview-react = { $unit } reacts: it checks, then fires at { $target } in { $hex }
preview-give_way = { $unit }, neutralized, tries to retreat
preview-impact = { $impact } on { $target } in { $hex }
preview-bombard = { $impact } on { $hex }
preview-transmit = { $unit } directs the fire on { $hex }
preview-mines = mines against { $target }
preview-assault = { $unit } assaults { $hex }
preview-defensive = { $unit } fires at the attacker { $target } at range 0
preview-offensive = the attacker { $unit } fires at { $target } at range 0
preview-rally = { $unit } tries to rally
preview-fatigue = { $formation } tries to rest
preview-demoralization = morale of { $formation }
preview-recovery = { $formation } tries to recover
# $taken, $driven_off, $destroyed, $goes_on (Number): percent
preview-first_exchange = After the first exchange of fire: hex taken { $taken }, driven off { $driven_off }, attacker destroyed { $destroyed }, the fight goes on { $goes_on }.
preview-choices = Assumed: neutralized units leave, units that lose a step stay, and the attacker presses on, firing where it has the most effect.

odds-unit = { $unit }
# $column (Text)
odds-column_least = { $column } or less
odds-column_most = { $column } or more
result-none = no effect
result-N = neutralized, or a step lost instead
result-1 = a step lost
result-passes = the check is passed
result-fails = the check fails
result-taken = the hex is taken
result-driven_off = the attacker is driven off
result-destroyed = the attacker is destroyed
result-goes_on = the fight goes on

check-reaction = reaction check
check-transmission = transmission check: { $unit }
check-rally = rally check
check-fatigue = fatigue check
check-demoralization = morale check
check-recovery = recovery check

## The back of the box.
about-credit = Philippe Naud, system by Nicolas Stratigos, Vae Victis 63
about-summary = Companies on the plateau of Hannut and the crest of Stonne. Battalions act when their marker comes out of the cup, and whoever moves or fires may be shot at in every hex. The French have the better tanks; the Germans have more orders, guns and Stukas.
about-scale = a hex is 500 m, a counter is a company, a turn is an hour
about-time = two hours for Hannut, an evening for Stonne
about-difficulty = for those who like tactics: line of sight, reactions and assaults, all computed for you

## Scenarios

scenario-hannut = Hannut: the clash of tanks, 13 May 1940
scenario-hannut-about = The first great tank battle of the war. Two Panzer divisions come over the plateau west of Hannut against the 3rd Light Mechanized Division, which holds the line of the Petite Gette. The French tanks are better; the Germans have more of everything else: artillery, Stukas and orders. They need Marilles, Jauche and Folx-les-Caves in six hours, and six armored units off the west edge for more than that.
scenario-stonne = Stonne: the Verdun of 1940, 15 May 1940
scenario-stonne-about = A village on a crest above the road to Sedan, which changed hands about seven times on this day. Großdeutschland climbs the escarpment from the north, with assault guns, pioneers and later a battalion of tanks; the French garrison holds the crest until the heavy B1 bis and an infantry regiment come up from the south. Whoever holds Stonne after ten hours wins, and a French tank that breaks through to the north edge spoils the victory.

## The board as text, and the description of pictures. $scenario, $phase, $land, $sight (Sentence),
## $turn (Number or Sentence), $items, $notes (Listed), $markers, $held (Terms or Sentence), $hexes (Sentence),
## $units (Pieces or Sentence),
## $lost (Number or Text), $total, $all, $stacks (Number), $rule (Text), $why (Term)

board-title = Blitzkrieg 1940. { $scenario }
board-phase = { $phase }.
board-now = { $turn }. { $phase }.
board-ended = { $turn }. The battle is over. { $result }
board-nothing = nothing
board-cup = In the cup ({ $count }): { $markers }.
board-markers = { $marker } x{ $count }
board-general = { NAME($side, as: "title") }: { $count ->
        [one] 1 General
       *[other] { $count } Generals
    } kept, held: { $held } (5.5a).
board-held = { $markers }
board-attached = { $unit } is attached to { $host }.
board-attached_somewhere = { $unit } is attached to a formation.
board-empty = No units on the map.
board-column_hex = hex
board-column_place = place
board-column_terrain = terrain
board-column_level = level
board-column_side = side
board-column_units = units, the top one first
board-mark_neutralized = neutralized
board-mark_column = column
board-mark_out_of_command = out of command
board-mark_hidden = hidden
board-mark_truck = on trucks
board-aboard = in { $transport }
board-to_come = Still to arrive: { $units }
board-arriving = { $unit } (turn { $turn })
board-off_map = { $why }: { $units }

-off-dead = dead
-off-exited = exited
-off-gone = gone

## Errors: what is wrong with a position or a question about odds. $known (Text): what could be written,
## $text (Text): what was asked, $name, $hex, $unit, $carrier, $formation, $marker, $rule (Text): as they are written

error-names-no-unit = '{ $text }' names no unit
error-not-on-map = { $unit } is not on the map
error-names-no-firer = '{ $text }' names no unit that fires
error-names-no-enemy = '{ $text }' names no enemy to fire at
error-name-impact = name the impact: 75, 105, 150 or stuka
error-names-no-bombardment = '{ $text }' names no hex to bombard
error-names-no-assault = '{ $text }' names no hex to assault
error-name-unit = name a unit and what it does: 'X at Y', 'X assaults 1511', 'rally X'
error-name-reaction = name the unit that reacts
error-name-target = name the target of { $unit }, or its hex
error-no-roll = there is nothing to roll for
error-no-phase = there is no phase '{ $name }'; there are { $known } and a marker
error-no-marker = there is no marker '{ $marker }'
error-bad-activation = an activation is of one side's formations, artillery or Stukas
error-not-independent = { $unit } is not an independent unit (14.2j)
error-not-attached = { $unit } cannot be attached to { $formation } (14.2j)
error-bad-attachment = an attachment is a unit, a formation, and 'shown' or not
error-attached-twice = { $unit } is attached twice
error-too-many-markers = there are not that many markers '{ $marker }'
error-is-activated = '{ $marker }' is activated, so it is not in the cup
error-french-ground = a French unit is in { $hex } and holds it (13a)
error-not-a-marker = '{ $marker }' is not a marker: { $known }
error-bad-unit = a unit is written 'unit: name, place' and what is on it
error-not-a-transport = '{ $unit }' is not an armored transport
error-not-hidden = { $unit } cannot be hidden (1.4a, 7.4a)
error-hidden-by-option = { $unit } is hidden only with the option hidden_at (7.4a)
error-other-edge = { $unit } does not leave by that edge ({ $rule })
error-column-off-map = { $unit } is in column, but not on the map
error-not-on-trucks = { $unit } cannot be on trucks (14.1k)
error-carried-twice = { $unit } is on trucks and in a transport
error-not-aboard = { $unit } cannot be in { $carrier } (14.1j)
error-carries-two = { $unit } carries two companies (14.1j)
# $count (Number)
error-too-many-trucks = there are only { $count } trucks (14.1k)
error-overstacked = more than three units are in { $hex } (7.3a)
