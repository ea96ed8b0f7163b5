"""10.4-10.8 Why units may not go to a hex, or by a way that is written out."""

from collections.abc import Sequence

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.board.hexsides import has_side
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, UnitId, opponent
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.france_40.rules.r10_movement import (
    BELGIUM,
    ZUIDERZEE,
    crossing,
    entry_bars,
    ground_for,
    hesitates,
    is_bound,
    stop_bars,
)
from sixweeks.kernel.objection import (
    Bar,
    Objection,
    closed_by,
    objections_at,
    rules_needed,
    rules_to_lift,
)

FAR = 100  # points enough for any hex of the map
ON_THE_WAY = (
    "7.3a",
    "5.16a",
    "10.7a",
    "10.5d",
    "10.4a",
)  # may bar the way to an open hex


class Mover(Struct, frozen=True):
    """Units that move: where they are, what they have left, and the zones that bind them."""

    units: tuple[UnitId, ...]
    nation: int
    here: Hex
    points: int
    has_moved: bool
    zone: int


def mover(game: Game, units: tuple[UnitId, ...], points: int, has_moved: bool) -> Mover:
    nation, here = game.roster.nation[units[0]], Hex(game.units[units[0]].place)
    enemy = opponent(GERMAN if nation == 0 else ALLIED)
    zone = zone_of_control(game, enemy) if is_bound(game, units) else 0
    return Mover(units, nation, here, points, has_moved, zone)


# --- to a hex ---------------------------------------------------------------------------------


def objections_to_going(game: Game, by: Mover, to: Hex) -> list[Objection]:
    """Why units may not stop in a hex: the bars that cover it, else what bars every way."""
    if found := objections_at(to, going_bars(game, by)):
        return found
    if to == by.here:
        return [Objection("2.1d", "here")]
    lifted = rules_to_lift(ON_THE_WAY, lambda rules: is_reached(game, by, to, rules))
    return [on_the_way(by, rule, to) for rule in lifted or closed_ways(game, by, to)]


def going_bars(game: Game, by: Mover) -> list[Bar]:
    """Those on the hexes themselves; 5.16a who is in Belgium has entered it already."""
    bars = [*entry_bars(game, by.nation), *stop_bars(game, by.units)]
    if hesitates(game, by.nation) and not BELGIUM >> by.here & 1:
        bars.append(Bar("5.16a", BELGIUM))
    return bars


def would_open(game: Game, by: Mover, to: Hex, lifted: frozenset[str]) -> bool:
    """Would a hex be open to units without some rules?"""
    if any(bar.covers(to) for bar in going_bars(game, by) if bar.rule not in lifted):
        return False
    zones = lifted & {"7.3b", "7.3c"}
    return is_reached(game, by, to, lifted | {"7.3a"} if zones else lifted)


def is_reached(game: Game, by: Mover, to: Hex, lifted: frozenset[str]) -> bool:
    """Would units reach a hex without some rules, 7.3a standing for all of enemy zones?"""
    if not by.has_moved and crossing(game, by.units, by.points, lifted) == to:
        return True
    bars = entry_bars(game, by.nation)
    closed = closed_by(bar for bar in bars if bar.rule not in lifted)
    zone = 0 if "7.3a" in lifted else by.zone
    points = FAR if "10.4a" in lifted else by.points
    not_first = zone if zone >> by.here & 1 else 0  # 7.3c
    ways = ground_for(game, by.nation, lifted).reach(by.here, points, closed, zone, not_first)
    return bool(ways.all >> to & 1)


def on_the_way(by: Mover, rule: str, to: Hex) -> Objection:
    if rule == "7.3a":
        return zone_objection(by, to)
    if rule == "10.4a":
        return Objection("10.4a", "points", {"points": by.points})
    return Objection(rule, "lake" if rule == "10.5d" else "way")


def zone_objection(by: Mover, to: Hex) -> Objection:
    """7.3c From zone to zone, 7.3b out of one by another, 7.3a or on through one."""
    if not by.zone >> by.here & 1:
        return Objection("7.3a")
    straight = by.zone >> to & 1 and MAP.grid.are_adjacent(by.here, to)
    return Objection("7.3c" if straight else "7.3b")


def closed_ways(game: Game, by: Mover, to: Hex) -> Sequence[str]:
    """The rules that close the ground which all ways lead over, none of them needlessly named."""
    closing = [bar.rule for bar in entry_bars(game, by.nation)]
    rules = (*ON_THE_WAY, *closing)
    return rules_needed(rules, lambda rules: is_reached(game, by, to, rules)) or rules


# --- by a way ---------------------------------------------------------------------------------


def objections_to_way(game: Game, by: Mover, way: Sequence[Hex]) -> list[Objection]:
    """Why units may not go by a way; one that is open is gone hex by hex."""
    here, left = by.here, by.points
    for to in way[1:] if way[0] == here else way:
        if not MAP.grid.are_adjacent(here, to):
            return [Objection("10.0a", "way")]
        if against := objections_to_step(game, by, here, to, left):
            return against
        left -= cost(game, by, here, to)
        here = to
    return objections_at(here, stop_bars(game, by.units)) or [Objection("10.0a", "hex_by_hex")]


def objections_to_step(game: Game, by: Mover, here: Hex, to: Hex, left: int) -> list[Objection]:
    if found := objections_at(to, entry_bars(game, by.nation)):
        return found
    if by.zone >> here & 1 and (here != by.here or by.zone >> to & 1):
        return [Objection("7.3c" if by.zone >> to & 1 else "7.3a")]
    spent = cost(game, by, here, to)
    if not spent:
        return [closed_side(here, to)]
    return [Objection("10.4a", "points", {"points": by.points})] if spent > left else []


def closed_side(here: Hex, to: Hex) -> Objection:
    """10.7a The Zuiderzee, 10.5d another lake, or 5.16a the border of Belgium."""
    if {here, to} == {*ZUIDERZEE}:
        return Objection("10.7a", "way")
    is_lake = has_side(MAP.lakes, MAP.grid, here, to)
    return Objection("10.5d", "lake") if is_lake else Objection("5.16a", "way")


def cost(game: Game, by: Mover, here: Hex, to: Hex) -> int:
    """10.5a What the step costs; nothing where the side is closed."""
    steps = ground_for(game, by.nation).steps_into(to)
    return next((cost for cost, before in steps if before >> here & 1), 0)
