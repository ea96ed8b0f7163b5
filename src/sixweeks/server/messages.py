"""What goes up and down: the types of docs/reference/server.md."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from sixweeks.kernel.presentation.rulebook import Chapter, Rule
from sixweeks.kernel.presentation.scene import (
    Barred,
    Choice,
    Layer,
    Pile,
    Scene,
    Stage,
    Track,
    Tray,
)
from sixweeks.kernel.presentation.sentence import Chances, Sentence, Statement, no_chances, no_words

OBSERVER = "observer"
ME, FRIEND, NOBODY = "me", "friend", "nobody"

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Which = Annotated[str, Meta(max_length=40)]  # nothing is the usual one
Name = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(max_length=300)]
Token = Annotated[str, Meta(min_length=20, max_length=80)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Deployment = Literal["historical", "changed", "by_hand", "free"]
Settings = Annotated[dict[Id, Id], Meta(max_length=50)]


class Error(Struct, frozen=True):
    """One sentence, and the rules it rests on."""

    error: str
    rules: tuple[str, ...] = ()


# --- the games --------------------------------------------------------------------------------


class Side(Struct, frozen=True):
    id: str
    title: str


class Scenario(Struct, frozen=True):
    id: str
    title: str
    description: str
    turns: int
    asks_set_up: bool  # something is placed or chosen before the first turn
    asks_set_up_if: dict[str, tuple[str, ...]]  # by options, and those of their values
    may_change_set_up: bool  # a ready set-up can be changed before play


class Option(Struct, frozen=True):
    id: str
    rule: str
    title: str
    values: tuple[str, ...]
    default: str
    words: tuple[str, ...]  # what each value means
    scenarios: tuple[str, ...]  # in which it matters; none named are all


class Game(Struct, frozen=True):
    id: str
    title: str
    credit: str
    summary: str
    scale: str
    time: str
    difficulty: str
    sides: tuple[Side, ...]
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    players: tuple[str, ...]


class Rules(Struct, frozen=True):
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]


class OfScenario(Struct, frozen=True):
    """The query of whatever is drawn once a scenario."""

    scenario: Which = ""


# --- tables and seats -------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats are played by `me`, a `friend` or a computer player; those not named by `me`.

    People are asked for their set-up, or it is historical, historical with changes of their own, or
    begun by hand with an empty map. Observers see what both sides may know, or there are none."""

    game: Id
    scenario: Which = ""
    options: Settings = field(default_factory=dict)
    seats: Settings = field(default_factory=dict)
    deployment: Deployment = "free"
    observers: Literal["public", "nobody"] = "public"
    name: Name = ""


class TableMade(Struct, frozen=True):
    """The tokens of the seats that people play, and the observers' one."""

    table: str
    seats: dict[str, str]
    observer: str


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Entered(Struct, frozen=True):
    table: str
    side: str


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """Who handed a seat to a computer takes it back with the token received then."""

    side: Id
    player: Id
    token: Annotated[str, Meta(max_length=80)] = ""


class SeatChanged(Struct, frozen=True):
    """A seat that a person plays has a new token; the old link is dead."""

    table: str
    side: str
    player: str
    token: str = ""


class TableInfo(Struct, frozen=True):
    table: str
    name: str
    game: str
    scenario: str
    sides: tuple[str, ...]
    to_move: str
    turn: str
    result: str
    updated: float


# --- play -------------------------------------------------------------------------------------


class Line(Struct, frozen=True, gc=False):
    """One line of the log, as its reader may know it.

    Where a table was rolled on, the result and the chance that each result had.
    """

    serial: int
    who: str
    text: Statement
    rule: str
    places: tuple[str, ...] = ()
    result: Sentence = field(default_factory=no_words)
    chances: Chances = field(default_factory=no_chances)
    path: tuple[str, ...] = ()  # the way that was gone


class Ask(Struct, frozen=True, gc=False):
    """The question this seat must answer, or both at once."""

    by: str
    prompt: Statement
    rule: str
    choices: tuple[Choice, ...]


class Changes(Struct, frozen=True, gc=False):
    """A scene by what is different from that of the Sight `since`: what is not named is as it was.

    In a list a number stands for what was there at that place of the list, from 0."""

    since: int
    turn: Sentence | UnsetType = UNSET
    phase: Sentence | UnsetType = UNSET
    stages: tuple[Stage, ...] | UnsetType = UNSET
    piles: tuple[Pile | int, ...] | UnsetType = UNSET
    trays: tuple[Tray | int, ...] | UnsetType = UNSET
    tracks: tuple[Track | int, ...] | UnsetType = UNSET
    layers: tuple[Layer | int, ...] | UnsetType = UNSET
    result: Sentence | UnsetType = UNSET
    barred: tuple[Barred, ...] | UnsetType = UNSET


class Order(Struct, frozen=True, gc=False):
    """A standing order of this seat: what it can be, the first value asking, and what it is."""

    id: str
    rule: str
    title: Sentence
    values: tuple[str, ...]
    value: str
    words: tuple[Sentence, ...]  # what each value means


class Sight(Struct, frozen=True, gc=False):
    """What one seat sees. Lines of the log after `log_from` are replaced by those in `log`.

    The scene is there, or its changes for who asked for no more."""

    table: str
    name: str
    game: str
    scenario: str
    side: str
    serial: int
    scene: Scene | None
    changes: Changes | None
    to_move: str
    ask: Ask | None
    last: int  # the answer that the table stands after; undo goes back to an earlier one
    can_undo: bool
    undo_to: int
    thinking: bool
    fault: str
    log: tuple[Line, ...]
    log_from: int
    players: dict[str, str]
    commitment: str
    reveal: str
    orders: tuple[Order, ...] = ()


class OfSeat(Struct, frozen=True):
    """The query of whatever one seat asks; a browser with one seat need not name it."""

    side: Which = ""


class Since(Struct, frozen=True):
    """What is new since a Sight; its `changes` will do for who has the scene of that."""

    side: Which = ""
    since: Count | None = None
    changes: bool = False


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    serial: Count
    choice: Count
    side: Which = ""
    changes: bool = False


class Undo(Struct, frozen=True, forbid_unknown_fields=True):
    serial: Count
    side: Which = ""
    to: Count | None = None
    changes: bool = False


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders to be changed; those not named stay as they are."""

    orders: Settings
    side: Which = ""


class Pointed(Struct, frozen=True):
    """What is asked about: a place, a piece or the verb of a button, by id."""

    place: Which = ""
    piece: Name = ""
    verb: Which = ""
    side: Which = ""


class Reason(Struct, frozen=True):
    """A rule against a wish, and the places it speaks of."""

    rule: str
    text: Statement
    places: tuple[str, ...] = ()


class Reasons(Struct, frozen=True):
    reasons: tuple[Reason, ...]


class Stake(Struct, frozen=True):
    """Whose odds are asked for: a choice by its index, a target by its place, or what goes on."""

    choice: Count | None = None
    target: Which = ""
    side: Which = ""


class OfPlace(Struct, frozen=True):
    place: Which = ""
    side: Which = ""


class At(Struct, frozen=True):
    """A moment; once everything lies open, seen with the eyes of a side if so wished."""

    to: Count = 0
    side: Which = ""
    eyes: Which = ""


class Replayed(Struct, frozen=True):
    """The table as it was after the answer `serial`; `next` and `last` lead on."""

    scene: Scene
    serial: int
    previous: int
    next: int
    last: int
    text: Sentence


class Between(Struct, frozen=True):
    """The answers after one and up to another; `eyes` as for a replay."""

    after: Count = 0
    to: Count = 0
    side: Which = ""
    eyes: Which = ""


class Step(Struct, frozen=True):
    """What an answer changed in the scene of the step before."""

    serial: int
    changes: Changes


class Playback(Struct, frozen=True):
    """The scene after the answer `serial`, and the steps that follow it, at most 50 of them."""

    serial: int
    scene: Scene
    steps: tuple[Step, ...]


class View(Struct, frozen=True):
    """What a seat was shown from the start, and what the log told it."""

    past: Playback
    log: tuple[Line, ...]


class SeatView(Struct, frozen=True):
    """A record of one seat, opened to be looked at."""

    game: str
    scenario: str
    side: str
    players: dict[str, str]
    view: View


class Chance(Struct, frozen=True):
    """A roll of dice, or a draw from a cup: what could come, and what came."""

    by: str
    came: str
    sides: int = 0
    dice: int = 0
    cup: tuple[str, ...] = ()
