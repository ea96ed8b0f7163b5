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
SAME = 0.01  # of a hex: no difference
FINE, COARSE = 500, 5000  # metres to which distances are rounded: short ones, and from 10 km on


class Landmarks:
    """The hexes of a map that have names, and towns by number that are not on it, the best known
    first. It has so many metres to a hex; north is up, as its edges are named."""

    def __init__(
        self,
        grid: HexGrid,
        names: Mapping[Hex, str],
        metres: int,
        towns: Mapping[str, str] | None = None,
    ) -> None:
        self.grid, self.metres = grid, metres
        self.names = {**names, **{grid.hex(id): name for id, name in (towns or {}).items()}}
        self.points = [(grid.centre(hex), hex) for hex in self.names]

    def bearing(self, number: str) -> tuple[int, str, str] | None:
        """Metres, direction and number of the nearest named hex: a hex lies north of it.

        Of several as near the first counts."""
        hex = self.grid.find(number)
        if hex is None or not self.points:
            return None
        x, y = self.grid.centre(hex)
        away = [hypot(x - at[0], y - at[1]) for at, _ in self.points]
        least = min(away)
        first = next(n for n, each in enumerate(away) if each < least + SAME)
        at, near = self.points[first]
        metres = rounded(away[first] * self.metres)
        return metres, direction(x - at[0], y - at[1]), self.grid.number(near)


def rounded(metres: float) -> int:
    step = FINE if metres < 2 * COARSE else COARSE
    return max(step, step * round(metres / step))


def direction(right: float, down: float) -> str:
    """The eighth of the compass; down is south."""
    return COMPASS[round(degrees(atan2(right, -down)) / 45) % 8]
