"""What a unit does with its action: every choice is weighed, the best is taken."""

from collections.abc import Iterator
from functools import cached_property

from sixweeks.ai.blitzkrieg.chances import worth
from sixweeks.ai.blitzkrieg.duels import Prospect, prospect
from sixweeks.ai.blitzkrieg.situation import Situation, march
from sixweeks.board.hexes import Hex, bits
from sixweeks.board.reach import Reach
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
from sixweeks.games.blitzkrieg.model.state import UNPLACED, Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import is_bound
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_ways import limit, start_of
from sixweeks.games.blitzkrieg.rules.r07_movement import half
from sixweeks.kernel.question import Action

DONE, RALLY, UNLOAD = Action("done"), Action("rally"), Action("unload")
FIRE, FIRE_FIRST, EXIT = Action("fire"), Action("fire_first"), Action("exit")
FOLLOWS = 4  # hexes by which an HQ that has not acted can catch up


class Choice:
    """The unit whose action it is, and what its hexes are worth to it."""

    def __init__(self, situation: Situation, act: Act) -> None:
        self.situation, self.act, self.unit = situation, act, act.unit
        self.game: Game = situation.game
        self.known: dict[Hex, float] = {}
        self.prospects: dict[Hex, Prospect] = {}
        self.reaches: dict[bool, Reach] = {}
        self.counter = counter_of(self.game, self.unit)
        self.worth, self.defense = worth(self.game, self.unit), defense_of(self.game, self.unit)
        points, mobility = r07_movement.movement_of(self.game, self.unit)
        goals, mines = situation.goals, self.game.mines
        self.costs, self.speed = march(situation.field.id, mobility, goals, mines), 2 * points

    def best(self, options: tuple[Action, ...]) -> Action:
        """The best option; what the way to a hex costs is only asked of those that may be it."""
        hopes = sorted(((self.value(option), n) for n, option in enumerate(options)), reverse=True)
        best, found = float("-inf"), options[-1]
        for hope, n in hopes:
            if hope <= best:
                break
            value = hope - self.way_cost(options[n])
            if value > best:
                best, found = value, options[n]
        return found

    def way_cost(self, option: Action) -> float:
        """What the enemy's reactions may cost on the way."""
        if option.verb not in ("go", "march"):
            return 0.0
        hex, reach = Hex(int(option.noun)), self.reach(option.verb == "march")
        if not reach.all >> hex & 1:
            return self.situation.weights.risk * self.fire_on(hex)[0] * self.worth
        if not reach.all & self.situation.enemies.covered_by:
            return 0.0
        risk = sum(self.fire_on(each)[0] for each in reach.path(hex)[1:])
        return self.situation.weights.risk * risk * self.worth

    def fire_on(self, hex: Hex) -> tuple[float, float]:
        return self.situation.enemies.fire_on(self.defense, self.counter.is_vehicle, hex)

    def danger(self, hex: Hex) -> float:
        return self.fire_on(hex)[1] * self.worth * (0.4 if self.is_late() else 1.0)

    def turns(self, hex: Hex) -> float:
        return self.costs[hex] / self.speed

    # --- the value of an answer ---------------------------------------------------------------

    def value(self, option: Action) -> float:
        match option:
            case Action("go" | "march", int(hex)):
                return self.move_value(Hex(hex), option.verb == "march")
            case Action("enter" | "march_in", int(hex)):
                return 50 + self.hex_value(Hex(hex)) - 0.2 * (option.verb == "enter")
            case Action("fire"):
                return self.here() + self.shot(self.start(), self.act.has_moved)
            case Action("fire_first"):
                return self.fire_and_leave()
            case Action("assault", int(hex)):
                return self.assault_value(Hex(hex), self.origin())
            case Action("rally"):
                return 100.0
            case Action("exit"):
                return 60.0 if self.game.scenario.exit.side == self.situation.side else -9.0
            case Action("unload"):
                return self.here() + (1.5 if self.should_dismount() else -5.0)
            case Action("load" | "drop_column"):
                return self.here() - 0.1 + (0.3 if option.verb == "drop_column" else -5.0)
        return self.here()

    def start(self) -> Hex:
        return start_of(self.game, self.act)

    def origin(self) -> int:
        """Where an assault starts from, perhaps off the map (C-56)."""
        return self.start() if is_on_map(self.game, self.unit) else UNPLACED

    def here(self) -> float:
        if not is_on_map(self.game, self.unit):
            return -9.0
        column = self.game.units[self.unit].column
        return self.hex_value(self.start()) - self.column_risk(self.start(), column)

    def column_risk(self, hex: Hex, column: bool) -> float:
        return 0.1 + 0.25 * self.danger(hex) if column else 0.0

    def shot(self, hex: Hex, moving: bool) -> float:
        return self.situation.weights.shot * self.situation.best_shot(self.unit, hex, moving)

    def move_value(self, hex: Hex, marching: bool) -> float:
        """Where one ends, and what one can still do there."""
        reach = self.reach(marching)
        spent = reach.cost(hex) if reach.all >> hex & 1 else self.act.points
        value = self.hex_value(hex) - self.column_risk(hex, marching)
        act = self.act
        if act.has_fired:
            return value
        extra = 0.0
        if act.allowance - act.points + spent <= half(act.allowance) and not act.has_fought:
            extra = self.shot(hex, True) - (0.1 if marching else 0.0)
        return value + max(extra, self.follow_up(hex, act.points - spent))

    def reach(self, marching: bool) -> Reach:
        if marching not in self.reaches:
            points = limit(self.act)
            self.reaches[marching] = r07_movement.reach(
                self.game, self.unit, self.start(), points, marching
            )
        return self.reaches[marching]

    def follow_up(self, hex: Hex, points: int) -> float:
        """An assault that could be made from a hex with the points left."""
        near = self.situation.grid.around[hex] & self.situation.enemy_hexes
        if not near or not self.may_assault():
            return 0.0
        price = r07_movement.quarter(self.act.allowance)
        best = 0.0
        for enemy in bits(near):
            cost = r07_movement.cost_of_step(self.game, self.unit, hex, enemy, False)
            if price + cost <= points:
                best = max(best, self.assault_gain(enemy, hex))
        return 0.9 * best

    def may_assault(self) -> bool:
        state, counter = self.game.units[self.unit], counter_of(self.game, self.unit)
        return counter.may_fire and not state.truck and counter.kind != "at_gun"

    def assault_value(self, hex: Hex, origin: int) -> float:
        gain = self.assault_gain(hex, origin)
        bar = self.situation.weights.assault_bar
        return (self.here() + gain - bar) if self.may_assault() else -9.0

    def assault_gain(self, hex: Hex, origin: int) -> float:
        """What an assault promises over staying where one is."""
        if hex not in self.prospects:
            self.prospects[hex] = prospect(self.situation, self.unit, hex, origin)
        likely = self.prospects[hex]
        ground = max(self.ground_value(hex) + self.nearer(hex), 0.3)
        return likely.win * ground + likely.harm - 0.9 * likely.cost

    def nearer(self, hex: Hex) -> float:
        """How much progress it is to be in a hex."""
        if not is_on_map(self.game, self.unit):
            return 0.0
        gained = self.turns(self.start()) - self.turns(hex)
        return self.situation.weights.progress * self.urgency() * gained

    def fire_and_leave(self) -> float:
        """Fire at once, reduced, and fall back or go on with half the points."""
        shot = self.shot(self.start(), True)
        reach = r07_movement.reach(
            self.game, self.unit, self.start(), half(self.act.allowance), False
        )
        room = r07_movement.room_for(self.game, self.unit)
        places = [self.hex_value(hex) for hex in bits(reach.all & room)]
        return shot + max(places, default=-9.0)

    def should_dismount(self) -> bool:
        """Companies get off before they fight, or where they are to stay."""
        here, game = self.start(), self.game
        near = self.situation.grid.within(here, 3) & self.situation.enemy_hexes
        goal = self.situation.goals >> here & 1
        is_truck = game.units[self.unit].truck
        return is_truck and bool(near or goal)

    # --- the value of a hex -------------------------------------------------------------------

    def hex_value(self, hex: Hex) -> float:
        if hex not in self.known:
            is_hq = self.counter.kind == "hq"
            self.known[hex] = self.hq_value(hex) if is_hq else self.unit_value(hex)
        return self.known[hex]

    def unit_value(self, hex: Hex) -> float:
        """Progress, ground, danger, a field of fire, cover and command, all in one number."""
        situation, weights = self.situation, self.situation.weights
        value = -weights.progress * self.urgency() * self.turns(hex)
        value += self.ground_value(hex)
        value -= weights.danger * self.danger(hex)
        value += weights.field_of_fire * situation.best_shot(self.unit, hex, False)
        if situation.field.cover >> hex & 1 or self.game.works >> hex & 1:
            value += weights.cover * (0.3 if self.counter.is_vehicle else 1.0)
        value -= weights.crowd * sum(u != self.unit for u in units_at(self.game, hex))
        return value - weights.command * max(self.too_far(hex), 0)

    def urgency(self) -> float:
        """The attacker is always in a hurry; the defender falls back as time runs out."""
        if self.situation.side == GERMAN:
            return 1.6 if self.is_late() else 1.0
        return (
            1.0
            if self.situation.turns_left <= 2 or self.situation.goals & self.game.german_ground
            else 0.45
        )

    def ground_value(self, hex: Hex) -> float:
        """An objective, to be taken or to be held; less if others hold it already."""
        if not self.game.scenario.objective_hexes >> hex & 1:
            return 0.0
        weights = self.situation.weights
        german = bool(self.game.german_ground >> hex & 1)
        if german != (self.situation.side == GERMAN):
            return (weights.enemy_ground + weights.objective) * (1.5 if self.is_late() else 1.0)
        others = sum(u != self.unit for u in units_at(self.game, hex))
        rank = max(others, 1) if self.is_mobile() else others
        return weights.objective * weights.garrison[min(rank, len(weights.garrison) - 1)]

    def is_late(self) -> bool:
        """In the last two turns there is little to be saved for."""
        return self.situation.turns_left <= 1

    def is_mobile(self) -> bool:
        """Armor fights outside the towns, and comes back to them when time runs out."""
        return self.counter.is_vehicle and self.situation.turns_left > 0

    def too_far(self, hex: Hex) -> int:
        """3.3a Hexes beyond the HQ's range; if it is still to follow, beyond what it can cover."""
        if not is_bound(self.game, self.unit):
            return 0
        distance = self.situation.grid.distance
        return max((distance(hex, place) - far for place, far in self.anchors), default=0)

    @cached_property
    def anchors(self) -> list[tuple[Hex, int]]:
        """The hexes near which a unit has to stay, and how near."""
        game = self.game
        formation = formation_id(game, self.unit)
        printed = game.scenario.formations[formation]
        if printed.hq is None:
            return []
        command = counter_of(game, printed.hq).command_range
        hq, acted = hq_of(game, formation), game.segment.acted
        if hq is not None and acted >> hq & 1:
            return [(Hex(game.units[hq].place), command)]
        gone = [u for u in followers(game, printed.hq) if acted >> u & 1 and u != self.unit]
        found = [(Hex(game.units[u].place), 2 * command) for u in gone]
        if hq is not None:
            found.append((Hex(game.units[hq].place), command + FOLLOWS))
        return found

    def hq_value(self, hex: Hex) -> float:
        """Near its units, out of the enemy's sight."""
        situation, game = self.situation, self.game
        command = counter_of(game, self.unit).command_range
        value = 0.0
        for unit in followers(game, self.unit):
            distance = situation.grid.distance(hex, Hex(game.units[unit].place))
            value -= max(0, distance - command) + 0.05 * distance
        value -= 0.6 * self.danger(hex)
        if situation.grid.around[hex] & situation.enemy_hexes:
            value -= 2.0
        company = any(u != self.unit for u in counters_at(game, hex))
        return value + (0.4 if company else 0.0)


def followers(game: Game, hq: UnitId) -> Iterator[UnitId]:
    for unit in members(game, formation_id(game, hq)):
        if is_on_map(game, unit) and is_bound(game, unit):
            yield unit
