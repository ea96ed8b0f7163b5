"""Outlines: the lines around a set of hexes, for drawing."""

from sixweeks.board.hexes import HexGrid, Point, bits


def outlines(grid: HexGrid, mask: int) -> list[list[Point]]:
    """The rings around the hexes of a mask, holes included, corner by corner."""
    following = dict(sides_around(grid, mask))
    rings = []
    while following:
        ring = [next(iter(following))]
        while (corner := following.pop(ring[-1])) != ring[0]:
            ring.append(corner)
        rings.append(ring)
    return rings


def seams(grid: HexGrid, one: int, other: int) -> list[list[Point]]:
    """The lines between two sets of hexes, corner by corner; a line may end at the map's edge."""
    following = dict(
        grid.side_points(hex, direction)
        for hex in bits(one)
        for direction, near in enumerate(grid.neighbours[hex])
        if near is not None and other >> near & 1
    )
    lines = []
    while following:
        ends = set(following.values())
        line = [next((corner for corner in following if corner not in ends), next(iter(following)))]
        while line[-1] in following:
            line.append(following.pop(line[-1]))
        lines.append(line)
    return lines


def sides_around(grid: HexGrid, mask: int) -> list[tuple[Point, Point]]:
    """The sides between a hex of the mask and one that is not, clockwise."""
    return [
        grid.side_points(hex, direction)
        for hex in bits(mask)
        for direction, near in enumerate(grid.neighbours[hex])
        if near is None or not mask >> near & 1
    ]
