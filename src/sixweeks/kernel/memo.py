"""Memoization by position: results that depend only on the board are computed once."""

from collections.abc import Callable, Iterable
from functools import cache, wraps
from operator import attrgetter, is_
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, TypeVarTuple

from sixweeks.kernel.state import State

Game = TypeVar("Game", bound=State)
Parameters = ParamSpec("Parameters")
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")

# The progress of play, not the position on the board.
PASSING = frozenset({"stack", "sealed", "pending", "memo", "journal"})


LASTING = "lasting"  # the key of results that effects on the board do not invalidate
UNKNOWN = object()  # what is not remembered; None may be


def of_board(work: Callable[[Game, *Arguments], Result]) -> Callable[[Game, *Arguments], Result]:
    """Cache a function of the board: results are kept in the game until an effect discards them.

    Faster than `of_position`, for queries that rules make hundreds of thousands of times."""

    @wraps(work)
    def remembered(game: Game, /, *args: *Arguments) -> Result:
        # SPEED: a nested tuple is half the price of a flat one, and a KeyError ten times that of
        # a look-up; in France '40 every second result is new.
        memo, key = game.memo, (work, args)
        found: Result = memo.get(key, UNKNOWN)
        if found is UNKNOWN:
            found = memo[key] = work(game, *args)
        return found

    return remembered


def lasting(work: Callable[[Game, *Arguments], Result]) -> Callable[[Game, *Arguments], Result]:
    """The same for what no move changes, such as who is neutral."""

    @wraps(work)
    def remembered(game: Game, /, *args: *Arguments) -> Result:
        key = (work, args) if args else work
        try:  # SPEED: half the price of two `get`; such results are seldom new
            found: Result = game.memo[LASTING][key]
        except KeyError:
            found = work(game, *args)
            game.memo.setdefault(LASTING, {})[key] = found
        return found

    return remembered


def of_side(work: Callable[[Game, str], Result]) -> Callable[[Game, str], Result]:
    """The same for what depends on where the units of one side are: kept while others move."""

    @wraps(work)
    def remembered(game: Game, side: str, /) -> Result:
        kept = game.memo.get(side)
        if kept is None:
            kept = game.memo[side] = {}
        found: Result = kept.get(work, UNKNOWN)
        if found is UNKNOWN:
            found = kept[work] = work(game, side)
        return found

    return remembered


def amend(game: Game, work: Callable[[Game], Result], change: Callable[[Result], Result]) -> None:
    """Change a lasting result, if there is one; copies of the game keep theirs."""
    kept, key = game.memo.get(LASTING, {}), work.__wrapped__  # type: ignore[attr-defined]
    if key in kept and (changed := change(kept[key])) is not kept[key]:
        game.memo = {**game.memo, LASTING: {**kept, key: changed}}


def forget(game: State, unmoved: str = "") -> None:
    """Discard what was computed from the board; lasting results are kept, and those of a side of
    which nothing has changed."""
    lasting, kept = game.memo.get(LASTING), game.memo.get(unmoved)
    game.memo = {} if lasting is None else {LASTING: lasting}
    if kept is not None:
        game.memo[unmoved] = kept


class Noted(NamedTuple):
    """What is known of a position, and the fields that make it up."""

    fields: tuple[Any, ...]
    notes: dict[Any, Any]


def of_position(
    work: Callable[Concatenate[Game, Parameters], Result],
) -> Callable[Concatenate[Game, Parameters], Result]:
    """Cache a function that reads neither the procedures in progress nor the question.

    Fields hold immutable values, so a position is the same while they are the same objects: it is
    known already for the other side, and after each answer that changed nothing on the board."""

    @wraps(work)
    def remembered(game: Game, /, *args: Parameters.args, **named: Parameters.kwargs) -> Result:
        assert not named, "arguments are given by their places"
        notes, key = notes_of(game), (work, *args)
        if key not in notes:
            notes[key] = work(game, *args, **named)
        found: Result = notes[key]
        return found

    return remembered


def all_of_position(
    work: Callable[Concatenate[Game, Parameters], Iterable[Result]],
) -> Callable[Concatenate[Game, Parameters], tuple[Result, ...]]:
    """The same for a generator."""

    @of_position
    @wraps(work)
    def collected(
        game: Game, /, *args: Parameters.args, **named: Parameters.kwargs
    ) -> tuple[Result, ...]:
        return tuple(work(game, *args, **named))

    return collected


def notes_of(game: State) -> dict[Any, Any]:
    fields = fields_of(type(game))(game)
    noted: Noted | None = game.memo.get(Noted)
    if noted is None or not all(map(is_, fields, noted.fields)):
        noted = game.memo[Noted] = Noted(fields, {})
    return noted.notes


@cache
def fields_of(kind: type[State]) -> Callable[[State], tuple[Any, ...]]:
    return attrgetter(*(name for name in kind.__struct_fields__ if name not in PASSING))
