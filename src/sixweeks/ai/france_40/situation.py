"""Position analysis for one side, computed lazily."""

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache

from sixweeks.ai.france_40.weights import STEADY, Weights
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, UnitId, opponent
from sixweeks.games.france_40.model.queries import (
    BRITISH,
    FORMER_NEUTRALS,
    attack_factor,
    counter_of,
    defense_factor,
    mobile_units,
    occupied,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r08_supply, r10_movement
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control

FAR = 99
NEIGHBOURS = [cross(MAP.grid, 1 << hex, MAP.open) for hex in range(MAP.grid.all.bit_length())]
Field = tuple[int, ...]  # steps to go from each hex


class Situation:
    """A game as one side sees it, and what follows from it."""

    def __init__(
        self,
        game: Game,
        side: str,
        weights: Weights = STEADY,
        imagine: Callable[[], Game] | None = None,
    ) -> None:
        self.game, self.side, self.weights, self.imagine = game, side, weights, imagine
        self.enemy = opponent(side)
        self.has_ring = True  # false once none was found
        self.step_losses: dict[UnitId, float] = {}

    @cached_property
    def worlds(self) -> "list[Situation]":
        """3.10a This and others that may be as well, for what is under the top of a stack."""
        if self.imagine is None:
            return [self]
        others = (self.imagine() for _ in range(self.weights.worlds - 1))
        return [self, *(Situation(game, self.side, self.weights) for game in others)]

    @property
    def is_1939(self) -> bool:
        return self.game.scenario_id == "1939"

    @property
    def own_units(self) -> list[UnitId]:
        """The units that may act: on the map and not frozen."""
        frozen = r10_movement.frozen_units(self.game) if self.side == ALLIED else 0
        return [u for u in on_map(self.game, self.side) if not frozen >> u & 1]

    @property
    def enemy_units(self) -> list[UnitId]:
        return on_map(self.game, self.enemy)

    @cached_property
    def supplied_enemies(self) -> list[UnitId]:
        return [u for u in self.enemy_units if r08_supply.is_in_supply(self.game, u)]

    @cached_property
    def threats(self) -> list[tuple[int, int]]:
        """For each enemy unit the hexes it may attack next turn, and its attack factor."""
        return [
            (threatened(self, unit), attack_factor(self.game, unit)) for unit in self.enemy_units
        ]

    def threat(self, hex: Hex) -> int:
        """The enemy attack factors that can be brought against a hex next turn."""
        return sum(factor for mask, factor in self.threats if mask >> hex & 1)

    def field(self, goals: int, closed: int = 0) -> Field:
        """How many hexes it is from each hex to the nearest goal."""
        return steps_to(goals, MAP.land & ~closed)


def on_map(game: Game, side: str) -> list[UnitId]:
    return [unit for unit in game.roster.mobile[side] if game.units[unit].place >= 0]


@lru_cache(maxsize=512)
def steps_to(goals: int, ground: int) -> Field:
    """The distances to a set of hexes over open ground, by waves."""
    field = [FAR] * MAP.grid.all.bit_length()
    wave, free, steps = goals, ground & ~goals, 0
    while wave and steps < FAR:
        for hex in bits(wave):
            field[hex] = steps
        wave = cross(MAP.grid, wave, MAP.open) & free
        free &= ~wave
        steps += 1
    return tuple(field)


def expected_points(game: Game, unit: UnitId, dice: int) -> int:
    """The movement factor, or what a die may be expected to give."""
    if r10_movement.needs_die(game, unit):
        supplied = r08_supply.is_in_supply(game, unit)
        return dice if supplied else r10_movement.halved(dice)
    return r10_movement.movement_factor(game, unit)


def threatened(situation: Situation, unit: UnitId) -> int:
    game = situation.game
    points = expected_points(game, unit, situation.weights.dice)
    near = r10_movement.reach(game, (unit,), points).all | one(place_of(game, unit))
    return cross(MAP.grid, near, MAP.open)


def place_of(game: Game, unit: UnitId) -> Hex:
    return Hex(game.units[unit].place)


def places(game: Game, units: Iterable[UnitId]) -> int:
    mask = 0
    for unit in units:
        if game.units[unit].place >= 0:
            mask |= one(place_of(game, unit))
    return mask


def is_mechanized(game: Game, unit: UnitId) -> bool:
    return unit in game.roster.mechanized


def shelterless(situation: Situation, unit: UnitId, hexes: int) -> int:
    """11.3d Of some hexes those where a retreat is possible; mechanized corps keep to them."""
    if situation.weights.spare_panzers and is_mechanized(situation.game, unit):
        return hexes & ~situation.game.forts
    return hexes


def is_british(game: Game, unit: UnitId) -> bool:
    return game.roster.nation[unit] == BRITISH


def is_former_neutral(game: Game, unit: UnitId) -> bool:
    return game.roster.nation[unit] in FORMER_NEUTRALS


def power(game: Game, unit: UnitId) -> int:
    """Attack and defense together."""
    return attack_factor(game, unit) + defense_factor(game, unit)


def step_value(game: Game, unit: UnitId) -> float:
    """What the loss of a step takes from a unit's strength."""
    counter, steps = counter_of(game, unit), game.units[unit].steps
    if counter.is_static:
        return 2.0 + steps
    attack, defense = counter.factors[steps - 1]
    if steps > 1:
        attack -= counter.factors[steps - 2][0]
        defense -= counter.factors[steps - 2][1]
    return (attack + defense) / 2 + (1.0 if steps == 1 else 0.0)


def whole_value(game: Game, unit: UnitId) -> float:
    """What the loss of a whole unit costs."""
    if counter_of(game, unit).is_static:
        return 4.0
    return power(game, unit) / 2 + 1.0


def friends(situation: Situation) -> int:
    return mobile_units(situation.game, situation.side)


def foes(situation: Situation) -> int:
    return occupied(situation.game, situation.enemy)


def enemy_zone(situation: Situation) -> int:
    return zone_of_control(situation.game, situation.enemy)


def supplied_ground(situation: Situation) -> int:
    """Where the side's units are in supply as the board stands."""
    game = situation.game
    if situation.side == GERMAN:
        return MAP.land if situation.is_1939 else r08_supply.german_supply(game)
    coast = r08_supply.coastal(game) & r08_supply.COASTAL_ROWS
    return r08_supply.overland(game) | coast


def neighbours(hex: Hex) -> int:
    """The hexes next to one, lake and sea sides apart."""
    return NEIGHBOURS[hex]
