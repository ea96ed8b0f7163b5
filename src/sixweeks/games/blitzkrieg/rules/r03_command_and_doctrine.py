"""3 Command: companies keep near their headquarters."""

from collections.abc import Iterable

from sixweeks.games.blitzkrieg.model import turn_effects
from sixweeks.games.blitzkrieg.model.components import FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    everyone_in,
    formation_of,
    grid_of,
    hex_of,
    is_on_map,
)
from sixweeks.games.blitzkrieg.model.state import UNPLACED, Game


def is_bound(game: Game, unit: UnitId) -> bool:
    """3.3a, C-20 Who must keep near the HQ: the companies named, or all by the other reading."""
    counter = counter_of(game, unit)
    return counter.needs_command or (game.options.command_binds == "all" and counter.may_fire)


def is_out_of_command_range(game: Game, unit: UnitId) -> bool:
    """3.3a Farther from the HQ than its command range; formations without one need none (C-20)."""
    place = game.units[unit].place
    if place < 0 or not is_bound(game, unit):
        return False
    formation = formation_of(game, unit)
    if formation is None or formation.hq is None:
        return False
    if not is_on_map(game, formation.hq):
        return not is_ahead_of(game, unit, formation.hq)
    command_range = counter_of(game, formation.hq).command_range
    return not grid_of(game).within(hex_of(game, formation.hq), command_range) >> place & 1


def is_ahead_of(game: Game, unit: UnitId, hq: UnitId) -> bool:
    """14.2f, C-15 A unit due before its HQ is in command until that comes."""
    is_earlier = counter_of(game, unit).arrives < counter_of(game, hq).arrives
    return is_earlier and game.units[hq].place == UNPLACED


def check_command(game: Game, formations: Iterable[FormationId]) -> None:
    """3.3a, C-21 Mark those out of command, after each activation and retreat."""
    for formation in formations:
        if formation in game.scenario.formations:
            for unit in everyone_in(game, formation):
                if not game.units[unit].out_of_command and is_out_of_command_range(game, unit):
                    turn_effects.lose_command(game, unit)


def restore_command(game: Game) -> None:
    """2.B1 Markers come off units back in command."""
    for unit, state in enumerate(game.units):
        if state.out_of_command and not is_out_of_command_range(game, UnitId(unit)):
            turn_effects.regain_command(game, UnitId(unit))
