"""14.1a, 14.1d, 14.2a What each side sets up, and where it may."""

from sixweeks.games.blitzkrieg.model.components import (
    COMPANIES,
    GERMAN,
    TABLES,
    Counter,
    Mines,
    UnitId,
    opponent,
)
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    field_of,
    full_hexes,
    grid_of,
    is_on_map,
    left_out,
    side_of,
    standing,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.kernel.objection import Bar, Objection, closed_by


def set_up_rule(game: Game) -> str:
    return "14.1a" if game.scenario_id == "hannut" else "14.2a"


def set_up_units(game: Game, side: str) -> list[UnitId]:
    """Those who do not enter later: formations on the map from the start, and observers."""
    formations, absent = game.scenario.formations, left_out(game)
    return [
        counter.id
        for counter in game.scenario.counters
        if counter.side == side
        and counter.arrives == 1
        and counter.id not in absent
        and (counter.kind == "observer" or not formations[counter.formation].enters)
    ]


def unplaced(game: Game, side: str) -> list[UnitId]:
    """C-41 An observer for whom there is no place waits for the Administrative Phase."""
    waiting = [u for u in set_up_units(game, side) if not is_on_map(game, u)]
    units = [unit for unit in waiting if counter_of(game, unit).kind != "observer"]
    return units or [u for u in waiting if ~closed_by(set_up_bars(game, u)) & grid_of(game).all]


def units_on_map(game: Game, side: str) -> list[UnitId]:
    return [unit for unit in set_up_units(game, side) if is_on_map(game, unit)]


def set_up_bars(game: Game, unit: UnitId) -> list[Bar]:
    """14.1a, 14.1d, 14.2a Where a unit may not be set up."""
    if counter_of(game, unit).kind == "observer":
        return observer_bars(game, unit)
    area = game.scenario.set_up[side_of(game, unit)]
    bars = [Bar(set_up_rule(game), ~area, "area")]
    if counter_of(game, unit).stacks:
        bars.append(Bar("7.3a", full_hexes(game)))
    return bars


def observer_bars(game: Game, unit: UnitId) -> list[Bar]:
    """1.4b At most three hexes from a friend, never next to an enemy; C-41 Germans at the edge."""
    side, grid = side_of(game, unit), grid_of(game)
    enemy = standing(game, opponent(side))
    return [
        Bar("1.4b", ~observer_ground(game, unit), "friend"),
        Bar("1.4b", grid.spread(enemy) | enemy, "enemy"),
    ]


def observer_ground(game: Game, unit: UnitId) -> int:
    """C-18, C-41 The Germans' begin at the edge they come from."""
    side, counter = side_of(game, unit), counter_of(game, unit)
    if side == GERMAN and counter.arrives == 1:
        return game.scenario.set_up["german_observers"]
    near = within(game, standing(game, side), TABLES.limits["observer_distance"])
    if counter.arrives == 1:
        return near & game.scenario.set_up[side]
    return near & grid_of(game).edges[game.scenario.friendly_edge[side]]


def within(game: Game, mask: int, distance: int) -> int:
    """All hexes so near to any of these."""
    for _ in range(distance):
        mask |= grid_of(game).spread(mask)
    return mask


def stray_observers(game: Game, side: str) -> list[UnitId]:
    """1.4b Observers who have lost the friend they were placed near."""
    return [
        unit
        for unit in game.scenario.observers[side]
        if is_on_map(game, unit)
        and closed_by(observer_bars(game, unit)) >> game.units[unit].place & 1
    ]


def works_bars(game: Game, side: str) -> list[Bar]:
    """M-06 Each with at least one unit of the side, at most one to a hex."""
    return [Bar("12.2a", ~standing(game, side), "nobody"), Bar("12.2a", game.works, "already")]


def mine_bars(game: Game, mines: Mines) -> list[Bar]:
    """14.2a Different hexes of the area, none of them built-up."""
    built_up = field_of(game).built_up
    return [
        Bar("14.2a", ~(mines.within | built_up), "mine_area"),
        Bar("14.2a", built_up, "built_up"),
        Bar("14.2a", game.mines, "mined"),
    ]


def goes_on_trucks(game: Game, counter: Counter) -> bool:
    """14.1k, C-68 Companies on foot; by the other reading antitank guns too."""
    takes_guns = game.options.truck_load == "guns"
    return counter.kind in COMPANIES or (takes_guns and counter.kind == "at_gun")


def objections_to_truck(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """14.1k Companies of the side not yet on trucks or in a transport."""
    counter, state = counter_of(game, unit), game.units[unit]
    if counter.side != side or not goes_on_trucks(game, counter):
        return [Objection("14.1k", "company")]
    return [Objection("14.1k", "riding")] if state.truck or state.aboard >= 0 else []
