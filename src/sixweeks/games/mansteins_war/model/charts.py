"""The layout of the charts, of a scenario and of a ready deployment."""

from msgspec import Struct

from sixweeks.board.tables import ResultsTable


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the terrain effects chart."""

    mech: int
    other: int
    shift: int = 0
    armies: bool = True


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """22.1 Steps lost and hexes retreated by either side."""

    attacker: int = 0
    defender: int = 0
    attacker_retreats: int = 0
    defender_retreats: int = 0
    counterattack: bool = False
    pursuit: bool = False


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """3.4, 3.5 Victory points of one side."""

    hexes: dict[str, int]
    depot: int
    channel_port: int
    fort: int
    mech: int
    army: int
    air: int
    extension: int


class Stacking(Struct, frozen=True, forbid_unknown_fields=True):
    """6.1, 6.2, 6.3 Corps that a hex holds."""

    corps: int
    with_army: int
    rough: int
    rough_manstein: int


class Replacements(Struct, frozen=True, forbid_unknown_fields=True):
    """14.1 Refit points of a nation."""

    start: int
    income: tuple[int, ...]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The charts."""

    assault: ResultsTable
    mobile: ResultsTable
    air: ResultsTable
    results: dict[str, Result]
    bombing: dict[str, int]
    stacking: dict[str, Stacking]
    rail: dict[str, int]
    pursuit: dict[str, int]
    airborne: dict[str, int]
    deployment: dict[str, int]
    refit: dict[str, int]
    rp: dict[str, Replacements]
    victory_points: dict[str, Points]
    victory: dict[str, int]
    sudden_death: dict[str, int]
    limits: dict[str, int]
    variants: dict[str, dict[str, int]]


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """21.0 The length of the game, and what the rules name on the map."""

    id: str
    turns: int
    extended_turns: int
    dates: tuple[str, ...]
    ruhr: str
    paris: str
    eben_emael: str
    antwerp: str
    brussels: str
    amsterdam: str
    rotterdam: str
    lille: str
    sedan: str
    open_cities: tuple[str, ...]
    morale: tuple[str, ...]
    fortresses: dict[str, str]


class Deployment(Struct, frozen=True, forbid_unknown_fields=True):
    """A ready deployment of one side, ours; `optional` has units that an option brings at once."""

    id: str
    side: str
    plan: str
    units: dict[str, str]
    optional: dict[str, str]
