"""The nouns of the game, with no behaviour."""

from typing import Annotated, Literal

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import (
    GERMAN,
    INTRINSIC,
    NATIONS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.kernel.question import Choose, Question
from sixweeks.kernel.state import Ruled, State

# Where a unit is when it is on no hex: waiting, eliminated, evacuated, out of the game, or within
# the optional corps that it has formed.
WAITING, DEAD, EVACUATED, REMOVED, FORMED = -1, -2, -3, -4, -5
OFF_MAP = {
    WAITING: "waiting",
    DEAD: "dead",
    EVACUATED: "evacuated",
    REMOVED: "removed",
    FORMED: "formed",
}

# 7.p, 7.r, 7.z-7.ab How a unit is disrupted: repulsed in the impulse in progress, repulsed before
# it, or driven back.
SOUND, JUST_REPULSED, REPULSED, DRIVEN_BACK = range(4)

Status = Literal["neutral", "allied", "surrendered"]
Switch = Literal["off", "on"]


class Options(Struct, frozen=True):
    """20 Options of the booklet, and disputed readings: see interpretations.md."""

    mechelen: Annotated[Switch, Ruled("20.a")] = "off"
    late_alliance: Annotated[Switch, Ruled("20.b")] = "off"  # 20.b-d
    french_air: Annotated[Switch, Ruled("20.e")] = "off"
    terrain_adds: Annotated[Literal["all", "kinds"], Ruled("7.j")] = "all"


class Unit(Struct, frozen=True, gc=False):
    """One unit: the hex it is in (or where else it is), and whether it is disrupted."""

    place: int = WAITING
    disrupted: int = SOUND


class Countries(Struct, frozen=True):
    """13 The four neutrals; which were invaded on which turn, and who has joined this impulse."""

    belgium: Status = "neutral"
    netherlands: Status = "neutral"
    luxembourg: Status = "neutral"
    switzerland: Status = "neutral"
    invaded_on: dict[str, int] = {}
    just_joined: frozenset[str] = frozenset()  # 13.e
    is_border_alarmed: bool = False  # 14.g the next Allied impulse is the first after the invasion


class Phase(Struct, frozen=True, gc=False):
    """What has been done in the phase in progress; units as bits."""

    moved: int = 0
    has_railed: bool = False  # 6.h
    evacuated: tuple[tuple[Hex, int], ...] = ()  # 6.p divisions by port
    retreated: int = 0  # 7.ah
    silenced: int = 0  # A-10 hexes whose own strength has been overcome


class Plans(Struct, frozen=True):
    """16 What each side has written down; armies by the group they belong to."""

    ready_group: str = ""  # 16.b, secret
    objective: str = ""  # 16.d, secret
    main_effort: str = ""  # 16.d, secret until deployment
    allied_armies: dict[str, str] = {}
    german_armies: dict[str, str] = {}


class Command(Struct, frozen=True):
    """17 The French armies released, with the turn of it."""

    released: dict[str, int] = {}
    british_left_on: int = -1  # 17.d the turn on which a unit of the BEF was first evacuated


class Arrivals(Struct, frozen=True):
    """14.b-d Reserves of the turn: how many a side has brought, and into which hexes."""

    german: int = 0
    allied: int = 0
    swiss: int = 0
    hexes: int = 0
    by_edge: int = 0  # 14.f, 14.k units, as bits, that entered by the map edge in this impulse


class BySide(Struct, frozen=True, gc=False):
    """A number, or a set of hexes, for each side."""

    german: int = 0
    allied: int = 0

    def of(self, side: str) -> int:
        return self.german if side == GERMAN else self.allied

    def having(self, side: str, value: int) -> "BySide":
        return BySide(value, self.allied) if side == GERMAN else BySide(self.german, value)


class Game(State, kw_only=True):
    """1940 in progress."""

    options: Options
    begun: bool = False  # turn 0 is played too: set-up is what comes before
    phasing: str = ""
    impulse: int = 0
    units: tuple[Unit, ...] = ()
    stacks: dict[Hex, tuple[UnitId, ...]] = {}
    presence: tuple[int, ...] = (0,) * len(NATIONS)  # hexes with units, by nation
    exerting: tuple[int, ...] = (0,) * len(NATIONS)  # 4.a hexes with units that exert a zone
    control: int = MAP.countries["germany"]  # 5.e German territory
    countries: Countries = Countries()
    strengths: int = INTRINSIC  # 10.f, 13.i hexes whose own strength is intact
    has_eben_emael: bool = True  # 10.i the fort itself
    unsupplied: int = 0  # 8.h units, as bits, for this impulse
    air: BySide = BySide()  # 9.a points left
    interdicted: BySide = BySide()  # 9.g hexes, by the side that interdicts them
    drops: int = 0  # 11.k hexes dropped upon in this impulse
    landed: int = 0  # 11.j units, as bits, that dropped in this impulse
    grounded: int = 0  # A-53 airborne units, as bits, that came as reserves
    formed: dict[UnitId, tuple[UnitId, ...]] = {}  # 15.f divisions of an optional corps
    plans: Plans = Plans()
    command: Command = Command()
    arrivals: Arrivals = Arrivals()
    phase: Phase = Phase()

    @property
    def is_setting_up(self) -> bool:
        """What comes before turn 0; but the ready group and the objective are nobody's to guess."""
        return not self.begun and not asks_a_secret(self.pending)


def asks_a_secret(question: Question | None) -> bool:
    return isinstance(question, Choose) and question.options[0].verb in ("ready", "objective")
