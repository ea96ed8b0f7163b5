"""A sequence of play: a class whose methods, read from top to bottom, are the rulebook's steps."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from sixweeks.kernel.question import Question
from sixweeks.kernel.reasons import Why

Called = TypeVar("Called", bound="Procedure", covariant=True)


class Again(Struct, frozen=True):
    """The same step once more."""


class Call(Struct, Generic[Called], frozen=True):
    """Carry out another procedure; this step hears what it returns.

    A step says by its annotation which procedures it may call."""

    procedure: Called


class Return(Struct, frozen=True):
    """This procedure is over."""

    value: Any = None


Outcome: TypeAlias = Question | Return | Again | None  # what a step that calls nothing comes to
Ask: TypeAlias = Callable[[Any, Any], Outcome | Call[Any]]
Hear: TypeAlias = Callable[[Any, Any, Any], Outcome | Call[Any]]


class Step:
    """One step of a procedure: `ask` poses a question, `hear` takes the answer, `explain` says why
    what is not offered is not. `cite` names the rule where it depends on the situation.

    `stage` is its name in the sequence of play, `{by} order` if it is one side's; `sides` says
    whose turn comes with the procedures that it calls."""

    def __init__(self, ask: Ask, rule: str, stage: str, sides: tuple[str, ...]) -> None:
        self.ask = ask
        self.rule = rule
        self.stage = stage
        self.sides = sides
        self.hear: Hear | None = None
        self.explain: Callable[[Any, Any], Why] | None = None
        self.cite: Callable[[Any, Any], str] | None = None

    def then(self, hear: Hear) -> Hear:
        self.hear = hear
        return hear

    def why(self, explain: Callable[[Any, Any], Why]) -> Callable[[Any, Any], Why]:
        self.explain = explain
        return explain

    def cites(self, cite: Callable[[Any, Any], str]) -> Callable[[Any, Any], str]:
        self.cite = cite
        return cite


def step(rule: str, stage: str = "", sides: tuple[str, ...] = ()) -> Callable[[Ask], Step]:
    return lambda ask: Step(ask, rule, stage, sides)


END = "end"


class Procedure(Struct, kw_only=True, tag=True):
    """A rule that takes time. Its fields, immutable values, and its place are in the state."""

    steps: ClassVar[dict[str, Step]] = {}
    following: ClassVar[dict[str, str]] = {}
    first: ClassVar[str] = END
    repeats: ClassVar[bool] = False
    stage: ClassVar[str] = ""  # of every step that has no stage of its own
    entry: ClassVar[str] = ""  # where a position takes the procedure up, if not at the first step
    at: str = ""  # the step in progress, by name: saves read well and survive added steps

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.steps = {name: each for name, each in vars(cls).items() if isinstance(each, Step)}
        order = (*cls.steps, END)
        cls.following = dict(pairwise(order))
        cls.first = order[0]

    def __post_init__(self) -> None:
        self.at = self.at or self.first

    @classmethod
    def migrated(cls, fields: dict[str, Any]) -> dict[str, Any]:
        """Its fields, where a position may have been written by an older version."""
        return fields

    def rule_cited(self, game: Any) -> str:
        """The rule of the step in progress; a procedure may know better."""
        step = self.steps[self.at]
        return step.cite(self, game) if step.cite else step.rule

    def back_to(self, name: str) -> Again:
        """Take the procedure up again at an earlier step."""
        self.at = name
        return Again()
