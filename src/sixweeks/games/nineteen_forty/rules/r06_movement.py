"""6 Movement: who may move, how far, and what is in the way."""

from functools import lru_cache

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import Sides, common, six, union
from sixweeks.board.reach import Dues, Ground, Reach
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BELGIAN,
    COUNTERS,
    GERMAN,
    GERMANS,
    GERMANY,
    HOMES,
    IS_MOTORIZED,
    NATION,
    REGIMENTS,
    TABLES,
    TERRAIN,
    UNITS_OF,
    Counter,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import FORT_SIDES, GRID, MAP, near
from sixweeks.games.nineteen_forty.model.queries import (
    disrupted_friends,
    disrupted_units,
    hex_of,
    is_before_play,
    is_neutral_unit,
    is_supplied,
    lone_regiments,
    neutral_units,
    occupied,
    on_map,
    side_of,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import r13_neutrals, r17_command
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_against
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r15_optional_units import is_bound_to_germany
from sixweeks.kernel.memo import lasting, of_board
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.masks import mask_of

Units = tuple[UnitId, ...]
QUARTERS = 4  # 8.i a point is four quarters
SIDE_COSTS, SURCHARGES = TABLES.hexsides, TABLES.surcharges
EASTWARD = ("E", "NE")  # 18.d
MARCHING_GROUPS = ("1", "2")  # 20.c


# --- who may move -----------------------------------------------------------------------------


@of_board
def unit_bars(game: Game, side: str, moved: int) -> list[Bar]:
    """6.a The units, as bits, that cannot be taken up now; 13.d, 7.w, 11.g, 6.s not at all."""
    here = on_map(game, side)
    bars = [
        Bar("6.a", ~here, "off_map"),
        Bar("7.w", here & mask_of(disrupted_units(game, side)), "move"),
        Bar("11.g", here & mask_of(REGIMENTS), "move"),
        Bar("6.s", here & game.landed, "landed"),
        Bar("6.a", here & moved, "moved"),
    ]
    if side == ALLIED:
        bars.append(Bar("13.d", here & frozen_units(game), "neutral"))
        bars += bars_on_turn_0(game, here)
    return bars


@lasting
def frozen_units(game: Game) -> int:
    """13.d The units, as bits, of countries still neutral."""
    return mask_of(unit for unit in UNITS_OF[ALLIED] if is_neutral_unit(game, unit))


def bars_on_turn_0(game: Game, units: int) -> list[Bar]:
    """18.b, 18.c On turn 0 the chosen army group and the Swiss border reserve; 18.g all Germans."""
    if game.turn > 0:
        return []
    return [
        Bar(each.rule, 1 << unit, each.case)
        for unit in map(UnitId, bits(units))
        if (each := objection_on_turn_0(game, unit))
    ]


def objection_on_turn_0(game: Game, unit: UnitId) -> Objection | None:
    if is_before_play(game):
        is_called = r17_command.group_of(game, unit) in MARCHING_GROUPS
        return None if is_called else Objection("20.c", "group")
    if NATION[unit] in HOMES:
        is_ally = NATION[unit] == BELGIAN and game.options.late_alliance == "on"
        return None if is_ally else Objection("18.b")
    may_move = is_border_reserve(game, unit) or is_of_ready_group(game, unit)
    return None if may_move else Objection("18.c")


def objections_to_moving(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """6.a Why a unit cannot be taken up now."""
    if side_of(unit) != side:
        return [Objection("6.a", "own")]
    return objections_at(unit, unit_bars(game, side, game.phase.moved))


def is_border_reserve(game: Game, unit: UnitId) -> bool:
    return COUNTERS[unit].tag == "sr" and "switzerland" in game.countries.invaded_on


def is_of_ready_group(game: Game, unit: UnitId) -> bool:
    group = r17_command.group_of(game, unit)
    return bool(group) and group == game.plans.ready_group


def movable(game: Game, side: str) -> list[UnitId]:
    """6.a The units that a side may still move in this phase."""
    return [UnitId(unit) for unit in bits(movable_units(game, side, game.phase.moved))]


@of_board
def movable_units(game: Game, side: str, moved: int) -> int:
    return on_map(game, side) & ~closed_by(unit_bars(game, side, moved))


def is_movable(game: Game, unit: UnitId) -> bool:
    return bool(movable_units(game, side_of(unit), game.phase.moved) >> unit & 1)


def allowance(game: Game, unit: UnitId) -> int:
    """6.b, 6.c, 8.i Quarter points, halved in the second impulse and halved out of supply."""
    points = COUNTERS[unit].movement * QUARTERS
    if game.impulse == 2 or is_before_play(game):
        points //= 2
    points = points if is_supplied(game, unit) else points // 2
    return points - entry_cost(game, unit, points)


def entry_cost(game: Game, unit: UnitId, points: int) -> int:
    """14.f, 14.k A point to enter the map; A-84 an enemy zone there stops the unit."""
    if not game.arrivals.by_edge >> unit & 1:
        return 0
    is_stopped = stopping(game, side_of(unit)) >> hex_of(game, unit) & 1
    return points if is_stopped else min(points, SURCHARGES["enter_map"])


# --- the ground -------------------------------------------------------------------------------


def straits() -> tuple[tuple[Hex, Hex, bool], ...]:
    """6.m Sea sides between land hexes, each way, and whether a causeway leads across."""
    pairs = [(hex, to) for hex in map(Hex, range(len(GRID.neighbours))) for to in sea_ways(hex)]
    causeway = MAP.sides["causeway"]
    return tuple((a, b, bool(near(a, causeway) >> b & 1)) for a, b in pairs)


def sea_ways(hex: Hex) -> list[Hex]:
    if not MAP.land >> hex & 1:
        return []
    around = near(hex, MAP.strait) if any(mask >> hex & 1 for mask in MAP.strait) else 0
    return [to for to in GRID.neighbours[hex] if to is not None and around >> to & 1]


STRAITS = straits()


@of_board
def open_straits(game: Game, side: str) -> int:
    """6.n Not into an enemy zone or unfriendly ground; 6.o for Germans causeways alone."""
    usable = territory(game, side) & ~stopping(game, side)
    return sum(
        1 << n
        for n, (_, to, is_causeway) in enumerate(STRAITS)
        if usable >> to & 1 and (is_causeway or side == ALLIED)
    )


@lru_cache(maxsize=256)
def ground_for(going: str, open: int, eastward: bool) -> Ground:
    """6.d The ground for foot, motorized or mountain units with these straits open, 18.d or only
    east and north-east."""
    costs: dict[int, int] = {}
    for kind, chart in TERRAIN.items():
        if not chart.closed and not (chart.motorized_closed and going == "motorized"):
            cost = chart.mountain if chart.mountain and going == "mountain" else chart.cost
            costs[cost] = costs.get(cost, 0) | MAP.terrain[kind]
    ways = union(MAP.dry, *(MAP.side_between(a, b) for a, b, _ in chosen(open)))
    tolls = {
        SIDE_COSTS["minor_river"]: union(MAP.sides["minor_river"], MAP.sides["causeway"]),
        SIDE_COSTS["major_river"]: MAP.sides["major_river"],
        SIDE_COSTS["sea"]: MAP.sides["sea"],
    }
    return Ground(GRID, MAP.only(EASTWARD, ways) if eastward else ways, costs, tolls)


def chosen(open: int) -> list[tuple[Hex, Hex, bool]]:
    return [strait for n, strait in enumerate(STRAITS) if open >> n & 1]


def going_of(counter: Counter) -> str:
    if counter.is_motorized:
        return "motorized"
    return "mountain" if counter.kind == "mountain" else "foot"


GOING = tuple(map(going_of, COUNTERS))


def going(units: Units) -> str:
    """How units go that move together: as the most hindered of them."""
    kinds = {GOING[unit] for unit in units}
    return next(kind for kind in ("motorized", "foot", "mountain") if kind in kinds)


def goes_east_only(game: Game, units: Units) -> bool:
    """18.d On turn 0 the Allies, but for the Swiss border reserve."""
    is_allied = game.turn == 0 and game.begun and side_of(units[0]) == ALLIED
    return is_allied and not all(is_border_reserve(game, unit) for unit in units)


# --- what is in the way -----------------------------------------------------------------------


def entry_bars(game: Game, units: Units) -> list[Bar]:
    """Hexes that units may not enter at all."""
    bars = list(side_bars(game, side_of(units[0])))
    if going(units) == "motorized":
        bars.append(Bar("6.d", MAP.terrain["mountain"], "mountain"))
    for unit in units:
        bars += own_bars(game, unit)
    return bars


def closed_to(game: Game, units: Units) -> int:
    """The same as a set of hexes."""
    closed = closed_to_side(game, side_of(units[0]))
    if going(units) == "motorized":
        closed |= MAP.terrain["mountain"]
    for unit in units:
        closed |= closed_by(own_bars(game, unit))
    return closed


@of_board
def closed_to_side(game: Game, side: str) -> int:
    return closed_by(side_bars(game, side))


@of_board
def side_bars(game: Game, side: str) -> list[Bar]:
    """Those that hold for a whole side."""
    return [Bar("6.m", MAP.water), *enemy_bars(game, side), *r13_neutrals.neutral_bars(game, side)]


def own_bars(game: Game, unit: UnitId) -> list[Bar]:
    """Those of one unit: its country and its army group."""
    if NATION[unit] == GERMANS:
        return [Bar("15.d", ~GERMANY)] if is_bound_to_germany(game, unit) else []
    return [*r13_neutrals.home_bars(game, unit), *r17_command.boundary_bars(game, unit)]


def enemy_bars(game: Game, side: str) -> list[Bar]:
    """6.g No hex with enemies; 11.h but for a lone regiment; 10.f, 13.i no intrinsic strength."""
    if side == ALLIED:
        return [Bar("6.g", occupied(game, GERMAN) & ~lone_regiments(game))]
    held = occupied(game, ALLIED) | neutral_units(game)
    return [Bar("6.g", held), Bar("10.f", game.strengths & ~held)]


@of_board
def stopping(game: Game, side: str) -> int:
    """4.c, 9.h, A-36 Enemy zones, and hexes that the enemy interdicts."""
    return zone_against(game, side) | game.interdicted.of(opponent(side))


def not_entered_first(game: Game, units: Units, here: Hex, zone: int) -> int:
    """4.e Foot does not go from zone to zone; 4.f motorized units do, 10.r not across a fort."""
    if not zone >> here & 1:
        return 0
    if not all(IS_MOTORIZED[unit] for unit in units):
        return zone
    enemy_forts = common(FORT_SIDES[opponent(side_of(units[0]))], from_one(here))
    return zone & near(here, enemy_forts) if any(enemy_forts) else 0


def from_one(hex: Hex) -> Sides:
    return six([one(hex)] * 6)


@of_board
def dues(game: Game, side: str) -> Dues:
    """4.d, 6.e A point to leave an enemy zone, 6.f two to enter a disrupted friend's hex."""
    weak, zone = disrupted_friends(game, side), stopping(game, side)
    return Dues(SURCHARGES["enter_disrupted"], weak, SURCHARGES["leave_zone"], zone)


@of_board
def reach(game: Game, units: Units, points: int) -> Reach:
    """6.a, 6.d Every hex that units can get to with so many quarter points."""
    side, here = side_of(units[0]), hex_of(game, units[0])
    zone, closed = stopping(game, side), closed_to(game, units)
    first = not_entered_first(game, units, here, zone)
    ground = ground_for(going(units), open_straits(game, side), goes_east_only(game, units))
    return ground.reach(here, points, closed, zone, first, dues(game, side))


def ends_move(game: Game, units: Units, hex: Hex) -> bool:
    """4.c Whoever enters an enemy zone has moved."""
    return bool(stopping(game, side_of(units[0])) >> hex & 1)
