"""The games: one folder each, found by name."""

from functools import cache
from importlib import import_module
from pathlib import Path

from sixweeks.kernel.definition import BadSetting, GameDefinition


def game_ids() -> list[str]:
    """Every game in this folder."""
    return sorted(path.parent.name for path in Path(__file__).parent.glob("*/definition.py"))


@cache
def definition_of(id: str) -> GameDefinition:
    """A game by its id; loaded when first asked for."""
    if id not in game_ids():
        raise BadSetting(f"there is no game '{id[:40]}'; there are: {', '.join(game_ids())}")
    module = import_module(f"sixweeks.games.{id}.definition")
    definition: GameDefinition = module.DEFINITION
    return definition
