"""0.2 The two maps, read from data/: terrain and level of each hex, roads, streams, escarpments."""

from pathlib import Path

from sixweeks.board.hexes import Hex, Numbering, one
from sixweeks.board.hexsides import Road, Sides, sides, union, without
from sixweeks.board.loading import read_records
from sixweeks.board.map_files import hexes_by, names_of, read_hexes, read_sides

DATA = Path(__file__).parents[1] / "data"
METRES_PER_HEX = 500  # 0.1a

TERRAINS = ("clear", "orchard", "woods", "built_up")
ROAD_KINDS = ("main", "secondary")
SIDE_FEATURES = ("gette", "river", "escarpment")
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
        self.grid, rows = read_hexes(DATA / id / "hexes.csv", NUMBERINGS[id], "terrain", "level")
        by_index = [rows.get(Hex(n)) for n in range(self.grid.all.bit_length())]
        self.terrain = tuple(row.one_of("terrain", TERRAINS) if row else "" for row in by_index)
        self.level = tuple(row.number("level") if row else 0 for row in by_index)
        self.names = names_of(rows)
        self.places: dict[str, int] = {}
        for hex, name in self.names.items():
            self.places[name] = self.places.get(name, 0) | one(hex)
        self.clear, self.orchard, self.woods, self.built_up = hexes_by(
            rows, "terrain", TERRAINS
        ).values()
        self.cover = self.orchard | self.woods | self.built_up
        self.read_hexsides()
        self.read_roads()

    def read_hexsides(self) -> None:
        """The pairs keep the order of the file, which follows each line from end to end."""
        found = read_sides(DATA / self.id / "hexsides.csv", self.grid, SIDE_FEATURES, named=False)
        self.lines = {feature: list(pairs) for feature, pairs in found.items()}
        self.gette, self.river, self.escarpment = (
            sides(self.grid, pairs) for pairs in self.lines.values()
        )

    def read_roads(self) -> None:
        self.roads = read_records(
            DATA / self.id / "roads.csv",
            Road,
            columns=("hexes", "kind"),
            kind=lambda row: row.one_of("kind", ROAD_KINDS),
            hexes=lambda row: tuple(map(self.grid.hex, row.words("hexes"))),
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
