"""Hexsides: for each of the six directions, the mask of hexes whose side there has a feature."""

from collections.abc import Iterable
from itertools import pairwise

from msgspec import Struct, field

from sixweeks.board.hexes import Hex, HexGrid, bits, one

Sides = tuple[int, int, int, int, int, int]

NO_SIDES: Sides = (0, 0, 0, 0, 0, 0)


class Road(Struct, frozen=True):
    """A road from centre to centre; `begins` and `ends` are the edges where it leaves the map."""

    kind: str
    name: str = field(name="road")
    hexes: tuple[Hex, ...]
    begins: str = ""
    ends: str = ""

    @property
    def pairs(self) -> list[tuple[Hex, Hex]]:
        return list(pairwise(self.hexes))


def sides(grid: HexGrid, pairs: Iterable[tuple[Hex, Hex]]) -> Sides:
    """The sides between these pairs of neighbours."""
    masks = [0] * 6
    for a, b in pairs:
        direction = grid.direction(a, b)
        masks[direction] |= one(a)
        masks[(direction + 3) % 6] |= one(b)
    return six(masks)


def sides_from(grid: HexGrid, seen: Iterable[tuple[Hex, str]]) -> Sides:
    """Sides of one hex by their directions: `E NE` are two sides."""
    masks = [0] * 6
    for hex, directions in seen:
        for name in directions.split():
            if name not in grid.direction_names:
                raise ValueError(f"A hex has no side {name!r}; it has {listed(grid)}.")
            masks[grid.direction_names.index(name)] |= one(hex)
    return six(masks)


def listed(grid: HexGrid) -> str:
    return ", ".join(grid.direction_names)


def all_sides(grid: HexGrid) -> Sides:
    """Every side between two hexes of the map."""
    return six(shifted(grid.all, -shift) & grid.all for shift in grid.shifts)


def open_sides(grid: HexGrid, closed: Sides) -> Sides:
    """Every side between two hexes of the map that is not closed."""
    return without(all_sides(grid), closed)


def sides_of(grid: HexGrid, mask: int) -> Sides:
    """Every side of the hexes of a mask, inner and outer ones, within the map."""
    return six(
        side & (mask | shifted(mask, -shift))
        for side, shift in zip(all_sides(grid), grid.shifts, strict=True)
    )


def sides_into(grid: HexGrid, mask: int) -> Sides:
    """The sides by which the hexes of a mask are entered from elsewhere, one-way."""
    return six(side & ~mask for side in sides_of(grid, mask))


def without(a: Sides, b: Sides) -> Sides:
    """The sides of a that are not in b."""
    return six(mine & ~yours for mine, yours in zip(a, b, strict=True))


def union(*many: Sides) -> Sides:
    """The sides that are in any of these."""
    masks = [0] * 6
    for some in many:
        masks = [mask | side for mask, side in zip(masks, some, strict=True)]
    return six(masks)


def common(a: Sides, b: Sides) -> Sides:
    """The sides that are in both."""
    return six(mine & yours for mine, yours in zip(a, b, strict=True))


def reverse(grid: HexGrid, sides: Sides) -> Sides:
    """One-way sides in the opposite direction; a two-way feature is its own reverse."""
    turned = [shifted(mask, shift) for mask, shift in zip(sides, grid.shifts, strict=True)]
    return six(turned[3:] + turned[:3])


def has_any(sides: Sides) -> bool:
    """Whether there is any such side."""
    return any(sides)


def hexes_with(sides: Sides) -> int:
    """The hexes that have such a side anywhere."""
    return sides[0] | sides[1] | sides[2] | sides[3] | sides[4] | sides[5]


def has_side(sides: Sides, grid: HexGrid, a: Hex, b: Hex) -> bool:
    """Whether the side between two neighbours has the feature."""
    return bool(sides[grid.direction(a, b)] >> a & 1)


def pairs(grid: HexGrid, sides: Sides) -> list[tuple[Hex, Hex]]:
    """The pairs of hexes on either side of each side, each named once."""
    return [
        (Hex(hex), Hex(hex + shift))
        for mask, shift in zip(sides[:3], grid.shifts[:3], strict=True)
        for hex in bits(mask)
    ]


def cross(grid: HexGrid, mask: int, sides: Sides) -> int:
    """The hexes entered from those of a mask across these sides."""
    # SPEED: unrolled, a third faster than a loop over the directions.
    east, south_east, south_west, west, north_west, north_east = sides
    stride = grid.stride
    slant = stride - 1
    return (
        (mask & east) << 1
        | (mask & south_east) << stride
        | (mask & south_west) << slant
        | (mask & west) >> 1
        | (mask & north_west) >> stride
        | (mask & north_east) >> slant
    )


def shifted(mask: int, shift: int) -> int:
    return mask << shift if shift > 0 else mask >> -shift


def six(masks: Iterable[int]) -> Sides:
    east, south_east, south_west, west, north_west, north_east = masks
    return (east, south_east, south_west, west, north_west, north_east)
