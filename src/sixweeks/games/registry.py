"""The games: one folder each, found by name."""

from functools import cache
from importlib import import_module
from pathlib import Path

from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError

FIRST = "france_40"  # the easiest to learn comes first on the home page


def game_ids() -> list[str]:
    """Every game in this folder."""
    found = (path.parent.name for path in Path(__file__).parent.glob("*/definition.py"))
    return sorted(found, key=lambda id: (id != FIRST, id))


@cache
def definition_of(id: str) -> GameDefinition:
    """A game by its id, loaded on first use."""
    if id not in game_ids():
        raise InputError("error-no-game", name=id, known=game_ids())
    module = import_module(f"sixweeks.games.{id}.definition")
    definition: GameDefinition = module.DEFINITION
    return definition
