"""The staff player: evaluates every impulse and carries out the best."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random

from sixweeks.ai.officer import StaffOfficer
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Proposal
from sixweeks.ai.springtime import airborne, answers
from sixweeks.ai.springtime.battles import Battle, Field
from sixweeks.ai.springtime.offensive import Plan, places_of, plan
from sixweeks.ai.springtime.orders import Orders
from sixweeks.ai.springtime.remembering import Remembered, key_of, standing_key
from sixweeks.ai.springtime.risks import Risks
from sixweeks.ai.springtime.weights import STYLES, WEIGHTS, Weights
from sixweeks.games.springtime.model.components import UnitId
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r08_1_1_assault import Assault
from sixweeks.games.springtime.rules.r09_movement import ASSAULT, REDEPLOY, REGROUP
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action

END, DONE, PASS = Action("end"), Action("done"), Action("pass")
ACTIONS = ("assault", "regroup", "redeploy", "pass")
IDLE = -1.0  # the worth of an impulse that does nothing: it is better to pass
LAUNCH, CALL_OFF = Action("launch"), Action("call_off")
Options = Sequence[Action]
Reply = Callable[[Seat, Game, Options], Action]
RISKS, PLANS = Remembered[Risks](100), Remembered[Plan](1000)
IMPULSES = Remembered[Action](2000)


class Staff(StaffOfficer[Orders, Weights]):
    """Answers every question of one side from its view."""

    def __init__(
        self, definition: GameDefinition, side: str, rng: Random, weights: Weights | None = None
    ) -> None:
        super().__init__(definition, side, rng, weights)
        self.plan = Orders()
        self.replies: dict[str, Reply] = {**self.of_impulses(), **self.of_events()}

    def of_impulses(self) -> dict[str, Reply]:
        return {
            "Impulse": self.impulse,
            "Assault": self.assault,
            "Regroup": self.shift,
            "Redeploy": self.shift,
            "Move": self.move,
            "Attack": self.attack,
            "Retreat": lambda _, game, options: answers.retreat(game, options, self.weights),
        }

    def of_events(self) -> dict[str, Reply]:
        """And of what comes between the impulses."""
        return {
            "Refit": lambda _, game, options: answers.refit(game, options, self.weights),
            "PlayEvent": self.play_event,
            "FirstTurnEvent": self.play_event,
            "EndPhaseEvent": self.end_event,
            "PoliticalDraw": lambda _, game, options: answers.keep_event(game, self.side),
            "PlaceKleist": lambda _, game, options: answers.kleist(game, options),
            "KleistJoins": lambda _, game, options: answers.kleist(game, options),
            "SideBids": lambda _, game, options: answers.bid(game, self.rng, self.weights),
        }

    @property
    def weights(self) -> Weights:
        return self.given or WEIGHTS[self.side]

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        self.side = seat.side  # 17.1a the bids may have changed it
        if len(options) == 1:
            return options[0]
        reply = self.replies.get(seat.procedure)
        answer = reply(seat, self.imagined(seat), options) if reply else options[0]
        return answer if answer in options else options[-1]

    def proposals(self, seat: Seat) -> list[Proposal]:
        """The impulses by what they promise; of any other question all options, its own first."""
        if (seat.procedure, seat.step) == ("Impulse", "declare"):
            return self.impulses(seat)
        own = self.decide(seat)
        others = (option for option in seat.question.options if option != own)
        return [Proposal(own), *(Proposal(each, -1.0) for each in others)]

    def impulses(self, seat: Seat) -> list[Proposal]:
        """The best two, then those of other playing styles, then the rest."""
        self.side, options = seat.side, seat.question.options
        game = self.imagined(seat)
        self.plan = Orders()
        risks, field = self.risks(game), Field(game, self.side, self.weights)
        actions = [option for option in options if option.verb in ACTIONS]
        ranked = [(each, *self.outlined(game, each, risks, field)) for each in actions]
        ranked.sort(key=lambda each: -each[2])
        known = {(action, orders.outline) for action, orders, _ in ranked}
        found = [Proposal(action, worth) for action, _, worth in ranked if worth != IDLE]
        found[2:2] = self.in_other_styles(game, options, found[:2], known)
        first = answers.prelude(game, self.side, options, self.weights)
        return [Proposal(first, found[0].worth), *found] if first else found

    def in_other_styles(
        self,
        game: Game,
        options: Options,
        best: Sequence[Proposal],
        known: set[tuple[Action, Hashable]],
    ) -> Iterator[Proposal]:
        """What other playing styles choose, and how they would carry out the best."""
        others = {
            style: Staff(self.definition, self.side, self.rng, weights)
            for style, weights in STYLES[self.side].items()
        }
        wishes = [(style, other.best_impulse(game, options)) for style, other in others.items()]
        wishes += [(style, each.action) for each in best for style in others]
        for style, action in wishes:
            orders, worth = others[style].outlined(game, action)
            if (action, orders.outline) not in known and worth != IDLE:
                known.add((action, orders.outline))
                yield Proposal(action, best[0].worth, orders, style)

    def imagined(self, seat: Seat) -> Game:
        game: Game = seat.imagined(self.rng)
        return game

    def play_event(self, seat: Seat, game: Game, options: Options) -> Action:
        return answers.play_event(game, self.side, options, self.weights)

    def end_event(self, seat: Seat, game: Game, options: Options) -> Action:
        return answers.end_event(game, self.side, options, self.weights)

    # --- the impulse --------------------------------------------------------------------------

    def impulse(self, seat: Seat, game: Game, options: Options) -> Action:
        if seat.step != "declare":
            return answers.advantage(game, self.side, options, self.weights)
        self.plan = Orders()
        if first := answers.prelude(game, self.side, options, self.weights):
            return first
        key = (self.side, self.weights, key_of(game), options)
        return IMPULSES.get(key, lambda: self.best_impulse(game, options))

    def best_impulse(self, game: Game, options: Options) -> Action:
        risks, field = self.risks(game), Field(game, self.side, self.weights)
        actions = [option for option in options if option.verb in ACTIONS]
        return max(actions, key=lambda option: self.promise(game, option, risks, field))

    def risks(self, game: Game) -> Risks:
        key = (self.side, self.weights, standing_key(game))
        return RISKS.get(key, lambda: Risks(game, self.side, self.weights))

    def promise(self, game: Game, option: Action, risks: Risks, field: Field) -> float:
        """The value of an impulse."""
        return self.outlined(game, option, risks, field)[1]

    def outlined(
        self, game: Game, option: Action, risks: Risks | None = None, field: Field | None = None
    ) -> tuple[Orders, float]:
        """What would be done in an impulse and what it is worth, computed on a copy of the game."""
        if option == PASS:
            return Orders(), 0.0
        trial, risks = game.copy(), risks or self.risks(game)
        engine.answer(trial, option)
        if isinstance(trial.stack[-1], Assault):
            found = self.planned(trial, risks, field)
            orders = Orders(True, found.attack, dict(found.moves))
            groups = str(option.noun).count("+") + 1
            worth = found.value + self.weights.assault - self.weights.spared * groups
        else:
            manner = REGROUP if option.verb == "regroup" else REDEPLOY
            moves, worth = risks.moves(places_of(trial, manner), {})
            orders = Orders(True, None, moves)
            worth += self.weights.regroup if manner == REGROUP else 0.0
        return orders, worth if orders.attack or orders.moves else IDLE

    def planned(self, game: Game, risks: Risks, field: Field | None = None) -> Plan:
        key = (self.side, self.weights, key_of(game))
        return PLANS.get(key, lambda: plan(game, self.side, risks, field))

    def draw_up(self, game: Game) -> None:
        """Plan the assault from here on, as far as the next attack."""
        found = self.planned(game, self.risks(game))
        self.plan.is_drawn_up = True
        self.plan.attack, self.plan.moves = found.attack, dict(found.moves)

    def assault(self, seat: Seat, game: Game, options: Options) -> Action:
        """Bring up the attackers, attack, then plan again."""
        attack = self.plan.attack
        if not self.plan.is_drawn_up or (attack and self.is_over(game, attack)):
            self.draw_up(game)
        if dropped := airborne.drop(game, self.plan.attack, options, self.weights):
            return dropped
        if self.plan.attack is not None:
            return self.next_for(game, self.plan.attack, options)
        return self.next_move(options)

    def is_over(self, game: Game, attack: Battle) -> bool:
        return bool(game.progress.fought >> attack.area & 1)

    def next_for(self, game: Game, attack: Battle, options: Options) -> Action:
        for unit in attack.units:
            wish = Action("unit", unit)
            is_away = game.units[unit].place != attack.area and unit not in self.plan.tried
            if is_away and wish in options:
                return wish
        wish = Action("attack", attack.area)
        if wish in options:
            return wish
        self.draw_up(game)
        self.plan.attack = None
        return self.next_move(options)

    def next_move(self, options: Options) -> Action:
        wanted = [a for a in options if a.verb == "unit" and a.noun in self.plan.moves]
        fresh = [a for a in wanted if UnitId(int(a.noun)) not in self.plan.tried]
        return fresh[0] if fresh else options[-1]

    def shift(self, seat: Seat, game: Game, options: Options) -> Action:
        """Regroup or redeploy: the moves that lessen the danger most."""
        if not self.plan.is_drawn_up:
            self.draw_up_shift(game, REGROUP if seat.procedure == "Regroup" else REDEPLOY)
        return self.next_move(options)

    def draw_up_shift(self, game: Game, manner: str) -> None:
        self.plan.is_drawn_up = True
        self.plan.moves, _ = self.risks(game).moves(places_of(game, manner), {})

    def take_up(self, game: Game) -> None:
        """A plan for an impulse in which somebody else has chosen the unit in hand."""
        manner = game.stack[-1].manner
        if manner == ASSAULT:
            self.draw_up(game)
        else:
            self.draw_up_shift(game, manner)

    def move(self, seat: Seat, game: Game, options: Options) -> Action:
        if options[0].verb != "go" and DONE not in options:
            return answers.advantage(game, self.side, options, self.weights)
        if not self.plan.is_drawn_up:
            self.take_up(game)
        unit, attack = UnitId(game.stack[-1].unit), self.plan.attack
        self.plan.tried.add(unit)
        is_attacker = attack is not None and unit in attack.units
        goal = attack.area if attack and is_attacker else self.plan.moves.pop(unit, None)
        return Action("go", goal) if goal is not None else DONE

    # --- combat -------------------------------------------------------------------------------

    def attack(self, seat: Seat, game: Game, options: Options) -> Action:
        meant = self.plan.attack
        match seat.step:
            case "gather":
                wanted = airborne.force(game, meant)
                more = [a for a in options if a.verb == "with" and a.noun in wanted]
                return more[0] if more else (LAUNCH if LAUNCH in options else options[0])
            case "lead_attacker":
                wish = Action("lead", meant.lead if meant else UnitId(-1))
                return wish if wish in options else answers.lead(game, options, self.weights)
            case "lead_defender":
                return answers.lead(game, options, self.weights)
            case "attacker_air" | "defender_air":
                return answers.air(game, self.side, options, self.weights)
        return answers.after_dice(game, self.side, options, self.weights)
