"""What a position means to one side; each part is computed on first use."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from sixweeks.ai.nineteen_forty.chances import Placed
from sixweeks.ai.nineteen_forty.weights import WEIGHTS, Weights
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    UNITS_OF,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import ATTACKED_FROM, GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import (
    hex_of,
    is_neutral_unit,
    occupied,
    sound_units,
    units_of_side_at,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_of_control
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r19_victory import points_for

FAR = 99
Field = Sequence[int]  # steps to go from each hex
# The columns that an attack may come to, with their chances, and what each result is worth.
Prospect = tuple[list[tuple[int, float]], tuple[float, ...]]
POINTS = tuple(map(points_for, COUNTERS))


class Situation:
    """A game as one side sees it, and what follows from it."""

    def __init__(self, game: Game, side: str, weights: Weights | None = None) -> None:
        self.game, self.side, self.enemy = game, side, opponent(side)
        self.weights = weights or WEIGHTS[side]
        self.prospects: dict[tuple[int, Placed], Prospect] = {}  # of attacks looked at

    @cached_property
    def friends(self) -> int:
        return occupied(self.game, self.side)

    @cached_property
    def foes(self) -> int:
        return occupied(self.game, self.enemy)

    @cached_property
    def sound_foes(self) -> int:
        return sound_units(self.game, self.enemy)

    @cached_property
    def zone(self) -> int:
        return zone_of_control(self.game, self.side)

    @cached_property
    def enemy_zone(self) -> int:
        return zone_of_control(self.game, self.enemy)

    @cached_property
    def ground(self) -> int:
        """The side's own territory."""
        return territory(self.game, self.side)

    @cached_property
    def enemy_ground(self) -> int:
        return territory(self.game, self.enemy)

    @cached_property
    def units(self) -> list[UnitId]:
        return units_of(self.game, self.side)

    @cached_property
    def enemies(self) -> list[UnitId]:
        return units_of(self.game, self.enemy)

    @cached_property
    def threats(self) -> list[tuple[int, float]]:
        """For each enemy unit the hexes it may come to attack, roughly, and its factor."""
        return [
            (within_attack(self.game, unit), float(COUNTERS[unit].combat))
            for unit in self.enemies
            if COUNTERS[unit].combat and not self.game.units[unit].disrupted
        ]

    def threat(self, hex: Hex) -> float:
        """The enemy factors that may be brought against a hex in the next turn."""
        return sum(factor for mask, factor in self.threats if mask >> hex & 1)

    def worth(self, unit: UnitId) -> float:
        """What the loss of a unit costs its side."""
        return POINTS[unit] + self.weights.factor * COUNTERS[unit].combat

    def field(self, goals: int, closed: int = 0) -> Field:
        """How many hexes it is from each hex to the nearest goal."""
        return steps_to(goals, MAP.land & ~closed)


def units_of(game: Game, side: str) -> list[UnitId]:
    """The units of a side on the map; those of neutrals belong to none."""
    return [
        unit
        for unit in UNITS_OF[side]
        if game.units[unit].place >= 0 and not is_neutral_unit(game, unit)
    ]


def within_attack(game: Game, unit: UnitId) -> int:
    """A disc: half of the movement factor is lost to terrain and zones."""
    radius = COUNTERS[unit].movement // 2 + 1
    return GRID.within(hex_of(game, unit), radius)


@lru_cache(maxsize=256)
def steps_to(goals: int, ground: int) -> Field:
    """The distances to a set of hexes over open ground, by waves."""
    field = [FAR] * GRID.all.bit_length()
    wave, free, steps = goals, ground & ~goals, 0
    while wave and steps < FAR:
        for hex in bits(wave):
            field[hex] = steps
        wave = cross(GRID, wave, MAP.attackable) & free
        free &= ~wave
        steps += 1
    return field


def touching(hexes: int) -> int:
    """The hexes that can be attacked from some hexes."""
    return cross(GRID, hexes, MAP.attackable)


def strength_at(game: Game, side: str, hex: Hex) -> int:
    return sum(COUNTERS[unit].combat for unit in units_of_side_at(game, side, hex))


def touched_foes(situation: Situation, hex: Hex) -> int:
    """The sound enemies that a unit would owe an attack from a hex (7.b)."""
    return ATTACKED_FROM[hex] & situation.sound_foes


def zone_from(hexes: int) -> int:
    return cross(GRID, hexes, MAP.dry)


def place_of(game: Game, unit: UnitId) -> Hex:
    return hex_of(game, unit)


def bit_of(game: Game, unit: UnitId) -> int:
    return one(hex_of(game, unit))
