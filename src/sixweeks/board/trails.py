"""Trails: the paths to all hexes within reach, as they are written, made in one pass.

SPEED: a path is the path of the hex before it and one hex more; a question offers a hundred."""

from collections.abc import Callable
from typing import TypeAlias

from sixweeks.board.hexes import Hex
from sixweeks.board.reach import Reach

# A path by the numbers of its hexes, what it costs, and its text: `19 Pz 2834-2733-2632`.
Trail: TypeAlias = tuple[tuple[str, ...], int | str, str]


def trails(
    reach: Reach, who: str, cost_shown: Callable[[int], int | str] = int
) -> dict[Hex, Trail]:
    """The trail of `who` to every hex within reach, and to the start."""
    number, begin = reach.grid.number, reach.grid.number(reach.start)
    found: dict[Hex, Trail] = {reach.start: ((begin,), cost_shown(0), f"{who} {begin}")}
    for cost, steps in reach.steps():
        shown = cost_shown(cost)
        for before, hex in steps:
            numbers, _, text = found[before]
            last = number(hex)
            found[hex] = ((*numbers, last), shown, f"{text}-{last}")
    return found


def direct(reach: Reach, who: str, cost: int | str, hex: Hex) -> Trail:
    """A single step to a hex that is out of reach."""
    numbers = reach.grid.named((reach.start, hex))
    return numbers, cost, f"{who} {'-'.join(numbers)}"
