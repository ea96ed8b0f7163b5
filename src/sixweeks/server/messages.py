"""Request and response types of the HTTP API: see docs/reference/server.md."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from sixweeks.ai.levels import OfferedLevel
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
from sixweeks.server.shared_dice import SharedDice

OBSERVER = "observer"
ME, FRIEND, NOBODY, VACANT = "me", "friend", "nobody", "vacant"

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Which = Annotated[str, Meta(max_length=40)]  # empty for the default
Name = Annotated[str, Meta(max_length=80)]
PlayerName = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=300)]
Token = Annotated[str, Meta(min_length=20, max_length=80)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Deployment = Literal["historical", "changed", "by_hand", "free"]
DiceKind = Literal["server", "salted", "joint"]
Settings = Annotated[dict[Id, Id], Meta(max_length=50)]


class Error(Struct, frozen=True):
    """An error: one sentence, the rules it cites, and the message it was made from."""

    error: str
    rules: tuple[str, ...]
    id: str
    args: dict[str, object]


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
    asks_set_up_if: dict[str, tuple[str, ...]]  # by option and value
    may_change_set_up: bool  # the historical set-up can be changed before play
    levels: tuple[OfferedLevel, ...]  # the computer players that are offered, the weakest first


class Option(Struct, frozen=True):
    id: str
    rule: str
    title: str
    values: tuple[str, ...]
    default: str
    words: tuple[str, ...]  # what each value means
    scenarios: tuple[str, ...]  # that it applies to; empty for all


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
    has_joint_dice: bool  # not if it has secret rolls


class Rules(Struct, frozen=True):
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]


class OfScenario(Struct, frozen=True):
    """Query for what depends only on the scenario."""

    scenario: Which = ""


# --- tables and seats -------------------------------------------------------------------------


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats are played by `me` (the default), a `friend` or a computer player.

    Players choose their set-up (`free`), or it is historical, historical with changes, or by hand
    on an empty map. Observers see only what both sides may know, or are not allowed."""

    game: Id
    scenario: Which = ""
    options: Settings = field(default_factory=dict)
    seats: Settings = field(default_factory=dict)
    deployment: Deployment = "free"
    observers: Literal["public", "nobody"] = "public"
    name: Name = ""
    dice: DiceKind | None = None  # salted, if there is a friend


class TableMade(Struct, frozen=True):
    """The tokens of the seats that people play, and of the observers' seat."""

    table: str
    seats: dict[str, str]
    observer: str


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1, max_length=4_000_000)]


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    token: Token
    name: PlayerName = ""  # of whoever sits down


class Entered(Struct, frozen=True):
    table: str
    side: str


class NewPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """A new player for a seat; a seat handed to a computer is taken back with its token."""

    side: Id
    player: Id
    token: Annotated[str, Meta(max_length=80)] = ""


class SeatChanged(Struct, frozen=True):
    """The new player of a seat; a person's seat has a new token, and the old link stops working."""

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
    names: dict[str, str]  # of players, by side
    to_move: str
    turn: str
    result: str
    updated: float
    is_analysis: bool = False


# --- play -------------------------------------------------------------------------------------


class Line(Struct, frozen=True, gc=False):
    """One line of the log, with what its reader may know.

    For a roll on a results table: the result, the chance of each, and the column of the chart."""

    serial: int
    who: str
    text: Statement
    rule: str
    places: tuple[str, ...] = ()
    result: Sentence = field(default_factory=no_words)
    chances: Chances = field(default_factory=no_chances)
    path: tuple[str, ...] = ()  # the path of a unit
    dice: tuple[int, ...] = ()  # what was rolled
    is_undo: bool = False  # tells of answers taken back, and is no answer itself
    table: str = ""  # the id of a chart, where there are several
    column: str = ""


class Ask(Struct, frozen=True, gc=False):
    """The question that this seat must answer."""

    by: str
    prompt: Statement
    rule: str
    choices: tuple[Choice, ...]


class Changes(Struct, frozen=True, gc=False):
    """A scene as a diff against that of the view `since`; missing parts are unchanged.

    In a list a number means the item that was at that index, counting from 0."""

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
    outlook: Sentence | UnsetType = UNSET


class Order(Struct, frozen=True, gc=False):
    """A standing order of this seat: its possible values (the first one asks) and its value."""

    id: str
    rule: str
    title: Sentence
    values: tuple[str, ...]
    value: str
    words: tuple[Sentence, ...]  # what each value means


class TableView(Struct, frozen=True, gc=False):
    """What one seat sees. Lines of the log after `log_from` are replaced by those in `log`.

    It has the complete scene, or only the changes if the request asked for them."""

    table: str
    name: Sentence
    game: str
    scenario: str
    side: str
    serial: int
    scene: Scene | None
    changes: Changes | None
    to_move: str
    ask: Ask | None
    last: int  # the answer that led to this position; an earlier one after an undo
    can_undo: bool
    undo_to: int
    thinking: bool
    fault: Sentence
    log: tuple[Line, ...]
    log_from: int
    players: dict[str, str]
    browsers: dict[str, int]  # that hold each side's seat
    commitment: str
    reveal: str
    dice: SharedDice
    orders: tuple[Order, ...] = ()
    offer: str = ""  # the side that has offered a draw


class OfSeat(Struct, frozen=True):
    """Query with a seat; a browser with one seat need not name it."""

    side: Which = ""


class Since(Struct, frozen=True):
    """Query for what is new since a view; with `changes` the scene is sent as a diff."""

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
    """Standing orders to change; those not named stay unchanged."""

    orders: Settings
    side: Which = ""


class Pointed(Struct, frozen=True):
    """Query for `why`: a place, a piece or the verb of a button, by id."""

    place: Which = ""
    piece: Name = ""
    verb: Which = ""
    side: Which = ""


class Reason(Struct, frozen=True):
    """A rule that forbids something, and the places it mentions."""

    rule: str
    text: Statement
    places: tuple[str, ...] = ()


class Reasons(Struct, frozen=True):
    reasons: tuple[Reason, ...]


class Stake(Struct, frozen=True):
    """Query for odds: of a choice by its index, of a target, or of the attack in preparation."""

    choice: Count | None = None
    target: Which = ""
    side: Which = ""


class OfPlace(Struct, frozen=True):
    place: Which = ""
    side: Which = ""


class At(Struct, frozen=True):
    """Query for one moment; after the end of the game it is shown as `viewer` sees it."""

    to: Count = 0
    side: Which = ""
    viewer: Which = ""


class Replayed(Struct, frozen=True):
    """The table as it was after the answer `serial`, with the serials around it."""

    scene: Scene
    serial: int
    previous: int
    next: int
    last: int
    text: Sentence


class Between(Struct, frozen=True):
    """Query for the answers after one and up to another; `viewer` as for a replay."""

    after: Count = 0
    to: Count = 0
    side: Which = ""
    viewer: Which = ""


class Step(Struct, frozen=True):
    """What an answer changed in the scene of the previous step."""

    serial: int
    changes: Changes


class Playback(Struct, frozen=True):
    """The scene after the answer `serial`, and at most 50 steps that follow it."""

    serial: int
    scene: Scene
    steps: tuple[Step, ...]


class View(Struct, frozen=True):
    """What a seat saw from the start, and its log."""

    past: Playback
    log: tuple[Line, ...]


class SeatView(Struct, frozen=True):
    """The content of a record that one seat downloaded."""

    game: str
    scenario: str
    side: str
    players: dict[str, str]
    view: View


class Chance(Struct, frozen=True):
    """A roll of dice or a draw from a cup, with its result."""

    by: str
    came: str
    sides: int = 0
    dice: int = 0
    cup: tuple[str, ...] = ()
