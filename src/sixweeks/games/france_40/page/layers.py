"""What may be laid over the map: control, front, zones, supply, and what is within reach."""

from collections.abc import Iterable
from functools import lru_cache

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
from sixweeks.kernel.memo import all_of_position
from sixweeks.kernel.presentation.scene import Layer
from sixweeks.kernel.presentation.sentence import Sentence

BEST = {"1939": "french_maximum", "1940": "die_maximum"}
ASKED = {"reach": ("10.4a", "wash"), "threat": ("11.2a", "hatch")}  # when they are wished for


@all_of_position
def layers(game: Game) -> Iterable[Layer]:
    german, neutral = game.control & MAP.land, neutral_ground(game) & MAP.land
    allied = MAP.land & ~game.control & ~neutral
    yield layer("front", "3.1b", german, facing=numbers(allied))
    yield layer("control_german", "3.1b", german, GERMAN)
    yield layer("control_allied", "3.1b", allied, ALLIED)
    if game.scenario.has_zones_of_control:
        for side in SIDES:
            zone = zone_of_control(game, side) & MAP.land
            yield layer(f"zone_{side}", "7.0a", zone, side, "hatch")
        yield layer("supply_german", "8.7a", r08_supply.german_supply(game), GERMAN, "dots")
    supplied = r08_supply.overland(game) | r08_supply.coastal(game)
    yield layer("supply_allied", "8.8d", supplied, ALLIED, "dots")
    if neutral:
        yield layer("neutral", "3.6e", neutral)
    for kind in ASKED:
        for side in SIDES:
            yield to_be_asked(kind, side, ())


def layer(
    id: str,
    rule: str,
    mask: int,
    side: str = "",
    fill: str = "wash",
    facing: tuple[str, ...] = (),
) -> Layer:
    return Layer(id, Sentence(f"layer-{id}"), rule, numbers(mask), side, fill, facing)


@lru_cache(maxsize=2048)
def numbers(mask: int) -> tuple[str, ...]:
    # SPEED: most of a scene's time, and from answer to answer most layers stay as they are.
    return tuple(MAP.grid.numbers(mask))


# --- worked out when they are asked for -------------------------------------------------------


def asked_layer(game: Game, id: str, viewer: str | None) -> Layer | None:
    """Where the units that a viewer sees could go, or whom they could then attack."""
    kind, _, side = id.partition("_")
    if kind not in ASKED or side not in SIDES:
        return None
    secret = hidden_units(game, viewer) if viewer else frozenset()
    seen = [unit for unit in movable(game, side) if unit not in secret]
    found = reached(game, seen) if kind == "reach" else threatened(game, seen)
    return to_be_asked(kind, side, numbers(found & MAP.land))


def to_be_asked(kind: str, side: str, places: tuple[str, ...]) -> Layer:
    (rule, fill), id = ASKED[kind], f"{kind}_{side}"
    return Layer(id, Sentence(f"layer-{id}"), rule, places, side, fill, is_asked=True)


def reached(game: Game, units: Iterable[UnitId]) -> int:
    """10.4a Every hex that some unit can get to in a Movement Phase."""
    mask = 0
    for unit in units:
        mask |= ground_of(game, unit)
    return mask


def threatened(game: Game, units: Iterable[UnitId]) -> int:
    """11.2a Every hex next to one that a unit can get to, where it may fight."""
    mask = 0
    for unit in units:
        near = cross(MAP.grid, ground_of(game, unit), MAP.open)
        mask |= near & fighting_ground(game, game.roster.nation[unit])
    return mask


def ground_of(game: Game, unit: UnitId) -> int:
    """Where a unit stands and all it can reach; a die that is to be rolled is taken at its best."""
    factor = movement_factor(game, unit)
    if needs_die(game, unit):
        factor = lessened(game, unit, TABLES.movement[game.scenario_id][BEST[game.scenario_id]])
    return one(Hex(game.units[unit].place)) | reach(game, (unit,), factor).all
