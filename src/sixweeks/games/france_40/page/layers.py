"""Overlays of the map: control, front, zones, supply, and what is within reach."""

from collections.abc import Iterable
from functools import partial

from sixweeks.board.hexes import Hex, one
from sixweeks.board.hexsides import cross
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, SIDES, TABLES, UnitId
from sixweeks.games.france_40.model.queries import neutral_ground
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.model.view import hidden_units
from sixweeks.games.france_40.rules import r08_supply
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.france_40.rules.r10_movement import (
    lessened,
    movable,
    movement_factor,
    needs_die,
    reach,
)
from sixweeks.games.france_40.rules.r11_combat import fighting_ground
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.layers import Asked, Layers, named
from sixweeks.kernel.presentation.scene import Layer
from sixweeks.masks import union

BEST = {"1939": "french_maximum", "1940": "die_maximum"}


@of_fields("control", "countries", "presence", "forts", "ports_lost")
def layers(game: Game) -> tuple[Layer, ...]:
    return *worked_out(game), *LAYERS.offered()


def worked_out(game: Game) -> Iterable[Layer]:
    layer = partial(LAYERS.layer, game)
    german, neutral = game.control & MAP.land, neutral_ground(game) & MAP.land
    allied = MAP.land & ~game.control & ~neutral
    yield layer("front", "3.1b", german, facing=allied)
    yield layer("control_german", "3.1b", german, GERMAN)
    yield layer("control_allied", "3.1b", allied, ALLIED)
    if game.scenario.has_zones_of_control:
        for side in SIDES:
            zone = zone_of_control(game, side) & MAP.land
            yield layer(f"zone_{side}", "7.0a", zone, side, "hatch")
        german_supply = r08_supply.german_supply(game)
        yield layer("supply_german", "8.7a", german_supply, GERMAN, "dots")
    supplied = r08_supply.overland(game) | r08_supply.coastal(game)
    yield layer("supply_allied", "8.8d", supplied, ALLIED, "dots")
    if neutral:
        yield layer("neutral", "3.6e", neutral)


# --- worked out when they are asked for -------------------------------------------------------


def reached(game: Game, side: str, viewer: str | None) -> int:
    """10.4a Every hex that some unit in sight can get to in a Movement Phase."""
    return MAP.land & union(ground_of(game, unit) for unit in seen_to_move(game, side, viewer))


def threatened(game: Game, side: str, viewer: str | None) -> int:
    """11.2a Every hex next to one that a unit in sight can get to, where it may fight."""
    return MAP.land & union(
        cross(MAP.grid, ground_of(game, unit), MAP.open)
        & fighting_ground(game, game.roster.nation[unit])
        for unit in seen_to_move(game, side, viewer)
    )


def seen_to_move(game: Game, side: str, viewer: str | None) -> list[UnitId]:
    secret = hidden_units(game, viewer)
    return [unit for unit in movable(game, side) if unit not in secret]


def ground_of(game: Game, unit: UnitId) -> int:
    """Where a unit stands and all it can reach; a die that is to be rolled is taken at its best."""
    factor = movement_factor(game, unit)
    if needs_die(game, unit):
        factor = lessened(game, unit, TABLES.movement[game.scenario_id][BEST[game.scenario_id]])
    return one(Hex(game.units[unit].place)) | reach(game, (unit,), factor).all


numbers = partial(named, MAP.grid.numbers)
LAYERS = Layers(
    lambda game: MAP.grid.numbers,
    SIDES,
    {"reach": Asked("10.4a", "wash", reached), "threat": Asked("11.2a", "hatch", threatened)},
)
asked_layer = LAYERS.asked_layer
