"""Threats by and against enemy units, cached while they do not move."""

from sixweeks.ai.blitzkrieg.chances import at_most, chances, damage
from sixweeks.ai.blitzkrieg.weights import Weights
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import TABLES, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    attack_of,
    counter_of,
    defense_of,
    field_of,
    grid_of,
    is_demoralized,
    is_on_map,
    standing,
    units_at,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import visibility_limit, visible_from
from sixweeks.games.blitzkrieg.rules.r08_fire import TARGET
from sixweeks.games.blitzkrieg.rules.r08_indirect_fire import may_observe

WORST = 1.5  # steps that fire in one hex may cost
Shots = tuple[tuple[Hex, float], ...]
SHELLS, SHELL = 1.5, 4  # impacts a turn where an enemy observes, and the factor of one


class Threat:
    """One enemy unit in the open: from where it fires, how hard, how quickly."""

    __slots__ = ("attack", "halved", "hex", "reaction", "sees", "vehicles_only")

    def __init__(self, game: Game, unit: UnitId) -> None:
        counter, state = counter_of(game, unit), game.units[unit]
        dazed = state.neutralized or is_demoralized(game, unit)
        self.hex = Hex(state.place)
        self.attack = attack_of(game, unit) - state.neutralized
        self.halved = (self.attack + 1) // 2 if counter.is_infantry_firer else self.attack
        self.vehicles_only = counter.vehicles_only
        self.reaction = TABLES.reaction[counter.side][counter.kind] - 2 * dazed
        sight = visible_from(field_of(game), self.hex, game.options.low_cover)
        self.sees = sight & grid_of(game).within(self.hex, 1 if dazed else counter.range)


class Enemies:
    """All enemy units in the open."""

    def __init__(self, game: Game, side: str, weights: Weights) -> None:
        self.game, self.weights = game, weights
        self.grid, self.field = grid_of(game), field_of(game)
        self.hexes = standing(game, side)
        self.threats = [Threat(game, unit) for unit in fighting(game, side)]
        self.covered_by = 0
        for threat in self.threats:
            self.covered_by |= threat.sees
        self.watchers = [Hex(game.units[unit].place) for unit in observing(game, side)]
        for hex in self.watchers:
            self.covered_by |= visible_from(self.field, hex, game.options.low_cover)
        self.fires: dict[tuple[int, bool, bool, Hex], tuple[float, float]] = {}
        self.shots: dict[tuple[int, int, bool, bool, Hex, bool], Shots] = {}

    def fire_on(self, defense: int, vehicle: bool, hex: Hex) -> tuple[float, float]:
        """The steps a unit loses in a hex: by reactions when it comes, by fire while it stays."""
        if not self.covered_by >> hex & 1:
            return 0.0, 0.0
        key = (defense, vehicle, False, hex)
        if key not in self.fires:
            self.fires[key] = self.fire_worked_out(defense, vehicle, hex)
        return self.fires[key]

    def fire_worked_out(self, defense: int, vehicle: bool, hex: Hex) -> tuple[float, float]:
        terrain = self.field.terrain[hex]
        limit = visibility_limit("tank" if vehicle else "rifle", terrain)
        shelter = TARGET.get(terrain, {}).get("direct", 0)
        if self.game.works >> hex & 1 and not vehicle:
            shelter += TARGET["prepared"]["direct"]
        coming = staying = 0.0
        for threat in self.threats:
            if not threat.sees >> hex & 1 or (threat.vehicles_only and not vehicle):
                continue
            between = self.grid.distance(hex, threat.hex) - 1
            if between >= limit:
                continue
            attack = threat.halved if vehicle else threat.attack
            pinned, lost = chances(attack - defense + shelter - between, vehicle)
            harm = self.weights.pinned * pinned + lost
            coming += at_most(threat.reaction - between) * harm
            staying += harm
        if self.is_watched(hex, limit):
            pinned, lost = chances(SHELL - defense + shelter, vehicle)
            staying += SHELLS * (self.weights.pinned * pinned + lost)
        return min(coming, WORST), min(staying, WORST)

    def is_watched(self, hex: Hex, limit: int) -> bool:
        """8.2a Can an enemy observer bring down shells on a unit here?"""
        sight = visible_from(self.field, hex, self.game.options.low_cover)
        return any(
            sight >> place & 1 and self.grid.distance(hex, place) <= limit
            for place in self.watchers
        )

    def shots_from(self, unit: UnitId, hex: Hex, moving: bool) -> Shots:
        """What a unit may hope to do by fire from a hex, for every hex it can fire into."""
        own = counter_of(self.game, unit)
        reach = 1 if self.grid.around[hex] & self.hexes else own.range
        attack = attack_of(self.game, unit) - 2 * moving
        key = (attack, reach, own.is_infantry_firer, own.vehicles_only, hex, moving)
        if key not in self.shots:
            near = self.grid.within(hex, reach) & self.hexes
            if near:
                near &= visible_from(self.field, hex, self.game.options.low_cover)
            found = [(place, self.shot_into(unit, hex, place, moving)) for place in bits(near)]
            self.shots[key] = tuple(found)
        return self.shots[key]

    def shot_into(self, unit: UnitId, hex: Hex, place: Hex, moving: bool) -> float:
        """The best target in one hex."""
        game, distance = self.game, self.grid.distance(hex, place)
        best = 0.0
        for target in units_at(game, place):
            state, counter = game.units[target], counter_of(game, target)
            if state.hidden or distance > visibility_limit(counter.kind, self.field.terrain[place]):
                continue
            factor = self.rough_factor(unit, target, place) - (distance - 1) - 2 * moving
            best = max(best, damage(game, target, factor, self.weights.neutralized))
        return best

    def rough_factor(self, unit: UnitId, target: UnitId, place: Hex) -> int:
        """Attack less defense, including shelter, without the firer's markers."""
        own, theirs = counter_of(self.game, unit), counter_of(self.game, target)
        if own.vehicles_only and not theirs.is_vehicle:
            return -9
        attack = attack_of(self.game, unit)
        if own.is_infantry_firer and theirs.is_vehicle:
            attack = (attack + 1) // 2
        factor = attack - defense_of(self.game, target)
        factor += TARGET.get(self.field.terrain[place], {}).get("direct", 0)
        if self.game.works >> place & 1 and not theirs.is_vehicle:
            factor += TARGET["prepared"]["direct"]
        return factor


def fighting(game: Game, side: str) -> list[UnitId]:
    """The units of a side on the map and in the open."""
    return [
        counter.id
        for counter in game.scenario.counters
        if counter.side == side
        and counter.stacks
        and is_on_map(game, counter.id)
        and not game.units[counter.id].hidden
        and game.units[counter.id].aboard < 0
    ]


def observing(game: Game, side: str) -> list[UnitId]:
    """8.2e The observers that have been seen, and the headquarters of infantry."""
    return [
        counter.id
        for counter in game.scenario.counters
        if counter.side == side
        and is_on_map(game, counter.id)
        and not counter.stacks
        and may_observe(game, counter.id)
    ]
