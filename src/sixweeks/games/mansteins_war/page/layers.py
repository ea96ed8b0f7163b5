"""What may be laid over the map: control, zones, air, supply, reach, the attack in progress."""

from collections.abc import Iterable, Iterator
from functools import cache, partial

from sixweeks.board.hexes import Hex, one
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model.components import (
    AIR_OF,
    ALLIED,
    COUNTERS,
    GERMAN,
    LLK,
    NATIONS,
    NATIONS_OF,
    SIDES,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    air_zone,
    held,
    hex_of,
    is_on_map,
    occupied,
    units_on_map,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.page.supply_lines import supply_line
from sixweeks.games.mansteins_war.rules import r15_logistics
from sixweeks.games.mansteins_war.rules.r03_control import CONTESTABLE, controlled
from sixweeks.games.mansteins_war.rules.r03_victory import HEX_VALUES
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.mansteins_war.rules.r08_movement import allowance, destinations
from sixweeks.games.mansteins_war.rules.r10_attack import Combat
from sixweeks.games.mansteins_war.rules.r10_combat_segment import Gather
from sixweeks.games.mansteins_war.rules.r16_air import interdicted
from sixweeks.games.mansteins_war.rules.r16_air_segment import AirSegment
from sixweeks.games.mansteins_war.rules.r18_airborne import landing_zone
from sixweeks.games.mansteins_war.rules.r22_results import Counterattack
from sixweeks.kernel.memo import all_of_position
from sixweeks.kernel.presentation.layers import Asked, Layers, named
from sixweeks.kernel.presentation.scene import Layer
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.masks import mask_of, union


def layers(game: Game) -> tuple[Layer, ...]:
    """The attack in progress comes first; while air units fly, what they cover is shown."""
    is_flown = any(isinstance(frame, AirSegment) for frame in game.stack)
    return (*attack_in_progress(game), *standing_layers(game, is_flown), *lasting_layers())


@all_of_position
def standing_layers(game: Game, is_flown: bool) -> Iterable[Layer]:
    layer = partial(LAYERS.layer, game)
    german, allied = (held(game, side) & MAP.land for side in SIDES)
    yield layer("front", "3.3.b", german, facing=allied)
    for side in SIDES:
        yield layer(f"control_{side}", "3.3.b", controlled(game, side) & MAP.land, side)
    if contested := contested_hexes(game):
        yield layer("contested", "7.2.a", contested, fill="hatch")
    for side in SIDES:
        yield layer(f"zone_{side}", "7.0", zone_of_control(game, side) & MAP.land, side, "hatch")
    for side in SIDES:
        if zones := air_zones(game, side):
            yield layer(f"air_{side}", "16.4", zones, side, "dots", is_shown=is_flown)
    if hexes := interdicted(game):
        yield layer("interdicted", "16.8", hexes, GERMAN, "hatch")


def contested_hexes(game: Game) -> int:
    """7.2.a, A-3 Depots and victory hexes that nobody controls."""
    taken = controlled(game, GERMAN) | controlled(game, ALLIED)
    return CONTESTABLE & MAP.land & ~taken


def air_zones(game: Game, side: str) -> int:
    """16.4 All that the air units of a side cover."""
    return union(air_zone(game, unit) for unit in AIR_OF[side])


# --- supply -----------------------------------------------------------------------------------


def supply_layer(nation: int, places: int, ways: tuple[tuple[str, ...], ...]) -> Layer:
    """15.2 Of each nation, by its own sources."""
    id = f"supply_{NATIONS[nation]}"
    side = next(side for side, nations in NATIONS_OF.items() if nation in nations)
    title = Sentence(f"layer-{id}")
    return Layer(id, title, "15.1.a", numbers(places), side, ways=ways, is_asked=True)


def supply_of(game: Game, nation: int) -> Layer:
    """15.1.a Where every unit of the nation would have a line, and the lines that there are."""
    own = [counter for counter in COUNTERS if counter.nation == nation and counter.movement]
    shortest = min(own, key=lambda counter: counter.movement)
    everywhere = r15_logistics.within(game, shortest.id, r15_logistics.sources(game, nation))
    open = MAP.land & ~occupied(game, opponent(shortest.side))
    return supply_layer(nation, everywhere & open, tuple(drawn_lines(game, nation)))


def drawn_lines(game: Game, nation: int) -> Iterator[tuple[str, ...]]:
    """One of each stack is enough, unless their movement differs."""
    side = next(side for side, nations in NATIONS_OF.items() if nation in nations)
    own = [unit for unit in units_on_map(game, side) if COUNTERS[unit].nation == nation]
    lines = {supply_line(game, unit) for unit in own if not COUNTERS[unit].is_static}
    yield from (tuple(map(GRID.number, line)) for line in sorted(lines) if len(line) > 1)


# --- what never changes -----------------------------------------------------------------------


@cache
def lasting_layers() -> tuple[Layer, ...]:
    """Those to be asked for, and 3.4.a, 3.5.a the hexes that are worth points to each side."""
    supply = (supply_layer(nation, 0, ()) for nation in range(len(NATIONS)))
    rules = {GERMAN: "3.4.a", ALLIED: "3.5.a"}
    victory = (
        LAYERS.layer(None, f"victory_{side}", rules[side], mask_of(HEX_VALUES[side]), side)
        for side in SIDES
    )
    return (*LAYERS.offered(), *supply, *victory)


# --- the attack in progress -------------------------------------------------------------------


def attack_in_progress(game: Game) -> Iterator[Layer]:
    """10.1.b Arrows from the attackers to the hex attacked, while units are gathered or fight."""
    for by, units, hex in attacks(game)[-1:]:
        starts = sorted({hex_of(game, unit) for unit in units if is_on_map(game, unit)})
        arrows = tuple((GRID.number(start), GRID.number(hex)) for start in starts if start != hex)
        title, target = Sentence("layer-attack"), (GRID.number(hex),)
        yield Layer("attack", title, "10.1.b", target, by, ways=arrows, is_shown=True)


def attacks(game: Game) -> list[tuple[str, tuple[UnitId, ...], Hex]]:
    """Who attacks, with what and which hex; the innermost last."""
    found = []
    for frame in game.stack:
        match frame:
            case Gather(by=by, units=units, hex=hex):
                found.append((by, units, hex))
            case Combat(attack=attack) | Counterattack(attack=attack) if attack is not None:
                found.append((attack.by, attack.units, attack.hex))
    return found


# --- worked out when they are asked for -------------------------------------------------------


def reached(game: Game, side: str, viewer: str | None) -> int:
    """8.0.a Every hex that some unit of a side could get to, were it activated now."""
    return union(ground_of(game, unit) for unit in units_on_map(game, side))


def threatened(game: Game, side: str, viewer: str | None) -> int:
    """10.0.a Every hex next to one that a unit can get to."""
    return cross(GRID, reached(game, side, viewer), MAP.dry) & MAP.land


def ground_of(game: Game, unit: UnitId) -> int:
    """Where a unit stands, and all it can reach."""
    here = one(hex_of(game, unit))
    if COUNTERS[unit].is_static:
        return here
    return here | destinations(game, (unit,), (allowance(game, unit),), False)


def landed_on(game: Game, side: str, viewer: str | None) -> int:
    """18.0.b Where the airborne corps could land from where it stands."""
    is_there = is_on_map(game, LLK) and not game.has_landed
    return landing_zone(game, LLK) & MAP.land if is_there else 0


numbers = partial(named, GRID.numbers)
LAYERS = Layers(
    lambda game: GRID.numbers,
    SIDES,
    {
        "reach": Asked("8.0.a", "wash", reached),
        "threat": Asked("10.0.a", "hatch", threatened),
        "landing": Asked("18.0.b", "wash", landed_on, (GERMAN,)),
    },
)
SUPPLY = {f"supply_{name}": nation for nation, name in enumerate(NATIONS)}


def asked_layer(game: Game, id: str, viewer: str | None) -> Layer | None:
    if id in SUPPLY:
        return supply_of(game, SUPPLY[id])
    return LAYERS.asked_layer(game, id, viewer)
