"""10.4, 10.5 The odds of a combat: both totals, every shift with its rule, the column."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.board.hexsides import has_side
from sixweeks.board.odds import printed_column
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    COUNTERS,
    CRT,
    GERMANY,
    MARKERS,
    PERCENTAGES,
    TERRAIN,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    attack_factor,
    defence_factor,
    hex_of,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r15_logistics import unsupported
from sixweeks.games.mansteins_war.rules.r16_air import air_support
from sixweeks.games.mansteins_war.rules.r17_fortresses import fort_shift, is_fortified
from sixweeks.games.mansteins_war.rules.r18_airborne import is_opposed
from sixweeks.games.mansteins_war.rules.r25_mountain import mountain_shift
from sixweeks.games.mansteins_war.rules.r27_bridgeheads import is_bridged
from sixweeks.kernel.objection import Objection

Units = tuple[UnitId, ...]
LAST = len(PERCENTAGES) - 1
COUNTER_SHIFT = 1  # 22.2.a
NAVAL_SHIFT = 1  # 20.1
TABLES_BY_CHOICE = ("assault", "mobile")


class Attack(Struct, frozen=True):
    """10.1.b Units that attack a hex together, and those that are attacked there.

    10.1.a `retreated` have been attacked before and fled into the hex: they add nothing, and suffer
    what comes; 22.2 `is_counter` marks a counterattack."""

    by: str
    hex: Hex
    units: Units
    defenders: Units
    retreated: Units = ()
    is_counter: bool = False

    @property
    def suffering(self) -> Units:
        return self.defenders + self.retreated


class Shift(Struct, frozen=True):
    """10.5 Columns to the right, or to the left if negative; `unit` is the one that it is for."""

    rule: str
    kind: str
    amount: int
    unit: UnitId | None = None


class Odds(Struct, frozen=True):
    """10.3 Both totals, the shifts, and the column they lead to."""

    table: str
    attack: int
    defence: int
    shifts: tuple[Shift, ...]
    base: int
    column: int

    @property
    def percent(self) -> int:
        """10.4, A-35 Rounded down."""
        return 100 * self.attack // self.defence

    @property
    def name(self) -> str:
        return CRT[self.table].columns[self.column]

    @property
    def chances(self) -> Mapping[str, Fraction]:
        return CRT[self.table].distribution(self.column)


def attack_on(game: Game, by: str, hex: Hex, units: Units) -> Attack:
    """10.1.a, 10.1.b Units against the whole stack in a hex."""
    there = units_of_side_at(game, opponent(by), hex)
    fresh = tuple(unit for unit in there if not game.impulse.defended >> unit & 1)
    return Attack(by, hex, units, fresh, tuple(unit for unit in there if unit not in fresh))


def odds(game: Game, attack: Attack, table: str, with_ships: bool = False) -> Odds:
    """10.4, 10.5.a, A-36 The column of the percentage, then shifted within the table."""
    strength = sum(strength_of(game, attack, unit) for unit in attack.units)
    defence = sum(defence_factor(game, unit) for unit in attack.defenders)
    shifts = tuple(counter_shifts() if attack.is_counter else all_shifts(game, attack, with_ships))
    base = printed_column(PERCENTAGES, strength, defence)
    column = max(0, min(base + sum(shift.amount for shift in shifts), LAST))
    return Odds(table, strength, defence, shifts, base, column)


def strength_of(game: Game, attack: Attack, unit: UnitId) -> int:
    """2.2.1.a The attack factor; 22.2.b in a counterattack the defence factor of who has none."""
    own = attack_factor(game, unit)
    return own or (defence_factor(game, unit) if attack.is_counter else 0)


# --- 10.2 the table ---------------------------------------------------------------------------


def objections_to_mobile(game: Game, attack: Attack) -> list[Objection]:
    """10.2.a Mech units alone use the Mobile table, 10.2.b not against an intact fortress of the
    defender; 22.2.d a counterattack minds no terrain."""
    found = []
    if not all(COUNTERS[unit].is_mech for unit in attack.units):
        found.append(Objection("10.2.a", "mech"))
    if not attack.is_counter and is_fortified(game, opponent(attack.by), attack.hex):
        found.append(Objection("10.2.b"))
    return found


def open_tables(game: Game, attack: Attack) -> tuple[str, ...]:
    return TABLES_BY_CHOICE[:1] if objections_to_mobile(game, attack) else TABLES_BY_CHOICE


# --- 10.5 shifts ------------------------------------------------------------------------------


def counter_shifts() -> Iterator[Shift]:
    """22.2.a, A-62 A counterattack has this shift and no other."""
    yield Shift("22.2.a", "counterattack", COUNTER_SHIFT)


def all_shifts(game: Game, attack: Attack, with_ships: bool) -> Iterator[Shift]:
    """10.5 In the order of the rules: terrain, support, air, 10.5.e ships, the marker; 25.1
    mountains; 15.4.a air and ships help unsupported units too."""
    if not is_opposed(game, attack.units, attack.hex):  # 18.2.b
        yield from terrain_shifts(game, attack)
    yield from support_shifts(game, attack)
    yield from air_shifts(game, attack)
    if with_ships:
        yield Shift("20.1", "naval", NAVAL_SHIFT if attack.by == ALLIED else -NAVAL_SHIFT)
    yield from marker_shift(game, attack)
    if mountain := mountain_shift(game, attack.units, attack.defenders, attack.hex):
        yield Shift("25.1", "mountain", mountain)


def terrain_shifts(game: Game, attack: Attack) -> Iterator[Shift]:
    """10.5.b The hex, 17.0.b a fortress of the defender, and a river that all attackers cross."""
    kind = best_terrain(game, attack.hex)
    if TERRAIN[kind].shift:
        yield Shift("10.5.b", kind, -TERRAIN[kind].shift)
    if fort := fort_shift(game, opponent(attack.by), attack.hex):
        yield Shift("17.0.b", "fort", -fort)
    if crosses_river(game, attack):
        yield Shift("10.5.b", "river", -TERRAIN["river"].shift)


def best_terrain(game: Game, hex: Hex) -> str:
    """10.5.b City and terrain do not add: the better counts; 22.4 a bombed city for nothing."""
    ground = next(k for k in ("rough", "forest", "clear") if MAP.terrain[k] >> hex & 1)
    has_city = MAP.cities & ~game.bombed & 1 << hex
    return max((ground, "city"), key=lambda k: TERRAIN[k].shift) if has_city else ground


def crosses_river(game: Game, attack: Attack) -> bool:
    """10.5.b, A-38 All attackers cross a river, 27.1.b and none of them at a bridgehead."""
    starts = {hex_of(game, unit) for unit in attack.units}
    return all(
        has_side(MAP.rivers, GRID, start, attack.hex) and not is_bridged(game, start, attack.hex)
        for start in starts
    )


def support_shifts(game: Game, attack: Attack) -> Iterator[Shift]:
    """10.5.c, A-39 Each unsupported unit that adds its strength, on either side."""
    for unit in unsupported(game, attack.units):
        yield Shift("10.5.c", "unsupported_attacker", -1, unit)
    for unit in unsupported(game, attack.defenders):
        yield Shift("10.5.c", "unsupported_defender", 1, unit)


def air_shifts(game: Game, attack: Attack) -> Iterator[Shift]:
    """10.5.d, 16.7.b, A-86 The strongest air unit of each side that covers the hex attacked."""
    if own := air_support(game, attack.by, attack.hex):
        yield Shift("10.5.d", "air_of_attacker", own)
    if theirs := air_support(game, opponent(attack.by), attack.hex):
        yield Shift("10.5.d", "air_of_defender", -theirs)


def marker_shift(game: Game, attack: Attack) -> Iterator[Shift]:
    """5.6.a, A-17 The marker in play; 5.1.d, A-15 Manstein's for PGK to the end of the GT; 5.1.i,
    A-91 Plan R's out of the Maginot Line into Germany."""
    marker, shift = MARKERS.get((attack.by, game.impulse.marker)), game.impulse.shift
    if marker and marker.from_maginot and not is_out_of_maginot(game, attack):
        shift = 0
    manstein = MARKERS[attack.by, "Manstein"].shift if is_mansteins(game, attack) else 0
    if manstein >= max(1, shift):
        yield Shift("5.1.d", "manstein", manstein)
    elif shift:
        yield Shift("5.6.a", "marker", shift)


def is_out_of_maginot(game: Game, attack: Attack) -> bool:
    inside = all(MAP.maginot >> hex_of(game, unit) & 1 for unit in attack.units)
    return inside and bool(GERMANY >> attack.hex & 1)


def is_mansteins(game: Game, attack: Attack) -> bool:
    is_now = bool(game.manstein_on) and game.manstein_on == game.turn
    return is_now and all(COUNTERS[unit].command == "PGK" for unit in attack.units)
