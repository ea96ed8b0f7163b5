"""Procedures: resumable state machines whose methods, top to bottom, are the rulebook's steps."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from sixweeks.kernel.question import Question
from sixweeks.kernel.reasons import Why

Called = TypeVar("Called", bound="Procedure", covariant=True)


class Again(Struct, frozen=True):
    """Repeat the same step."""


class Call(Struct, Generic[Called], frozen=True):
    """Call another procedure; its result goes to this step.

    A step's annotation says which procedures it may call."""

    procedure: Called


class Return(Struct, frozen=True):
    """End this procedure, with a result."""

    value: Any = None


Outcome: TypeAlias = Question | Return | Again | None  # the outcome of a step that calls nothing
Ask: TypeAlias = Callable[[Any, Any], Outcome | Call[Any]]
Hear: TypeAlias = Callable[[Any, Any, Any], Outcome | Call[Any]]


END = "end"


class Step:
    """One step of a procedure: `ask` returns a question, `hear` receives the answer, `explain` says
    why something is not offered. `cite` names the rule if it depends on the situation.

    `stage` is its name in the sequence of play, `{by} order` if it belongs to one side; `sides`
    are the sides whose turns follow in the procedures that it calls. `following` is the step after
    it."""

    def __init__(self, ask: Ask, rule: str, stage: str, sides: tuple[str, ...]) -> None:
        self.ask = ask
        self.rule = rule
        self.stage = stage
        self.sides = sides
        self.following = END
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


AGAIN = Again()


class Procedure(Struct, kw_only=True, tag=True):
    """A sequence of play. Its fields (immutable values) and its current step are in the state."""

    steps: ClassVar[dict[str, Step]] = {}
    first: ClassVar[str] = END
    repeats: ClassVar[bool] = False
    stage: ClassVar[str] = ""  # of every step that has no stage of its own
    entry: ClassVar[str] = ""  # where a position resumes the procedure, if not at the first step
    at: str = ""  # the current step, by name: saved games are readable and survive added steps

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.steps = {name: each for name, each in vars(cls).items() if isinstance(each, Step)}
        for here, following in pairwise(cls.steps):
            cls.steps[here].following = following
        cls.first = next(iter(cls.steps), END)

    def __post_init__(self) -> None:
        self.at = self.at or self.first

    @classmethod
    def migrated(cls, fields: dict[str, Any]) -> dict[str, Any]:
        """Its fields, converted if an older version wrote the position."""
        return fields

    def rule_cited(self, game: Any) -> str:
        """The rule of the current step; a procedure may override it."""
        step = self.steps[self.at]
        return step.cite(self, game) if step.cite else step.rule

    def back_to(self, name: str) -> Again:
        """Go back to an earlier step."""
        self.at = name
        return AGAIN
