# How it really ended: for the end of the game, beside its own result. Sources: docs/history.md.

aftermath-campaign = The plan that Manstein had argued for sent the armor through the Ardennes. It crossed the Meuse on 13 May and stood on the Channel on the 20th, behind the best Allied armies. Dunkirk fell on 4 June and Paris on the 14th. The armistice of 22 June ended a campaign of six weeks.
