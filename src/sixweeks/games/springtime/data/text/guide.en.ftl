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
    .also = Leads
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
lesson-impulses-1 = It is your impulse: you do one thing, then it is the enemy's. Declare a Regroup: every unit may move one Area (8.1.2).
lesson-impulses-2 = Choose the German 16th Army in Eifel (3).
lesson-impulses-3 = Move it to the Ardennes (11), behind the panzers. A Regroup may not enter Areas with enemies.
lesson-impulses-4 = Move others if you like, then end the impulse.
lesson-impulses-end = After each Axis impulse a die decides whether the turn goes on: lower than the number of the impulse, and it is over (6.2.1).

lesson-assault = An Assault with a Lead
lesson-assault-1 = Declare an Assault of Army Group A with Kleist, A+K: its units may move and attack (8.1.1).
lesson-assault-2 = Move Guderian to Sedan-Laon (17), where the French 2nd Army is. Who enters an Area with enemies must attack there (10.1).
lesson-assault-3 = Bring Reinhardt too if you like; each more unit adds 1. Then attack in 17.
lesson-assault-4 = Name the Lead: its Combat Value counts in full, and it takes the loss (10.4.2). Guderian is armored: if he wins, it is an Overrun.
lesson-assault-5 = Commit Air Support to the attack, or keep it (9.4). The odds show the difference.
lesson-assault-6 = Both sides roll two dice and add them (10.4). See the result.
lesson-assault-end = An armored Lead that wins destroys the enemy's Lead, and the rest retreats (10.4.4).

lesson-advantage = The Advantage
lesson-advantage-1 = You hold the Advantage. Assault with Army Group A alone: move the German 12th Army to 17 and attack there, with infantry only.
lesson-advantage-2 = Decide on Air Support. Without it the attack is weak.
lesson-advantage-3 = The attack fails. Use the Advantage, Maximum Attack: the result becomes a Stalemate (11.1).
lesson-advantage-end = The enemy holds the Advantage from the next impulse on. Use it only for what is worth that.

lesson-redeploy = Redeploy: far, but without fighting
lesson-redeploy-1 = Declare a Redeploy from Liège-Limburg (10): the supplied units of one Area move at double rate (8.1.2).
lesson-redeploy-2 = Move the German 6th Army to the Ardennes (11), or anywhere else it can go.
lesson-redeploy-end = A Redeploy shifts one stack from one part of the front to another in a single impulse.

lesson-supply = Out of the pocket
lesson-supply-1 = You are the Allies. The panzers hold Picardy (16): who stays in Belgium is Out of Supply, and may surrender at the end of the turn (13.2). Declare a Regroup.
lesson-supply-2 = Move the French 1st Army from Brussels (13) to Flanders (14), towards the ports.
lesson-supply-3 = End the impulse.
lesson-supply-end = Supply is checked after every impulse, and at the end of the Refit Phase a die is rolled for each unit Out of Supply (13.2.4).

lesson-refit = Refit
lesson-refit-1 = In the Refit Phase Replacement Points restore reduced units (12.1). Restore Guderian, or another unit.
lesson-refit-2 = Points are for the whole game: keep some. End the refit.
lesson-refit-end = Armor costs more than infantry: let infantry lead where the prize is small.

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
