"""12 Mines attack whoever enters; prepared positions shelter their occupants (M-06)."""

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import side_of
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r08_fire import Shot


def is_mined(game: Game, hex: Hex) -> bool:
    """12.1c Mines last all game."""
    return bool(game.mines >> hex & 1)


def mine_attack(game: Game, unit: UnitId) -> Shot:
    """12.1a, C-30 One attack on the Mine column, on friend and foe alike."""
    return Shot(by=opponent(side_of(game, unit)), target=unit, impact="mine")
