# How it really ended: for the end of the game, beside its own result. Sources: docs/history.md.

aftermath-campaign = The German plan staked everything on the crossing of the Meuse between Dinant and Sedan. It succeeded in four days; a week later the armies in Belgium were cut off. Belgium capitulated on 28 May, Dunkirk fell on 4 June, Paris on the 14th, and the fighting ended on 25 June, before the last turn of this game.
