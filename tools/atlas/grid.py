"""The hex grid of France '40: numbers, neighbours, corners and drawing coordinates."""

ROWS = range(10, 43)
COLUMNS_IN_A_ROW = 26
ROW_HEIGHT = 3**0.5 / 2

Point = tuple[float, float]
Corner = tuple[int, int]
"""A corner of a hex in whole units: half a hex across, a third of half a row down."""


def first_column(row: int) -> int:
    """The westernmost column: 19 in an even row, 18 in an odd one."""
    return 18 if row % 2 else 19


def columns(row: int) -> range:
    """The columns of a row, west to east."""
    return range(first_column(row), first_column(row) + COLUMNS_IN_A_ROW)


def number(row: int, column: int) -> str:
    """The hex number as printed: row, then column."""
    return f"{row:02}{column:02}"


def split(hex: str) -> tuple[int, int]:
    """The row and column of a hex number."""
    return int(hex[:2]), int(hex[2:])


def all_hexes() -> list[str]:
    """Every hex number of the map, sorted."""
    return [number(row, column) for row in ROWS for column in columns(row)]


def is_on_map(row: int, column: int) -> bool:
    """Is there such a hex?"""
    return row in ROWS and column in columns(row)


def neighbours(hex: str) -> list[str]:
    """The hexes that touch a hex, without those off the map."""
    row, column = split(hex)
    west = column - 1 + row % 2
    around = [(row, column - 1), (row, column + 1)]
    around += [(row + step, west + side) for step in (1, -1) for side in (0, 1)]
    return [number(r, c) for r, c in around if is_on_map(r, c)]


def centre(hex: str) -> Point:
    """Where the hex is drawn: pointy-top, width 1, y down, row 42 at y = 0."""
    row, column = split(hex)
    return column - 18 + 0.5 * (row % 2), (42 - row) * ROW_HEIGHT


def corners(hex: str) -> list[Corner]:
    """The six corners, from the top one clockwise."""
    row, column = split(hex)
    x, y = 2 * (column - 18) + row % 2, 3 * (42 - row)
    around = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
    return [(x + dx, y + dy) for dx, dy in around]


def place(corner: Corner) -> Point:
    """Where a corner is drawn."""
    return corner[0] / 2, corner[1] * ROW_HEIGHT / 3
