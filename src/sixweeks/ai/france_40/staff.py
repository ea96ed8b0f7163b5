"""The staff player: plans a phase once (greedily), then answers its questions one by one."""

from collections.abc import Callable, Iterator
from random import Random

from sixweeks.ai.france_40 import allied_1940, answers, campaign_1939, german_1940
from sixweeks.ai.france_40.assaults import Assault, assault_on, best_assault
from sixweeks.ai.france_40.marches import DONE, Order, best_stop, march
from sixweeks.ai.france_40.situation import Situation
from sixweeks.ai.france_40.weights import BRITISH_LEAVE, Weights, temper
from sixweeks.ai.player import Seat
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, UnitId
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.model.view import View
from sixweeks.games.france_40.rules.r10_movement import must_leave_paris
from sixweeks.kernel.formats.frames import Fields
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action

END = Action("end")
READY = 8.0  # what an attack must promise to be made before the army moves
CAMPAIGNS = {
    ("1939", GERMAN): campaign_1939.german_orders,
    ("1939", ALLIED): campaign_1939.french_orders,
    ("1940", GERMAN): german_1940.orders,
    ("1940", ALLIED): allied_1940.orders,
}
VIOLATED = ("luxembourg", "belgium", "netherlands")


class Staff:
    """Answers every question of one side from its view."""

    def __init__(
        self, definition: GameDefinition, side: str, rng: Random, weights: Weights | None = None
    ) -> None:
        self.definition, self.side, self.rng, self.weights = definition, side, rng, weights
        self.british_leave = rng.choice(BRITISH_LEAVE)
        self.marching: Marching | None = None
        self.assault: Assault | None = None
        self.replies: dict[str, Callable[[Seat], Action]] = {
            "Deploy": self.deploy,
            "SetUp1940": lambda seat: Action("sickle_cut"),
            "PlayerTurn": self.choose_order,
            "AirborneCoup": self.airborne_coup,
            "MovementPhase": self.choose_unit,
            "Move": self.go,
            "CombatPhase": self.declare,
            "Attack": self.attack,
            "StackingTest": self.stacking,
            "GameTurn1940": self.dynamo,
            "Replacements": lambda seat: answers.replacement(
                self.situation(seat), seat.question.options
            ),
        }

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        if len(options) == 1:
            return options[0]
        reply = self.replies.get(frame_of(seat)["type"])
        answer = reply(seat) if reply else options[-1]
        return answer if answer in options else sensible(options)

    def situation(self, seat: Seat) -> Situation:
        weights = self.weights or temper(seat.view.scenario_id, self.side, self.british_leave)
        return Situation(self.imagined(seat), self.side, weights)

    def imagined(self, seat: Seat) -> Game:
        game: Game = self.definition.views.imagine(seat.view, self.rng)
        return game

    # --- set-up and orders --------------------------------------------------------------------

    def deploy(self, seat: Seat) -> Action:
        options = seat.question.options
        if options[0].verb == "plan":
            return answers.plan(options, self.rng)
        return Action("keep")

    def choose_order(self, seat: Seat) -> Action:
        """Move first to mass, but make the enemy fight first, before he has massed."""
        own = frame_of(seat)["by"] == self.side
        if not own or (self.side == ALLIED and seat.view.scenario_id == "1940"):
            return Action("order", "fight_move")
        ready = best_assault(self.situation(seat), self.side)
        fights = ready is not None and ready.value > READY
        return Action("order", "fight_move" if fights else "move_fight")

    def airborne_coup(self, seat: Seat) -> Action:
        options = seat.question.options
        if options[0].verb in ("displace", "stay"):
            waiting = frame_of(seat)["displaced"]
            return answers.retreat(self.situation(seat), options, waiting, whole=True)
        return answers.coup(self.situation(seat), options, self.rng)

    def dynamo(self, seat: Seat) -> Action:
        return answers.dynamo(self.situation(seat), seat.question.options)

    # --- movement -----------------------------------------------------------------------------

    def choose_unit(self, seat: Seat) -> Action:
        options = seat.question.options
        for country in VIOLATED:
            if Action("violate", country) in options:
                return Action("violate", country)
        if self.marching is None or self.marching.turn != seat.view.turn:
            self.marching = self.new_marching(seat)
        choice = self.marching.next_unit(options)
        if choice == END:
            self.marching = None
        return choice if choice in options else self.out_of_paris(seat)

    def out_of_paris(self, seat: Seat) -> Action:
        """10.6a Nothing else keeps a phase from ending."""
        return Action("unit", must_leave_paris(self.imagined(seat), self.side)[0])

    def new_marching(self, seat: Seat) -> "Marching":
        return Marching(self.situation(seat), seat.view.turn, fights_next(seat.view), self.rng)

    def go(self, seat: Seat) -> Action:
        frame = frame_of(seat)
        unit = UnitId(frame["units"][0])
        if self.marching is None or not self.marching.is_moving(unit):
            self.marching = self.new_marching(seat)
            self.marching.take_over(unit)
        return self.marching.go(seat.question.options, frame["points"])

    # --- combat -------------------------------------------------------------------------------

    def declare(self, seat: Seat) -> Action:
        self.marching = None
        self.assault = best_assault(self.situation(seat), self.side)
        return Action("attack", self.assault.hex) if self.assault else END

    def attack(self, seat: Seat) -> Action:
        options, frame = seat.question.options, frame_of(seat)
        match frame["at"]:
            case "gather":
                return self.gather(seat, frame)
            case "commit_armored":
                return Action("armored")
            case "defender_loss" | "attacker_loss":
                return answers.loss(self.situation(seat), options, frame["result"] != "BB")
            case "retreat":
                return answers.retreat(self.situation(seat), options, frame["retreating"])
        return answers.advance(self.situation(seat), options, Hex(frame["hex"]))

    def gather(self, seat: Seat, frame: Fields) -> Action:
        hex, named = Hex(frame["hex"]), frame["units"]
        if self.assault is None or self.assault.hex != hex:
            self.assault = assault_on(self.situation(seat), hex)
        missing = [unit for unit in self.assault.units if unit not in named]
        if not self.assault.units:
            return Action("call_off")
        return Action("with", missing[0]) if missing else Action("launch")

    def stacking(self, seat: Seat) -> Action:
        options = seat.question.options
        if options[0].verb == "eliminate":
            return answers.elimination(self.situation(seat), options)
        return answers.nation_to_keep(self.situation(seat), options)


def frame_of(seat: Seat) -> Fields:
    """The procedure that asks."""
    frame: Fields = seat.view.frames[-1]
    return frame


def fights_next(view: View) -> bool:
    """Does a Combat Phase follow this Movement Phase?"""
    return any(frame.get("order") == "move_fight" for frame in view.frames)


def sensible(options: tuple[Action, ...]) -> Action:
    """When nothing was planned: stop, stay or end if possible, otherwise the first option."""
    for verb in ("done", "end", "stay", "keep", "call_off", "launch"):
        for option in options:
            if option.verb == verb:
                return option
    return options[0]


class Marching:
    """One Movement Phase in progress: the orders to come and the staff's own map."""

    def __init__(self, situation: Situation, turn: int, fights: bool, rng: Random) -> None:
        self.situation, self.turn = situation, turn
        game = situation.game
        plan = CAMPAIGNS[game.scenario_id, situation.side]
        self.orders: Iterator[Order] = plan(situation, fights, rng)
        self.order: Order | None = None
        self.stops: list[Hex] = []

    def next_unit(self, options: tuple[Action, ...]) -> Action:
        for order in self.orders:
            if Action("unit", order.unit) in options:
                self.order, self.stops = order, list(order.stops)
                return Action("unit", order.unit)
        self.order = None
        return END

    def is_moving(self, unit: UnitId) -> bool:
        return self.order is not None and self.order.unit == unit

    def take_over(self, unit: UnitId) -> None:
        """Continue with a unit that is already selected."""
        self.order = next((order for order in self.orders if order.unit == unit), None)
        self.stops = list(self.order.stops) if self.order else []

    def go(self, options: tuple[Action, ...], points: int) -> Action:
        order = self.order
        if order is None:
            return sensible(options)
        choice = self.choice(order, options)
        if choice.verb == "go":
            march(self.situation.game, order.unit, Hex(int(choice.noun)), points)
        return choice

    def choice(self, order: Order, options: tuple[Action, ...]) -> Action:
        if self.stops:
            stop = Action("go", self.stops.pop(0))
            return stop if stop in options else DONE
        if order.leave is not None and (way := way_out(order.leave, options)):
            return way
        if order.merit is not None:
            return best_stop(order, options, Hex(self.situation.game.units[order.unit].place))
        return DONE


def way_out(leave: Action, options: tuple[Action, ...]) -> Action | None:
    """The way off the map that is meant, or for the British any."""
    if leave in options:
        return leave
    for verb in ("exit", "evacuate", "evacuate_step"):
        for option in options:
            if leave.verb == "leave" and option.verb == verb:
                return option
    return None
