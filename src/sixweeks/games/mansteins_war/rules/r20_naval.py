"""20.1 Allied naval support."""

from sixweeks.games.mansteins_war.model.components import ALLIED
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import hex_of
from sixweeks.games.mansteins_war.model.state import AVAILABLE, Game
from sixweeks.games.mansteins_war.rules.r10_odds import Attack


def is_by_the_sea(game: Game, attack: Attack) -> bool:
    """20.1, A-59 One Allied unit that takes part is in a coastal or port hex."""
    shore = MAP.coastal | MAP.ports
    units = attack.units if attack.by == ALLIED else attack.suffering
    return any(shore >> hex_of(game, unit) & 1 for unit in units)


def may_use_ships(game: Game, attack: Attack) -> bool:
    """20.1 The naval unit supports one combat a GT, of either side's making."""
    return game.naval == AVAILABLE and is_by_the_sea(game, attack)
