"""Maps and tables: hexes, areas, reach, odds. Independent of any game's rules."""
