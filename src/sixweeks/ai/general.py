"""The general: compares the proposals of the staff by playouts in imagined worlds.

It knows no game: everything comes from the `Staff` and the `Lookahead` of the game's package, and
from the seat's own view."""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from random import Random

from msgspec import Struct

from sixweeks.ai.comparing import Trial, compare
from sixweeks.ai.player import Player, Seat
from sixweeks.ai.proposals import Lookahead, Officer, OfficerMaker, Proposal, distinct
from sixweeks.ai.thinking_time import PATIENCE, Limit, ThinkingTime
from sixweeks.ai.worlds import KeyedDice, play_on, value_of
from sixweeks.kernel import engine
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action
from sixweeks.kernel.state import State

MORE_TIME = 10.0  # times as much for a marshal as for a general


class Compared(Struct, frozen=True):
    """One thing that was considered: the chance of winning, and in how many worlds it was tried."""

    action: Action
    reason: str
    estimate: float
    worlds: int


class Thought(Struct, frozen=True):
    """A decision that was searched; the first of what was compared is the staff's own."""

    compared: tuple[Compared, ...]
    chosen: int


class General:
    """Answers as the staff does, but searches the decisions that are worth it."""

    def __init__(
        self,
        definition: GameDefinition,
        side: str,
        rng: Random,
        limit: Limit | None = None,
        is_hurried: Callable[[], bool] = lambda: False,
        terms: Lookahead | None = None,
    ) -> None:
        self.definition, self.rng = definition, rng
        self.terms = terms or lookahead_of(definition)
        self.staff: Officer = officer_of(definition, self.terms)(definition, side, rng)
        self.time = ThinkingTime(limit or limit_of(self.terms), is_hurried)
        self.thought: Thought | None = None  # of the last decision, if it was searched

    def decide(self, seat: Seat) -> Action:
        self.thought = None
        if len(seat.question.options) == 1 or not self.terms.weighs(seat):
            return self.staff.decide(seat)
        self.time.begin(self.terms.period(seat))
        found = distinct(self.staff.proposals(seat))[: self.terms.candidates]
        chosen = self.best_of(seat, found) if len(found) > 1 else found[0]
        self.time.end()
        self.staff.adopt(chosen)
        return chosen.action

    def best_of(self, seat: Seat, found: list[Proposal]) -> Proposal:
        seed = self.rng.getrandbits(40)
        worlds: dict[int, State] = {}

        def fares(index: int, number: int) -> float:
            if number not in worlds:
                worlds.clear()
                worlds[number] = seat.imagined(Random(seed + number))
            return self.playout(worlds[number].copy(), seat.side, found[index], seed + number)

        best, trials = compare(len(found), fares, lambda: self.time.share)
        self.thought = thought(found, trials, best)
        return found[best]

    def playout(self, game: State, side: str, proposal: Proposal, world: int) -> float:
        """The chance of winning after one candidate in one world."""
        self.time.playouts += 1
        own = self.staff.twin(Random(world))
        own.adopt(proposal)
        now, sides = self.terms.moment(game), self.definition.side_ids()
        players: dict[str, Player] = {
            engine.seat_of(game, each, sides): own if each == side else self.quick(each, world)
            for each in sides
        }
        engine.answer(game, proposal.action, side)
        dice = KeyedDice(world, self.terms)
        play_on(self.definition, game, players, dice, self.terms, now)
        return dice.value(side, value_of(game, side, self.terms))

    def quick(self, side: str, world: int) -> Player:
        return self.terms.quick(self.definition, side, Random(world))


def thought(found: list[Proposal], trials: list[Trial], chosen: int) -> Thought:
    compared = (
        Compared(each.action, each.reason, round(trial.mean, 3), len(trial.values))
        for each, trial in zip(found, trials, strict=True)
    )
    return Thought(tuple(compared), chosen)


def limit_of(terms: Lookahead, patience: float = PATIENCE) -> Limit:
    return Limit(seconds=terms.seconds, decisions=terms.decisions, patience=patience)


def officer_of(definition: GameDefinition, terms: Lookahead) -> OfficerMaker:
    """Who proposes: the staff, or an officer of the style that has proven best."""
    return terms.officer or staff_of(definition)


def staff_of(definition: GameDefinition) -> OfficerMaker:
    staff: OfficerMaker
    staff = import_module(f"sixweeks.ai.{definition.info.id}").Staff
    return staff


def lookahead_of(definition: GameDefinition) -> Lookahead:
    terms: Lookahead = import_module(f"sixweeks.ai.{definition.info.id}").LOOKAHEAD
    return terms


def thorough_lookahead_of(definition: GameDefinition) -> Lookahead:
    """The terms of a marshal: those of a general with more time, unless the game has others."""
    usual = lookahead_of(definition)
    package = import_module(f"sixweeks.ai.{definition.info.id}")
    terms: Lookahead
    terms = getattr(package, "THOROUGH", None) or replace(usual, seconds=usual.seconds * MORE_TIME)
    return terms


def has_lookahead(definition: GameDefinition) -> bool:
    return hasattr(import_module(f"sixweeks.ai.{definition.info.id}"), "LOOKAHEAD")
