"""The data types of the game state, without behaviour."""

from typing import Annotated, Literal

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import (
    NATIONS,
    ROSTERS,
    SCENARIOS,
    Roster,
    Scenario,
    UnitId,
)
from sixweeks.kernel.state import Ruled, State

# Where a unit is when it is not in a hex.
UNPLACED, DEAD, EXITED, REMOVED = -1, -2, -3, -4
OFF_MAP = {UNPLACED: "unplaced", DEAD: "dead", EXITED: "exited", REMOVED: "removed"}

CountryStatus = Literal["neutral", "in play", "capitulated"]
Halt = Literal["", "halved", "halted"]  # 5.10
Dyle = Literal["", "hesitate", "normal", "roads"]  # 5.16


class Options(Struct, frozen=True):
    """Disputed readings: see interpretations.md."""

    fort_dr: Annotated[Literal["unit_loss", "stalled"], Ruled("11.3d")] = "unit_loss"  # B-01
    end_shifts: Annotated[Literal["endless", "capped"], Ruled("11.10c")] = "endless"  # B-03
    panzer_df: Annotated[Literal["mechanized", "panzer_only"], Ruled("11.14b", "1940")] = (
        "mechanized"  # B-06
    )
    halt_requires: Annotated[
        Literal["no_british", "british_present", "always"], Ruled("5.10a", "1940")
    ] = "no_british"  # B-07
    maginot_cut: Annotated[Literal["all", "any"], Ruled("4.8b", "1940")] = "all"  # B-09
    dynamo_port: Annotated[Literal["coastal", "any_city"], Ruled("5.13b", "1940")] = (
        "coastal"  # B-11
    )
    sickle_retreat: Annotated[Literal["allowed", "barred"], Ruled("5.8d", "1940")] = (
        "allowed"  # B-25
    )
    ruhr_retreat: Annotated[Literal["ignored", "wins"], Ruled("4.2a")] = "ignored"  # B-31


class Unit(Struct, frozen=True, gc=False):
    """One unit: the hex it is in (or where else it is) and the steps it has left."""

    place: int = UNPLACED
    steps: int = 0


class Phase(Struct, frozen=True, gc=False):
    """What units have done in the phase in progress, as bits by unit."""

    moved: int = 0
    rolled: dict[UnitId, int] = {}  # 10.2c, 10.3b movement factors by die
    restacked: int = 0
    attacked: int = 0  # 11.0b
    defended: int = 0  # 11.0b, 11.0c
    armored_committed: bool = False  # 5.17a


class Dynamo(Struct, frozen=True):
    """5.13 Operation Dynamo: when it was declared, its port, the steps taken off this turn."""

    declared: int
    port: Hex
    evacuated: int = 0


class Countries(Struct, frozen=True):
    """The four neutrals, and the turn each was violated."""

    belgium: CountryStatus = "neutral"
    netherlands: CountryStatus = "neutral"
    luxembourg: CountryStatus = "neutral"
    switzerland: CountryStatus = "neutral"
    swiss_strategy: Literal["", "forward", "redoubt"] = ""
    violated_on: dict[str, int] = {}


class Game(State, kw_only=True):
    """France '40 in progress."""

    options: Options
    phasing: str = ""
    units: tuple[Unit, ...] = ()
    stacks: dict[Hex, tuple[UnitId, ...]] = {}  # mobile units by hex, the top unit last
    presence: tuple[int, ...] = (0,) * len(NATIONS)  # hexes with mobile units, by nation
    forts: int = 0  # hexes where a fortification counter stands
    control: int = 0  # hexes controlled by the German side
    ports_lost: int = 0  # 8.8c ports that have ever been German-controlled
    countries: Countries = Countries()
    victory_points: tuple[tuple[str, int], ...] = ()  # rule and points, as booked
    replacements: dict[str, int] = {}  # 9.1a, 9.3a points left by side
    sickle_cut: int = 0  # 3.8b the corps set up in the forest, as bits
    dynamo: Dynamo | None = None
    closed_edges: frozenset[str] = frozenset()  # 5.14b
    first_halt: int = 0  # 5.10c the turn of the first Panzer Halt
    halt: Halt = ""  # in force this player turn
    dyle: Dyle = ""  # 5.16, in force this turn
    dyle_entered: bool = False  # 4.4a
    mechanized_refit: bool = False  # 9.2a, used up
    supply_crisis: bool = False  # 5.5
    phase: Phase = Phase()
    scenario: Scenario = SCENARIOS["1940"]  # what is printed: by scenario_id, never changed
    roster: Roster = ROSTERS["1940"]

    def __post_init__(self) -> None:
        self.scenario = SCENARIOS[self.scenario_id]
        self.roster = ROSTERS[self.scenario_id]
