"""Diff of two scenes, so that a seat is sent only what changed."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from operator import is_

from msgspec import UNSET
from msgspec.structs import replace

from sixweeks.kernel.presentation.scene import Scene
from sixweeks.server.messages import Changes

Items = tuple[object, ...]
KEYS = {"piles": "place", "trays": "id", "tracks": "id", "layers": "id"}


def changes(old: Scene, new: Scene, since: int) -> Changes:
    """The fields that differ; in lists, unchanged items are given by their old index."""
    found: dict[str, object] = {}
    for name in Scene.__struct_fields__:
        was, now = getattr(old, name), getattr(new, name)
        if was is not now and was != now:
            found[name] = tuple(news(was, now, KEYS[name])) if name in KEYS else now
    return replace(Changes(since=since), **found)


def patched(old: Scene, told: Changes) -> Scene:
    """A scene with the changes applied; IndexError if a number refers to nothing."""
    found: dict[str, object] = {}
    for name in Scene.__struct_fields__:
        was, now = getattr(old, name), getattr(told, name)
        if now is not UNSET:
            found[name] = tuple(kept(was, now)) if name in KEYS else now
    return replace(old, **found)


def kept(was: Items, now: Items) -> Iterator[object]:
    for each in now:
        if isinstance(each, int) and each < 0:
            raise IndexError(each)
        yield was[each] if isinstance(each, int) else each


def news(was: Items, now: Items, key: str) -> list[object]:
    """New items in full, unchanged ones by their old index."""
    # SPEED: most are the same objects as before, ahead of what is new and after it.
    ahead = number_alike(was, now)
    most = min(len(was), len(now)) - ahead
    after = min(number_alike(reversed(was), reversed(now)), most)
    rest = len(was) - after
    between = compared(was[ahead:rest], now[ahead : len(now) - after], key, ahead)
    return [*range(ahead), *between, *range(rest, len(was))]


def number_alike(was: Iterable[object], now: Iterable[object]) -> int:
    """How many of the first are the same objects."""
    return len(list(takewhile(bool, map(is_, was, now))))


def compared(was: Items, now: Items, key: str, first: int) -> Iterator[object]:
    """The same for some of the items, from the `first` on; those unchanged mostly follow one
    another."""
    keys = [getattr(each, key) for each in was]
    next_one = 0
    for thing in now:
        if next_one < len(was) and was[next_one] == thing:
            yield first + next_one
        else:
            found = index_of(thing, was, getattr(thing, key), keys)
            yield thing if found is None else first + found
            next_one = next_one if found is None else found
        next_one += 1


def index_of(thing: object, things: Items, key: str, keys: list[str]) -> int | None:
    """Where an equal thing is; a place may have several piles."""
    here = -1
    for _ in range(keys.count(key)):
        here = keys.index(key, here + 1)
        if things[here] == thing:
            return here
    return None
