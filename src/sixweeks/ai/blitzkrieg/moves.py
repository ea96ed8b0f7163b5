"""What a unit does with its action: every choice is weighed, the best is taken."""

from functools import cached_property

from sixweeks.ai.blitzkrieg.duels import Prospect, prospect
from sixweeks.ai.blitzkrieg.ground import Ground
from sixweeks.ai.blitzkrieg.missions import is_exit_wanted
from sixweeks.ai.blitzkrieg.ranking import Options, Ranked, hex_in
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.ai.proposals import Proposal
from sixweeks.board.hexes import Hex, bits
from sixweeks.board.reach import Reach
from sixweeks.games.blitzkrieg.model.components import FRENCH
from sixweeks.games.blitzkrieg.model.queries import is_on_map
from sixweeks.games.blitzkrieg.model.state import UNPLACED
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.games.blitzkrieg.rules.r06_ways import limit, start_of
from sixweeks.games.blitzkrieg.rules.r07_movement import half
from sixweeks.kernel.question import Action

RALLY, ENTER, EXIT, NEVER = 100.0, 50.0, 60.0, -9.0  # what goes before all else, or never


class Choice(Ground):
    """The unit whose action it is, and what each answer is worth to it."""

    def __init__(self, situation: Situation, act: Act) -> None:
        super().__init__(situation, act.unit)
        self.act = act
        self.prospects: dict[Hex, Prospect] = {}
        self.reaches: dict[bool, Reach] = {}
        self.spent, self.half = act.allowance - act.points, half(act.allowance)

    def ranked(self, options: Options, number: int) -> Ranked:
        """The best options; what the way to a hex costs is only asked of those that may be it."""
        hopes = sorted(((self.value(option), n) for n, option in enumerate(options)), reverse=True)
        found: list[tuple[float, int]] = []
        bar = float("-inf")
        for hope, n in hopes:
            if hope <= bar:
                break
            found.append((hope - self.way_cost(options[n]), n))
            found = sorted(found, key=lambda each: -each[0])[:number]
            bar = found[-1][0] if len(found) == number else bar
        return [Proposal(options[n], value) for value, n in found]

    def way_cost(self, option: Action) -> float:
        """What the enemy's reactions may cost on the way."""
        if option.verb not in ("go", "march"):
            return 0.0
        hex, reach = hex_in(option), self.reach(option.verb == "march")
        if not reach.all >> hex & 1:
            return self.weights.risk * self.fire_on(hex)[0] * self.worth
        if not reach.all & self.situation.enemies.covered_by:
            return 0.0
        risk = sum(self.fire_on(each)[0] for each in reach.path(hex)[1:])
        return self.weights.risk * risk * self.worth

    # --- the value of an answer ---------------------------------------------------------------

    def value(self, option: Action) -> float:
        # SPEED: moves first, for there are a hundred of them.
        verb = option.verb
        if verb in ("go", "march"):
            return self.move_value(hex_in(option), verb == "march")
        if verb in ("enter", "march_in"):
            way = self.weights.march_in * (verb == "enter")
            return ENTER + self.hex_value(hex_in(option)) - way
        if verb == "assault":
            return self.assault_value(hex_in(option), self.origin())
        return self.value_in_place(verb)

    def value_in_place(self, verb: str) -> float:
        match verb:
            case "fire":
                return self.here() + self.shot(self.start(), self.act.has_moved)
            case "fire_first":
                return self.fire_and_leave()
            case "rally":
                return RALLY
            case "exit":
                return EXIT if self.is_leaving() else NEVER
            case "unload":
                gain = self.weights.dismount
                return self.here() + (
                    gain if self.should_dismount() else -self.weights.stay_mounted
                )
            case "load":
                return self.here() - self.weights.stay_mounted
            case "drop_column":
                return self.here() + self.weights.leave_column
        return self.here()

    def is_leaving(self) -> bool:
        """14.1g The Germans leave by plan; 14.2h of the French one is enough."""
        situation = self.situation
        edge = situation.grid.edges[self.game.scenario.exit.edge]
        is_meant = situation.side == FRENCH or situation.goals == edge
        return is_meant and is_exit_wanted(self.game, situation.side)

    def start(self) -> Hex:
        return start_of(self.game, self.act)

    def origin(self) -> int:
        """Where an assault starts from, perhaps off the map (C-56)."""
        return self.start() if is_on_map(self.game, self.unit) else UNPLACED

    def here(self) -> float:
        if not is_on_map(self.game, self.unit):
            return NEVER
        column = self.game.units[self.unit].column
        return self.hex_value(self.start()) - self.column_risk(self.start(), column)

    def column_risk(self, hex: Hex, column: bool) -> float:
        if not column:
            return 0.0
        return self.weights.column + self.weights.column_danger * self.danger(hex)

    def shot(self, hex: Hex, moving: bool) -> float:
        return self.weights.shot * self.best_shot(hex, moving)

    def move_value(self, hex: Hex, marching: bool) -> float:
        """Where one ends, and what one can still do there."""
        reach, act = self.reach(marching), self.act
        spent = reach.cost(hex) if reach.all >> hex & 1 else act.points
        value = self.hex_value(hex) - self.column_risk(hex, marching)
        if act.has_fired:
            return value
        extra = 0.0
        if self.spent + spent <= self.half and not act.has_fought:
            extra = self.shot(hex, True) - (self.weights.column_shot if marching else 0.0)
        if self.contact >> hex & 1:
            extra = max(extra, self.follow_up(hex, act.points - spent))
        return value + max(extra, 0.0)

    def reach(self, marching: bool) -> Reach:
        if marching not in self.reaches:
            points = limit(self.act)
            self.reaches[marching] = r07_movement.reach(
                self.game, self.unit, self.start(), points, marching
            )
        return self.reaches[marching]

    @cached_property
    def contact(self) -> int:
        """Hexes from which an enemy could be assaulted."""
        return self.situation.enemies.contact if self.may_assault else 0

    def follow_up(self, hex: Hex, points: int) -> float:
        """An assault that could be made from a hex with the points left."""
        near = self.situation.grid.around[hex] & self.situation.enemy_hexes
        price = r07_movement.quarter(self.act.allowance)
        best = 0.0
        for enemy in bits(near):
            cost = r07_movement.cost_of_step(self.game, self.unit, hex, enemy, False)
            if price + cost <= points:
                best = max(best, self.assault_gain(enemy, hex))
        return self.weights.unsure * best

    @cached_property
    def may_assault(self) -> bool:
        state, counter = self.game.units[self.unit], self.counter
        return counter.may_fire and not state.truck and counter.kind != "at_gun"

    def assault_value(self, hex: Hex, origin: int) -> float:
        gain = self.assault_gain(hex, origin)
        return (self.here() + gain - self.weights.assault_bar) if self.may_assault else NEVER

    def assault_gain(self, hex: Hex, origin: int) -> float:
        """What an assault promises over staying where one is."""
        if hex not in self.prospects:
            self.prospects[hex] = prospect(self.situation, self.unit, hex, origin)
        likely, weights = self.prospects[hex], self.weights
        ground = max(self.ground_value(hex) + self.nearer(hex), weights.least_ground)
        gain = likely.win * ground + likely.harm - weights.cost * likely.cost
        return gain * weights.pointless if self.situation.is_beside_the_point(hex) else gain

    def nearer(self, hex: Hex) -> float:
        """How much progress it is to be in a hex."""
        if not is_on_map(self.game, self.unit):
            return 0.0
        gained = self.turns(self.start()) - self.turns(hex)
        return self.pace * gained

    def fire_and_leave(self) -> float:
        """Fire at once, reduced, and fall back or go on with half the points."""
        shot = self.shot(self.start(), True)
        reach = r07_movement.reach(
            self.game, self.unit, self.start(), half(self.act.allowance), False
        )
        room = r07_movement.room_for(self.game, self.unit)
        places = [self.hex_value(hex) for hex in bits(reach.all & room)]
        return shot + max(places, default=NEVER)

    def should_dismount(self) -> bool:
        """Companies get off before they fight, or where they are to stay."""
        here, game = self.start(), self.game
        within = self.weights.dismount_within
        near = self.situation.grid.within(here, within) & self.situation.enemy_hexes
        goal = self.situation.goals >> here & 1
        is_truck = game.units[self.unit].truck
        return is_truck and bool(near or goal)
