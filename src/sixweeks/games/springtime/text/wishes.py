"""What a player's words name: areas, units, army groups and actions."""

import re

from msgspec import Struct

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import MAP, ROSTER, UnitId
from sixweeks.kernel.formats.lines import shortened
from sixweeks.kernel.presentation.name_matching import (
    UnknownWish,
    cut_names,
    longest_first,
    places_named,
    plain_words,
)

ASSAULT = re.compile(r"\bassault\s+([\w+ ]+)", re.IGNORECASE)
AREA = re.compile(r"(?<![\w])([0-9]{1,3}|[A-F])(?![\w])")


class Wish(Struct, frozen=True):
    """What a player's words name."""

    words: frozenset[str]
    areas: tuple[AreaId, ...]
    units: tuple[UnitId, ...]
    groups: tuple[str, ...]

    @property
    def area(self) -> AreaId | None:
        return self.areas[-1] if self.areas else None

    @property
    def unit(self) -> UnitId | None:
        return self.units[0] if self.units else None


def parse_wish(text: str) -> Wish:
    """Army groups after `assault`, unit names, longest first, areas, and the words left over."""
    rest = f" {' '.join(text.split())} "
    groups: tuple[str, ...] = ()
    if found := ASSAULT.search(rest):
        groups = tuple(each for each in re.split(r"[+ ]+", found[1]) if each)
        rest = rest.replace(found[1], " ", 1)
    units, rest = cut_names(rest, longest_first(ROSTER.by_name.items()))
    areas = places_named(MAP.area, AREA.findall(rest))
    words = plain_words(rest)
    if not areas and not units and not groups and not words & KNOWN_WORDS:
        raise UnknownWish(f"'{shortened(text)}' names no area, unit or action of this game.")
    return Wish(words, areas, units, groups)


KNOWN_WORDS = frozenset(
    """accept air airdrop assault at attack bid call city defense discard done draw end event extra
    hand heroic keep kleist launch lead maximum move off open pass place play ready rebuild redeploy
    red regroup remain restore retreat retreats set soldier stay swap take up withdraw
    with""".split()  # noqa: SIM905
)
