"""The common part of every game's state: plain data, cheap to copy."""

from collections.abc import Mapping
from copy import copy as shallow_copy
from fractions import Fraction
from typing import Any, NamedTuple, Self, TypeAlias

from msgspec import Struct

from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.sentence import Arg, Args
from sixweeks.kernel.question import Action, Question


class Ruled(NamedTuple):
    """The rule of an option: `Annotated[Literal["off", "on"], Ruled("18.1a", "campaign")]`."""

    rule: str
    only_in: str = ""  # the scenario that it applies to, if not to all


RESIGNATION, AGREEMENT, CLOSED = "resignation", "agreement", "closed"  # levels without a rule


class Ending(Struct, frozen=True):
    """How a game ended; a draw has no winner."""

    winner: str
    level: str
    rule: str

    @property
    def text(self) -> str:
        """In a record or a position: `german decisive 18.2`; no rule ends a game by agreement."""
        winner = self.winner or ("nobody" if self.level == CLOSED else "draw")
        return f"{winner} {self.level} {self.rule}".rstrip()


class State(Struct, kw_only=True):
    """A game in progress. Fields hold immutable values; only effects replace them."""

    scenario_id: str
    stack: list[Any]
    turn: int = 0
    ending: Ending | None = None
    exchanged: bool = False  # the two players have swapped sides
    sealed: dict[str, Action] = {}
    pending: Question | None = None
    memo: dict[Any, Any] = {}
    journal: list[Event] | None = None

    @property
    def frame(self) -> Any:
        """The procedure in progress, if there is any."""
        return self.stack[-1] if self.stack else None

    @property
    def is_setting_up(self) -> bool:
        """Turn 0 is the set-up, unless a game has a turn with that number."""
        return self.turn == 0

    def copy(self) -> Self:
        """Frames are the only mutable values; the memo is shared until an effect replaces it."""
        twin = shallow_copy(self)
        twin.stack = [shallow_copy(frame) for frame in self.stack]
        twin.sealed = dict(self.sealed)
        twin.journal = None
        return twin

    def emit(
        self,
        kind: str,
        rule: str,
        args: Args,
        to: tuple[str, ...] = (),
        others: Args | None = None,
        chances: Mapping[str, Fraction] | None = None,
    ) -> None:
        if self.journal is not None:
            likely = {result: float(chance) for result, chance in (chances or {}).items()}
            self.journal.append(Event(kind, rule, args, to, others, likely))


def tell(game: State, kind: str, rule: str, **args: Arg) -> None:
    """Say what happened, to everybody."""
    game.emit(kind, rule, args)


def tell_owner(game: State, kind: str, rule: str, owner: str, hidden: Args, /, **args: Arg) -> None:
    """Say what happened; everybody but the owner gets the arguments in `hidden` instead."""
    game.emit(kind, rule, args, (owner,), {**args, **hidden})


SomeGame: TypeAlias = Any  # the state of some game: each game has its own
