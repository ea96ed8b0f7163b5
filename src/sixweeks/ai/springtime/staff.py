"""The staff player: evaluates every impulse and carries out the best."""

from collections.abc import Callable
from random import Random

from sixweeks.ai.player import Seat
from sixweeks.ai.springtime import airborne, answers
from sixweeks.ai.springtime.battles import Battle
from sixweeks.ai.springtime.offensive import Plan, plan, ways_of
from sixweeks.ai.springtime.risks import Risks
from sixweeks.games.springtime.model.components import UnitId
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r08_1_1_assault import Assault
from sixweeks.games.springtime.rules.r09_movement import REDEPLOY, REGROUP
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action

END, DONE, PASS = Action("end"), Action("done"), Action("pass")
ACTIONS = ("assault", "regroup", "redeploy", "pass")
LAUNCH, CALL_OFF = Action("launch"), Action("call_off")


class Staff:
    """Answers every question of one side from its view."""

    def __init__(self, definition: GameDefinition, side: str, rng: Random) -> None:
        self.definition, self.side, self.rng = definition, side, rng
        self.plan: Plan | None = None
        self.fighting: Battle | None = None
        self.tried: set[UnitId] = set()  # units selected in this impulse
        self.replies: dict[str, Callable[[Seat], Action]] = {
            "Impulse": self.impulse,
            "Assault": self.assault,
            "Regroup": self.shift,
            "Redeploy": self.shift,
            "Move": self.move,
            "Attack": self.attack,
            "Retreat": lambda seat: answers.retreat(self.imagined(seat), seat.question.options),
            "Refit": lambda seat: answers.refit(self.imagined(seat), seat.question.options),
            "PlayEvent": self.play_event,
            "FirstTurnEvent": self.play_event,
            "EndPhaseEvent": self.end_event,
            "PoliticalDraw": lambda seat: answers.keep_event(seat.view, seat.question.options),
            "PlaceKleist": lambda seat: answers.kleist(self.imagined(seat), seat.question.options),
            "KleistJoins": lambda seat: answers.kleist(self.imagined(seat), seat.question.options),
            "SideBids": lambda seat: answers.bid(seat.view, self.rng),
        }

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        self.side = seat.side  # 17.1a the bids may have changed it
        if len(options) == 1:
            return options[0]
        frames = seat.view.frames
        reply = self.replies.get(frames[-1]["type"]) if frames else None
        answer = reply(seat) if reply else options[0]
        return answer if answer in options else options[-1]

    def play_event(self, seat: Seat) -> Action:
        return answers.play_event(self.imagined(seat), seat.view, seat.question.options)

    def end_event(self, seat: Seat) -> Action:
        return answers.end_event(self.imagined(seat), seat.view, seat.question.options)

    def imagined(self, seat: Seat) -> Game:
        game: Game = self.definition.views.imagine(seat.view, self.rng)
        return game

    # --- the impulse --------------------------------------------------------------------------

    def impulse(self, seat: Seat) -> Action:
        options, game = seat.question.options, self.imagined(seat)
        if seat.view.frames[-1]["at"] != "declare":
            return answers.advantage(game, self.side, options)
        self.plan = self.fighting = None
        self.tried.clear()
        if first := answers.prelude(game, seat.view, options):
            return first
        risks = Risks(game, self.side)
        actions = [option for option in options if option.verb in ACTIONS]
        return max(actions, key=lambda option: self.promise(game, option, risks))

    def promise(self, game: Game, option: Action, risks: Risks) -> float:
        """The value of an impulse, computed on a copy of the game."""
        if option == PASS:
            return 0.0
        trial = game.copy()
        engine.answer(trial, option)
        frame = trial.stack[-1]
        if isinstance(frame, Assault):
            return plan(trial, self.side, risks).value + 0.05
        manner = REGROUP if option.verb == "regroup" else REDEPLOY
        ways = {unit: list(paths) for unit, paths in ways_of(trial, manner).items()}
        return risks.moves(ways, {})[1]

    def assault(self, seat: Seat) -> Action:
        """Bring up the attackers, attack, then plan again."""
        options, game = seat.question.options, self.imagined(seat)
        if self.plan is None or (self.fighting and self.is_over(game, self.fighting)):
            self.plan = plan(game, self.side, Risks(game, self.side))
            self.fighting = self.plan.attack
        if dropped := airborne.drop(game, self.fighting, options):
            return dropped
        if self.fighting is not None:
            return self.next_for(game, self.fighting, options)
        return self.next_move(options)

    def is_over(self, game: Game, attack: Battle) -> bool:
        return bool(game.deeds.fought >> attack.area & 1)

    def next_for(self, game: Game, attack: Battle, options: tuple[Action, ...]) -> Action:
        for unit in attack.units:
            wish = Action("unit", unit)
            is_away = game.units[unit].place != attack.area and unit not in self.tried
            if is_away and wish in options:
                return wish
        wish = Action("attack", attack.area)
        if wish in options:
            return wish
        self.plan = plan(game, self.side, Risks(game, self.side))
        self.fighting = None
        return self.next_move(options)

    def next_move(self, options: tuple[Action, ...]) -> Action:
        moves = self.plan.moves if self.plan else {}
        wanted = [a for a in options if a.verb == "unit" and a.noun in moves]
        fresh = [a for a in wanted if UnitId(int(a.noun)) not in self.tried]
        return fresh[0] if fresh else options[-1]

    def shift(self, seat: Seat) -> Action:
        """Regroup or redeploy: the moves that lessen the danger most."""
        options, game = seat.question.options, self.imagined(seat)
        if self.plan is None:
            manner = REGROUP if seat.view.frames[-1]["type"] == "Regroup" else REDEPLOY
            ways = {unit: list(paths) for unit, paths in ways_of(game, manner).items()}
            moves, worth = Risks(game, self.side).moves(ways, {})
            self.plan = Plan(None, moves, worth)
        return self.next_move(options)

    def move(self, seat: Seat) -> Action:
        options = seat.question.options
        if options[0].verb != "go" and DONE not in options:
            return answers.advantage(self.imagined(seat), self.side, options)
        unit = UnitId(seat.view.frames[-1]["unit"])
        self.tried.add(unit)
        goal = None
        if self.fighting is not None and unit in self.fighting.units:
            goal = self.fighting.area
        elif self.plan is not None:
            goal = self.plan.moves.pop(unit, None)
        return Action("go", goal) if goal is not None else DONE

    # --- combat -------------------------------------------------------------------------------

    def attack(self, seat: Seat) -> Action:
        options, frame, game = seat.question.options, seat.view.frames[-1], self.imagined(seat)
        match frame["at"]:
            case "gather":
                wanted = airborne.force(game, self.fighting)
                more = [a for a in options if a.verb == "with" and a.noun in wanted]
                return more[0] if more else (LAUNCH if LAUNCH in options else options[0])
            case "lead_attacker":
                lead = self.fighting.lead if self.fighting else UnitId(-1)
                wish = Action("lead", lead)
                return wish if wish in options else answers.lead(game, options)
            case "lead_defender":
                return answers.lead(game, options)
            case "attacker_air" | "defender_air":
                return answers.air(game, self.side, options)
        return answers.after_dice(game, self.side, options)
