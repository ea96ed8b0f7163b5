### France '40 in English.
###
### The arguments of messages, with one meaning throughout:
### $unit (Piece), $units (Pieces), $hex (Place), $path (Path), $side, $by, $winner (Side),
### $country, $edge, $order, $result, $status (Term), $plan (Term or Hidden), $column (Text),
### $die (Die), $amount (Signed), $turn, $left, $steps, $points, $total, $modified, $cities, $count (Number)

## Sides

-side-german = the Germans
    .number = plural
    .title = German
-side-allied = the Allies
    .number = plural
    .title = Allied
-side-1939-allied = the French
    .number = plural
    .title = French

## Words of the game

-order-move_fight = move, then fight
-order-fight_move = fight, then move

-country-france = France
-country-germany = Germany
-country-belgium = Belgium
-country-netherlands = the Netherlands
    .number = plural
-country-luxembourg = Luxembourg
-country-switzerland = Switzerland

-edge-west = the west edge
-edge-south = the south edge
-edge-sea = the sea

-plan-1939_german = The West Wall, September 1939
-plan-1939_french = The Saar offensive, September 1939
-plan-1940_german = Sickle Cut, 10 May 1940
-plan-1940_german_yellow = Case Yellow, the first plan
-plan-1940_allied = The Dyle Plan, 10 May 1940

# The results of a battle in a word or two (chapter 11).
-result-AE = every attacker loses a step
-result-1939-AE = the attacker loses a unit
-result-AS = the attack stalls
-result-DR = the defender retreats
-result-DR_unit_loss = each side loses a unit: a fortification does not retreat
-result-DR_stalled = the attack stalls: a fortification does not retreat
-result-BB = each side loses a step
-result-DE = every defender loses a step
-result-1939-DE = the defenders are eliminated

## What is asked

prompt-Deploy-plan = choose a ready deployment, or set up by hand
prompt-Deploy-review = keep this deployment, or change it
prompt-Deploy-pick = choose a unit to place
prompt-Deploy-place = place { $unit }
prompt-SetUp1940-sickle_cut = decide whether to declare Operation Sickle Cut
prompt-Violation-choose_strategy = roll for the Swiss strategy: 1-3 forward defense, 4-6 redoubt
prompt-CityDie-roll = roll for a coup in Berlin: not above { $cities }, the German city hexes held
prompt-GameTurn1939-supply_crisis_check = roll for the German supply crisis
prompt-GameTurn1940-operation_dynamo = declare Operation Dynamo at a port, or decline
prompt-PlayerTurn-choose_order = choose the order of the { NAME($by, as: "title") } phases
prompt-PlayerTurn-choose_order-other = choose for the other side: the order of the { NAME($by, as: "title") } phases
prompt-PlayerTurn-panzer_halt = roll for a Panzer Halt
prompt-AirborneCoup-drop = choose the target of the airborne coup
prompt-AirborneCoup-roll = roll for the airborne coup on { $hex }
prompt-AirborneCoup-displace = move the stack in { $hex } to one adjacent hex
prompt-AirborneCoup-displace_singly = move { $unit } out of { $hex }
prompt-AirborneCoup-displace_singly-tight = there is room for only some: move { $unit } out of { $hex }, or give it up
prompt-MovementPhase-dyle_breda = roll for the Dyle-Breda plan
prompt-MovementPhase-choose = choose a unit or stack to move, or end the phase
prompt-Move-roll_factor = roll the movement factor of { $units }
prompt-Move-go = { $units } { COUNT($units) ->
        [one] has
       *[other] have
    } { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }: where to?
prompt-Restack-choose = choose the unit to put on top of its stack
prompt-StackingTest-one_nationality = several nationalities are in { $hex }: choose the one that stays
prompt-StackingTest-excess = too many { NAME($side, as: "title") } units are in { $hex }: choose for the other side which is eliminated
prompt-CombatPhase-declare = choose a hex to attack, or end the phase
prompt-Attack-gather = attack on { $hex }: add units, launch it, or call it off
prompt-Attack-commit_armored = commit the 4th Armored Division to the attack on { $hex }?
prompt-Attack-roll = roll for the attack on { $hex }
prompt-Attack-defender_loss = choose your loss in { $hex }
prompt-Attack-attacker_loss = choose your loss in the attack on { $hex }
prompt-Attack-retreat = { $unit } must retreat from { $hex }: where to?
prompt-Attack-retreat-tight = there is room for only some: { $unit } retreats from { $hex }, or takes the loss there
prompt-Attack-advance = advance into { $hex }?
prompt-Attack-advance-must = choose a unit: the French must advance into { $hex }
prompt-Replacements-replace = replace steps, { $left } left, or end
prompt-Replacements-replace-refit = replace steps of mechanized corps, or end
prompt-Replacements-replace-arrive = bring in { $unit }, or end

## What happened

event-deployed = { $plan ->
    [hidden] { $side } deploy in secret.
   *[other] { $side } deploy: { $plan }.
}
event-placed = { $units } { COUNT($units) ->
        [one] is
       *[other] are
    } set up in { $hex }.
event-sickle_cut = Operation Sickle Cut is declared.
event-no_sickle_cut = Operation Sickle Cut is not used.
event-restacked = { $unit } is put on top in { $hex }.
event-turn_begins = Turn { $turn } begins.
event-movement_begins = Movement Phase of { $side }.
event-combat_begins = Combat Phase of { $side }.
event-order_chosen = { $by } choose the order for { $side }: { $order }.
event-panzers_halved = Panzer Halt (die { $die }): mechanized corps move at half speed.
event-panzers_halted = Panzer Halt (die { $die }): mechanized corps may neither move nor attack.
event-panzers_go_on = No Panzer Halt (die { $die }).
event-dyle_hesitate = Dyle-Breda (die { $die }): the French hesitate and may not enter Belgium.
event-dyle_normal = Dyle-Breda (die { $die }): the French and British may enter Belgium.
event-dyle_roads = Dyle-Breda (die { $die }): rivers in Belgium cost the French and British nothing.
event-supply_crisis = The German supply crisis begins (die { $die }).
event-violated = The neutrality of { $country } is violated: { COUNT($country) ->
        [one] it joins
       *[other] they join
    } the Allies.
event-swiss_forward = The Swiss choose a forward defense (die { $die }).
event-swiss_redoubt = The Swiss withdraw to their redoubt (die { $die }).
event-capitulated = { $country } { COUNT($country) ->
        [one] capitulates
       *[other] capitulate
    }.
event-victory_points = Victory points { $amount }: the total is { $total }.
event-dyle_reached = { $unit } reaches the Dyle-Breda line.
event-movement_factor = { $units } { COUNT($units) ->
        [one] rolls
       *[other] roll
    } { $die } for movement.
event-moved = { $units } { COUNT($units) ->
        [one] moves
       *[other] move
    } { $path }.
event-exited = { $units } { COUNT($units) ->
        [one] leaves
       *[other] leave
    } the map by { $edge }.
event-step_lost = { $unit } in { $hex } loses a step; { $left ->
        [one] 1 step is
       *[other] { $left } steps are
    } left.
event-eliminated = { $unit } is eliminated in { $hex }.
event-replaced = { $units } { COUNT($units) ->
        [one] takes
       *[other] take
    } a replacement: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
event-refit = Mechanized replacements are declared.
event-dynamo = Operation Dynamo is declared at { $hex }.
event-step_evacuated = { $unit } evacuates a step; { $left ->
        [one] 1 step is
       *[other] { $left } steps are
    } left.
event-coup_succeeds = The airborne coup on { $hex } succeeds (die { $die }, modified { $modified }).
event-coup_fails = The airborne coup on { $hex } fails (die { $die }, modified { $modified }).
event-attack = { $units } { COUNT($units) ->
        [one] attacks
       *[other] attack
    } { $hex }.
event-revealed = Defending in { $hex }: { $units }.
event-armored = The 4th Armored Division supports the attack.
event-combat_result = At { $column } (die { $die }): { $result }.
event-combat_result_unit_loss = At { $column } (die { $die }): a retreat, but a fortification does not retreat: each side loses a unit.
event-combat_result_stalled = At { $column } (die { $die }): a retreat, but a fortification does not retreat: the attack stalls.
event-combat_automatic = At { $column }, without a roll: { $result }.
event-retreated = { $unit } retreats { $path }.
event-advanced = { $unit } advances { $path }.
event-ended_coup_in_berlin = Hitler is overthrown: { $winner } win the game.
event-ended_ruhr = A unit is next to the Ruhr: { $winner } win the game.
event-ended_held = The front has held: { $winner } win the game.
event-ended_panzers_destroyed = The panzers are destroyed: { $winner } win the game.
event-ended_allied_victory = { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }: an Allied victory.
event-ended_draw = { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }: a draw, as in history.
event-ended_marginal = { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }: a marginal German victory.
event-ended_major = { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }: a major German victory.
event-ended_war_winning = { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }: a war-winning German victory.

## Refusals by rule and case; a case that is not listed is explained with the text of the rule itself.

objection-2-1d-here = the unit is already there.
objection-2-1d-off_map = the unit is not on the map.

objection-2-12b-attack = fortifications never attack.
objection-2-12b-move = fortifications never move.

objection-3-3b-off_map = no unit may be held off the map: place the rest first.
objection-3-3b-set_up = German units set up in Germany.

objection-3-5a-off_map = no unit may be held off the map: place the rest first.
objection-3-5a-set_up = French units set up in France.

objection-3-5b-plain = in 1939 the Germans may not move, attack, advance or retreat out of Germany.
objection-3-5b-attack = in 1939 the Germans may not attack out of Germany.

objection-3-6a-set_up = neutral units set up in their own country.

objection-3-6e-plain = the country is neutral: its units stay where they are until it is violated.
objection-3-6e-attack = the country is neutral: its units may not attack until it is violated.

objection-3-6g-plain = former neutrals may only be in their own country and the hexes next to it.
objection-3-6g-attack = former neutrals may only attack hexes in or next to their own country.

objection-3-6h-way = the way leads through a neutral country.
objection-3-6h-plain = the country is still neutral: nobody may enter it until the Germans invade it.

objection-3-6i-mixed = different nationalities may not stack together.

objection-3-7a-set_up = French and British units set up in France.

objection-3-8b-three_corps = Sickle Cut needs exactly three mechanized corps in the Ardennes of Belgium and Luxembourg.

objection-3-8c-set_up = German units set up in Germany, except for the three Sickle Cut corps.

objection-4-3a-enter = the country is neutral: declare its violation first.
objection-4-3a-way = the way leads through a neutral country: declare its violation first.
objection-4-3a-retreat = the country is neutral: its violation was not declared.
objection-4-3a-at_war = that country is not neutral: it is at war.
objection-4-3a-attack = { $country } { COUNT($country) ->
        [one] is neutral: declare its
       *[other] are neutral: declare their
    } violation first.
objection-4-3a-already = that country is no longer neutral.
objection-4-3a-allied = only the German player may violate a neutral.

objection-4-5a-mechanized = only mechanized corps may leave the map here.
objection-4-5a-hex = mechanized corps leave by the west edge from 3118 (25 km north-west of Chartres) to 3619 (25 km south-east of Le Havre) or by the south edge in France.

objection-5-0b-dice = the dice must be rolled first.
objection-5-0b-over = the game is over.
objection-5-0b-not_yours = the other side must decide now.
objection-5-0b-combat = attacks are made in the Combat Phase; this is a Movement Phase.
objection-5-0b-movement = units move in the Movement Phase; this is a Combat Phase.

objection-5-9f-germany = displaced units may not be moved into Germany.
objection-5-9f-must = there is room for the unit, so it must leave.
objection-5-9f-far = displaced units move to an adjacent hex.

objection-5-16a-plain = the French hesitate: their units may not enter Belgium this turn.
objection-5-16a-way = the French hesitate: their units may not enter Belgium this turn, nor go back to it.

objection-5-10d-move = the panzers are halted: mechanized corps may not move this turn.
objection-5-10d-attack = the panzers are halted: mechanized corps may not attack this turn.

objection-5-13b-city = the active port must be a city.
objection-5-13b-friendly = the active port must be Allied-controlled.
objection-5-13b-coastal = the active port must be a city on the coast.

objection-5-13e-port = British units leave by the active port, or by an open south or west edge hex.

objection-5-14a-dynamo = British units may leave the map only after Operation Dynamo has been declared.

objection-5-17a-1939 = the 4th Armored Division exists in 1940 only.
objection-5-17a-french = the 4th Armored Division supports French attacks only.
objection-5-17a-supply = every attacker must trace supply to the south or west edge.
objection-5-17a-used = the 4th Armored Division has already been committed this phase.

objection-6-0a-full = the hex holds as many units as stacking allows.

objection-6-2c-way = enemy units block the way.
objection-6-2c-plain = enemy units are there.

objection-6-2e-plain = another nationality is there, and nationalities do not stack.

objection-6-4a-full = the hex is full: three units per hex.

objection-7-3a-plain = the way leads through an enemy zone of control, where the unit must stop.

objection-7-3b-plain = the unit starts in an enemy zone of control and may leave it only to a hex free of one.

objection-7-4a-plain = units may not retreat into an enemy zone of control.

objection-9-0a-full = the unit is at full strength.

objection-9-1a-enemy = that is not one of your units.
objection-9-1a-mechanized = mechanized corps take steps only by the one mechanized replacement.
objection-9-1a-late = the last turn is over: no step replaced now would be used.
objection-9-1a-pool = no replacement steps are left.
objection-9-1a-supply = the unit is out of supply.

objection-9-2a-german = only the German player has mechanized replacements.
objection-9-2a-late = the last turn is over: no step replaced now would be used.
objection-9-2a-used = mechanized replacements are declared once in a game.
objection-9-2a-nobody = no mechanized corps is both reduced and in supply.
objection-9-2a-undeclared = declare the mechanized replacements first.
objection-9-2a-corps = each reduced mechanized corps in supply takes one step; this one cannot take one now.

objection-9-3a-fort = Maginot fortifications take no replacements.
objection-9-3a-late = the last turn is over: no step replaced now would be used.
objection-9-3a-pool = no replacement steps are left.
objection-9-3a-supply = the unit is out of supply.

objection-9-4a-city = the corps arrives in a German-controlled city in Germany.
objection-9-4a-german = only the German player has a reinforcement.
objection-9-4a-here = the 39th Panzer Corps has already arrived.
objection-9-4a-turn = the 39th Panzer Corps arrives on turn 8 or later.
objection-9-4a-zone = the corps may not arrive in an enemy zone of control.

objection-10-0a-way = a path goes from hex to adjacent hex.
objection-10-0a-hex_by_hex = that path is legal: enter it hex by hex.
objection-10-0a-nobody = no unit is there to move; choose a unit first.
objection-10-0a-stack = no two units there can still move together.

objection-10-1a-enemy = that is not one of your units.

objection-10-1c-plain = the unit has already moved this phase.
objection-10-1c-other = another unit is moving; finish with it first.

objection-10-4a-points = { $points ->
        [one] 1 movement point is
       *[other] { $points } movement points are
    } not enough to get there.

objection-10-5d-plain = that is water.
objection-10-5d-lake = units cannot cross a lake hexside.

objection-10-6a-plain = Allied units may pass through Paris but not stop there.
objection-10-6a-done = Allied units may not stay in Paris: move on.
objection-10-6a-end = Allied units in Paris must move out before the phase ends.

objection-10-7a-way = the Zuiderzee is crossed only by a unit that begins its move in 4238 (25 km north-east of Alkmaar) or 4239 (25 km west of Kornwerderzand), and its move ends there.

objection-10-8b-plain = the Sarreguemines Gap is closed to all units.

objection-11-0a-empty = no enemy unit is there to attack.
objection-11-0a-nobody = an attack needs at least one unit.

objection-11-0b-attacked = the unit has already attacked this phase.
objection-11-0b-defended = the units there have already been attacked this phase.

objection-11-1a-involved = only units of this attack advance, within stacking.

objection-11-1b-plain = French attackers must advance with at least one unit.

objection-11-2a-enemy = that is not one of your units.
objection-11-2a-far = the unit is not next to the hex under attack.
objection-11-2a-nobody = none of your units is next to it.
objection-11-2a-one_hex = one attack has one target.

objection-11-2b-plain = an attack is made by one nationality only.

objection-11-3a-must = a unit that can retreat must.
objection-11-3a-far = a retreat is one hex.

objection-11-3b-sea = units may not retreat there: no unit can enter it.
objection-11-3b-origin = units may not retreat into a hex from which they were attacked.
objection-11-3b-full = the retreat would overstack that hex.
objection-11-3b-water = units may not retreat across water.

objection-11-3d-involved = the unit lost must be part of this battle.

objection-11-4a-involved = the step must be lost by a unit of this battle.

objection-11-4b-plain = mobile units are there, and the loss is taken from them.

objection-11-6a-involved = the unit lost must be part of this attack.

objection-11-7a-plain = the unit is already in this attack.

objection-11-10d-next = finish this attack before the next one.

objection-11-12d-gap = there is no combat in the Sarreguemines Gap.
objection-11-12d-water = no attack is possible across sea or lake.

## The shifts of an attack, as the odds name them.

odds-result = { $result }
odds-unit = { $unit }
shift-concentric = concentric attack
shift-panzers = concentric attack with mechanized units
shift-rough = the defender is in rough terrain
shift-ardennes = the defender is in the Ardennes
shift-fortification = fortification
shift-surprise = Sickle Cut surprise
shift-dynamo = Operation Dynamo
shift-crisis = German supply crisis
shift-armored = French 4th Armored Division

## The options of the game: disputed readings, see interpretations.md.

option-fort_dr = What a defender's retreat means at a fortification: each side loses a unit, or the attack stalls.
option-end_shifts = Whether shifts run on an endless scale of odds or stop at the ends of the chart.
option-panzer_df = Which corps attack fortifications with their defense factor: all mechanized, or panzers only.
option-halt_requires = When the Germans check for a Panzer Halt: when no British unit is on the map, when one is, or always.
option-maginot_cut = The Maginot Line is overturned when all of its remaining hexes are cut off, or any of them.
option-dynamo_port = Where Operation Dynamo may be declared: a city on the coast, or any city.
option-sickle_retreat = Whether Allied units may retreat into the Ardennes on the first turn of Sickle Cut.
option-ruhr_retreat = Whether an Allied unit that retreats next to the Ruhr has won the game.

## What each value of an option means.

value-fort_dr-unit_loss = each side loses a unit
value-fort_dr-stalled = the attack stalls

value-end_shifts-endless = an endless scale
value-end_shifts-capped = they stop at the ends of the chart

value-panzer_df-mechanized = all mechanized corps
value-panzer_df-panzer_only = panzer corps only

value-halt_requires-no_british = with no British unit on the map
value-halt_requires-british_present = with a British unit on the map
value-halt_requires-always = always

value-maginot_cut-all = all of its hexes are cut off
value-maginot_cut-any = any of its hexes is cut off

value-dynamo_port-coastal = at a city on the coast
value-dynamo_port-any_city = at any city

value-sickle_retreat-allowed = they may
value-sickle_retreat-barred = they may not

value-ruhr_retreat-ignored = no: a retreat is not a move
value-ruhr_retreat-wins = yes

## The back of the box.

about-credit = Ty Bomba, Decision Games 2019
about-summary = From the Meuse to the armistice: break through, turn for the Channel or for Paris, and choose each turn whether to move first or fight first. The Allies decide how far to go into Belgium, and when to evacuate.
about-scale = a hex is 26 km, a counter is a corps or a division, a turn is three and a half days
about-time = an hour for the Saar in 1939, an evening for 1940
about-difficulty = an easy first wargame: a single combat table, and the Germans need no die rolls to move

## Scenarios, and the dates of their turns.

scenario-1939 = September 1939: the Saar offensive
scenario-1939-about = France attacks while the German army is in Poland. Thirty-eight divisions, many of them landwehr, hold an unfinished West Wall between the Moselle and Basel; the French have seven turns and fifty-two divisions to take a German city, or to come within reach of the Ruhr, before the victors of Warsaw return. It never happened; whether it could have is the question of this scenario. The Low Countries, Luxembourg and Switzerland stay out of it.
scenario-1940 = May 1940: Case Yellow and Case Red
scenario-1940-about = From 10 May to the armistice. The German army must do much more than break through: it has to earn its victory points in the Low Countries, on the Channel, in Paris, behind the Maginot Line and on the way to Brittany and the Mediterranean, without losing its five mechanized corps on the way. The Allies must decide how far to go into Belgium, when to bring the British home, and where to make a stand. The historical campaign scores a draw.
-date-1 = 10–13 May 1940
-date-2 = 13–16 May 1940
-date-3 = 17–20 May 1940
-date-4 = 20–23 May 1940
-date-5 = 24–27 May 1940
-date-6 = 27–30 May 1940
-date-7 = 31 May – 3 June 1940
-date-8 = 3–6 June 1940
-date-9 = 7–10 June 1940
-date-10 = 10–13 June 1940
-date-11 = 14–17 June 1940
-date-12 = 17–20 June 1940
-date-13 = 21–24 June 1940

## The parts of the sheet.

# A hex: number, name, terrain, country. $parts (Listed), $ground (Term)
place-hex = { $parts }
place-name = { NAME($hex, as: "title") }
place-ground = { $ground }
place-country = { $country }

part-map = Map
part-key = Key

## The page: phases, tracks, layers, the inspector. $turns, $attack, $defense (Number), $date, $name (Term),
## $port (Place), $why (Sentence), $rule (Text)

scene-map = North-eastern France, the Low Countries, western Germany and northern Switzerland in hexes of 26 km.
scene-set_up = Set-up
scene-turn_1939 = Turn { $turn } of { $turns }
scene-turn = Turn { $turn } of { $turns }, { $date }
scene-date = { $date }
scene-unit = { $name }, { $attack }-{ $defense }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
scene-fort = { $name }, strength { $defense }

phase-set_up = Set-up
phase-new_turn = New turn
phase-german_order = German order of phases
phase-german_airborne_coup = Airborne coup
phase-german_panzer_halt = Panzer Halt check
phase-german_movement = German movement
phase-german_combat = German combat
phase-allied_order = Allied order of phases
phase-allied_movement = Allied movement
phase-allied_combat = Allied combat
phase-victory_check = Victory check
phase-supply_check = Supply check
phase-dynamo = Operation Dynamo
phase-german_replacements = German replacements
phase-allied_replacements = French replacements
phase-supply_crisis_check = German supply crisis check

back-german = a German unit
back-french = a French unit
back-british = a British unit
back-belgian = a Belgian unit
back-dutch = a Dutch unit
back-swiss = a Swiss unit

tray-waiting = Not yet on the map
tray-dead = Eliminated
tray-exited = Left the map
tray-removed = Out of play

# The figures that decide the game, for its end.
standing-points = German victory points
standing-draw = draw
standing-marginal = marginal victory
standing-major = major victory
standing-war_winning = war-winning victory
standing-cities = German city hexes in French hands
standing-every_city = every German city

track-points = German victory points
track-booked = { $amount } { $why } ({ $rule })
track-replacements_german = German replacements
track-replacements_allied = French replacements
track-country = { $country }
track-status = { $status }
track-dynamo = Operation Dynamo
track-port = { $port }, declared on turn { $turn }
track-crisis = German supply crisis
track-crisis_yes = in force
track-crisis_no = not yet

-points-4-3b = three neutrals overturned
-points-4-4a = the Dyle-Breda plan overturned
-points-4-5a = a mechanized corps on the way to Brittany
-points-4-6a = the Mediterranean evacuation overturned
-points-4-7a = Paris taken
-points-4-8a = nine Maginot forts destroyed
-points-4-8b = the Maginot Line cut off
-points-4-9a = a British corps destroyed out of supply
-points-4-10a = a mechanized corps lost

-status-neutral = neutral
-status-in-play = in play
-status-capitulated = capitulated

layer-front = Front line
layer-control_german = German control
layer-control_allied = Allied control
layer-zone_german = German zones of control
layer-zone_allied = Allied zones of control
layer-supply_german = German supply
layer-supply_allied = Allied supply
layer-neutral = Neutral territory
layer-reach_german = Where visible German units could move
layer-reach_allied = Where visible Allied units could move
layer-threat_german = Where Germans could then attack
layer-threat_allied = Where Allies could then attack

terrain-clear = Clear: 1 movement point.
terrain-rough = Rough: 2 movement points, one column left in defense.
terrain-ardennes = Ardennes: 2 movement points, one column left in defense.
terrain-city = City: 1 movement point, rivers cost nothing extra, no concentric attack.
terrain-paris = Paris: an open city; Allied units may not end their movement here.
terrain-ruhr = The Ruhr: an Allied unit next to it wins the game.
terrain-gap = The Sarreguemines Gap: no unit may enter.
terrain-sea = Sea.
terrain-zuiderzee = The Zuiderzee.

-ground-clear = clear
-ground-rough = rough
-ground-ardennes = the Ardennes
-ground-city = city
-ground-paris = open city
-ground-ruhr = the Ruhr
-ground-gap = the Sarreguemines Gap
-ground-sea = sea
-ground-zuiderzee = the Zuiderzee


inspect-hex = { $hex }
inspect-country = In { $country }.
inspect-port = A port.
inspect-controlled_german = German-controlled.
inspect-controlled_allied = Allied-controlled.
inspect-zone_german = In a German zone of control.
inspect-zone_allied = In an Allied zone of control.
inspect-supplied = { $unit } is in supply; movement { $points }.
inspect-unsupplied = { $unit } is OUT OF SUPPLY; movement { $points }.
inspect-threat = May be attacked now by { $units }.
# $source (Place)
inspect-supply_way = Supply line of { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    } from { $source }.

# $warnings (Listed), $hexes (Places)
warning-all = { $warnings }
warning-overstacked = Too many units are in { $hexes }: the enemy will choose what is eliminated there.
warning-mixed = Several nationalities are in { $hexes }: only one of them will be left there.
warning-movable = { $count ->
        [one] 1 unit
       *[other] { $count } units
    } could still move.
warning-targets = { $count ->
        [one] 1 enemy hex
       *[other] { $count } enemy hexes
    } could still be attacked.

## Marks on counters.

mark-moved = has moved
mark-attacked = has attacked
mark-unsupplied = out of supply

## Buttons whose notation is too terse.

action-done = Finish this move
choice-put_down = Do not move it now
action-split = Split the stack
action-stack = The whole stack
action-end = End the phase
action-restack = Reorder a stack: choose its top unit
action-keep = Keep this deployment
action-change = Change it: place units by hand
action-sickle_cut = Declare Operation Sickle Cut: three mechanized corps begin in the Ardennes, and Belgium is invaded
action-no_sickle_cut = No Sickle Cut: all mechanized corps begin in Germany
action-no_coup = No airborne coup: it is given up for the whole game
action-launch = Launch the attack
action-call_off = Call it off
action-armored = Commit the 4th Armored Division: one column right, once in a phase
action-no_armored = Hold the 4th Armored Division back for another attack
action-declare_refit = Refit the mechanized corps: a step each, once in the game
action-no_dynamo = No Operation Dynamo now: it can be declared in a later turn
action-stay = Stay: do not advance
choice-order_move_fight = Move, then fight
choice-order_fight_move = Fight, then move
choice-violate_belgium = Invade neutral Belgium: it joins the Allies
choice-violate_netherlands = Invade the neutral Netherlands: they join the Allies
choice-violate_luxembourg = Invade neutral Luxembourg: it joins the Allies
choice-violate_switzerland = Invade neutral Switzerland: it joins the Allies
choice-keep_nation_german = Keep the Germans, eliminate the others
choice-keep_nation_french = Keep the French, eliminate the others
choice-keep_nation_british = Keep the British, eliminate the others
choice-keep_nation_belgian = Keep the Belgians, eliminate the others
choice-keep_nation_dutch = Keep the Dutch, eliminate the others
choice-keep_nation_swiss = Keep the Swiss, eliminate the others
choice-plan_by_hand = Set up by hand: place each unit yourself
choice-plan_1940_german = Sickle Cut: the panzers behind the Ardennes
choice-plan_1940_german_yellow = Case Yellow: the panzers before Liège
choice-plan_1940_allied = Historical deployment
choice-plan_1939_german = Historical deployment
choice-plan_1939_french = Historical deployment
choice-exit_west = Leave by the west edge: it does not return
choice-exit_south = Leave by the south edge: it does not return
action-evacuate = Evacuate by sea: it does not return
action-evacuate_step = Evacuate one step: the rest stays
action-unit = Move
action-top = Put on top
action-with = Join the attack
action-lose = Lose a step
action-advance = Advance
action-eliminate = Eliminate
action-replace = Restore a step
action-refit = Refit
action-attack = Attack
action-coup = Airborne coup
action-dynamo = Declare Operation Dynamo
action-plan = Choose this deployment
action-violate = Invade
action-keep_nation = Keep
action-order = Choose the order
action-go = Move here
action-exit = Leave the map
action-place = Place here
action-enter = Enter here
action-retreat = Retreat here
action-displace = Displace here

## Refusals of what is not being decided now

objection-3-8b-first = decide first whether to declare Operation Sickle Cut.
objection-3-10a-own_stacks = no stack of yours can be reordered now.
objection-5-17a-decide = decide first whether the 4th Armored Division supports the attack.
objection-9-1a-step = this is the phase for replacements: restore a step, or end.
objection-11-2a-target = choose the hex to attack first.
objection-11-3a-other = the units must retreat first.

## The board as text, and the description of pictures. $scenario, $phase, $land, $sight (Sentence),
## $turn (Number or Sentence), $result (Sentence), $points (Number or Listed), $booked, $countries, $notes (Listed),
## $country (Term or Sentence), $strategy, $kind, $why (Term), $units (Pieces or Listed), $port (Place),
## $values, $hexes (Text), $number (Number)

board-title = France '40. { $scenario }
board-phase = { $phase }.
board-now = { $turn }. { $phase }.
board-ended = { $turn }. The game is over. { $result }
board-cities = German city hexes in French hands: { $cities } (4.1a).
board-crisis = The German supply crisis has begun (5.5a).
board-no_crisis = The German supply crisis has not begun (5.5a).
board-points = Victory points: { $points }.
board-points_booked = Victory points: { $points }. { $booked }.
board-side_number = { NAME($side, as: "title") } { $number }
board-replacements = Replacement points: { $points }.
board-countries = Countries: { $countries }.
board-country = { $country } { $status }
board-country_noted = { $country } ({ $notes })
board-strategy = { $strategy }
board-violated = violated on turn { $turn }
board-dynamo = Operation Dynamo: declared on turn { $turn } at { $port }; { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } evacuated this turn.
board-no_dynamo = Operation Dynamo: not declared.
board-empty = No units on the map.
board-column_hex = hex
board-column_place = place
board-column_country = country
board-column_holder = held by
board-column_units = units, the top one first
board-unit = { $unit } { $values }
board-forts = Fortifications standing, strength and hexes:
board-fort = { $kind } { $hexes }
board-off_map = { $why }: { $units }

-fort-maginot = Maginot Line
-fort-west_wall = West Wall
-fort-eben_emael = Fort Eben Emael

-off-unplaced = unplaced
-off-dead = dead
-off-exited = exited
-off-removed = removed
-strategy-forward = forward
-strategy-redoubt = redoubt

## Errors: what is wrong with a position or a question about odds.
## $text (Text): what was asked, $hex, $unit, $key, $rule, $country, $scenario (Text): as they are written

error-names-no-target = '{ $text }' names no hex to attack
error-nobody-attacks = it is nobody's turn to attack: name the units
error-no-attacker = no unit can attack { $hex }
error-not-in-sight = { $unit } is not visible (3.10a)
# $first, $second (Text)
error-not-an-order = the order is { $first } or { $second }
error-only-in = '{ $key }' belongs to { $scenario } only
error-bad-forts = 'forts' is 'standing' or 'none'
error-bad-unit = a unit is written 'unit: name, place' or with its steps
error-no-step-left = { $unit } is on the map with no step left
error-fort-elsewhere = { $unit } cannot be anywhere but in { $hex }
error-with-enemy-fort = { $unit } and an enemy fortification are in { $hex }
error-no-points = no points are booked under '{ $rule }'
error-bad-dynamo = 'dynamo' is the turn declared, the port, steps evacuated
error-bad-country = '{ $key }' is neutral, or in play or capitulated and the turn it was violated
error-in-neutral = German units are in { $hex }, but there is no line '{ $country }: in play'
