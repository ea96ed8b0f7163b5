"""The five ways of numbering, and random worlds on small maps."""

from collections.abc import Iterator
from random import Random

from sixweeks.board.hexes import Hex, HexGrid, Numbering, bits, one
from sixweeks.board.hexsides import Sides, open_sides, sides
from sixweeks.board.reach import Ground

FRANCE_40 = Numbering("RRCC", "rows", "odd", 1, row_up=True, column_right=True)
NINETEEN_FORTY = Numbering("RRCC", "rows", "even", -1, row_up=False, column_right=False)
MANSTEINS_WAR = Numbering("CCRR", "columns", "even", 1, row_up=False, column_right=True)
HANNUT = Numbering("CCRR", "columns", "odd", -1, row_up=False, column_right=True)
STONNE = Numbering("RRCC", "rows", "even", 1, row_up=False, column_right=True)
STONNE_WESTWARD = Numbering("RRCC", "rows", "even", -1, row_up=False, column_right=False)

NUMBERINGS = {
    "france_40": FRANCE_40,
    "nineteen_forty": NINETEEN_FORTY,
    "mansteins_war": MANSTEINS_WAR,
    "hannut": HANNUT,
    "stonne": STONNE,
    "stonne_westward": STONNE_WESTWARD,
}

Pair = tuple[Hex, Hex]


def block(rows: range, columns: range, digits: str = "RRCC") -> list[str]:
    """The numbers of a rectangle of hexes."""
    return [
        f"{row:02}{column:02}" if digits == "RRCC" else f"{column:02}{row:02}"
        for row in rows
        for column in columns
    ]


def france_40() -> HexGrid:
    even, odd = block(range(10, 43, 2), range(19, 45)), block(range(11, 43, 2), range(18, 44))
    return HexGrid(FRANCE_40, even + odd)


def neighbouring_pairs(grid: HexGrid) -> Iterator[Pair]:
    for hex in bits(grid.all):
        for near in grid.neighbours[hex]:
            if near is not None and hex < near:
                yield hex, near


class World:
    """A small random map with rivers, closed sides, terrain, enemies and their zones."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(seed)
        numbering = rng.choice(list(NUMBERINGS.values()))
        top, left = rng.randrange(1, 30), rng.randrange(1, 30)
        rows, columns = (
            range(top, top + rng.randrange(2, 12)),
            range(left, left + rng.randrange(2, 12)),
        )
        numbers = block(rows, columns, numbering.digits)
        holes = rng.choice([0, 0, 0.1, 0.4])
        kept = [number for number in numbers if rng.random() >= holes] or numbers
        self.grid = HexGrid(numbering, kept)
        self.pairs = list(neighbouring_pairs(self.grid))
        self.closed_pairs = self.some(self.pairs, rng.choice([0, 0.1, 0.3]))
        self.closed_sides = sides(self.grid, self.closed_pairs)
        self.open: Sides = open_sides(self.grid, self.closed_sides)

    def some(self, pairs: list[Pair], chance: float) -> list[Pair]:
        return [pair for pair in pairs if self.rng.random() < chance]

    def hexes(self, chance: float) -> int:
        return sum(one(hex) for hex in bits(self.grid.all) if self.rng.random() < chance)

    def hex(self) -> Hex:
        return self.rng.choice(bits(self.grid.all))

    def is_open(self, a: Hex, b: Hex) -> bool:
        return (min(a, b), max(a, b)) not in self.closed_pairs


class RandomGround:
    """Random costs and tolls, kept as plain dictionaries beside the Ground made of them."""

    def __init__(self, world: World) -> None:
        rng = world.rng
        self.entry = {
            hex: rng.choice([1, 1, 1, 2, 3]) for hex in bits(world.grid.all) if rng.random() > 0.05
        }
        self.toll = {pair: rng.choice([1, 2]) for pair in world.some(world.pairs, 0.25)}
        costs = {
            cost: sum(one(hex) for hex, paid in self.entry.items() if paid == cost)
            for cost in (1, 2, 3)
        }
        tolls = {
            extra: sides(world.grid, [pair for pair, paid in self.toll.items() if paid == extra])
            for extra in (1, 2)
        }
        self.ground = Ground(world.grid, world.open, costs, tolls)

    def step_cost(self, a: Hex, b: Hex) -> int:
        return self.entry[b] + self.toll.get((min(a, b), max(a, b)), 0)
