"""The data types of the game state, without behaviour."""

from typing import Annotated, Literal

from msgspec import Struct

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import AXIS, SCENARIOS, Scenario, UnitId
from sixweeks.kernel.state import Ruled, State

# Places of units off the map. Eliminated units may be rebuilt (12.3), evacuated ones too
# where 18.3 is played, removed ones never.
WAITING, ELIMINATED, REMOVED, EVACUATED = -1, -2, -3, -4
PLACES = {"waiting": WAITING, "eliminated": ELIMINATED, "removed": REMOVED, "evacuated": EVACUATED}
OFF_MAP = {place: name for name, place in PLACES.items()}
NOBODY, NOWHERE = UnitId(-1), AreaId(-1)

PhaseName = Literal["set-up", "political", "maneuvers", "refit", "end"]


class Options(Struct, frozen=True):
    """The optional rules of chapters 17 and 18, then the disputed readings (interpretations.md)."""

    airdrops: Annotated[Literal["off", "on"], Ruled("18.1a", "campaign")] = "off"
    free_set_up: Annotated[Literal["off", "on"], Ruled("18.2a", "campaign")] = "off"
    bef_returns: Annotated[Literal["off", "on"], Ruled("18.3a")] = "off"
    bids: Annotated[Literal["none", "axis", "allied"], Ruled("17.1a")] = (
        "none"  # the side that both players want
    )
    belgian_surrender: Annotated[Literal["mended", "printed"], Ruled("6.1.2b", "campaign")] = (
        "mended"
    )
    morale_changes: Annotated[Literal["always", "maneuvers"], Ruled("4.4.9b")] = "always"
    small_armies: Annotated[Literal["own_country", "strict"], Ruled("10.5.6b", "campaign")] = (
        "own_country"
    )
    maginot_overrun: Annotated[Literal["hold", "retreat"], Ruled("10.5.4a")] = "hold"
    redeploy_supply: Annotated[Literal["marker", "traced"], Ruled("8.1.2b4")] = "marker"
    attacked_areas: Annotated[Literal["open", "closed"], Ruled("10.0d")] = (
        "open"  # A-53, to retreats
    )
    airdrop_river: Annotated[Literal["impulse", "stay"], Ruled("18.1.1a")] = "impulse"


class Unit(Struct, frozen=True, gc=False):
    """One unit: its area (or where else it is) and its strength, FULL, REDUCED or 0."""

    place: int = WAITING
    strength: int = 0


class Progress(Struct, frozen=True, gc=False):
    """What has been done in the impulse in progress; sets of units and of areas are bits."""

    groups: tuple[str, ...] = ()  # the army groups activated
    active: int = 0  # units that may move or attack
    reserves: tuple[tuple[UnitId, tuple[str, ...]], ...] = ()  # A-24 the groups they are with
    origin: AreaId = NOWHERE  # the area of a Redeployment
    contested: int = 0  # areas Contested when the impulse began
    moved: int = 0  # units that have finished moving
    entered: tuple[tuple[UnitId, AreaId], ...] = ()  # units that moved, by their last origin
    left: tuple[tuple[UnitId, AreaId], ...] = ()  # 10.0b Contested areas that units moved out of
    attacked: int = 0  # units that have attacked
    fought: int = 0  # areas attacked
    landed: AreaId = NOWHERE  # 18.1.1 where the Airlanding Corps came down
    air: tuple[str, ...] = ()  # 9.4.1a the air markers used, by nation


class Game(State, kw_only=True):
    """Springtime for Hitler in progress."""

    options: Options
    phase: PhaseName = "set-up"
    impulse: int = 0  # the space of the marker on the Impulse Track
    active: str = ""  # whose impulse it is
    units: tuple[Unit, ...] = ()
    control: int = 0  # areas controlled by the Axis, all others are Allied (4.4.2)
    morale: int = 0  # French Morale
    paris_price: int = 0  # what the loss of Paris has cost, to be given back with it
    replacements: dict[str, int] = {}
    advantage: str = AXIS  # who holds it; nobody once it is used, until the impulse ends
    spent_by: str = ""  # 11.2a who has used the Advantage in this impulse
    cup: tuple[str, ...] = ()  # 5.1.7 the Event markers not drawn, sorted
    held: dict[str, str] = {}  # the Event marker a side holds: secret
    impulse_track: tuple[str, ...] = ()  # 6.1.1h events back in the cup at the End Phase
    turn_track: tuple[str, ...] = ()  # 6.1.1g events played for good
    kept: tuple[str, ...] = ()  # A-51 who has kept a marker in the End Phase just over
    drawn: dict[str, int] = {}  # 11.1.5c Event markers drawn this turn
    played: dict[str, int] = {}  # 11.1.5a Event markers played in impulses of this turn
    previous: dict[str, tuple[str, ...]] = {}  # 8.1.1c groups of a side's last impulse
    strong_air: tuple[str, ...] = ()  # 9.4a nations whose air markers show the stronger face
    flipped: int = 0  # 6.1.3c leaders on their other face, as bits
    kleist: UnitId = NOBODY  # 4.4.1b the unit that carries him
    kleist_seeks: AreaId = NOWHERE  # A-03 his carrier died here, and he joins another
    out_of_supply: int = 0  # 13.2a units with a marker, as bits
    confidence: bool = False  # 6.1.3a leaders may flip this turn
    italy_at_war: bool = False
    paris_open: bool = False
    billotte_killed: bool = False  # this turn
    refugees: bool = False  # until the end of the next Allied impulse
    plan_red: bool = False  # this impulse
    airhead: AreaId = NOWHERE  # 18.1.1 where the Airlanding Corps landed and still is
    progress: Progress = Progress()
    scenario: Scenario = SCENARIOS["campaign"]  # what is printed: by scenario_id, never changed

    def __post_init__(self) -> None:
        self.scenario = SCENARIOS[self.scenario_id]
