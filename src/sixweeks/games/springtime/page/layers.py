"""Overlays of the map: control, front, supply, victory, and what is within reach."""

from collections.abc import Iterator
from functools import partial

from sixweeks.games.springtime.model.components import ALLIED, AXIS, MAP, ROSTER, SIDES
from sixweeks.games.springtime.model.queries import contested, controlled
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.model.view import seen_by
from sixweeks.games.springtime.page import pieces
from sixweeks.games.springtime.page.inspector import within_reach
from sixweeks.games.springtime.rules import r13_supply, r16_victory
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.layers import Asked, Layers
from sixweeks.kernel.presentation.scene import Layer
from sixweeks.masks import union


@of_fields("control", "units")
def layers(game: Game) -> tuple[Layer, ...]:
    return *worked_out(game), *LAYERS.offered()


def worked_out(game: Game) -> Iterator[Layer]:
    layer, at_start = partial(LAYERS.layer, game), pieces.AXIS_AT_START
    axis, allied = (controlled(game, side) for side in (AXIS, ALLIED))
    yield layer("taken_axis", "7.2b", axis & ~at_start, AXIS, is_shown=True)
    yield layer("taken_allied", "7.2b", allied & at_start, ALLIED, is_shown=True)
    yield layer("front", "7.2a", axis, facing=allied)
    yield layer("control_axis", "7.2a", axis, AXIS)
    yield layer("control_allied", "7.2a", allied, ALLIED)
    yield layer("contested", "7.3a", contested(game), fill="hatch")
    yield layer("supply_axis", "13.1.1a", r13_supply.supply_net(game, "german"), AXIS, "dots")
    yield layer("supply_allied", "13.1.2a", r13_supply.supply_net(game, "french"), ALLIED, "dots")
    goals = 1 << MAP.paris | MAP.french_zones
    yield layer("victory", "16.1a", r16_victory.linked_to_germany(game) & goals, AXIS)


def threatened(game: Game, side: str, viewer: str | None) -> int:
    """9.1a Wherever a unit of a side could go in an Assault, were its army group activated."""
    seen = seen_by(game, viewer)
    return union(within_reach(seen, unit) for unit in ROSTER.units[side])


THREAT = Asked("9.1a", "hatch", threatened)
LAYERS = Layers(lambda game: MAP.graph.names, SIDES, {"threat": THREAT})
asked_layer = LAYERS.asked_layer
