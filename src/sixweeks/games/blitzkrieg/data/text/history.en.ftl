# How it really ended: for the end of the game, beside its own result. Sources: docs/history.md.

aftermath-hannut = From 12 to 14 May two French light mechanized divisions fought the 3rd and 4th Panzer Divisions between Hannut and the anti-tank obstacle at Perwez. The French lost about 120 tanks and the ground, the Germans some 50 tanks destroyed and twice as many damaged. The French First Army gained the two days that it needed to reach its line at Gembloux.
aftermath-stonne = From 15 to 18 May the village of Stonne on its hill above Sedan changed hands about seventeen times. French tanks and infantry hurt Grossdeutschland and the 10th Panzer Division badly and were bled white themselves. The flank of the Sedan bridgehead held, and the panzer divisions drove for the Channel.
