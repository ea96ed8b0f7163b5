"""2.0 Counters, charts, the scenario and the ready deployments, read once from data/."""

from collections.abc import Callable
from typing import Literal, NewType

from msgspec import Struct, field
from msgspec.structs import replace

from sixweeks.board.loading import INDEX, Row, read_as, read_folder, read_records
from sixweeks.board.odds import printed_ratio
from sixweeks.board.tables import read_tables
from sixweeks.games.mansteins_war.model.charts import Deployment, Scenario, Tables, Terrain
from sixweeks.games.mansteins_war.model.map import DATA, GRID, MAP

UnitId = NewType("UnitId", int)  # index into COUNTERS
AirId = NewType("AirId", int)  # index into AIR
PieceId = NewType("PieceId", int)  # index into PIECES

GERMAN, ALLIED = "german", "allied"
SIDES = (GERMAN, ALLIED)
NATIONS = ("german", "french", "british", "belgian", "dutch")
GERMANS, FRENCH, BRITISH, BELGIAN, DUTCH = range(len(NATIONS))
NATIONS_OF = {GERMAN: (GERMANS,), ALLIED: (FRENCH, BRITISH, BELGIAN, DUTCH)}
HOME = {  # 9.0.a, 15.2: the British use French railways
    GERMANS: "germany",
    FRENCH: "france",
    BRITISH: "france",
    BELGIAN: "belgium",
    DUTCH: "netherlands",
}
RESERVE = "Res"
COMMANDS = {
    GERMAN: ("HGA", "HGB", "HGC", "PGK", RESERVE),
    ALLIED: ("1AG", "2AG", "3AG", "BL", "NL", RESERVE),
}
Kind = Literal["infantry", "armor", "motorized", "airborne", "mountain", "fortress", "logistic"]
AirKind = Literal["air", "naval", "airlift"]
Size = Literal["army", "corps", "detachment", "brigade", "fortress", "logistic"]
CORPS_SIZED = frozenset({"corps", "detachment", "brigade"})


def opponent(side: str) -> str:
    return ALLIED if side == GERMAN else GERMAN


def side_of(nation: int) -> str:
    return GERMAN if nation == GERMANS else ALLIED


class Counter(Struct, frozen=True):
    """2.2 A ground unit, with both counters of a unit that has two."""

    id: UnitId = field(name=INDEX)
    name: str
    title: str
    nation: int
    kind: Kind
    size: Size
    command: str
    factors: tuple[tuple[int, int], ...]  # attack and defence with 1 step, 2 steps ...
    movement: int
    arrives: int = 0  # game turn, 0 at the start
    arrives_reduced: bool = field(default=False, name="reduced")
    optional: str = field(default="", name="option")  # the option that brings it, or ""

    @property
    def side(self) -> str:
        return side_of(self.nation)

    @property
    def steps(self) -> int:
        """2.2.6 Steps at full strength."""
        return len(self.factors)

    @property
    def is_mech(self) -> bool:
        """2.2.3 Armor and motorized units."""
        return self.kind in ("armor", "motorized")

    @property
    def is_army(self) -> bool:
        return self.size == "army"

    @property
    def is_corps_sized(self) -> bool:
        """A-21 Corps, brigades and bracketed detachments."""
        return self.size in CORPS_SIZED

    @property
    def is_static(self) -> bool:
        """8.0.b A printed movement factor of 0."""
        return self.movement == 0

    @property
    def is_fortress(self) -> bool:
        return self.kind == "fortress"

    @property
    def is_logistic(self) -> bool:
        return self.kind == "logistic"

    @property
    def is_reserve(self) -> bool:
        """5.8.c"""
        return self.command == RESERVE

    @property
    def rail_thirds(self) -> int:
        """9.1, A-34 Rail capacity it takes, in thirds of an army."""
        return TABLES.rail["corps"] if self.is_corps_sized else TABLES.rail["army"]


class AirCounter(Struct, frozen=True):
    """2.3 An air unit, the naval unit or the airlift; `reduced` is 0 for one step."""

    id: AirId = field(name=INDEX)
    name: str
    title: str
    nation: int
    kind: AirKind
    strength: int
    reduced: int = 0
    arrives: int = 0
    optional: str = field(default="", name="option")

    @property
    def side(self) -> str:
        return side_of(self.nation)

    @property
    def steps(self) -> int:
        return 2 if self.reduced else 1


class SpecialForce(Struct, frozen=True):
    """2.4 A special force succeeds on a die up to `success`."""

    name: str
    title: str
    nation: int
    success: int
    optional: str = field(default="", name="option")

    @property
    def side(self) -> str:
        return side_of(self.nation)


class Marker(Struct, frozen=True, forbid_unknown_fields=True):
    """2.5, 23.0 A command marker; see markers.toml."""

    id: str = ""
    side: str = ""
    is_special: bool = field(default=False, name="special")
    is_plan: bool = field(default=False, name="plan")
    country: str = ""
    from_turn: int = 1
    option: str = ""
    activates: tuple[str, ...] = ()
    number: int = 0
    corps: int = 0
    air: int = 0
    all_air: bool = False
    shift: int = 0
    air_shift: int = 0
    all_turn: bool = False
    from_maginot: bool = False
    attacks: bool = True

    @property
    def choices(self) -> int:
        """How many sub-commands its player names; 0 if it leaves no choice."""
        return self.number if 0 < self.number < len(self.activates) else 0

    @property
    def is_regular(self) -> bool:
        """21.1.f, 21.2.f In the bin every turn."""
        return not self.is_special and not self.option


def printed_factors(row: Row) -> tuple[tuple[int, int], ...]:
    """Attack and defence for each number of steps, from `7-5/4-3`."""
    sides = [pair.split("-") for pair in row.text("factors").replace("//", "/").split("/")]
    return tuple((int(attack), int(defence)) for attack, defence in reversed(sides))


def printed_nation(row: Row) -> int:
    return NATIONS.index(row.one_of("nation", NATIONS))


def read_markers() -> dict[tuple[str, str], Marker]:
    """The command markers by side and id; both sides have a Morale marker."""
    charts = read_as(DATA / "markers.toml", dict[str, dict[str, Marker]])
    return {
        (side, id): replace(marker, id=id, side=side)
        for side in SIDES
        for id, marker in charts[side].items()
    }


def ids(side: str, wanted: Callable[[Marker], bool]) -> tuple[str, ...]:
    return tuple(m.id for m in MARKERS.values() if m.side == side and wanted(m))


TABLES = read_tables(DATA / "tables.toml", Tables, "assault", "mobile", "air")
ASSAULT, MOBILE = TABLES.assault, TABLES.mobile
CRT = {"assault": ASSAULT, "mobile": MOBILE}
PERCENTAGES = tuple(printed_ratio(name) for name in ASSAULT.columns)
AIR_TABLE = TABLES.air
DIFFERENTIALS = tuple(int(name) for name in AIR_TABLE.columns)
RESULTS = TABLES.results
TERRAIN = read_as(DATA / "terrain.toml", dict[str, Terrain])
SCENARIOS = read_folder(DATA / "scenarios", Scenario)
SCENARIO = SCENARIOS["campaign"]
DEPLOYMENTS = read_folder(DATA / "deployments", Deployment)
MARKERS = read_markers()
MARKERS_OF = {side: ids(side, lambda marker: True) for side in SIDES}
PLANS = {side: ids(side, lambda marker: marker.is_plan) for side in SIDES}
REGULARS = {side: ids(side, lambda marker: marker.is_regular) for side in SIDES}
MARKERS_OF_COUNTRY = {  # 5.7.b, A-8 those that go with the country
    country: tuple(m.id for m in MARKERS.values() if m.country == country)
    for country in HOME.values()
}

COUNTERS = read_records(
    DATA / "units.csv",
    Counter,
    columns=("nation", "factors"),
    nation=printed_nation,
    factors=printed_factors,
)
BY_NAME = {counter.name: counter.id for counter in COUNTERS}
NATION = tuple(counter.nation for counter in COUNTERS)
SIDE = tuple(counter.side for counter in COUNTERS)
IS_MECH = tuple(counter.is_mech for counter in COUNTERS)
MOVEMENT = tuple(counter.movement for counter in COUNTERS)
UNITS_OF = {side: tuple(c.id for c in COUNTERS if c.side == side) for side in SIDES}
FORTRESSES = tuple(counter.id for counter in COUNTERS if counter.is_fortress)
LOGISTICS = tuple(counter.id for counter in COUNTERS if counter.is_logistic)
LLK = BY_NAME["LLK"]

*AIR, NAVAL, AIRLIFT = read_records(
    DATA / "air.csv", AirCounter, columns=("nation",), nation=printed_nation
)
AIR_BY_NAME = {counter.name: counter.id for counter in AIR}
AIR_OF = {side: tuple(c.id for c in AIR if c.side == side) for side in SIDES}
SPECIAL_FORCES = read_records(
    DATA / "special_forces.csv", SpecialForce, columns=("nation",), nation=printed_nation
)

# Ground units, air units and whatever else players name in an answer, numbered together.
PIECES = (
    *(counter.name for counter in COUNTERS),
    *(counter.name for counter in (*AIR, NAVAL, AIRLIFT)),
    *(force.name for force in SPECIAL_FORCES),
)
PIECE_BY_NAME = {name: PieceId(n) for n, name in enumerate(PIECES)}
FIRST_AIR = len(COUNTERS)
NAVAL_PIECE, AIRLIFT_PIECE = PIECE_BY_NAME[NAVAL.name], PIECE_BY_NAME[AIRLIFT.name]
FIRST_SF = AIRLIFT_PIECE + 1

PARIS, RUHR = GRID.hex(SCENARIO.paris), GRID.hex(SCENARIO.ruhr)
EBEN_EMAEL, ANTWERP = GRID.hex(SCENARIO.eben_emael), GRID.hex(SCENARIO.antwerp)
BRUSSELS, LILLE = GRID.hex(SCENARIO.brussels), GRID.hex(SCENARIO.lille)
AMSTERDAM, ROTTERDAM = GRID.hex(SCENARIO.amsterdam), GRID.hex(SCENARIO.rotterdam)
SEDAN = GRID.hex(SCENARIO.sedan)
OPEN_CITIES, MORALE_HEXES = GRID.mask(SCENARIO.open_cities), GRID.mask(SCENARIO.morale)
FRANCE, GERMANY = MAP.countries["france"], MAP.countries["germany"]
BELGIUM, NETHERLANDS = MAP.countries["belgium"], MAP.countries["netherlands"]
LUXEMBOURG = MAP.countries["luxembourg"]
TERRITORY = {  # A-4, 8.5.c
    GERMAN: GERMANY,
    ALLIED: FRANCE | BELGIUM | NETHERLANDS | LUXEMBOURG,
}
