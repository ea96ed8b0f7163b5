# Manstein's War: briefing and glossary, in English. Numbers in parentheses are rules.

briefing-special-1 = Each side fills a bin with the markers of its army groups, in secret, and draws from it in turn. The marker drawn says who moves and fights (5.2, 5.4).
briefing-special-2 = No unit moves from one enemy zone of control directly to another (7.2.c). Two armies two hexes apart close the hex between them; only combat opens a closed front.
briefing-special-3 = After a victory mechanized units pursue two hexes, three after an overrun, and ignore zones (12.1). Plan an attack for the pursuit behind it.
briefing-special-4 = Air units stay over the front and help in every combat around them, in both players' impulses (16.7).

briefing-campaign-situation-1 = 10 May 1940. Three German army groups attack from the North Sea to the Rhine. Each side has a secret plan: will the panzers go through Belgium as in 1914, or through the Ardennes, as General von Manstein proposed?
briefing-campaign-situation-2 = In history they went through the Ardennes, crossed the Meuse at Sedan and cut off the armies in Belgium. You have six turns of a week each.
briefing-campaign-want-german = Collect points for Paris, ports, supply centers and destroyed armies: 30 more than the Allies is a victory.
briefing-campaign-want-allied = Keep the difference below 20. Garrison what matters, fall back in time, keep Paris, and destroy panzers that stand alone.
briefing-campaign-victory-1 = The Germans win at once if they control all supply centers and ports in France, the Allies if they control two German depots (3.1).
briefing-campaign-victory-2 = Otherwise German minus Allied points count after the last turn: 50 or more is a German strategic, 40 an operational, 30 a marginal victory; 20 to 29 is a draw; less is an Allied victory (3.2).
briefing-campaign-victory-3 = Paris is worth 10, Rotterdam and Antwerp 4 each, other supply centers and Channel ports 3; a German mechanized unit lost is 3 for the Allies (3.4, 3.5).
briefing-campaign-special-1 = The Netherlands capitulate with Amsterdam and Rotterdam, Belgium with Brussels, Antwerp and Eben Emael, France with all its supply centers: at once, with all their units (3.8).
briefing-campaign-first-german-1 = Take your plan as the first marker: it is the only one you may select (21.2).
briefing-campaign-first-german-2 = With the Manstein Plan go through Luxembourg (1638) to Sedan with the panzer corps, with an air unit above.
briefing-campaign-first-german-3 = Aim at 300 percent and two shifts; below 200 percent the Assault table hurts mainly you.
briefing-campaign-first-allied-1 = Put an army into every second hex: their zones close the hexes between.
briefing-campaign-first-allied-2 = Garrison Rotterdam and Amsterdam against the airborne corps, and Eben Emael.
briefing-campaign-first-allied-3 = Leave an air unit over the hex that must hold.

## Glossary

glossary-bin = bin
    .means = Holds a side's markers for this turn; only its owner knows what is in it (5.0).
glossary-marker = command marker
    .also = command markers | special marker | special markers
    .means = Drawn from the bin; it says which army groups, corps and air units act in this impulse (5.1).
glossary-impulse = impulse
    .also = impulses
    .means = What follows from one marker: reinforcements, air, movement, combat (4.1).
glossary-activation = activation
    .also = activated
    .means = Units act when the marker of their army group is in play (5.1).
glossary-zone_of_control = zone of control
    .also = zones of control | ZOC | enemy zone | enemy zones
    .means = The six hexes around a ground unit. No unit moves from one enemy zone directly to another (7.2).
glossary-loc = line of communications
    .also = LOC
    .means = The path from a unit to its source of supply (15.1).
glossary-depot = depot
    .also = depots | supply center | supply centers
    .means = A source of supply; controlling it gives points (3.2, 15.2).
glossary-logistic_unit = logistic unit
    .also = logistic units
    .means = Passes supply on from a depot to the units around it (15.2).
glossary-mechanized = mechanized
    .means = Armor, panzer and motorized units, with a red movement factor. They may attack on the Mobile table and pursue farther (10.2, 12.1).
glossary-assault_table = Assault
    .means = The combat table that destroys steps (10.2).
glossary-mobile_table = Mobile
    .means = The combat table that gains ground; for mechanized attackers alone, and never against an intact fort (10.2).
glossary-pursuit = pursuit
    .also = pursue | pursues
    .means = After a victory attackers advance into the hex and beyond; mechanized units two hexes (12.1).
glossary-refit_points = refit points
    .also = refit point | RP
    .means = What restores steps at the start of a turn (14.0).
glossary-initiative = initiative
    .means = Who draws first: the Germans, unless the Allies control a German city (5.3).
glossary-special_forces = special forces
    .also = SF
    .means = Brandenburgers and airborne engineers that may destroy a fort before an attack (19.0).
glossary-capitulates = capitulates
    .also = capitulate | capitulation | capitulated
    .means = A country is out of the war, with its units and markers, the moment its condition holds (3.7, 3.8).
glossary-llk = LLK
    .means = The German airborne corps (18.0).
glossary-pgk = PGK
    .means = Panzer Group Kleist.
glossary-ca = CA
    .also = counterattack
    .means = The defenders strike back at once, in the middle of your combat (22.2).
glossary-overrun = OR
    .also = overrun
    .means = The defenders lose three steps and retreat three hexes; the attackers pursue farther (22.1).
glossary-air_zone = air zone
    .also = air zones
    .means = The hex of an air unit and the six around it (16.7).

## How one stands. $german, $allied, $left (Number), $level (Term)

outlook = German { $german }, Allied { $allied } points: { $level } now. { turns-left }
turns-left = { $left ->
        [0] This is the last turn.
        [one] 1 turn left after this one.
       *[other] { $left } turns left after this one.
    }

## Lessons

lesson-moving = Moving and zones of control
lesson-moving-1 = The marker of Panzer Group Kleist is in play: its units move, and nobody else's (5.1). Two French armies stand in Sedan (1438) and Verdun (1540). Choose 19 Pz in Eifel (1738).
lesson-moving-2 = Go through Luxembourg to Bastogne (1538). The six hexes around a ground unit are its zone of control: a unit stops when it enters one, and none goes directly from one zone to another (7.0, 7.2.c). Look at the lit hexes: they end in front of the French.
lesson-moving-2-instead = You have moved it elsewhere, or not at all, which is allowed. Take it back, or start again.
lesson-moving-3 = Move 41 Pz as well, for example beside it. A rough hex takes only one corps (6.3): open ground is better for an attack.
lesson-moving-3-instead = The segment is over, and 41 Pz has stayed behind. Start again to bring it up.
lesson-moving-4 = Bring the logistic unit after them if you like, and end the segment.
lesson-moving-end = Two armies two hexes apart close the hex between them. Look for the hex that is not closed; if there is none, only combat opens the front.

lesson-attack = An attack
lesson-attack-1 = Three corps stand across the Meuse from Sedan (1438), and an air unit is above it. An attack is against one hex, by any activated units around it (10.1). Attack Sedan.
lesson-attack-2 = Add all units that can join. Attack divided by defense gives a percentage, and that a column (10.4).
lesson-attack-2-instead = With fewer units the column is worse. Below 200 percent the Assault table hurts mainly you.
lesson-attack-3 = Now the shifts: the marker in play, the air unit, the river if all attack across it, units without support (10.5). Read them beside the map, then launch.
lesson-attack-4 = Choose a table. Assault destroys steps, Mobile gains ground, and only mechanized units may use it (10.2). Take Assault.
lesson-attack-4-instead = Mobile: fewer steps, more ground. That is allowed, because all your units are mechanized.
lesson-attack-5 = One die gives the result. The letters are explained beside the map (22.1).
lesson-attack-6 = The defender loses steps and goes back. A hex in your zones costs him another step (7.2.e).
lesson-attack-6-instead = He has stayed this time. Start again with all units, and compare the columns.
lesson-attack-end = Count columns before you launch: 300 percent and two shifts are safe, below 200 percent you lose more than you gain.

lesson-pursuit = Pursuit
lesson-pursuit-1 = The same position. Attack Sedan (1438) with all three corps, and launch.
lesson-pursuit-2 = Choose the table. This time think of what lies behind the hex.
lesson-pursuit-3 = The defender is gone. Attackers may pursue: the first hex is the one he has left (12.2). Pursue with 19 Pz.
lesson-pursuit-3-instead = You have halted, which is allowed: nobody has to pursue (12.0). Start again to see how far it goes.
lesson-pursuit-4 = A German mechanized unit pursues a second hex, in any direction, and zones do not stop it (12.1, 12.2). Go where you cut his line of supply.
lesson-pursuit-4-instead = You have stopped in the hex, which is allowed. Sometimes it is wiser.
lesson-pursuit-5 = The others may follow. A lone corps behind the front is soon cut off: pursue with another one.
lesson-pursuit-5-instead = 19 Pz stands alone now. Watch what surrounds it.
lesson-pursuit-end = A closed front is opened by a battle, and the pursuit carries the panzers through. Plan an attack for the hexes behind it.

lesson-impulse = An impulse
lesson-impulse-1 = Each side draws markers from its own bin; PGK has come out (5.4). An impulse has segments: command, reinforcements, air, movement, combat (4.1). First the air: choose the air unit to fly.
lesson-impulse-1-instead = You go on without air support, which is allowed. Start again to use it.
lesson-impulse-2 = Send it over Sedan (1438). It helps in every combat in its hex and the six around it, in your impulses and the enemy's, until the end of the turn (16.4, 16.7).
lesson-impulse-2-instead = It flies elsewhere and helps there. Sedan is outside of its zone unless it is next to it.
lesson-impulse-3 = Now movement. Your corps stand well: move what you like, and end the segment.
lesson-impulse-4 = Combat: attack Sedan (1438).
lesson-impulse-4-instead = You have ended the impulse without an attack, which is allowed.
lesson-impulse-5 = Add all units and launch. The air unit is one of the shifts.
lesson-impulse-end = Then the other side draws. When both bins are empty the turn ends, so every marker is one impulse, and you do not know which comes next.

lesson-refit = Refit points
lesson-refit-1 = At the start of a turn refit points restore steps (14.0). Two panzer corps have lost theirs. A step costs 1 point, but 2 in an enemy zone of control (14.3). Begin with 41 Pz in Luxembourg (1638), outside of the zones.
lesson-refit-1-instead = You keep the points for later, which is allowed; more than ten are lost (14.0).
lesson-refit-2 = 41 Pz is whole again. Two points are left, just enough for 19 Pz in Bastogne (1538), next to the enemy. Refit it, or keep the points.
lesson-refit-2-instead = You keep the rest, which is allowed.
lesson-refit-3 = All bins are empty here, so the next turn begins at once. Both sides fill their bins; you may add one special marker (5.2). Guderian needs panzers that are whole: add him, or none.
lesson-refit-4 = In the Refit Phase each nation receives the points of the turn track (14.1). Germans need the Ruhr for that, the French Paris (14.2).
lesson-refit-end = A refitted unit needs a line of communications (14.3). Each German mechanized unit lost is 3 points for the Allies (3.5): refit the panzers first.

lesson-supply = Supply: the logistic unit
lesson-supply-1 = 19 Pz has driven to Amiens (0938). A unit is supported if a line no longer than its movement factor leads to a depot of its country or to a logistic unit with a line of its own (15.1, 15.2). The logistic unit of its group is far behind, in Idar-Oberstein (1838). Choose 19 Pz and see how few hexes are lit.
lesson-supply-2 = Without support it moves half as far, fights a column worse and cannot be refitted (15.5). So do not move it yet: put it down again.
lesson-supply-2-instead = You have moved it at half its rate, which is allowed. Start again to bring supply first.
lesson-supply-3 = Choose the logistic unit and bring it forward, for example to Sedan (1438). It must stay within reach of a depot itself.
lesson-supply-3-instead = The logistic unit has stayed behind. Take it back, or start again.
lesson-supply-4 = Choose 19 Pz again. Now the line is short enough, and more hexes are lit.
lesson-supply-4-instead = The segment is over. Start again to see the difference.
lesson-supply-5 = Move it where you like; mind the French army in Mantes (0840) and its zone.
lesson-supply-5-instead = You have not moved it, which is allowed.
lesson-supply-6 = End the segment.
lesson-supply-end = Before panzers go on, look where their logistic unit is. Lines do not lead into enemy zones (7.2.g), so a single army beside the road can cut them.

lesson-air = Air units
lesson-air-1 = The marker lets air units fly before anybody moves (16.1). They do not fight alone: they help others. Choose VIII Flk.
lesson-air-1-instead = You go on without air units, which is allowed. Start again to use them.
lesson-air-2 = It may fly to any hex of the map. Send it over Sedan (1438), the target of your attack: its zone is that hex and the six around it (16.4). The dotted layer shows it.
lesson-air-2-instead = It flies elsewhere. That is allowed; it stays there until the end of the turn or until you move it in another impulse.
lesson-air-3 = The other one: II Flk over Montmédy (1539). Only one air unit helps in a combat (16.7), so spread them: this one covers your own corps when the enemy strikes back.
lesson-air-3-instead = That is allowed. Two air units over the same fight help no more than one.
lesson-air-4 = German air units also slow down Allied units that leave their zone (16.8). Move if you like, and end the movement.
lesson-air-5 = Attack Sedan, and find the air unit among the shifts.
lesson-air-5-instead = You have ended the impulse without an attack, which is allowed.
lesson-air-end = Air units stay where they are for both players' impulses and come home at the end of the turn (4.1). If the enemy sends one into the same hex, they fight first (16.6).

lesson-turn = A whole turn
lesson-turn-1 = In the Operations Phase both sides draw markers in turn until both bins are empty (4.1). Your marker PGK is out: move, for example 19 Pz to Sedan (1438), and end the movement. Then the combat segment, if anybody is in reach.
lesson-turn-2 = Your impulse is over. The Allies draw a marker and act.
lesson-turn-3 = Both bins are empty: air units come home, and the next turn begins (4.1).
lesson-turn-4 = Both sides fill their bins in secret. All markers of your army groups go in, and at most one special marker (5.2). Guderian activates two panzer corps and gives a column: add him, or none.
lesson-turn-5 = The Refit Phase. 41 Pz has lost steps: refit it (14.3).
lesson-turn-5-instead = You have kept your points, which is allowed.
lesson-turn-6 = Go on. The first marker of the new turn is drawn from your bin, by chance.
lesson-turn-end = Fill the bin, refit, and play markers in turn: six weeks of war. What you hold at the end counts (3.6).

## The coach: questions in plain words

coach-SetUp-keep_german = Keep one plan of three in secret. Manstein strengthens an attack through the Ardennes, the OKH plans one through Belgium (21.1).
coach-CommandMarkerPhase-fill = All your markers go into the bin; you may add one special marker (5.2). A leader helps one attack, so choose when you know where it will be.
coach-ImpulseTurn-pick = The marker that you take says who acts (5.4). Only the very first German marker may be selected (21.2): the plan is a good choice.
coach-MovementSegment-choose = Choose a unit or stack to move. It stops in an enemy zone of control, and none goes directly from one zone to another (7.2.c).
coach-Move-go = Choose where it goes. Think of the attack from there, and of supply behind: a logistic unit within reach (15.2).
coach-CombatSegment-choose = Choose a hex to attack. Each unit attacks once in an impulse (10.1). Plan for the pursuit behind the hex, not only for the hex.
coach-Gather-gather = Add units until the column is good: 300 percent and two shifts are safe, below 200 percent you lose more than you gain.
coach-Combat-choose_table = Assault destroys steps, Mobile gains ground (10.2). Take Assault against an army that must go, Mobile to get through.
coach-Pursuit-choose = Your units may follow. Mechanized units go two hexes and ignore zones (12.1): go where they cut supply, but not where they stand alone.
coach-Refit-spend = Refit points restore steps (14.0). Panzers first, for each one lost is 3 points.
coach-SetUp-keep_allied = Keep one plan of three in secret (21.1). Plan D strengthens one army group in attack, Plan E moves two groups at once, Plan R helps an attack out of the Maginot Line (5.1). Plan E is the most useful for a defense.
coach-SetUp-plan_allied = A ready deployment is good for a first game. By hand you place the logistic units first and every army near that of its group (21.1). Without a logistic unit in reach an army is unsupported (15.2).
coach-SetUp-plan_german = A ready deployment is good for a first game; it fits the plan that you kept. By hand you place each group within three hexes of its logistic unit (21.2).
coach-Deploy-choose = Choose a unit to place. Logistic units first: the others must be near them (21.1, 21.2).
coach-DeployUnit-place = Choose where it begins. Two armies two hexes apart close the hex between them with their zones (7.2.c): you need not fill every hex.
coach-ImpulseTurn-pick-select = The Germans select their very first marker instead of picking it blindly (21.2). The plan is a good choice: it acts before the Allies have moved at all.
coach-ImpulseTurn-channel = One French unit may trace its supply to a Channel port in this impulse (15.2.d). Choose one that has no other way: without supply it moves half as far and fights worse (15.5).
coach-CommandSegment-name = This marker works for one command of your choice (5.1). Take the one that is in contact with the enemy, or whose gap must be closed first.
coach-CommandSegment-corps = This leader activates single corps (5.1). Take those that stand next to the target of your best attack.
coach-CommandSegment-reserves = Reserve units may join this activation, each once a turn (5.8.c). Use them now if they can reach the fight; otherwise keep them for a later impulse.
coach-ReinforcementSegment-choose = New units wait off the map. Bring one in now, or wait for a later impulse of its command in this turn (13.2). Not into an enemy zone of control (7.2.b).
coach-ReinforcementSegment-choose-last = New units wait off the map. Choose the one to bring in.
coach-Arrival-place = Choose where it enters. Near the front it helps at once; look for supply within its movement factor (15.1).
coach-Arrival-act = It may act in this impulse, or be kept for a later one (5.8.c). Each reserve acts once a turn.
coach-AirSegment-fly = Choose an air unit to fly, or finish. It stays where you send it and helps in every combat around it, in your impulses and the enemy's (16.7). Spread them: two in one place help no more than one.
coach-AirSegment-superiority = Air units of both sides are in the same hex and must fight (16.6). Begin with the hex whose result matters most for the battles to come.
coach-AirSegment-bombing = A bombed city loses its terrain shift, its depot and its port, for both sides (22.4), but the air unit is then gone for this turn (16.5). Support of an attack is usually worth more.
coach-Flight-place = Click the hex where it is to fly: any hex of the map, as far as you like (16.1). It helps in its own hex and the six around it (16.4). Put it over your next target, or over a hex of yours that must hold, so that it covers several fights at once.
coach-Transfer-land = Choose the city to which the airborne corps is flown (26.3). It does not move any further in this impulse.
coach-RailMove-choose = By rail a unit goes from town to town in its own country, as far as you like (9.0). It may not go through enemy zones.
coach-Landing-choose = The airborne corps may land up to ten hexes away, once in the game (18.0). An empty port or depot near your own units is best. On enemy troops it must attack alone, and is lost if it does not clear the hex (18.2).
coach-OverStacking-choose = Too many units are in this hex (6.5). Choose which one loses a step and has to leave; the enemy chooses where it goes.
coach-Evacuation-embark = Units in ports may leave by sea (20.2). They never come back, but do not count as eliminated. Take those that would be trapped.
coach-CombatSegment-choose-landed = The airborne corps has landed on enemies and must attack them now, alone (18.2). If it does not clear the hex, it is lost.
coach-CombatSegment-lift = You may remove a bridgehead of yours and use the marker elsewhere (27.1.c). Keep it while you want to attack across that river again.
coach-Combat-commit = Special forces may destroy the fort before the attack, if the die allows it (19.0). They are used up in any case: commit them where the fort is what stops you.
coach-Combat-support = The naval unit shifts one column for Allied units at the coast, once a turn (20.1). Use it where one column changes the result.
coach-Combat-bridge = A bridgehead removes the river from your next attack here (27.1). Place it where you mean to attack again.
coach-Losses-choose = Your side loses steps, and you choose who takes them (10.6). A full infantry army can bear one best. A German mechanized unit lost is 3 points for the Allies (3.5).
coach-Retreat-choose = Choose where it goes back to. Each hex in an enemy zone costs it a step (7.2.e). Look for supply behind it and for a line with the others.
coach-Retreat-choose-pushed = The enemy has too many units in a hex, and you drive this one out (6.5). Send it where it is least useful to him.
coach-Onward-choose = It may go on: the pursuit ignores zones of control (12.1). Go where you cut a line of supply or reach a city, but not where it ends alone.
coach-Counterattack-aim = The result lets you strike back at once at one of the hexes that attacked you (22.2). Take the weakest, or the one with panzers that have lost steps.
coach-Counterattack-choose_table = Assault destroys steps, Mobile gains ground (10.2). In a counterattack you mostly want steps.
coach-OpenCities-declare = An open city gives the Germans half its points, and no Allied unit may enter it any more (25.4). Declare it when it cannot be held.
coach-MoraleMarkers-add = A Morale marker is one more impulse this turn, with a column to the right (24.3). There is hardly a reason not to use it.
coach-GameTurn-extension = The game may end now, or go on to turn 8 at a price of 10 points (3.4). Go on only if two more turns will bring you more than that.

## Why the staff would do it. $hex, $target (Place), $unit (Piece), $units (Pieces), $chance, $lost (Number)

why-drawn = The staff draws this by lot, the better plans more often, so that nobody can guess it. Take what fits your own plan.
why-no_attack = No attack from where your units stand promises more than it risks.
why-call_off = Nothing that can join makes this attack worth its risk.
why-attack = With { $units } { $chance } % to drive the defenders out of { $hex }, and { $lost } % to lose steps.
why-table-assault = On Assault { $chance } % to drive them out of { $hex } and { $lost } % to lose steps; it costs them more steps than Mobile.
why-table-mobile = On Mobile { $chance } % to drive them out of { $hex } and { $lost } % to lose steps, and the way beyond is open.
why-all_placed = Everybody stands where the staff wants them.
why-to_attack = { $unit } goes to { $hex } to attack { $target } from there: { $chance } % to drive the defenders out.
why-post = { $unit } has a place to hold at { $hex }: without it the line has a gap.
why-forward = Of all hexes in reach { $hex } is worth most to { $unit }: the goal, the danger and supply are weighed.
why-flight-attack = Over { $hex } it helps the attack on { $target }.
why-flight-above = Over { $hex } it helps the attack on this hex.
why-flight-guard = Over { $hex } it covers what the enemy is most likely to attack.
why-no_flight = What is left to fly would add nothing to an attack or to the defense.

## What the staff goes by at a step, where it has nothing more exact to say: by step, and by verb where that differs.

why-Deploy-choose = Any unit can be next; all of them have to be placed.
why-DeployUnit-place = Near the border, with an army in every second hex, so that the zones of control meet.
why-CommandMarkerPhase-fill = One special marker or none, by chance: what is in the bin must not be guessed (5.2).
why-Refit-spend = The step that is worth most for its points: panzers first, and nobody whom the enemy will take anyway.
why-Refit-spend-done = What is left would buy little, or is kept for the next turn.
why-GameTurn-extension-extend = What can still be taken in two turns is worth more than the ten points they cost (3.4).
why-GameTurn-extension = What can still be taken in two turns is not worth the ten points they cost (3.4).
why-ImpulseTurn-pick = The first marker is the one of the plan: its army group makes the main attack (21.2).
why-ImpulseTurn-channel = The strongest unit that is in contact with the enemy gets the supply.
why-CommandSegment-name = The army group that can do most now: its attacks, and its weight.
why-CommandSegment-corps = The corps that attack best together, then the strongest.
why-CommandSegment-reserves = Reserves act at the first chance, with a group that has something to do.
why-CommandSegment-reserves-done = Nobody else would do more now than later.
why-ReinforcementSegment-choose = The strongest first, and nobody waits: a unit off the map holds nothing.
why-Arrival-place = The place nearest to where the army goes and where there is room; the French go to Paris first.
why-Arrival-act = Reserves act at the first chance, with a group that has something to do.
why-Arrival-act-done = It has arrived, and stays there for now.
why-AirSegment-superiority = Every contested sky is fought for; the order makes no difference.
why-AirSegment-bombing = The city will be stormed next: bombed, it loses its columns and its depot.
why-AirSegment-bombing-done = No city in reach will be stormed next: the bombers stay for the battle.
why-Flight-place = From there the air unit covers most of what will be fought for.
why-Flight-place-home = There is nothing to cover from where it can go.
why-Transfer-land = The city nearest to what is wanted.
why-MovementSegment-choose = The next unit in the order of the plan.
why-Move-go-done = It is where the plan wants it.
why-Move-go = It is on its way to the place that the plan has for it.
why-RailMove-choose = The station nearest to its place in the plan.
why-Landing-choose = The coast nearest to its place in the plan.
why-Evacuation-embark = It would be lost in the port: at home it costs no points.
why-Evacuation-embark-done = Who is left can hold the port.
why-OverStacking-choose = The unit whose step costs least.
why-CombatSegment-lift = The transport stays where it is: the combat does not need it.
why-Gather-gather = These units make the best column that can be had; the others are free for another attack.
why-Combat-commit = The special force changes this combat enough to be spent here: the better it is, the more it must bring (19.0).
why-Combat-commit-no = The special force would change too little here: it is kept for a better hour.
why-Combat-support = Ships help once a turn, and here a column makes a difference (20.1).
why-Combat-support-no = A column makes no difference here: the ships are kept for another combat.
why-Combat-choose_table = On this table the attack does better on average (10.2).
why-Combat-bridge = A bridgehead makes the next attack across the river easier (27).
why-Losses-choose = The step that costs least: weak units before strong ones, infantry before panzers.
why-Counterattack-aim = The hex where the attackers would suffer most.
why-Counterattack-choose_table = On this table the counterattack does better on average (22.2).
why-Retreat-choose = Out of enemy zones, toward support, and away from the enemy (11.0).
why-Retreat-choose-stand = A fortress is held: the ground is worth the loss (17.0).
why-Retreat-choose-push = There it is in our zones and away from its friends.
why-Pursuit-choose = The fastest goes first, into ground that counts (12.0).
why-Pursuit-choose-halt = The hex is worth less than the place in the line that would be left.
why-Onward-choose = The best hex around: nearer to what counts, and not alone among enemies.
why-Onward-choose-halt = No hex farther on is better than where it stands.
why-MoraleMarkers-add = A marker in the bin can be drawn when it is needed.
why-OpenCities-declare = The enemy is near and nobody can hold the city: open, it costs only half of its points (25.4).
why-OpenCities-declare-done = Every city in danger can still be held.
