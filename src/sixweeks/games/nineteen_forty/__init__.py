"""1940, by Frank Chadwick: GDW 1981, Compass Games 2022. Not yet playable: no definition."""
