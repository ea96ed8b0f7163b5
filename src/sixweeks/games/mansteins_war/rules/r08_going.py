"""8 Why units may not go to a hex."""

from collections.abc import Sequence

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.board.reach import NO_DUES
from sixweeks.games.mansteins_war.model.components import COUNTERS, UnitId
from sixweeks.games.mansteins_war.model.map import NEAR
from sixweeks.games.mansteins_war.model.queries import hex_of, side_of
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.games.mansteins_war.rules.r08_movement import (
    Units,
    allowance,
    dues,
    entry_bars,
    ground_of,
    not_first,
    stop_bars,
)
from sixweeks.kernel.objection import (
    Bar,
    Objection,
    closed_by,
    objections_at,
    rules_needed,
    rules_to_lift,
    unique,
)

FAR = 100  # movement factors, more than any way takes
ON_THE_WAY = ("7.2.c", "16.8", "8.2", "8.0.a")
Lifted = frozenset[str]


class Movers(Struct, frozen=True):
    """Units on their way, with the movement factors they have left."""

    units: Units
    points: tuple[int, ...]
    has_moved: bool


def going_bars(game: Game, by: Movers) -> list[Bar]:
    """Those on the hexes themselves."""
    return [bar for u in by.units for bar in (*entry_bars(game, u), *stop_bars(game, u))]


def objections_to_going(game: Game, by: Movers, to: Hex) -> list[Objection]:
    """Why units may not stop in a hex: the bars that cover it, else what bars every way."""
    if found := objections_at(to, going_bars(game, by)):
        return unique(found)
    if to == hex_of(game, by.units[0]):
        return [Objection("8.0.a", "here")]
    lifted = rules_to_lift(ON_THE_WAY, lambda rules: all_reach(game, by, to, rules))
    return [on_the_way(rule) for rule in lifted or closed_ways(game, by, to)]


def would_open(game: Game, by: Movers, to: Hex, lifted: Lifted) -> bool:
    """Would a hex be open to units without some rules?"""
    if any(bar.covers(to) for bar in going_bars(game, by) if bar.rule not in lifted):
        return False
    return all_reach(game, by, to, lifted)


def all_reach(game: Game, by: Movers, to: Hex, lifted: Lifted) -> bool:
    return all(
        is_reached(game, unit, points, by.has_moved, to, lifted)
        for unit, points in zip(by.units, by.points, strict=True)
    )


def is_reached(
    game: Game, unit: UnitId, points: int, has_moved: bool, to: Hex, lifted: Lifted
) -> bool:
    """Would a unit reach a hex without some rules?"""
    side, here = side_of(unit), hex_of(game, unit)
    closed = closed_by(bar for bar in entry_bars(game, unit) if bar.rule not in lifted)
    zone = 0 if "7.2.c" in lifted else zone_against(game, side)
    first = not_first(here, zone)
    if not has_moved and NEAR[here] & ~closed & ~first & 1 << to:
        return True
    paid = NO_DUES if "16.8" in lifted else dues(game, side)
    if "8.2" in lifted and not has_moved:
        points += COUNTERS[unit].movement - allowance(game, unit)
    points = FAR if "8.0.a" in lifted else points
    return bool(ground_of(game, unit).reach(here, points, closed, zone, first, paid).all >> to & 1)


def on_the_way(rule: str) -> Objection:
    return Objection(rule, {"8.0.a": "points", "16.8": "leave"}.get(rule, "way"))


def closed_ways(game: Game, by: Movers, to: Hex) -> Sequence[str]:
    """The rules that close the ground which all ways lead over, none of them needlessly named."""
    closing = (bar.rule for unit in by.units for bar in entry_bars(game, unit))
    rules = tuple(dict.fromkeys((*ON_THE_WAY, *closing)))
    found = rules_needed(rules, lambda some: all_reach(game, by, to, some))
    return found or ("2.1.b",)
