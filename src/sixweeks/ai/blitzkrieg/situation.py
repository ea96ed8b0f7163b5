"""The map analysis: what a position means to one side, each part worked out when first asked."""

from functools import cached_property, lru_cache
from heapq import heappop, heappush

from sixweeks.ai.blitzkrieg.chances import chances, damage, worth
from sixweeks.ai.blitzkrieg.knobs import ATTACKER, DEFENDER, Knobs
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.blitzkrieg.components import BATTLEFIELDS, GERMAN, UnitId, opponent
from sixweeks.games.blitzkrieg.queries import (
    attack_of,
    counter_of,
    defense_of,
    field_of,
    grid_of,
    is_on_map,
    standing,
    units_at,
)
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r04_line_of_sight import visibility_limit, visible_from
from sixweeks.games.blitzkrieg.rules.r07_movement import movement_of, step_cost
from sixweeks.games.blitzkrieg.rules.r08_fire import TARGET
from sixweeks.games.blitzkrieg.state import Game

FAR = 10_000
REACTS = 0.55  # how often an enemy in range passes his reaction check


class Threat:
    """One enemy unit in the open: from where it fires, how hard."""

    __slots__ = ("attack", "hex", "infantry", "range", "sees", "unit", "vehicles_only")

    def __init__(self, game: Game, unit: UnitId) -> None:
        counter, state = counter_of(game, unit), game.units[unit]
        self.unit, self.hex = unit, Hex(state.place)
        self.attack = attack_of(game, unit) - state.neutralized
        self.range = 1 if state.neutralized else counter.range
        self.infantry, self.vehicles_only = counter.is_infantry_firer, counter.vehicles_only
        sight = visible_from(field_of(game), self.hex, game.options.low_cover)
        self.sees = sight & grid_of(game).within(self.hex, self.range)


class Situation:
    """A game as one side sees it, and what follows from it."""

    def __init__(self, game: Game, side: str, goals: int) -> None:
        self.game, self.side, self.enemy = game, side, opponent(side)
        self.knobs: Knobs = ATTACKER if side == GERMAN else DEFENDER
        self.goals = goals
        self.grid, self.field = grid_of(game), field_of(game)

    @cached_property
    def threats(self) -> list[Threat]:
        return [Threat(self.game, unit) for unit in fighting(self.game, self.enemy)]

    @cached_property
    def enemy_hexes(self) -> int:
        return standing(self.game, self.enemy)

    def danger(self, unit: UnitId, hex: Hex) -> float:
        """What the enemy's fire is likely to cost a unit in a hex."""
        counter, here = counter_of(self.game, unit), one(hex)
        terrain = self.field.terrain[hex]
        limit = visibility_limit(counter.kind, terrain)
        shelter = TARGET.get(terrain, {}).get("direct", 0)
        if self.game.works >> hex & 1 and not counter.is_vehicle:
            shelter += TARGET["prepared"]["direct"]
        total = 0.0
        for threat in self.threats:
            if threat.sees & here and not (threat.vehicles_only and not counter.is_vehicle):
                distance = self.grid.distance(hex, threat.hex)
                if distance <= limit:
                    attack = threat.attack
                    if threat.infantry and counter.is_vehicle:
                        attack = (attack + 1) // 2
                    factor = attack - defense_of(self.game, unit) + shelter - (distance - 1)
                    pinned, lost = chances(factor, counter.is_vehicle)
                    total += REACTS * (self.knobs.neutralized * pinned + lost)
        return min(total, 1.5) * worth(self.game, unit)

    def best_shot(self, unit: UnitId, hex: Hex, moving: bool) -> float:
        """The most that a unit may hope to do by fire from a hex."""
        counter = counter_of(self.game, unit)
        if not counter.may_fire or self.game.units[unit].truck:
            return 0.0
        near = self.grid.within(hex, self.range_from(unit, hex))
        near &= visible_from(self.field, hex, self.game.options.low_cover) & self.enemy_hexes
        return max((self.shot_into(unit, hex, place, moving) for place in bits(near)), default=0.0)

    def range_from(self, unit: UnitId, hex: Hex) -> int:
        """4.2a One hex with an enemy adjacent."""
        if self.grid.around[hex] & self.enemy_hexes:
            return 1
        return counter_of(self.game, unit).range

    def shot_into(self, unit: UnitId, hex: Hex, place: Hex, moving: bool) -> float:
        """The best target in one hex."""
        game, distance = self.game, self.grid.distance(hex, place)
        best = 0.0
        for target in units_at(game, place):
            state, counter = game.units[target], counter_of(game, target)
            if state.hidden or distance > visibility_limit(counter.kind, self.field.terrain[place]):
                continue
            factor = self.rough_factor(unit, target, place) - (distance - 1) - 2 * moving
            best = max(best, damage(game, target, factor, self.knobs.neutralized))
        return best

    def rough_factor(self, unit: UnitId, target: UnitId, place: Hex) -> int:
        """Attack less defense, shelter included, without what hangs on the firer's markers."""
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

    # --- distances ----------------------------------------------------------------------------

    def turns_to(self, unit: UnitId, hex: Hex, goals: int) -> float:
        """How many turns of marching a unit is from a set of hexes."""
        points, mobility = movement_of(self.game, unit)
        costs = march(self.field.id, mobility, goals, self.game.mines)
        return costs[hex] / (2 * points)

    def entry_turns(self, unit: UnitId, goals: int) -> float:
        entry = r07_movement.entry_hexes(self.game, unit)
        return min((self.turns_to(unit, hex, goals) for hex in bits(entry)), default=9.0)


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
