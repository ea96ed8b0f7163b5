"""6 Why units may not go to a hex, or by a way."""

from collections.abc import Sequence

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import hex_of, side_of
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r06_movement import (
    STRAITS,
    Units,
    dues,
    entry_bars,
    goes_east_only,
    going,
    ground_for,
    not_entered_first,
    open_straits,
    stopping,
)
from sixweeks.games.nineteen_forty.rules.r06_stops import stop_bars
from sixweeks.kernel.objection import (
    Bar,
    Objection,
    closed_by,
    objections_at,
    rules_needed,
    rules_to_lift,
)

FAR = 400  # quarter points, more than any way takes
ON_THE_WAY = ("4.c", "6.n", "18.d", "6.a")
EVERY_STRAIT = (1 << len(STRAITS)) - 1
Lifted = frozenset[str]


class Mover(Struct, frozen=True):
    """Units on their way."""

    units: Units
    here: Hex
    points: int


def mover(game: Game, units: Units, points: int) -> Mover:
    return Mover(units, hex_of(game, units[0]), points)


def going_bars(game: Game, by: Mover) -> list[Bar]:
    """Those on the hexes themselves."""
    return [*entry_bars(game, by.units), *stop_bars(game, by.units)]


def objections_to_going(game: Game, by: Mover, to: Hex) -> list[Objection]:
    """Why units may not stop in a hex: the bars that cover it, else what bars every way."""
    if found := objections_at(to, going_bars(game, by)):
        return found
    if to == by.here:
        return [Objection("6.d", "here")]
    lifted = rules_to_lift(ON_THE_WAY, lambda rules: is_reached(game, by, to, rules))
    return [on_the_way(game, by, rule, to) for rule in lifted or closed_ways(game, by, to)]


def would_open(game: Game, by: Mover, to: Hex, lifted: Lifted) -> bool:
    """Would a hex be open to units without some rules?"""
    if any(bar.covers(to) for bar in going_bars(game, by) if bar.rule not in lifted):
        return False
    zones = lifted & {"4.e", "10.r"}
    return is_reached(game, by, to, lifted | {"4.c"} if zones else lifted)


def is_reached(game: Game, by: Mover, to: Hex, lifted: Lifted) -> bool:
    """Would units reach a hex without some rules, 4.c standing for all of enemy zones?"""
    side = side_of(by.units[0])
    closed = closed_by(bar for bar in entry_bars(game, by.units) if bar.rule not in lifted)
    zone = 0 if "4.c" in lifted else stopping(game, side)
    first = not_entered_first(game, by.units, by.here, zone)
    straits = EVERY_STRAIT if "6.n" in lifted else open_straits(game, side)
    eastward = goes_east_only(game, by.units) and "18.d" not in lifted
    points = FAR if "6.a" in lifted else by.points
    paid = dues(game, side)
    ways = ground_for(going(by.units), straits, eastward)
    return bool(ways.reach(by.here, points, closed, zone, first, paid).all >> to & 1)


def on_the_way(game: Game, by: Mover, rule: str, to: Hex) -> Objection:
    if rule == "4.c":
        return zone_objection(game, by, to)
    return Objection(rule, {"6.a": "points", "6.n": "way", "18.d": "way"}.get(rule, "way"))


def zone_objection(game: Game, by: Mover, to: Hex) -> Objection:
    """4.e From zone to zone, 10.r across a fort, 4.c or on through one."""
    zone = stopping(game, side_of(by.units[0]))
    is_straight = zone >> by.here & 1 and zone >> to & 1 and GRID.are_adjacent(by.here, to)
    if not is_straight:
        return Objection("4.c")
    is_foot = not_entered_first(game, by.units, by.here, zone) == zone
    return Objection("4.e" if is_foot else "10.r")


def closed_ways(game: Game, by: Mover, to: Hex) -> Sequence[str]:
    """The rules that close the ground which all ways lead over, none of them needlessly named."""
    rules = (*ON_THE_WAY, *(bar.rule for bar in entry_bars(game, by.units)))
    return rules_needed(rules, lambda some: is_reached(game, by, to, some)) or rules
