"""What a player's words name: hexes, units, formations, markers and actions."""

import re
from functools import cache

from msgspec import Struct

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.components import SCENARIOS, FormationId, UnitId
from sixweeks.games.blitzkrieg.queries import field_of, grid_of
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.kernel.lines import shortened
from sixweeks.kernel.name_matching import (
    UnknownWish,
    cut_names,
    longest_first,
    places_named,
    plain_words,
)

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


def parse_wish(game: Game, text: str) -> Wish:
    """Names, longest first, then hex numbers, places, and the plain words left over."""
    named, rest = cut_names(" ".join(text.split()), names_of_scenario(game.scenario_id))
    numbers = re.findall(r"\b\d{4}\b", rest)
    hexes = (*places_named(grid_of(game).hex, numbers), *places_in(game, rest))
    words = plain_words(rest)
    if not (hexes or named or words & KNOWN_WORDS):
        raise UnknownWish(f"'{shortened(text)}' names no hex, unit or action of this game.")
    units = tuple(unit for unit, _ in named if unit >= 0)
    return Wish(words, hexes, units, tuple(formation for _, formation in named if formation))


@cache
def names_of_scenario(scenario: str) -> list[tuple[str, tuple[UnitId, FormationId]]]:
    """Every unit and formation by its name, the longest names first."""
    printed = SCENARIOS[scenario]
    units = [(name, (unit, "")) for name, unit in printed.by_name.items()]
    formations = [(id, (UnitId(-1), id)) for id in printed.formations]
    return longest_first([*units, *formations])


def places_in(game: Game, text: str) -> tuple[Hex, ...]:
    """The first hex of every place named."""
    return tuple(
        bits(mask)[0]
        for name, mask in field_of(game).places.items()
        if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE)
    )
