"""Formatted text: strings with references, and number formatting."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct


class Ref(Struct, frozen=True, gc=False, array_like=True):
    """A reference to a place or piece within a text: kind, id, and name in the sentence."""

    kind: str
    id: str
    text: str


Words: TypeAlias = str | tuple[str | Ref, ...]


def joined(parts: Sequence[Any]) -> str:
    return "".join([part if part.__class__ is str else part.text for part in parts])


def plain(words: Words) -> str:
    """The text as a plain string."""
    return words if isinstance(words, str) else joined(words)


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def shortened(text: str, most: int = 60) -> str:
    """Text by a user, shortened to one line."""
    clean = "".join(char if char.isprintable() else "?" for char in text.strip())
    return clean if len(clean) <= most else clean[: most - 3] + "..."


def number(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else number(value)
