"""What the hexes are worth to one unit: progress, ground, danger, fields of fire, command."""

from collections.abc import Iterator
from functools import cached_property

from sixweeks.ai.blitzkrieg.situation import Situation, march
from sixweeks.ai.blitzkrieg.threats import firer_of
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import GERMAN, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    counters_at,
    defense_of,
    formation_id,
    hq_of,
    is_on_map,
    members,
    units_at,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import is_bound
from sixweeks.games.blitzkrieg.rules.r07_movement import movement_of


class Ground:
    """The map as one unit sees it."""

    def __init__(self, situation: Situation, unit: UnitId) -> None:
        self.situation, self.unit = situation, unit
        self.game: Game = situation.game
        self.weights = situation.weights
        self.counter = counter_of(self.game, unit)
        self.worth, self.defense = situation.worth(unit), defense_of(self.game, unit)
        self.is_vehicle, self.is_hq = self.counter.is_vehicle, self.counter.kind == "hq"
        points, mobility = movement_of(self.game, unit)
        goals, mines = situation.goals, self.game.mines
        self.costs, self.speed = march(situation.field.id, mobility, goals, mines), 2 * points
        self.pace = self.weights.progress * self.urgency()
        self.shelter = situation.field.cover | self.game.works
        self.objectives = self.game.scenario.objective_hexes
        self.known: dict[Hex, float] = {}
        self.firer = firer_of(self.game, unit)
        self.shots = situation.enemies.shots_of(self.firer)

    def hex_value(self, hex: Hex) -> float:
        found = self.known.get(hex)
        if found is None:
            found = self.known[hex] = self.hq_value(hex) if self.is_hq else self.unit_value(hex)
        return found

    def fire_on(self, hex: Hex) -> tuple[float, float]:
        return self.situation.enemies.fire_on(self.defense, self.is_vehicle, hex)

    def danger(self, hex: Hex) -> float:
        late = self.weights.late_danger if self.is_late else 1.0
        return self.fire_on(hex)[1] * self.worth * late

    def turns(self, hex: Hex) -> float:
        return self.costs[hex] / self.speed

    def unit_value(self, hex: Hex) -> float:
        """Progress, ground, danger, a field of fire, cover and command, all in one number."""
        weights = self.weights
        value = -self.pace * self.turns(hex)
        value += self.ground_value(hex)
        value -= weights.danger * self.danger(hex)
        value += weights.field_of_fire * self.best_shot(hex, False)
        if self.shelter >> hex & 1:
            value += weights.cover * (weights.cover_of_vehicles if self.is_vehicle else 1.0)
        if self.game.works >> hex & 1:
            value += self.prepared
        value -= weights.crowd * self.others(hex)
        if self.commanded >> hex & 1:
            return value
        return value - weights.command * self.too_far(hex)

    @cached_property
    def prepared(self) -> float:
        """12.2a What a prepared position is worth to the units it shelters."""
        return 0.0 if self.is_vehicle else self.weights.works

    @cached_property
    def in_range(self) -> int:
        """The hexes from which there may be something to fire at."""
        is_armed = self.counter.may_fire and not self.game.units[self.unit].truck
        return self.situation.enemies.within(self.counter.range) if is_armed else 0

    def best_shot(self, hex: Hex, moving: bool) -> float:
        """The best that fire from a hex promises."""
        if not self.in_range >> hex & 1:
            return 0.0
        shots = self.shots.get((hex, moving))
        if shots is None:
            shots = self.situation.enemies.shots_from(self.firer, hex, moving)
            self.shots[hex, moving] = shots
        effort = self.situation.effort
        return max([harm * effort(place) for place, harm in shots], default=0.0)

    def others(self, hex: Hex) -> int:
        """The other units in a hex."""
        if hex not in self.game.stacks:
            return 0
        return sum(u != self.unit for u in units_at(self.game, hex))

    def urgency(self) -> float:
        """The attacker is always in a hurry; the defender falls back as time runs out."""
        situation, weights = self.situation, self.weights
        if situation.side == GERMAN:
            return weights.hurry if self.is_late else 1.0
        is_due = situation.turns_left <= weights.due or situation.goals & self.game.german_ground
        return 1.0 if is_due else weights.patience

    def ground_value(self, hex: Hex) -> float:
        """An objective, to be taken or to be held; less if others hold it already."""
        if not self.objectives >> hex & 1:
            return 0.0
        weights = self.weights
        german = bool(self.game.german_ground >> hex & 1)
        if german != (self.situation.side == GERMAN):
            late = weights.late_ground if self.is_late else 1.0
            return (weights.enemy_ground + weights.objective) * late
        others = self.others(hex)
        rank = max(others, weights.armor_rank) if self.is_mobile() else others
        late = weights.late_hold if self.is_late else 1.0
        return late * weights.objective * weights.garrison[min(rank, len(weights.garrison) - 1)]

    @cached_property
    def is_late(self) -> bool:
        """In the last two turns there is little to be saved for."""
        return self.situation.turns_left <= 1

    def is_mobile(self) -> bool:
        """Armor fights outside the towns, and comes back to them when time runs out."""
        return self.is_vehicle and self.situation.turns_left > 0

    # --- command ------------------------------------------------------------------------------

    def too_far(self, hex: Hex) -> int:
        """3.3a Hexes beyond the HQ's range; if it is still to follow, beyond what it can cover."""
        distance = self.situation.grid.distance
        return max(distance(hex, place) - far for place, far in self.anchors)

    @cached_property
    def commanded(self) -> int:
        """The hexes that are not too far."""
        # SPEED: most hexes within reach are, and need no distances.
        grid = self.situation.grid
        found = grid.all
        for place, far in self.anchors:
            found &= grid.within(place, far)
        return found

    @cached_property
    def anchors(self) -> list[tuple[Hex, int]]:
        """The hexes near which a unit has to stay, and how near."""
        game = self.game
        formation = formation_id(game, self.unit)
        printed = game.scenario.formations[formation]
        if printed.hq is None or not is_bound(game, self.unit):
            return []
        command = counter_of(game, printed.hq).command_range
        hq, acted = hq_of(game, formation), game.segment.acted
        if hq is not None and acted >> hq & 1:
            return [(Hex(game.units[hq].place), command)]
        gone = [u for u in followers(game, printed.hq) if acted >> u & 1 and u != self.unit]
        found = [(Hex(game.units[u].place), 2 * command) for u in gone]
        if hq is not None:
            found.append((Hex(game.units[hq].place), command + self.weights.follows))
        return found

    def hq_value(self, hex: Hex) -> float:
        """Near its units, out of the enemy's sight."""
        situation, game, weights = self.situation, self.game, self.weights
        value = 0.0
        for place in self.followed:
            distance = situation.grid.distance(hex, place)
            beyond = max(0, distance - self.counter.command_range)
            value -= weights.hq_reach * beyond + weights.hq_distance * distance
        value -= weights.hq_danger * self.danger(hex)
        if situation.grid.around[hex] & situation.enemy_hexes:
            value -= weights.hq_contact
        company = any(u != self.unit for u in counters_at(game, hex))
        return value + (weights.hq_company if company else 0.0)

    @cached_property
    def followed(self) -> list[Hex]:
        """Where the units of a headquarters are."""
        return [Hex(self.game.units[u].place) for u in followers(self.game, self.unit)]


def followers(game: Game, hq: UnitId) -> Iterator[UnitId]:
    for unit in members(game, formation_id(game, hq)):
        if is_on_map(game, unit) and is_bound(game, unit):
            yield unit
