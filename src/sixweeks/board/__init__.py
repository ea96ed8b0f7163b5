"""Space and tables: hexes, areas, reach, odds. Knows no rule of any game."""
