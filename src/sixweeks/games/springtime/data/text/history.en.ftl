# How it really ended: for the end of the game, beside its own result. Sources: docs/history.md.

aftermath-campaign = The Germans reached the sea on the eleventh day, Dunkirk fell on 4 June, and the line on the Somme and the Aisne held for less than a week. Italy came in on 10 June, Paris was given up as an open city and entered on the 14th, and France signed an armistice on 22 June, in the seventh week.
aftermath-plan_red = The second German offensive opened on the Somme on 5 June and on the Aisne on the 9th. The French strongpoints fought hard for some days; then Rouen, Reims and Paris fell within a week, the armies of the east were surrounded, and the armistice was signed on 22 June.
