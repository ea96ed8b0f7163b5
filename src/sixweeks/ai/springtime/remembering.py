"""What was worked out for a position is remembered: playouts come through the same ones again."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from operator import attrgetter
from typing import Generic, TypeVar

from msgspec import msgpack

from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.memo import PASSING

SECRETS = {"held", "cup"}  # no plan depends on them
FIELDS = attrgetter(*(n for n in Game.__struct_fields__ if n not in PASSING | SECRETS))
BEFORE_IMPULSES = {"progress", "previous", "active"}  # the danger is that of the next impulse
STANDING = attrgetter(
    *(n for n in Game.__struct_fields__ if n not in PASSING | SECRETS | BEFORE_IMPULSES)
)
Found = TypeVar("Found")


def key_of(game: Game) -> bytes:
    """The position by value."""
    return msgpack.encode(FIELDS(game))


def standing_key(game: Game) -> bytes:
    """The position whatever has been done in the impulse in progress."""
    return msgpack.encode(STANDING(game))


class Remembered(Generic[Found]):
    """The results for the latest positions."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.known: OrderedDict[Hashable, Found] = OrderedDict()

    def get(self, key: Hashable, work: Callable[[], Found]) -> Found:
        if key in self.known:
            self.known.move_to_end(key)
            return self.known[key]
        found = self.known[key] = work()
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return found
