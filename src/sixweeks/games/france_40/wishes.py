"""What a player's words name: hexes, units and actions."""

import re

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.components import MAP, UnitId
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.lines import shortened
from sixweeks.kernel.wishes import (
    UnknownWish,
    cut_names,
    longest_first,
    places_named,
    plain_words,
)


class Wish(Struct, frozen=True):
    """What a player's words name."""

    words: frozenset[str]
    hexes: tuple[Hex, ...]
    units: tuple[UnitId, ...]

    @property
    def hex(self) -> Hex | None:
        return self.hexes[-1] if self.hexes else None

    @property
    def unit(self) -> UnitId | None:
        return self.units[0] if self.units else None


def parse_wish(game: Game, text: str) -> Wish:
    """Hex numbers and unit names, longest first, and the plain words left over."""
    units, rest = cut_names(" ".join(text.split()), longest_first(game.roster.by_name.items()))
    hexes = places_named(MAP.grid.hex, re.findall(r"\b\d{4}\b", rest))
    words = plain_words(rest)
    if not hexes and not units and not words & KNOWN_WORDS:
        raise UnknownWish(f"'{shortened(text)}' names no hex, unit or action of this game.")
    return Wish(words, hexes, units)


KNOWN_WORDS = frozenset(
    """attack move end done keep launch call exit evacuate violate dynamo coup armored restack top
    replace refit mechanized replacements order fight stack split undo sickle cut advance retreat
    change deploy stay stands""".split()  # noqa: SIM905
)
