"""What a player's words name: hexes, units and actions."""

import re

from msgspec import Struct

from sixweeks.board.hexes import BadHexNumber, Hex
from sixweeks.games.france_40.components import MAP, UnitId
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.definition import BadAnswer


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


class UnknownWish(BadAnswer):
    """Words that name nothing on the map: one sentence."""


def parse_wish(game: Game, text: str) -> Wish:
    """Hex numbers and unit names, longest first, and the plain words left over."""
    rest = f" {' '.join(text.split()).lower()} "
    units = []
    for counter in sorted(game.scenario.counters, key=lambda each: -len(each.name)):
        pattern = rf"(?<![\w]){re.escape(counter.name.lower())}(?![\w])"
        if match := re.search(pattern, rest):
            units.append((match.start(), counter.id))
            rest = rest.replace(match[0], " " * len(match[0]), 1)
    try:
        hexes = tuple(MAP.grid.hex(number) for number in re.findall(r"\b\d{4}\b", rest))
    except BadHexNumber as error:
        raise UnknownWish(str(error)) from None
    words = frozenset(re.findall(r"[a-z]+", rest))
    if not hexes and not units and not words & KNOWN_WORDS:
        raise UnknownWish(f"'{text.strip()[:60]}' names no hex, unit or action of this game.")
    return Wish(words, hexes, tuple(unit for _, unit in sorted(units)))


KNOWN_WORDS = frozenset(
    """attack move end done keep launch call exit evacuate violate dynamo coup armored restack top
    replace refit mechanized replacements order fight stack split undo sickle cut advance retreat
    change deploy stay stands""".split()  # noqa: SIM905
)
