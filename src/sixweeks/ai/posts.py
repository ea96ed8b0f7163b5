"""Bipartite matching of units to posts: as many posts as possible, the first in the list first."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from sixweeks.board.hexes import Hex

Unit = TypeVar("Unit", bound=int)


def matched(posts: Sequence[Hex], able: Mapping[Hex, Sequence[Unit]]) -> dict[Unit, Hex]:
    """A unit for every post that can have one; `able` lists the most suitable units first."""
    manning: dict[Unit, Hex] = {}
    for post in posts:
        find_for(post, able, manning, set())
    return manning


def manned(
    posts: Sequence[Hex], reaches: Mapping[Unit, int], cost: Callable[[Unit, Hex], float]
) -> dict[Unit, Hex]:
    """The same for units by the hexes that they reach, the cheapest first."""
    able = {
        post: sorted(
            (unit for unit, reach in reaches.items() if reach >> post & 1),
            key=lambda unit: cost(unit, post),
        )
        for post in posts
    }
    return matched(posts, able)


def find_for(
    post: Hex,
    able: Mapping[Hex, Sequence[Unit]],
    manning: dict[Unit, Hex],
    asked: set[Unit],
) -> bool:
    """Find an augmenting path: a free unit, or one whose own post another unit can take."""
    for unit in able.get(post, ()):
        if unit not in asked:
            asked.add(unit)
            if unit not in manning or find_for(manning[unit], able, manning, asked):
                manning[unit] = post
                return True
    return False
