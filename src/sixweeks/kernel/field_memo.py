"""Memoization by fields: what depends on a few fields of a game is kept while they stay the same.

The scene of a position is made after every answer, and most answers change two or three fields:
what depends on the others is as it was, and is the same object, which a diff finds at a glance."""

from collections.abc import Callable
from functools import wraps
from operator import attrgetter, is_
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from sixweeks.kernel.memo import LASTING
from sixweeks.kernel.state import State

Game = TypeVar("Game", bound=State)
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class Kept(NamedTuple):
    """The last result, and the fields that it was made from."""

    fields: tuple[Any, ...]
    result: Any


def of_fields(
    *names: str,
) -> Callable[[Callable[[Game, *Arguments], Result]], Callable[[Game, *Arguments], Result]]:
    """Cache the last result of a function that reads these fields (two or more) and no others.

    Fields hold immutable values, so they are unchanged while they are the same objects."""
    assert len(names) > 1, "attrgetter makes a tuple of two or more"
    fields_of = attrgetter(*names)

    def caching(
        work: Callable[[Game, *Arguments], Result],
    ) -> Callable[[Game, *Arguments], Result]:
        @wraps(work)
        def remembered(game: Game, /, *args: *Arguments) -> Result:
            lasting = game.memo.get(LASTING)
            if lasting is None:
                lasting = game.memo[LASTING] = {}
            fields, key = fields_of(game), (work, args)
            kept: Kept | None = lasting.get(key)
            if kept is None or not all(map(is_, fields, kept.fields)):
                kept = lasting[key] = Kept(fields, work(game, *args))
            result: Result = kept.result
            return result

        return remembered

    return caching
