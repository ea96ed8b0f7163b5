"""What a position means to one side, each part worked out when first asked."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from sixweeks.ai.mansteins_war.weights import PULL, TEMPERS, Weights
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    GERMAN,
    NATION,
    SCENARIO,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    attack_factor,
    defence_factor,
    hex_of,
    occupied,
    units_of_side_at,
    units_on_map,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r03_victory import unit_value
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against, zone_of_control
from sixweeks.games.mansteins_war.rules.r15_logistics import sources, within

FAR = 99
SIZE = GRID.all.bit_length()
Field = Sequence[int]  # hexes to go from each hex
POINTS = tuple(map(unit_value, COUNTERS))
MEAN_FACTORS = tuple(  # of attack and defence, for each number of steps
    (0.0, *((attack + defence) / 2 for attack, defence in counter.factors)) for counter in COUNTERS
)


class Situation:
    """A game as one side sees it, and what follows from it."""

    def __init__(self, game: Game, side: str, weights: Weights | None = None) -> None:
        self.game, self.side, self.enemy = game, side, opponent(side)
        self.weights = weights or TEMPERS[side]

    @cached_property
    def last_turn(self) -> int:
        return SCENARIO.extended_turns if self.game.extended else SCENARIO.turns

    @cached_property
    def factor(self) -> float:
        """What a combat factor is worth now: less and less as the game goes on."""
        left = max(0, self.last_turn - self.game.turn) / (self.last_turn - 1)
        weights = self.weights
        return weights.late_factor + (weights.factor - weights.late_factor) * left

    @cached_property
    def friends(self) -> int:
        return occupied(self.game, self.side)

    @cached_property
    def foes(self) -> int:
        return occupied(self.game, self.enemy)

    @cached_property
    def zone(self) -> int:
        return zone_of_control(self.game, self.side)

    @cached_property
    def against(self) -> int:
        """The enemy zones that bind the own units."""
        return zone_against(self.game, self.side)

    @cached_property
    def control(self) -> int:
        return controlled(self.game, self.side)

    @cached_property
    def units(self) -> list[UnitId]:
        return units_on_map(self.game, self.side)

    @cached_property
    def enemies(self) -> list[UnitId]:
        return units_on_map(self.game, self.enemy)

    # --- units --------------------------------------------------------------------------------

    def price(self, unit: UnitId, lost: int) -> float:
        """What it costs a side to lose some steps of a unit."""
        had = self.game.units[unit].steps
        left, points = max(0, had - lost), POINTS[unit]
        cost = self.factor * (MEAN_FACTORS[unit][had] - MEAN_FACTORS[unit][left])
        if not left:
            return cost + points + self.weights.logistic * COUNTERS[unit].is_logistic
        return cost + (self.weights.last_step * points if left == 1 < had else 0.0)

    def worth(self, unit: UnitId) -> float:
        return self.price(unit, self.game.units[unit].steps)

    @cached_property
    def threats(self) -> list[tuple[int, int]]:
        """For each enemy unit the hexes that it may come to attack, roughly, and its factor."""
        found = []
        for unit in self.enemies:
            if factor := attack_factor(self.game, unit):
                found.append((within_attack(self.game, unit), factor))
        return found

    def threat(self, hex: Hex) -> int:
        """The enemy factors that may be brought against a hex before long."""
        return sum(factor for mask, factor in self.threats if mask >> hex & 1)

    def defence(self, hex: Hex) -> int:
        here = units_of_side_at(self.game, self.side, hex)
        return sum(defence_factor(self.game, unit) for unit in here)

    def supported_ground(self, unit: UnitId) -> int:
        """Where a unit would have a line of communication as things are."""
        return within(self.game, unit, sources(self.game, NATION[unit]))

    # --- distances ----------------------------------------------------------------------------

    def field(self, goals: int) -> Field:
        """How far it is from each hex to the nearest goal, a stack in the way counting for more."""
        return steps_to(goals, self.foes & ~goals)

    @cached_property
    def front(self) -> Field:
        """How far it is to the nearest enemy."""
        return steps_to(self.foes or MAP.countries["germany"], 0)


def within_attack(game: Game, unit: UnitId) -> int:
    """A disc: some of the movement factor is lost to terrain and zones."""
    radius = COUNTERS[unit].movement // 2 + 2
    return GRID.within(hex_of(game, unit), radius)


@lru_cache(maxsize=512)
def steps_to(goals: int, enemies: int) -> Field:
    """The distances to a set of hexes over land, by waves; enemies hold a wave up."""
    field = [FAR] * SIZE
    free = MAP.land & ~goals
    waves = {0: goals}
    for steps in range(FAR):
        wave = waves.pop(steps, 0)
        if not wave and not waves:
            break
        for hex in bits(wave):
            field[hex] = steps
        after = cross(GRID, wave, MAP.dry) & free
        free &= ~after
        waves[steps + 1] = waves.get(steps + 1, 0) | after & ~enemies
        if blocked := after & enemies:
            waves[steps + PULL.enemy] = waves.get(steps + PULL.enemy, 0) | blocked
    return tuple(field)


def zone_from(hexes: int) -> int:
    """The zone of units in some hexes."""
    return cross(GRID, hexes, MAP.dry)


def place_of(game: Game, unit: UnitId) -> Hex:
    return hex_of(game, unit)


def bit_of(game: Game, unit: UnitId) -> int:
    return one(hex_of(game, unit))


def is_german(situation: Situation) -> bool:
    return situation.side == GERMAN
