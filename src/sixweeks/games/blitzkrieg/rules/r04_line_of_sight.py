"""4 Line of sight and line of fire: what the terrain lets one see, and how far targets are seen."""

from collections.abc import Hashable
from functools import cache
from itertools import product
from typing import NamedTuple, Protocol

from msgspec import Struct

from sixweeks.board.hexes import Hex, HexGrid, bits, one
from sixweeks.board.sight import Along, Chart, Line, Through, line_of_sight
from sixweeks.games.blitzkrieg.model.components import TABLES, VEHICLES

FARTHEST = TABLES.visibility.maximum + TABLES.visibility.observer


class Ground(Hashable, Protocol):
    """What sight needs of a map: its hexes, which have woods, towns or orchards, and the levels."""

    @property
    def grid(self) -> HexGrid: ...
    @property
    def cover(self) -> int: ...
    @property
    def level(self) -> tuple[int, ...]: ...


class Blocker(Struct, frozen=True):
    """4.3 One hex, or the two on either side of the line, that block it, and why each does."""

    hexes: tuple[Hex, ...]
    rules: tuple[str, ...]


def visibility_limit(kind: str, terrain: str, by_observer: bool = False) -> int:
    """4.1b, 4.1c How far a target is seen in this terrain; 4.1d an AO sees one hex further.

    C-28 Assault guns and transports are seen as tanks; HQs, heavy weapons, trucks as infantry.
    """
    table = TABLES.visibility
    seen = table.vehicle if kind in VEHICLES else table.infantry
    limit = seen["clear" if terrain == "clear" else "cover"]
    return limit + table.observer if by_observer else limit


def visible_from(ground: Ground, hex: Hex, low_cover: str) -> int:
    """4.1a, 4.3 All hexes as far as anybody ever sees to which the line from here is valid."""
    return sights(ground, low_cover)[hex]


@cache
def sights(ground: Ground, low_cover: str, farthest: int = FARTHEST) -> dict[Hex, int]:
    """The same of every hex, or only as far as a weapon reaches or a target is seen."""
    lines = valid_lines(ground, low_cover)
    near = (each for each in lines if each[0].length <= farthest)
    return chart_of(ground.grid).ends(near)


def shown_from(ground: Ground, hex: Hex, low_cover: str, kind: str, by_observer: bool) -> int:
    """4.1b, 4.1c, 4.1d The hexes in which such a target is seen from here."""
    in_clear, in_cover = (
        sights(ground, low_cover, visibility_limit(kind, terrain, by_observer))[hex]
        for terrain in ("clear", "cover")
    )
    return in_clear & ~ground.cover | in_cover & ground.cover


@cache
def valid_lines(ground: Ground, low_cover: str) -> list[tuple[Line, int]]:
    """4.3 Every line, and where on the chart it may begin."""
    # SPEED: a map has 70,000 lines, followed from all hexes at once; `blockers` has the reasons.
    lines = chart_of(ground.grid).lines
    return [(line, valid_from(ground, line, low_cover)) for line in lines]


@cache
def chart_of(grid: HexGrid) -> Chart:
    return Chart(grid, FARTHEST)


def valid_from(ground: Ground, line: Line, low_cover: str) -> int:
    """4.3 Where on the chart a line may begin, by the levels of both its ends."""
    chart, hexes, found = chart_of(ground.grid), levels(ground), 0
    for here, there in product(hexes, repeat=2):
        starts = chart.before(hexes[here], 0) & chart.before(hexes[there], line.way)
        if starts:
            low, high = sorted((here, there))
            wall = walls(ground, low, high, low_cover)
            found |= starts & ~blocked(chart, wall, line, starts, rising=here < there)
    return found


@cache
def levels(ground: Ground) -> dict[int, int]:
    """The hexes of each level, laid out on the chart."""
    found: dict[int, int] = {}
    for hex in bits(ground.grid.all):
        found[ground.level[hex]] = found.get(ground.level[hex], 0) | one(hex)
    return {level: chart_of(ground.grid).lay_out(hexes) for level, hexes in found.items()}


class Walls(NamedTuple):
    """4.3 The map, what blocks lines between such levels, and what does next to the lower end."""

    land: int
    anywhere: int
    next_to_lower: int


def blocked(chart: Chart, walls: Walls, line: Line, starts: int, rising: bool) -> int:
    """4.3a A step blocks if both sides of it do; off the map nothing does."""
    found = 0
    for step in line.steps:
        found |= chart.before_all(walls.anywhere, step)
    for step in line.steps if rising else reversed(line.steps):
        found |= starts & chart.before_all(walls.next_to_lower, step)
        starts &= ~chart.before_any(walls.land, step)
        if not starts:  # of each line the step nearest to the lower end has been met
            break
    return found


@cache
def walls(ground: Ground, low: int, high: int, low_cover: str) -> Walls:
    chart, hexes = chart_of(ground.grid), bits(ground.grid.all)
    anywhere, next_to_lower = (
        sum(one(hex) for hex in hexes if why_blocked(ground, hex, Ends(low, high, low_cover, near)))
        for near in (False, True)
    )
    return Walls(*map(chart.lay_out, (ground.grid.all, anywhere, next_to_lower)))


def sees(ground: Ground, a: Hex, b: Hex, low_cover: str) -> bool:
    """4.3 Is the line between two hexes valid? The same in both directions."""
    return bool(visible_from(ground, a, low_cover) >> b & 1)


def blockers(ground: Ground, a: Hex, b: Hex, low_cover: str) -> list[Blocker]:
    """4.3 All that blocks the line, in order from a; 4.3b never the two ends, nor neighbours."""
    line = line_of_sight(ground.grid, a, b)
    low, high = sorted((ground.level[a], ground.level[b]))
    next_to_lower = line[-1:] if ground.level[b] == low else line[:1]
    found = []
    for step in line:
        hexes = both_sides(step)
        ends = Ends(low, high, low_cover, step in next_to_lower)
        rules = [why_blocked(ground, hex, ends) for hex in hexes]
        if all(rules):
            found.append(Blocker(tuple(filter(None, hexes)), tuple(rules)))
    return found


class Ends(NamedTuple):
    """The levels of the two ends, the option of C-44, and whether the lower end is the next hex."""

    low: int
    high: int
    low_cover: str
    lower_is_next: bool


def both_sides(step: Through | Along) -> tuple[Hex | None, ...]:
    return (step.hex,) if isinstance(step, Through) else (step.one_side, step.other_side)


def why_blocked(ground: Ground, hex: Hex | None, ends: Ends) -> str:
    """4.3a The rule by which a hex on the line blocks, or nothing; off the map nothing does."""
    if hex is None:
        return ""
    level, is_cover = ground.level[hex], bool(ground.cover >> hex & 1)
    if level <= ends.high and not is_cover:
        return ""
    return (
        same_level(level, ends)
        if ends.low == ends.high
        else different_levels(level, ends, is_cover)
    )


def same_level(level: int, ends: Ends) -> str:
    """4.3.1a Whatever is higher blocks, and woods, towns and orchards at the same level.

    READING: see interpretations, C-44: those on lower ground block only by the option.
    """
    return "4.3.1a" if level >= ends.low or ends.low_cover == "blocks" else ""


def different_levels(level: int, ends: Ends, is_cover: bool) -> str:
    """4.3.2a, 4.3.2b, 4.3.2c With the ends at different levels.

    READING: see interpretations, C-29: as high as the higher end blocks, as high as the lower one
    hides the hex behind.
    """
    if level >= ends.high:
        return "4.3.2a" if is_cover else "4.3.2c"
    return "4.3.2b" if level >= ends.low and ends.lower_is_next else ""
