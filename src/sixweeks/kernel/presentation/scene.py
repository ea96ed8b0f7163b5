"""The scene protocol: what a game shows, independent of the game, so that the page can draw it.

Position. Hexes, areas, the boxes of a track printed on the map and those of an off-map display
are all `Place`s of one sheet; a marker in a box is a `Piece` in a `Pile`, like a unit in a hex.
Pieces off the sheet are in a `Tray`: eliminated units, a cup of markers, the cards of a hand.
A marker *on* a unit (neutralized, in column, fatigued) is one of the piece's `Mark`s; a marker on
the ground is a piece of no side. A count that is not drawn on the sheet is a `Track`.

Text. Labels and titles are sentences, independent of language; a `Localization` formats them when
the scene is encoded for a reader.

Queries. A click on a place or piece that no `Choice` names asks why not, by the id of that piece
or place, which the game's `lookup` finds; a `Barred` button asks by its verb.
"""

from typing import NotRequired, TypedDict

from msgspec import Struct, field

from sixweeks.kernel.presentation.sentence import Chances, Meanings, Sentence, no_words


class Place(Struct, frozen=True, gc=False):
    """A hex, an area or a printed box: the position of its pieces, its outline and its name.

    The outline is any polygon. Neighbours share the corners of the line between them: from
    these the page derives borders, front lines and adjacency.
    """

    id: str
    x: float
    y: float
    outline: tuple[tuple[float, float], ...]
    label: Sentence
    name: str = ""  # printed where counters hide it: the page repeats it over them
    name_at: tuple[float, float] | None = None  # if it is printed outside the place
    is_objective: bool = False  # marked with a star, even under counters


class Part(Struct, frozen=True, gc=False):
    """A part of the sheet that the page can zoom to: a second map, a display, the legend. The first
    of several parts is the map itself."""

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
    is_numbered: bool = False  # the page writes ids that are numbers on it when zoomed in


class Mark(Struct, frozen=True, gc=False):
    """A badge on a counter that shows its status: `✓` has moved, `!` out of supply, `N` is
    neutralized. One to three characters."""

    sign: str
    title: Sentence
    rule: str = ""
    is_warning: bool = False


class Piece(Struct, frozen=True, gc=False):
    """A counter, marker or card: `face` names its drawing in the game's sprite; a hidden one shows
    its back. Pieces that are not hidden have unique ids."""

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
    at: tuple[float, float] | None = None  # if not in the centre of the place
    across: int = 0  # pieces per row, side by side; 0 is a stack


class Tray(Struct, frozen=True, gc=False):
    """Pieces off the board: eliminated or exited. The kind `cup` is drawn from and shows the
    probability of each piece; the kind `hand` is held by its side, hidden from others. A cup of a
    side is its own: the page keeps it in view, and highlights places by the piece pointed at."""

    id: str
    title: Sentence
    pieces: tuple[Piece, ...]
    rule: str = ""
    kind: str = ""
    side: str = ""
    places: dict[str, tuple[str, ...]] = {}  # by the id of a piece, those it is about


class Track(Struct, frozen=True, gc=False):
    """A count, and how it was reached."""

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
    """A set of places drawn as an overlay of the map, in a side's colour and with one of the fills
    `wash`, `hatch` and `dots`. If it faces other places, only the line between them is drawn. Its
    ways are lines from place to place: a line of sight, a line of fire, a planned march."""

    id: str
    title: Sentence
    rule: str
    places: tuple[str, ...]
    side: str = ""
    fill: str = "wash"
    facing: tuple[str, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()
    is_shown: bool = False  # from the start
    is_asked: bool = False  # slow: its places are computed on request by the game's `layer`


class Barred(Struct, frozen=True, gc=False):
    """A button that is not available now; its verb asks why, its target has odds."""

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
    outlook: Sentence = field(default_factory=no_words)  # how it stands against victory conditions


class Choice(Struct, frozen=True, gc=False):
    """One legal answer as the page offers it: a button, or a click on a place or a piece."""

    index: int
    text: str  # in notation, the same in every language
    verb: str
    action: Sentence  # what the verb does, without saying to what: `Attack`
    place: str = ""
    piece: str = ""
    path: tuple[str, ...] = ()
    cost: int | str | None = None  # of the path; as text because of halves
    warning: Sentence = field(default_factory=no_words)  # what would be lost by choosing it
    label: Sentence = field(default_factory=no_words)  # what a button says, if not the text
    odds: str = ""  # the attack whose odds the page shows with this choice
    target: str = ""  # the target of that attack
    ends: bool = False  # it ends the current activity, such as the move or the phase
    together: bool = False  # all choices of this verb may be made one after another
    whole: bool = False  # of several choices at its place a click means this one, a second another
    is_costly: bool = False  # it gives something up, and is never the usual answer
    is_button: bool = False  # though it has a place, such as a counter in a display beside the map
    followed_by: tuple[
        str, ...
    ] = ()  # the answers, in notation, that the page gives at once after it


class Fact(Struct, frozen=True, gc=False):
    """One line of the inspector. Its way is always drawn, such as a supply line or a line of sight;
    its places are highlighted when it is clicked, such as all that a unit sees or can reach."""

    text: Sentence
    rule: str = ""
    places: tuple[str, ...] = ()
    way: tuple[str, ...] = ()


class Inspection(Struct, frozen=True, gc=False):
    """The facts about one place."""

    title: Sentence
    facts: tuple[Fact, ...]
    pieces: tuple[Piece, ...] = ()


class Strength(TypedDict):
    """One unit's contribution to a battle, and the rules that modified it."""

    unit: Sentence  # the unit or other source
    factor: float
    rules: list[str]
    why: NotRequired[Sentence]  # what changed it, in words


class Shift(TypedDict):
    """One reason for a better or worse column, or for a modifier."""

    rule: str
    shift: int
    why: Sentence


class Note(TypedDict):
    """Something that may still change a result."""

    rule: str
    note: Sentence


class Check(TypedDict):
    """A roll that must succeed first, no higher than the number given."""

    title: Sentence
    rule: str
    base: int
    shifts: list[Shift]
    need: int
    chance: float


class Odds(TypedDict):
    """The odds of a battle before it is fought, as computed by the game's `odds`."""

    attack: float
    defence: float
    attackers: list[Strength]
    defenders: list[Strength]
    initial: Sentence  # the column before shifts
    shifts: list[Shift]
    column: Sentence  # the column, difference or factor that counts
    automatic: Sentence  # the result, if no die is rolled
    results: Chances  # the exact probability of each
    hidden_defenders: int  # not counted, because they are not visible
    chance: NotRequired[float]  # of success, if one number can express it
    meanings: NotRequired[Meanings]  # each result in words
    title: NotRequired[Sentence]
    check: NotRequired[Check | None]
    stages: NotRequired[list["Odds"]]  # the single fires that make up the whole
    alternatives: NotRequired[list["Odds"]]  # the same battle on each table, shown side by side
    notes: NotRequired[list[Note]]


def no_odds() -> Odds:
    """Nothing on either side and no result, to be filled in."""
    return {
        "attack": 0,
        "defence": 0,
        "attackers": [],
        "defenders": [],
        "initial": no_words(),
        "shifts": [],
        "column": no_words(),
        "automatic": no_words(),
        "results": Chances({}),
        "hidden_defenders": 0,
    }
