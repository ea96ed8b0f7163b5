"""7 Movement: points, roads and columns, stacking; every number here is in half points (C-39)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from msgspec import Struct

from sixweeks.board.hexes import Hex, one
from sixweeks.board.hexsides import (
    NO_SIDES,
    Sides,
    all_sides,
    has_side,
    hexes_with,
    open_sides,
    pairs,
    six,
    union,
)
from sixweeks.board.reach import Dues, Ground, Reach
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import (
    FRENCH,
    MOBILITIES,
    TABLES,
    Counter,
    UnitId,
    opponent,
)
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_of,
    field_of,
    formation_id,
    full_hexes,
    grid_of,
    is_on_map,
    is_out_of_command,
    masks,
    may_arrive,
    members,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Bar, Objection
from sixweeks.kernel.presentation.sentence import Side, Term

TRUCK = (10, "wheeled")  # 14.1k, M-04


# --- 7.1 movement points ----------------------------------------------------------------------


def movement_of(game: Game, unit: UnitId) -> tuple[int, str]:
    """The MP and mobility of a unit: 14.1j, 14.1k of a company that rides those of its carrier."""
    counter, state = game.scenario.counters[unit], game.units[unit]
    if state.truck:
        return TRUCK
    if state.aboard >= 0:
        return movement_of(game, state.aboard)
    if counter.kind == "hq":
        return hq_movement(game, unit)
    return counter.mp, counter.mobility


def hq_movement(game: Game, hq: UnitId) -> tuple[int, str]:
    """1.3c Most points first: what an HQ is said to have."""
    return max(hq_speeds(game, hq))


def hq_speeds(game: Game, hq: UnitId) -> tuple[tuple[int, str], ...]:
    """1.3c An HQ keeps up with the fastest over the ground: the most points of each mobility that
    any unit of its formation has."""
    return best_speeds(game, hq, members(game, formation_id(game, hq)), game.turn)


@of_board
def best_speeds(
    game: Game, hq: UnitId, units: tuple[UnitId, ...], turn: int
) -> tuple[tuple[int, str], ...]:
    counter = counter_of(game, hq)
    speeds = [
        movement_of(game, unit) for unit in units if is_on_map(game, unit) or may_arrive(game, unit)
    ] or [(counter.mp, counter.mobility)]
    best = {mobility: points for points, mobility in sorted(speeds)}
    return tuple((best[each], each) for each in MOBILITIES if each in best)


class Pace(Struct, frozen=True, gc=False):
    """A class of mover, and the half points that are left to it."""

    mobility: str
    points: int


def paces(game: Game, unit: UnitId) -> tuple[Pace, ...]:
    """7.1a Its own points; 1.3c an HQ moves as any one unit of its formation could."""
    if counter_of(game, unit).kind == "hq":
        speeds = hq_speeds(game, unit)
        return tuple([Pace(mobility, left_of(game, unit, points)) for points, mobility in speeds])
    points, mobility = movement_of(game, unit)
    return (Pace(mobility, left_of(game, unit, points)),)


def allowance(game: Game, unit: UnitId) -> int:
    """7.1a The half points of a unit for its action; of an HQ those of its best pace."""
    return left_of(game, unit, movement_of(game, unit)[0])


def left_of(game: Game, unit: UnitId, points: int) -> int:
    """6.1b Halved out of command, 10.3a and for a neutralized HQ, rounded up (C-04)."""
    if is_out_of_command(game, unit):
        points = (points + 1) // 2
    if game.units[unit].neutralized:
        points = (points + 1) // 2
    return 2 * points


def half(points: int) -> int:
    """6.1a Half of the MP, rounded up to a whole point."""
    return 2 * ((points // 2 + 1) // 2)


def quarter(points: int) -> int:
    """6.1a A quarter of the MP, rounded up to a whole point."""
    return 2 * ((points // 2 + 3) // 4)


# --- 7.2 the ground ---------------------------------------------------------------------------


def step_cost(
    field: Battlefield, mobility: str, mines: int, start: Hex, hex: Hex, column: bool
) -> int:
    """7.1a The terrain entered, or 7.2a the road in column, and what the side and mines add."""
    toll = mine_toll(mobility) if mines >> start & 1 else 0
    return toll + cost_of_ground(field, mobility, start, hex, column)


def mine_toll(mobility: str) -> int:
    """12.1a What it takes to leave mines."""
    return TABLES.movement["mines"][mobility]


@cache
def cost_of_ground(field: Battlefield, mobility: str, start: Hex, hex: Hex, column: bool) -> int:
    costs, side = TABLES.movement, field.grid.direction(start, hex)
    terrain = costs[field.terrain[hex]][mobility]
    if field.road[side] >> start & 1:
        rate = "main_road" if field.main_road[side] >> start & 1 else "secondary_road"
        return min(costs[rate][mobility], terrain) if column else terrain
    for name, line in (
        ("river", field.river),
        ("gette", field.gette),
        ("escarpment", field.escarpment),
    ):
        terrain += costs[name][mobility] if line[side] >> start & 1 else 0
    return terrain


@cache
def ground(field: Battlefield, mobility: str, column: bool) -> Ground:
    """The ground as one class of mover finds it; in column it takes the roads at their rate."""
    entry = TABLES.movement
    costs: dict[int, int] = {}
    for terrain in ("clear", "orchard", "woods", "built_up"):
        cost = entry[terrain][mobility]
        costs[cost] = costs.get(cost, 0) | getattr(field, terrain)
    return Ground(field.grid, all_sides(field.grid), costs, tolls_of(field, mobility, column))


@cache
def tolls_of(field: Battlefield, mobility: str, column: bool) -> dict[int, Sides]:
    """What each side adds to the cost of the terrain behind it, mines apart."""
    lines = union(field.road, field.river, field.gette, field.escarpment)
    tolls: dict[int, list[tuple[Hex, Hex]]] = {}
    for a, b in pairs(field.grid, lines):
        for start, hex in ((a, b), (b, a)):
            extra = cost_of_ground(field, mobility, start, hex, column)
            extra -= TABLES.movement[field.terrain[hex]][mobility]
            tolls.setdefault(extra, []).append((start, hex))
    paid = {extra: one_way(field, crossed) for extra, crossed in tolls.items()}
    return {**paid, 0: union(open_sides(field.grid, lines), paid.get(0, NO_SIDES))}


@cache
def quick_roads(field: Battlefield, mobility: str) -> int:
    """7.2a The hexes from which a road leads on for less than the terrain costs."""
    tolls = tolls_of(field, mobility, True).items()
    return hexes_with(union(*(sides for extra, sides in tolls if extra < 0)))


def one_way(field: Battlefield, crossed: list[tuple[Hex, Hex]]) -> Sides:
    """The sides crossed from the first hex of each pair to the second."""
    masks = [0] * 6
    for start, hex in crossed:
        masks[field.grid.direction(start, hex)] |= one(start)
    return six(masks)


def reach(game: Game, unit: UnitId, start: Hex, points: int, column: bool) -> Reach:
    return reach_at(game, unit, start, Pace(movement_of(game, unit)[1], points), column)


@of_board
def reach_at(game: Game, unit: UnitId, start: Hex, pace: Pace, column: bool) -> Reach:
    """Every hex that a unit can enter; 9.0a never one with an enemy in it."""
    land, enemies = ground(field_of(game), pace.mobility, column), enemies_before(game, unit)
    found = land.reach(start, pace.points, enemies, 0)
    if game.mines & (found.all | 1 << start):
        # SPEED: mines differ from game to game; all that is reached elsewhere is found only once.
        dues = Dues(to_leave=mine_toll(pace.mobility), left=game.mines)
        return land.reach(start, pace.points, enemies, 0, dues=dues)
    return found


def reaches(
    game: Game, unit: UnitId, start: Hex, purse: tuple[Pace, ...], column: bool
) -> tuple[tuple[Pace, Reach], ...]:
    """The same at each of several paces."""
    return tuple([(pace, reach_at(game, unit, start, pace, column)) for pace in purse])


def best_reach(paces: Sequence[tuple[Pace, Reach]], hex: Hex) -> Reach | None:
    """1.3c At the pace that has the greatest share left in a hex, if any gets there."""
    found = [each for each in paces if each[1].all >> hex & 1]
    if len(found) < 2:  # SPEED: most units have one pace
        return found[0][1] if found else None
    return max(found, key=lambda each: (each[0].points - each[1].cost(hex)) / each[0].points)[1]


def paid(game: Game, purse: Iterable[Pace], start: int, hex: Hex, column: bool) -> tuple[Pace, ...]:
    """What is left after a step, at each pace that can afford it."""
    left = []
    for pace in purse:
        points = pace.points - price(game, pace.mobility, start, hex, column)
        if points >= 0:
            left.append(Pace(pace.mobility, points))
    return tuple(left)


def price(game: Game, mobility: str, start: int, hex: Hex, column: bool) -> int:
    """7.1a Of a step on the map, or C-56 onto it."""
    if start < 0:
        return entry_price(game, mobility, hex, column)
    return step_cost(game.scenario.battlefield, mobility, game.mines, Hex(start), hex, column)


def enemies_before(game: Game, unit: UnitId) -> int:
    """9.0a Hexes closed by enemy units; to headquarters and observers by any enemy counter."""
    counter = game.scenario.counters[unit]
    enemy = masks(game).of[opponent(counter.side)]
    return enemy.standing if counter.stacks else enemy.known


def hidden_before(game: Game, unit: UnitId) -> int:
    """C-61 Hexes closed by enemies of whom nothing is known: hidden guns, and to headquarters and
    observers any hidden counter."""
    counter = counter_of(game, unit)
    enemy = masks(game).of[opponent(counter.side)]
    return enemy.hidden if counter.stacks else enemy.counters & ~enemy.known


def is_road_step(game: Game, start: Hex, hex: Hex) -> bool:
    """7.2a Along the road from road hex to road hex."""
    return has_side(field_of(game).road, grid_of(game), start, hex)


def cost_of_step(game: Game, unit: UnitId, start: Hex, hex: Hex, column: bool) -> int:
    mobility = movement_of(game, unit)[1]
    return step_cost(field_of(game), mobility, game.mines, start, hex, column)


# --- 7.3 stacking, and where a move may end ---------------------------------------------------


def stop_bars(game: Game, unit: UnitId) -> list[Bar]:
    """Where a unit may not end its move."""
    bars = [Bar("9.0a", enemies_before(game, unit))]
    return [*bars, Bar("7.3a", full)] if (full := full_before(game, unit)) else bars


def full_before(game: Game, unit: UnitId) -> int:
    """7.3a Hexes with three units already; 8.1c of enemies one does not know how many they are."""
    counter, found = counter_of(game, unit), full_hexes(game, unit)
    if not found or not counter.stacks:
        return 0
    return found & ~counters_of(game, opponent(counter.side))


def room_for(game: Game, unit: UnitId) -> int:
    """7.3a The hexes in which a unit may stop."""
    return grid_of(game).all & ~(enemies_before(game, unit) | full_before(game, unit))


def first_steps(game: Game, unit: UnitId, start: Hex) -> int:
    """7.1b A unit may always move one hex, whatever the cost."""
    return grid_of(game).around[start] & room_for(game, unit)


# --- C-56 arrival, C-40 leaving ---------------------------------------------------------------


def entry_hexes(game: Game, unit: UnitId) -> int:
    """14.1c, 14.2c, C-56 Where a unit comes onto the map; observers are placed (1.4b)."""
    formation = game.scenario.formations.get(counter_of(game, unit).formation)
    return formation.enters if formation else 0


def entry_rule(game: Game, unit: UnitId) -> str:
    """Which line of the scenario says where it comes in."""
    if game.scenario_id == "hannut":
        return "14.1c"
    if counter_of(game, unit).arrives == 1:
        return "14.2c"
    return "14.2f" if side_of(game, unit) == FRENCH else "14.2g"


def entry_cost(game: Game, unit: UnitId, hex: Hex, column: bool) -> int:
    return entry_price(game, movement_of(game, unit)[1], hex, column)


def entry_price(game: Game, mobility: str, hex: Hex, column: bool) -> int:
    """C-56 The first hex is paid for: by its terrain, or in column where a road comes in."""
    costs, field = TABLES.movement, field_of(game)
    terrain = costs[field.terrain[hex]][mobility]
    if not column:
        return terrain
    return min(terrain, costs[f"{field.exits[hex][1]}_road"][mobility])


def road_comes_in(game: Game, hex: Hex) -> bool:
    return hex in field_of(game).exits


def is_cheaper_by_road(game: Game, purse: Iterable[Pace], hex: Hex) -> bool:
    """C-56 Does anybody come in for less in column, where a road comes in?"""
    return road_comes_in(game, hex) and any(
        entry_price(game, pace.mobility, hex, True) < entry_price(game, pace.mobility, hex, False)
        for pace in purse
    )


def exit_cost(game: Game, unit: UnitId, hex: Hex) -> int:
    """C-40 The clear rate, or the road's in column where a road leaves by that edge."""
    costs, mobility = TABLES.movement, movement_of(game, unit)[1]
    cost, mined = costs["clear"][mobility], game.mines >> hex & 1
    edge, kind = field_of(game).exits.get(hex, ("", ""))
    if edge == game.scenario.exit.edge and game.units[unit].column:
        cost = min(cost, costs[f"{kind}_road"][mobility])
    return cost + (costs["mines"][mobility] if mined else 0)


def exit_rule(game: Game) -> str:
    return "14.1g" if game.scenario_id == "hannut" else "14.2h"


def may_exit(game: Game, counter: Counter) -> bool:
    """C-40 Armored units of the side that scores by it."""
    return counter.side == game.scenario.exit.side and counter.is_armored_unit


def objections_to_exit(game: Game, unit: UnitId, hex: Hex) -> Iterator[Objection]:
    """14.1g, 14.2h, C-40 Armored units of the side that scores by it, off the edge that counts."""
    way, rule = game.scenario.exit, exit_rule(game)
    if not may_exit(game, counter_of(game, unit)):
        yield Objection(rule, "units", {"side": Side(way.side), "edge": Term("edge", way.edge)})
    if not grid_of(game).edges[way.edge] >> hex & 1:
        yield Objection(rule, "edge", {"edge": Term("edge", way.edge)})
