"""The staff officer: plans a segment once, then answers its questions one by one."""

from collections.abc import Callable, Mapping
from random import Random

from sixweeks.ai.mansteins_war import air, answers, fights, markers, movement, refit
from sixweeks.ai.mansteins_war.assaults import Assault, best_set, in_order
from sixweeks.ai.mansteins_war.marches import Order
from sixweeks.ai.mansteins_war.outlook import outlook
from sixweeks.ai.mansteins_war.plan import Plan, new_plan
from sixweeks.ai.mansteins_war.ranking import (
    NEVER,
    Options,
    Ranked,
    hex_in,
    named,
    only,
    ranked,
    unit_of,
)
from sixweeks.ai.mansteins_war.situation import Situation, bit_of
from sixweeks.ai.mansteins_war.skies import Skies
from sixweeks.ai.mansteins_war.weights import WEIGHTS, Weights
from sixweeks.ai.officer import StaffOfficer
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Proposal
from sixweeks.games.mansteins_war.model.components import UnitId
from sixweeks.games.mansteins_war.model.queries import piece_of_air
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r10_combat_segment import Gather
from sixweeks.games.mansteins_war.rules.r10_targets import able
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action

END, DONE, LAUNCH, CALL_OFF = map(Action, ("end", "done", "launch", "call_off"))
Reply = Callable[[Situation, Options], Ranked]


class Staff(StaffOfficer[Plan, Weights]):
    """Answers every question of one side from its view."""

    def __init__(
        self, definition: GameDefinition, side: str, rng: Random, weights: Weights | None = None
    ) -> None:
        super().__init__(definition, side, rng, weights)
        self.weights = weights or WEIGHTS[side]
        self.plan: Plan = new_plan(side, self.weights.plans, rng)
        self.replies: Mapping[str, Reply] = {**self.of_command(), **self.of_operations()}

    def of_command(self) -> Mapping[str, Reply]:
        """The questions before a unit moves, by the procedure that asks."""
        return {
            "SetUp": self.set_up,
            "Deploy": lambda s, options: ranked(options, lambda option: 0.0),
            "DeployUnit": answers.placing,
            "CommandMarkerPhase": self.fill_bin,
            "Refit": lambda s, options: ranked(options, lambda o: refit.merit(s, o)),
            "GameTurn": answers.extension,
            "ImpulseTurn": self.impulse,
            "CommandSegment": self.command,
            "ReinforcementSegment": answers.deploy,
            "Arrival": self.arrival,
            "AirSegment": self.air,
            "Flight": self.flight,
            "Transfer": answers.transfer,
        }

    def of_operations(self) -> Mapping[str, Reply]:
        """The questions of movement and combat."""
        return {
            "MovementSegment": self.choose_unit,
            "Move": self.move,
            "RailMove": self.destination,
            "Landing": self.destination,
            "Evacuation": answers.embark,
            "OverStacking": fights.excess,
            "CombatSegment": self.combat,
            "Gather": self.gather,
            "Combat": self.fight,
            "Counterattack": self.counterattack,
            "Losses": fights.lose,
            "Retreat": self.retreat,
            "Pursuit": self.pursue,
            "Onward": self.onward,
            "MoraleMarkers": lambda s, options: only(options, "add"),
            "OpenCities": answers.open_city,
        }

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        if len(options) == 1:
            return options[0]
        return self.proposals(seat)[0].action

    def proposals(self, seat: Seat) -> Ranked:
        """What might be answered under the current plan, with its worth, the best first; never
        empty."""
        options = seat.question.options
        situation = Situation(self.imagined(seat), self.side, self.weights)
        reply = self.replies.get(seat.procedure)
        found = [e for e in reply(situation, options) if e.action in options] if reply else []
        return found or [Proposal(options[0])]

    def imagined(self, seat: Seat) -> Game:
        game: Game = seat.imagined(self.rng)
        return game

    def outlook(self, seat: Seat) -> float:
        """The chance of winning, as far as the side can see."""
        return outlook(self.imagined(seat), self.side)

    # --- before play, markers and arrivals ----------------------------------------------------

    def set_up(self, situation: Situation, options: Options) -> Ranked:
        is_plan = options[0].verb == "keep"
        return named(options, self.plan.kept if is_plan else self.plan.deployment)

    def fill_bin(self, situation: Situation, options: Options) -> Ranked:
        return named(options, markers.special(situation, options, self.rng))

    def impulse(self, situation: Situation, options: Options) -> Ranked:
        is_first = options[0].verb == "select"
        return (
            answers.select(situation, options) if is_first else answers.channel(situation, options)
        )

    def command(self, situation: Situation, options: Options) -> Ranked:
        match options[0].verb:
            case "command":
                return answers.command(situation, options)
            case "corps":
                return answers.corps(situation, options)
        return answers.reserves(situation, options)

    def arrival(self, situation: Situation, options: Options) -> Ranked:
        if options[0].verb == "with":
            return answers.reserves(situation, options)
        return answers.arrival(situation, situation.game.stack[-1].unit, options)

    # --- air ----------------------------------------------------------------------------------

    def begin(self, situation: Situation, segment: str) -> bool:
        """Is a segment new?"""
        game = situation.game
        moment = (game.turn, len(game.picked), segment)
        if self.plan.moment == moment:
            return False
        self.plan.begin(moment)
        return True

    def planned(self, situation: Situation) -> list[Assault] | None:
        """The attacks that the flights of this impulse were for, if these are where they should."""
        game, plan = situation.game, self.plan
        is_fresh = plan.moment == (game.turn, len(game.picked), "air") and not plan.is_contested
        return plan.assaults if is_fresh and not plan.flights else None

    def air(self, situation: Situation, options: Options) -> Ranked:
        match options[0].verb:
            case "fight":
                self.plan.is_contested = True
                return ranked(options, lambda option: 0.0)
            case "bomb":
                return self.bomb(options)
        if self.begin(situation, "air"):
            air.draw_up(situation, self.plan)
        for flight in self.plan.flights:
            fly = Action("fly", piece_of_air(flight.unit))
            if fly in options:
                return [Proposal(fly, 1.0), Proposal(DONE)]
        return [Proposal(DONE)]

    def bomb(self, options: Options) -> Ranked:
        """16.9 Only where bombers were sent for it."""

        def merit(option: Action) -> float:
            if option.verb != "bomb":
                return 0.0
            return 1.0 if hex_in(option) in self.plan.bombing else NEVER

        return ranked(options, merit)

    def flight(self, situation: Situation, options: Options) -> Ranked:
        piece = situation.game.stack[-1].piece
        if self.begin(situation, "air"):
            air.draw_up(situation, self.plan)
        meant = [each for each in self.plan.flights if piece_of_air(each.unit) == piece]
        if not meant:
            hexes = [flight.hex for flight in self.plan.flights]
            return [*(Proposal(Action("over", hex)) for hex in hexes), *only(options, "over")]
        self.plan.flights.remove(meant[0])
        return [Proposal(Action("over", meant[0].hex), 1.0)]

    # --- movement -----------------------------------------------------------------------------

    def choose_unit(self, situation: Situation, options: Options) -> Ranked:
        plan, meant = self.plan, self.planned(situation)
        if self.begin(situation, "movement"):
            movement.draw_up(situation, plan, meant)
        free = [unit_of(each) for each in options if each.verb == "unit"]
        order = movement.next_order(situation, plan, free)
        plan.going = order
        if order is None:
            return [Proposal(END)]
        return [Proposal(Action("unit", order.unit), order.worth), Proposal(END)]

    def move(self, situation: Situation, options: Options) -> Ranked:
        frame = situation.game.stack[-1]
        order = self.plan.going or self.taken_up(situation, frame.units[0])
        if order is None or frame.has_moved or frame.units != (order.unit,):
            return [Proposal(DONE)]
        action = Action("go", order.hex) if order.how == "go" else Action(order.how)
        return [Proposal(action, order.worth), Proposal(DONE)]

    def taken_up(self, situation: Situation, unit: UnitId) -> Order | None:
        """What the plan has for a unit that somebody else has chosen."""
        if self.begin(situation, "movement"):
            movement.draw_up(situation, self.plan, None)
        meant = [order for order in self.plan.orders if order.unit == unit]
        self.plan.going = meant[0] if meant else movement.next_march(situation, self.plan, [unit])
        return self.plan.going

    def destination(self, situation: Situation, options: Options) -> Ranked:
        order = self.plan.going
        return [] if order is None else [Proposal(Action("to", order.hex), order.worth)]

    # --- combat -------------------------------------------------------------------------------

    def combat(self, situation: Situation, options: Options) -> Ranked:
        """Everything is weighed again after each combat."""
        if any(option.verb == "lift" for option in options):
            return only(options, "no")
        self.begin(situation, "combat")
        self.plan.assaults = self.attacks(situation)
        found = [Proposal(Action("attack", each.hex), each.worth) for each in self.plan.assaults]
        return [*found, Proposal(END)]

    def attacks(self, situation: Situation) -> list[Assault]:
        """The attacks from where the units stand."""
        game = situation.game
        reach = {unit: bit_of(game, unit) for unit in able(game, self.side)}
        return in_order(best_set(situation, reach, Skies(situation, 0)))

    def gather(self, situation: Situation, options: Options) -> Ranked:
        frame: Gather = situation.game.stack[-1]
        if self.begin(situation, "combat"):
            self.plan.assaults = self.attacks(situation)
        meant = next((each for each in self.plan.assaults if each.hex == frame.hex), None)
        if meant is None:
            return [Proposal(CALL_OFF)]
        missing = [Action("with", unit) for unit in meant.units if unit not in frame.units]
        return [*(Proposal(each, meant.worth) for each in missing), Proposal(LAUNCH)]

    def fight(self, situation: Situation, options: Options) -> Ranked:
        attack = situation.game.stack[-1].attack
        match options[0].verb:
            case "commit":
                return fights.commit(situation, attack, options)
            case "assault":
                return fights.table(situation, attack, options)
            case "naval":
                return fights.ships(situation, attack, options)
        return only(options, "bridgehead")

    def counterattack(self, situation: Situation, options: Options) -> Ranked:
        frame = situation.game.stack[-1]
        if options[0].verb == "counter":
            return fights.counter(situation, frame, options)
        return fights.table(situation, frame.attack, options)

    def pursue(self, situation: Situation, options: Options) -> Ranked:
        frame = situation.game.stack[-1]
        return fights.pursue(situation, frame.hex, frame.is_rout, options)

    def onward(self, situation: Situation, options: Options) -> Ranked:
        pursuit, frame = situation.game.stack[-2:]
        return fights.onward(situation, frame.unit, frame.left, pursuit.units, options)

    def retreat(self, situation: Situation, options: Options) -> Ranked:
        frame = situation.game.stack[-1]
        if frame.is_pushed:
            return fights.push(situation, options)
        return fights.retreat(situation, frame.unit, options)
