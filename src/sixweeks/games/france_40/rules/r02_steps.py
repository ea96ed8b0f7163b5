"""2.10-2.12 Steps: how units shrink and die."""

from sixweeks.games.france_40.model import effects
from sixweeks.games.france_40.model.components import UnitId
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r04_victory


def lose_step(game: Game, unit: UnitId, rule: str) -> None:
    """2.10b, 2.11a A full unit is reduced; a unit with one step left is eliminated for good."""
    if game.units[unit].steps == 1:
        eliminate(game, unit, rule)
    else:
        effects.lose_step(game, unit, rule)


def eliminate(game: Game, unit: UnitId, rule: str) -> None:
    """2.10b The unit goes to the dead pile, whatever its steps."""
    was_supplied = r04_victory.is_supplied_at_its_end(game, unit)
    effects.eliminate(game, unit, rule)
    r04_victory.after_elimination(game, unit, was_supplied)
