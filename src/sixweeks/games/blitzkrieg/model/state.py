"""The data types of the game state, without behaviour."""

from typing import Annotated, Literal

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, FormationId, Scenario, UnitId
from sixweeks.kernel.state import Ruled, State

# Where a unit is if it is not in a hex: not yet arrived, destroyed, off by the edge that counts for
# victory (C-40), fled or left out (11f, 14.1l).
UNPLACED, DEAD, EXITED, GONE = -1, -2, -3, -4
OFF_MAP = {UNPLACED: "unplaced", DEAD: "dead", EXITED: "exited", GONE: "gone"}

NOBODY = UnitId(-1)

Extra = Literal["none", "french", "german"]


class Options(Struct, frozen=True):
    """Optional rules and disputed readings: see interpretations.md."""

    french_force: Annotated[Literal["reduced", "full"], Ruled("14.1l", "hannut")] = "reduced"
    hidden_at: Annotated[Literal["off", "on"], Ruled("7.4a")] = "off"
    second_n: Annotated[Literal["none", "step"], Ruled("10.3c")] = "none"
    hq_neutralized_ff: Annotated[Literal["added", "own_rally"], Ruled("10.3d")] = "added"  # C-06
    command_binds: Annotated[Literal["named", "all"], Ruled("3.3a")] = "named"  # C-20
    low_cover: Annotated[Literal["clear", "blocks"], Ruled("4.3.1a")] = "clear"  # C-44
    assault_woods: Annotated[Literal["target", "defender"], Ruled("8.3a")] = "target"  # C-59
    loading: Annotated[Literal["either", "first"], Ruled("6.1a")] = "either"  # C-67
    truck_load: Annotated[Literal["companies", "guns"], Ruled("14.1k")] = "companies"  # C-68
    failed_fire: Annotated[Literal["stays", "retreats"], Ruled("6.2a")] = "stays"  # C-49
    blocked_flight: Annotated[Literal["stays", "lost"], Ruled("11e")] = "stays"  # C-54
    idle_markers: Annotated[Literal["left", "used"], Ruled("5.6b")] = "left"  # C-25
    extra_replay: Annotated[Extra, Ruled("14.3a")] = "none"
    extra_general: Annotated[Extra, Ruled("14.3a")] = "none"
    extra_artillery: Annotated[Extra, Ruled("14.3a")] = "none"
    extra_stuka: Annotated[Extra, Ruled("14.3a", "hannut")] = "none"


class Unit(Struct, frozen=True, gc=False):
    """One counter: where it is, its steps, and the markers on it."""

    place: int = UNPLACED
    steps: int = 0
    neutralized: bool = False  # 10.3
    column: bool = False  # 7.2a
    out_of_command: bool = False  # 3.3a
    hidden: bool = False  # 1.4a, 7.4a noted, not on the map
    truck: bool = False  # 14.1k
    aboard: UnitId = NOBODY  # 14.1j the transport that carries it


UNIT_MARKS = ("neutralized", "column", "out_of_command", "hidden", "truck")


class FormationState(Struct, frozen=True, gc=False):
    """1.3a, 5.3, 5.4, 11 What the HQ's side and markers say of a formation."""

    activations: int = 0  # this turn
    fatigued: bool = False
    demoralized: bool = False


class Segment(Struct, frozen=True, gc=False):
    """2.A2a The operations segment in progress; units as bits."""

    acted: int = 0
    retreated: int = 0  # 6.2h once a segment


class Game(State, kw_only=True):
    """Blitzkrieg 1940 in progress."""

    options: Options
    active: str = ""  # 2.A1a
    units: tuple[Unit, ...] = ()
    stacks: dict[Hex, tuple[UnitId, ...]] = {}  # every counter by hex, the top one last
    german_ground: int = 0  # 13a hexes that a German was the last to pass, as far as both know
    passed_unseen: int = 0  # 7.4a and those that a hidden gun of the other side has passed since
    mines: int = 0
    works: int = 0  # 12.2a prepared positions
    formations: dict[FormationId, FormationState] = {}
    attached: dict[UnitId, FormationId] = {}  # 14.2j noted secretly
    shown: frozenset[UnitId] = frozenset()  # attachments that have been used
    cup: tuple[str, ...] = ()
    generals: dict[str, int] = {}  # 5.5a kept by their owners
    held: tuple[str, ...] = ()  # 5.5a markers held under a General
    last_pass: str = ""  # 5.6a who passed last, with no activation since
    segment: Segment = Segment()
    scenario: Scenario = SCENARIOS["hannut"]  # what is printed: by scenario_id, never changed

    def __post_init__(self) -> None:
        self.scenario = SCENARIOS[self.scenario_id]
