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
briefing-campaign-victory-3 = Paris is worth 10, Rotterdam and Antwerp 4 each, other supply centers and Channel ports 3; a German mechanized unit lost is 3 for the Allies (3.3).
briefing-campaign-special-1 = The Netherlands capitulate with Amsterdam and Rotterdam, Belgium with Brussels, Antwerp and Eben Emael, France with all its supply centers: at once, with all their units (3.8).
briefing-campaign-first-german-1 = Take your plan as the first marker: it is the only one you may select (21.2).
briefing-campaign-first-german-2 = With the Manstein Plan go through 1638 to Sedan with the panzer corps, with an air unit above.
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
lesson-moving-1 = The marker of Panzer Group Kleist is in play: its units move (5.1). Choose 19 Pz.
lesson-moving-2 = Go through Luxembourg to 1538. A unit stops when it enters an enemy zone of control, and none goes directly from one zone to another (7.2.c).
lesson-moving-3 = End the segment.
lesson-moving-end = Two armies two hexes apart close the hex between them. Look for the hex that is not closed.

lesson-attack = An attack
lesson-attack-1 = Three corps stand across the Meuse from Sedan. Attack 1438.
lesson-attack-2 = Add all units that can join.
lesson-attack-3 = See the strengths in percent and the shifts: the marker, the air unit, the river (10.4). Launch.
lesson-attack-4 = Choose a table: Assault destroys steps, Mobile gains ground (10.2). Take Assault.
lesson-attack-5 = One die gives the result.
lesson-attack-end = Below 200 percent the Assault table hurts mainly you: count columns before you launch.

lesson-pursuit = Pursuit
lesson-pursuit-1 = Attack Sedan (1438) again with all three corps, and launch.
lesson-pursuit-2 = Choose the table.
lesson-pursuit-3 = The defender is gone. Pursue with 19 Pz into the hex (12.1).
lesson-pursuit-4 = A mechanized unit pursues a second hex, and ignores zones of control. Go on.
lesson-pursuit-end = A closed front is opened by a battle, and the pursuit carries the panzers through.

lesson-impulse = An impulse
lesson-impulse-1 = PGK has been drawn from your bin (5.4). Its impulse has segments: reinforcements, air, movement, combat. Move what you like and end the movement.
lesson-impulse-2 = Now combat: attack 1438.
lesson-impulse-end = Then the other side draws. When both bins are empty the turn ends.

lesson-refit = Refit points
lesson-refit-1 = At the start of a turn refit points restore steps (14.0). 19 Pz has lost some: refit it.
lesson-refit-end = Each mechanized unit lost is 3 points for the Allies: refit the panzers first.

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
