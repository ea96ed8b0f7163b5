"""The fields that a view copies unchanged from the game."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec import Struct


def shared_fields(
    view: type[Struct], game: type[Struct], told_apart: Collection[str] = ()
) -> tuple[str, ...]:
    """The fields that a view shares with the game, except those computed separately."""
    both = set(game.__struct_fields__) - set(told_apart)
    return tuple(name for name in view.__struct_fields__ if name in both)


def values(source: Struct, fields: Iterable[str]) -> dict[str, Any]:
    return {name: getattr(source, name) for name in fields}
