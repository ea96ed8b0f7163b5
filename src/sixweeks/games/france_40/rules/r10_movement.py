"""10.0 Movement: who may move, how far, where to, and by which way."""

from functools import cache, lru_cache

from sixweeks.board.hexes import Hex, bits
from sixweeks.board.hexsides import Sides, sides, sides_into, sides_of, union, without
from sixweeks.board.reach import Ground, Reach
from sixweeks.games.france_40.model.components import (
    ALLIED,
    GERMAN,
    MAP,
    ROSTERS,
    RULES_1940,
    TABLES,
    UnitId,
    UnitSet,
    opponent,
    units_in,
)
from sixweeks.games.france_40.model.queries import (
    BRITISH,
    FORMER_NEUTRALS,
    FRENCH,
    counter_of,
    home_and_borders,
    is_neutral,
    is_on_map,
    neutral_ground,
    occupied,
    units_on_map,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r08_supply
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.kernel.memo import lasting, of_board
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.masks import mask_of

FORTIFIABLE = MAP.rough | MAP.ardennes  # where a fortification changes the cost (10.5e)
MAGINOT_HEXES = ROSTERS["1940"].forts["maginot"]
BELGIUM = MAP.countries["belgium"]
WEST_SHORE, EAST_SHORE = (MAP.grid.hex(number) for number in RULES_1940.zuiderzee)
ZUIDERZEE = (WEST_SHORE, EAST_SHORE)
PARIS = frozenset(bits(MAP.paris))
NO_RULES: frozenset[str] = frozenset()
OPEN_CITY = Bar("10.6a", MAP.paris)
CROSSING_COST = 1  # B-46


# --- 10.0, 10.1 who may move ------------------------------------------------------------------


def unit_bars(game: Game, side: str) -> list[Bar]:
    """The units, as bits, that may not move now, with the rule that says so."""
    bars = [Bar("10.1c", game.phase.moved)]
    if game.turn == 1 and game.sickle_cut:
        bars.append(Bar("5.8a", game.sickle_cut))
    if game.halt == "halted":
        bars.append(Bar("5.10d", game.roster.panzers, "move"))
    if side == ALLIED:
        bars.append(Bar("3.6e", frozen_units(game)))
    return bars


@lasting
def frozen_units(game: Game) -> int:
    """3.6e, 10.0a Neutrals may not move until their country is invaded."""
    return sum(
        1 << unit
        for unit in game.roster.mobile[ALLIED]
        if (home := FORMER_NEUTRALS.get(game.roster.nation[unit])) and is_neutral(game, home)
    )


def objections_to_moving(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """Why a unit may not be taken up: 10.1a whose it is, 2.12b what, 2.1d where; then the bars."""
    counter = counter_of(game, unit)
    if counter.side != side:
        return [Objection("10.1a", "enemy")]
    if counter.is_static:
        return [Objection("2.12b", "move")]
    if not is_on_map(game, unit):
        return [Objection("2.1d", "off_map")]
    return objections_at(unit, unit_bars(game, side))


def movable(game: Game, side: str) -> list[UnitId]:
    """10.0a Any, all or none of one's units may move."""
    return units_in(movable_units(game, side))


def movable_units(game: Game, side: str) -> UnitSet:
    return units_on_map(game) & game.roster.movers[side] & ~closed_by(unit_bars(game, side))


def must_leave_paris(game: Game, side: str) -> list[UnitId]:
    """10.6a, B-33 Allied units in Paris that have not yet tried to move out."""
    if side == GERMAN or game.scenario_id == "1939" or PARIS.isdisjoint(game.stacks):
        return []
    return [unit for unit in movable(game, side) if MAP.paris >> game.units[unit].place & 1]


# --- 10.2, 10.3 movement factors --------------------------------------------------------------


def needs_die(game: Game, unit: UnitId) -> bool:
    """10.2c, 10.3b French and former neutrals roll, but for the automatic 4 and a die kept."""
    nation = game.roster.nation[unit]
    if nation in (0, BRITISH) or (nation == FRENCH and game.turn <= 1):
        return False
    if nation != FRENCH and game.countries.violated_on.get(FORMER_NEUTRALS[nation]) == game.turn:
        return False
    return unit not in game.phase.rolled


def movement_factor(game: Game, unit: UnitId) -> int:
    """10.2a, 10.2b, 10.3a, 10.3b The factor a unit sets out with, halved if it must be."""
    return lessened(game, unit, full_factor(game, unit))


def lessened(game: Game, unit: UnitId, factor: int) -> int:
    """5.10c The halt and then 8.2a lack of supply each halve, rounded up (B-08).

    10.2e In 1939 a 5 has become a 4 before that, so 2 are left; 10.3d in 1940 a 5 leaves 3.
    """
    if game.halt == "halved" and game.roster.panzers >> unit & 1:
        factor = halved(factor)
    if not r08_supply.is_in_supply(game, unit):
        factor = halved(factor)  # 8.2a, 10.2d, 10.3c
    return factor


def halved(factor: int) -> int:
    """8.2a Half, rounded up."""
    return (factor + 1) // 2


def full_factor(game: Game, unit: UnitId) -> int:
    table = TABLES.movement[game.scenario_id]
    nation = game.roster.nation[unit]
    if game.scenario_id == "1939":
        if nation == 0:
            return table["german"]
        return min(game.phase.rolled.get(unit, table["french_turn_1"]), table["french_maximum"])
    if nation in (0, BRITISH):
        return table["mechanized" if game.roster.panzers >> unit & 1 else "foot"]
    return min(game.phase.rolled.get(unit, table["automatic"]), table["die_maximum"])


# --- 10.4-10.8 the ground ---------------------------------------------------------------------


def ground_for(game: Game, nation: int, lifted: frozenset[str] = NO_RULES) -> Ground:
    """10.5 What each hex and side costs a nation's units now, or would without some rules."""
    rivers_free = game.dyle == "roads" and nation in (FRENCH, BRITISH)
    hesitating = hesitates(game, nation) and "5.16a" not in lifted
    crossed = lifted & {"10.5d", "10.7a"} if lifted else NO_RULES
    return ground(game.forts & FORTIFIABLE, nation == FRENCH, rivers_free, hesitating, crossed)


def hesitates(game: Game, nation: int) -> bool:
    """5.16a, B-24 On a 1 the French do not enter Belgium; who is in it may move on within it."""
    return game.dyle == "hesitate" and nation == FRENCH


@lru_cache
def open_sides(hesitating: bool, lifted: frozenset[str]) -> Sides:
    """10.5d Not lake or sea, 10.7a the Zuiderzee among them; 5.16a not into Belgium."""
    opened = without(MAP.open, sides_into(MAP.grid, BELGIUM)) if hesitating else MAP.open
    if "10.5d" in lifted:
        return union(opened, MAP.lakes)
    return union(opened, sides(MAP.grid, (ZUIDERZEE,))) if lifted else opened


@lru_cache(maxsize=512)
def ground(
    forts: int, is_french: bool, rivers_free: bool, hesitating: bool, lifted: frozenset[str]
) -> Ground:
    """10.5a, 10.5b By the chart; 10.5e a hex costs 1 while its fortification stands."""
    costs = {cost: hexes & ~forts for cost, hexes in costs_of_terrain().items()}
    costs[TABLES.terrain["fortification"]["cost"]] |= forts
    toll = TABLES.terrain["river"]["toll"]
    opened = open_sides(hesitating, lifted)
    return Ground(MAP.grid, opened, costs, {toll: tolls(is_french, rivers_free)})


@cache
def costs_of_terrain() -> dict[int, int]:
    """10.5a By the chart: the hexes, by what it costs to enter them."""
    costs: dict[int, int] = {}
    for kind in set(MAP.terrain.values()):
        cost = TABLES.terrain[kind]["cost"]
        costs[cost] = costs.get(cost, 0) | MAP.of_terrain(kind) & MAP.land
    return costs


@lru_cache
def tolls(is_french: bool, rivers_free: bool) -> Sides:
    """10.5c River sides that cost extra: not at a city, nor by 5.16b in Belgium, nor by 10.8a."""
    paid = without(MAP.rivers, sides_of(MAP.grid, MAP.cities))
    if rivers_free:  # B-47
        paid = without(paid, sides_of(MAP.grid, BELGIUM))
    if is_french:
        paid = without(paid, between(MAGINOT_HEXES))
    return paid


def between(mask: int) -> Sides:
    """The sides with a hex of the mask on either hand."""
    return without(sides_of(MAP.grid, mask), sides_of(MAP.grid, MAP.grid.all & ~mask))


def entry_bars(game: Game, nation: int) -> list[Bar]:
    """The hexes a nation's units may not enter by movement, with the rule that says so.

    6.2d, 6.2e Friends are no obstacle, however many, of whatever nationality.
    """
    side = GERMAN if nation == 0 else ALLIED
    bars = [
        Bar("10.5d", MAP.water),
        Bar("10.8b", MAP.gap),
        Bar("6.2c", occupied(game, opponent(side))),
        neutral_bar(game, side, "enter"),
        *country_bars(game, nation),
    ]
    if side == ALLIED and forest_is_closed(game):
        bars.append(Bar("5.8d", MAP.ardennes))
    return bars


def neutral_bar(game: Game, side: str, case: str = "") -> Bar:
    """B-43 Neutral ground is closed: 3.2a in 1939, 3.6h to the Allies, 4.3a to undeclared war."""
    if game.scenario_id == "1939":
        return Bar("3.2a", neutral_ground(game))
    if side == ALLIED:
        return Bar("3.6h", neutral_ground(game))
    return Bar("4.3a", neutral_ground(game), case)


def country_bars(game: Game, nation: int) -> list[Bar]:
    """Hexes a nation's units may never be in: 3.5b, B-34 Germans in 1939, 3.6g former neutrals."""
    if nation == 0 and game.scenario_id == "1939":
        return [Bar("3.5b", ~MAP.countries["germany"])]
    if nation in FORMER_NEUTRALS:
        return [Bar("3.6g", ~home_and_borders(nation))]
    return []


def forest_is_closed(game: Game) -> bool:
    """5.8d With Sickle Cut the Allies may not move or attack into the Ardennes on turn 1.

    5.8c The Germans may, and 5.8e without Sickle Cut so may everybody.
    """
    return game.turn == 1 and bool(game.sickle_cut)


def closed_to(game: Game, nation: int) -> int:
    return closed_ground(game, nation) | occupied(game, GERMAN if nation else ALLIED)


@lasting
def closed_ground(game: Game, nation: int) -> int:
    """Ground that is closed wherever the units are (6.2c)."""
    return closed_by(bar for bar in entry_bars(game, nation) if bar.rule != "6.2c")


def is_bound(game: Game, units: tuple[UnitId, ...]) -> bool:
    """7.3a Enemy zones stop movement; 7.7a but not mechanized corps."""
    return bool(mask_of(units) & ~game.roster.panzers)


@of_board
def reach(game: Game, units: tuple[UnitId, ...], points: int) -> Reach:
    """7.3a, 7.3b, 7.3c, 10.4a, 10.5a Every hex the units can get to with their points."""
    nation = game.roster.nation[units[0]]
    enemy = GERMAN if nation else ALLIED
    zone = zone_of_control(game, enemy) if is_bound(game, units) else 0
    start, closed = Hex(game.units[units[0]].place), closed_to(game, nation)
    not_first = zone if zone >> start & 1 else 0  # 7.3c
    return ground_for(game, nation).reach(start, points, closed, zone, not_first)


def stop_bars(game: Game, units: tuple[UnitId, ...]) -> list[Bar]:
    """10.6a Hexes that may be passed but not stopped in: Paris for the Allies in 1940.

    10.6b The Germans stop there as they please, and zones of control hold there as elsewhere.
    """
    is_allied = game.roster.nation[units[0]] != 0
    return [OPEN_CITY] if is_allied and game.scenario_id == "1940" else []


def crossing(
    game: Game, units: tuple[UnitId, ...], points: int, lifted: frozenset[str] = NO_RULES
) -> Hex | None:
    """10.7a, B-46 The far shore, for units that begin their move on either side of the water."""
    start = Hex(game.units[units[0]].place)
    if start not in ZUIDERZEE or (points < CROSSING_COST and "10.4a" not in lifted):
        return None
    nation = game.roster.nation[units[0]]
    far = ZUIDERZEE[1 - ZUIDERZEE.index(start)]
    zone = zone_of_control(game, opponent(GERMAN if nation == 0 else ALLIED))
    bound = is_bound(game, units) and "7.3a" not in lifted
    blocked = bound and zone >> start & 1 and zone >> far & 1  # 7.3c
    return None if blocked or closed_to(game, nation) >> far & 1 else far


def destinations(game: Game, units: tuple[UnitId, ...], points: int) -> int:
    """Where units with so many points left may stop, 8.5a in supply or out of it."""
    if not points:
        return 0
    return reach(game, units, points).all & ~closed_by(stop_bars(game, units))
