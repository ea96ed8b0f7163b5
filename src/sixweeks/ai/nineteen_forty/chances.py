"""The exact chances of an attack: every outcome of the bridgehead dice and of the combat die."""

from collections.abc import Sequence
from functools import lru_cache

from sixweeks.board.hexes import Hex, bits
from sixweeks.board.hexsides import has_side
from sixweeks.board.odds import printed_column
from sixweeks.games.nineteen_forty.model.components import (
    COMBAT,
    COUNTERS,
    RATIOS,
    TABLES,
    TERRAIN,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import units_of_side_at
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r07_odds import LAST, contributes, terrain_of
from sixweeks.games.nineteen_forty.rules.r10_fortifications import (
    intrinsic_strength,
    is_through_maginot,
    voided_by_forts,
)
from sixweeks.games.nineteen_forty.rules.r12_armor import has_armor_bonus

Placed = tuple[tuple[UnitId, Hex], ...]  # attackers, and where they are to attack from
RESULTS = ("AE", "AR", "NE", "DR*", "DR", "DE")
Chances = tuple[float, ...]  # of each result
EXPECTED = 0.75  # of a factor across a minor river: halved by every second bridgehead die


def column_chances(column: int) -> Chances:
    share = COMBAT.distribution(column)
    return tuple(float(share.get(result, 0)) for result in RESULTS)


BY_COLUMN = tuple(map(column_chances, range(len(RATIOS))))
KIND = {hex: terrain_of(hex) for hex in bits(MAP.land)}
HALVES = {hex: TERRAIN[kind].halves for hex, kind in KIND.items()}
SHIFT = {hex: TERRAIN[kind].shift for hex, kind in KIND.items()}
HOLDS = {hex: TERRAIN[kind].holds for hex, kind in KIND.items()}


@lru_cache(maxsize=8192)
def over_side(defender: str, start: Hex, hex: Hex, dropped: bool, eben: bool) -> tuple[int, bool]:
    """How often an attack over a side is halved, and whether a bridgehead is needed."""
    halvings = int(is_through_maginot(defender, start, hex))
    if dropped:
        return halvings, False
    forts = MAP.minor_forts[defender]
    is_gone = not eben and has_side(MAP.forts["eben_emael"], GRID, hex, start)
    halvings += has_side(forts, GRID, hex, start) and not is_gone
    halvings += sum(
        has_side(MAP.sides[kind], GRID, start, hex) for kind in ("major_river", "causeway")
    )
    return halvings, has_side(MAP.sides["minor_river"], GRID, start, hex)


def effective(game: Game, by: str, unit: UnitId, start: Hex, hex: Hex) -> float:
    """The factor that a unit may be expected to bring to bear on a hex."""
    halvings, is_river = over_side(
        opponent(by), start, hex, bool(game.drops >> hex & 1), game.has_eben_emael
    )
    halvings += COUNTERS[unit].is_armored and HALVES[hex]
    halvings += game.unsupplied >> unit & 1
    whole = COUNTERS[unit].combat << PARTS >> halvings
    return whole * (EXPECTED if is_river else 1.0)


def chances(game: Game, by: str, hexes: int, placed: Placed, air: int = 0) -> Chances:
    """The chance of each result."""
    total = [0.0] * len(RESULTS)
    for column, chance in columns(game, by, hexes, placed):
        for n, part in enumerate(in_column(column + air)):
            total[n] += chance * part
    return tuple(total)


def columns(game: Game, by: str, hexes: int, placed: Placed) -> list[tuple[int, float]]:
    """The columns that may come of the bridgehead dice, before air points, with their chances."""
    defence, shift = resistance(game, by, hexes, placed)
    return [
        ((printed_column(RATIOS, attack, defence) if defence else LAST) + shift, chance)
        for attack, chance in totals(game, by, hexes, placed).items()
    ]


def in_column(column: int) -> Chances:
    """7.u Shifts lead no farther than the last column on either side."""
    return BY_COLUMN[max(0, min(column, LAST))]


def totals(game: Game, by: str, hexes: int, placed: Placed) -> dict[int, float]:
    """The totals of the attackers, in parts of a factor, by the outcomes of the bridgehead dice."""
    found = {0: 1.0}
    for base, rivers in by_start(game, by, hexes, placed).values():
        after: dict[int, float] = {}
        for failed, chance in BRIDGEHEADS[rivers]:
            for total, known in found.items():
                sum_ = total + (base >> failed)
                after[sum_] = after.get(sum_, 0.0) + known * chance
        found = after
    return found


PARTS = 12  # a factor is so many halvings of a whole
BRIDGEHEADS = (
    ((0, 1.0),),
    ((0, 0.5), (1, 0.5)),
    ((0, 0.25), (1, 0.5), (2, 0.25)),
    ((0, 0.125), (1, 0.375), (2, 0.375), (3, 0.125)),
    ((0, 0.0625), (1, 0.25), (2, 0.375), (3, 0.25), (4, 0.0625)),
)


def by_start(game: Game, by: str, hexes: int, placed: Placed) -> dict[Hex, tuple[int, int]]:
    """For each hex attacked from, the strength there and how many bridgeheads it needs."""
    found: dict[Hex, tuple[int, int]] = {}
    targets, defender = bits(hexes), opponent(by)
    for unit, start in placed:
        halvings, rivers = game.unsupplied >> unit & 1, 0
        is_armored = COUNTERS[unit].is_armored
        for hex in targets:
            dropped = bool(game.drops >> hex & 1)
            more, is_river = over_side(defender, start, hex, dropped, game.has_eben_emael)
            halvings += more + (is_armored and HALVES[hex])
            rivers += is_river
        base = found.get(start, (0, 0))[0] + (COUNTERS[unit].combat << PARTS >> halvings)
        found[start] = (base, min(rivers, len(BRIDGEHEADS) - 1))
    return found


def resistance(game: Game, by: str, hexes: int, placed: Placed) -> tuple[int, int]:
    """The total of the defenders, and the columns that terrain and armor shift."""
    defender, total, shift = opponent(by), 0, 0
    resisting: list[UnitId] = []
    for hex in bits(hexes):
        here = [u for u in units_of_side_at(game, defender, hex) if contributes(game, u)]
        resisting += here
        total += sum(COUNTERS[u].combat << PARTS >> (game.unsupplied >> u & 1) for u in here)
        total += intrinsic_strength(game, defender, hex) << PARTS
        shift -= SHIFT[hex]
        if here and any(is_through_maginot(defender, start, hex) for _, start in placed):
            total += TABLES.strengths["maginot"] << PARTS
    return total, shift + has_armor_bonus([unit for unit, _ in placed], resisting)


def retreats_on(game: Game, by: str, hex: Hex, starts: int) -> tuple[bool, bool]:
    """Do DR* and DR drive the defenders out of a hex?"""
    void = voided_by_forts(game, opponent(by), starts, hex)
    return "DR*" not in void and not HOLDS[hex], "DR" not in void


def starts_of(placed: Sequence[tuple[UnitId, Hex]]) -> int:
    mask = 0
    for _, start in placed:
        mask |= 1 << start
    return mask
