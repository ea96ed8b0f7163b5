"""The staff player: plans a phase part by part (greedily), and answers its questions one by one."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from sixweeks.ai.france_40 import allied_1940, answers, campaign_1939, german_1940
from sixweeks.ai.france_40.answers import Ranked, wanted
from sixweeks.ai.france_40.assaults import assault_on, assaults, best_assault
from sixweeks.ai.france_40.marches import DONE, Order, best_stop
from sixweeks.ai.france_40.plan import Campaign, Plan, next_order
from sixweeks.ai.france_40.situation import Situation
from sixweeks.ai.france_40.weights import USUAL, Weights, postures, weights_of
from sixweeks.ai.officer import StaffOfficer
from sixweeks.ai.player import PlayoutSeat, Seat
from sixweeks.ai.proposals import Proposal
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, UnitId
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r10_movement import must_leave_paris
from sixweeks.kernel.formats.frames import Fields
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action

END, LAUNCH, CALL_OFF = Action("end"), Action("launch"), Action("call_off")
FIGHT_MOVE, MOVE_FIGHT = Action("order", "fight_move"), Action("order", "move_fight")
CAMPAIGNS: dict[tuple[str, str], Callable[[bool], Campaign]] = {
    ("1939", GERMAN): campaign_1939.german,
    ("1939", ALLIED): campaign_1939.french,
    ("1940", GERMAN): german_1940.campaign,
    ("1940", ALLIED): allied_1940.campaign,
}
VIOLATED = ("luxembourg", "belgium", "netherlands")


class Staff(StaffOfficer[Plan, Weights]):
    """Answers every question of one side from its view."""

    def __init__(
        self, definition: GameDefinition, side: str, rng: Random, weights: Weights | None = None
    ) -> None:
        super().__init__(definition, side, rng, weights)
        self.plan = Plan()
        self.replies: Mapping[str, Callable[[Seat], Ranked]] = {
            "Deploy": self.deploy,
            "SetUp1940": lambda seat: [Proposal(Action("sickle_cut"))],
            "PlayerTurn": self.choose_order,
            "AirborneCoup": self.airborne_coup,
            "MovementPhase": self.choose_unit,
            "Move": self.go,
            "CombatPhase": self.declare,
            "Attack": self.attack,
            "StackingTest": self.stacking,
            "GameTurn1940": self.dynamo,
            "Replacements": self.replacements,
        }

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        return options[0] if len(options) == 1 else self.answers(seat)[0].action

    def answers(self, seat: Seat) -> Ranked:
        """What it would answer with its plan, the best first; never empty."""
        options = seat.question.options
        reply = self.replies.get(seat.procedure)
        found = [each for each in reply(seat) if each.action in options] if reply else []
        return found or [Proposal(sensible(options) if reply else options[-1])]

    def proposals(self, seat: Seat) -> Ranked:
        """The same; as a phase begins, one proposal for each posture."""
        if not self.is_beginning(seat) or violation(seat.question.options):
            return self.answers(seat)
        return [self.in_posture(seat, each) for each in self.postures(seat)]

    def is_beginning(self, seat: Seat) -> bool:
        """Does a phase begin with this question?"""
        if seat.procedure == "MovementPhase":
            return not self.plan.is_open
        return seat.procedure == "CombatPhase" and not self.plan.is_fighting

    def postures(self, seat: Seat) -> tuple[str, ...]:
        """The present one first."""
        if self.given:
            return (USUAL,)
        own = self.plan.posture
        return own, *(p for p in postures(seat.view.scenario_id, self.side) if p != own)

    def in_posture(self, seat: Seat, posture: str) -> Proposal:
        """How a plan in this posture begins; all are drawn up for the same imagined world."""
        rng = Random()
        rng.setstate(self.rng.getstate())
        officer = self.twin(rng)
        officer.plan = Plan(posture=posture)
        first = officer.answers(seat)[0]
        return Proposal(first.action, first.worth, officer.plan, posture)

    def situation(self, seat: Seat) -> Situation:
        game: Game = seat.imagined(self.rng)
        weights = self.given or weights_of(game.scenario_id, self.side, self.plan.posture)
        if weights.worlds == 1 or isinstance(seat, PlayoutSeat):
            return Situation(game, self.side, weights)
        return Situation(game, self.side, weights, lambda: seat.imagined(self.rng))

    # --- set-up and orders --------------------------------------------------------------------

    def deploy(self, seat: Seat) -> Ranked:
        options = seat.question.options
        if options[0].verb == "plan":
            return answers.plan(options, self.rng)
        return [Proposal(Action("keep"))]

    def choose_order(self, seat: Seat) -> Ranked:
        """Move first to mass, but make the enemy fight first, before he has massed."""
        self.plan = Plan(posture=self.plan.posture)
        situation = self.situation(seat)
        own = situation.game.stack[-1].by == self.side
        if not own or (self.side == ALLIED and not situation.is_1939):
            return wanted(seat.question.options, FIGHT_MOVE)
        ready = best_assault(situation, self.side)
        fights = ready is not None and ready.value > situation.weights.ready
        return wanted(seat.question.options, FIGHT_MOVE if fights else MOVE_FIGHT)

    def airborne_coup(self, seat: Seat) -> Ranked:
        options, situation = seat.question.options, self.situation(seat)
        if options[0].verb in ("displace", "stay"):
            waiting = situation.game.stack[-1].displaced
            return answers.retreat(situation, options, waiting, whole=True)
        return answers.coup(situation, options, self.rng)

    def dynamo(self, seat: Seat) -> Ranked:
        return answers.dynamo(self.situation(seat), seat.question.options)

    def replacements(self, seat: Seat) -> Ranked:
        self.plan = Plan(posture=self.plan.posture)
        return answers.replacement(self.situation(seat), seat.question.options)

    # --- movement -----------------------------------------------------------------------------

    def choose_unit(self, seat: Seat) -> Ranked:
        options = seat.question.options
        if found := violation(options):
            return [Proposal(found)]
        order = self.next_order(seat)
        self.plan.go(order)
        if order is not None:
            return [Proposal(Action("unit", order.unit))]
        return [Proposal(END)] if END in options else self.out_of_paris(seat)

    def next_order(self, seat: Seat) -> Order | None:
        """The next order for a unit that is there to be moved."""
        options = seat.question.options
        order = self.drawn_order(seat)
        while order is not None and Action("unit", order.unit) not in options:
            order = self.drawn_order(seat)
        return order

    def drawn_order(self, seat: Seat) -> Order | None:
        plan = self.plan
        if plan.is_open and plan.orders:
            return plan.orders.pop(0)
        situation = self.situation(seat)
        self.open_plan(situation)
        campaign = CAMPAIGNS[situation.game.scenario_id, self.side]
        return next_order(campaign(self.plan.fights), situation, self.plan)

    def open_plan(self, situation: Situation) -> None:
        """A plan for this Movement Phase, unless there is one."""
        game = situation.game
        if not self.plan.is_open or self.plan.turn != game.turn:
            fights = any(getattr(frame, "order", "") == "move_fight" for frame in game.stack)
            self.plan = Plan(True, False, game.turn, self.plan.posture, fights)

    def out_of_paris(self, seat: Seat) -> Ranked:
        """10.6a Nothing else keeps a phase from ending."""
        units = must_leave_paris(self.situation(seat).game, self.side)
        return [Proposal(Action("unit", unit)) for unit in units]

    def go(self, seat: Seat) -> Ranked:
        order = self.plan.going
        if order is not None and (self.plan.stops or not (order.leave or order.aim)):
            return self.next_stop()
        situation = self.situation(seat)
        unit = UnitId(situation.game.stack[-1].units[0])
        if order is None or order.unit != unit:
            order = self.order_for(seat, situation, unit)
            self.plan.go(order)
            if order is None or order.stops:
                return self.next_stop()
        if order.leave is not None and (way := way_out(order.leave, seat.question.options)):
            return [Proposal(way)]
        if order.aim is None:
            return [Proposal(DONE)]
        return [Proposal(best_stop(situation, unit, order.aim, seat.question.options))]

    def next_stop(self) -> Ranked:
        stops = self.plan.stops
        return [*([Proposal(Action("go", stops.pop(0)))] if stops else []), Proposal(DONE)]

    def order_for(self, seat: Seat, situation: Situation, unit: UnitId) -> Order | None:
        """What the plan has for a unit that is already taken up."""
        self.open_plan(situation)
        while (order := self.drawn_order(seat)) is not None:
            if order.unit == unit:
                return order
        return None

    # --- combat -------------------------------------------------------------------------------

    def declare(self, seat: Seat) -> Ranked:
        self.plan = Plan(posture=self.plan.posture, is_fighting=True)
        found = assaults(self.situation(seat))
        self.plan.assault = found[0] if found else None
        return [
            *(Proposal(Action("attack", each.hex), each.value) for each in found),
            Proposal(END),
        ]

    def attack(self, seat: Seat) -> Ranked:
        options, situation = seat.question.options, self.situation(seat)
        frame = situation.game.stack[-1]
        match frame.at:
            case "gather":
                return self.gather(situation, frame.hex, frame.units)
            case "commit_armored":
                return [Proposal(Action("armored"))]
            case "defender_loss" | "attacker_loss":
                return answers.loss(situation, options, frame.result != "BB")
            case "retreat":
                return answers.retreat(situation, options, frame.retreating)
        return answers.advance(situation, options, frame.hex)

    def gather(self, situation: Situation, hex: Hex, named: tuple[UnitId, ...]) -> Ranked:
        if self.plan.assault is None or self.plan.assault.hex != hex:
            self.plan.assault = assault_on(situation, hex)
        assault = self.plan.assault
        missing = [unit for unit in assault.units if unit not in named]
        if not assault.units:
            return [Proposal(CALL_OFF)]
        return [Proposal(Action("with", missing[0]) if missing else LAUNCH, assault.value)]

    def stacking(self, seat: Seat) -> Ranked:
        options, situation = seat.question.options, self.situation(seat)
        if options[0].verb == "eliminate":
            return answers.elimination(situation, options)
        return answers.nation_to_keep(options)


def frame_of(seat: Seat) -> Fields:
    """The procedure that asks."""
    frame: Fields = seat.view.frames[-1]
    return frame


def violation(options: Sequence[Action]) -> Action | None:
    """4.3a The neutrals that are invaded, one after another."""
    return next((a for c in VIOLATED if (a := Action("violate", c)) in options), None)


def sensible(options: Sequence[Action]) -> Action:
    """When nothing was planned: stop, stay or end if possible, otherwise the first option."""
    for verb in ("done", "end", "stay", "keep", "call_off", "launch"):
        for option in options:
            if option.verb == verb:
                return option
    return options[0]


def way_out(leave: Action, options: Sequence[Action]) -> Action | None:
    """The way off the map that is meant, or for the British any."""
    if leave in options:
        return leave
    for verb in ("exit", "evacuate", "evacuate_step"):
        for option in options:
            if leave.verb == "leave" and option.verb == verb:
                return option
    return None
