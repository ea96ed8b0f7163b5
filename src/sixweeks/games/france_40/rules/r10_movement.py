"""10.0 Movement: who may move, how far, where to, and by which way."""

from functools import lru_cache

from sixweeks.board.hexes import Hex
from sixweeks.board.hexsides import Sides, has_side, sides_of, without
from sixweeks.board.reach import Ground, Reach
from sixweeks.games.france_40.components import (
    ALLIED,
    GERMAN,
    MAP,
    ROSTERS,
    RULES_1940,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.france_40.queries import (
    BRITISH,
    FORMER_NEUTRALS,
    FRENCH,
    counter_of,
    hex_of,
    home_and_borders,
    is_neutral,
    is_on_map,
    neutral_ground,
    occupied,
)
from sixweeks.games.france_40.rules import r04_victory, r08_supply
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at, rules_to_lift

FORTIFIABLE = MAP.rough | MAP.ardennes  # where a fortification changes the cost (10.5e)
MAGINOT_HEXES = ROSTERS["1940"].forts["maginot"]
ZUIDERZEE = tuple(MAP.grid.hex(number) for number in RULES_1940["zuiderzee"])
OPEN_CITY = Bar("10.6a", MAP.paris)
EDGES = {"west": MAP.west, "south": MAP.south}
EXIT_COST = 1  # 4.5a, 4.6a, 5.13e, 5.14a
CROSSING_COST = 1  # B-46
FAR = 100  # points enough for any hex of the map
DYNAMO_STEPS = 4  # 5.13f
DYNAMO_TURNS = 3  # 5.13c


# --- 10.0, 10.1 who may move ------------------------------------------------------------------


def unit_bars(game: Game, side: str) -> list[Bar]:
    """The units, as bits, that may not move now, with the rule that says so."""
    bars = [Bar("10.1c", game.phase.moved)]
    if game.turn == 1 and game.sickle_cut:
        bars.append(Bar("5.8a", game.sickle_cut))
    if game.halt == "halted":
        bars.append(Bar("5.10d", sum(1 << unit for unit in game.roster.mechanized), "move"))
    if side == ALLIED:
        bars.append(Bar("3.6e", frozen_units(game)))
    return bars


def frozen_units(game: Game) -> int:
    """3.6e, 10.0a Neutrals may not move until their country is invaded."""
    key = "frozen"
    if key not in game.memo:
        game.memo[key] = sum(
            1 << unit
            for unit in game.roster.mobile[ALLIED]
            if (home := FORMER_NEUTRALS.get(game.roster.nation[unit])) and is_neutral(game, home)
        )
    return int(game.memo[key])


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
    barred = closed_by(unit_bars(game, side))
    units = game.units
    return [u for u in game.roster.mobile[side] if units[u].place >= 0 and not barred >> u & 1]


def must_leave_paris(game: Game, side: str) -> list[UnitId]:
    """10.6a, B-33 Allied units in Paris that have not yet tried to move out."""
    if side == GERMAN or game.scenario_id == "1939" or not occupied(game, ALLIED) & MAP.paris:
        return []
    return [unit for unit in movable(game, side) if MAP.paris >> game.units[unit].place & 1]


# --- 10.2, 10.3 movement factors --------------------------------------------------------------


def needs_die(game: Game, unit: UnitId) -> bool:
    """10.2c, 10.3b French and former neutrals roll, but for the automatic 4 and a die kept."""
    nation = game.roster.nation[unit]
    if nation in (0, BRITISH) or unit in dict(game.phase.rolled):
        return False
    if nation == FRENCH:
        return game.turn > 1
    return game.countries.violated_on.get(FORMER_NEUTRALS[nation]) != game.turn


def movement_factor(game: Game, unit: UnitId) -> int:
    """10.2a, 10.2b, 10.3a, 10.3b The factor a unit sets out with, halved if it must be."""
    return lessened(game, unit, full_factor(game, unit))


def lessened(game: Game, unit: UnitId, factor: int) -> int:
    """5.10c The halt and then 8.2a lack of supply each halve, rounded up (B-08).

    10.2e In 1939 a 5 has become a 4 before that, so 2 are left; 10.3d in 1940 a 5 leaves 3.
    """
    if game.halt == "halved" and unit in game.roster.mechanized:
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
        return min(
            dict(game.phase.rolled).get(unit, table["french_turn_1"]), table["french_maximum"]
        )
    if nation in (0, BRITISH):
        return table["mechanized" if unit in game.roster.mechanized else "foot"]
    return min(dict(game.phase.rolled).get(unit, table["automatic"]), table["die_maximum"])


# --- 10.4-10.8 the ground ---------------------------------------------------------------------


def ground_for(game: Game, nation: int) -> Ground:
    """10.5 What each hex and side costs a nation's units now."""
    rivers_free = game.dyle == "roads" and nation in (FRENCH, BRITISH)
    return ground(game.forts & FORTIFIABLE, nation == FRENCH, rivers_free)


@lru_cache(maxsize=512)
def ground(forts: int, is_french: bool, rivers_free: bool) -> Ground:
    """10.5a, 10.5b By the chart; 10.5e a hex costs 1 while its fortification stands."""
    chart = TABLES.terrain
    costs: dict[int, int] = {}
    for kind in set(MAP.terrain.values()):
        mask = MAP.of_terrain(kind) & MAP.land & ~forts
        costs[chart[kind]["cost"]] = costs.get(chart[kind]["cost"], 0) | mask
    costs[chart["fortification"]["cost"]] |= forts
    toll = TABLES.terrain["river"]["toll"]
    return Ground(MAP.grid, MAP.open, costs, {toll: tolls(is_french, rivers_free)})


@lru_cache
def tolls(is_french: bool, rivers_free: bool) -> Sides:
    """10.5c River sides that cost extra: not at a city, nor by 5.16b in Belgium, nor by 10.8a."""
    paid = without(MAP.rivers, sides_of(MAP.grid, MAP.cities))
    if rivers_free:  # B-47
        paid = without(paid, sides_of(MAP.grid, MAP.countries["belgium"]))
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
        Bar("3.2a" if game.scenario_id == "1939" else "3.6h", neutral_ground(game)),
        *country_bars(game, nation),
    ]
    if game.dyle == "hesitate" and nation == FRENCH:
        bars.append(Bar("5.16a", MAP.countries["belgium"]))
    if side == ALLIED and forest_is_closed(game):
        bars.append(Bar("5.8d", MAP.ardennes))
    return bars


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
    key = ("closed", nation)
    if key not in game.memo:
        game.memo[key] = closed_by(entry_bars(game, nation))
    return int(game.memo[key])


def is_bound(game: Game, units: tuple[UnitId, ...]) -> bool:
    """7.3a Enemy zones stop movement; 7.7a but not mechanized corps."""
    mechanized = game.roster.mechanized
    return units[0] not in mechanized or any(unit not in mechanized for unit in units)


def reach(game: Game, units: tuple[UnitId, ...], points: int) -> Reach:
    """7.3a, 7.3b, 7.3c, 10.4a, 10.5a Every hex the units can get to with their points."""
    key = (units, points)
    if key not in game.memo:
        nation = game.roster.nation[units[0]]
        zone = zone_of_control(game, opponent(GERMAN if nation == 0 else ALLIED))
        start, closed = Hex(game.units[units[0]].place), closed_to(game, nation)
        bound = is_bound(game, units)
        game.memo[key] = ground_for(game, nation).reach(start, points, closed, zone, bound)
    reached: Reach = game.memo[key]
    return reached


def stop_bars(game: Game, units: tuple[UnitId, ...]) -> list[Bar]:
    """10.6a Hexes that may be passed but not stopped in: Paris for the Allies in 1940.

    10.6b The Germans stop there as they please, and zones of control hold there as elsewhere.
    """
    is_allied = game.roster.nation[units[0]] != 0
    return [OPEN_CITY] if is_allied and game.scenario_id == "1940" else []


def crossing(game: Game, units: tuple[UnitId, ...], points: int) -> Hex | None:
    """10.7a, B-46 The far shore, for units that begin their move on either side of the water."""
    start = Hex(game.units[units[0]].place)
    if start not in ZUIDERZEE or points < CROSSING_COST:
        return None
    nation = game.roster.nation[units[0]]
    far = ZUIDERZEE[1 - ZUIDERZEE.index(start)]
    zone = zone_of_control(game, opponent(GERMAN if nation == 0 else ALLIED))
    blocked = is_bound(game, units) and zone >> start & 1 and zone >> far & 1  # 7.3c
    return None if blocked or closed_to(game, nation) >> far & 1 else far


def destinations(game: Game, units: tuple[UnitId, ...], points: int) -> int:
    """Where units with so many points left may stop, 8.5a in supply or out of it."""
    return reach(game, units, points).all & ~closed_by(stop_bars(game, units))


def objections_to_going(
    game: Game, units: tuple[UnitId, ...], points: int, to: Hex
) -> list[Objection]:
    """Why units may not stop in a hex: the bars that cover it, else zones, else points."""
    nation = game.roster.nation[units[0]]
    found = objections_at(to, [*entry_bars(game, nation), *stop_bars(game, units)])
    if found or destinations(game, units, points) >> to & 1:
        return found
    if game.units[units[0]].place == to:
        return [Objection("2.1d", "here")]
    start = Hex(game.units[units[0]].place)
    lifted = rules_to_lift(
        ("7.3a", "10.4a"), lambda rules: is_reached(game, units, points, to, rules)
    )
    if lifted == ("7.3a",):
        return [zone_objection(game, units, start, to)]
    if {start, to} == set(ZUIDERZEE):
        return [zone_objection(game, units, start, to, otherwise="10.7a")]
    if MAP.grid.are_adjacent(start, to) and has_side(MAP.lakes, MAP.grid, start, to):
        return [Objection("10.5d", "lake")]
    if not lifted:
        return [Objection("10.4a", "no_way")]
    far = Objection("10.4a", "points", {"points": points})
    return [far] if len(lifted) == 1 else [zone_objection(game, units, start, to), far]


def going_bars(game: Game, units: tuple[UnitId, ...]) -> list[Bar]:
    return [*entry_bars(game, game.roster.nation[units[0]]), *stop_bars(game, units)]


def would_open(
    game: Game, units: tuple[UnitId, ...], points: int, to: Hex, lifted: frozenset[str]
) -> bool:
    """Would a hex be open to units without some rules?"""
    if any(bar.covers(to) for bar in going_bars(game, units) if bar.rule not in lifted):
        return False
    if lifted & {"7.3b", "7.3c"}:
        lifted |= {"7.3a"}
    return is_reached(game, units, points, to, lifted)


def is_reached(
    game: Game, units: tuple[UnitId, ...], points: int, to: Hex, lifted: frozenset[str]
) -> bool:
    """Would units reach a hex but for 7.3a the enemy's zones, or 10.4a what they have to spend?"""
    nation, start = game.roster.nation[units[0]], Hex(game.units[units[0]].place)
    zone = zone_of_control(game, opponent(GERMAN if nation == 0 else ALLIED))
    has_zones = "7.3a" not in lifted
    most = FAR if "10.4a" in lifted else points
    ways = ground_for(game, nation).reach(
        start, most, closed_to(game, nation), zone * has_zones, has_zones and is_bound(game, units)
    )
    return bool(ways.all >> to & 1)


def ends_in_zone(game: Game, units: tuple[UnitId, ...], hex: Hex) -> bool:
    """7.3a A move into an enemy zone of control uses up the phase."""
    side = GERMAN if game.roster.nation[units[0]] == 0 else ALLIED
    zone = zone_of_control(game, opponent(side))
    return is_bound(game, units) and bool(zone >> hex & 1)


def zone_objection(
    game: Game, units: tuple[UnitId, ...], start: Hex, to: Hex, otherwise: str = "7.3a"
) -> Objection:
    """7.3c From zone to zone, 7.3b out of one by another, 7.3a or on through one."""
    side = GERMAN if game.roster.nation[units[0]] == 0 else ALLIED
    zone = zone_of_control(game, opponent(side)) if is_bound(game, units) else 0
    if not zone >> start & 1:
        return Objection(otherwise)
    straight = zone >> to & 1 and MAP.grid.are_adjacent(start, to)
    return Objection("7.3c" if straight else "7.3b")


# --- exits: 4.5, 4.6, 5.13, 5.14 --------------------------------------------------------------


def exits(game: Game, units: tuple[UnitId, ...], points: int) -> list[tuple[str, str]]:
    """The ways off the map open to units here: pairs of verb and edge."""
    if points < EXIT_COST:
        return []
    hex = Hex(game.units[units[0]].place)
    found = []
    if all(unit in game.roster.mechanized for unit in units):
        rule, edge = r04_victory.exit_rule(game, units[0], hex)
        found += [("exit", edge)] if rule else []
    elif all(game.roster.nation[unit] == BRITISH for unit in units):
        found += [("exit", edge) for edge in overland_edges(game, hex)]
        found += sea_exits(game, units, hex)
    return found


def overland_edges(game: Game, hex: Hex) -> list[str]:
    """5.14a The south and west edges once Dynamo is declared, 5.14b unless a panzer corps left."""
    if game.dynamo is None:
        return []
    return [
        edge for edge, mask in EDGES.items() if mask >> hex & 1 and edge not in game.closed_edges
    ]


def sea_exits(game: Game, units: tuple[UnitId, ...], hex: Hex) -> list[tuple[str, str]]:
    """5.13e, 5.13f By the active port: whole units, or one step of one, four steps a turn."""
    if not dynamo_is_running(game) or game.dynamo is None or hex != game.dynamo.port:
        return []
    room = DYNAMO_STEPS - game.dynamo.evacuated
    steps = sum(game.units[unit].steps for unit in units)
    whole = [("evacuate", "sea")] if steps <= room else []
    single = len(units) == 1 and game.units[units[0]].steps > 1 and room > 0
    return whole + ([("evacuate_step", "sea")] if single else [])


def dynamo_is_running(game: Game) -> bool:
    """5.13c, 5.13d In effect on the three turns after the declaration."""
    return game.dynamo is not None and 0 < game.turn - game.dynamo.declared <= DYNAMO_TURNS


def objections_to_leaving(
    game: Game, units: tuple[UnitId, ...], points: int, verb: str, edge: str = ""
) -> list[Objection]:
    """4.5a, 4.6a, 5.13e, 5.14a Why units may not leave the map from here."""
    unit, hex = units[0], hex_of(game, units[0])
    if game.roster.nation[unit] == BRITISH:
        return [why_british_stay(game, points, hex, verb)]
    if verb != "exit":
        return [Objection("5.13e")]
    rule = "4.6a" if MAP.south >> hex & 1 else "4.5a"
    if not counter_of(game, unit).is_mechanized:
        return [Objection(rule, "mechanized")]
    open_here, open_edge = r04_victory.exit_rule(game, unit, hex)
    if open_here and edge in ("", open_edge):
        return [Objection("10.4a", "points", {"points": points})]
    return [Objection(rule, "hex")]


def why_british_stay(game: Game, points: int, hex: Hex, verb: str) -> Objection:
    """5.13c, 5.13e, 5.13f by sea, 5.14a, 5.14b overland."""
    if game.dynamo is None:
        return Objection("5.14a", "dynamo")
    if verb == "exit" and any(EDGES[each] >> hex & 1 for each in game.closed_edges):
        return Objection("5.14b")
    if points < EXIT_COST:
        return Objection("10.4a", "points", {"points": points})
    if hex != game.dynamo.port or verb == "exit":
        return Objection("5.13e", "port")
    return Objection("5.13f" if dynamo_is_running(game) else "5.13c")
