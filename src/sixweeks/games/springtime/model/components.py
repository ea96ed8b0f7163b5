"""2.0 The components: map, counters, tables and scenarios, read once from data/.

What others build on: `MAP` (areas and masks), `COUNTERS` and `LEADERS` (indexed by id), `EVENTS`,
`TABLES`, `SCENARIOS`, `DEPLOYMENTS`, `ROSTER` (look-ups). A set of areas is an int (bit = area),
and so is a set of units (bit = unit)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal, NewType, get_args

from msgspec import Struct, field

from sixweeks.board.areas import AreaId, AreaMap
from sixweeks.board.loading import INDEX, Row, read_as, read_csv, read_folder, read_records

DATA = Path(__file__).parents[1] / "data"

UnitId = NewType("UnitId", int)  # index into COUNTERS
LeaderId = NewType("LeaderId", int)  # index into LEADERS

AXIS, ALLIED = "axis", "allied"
SIDES = (AXIS, ALLIED)
BOTH = (ALLIED, AXIS)  # the order of every paired step
Nation = Literal["german", "italian", "french", "british", "belgian", "dutch"]  # 4.1a
NATIONS: tuple[Nation, ...] = get_args(Nation)
AXIS_NATIONS = frozenset({"german", "italian"})
Country = Literal["germany", "netherlands", "belgium", "france", "italy"]  # 3.1.1b
GROUPS = {AXIS: ("A", "B", "C", "K", "W"), ALLIED: ("1", "2", "3", "4", "Be", "N")}
KLEIST, RESERVE = "K", "R"
FULL, REDUCED = 2, 1  # 4.2b the two faces of a unit
OPEN, RIVER, MAGINOT, ZONE_LINE = "open", "river", "maginot", "zone"


def side_of(nation: str) -> str:
    return AXIS if nation in AXIS_NATIONS else ALLIED


def opponent(side: str) -> str:
    return ALLIED if side == AXIS else AXIS


# --- the map ----------------------------------------------------------------------------------


class Area(Struct, frozen=True):
    """3.1.1a, 3.1.2a What is printed in an Area or Zone; `name` is its number or letter."""

    id: AreaId = field(name=INDEX)
    name: str = field(name="area")
    title: str
    country: Country
    tem: int
    features: tuple[str, ...] = ()

    @property
    def is_zone(self) -> bool:
        """3.1c, 14.2a A Zone is an Area but for what chapter 14 says."""
        return "zone" in self.features


class Map:
    """3.0, 3.1a The 30 Areas and 6 Zones, our reconstruction, as masks of areas.

    3.1b, 3.1.4a, 9.3.2a Neighbours share a boundary (or a zone line) and nothing else."""

    def __init__(self) -> None:
        self.areas = read_records(DATA / "areas.csv", Area)
        borders = read_csv(DATA / "boundaries.csv", ("from", "to", "kind"))
        self.graph = AreaMap(
            [area.name for area in self.areas],
            [(row.text("from"), row.text("to"), row.text("kind")) for row in borders],
        )
        self.all = self.graph.all
        self.neighbours = self.graph.neighbours
        self.zones = self.with_feature("zone")
        self.ports = self.with_feature("port")  # 3.1.3a
        self.east_edge = self.with_feature("edge")  # 13.1.1a
        self.fortress = self.with_feature("fortress")  # 10.5.4a
        self.countries = {
            country: sum(1 << area.id for area in self.areas if area.country == country)
            for country in get_args(Country)
        }
        self.paris = next(area.id for area in self.areas if "paris" in area.features)
        self.italy = next(area.id for area in self.areas if area.country == "italy")
        self.french_zones = self.zones & self.countries["france"]

    def with_feature(self, feature: str) -> int:
        return sum(1 << area.id for area in self.areas if feature in area.features)

    def area(self, name: str) -> AreaId:
        """The area of a number or letter."""
        return self.graph.area(name)

    def name(self, area: AreaId) -> str:
        """The number or letter of an area."""
        return self.graph.name(area)


# --- counters ---------------------------------------------------------------------------------


class Counter(Struct, frozen=True):
    """4.2, 4.3 What is printed on a unit; `faces` are (combat value, movement factor) by strength:
    `faces[REDUCED]`, `faces[FULL]` (4.3.2a)."""

    id: UnitId = field(name=INDEX)
    code: str = field(name="id")
    name: str
    nation: Nation
    kind: Literal["infantry", "armored"]
    size: str
    group: str
    faces: tuple[tuple[int, int], ...]

    @property
    def side(self) -> str:
        """4.1a German and Italian units are Axis, all others Allied."""
        return side_of(self.nation)

    @property
    def is_armored(self) -> bool:
        """4.2a Whatever is not armored is infantry."""
        return self.kind == "armored"

    @property
    def is_reserve(self) -> bool:
        """4.3.3d Marked R."""
        return self.group == RESERVE


class Leader(Struct, frozen=True):
    """4.4.1a A leader: the unit he commands (none: Kleist, who has three) and his two ratings."""

    id: LeaderId = field(name=INDEX)
    name: str
    unit: UnitId | None
    ratings: tuple[int, int]

    @property
    def nation(self) -> str:
        return "german" if self.unit is None else COUNTERS[self.unit].nation


class EventMarker(Struct, frozen=True):
    """4.4.6a An Event marker; `side` may be `either`; `once` is the asterisk (6.1.1g)."""

    id: str
    title: str
    side: Literal["axis", "allied", "either"]
    once: bool


def read_face(row: Row, column: str) -> tuple[int, int]:
    """`5-3`: combat value, movement factor."""
    value, dash, movement = row.text(column).partition("-")
    if not (dash and value.isdecimal() and movement.isdecimal()):
        row.fail(f"the column {column!r} wants a combat value and a movement factor, like 5-3.")
    return int(value), int(movement)


def commanded(row: Row) -> UnitId | None:
    """Kleist commands the three units of his Army Group; every other leader one unit."""
    return BY_NAME.get(row.one_of("commands", (KLEIST, *BY_NAME)))


# --- tables -----------------------------------------------------------------------------------


class AirSupport(Struct, frozen=True, forbid_unknown_fields=True):
    """9.4.2a A nation's Air Support: how many markers, and the value of each face."""

    markers: int
    faces: tuple[int, int]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables and tracks printed on the map: data/tables.toml."""

    tracks: dict[str, int]
    attack_value: dict[str, int]
    defense_value: dict[str, int]
    costly: dict[str, int]
    air: dict[str, AirSupport]
    morale: dict[str, int]
    thresholds: dict[str, int]
    surrender: dict[str, int]
    costs: dict[str, dict[str, int]]
    events: dict[str, int]
    airdrop: dict[str, int]


# --- scenarios --------------------------------------------------------------------------------


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario: what stands where, by names, and the tracks at its start."""

    id: str
    first_turn: int
    first_impulse: int
    morale: int
    replacements: dict[str, int]
    turn_track: tuple[str, ...]  # events already played for good
    strong_air: tuple[str, ...]
    played: dict[str, int]  # 19.2b events played by a side on the first turn
    axis_control: str
    allied: dict[str, list[str]]  # the units in each area
    axis: dict[str, list[str]]
    off_map: dict[str, list[str]]  # waiting, eliminated, removed, evacuated
    kleist: str

    @property
    def control(self) -> int:
        """The areas that the Axis controls."""
        return MAP.graph.mask(self.axis_control)

    @property
    def places(self) -> list[tuple[UnitId, AreaId, int]]:
        """Where each unit stands, and its strength."""
        return read_places(self.allied) + read_places(self.axis)

    @property
    def turns(self) -> int:
        return TABLES.tracks["turns"] - self.first_turn + 1

    def played_by(self, turn: int) -> dict[str, int]:
        """19.2b Events drawn and played on a turn before it begins."""
        return dict(self.played) if turn == self.first_turn else {}


class Deployment(Struct, frozen=True, forbid_unknown_fields=True):
    """A ready set-up of one side for the limited free set-up of 18.2, ours."""

    id: str
    units: dict[str, list[str]]


def read_places(raw: dict[str, list[str]]) -> list[tuple[UnitId, AreaId, int]]:
    """5.2a A name in parentheses starts at Reduced Strength."""
    return [
        (BY_NAME[name.strip("()")], MAP.area(area), REDUCED if "(" in name else FULL)
        for area, names in raw.items()
        for name in names
    ]


class Roster:
    """Look-ups over the counters, made once."""

    def __init__(self) -> None:
        self.by_name = BY_NAME
        self.side = tuple(counter.side for counter in COUNTERS)
        self.nation = tuple(counter.nation for counter in COUNTERS)
        self.of_side = {side: units(c for c in COUNTERS if c.side == side) for side in SIDES}
        self.groups = {
            group: units(c for c in COUNTERS if c.group == group)
            for group in (*GROUPS[AXIS], *GROUPS[ALLIED], RESERVE)
        }
        self.of_nation = {name: units(c for c in COUNTERS if c.nation == name) for name in NATIONS}
        self.units = {side: tuple(c.id for c in COUNTERS if c.side == side) for side in SIDES}
        self.leader_of = {leader.unit: leader for leader in LEADERS if leader.unit is not None}
        self.kleist = next(leader for leader in LEADERS if leader.unit is None)
        self.kleist_units = tuple(c.id for c in COUNTERS if c.group == KLEIST)
        self.bef = self.by_name["BEF"]
        self.alp = self.by_name["Alp Army"]
        self.belgian = self.by_name["Belgian Army"]
        self.dutch = self.by_name["Dutch Army"]
        self.italian = self.by_name["Italian West"]
        self.airlanding = self.by_name["Airlanding"]
        self.de_gaulle = self.by_name["de Gaulle"]


def units(counters: Iterable[Counter]) -> int:
    """A set of units, as bits."""
    return sum(1 << counter.id for counter in counters)


MAP = Map()
COUNTERS = read_records(
    DATA / "units.csv",
    Counter,
    columns=("group", "full", "reduced"),
    group=lambda row: row.one_of("group", (*GROUPS[AXIS], *GROUPS[ALLIED], RESERVE)),
    faces=lambda row: ((0, 0), read_face(row, "reduced"), read_face(row, "full")),
)
BY_NAME = {counter.name: counter.id for counter in COUNTERS}
LEADERS = read_records(
    DATA / "leaders.csv",
    Leader,
    columns=("commands", "normal", "flipped"),
    unit=commanded,
    ratings=lambda row: (row.number("normal"), row.number("flipped")),
)
EVENTS = {marker.id: marker for marker in read_records(DATA / "events.csv", EventMarker)}
ROSTER = Roster()
TABLES = read_as(DATA / "tables.toml", Tables)
SCENARIOS = {
    id: read_as(DATA / "scenarios" / f"{id}.toml", Scenario, id=id)
    for id in ("plan_red", "campaign")
}
DEPLOYMENTS = {
    side: {unit: area for unit, area, _ in read_places(plan.units)}
    for side, plan in read_folder(DATA / "deployments", Deployment).items()
}
STACKING = TABLES.tracks["stacking"]
