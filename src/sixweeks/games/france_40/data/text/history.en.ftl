# How it really ended: for the end of the game, beside its own result. Sources: docs/history.md.

aftermath-1939 = In September 1939 the French army took some fifty villages in front of the Saar, met minefields and outposts, and never tested the West Wall. By the middle of October it had gone back behind its own line. No German city was threatened, and the war in the West waited for the spring.
aftermath-1940 = Sedan was crossed on 13 May and the Channel reached on the 20th. Holland gave up after five days and Belgium after eighteen; 338,000 men were taken off from Dunkirk, without their equipment. Paris was entered on 14 June, the Maginot Line was surrounded by the 17th, and the armistice was signed on the 22nd. By the rules of this game that is a draw.
