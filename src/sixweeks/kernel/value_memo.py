"""Memoization by values: what a game shows is kept while what it is made from is equal.

An answer moves one unit of a hundred: the hexes that count, or the units off the map, are the same
afterwards though the fields that they are found in are not."""

from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

from sixweeks.kernel.memo import LASTING
from sixweeks.kernel.state import State

Game = TypeVar("Game", bound=State)
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class Kept(NamedTuple):
    """The last result, and the values that it was made from."""

    values: object
    result: Any


def of_values(
    values_of: Callable[[Game, *Arguments], object],
) -> Callable[[Callable[[Game, *Arguments], Result]], Callable[[Game, *Arguments], Result]]:
    """Cache the last result of a function that depends on these values and on nothing else.

    Tuples of the same objects are found equal at a glance."""

    def caching(
        work: Callable[[Game, *Arguments], Result],
    ) -> Callable[[Game, *Arguments], Result]:
        @wraps(work)
        def remembered(game: Game, /, *args: *Arguments) -> Result:
            lasting, key = game.memo.setdefault(LASTING, {}), (work, args)
            values, kept = values_of(game, *args), lasting.get(key)
            if kept is None or kept.values != values:
                kept = lasting[key] = Kept(values, work(game, *args))
            result: Result = kept.result
            return result

        return remembered

    return caching
