"""6 Stacking: what a hex holds."""

from collections.abc import Iterable
from functools import cache

from sixweeks.board.hexes import Hex, one
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    BELGIAN,
    BRITISH,
    COUNTERS,
    FRENCH,
    GERMAN,
    GERMANS,
    NATION,
    NATIONS_OF,
    TABLES,
    Counter,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import side_of, units_of_side_at
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Bar
from sixweeks.masks import mask_of, union

ROUGH = MAP.terrain["rough"]
ALLIANCE = {FRENCH: (BELGIAN,), BRITISH: (BELGIAN,), BELGIAN: (FRENCH, BRITISH)}  # 28.2

# SPEED: what units weigh is one number, so that a stack is weighed by adding: a digit each (to base
# 16) for armies, corps, logistic and static units.
DIGIT = 4


def load_of(counter: Counter) -> int:
    """6.1, 6.4, A-21 Brigades and detachments are corps; only ground units count."""
    digits = (counter.is_army, counter.is_corps_sized, counter.is_logistic, counter.is_fortress)
    return sum(value << DIGIT * place for place, value in enumerate(digits))


LOADS = tuple(map(load_of, COUNTERS))


def load(units: Iterable[UnitId]) -> int:
    return sum(LOADS[unit] for unit in units)


def digit(load: int, place: int) -> int:
    return load >> DIGIT * place & (1 << DIGIT) - 1


@cache
def excess(load: int, side: str, is_rough: bool, has_manstein: bool) -> int:
    """6.1, 6.2 An army and a corps, or corps alone; 6.3 in the rough one corps, 5.1.d, A-16 three
    for Germans after Manstein; a logistic and a static unit besides (A-22).

    A-80 The fewest units that would have to go."""
    armies, corps, logistic, static = (digit(load, place) for place in range(4))
    limits = TABLES.stacking[side]
    if is_rough:
        kept = min(corps, limits.rough_manstein if has_manstein else limits.rough)
    else:
        kept = max(min(corps, limits.corps), min(armies, 1) + min(corps, limits.with_army))
    return armies + corps - kept + max(0, logistic - 1) + max(0, static - 1)


def excess_of(game: Game, side: str, hex: Hex, load: int) -> int:
    return excess(load, side, bool(ROUGH >> hex & 1), bool(game.manstein_on))


def excess_at(game: Game, side: str, hex: Hex) -> int:
    """How many units of a side are too many in a hex."""
    return excess_of(game, side, hex, load(units_of_side_at(game, side, hex)))


@of_board
def overstacked(game: Game, side: str) -> int:
    """6.0.a The hexes with more units of a side than may be there as a segment ends."""
    crowded = [hex for hex, stack in game.stacks.items() if len(stack) > 1]
    return mask_of(hex for hex in crowded if excess_at(game, side, hex))


@of_board
def full_hexes(game: Game, unit: UnitId) -> int:
    """The hexes in which a unit would be one too many, or add to those that are."""
    side, own = side_of(unit), LOADS[unit]
    is_german, full = side == GERMAN, 0
    for hex, stack in game.stacks.items():
        total = own
        for other in stack:
            if (NATION[other] == GERMANS) == is_german and other != unit:
                total += LOADS[other]
        if total != own and excess_of(game, side, hex, total):
            full |= one(hex)
    return full


def strangers(game: Game, unit: UnitId) -> int:
    """6.0.d, 6.0.g Hexes with Allied units of another nation; 28.2 the alliance lets the Belgians
    stand with the French or the British."""
    nation = NATION[unit]
    if nation == GERMANS:
        return 0
    friends = ALLIANCE.get(nation, ()) if game.options.belgian_alliance == "on" else ()
    others = (n for n in NATIONS_OF[ALLIED] if n != nation and n not in friends)
    return union(game.presence[n] for n in others)


def nation_bars(game: Game, unit: UnitId) -> list[Bar]:
    """6.0.g, A-79 Where a unit may not stop, though it may pass."""
    mask = strangers(game, unit)
    return [Bar("6.0.g", mask)] if mask else []


def room_bars(game: Game, unit: UnitId) -> list[Bar]:
    """6.1-6.3 Hexes without room, for what must not end over the limit."""
    full = full_hexes(game, unit)
    rule = "6.1" if side_of(unit) == GERMAN else "6.2"
    bars = [Bar(rule, full & ~ROUGH), Bar("6.3", full & ROUGH), *nation_bars(game, unit)]
    return [bar for bar in bars if bar.mask]


def without_room(game: Game, unit: UnitId) -> int:
    return full_hexes(game, unit) | strangers(game, unit)
