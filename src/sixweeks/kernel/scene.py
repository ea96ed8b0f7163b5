"""What a game shows: the page draws whatever is said here and knows no game."""

from msgspec import Struct


class Place(Struct, frozen=True):
    """A hex or an area: where it is drawn and what it is called."""

    id: str
    x: float
    y: float
    outline: tuple[tuple[float, float], ...]
    label: str


class Board(Struct, frozen=True):
    """What does not change in a game: the sheet, its places, and the sequence of play."""

    width: float
    height: float
    piece_size: float
    places: tuple[Place, ...]


class Mark(Struct, frozen=True):
    """A small sign on a counter that says how it stands: `✓` has moved, `!` out of supply."""

    sign: str
    title: str
    rule: str = ""
    is_warning: bool = False


class Piece(Struct, frozen=True):
    """A counter: `face` names its drawing in the game's sprite; a hidden one shows its back."""

    id: str
    face: str
    label: str
    side: str
    hidden: bool = False
    marks: tuple[Mark, ...] = ()


class Pile(Struct, frozen=True):
    """The pieces in one place, the top one last."""

    place: str
    pieces: tuple[Piece, ...]


class Tray(Struct, frozen=True):
    """Pieces off the board: the dead pile, the turn track, those who left."""

    id: str
    title: str
    pieces: tuple[Piece, ...]


class Track(Struct, frozen=True):
    """Something counted, and how it came about."""

    id: str
    title: str
    rule: str
    value: str
    lines: tuple[str, ...] = ()


class Stage(Struct, frozen=True):
    """One step of the sequence of play."""

    title: str
    rule: str
    now: bool


class Layer(Struct, frozen=True):
    """A set of places that may be laid over the map, in a side's colour and in one of the fills
    `wash`, `hatch` and `dots`. If it faces other places, only the line between them is drawn."""

    id: str
    title: str
    rule: str
    places: tuple[str, ...]
    side: str = ""
    fill: str = "wash"
    facing: tuple[str, ...] = ()


class Barred(Struct, frozen=True):
    """A button that cannot be pressed now; the wish asks why, the odds those of the attack."""

    label: str
    wish: str
    odds: str = ""
    target: str = ""


class Scene(Struct, frozen=True):
    """The game as one side may see it."""

    turn: str
    phase: str
    stages: tuple[Stage, ...]
    piles: tuple[Pile, ...]
    trays: tuple[Tray, ...]
    tracks: tuple[Track, ...]
    layers: tuple[Layer, ...]
    result: str = ""
    barred: tuple[Barred, ...] = ()


class Choice(Struct, frozen=True):
    """One legal answer as it is offered: a button, or a click on a place or a piece."""

    index: int
    text: str
    verb: str
    place: str = ""
    piece: str = ""
    path: tuple[str, ...] = ()
    cost: int | None = None
    warning: str = ""  # what would be forgotten by choosing it
    label: str = ""  # what a button says, if not the text
    odds: str = ""  # the attack whose odds this choice puts at stake
    target: str = ""  # the place which that attack is aimed at
    ends: bool = False  # it ends what is being done, such as the move or the phase
    together: bool = False  # all choices of this verb may be made one after another


class Fact(Struct, frozen=True):
    """One line of the inspector."""

    text: str
    rule: str = ""


class Inspection(Struct, frozen=True):
    """What is to be known of one place."""

    title: str
    facts: tuple[Fact, ...]
    pieces: tuple[Piece, ...] = ()
    lines: tuple[tuple[str, ...], ...] = ()  # ways that matter to it, such as that of its supply
