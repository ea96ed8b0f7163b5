"""What a position means to one side; each part is computed on first use."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

from sixweeks.ai.mansteins_war.belief import chance_to_act
from sixweeks.ai.mansteins_war.weights import PULL, WEIGHTS, Weights
from sixweeks.board.flood import rings
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    IS_MECH,
    MOVEMENT,
    NATION,
    RESERVE,
    SCENARIO,
    TERRAIN,
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
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import (
    manned_forts,
    zone_against,
    zone_of_control,
)
from sixweeks.games.mansteins_war.rules.r10_odds import best_terrain
from sixweeks.games.mansteins_war.rules.r15_logistics import sources, within
from sixweeks.masks import union

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
        self.weights = weights or WEIGHTS[side]
        self.threat_at: dict[Hex, float] = {}
        self.zones: dict[UnitId, int] = {}  # what all others reach
        self.dangers: dict[tuple[int, ...], float] = {}
        self.cleared: dict[tuple[Hex, int], int] = {}
        self.supported: dict[tuple[int, int], int] = {}
        self.shifts: dict[Hex, int] = {}
        self.price_lists: dict[UnitId, list[float]] = {}
        self.raiders: Mapping[UnitId, Hex] | None = None  # 3.1.b once they are known
        self.notes: dict[tuple[str, str], Sequence[float]] = {}  # worked out by others

    @cached_property
    def last_turn(self) -> int:
        return SCENARIO.extended_turns if self.game.extended else SCENARIO.turns

    @cached_property
    def factor(self) -> float:
        """What a combat factor is worth now: less and less as the game goes on."""
        weights = self.weights
        return weights.late_factor + (weights.factor - weights.late_factor) * self.time_left

    @cached_property
    def time_left(self) -> float:
        """From 1 on the first turn to 0 on the last."""
        return max(0, self.last_turn - max(1, self.game.turn)) / (self.last_turn - 1)

    @cached_property
    def urgency(self) -> float:
        """The share of its points that a hex taken now is worth."""
        return 1.0 - (1.0 - self.weights.early) * self.time_left

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

    def prices(self, unit: UnitId) -> list[float]:
        """What it costs a side to lose no step of a unit, one, two ... all."""
        if unit not in self.price_lists:
            had = self.game.units[unit].steps
            self.price_lists[unit] = [self.price(unit, had, lost) for lost in range(had + 1)]
        return self.price_lists[unit]

    def price(self, unit: UnitId, had: int, lost: int) -> float:
        left, points = had - lost, POINTS[unit]
        cost = self.factor * (MEAN_FACTORS[unit][had] - MEAN_FACTORS[unit][left])
        if not left:
            return cost + points + self.weights.logistic * COUNTERS[unit].is_logistic
        return cost + (self.weights.last_step * points if left == 1 < had else 0.0)

    def worth(self, unit: UnitId) -> float:
        return self.prices(unit)[-1]

    def stake(self, unit: UnitId) -> float:
        """What a unit may lose in one attack."""
        prices, danger = self.prices(unit), self.weights.danger
        times = danger.frail if self.is_frail(unit) else 1.0
        return times * prices[min(danger.steps, len(prices) - 1)]

    def is_frail(self, unit: UnitId) -> bool:
        """3.5.b A mech unit down to a step."""
        return IS_MECH[unit] and self.game.units[unit].steps == 1

    @cached_property
    def threats(self) -> dict[str, list[tuple[int, float]]]:
        """For each enemy command the hexes that its units may come to attack, roughly, and their
        factors by the chance that they act."""
        game, is_last = self.game, self.game.turn >= self.last_turn
        danger = self.weights.danger
        found: dict[str, list[tuple[int, float]]] = {RESERVE: []}
        for unit in self.enemies:
            if factor := attack_factor(game, unit):
                likely = chance_to_act(game, unit, is_last, danger)
                own = found.setdefault(COUNTERS[unit].command, [])
                own.append((within_attack(game, unit, danger.reach), factor * likely))
        return found

    def threat(self, hex: Hex) -> float:
        """The enemy factors that may be brought against a hex at once: one command acts at a time,
        and reserves with it."""
        if hex not in self.threat_at:
            sums = {
                command: sum(factor for mask, factor in some if mask >> hex & 1)
                for command, some in self.threats.items()
            }
            reserves = sums.pop(RESERVE)
            self.threat_at[hex] = max(sums.values(), default=0.0) + reserves
        return self.threat_at[hex]

    def defence(self, hex: Hex) -> int:
        here = units_of_side_at(self.game, self.side, hex)
        return sum(defence_factor(self.game, unit) for unit in here)

    def supported_ground(self, unit: UnitId) -> int:
        """Where a unit would have a line of communication as things are."""
        key = (NATION[unit], MOVEMENT[unit])
        if key not in self.supported:
            self.supported[key] = within(self.game, unit, sources(self.game, NATION[unit]))
        return self.supported[key]

    def support_after(self, unit: UnitId, cleared: Hex) -> int:
        """Where a unit would have a line of communication if an enemy hex were cleared."""
        limit = MOVEMENT[unit]
        key = (cleared, limit)
        if key not in self.cleared:
            rest = self.foes & ~(1 << cleared)
            ground = MAP.land & ~rest & ~(cross(GRID, rest, MAP.dry) & ~self.own_forts)
            lines = rings(GRID, sources(self.game, NATION[unit]) & ground, ground, MAP.dry, limit)
            reached = union(lines[:-1])
            self.cleared[key] = reached | cross(GRID, reached, MAP.dry)
        return self.cleared[key]

    @cached_property
    def own_forts(self) -> int:
        return manned_forts(self.game, self.side)

    def terrain_shift(self, hex: Hex) -> int:
        """The columns that a hex gives to who defends it."""
        if hex not in self.shifts:
            self.shifts[hex] = TERRAIN[best_terrain(self.game, hex)].shift
        return self.shifts[hex]

    # --- distances ----------------------------------------------------------------------------

    def field(self, goals: int) -> Field:
        """How far it is from each hex to the nearest goal, a stack in the way counting for more."""
        return steps_to(goals, self.foes & ~goals, self.weights.pull.enemy)

    @cached_property
    def front(self) -> Field:
        """How far it is to the nearest enemy."""
        return steps_to(self.foes or MAP.countries["germany"], 0)


def within_attack(game: Game, unit: UnitId, share: float) -> int:
    """A disc: only a share of the movement factor is not lost to terrain and zones."""
    radius = int(COUNTERS[unit].movement * share) + 1
    return GRID.within(hex_of(game, unit), radius)


@lru_cache(maxsize=512)
def steps_to(goals: int, enemies: int, delay: int = PULL.enemy) -> Field:
    """The distances to a set of hexes over land, by waves; enemies hold a wave up by a delay."""
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
            waves[steps + delay] = waves.get(steps + delay, 0) | blocked
    return tuple(field)


@lru_cache(maxsize=512)
def distances(hex: Hex) -> Field:
    """How far every other hex is, as the crow flies."""
    return [GRID.distance(hex, Hex(n)) if GRID.all >> n & 1 else FAR for n in range(SIZE)]


def zone_from(hexes: int) -> int:
    """The zone of units in some hexes."""
    return cross(GRID, hexes, MAP.dry)


def place_of(game: Game, unit: UnitId) -> Hex:
    return hex_of(game, unit)


def bit_of(game: Game, unit: UnitId) -> int:
    return one(hex_of(game, unit))
