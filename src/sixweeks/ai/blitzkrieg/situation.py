"""Position analysis for one side."""

from functools import lru_cache
from heapq import heappop, heappush

from sixweeks.ai.blitzkrieg.chances import damage, worth
from sixweeks.ai.blitzkrieg.enemies import Enemies
from sixweeks.ai.blitzkrieg.focus import Focus
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import BATTLEFIELDS, UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, defense_of, field_of, grid_of
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r07_movement import movement_of, step_cost

FAR = 10_000


class Situation:
    """A game as one side sees it, and what follows from it."""

    def __init__(self, game: Game, side: str, enemies: Enemies, goals: int) -> None:
        self.game, self.side, self.enemies, self.goals = game, side, enemies, goals
        self.weights = enemies.weights
        self.grid, self.field = grid_of(game), field_of(game)
        self.enemy_hexes = enemies.hexes
        self.focus = Focus(game, side, self.weights)

    @property
    def turns_left(self) -> int:
        return self.game.scenario.turns - self.game.turn

    def is_beside_the_point(self, hex: Hex) -> bool:
        """13a On the last turn all that counts is who holds the objectives."""
        if self.turns_left:
            return False
        near = self.grid.within(hex, self.weights.last_reach)
        return not near & self.game.scenario.objective_hexes

    def worth(self, unit: UnitId) -> float:
        """What a step of a unit is worth."""
        return worth(self.game, unit, self.weights)

    def damage(self, target: UnitId, factor: int) -> float:
        """The worth that a fire of this factor takes from a target, on the average."""
        return damage(self.game, target, factor, self.weights)

    def danger(self, unit: UnitId, hex: Hex) -> float:
        """What the enemy's fire may cost a unit that stays in a hex."""
        return self.fire_on(unit, hex)[1] * self.worth(unit)

    def risk(self, unit: UnitId, hex: Hex) -> float:
        """What reactions are likely to cost a unit that enters a hex."""
        return self.fire_on(unit, hex)[0] * self.worth(unit)

    def fire_on(self, unit: UnitId, hex: Hex) -> tuple[float, float]:
        vehicle = counter_of(self.game, unit).is_vehicle
        return self.enemies.fire_on(defense_of(self.game, unit), vehicle, hex)

    def effort(self, place: Hex) -> float:
        """How much more fire into a hex is worth, for those who can follow it up."""
        return 1 + self.weights.effort * self.focus.prize(place)

    def turns_to(self, unit: UnitId, hex: Hex, goals: int) -> float:
        """How many turns of marching a unit is from a set of hexes."""
        points, mobility = movement_of(self.game, unit)
        costs = march(self.field.id, mobility, goals, self.game.mines)
        return costs[hex] / (2 * points)


@lru_cache(512)
def march(field_id: str, mobility: str, goals: int, mines: int) -> list[int]:
    """The half points from every hex to the nearest goal, by road where that is cheaper."""
    field = BATTLEFIELDS[field_id]
    costs = [FAR] * field.grid.all.bit_length()
    queue = [(0, hex) for hex in bits(goals)]
    for _, hex in queue:
        costs[hex] = 0
    while queue:
        spent, hex = heappop(queue)
        if spent > costs[hex]:
            continue
        for near in field.grid.neighbours[hex]:
            if near is not None:
                total = spent + step_cost(field, mobility, mines, near, hex, True)
                if total < costs[near]:
                    costs[near] = total
                    heappush(queue, (total, near))
    return costs
