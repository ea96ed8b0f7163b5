"""The staff officer: plans a phase once, then answers its questions one by one."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from sixweeks.ai.nineteen_forty import answers, garrisons, movement, raids
from sixweeks.ai.nineteen_forty.answers import Ranked, of_words, ranked
from sixweeks.ai.nineteen_forty.assaults import Assault, best_set
from sixweeks.ai.nineteen_forty.marches import Order
from sixweeks.ai.nineteen_forty.outlook import outlook
from sixweeks.ai.nineteen_forty.plan import Plan, new_plan
from sixweeks.ai.nineteen_forty.situation import Situation, bit_of
from sixweeks.ai.nineteen_forty.weights import WEIGHTS, Weights, closing, desperate
from sixweeks.ai.officer import StaffOfficer
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Proposal
from sixweeks.board.hexes import bits
from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN, UnitId
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r03_stacking import overstacked
from sixweeks.games.nineteen_forty.rules.r07_battle import Battle
from sixweeks.games.nineteen_forty.rules.r07_combat_phase import CombatPhase, Gather
from sixweeks.games.nineteen_forty.rules.r07_targets import able
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action

END, DONE, FIGHT, CALL_OFF = Action("end"), Action("done"), Action("fight"), Action("call_off")
ALL, DECLARE, IN_ORDER = Action("all"), Action("declare"), Action("in_order")
Reply = Callable[[Seat, Situation], Ranked]


class Staff(StaffOfficer[Plan, Weights]):
    """Answers every question of one side from its view."""

    def __init__(
        self, definition: GameDefinition, side: str, rng: Random, weights: Weights | None = None
    ) -> None:
        super().__init__(definition, side, rng, weights)
        self.weights = weights or WEIGHTS[side]
        self.plan: Plan = new_plan(side, self.weights, rng)
        self.replies: Mapping[str, Reply] = {
            "SetUp": self.set_up,
            "DeployUnit": lambda seat, s: answers.deploy_hex(s, seat.question.options),
            "PlayerTurn": lambda seat, s: answers.interdict(s, seat.question.options),
            "Impulse": self.impulse,
            "Drops": lambda seat, s: answers.drop(s, seat.question.options),
            "Drop": lambda seat, s: answers.drop_hex(s, seat.question.options),
            "Arrivals": lambda seat, s: answers.bring(s, seat.question.options),
            "Placing": lambda seat, s: answers.arrival(s, seat.question.options),
            "MovementPhase": self.choose_unit,
            "Move": self.move,
            "RailMove": self.by_rail,
            "CombatPhase": self.combat,
            "Gather": self.gather,
            "Battle": self.battle,
            "Retreat": self.retreat,
            "Advance": self.advance,
        }

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        if len(options) == 1:
            return options[0]
        return self.best_first(seat)[0].action

    def proposals(self, seat: Seat) -> Ranked:
        """What might be answered, with its worth, the best first; never empty."""
        return self.best_first(seat)

    def best_first(self, seat: Seat) -> Ranked:
        """What the current plan has for a question, the best first; never empty."""
        options, reply = seat.question.options, self.replies.get(seat.procedure)
        found = self.at_once(seat)
        if not found and reply:
            game = self.imagined(seat)
            found = reply(seat, Situation(game, self.side, self.weights_for(game)))
        return [each for each in found if each.action in options] or [Proposal(options[0])]

    def at_once(self, seat: Seat) -> Ranked:
        """What needs no thought: the unit in hand goes where it was sent."""
        # SPEED: these are 4 of 10 questions, and to imagine a game takes a quarter of the time.
        order = self.plan.going
        if order is None or seat.procedure != "Move" or seat.units() != (order.unit,):
            return []
        return self.carried_out(order, seat.question.options)

    def weights_for(self, game: Game) -> Weights:
        if self.side == ALLIED:
            return desperate(self.weights) if raids.is_last_stand(game) else self.weights
        return closing(self.weights) if garrisons.is_last_impulse(game) else self.weights

    def imagined(self, seat: Seat) -> Game:
        game: Game = seat.imagined(self.rng)
        return game

    def outlook(self, seat: Seat) -> float:
        """The chance of winning, as far as the side can see."""
        return outlook(self.imagined(seat), self.side)

    # --- before play and as an impulse opens --------------------------------------------------

    def set_up(self, seat: Seat, situation: Situation) -> Ranked:
        plan = self.plan
        return of_words(
            seat.question.options, (plan.objective, plan.deployment, plan.ready_group, "as_set")
        )

    def impulse(self, seat: Seat, situation: Situation) -> Ranked:
        options = seat.question.options
        match options[-1].verb:
            case "withdraw":
                return answers.withdraw(situation, options)
            case "release":
                return of_words(options, answers.RELEASES)
            case "form":
                return ranked(options, lambda option: float(option.verb == "form"))
        return [Proposal(DONE)]

    # --- movement -----------------------------------------------------------------------------

    def choose_unit(self, seat: Seat, situation: Situation) -> Ranked:
        plan = self.plan
        if self.begin(situation, "movement"):
            movement.draw_up(situation, plan)
        free = [answers.unit_of(each) for each in seat.question.options if each.verb == "unit"]
        next_order = movement.next_order if END in seat.question.options else movement.make_room
        order = next_order(situation, plan, free)
        plan.going = order
        if order is None:
            return [Proposal(END)]
        return [Proposal(Action("unit", order.unit), order.worth), Proposal(END)]

    def move(self, seat: Seat, situation: Situation) -> Ranked:
        frame = situation.game.stack[-1]
        order = self.plan.going or self.taken_up(situation, frame.units[0])
        if order is None or tuple(frame.units) != (order.unit,):
            return self.put_down(seat, situation)
        return self.carried_out(order, seat.question.options)

    def carried_out(self, order: Order, options: Sequence[Action]) -> Ranked:
        if order.unit in self.plan.leaving and Action("evacuate") in options:
            return [Proposal(Action("evacuate"), order.worth)]
        way = Action("rail") if order.how == "rail" else Action("go", order.hex)
        return [Proposal(way, order.worth), Proposal(DONE)]

    def taken_up(self, situation: Situation, unit: UnitId) -> Order | None:
        """What the plan has for a unit that somebody else has chosen."""
        if self.begin(situation, "movement"):
            movement.draw_up(situation, self.plan)
        found = movement.next_order(situation, self.plan, [unit])
        self.plan.going = found if found and found.worth >= 0 else None
        return self.plan.going

    def begin(self, situation: Situation, phase: str) -> bool:
        """Is a phase new?"""
        game = situation.game
        moment = (game.turn, game.phasing, game.impulse, phase)
        if self.plan.moment == moment:
            return False
        self.plan.begin(moment)
        return True

    def put_down(self, seat: Seat, situation: Situation) -> Ranked:
        """Nothing is meant with what is in hand; 3.a but one of too many must go somewhere."""
        if not overstacked(situation.game, self.side):
            return [Proposal(DONE)]
        return ranked(seat.question.options, lambda option: float(option.verb == "go"))

    def by_rail(self, seat: Seat, situation: Situation) -> Ranked:
        order = self.plan.going
        return [Proposal(Action("to", order.hex), order.worth)] if order else []

    # --- combat -------------------------------------------------------------------------------

    def combat(self, seat: Seat, situation: Situation) -> Ranked:
        game, plan, options = situation.game, self.plan, seat.question.options
        frame: CombatPhase = game.stack[-1]
        if self.begin(situation, "combat"):
            plan.assaults = self.attacks(situation)
        declared = {each.hexes for each in frame.declared}
        waiting = [each for each in plan.assaults if each.hexes not in declared]
        worth = sum(each.worth for each in plan.assaults)  # 7.c the set is one decision
        attacks = [Action("attack", bits(each.hexes)[0]) for each in waiting]
        found = [Proposal(attack, worth) for attack in attacks if attack in options]
        if not found and FIGHT not in options and CALL_OFF in options:
            plan.assaults = []
        return [*found, *map(Proposal, (IN_ORDER, FIGHT, CALL_OFF, END))]

    def attacks(self, situation: Situation) -> list[Assault]:
        """The set of attacks from where the units stand; 7.f the most promising first."""
        game = situation.game
        reach = {unit: bit_of(game, unit) for unit in able(game, self.side)}
        found = best_set(situation, reach, game.air.of(self.side))
        return sorted(found, key=lambda each: -each.worth)

    def gather(self, seat: Seat, situation: Situation) -> Ranked:
        frame: Gather = situation.game.stack[-1]
        if self.begin(situation, "combat"):
            self.plan.assaults = self.attacks(situation)
        meant = next((a for a in self.plan.assaults if a.hexes & frame.assault.hexes), None)
        if meant is None:
            return [Proposal(CALL_OFF)]
        more = [Action("also", hex) for hex in bits(meant.hexes & ~frame.assault.hexes)]
        units: list[UnitId] = [u for u, _ in meant.placed if u not in frame.assault.units]
        steps = [*more, *(Action("with", unit) for unit in units), DECLARE]
        if steps[0] not in seat.question.options:
            self.plan.assaults.remove(meant)
            return [Proposal(CALL_OFF)]
        is_all = not more and set(units) == joining(seat.question.options)
        return [Proposal(each, meant.worth) for each in (ALL if is_all else steps[0], steps[0])]

    def battle(self, seat: Seat, situation: Situation) -> Ranked:
        options = seat.question.options
        frame: Battle = situation.game.stack[-1]
        match options[0].verb:
            case "air":
                against = frame.allied_air if self.side == GERMAN else 0
                later = situation.game.stack[-2].declared
                return answers.air(situation, frame.assault, against, later, options)
            case "retreat_unit":
                return answers.retreat_order(situation, options)
        return answers.advance_unit(situation, frame.assault.hexes, options)

    def retreat(self, seat: Seat, situation: Situation) -> Ranked:
        unit = situation.game.stack[-1].unit
        return answers.retreat(situation, unit, seat.question.options)

    def advance(self, seat: Seat, situation: Situation) -> Ranked:
        unit = situation.game.stack[-1].unit
        return answers.advance(situation, unit, seat.question.options)


def joining(options: Sequence[Action]) -> set[UnitId]:
    """7.i Who could join the attack that is put together."""
    return {answers.unit_of(each) for each in options if each.verb == "with"}
