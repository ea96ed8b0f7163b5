"""2.1 The map: our reconstruction, as masks of hexes and hexsides."""

from pathlib import Path

from msgspec import Struct

from sixweeks.board.hexes import Hex, Numbering
from sixweeks.board.hexsides import (
    all_sides,
    hexes_with,
    sides,
    sides_of,
    union,
    without,
)
from sixweeks.board.loading import Row, read_as, read_csv
from sixweeks.board.map_files import hexes_by, names_of, read_hexes, read_sides

DATA = Path(__file__).parents[1] / "data"
METRES_PER_HEX = 40_000

COUNTRIES = ("france", "germany", "belgium", "netherlands", "luxembourg", "switzerland")
TERRAINS = ("clear", "forest", "rough", "sea", "lake")
NUMBERING = Numbering("CCRR", "columns", "even", 1, row_up=False, column_right=True)


class Places(Struct, frozen=True, forbid_unknown_fields=True):
    """Depots, ports, coast and edges, by their numbers."""

    depots: dict[str, tuple[str, ...]]
    ports: dict[str, tuple[str, ...]]
    coast: dict[str, tuple[str, ...]]
    edges: dict[str, tuple[str, str]]


class Map:
    """Countries, terrain, places, forts, rivers and edges."""

    def __init__(self) -> None:
        columns = ("country", "terrain", "place")
        self.grid, rows = read_hexes(DATA / "hexes.csv", NUMBERING, *columns)
        self.names = names_of(rows)
        self.countries = hexes_by(rows, "country", COUNTRIES)
        self.terrain = hexes_by(rows, "terrain", TERRAINS)
        self.lake = self.terrain["lake"]
        self.water = self.terrain["sea"] | self.lake
        self.land = self.grid.all & ~self.water & ~self.countries["switzerland"]
        self.cities, self.towns = hexes_by(rows, "place", ("city", "town")).values()
        self.read_hexsides()
        self.read_places(read_as(DATA / "places.toml", Places))
        self.read_forts()

    def read_hexsides(self) -> None:
        """2.1.b, 8.4.a Rivers and ocean sides; `dry` ones can be crossed by units and zones."""
        found = read_sides(DATA / "hexsides.csv", self.grid, ("river", "sea"))
        self.side_names = found["river"] | found["sea"]
        self.rivers, self.sea_sides = (sides(self.grid, pairs) for pairs in found.values())
        wet = union(self.sea_sides, sides_of(self.grid, self.water))
        self.dry = without(all_sides(self.grid), wet)

    def read_places(self, places: Places) -> None:
        """13.3, 15.2, 20.1 Depots, ports, the coast and the edges."""
        mask = self.grid.mask
        self.depots = {country: mask(places.depots.get(country, ())) for country in COUNTRIES}
        self.all_depots = sum(self.depots.values())
        self.channel_ports = mask(places.ports["channel"])
        self.ports = self.channel_ports | mask(places.ports["others"])
        at_sea = self.grid.spread(self.terrain["sea"]) | hexes_with(self.sea_sides)
        self.coastal = at_sea & self.land | mask(places.coast["inland"])
        self.east_edge, self.west_edge, self.south_edge = (
            self.edge(*places.edges[name]) for name in ("east", "west", "south")
        )
        self.south_edge &= self.countries["france"]

    def edge(self, first: str, last: str) -> int:
        """The hexes from one number to another in a row or a column."""
        columns = range(int(first[:2]), int(last[:2]) + 1)
        rows = range(int(first[2:]), int(last[2:]) + 1)
        return self.grid.mask(f"{column:02}{row:02}" for column in columns for row in rows)

    def read_forts(self) -> None:
        """17.0.a Forts and their owners; 3.4.a, 3.5.a the Maginot Line and the Westwall."""
        rows = read_csv(DATA / "forts.csv", ("hex", "class", "country", "name"))
        at = {kind: self.forts_where(rows, "class", kind) for kind in ("major", "minor")}
        self.major_forts, self.minor_forts = at["major"], at["minor"]
        self.forts_of = {name: self.forts_where(rows, "country", name) for name in COUNTRIES}
        self.maginot, self.westwall = self.major_forts, self.forts_of["germany"]
        allied = (self.major_forts | self.minor_forts) & ~self.westwall
        self.forts = {"german": self.westwall, "allied": allied}
        self.fort_names = {self.grid.hex(row["hex"]): row["name"] for row in rows}

    def forts_where(self, rows: list[Row], column: str, value: str) -> int:
        return self.grid.mask(row["hex"] for row in rows if row[column] == value)

    def ground(self, hex: Hex) -> str:
        return next(kind for kind, mask in self.terrain.items() if mask >> hex & 1)

    def country(self, hex: Hex) -> str:
        return next((name for name, mask in self.countries.items() if mask >> hex & 1), "")


MAP = Map()
GRID = MAP.grid

# The hexes next to each by sides that units and zones cross (7.1.a, 8.0.b).
NEAR = tuple(
    GRID.mask(
        GRID.number(near)
        for direction, near in enumerate(GRID.neighbours[n])
        if near is not None and MAP.dry[direction] >> n & 1
    )
    for n in range(GRID.all.bit_length())
)
