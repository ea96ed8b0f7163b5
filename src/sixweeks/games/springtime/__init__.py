"""Springtime for Hitler: The Conquest of the West, 1940, an area-impulse game."""
