"""1.b Counters, charts, the scenario and the ready plans, read once from data/."""

from typing import Literal, NewType

from msgspec import Struct, field

from sixweeks.board.hexes import Hex, one
from sixweeks.board.loading import INDEX, read_as, read_folder, read_records
from sixweeks.board.odds import printed_ratio
from sixweeks.board.tables import ResultsTable, read_tables
from sixweeks.games.nineteen_forty.model.map import DATA, GRID, MAP

UnitId = NewType("UnitId", int)  # index into COUNTERS

GERMAN, ALLIED = "german", "allied"
SIDES = (GERMAN, ALLIED)
NATIONS = ("german", "french", "british", "belgian", "dutch", "swiss")
GERMANS, FRENCH, BRITISH, BELGIAN, DUTCH, SWISS = range(len(NATIONS))
HOMES = {BELGIAN: "belgium", DUTCH: "netherlands", SWISS: "switzerland"}
NEUTRALS = ("belgium", "netherlands", "luxembourg", "switzerland")
BENELUX = ("belgium", "netherlands", "luxembourg")
Kind = Literal[
    "infantry",
    "motorized",
    "armored",
    "mechanized",
    "cavalry",
    "mountain",
    "parachute",
    "air_landing",
]
MOTORIZED = frozenset({"armored", "motorized", "mechanized"})
DIVISIONS = {"corps": 3, "division": 1, "regiment": 0}  # 3.c


def opponent(side: str) -> str:
    return ALLIED if side == GERMAN else GERMAN


class Counter(Struct, frozen=True):
    """1.b What is printed on a counter."""

    id: UnitId = field(name=INDEX)
    name: str = field(name="id")
    title: str = field(name="name")
    nation: int
    kind: Kind
    size: Literal["corps", "division", "regiment"]
    combat: int
    movement: int
    army: str = ""
    tag: str = ""
    hex: Hex | None = None  # 16.i-k of a neutral unit

    @property
    def side(self) -> str:
        return GERMAN if self.nation == GERMANS else ALLIED

    @property
    def is_motorized(self) -> bool:
        """A-58 The type decides, never the movement factor."""
        return self.kind in MOTORIZED

    @property
    def is_armored(self) -> bool:
        return self.kind == "armored"

    @property
    def is_airborne(self) -> bool:
        """11.a Parachute and air landing units."""
        return self.kind in ("parachute", "air_landing")

    @property
    def is_regiment(self) -> bool:
        return self.size == "regiment"

    @property
    def divisions(self) -> int:
        """3.c A corps is three divisions, a regiment none."""
        return DIVISIONS[self.size]

    @property
    def is_reservist(self) -> bool:
        """7.al A French 2-5 infantry corps."""
        factors = (self.combat, self.movement, self.kind, self.size)
        return self.nation == FRENCH and factors == (2, 5, "infantry", "corps")


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the terrain effects chart; costs are in quarter points."""

    cost: int
    mountain: int = 0
    shift: int = 0
    halves: bool = False
    holds: bool = False
    closed: bool = False
    motorized_closed: bool = False


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The charts."""

    combat: ResultsTable
    hexsides: dict[str, int]
    surcharges: dict[str, int]
    bridgehead: dict[str, int]
    stacking: dict[str, int]
    air: dict[str, int]
    reserves: dict[str, int]
    reinforcements: dict[str, int]
    strengths: dict[str, int]
    victory_points: dict[str, int]
    victory: dict[str, int]


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rules name on the map, and the track."""

    id: str
    turns: int
    dates: tuple[str, ...]
    eben_emael: str
    maastricht: str
    lille: str
    paris: tuple[str, ...]
    ruhr: tuple[str, ...]
    ports: tuple[str, ...]
    gathering_points: tuple[str, ...]
    west_edge: tuple[str, ...]
    entry_from_row: int
    german_east_edge_rows: tuple[int, int]
    swiss_east_edge: tuple[str, ...]
    swiss_south_edge: tuple[str, ...]
    effort: dict[str, tuple[int, int]]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A ready plan of one side, ours."""

    id: str
    side: str
    armies: dict[str, tuple[str, ...]]
    units: dict[str, str]
    main_effort: str = ""


TABLES = read_tables(DATA / "tables.toml", Tables, "combat")
COMBAT = TABLES.combat
RATIOS = tuple(printed_ratio(name) for name in COMBAT.columns)
TERRAIN = read_as(DATA / "terrain.toml", dict[str, Terrain])
SCENARIOS = read_folder(DATA / "scenarios", Scenario)
SCENARIO = SCENARIOS["campaign"]
PLANS = read_folder(DATA / "plans", Plan)
COUNTERS = read_records(
    DATA / "units.csv",
    Counter,
    columns=("nation", "hex"),
    nation=lambda row: NATIONS.index(row.one_of("nation", NATIONS)),
    hex=lambda row: GRID.hex(row["hex"]) if row["hex"] else None,
)
BY_NAME = {counter.name: counter.id for counter in COUNTERS}

NATION = tuple(counter.nation for counter in COUNTERS)
IS_MOTORIZED = tuple(counter.is_motorized for counter in COUNTERS)
UNITS_OF = {
    side: tuple(counter.id for counter in COUNTERS if counter.side == side) for side in SIDES
}
REGIMENTS = tuple(counter.id for counter in COUNTERS if counter.is_regiment)
AIRBORNE = tuple(counter.id for counter in COUNTERS if counter.is_airborne)
FRENCH_ARMIES = tuple(dict.fromkeys(c.army for c in COUNTERS if c.nation == FRENCH and c.army))
GERMAN_ARMIES = tuple(dict.fromkeys(c.army for c in COUNTERS if c.nation == GERMANS and c.army))

PARIS = GRID.mask(SCENARIO.paris)
RUHR = GRID.mask(SCENARIO.ruhr)
PORTS = GRID.mask(SCENARIO.ports)
GATHERING_POINTS = GRID.mask(SCENARIO.gathering_points)
WEST_EDGE = GRID.mask(SCENARIO.west_edge)
ENTRY_EDGE = WEST_EDGE & MAP.rows(SCENARIO.entry_from_row, 32)
LIEGE, MAASTRICHT = GRID.hex(SCENARIO.eben_emael), GRID.hex(SCENARIO.maastricht)
STRENGTHS = {  # 10.f, 13.i
    LIEGE: TABLES.strengths["eben_emael"],
    MAASTRICHT: TABLES.strengths["maastricht"],
}
INTRINSIC = one(LIEGE) | one(MAASTRICHT)
FRANCE, GERMANY = MAP.countries["france"], MAP.countries["germany"]
AT_SWISS_BORDER = FRANCE & GRID.spread(MAP.countries["switzerland"])  # 14.g
