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
briefing-1940-first-allied-1 = Send one French corps to the Dyle line, 3633 to 3335: one visit with supply takes a point from the Germans (4.4).
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
    .means = The French fortifications from 2731 to 1431: they never move and never attack, and shift attacks to the left (2.12, 11.14).
glossary-violation = violation
    .means = The German invasion that brings a neutral country into the war (4.3).
glossary-replacements = replacements
    .also = replacement
    .means = Steps that come back to reduced or eliminated units at the end of a turn (9.1).
glossary-dyle = Dyle
    .also = Dyle-Breda line | Dyle line
    .means = The line in Belgium that the French want to reach: 3633, 3634, 3534, 3435, 3436, 3335 (4.4).
glossary-victory_points = victory points
    .also = victory point | VP
    .means = What the Germans collect in 1940; the total after turn 13 decides (4.2, 4.11).

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
lesson-moving-1 = Choose the German infantry corps G II: click it on the map. It has 6 movement points (10.2).
lesson-moving-2 = Every lit hex can be reached; the number is its cost. Go next to the French corps F X: there the unit must stop, because it has entered an enemy zone of control (7.3).
lesson-moving-3 = Now choose the panzer corps 19 Pz. Mechanized corps have 12 movement points.
lesson-moving-4 = Panzers ignore enemy zones of control while they move (7.7). Drive past the French and stop where you like.
lesson-moving-5 = End the Movement Phase. If the corps could still go on, finish its move first.
lesson-moving-end = You have moved two corps: one that had to stop, and one that did not.

lesson-attack = An attack with odds, a retreat and an advance
lesson-attack-1 = Three German corps are next to F X. Choose its hex, 2930, as the target (11.2).
lesson-attack-2 = Add a corps to the attack. The odds beside the map change with each one (11.10).
lesson-attack-3 = Add another one: strength against strength gives the column of the table.
lesson-attack-4 = Add the third, read the chances of each result, and launch the attack.
lesson-attack-5 = The die is rolled. DR: the defender retreats one hex, and its owner chooses where (11.3).
lesson-attack-6 = The hex is empty. Advance with a corps, and you control it (11.1).
lesson-attack-end = That is how ground is taken: odds, a result, a retreat, an advance.

lesson-surround = Attack from several sides
lesson-surround-1 = F X has been worn down to one step, and your units are around it. Choose 2930 as the target.
lesson-surround-2 = Add the panzer corps from 2830. An attack from opposite hexes is concentric: one column better, two with panzers (11.11).
lesson-surround-3 = Add G IV from 3030, on the other side.
lesson-surround-4 = Add the third corps and launch. All hexes behind the defender are in your zones of control: it cannot retreat (7.4).
lesson-surround-5 = See the result. A unit that must retreat and cannot is eliminated (11.3).
lesson-surround-end = Surround first, then attack: that is worth more than another corps in front.

lesson-phases = Fight first, then move
lesson-phases-1 = At the start of your turn you choose the order of your two phases (5.7). Choose to fight first.
lesson-phases-2 = Attack F X at 2930 with all three infantry corps, and launch.
lesson-phases-3 = The French corps is driven back.
lesson-phases-4 = Advance with one corps if you like, then end the Combat Phase.
lesson-phases-5 = Now the Movement Phase: the panzer corps goes through the hole. Move 19 Pz as far as you like.
lesson-phases-end = Infantry makes the hole, panzers drive through it: the order of breakthroughs.

lesson-supply = Supply and the French die
lesson-supply-1 = You are the Allies, and Germans stand behind F X. A unit out of supply at the check is removed (5.12). Choose F X: a die decides how far it marches (10.3).
lesson-supply-2 = The die is cast. Move F X to the west, away from the German zones, so that a path leads to the French edge (8.1). Inspect a place to see its supply line.
lesson-supply-3 = End the Movement Phase.
lesson-supply-end = Look behind your units, not only in front: supply kills more of them than battles do.

lesson-turn = A whole turn
lesson-turn-1 = A player turn is a Movement Phase and a Combat Phase (5.2). Choose to move first.
lesson-turn-2 = Move what you like. Then end the Movement Phase.
lesson-turn-3 = Attack if you can. Then end the Combat Phase.
lesson-turn-4 = From turn 2 on the Germans also choose the order of the Allied phases (5.7). Choose for them.
lesson-turn-end = Then the Allies play, supply is checked (5.12), and the next turn begins.

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
