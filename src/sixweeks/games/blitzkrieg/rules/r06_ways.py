"""6.1 What a unit may do in its action, and why not: moves, fire, assaults, loading, leaving."""

from collections.abc import Iterator
from typing import Protocol

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.reach import Reach
from sixweeks.games.blitzkrieg.model.components import UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    field_of,
    grid_of,
    standing,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, UNPLACED, Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r07_movement import Pace, half, quarter
from sixweeks.games.blitzkrieg.rules.r08_fire import (
    may_find_target,
    objections_to_firing,
)
from sixweeks.kernel.objection import Objection, objections_at
from sixweeks.kernel.presentation.sentence import Halves
from sixweeks.kernel.question import Action
from sixweeks.masks import mask_of

DONE, RALLY, UNLOAD = Action("done"), Action("rally"), Action("unload")
FIRE, FIRE_FIRST = Action("fire"), Action("fire_first")
DROP_COLUMN, EXIT = Action("drop_column"), Action("exit")
MOVES = ("go", "march", "enter", "march_in")
FAR = 200  # half points: enough for any hex of the map


class Acting(Protocol):
    """6.1a A unit in its action: what it has left, and what it has done."""

    by: str
    unit: UnitId
    allowance: int
    points: int
    paces: tuple[Pace, ...]
    passing: int
    has_moved: bool
    has_fired: bool
    has_fought: bool
    has_shipped: bool
    rider: UnitId


def is_arriving(game: Game, act: Acting) -> bool:
    """C-56 Off the map, and not just passing through a hex that it has assaulted from there."""
    return game.units[act.unit].place == UNPLACED and act.passing == NOBODY


def start_of(game: Game, act: Acting) -> Hex:
    return Hex(act.passing if act.passing >= 0 else game.units[act.unit].place)


def is_fresh(act: Acting) -> bool:
    """7.1b One hex is always possible, but not besides fire or loading, which take half the MP."""
    return not (act.has_moved or act.has_fired or act.has_shipped)


def limit(act: Acting) -> int:
    """6.1a The points left; with loading or unloading no more than half of all."""
    if not act.has_shipped:
        return act.points
    spent = act.allowance - act.points
    return max(min(act.points, half(act.allowance) - spent), 0)


def purse(game: Game, act: Acting) -> tuple[Pace, ...]:
    """7.1a The points left for moving; 1.3c of an HQ at each speed of its formation."""
    return act.paces or (Pace(r07_movement.movement_of(game, act.unit)[1], limit(act)),)


def moves(game: Game, act: Acting) -> list[tuple[str, int]]:
    """7.1a, 7.2a Every hex within reach, and by road in column where that is cheaper."""
    start, is_column = start_of(game, act), game.units[act.unit].column and act.passing == NOBODY
    plain = marched = 0
    for pace in purse(game, act):
        if not pace.points:
            continue
        if is_column:
            marched |= r07_movement.reach_at(game, act.unit, start, pace, True).all
        else:
            across = r07_movement.reach_at(game, act.unit, start, pace, False)
            plain, marched = plain | across.all, marched | shorter(game, act, pace, across)
    reached = marched if is_column else plain
    first = grid_of(game).around[start] & ~reached if is_fresh(act) else 0  # 7.1b
    if not (plain or marched or first):
        return []
    room = r07_movement.room_for(game, act.unit)
    return [("go", plain & room), ("march", marched & room), ("go", first & room)]


def shorter(game: Game, act: Acting, pace: Pace, across: Reach) -> int:
    """7.2a The hexes that are reached for fewer points in column by road."""
    roads = r07_movement.quick_roads(game.scenario.battlefield, pace.mobility)
    if not roads & (across.all | 1 << across.start):  # SPEED: as for three units of ten
        return 0
    return cheaper(r07_movement.reach_at(game, act.unit, across.start, pace, True), across)


def objections_to_going(game: Game, act: Acting, hex: Hex) -> Iterator[Objection]:
    """7.1a, 7.3a Why a unit may not move to a hex."""
    if hex == start_of(game, act):
        yield Objection("7.1a", "here")
        return
    yield from objections_at(hex, r07_movement.stop_bars(game, act.unit))
    if not may_reach(game, act, hex):
        yield from objections_to_distance(game, act, hex)


def may_reach(game: Game, act: Acting, hex: Hex) -> bool:
    """With the points left; 7.1b a neighbour always, to begin with."""
    start = start_of(game, act)
    is_first = is_fresh(act) and grid_of(game).are_adjacent(start, hex)
    return is_first or any(
        r07_movement.reach_at(game, act.unit, start, pace, column).all >> hex & 1
        for pace in purse(game, act)
        for column in (True, False)
    )


def objections_to_distance(game: Game, act: Acting, hex: Hex) -> Iterator[Objection]:
    """7.1a What the cheapest way would cost, round the enemies; there may be none."""
    start, found = start_of(game, act), []
    for pace in purse(game, act):
        ample = r07_movement.reach_at(game, act.unit, start, Pace(pace.mobility, FAR), True)
        if ample.all >> hex & 1:
            found.append((ample.cost(hex), pace.points))
    if found:
        yield too_dear(*min(found, key=lambda each: each[0] - each[1]), "7.1a")
    else:
        yield Objection("7.1a", "no_way")


def too_dear(cost: int, points: int, rule: str) -> Objection:
    return Objection(rule, "points", {"cost": Halves(cost), "points": Halves(points)})


def cheaper(one_way: Reach, other: Reach) -> int:
    """The hexes that one way reaches for fewer points than the other."""
    found = reached = 0
    for mine, theirs in zip(one_way.layers, other.layers, strict=True):
        reached |= theirs
        found |= mine & ~reached
    return found


def path_to(game: Game, act: Acting, hex: Hex, marching: bool) -> tuple[Hex, ...]:
    """The cheapest way to a hex; 7.1b the only step takes whatever there is."""
    way = r07_movement.best_reach(reaches_of(game, act, marching), hex)
    return way.path(hex) if way else (start_of(game, act), hex)


def reaches_of(game: Game, act: Acting, marching: bool) -> tuple[tuple[Pace, Reach], ...]:
    """7.1a With the points left; 1.3c of an HQ at each of its paces."""
    return r07_movement.reaches(game, act.unit, start_of(game, act), purse(game, act), marching)


def arrivals(game: Game, act: Acting) -> list[tuple[str, int]]:
    """C-56 The entry hexes with room, by road in column where one comes in, or by assault."""
    entry, paces = r07_movement.entry_hexes(game, act.unit), purse(game, act)
    free = entry & r07_movement.room_for(game, act.unit)
    by_road = [
        hex
        for hex in field_of(game).exits
        if free >> hex & 1 and r07_movement.is_cheaper_by_road(game, paces, hex)
    ]
    found = [("enter", free), ("march_in", mask_of(by_road))]
    if next(objections_to_assaulting(game, act), None) is None:
        found.append(("assault", entry & standing(game, opponent(act.by))))
    return found


def objections_to_arriving(game: Game, act: Acting, hex: Hex) -> Iterator[Objection]:
    """C-56 Why a unit may not come onto the map in a hex."""
    if not r07_movement.entry_hexes(game, act.unit) >> hex & 1:
        yield Objection(r07_movement.entry_rule(game, act.unit), "entry")
    yield from objections_at(hex, r07_movement.stop_bars(game, act.unit))


def objections_to_leaving(game: Game, act: Acting) -> Iterator[Objection]:
    """C-40 Off the edge that counts, if the points last or nothing has been spent (7.1b)."""
    start = start_of(game, act)
    yield from r07_movement.objections_to_exit(game, act.unit, start)
    cost = r07_movement.exit_cost(game, act.unit, start)
    if not is_fresh(act) and limit(act) < cost:
        yield too_dear(cost, limit(act), "7.1a")


# --- fire and assault -------------------------------------------------------------------------


def fires(game: Game, act: Acting) -> list[Action]:
    """6.1a At full strength, or reduced with a move of half the points before or after."""
    if next(objections_to_shooting(game, act), None):
        return []
    return [FIRE] if act.has_moved or act.has_shipped else [FIRE, FIRE_FIRST]


def objections_to_shooting(game: Game, act: Acting) -> Iterator[Objection]:
    """6.1a Why a unit may not fire now, whatever the target."""
    if act.has_fired:
        yield Objection("6.1a", "fired")
    if act.has_fought or act.passing != NOBODY:
        yield Objection("6.1a", "fought")
    if act.has_moved and act.has_shipped:
        yield Objection("6.1a", "shipped_and_moved")
    if act.has_moved and act.allowance - act.points > half(act.allowance):
        yield Objection("6.1a", "half_move", {"points": Halves(half(act.allowance))})
    yield from objections_to_firing(game, act.unit)
    if not may_find_target(game, act.unit):
        yield Objection("8.1a", "no_target")


def objections_to_assaulting(game: Game, act: Acting) -> Iterator[Objection]:
    """9.0a After a move, not with fire or loading; 6.1c not neutralized; not from a truck."""
    if act.has_fired:
        yield Objection("6.1a", "fired_assault")
    if act.has_shipped:
        yield Objection("6.1a", "shipped_assault")
    if game.units[act.unit].truck:
        yield Objection("9.0a", "truck")
    if not counter_of(game, act.unit).may_fire:
        yield Objection("8.1a", "no_weapon")


def assaults(game: Game, act: Acting) -> list[Action]:
    """9.1.1a The neighbouring enemies that the points suffice to enter."""
    near = grid_of(game).around[start_of(game, act)] & standing(game, opponent(act.by))
    if not near or next(objections_to_assaulting(game, act), None):
        return []
    if act.passing >= 0:
        near &= ~one(Hex(act.passing))
    hexes = [hex for hex in bits(near) if entry_price(game, act, hex) <= act.points]
    return [Action("assault", hex) for hex in hexes]


def objections_to_assault(game: Game, act: Acting, hex: Hex) -> Iterator[Objection]:
    """9.1.1a Why a unit may not assault a hex."""
    yield from objections_to_assaulting(game, act)
    if not standing(game, opponent(act.by)) >> hex & 1:
        yield Objection("9.0a", "empty")
    elif is_arriving(game, act):
        if not r07_movement.entry_hexes(game, act.unit) >> hex & 1:
            yield Objection(r07_movement.entry_rule(game, act.unit), "entry")
    elif hex == act.passing:
        yield Objection("9.2a", "same")
    elif not grid_of(game).are_adjacent(start_of(game, act), hex):
        yield Objection("9.1.1a", "far")
    elif entry_price(game, act, hex) > act.points:
        yield too_dear(entry_price(game, act, hex), act.points, "9.1.1a")


def entry_price(game: Game, act: Acting, hex: Hex) -> int:
    """9.1.1a A quarter of the MP and the terrain; or all, if nothing has been spent."""
    if is_arriving(game, act):
        cost = r07_movement.entry_cost(game, act.unit, hex, False)
    else:
        column = is_in_column_to(game, act, hex)
        cost = r07_movement.cost_of_step(game, act.unit, start_of(game, act), hex, column)
    price = quarter(act.allowance) + cost
    return price if act.has_moved else min(price, act.points)


def is_in_column_to(game: Game, act: Acting, hex: Hex) -> bool:
    """7.2a It assaults in column only along the road."""
    if not game.units[act.unit].column or act.passing >= 0:
        return False
    return r07_movement.is_road_step(game, start_of(game, act), hex)
