"""What is written in data/: types.toml, tables.toml and the scenarios."""

from msgspec import Struct


class UnitType(Struct, forbid_unknown_fields=True):
    """What is printed on the counters of one kind, as it is written."""

    kind: str
    full: str
    range: int
    mp: str
    reduced: str = ""
    vehicles_only: bool = False


class Exit(Struct, frozen=True):
    """14.1g, 14.2h Who scores by leaving the map, where, with how many armored units."""

    side: str
    edge: str
    units: int


class Opening(Struct, frozen=True):
    """14.1h What one side plays before the first draw."""

    side: str
    markers: tuple[str, ...]
    formations: int


class MinesFile(Struct):
    """Mines, with their area as it is written."""

    side: str
    count: int
    within: str


class Battle(Struct, frozen=True, kw_only=True):
    """What a scenario says as it is written."""

    turns: int
    first_hour: int
    objectives: tuple[str, ...]
    trucks: dict[str, int]
    prepared_positions: dict[str, int]
    exit: Exit
    friendly_edge: dict[str, str]
    impacts: dict[str, dict[str, tuple[str, ...]]]  # by marker and side
    cup: tuple[tuple[int, str, str, int], ...]  # turn, side, marker, how many
    first_turn: Opening | None = None


class ScenarioFile(Battle, frozen=True, forbid_unknown_fields=True):
    """With hexes and units by their names."""

    battlefield: str
    set_up: dict[str, str]
    mines: MinesFile | None = None
    reduced: dict[str, tuple[str, ...]] = {}


class Visibility(Struct, frozen=True):
    """4.1 How far targets are seen, in the open and in cover."""

    maximum: int
    observer: int  # so much further
    vehicle: dict[str, int]
    infantry: dict[str, int]


class Charts(Struct, frozen=True):
    """The tables at the end of the rules, as they are written."""

    impact_columns: dict[str, int]
    modifiers: dict[str, dict[str, dict[str, int]]]
    visibility: Visibility
    reaction: dict[str, dict[str, int]]
    reaction_modifiers: dict[str, int]
    formation_factor: dict[str, int]
    formation_checks: dict[str, int]
    transmission: dict[str, int]
    limits: dict[str, int]


class ChartsFile(Charts, frozen=True):
    """With the one that is read into something else."""

    movement: dict[str, tuple[float, ...]]
