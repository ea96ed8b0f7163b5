"""The point of main effort: which enemy hexes are worth breaking, for who can go in at once."""

from functools import cached_property

from sixweeks.ai.blitzkrieg.chances import chances
from sixweeks.ai.blitzkrieg.threats import fighting
from sixweeks.ai.blitzkrieg.weights import Weights
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import GERMAN, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    formation_id,
    grid_of,
    hex_of,
    state_of,
    units_at,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r08_fire import indirect_factor


class Focus:
    """What the hexes of the enemy are worth to those still to act."""

    def __init__(self, game: Game, side: str, weights: Weights) -> None:
        self.game, self.side, self.weights = game, side, weights
        self.prizes: dict[Hex, float] = {}

    def prize(self, hex: Hex) -> float:
        """What it is worth that everybody in an enemy hex is neutralized."""
        if hex not in self.prizes:
            ground = self.weights.breach
            if self.is_wanted(hex):
                ground += self.weights.enemy_ground
            self.prizes[hex] = ground * self.follow_up(hex)
        return self.prizes[hex]

    def is_wanted(self, hex: Hex) -> bool:
        """13a An objective in the enemy's hands."""
        if not self.game.scenario.objective_hexes >> hex & 1:
            return False
        return bool(self.game.german_ground >> hex & 1) != (self.side == GERMAN)

    def follow_up(self, hex: Hex) -> float:
        """How likely it is that somebody still to act this turn can assault a hex."""
        chance, grid, likely = 1.0, grid_of(self.game), self.weights.nearness
        near = grid.within(hex, len(likely) - 1)
        for place in self.strikers:
            if near >> place & 1:
                chance *= 1 - likely[grid.distance(hex, place)]
        return 1 - chance

    @cached_property
    def strikers(self) -> list[Hex]:
        """Where units are that are to act in this turn or segment and can assault."""
        game = self.game
        units = [u for u in fighting(game, self.side) if is_to_strike(game, u)]
        return [hex_of(game, unit) for unit in units]

    def all_down(self, impact: str, hex: Hex, impacts: int) -> float:
        """How likely so many impacts leave nobody in a hex able to fight."""
        game, likely = self.game, 1.0
        for unit in units_at(game, hex):
            if not game.units[unit].neutralized:
                factor = indirect_factor(game, impact, unit).total
                hit = sum(chances(factor, counter_of(game, unit).is_vehicle))
                likely *= 1 - (1 - hit) ** impacts
        return likely


def is_to_strike(game: Game, unit: UnitId) -> bool:
    state, formation = game.units[unit], state_of(game, formation_id(game, unit))
    if state.neutralized or state.truck or formation.demoralized or formation.activations:
        return False
    kind = counter_of(game, unit).kind
    return kind != "at_gun" and not game.segment.acted >> unit & 1
