"""The computer players by name."""

from importlib import import_module
from importlib.util import find_spec
from random import Random

from sixweeks.ai.general import (
    General,
    has_lookahead,
    limit_of,
    lookahead_of,
    thorough_lookahead_of,
)
from sixweeks.ai.player import Player, PlayerMaker
from sixweeks.ai.random_player import RandomPlayer
from sixweeks.ai.recruit import MISTAKES, Recruit
from sixweeks.ai.thinking_time import PATIENCE
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError

RANDOM, RECRUIT, STAFF, GENERAL, MARSHAL = "random", "recruit", "staff", "general", "marshal"


def player_names(definition: GameDefinition) -> list[str]:
    """The players that answer at once: always `random`, and `staff` if the game has one."""
    return [RANDOM, STAFF] if is_taught(definition) else [RANDOM]


def level_names(definition: GameDefinition) -> list[str]:
    """All players from the weakest to the strongest, whether they are proven or not."""
    if not is_taught(definition):
        return [RANDOM]
    searching = [GENERAL, MARSHAL] if has_lookahead(definition) else []
    return [RANDOM, RECRUIT, STAFF, *searching]


def is_taught(definition: GameDefinition) -> bool:
    return find_spec(f"sixweeks.ai.{definition.info.id}") is not None


def make_player(
    name: str, definition: GameDefinition, side: str, rng: Random, patience: float = PATIENCE
) -> Player:
    """`patience` is how many seconds by the clock a second of thought may take."""
    names = level_names(definition)
    if name not in names:
        raise InputError("error-no-player", name=name, game=definition.info.title, known=names)
    match name:
        case "random":
            return RandomPlayer(definition, side, rng)
        case "recruit":
            staff = staff_maker(definition)(definition, side, rng)
            return Recruit(staff, rng, mistakes_of(definition))
        case "general" | "marshal":
            terms_of = thorough_lookahead_of if name == MARSHAL else lookahead_of
            terms = terms_of(definition)
            return General(definition, side, rng, limit_of(terms, patience), terms=terms)
    return staff_maker(definition)(definition, side, rng)


def mistakes_of(definition: GameDefinition) -> float:
    return lookahead_of(definition).mistakes if has_lookahead(definition) else MISTAKES


def staff_maker(definition: GameDefinition) -> PlayerMaker:
    staff: PlayerMaker = import_module(f"sixweeks.ai.{definition.info.id}").Staff
    return staff
