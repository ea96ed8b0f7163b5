"""What may be laid over the map: territory, zones, supply, army groups, and what is owed."""

from collections.abc import Iterable, Iterator
from functools import cache, partial

from sixweeks.board.hexes import bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    FRENCH,
    GERMAN,
    GERMANS,
    PARIS,
    SIDES,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import hex_of, is_on_map, neutral_ground
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import r08_supply, r11_airborne
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_of_control
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r06_movement import allowance, movable, reach
from sixweeks.games.nineteen_forty.rules.r07_battle import Battle
from sixweeks.games.nineteen_forty.rules.r07_combat_phase import CombatPhase, Gather
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault
from sixweeks.games.nineteen_forty.rules.r07_targets import owed
from sixweeks.games.nineteen_forty.rules.r17_command import PANZER_TURNS, area_of_effort
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH
from sixweeks.kernel.memo import all_of_position
from sixweeks.kernel.presentation.layers import Asked, Layers, named
from sixweeks.kernel.presentation.scene import Layer
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.masks import union

DECLARED = Sentence("layer-declared")
NATION_OF = {GERMAN: GERMANS, ALLIED: FRENCH}
GOALS = {"maginot": ("19.e", MAP.maginot), "paris": ("19.f", PARIS), "north": ("19.g", NORTH)}


def layers(game: Game) -> tuple[Layer, ...]:
    """While attacks are declared, what is declared and owed comes first."""
    return (*declaration(game), *standing_layers(game), *goals())


@all_of_position
def standing_layers(game: Game) -> Iterable[Layer]:
    layer = partial(LAYERS.layer, game)
    german, allied = (territory(game, side) & MAP.land for side in SIDES)
    yield layer("front", "5.a", german, facing=allied)
    yield layer("territory_german", "5.c", german, GERMAN)
    yield layer("territory_allied", "5.c", allied, ALLIED)
    if neutral := neutral_ground(game) & MAP.land:
        yield layer("neutral", "13.c", neutral)
    for side in SIDES:
        zone = zone_of_control(game, side) & MAP.land
        yield layer(f"zone_{side}", "4.a", zone, side, "hatch")
        if hexes := game.interdicted.of(side):
            yield layer(f"interdicted_{side}", "9.h", hexes, side, "hatch", is_shown=True)
    if game.begun and game.turn <= PANZER_TURNS:
        yield layer("effort", "17.e", area_of_effort(game.plans.main_effort), GERMAN, "dots")
    yield from LAYERS.offered()


@cache
def goals() -> tuple[Layer, ...]:
    """What never changes: the objectives and the zones of the army groups."""
    layer = partial(LAYERS.layer, None)
    objectives = [layer(f"goal_{id}", rule, mask) for id, (rule, mask) in GOALS.items()]
    zones = [
        layer(f"group_{group}", "17.a" if side == ALLIED else "16.g", mask & MAP.land, side)
        for side in SIDES
        for group, mask in MAP.groups[side].items()
    ]
    return (*objectives, *zones)


# --- the declaration of attacks ---------------------------------------------------------------


def declaration(game: Game) -> Iterator[Layer]:
    """7.b Arrows for what has been declared, and the hexes that are owed."""
    declared = assaults(game)
    if not declared:
        return
    by, targets = game.phasing, union(each.hexes for each in declared)
    if not isinstance(game.frame, Battle) and (due := owed(game, by, declared)):
        yield LAYERS.layer(game, "owed", "7.b", due, by, "hatch", is_shown=True)
    arrows = tuple(arrow for each in declared for arrow in arrows_of(game, each))
    yield Layer("declared", DECLARED, "7.f", numbers(targets), by, ways=arrows, is_shown=True)


def assaults(game: Game) -> tuple[Assault, ...]:
    """Those that have been declared, and the one that is being put together or fought."""
    found: tuple[Assault, ...] = ()
    for frame in game.stack:
        match frame:
            case CombatPhase(declared=declared):
                found = declared
            case Gather(assault=assault) | Battle(assault=assault):
                found = (*found, assault)
    return found


def arrows_of(game: Game, assault: Assault) -> Iterator[tuple[str, str]]:
    starts = sorted({hex_of(game, unit) for unit in assault.units if is_on_map(game, unit)})
    for hex in bits(assault.hexes):
        yield from ((GRID.number(start), GRID.number(hex)) for start in starts)


# --- worked out when they are asked for -------------------------------------------------------


def reached(game: Game, side: str, viewer: str | None) -> int:
    """6.d Every hex that some unit can get to in a movement phase."""
    return union(ground_of(game, unit) for unit in movable(game, side))


def threatened(game: Game, side: str, viewer: str | None) -> int:
    """7.a Every hex next to one that a unit can get to."""
    return cross(GRID, reached(game, side, viewer), MAP.attackable) & MAP.land


def droppable_on(game: Game, side: str, viewer: str | None) -> int:
    """11.b Where some airborne unit could drop now."""
    return union(r11_airborne.drop_zone(game, unit) for unit in r11_airborne.droppable(game))


def ground_of(game: Game, unit: UnitId) -> int:
    """Where a unit stands, and all it can reach."""
    return one(hex_of(game, unit)) | reach(game, (unit,), allowance(game, unit)).all


def supplied_on_foot(game: Game, side: str, viewer: str | None) -> int:
    """8.b From where units of Germany, or of France, trace to a source."""
    return r08_supply.supplied_ground(game, NATION_OF[side], motorized=False)


def supplied_motorized(game: Game, side: str, viewer: str | None) -> int:
    """4.h The same for motorized units, which mind no zone."""
    return r08_supply.supplied_ground(game, NATION_OF[side], motorized=True)


numbers = partial(named, GRID.numbers)
LAYERS = Layers(
    lambda game: GRID.numbers,
    SIDES,
    {
        "reach": Asked("6.d", "wash", reached),
        "threat": Asked("7.a", "hatch", threatened),
        "foot": Asked("8.b", "dots", supplied_on_foot),
        "motorized": Asked("4.h", "dots", supplied_motorized),
        "drops": Asked("11.b", "wash", droppable_on, (GERMAN,)),
    },
)
asked_layer = LAYERS.asked_layer
