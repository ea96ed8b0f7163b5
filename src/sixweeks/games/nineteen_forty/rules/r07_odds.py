"""7.g-7.m, 7.s The odds of an attack, exactly."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated

from msgspec import Struct

from sixweeks.board.hexes import Hex, bits, one
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
from sixweeks.games.nineteen_forty.model.queries import (
    hex_of,
    is_supplied,
    units_of_side_at,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r10_fortifications import (
    intrinsic_strength,
    is_through_maginot,
    is_through_minor,
    voided_by_forts,
)
from sixweeks.games.nineteen_forty.rules.r12_armor import has_armor_bonus
from sixweeks.masks import Bits

Side = tuple[Hex, Hex]  # a hexside attacked across: from, to
Halving = tuple[str, str]  # its kind, and the rule
WHOLE = 1 << 20  # 7.u a factor, so that twenty halvings leave no fraction
LAST = len(RATIOS) - 1


class Assault(Struct, frozen=True):
    """7.j Units and the hexes that they attack together."""

    by: str
    hexes: Annotated[int, Bits(Hex)]
    units: tuple[UnitId, ...]


class Odds(Struct, frozen=True):
    """Both totals in parts of a factor, the shifts by rule, and the column they lead to."""

    attack: int
    defence: int
    shifts: tuple[tuple[str, int], ...]

    @property
    def unbounded(self) -> int:
        """The column as if the table went on at both ends."""
        return printed_column(RATIOS, self.attack, self.defence) + sum(by for _, by in self.shifts)

    @property
    def column(self) -> int:
        return max(0, min(self.unbounded, LAST))

    @property
    def name(self) -> str:
        return COMBAT.columns[self.column]

    @property
    def ratio(self) -> str:
        """7.g The column before shifts."""
        return COMBAT.columns[printed_column(RATIOS, self.attack, self.defence)]

    @property
    def chances(self) -> Mapping[str, Fraction]:
        return COMBAT.distribution(self.column)


def odds(game: Game, assault: Assault, air: int = 0, failed: Sequence[Side] = ()) -> Odds:
    """7.g, 7.h The column: the ratio rounded down, then shifted within the table.

    9.c, 9.d `air` is the net of both sides' points in favor of the attacker."""
    attack = sum(attack_strength(game, assault, unit, failed) for unit in assault.units)
    defence = sum(defence_of(game, assault, hex) for hex in bits(assault.hexes))
    shifts = (*terrain_shifts(game, assault), *armor_shift(game, assault), ("9.c", air))
    return Odds(attack, defence, tuple(shift for shift in shifts if shift[1]))


def column_span(game: Game, assault: Assault, air: int = 0) -> tuple[int, int]:
    """The columns, unbounded, if all bridgeheads fail and if all are won."""
    rivers = minor_river_sides(game, assault)
    best = odds(game, assault, air).unbounded
    return (odds(game, assault, air, rivers).unbounded if rivers else best), best


# --- the attackers ----------------------------------------------------------------------------


def attack_strength(game: Game, assault: Assault, unit: UnitId, failed: Sequence[Side]) -> int:
    """7.u, A-20 The factor of a unit, halved for each thing that halves it."""
    found = list(halvings(game, assault, unit, failed))
    if game.options.terrain_adds == "kinds":
        found = list(dict(found).items())
    return COUNTERS[unit].combat * WHOLE >> len(found)


def halvings(
    game: Game, assault: Assault, unit: UnitId, failed: Sequence[Side]
) -> Iterator[Halving]:
    """7.j, 7.k, 8.i Supply, the terrain of every hex attacked, and every side attacked across."""
    if not is_supplied(game, unit):
        yield "supply", "8.i"
    start = hex_of(game, unit)
    for hex in bits(assault.hexes):
        if COUNTERS[unit].is_armored and TERRAIN[terrain_of(hex)].halves:
            yield terrain_of(hex), "7.j"
        yield from side_halvings(game, assault, start, hex, failed)


def side_halvings(
    game: Game, assault: Assault, start: Hex, hex: Hex, failed: Sequence[Side]
) -> Iterator[Halving]:
    """7.l Rivers, 10.e, 10.q forts; 11.k, 11.p, 11.r after a drop the Maginot Line alone."""
    defender = opponent(assault.by)
    if is_through_maginot(defender, start, hex):
        yield "maginot", "10.q"
    if game.drops >> hex & 1:
        return
    if is_through_minor(game, defender, start, hex):
        yield "fort", "10.e"
    for kind in ("major_river", "causeway"):
        if has_side(MAP.sides[kind], GRID, start, hex):
            yield kind, "7.j"
    if (start, hex) in failed:
        yield "minor_river", "7.l"


def minor_river_sides(game: Game, assault: Assault) -> tuple[Side, ...]:
    """7.l The sides that need a bridgehead, once each; 11.k none into a hex dropped upon."""
    starts = sorted({hex_of(game, unit) for unit in assault.units})
    return tuple(
        (start, hex)
        for hex in bits(assault.hexes & ~game.drops)
        for start in starts
        if has_side(MAP.sides["minor_river"], GRID, start, hex)
    )


def is_bridgehead(die: int) -> bool:
    return die <= TABLES.bridgehead["up_to"]


# --- the defenders ----------------------------------------------------------------------------


def defenders(game: Game, assault: Assault) -> list[UnitId]:
    """7.i Everything in the hexes attacked."""
    enemy = opponent(assault.by)
    return [u for hex in bits(assault.hexes) for u in units_of_side_at(game, enemy, hex)]


def contributes(game: Game, unit: UnitId) -> bool:
    """7.ah Who retreated into the hex in this phase adds nothing."""
    return not game.phase.retreated >> unit & 1


def defence_of(game: Game, assault: Assault, hex: Hex) -> int:
    """7.x Disrupted units count in full, 8.i unsupplied ones half; 10.f, 10.k, 10.p forts add."""
    enemy = opponent(assault.by)
    here = units_of_side_at(game, enemy, hex)
    total = sum(defence_strength(game, unit) for unit in here if contributes(game, unit))
    total += intrinsic_strength(game, enemy, hex) * WHOLE
    if here and any(is_through_maginot(enemy, start, hex) for start in starts_of(game, assault)):
        total += TABLES.strengths["maginot"] * WHOLE  # 10.k, 10.n
    return total


def defence_strength(game: Game, unit: UnitId) -> int:
    return COUNTERS[unit].combat * WHOLE >> (not is_supplied(game, unit))


def starts_of(game: Game, assault: Assault) -> set[Hex]:
    return {hex_of(game, unit) for unit in assault.units}


# --- shifts -----------------------------------------------------------------------------------


def terrain_shifts(game: Game, assault: Assault) -> list[tuple[str, int]]:
    hexes = shifting_hexes(game, assault)
    return [("7.j", -TERRAIN[terrain_of(hex)].shift) for hex in hexes]


def shifting_hexes(game: Game, assault: Assault) -> list[Hex]:
    """7.j, A-20 A column to the left for each rough or mountain hex, or once for each kind."""
    hexes = [hex for hex in bits(assault.hexes) if TERRAIN[terrain_of(hex)].shift]
    if game.options.terrain_adds == "all":
        return hexes
    return list({terrain_of(hex): hex for hex in reversed(hexes)}.values())


def armor_shift(game: Game, assault: Assault) -> list[tuple[str, int]]:
    resisting = [unit for unit in defenders(game, assault) if contributes(game, unit)]
    return [("12.a", 1)] if has_armor_bonus(assault.units, resisting) else []


def terrain_of(hex: Hex) -> str:
    return next(kind for kind, mask in MAP.terrain.items() if mask >> hex & 1)


# --- the result -------------------------------------------------------------------------------


def result_in(game: Game, assault: Assault, hex: Hex, result: str) -> str:
    """7.s, A-22 What a result of the table means for the defenders of one hex."""
    if result not in ("DR", "DR*"):
        return result
    starts = sum(map(one, starts_of(game, assault)))
    is_held = result == "DR*" and TERRAIN[terrain_of(hex)].holds
    if is_held or result in voided_by_forts(game, opponent(assault.by), starts, hex):
        return "NE"
    return "DR"
