"""21.1, 21.2 Where units may be set up by hand."""

from functools import cache
from itertools import combinations, product

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    BELGIAN,
    BRITISH,
    COUNTERS,
    DUTCH,
    FORTRESSES,
    FRANCE,
    FRENCH,
    HOME,
    NATION,
    SIDES,
    TABLES,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import hex_of, side_of
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r06_limits import room_bars
from sixweeks.kernel.objection import Bar
from sixweeks.masks import mask_of, union

ROUGH = MAP.terrain["rough"]
RADIUS = {side: TABLES.deployment[side] for side in SIDES}
LOGISTIC_UNIT = {c.command: c.id for c in COUNTERS if c.is_logistic and c.nation != BRITISH}
FRENCH_FORTS = MAP.forts_of["france"]
FORT_UNITS = tuple(unit for unit in FORTRESSES if NATION[unit] == FRENCH)
GROUPS = tuple(dict.fromkeys(COUNTERS[unit].command for unit in FORT_UNITS))  # with fortresses

Demand = tuple[int, int | None]  # fortress units still to be placed, and the forts they may have


def rule_of(unit: UnitId) -> str:
    """The rule by which a unit is set up."""
    if side_of(unit) != ALLIED:
        return "21.2.c" if COUNTERS[unit].is_fortress else "21.2.b"
    if COUNTERS[unit].is_fortress:
        return "21.1.b"
    return "21.1.c" if NATION[unit] in (BELGIAN, DUTCH) else "21.1.a"


def deployment_bars(game: Game, unit: UnitId) -> list[Bar]:
    """21.0 In the own country, within the limits of stacking, and near the command's logistics."""
    counter, rule = COUNTERS[unit], rule_of(unit)
    bars = [Bar(rule, ~MAP.countries[HOME[NATION[unit]]], "home"), *room_bars(game, unit)]
    if counter.is_army:
        bars.append(Bar("8.4.1", ROUGH))
    if (centre := centre_of(game, unit)) is not None:
        bars.append(Bar(rule, ~GRID.within(centre, RADIUS[side_of(unit)]), "near"))
    if counter.is_fortress:
        bars += fortress_bars(game, unit)
    if unit in GROUP_CENTRES:
        bars.append(Bar("21.1.b", ~manning_hexes(game, unit), "forts"))
    return bars


def centre_of(game: Game, unit: UnitId) -> Hex | None:
    """21.1.a, 21.2.b The logistic unit that a unit must be near; A-69 none for Res units."""
    logistic = LOGISTIC_UNIT.get(COUNTERS[unit].command)
    if logistic is None or logistic == unit or COUNTERS[unit].is_reserve:
        return None
    return hex_of(game, logistic)


# --- 21.1.b fortress units --------------------------------------------------------------------

GROUP_CENTRES = tuple(LOGISTIC_UNIT[group] for group in GROUPS)
FORT_SETS = frozenset(
    near for hex in bits(FRANCE) if (near := FRENCH_FORTS & GRID.within(hex, RADIUS[ALLIED]))
)


def fortress_bars(game: Game, unit: UnitId) -> list[Bar]:
    """21.1.b In a fort of the own country, one to a hex, so that all others find one too."""
    forts = MAP.forts_of[HOME[NATION[unit]]]
    bars = [Bar("21.1.b", ~forts, "fort"), Bar("21.1.b", manned(game), "one")]
    if NATION[unit] == FRENCH:
        stuck = [hex for hex in bits(forts) if not can_all_be_manned(game, unit, fort=hex)]
        bars.append(Bar("21.1.b", mask_of(stuck), "others"))
    return bars


def manned(game: Game) -> int:
    places = (game.units[unit].place for unit in FORTRESSES)
    return mask_of(place for place in places if place >= 0)


def manning_hexes(game: Game, logistic: UnitId) -> int:
    """21.1.b Where a group's logistic unit leaves a fort for every fortress unit."""
    return mask_of(h for h in bits(FRANCE) if can_all_be_manned(game, logistic, centre=h))


def can_all_be_manned(
    game: Game, unit: UnitId, fort: Hex | None = None, centre: Hex | None = None
) -> bool:
    """Were this unit in a fort, or this logistic unit in a hex."""
    taken = manned(game) | (0 if fort is None else one(fort))
    demands = []
    for group in GROUPS:
        left = [u for u in FORT_UNITS if COUNTERS[u].command == group and game.units[u].place < 0]
        count = len(left) - (fort is not None and unit in left)
        place = game.units[LOGISTIC_UNIT[group]].place
        if centre is not None and LOGISTIC_UNIT[group] == unit:
            place = centre
        near = FRENCH_FORTS & GRID.within(Hex(place), RADIUS[ALLIED]) if place >= 0 else None
        demands.append((count, None if near is None else near & ~taken))
    return is_solvable(tuple(demands))


@cache
def is_solvable(demands: tuple[Demand, ...]) -> bool:
    """Whether forts can be shared out, wherever logistic units not yet placed may go."""
    open = [tuple(FORT_SETS) if forts is None else (forts,) for _, forts in demands]
    counts = [count for count, _ in demands]
    return any(is_enough(counts, choice) for choice in product(*open))


def is_enough(counts: list[int], forts: tuple[int, ...]) -> bool:
    """By Hall's theorem: any groups together have as many forts as they have units to place."""
    groups = range(len(counts))
    some = (each for n in range(1, len(counts) + 1) for each in combinations(groups, n))
    return all(
        sum(counts[g] for g in each) <= union(forts[g] for g in each).bit_count() for each in some
    )
