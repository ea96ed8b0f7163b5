"""Overlays of the map: ground held, command, and what each side sees and can fire at."""

from collections.abc import Callable, Iterable

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.blitzkrieg.model.components import GERMAN, SIDES, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    field_of,
    german_ground,
    grid_of,
    hex_of,
    is_on_map,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.model.view import secret_units
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import visibility_limit
from sixweeks.games.blitzkrieg.rules.r08_fire import seen_from
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.layers import Asked, Layers
from sixweeks.kernel.presentation.scene import Layer
from sixweeks.kernel.presentation.sentence import Side, message
from sixweeks.masks import union

FARTHEST = visibility_limit("tank", "clear")


@of_fields("units", "stacks", "german_ground", "passed_unseen")
def ground_held(game: Game, viewer: str | None) -> int:
    return german_ground(game, viewer)


def layers(game: Game, viewer: str | None) -> tuple[Layer, ...]:
    goals = LAYERS.layer(game, "objectives", "13a", game.scenario.objective_hexes)
    held = LAYERS.layer(game, "held", "13a", ground_held(game, viewer), GERMAN)
    return goals, held, *LAYERS.offered()


# --- worked out when they are asked for -------------------------------------------------------


def of_known_units(ground: "GroundOf") -> Callable[[Game, str, str | None], int]:
    """What the units of a side that the viewer knows of see, can fire at, or command."""

    def together(game: Game, side: str, viewer: str | None) -> int:
        secret = secret_units(game, viewer)
        known = (unit for unit in on_map(game, side) if unit not in secret)
        return union(ground(game, unit, secret) for unit in known)

    return together


def on_map(game: Game, side: str) -> list[UnitId]:
    return [c.id for c in game.scenario.counters if c.side == side and is_on_map(game, c.id)]


Secret = frozenset[UnitId]
GroundOf = Callable[[Game, UnitId, Secret], int]


def ground_seen(game: Game, unit: UnitId, secret: Secret = frozenset()) -> int:
    """4.1b, 4.1d As far as a vehicle in the open is seen, and by an observer a hex further."""
    here = hex_of(game, unit)
    far = FARTHEST + (counter_of(game, unit).kind == "observer")
    return seen_from(game, here) & grid_of(game).within(here, far)


def ground_under_fire(game: Game, unit: UnitId, secret: Secret = frozenset()) -> int:
    """4.1a In sight and within the range that the unit has now."""
    here = hex_of(game, unit)
    return seen_from(game, here) & grid_of(game).within(here, known_range(game, unit, secret))


def known_range(game: Game, unit: UnitId, secret: Secret) -> int:
    """4.2a, 4.2b The range as far as one can know it: what lies covered next to it is a unit."""
    counter, state = counter_of(game, unit), game.units[unit]
    if not counter.may_fire or state.truck:
        return 0
    if state.neutralized or is_enemy_known(game, unit, secret):
        return 1
    return counter.range


def is_enemy_known(game: Game, unit: UnitId, secret: Secret) -> bool:
    return any(
        counter_of(game, other).side != counter_of(game, unit).side
        and not game.units[other].hidden
        and (other in secret or counter_of(game, other).stacks)
        for hex in bits(grid_of(game).around[hex_of(game, unit)])
        for other in counters_at(game, hex)
    )


def ground_in_command(game: Game, unit: UnitId, secret: Secret = frozenset()) -> int:
    """3.3a Nothing but for a headquarters."""
    far = counter_of(game, unit).command_range
    return grid_of(game).within(hex_of(game, unit), far) if far else 0


def from_which_seen(game: Game, hex: Hex, kind: str) -> int:
    """4.1b, 4.1c The hexes from which a unit of this kind would be seen here."""
    limit = visibility_limit(kind, field_of(game).terrain[hex])
    return seen_from(game, hex) & grid_of(game).within(hex, limit) & ~one(hex)


def seers_of(game: Game, hex: Hex, side: str, secret: frozenset[UnitId]) -> list[UnitId]:
    """The known units of a side to which the line from a hex is valid, as far as anybody sees."""
    seen = seen_from(game, hex)
    return [
        unit
        for unit in on_map(game, side)
        if unit not in secret
        and seen >> game.units[unit].place & 1
        and ground_seen(game, unit) >> hex & 1
    ]


def standing_places(game: Game, units: Iterable[UnitId]) -> tuple[str, ...]:
    return LAYERS.names(game, sum({one(hex_of(game, unit)) for unit in units}))


LAYERS = Layers(
    lambda game: grid_of(game).numbers,
    SIDES,
    {
        "sight": Asked("4.1a", "wash", of_known_units(ground_seen)),
        "fire": Asked("4.2a", "hatch", of_known_units(ground_under_fire)),
        "command": Asked("3.3a", "dots", of_known_units(ground_in_command)),
    },
    title=lambda kind, side: message(f"layer-{kind}", side=Side(side)),
)
asked_layer, numbers = LAYERS.asked_layer, LAYERS.names
