"""2.0 The components: map, counters, tables and scenarios, read once from data/."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NewType, TypeAlias

from msgspec import Struct, field

from sixweeks.board.hexes import Hex, Numbering, one
from sixweeks.board.hexsides import open_sides, sides
from sixweeks.board.loading import INDEX, read_as, read_folder, read_records
from sixweeks.board.map_files import hexes_by, names_of, read_hexes, read_sides
from sixweeks.board.tables import ResultsTable, read_tables
from sixweeks.masks import Bits, bit_indices, mask_of

DATA = Path(__file__).parents[1] / "data"
METRES_PER_HEX = 26_000  # 2.1

UnitId = NewType("UnitId", int)  # index into the scenario's counters
UnitSet: TypeAlias = Annotated[int, Bits(UnitId)]


def units_in(mask: UnitSet) -> list[UnitId]:
    """The units of a mask, in ascending order."""
    return bit_indices(mask)  # type: ignore[return-value]  # SPEED: a cast is a call


GERMAN, ALLIED = "german", "allied"
SIDES = (GERMAN, ALLIED)
NATIONS = ("german", "french", "british", "belgian", "dutch", "swiss")
COUNTRIES = ("france", "germany", "belgium", "netherlands", "luxembourg", "switzerland")
NEUTRALS = ("belgium", "netherlands", "luxembourg", "switzerland")
HOMES = {
    "german": "germany",
    "french": "france",
    "belgian": "belgium",
    "dutch": "netherlands",
    "swiss": "switzerland",
}
NUMBERING = Numbering("RRCC", "rows", "odd", 1, row_up=True, column_right=True)
STATIC_KINDS = frozenset({"maginot", "west_wall", "eben_emael"})
MECHANIZED_KINDS = frozenset({"panzer", "panzergrenadier"})  # 2.5b


def opponent(side: str) -> str:
    return ALLIED if side == GERMAN else GERMAN


class Counter(Struct, frozen=True):
    """2.2a What is printed on a counter; `factors` by steps left, from one step up."""

    id: UnitId = field(name=INDEX)
    name: str = field(name="id")
    title: str = field(name="name")
    nation: str
    kind: str
    factors: tuple[tuple[int, int], ...]

    @property
    def steps(self) -> int:
        """2.10a, 2.11a The steps of a unit at full strength."""
        return len(self.factors)

    @property
    def side(self) -> str:
        return GERMAN if self.nation == "german" else ALLIED

    @property
    def is_static(self) -> bool:
        """2.12a Maginot Line, West Wall and Eben Emael; 2.5a every other unit is mobile."""
        return self.kind in STATIC_KINDS

    @property
    def is_mechanized(self) -> bool:
        """2.5b Only the German panzer and panzergrenadier corps."""
        return self.kind in MECHANIZED_KINDS


class Map:
    """2.1 The map: our reconstruction, as masks of hexes and hexsides."""

    def __init__(self) -> None:
        self.grid, rows = read_hexes(DATA / "hexes.csv", NUMBERING, "country", "terrain")
        self.terrain = {hex: row["terrain"] for hex, row in rows.items()}
        self.names = names_of(rows)
        self.countries = hexes_by(rows, "country", COUNTRIES)
        self.read_terrain()
        self.read_hexsides()
        self.read_edges()

    def read_terrain(self) -> None:
        self.water = self.of_terrain("sea", "zuiderzee")
        self.gap = self.of_terrain("gap")
        self.rough = self.of_terrain("rough")
        self.ardennes = self.of_terrain("ardennes")
        self.paris = self.of_terrain("paris")
        self.ruhr = self.of_terrain("ruhr")
        self.cities = self.of_terrain("city", "paris", "ruhr")
        self.land = self.grid.all & ~self.water & ~self.gap

    def of_terrain(self, *kinds: str) -> int:
        return sum(one(hex) for hex, kind in self.terrain.items() if kind in kinds)

    def read_hexsides(self) -> None:
        found = read_sides(DATA / "hexsides.csv", self.grid, ("river", "lake"))
        self.river_names = found["river"] | found["lake"]
        self.rivers, self.lakes = (sides(self.grid, pairs) for pairs in found.values())
        self.open = open_sides(self.grid, self.lakes)

    def read_edges(self) -> None:
        """1.2a, B-15 The four map edges; a corner belongs to both."""
        edges = self.grid.edges
        self.north, self.south = edges["north"], edges["south"]
        self.west, self.east = edges["west"], edges["east"]

    def country(self, hex: Hex) -> str:
        return next((name for name, mask in self.countries.items() if mask >> hex & 1), "")

    def rows_from(self, row: int) -> int:
        """The hexes of a row and of all rows north of it."""
        return self.grid.mask([n for n in self.grid.numbers(self.grid.all) if int(n[:2]) >= row])


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The charts printed on the map, and the terrain effects of a file of its own."""

    combat: ResultsTable
    terrain: dict[str, dict[str, int | bool]]
    movement: dict[str, dict[str, int]]
    airborne_coup: dict[str, int]
    german_supply_crisis: dict[int, int]
    victory_1940: dict[str, int]
    panzer_halt: dict[str, int]
    swiss_strategy: dict[str, int]
    dyle_breda: dict[str, int]


class Scenario(Struct, frozen=True):
    """One scenario: what differs, read from data/scenarios."""

    id: str
    turns: int
    stacking: int
    has_zones_of_control: bool
    counters: tuple[Counter, ...]
    fort_hexes: dict[UnitId, Hex]  # 3.3a, 3.6c, 3.7b, 3.8a
    printed: "ScenarioFile"


def read_counters(scenario: str) -> tuple[Counter, ...]:
    return read_records(
        DATA / "units.csv",
        Counter,
        columns=("factors",),
        where={"scenario": scenario},
        factors=lambda row: read_factors(row["factors"]),
    )


def read_factors(text: str) -> tuple[tuple[int, int], ...]:
    """`6-6 3-4` from full strength down; a fortification's single number defends only (2.12c)."""
    strengths = [tuple(int(part) for part in step.split("-")) for step in text.split()]
    return tuple((step[0], step[1]) if len(step) == 2 else (0, step[0]) for step in strengths[::-1])


class Reinforcement(Struct, frozen=True, forbid_unknown_fields=True):
    """9.4a A unit that comes in later."""

    unit: str
    turn: int


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as it is written: hexes by their numbers."""

    turns: int
    stacking: int
    zones_of_control: bool
    west_wall: tuple[str, ...]
    maginot: tuple[str, ...]
    ruhr: tuple[str, ...]
    paris: tuple[str, ...]
    zuiderzee: tuple[str, ...]
    eben_emael: str = ""
    dyle_hexes: tuple[str, ...] = ()
    brittany_exit: tuple[str, ...] = ()
    ports: tuple[str, ...] = ()
    coastal_supply_row: int = 0
    dynamo_first_turn: int = 0
    halt_first_turn: int = 0
    replacements: dict[str, int] = {}
    reinforcement: Reinforcement | None = None


def read_scenario(id: str) -> Scenario:
    raw = read_as(DATA / "scenarios" / f"{id}.toml", ScenarioFile)
    counters = read_counters(id)
    forts = {
        counter.id: MAP.grid.hex(fort_place(counter.name, raw))
        for counter in counters
        if counter.is_static
    }
    return Scenario(
        id=id,
        turns=raw.turns,
        stacking=raw.stacking,
        has_zones_of_control=raw.zones_of_control,
        counters=counters,
        fort_hexes=forts,
        printed=raw,
    )


def fort_place(name: str, raw: ScenarioFile) -> str:
    """`Maginot 2731` and `WW 3538` name their hex; Eben Emael's is given by 3.6c."""
    return raw.eben_emael if name == "BEE" else name.split()[-1]


class Deployment(Struct, frozen=True, forbid_unknown_fields=True):
    """A ready set-up for one side, ours: hexes by unit."""

    id: str
    units: dict[str, str]
    sickle_cut: bool = False


class Roster:
    """Look-ups over a scenario's counters, made once."""

    def __init__(self, scenario: Scenario) -> None:
        counters = scenario.counters
        self.by_name = {counter.name: counter.id for counter in counters}
        self.nation = tuple(NATIONS.index(counter.nation) for counter in counters)
        self.nations = {
            nation: tuple(c.id for c in counters if c.nation == nation) for nation in NATIONS
        }
        self.armies = tuple(mask_of(units) for units in self.nations.values())
        self.mobile = {
            side: tuple(c.id for c in counters if c.side == side and not c.is_static)
            for side in SIDES
        }
        self.movers = {side: mask_of(units) for side, units in self.mobile.items()}
        self.mechanized = tuple(c.id for c in counters if c.is_mechanized)
        self.panzers = mask_of(self.mechanized)  # the same, as bits
        self.british = tuple(c.id for c in counters if c.nation == "british")
        self.fort_at = {hex: fort for fort, hex in scenario.fort_hexes.items()}
        self.forts = {
            kind: sum(
                one(hex) for fort, hex in scenario.fort_hexes.items() if kinds(counters[fort])
            )
            for kind, kinds in FORT_GROUPS.items()
        }

    def of_nation(self, nation: str) -> tuple[UnitId, ...]:
        return self.nations[nation]


FORT_GROUPS: dict[str, Callable[[Counter], bool]] = {
    GERMAN: lambda counter: counter.side == GERMAN,
    ALLIED: lambda counter: counter.side == ALLIED,
    "maginot": lambda counter: counter.kind == "maginot",
    "belgian": lambda counter: counter.nation == "belgian",
}

MAP = Map()
TERRAIN = read_as(DATA / "terrain.toml", dict[str, dict[str, int | bool]])
TABLES = read_tables(DATA / "tables.toml", Tables, "combat", terrain=TERRAIN)
SCENARIOS = {id: read_scenario(id) for id in ("1939", "1940")}
ROSTERS = {id: Roster(scenario) for id, scenario in SCENARIOS.items()}
DEPLOYMENTS = read_folder(DATA / "deployments", Deployment)
RULES_1940 = SCENARIOS["1940"].printed
PORTS = MAP.grid.mask(RULES_1940.ports)  # 8.8
CITIES = {country: MAP.cities & mask for country, mask in MAP.countries.items()}
