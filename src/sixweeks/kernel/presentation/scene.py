"""What a game shows: the page draws whatever is said here and knows no game.

What is where. Hexes, areas, the boxes of a track printed on the map and those of an off-map
display are all `Place`s of one sheet; a marker in a box is a `Piece` in a `Pile`, as a unit in a
hex is. What has no place on the sheet lies in a `Tray`: the dead, a cup of markers, the cards of
a hand. A marker *on* a unit (neutralized, in column, fatigued) is one of the piece's `Mark`s; a
marker on the ground is a piece of no side. What is counted and drawn nowhere is a `Track`.

What is said. Labels and titles are sentences, in no language; a `Localization` makes the words when
the scene is encoded for a reader.

What may be asked. A click on a place or piece that no `Choice` names asks why not, by the id of
that piece or place, which the game's `lookup` finds; a `Barred` button asks by its verb.
"""

from typing import NotRequired, TypedDict

from msgspec import Struct, field

from sixweeks.kernel.presentation.sentence import Chances, Meanings, Sentence, no_words


class Place(Struct, frozen=True, gc=False):
    """A hex, an area or a printed box: where its pieces lie, its outline and what it is called.

    The outline is any polygon. Neighbours share the corners of the line between them, for by these
    the page finds borders, front lines and whether places follow one upon another.
    """

    id: str
    x: float
    y: float
    outline: tuple[tuple[float, float], ...]
    label: Sentence
    name: str = ""  # printed where counters hide it: the page writes it over them
    name_at: tuple[float, float] | None = None  # if it is printed beyond the place
    is_objective: bool = False  # marked with a star, whatever stands there


class Part(Struct, frozen=True, gc=False):
    """A part of the sheet that one may turn to: a second map, a display, the key. The first of
    several parts is the map itself."""

    title: Sentence
    x: float
    y: float
    width: float
    height: float


class Board(Struct, frozen=True, gc=False):
    """What does not change in a game: the sheet with its places, and its parts if any."""

    width: float
    height: float
    piece_size: float
    places: tuple[Place, ...]
    parts: tuple[Part, ...] = ()
    is_numbered: bool = False  # the page writes the places' ids on it as one zooms in


class Mark(Struct, frozen=True, gc=False):
    """A small sign on a counter that says how it stands: `✓` has moved, `!` out of supply, `N` is
    neutralized. One to three characters."""

    sign: str
    title: Sentence
    rule: str = ""
    is_warning: bool = False


class Piece(Struct, frozen=True, gc=False):
    """A counter, marker or card: `face` names its drawing in the game's sprite; a hidden one shows
    its back. Ids of pieces that are not hidden differ."""

    id: str
    face: str
    label: Sentence
    side: str  # or none, for a marker on the ground
    hidden: bool = False
    marks: tuple[Mark, ...] = ()
    text: Sentence = field(default_factory=no_words)  # what a card or an event says, in our words
    scale: float = 1.0  # of the board's piece_size: markers are smaller than units


class Pile(Struct, frozen=True, gc=False):
    """The pieces in one place, the top one last. A place may have several piles."""

    place: str
    pieces: tuple[Piece, ...]
    at: tuple[float, float] | None = None  # if not in the middle of the place
    across: int = 0  # so many side by side in a row; 0 is a stack


class Tray(Struct, frozen=True, gc=False):
    """Pieces off the board: the dead pile, those who left. The kind `cup` is drawn from, and shows
    how likely each piece is; the kind `hand` is held by its side, hidden from others."""

    id: str
    title: Sentence
    pieces: tuple[Piece, ...]
    rule: str = ""
    kind: str = ""
    side: str = ""


class Track(Struct, frozen=True, gc=False):
    """Something counted, and how it came about."""

    id: str
    title: Sentence
    rule: str
    value: Sentence
    lines: tuple[Sentence, ...] = ()


class Stage(Struct, frozen=True, gc=False):
    """One step of the sequence of play."""

    title: Sentence
    rule: str
    now: bool


class Layer(Struct, frozen=True, gc=False):
    """A set of places that may be laid over the map, in a side's colour and in one of the fills
    `wash`, `hatch` and `dots`. If it faces other places, only the line between them is drawn. Its
    ways are lines from place to place: of sight, of fire, a planned march."""

    id: str
    title: Sentence
    rule: str
    places: tuple[str, ...]
    side: str = ""
    fill: str = "wash"
    facing: tuple[str, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()
    is_shown: bool = False  # from the start
    is_asked: bool = False  # it costs time: the game's `layer` tells its places when one wants it


class Barred(Struct, frozen=True, gc=False):
    """A button that cannot be pressed now; its verb asks why, its target has odds."""

    label: Sentence
    verb: str
    target: str = ""


class Scene(Struct, frozen=True, gc=False):
    """The game as one side may see it."""

    turn: Sentence
    phase: Sentence
    stages: tuple[Stage, ...]
    piles: tuple[Pile, ...]
    trays: tuple[Tray, ...]
    tracks: tuple[Track, ...]
    layers: tuple[Layer, ...]
    result: Sentence = field(default_factory=no_words)
    barred: tuple[Barred, ...] = ()


class Choice(Struct, frozen=True, gc=False):
    """One legal answer as it is offered: a button, or a click on a place or a piece."""

    index: int
    text: str  # in notation, the same in every language
    verb: str
    action: Sentence  # what the verb does, without saying to what: `Attack`
    place: str = ""
    piece: str = ""
    path: tuple[str, ...] = ()
    cost: int | str | None = None  # of the way; in words where there are halves
    warning: Sentence = field(default_factory=no_words)  # what would be forgotten by choosing it
    label: Sentence = field(default_factory=no_words)  # what a button says, if not the text
    odds: str = ""  # the attack whose odds this choice puts at stake
    target: str = ""  # the place which that attack is aimed at
    ends: bool = False  # it ends what is being done, such as the move or the phase
    together: bool = False  # all choices of this verb may be made one after another
    is_button: bool = False  # though it has a place, such as a counter in a display beside the map


class Fact(Struct, frozen=True, gc=False):
    """One line of the inspector. Its way is drawn at once, such as that of supply or a line of
    sight; its places light up when it is pressed, such as all that a unit sees or may reach."""

    text: Sentence
    rule: str = ""
    places: tuple[str, ...] = ()
    way: tuple[str, ...] = ()


class Inspection(Struct, frozen=True, gc=False):
    """What is to be known of one place."""

    title: Sentence
    facts: tuple[Fact, ...]
    pieces: tuple[Piece, ...] = ()


class Strength(TypedDict):
    """One unit's share in a battle, and the rules that changed it."""

    unit: Sentence  # who or what adds it
    factor: float
    rules: list[str]
    why: NotRequired[Sentence]  # what changed it, in words


class Shift(TypedDict):
    """One reason for a better or worse column, or for a modifier."""

    rule: str
    shift: int
    why: Sentence


class Note(TypedDict):
    """What may still change a result."""

    rule: str
    note: Sentence


class Check(TypedDict):
    """A roll that must be passed first, up to the number that is needed."""

    title: Sentence
    rule: str
    base: int
    shifts: list[Shift]
    need: int
    chance: float


class Odds(TypedDict):
    """A battle worked out before it is fought, as the game's `odds` tells it."""

    attack: float
    defence: float
    attackers: list[Strength]
    defenders: list[Strength]
    initial: Sentence  # the column before shifts
    shifts: list[Shift]
    column: Sentence  # the column, difference or factor that counts
    automatic: Sentence  # the result, if no die is rolled
    results: Chances  # the exact chance of each
    hidden_defenders: int  # not counted, for they are not seen
    chance: NotRequired[float]  # that it does what one hopes, where one number can say it
    meanings: NotRequired[Meanings]  # each result in words
    title: NotRequired[Sentence]
    check: NotRequired[Check | None]
    stages: NotRequired[list["Odds"]]  # the single fires that a whole is made of
    notes: NotRequired[list[Note]]
