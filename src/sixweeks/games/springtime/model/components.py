"""2.0 The components: map, counters, tables and scenarios, read once from data/.

What others build on: `MAP` (areas and masks), `COUNTERS` and `LEADERS` (indexed by id), `EVENTS`,
`TABLES`, `SCENARIOS`, `DEPLOYMENTS`, `ROSTER` (look-ups). A set of areas is an int (bit = area),
and so is a set of units (bit = unit)."""

from collections.abc import Iterable
from pathlib import Path
from typing import NewType

from msgspec import Struct

from sixweeks.board.areas import AreaId, AreaMap
from sixweeks.board.loading import Row, read_as, read_csv

DATA = Path(__file__).parents[1] / "data"

UnitId = NewType("UnitId", int)  # index into COUNTERS
LeaderId = NewType("LeaderId", int)  # index into LEADERS

AXIS, ALLIED = "axis", "allied"
SIDES = (AXIS, ALLIED)
BOTH = (ALLIED, AXIS)  # the order of every paired step
NATIONS = ("german", "italian", "french", "british", "belgian", "dutch")  # 4.1a
AXIS_NATIONS = frozenset({"german", "italian"})
COUNTRIES = ("germany", "netherlands", "belgium", "france", "italy")  # 3.1.1b
GROUPS = {AXIS: ("A", "B", "C", "K", "W"), ALLIED: ("1", "2", "3", "4", "Be", "N")}
KLEIST, RESERVE = "K", "R"
FULL, REDUCED = 2, 1  # 4.2b the two faces of a unit
OPEN, RIVER, MAGINOT, ZONE_LINE = "open", "river", "maginot", "zone"


def opponent(side: str) -> str:
    return ALLIED if side == AXIS else AXIS


# --- the map ----------------------------------------------------------------------------------


class Area(Struct, frozen=True):
    """3.1.1a, 3.1.2a What is printed in an Area or Zone; `name` is its number or letter."""

    id: AreaId
    name: str
    title: str
    country: str
    tem: int
    features: tuple[str, ...]

    @property
    def is_zone(self) -> bool:
        """3.1c, 14.2a A Zone is an Area but for what chapter 14 says."""
        return "zone" in self.features


class Map:
    """3.0, 3.1a The 30 Areas and 6 Zones, our reconstruction, as masks of areas.

    3.1b, 3.1.4a, 9.3.2a Neighbours share a boundary (or a zone line) and nothing else."""

    def __init__(self) -> None:
        rows = read_csv(DATA / "areas.csv", ("area", "title", "country", "tem", "features"))
        borders = read_csv(DATA / "boundaries.csv", ("from", "to", "kind"))
        self.graph = AreaMap(
            [row.text("area") for row in rows],
            [(row.text("from"), row.text("to"), row.text("kind")) for row in borders],
        )
        self.areas = tuple(read_area(self.graph, row) for row in rows)
        self.all = self.graph.all
        self.neighbours = self.graph.neighbours
        self.zones = self.with_feature("zone")
        self.ports = self.with_feature("port")  # 3.1.3a
        self.east_edge = self.with_feature("edge")  # 13.1.1a
        self.fortress = self.with_feature("fortress")  # 10.5.4a
        self.countries = {
            country: sum(1 << area.id for area in self.areas if area.country == country)
            for country in COUNTRIES
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

    def title(self, area: AreaId) -> str:
        return self.areas[area].title


def read_area(graph: AreaMap, row: Row) -> Area:
    return Area(
        id=graph.area(row.text("area")),
        name=row.text("area"),
        title=row.text("title"),
        country=row.one_of("country", COUNTRIES),
        tem=row.number("tem"),
        features=row.words("features"),
    )


# --- counters ---------------------------------------------------------------------------------


class Counter(Struct, frozen=True):
    """4.2, 4.3 What is printed on a unit; `faces` are (combat value, movement factor) by strength:
    `faces[REDUCED]`, `faces[FULL]` (4.3.2a)."""

    id: UnitId
    code: str
    name: str
    nation: str
    kind: str
    size: str
    group: str
    faces: tuple[tuple[int, int], ...]

    @property
    def side(self) -> str:
        """4.1a German and Italian units are Axis, all others Allied."""
        return AXIS if self.nation in AXIS_NATIONS else ALLIED

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

    id: LeaderId
    name: str
    unit: UnitId | None
    nation: str
    ratings: tuple[int, int]


class EventMarker(Struct, frozen=True):
    """4.4.6a An Event marker; `side` may be `either`; `once` is the asterisk (6.1.1g)."""

    id: str
    title: str
    side: str
    once: bool


def read_counters() -> tuple[Counter, ...]:
    columns = ("id", "name", "nation", "kind", "size", "group", "full", "reduced")
    rows = read_csv(DATA / "units.csv", columns)
    return tuple(read_counter(UnitId(index), row) for index, row in enumerate(rows))


def read_counter(id: UnitId, row: Row) -> Counter:
    return Counter(
        id=id,
        code=row.text("id"),
        name=row.text("name"),
        nation=row.one_of("nation", NATIONS),
        kind=row.one_of("kind", ("infantry", "armored")),
        size=row.text("size"),
        group=row.one_of("group", (*GROUPS[AXIS], *GROUPS[ALLIED], RESERVE)),
        faces=((0, 0), read_face(row, "reduced"), read_face(row, "full")),
    )


def read_face(row: Row, column: str) -> tuple[int, int]:
    """`5-3`: combat value, movement factor."""
    value, dash, movement = row.text(column).partition("-")
    if not (dash and value.isdecimal() and movement.isdecimal()):
        row.fail(f"the column {column!r} wants a combat value and a movement factor, like 5-3.")
    return int(value), int(movement)


def read_leaders() -> tuple[Leader, ...]:
    rows = read_csv(DATA / "leaders.csv", ("name", "commands", "normal", "flipped"))
    return tuple(read_leader(LeaderId(index), row) for index, row in enumerate(rows))


def read_leader(id: LeaderId, row: Row) -> Leader:
    """Kleist commands the three units of his Army Group; every other leader one unit."""
    named = {counter.name: counter for counter in COUNTERS}
    counter = named.get(row.one_of("commands", (KLEIST, *named)))
    unit, nation = (counter.id, counter.nation) if counter else (None, "german")
    return Leader(id, row.text("name"), unit, nation, (row.number("normal"), row.number("flipped")))


def read_events() -> dict[str, EventMarker]:
    rows = read_csv(DATA / "events.csv", ("id", "title", "side", "once"))
    return {
        row.text("id"): EventMarker(
            row.text("id"),
            row.text("title"),
            row.one_of("side", (*SIDES, "either")),
            row.one_of("once", ("yes", "no")) == "yes",
        )
        for row in rows
    }


# --- tables -----------------------------------------------------------------------------------


class AirSupport(Struct, frozen=True):
    """9.4.2a A nation's Air Support: how many markers, and the value of each face."""

    markers: int
    faces: tuple[int, int]


class Tables(Struct, frozen=True):
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


class Places(Struct, frozen=True):
    """What a scenario says of areas and units, by their names."""

    axis_control: str
    kleist: str
    allied: dict[str, list[str]]
    axis: dict[str, list[str]]
    off_map: dict[str, list[str]]


class Scenario(Struct, frozen=True):
    """One scenario: what stands where, and the tracks at its start."""

    id: str
    first_turn: int
    first_impulse: int
    morale: int
    replacements: dict[str, int]
    turn_track: tuple[str, ...]  # events already played for good
    strong_air: tuple[str, ...]
    played: dict[str, int]  # 19.2b events played by a side on the first turn
    control: int  # the areas the Axis control
    places: tuple[tuple[UnitId, AreaId, int], ...]  # unit, area, strength
    off_map: dict[str, tuple[UnitId, ...]]  # waiting, eliminated, removed, evacuated
    kleist: AreaId

    @property
    def turns(self) -> int:
        return TABLES.tracks["turns"] - self.first_turn + 1

    def played_by(self, turn: int) -> dict[str, int]:
        """19.2b Events drawn and played on a turn before it begins."""
        return dict(self.played) if turn == self.first_turn else {}


def read_scenario(id: str) -> Scenario:
    path, named = DATA / "scenarios" / f"{id}.toml", ROSTER.by_name
    raw = read_as(path, Places)
    return read_as(
        path,
        Scenario,
        id=id,
        control=MAP.graph.mask(raw.axis_control),
        places=tuple(read_places(raw.allied) + read_places(raw.axis)),
        off_map={place: tuple(named[name] for name in who) for place, who in raw.off_map.items()},
        kleist=MAP.area(raw.kleist),
    )


def read_places(raw: dict[str, list[str]]) -> list[tuple[UnitId, AreaId, int]]:
    """5.2a A name in parentheses starts at Reduced Strength."""
    return [
        (ROSTER.by_name[name.strip("()")], MAP.area(area), REDUCED if "(" in name else FULL)
        for area, names in raw.items()
        for name in names
    ]


def read_deployment(side: str) -> dict[UnitId, AreaId]:
    """A ready set-up for the limited free set-up of 18.2, ours."""
    raw = read_as(DATA / "deployments" / f"{side}.toml", dict[str, dict[str, list[str]]])
    return {unit: area for unit, area, _ in read_places(raw["units"])}


class Roster:
    """Look-ups over the counters, made once."""

    def __init__(self) -> None:
        self.by_name = {counter.name: counter.id for counter in COUNTERS}
        self.side = tuple(counter.side for counter in COUNTERS)
        self.nation = tuple(counter.nation for counter in COUNTERS)
        self.of_side = {side: units(c for c in COUNTERS if c.side == side) for side in SIDES}
        self.groups = {
            group: units(c for c in COUNTERS if c.group == group)
            for group in (*GROUPS[AXIS], *GROUPS[ALLIED], RESERVE)
        }
        self.of_nation = {name: units(c for c in COUNTERS if c.nation == name) for name in NATIONS}
        self.armored = units(c for c in COUNTERS if c.is_armored)
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
COUNTERS = read_counters()
LEADERS = read_leaders()
EVENTS = read_events()
ROSTER = Roster()
TABLES = read_as(DATA / "tables.toml", Tables)
SCENARIOS = {id: read_scenario(id) for id in ("plan_red", "campaign")}
DEPLOYMENTS = {side: read_deployment(side) for side in SIDES}
STACKING = TABLES.tracks["stacking"]
