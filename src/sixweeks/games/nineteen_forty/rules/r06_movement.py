"""6 Movement: who may move, how far, and what is in the way."""

from functools import cache, lru_cache

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import Sides, common, six, union
from sixweeks.board.reach import Dues, Ground, Reach
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BELGIAN,
    COUNTERS,
    GERMAN,
    GERMANY,
    HOMES,
    IS_MOTORIZED,
    NATION,
    TABLES,
    TERRAIN,
    UNITS_OF,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import FORT_SIDES, GRID, MAP, near
from sixweeks.games.nineteen_forty.model.queries import (
    disrupted_friends,
    hex_of,
    is_before_play,
    is_neutral_unit,
    is_on_map,
    is_supplied,
    lone_regiments,
    neutral_units,
    occupied,
    side_of,
    units_of_side_at,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import r13_neutrals, r17_command
from sixweeks.games.nineteen_forty.rules.r03_stacking import (
    LOADS,
    faults,
    load,
    overstacked,
    stacking_bars,
)
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_against
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r15_optional_units import is_bound_to_germany
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.masks import mask_of

Units = tuple[UnitId, ...]
QUARTERS = 4  # 8.i a point is four quarters
SIDE_COSTS, SURCHARGES = TABLES.hexsides, TABLES.surcharges
EASTWARD = ("E", "NE")  # 18.d
MARCHING_GROUPS = ("1", "2")  # 20.c


# --- who may move -----------------------------------------------------------------------------


def objections_to_moving(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """6.a Why a unit cannot be taken up now."""
    if side_of(unit) != side:
        return [Objection("6.a", "own")]
    if not is_on_map(game, unit):
        return [Objection("6.a", "off_map")]
    checks = (
        ("13.d", "neutral", is_neutral_unit(game, unit)),
        ("7.w", "move", bool(game.units[unit].disrupted)),
        ("11.g", "move", COUNTERS[unit].is_regiment),
        ("6.s", "landed", bool(game.landed >> unit & 1)),
        ("6.a", "moved", bool(game.phase.moved >> unit & 1)),
    )
    found = [Objection(rule, case) for rule, case, holds in checks if holds]
    return found or objections_on_turn_0(game, unit)


def objections_on_turn_0(game: Game, unit: UnitId) -> list[Objection]:
    """18.b, 18.c On turn 0 the chosen army group and the Swiss border reserve; 18.g all Germans."""
    if game.turn > 0 or side_of(unit) == GERMAN:
        return []
    if is_before_play(game):
        is_called = r17_command.group_of(game, unit) in MARCHING_GROUPS
        return [] if is_called else [Objection("20.c", "group")]
    if NATION[unit] in HOMES:
        is_ally = NATION[unit] == BELGIAN and game.options.late_alliance == "on"
        return [] if is_ally else [Objection("18.b")]
    if is_border_reserve(game, unit) or is_of_ready_group(game, unit):
        return []
    return [Objection("18.c")]


def is_border_reserve(game: Game, unit: UnitId) -> bool:
    return COUNTERS[unit].tag == "sr" and "switzerland" in game.countries.invaded_on


def is_of_ready_group(game: Game, unit: UnitId) -> bool:
    group = r17_command.group_of(game, unit)
    return bool(group) and group == game.plans.ready_group


def movable(game: Game, side: str) -> list[UnitId]:
    """6.a The units that a side may still move in this phase."""
    return not_moved(game, side, game.phase.moved)


@of_board
def not_moved(game: Game, side: str, moved: int) -> list[UnitId]:
    units = game.units
    on_map = [u for u in UNITS_OF[side] if units[u].place >= 0 and not moved >> u & 1]
    return [u for u in on_map if not objections_to_moving(game, side, u)]


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


def going(units: Units) -> str:
    """How units go that move together: as the most hindered of them."""
    if any(IS_MOTORIZED[unit] for unit in units):
        return "motorized"
    return "mountain" if all(COUNTERS[u].kind == "mountain" for u in units) else "foot"


def goes_east_only(game: Game, units: Units) -> bool:
    """18.d On turn 0 the Allies, but for the Swiss border reserve."""
    is_allied = game.turn == 0 and game.begun and side_of(units[0]) == ALLIED
    return is_allied and not all(is_border_reserve(game, unit) for unit in units)


# --- what is in the way -----------------------------------------------------------------------


def entry_bars(game: Game, units: Units) -> list[Bar]:
    """Hexes that units may not enter at all."""
    side = side_of(units[0])
    bars = [Bar("6.m", MAP.water), *enemy_bars(game, side), *r13_neutrals.neutral_bars(game, side)]
    if going(units) == "motorized":
        bars.append(Bar("6.d", MAP.terrain["mountain"], "mountain"))
    for unit in units:
        bars += r13_neutrals.home_bars(game, unit)
        bars += r17_command.boundary_bars(game, unit)
        if is_bound_to_germany(game, unit):
            bars.append(Bar("15.d", ~GERMANY))
    return bars


def enemy_bars(game: Game, side: str) -> list[Bar]:
    """6.g No hex with enemies; 11.h but for a lone regiment; 10.f, 13.i no intrinsic strength."""
    if side == ALLIED:
        return [Bar("6.g", occupied(game, GERMAN) & ~lone_regiments(game))]
    held = occupied(game, ALLIED) | neutral_units(game)
    return [Bar("6.g", held), Bar("10.f", game.strengths & ~held)]


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
def dues(game: Game, side: str, zone: int) -> Dues:
    """4.d, 6.e A point to leave an enemy zone, 6.f two to enter a disrupted friend's hex."""
    weak = disrupted_friends(game, side)
    return Dues(SURCHARGES["enter_disrupted"], weak, SURCHARGES["leave_zone"], zone)


@of_board
def reach(game: Game, units: Units, points: int) -> Reach:
    """6.a, 6.d Every hex that units can get to with so many quarter points."""
    side, here = side_of(units[0]), hex_of(game, units[0])
    zone, closed = stopping(game, side), closed_by(entry_bars(game, units))
    first = not_entered_first(game, units, here, zone)
    ground = ground_for(going(units), open_straits(game, side), goes_east_only(game, units))
    return ground.reach(here, points, closed, zone, first, dues(game, side, zone))


def destinations(game: Game, units: Units, points: int) -> int:
    """3.a Where units may stop."""
    reached = reach(game, units, points).all
    if is_before_play(game):
        reached &= MAP.countries["belgium"]
    full = reached & closed_by(stacking_bars(game, side_of(units[0]), units))
    return reached & ~full | room_made(game, units, full) if full else reached


def stop_bars(game: Game, units: Units) -> list[Bar]:
    """3.a Hexes without room; 20.c before turn 0 all that is not Belgium."""
    full = room_bars(game, units)
    return [*full, Bar("20.c", ~MAP.countries["belgium"])] if is_before_play(game) else full


def ends_move(game: Game, units: Units, hex: Hex) -> bool:
    """4.c Whoever enters an enemy zone has moved."""
    return bool(stopping(game, side_of(units[0])) >> hex & 1)


# --- stacking while a phase lasts -------------------------------------------------------------


def room_bars(game: Game, units: Units) -> list[Bar]:
    """3.a Full hexes, but for those where a friend can still make room before the phase ends."""
    full = stacking_bars(game, side_of(units[0]), units)
    made = room_made(game, units, closed_by(full))
    return [Bar(bar.rule, bar.mask & ~made) for bar in full]


def room_made(game: Game, units: Units, full: int) -> int:
    """3.a The full hexes that one unit could leave, with a step, so that the others fit."""
    # READING: see interpretations, A-69. So every phase can be closed.
    coming, side = load(units), side_of(units[0])
    here = game.units[units[0]].place
    staying = stay_behind(game, side, units)
    made = 0
    for hex in bits(full):
        friends = [each for each in units_of_side_at(game, side, hex) if each not in units]
        whole = coming + load(friends)
        for unit in friends:
            if not faults(whole - LOADS[unit]) and exits(game, unit, here, staying):
                made |= one(hex)
                break
    return made


def stay_behind(game: Game, side: str, units: Units) -> int:
    """What the units weigh that are left where others come from."""
    if not is_on_map(game, units[0]):
        return 0
    here = hex_of(game, units[0])
    return load(each for each in units_of_side_at(game, side, here) if each not in units)


def exits(game: Game, unit: UnitId, vacated: int = -1, staying: int = 0) -> bool:
    """Can a unit still go one hex, to where there is room, or to where others come from?"""
    side, own = side_of(unit), LOADS[unit]
    if unit not in movable(game, side):
        return False
    for hex in bits(steps(game, unit)):
        there = staying if hex == vacated else load(units_of_side_at(game, side, hex))
        if not faults(own + there):
            return True
    return False


@of_board
def steps(game: Game, unit: UnitId) -> int:
    """The hexes next to a unit that it could enter now, by land."""
    side, here, units = side_of(unit), hex_of(game, unit), (unit,)
    zone = stopping(game, side)
    closed = closed_by(entry_bars(game, units)) | not_entered_first(game, units, here, zone)
    if is_before_play(game):
        closed |= ~MAP.countries["belgium"]
    paid = dues(game, side, zone)
    points = allowance(game, unit) - (paid.to_leave if paid.left >> here & 1 else 0)
    return mask_of(
        hex
        for hex, cost in costs_from(going(units), goes_east_only(game, units))[here]
        if not closed >> hex & 1
        and cost + (paid.to_enter if paid.entered >> hex & 1 else 0) <= points
    )


@cache
def costs_from(going: str, eastward: bool) -> tuple[tuple[tuple[Hex, int], ...], ...]:
    """What each step by land costs, by the hex that it leaves."""
    ground = ground_for(going, 0, eastward)
    into: dict[Hex, list[tuple[Hex, int]]] = {}
    for hex in bits(sum(mask for _, mask in ground.costs)):
        for cost, neighbours in ground.steps_into(hex):
            for start in bits(neighbours):
                into.setdefault(start, []).append((hex, cost))
    return tuple(tuple(into.get(Hex(n), ())) for n in range(GRID.all.bit_length()))


def to_be_unstacked(game: Game, side: str) -> list[UnitId]:
    """3.a Units that can still leave hexes with too many; until they do, nobody else moves."""
    return [
        unit
        for hex in bits(overstacked(game, side))
        for unit in units_of_side_at(game, side, hex)
        if exits(game, unit)
    ]
