"""Which levels are offered in a scenario: those whose measured strength reaches its threshold."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from sixweeks.ai.players import (
    GENERAL,
    MARSHAL,
    RANDOM,
    RECRUIT,
    STAFF,
    level_names,
    player_names,
)
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.input_error import InputError

FILE = Path(__file__).parent / "strengths.toml"
# What must be measured before a level is offered: who beats which opponent.
CLAIMS = {
    RECRUIT: ((RECRUIT, RANDOM), (STAFF, RECRUIT)),
    GENERAL: ((GENERAL, STAFF),),
    MARSHAL: ((GENERAL, STAFF), (MARSHAL, GENERAL)),
}
ENOUGH_PAIRS = 200  # of games
LEAST_PAIRS = 50  # enough if even the lower end of the interval reaches the bar
BELOW = {RECRUIT: RANDOM, STAFF: RECRUIT, GENERAL: STAFF, MARSHAL: GENERAL}


class Measured(Struct, frozen=True, forbid_unknown_fields=True):
    """One rung of the ladder as it was played; `bar` is the score it must reach."""

    game: str
    scenario: str
    player: str
    opponent: str
    pairs: int
    score: float
    low: float
    high: float
    seconds: float  # processor time for a turn, the median
    bar: float
    commit: str
    machine: str

    @property
    def is_reached(self) -> bool:
        if self.pairs < ENOUGH_PAIRS:
            return self.pairs >= LEAST_PAIRS and self.low >= self.bar
        return self.score >= self.bar


class OfferedLevel(Struct, frozen=True):
    """A level as it is offered; what it scored against the one below, if that was measured."""

    name: str
    opponent: str = ""
    score: float | None = None
    games: int = 0


class Strengths(Struct, frozen=True, forbid_unknown_fields=True):
    measured: tuple[Measured, ...] = ()


@cache
def strengths() -> tuple[Measured, ...]:
    """Every measured rung."""
    found = tomllib.loads(FILE.read_text("utf-8"))
    return msgspec.convert(found, Strengths).measured


def offered(definition: GameDefinition, scenario: str) -> list[OfferedLevel]:
    """From the weakest to the strongest; random moves and the staff are always there."""
    always, game = player_names(definition), definition.info.id
    return [
        level(game, scenario, name)
        for name in level_names(definition)
        if name in always or is_proven(game, scenario, name)
    ]


def is_proven(game: str, scenario: str, name: str) -> bool:
    rungs = (rung(game, scenario, *claim) for claim in CLAIMS[name])
    return all(found is not None and found.is_reached for found in rungs)


def level(game: str, scenario: str, name: str) -> OfferedLevel:
    opponent = BELOW.get(name, "")
    found = rung(game, scenario, name, opponent)
    return (
        OfferedLevel(name, opponent, found.score, 2 * found.pairs) if found else OfferedLevel(name)
    )


def rung(game: str, scenario: str, player: str, opponent: str) -> Measured | None:
    wanted = (game, scenario, player, opponent)
    for each in strengths():
        if (each.game, each.scenario, each.player, each.opponent) == wanted:
            return each
    return None


def check_offered(definition: GameDefinition, scenario: str, name: str) -> None:
    known, title = [level.name for level in offered(definition, scenario)], definition.info.title
    if name in known:
        return
    if name in level_names(definition):
        raise InputError(
            "error-player-not-offered", name=name, scenario=scenario, game=title, known=known
        )
    raise InputError("error-no-player", name=name, game=title, known=known)
