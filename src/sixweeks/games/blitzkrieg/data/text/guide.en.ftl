# Blitzkrieg 1940: briefings and glossary, in English. Numbers in parentheses are rules.

## What is special in this game

briefing-special-1 = Markers are drawn from one cup for both sides. The formation whose marker comes out acts, each of its units once (2.A1, 6.1).
briefing-special-2 = Whoever moves or fires in sight of the enemy may be fired at in every hex, if a roll allows it (6.2). You can give standing orders for your own reactions.
briefing-special-3 = Sight is half the battle: tanks in the open are seen eight hexes away, infantry in an orchard two (4.1). Woods, villages and hills block the line (4.3).
briefing-special-4 = Most hits neutralize rather than kill: no movement and worse fire until the unit rallies (10.3). First neutralize, then assault (9.1.3).

## Hannut

briefing-hannut-situation-1 = 13 May 1940, the plateau west of Hannut in Belgium. Two panzer divisions meet the 3rd Light Mechanized Division, which has to gain time for the French 1st Army on the Dyle: the first great tank battle of the war.
briefing-hannut-situation-2 = The French Somua is the best tank on the field, but it fights alone, with one man in the turret and few radios. The Germans have Stukas, artillery and more orders. In history they took the plateau at a high price.
briefing-hannut-want-german = Cross the Petite Gette in six turns and take Marilles, both hexes of Jauche and Folx-les-Caves.
briefing-hannut-want-french = Keep one of these places to the end. Delay in front of the river, stay alive behind it.
briefing-hannut-victory-1 = The Germans have a tactical victory if they hold Marilles, both hexes of Jauche and Folx-les-Caves at the end (14.1g).
briefing-hannut-victory-2 = It is a strategic victory if six armored units have left by the west edge as well (14.1g).
briefing-hannut-victory-3 = Anything else is a French victory (14.1g). A place belongs to who was in it last, and only the end of the last turn counts (13a).
briefing-hannut-special-1 = On turn 1 the Germans play one Stuka, one Artillery and one formation of their choice before the first draw (14.1h).
briefing-hannut-first-german-1 = Choose a formation of tanks near the road to Jauche, and go from cover to cover, out of sight as long as you can.
briefing-hannut-first-german-2 = Put Stukas and artillery on the Somuas: a neutralized tank does not fire back far.
briefing-hannut-first-german-3 = Bring the riflemen in their trucks behind the tanks. They take the villages.
briefing-hannut-first-french-1 = Put Somuas on the heights, at the edge of an orchard or just behind a crest.
briefing-hannut-first-french-2 = Set your standing orders: fire at tanks in reach, hold fire at long distance.
briefing-hannut-first-french-3 = Fall back one hex rather than be surrounded; once in each operation it costs nothing (6.2).

## Stonne

briefing-stonne-situation-1 = 15 May 1940, a village on a crest south of Sedan. Whoever holds Stonne looks down on the German bridgehead over the Meuse. The regiment Großdeutschland climbs the escarpment; the French come back with everything they have.
briefing-stonne-situation-2 = In history Stonne changed hands about seven times on this day and stayed German only on the 18th. Both sides called it the Verdun of 1940.
briefing-stonne-want-german = Hold both hexes of Stonne after ten turns, and let no French tank through to the north.
briefing-stonne-want-french = Hold out until the tanks come, take Stonne back, and hold it at the end.
briefing-stonne-victory-1 = The Germans have a tactical victory if they hold both hexes of Stonne at the end (14.2h).
briefing-stonne-victory-2 = It is a strategic victory if no French armored unit has left by the north edge as well (14.2h).
briefing-stonne-victory-3 = Anything else is a French victory (14.2h).
briefing-stonne-special-1 = The escarpment costs movement everywhere except at two roads (7.1). French reinforcements come from turn 3 on (14.2).
briefing-stonne-first-german-1 = Destroy the garrison in the first turns, while the B1 bis tanks are far away.
briefing-stonne-first-german-2 = Send the assault guns up by road, the infantry straight through the woods.
briefing-stonne-first-german-3 = Keep an infantry company next to a heavy tank: an adjacent enemy cuts its range to 1 (4.2).
briefing-stonne-first-french-1 = Prepare positions in Stonne, on the Pain de Sucre (0713) and in the orchard at 0712.
briefing-stonne-first-french-2 = Do not feed tanks in one by one: send two battalions and infantry together.
briefing-stonne-first-french-3 = Keep a fresh battalion for the last turn: only the end counts (13a).

## Glossary

glossary-activation = activation
    .also = activate | activated | activates
    .means = A formation acts when its marker is drawn and played: each of its units once (6.1).
glossary-cup = cup
    .means = Holds the markers of both sides; which comes out next is chance (2.A1).
glossary-formation = formation
    .also = formations
    .means = A battalion with its companies and its HQ; it has one marker in the cup (1.3).
glossary-neutralized = neutralized
    .also = neutralize
    .means = Stunned: no movement, range 1 and worse fire, until the unit rallies (10.3).
glossary-rally = rally
    .also = rallies
    .means = A roll by which a neutralized unit recovers (10.3).
glossary-reaction = reaction
    .also = reactions | opportunity fire | reaction fire
    .means = Fire at a unit that moves or fires, or a retreat of one hex, in the enemy's operation (6.2).
glossary-line_of_sight = line of sight
    .also = LoS | line of fire | LoF
    .means = The straight line from one hex to another; woods, villages and hills block it (4.3).
glossary-assault = assault
    .also = assaults
    .means = Entering a hex held by the enemy: both fire until one side is destroyed or has left (9.0).
glossary-replay = Replay
    .means = A marker that activates a formation a second time and leaves it fatigued (5.3).
glossary-general = General
    .also = Generals
    .means = A marker with which two formations act at once (5.5).
glossary-fatigued = fatigued
    .means = After a second activation: worse reactions until the formation rolls for it (5.4).
glossary-demoralized = demoralized
    .means = A formation that has lost too much: it no longer acts and retreats (11a).
glossary-stuka = Stuka
    .also = Stukas
    .means = Dive bombers: impacts anywhere on the map, without an observer (14.1i).
glossary-impact = impact
    .also = impacts
    .means = One salvo of a battery or one attack by Stukas (8.2).
glossary-observer = observer
    .also = observers | AO
    .means = Directs artillery fire; secret until seen (1.4).
glossary-march_column = in column
    .also = march column
    .means = Marching formation, needed for the road rate. Easier to hit (7.2).
glossary-dispersed = dispersed
    .means = An armored unit in woods, an orchard or a village (7.2).
glossary-out_of_command = out of command
    .also = OOC
    .means = Too far from its HQ: half movement and worse fire (3.3).
glossary-formation_factor = formation factor
    .also = FF
    .means = 8 for Germans, 7 for French: rallies and morale are rolled against it (1.3).
glossary-operation = operation
    .also = operations
    .means = What follows from one marker (2.A1).
glossary-prepared_position = prepared position
    .also = prepared positions
    .means = Trenches that protect who is in them against fire (12.1).

## How one stands. $held, $all, $exited, $needed, $left (Number), $side (Side), $edge (Term)

outlook = { $held } of { $all } objective hexes are German. { NAME($side, as: "title") } armored units off by { $edge }: { $exited } of { $needed }. { turns-left }
turns-left = { $left ->
        [0] This is the last turn.
        [one] 1 turn left after this one.
       *[other] { $left } turns left after this one.
    }

## Lessons

lesson-moving = Activating and moving
lesson-moving-1 = The marker of the tank battalion I/14 PzR has been drawn: each of its units acts once (6.1). Choose the Pz III company.
lesson-moving-2 = Move it one hex or more. Every hex within the enemy's sight may draw fire (6.2); out of sight you are safe.
lesson-moving-3 = Finish the move, let other companies act if you like, and end the activation.
lesson-moving-end = Units act one by one, and the other side may react hex by hex.

lesson-fire = Fire
lesson-fire-1 = A French Somua next to you is neutralized. Choose the Pz III company.
lesson-fire-2 = Fire at it. The odds show the factor with every modifier, and the exact chances (8.3).
lesson-fire-3 = Two dice are rolled, and the unit hit may fire back if a check allows it (6.2).
lesson-fire-end = Most hits neutralize; a second one costs a step (10.3). Close up: each hex between costs a point.

lesson-assault = Assault
lesson-assault-1 = The only way into a hex with enemies is an assault (9.0). Choose the Pz III company.
lesson-assault-2 = Assault the neutralized Somua in 1512.
lesson-assault-3 = Those in the hex fire first, then you (9.1.3). A neutralized defender has to leave after your fire.
lesson-assault-end = First neutralize, then assault: the defender fires worse and gives way.

lesson-reaction = Reactions
lesson-reaction-1 = It is the French operation: a Somua has fired at your Pz IV. Fire back: a roll decides whether the unit reacts in time (6.2).
lesson-reaction-end = You may also give way one hex, or do nothing. Standing orders can answer for you.

lesson-activation = The cup
lesson-activation-1 = A marker of yours comes out of the cup (2.A1). Activate the formation.
lesson-activation-2 = Choose one of its units.
lesson-activation-3 = Act with it, finish, and end the activation.
lesson-activation-end = Then the next marker is drawn, perhaps an enemy's: you never know who moves next.

## The coach: questions in plain words

coach-OperationsPhase-play = A marker of yours came out of the cup. Activate it, unless you want the turn to end: two passes one after the other end it (5.6a).
coach-Activation-choose = Each unit of the formation acts once. Begin with those that fire from cover, so that those who move are shot at less.
coach-Act-decide = This unit moves, fires, does a little of both, or assaults (6.1). Every hex in sight of the enemy may draw fire: look at the layer of sight before you go.
coach-FireAction-aim = Choose the target. Each hex between costs a point of factor, cover costs more (8.3). A neutralized enemy is easier to assault afterwards.
coach-Reactions-choose = An enemy acts in sight of your unit. You may fire if a roll allows it, fall back one hex, or wait for a better target (6.2). Firing shows where you are.
coach-Endure-decide = Your unit is hit. It is neutralized, or you take a step loss and fight on (10.3). Keep the step unless the place matters now.
coach-Bombardment-aim = Lay the impacts: on units that you will assault, or on guns that would fire at you (8.2).
coach-OperationsPhase-draw_on = The enemy has no markers left. You may go on, but each draw may end the turn (5.6b).
