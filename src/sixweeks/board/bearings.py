"""Where a hex without a name lies: how far from the nearest one that has a name, and which way."""

from collections.abc import Mapping
from math import atan2, degrees, hypot

from sixweeks.board.hexes import Hex, HexGrid

COMPASS = (
    "north",
    "north_east",
    "east",
    "south_east",
    "south",
    "south_west",
    "west",
    "north_west",
)
FINE, COARSE = 500, 5000  # metres to which distances are rounded: short ones, and from 10 km on


class Landmarks:
    """The named hexes of a map, which has so many metres to a hex."""

    def __init__(self, grid: HexGrid, names: Mapping[Hex, str], metres: int) -> None:
        self.grid, self.metres = grid, metres
        self.points = [(grid.centre(hex), hex) for hex in sorted(names)]

    def bearing(self, number: str) -> tuple[int, str, str] | None:
        """Metres, direction and number of the nearest named hex: a hex lies north of it."""
        hex = self.grid.find(number)
        if hex is None or not self.points:
            return None
        x, y = self.grid.centre(hex)
        away, right, down, near = min(
            (hypot(x - at[0], y - at[1]), x - at[0], y - at[1], each) for at, each in self.points
        )
        return rounded(away * self.metres), direction(right, down), self.grid.number(near)


def rounded(metres: float) -> int:
    step = FINE if metres < 2 * COARSE else COARSE
    return max(step, step * round(metres / step))


def direction(right: float, down: float) -> str:
    """The eighth of the compass; down is south."""
    return COMPASS[round(degrees(atan2(right, -down)) / 45) % 8]
