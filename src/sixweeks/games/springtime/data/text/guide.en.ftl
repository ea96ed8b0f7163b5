# Springtime for Hitler: briefings and glossary, in English. Numbers in parentheses are rules.

## What is special in this game

briefing-special-1 = The players take impulses in turn, one action each. After every Axis impulse a die is rolled, and if it is lower than the number of the impulse, the turn is over (6.2.1). Do first what must happen this week.
briefing-special-2 = In a battle one unit, the Lead, counts in full and takes the loss; every other unit adds just 1 (10.4). The question is who leads, not how many came.
briefing-special-3 = An infantry Lead that wins reduces the enemy's Lead; an armored Lead destroys it: an Overrun (10.4.4).
briefing-special-4 = The Advantage is a marker that turns a lost battle into a draw, or cancels the roll that ends the turn. Use it, and the enemy has it from the next impulse (11.1).

## Campaign

briefing-campaign-situation-1 = 10 May 1940. Army Group B attacks Holland and Belgium, Army Group A with Kleist's panzers comes through the Ardennes, Army Group C watches the Maginot Line.
briefing-campaign-situation-2 = The best French armies and the BEF march into Belgium. In history the panzers were behind them at the Channel after ten days, and France asked for an armistice in the sixth week.
briefing-campaign-want-axis = Break French Morale, from 30 to nothing, or take Paris and three of the Zones beyond it, within seven turns.
briefing-campaign-want-allied = Hold out until the end of turn 7. Every Area kept, every army that gets away and every panzer corps destroyed helps.
briefing-campaign-victory-1 = The Axis wins at the end of a turn with Paris and three of the Zones A to E, linked to Germany (16.1).
briefing-campaign-victory-2 = It wins when French Morale is 0 (16.1.1). At 5 or less a die higher than Morale brings an armistice, which is an Axis victory too (16.2).
briefing-campaign-victory-3 = The Allies win if nothing of this has happened after turn 7 (16.3).
briefing-campaign-victory-4 = Morale falls by 1 for a French Area and for a French unit, by 10 for Paris, by 4 for the Belgians, 3 for the BEF, 2 for the Dutch. A lost German unit gives 1 back (4.4.9).
briefing-campaign-special-1 = Turn 1 is short: it begins with Axis Impulse 6, in which all Army Groups act (15.2, 15.3).
briefing-campaign-first-axis-1 = Attack Sedan-Laon (17) from the Ardennes with Guderian as Lead, Kleist as Leader and one Luftwaffe marker.
briefing-campaign-first-axis-2 = Attack Holland or Liège with Army Group B in the same impulse; leave the full stack at Brussels (13) alone.
briefing-campaign-first-axis-3 = Keep the Advantage for the moment when a turn would end too early.
briefing-campaign-first-allied-1 = Look at Picardy (16): it is the only way out of Belgium. Move before it is closed.
briefing-campaign-first-allied-2 = Give air support to the battle whose Lead you cannot lose.
briefing-campaign-first-allied-3 = Use the Advantage against an Overrun: it saves an army and the ground under it.

## Plan Red

briefing-plan_red-situation-1 = 5 June 1940. Dunkirk is over, Belgium and the Netherlands have fallen. The French hold the Somme and the Aisne with what is left, without the BEF and without reserves.
briefing-plan_red-situation-2 = In history the line broke within four days, Paris fell on 14 June, and the armistice was signed on the 22nd.
briefing-plan_red-want-axis = Finish the campaign in four turns: Morale starts at 20, and you have the Advantage.
briefing-plan_red-want-allied = Make it last: give up Areas rather than armies, and keep Paris as long as you can.
briefing-plan_red-victory-1 = The Axis wins at the end of a turn with Paris and three of the Zones A to E, linked to Germany (16.1).
briefing-plan_red-victory-2 = It wins when French Morale is 0 (16.1.1), or at 5 or less with a die higher than Morale (16.2).
briefing-plan_red-victory-3 = The Allies win if nothing of this has happened after turn 7 (16.3).
briefing-plan_red-special-1 = On turn 5 the Axis may take the Event Plan Red instead of drawing: two Army Groups and Kleist in one impulse (19.2).
briefing-plan_red-first-axis-1 = Find the weakest stack on the Somme and the Aisne. The river helps it only if all your attackers come across (10.4).
briefing-plan_red-first-axis-2 = Lead with armor and air support where you want to break through, with infantry elsewhere.
briefing-plan_red-first-axis-3 = Send what breaks through past Paris on both sides: each French Area is a point of Morale.
briefing-plan_red-first-allied-1 = The stacks in Reims-Châlons (24) and Beauvais-Rouen (26) guard Paris. When one breaks, pull the other back.
briefing-plan_red-first-allied-2 = Keep air support for the defense of a French Lead.
briefing-plan_red-first-allied-3 = Declare Paris open with the Advantage if it cannot be held: it then costs 5 instead of 10 (11.1).

## Glossary

glossary-advantage = Advantage
    .means = One marker that a player uses to turn a lost battle into a Stalemate, cancel a Logistics roll, declare Paris open or draw another Event. The enemy has it from the next impulse (11.1).
glossary-event = Event
    .also = Events
    .means = A card held in secret, at most one by each side, that is played in an impulse (6.1.1).
glossary-impulse = impulse
    .also = impulses
    .means = One action of one player: Assault, Regroup, Redeploy or Pass (8.1).
glossary-lead = Lead
    .also = Leads | Lead Attacking Unit | Lead Defending Unit
    .means = The unit whose Combat Value counts in full, and which takes the loss (10.4.2, 10.4.3).
glossary-leader = Leader
    .also = Leaders
    .means = A general whose Rating is added to a battle of his units (4.4).
glossary-overrun = Overrun
    .means = A battle won by an armored Lead: the defending Lead is destroyed and all others retreat (10.4.4).
glossary-success = Success
    .means = A battle won by an infantry Lead: the defending Lead loses a step and all retreat (10.4.4).
glossary-stalemate = Stalemate
    .means = Equal totals: both Leads lose a step (10.4.4).
glossary-repulse = Repulse
    .means = The attack is lower: the attacking Lead loses a step (10.4.4).
glossary-morale = French Morale
    .also = Morale
    .means = The score: it starts at 30 and falls with lost Areas and units. At 0 France is beaten (4.4.9, 16.1.1).
glossary-assault = Assault
    .means = One Army Group moves and attacks anywhere on the map (8.1.1).
glossary-regroup = Regroup
    .means = Every unit may move one Area, but not to enemy units (8.1.2).
glossary-redeploy = Redeploy
    .means = The supplied units of one Area move at double rate, without fighting (8.1.2).
glossary-logistics = Logistics
    .means = The die after each Axis impulse: lower than the number of the impulse, and the turn is over (6.2.1).
glossary-army_group = Army Group
    .also = Army Groups
    .means = Units that attack together. The same group may not attack twice running (8.1.1).
glossary-reserve = Reserve
    .also = Reserves
    .means = A unit of no group: it attacks only with a unit of the attacking group in the same Area (8.1.1).
glossary-contested = Contested
    .means = With units of both sides (7.3).
glossary-free = Free
    .means = Without enemy units, and under your control (7.5).
glossary-tem = TEM
    .means = Terrain Effects Modifier: what an Area adds to its defense (3.1.2).
glossary-out_of_supply = Out of Supply
    .also = OOS
    .means = Without a path to a source of supply. At the end of the Refit Phase such units may surrender (13.2).
glossary-replacement_points = Replacement Points
    .also = Replacement Point | RP
    .means = What restores reduced units in the Refit Phase: 5 for the Allies and 10 for the Axis in the whole game (12.1).
glossary-zone = Zone
    .also = Zones
    .means = One of the six large spaces at the edges of the map, A to F (14.1).
glossary-reduced = Reduced
    .also = Reduced Strength
    .means = A unit that has lost a step and shows its weaker side (10.4).
glossary-combat_value = Combat Value
    .also = CV
    .means = The strength of a unit as a Lead (4.3.2).
glossary-area = Area
    .also = Areas
    .means = One part of the map, with a number and a name. Units move from Area to Area, and up to five may stay in one.
glossary-air_support = Air Support
    .means = Aircraft that add to the value of one attack or defense in an impulse, once for each nation (9.4).
glossary-airlanding = Airlanding Corps
    .means = The German airborne unit: with that option it drops into an Area behind the front (18.1).
glossary-full_strength = Full Strength
    .means = The front of a counter: the unit has lost nothing yet. Reduced is its other side (4.2).
glossary-combat_rating = Combat Rating
    .means = What a Leader adds when the unit he is with leads a combat (4.4.1).
glossary-mandatory = Mandatory Attack
    .means = Units that enter an Area with enemies must attack there in the same impulse; if they are repulsed, all retreat (10.1).
glossary-maneuvers = Maneuvers Phase
    .means = The heart of a turn: impulses of both sides in turn, until the Logistics roll ends it (6.2).
glossary-refit = Refit Phase
    .also = Refit
    .means = After the Maneuvers Phase Replacement Points restore and rebuild units (12.3).
glossary-pass = Pass
    .means = Doing nothing in an impulse.
glossary-automatic_victory = Automatic Victory
    .means = The Axis wins at once: with Paris and three French Zones, or when French Morale is gone (16.1).
glossary-operational_victory = Operational Victory
    .also = Armistice
    .means = With French Morale at 5 or less France may ask for an armistice: a roll above it gives the Axis the game (16.2).
glossary-axis = Axis
    .means = Germany, and from June on Italy.
glossary-bef = BEF
    .means = The British Expeditionary Force.
glossary-plan_red = Plan Red
    .means = An Event of the Axis: two Army Groups and Kleist act in one impulse (19.2).
glossary-dynamo = Operation Dynamo
    .means = An Event of the Allies: the BEF goes home from a port (6.1).
glossary-italian = Italian Army
    .means = Enters in Italy when French Morale has fallen far enough (6.1.4).
glossary-alp_army = Alp Army
    .means = The French army in the Alps: it stays there while Italy is quiet (9.3.3).
glossary-kleist = Kleist
    .means = The Leader of the panzer group: he joins one of its corps (4.4.1).
glossary-maginot = Maginot Line
    .means = Boundaries with a bonus for the French who defend behind them (10.4.3).
glossary-records = Records Track
    .means = Shows French Morale and the Replacement Points of both sides (4.4.9).

## How one stands. $morale, $armistice, $paris, $zones, $needed, $left (Number)

outlook = French Morale { $morale }, armistice possible at { $armistice }. Paris { $paris ->
        [1] is Axis
       *[0] holds
    }; { $zones } of { $needed } Zones. { turns-left }
turns-left = { $left ->
        [0] This is the last turn.
        [one] 1 turn left after this one.
       *[other] { $left } turns left after this one.
    }

## Lessons

lesson-impulses = Impulses: one action at a time
lesson-impulses-1 = Players take turns with impulses, and an impulse is exactly one action: an Assault, a Regroup, a Redeploy or a Pass (8.1). Look at the map: the German 16th Army in Eifel (3) is behind the others. Declare a Regroup: every unit may move one Area (8.1.2).
lesson-impulses-1-instead = That is another kind of impulse, and it is allowed; an impulse is one of them, never two. Take it back, or start again.
lesson-impulses-2 = Choose the German 16th Army in Eifel (3).
lesson-impulses-2-instead = The impulse is over. Start again to move the 16th Army.
lesson-impulses-3 = Move it to the Ardennes (11), behind the panzers. A Regroup may not enter Areas that the enemy holds (8.1.2). An Area takes only a few units: look at the number there before you fill it.
lesson-impulses-3-instead = You have moved it elsewhere, or not at all, which is allowed. Take it back, or start again.
lesson-impulses-4 = Move others if you like, each one Area. Then end the impulse.
lesson-impulses-5 = A die decides whether the turn goes on: lower than the number of the impulse, and it is over (6.2.1). It goes on, and the next impulse is the enemy's.
lesson-impulses-5-instead = The die was too low: the turn ends after this impulse (6.2.1). That is why you do first what must happen this week.
lesson-impulses-end = After each Axis impulse the week may end: 1 chance in 6 at Impulse 2, 3 in 6 at Impulse 4. Never leave the important thing for later.

lesson-assault = An Assault with a Lead
lesson-assault-1 = The French 2nd Army alone holds Sedan-Laon (17). Declare an Assault of Army Group A with Kleist, A+K: all units of these groups may move and attack (8.1.1).
lesson-assault-1-instead = Another impulse, and it is allowed. Without Kleist's corps there is no armor in the attack. Take it back, or start again.
lesson-assault-2 = Choose Guderian and move him to Sedan-Laon (17). Who enters an Area with enemies must attack there in this impulse (10.1).
lesson-assault-2-instead = The impulse is over without an attack. Start again to make it.
lesson-assault-3 = Bring Reinhardt too if you like: each more unit adds just 1 (10.4). Then attack in Sedan-Laon (17).
lesson-assault-4 = Name the Lead: its Combat Value counts in full, and it takes the loss (10.4.2). Guderian is armored and has Kleist with him: if he wins, it is an Overrun.
lesson-assault-5 = Commit Air Support to the attack, or keep it (9.4). The odds show the difference. Then the enemy decides about his.
lesson-assault-6 = Both sides roll two dice and add them to their values (10.4). The difference decides.
lesson-assault-7 = An Overrun: the enemy's Lead is destroyed, and the Area is yours (10.4.4). French Morale falls for the unit and for the Area (4.4.9).
lesson-assault-7-instead = The attack did not win the Area this time. With Guderian as Lead, Reinhardt and air it is likely: start again and compare the odds.
lesson-assault-8 = Others of the group may still move and attack. End the impulse when you are ready.
lesson-assault-end = An armored Lead that wins destroys the enemy's Lead; an infantry Lead only reduces it. So ask first who leads, and then how many come.

lesson-retreat = A Stalemate, and a retreat
lesson-retreat-1 = Two French armies hold Sedan-Laon (17), and one German army stands before them in Ardennes-Luxembourg (11). See what a weak attack brings: declare an Assault of Army Group A (8.1.1).
lesson-retreat-1-instead = Another impulse, and it is allowed. Take it back, or start again to make the attack.
lesson-retreat-2 = Choose the German 12th and move it to Sedan-Laon (17). Who enters an Area with enemies must attack there (10.1).
lesson-retreat-2-instead = The impulse is over without an attack. Start again to make it.
lesson-retreat-3 = Attack in Sedan-Laon (17). Read the odds first: the difference of the values is far below zero, and only very good dice help.
lesson-retreat-4 = Keep your Air Support this time, and see what the dice alone can do (9.4).
lesson-retreat-5 = Both sides roll two dice and add them to their values (10.4). Equal totals are a Stalemate: both Leads are reduced, and nobody has to leave (10.4.4).
lesson-retreat-6 = The Area is now Contested. You may stay in it, or go back with your units, one by one (10.5.1). A reduced army alone among two is lost the next time: choose the German 12th to retreat.
lesson-retreat-6-instead = The army stays, or the attack has gone otherwise. Both sides are in the Area or you hold it. Start again to see the retreat.
lesson-retreat-7 = It goes back one Area, to the safest that the rules offer (10.5.2). With a Repulse you would have had no choice: after an attack that had to be made all attackers go back (10.4.4).
lesson-retreat-8 = End the impulse when you are ready.
lesson-retreat-end = Before an attack ask what a bad result costs. A Repulse reduces your Lead and sends everybody back; a Stalemate reduces both; only a victory takes the Area.

lesson-advantage = The Advantage
lesson-advantage-1 = You hold the Advantage: one marker that turns a lost battle into a draw, among other things (11.1). To see it at work, make a weak attack: declare an Assault of Army Group A alone.
lesson-advantage-1-instead = Another impulse, and it is allowed. Take it back, or start again.
lesson-advantage-2 = Move the German 12th Army to Sedan-Laon (17) and attack there, with infantry only.
lesson-advantage-2-instead = The impulse is over without an attack. Start again to make it.
lesson-advantage-3 = Decide on Air Support. Keep it this time: without it the attack is weak.
lesson-advantage-4 = A Repulse: your Lead would be reduced, and your army thrown back. Use the Advantage, Maximum Attack: the result becomes a Stalemate (11.1.3).
lesson-advantage-4-instead = You have kept the Advantage, or the attack has won. To keep it is often right: the enemy has it as soon as you use it.
lesson-advantage-5 = In a Stalemate both Leads are reduced, and nobody has to retreat (10.4.4b). You have bought an enemy step.
lesson-advantage-6 = Stay in the Area or go back, and end the impulse. Then the marker goes to the enemy (11.2).
lesson-advantage-end = The enemy holds the Advantage from the next impulse on, and may turn your next victory into a draw. Use it only for what is worth that.

lesson-redeploy = Redeploy: far, but without fighting
lesson-redeploy-1 = The German 6th Army in Liège-Limburg (10) has nothing to do. Declare a Redeploy from 10: the supplied units of one Area move up to twice as far, without fighting (8.1.2).
lesson-redeploy-1-instead = Another impulse, and it is allowed. Take it back, or start again.
lesson-redeploy-2 = Choose the German 6th Army.
lesson-redeploy-2-instead = The impulse is over, and nobody has moved. Start again to redeploy the army.
lesson-redeploy-3 = Move it to the Ardennes (11). A Redeploy may not enter Areas that the enemy controls (8.1.2).
lesson-redeploy-3-instead = You have moved it elsewhere, or not at all, which is allowed. Take it back, or start again.
lesson-redeploy-4 = Move on or finish, and end the impulse. Then the die of Logistics is rolled: at Impulse 4 a 4, 5 or 6 keeps the turn going (6.2.1).
lesson-redeploy-5 = Too low: the turn would end. With the Advantage you may soldier on: the roll is cancelled (11.1.4). Do it.
lesson-redeploy-5-instead = You accept the end of the turn and keep the Advantage. That is often the better choice.
lesson-redeploy-end = A Redeploy shifts one stack from one part of the front to another in a single impulse. It costs you the time in which you could have attacked.

lesson-supply = Out of the pocket
lesson-supply-1 = You are the Allies. French and British units are supplied from the Zones in the west and south, by a way of Areas that you control (13.1, 13.2). Look at Picardy (16): it is the last such way out of Belgium, and Guderian in Sedan-Laon (17) can close it. Declare a Regroup.
lesson-supply-1-instead = Another impulse, and it is allowed; only a Regroup moves everybody. Take it back, or start again.
lesson-supply-2 = Move the French 1st Army from Brussels (13) to Picardy (16): it leaves the pocket, and it keeps the way open.
lesson-supply-2-instead = The army is elsewhere, or has stayed. If Picardy falls now, all in Belgium are Out of Supply. Take it back, or start again.
lesson-supply-3 = The BEF is too far back to follow in one impulse. Move it from Flanders (14) to Dunkirk (15), next to Picardy.
lesson-supply-3-instead = The BEF is elsewhere, or has stayed. From Flanders it needs two more impulses. Take it back, or start again.
lesson-supply-4 = End the impulse. Supply is checked after every impulse, for both sides (13.2).
lesson-supply-end = At the end of the Refit Phase a die is rolled for each unit Out of Supply, and it may be lost for good (13.2.4). Leave a pocket while it is still open.

lesson-refit = Refit
lesson-refit-1 = Between the turns Replacement Points restore reduced units (12.1). You have 10 for the whole game. Guderian leads your attacks: restore him, for 2 points; infantry costs 1 (12.3).
lesson-refit-1-instead = You have kept all your points, which is allowed. A reduced Lead that loses again is destroyed.
lesson-refit-2 = The 12th Army could be restored too. Points do not come back: keep some, and end the refit.
lesson-refit-2-instead = You have restored the 12th Army as well, and the refit ends by itself when nobody is left. The other points must last for the rest of the game.
lesson-refit-3 = Now a die is rolled for the French 1st Army, which is Out of Supply in Brussels (13): it may surrender (13.2.4).
lesson-refit-4 = The Areas around it change hands with it (13.2.5), and the next turn begins.
lesson-refit-end = A pocket costs the enemy an army without an attack. Armor is dear to restore: let infantry lead where the prize is small.

lesson-turn = A whole turn
lesson-turn-1 = A turn is a Political Phase, impulses in alternation, a Refit Phase and an End Phase (6.0). It is Axis Impulse 2. Declare what you like, for example a Regroup that brings the 16th Army to the Ardennes (11), and end the impulse.
lesson-turn-1-instead = You have passed. The die is rolled anyway (8.1.3).
lesson-turn-2 = The Logistics roll: not lower than the number of the impulse, and the turn goes on (6.2.1).
lesson-turn-2-instead = The roll has failed, and the turn ends early. Start again to see more of it.
lesson-turn-3 = Impulse 3 is the enemy's. Watch what he does, then it is your Impulse 4.
lesson-turn-4 = Suppose that you have done all you want: pass. Even after a Pass the die is rolled (8.1.3).
lesson-turn-4-instead = You go on, which is allowed: there is still much to do. The die at the end of this impulse may end the turn.
lesson-turn-5 = The roll is too low: the turn ends, unless you use the Advantage to soldier on (11.1.4). Accept it, and keep the marker.
lesson-turn-5-instead = The turn goes on. Each further impulse makes the end more likely: none goes beyond Impulse 8 (6.2.1).
lesson-turn-6 = The Refit Phase: the Allies first, then you (12.1). Restore the German 12th Army.
lesson-turn-6-instead = You have kept your points, which is allowed.
lesson-turn-7 = In the End Phase victory is checked (16.1), and the next turn begins with the Political Phase: each side draws an Event (6.1.1).
lesson-turn-8 = Before the first impulse Kleist is placed with a corps for the whole turn (4.4.1). Choose the one that will lead.
lesson-turn-end = A week of war: seven of these turns at most. You never know how many impulses a turn will have, so do first what must be done.

## The coach: questions in plain words

coach-Impulse-declare = You have one action, then it is the enemy's turn, and after each Axis impulse the week may end (6.2.1). An Assault is for what cannot wait; a Regroup closes gaps; a Redeploy brings one stack far. Never the same group twice running (8.1.1).
coach-Assault-act = Move the units of the group, one by one, then attack. Who enters an Area with enemies must attack there (10.1). Bring the unit that will lead, and others for +1 each.
coach-Regroup-act = Every unit may move one Area, not to enemies (8.1.2). Close gaps, and get out of what will be a pocket.
coach-Move-go = Choose where it goes. Areas change hands in passing: each French one is a point of Morale. A unit may need its way back for supply (13.2).
coach-Attack-lead_attacker = One unit leads: its value counts in full, and it takes the loss (10.4.2). Armor wins more, and costs more to restore.
coach-Attack-lead_defender = Choose who leads the defense. If you lose against armor, this unit is destroyed (10.4.4). Name one that you can spare, if the sum hardly changes.
coach-Attack-attacker_air = A marker of air support adds 4, 3 or 2 to your sum (9.4), and there are few. Spend it where the battle is close and the prize is large.
coach-Attack-defender_air = Air support adds to your sum (9.4). Spend it where the Lead matters.
coach-Attack-offer_advantage = You may turn this result into a Stalemate with the Advantage (11.1). The enemy has it from the next impulse: is this battle worth that?
coach-Impulse-soldier_on = The turn would end now. With the Advantage it goes on (11.1). Use it if something important is still to be done this week.
coach-Refit-spend = Replacement Points restore reduced units; they are for the whole game (12.1).
coach-SideBids-bid = Both players want the same side and bid French Morale for it, in secret (17.1). The higher bid gets the side and pays: bid as much as you think the side is worth, and not more.
coach-FreeSetUp-plan = Before the first turn the units are placed. The ready set-up is good for a first game; by hand you place each army yourself.
coach-FreeSetUp-pick = Choose a unit to place. Begin with the strongest, and with the Areas that must be held.
coach-FreeSetUp-place = Choose where it begins. A full Area is safe but cannot be everywhere: think of the Area behind it, too.
coach-PlaceKleist-choose = Kleist adds his Rating to the battles of the unit he is with, and stays with it this turn (4.4). Give him to the corps that will lead the main attack.
coach-KleistJoins-choose = Kleist's unit is gone or gone elsewhere, and he joins another of his corps in the Area (10.4.5). Choose the one that leads next.
coach-TakePlanRed-offer = Plan Red activates two Army Groups and Kleist in one impulse (19.2). You may take it now instead of drawing by chance. It is strong when several groups are in contact with the enemy.
coach-PoliticalDraw-keep_or_discard = You still hold an Event. Keep it and draw nothing, or put it back unseen and draw another (6.1.1). Keep what helps you soon, and also what would help the enemy much: while you hold it, he cannot play it.
coach-PlayEvent-place_de_gaulle = De Gaulle's division arrives where you say. It is armored: put it where it can lead an attack on a weak panzer corps, or where a Lead is missing.
coach-FirstTurnEvent-offer = On turn 1 the Allies may play their Event in an Axis impulse (15.1). Play it if it helps in this impulse; otherwise keep it.
coach-EndPhaseEvent-offer = The turn is over. You may still play your Event for what it does at once, put it back unseen, or keep it for the next turn (6.4.4).
coach-Impulse-open_paris = Paris as an open city costs 5 Morale instead of 10 when it falls, but its defenders must then retreat when they lose (11.1.1). Declare it only if you think that Paris will fall.
coach-Redeploy-act = The supplied units of one Area move up to twice as far, without fighting (8.1.2). Bring a stack from a quiet front to the one that will break.
coach-Move-open_paris = An Axis unit is about to enter Paris. As an open city it costs 5 Morale instead of 10, but its defenders must retreat when they lose (11.1.1). You give away the Advantage for it.
coach-Airdrop-open_paris = Paratroops are about to land in Paris. As an open city it costs 5 Morale instead of 10 (11.1.1). You give away the Advantage for it.
coach-Attack-gather = Choose who takes part. One will lead with its full Combat Value, each other unit adds 1 (10.4). Units that entered the Area in this impulse must take part (10.1).
coach-Retreat-choose_unit = Your units leave one by one, in the order that you choose (10.5.1). The first one finds the most room: begin with the one that you want to keep together with others. A defender who may stay loses nothing by staying, except perhaps next time.
coach-Retreat-choose_area = Choose where it goes. The rules offer the safest Areas only (10.5.2). Take the one with supply behind it and with a front to close.
coach-Refit-place = Choose where the rebuilt unit comes back: an Area under your control without enemies (12.3). Near the front it helps at once, behind it closes the next line.
coach-Withdraw-offer = The Airlanding Corps may leave the map. Once away it cannot be lost, and a lost German unit gives the French a point of Morale (4.4.9). It may still hold an Area that you need.
coach-Impulse-declare-event = You have one action, and you may play the Event in your hand before it (6.1.1). An Assault is for what cannot wait; a Regroup closes gaps; a Redeploy brings one stack far. Play the Event when it changes what you can do now.
coach-FirstTurnEvent-offer-held = You hold an Event that cannot be played now. It stays in your hand, unseen by the enemy (6.1.1).
coach-EndPhaseEvent-offer-held = The turn is over and you still hold an Event. Keep it for the next turn, or return it unseen to the cup (6.4.4). Keep what would help the enemy, too.

## Why the staff would do it. $area (Place), $lead, $unit (Piece), $units (Pieces), $chance, $without (Number)

why-assault = Its best attack is on { $area }, with { $lead } as Lead and with { $units }: { $chance } % to win. No other impulse promises more.
why-assault-alone = Its best attack is on { $area }, with { $lead } alone: { $chance } % to win. No other impulse promises more.
why-attack = { $lead } leads, with { $units }: { $chance } % to win { $area }.
why-attack-alone = { $lead } attacks alone: { $chance } % to win { $area }.
why-moves-assault = It takes ground without a fight, first { $unit } to { $area }.
why-moves-shift = The front is in danger elsewhere: { $unit } is needed in { $area }.
why-pass = Everybody stands well, and no attack promises more than it risks.
why-no_attack = No attack that is left promises more than it risks.
why-all_placed = Everybody stands where the staff wants them.
why-air-attack = With air { $chance } % to win { $area }, without it { $without } %.
why-no_air-attack = Even with air it would be { $chance } %, without it { $without } %: better kept for another battle.
why-air-defense = With air the enemy has { $chance } % to win { $area }, without it { $without } %.
why-no_air-defense = Even with air the enemy would have { $chance } %, without it { $without } %: better kept for another battle.
why-air_idle = Air would change nothing in this battle.
why-advantage = What this result costs is worth more than the Advantage, which the enemy holds afterwards.
why-keep_advantage = What it would save now is worth less than to keep the Advantage from the enemy.
why-soldier_on = The turn is young, and much can still be done this week.
why-open_city = Paris cannot be held: open it costs half the Morale.
why-kleist = { $unit } is the strongest of his corps, and his Rating is added to what it leads.
why-refit = { $unit } gives the most strength for the points that it costs.

## What the staff goes by at a step, where it has nothing more exact to say: by step, and by verb where that differs.

why-SideBids-bid = About as much French Morale as would make the game even (17.1).
why-FreeSetUp-plan = A ready set-up leaves no Area that matters empty.
why-FreeSetUp-pick = Any unit can be next; all of them have to be placed.
why-FreeSetUp-place = The first Area that the scenario allows; by hand nothing is planned.
why-TakePlanRed-offer = Plan Red is worth more than what may be drawn instead.
why-FirstTurnEvent-offer = It has its full effect now.
why-FirstTurnEvent-offer-keep_event = On the first turn it would be wasted: it is kept for a better hour.
why-EndPhaseEvent-offer = It still has an effect, and next turn it would have less.
why-EndPhaseEvent-offer-keep_event = It is kept: for a better hour, or because the enemy would use it.
why-EndPhaseEvent-offer-discard_event = It is of no use to you: another one may be drawn in its place.
why-PoliticalDraw-keep_or_discard = It is kept: it helps you, or it would hurt you in the enemy's hand.
why-PoliticalDraw-keep_or_discard-discard_event = It is of no use to you: another one may be drawn in its place.
why-PlayEvent-place_de_gaulle = The Area where the danger falls most when De Gaulle is there.
why-Withdraw-offer = Off the map the Airlanding Corps cannot be lost, and its loss would help French Morale (4.4.9).
why-Impulse-declare-play_event = The Event has most effect now: what passes with the turn is played while the turn is young.
why-Impulse-declare-extra_event = What may be drawn is worth more than the Advantage.
why-Impulse-declare-swap_event = What may be drawn is worth more than the Event in hand and the Advantage.
why-Impulse-declare = It promises more than any other impulse.
why-Move-go-done = It is where the plan wants it.
why-Move-go = It is on its way to the Area that the plan has for it.
why-Attack-gather = These units are enough: those that stay out keep their freedom to move.
why-Attack-gather-call_off = No unit there would make this attack worth its risk.
why-Attack-lead_attacker = The Lead with the best value whose loss costs least: if it goes badly, the Lead pays (10.4.3).
why-Attack-lead_defender = The Lead with which the attack costs least: its strength counts, and it pays if the Area falls (10.4.3).
why-Attack-offer_advantage = The result costs less than the Advantage is worth.
why-Retreat-choose_unit-retreat = There is no choice but to go back.
why-Retreat-choose_unit = Nobody gives up ground of his own will.
why-Retreat-choose_area = The Area with the least danger for the units that will be there.
why-Refit-spend-end = No unit that is left is worth its Replacement Points now.
why-Refit-place = The Area where the danger falls most when it is there.
why-Airdrop-open_paris = Paris is declared open only when it cannot be held any more (11.1.1).
why-Move-open_paris = Paris is declared open only when it cannot be held any more (11.1.1).
