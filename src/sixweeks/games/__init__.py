"""The games: one folder each, found by name."""

from sixweeks.games.registry import definition_of, game_ids

__all__ = ["definition_of", "game_ids"]
