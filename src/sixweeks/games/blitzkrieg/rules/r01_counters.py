"""1.3-1.4 Headquarters and observers in the way of an enemy, and observers in sight."""

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.components import UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    formation_id,
    grid_of,
    hex_of,
    is_on_map,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import GONE, Game
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import check_command


def sweep(game: Game, enemy: UnitId) -> None:
    """1.4d, C-31 An enemy unit enters: observers are destroyed, headquarters go elsewhere.

    3.3a Its companies may be too far from an HQ driven away."""
    victor, hex = counter_of(game, enemy), hex_of(game, enemy)
    if not victor.stacks:
        return
    for unit in counters_at(game, hex):
        counter = counter_of(game, unit)
        if counter.side != victor.side:
            if counter.kind == "observer":
                effects.overrun(game, unit)
            elif counter.kind == "hq":
                effects.displace_hq(game, unit, refuge_of(game, unit, hex))
                check_command(game, [formation_id(game, unit)])


def refuge_of(game: Game, hq: UnitId, hex: Hex) -> int:
    """C-31 The nearest own unit, of its own formation rather than another; else off the map."""
    grid, formation = grid_of(game), formation_id(game, hq)
    units = [
        counter.id
        for counter in game.scenario.counters
        if counter.side == side_of(game, hq) and counter.stacks and is_on_map(game, counter.id)
    ]
    places = [
        (grid.distance(hex, Hex(game.units[u].place)), formation_id(game, u) != formation, u)
        for u in units
        if game.units[u].place != hex
    ]
    return game.units[min(places)[2]].place if places else GONE
