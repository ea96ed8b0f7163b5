"""Hexes that show what a terrain looks like, for a key."""

from collections.abc import Container

from sixweeks.board.hexes import Hex, HexGrid, bits


def sample(grid: HexGrid, mask: int, named: Container[Hex] = ()) -> str:
    """The number of a typical hex of a mask, or nothing: inside the map,
    preferably unnamed and surrounded by the same terrain."""

    def merit(hex: Hex) -> tuple[bool, bool, int]:
        around = grid.around[hex]
        return around.bit_count() == 6, hex not in named, (around & mask).bit_count()

    return grid.number(max(bits(mask), key=merit)) if mask else ""
