"""What a player's words name: names are found in a text, the longest first."""

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from sixweeks.kernel.definition import BadAnswer

T = TypeVar("T")


class UnknownWish(BadAnswer):
    """Words that name nothing of the game: one sentence."""


def longest_first(names: Iterable[tuple[str, T]]) -> list[tuple[str, T]]:
    return sorted(names, key=lambda each: -len(each[0]))


def cut_names(text: str, names: Iterable[tuple[str, T]]) -> tuple[tuple[T, ...], str]:
    """What the text names, in its order, and the text without these names."""
    found: list[tuple[int, T]] = []
    low = text.lower()
    for name, named in names:
        # SPEED: few of a hundred names are anywhere in the text.
        if name.lower() not in low:
            continue
        if match := re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE):
            found.append((match.start(), named))
            text = text[: match.start()] + " " * len(match[0]) + text[match.end() :]
    return tuple(named for _, named in sorted(found, key=lambda each: each[0])), text


def places_named(look_up: Callable[[str], T], names: Iterable[str]) -> tuple[T, ...]:
    """The places of these names; the map's refusal of one is the answer to the wish."""
    try:
        return tuple(look_up(name) for name in names)
    except ValueError as error:
        raise UnknownWish(str(error)) from None


def plain_words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z]+", text.lower()))
