"""What a player's words name: hexes, units, formations, markers and actions."""

import re
from functools import cache
from typing import TypeVar

from msgspec import Struct

from sixweeks.board.hexes import BadHexNumber, Hex, bits
from sixweeks.games.blitzkrieg.components import SCENARIOS, FormationId, UnitId
from sixweeks.games.blitzkrieg.queries import field_of, grid_of
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.kernel.definition import BadAnswer
from sixweeks.kernel.lines import shortened

T = TypeVar("T")

MARKERS = ("artillery", "stuka", "replay", "general")
KNOWN_WORDS = frozenset(
    """accept activate assault assaults at attach attack bombard break change column decline deploy
    dig done draw end enter enters exit fatigue fire fires flee flees general gives go hide hold
    keep leave load loss march marches mine mines move no observe observer off on own play press
    rally react reaction replay retreat retreats show stay stop stuka stukas artillery truck trucks
    undo unload works""".split()  # noqa: SIM905
)


class Wish(Struct, frozen=True):
    """What a player's words name."""

    words: frozenset[str] = frozenset()
    hexes: tuple[Hex, ...] = ()
    units: tuple[UnitId, ...] = ()
    formations: tuple[FormationId, ...] = ()

    @property
    def hex(self) -> Hex | None:
        return self.hexes[-1] if self.hexes else None

    @property
    def unit(self) -> UnitId | None:
        return self.units[0] if self.units else None

    @property
    def formation(self) -> FormationId | None:
        return self.formations[0] if self.formations else None

    @property
    def markers(self) -> list[str]:
        """The kinds of markers named: artillery, Stuka, Replay, General."""
        return [kind for kind in MARKERS if self.words & {kind, f"{kind}s"}]


class UnknownWish(BadAnswer):
    """Words that name nothing on the map: one sentence."""


def parse_wish(game: Game, text: str) -> Wish:
    """Names, longest first, then hex numbers, places, and the plain words left over."""
    rest = f" {' '.join(text.split()).lower()} "
    units: list[tuple[int, UnitId]] = []
    formations: list[tuple[int, FormationId]] = []
    for name, unit, formation in names_of_scenario(game.scenario_id):
        if name in rest and (match := re.search(rf"(?<!\w){re.escape(name)}(?!\w)", rest)):
            if unit >= 0:
                units.append((match.start(), unit))
            else:
                formations.append((match.start(), formation))
            rest = rest.replace(match[0], " " * len(match[0]), 1)
    hexes = (*hexes_in(game, rest), *places_in(game, rest))
    words = frozenset(re.findall(r"[a-z]+", rest))
    if not (hexes or units or formations or words & KNOWN_WORDS):
        raise UnknownWish(f"'{shortened(text)}' names no hex, unit or action of this game.")
    return Wish(words, hexes, in_order(units), in_order(formations))


@cache
def names_of_scenario(scenario: str) -> list[tuple[str, UnitId, FormationId]]:
    """Every unit and formation by its name in small letters, the longest names first."""
    printed = SCENARIOS[scenario]
    units = [(name.lower(), unit, "") for name, unit in printed.by_name.items()]
    formations = [(id.lower(), UnitId(-1), id) for id in printed.formations]
    return sorted([*units, *formations], key=lambda each: -len(each[0]))


def hexes_in(game: Game, text: str) -> tuple[Hex, ...]:
    try:
        return tuple(grid_of(game).hex(number) for number in re.findall(r"\b\d{4}\b", text))
    except BadHexNumber as error:
        raise UnknownWish(str(error)) from None


def places_in(game: Game, text: str) -> tuple[Hex, ...]:
    """The first hex of every place named."""
    return tuple(
        bits(mask)[0]
        for name, mask in field_of(game).places.items()
        if re.search(rf"(?<!\w){re.escape(name.lower())}(?!\w)", text)
    )


def in_order(found: list[tuple[int, T]]) -> tuple[T, ...]:
    return tuple(each for _, each in sorted(found, key=lambda pair: pair[0]))
