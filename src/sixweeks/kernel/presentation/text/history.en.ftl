# What happened in May and June 1940, by the ids of tools/atlas/history.json; approximate, see its sources.

history-eben_emael_seized = Eben-Emael seized
history-eben_emael_seized-about = Glider troops land on the fort of Eben-Emael and block its guns, which opens the Albert Canal crossings; the garrison gives up next day.

history-landing_at_the_hague_fails = Landing at The Hague fails
history-landing_at_the_hague_fails-about = German airborne troops take the airfields around The Hague but are driven off them and miss the Dutch government.

history-moerdijk_bridges_taken = Moerdijk bridges taken
history-moerdijk_bridges_taken-about = Paratroops seize the long bridges at Moerdijk and hold them for the tanks coming from the east.

history-allies_enter_belgium = Allies enter Belgium
history-allies_enter_belgium-about = French and British armies cross the frontier and march to the Dyle line that runs from Antwerp to Namur.

history-french_seventh_army_in_brabant = French Seventh Army in Brabant
history-french_seventh_army_in_brabant-about = French mobile troops reach Breda and Tilburg but come too late to join hands with the main Dutch army.

history-tank_battle_of_hannut_begins = Tank battle of Hannut begins
history-tank_battle_of_hannut_begins-about = French light mechanized divisions meet two panzer divisions in the first great tank battle of the war and delay them until 14 May.

history-ardennes_crossed = Ardennes crossed
history-ardennes_crossed-about = Guderian's panzer corps passes the Semois at Bouillon and reaches the Meuse at Sedan by evening.

history-meuse_crossed_near_dinant = Meuse crossed near Dinant
history-meuse_crossed_near_dinant-about = Rommel's division gets across at Houx and Dinant and holds a small bridgehead under heavy fire.

history-sedan_crossing = Sedan crossing
history-sedan_crossing-about = After hours of bombing, Guderian's infantry and engineers cross the Meuse at Sedan and the French defense gives way.

history-grebbe_line_broken = Grebbe Line broken
history-grebbe_line_broken-about = German infantry break the Grebbe Line at Rhenen and the Dutch field army falls back to the Water Line.

history-foothold_at_montherme = Foothold at Monthermé
history-foothold_at_montherme-about = Reinhardt's troops cross the Meuse at Monthermé but are held there for two days.

history-rotterdam_bombed = Rotterdam bombed
history-rotterdam_bombed-about = Bombers burn the center of Rotterdam while surrender talks are under way, and the Dutch commander decides to stop fighting.

history-air_attacks_on_the_sedan_bridges_fail = Air attacks on the Sedan bridges fail
history-air_attacks_on_the_sedan_bridges_fail-about = British and French bombers attack the bridges at Sedan and suffer very heavy losses without cutting them.

history-french_hold_at_gembloux = French hold at Gembloux
history-french_hold_at_gembloux-about = On 14 and 15 May the French First Army beats off two panzer divisions in the Gembloux gap.

history-fight_for_stonne = Fight for Stonne
history-fight_for_stonne-about = The hill village of Stonne begins to change hands again and again as the French attack the flank of the Sedan bridgehead.

history-tanks_at_flavion = Tanks at Flavion
history-tanks_at_flavion-about = The French 1st Armored Division is caught refuelling near Flavion and is destroyed in a day of fighting.

history-dutch_surrender_signed = Dutch surrender signed
history-dutch_surrender_signed-about = The Dutch army lays down its arms, except in Zeeland, where fighting lasts some days more.

history-panzers_reach_montcornet = Panzers reach Montcornet
history-panzers_reach_montcornet-about = Reinhardt's tanks break out from Monthermé and drive to Montcornet, deep behind the French Ninth Army.

history-night_drive_to_avesnes = Night drive to Avesnes
history-night_drive_to_avesnes-about = Rommel's tanks pass the frontier bunkers after dark and roll through Avesnes towards the Sambre.

history-de_gaulle_attacks_at_montcornet = De Gaulle attacks at Montcornet
history-de_gaulle_attacks_at_montcornet-about = A newly formed armored division under de Gaulle strikes from Laon to Montcornet but has to withdraw by evening.

history-brussels_occupied = Brussels occupied
history-brussels_occupied-about = German troops enter Brussels as the Allies fall back to the Dendre and the Scheldt.

history-antwerp_falls = Antwerp falls
history-antwerp_falls-about = The Belgians leave Antwerp and its forts and retire behind the Scheldt.

history-cambrai_and_st_quentin_lost = Cambrai and St-Quentin lost
history-cambrai_and_st_quentin_lost-about = Panzer divisions take Cambrai and St-Quentin and open the road to the sea.

history-weygand_replaces_gamelin = Weygand replaces Gamelin
history-weygand_replaces_gamelin-about = The French government recalls Weygand from the Levant and gives him the supreme command.

history-second_attack_by_de_gaulle = Second attack by de Gaulle
history-second_attack_by_de_gaulle-about = De Gaulle's division attacks again on the Serre north of Laon and is stopped by artillery and aircraft.

history-la_ferte_falls = La Ferté falls
history-la_ferte_falls-about = The small Maginot fort of La Ferté near Villy is lost with its whole garrison, the first work of the line to be taken.

history-abbeville_reached = Abbeville reached
history-abbeville_reached-about = Guderian's tanks take Amiens and Abbeville and reach the Channel coast that night, which cuts the Allied armies in two.

history-counter_attack_at_arras = Counter-attack at Arras
history-counter_attack_at_arras-about = A small British tank force with French support strikes south of Arras and shakes the German command before it is stopped.

history-weygand_meets_his_allies_at_ypres = Weygand meets his allies at Ypres
history-weygand_meets_his_allies_at_ypres-about = Weygand plans a joint attack from north and south to close the corridor, but Billotte, who was to lead it, is fatally hurt in a car accident that night.

history-attack_on_boulogne = Attack on Boulogne
history-attack_on_boulogne-about = The 2nd Panzer Division reaches Boulogne, and the last defenders of the citadel give up on 25 May.

history-halt_order = Halt order
history-halt_order-about = At Rundstedt's headquarters in Charleville Hitler confirms the order that stops the panzer divisions on the canal line before Dunkirk; it is lifted on 26 May.

history-battle_of_the_lys = Battle of the Lys
history-battle_of_the_lys-about = The German Sixth Army attacks the Belgians near Courtrai and breaks into their line on the Lys.

history-calais_falls = Calais falls
history-calais_falls-about = The British and French garrison of Calais is overrun after four days of siege.

history-dunkirk_evacuation_begins = Dunkirk evacuation begins
history-dunkirk_evacuation_begins-about = The Royal Navy starts Operation Dynamo in the evening to bring the cut-off armies home by sea.

history-prisoners_murdered_at_le_paradis = Prisoners murdered at Le Paradis
history-prisoners_murdered_at_le_paradis-about = SS troops shoot British soldiers who had surrendered during the fighting on the canal line.

history-belgian_surrender = Belgian surrender
history-belgian_surrender-about = The Belgian army stops fighting on the King's order, leaving a gap on the northern flank of the pocket.

history-de_gaulle_at_abbeville = De Gaulle at Abbeville
history-de_gaulle_at_abbeville-about = From 28 to 30 May de Gaulle's division shrinks the Abbeville bridgehead but cannot take the heights of Caubert.

history-lille_gives_up = Lille gives up
history-lille_gives_up-about = Part of the French First Army, surrounded at Lille since 28 May, lays down its arms after holding several German divisions.

history-dunkirk_falls = Dunkirk falls
history-dunkirk_falls-about = The last ships leave with about 338,000 men saved in all, and the French rearguard is taken prisoner.

history-weygand_line = Weygand Line
history-weygand_line-about = The French stand in strongpoints in villages and woods along the Somme, the Ailette and the Aisne.

history-attack_on_the_somme = Attack on the Somme
history-attack_on_the_somme-about = Army Group B opens the second offensive between the sea and the Ailette and meets stiff resistance.

history-rommel_crosses_the_somme = Rommel crosses the Somme
history-rommel_crosses_the_somme-about = Rommel's division crosses by rail bridges near Hangest and within days is driving for Rouen.

history-rouen_taken = Rouen taken
history-rouen_taken-about = German tanks enter Rouen, and the Allied corps in the Caux country is cut off from the Seine crossings.

history-attack_on_the_aisne = Attack on the Aisne
history-attack_on_the_aisne-about = Army Group A attacks on both sides of Rethel; the French hold Rethel for a day, but a bridgehead is won at Château-Porcien.

history-government_leaves_paris = Government leaves Paris
history-government_leaves_paris-about = The French government moves to the Loire on its way to Bordeaux.

history-italy_declares_war = Italy declares war
history-italy_declares_war-about = Italy announces war on France and Britain but makes no large attack for ten days.

history-supreme_war_council_at_briare = Supreme War Council at Briare
history-supreme_war_council_at_briare-about = Churchill meets the French leaders near Briare, and Weygand tells them that he has no reserves left.

history-surrender_at_st_valery_en_caux = Surrender at St-Valéry-en-Caux
history-surrender_at_st_valery_en_caux-about = The 51st Highland Division and French troops with it surrender to Rommel on the coast.

history-paris_an_open_city = Paris an open city
history-paris_an_open_city-about = Notices announce that Paris will not be defended, and the last French troops pass through and leave.

history-paris_entered = Paris entered
history-paris_entered-about = German troops march into Paris, which had been declared an open city.

history-attack_in_the_saar_gap = Attack in the Saar gap
history-attack_in_the_saar_gap-about = Army Group C attacks between St-Avold and Sarralbe; the French stop the first assault but are already under orders to retreat.

history-rhine_crossed_near_colmar = Rhine crossed near Colmar
history-rhine_crossed_near_colmar-about = The German Seventh Army crosses the upper Rhine in assault boats and breaks the line of bunkers.

history-verdun_falls = Verdun falls
history-verdun_falls-about = Verdun and its forts are taken in a day as the French armies of the east retreat.

history-petain_takes_office = Pétain takes office
history-petain_takes_office-about = Reynaud resigns at Bordeaux, and Pétain forms a government that asks for terms next day.

history-swiss_frontier_reached = Swiss frontier reached
history-swiss_frontier_reached-about = Guderian's tanks reach Pontarlier and close the ring behind the Maginot Line.

history-lancastria_sunk = Lancastria sunk
history-lancastria_sunk-about = The crowded troopship Lancastria is bombed and sunk off St-Nazaire with great loss of life.

history-last_british_troops_leave_cherbourg = Last British troops leave Cherbourg
history-last_british_troops_leave_cherbourg-about = The last British ships leave Cherbourg on 18 June, and Rommel takes the port next day.

history-cadets_at_saumur = Cadets at Saumur
history-cadets_at_saumur-about = Cadets of the cavalry school and other troops hold the Loire bridges around Saumur until 20 June.

history-lyon_occupied = Lyon occupied
history-lyon_occupied-about = German columns pass through Lyon, an open city, and push down the Rhône and towards the Alps.

history-breach_in_the_northern_vosges = Breach in the northern Vosges
history-breach_in_the_northern_vosges-about = After bombing, German infantry break through the weak blockhouses west of Lembach, but the large works on either side hold out.

history-bambesch_work_taken = Bambesch work taken
history-bambesch_work_taken-about = Attacked from behind after the field army has left, the small Maginot work of Bambesch surrenders; its neighbour Kerfent follows next day.

history-murder_of_african_soldiers_at_chasselay = Murder of African soldiers at Chasselay
history-murder_of_african_soldiers_at_chasselay-about = After the last fight north of Lyon, German troops kill captured West African soldiers of the French army.

history-italian_attack_in_the_alps = Italian attack in the Alps
history-italian_attack_in_the_alps-about = The Italian army begins a general attack over the passes and on the coast but gains little beyond Menton.

history-armistice_signed = Armistice signed
history-armistice_signed-about = French delegates sign the armistice with Germany in the railway carriage at Rethondes near Compiègne.

history-surrender_in_the_vosges = Surrender in the Vosges
history-surrender_in_the_vosges-about = The surrounded armies of the east lay down their arms, although small groups and many Maginot works hold on.

history-stand_at_voreppe = Stand at Voreppe
history-stand_at_voreppe-about = French guns and improvised units stop the Germans before Grenoble on the last day of fighting.

history-cease_fire = Cease-fire
history-cease_fire-about = Fighting ends at 0:35 in the morning, after the armistice with Italy, with many Maginot works still unbeaten.
