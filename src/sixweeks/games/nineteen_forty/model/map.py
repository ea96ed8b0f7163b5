"""1.a The map: our reconstruction, as masks of hexes and hexsides."""

from pathlib import Path

from sixweeks.board.hexes import Hex, Numbering, one
from sixweeks.board.hexsides import (
    NO_SIDES,
    Sides,
    all_sides,
    common,
    reverse,
    sides,
    sides_from,
    sides_of,
    six,
    union,
    without,
)
from sixweeks.board.loading import Row, read_csv
from sixweeks.board.map_files import hexes_by, names_of, read_hexes, read_sides

DATA = Path(__file__).parents[1] / "data"
METRES_PER_HEX = 26_000

COUNTRIES = ("france", "germany", "belgium", "netherlands", "luxembourg", "switzerland")
TERRAINS = ("clear", "city", "major_city", "forest", "rough", "mountain", "sea", "lake")
SIDE_FEATURES = ("major_river", "minor_river", "sea", "causeway", "lake")
LINES = ("maginot", "saar_gap", "dutch", "eben_emael", "westwall")
NUMBERING = Numbering("RRCC", "rows", "even", -1, row_up=False, column_right=False)


class Map:
    """Countries, terrain, water, fortifications and army-group zones."""

    def __init__(self) -> None:
        self.grid, rows = read_hexes(DATA / "hexes.csv", NUMBERING, "country", "terrain")
        self.names = names_of(rows)
        self.countries = hexes_by(rows, "country", COUNTRIES)
        self.terrain = hexes_by(rows, "terrain", TERRAINS)
        self.water = self.terrain["sea"] | self.terrain["lake"]
        self.land = self.grid.all & ~self.water
        self.major_cities = self.terrain["major_city"]
        self.cities = self.terrain["city"] | self.major_cities
        self.read_hexsides()
        self.read_forts()
        self.read_zones()

    def read_hexsides(self) -> None:
        """4.b, 6.m Water sides; `dry` ones are open to everything, `inland` ones to a walker."""
        found = read_sides(DATA / "hexsides.csv", self.grid, SIDE_FEATURES)
        self.side_names = {pair: name for pairs in found.values() for pair, name in pairs.items()}
        self.sides = {name: sides(self.grid, pairs) for name, pairs in found.items()}
        wet = [self.sides[name] for name in ("sea", "causeway", "lake")]
        self.dry = without(all_sides(self.grid), union(*wet, sides_of(self.grid, self.water)))
        self.attackable = union(self.dry, self.sides["causeway"])
        self.strait = union(self.sides["sea"], self.sides["causeway"])

    def read_forts(self) -> None:
        """10.b Fortification sides as seen from the hex that owns them."""
        rows = read_csv(DATA / "forts.csv", ("hex", "sides", "line", "class", "owner"))
        self.forts = {name: self.line(rows, name) for name in LINES}
        self.maginot = self.hexes_of(rows, "maginot")
        self.minor_forts = {
            "allied": union(*(self.forts[name] for name in LINES[1:4])),
            "german": self.forts["westwall"],
        }
        self.all_forts = {
            "allied": union(self.forts["maginot"], self.minor_forts["allied"]),
            "german": self.forts["westwall"],
        }

    def line(self, rows: list[Row], name: str) -> Sides:
        seen = [(self.grid.hex(row["hex"]), row["sides"]) for row in rows if row["line"] == name]
        return sides_from(self.grid, seen)

    def hexes_of(self, rows: list[Row], name: str) -> int:
        return self.grid.mask(row["hex"] for row in rows if row["line"] == name)

    def read_zones(self) -> None:
        """16.a The zones of the army groups of both sides."""
        self.groups: dict[str, dict[str, int]] = {"allied": {}, "german": {}}
        columns = ("side", "row", "first", "last", "group")
        for row in read_csv(DATA / "army_groups.csv", columns):
            span = range(row.number("first"), row.number("last") + 1)
            mask = self.grid.mask(f"{row['row']}{column:02}" for column in span)
            groups = self.groups[row.one_of("side", ("allied", "german"))]
            groups[row["group"]] = groups.get(row["group"], 0) | mask
        germany = self.countries["germany"]
        self.groups["german"] = {
            group: mask & germany for group, mask in self.groups["german"].items()
        }

    def rows(self, first: int, last: int) -> int:
        """The hexes of some rows, both ends included."""
        numbers = self.grid.numbers(self.grid.all)
        return self.grid.mask(n for n in numbers if first <= int(n[:2]) <= last)

    def ground(self, hex: Hex) -> str:
        return next(kind for kind, mask in self.terrain.items() if mask >> hex & 1)

    def country(self, hex: Hex) -> str:
        return next((name for name, mask in self.countries.items() if mask >> hex & 1), "")

    def only(self, directions: tuple[str, ...], of: Sides) -> Sides:
        """The sides in these directions alone, one-way."""
        names = self.grid.direction_names
        return six(mask if names[n] in directions else 0 for n, mask in enumerate(of))

    def side_between(self, a: Hex, b: Hex) -> Sides:
        """The one-way side from a hex to its neighbour."""
        direction = self.grid.direction(a, b)
        return six(one(a) if n == direction else 0 for n in range(6))


MAP = Map()
GRID = MAP.grid
INTO_FORTS = {owner: reverse(GRID, forts) for owner, forts in MAP.all_forts.items()}
FORT_SIDES = {  # 10.r the hexsides themselves, whichever way they are crossed
    owner: union(forts, INTO_FORTS[owner]) for owner, forts in MAP.all_forts.items()
}


def near(hex: Hex, over: Sides = NO_SIDES) -> int:
    """The neighbours of a hex over some sides, over dry ones if none are named."""
    from_here = common(over if over != NO_SIDES else MAP.dry, six([one(hex)] * 6))
    found = 0
    for direction, mask in enumerate(from_here):
        neighbour = GRID.neighbours[hex][direction] if mask else None
        found |= one(neighbour) if neighbour is not None else 0
    return found


ATTACKED_FROM = tuple(
    near(Hex(n), MAP.attackable) if GRID.all >> n & 1 else 0 for n in range(GRID.all.bit_length())
)
