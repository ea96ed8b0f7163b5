"""What may be laid over the map: control, front, supply, victory, and what is within reach."""

from collections.abc import Iterator
from functools import lru_cache

from sixweeks.games.springtime.model.components import ALLIED, AXIS, MAP, ROSTER, SIDES
from sixweeks.games.springtime.model.queries import contested, controlled
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.model.view import seen_by
from sixweeks.games.springtime.page import pieces
from sixweeks.games.springtime.page.inspector import within_reach
from sixweeks.games.springtime.rules import r13_supply, r16_victory
from sixweeks.kernel.memo import all_of_position
from sixweeks.kernel.presentation.scene import Layer
from sixweeks.kernel.presentation.sentence import Sentence

THREAT = "threat_"


@all_of_position
def layers(game: Game) -> Iterator[Layer]:
    axis, allied = (controlled(game, side) for side in (AXIS, ALLIED))
    yield layer("taken_axis", "7.2b", axis & ~pieces.AXIS_AT_START, AXIS, is_shown=True)
    yield layer("taken_allied", "7.2b", allied & pieces.AXIS_AT_START, ALLIED, is_shown=True)
    yield layer("front", "7.2a", axis, facing=names(allied))
    yield layer("control_axis", "7.2a", axis, AXIS)
    yield layer("control_allied", "7.2a", allied, ALLIED)
    yield layer("contested", "7.3a", contested(game), fill="hatch")
    yield layer("supply_axis", "13.1.1a", r13_supply.supply_net(game, "german"), AXIS, "dots")
    yield layer("supply_allied", "13.1.2a", r13_supply.supply_net(game, "french"), ALLIED, "dots")
    goals = 1 << MAP.paris | MAP.french_zones
    yield layer("victory", "16.1a", r16_victory.linked_to_germany(game) & goals, AXIS)
    for side in SIDES:
        yield layer(f"{THREAT}{side}", "9.1a", 0, side, "hatch", is_asked=True)


@lru_cache(2000)
def layer(
    id: str,
    rule: str,
    mask: int,
    side: str = "",
    fill: str = "wash",
    facing: tuple[str, ...] = (),
    is_shown: bool = False,
    is_asked: bool = False,
) -> Layer:
    return Layer(
        id,
        Sentence(f"layer-{id}"),
        rule,
        names(mask),
        side,
        fill,
        facing,
        is_shown=is_shown,
        is_asked=is_asked,
    )


@lru_cache(2000)
def names(mask: int) -> tuple[str, ...]:
    return tuple(MAP.graph.names(mask))


def asked_layer(game: Game, id: str, viewer: str | None) -> Layer | None:
    """9.1a Wherever a unit of a side could go in an Assault, were its army group activated."""
    side = id.removeprefix(THREAT)
    if side not in SIDES or not id.startswith(THREAT):
        return None
    seen, mask = seen_by(game, viewer), 0
    for unit in ROSTER.units[side]:
        mask |= within_reach(seen, unit)
    return layer(id, "9.1a", mask, side, "hatch", is_asked=True)
