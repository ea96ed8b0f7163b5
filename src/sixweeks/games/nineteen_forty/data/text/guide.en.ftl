# 1940: briefing and glossary, in English. Numbers in parentheses are rules.

briefing-special-1 = Each player turn has two impulses, both with movement and combat; in the second units move half as far (2.a). A breach made in the first is exploited in the second.
briefing-special-2 = Attacks create obligations: every enemy next to an attacker must be attacked too (7.b). Declare all attacks before the first die is rolled.
briefing-special-3 = A unit that is driven back is disrupted: no zone of control, no move, no attack until the end of its next second impulse (7.ab).
briefing-special-4 = Armor against units that are not motorized shifts an attack one column to the right (12.a), every air point one more (9.c).

briefing-campaign-situation-1 = 10 May 1940. Both sides wrote down their plans in secret: the Germans an objective and the army group with all panzer corps, the Allies the army group that goes to meet the attack.
briefing-campaign-situation-2 = In history the Germans fooled the Allies: the main effort came through the Ardennes, while the best French armies marched into Belgium. Nobody says that it must happen again.
briefing-campaign-want-german = Accomplish your secret objective and one more, and destroy more than you lose: British factors count most.
briefing-campaign-want-allied = Guess the objective and hold one hex of it to the end, and lose no more than the Germans do.
briefing-campaign-victory-1 = Only the end of turn 10 counts. Objective 1 is the Maginot Line without Allied units, 2 all of Paris, 3 the four Channel ports, the cities of Belgium and Lille (19.e, 19.f, 19.g).
briefing-campaign-victory-2 = Points: 3 for each British factor eliminated, 2 for French motorized, 1 for other French ones; for the Allies 3 for each German motorized factor, 2 for others, 5 for each airborne unit (19.b, 19.c).
briefing-campaign-victory-3 = More German points and the plan alone are a draw (19.l), the plan and one other objective a marginal victory (19.m), twice the points a decisive one (19.n). If the plan fails or the Allies have as many points, they win (19.j, 19.k).
briefing-campaign-special-1 = French armies stay in the zone of their army group until they are released, one each turn (17.b).
briefing-campaign-special-2 = Turn 0 has one impulse each: of the Allies only the chosen army group moves, east and north-east (18.d).
briefing-campaign-first-german-1 = Take a ready plan. Objective 3 with the main effort in Army Group A is the natural one.
briefing-campaign-first-german-2 = On turn 0 drop parachutists on empty Rotterdam and on Utrecht, and attack towards Utrecht with air points: Holland falls with two of three cities (13.h).
briefing-campaign-first-german-3 = Before you enter a hex count the enemies next to it: each will have to be attacked (7.b).
briefing-campaign-first-allied-1 = Leave no gap: one corps in every hex from the sea to the Maginot Line.
briefing-campaign-first-allied-2 = Go no farther than the Dyle. From turn 3 on fight behind the Somme and the Aisne.
briefing-campaign-first-allied-3 = Bring three reserves every turn, and take the BEF home in time (14.f).

## Glossary

glossary-impulse = impulse
    .also = impulses
    .means = Half of a player turn: movement, combat and recovery. In the second one units move half as far (2.a).
glossary-zone_of_control = zone of control
    .also = zones of control | ZOC | enemy zone | enemy zones
    .means = The six hexes around a unit that is not disrupted. Entering it costs more, and retreats through it are limited (4.a).
glossary-owed = owed
    .also = owes
    .means = A hex that must be attacked because an attacker is next to it (7.b).
glossary-disrupted = disrupted
    .also = disruption
    .means = Repulsed or driven back: no zone of control, no move, no attack until it recovers (7.z, 7.ab).
glossary-ar = AR
    .means = The attackers are repulsed and disrupted where they are (7.p).
glossary-ae = AE
    .means = The attackers are eliminated (7.o).
glossary-dr = DR
    .means = The defenders retreat two hexes and are disrupted (7.r).
glossary-dr_star = DR*
    .means = As DR, but without effect in rough ground, forest, mountains, major cities and behind forts (7.r).
glossary-de = DE
    .means = The defenders are eliminated (7.o).
glossary-ne = NE
    .means = No effect.
glossary-main_effort = main effort
    .means = The army group with all panzer corps, written down before play (16.e).
glossary-objective = objective
    .also = objectives
    .means = What the Germans wrote down before play: 1 the Maginot Line, 2 Paris, 3 the north (19.e, 19.f, 19.g).
glossary-ready_group = ready group
    .means = The Allied army group that may move on turn 0 (16.b).
glossary-bridgehead = bridgehead
    .also = bridgeheads
    .means = What attackers across a minor river need: one die for each hexside, 1 to 3 wins it; without it they are halved (7.l).
glossary-air_point = air point
    .also = air points
    .means = Spent on a battle it shifts one column; two may interdict a hex (9.c, 9.g).
glossary-interdict = interdict
    .also = interdiction | interdicted
    .means = Two unused air points on a hex that slow down movement there (9.g).
glossary-friendly = friendly
    .means = A hex is friendly to the side whose unit is in it, else to the side with the only zone there, else to who had it last (5.a).
glossary-reserves = reserves
    .also = reserve
    .means = Units off the map that enter at their gathering points, a few each turn (14.f).
glossary-released = released
    .also = release
    .means = A French army that may leave the zone of its army group, one each turn (17.b).
glossary-motorized = motorized
    .means = Armored, motorized and mechanized units, regardless of their movement factor.
glossary-bef = BEF
    .means = The British Expeditionary Force, bound to the 1st Army Group (17.c).
glossary-isolated = out of supply
    .means = Without a path of friendly hexes to a source: halved in combat (8.a).
glossary-rail = rail movement
    .also = by rail
    .means = A long move over friendly railway hexes, instead of a normal one.
glossary-evacuation = evacuate
    .also = evacuated | evacuation
    .means = British corps may leave the map from a Channel port (13.l).

## How one stands. $german, $allied, $left (Number), $done, $plan (Sentence), $what (Term or Terms)

outlook = German { $german }, Allied { $allied } points. { $done } { $plan } { turns-left }
outlook-done = Accomplished: { $what }.
outlook-none = No objective is accomplished.
outlook-plan = The plan is { $what }.
outlook-unknown = The German plan is secret.
turns-left = { $left ->
        [0] This is the last turn.
        [one] 1 turn left after this one.
       *[other] { $left } turns left after this one.
    }

## Lessons

lesson-moving = Moving next to the enemy
lesson-moving-1 = Choose the panzer corps G XIX.
lesson-moving-2 = Move it to 1511, next to two French corps. Before you enter a hex count the enemies next to it (4.a).
lesson-moving-3 = End the movement phase.
lesson-moving-end = From 1511 it owes an attack on every enemy next to it, if it attacks at all (7.b).

lesson-owed = What an attack owes
lesson-owed-1 = Attack Sedan (1611), across the river.
lesson-owed-2 = Add G XIX and declare the attack.
lesson-owed-3 = G XIX is next to 1512 too: that hex is owed (7.b). Attack it with another unit.
lesson-owed-4 = Add G SSC and declare this attack as well.
lesson-owed-end = All attacks are declared before the first die is rolled. Bring a unit for each hex that you will owe.

lesson-attack = Air points, result, advance
lesson-attack-1 = The French corps in 1512 is disrupted and owes nothing. Attack Sedan (1611).
lesson-attack-2 = Add all units that can join.
lesson-attack-3 = No hex is owed: fight.
lesson-attack-4 = Spend air points: each is one column to the right (9.c).
lesson-attack-5 = A bridgehead is rolled for, then the attack (7.l).
lesson-attack-6 = The hex is empty: each attacker may advance, into it or beside it (7.ai). Advance with G XIX.
lesson-attack-end = Units that were driven back are disrupted: hit them again in the second impulse.

lesson-impulses = Two impulses
lesson-impulses-1 = This is the combat phase of your first impulse. You have nobody to attack: end it.
lesson-impulses-2 = The second impulse begins: units move again, half as far (2.a). Choose G XIX.
lesson-impulses-3 = Move it on.
lesson-impulses-end = A breach made in the first impulse is exploited in the second, before the enemy can respond.

lesson-line = The Allied line
lesson-line-1 = You are the Allies. There is a gap between F X and F I. Choose F XI.
lesson-line-2 = Move it to 1612, and the line is closed.
lesson-line-end = One corps in every hex, rebuilt in each impulse: stacks with gaps between them are surrounded.

## The coach: questions in plain words

coach-SetUp-objective = Write down what you will have to accomplish by the end (16.d). The north is the natural one, for it traps the armies whose loss gives points.
coach-SetUp-main_effort = The army group with all panzer corps (16.d). Army Group A goes through the Ardennes, B through Belgium.
coach-SetUp-ready_group = The one Allied army group that may move on turn 0 (16.b). The first is nearest to Belgium.
coach-MovementPhase-choose = Choose a unit or stack to move. Before it enters a hex count the enemies next to that hex: if it attacks, all of them must be attacked (7.b).
coach-Move-go = Choose where it goes. In the second impulse units move half as far (2.a): put the fast ones where a hole will be.
coach-CombatPhase-declare = Choose a hex to attack. All attacks are declared before the first die, and every enemy next to an attacker is owed one (7.b).
coach-Gather-gather = Add units and hexes, then declare. The column counts: rivers and forts halve, armor and air points shift (7.g, 9.c).
coach-Battle-german_points = Air points shift one column each (9.c). Spend them in the first impulse, where the hole must be open for the second.
coach-Battle-retreat = Your units go back two hexes and are disrupted (7.r). Keep them out of pockets: without a path of friendly hexes they are eliminated.
coach-Battle-advance = The hex is empty: attackers may advance into it or beside it (7.ai). Go where you cut supply, and count what you will owe there.
coach-Arrivals-bring = Bring reserves, as many as the turn allows (14.c, 14.d).
