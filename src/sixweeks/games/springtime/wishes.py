"""What a player's words name: areas, units, army groups and actions."""

import re

from msgspec import Struct

from sixweeks.board.areas import AreaId, BadAreaName
from sixweeks.games.springtime.components import COUNTERS, GROUPS, MAP, RESERVE, UnitId
from sixweeks.kernel.definition import BadAnswer

ALL_GROUPS = frozenset({*GROUPS["axis"], *GROUPS["allied"], RESERVE})
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


class UnknownWish(BadAnswer):
    """Words that name nothing on the map: one sentence."""


def parse_wish(text: str) -> Wish:
    """Army groups after `assault`, unit names, longest first, areas, and the words left over."""
    rest = f" {' '.join(text.split())} "
    groups: tuple[str, ...] = ()
    if found := ASSAULT.search(rest):
        groups = tuple(each for each in re.split(r"[+ ]+", found[1]) if each)
        rest = rest.replace(found[1], " ", 1)
    units, rest = find_units(rest)
    areas = find_areas(rest)
    words = frozenset(re.findall(r"[a-z]+", rest.lower()))
    if not areas and not units and not groups and not words & KNOWN_WORDS:
        raise UnknownWish(f"'{text.strip()[:60]}' names no area, unit or action of this game.")
    return Wish(words, areas, units, groups)


def find_units(text: str) -> tuple[tuple[UnitId, ...], str]:
    units = []
    for counter in sorted(COUNTERS, key=lambda each: -len(each.name)):
        pattern = rf"(?<![\w]){re.escape(counter.name)}(?![\w])"
        if match := re.search(pattern, text, re.IGNORECASE):
            units.append((match.start(), counter.id))
            text = text[: match.start()] + " " * len(match[0]) + text[match.end() :]
    return tuple(unit for _, unit in sorted(units)), text


def find_areas(text: str) -> tuple[AreaId, ...]:
    try:
        return tuple(MAP.area(name) for name in AREA.findall(text))
    except BadAreaName as error:
        raise UnknownWish(str(error)) from None


KNOWN_WORDS = frozenset(
    """accept air airdrop assault at attack bid call city defense discard done draw end event extra
    hand heroic keep kleist launch lead maximum move off open pass place play ready rebuild redeploy
    red regroup remain restore retreat retreats set soldier stay swap take up withdraw
    with""".split()  # noqa: SIM905
)
