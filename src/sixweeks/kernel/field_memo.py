"""Memoization by fields: what depends on a few fields of a game is kept while they stay the same.

The scene of a position is made after every answer, and most answers change two or three fields:
what depends on the others is as it was, and is the same object, which a diff finds at a glance."""

from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar, TypeVarTuple

from sixweeks.kernel.state import State
from sixweeks.kernel.value_memo import of_values

Game = TypeVar("Game", bound=State)
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


def of_fields(
    *names: str,
) -> Callable[[Callable[[Game, *Arguments], Result]], Callable[[Game, *Arguments], Result]]:
    """Cache the last result of a function that reads these fields and no others."""
    fields_of = attrgetter(*names)

    def values_of(game: Game, *args: *Arguments) -> object:
        return fields_of(game)

    return of_values(values_of)
