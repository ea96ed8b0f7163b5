# France '40: briefings and glossary, in English. Numbers in parentheses are rules.

## What is special in this game

briefing-special-1 = Each turn has a Movement Phase and a Combat Phase, and their order is a decision: move first to close with the enemy, or fight first and then drive through the hole (5.2, 5.7).
briefing-special-2 = Shifts decide battles, not mass: attack from several sides for one column, with panzers for two (11.11). Rivers halve the attackers (11.12), and forts push the column back (11.14).
briefing-special-3 = A unit that must retreat and cannot is eliminated (11.3). Surround first, then attack.
briefing-special-4 = You see only the top counter of an enemy stack. Declaring an attack reveals the rest (3.10).

## September 1939

briefing-1939-situation-1 = September 1939. Nearly the whole German army is in Poland. Between the Moselle and Basel thirty-eight weak divisions hold an unfinished West Wall, and the French army stands opposite with fifty-two.
briefing-1939-situation-2 = In history the French took a few villages in front of Saarbrücken and went home. Here they may try in earnest, for seven turns of two days.
briefing-1939-want-allied = Break into Germany: take cities, or reach the Ruhr. You must fight before you move until the German supply crisis comes.
briefing-1939-want-german = Hold out for seven turns: keep the French away from the cities and the Ruhr. You choose your order of phases until the crisis.
briefing-1939-victory-1 = The French win at once when one of their units moves or advances next to a hex of the Ruhr (4.1).
briefing-1939-victory-2 = At the end of each turn they roll one die, and win if it is no higher than the number of German city hexes that they control (4.1, 5.3).
briefing-1939-victory-3 = The Germans win if neither has happened after turn 7 (4.1).
briefing-1939-special-1 = There are no zones of control in 1939 (7.0), and a stack may hold eight divisions (6.3): any gap in a line is a way through it.
briefing-1939-special-2 = From turn 3 a die may bring the German supply crisis: better columns for the French, who then choose the order of phases for both sides (5.5).
briefing-1939-first-allied-1 = Mass a full stack in two hexes next to the same part of the West Wall: where you stop this turn is where you attack next turn.
briefing-1939-first-allied-2 = Choose one city, such as Saarbrücken, Trier or Karlsruhe. One city gives one chance in six each turn, three give one in two.
briefing-1939-first-allied-3 = Leave a chain of units behind your spearhead: who cannot trace supply at the check is removed (5.4).
briefing-1939-first-german-1 = Fill the West Wall hexes in front of Saarbrücken, Trier and Karlsruhe.
briefing-1939-first-german-2 = Keep a few divisions behind them: a French unit that gets through can be cut off and removed.
briefing-1939-first-german-3 = Watch the north: a single French unit next to the Ruhr ends the game.

## May 1940

briefing-1940-situation-1 = 10 May 1940. The German army attacks in the West. The Allies expect the main blow in Belgium and are ready to march to the Dyle; five mechanized corps stand farther south, in front of the Ardennes.
briefing-1940-situation-2 = In history they crossed the Meuse at Sedan on 13 May, reached the Channel on the 20th and took Paris on 14 June. That is worth a draw here: you have to do better.
briefing-1940-want-german = Collect victory points in thirteen turns: neutrals, Brittany, the Mediterranean, Paris, the Maginot Line and British corps, without losing your mechanized corps.
briefing-1940-want-allied = Keep the German points at 4 or fewer. Save the British, touch the Dyle line, and destroy a panzer corps that goes too far.
briefing-1940-victory-1 = After turn 13 the German points decide: 4 or less is an Allied victory, 5 a draw, 6 a marginal, 7 a major and 8 or more a war-winning German victory (4.11).
briefing-1940-victory-2 = One point each for three neutrals that have capitulated (4.3), for keeping the French off the Dyle-Breda line (4.4), for leaving the map to Brittany (4.5), for Dijon or Lyon (4.6), for all of Paris (4.7) and for the Maginot Line (4.8), and up to three for British corps destroyed out of supply (4.9).
briefing-1940-victory-3 = Each mechanized corps lost costs a point. If that brings the total to 0 or less, the Allies win at once (4.10).
briefing-1940-special-1 = The Germans choose the order of phases for both sides from turn 2 on (5.7).
briefing-1940-special-2 = Panzers have 12 movement points and ignore zones of control while they move (7.7). How far a French unit marches is rolled before it moves (10.3).
briefing-1940-first-german-1 = Choose "move, then fight" on turn 1: your units are not in contact yet.
briefing-1940-first-german-2 = Attack with two or three stacks against one hex, from different sides. Look at the odds before you launch, and let infantry take the losses.
briefing-1940-first-german-3 = Keep one panzer corps free for the hole that the others make, and do not let it end the turn alone.
briefing-1940-first-allied-1 = Send one French corps to the Dyle line, which runs from Antwerp (3633) to the hex beside Eben Emael (3235): one visit with supply takes a point from the Germans (4.4).
briefing-1940-first-allied-2 = Put a unit into every hex of the Meuse from Namur to Sedan. A line with gaps is surrounded.
briefing-1940-first-allied-3 = Keep the British near a port: destroyed in supply they cost nothing, cut off they cost a point each (4.9).

## Glossary

glossary-zone_of_control = zone of control
    .also = zones of control | ZOC | EZOC | enemy zone | enemy zones
    .means = A unit's own hex and the six around it. Units that enter an enemy zone must stop, and retreats through it are not allowed. Only in 1940 (7.0).
glossary-ae = AE
    .means = Attacker eliminated: in 1940 every attacking unit loses a step, in 1939 one attacker is lost (11.6).
glossary-de = DE
    .means = Defender eliminated: in 1940 every defending unit loses a step, in 1939 all defenders are lost (11.6).
glossary-as = AS
    .means = Attack stalled: nothing happens (11.5).
glossary-bb = BB
    .also = bloodbath
    .means = Bloodbath: each side loses one step (11.4).
glossary-dr = DR
    .means = Defender retreats one hex (11.3). If he cannot, he is eliminated.
glossary-concentric = concentric attack
    .also = concentric
    .means = An attack from opposite hexes, from three alternate hexes, or from four or more: one column better, two with panzers (11.11).
glossary-control = control
    .also = controls | controlled
    .means = A hex belongs to the side whose unit was in it last (3.1).
glossary-dynamo = Operation Dynamo
    .also = Dynamo
    .means = The evacuation of the British by sea, which the Allies may declare once from turn 5 on (5.13).
glossary-sickle_cut = Sickle Cut
    .also = Operation Sickle Cut
    .means = A German set-up with three panzer corps in the Ardennes forest of Belgium and Luxembourg (3.8, 5.8).
glossary-mechanized = mechanized
    .means = The five German panzer and motorized corps, and nobody else (2.5).
glossary-out_of_supply = out of supply
    .also = OOS
    .means = Without a path to a source of supply: half movement and half attack; French and British units are removed at the check (8.1, 5.12).
glossary-supply = supply
    .also = supplied
    .means = A path of hexes, free of enemies and their zones, to a source such as a map edge (8.1).
glossary-airborne = airborne coup
    .means = A German drop on one hex on turn 1: it eliminates a fort, or drives troops out (5.9).
glossary-crisis = supply crisis
    .means = The turning point of 1939: from then on the French choose the order of phases for both sides and attack better (5.5).
glossary-maginot = Maginot Line
    .means = The French fortifications from Montmédy (2731) to the hex beside Basel: they never move and never attack, and shift attacks to the left (2.12, 11.14).
glossary-violation = violation
    .means = The German invasion that brings a neutral country into the war (4.3).
glossary-replacements = replacements
    .also = replacement
    .means = Steps that come back to reduced or eliminated units at the end of a turn (9.1).
glossary-dyle = Dyle
    .also = Dyle-Breda line | Dyle line
    .means = The line in Belgium that the French want to reach: six hexes, from Antwerp (3633) by way of Turnhout (3534) and Lommel (3435) to the hex beside Eben Emael (3235) (4.4).
glossary-victory_points = victory points
    .also = victory point | VP
    .means = What the Germans collect in 1940; the total after turn 13 decides (4.2, 4.11).
glossary-movement_phase = Movement Phase
    .also = Movement Phases
    .means = The part of a turn in which units move; its owner chooses whether it comes before or after the Combat Phase (5.7).
glossary-combat_phase = Combat Phase
    .also = Combat Phases
    .means = The part of a turn in which units attack; each unit may attack once (11.0).
glossary-panzer_halt = Panzer Halt
    .also = halt check
    .means = From turn 4 on a die may stop the panzers: first they move at half speed, a second time they neither move nor attack (5.10).
glossary-armored_division = 4th Armored Division
    .means = De Gaulle's division. It is not on the map: it helps one French attack in each Combat Phase by one column (5.17).
glossary-sarreguemines_gap = Sarreguemines Gap
    .means = The hole in the Maginot Line: no unit, supply or attack goes through it (10.8).
glossary-west_wall = West Wall
    .means = The German fortifications on the border: they never move and never attack (2.12).
glossary-ardennes = Ardennes
    .means = The forest hills in Belgium and Luxembourg: slow ground in which the panzers of Sickle Cut begin (3.8, 5.8).

## How one stands. $points, $cities, $left, $more (Number), $level (Sentence or Term), $next (Term)

-outlook-allied_victory = an Allied victory
-outlook-draw = a draw
-outlook-marginal = a German marginal victory
-outlook-major = a German major victory
-outlook-war_winning = a German war-winning victory

outlook-1940 = { $points ->
        [one] 1 German point
       *[other] { $points } German points
    }: { $level }. { turns-left }
outlook-next = { $level } now; { $more } more for { $next }
outlook-best = { $level } now
outlook-1939 = { $cities ->
        [0] The French hold no German city
        [one] The French hold 1 hex of German cities: 1 chance in 6 at the end of the turn
       *[other] The French hold { $cities } hexes of German cities: { $cities } chances in 6 at the end of the turn
    }. { turns-left }
turns-left = { $left ->
        [0] This is the last turn.
        [one] 1 turn left after this one.
       *[other] { $left } turns left after this one.
    }

## Lessons

lesson-moving = Moving and stopping
lesson-moving-1 = Two French corps, F X and F XI, bar the way to the west. Choose the German infantry corps G II: click it on the map. It has 6 movement points (10.3).
lesson-moving-2 = Every lit hex can be reached; the number is what it costs. Rough ground costs 2, a river 1 more (10.5). Go to 2831 (25 km south-east of Sedan), next to F X. All hexes around F X are its zone of control: whoever enters one must stop (7.3). See how the lit hexes end there.
lesson-moving-3 = G II has stopped. Next turn it may go only to a hex outside the enemy's zones (7.3). Now choose the panzer corps 19 Pz.
lesson-moving-4 = It has 12 movement points, and panzers ignore enemy zones while they move (7.7). Go north around the French, to Rocroi (3030). The corps is not finished there: it keeps the points that are left.
lesson-moving-4-instead = You have finished the move of the panzer corps; a finished unit does not move again in this phase (10.1). Take it back, or start again to see how it goes on.
lesson-moving-5 = Go on with the points that are left, to 2929 (25 km west of Sedan) behind F X. Where the enemy has to bring up supply, a unit of yours is worth most.
lesson-moving-5-instead = You have finished the move here, which is allowed. Take it back to drive on, or end the phase and start again.
lesson-moving-6 = Nobody else has to move. Finish the move of 19 Pz if it is still going, and end the Movement Phase. You cannot come back to it.
lesson-moving-end = One corps had to stop next to the enemy, the other went around him. Remember: infantry closes with the enemy, panzers go past him.

lesson-attack = An attack with odds, a retreat and an advance
lesson-attack-1 = Three German corps are next to F X in Sedan (2930). An attack is against one hex, from any number of hexes around it (11.2). Choose Sedan as the target. From now on you see all of the stack, and you may not call the attack off after a look at what was hidden (3.10).
lesson-attack-2 = Add a corps. Beside the map the odds change with each one: your attack factors against the defense, rounded down to a column (11.10).
lesson-attack-3 = One corps alone has poor odds. Add another one, and see how many results are good for you now.
lesson-attack-3-instead = You have attacked with a single corps. Such an attack mostly stalls or costs you a step. Start again and bring more.
lesson-attack-4 = Add the third corps and read the chances: DR drives the defender back, DE costs him a step, AE costs you one each (11.6). Then launch the attack.
lesson-attack-5 = The die is rolled. With DR the defender retreats one hex, and his owner chooses where; it may not be next to a unit of yours (11.3, 7.4).
lesson-attack-5-instead = Another column, another result: with fewer corps this die does not drive the defender back. Read the result beside the map, and start again with all three.
lesson-attack-6 = The hex is empty. Advance with a corps: you then control the hex, and zones do not stop an advance (11.1, 7.5).
lesson-attack-6-instead = You have stayed. That can be wise, for example behind a river; but the ground is not yours.
lesson-attack-end = That is how ground is taken: odds, a result, a retreat, an advance. Before each attack look at the chance of the worst result, not only of the best.

lesson-surround = Attack from several sides
lesson-surround-1 = F X has been worn down to one step, and your units are around it. Look at the map: every hex behind it is next to one of yours. Choose Sedan (2930) as the target.
lesson-surround-2 = Add the panzer corps from Stonne (2830). An attack from opposite hexes, or from three that do not touch, is concentric: one column better, and two with panzers (11.11).
lesson-surround-2-instead = You have attacked without the panzers, one or two columns worse. Start again to see the difference.
lesson-surround-3 = Add G IV from Rocroi (3030). Watch the list of shifts beside the map: concentric appears when the sides are right.
lesson-surround-3-instead = You have attacked from one side only, without the concentric shift. Start again to see the difference.
lesson-surround-4 = Add the third corps too, and launch. All hexes behind the defender are in your zones: it cannot retreat (7.4).
lesson-surround-5 = See the result. A unit that must retreat and cannot suffers a loss instead (11.3), and this one has only one step left.
lesson-surround-5-instead = This time the defender has survived. From fewer sides the column is worse: start again with all three corps.
lesson-surround-6 = Take the hex: advance with the panzer corps, or with another.
lesson-surround-6-instead = You have stayed where you are. The corps is destroyed anyway.
lesson-surround-end = Surround first, then attack: that is worth more than another corps in front.

lesson-phases = Fight first, then move
lesson-phases-1 = Each turn has a Movement Phase and a Combat Phase, and at its start you choose their order (5.7). Your infantry is next to F X already, and a panzer corps waits behind it. Choose to fight first.
lesson-phases-1-instead = You move first, which is right when your units are not in contact yet. Here the panzers then move before there is a hole. Play on, or start again.
lesson-phases-2 = Attack F X in Sedan (2930) with all three infantry corps, and launch. The panzers stay out of it: a unit that attacks before it moves may still move, but one that loses a step is weaker for the rest of the game.
lesson-phases-2-instead = The Combat Phase is over without the attack. Start again to make the hole first.
lesson-phases-3 = The French corps is driven back (11.3), and its zone of control goes with it.
lesson-phases-3-instead = With fewer corps the result is another one. Start again and attack with all three.
lesson-phases-4 = Advance with one corps if you like (11.1). Then end the Combat Phase.
lesson-phases-5 = Now the Movement Phase. Move 19 Pz through the hole, as far as you like: the enemy has had no time to close it.
lesson-phases-5-instead = The turn is over, and the panzers have not moved. Take it back if you can, or start again.
lesson-phases-end = Infantry makes the hole, panzers drive through it. Move first to close with the enemy, fight first to break through.

lesson-supply = Supply and the French die
lesson-supply-1 = You are the Allies. Three German corps stand behind F X, and two of your corps are cut off. French and British units without supply at the end of the turn are removed (5.12). Choose F X: how far a French corps marches is rolled (10.3).
lesson-supply-2 = A good roll. Supply is a path of hexes to the western or southern edge, free of enemies; it may touch a zone of control but not lead through it (8.1, 8.9). Go west past the Germans, for example to Saint-Quentin (3227). Switch on the layer of Allied supply to see where it is safe.
lesson-supply-2-instead = The phase is over, and F X has not moved. What has no supply will be removed. Start again to bring it out.
lesson-supply-3 = F II in Ciney (3132) cannot be saved: the hexes around it are all in German zones, and no unit goes from one zone to another (7.3). Move F XI if you like, and end the Movement Phase.
lesson-supply-4 = End the Combat Phase as well, or attack first if you dare.
lesson-supply-5 = Now supply is checked for all French and British units (5.12). F X has a path, F II has none.
lesson-supply-5-instead = Nobody was removed: all your units had a path to the edge.
lesson-supply-end = Look behind your units, not only in front: supply kills more of them than battles do. Germans are not removed, but move and attack at half strength (8.2, 8.3).

lesson-turn = A whole turn
lesson-turn-1 = A game turn is a German turn, an Allied turn and the checks at its end (5.0). Your units are not in contact: choose to move first (5.7).
lesson-turn-1-instead = You fight first this turn, and move afterwards. Nobody is in reach yet. Start again to follow the lesson.
lesson-turn-2 = Move what you like, for example 19 Pz next to the French corps in 2927 (25 km north-east of Reims). Then end the Movement Phase.
lesson-turn-3 = Attack if you can; nobody has to (11.0). Then end the Combat Phase.
lesson-turn-4 = From turn 2 on the Germans also choose the order of the Allied phases (5.7). If they must fight first, they attack before they have come together. Choose for them.
lesson-turn-5 = Watch the Allied turn: units that march roll for their movement (10.3). Then supply is checked (5.12), replacements are taken (9.1), and the next turn begins.
lesson-turn-6 = Turn 3 begins with the same question. Is it the same answer? If one of your units is next to the enemy and the odds are good, fight first.
lesson-turn-end = That is the whole cycle: order, movement, combat, the enemy's turn, supply, replacements. Thirteen of these make the game.

## The coach: questions in plain words

coach-PlayerTurn-choose_order = Each turn you move and fight, in the order that you choose now. If your units are not next to the enemy yet, move first. If they are, and fast units wait behind them, fight first and send these through the hole (5.7).
coach-AirborneCoup-drop = Once in the game, on turn 1, airborne troops take one hex by surprise: a fort is eliminated, troops are driven out (5.9). Eben Emael opens the way to Liège.
coach-MovementPhase-choose = Choose a unit or a stack to move; the others wait. Move what must stop next to the enemy last, and leave nobody alone where the enemy can attack from two sides. End the phase when everybody stands well: you cannot come back to it.
coach-Move-go = Choose where this unit goes. The lit hexes are in reach, and each shows its cost. Next to an enemy most units must stop (7.3); think of where it will attack from, and of the way back.
coach-CombatPhase-declare = Choose a hex to attack. Each unit attacks once. Point at a target to see the best odds: at 1:1 and better you can hardly lose, below 1:2 you can (11.10). Attacking is never an obligation.
coach-Attack-gather = Add the units that attack together. More strength, and above all more sides, make the column better (11.11). Launch when one more unit would not change the column: keep it for another attack.
coach-Attack-retreat = Your unit must go back one hex. Choose one where it is not cut off and keeps the line closed: a unit without a way back next time is eliminated (11.3).
coach-Attack-advance = The hex is empty. Who advances holds it, and closes the way to others, but leaves the hex it comes from (11.1).
coach-Attack-attacker_loss = You lose a step: choose which unit takes it. Infantry is cheaper than panzers, and a unit with steps left stays on the map.
coach-Attack-defender_loss = You lose a step: choose which unit takes it. Spare what holds the place best.
coach-Replacements-replace = Steps come back to reduced units. The points are for the whole game: use them where the front needs them (9.1).
coach-PlayerTurn-choose_order-other = From turn 2 on the Germans also say in which order the Allies move and fight (5.7). Let them fight first if you do not want them to close gaps before your attack is felt: they must then attack from where they stand.
coach-Deploy-plan = Before the first turn your units are placed. A ready deployment is good for a first game; by hand you place each unit yourself within the limits of the scenario (3.7, 3.8). You see the whole map before you decide.
coach-Deploy-review = Look at the map: is every important hex held, and does each unit have others beside it? Keep the deployment, or change single units (6.4). After this the game begins.
coach-Deploy-pick = Choose a unit to place. Begin with the strongest, and with the places that must be held.
coach-Deploy-place = Choose where this unit begins. The lit hexes are allowed; three units at most fit into one hex in 1940 (6.4), eight in 1939 (6.3).
coach-SetUp1940-sickle_cut = With Sickle Cut three panzer corps begin in the forest of the Ardennes, close to the Meuse, and attack there on turn 1 by surprise (5.8). It violates Belgium at once (3.8). Without it all your corps begin in Germany, and the enemy does not know where they will go.
coach-GameTurn1940-operation_dynamo = Dynamo takes British units home by sea, four steps a turn for three turns, from one port that you name now (5.13). British corps destroyed without supply give the Germans a point each (4.9). It can be declared once: do it while the way to the port is open.
coach-AirborneCoup-displace = Airborne troops have taken the hex, and the units in it must leave (5.9). Choose one hex next to it where they stay in supply and keep the line together.
coach-AirborneCoup-displace_singly = The units leave the hex one by one (5.9). Choose where this one goes. If there is not enough room, somebody is lost: save the strongest first.
coach-Restack-choose = Choose which unit lies on top of the stack. The enemy sees only the top one until he attacks (3.10): show him what should deter him, or hide it.
coach-StackingTest-one_nationality = Units of different Allied nations may not end in the same hex (6.2). Choose the nation that stays; the others there are lost.
coach-StackingTest-excess = The enemy has too many units in this hex, and you choose which is eliminated (6.2). Take the one that would hurt you most.
coach-Attack-commit_armored = The French 4th Armored Division helps one French attack in each of your Combat Phases: one column to the right (5.17). It is never lost. Use it where one column changes most, and save it if a better attack is still to come.
coach-Replacements-replace-refit = Once in the game each reduced panzer corps in supply may regain a step (9.2). Wait until several have lost steps, but not until one of them is destroyed: that costs a point.
coach-Replacements-replace-arrive = A fresh panzer corps may enter at a German city (9.4). Choose the city nearest to the front where it is needed.
coach-Attack-retreat-tight = Several units must go back and there is not room for all of them (11.3). Move this one, or let it take the loss where it stands. Save what is strongest, and give up the cheapest.
coach-Attack-advance-must = In 1939 French units that can advance must do so (11.1). Choose which: the one that holds the new hex best, and is missed least where it came from.
coach-AirborneCoup-displace_singly-tight = There is not enough room around the hex for all units (5.9). Move this one, or give it up so that a stronger one finds room.

## Why the staff would do it. $hex (Place), $unit (Piece), $units (Pieces), $column (Text), $chance, $lost (Number)

why-order-move_fight = No attack is worth making from where the units stand: bring them up first, then fight.
why-order-fight_move = Strike from where you stand if it pays; afterwards everybody can still fall back and close the gaps.
why-order-ready = An attack on { $hex } is ready, with { $chance } % to hit or drive out the defenders. Make it now and send others through the hole.
why-order-other = Who must fight first has not closed up yet, and attacks worse.
why-no_attack = No attack from where your units stand promises more than it risks.
why-call_off = Nothing that can join makes this attack worth its risk.
why-attack-open = With { $units } at { $column }: { $chance } % to hit the defenders of { $hex } or drive them out, { $lost } % to lose a step each.
why-attack-trapped = With { $units } at { $column }: { $chance } % to hit the defenders of { $hex }, who have nowhere to retreat to, and { $lost } % to lose a step each.
why-attack-fort = With { $units } against the fortification in { $hex } at { $column }: { $chance } % for a result against the defenders, { $lost } % to lose a step each.
why-all_placed = Everybody stands where the staff wants them.
why-violate = The way through the country is worth more than its neutrality: its cities count for a point (4.3).
why-leave = { $unit } is worth more off the map: it scores, or it gets away from what would destroy it.
why-task-attack = { $unit } goes to { $hex }, to attack from there with the others.
why-task-hold = { $unit } goes to { $hex } to hold it: the enemy must not have it.
why-task-take = { $unit } can take { $hex }, or cuts the enemy off from there.
why-coup = A drop where the chance is { $chance } %, and which opens the way for others.
why-march-prize = { $unit } can reach ground that counts for victory.
why-march-panzers = { $unit } drives for the enemy's rear and the ground that counts, past everything that holds.
why-march-foot = { $unit } closes up to the front, where it will be needed next turn.
why-march-offensive = { $unit } closes up to the cities that the offensive is after.
why-march-wall = { $unit } mans a place that the enemy must not have.
why-march-line = { $unit } takes its place in the line, so that it has no gap.
why-march-raid = { $unit } goes for ground behind the enemy that nobody guards.
why-march-dyle = { $unit } goes to the Dyle line: one visit with supply takes a point from the Germans (4.4).
why-march-home = { $unit } goes toward the port, while the way is open.

## What the staff goes by at a step, where it has nothing more exact to say: by step, and by verb where that differs.

why-Deploy-plan = A ready deployment has been tried in many games: no hex that matters is forgotten.
why-Deploy-review = Every important hex is held: there is no need to change anything.
why-Deploy-pick = Any unit can be next; all of them have to be placed.
why-Deploy-place = The first place that the scenario allows; by hand nothing is planned.
why-SetUp1940-sickle_cut = Three panzer corps in the Ardennes cross the Meuse on turn 1, which is worth more than surprise elsewhere (5.8).
why-AirborneCoup-drop-no_coup = No target has a fair chance: the drop would be wasted.
why-AirborneCoup-displace = There the units stay in supply, next to others, and farthest from the enemy.
why-AirborneCoup-displace_singly = There the unit stays in supply, next to others, and farthest from the enemy. Where there is not room for all, the one worth least is given up.
why-MovementPhase-choose = The next unit in the order of the plan: those that must be somewhere first.
why-Move-go-done = It is where the plan wants it; the points that are left buy nothing better.
why-Move-go = It is on its way to the place that the plan has for it.
why-Restack-choose = The order makes no difference here.
why-StackingTest-one_nationality = The nation that would lose most strength stays.
why-StackingTest-excess = The enemy's strongest unit in the hex goes.
why-CombatPhase-declare = The attack that promises most for what it risks comes first.
why-Attack-gather = These units are enough for the best column that can be had; the others keep their strength for another attack.
why-Attack-commit_armored = A free column in this attack: the division is never lost, and nothing better is in sight (5.17).
why-Attack-defender_loss = The unit whose loss costs least: few steps, little strength, little ground behind it.
why-Attack-attacker_loss = The unit whose loss costs least: infantry before panzers, whole units before worn ones.
why-Attack-retreat = There it stays in supply, with friends beside it and fewer enemies around it.
why-Attack-retreat-stay = There is not room for all, and this unit is the cheapest one to lose.
why-Attack-advance = The ground is worth having, and whoever goes there can hold it.
why-Attack-advance-stay = The hex is worth little, or whoever went there could not hold it or would open a gap behind.
why-GameTurn1940-operation_dynamo = The port nearest to the British: each corps that gets home is a point that the Germans do not score (4.9).
why-GameTurn1940-operation_dynamo-no_dynamo = No port is open, or no British unit is left to save.
why-Replacements-replace = The strongest reduced corps first: its step brings most.
why-Replacements-replace-enter = The city nearest to the front in Belgium.
why-Replacements-replace-refit = The strongest reduced panzer corps first.
why-Replacements-replace-declare_refit = It can be declared only once, and now enough panzer corps have lost steps (9.2).
why-Replacements-replace-end = Nobody who can take a step is worth one now.
