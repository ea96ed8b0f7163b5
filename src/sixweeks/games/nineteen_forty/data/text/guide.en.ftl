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
glossary-army_group = Army Group
    .also = Army Groups
    .means = A command with a zone of its own. Units of French armies stay in theirs until they are released; the German effort is tied to its area (17.a, 17.f).
glossary-maginot = Maginot Line
    .means = Fortified hexsides of the French border. Allied units in them are always in supply, defend with one factor more and do not retreat (10).
glossary-mountain_corps = Mountain Corps
    .means = A German corps that, with that option, takes the place of an infantry corps.

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
lesson-moving-1 = Two French corps hold Sedan (1611) and Charleville (1512). Choose the panzer corps G XIX in Libramont (1510).
lesson-moving-2 = Move it to Bouillon (1511). All hexes around a unit are its zone of control, and whoever enters one must stop there (4.a, 4.c): see how the lit hexes end at the French. Before you enter a hex count the enemies next to it. Here there are two.
lesson-moving-2-instead = You have moved it elsewhere, or not at all, which is allowed. Take it back, or start again.
lesson-moving-3 = One corps next to two enemies is not enough. Bring the infantry corps G X up behind it, for example to Libramont (1510).
lesson-moving-3-instead = The phase is over, and G X is far behind. Start again to bring it up.
lesson-moving-4 = Finish, and end the movement phase. In the second impulse units move again, half as far (2.f).
lesson-moving-end = From Bouillon (1511) your corps owes an attack on every enemy next to it, if it attacks at all (7.b). The next lesson is about that.

lesson-owed = What an attack owes
lesson-owed-1 = Two German units are in Bouillon (1511), next to two French corps. If one attacks, every enemy next to it must be attacked in this phase (7.b). Attack Sedan (1611), across the river.
lesson-owed-1-instead = You have attacked nobody, which is allowed: no unit ever has to attack (7.a). Start again to see what an attack owes.
lesson-owed-2 = Add G XIX alone, and declare the attack.
lesson-owed-2-instead = If both attack Sedan, nobody is left for Charleville (1512), which will be owed. Take it back, or go on and see.
lesson-owed-3 = Read the question: Charleville (1512) is owed, because G XIX is next to it (7.b). You cannot fight before it is covered. Attack it too.
lesson-owed-3-instead = You have taken the attack back. That is the other way out: who does not attack owes nothing.
lesson-owed-4 = Add G SSC, and declare this attack as well.
lesson-owed-5 = Everything owed is attacked now. Look at the odds of both attacks, and fight: the dice are rolled, one attack after the other, in your order (7.f).
lesson-owed-5-instead = You have taken an attack back. Everything that stays must still cover what it owes.
lesson-owed-end = All attacks are declared before the first die is rolled. Bring a unit for each hex that you will owe, or come from a side where you owe nothing.

lesson-attack = Air points, result, advance
lesson-attack-1 = The French corps in Charleville (1512) has been driven back and is disrupted: it has no zone, and it need not be attacked (7.w, 7.y). So Sedan is the only hex that you owe. Attack it.
lesson-attack-2 = Add all units that can join. The odds are your total against theirs, rounded down (7.g).
lesson-attack-2-instead = With fewer units the column is worse. Take it back, or see what comes of it.
lesson-attack-3 = No hex is owed: fight.
lesson-attack-4 = Spend air points: each is one column to the right, and you have five a turn (9.a, 9.c). Armor against infantry gives another one (12.a).
lesson-attack-5 = The attack goes across a river: a die for a bridgehead first, 1 to 3 wins it, otherwise those across the river are halved (7.l). Then the die of the attack.
lesson-attack-6 = With DR the defenders go back two hexes and are disrupted (7.r). Their owner chooses the way.
lesson-attack-6-instead = Another result, because the column was another one. Read it beside the map, and start again with all units and two air points.
lesson-attack-7 = The hex is empty: each attacker may advance, into it or beside it, and zones do not stop an advance (7.ai, 7.aj). Advance with G XIX.
lesson-attack-7-instead = You have stayed behind the river, which is allowed. The French may come back.
lesson-attack-end = Units that were driven back are disrupted until the end of their next second impulse (7.ab): hit them again now, while they have no zones.

lesson-impulses = Two impulses
lesson-impulses-1 = This is the combat phase of your first impulse. Nobody is in reach of an attack: end it.
lesson-impulses-2 = Now units that were repulsed recover, and the second impulse begins (2.e, 2.f).
lesson-impulses-3 = All units may move again, half as far (2.f, 6.b). What a unit did in the first impulse does not limit it (2.i). Choose G XIX.
lesson-impulses-3-instead = The movement of the second impulse is over. Start again to move.
lesson-impulses-4 = Move it to Bouillon (1511), next to Sedan: from there it can attack in this impulse.
lesson-impulses-4-instead = You have not moved it. Take it back, or start again.
lesson-impulses-5 = End the movement phase. In the combat phase that follows every unit may attack, also one that attacked before (2.g).
lesson-impulses-end = A breach made in the first impulse is exploited in the second, before the enemy can respond.

lesson-line = The Allied line
lesson-line-1 = You are the Allies. G XIX stands in Bouillon (1511). Between F X in Sedan (1611) and F I in Montcornet (1614) there is a gap of two hexes: through it the panzers reach your rear. Choose F XI in Rethel (1713).
lesson-line-2 = Move it to 1612 (25 km west of Sedan) or 1613 (25 km north-west of Rethel). You need not fill both: the hex that stays empty is in the zones of its neighbors, and a German who enters must stop there (4.c).
lesson-line-2-instead = It stands elsewhere, and the gap stays open. Take it back, or start again.
lesson-line-3 = Move the others if you want to, but leave no hole. End the movement phase.
lesson-line-4 = F X stands next to G XIX and could attack it. Nobody has to (7.a), and a line that attacks and is repulsed has no zones until it recovers (7.p, 7.w). Look at the odds if you like, and end the combat phase.
lesson-line-end = One corps in every hex or every second one, mended in each impulse: stacks with gaps between them are surrounded and lose their supply.

lesson-supply = Supply: cut off, then attack
lesson-supply-1 = F X in Sedan (1611) gets its supply over friendly ground from Paris or the west edge (8.a, 8.d). Its line may not pass your zones (8.b). G SSC is on one side of it; move G XIX around it to Stonne (1712), on the opposite side: then every hex around F X is in a zone of yours.
lesson-supply-1-instead = The ring is not closed: G XIX is not on the opposite side. Take it back, or start again.
lesson-supply-2 = Look at the layer of Allied supply. Then end the movement phase.
lesson-supply-3 = You could attack now. But supply is determined when an impulse begins and holds until it ends (8.h): F X still fights in full. Wait, and end the combat phase.
lesson-supply-3-instead = You attack while it is still in supply, which is allowed, at worse odds.
lesson-supply-4 = The second impulse begins, and supply is looked at again: F X has none. Its factors are halved (8.i).
lesson-supply-4-instead = F X has found a line. The ring was not closed: start again and close it.
lesson-supply-5 = Your units stand well. End the movement phase.
lesson-supply-6 = Now attack Sedan with both, and fight. Compare the odds with those of before.
lesson-supply-6-instead = You have let it go. In its own turn F X may break out.
lesson-supply-7 = Even a mere retreat destroys it: a unit without a way back over friendly ground is eliminated (7.ac, 7.ae).
lesson-supply-7-instead = It has survived this die. Surrounded it will not last.
lesson-supply-end = Two corps on opposite sides cut a unit off. Halved and without retreat, it is worth half an attack.

lesson-turn = A whole turn
lesson-turn-1 = A player turn is two impulses, each with movement, combat and recovery (2.c to 2.h). First movement: bring G XIX forward, for example to Charleville (1512), and end the phase.
lesson-turn-2 = First combat: attack if you can, and end the phase.
lesson-turn-3 = Second impulse: everybody moves again, half as far (2.f). Take Sedan (1611), which is empty, and end the phase.
lesson-turn-4 = Second combat: end it when you are ready.
lesson-turn-5 = At the end of your turn two unused air points may interdict a hex: enemies who enter it must stop (9.g, 9.h). Take a hex on their way, or none; then go on.
lesson-turn-6 = Now the Allies have their two impulses, with reserves from turn 1 on (14.d). Watch them. Then the next turn begins.
lesson-turn-end = Move, fight, move, fight: ten turns of five days. Only what you hold at the end of turn 10 counts (19.e, 19.f, 19.g).

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
coach-SetUp-choose_allied_plan = Your armies are assigned to army groups and placed in the zone of each (16.c, 16.f). A ready plan is good for a first game. What you write down stays secret.
coach-SetUp-choose_german_plan = A ready plan assigns your armies and places them (16.d, 16.g). You see where the Allies are before you decide. It must fit your objective: panzers where the road to it begins.
coach-SetUp-mountain_corps = The Mountain Corps takes the place of an infantry corps (15.c). It may not attack or leave Germany until you invade Switzerland (15.d): take it only if you mean to.
coach-SetUp-choose_belgian_plan = The Belgians begin where the booklet has them, or by hand with the option (20.b). The usual places are good for a first game.
coach-Assign-assign = Each army belongs to one army group for the first turns, and each group needs at least one (16.c, 16.e). French armies stay in the zone of their group until released (17.b): who stands in the middle can go both ways later.
coach-Deploy-choose = Choose a unit to place. Begin with the places that must be held.
coach-DeployUnit-place = Choose where it begins, in the zone of its group (16.f, 16.g). One corps in every hex of the border is better than two with a gap beside them.
coach-Impulse-withdraw = Airborne units that leave for good cannot be eliminated, and each one lost gives the Allies 5 points (19.c). Keep them while they hold a city that counts.
coach-Impulse-break_up = The optional corps may be broken up into its three divisions (15.b). Divisions cover more hexes, the corps fights better in one.
coach-Impulse-release = Once a turn one French army is set free from the zone of its army group, for good (17.b). Free the one that is next to where the Germans are coming.
coach-Impulse-form = Three fast divisions in one hex may become a corps (15.a, 15.e). It fights better in one hex, but covers fewer. It can be broken up later (15.b).
coach-FormCorps-leave_out = One division is left over and stays on its own. Leave out the weakest.
coach-Placing-place = Choose where it appears (14.c, 14.f). It may move and fight at once, so take the place from which it reaches the gap.
coach-Drops-choose = Airborne units may drop on the enemy's side, within ten hexes of one of your cities (11.b). A drop on an empty city takes it at once. A drop on troops helps an attack there, but who still shares the hex with an enemy after the combat phase is lost (11.e).
coach-Drop-choose = Choose the hex. Empty cities in Holland are best: Holland falls with two of its three major cities (13.h). A parachute regiment cannot fight or move (11.g): bring other units to it soon.
coach-MovementPhase-choose-over = Too many units are in one hex, and that must be mended first (3.a). Move one of them out.
coach-RailMove-choose = One unit a phase goes by rail, as far as you like over friendly ground in its own country (6.h, 6.j). Choose the end of its journey near the front; enemy zones are closed.
coach-CombatPhase-declare-owed = One of your attackers stands next to enemies that nobody attacks yet: they are owed an attack (7.b). Attack them with other units, add them to an attack, or take an attack back.
coach-CombatPhase-declare-ready = Everything owed is attacked. Declare more attacks, or fight: then the dice are rolled, one attack after the other (7.f). Nothing can be added afterwards.
coach-CombatPhase-fight = Choose the next attack to fight. The order is yours (7.f): first the one whose advance cuts off the retreat of another.
coach-Battle-allied_points = Each air point shifts the attack one column, to the left if you defend (9.c). You have two a turn, and you decide before the Germans do (9.e). Spend one where a column turns an elimination into a retreat.
coach-Retreat-choose = Choose the way back: two hexes, over friendly ground (7.ac). Take the hex from which the line can be closed again. Enemy zones on the way may cost the unit.
coach-Advance-choose = The hex is empty. Advance into it, or to the side next to it (7.ai). Advances ignore enemy zones: use them to close the ring. Or stay, if you will be needed where you are.
coach-PlayerTurn-interdict = Two air points that were not used may interdict a hex: enemies who enter it must stop there (9.g, 9.h). Take a road that their reserves need.

## Why the staff would do it. $hex (Place), $hexes (Places), $unit (Piece), $units (Pieces)
## $chance, $lost, $without (Number)

why-drawn = The staff draws this by lot, the better plans more often, so that nobody can guess it. Take what fits your own plan.
why-no_attack = No attack from where your units stand promises more than it risks.
why-call_off = Nothing that can join makes this attack worth its risk.
why-attack-ground = With { $units } { $chance } % to clear { $hexes } and { $lost } % to lose the attackers. The ground counts most: it is part of an objective, or the way to one.
why-attack-units = With { $units } { $chance } % to clear { $hexes } and { $lost } % to lose the attackers. What stands there is worth driving out, and all that is owed is covered.
why-air-attack = With air { $chance } % to clear { $hexes }, without it { $without } %.
why-no_air-attack = One air point would make it { $chance } %, without it { $without } %: better kept for another battle.
why-air-defense = With air the enemy has { $chance } % to clear { $hexes }, without it { $without } %.
why-no_air-defense = One air point would make it { $chance } % for the enemy, without it { $without } %: better kept for another battle.
why-air_idle = Air would change nothing in this battle.
why-all_placed = Everybody stands where the staff wants them.
why-home = { $unit } goes home while the port is open: a British factor lost is 3 points (19.b).
why-to_attack = { $unit } goes to { $hex } to attack { $hexes } with the others: { $chance } % to clear it.
why-post = { $unit } has a place to hold at { $hex }: without it the line has a gap, or a city no garrison.
why-forward = Of all hexes in reach { $hex } is worth most to { $unit }: the goal, the danger and the line are weighed.

## What the staff goes by at a step, where it has nothing more exact to say: by step, and by verb where that differs.

why-SetUp-main_effort = The first army group that the objective allows.
why-SetUp-choose_belgian_plan = The Belgians as the booklet places them.
why-SetUp-mountain_corps = As the booklet has it.
why-Assign-assign = The first army group that may have it.
why-Deploy-choose = Any unit can be next; all of them have to be placed.
why-DeployUnit-place = Near the enemy's border, one corps to a hex.
why-PlayerTurn-interdict = The hex next to the spearhead where enemy reserves gather, or the road before his strongest stack (9.g).
why-PlayerTurn-interdict-none = No hex in reach is worth the air points: they are kept for battles.
why-Impulse-withdraw = It holds nothing that counts there, and is in danger (11.f).
why-Impulse-withdraw-done = Every airborne unit on the map still holds something, or is safe.
why-Impulse-release = The army next to the hinge, where the Germans come, first.
why-Impulse-form = A corps is stronger and stacks better than its divisions.
why-Impulse-form-done = Nothing is gained by joining what is left.
why-Impulse-break_up = The corps are worth more whole than as divisions.
why-FormCorps-leave_out = One of them has to; they differ little.
why-Drops-choose = A drop there takes ground that an objective asks for before the enemy can hold it (11.c).
why-Drops-choose-done = No drop in reach would take ground that can be relieved in time; the others wait.
why-Drop-choose = Ground that an objective asks for and that nobody holds.
why-Arrivals-bring = The strongest first; airborne units wait for a drop.
why-Arrivals-bring-later = Who is left is kept back: for a drop, or for the end.
why-Placing-place = Near where the enemy presses, or where one's own army goes, and where there is room.
why-MovementPhase-choose = The next unit in the order of the plan.
why-Move-go-done = It is where the plan wants it.
why-Move-go-evacuate = It goes home by sea before it is cut off.
why-Move-go = It is on its way to the place that the plan has for it.
why-RailMove-choose = The railway hex nearest to its place in the plan.
why-CombatPhase-declare = All attacks that are wanted have been declared, and everything owed is covered (7.b).
why-CombatPhase-declare-call_off = What is owed cannot be covered: no attack is better than half of one (7.b).
why-CombatPhase-fight = The most promising attack first: its result may help the next.
why-Gather-gather = These units make the best column that can be had; the others are needed elsewhere.
why-Gather-gather-call_off = Without somebody who is missing this attack is not worth its risk.
why-Battle-retreat = The most valuable unit finds its way first, while there is room (7.ap).
why-Battle-advance = The strongest goes first: the ground is wanted.
why-Battle-advance-halt = The ground is worth less than the line that would be left (7.aj).
why-Retreat-choose = In supply, away from the enemy and among friends; better still a hex that counts (7.ag).
why-Advance-choose = There it is nearer to what is wanted.
why-Advance-choose-stay = Where it stands it is worth more: it guards ground that counts, or keeps the line.
