"""The arguments of events, by type."""

from typing import TypeVar

from sixweeks.kernel.event import Event

T = TypeVar("T")


def argument(kind: type[T], event: Event, name: str, side: str | None = None) -> T:
    """An argument as one side sees it, or as an observer who knows everything."""
    value = event.seen_by(side)[name]
    assert isinstance(value, kind), f"${name} is {value!r}"
    return value
