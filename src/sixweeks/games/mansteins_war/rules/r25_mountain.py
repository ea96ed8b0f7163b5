"""25.1 Mountain units, an option."""

from collections.abc import Iterable

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import COUNTERS, UnitId
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.state import Game


def mountain_shift(
    game: Game, attackers: Iterable[UnitId], defenders: Iterable[UnitId], hex: Hex
) -> int:
    """25.1 In the rough a column for attackers, or defenders, who are all mountain units."""
    if game.options.mountain == "off" or not MAP.terrain["rough"] >> hex & 1:
        return 0
    return are_mountain(attackers) - are_mountain(defenders)


def are_mountain(units: Iterable[UnitId]) -> bool:
    return all(COUNTERS[unit].kind == "mountain" for unit in units)
