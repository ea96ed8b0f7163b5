"""1.0 The components: counters, formations, tables and scenarios, read once from data/."""

from collections.abc import Mapping
from typing import Annotated, Literal, NewType, TypeAlias

from msgspec import Struct, convert
from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.board.loading import Row, read_as, read_csv, read_folder, read_records, read_toml
from sixweeks.board.tables import ResultsTable, read_tables
from sixweeks.games.blitzkrieg.model.battlefield import BATTLEFIELDS, DATA, Area, Battlefield
from sixweeks.masks import Bits

__all__ = ["BATTLEFIELDS", "DATA", "DEPLOYMENTS", "SCENARIOS", "TABLES", "Battlefield", "Hex"]

UnitId = NewType("UnitId", int)  # index into the scenario's counters
UnitSet: TypeAlias = Annotated[int, Bits(UnitId)]
FormationId: TypeAlias = Annotated[str, "formation"]
Marker: TypeAlias = Annotated[str, "marker"]
Place: TypeAlias = Annotated[int, Hex]  # or off the map

FRENCH, GERMAN = "french", "german"
SIDES = (GERMAN, FRENCH)
MOBILITIES = ("tracked", "wheeled", "foot")  # in the order of the Terrain Effects Table
LETTERS = {"T": "tracked", "W": "wheeled", "F": "foot"}

ARMORED_UNITS = frozenset({"tank", "armored_car", "assault_gun"})  # C-40
VEHICLES = ARMORED_UNITS | {"transport"}  # M-03
INFANTRY_FIRERS = frozenset({"rifle", "heavy_weapons", "pioneer", "motorcycle"})  # C-02
BOUND_BY_COMMAND = frozenset({"rifle", "heavy_weapons", "pioneer", "tank", "assault_gun"})  # C-20
COMPANIES = frozenset({"rifle", "heavy_weapons", "pioneer"})


def opponent(side: str) -> str:
    return FRENCH if side == GERMAN else GERMAN


class Counter(Struct, frozen=True):
    """1.1b What is printed on a counter: attack/defense on both sides, range, MP."""

    id: UnitId
    name: str
    title: str
    side: str
    formation: FormationId
    kind: str
    model: str
    full: tuple[int, int]
    reduced: tuple[int, int] | None
    range: int
    mp: int
    mobility: str
    command_range: int = 0
    vehicles_only: bool = False
    halftrack: bool = False
    arrives: int = 1
    stacks: bool = True  # 7.3a headquarters and observers do not count

    @property
    def steps(self) -> int:
        """1.2a Two steps; 1.3b, 1.4e, 14.1j HQs, observers and transports have one."""
        return 1 if self.reduced is None else 2

    def strength(self, steps: int) -> tuple[int, int]:
        """1.2a Attack and defense with so many steps left."""
        return self.reduced if self.reduced is not None and steps < self.steps else self.full

    @property
    def is_vehicle(self) -> bool:
        """M-03 Tanks, armored cars, assault guns and armored transports; all else is infantry."""
        return self.kind in VEHICLES

    @property
    def is_infantry_firer(self) -> bool:
        """C-02 Those whose attack is halved against armor."""
        return self.kind in INFANTRY_FIRERS

    @property
    def is_armored_unit(self) -> bool:
        """C-40 Those that count when they leave the map, and that disperse in cover (7.2b)."""
        return self.kind in ARMORED_UNITS

    @property
    def may_fire(self) -> bool:
        """8.1a Armored vehicles, infantry and antitank guns; never headquarters and observers."""
        return self.range > 0

    @property
    def needs_command(self) -> bool:
        """3.3a Companies of infantry and tanks are bound to their headquarters."""
        return self.kind in BOUND_BY_COMMAND


class Formation(Struct, frozen=True):
    """3.1 A headquarters and its units; transports are not among them and count for no steps."""

    id: FormationId
    title: str
    side: Literal["german", "french"]
    colour: str
    arrives: int
    enters: int
    independent: bool = False
    infantry: bool = False
    command_range: int = 0
    hq: UnitId | None = None
    units: tuple[UnitId, ...] = ()
    transports: tuple[UnitId, ...] = ()


class Visibility(Struct, frozen=True, forbid_unknown_fields=True):
    """4.1 How far targets are seen, in the open and in cover."""

    maximum: int
    observer: int  # so much further
    vehicle: dict[str, int]
    infantry: dict[str, int]


class Costs(dict[str, int]):
    """7.1 The half movement points (C-39) that each kind of unit pays."""


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables at the end of the rules."""

    combat: ResultsTable
    movement: dict[str, Costs]
    impact_columns: dict[str, int]
    modifiers: dict[str, dict[str, dict[str, int]]]
    visibility: Visibility
    reaction: dict[str, dict[str, int]]
    reaction_modifiers: dict[str, int]
    formation_factor: dict[str, int]
    formation_checks: dict[str, int]
    transmission: dict[str, int]
    limits: dict[str, int]


class Exit(Struct, frozen=True, forbid_unknown_fields=True):
    """14.1g, 14.2h Who scores by leaving the map, where, with how many armored units."""

    side: str
    edge: str
    units: int


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """14.1h What one side plays before the first draw."""

    side: str
    markers: tuple[str, ...]
    formations: int


class Mines(Struct, frozen=True, forbid_unknown_fields=True):
    """14.2a Mines in different hexes of an area."""

    side: str
    count: int
    within: Area


class Scenario(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """14 One battle, read from data/scenarios, with its counters and formations."""

    id: str
    battlefield: Battlefield
    turns: int
    first_hour: int
    objectives: tuple[str, ...]
    trucks: dict[str, int]
    prepared_positions: dict[str, int]
    exit: Exit
    friendly_edge: dict[str, str]
    impacts: dict[str, dict[str, tuple[str, ...]]]  # by marker and side
    cup: tuple[tuple[int, str, str, int], ...]  # turn, side, marker, how many
    set_up: dict[str, Area]
    first_turn: Opening | None = None
    mines: Mines | None = None
    reduced: dict[str, tuple[str, ...]] = {}  # 14.1l the units that it leaves out, by name
    counters: tuple[Counter, ...]
    formations: dict[FormationId, Formation]
    observers: dict[str, tuple[UnitId, ...]]
    transports: tuple[UnitId, ...]
    by_name: dict[str, UnitId]
    reduced_leaves_out: frozenset[UnitId] = frozenset()

    @property
    def objective_hexes(self) -> int:
        """C-46 Every hex of every objective."""
        return sum(self.battlefield.places[name] for name in self.objectives)


COUNTER_COLUMNS = ("scenario", "name", "title", "formation", "type", "arrives", "halftrack")


class UnitType(Struct, forbid_unknown_fields=True):
    """What is printed on the counters of one kind, as it is written."""

    kind: str
    full: str
    range: int
    mp: str
    reduced: str = ""
    vehicles_only: bool = False


def read_counters(scenario: str, formations: Mapping[str, Formation]) -> tuple[Counter, ...]:
    types = read_as(DATA / "types.toml", dict[str, UnitType])
    rows = [r for r in read_csv(DATA / "units.csv", COUNTER_COLUMNS) if r["scenario"] == scenario]
    printed = [
        read_counter(UnitId(index), row, types[row["type"]], formations.get(row["formation"]))
        for index, row in enumerate(rows)
    ]
    return tuple(moving_with(printed, each) if each.kind == "hq" else each for each in printed)


def moving_with(counters: list[Counter], hq: Counter) -> Counter:
    """1.3c A headquarters has the movement of its fastest unit; transports are not its own."""
    own = (c for c in counters if c.formation == hq.formation and c.kind not in ("hq", "transport"))
    mp, mobility = max((each.mp, each.mobility) for each in own)
    return replace(hq, mp=mp, mobility=mobility)


def read_counter(id: UnitId, row: Row, type: UnitType, home: Formation | None) -> Counter:
    mp, mobility = movement(type.mp) if type.mp else (0, "")
    return Counter(
        id=id,
        name=row["name"],
        title=row["title"],
        side=home.side if home else row["type"].split()[0].lower(),
        formation=row["formation"],
        kind=type.kind,
        model=row["type"],
        full=strength(type.full),
        reduced=strength(type.reduced) if type.reduced else None,
        range=type.range,
        mp=mp,
        mobility=mobility,
        command_range=home.command_range if home and type.kind == "hq" else 0,
        vehicles_only=type.vehicles_only,
        halftrack=bool(row["halftrack"]),
        arrives=row.number("arrives"),
        stacks=type.kind not in ("hq", "observer"),
    )


def movement(text: str) -> tuple[int, str]:
    """`8T` is 8 MP, tracked."""
    return int(text[:-1]), LETTERS[text[-1]]


def strength(text: str) -> tuple[int, int]:
    attack, defense = text.split("/")
    return int(attack), int(defense)


def read_formations(scenario: str, field: Battlefield) -> dict[FormationId, Formation]:
    """Without their units, which are read later."""
    found = read_records(
        DATA / "formations.csv",
        Formation,
        columns=("enters",),
        where={"scenario": scenario},
        enters=lambda row: field.hexes(row["enters"]),
    )
    return {formation.id: formation for formation in found}


def with_units(formation: Formation, counters: tuple[Counter, ...]) -> Formation:
    own = [counter for counter in counters if counter.formation == formation.id]
    kinds = {kind: tuple(c.id for c in own if c.kind == kind) for kind in ("hq", "transport")}
    units = tuple(c.id for c in own if c.kind not in kinds)
    hq = next(iter(kinds["hq"]), None)
    return replace(formation, hq=hq, units=units, transports=kinds["transport"])


def of_kind(counters: tuple[Counter, ...], kind: str, *sides: str) -> tuple[UnitId, ...]:
    return tuple(each.id for each in counters if each.kind == kind and each.side in sides)


def read_scenario(id: str) -> Scenario:
    path = DATA / "scenarios" / f"{id}.toml"
    field = BATTLEFIELDS[str(read_toml(path)["battlefield"])]
    formations = read_formations(id, field)
    counters = read_counters(id, formations)
    by_name = {counter.name: counter.id for counter in counters}
    scenario = read_as(
        path,
        Scenario,
        field.part,
        id=id,
        counters=counters,
        formations={name: with_units(each, counters) for name, each in formations.items()},
        observers={side: of_kind(counters, "observer", side) for side in SIDES},
        transports=of_kind(counters, "transport", *SIDES),
        by_name=by_name,
    )
    absent = scenario.reduced.get("leaves_out", ())
    return replace(scenario, reduced_leaves_out=frozenset(by_name[name] for name in absent))


def in_halves(kind: type, written: object) -> Costs:
    """7.1 Costs are written as points for tracked, wheeled and foot."""
    points = convert(written, tuple[float, float, float])
    return Costs(zip(MOBILITIES, (int(2 * cost) for cost in points), strict=True))


class Deployment(Struct, frozen=True, forbid_unknown_fields=True):
    """A ready set-up for one side, ours: hexes by unit, markers, what is noted (14.1h, 14.2j)."""

    id: str
    scenario: str
    side: str
    units: dict[str, str] = {}
    prepared_positions: tuple[str, ...] = ()
    mines: tuple[str, ...] = ()
    trucks: tuple[str, ...] = ()
    attachments: dict[str, str] = {}  # unit to host formation
    first_formation: str = ""


TABLES = read_tables(DATA / "tables.toml", Tables, "combat", hook=in_halves)
SCENARIOS = {id: read_scenario(id) for id in ("hannut", "stonne")}
DEPLOYMENTS = read_folder(DATA / "deployments", Deployment)
