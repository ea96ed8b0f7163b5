"""Presentation: sentences, catalogues, scenes, the rulebook and the game's definition."""
