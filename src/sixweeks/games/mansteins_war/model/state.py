"""The nouns of the game, with no behaviour."""

from typing import Annotated, Literal

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import GERMAN, NATIONS, AirId, UnitId
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.kernel.question import Choose, Question
from sixweeks.kernel.state import Ruled, State

# Where a ground unit is when it is on no hex: waiting to be set up or to arrive, eliminated,
# evacuated, or out of the game (an option that is off, a country that has capitulated).
WAITING, DEAD, EVACUATED, REMOVED = -1, -2, -3, -4
OFF_MAP = {WAITING: "waiting", DEAD: "dead", EVACUATED: "evacuated", REMOVED: "removed"}

# 2.1.2, 16.1 The displays of air units, special forces, the naval unit and the airlift.
AVAILABLE, UTILIZED, LOST, AWAITED, OUT = -1, -2, -3, -4, -5
DISPLAYS = {
    AVAILABLE: "available",
    UTILIZED: "utilized",
    LOST: "lost",
    AWAITED: "awaited",
    OUT: "out",
}

Switch = Literal["off", "on"]


class Options(Struct, frozen=True):
    """24-28 Optional chapters and variants, and disputed readings: see interpretations.md."""

    fall_rot: Annotated[Switch, Ruled("24.1")] = "off"
    plan_w: Annotated[Switch, Ruled("24.2")] = "off"
    morale: Annotated[Switch, Ruled("24.3.a")] = "off"
    mountain: Annotated[Switch, Ruled("25.1")] = "off"
    british_landings: Annotated[Switch, Ruled("25.2")] = "off"
    west_edge: Annotated[Switch, Ruled("25.3")] = "off"
    open_cities: Annotated[Switch, Ruled("25.4.a")] = "off"
    airlift: Annotated[Switch, Ruled("26.0")] = "off"
    bridgeheads: Annotated[Switch, Ruled("27.1.a")] = "off"
    ss_corps: Annotated[Switch, Ruled("28.1")] = "off"
    german_sf: Annotated[Switch, Ruled("28.1")] = "off"
    mountain_corps: Annotated[Switch, Ruled("28.1")] = "off"
    air_transfer: Annotated[Switch, Ruled("28.1")] = "off"
    netherlands: Annotated[Literal["at_war", "neutral"], Ruled("28.1")] = "at_war"
    ready_armor: Annotated[Switch, Ruled("28.2")] = "off"
    allied_air: Annotated[Switch, Ruled("28.2")] = "off"
    french_sf: Annotated[Switch, Ruled("28.2")] = "off"
    colonial_corps: Annotated[Switch, Ruled("28.2")] = "off"
    fighter_command: Annotated[Switch, Ruled("28.2")] = "off"
    belgian_alliance: Annotated[Switch, Ruled("28.2")] = "off"
    variable_entry: Annotated[Switch, Ruled("28.3")] = "off"


class Unit(Struct, frozen=True, gc=False):
    """A ground unit: the hex it is in (or where else it is), and the steps it has left."""

    place: int = WAITING
    steps: int = 0


class AirUnit(Struct, frozen=True, gc=False):
    """16.1 An air unit: the hex it is over or the display it is in; 16.4 full or reduced."""

    place: int = AWAITED
    is_reduced: bool = False


class Bins(Struct, frozen=True):
    """2.7 The markers still in each bin."""

    german: tuple[str, ...] = ()
    allied: tuple[str, ...] = ()

    def of(self, side: str) -> tuple[str, ...]:
        return self.german if side == GERMAN else self.allied

    def having(self, side: str, markers: tuple[str, ...]) -> "Bins":
        return Bins(markers, self.allied) if side == GERMAN else Bins(self.german, markers)


class Plans(Struct, frozen=True):
    """21.1.e, 21.2.e The plan each side has kept, a secret until its marker is picked."""

    german: str = ""
    allied: str = ""

    def of(self, side: str) -> str:
        return self.german if side == GERMAN else self.allied


class Morale(Struct, frozen=True):
    """24.3 The Morale Victories that have happened, and the markers that came of them."""

    events: frozenset[str] = frozenset()  # 24.3.b each counts the first time only
    owed: frozenset[str] = frozenset()  # sides that may now put their marker into the bin
    entered: frozenset[str] = frozenset()  # 24.3.a sides whose marker has entered this GT


class Impulse(Struct, frozen=True):
    """4.1.d What the marker in play allows, and what has been done with it; units as bits."""

    by: str = ""
    marker: str = ""
    commands: tuple[str, ...] = ()  # 5.5 the sub-commands it activates
    active: int = 0  # units that may act
    shift: int = 0  # 5.6.a
    air: int = 0  # 16.1.b air activations left
    flown: int = 0  # 16.1.b air units already activated, and the airlift, as pieces
    moved: int = 0
    rail: int = 0  # 9.1 thirds of an army moved by rail
    has_landed: bool = False  # 18.3 the airborne corps landed in this impulse
    transferred: int = 0  # 26.3, 28.1 units moved by air
    attacked: int = 0  # 10.1.a units that have attacked
    defended: int = 0  # 10.1.a units that have been attacked
    lifted: int = 0  # 27.1.c bridgeheads taken off the map, to be used in the next impulse
    channel_unit: int = -1  # 15.2.d the French unit that traces to a Channel port


class Game(State, kw_only=True):
    """Manstein's War in progress."""

    options: Options
    begun: bool = False  # set-up is over
    initiative: str = GERMAN
    units: tuple[Unit, ...] = ()
    stacks: dict[Hex, tuple[UnitId, ...]] = {}
    presence: tuple[int, ...] = (0,) * len(NATIONS)  # hexes with ground units, by nation
    control: int = MAP.countries["germany"]  # 3.3.b hexes that the Germans hold
    destroyed: int = 0  # 17.1 fortress hexes
    bombed: int = 0  # 22.4 city hexes
    air: tuple[AirUnit, ...] = ()
    special_forces: tuple[int, ...] = ()  # 19 the display of each
    naval: int = AVAILABLE  # 20.1
    airlift: int = OUT  # 26.0 a hex or a display
    rp: tuple[int, ...] = (0,) * len(NATIONS)  # 14
    arrivals: dict[UnitId, int] = {}  # 13.1 the GT on which each reinforcement is due
    air_arrivals: dict[AirId, int] = {}  # 13.5
    plans: Plans = Plans()
    bins: Bins = Bins()
    picked: tuple[str, ...] = ()  # 5.7.c markers played this GT; both sides', in order
    spent: frozenset[str] = frozenset()  # 5.2.b, 20.2.d markers gone for good
    manstein_on: int = 0  # 5.1.d the GT on which Manstein was picked
    may_evacuate: bool = False  # 20.2.d Evac could go into the bin this GT, and did or not
    evac_by: str = ""  # 25.3 the group that Evac activated, in the GT of it
    reserves_used: int = 0  # 5.8.c Res units activated this GT
    has_landed: bool = False  # 18.0.a the one airborne landing of the game
    capitulated: frozenset[str] = frozenset()  # 3.8 countries
    extended: bool = False  # 3.4.c
    morale: Morale = Morale()
    open_cities: int = 0  # 25.4
    bridgeheads: tuple[tuple[Hex, Hex], ...] = ()  # 27 (from, to)
    impulse: Impulse = Impulse()

    @property
    def is_setting_up(self) -> bool:
        """Before GT 1; but the plan is nobody's to guess."""
        return not self.begun and not asks_a_secret(self.pending)


def asks_a_secret(question: Question | None) -> bool:
    return isinstance(question, Choose) and question.options[0].verb == "keep"
