"""The interface of a computer player, and what it can see."""

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import Protocol

from sixweeks.kernel.engine import question_for
from sixweeks.kernel.presentation.definition import GameDefinition, SomeView
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.state import SomeGame, State


class Seat:
    """What a computer player receives: its side's question and view, nothing of the real state."""

    def __init__(self, definition: GameDefinition, game: State, side: str) -> None:
        self.definition = definition
        self.side = side
        question = question_for(game, side)
        assert question is not None, f"{side} has nothing to answer"
        self.question: Choose = question
        self.look: Callable[[], SomeView] = lambda: definition.views.view(game, side)

    @cached_property
    def view(self) -> SomeView:
        """What the side may know, built on first use."""
        return self.look()

    @property
    def procedure(self) -> str:
        """The name of the procedure that asks."""
        return str(self.view.frames[-1]["type"]) if self.view.frames else ""

    @property
    def step(self) -> str:
        """The step of it that asks."""
        return str(self.view.frames[-1]["at"]) if self.view.frames else ""

    def units(self) -> tuple[int, ...]:
        """The units that the procedure is about, if it names them."""
        return tuple(self.view.frames[-1].get("units", ()))

    def imagined(self, rng: Random) -> SomeGame:
        """A complete game that the side cannot tell from the real one."""
        return self.definition.views.imagine(self.view, rng)


class PlayoutSeat(Seat):
    """A seat in an imagined game, where there is nothing to hide: a view is built only if asked."""

    def __init__(self, definition: GameDefinition, game: State, side: str) -> None:
        super().__init__(definition, game, side)
        self.game = game

    @property
    def procedure(self) -> str:
        return type(self.game.frame).__name__ if self.game.stack else ""

    @property
    def step(self) -> str:
        return str(self.game.frame.at) if self.game.stack else ""

    def units(self) -> tuple[int, ...]:
        return tuple(getattr(self.game.frame, "units", ()))

    def imagined(self, rng: Random) -> SomeGame:
        return self.game.copy()


class Player(Protocol):
    """Chooses one of the options of its question."""

    def decide(self, seat: Seat) -> Action: ...


class PlayerMaker(Protocol):
    """Creates a player for one side of one game, with its own random generator."""

    def __call__(self, definition: GameDefinition, side: str, rng: Random) -> Player: ...
