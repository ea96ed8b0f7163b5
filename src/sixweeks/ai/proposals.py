"""What a game's staff tells a search: the protocol that every `ai/<game>` package follows.

A package exports these names:

- `Staff`, an `Officer`. `proposals(seat)` ranks what it considers, first what `decide` answers.
  Whatever it remembers between two questions is in its plan: plain data, which `twin` copies for an
  imagined world and `adopt` replaces by the plan of another proposal.
- `LOOKAHEAD`, a `Lookahead`: which decisions are worth a search, when a playout is cut, and the
  `outlook` of a position, the chance of winning.
- `THOROUGH`, where the marshal searches otherwise than a general with ten times the time.

An officer asks its seat (`seat.procedure`, `seat.step`, `seat.imagined(rng)`) and builds a view
only where it needs one: in a playout the seat has an imagined game, whose view is never built."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.ai.player import PlayerMaker, Seat
from sixweeks.ai.recruit import MISTAKES
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action
from sixweeks.kernel.state import SomeGame

Plan = TypeVar("Plan", bound=Struct)
Features = dict[str, float]
COPIED = (list, dict, set)


class Proposal(Struct, frozen=True):
    """An answer, and what it is worth to the side that gives it.

    With a plan it is the first step of that plan, which the staff adopts with it; without one it
    goes with the plan that the staff has. `reason` names the plan in a word, such as `cautious`."""

    action: Action
    worth: float = 0.0
    plan: Struct | None = None
    reason: str = ""


class Officer(Protocol):
    """A player who can say what it considers, and carry out any of it."""

    side: str

    def decide(self, seat: Seat) -> Action: ...

    def proposals(self, seat: Seat) -> Sequence[Proposal]:
        """What might be answered, the best first; never empty, every action legal."""
        ...

    def adopt(self, proposal: Proposal) -> None:
        """Replace the current plan by that of the proposal."""
        ...

    def twin(self, rng: Random) -> "Officer":
        """The same officer with a copy of the plan, for one imagined world."""
        ...


OfficerMaker = Callable[[GameDefinition, str, Random], Officer]


class Peril(Struct, frozen=True):
    """A roll that ends the game for a side by some chance; with `spared` it goes on."""

    winner: str
    chance: float
    spared: int


@dataclass(frozen=True)
class Lookahead:
    """What a search must know of a game, and a recruit."""

    outlook: Callable[[SomeGame, str], float]  # the chance that a side wins, from 0 to 1
    moment: Callable[[SomeGame], Hashable]  # changes at the same points of play for all candidates
    weighs: Callable[[Seat], bool]  # is this decision worth a search?
    horizon: int  # a playout is cut when the moment has changed so many times
    candidates: int  # how many proposals are compared
    quick: PlayerMaker  # the other side in a playout
    period: Callable[[Seat], Hashable] = lambda seat: seat.view.turn  # what the time limit is for
    seconds: float = 4.5  # for all searches of a period
    decisions: int = 8  # that are searched in a usual period
    features: Callable[[SomeGame], Features] | None = None  # if `sixweeks fit` fits the outlook
    officer: OfficerMaker | None = None  # who leads the search, if not the staff as it is
    margin: Callable[[SomeGame], float] | None = None  # by how much the first side has won
    peril: Callable[[SomeGame], Peril | None] = lambda game: None  # of the roll that is due
    mistakes: float = MISTAKES  # the share of a recruit's answers that are given at random
    make_even: Callable[[SomeGame, Random], None] = lambda game, rng: None  # for self-play
    vary: Callable[[Officer, SomeGame, Random], None] = (  # an officer in self-play, now and then
        lambda officer, game, rng: None
    )
    lessons: Callable[[SomeGame, Features], Iterable[tuple[Features, float]]] | None = (
        None  # what a position teaches once the game has ended, if it is more than who won
    )


def copied(plan: Plan) -> Plan:
    """A plan that shares no list, dictionary or set with the first; what they hold is immutable."""
    fields = {name: getattr(plan, name) for name in plan.__struct_fields__}
    return replace(
        plan, **{n: value.copy() for n, value in fields.items() if type(value) in COPIED}
    )


def distinct(proposals: Iterable[Proposal]) -> list[Proposal]:
    """Without duplicates: the same answer under the same plan."""
    found: list[Proposal] = []
    for each in proposals:
        if not any((each.action, each.plan) == (other.action, other.plan) for other in found):
            found.append(each)
    return found
