"""The computer players by name."""

from importlib import import_module
from importlib.util import find_spec
from random import Random

from sixweeks.ai.player import Player, PlayerMaker
from sixweeks.ai.random_player import RandomPlayer
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError

RANDOM, STAFF = "random", "staff"


def player_names(definition: GameDefinition) -> list[str]:
    """The players that can play this game: always `random`, and `staff` if the game has one."""
    taught = find_spec(f"sixweeks.ai.{definition.info.id}") is not None
    return [RANDOM, STAFF] if taught else [RANDOM]


def make_player(name: str, definition: GameDefinition, side: str, rng: Random) -> Player:
    names = player_names(definition)
    if name not in names:
        raise InputError("error-no-player", name=name, game=definition.info.title, known=names)
    return maker(name, definition)(definition, side, rng)


def maker(name: str, definition: GameDefinition) -> PlayerMaker:
    if name == RANDOM:
        return RandomPlayer
    staff: PlayerMaker = import_module(f"sixweeks.ai.{definition.info.id}").Staff
    return staff
