"""Views: fields that are copied unchanged, and hidden units that swap places."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from sixweeks.kernel.dice import Rng

Place = TypeVar("Place")
Unit = TypeVar("Unit")


def shared_fields(
    view: type[Struct], game: type[Struct], told_apart: Collection[str] = ()
) -> tuple[str, ...]:
    """The fields that a view shares with the game, except those computed separately."""
    both = set(game.__struct_fields__) - set(told_apart)
    return tuple(name for name in view.__struct_fields__ if name in both)


def exchanged(units: Sequence[Unit], rng: Rng) -> dict[Unit, Unit]:
    """Each unit with the one that takes its place."""
    shuffled = list(units)
    rng.shuffle(shuffled)
    return dict(zip(units, shuffled, strict=True))


def restacked(
    stacks: Mapping[Place, tuple[Unit, ...]], swap: Mapping[Unit, Unit]
) -> dict[Place, tuple[Unit, ...]]:
    return {place: tuple(swap.get(u, u) for u in stack) for place, stack in stacks.items()}


def values(source: Struct, fields: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(source, name) for name in fields}
