"""Memoization by position: results that depend only on the board are computed once."""

from collections.abc import Callable, Iterable
from functools import cache, wraps
from operator import attrgetter, is_
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from sixweeks.kernel.state import State

Game = TypeVar("Game", bound=State)
Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

# The progress of play, not the position on the board.
PASSING = frozenset({"stack", "sealed", "pending", "memo", "journal"})


LASTING: list[tuple[Any, ...]] = []  # keys of results that effects on the board do not invalidate


def of_board(
    work: Callable[Concatenate[Game, Parameters], Result],
) -> Callable[Concatenate[Game, Parameters], Result]:
    """Cache a function of the board: results are kept in the game until an effect discards them.

    Faster than `of_position`, for queries that rules make hundreds of thousands of times."""

    @wraps(work)
    def remembered(game: Game, /, *args: Parameters.args, **named: Parameters.kwargs) -> Result:
        # SPEED: a nested tuple is half the price of a flat one.
        memo, key = game.memo, (work, args, *named.values()) if named else (work, args)
        try:
            found: Result = memo[key]
        except KeyError:
            found = memo[key] = work(game, *args, **named)
        return found

    return remembered


def lasting(work: Callable[[Game], Result]) -> Callable[[Game], Result]:
    """The same for what no move changes, such as who is neutral."""
    LASTING.append((work, ()))
    return of_board(work)


def forget(game: State) -> None:
    """Discard what was computed from the board; lasting results are kept."""
    memo = game.memo
    game.memo = {key: memo[key] for key in LASTING if key in memo}


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
