"""Diff of two scenes, so that a seat is sent only what changed."""

from collections.abc import Iterator

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


def news(was: Items, now: Items, key: str) -> Iterator[object]:
    """New items in full, unchanged ones by their old index."""
    before: dict[str, list[int]] = {}
    for here, thing in enumerate(now):
        # SPEED: most are the same objects.
        if here < len(was) and (was[here] is thing or was[here] == thing):
            yield here
            continue
        before = before or numbered(was, key)
        known = before.get(getattr(thing, key), ())
        yield next((number for number in known if was[number] == thing), thing)


def numbered(things: Items, key: str) -> dict[str, list[int]]:
    """The indices by key; a place may have several piles."""
    numbers: dict[str, list[int]] = {}
    for number, thing in enumerate(things):
        numbers.setdefault(getattr(thing, key), []).append(number)
    return numbers
