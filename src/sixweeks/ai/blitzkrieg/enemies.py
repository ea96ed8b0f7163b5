"""Threats by and against enemy units, cached while they do not change."""

from sixweeks.ai.blitzkrieg.chances import at_most, chances, damage
from sixweeks.ai.blitzkrieg.threats import (
    Firer,
    FirerKind,
    Threat,
    observing,
    threats_of,
)
from sixweeks.ai.blitzkrieg.weights import Weights
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    defense_of,
    field_of,
    grid_of,
    standing,
    units_at,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import visibility_limit, visible_from
from sixweeks.games.blitzkrieg.rules.r08_fire import TARGET

HOPELESS = -9  # a factor
Shots = tuple[tuple[Hex, float], ...]  # hexes, and what the enemy loses there
ShotTable = dict[tuple[Hex, bool], Shots]


class Enemies:
    """All enemy units in the open."""

    def __init__(self, game: Game, side: str, weights: Weights) -> None:
        self.game, self.weights = game, weights
        self.grid, self.field = grid_of(game), field_of(game)
        self.hexes = standing(game, side)
        self.threats = threats_of(game, side)
        self.covered_by = 0
        for threat in self.threats:
            self.covered_by |= threat.sees
        self.watchers = [Hex(game.units[unit].place) for unit in observing(game, side)]
        for hex in self.watchers:
            self.covered_by |= visible_from(self.field, hex, game.options.low_cover)
        self.contact = self.grid.spread(self.hexes)
        self.rings: dict[int, int] = {}
        self.fires: dict[tuple[int, bool, bool, Hex], tuple[float, float]] = {}
        self.shots: dict[FirerKind, ShotTable] = {}

    def fire_on(self, defense: int, vehicle: bool, hex: Hex) -> tuple[float, float]:
        """The steps a unit loses in a hex: by reactions when it comes, by fire while it stays."""
        if not self.covered_by >> hex & 1:
            return 0.0, 0.0
        key = (defense, vehicle, False, hex)
        if key not in self.fires:
            self.fires[key] = self.fire_worked_out(defense, vehicle, hex)
        return self.fires[key]

    def fire_worked_out(self, defense: int, vehicle: bool, hex: Hex) -> tuple[float, float]:
        limit = visibility_limit("tank" if vehicle else "rifle", self.field.terrain[hex])
        defense -= self.shelter_of(hex, vehicle)
        coming = staying = 0.0
        for threat in self.threats:
            if threat.sees >> hex & 1 and self.grid.distance(hex, threat.hex) <= limit:
                at_once, later = self.fire_of(threat, hex, vehicle, defense)
                coming, staying = coming + at_once, staying + later
        weights = self.weights
        if self.is_watched(hex, limit):
            pinned, lost = chances(weights.shell - defense, vehicle)
            staying += weights.shells * (weights.pinned * pinned + lost)
        return min(coming, weights.worst), min(staying, weights.worst)

    def shelter_of(self, hex: Hex, vehicle: bool) -> int:
        """8.3a What terrain and works add to a factor against a unit there: nothing, or less."""
        shelter = TARGET.get(self.field.terrain[hex], {}).get("direct", 0)
        if self.game.works >> hex & 1 and not vehicle:
            shelter += TARGET["prepared"]["direct"]
        return shelter

    def fire_of(self, threat: Threat, hex: Hex, vehicle: bool, defense: int) -> tuple[float, float]:
        """The steps that one enemy's fire costs: if he may react, and if he fires."""
        if not threat.sees >> hex & 1 or (threat.vehicles_only and not vehicle):
            return 0.0, 0.0
        between = self.grid.distance(hex, threat.hex) - 1
        attack = threat.halved if vehicle else threat.attack
        pinned, lost = chances(attack - defense - between, vehicle)
        harm = self.weights.pinned * pinned + lost
        return at_most(threat.reaction - between) * harm, harm

    def is_watched(self, hex: Hex, limit: int) -> bool:
        """8.2a Can an enemy observer bring down shells on a unit here?"""
        sight = visible_from(self.field, hex, self.game.options.low_cover)
        return any(
            sight >> place & 1 and self.grid.distance(hex, place) <= limit
            for place in self.watchers
        )

    def within(self, distance: int) -> int:
        """The hexes so near to an enemy, or nearer."""
        if distance not in self.rings:
            ring = self.hexes
            for _ in range(distance):
                ring |= self.grid.spread(ring)
            self.rings[distance] = ring
        return self.rings[distance]

    def shots_of(self, firer: Firer) -> ShotTable:
        """What the fire of such a unit has been found to be worth, by hex and whether it moves."""
        return self.shots.setdefault(firer.kind, {})

    def shots_from(self, firer: Firer, hex: Hex, moving: bool) -> Shots:
        """What a unit may hope to do by fire from a hex, for every hex it can fire into."""
        reach = 1 if self.grid.around[hex] & self.hexes else firer.range
        near = self.grid.within(hex, reach) & self.hexes
        if near:
            near &= visible_from(self.field, hex, self.game.options.low_cover)
        burden = firer.burden_in(hex, self.field.cover, moving)
        return tuple([(place, self.shot_into(firer, hex, place, burden)) for place in bits(near)])

    def shot_into(self, firer: Firer, hex: Hex, place: Hex, burden: int) -> float:
        """What the best target in one hex loses."""
        game, distance = self.game, self.grid.distance(hex, place)
        best = 0.0
        for target in units_at(game, place):
            state, counter = game.units[target], counter_of(game, target)
            if state.hidden or distance > visibility_limit(counter.kind, self.field.terrain[place]):
                continue
            factor = self.rough_factor(firer, target, place) - (distance - 1) - burden
            best = max(best, damage(game, target, factor, self.weights))
        return best

    def rough_factor(self, firer: Firer, target: UnitId, place: Hex) -> int:
        """Attack less defense, including shelter, without the firer's markers."""
        vehicle = counter_of(self.game, target).is_vehicle
        if firer.vehicles_only and not vehicle:
            return HOPELESS
        attack = firer.halved if vehicle else firer.attack
        return attack - defense_of(self.game, target) + self.shelter_of(place, vehicle)
