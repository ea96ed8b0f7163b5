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
briefing-stonne-first-french-1 = Prepare positions in Stonne, on the Pain de Sucre (0713) and in the orchard at 0712 (½ km west of Pain de Sucre).
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
lesson-moving-1 = The marker of the tank battalion I/14 PzR has been drawn from the cup: each of its units acts once, in any order (5.2). Choose the Pz III company; the hexes that it can reach light up.
lesson-moving-2 = A hex costs points by its ground, and a road is cheaper in column (7.1, 7.2). Go one hex west, to 1808 (½ km north of Wansin). You move hex by hex, for every hex within the enemy's sight may draw fire (6.2). Tanks are seen from up to eight hexes in the open (4.1).
lesson-moving-2-instead = The company has ended its action without a move, which is allowed. It will not act again in this activation. Take it back, or start again.
lesson-moving-3 = Nobody has fired: the French are too far away. The company has points left and could go on. Finish its move here.
lesson-moving-4 = Now the Pz IV company: choose it and move it to Wansin (1809), so that both stay within three hexes of their HQ (3.3).
lesson-moving-5 = Finish, let the HQ follow if you like, and end the activation. Then the next marker is drawn.
lesson-moving-end = Units act one by one, and the other side may react hex by hex. Look at the layer of sight before you go.

lesson-fire = Fire
lesson-fire-1 = A French Somua in 1512 (2 km south-west of Wansin), next to your Pz III, is neutralized: it cannot move and fires worse (10.3). Choose the Pz III company.
lesson-fire-2 = Fire at it. Before you do, look at the odds: the factor with every modifier, and the exact chances (8.3). Each hex between costs a point, cover more.
lesson-fire-2-instead = The company has done something else with its action, which is allowed. Each unit has one action (6.1). Take it back, or start again.
lesson-fire-3 = Two dice are rolled; low is good. Then the unit that was fired at may fire back, if a check allows it (6.2). A neutralized one does so only at neighbors.
lesson-fire-4 = Nothing happened: the Somua has thick armor. Choose the Pz IV company, which stands two hexes away.
lesson-fire-5 = Fire with it too. From farther away the factor is lower; compare the odds with those from before.
lesson-fire-5-instead = The Pz IV has done something else, which is allowed. Take it back, or start again.
lesson-fire-6 = End the activation.
lesson-fire-end = Most hits neutralize rather than kill, and a second one on the same unit does nothing more by default (10.3). To kill, come close; to take a place, neutralize first and then assault.

lesson-assault = Assault, and what the defender does
lesson-assault-1 = The only way into a hex with enemies is an assault (9.0). The Somua in 1512 (2 km south-west of Wansin) is neutralized, which makes it easier. Choose the Pz III company.
lesson-assault-2 = Assault 1512 (2 km south-west of Wansin). It costs a quarter of the company's points besides the ground (9.1.1). The odds tell how it may end.
lesson-assault-2-instead = You have done something else, which is allowed. The Somua stays where it is. Start again to assault it.
lesson-assault-3 = Those in the hex fire first, at range 0; then you fire (9.1.2, 9.1.3). Read both rolls beside the map.
lesson-assault-4 = A defender who was neutralized before the assault must leave after your fire, even if you miss (9.1.3b). Your company is then in the hex.
lesson-assault-4-instead = The assault has not driven the Somua out. Start again to see what happens when it does.
lesson-assault-5 = The hex is yours. Let others act if you like, and end the activation.
lesson-assault-end = First neutralize, then assault: the defender fires worse and gives way. A unit that must leave and has nowhere to go is eliminated (9.1.6).

lesson-reaction = Reactions
lesson-reaction-1 = It is the French operation: the Somua in 1512 (2 km south-west of Wansin) has fired at your Pz IV in 1509 (1½ km west of Wansin). You may react: fire back if a check allows it, go back one hex, or do nothing (6.2). Fire back: trying costs nothing.
lesson-reaction-1-instead = That is allowed. Going back costs nothing once in an operation, and who does not fire does not show where he is. The French go on; start again to see the shot.
lesson-reaction-2 = Two dice against the reaction value of your unit (6.3). A low roll, and it fires.
lesson-reaction-3 = The French act again, and their HQ comes into your sight. Each hex that it enters is a new chance to fire (6.2d). Fire at it.
lesson-reaction-3-instead = You let it pass, which is allowed. Start again to see what the shot does.
lesson-reaction-4 = An HQ that is hit is neutralized: its companies may fall out of command (3.3).
lesson-reaction-5 = The French operation is over, and markers are drawn until one of yours can be played. Activate your battalion.
lesson-reaction-5-instead = You have declined: the marker is set aside for this turn (2.A1). Start again to use it.
lesson-reaction-end = Whoever moves in the open pays for it. Standing orders can answer such questions for you: look under the orders of your side.

lesson-activation = The cup
lesson-activation-1 = Markers of both sides are in one cup, and chance says whose comes out (2.A1). This one is yours. Activate the formation, or decline; two passes one after the other end the phase (5.6).
lesson-activation-1-instead = You have declined: the marker is out for this turn, and this counts as a pass (2.A1, 5.6). Start again to use it.
lesson-activation-2 = Choose one of its units. Those who fire from cover go first, those who move afterwards are then shot at less.
lesson-activation-3 = Act with it if you like, finish, and end the activation. What has not acted by then waits for another turn.
lesson-activation-4 = The next marker comes out of the cup.
lesson-activation-end = You never know who moves next. Leave your units so that they can bear an enemy activation at any time.

lesson-command = Command and the HQ
lesson-command-1 = Companies need orders: German ones must be within three hexes of their HQ, French ones within two (3.3). Out of command they move half as far and fire at -1 (6.1). The HQ is in 2007 (1 km south-east of Petit-Hallet). Choose the Pz III company in 1808 (½ km north of Wansin).
lesson-command-2 = Move it forward to 1607 (1 km south-west of Petit-Hallet): too far from the HQ where that stands now.
lesson-command-2-instead = The company has stayed where it is, in command. Take it back, or start again.
lesson-command-3 = Command is checked when the activation ends. So let the HQ follow: finish the company's move, and choose the HQ.
lesson-command-3-instead = The activation has ended with a company too far away: it is marked out of command until the end of the turn (3.3). Start again and let the HQ follow.
lesson-command-4 = Move the HQ to 1807 (½ km south of Petit-Hallet) or nearer, so that both companies are within three hexes. It does not fight: keep it out of sight.
lesson-command-4-instead = The activation has ended with a company too far away: it is marked out of command until the end of the turn (3.3). Start again and let the HQ follow.
lesson-command-5 = End the activation. Inspect the company in 1607 (1 km south-west of Petit-Hallet): it is in command.
lesson-command-end = Move the companies first and the HQ last. There is no other supply in this game: command is what ties a battalion together.

lesson-stukas = Stukas and artillery
lesson-stukas-1 = A Stuka marker has been drawn. Artillery needs an observer who sees the target, Stukas need none (8.2, 14.1i). Call them.
lesson-stukas-1-instead = You have let the Stukas go home, which is allowed. Start again to use them.
lesson-stukas-2 = Two French companies are in 1512 (2 km south-west of Wansin). An impact strikes everybody in the hex, with a roll for each (7.3). Put the first attack on that hex.
lesson-stukas-2-instead = You have aimed elsewhere or held fire, which is allowed. Start again to see what two attacks on one hex do.
lesson-stukas-3 = The second one too: several impacts may fall on one hex, announced before the first roll (8.2).
lesson-stukas-3-instead = You have divided them, which is allowed. Start again to see what two attacks on one hex do.
lesson-stukas-4 = See what they did: one company loses a step, the other is neutralized. Against tanks they do much less.
lesson-stukas-5 = Your tank battalion is drawn next: activate it while the defenders are down. A neutralized defender must leave after an assault (9.1.3b).
lesson-stukas-5-instead = You have declined, and the defenders will rally. Start again to use the moment.
lesson-stukas-end = Shells and bombs first, then those who assault. With a General you can do both at once (5.5).

lesson-turn = A whole turn
lesson-turn-1 = A turn is a round of activations: markers are drawn until the cup is empty or both sides pass (2.A2, 5.6). There are three in the cup, two of yours. The first is drawn: activate it.
lesson-turn-1-instead = You have declined the marker; its battalion does not act this turn (2.A1). Start again to follow the lesson.
lesson-turn-2 = The Pz IV company in Wansin (1809) is neutralized. All it can do is to rally: choose it and try. 7 or less on two dice recovers it (10.3).
lesson-turn-3 = Not this time; it may try again at the end of the turn. Move the others if you like, and end the activation.
lesson-turn-4 = Now a French marker comes out, and its units act. Where they move in your sight you are asked whether you react (6.2).
lesson-turn-5 = The French have no marker left. You may stop here, or draw on; then each marker needs a roll, and 9 or more ends the phase at once (5.6b). Draw on.
lesson-turn-5-instead = You have stopped, and the turn ends without your second battalion. Nothing is lost but its moves. Start again to draw on.
lesson-turn-6 = The marker of II/14 PzR, and the roll allows it. Activate it, move a company if you like, and end the activation.
lesson-turn-7 = The cup is empty. In the Administrative Phase neutralized units roll to recover, observers move, and tired formations rest (2.B1). Then the next turn begins with all markers in the cup.
lesson-turn-end = Draw, act, react, rally: six of these turns decide at Hannut, ten at Stonne.

## The coach: questions in plain words

coach-OperationsPhase-play = A marker of yours came out of the cup. Activate it, unless you want the turn to end: two passes one after the other end it (5.6a).
coach-Activation-choose = Each unit of the formation acts once. Begin with those that fire from cover, so that those who move are shot at less.
coach-Act-decide = This unit moves, fires, does a little of both, or assaults (6.1). Every hex in sight of the enemy may draw fire: look at the layer of sight before you go.
coach-FireAction-aim = Choose the target. Each hex between costs a point of factor, cover costs more (8.3). A neutralized enemy is easier to assault afterwards.
coach-Reactions-choose = An enemy acts in sight of your unit. You may fire if a roll allows it, fall back one hex, or wait for a better target (6.2). Firing shows where you are.
coach-Endure-decide = Your unit is hit. It is neutralized, or you take a step loss and fight on (10.3). Keep the step unless the place matters now.
coach-Bombardment-aim = Lay the impacts: on units that you will assault, or on guns that would fire at you (8.2).
coach-OperationsPhase-draw_on = The enemy has no markers left. You may go on, but each draw may end the turn (5.6b).
coach-Deploy-plan = Before the first turn your units are placed. A ready deployment is good for a first game. By hand you place every company yourself, which takes a while (14.1, 14.2).
coach-Deploy-pick = Choose a unit to place. Companies must be near their HQ: two hexes for the French, three for the Germans (3.3).
coach-Deploy-place = Choose where this unit begins. Look for cover with a view: the edge of woods, an orchard, a village, the back of a hill. Infantry in the open is seen from far away (4.1).
coach-Deploy-dig_in = A prepared position protects infantry in its hex against all fire (12.2). Put it where infantry will have to stand longest. Vehicles gain nothing from it.
coach-Deploy-lay_mines = Mines attack everybody who enters their hex, also your own units (12.1). Lay them where the enemy's road is narrow.
coach-Deploy-load_trucks = A company on trucks moves faster and fights worse. Load those that have a long way to go, not those that will be seen early.
coach-Deploy-hide_guns = A hidden gun is not shown to the enemy until it fires or is found. Hide it where an enemy column will pass at short range.
coach-Deploy-review = Look at the map: is each company in command of its HQ (3.3), and who sees the roads? Keep the deployment, or change it. After this the battle begins.
coach-Deploy-choose_again = Choose the unit that is to be placed again.
coach-Attachment-choose = These independent units either have a marker of their own in the cup, or act together with another formation (3.1). A marker of its own is one more chance to act; attached units strengthen a formation exactly where it attacks.
coach-Attachment-note = Choose the formation with which this unit will act. It then measures the distance of command to that HQ (3.3).
coach-ObserversArrive-place = An observer directs your artillery: shells fall only where an observer or an infantry HQ sees an enemy (8.2). Put it where it sees far and is not next to the enemy (1.4).
coach-FirstTurn-hold_out = On turn 1 the Germans begin with three markers of their choice: Stukas, artillery and one formation (14.1h). Choose the formation that is to cross the open ground first, while the enemy's heads are down.
coach-FirstTurn-play = You choose the order of the three markers (14.1h). Shells and Stukas first, then the formation: neutralized defenders fire worse.
coach-OperationsPhase-play-hold = A marker of yours came out of the cup. Play it now, or hold it with your General and play it together with a later one (5.5a). Holding counts as a pass, and two passes one after the other end the phase (5.6a).
coach-OperationsPhase-play-together = You hold a marker with a General. Play both together now, with their units in any order: guns first, then those who assault (5.5a). Or play this one alone.
coach-OperationsPhase-play-together_hold = You may play this marker alone, together with the one that you hold, or hold it too (5.5a). Two formations at once strike before the enemy can answer.
coach-OperationsPhase-choose_replay = A Replay activates a formation a second time this turn, and leaves it fatigued: worse fire and worse reactions until it rests (5.3, 5.4). Use it where a second blow takes a place, not just to move on.
coach-FireAction-combine = A company rides in this vehicle, and both may fire: together as one shot, or one after the other (14.1j). One strong shot is better against armor, two shots against several weak targets.
coach-Reactions-give_way = The unit goes back one hex, at no cost (6.2h). Choose a hex in cover where it still sees something, and where it is not surrounded.
coach-Suffer-exchange = Your unit would be neutralized: no movement, range 1 and worse fire until it rallies. You may lose a step instead and stay able to act (10.3). Steps do not come back; keep them unless this hex decides something now.
coach-Bombardment-observe = Choose who directs the fire. An observer next to the target needs no roll, a neutralized one rolls worse (8.2c).
coach-Assault-aim = The assault is fought at range 0. Choose the defender to fire at (9.1). One that must leave if it is hit is worth more than one that stays.
coach-Assault-seal = Both sides were hit, and you decide about yours before you know what the enemy does (9.1.4a). Lose a step and hold on if the hex is worth it; otherwise accept and go.
coach-Assault-break_off = Your vehicles may roll on and leave infantry behind them (9.2). Do so if something better is in front. The enemy behind you is still there.
coach-Endure-leave = Your unit leaves the hex. Choose one in cover, not next to another enemy: a unit with nowhere to go is eliminated (9.1.6a).
coach-AdministrativePhase-observers_move = Observers move now, four points on foot, and nobody fires at them (1.4f). Bring them to where they see the next fight. If an enemy sees it move, it is no longer secret (1.4c).
coach-Recovery-retreat = A demoralized formation goes back toward its own edge, hex by hex (11e). Choose the way where it finds cover.
coach-Reactions-choose-shelled = Shells or bombs have fallen on your units. Nobody can fire back at guns that are out of sight; a unit may go back one hex before it is hit again (6.2). Go if the place is not worth it; stay if it is an objective.
coach-Reactions-choose-mover_react_give_way = An enemy unit moves in your sight. You may fire at it before it goes on, if a check allows it, or give way by one hex (6.2). Fire costs nothing; giving way costs the ground. Hidden guns show themselves when they fire.
coach-Reactions-choose-mover_react = An enemy unit moves in your sight. You may fire at it before it goes on, if a check allows it (6.2). Fire costs nothing, but hidden guns show themselves. In the open the target is hit most easily.
coach-Reactions-choose-mover_give_way = An enemy unit comes close. Nobody of yours can fire at it now, but one may give way by one hex (6.2). That saves a weak unit or a headquarters, and gives up the hex.
coach-Reactions-choose-firer_react_give_way = The enemy has fired at you. You may fire back, if a check allows it, or give way by one hex (6.2). Firing back costs nothing; give way only with what would be lost.
coach-Reactions-choose-firer_react = The enemy has fired at you, and you may fire back, if a check allows it (6.2). Trying costs nothing. The nearest and strongest gun is usually the best.
coach-Reactions-choose-firer_give_way = The enemy has fired at you. Nobody can fire back, but a unit may give way by one hex (6.2). Go if the next hit would destroy it; stay if the hex counts.
coach-Activation-choose-guns = Your guns act. Choose a bombardment: the shells fall where an observer sees the enemy (7.3). End when no target is worth it.
coach-Activation-choose-both = Guns and companies act together. Bombard first, for neutralized defenders fire worse; then move and assault (5.2).
coach-Act-decide-paces = This headquarters has the movement points of whichever of its vehicles it rides in. The lit hexes show what each can reach. Keep it out of sight, and within reach of its companies (3.3).

## Why the staff would do it. $unit, $target (Piece), $hex (Place), $chance, $hit (Number)

why-activate = To act now is worth more than to wait: nothing better can be put together with it.
why-hold = Units of this formation could assault, and guns are still in the cup: shells first, then the assault.
why-together = Both act at once: shells fall first, and the assault follows before the enemy can rally.
why-guns_first = Shells first: whoever is neutralized fires worse at those who move afterwards.
why-next-rally = { $unit } is neutralized and can do nothing before it rallies.
why-next-hq = { $unit } goes last: it follows where its companies have gone.
why-next-fire = { $unit } has a target. Those who fire go before those who move.
why-next-move = { $unit } has nothing to fire at: it moves up.
why-assault = About { $chance } % to win { $hex }, with the fire of the defenders counted.
why-go-ground = { $hex } is an objective: to be in it is worth the risk.
why-go-safe = No known enemy can fire into { $hex }, and it is nearer to the goal.
why-go-cover = { $hex } gives cover, and it is nearer to the goal.
why-go-nearer = { $hex } is nearer to the goal, and the danger on the way is small enough.
why-go-hq = { $hex } keeps the companies in command and is out of the worst danger.
why-fire = { $chance } % to neutralize or hit { $target }, more than a move would bring.
why-aim = { $chance } % to neutralize or hit { $target }: the shot that costs the enemy most.
why-stay = { $unit } stands well where it is: every other hex is more exposed or farther from the goal.
why-rally = { $unit } can do nothing else before it has rallied.
why-react = { $chance } % that { $unit } reacts in time, and then { $hit } % to neutralize or hit { $target }. Trying costs nothing.
why-no_reaction = Nobody has a shot at { $target } that is worth showing where he is.
why-impact = The staff expects most harm in { $hex }; { $chance } % that the order to fire gets through.
why-impact-many = Several enemies are in { $hex }, and shells strike all of them; { $chance } % that the order to fire gets through.
why-hold_fire = No target that is seen is worth the shells.
why-accept = A neutralized unit can rally, a lost step does not come back.
why-take_loss = This place is worth a step: who is neutralized here is driven out.
why-own-plan = By hand the staff can put garrisons and prepared positions into the places that count at the end (13).
why-own-place = So it is in the set-up that the staff has prepared: the places that count first, tanks and headquarters near them.

## What the staff goes by at a step, where it has nothing more exact to say: by step, and by verb where that differs.

why-Deploy-plan = A ready deployment covers the approaches and leaves nobody out of command.
why-Deploy-review = Every approach is covered: there is no need to change anything.
why-Deploy-pick = Any unit can be next; all of them have to be placed.
why-Deploy-choose_again = Any unit can be next; all of them have to be placed.
why-Deploy-place = The first hex that the scenario allows; by hand nothing is planned.
why-Deploy-dig_in = The first hex that is allowed: by hand nothing is planned.
why-Deploy-lay_mines = The first hex that is allowed: by hand nothing is planned.
why-Deploy-load_trucks = The first company that may ride: by hand nothing is planned.
why-Deploy-hide_guns = A hidden gun fires first, and cannot be fired at before it does (7.4).
why-FirstTurn-hold_out = The formation that the plan sends forward first.
why-FirstTurn-play = First the Stukas and the guns, then the formation that the plan sends forward.
why-ObserversArrive-place = The first place that is allowed: it can move on later.
why-OperationsPhase-play-decline = Nobody of this formation has anything useful to do.
why-OperationsPhase-play = The marker is worth most now.
why-OperationsPhase-choose_replay-replay = This formation has most targets in reach and most units able to act: a second blow is worth its fatigue.
why-OperationsPhase-choose_replay = No formation has enough to do to be worth its fatigue.
why-OperationsPhase-draw_on-draw_on = The enemy has no markers left: whoever else acts now, acts unanswered.
why-OperationsPhase-draw_on-stop = Nothing that is left in the cup is needed now.
why-Attachment-choose = The first choice: it matters little before the fight has taken shape.
why-Attachment-note = The first formation that it may join.
why-Activation-choose = Guns fire first, then units that have a target, then tanks, then infantry; the headquarters moves last.
why-Activation-choose-end = Nobody who is left can do anything useful.
why-Act-decide = The unit gains more by it than it risks.
why-FireAction-aim = The target that this fire hurts most, where it matters most.
why-FireAction-combine = Transport and company fire together: that costs nothing more.
why-Assault-aim = The enemy that is most likely to be driven out or destroyed at this range.
why-Assault-seal = A step is given only for an objective; otherwise the result is accepted.
why-Assault-break_off = The hex is not won yet: the assault goes on.
why-Bombardment-observe = The observer whose call is most likely to get through.
why-Bombardment-aim-hold_fire = No hex in sight is worth the shells.
why-Endure-decide = The hex is an objective, or the unit has a step to spare.
why-Endure-decide-leave = The hex is no objective, and the unit has only one step left.
why-Endure-leave = The hex with the least danger that is still near what one fights for.
why-Recovery-retreat = The hex with the least danger that is still near what one fights for.
why-Reactions-choose-give_way = A headquarters alone beside the enemy gets out of the way: without it the companies have no orders.
why-Reactions-choose = Trying to fire costs nothing.
why-Reactions-give_way = The hex with the least danger that is still near what one fights for.
why-Suffer-exchange = Neutralized units recover, lost steps do not.
why-AdministrativePhase-observers_move = From there most enemies are seen, with friends near and no enemy next door.
why-AdministrativePhase-observers_move-stay_put = No hex in reach shows more of the enemy at so little risk.
