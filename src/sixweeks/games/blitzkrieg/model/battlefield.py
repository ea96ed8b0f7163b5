"""0.2 The two maps, read from data/: terrain and level of each hex, roads, streams, escarpments."""

from pathlib import Path

from sixweeks.board.hexes import Hex, HexGrid, Numbering, one
from sixweeks.board.hexsides import Road, Sides, sides, union, without
from sixweeks.board.loading import read_csv

DATA = Path(__file__).parents[1] / "data"

TERRAINS = ("clear", "orchard", "woods", "built_up")
ROAD_KINDS = ("main", "secondary")
NUMBERINGS = {
    "hannut": Numbering("CCRR", "columns", "even", 1, row_up=False, column_right=True),
    "stonne": Numbering("RRCC", "rows", "even", 1, row_up=False, column_right=True),
}


class Area(int):
    """A set of hexes, written `0104 0108-0112`."""


class Battlefield:
    """One map: our reconstruction, as masks of hexes and hexsides."""

    def __init__(self, id: str) -> None:
        self.id = id
        rows = read_csv(DATA / id / "hexes.csv", ("number", "terrain", "level", "name"))
        self.grid = grid = HexGrid(NUMBERINGS[id], [row["number"] for row in rows])
        by_hex = {grid.hex(row["number"]): row for row in rows}
        indices = range(grid.all.bit_length())
        self.terrain = tuple(
            by_hex[Hex(n)].one_of("terrain", TERRAINS) if Hex(n) in by_hex else "" for n in indices
        )
        self.level = tuple(
            by_hex[Hex(n)].number("level") if Hex(n) in by_hex else 0 for n in indices
        )
        self.names: dict[Hex, str] = {
            hex: row["name"] for hex, row in by_hex.items() if row["name"]
        }
        self.places: dict[str, int] = {}
        for hex, name in self.names.items():
            self.places[name] = self.places.get(name, 0) | one(hex)
        self.read_terrain()
        self.read_hexsides()
        self.read_roads()

    def read_terrain(self) -> None:
        self.clear = self.of_terrain("clear")
        self.orchard = self.of_terrain("orchard")
        self.woods = self.of_terrain("woods")
        self.built_up = self.of_terrain("built_up")
        self.cover = self.orchard | self.woods | self.built_up

    def of_terrain(self, kind: str) -> int:
        return sum(one(Hex(n)) for n, terrain in enumerate(self.terrain) if terrain == kind)

    def read_hexsides(self) -> None:
        """The pairs keep the order of the file, which follows each line from end to end."""
        grid = self.grid
        self.lines: dict[str, list[tuple[Hex, Hex]]] = {"gette": [], "river": [], "escarpment": []}
        for row in read_csv(DATA / self.id / "hexsides.csv", ("from", "to", "feature")):
            pair = (grid.hex(row["from"]), grid.hex(row["to"]))
            self.lines[row.one_of("feature", self.lines)].append(pair)
        self.gette = sides(grid, self.lines["gette"])
        self.river = sides(grid, self.lines["river"])
        self.escarpment = sides(grid, self.lines["escarpment"])

    def read_roads(self) -> None:
        columns = ("kind", "road", "begins", "ends", "hexes")
        self.roads = tuple(
            Road(
                row.one_of("kind", ROAD_KINDS),
                row["road"],
                tuple(map(self.grid.hex, row.words("hexes"))),
                row["begins"],
                row["ends"],
            )
            for row in read_csv(DATA / self.id / "roads.csv", columns)
        )
        self.main_road = self.road_sides("main")
        self.secondary_road = without(self.road_sides("secondary"), self.main_road)
        self.road = union(self.main_road, self.secondary_road)
        self.exits: dict[Hex, tuple[str, str]] = {
            hex: (edge, road.kind)
            for road in self.roads
            for hex, edge in ((road.hexes[0], road.begins), (road.hexes[-1], road.ends))
            if edge
        }

    def road_sides(self, kind: str) -> Sides:
        return sides(
            self.grid, [pair for road in self.roads if road.kind == kind for pair in road.pairs]
        )

    def part(self, kind: type, written: object) -> object:
        """What is written of the map in the file of a scenario."""
        return Area(self.hexes(str(written))) if kind is Area else self

    def hexes(self, ranges: str) -> int:
        """The hexes of a list like `0104 0108-0112`: numbers, or all those from one to another."""
        numbers = self.grid.numbers(self.grid.all)
        mask = 0
        for first, _, last in (word.partition("-") for word in ranges.split()):
            mask |= self.grid.mask([n for n in numbers if first <= n <= (last or first)])
        return mask


BATTLEFIELDS = {id: Battlefield(id) for id in NUMBERINGS}
