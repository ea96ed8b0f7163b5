"""Messages before formatting: a message id with typed arguments, independent of language.

Effects, questions, refusals and labels are sentences. The places, pieces and path that a sentence
mentions are read from its arguments, never from text; a `Localization` formats the text.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec
from msgspec import Struct


class Typed(Struct, frozen=True, gc=False, array_like=True, tag_field="t"):
    """An argument that is not a number. In JSON it is a short list: `["place", "17"]`."""

    def places(self) -> tuple[str, ...]:
        return ()

    def pieces(self) -> tuple[str, ...]:
        return ()


class Place(Typed, frozen=True, gc=False, tag="place"):
    """A hex, an area or a box, by the id of its `scene.Place`."""

    id: str

    def places(self) -> tuple[str, ...]:
        return (self.id,)


class Places(Typed, frozen=True, gc=False, tag="places"):
    """Several places in no particular order."""

    ids: tuple[str, ...]

    def places(self) -> tuple[str, ...]:
        return self.ids


class Path(Typed, frozen=True, gc=False, tag="path"):
    """A path from place to place, including its start."""

    ids: tuple[str, ...]

    def places(self) -> tuple[str, ...]:
        return self.ids


class Piece(Typed, frozen=True, gc=False, tag="piece"):
    """A unit, a leader, a marker or a card, by the id of its `scene.Piece`."""

    id: str

    def pieces(self) -> tuple[str, ...]:
        return (self.id,)


class Pieces(Typed, frozen=True, gc=False, tag="pieces"):
    """Several pieces; those that the reader may not know are only counted."""

    ids: tuple[str, ...]
    hidden: int = 0

    def pieces(self) -> tuple[str, ...]:
        return self.ids


class Side(Typed, frozen=True, gc=False, tag="side"):
    """A side as the subject or object of a sentence: the Allies."""

    id: str


class Term(Typed, frozen=True, gc=False, tag="term"):
    """A word of the game that has its own message: `Term("result", "overrun")`."""

    kind: str
    id: str


class Terms(Typed, frozen=True, gc=False, tag="terms"):
    """Several words of one kind."""

    kind: str
    ids: tuple[str, ...]


class Signed(Typed, frozen=True, gc=False, tag="signed"):
    """A number with its sign: +2, −1."""

    value: int


class Halves(Typed, frozen=True, gc=False, tag="halves"):
    """A number counted in halves: 5 of them are 2½, one is ½."""

    value: int

    @property
    def text(self) -> str:
        whole, half = divmod(self.value, 2)
        return f"{whole or ''}½" if half else str(whole)


class Die(Typed, frozen=True, gc=False, tag="die"):
    """The result of a roll."""

    value: int


class Hidden(Typed, frozen=True, gc=False, tag="hidden"):
    """What this reader may not know: a `place`, a `piece`, a `card`."""

    what: str


class Text(Typed, frozen=True, gc=False, tag="text"):
    """Text that is the same in every language: a player's name, odds of 3:1."""

    text: str


Arg: TypeAlias = (
    int
    | Place
    | Places
    | Path
    | Piece
    | Pieces
    | Side
    | Term
    | Terms
    | Signed
    | Halves
    | Die
    | Hidden
    | Text
)
Args: TypeAlias = dict[str, Arg]
Value: TypeAlias = "Arg | Sentence | Listed"  # of sentences that are not stored
Values: TypeAlias = Mapping[str, Value]


class Sentence:
    """A message id, its arguments and its rule; it contains no text.

    Not a Struct, because msgspec does not call `enc_hook`, which formats it, for Structs."""

    __slots__ = ("args", "formatted", "hashed", "id", "rule")

    def __init__(self, id: str, args: Values | None = None, rule: str = "") -> None:
        self.id, self.args, self.rule = id, args or {}, rule
        self.formatted: tuple[object, str] | None = None  # the last localization and its text

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Sentence)
            and self.id == other.id
            and self.args == other.args
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        # SPEED: every label of a scene is looked up by its hash, and most are unchanged.
        try:
            return self.hashed
        except AttributeError:
            self.hashed: int = hash((self.id, tuple(self.args.items())))
            return self.hashed

    def __repr__(self) -> str:
        return f"Sentence({self.id!r}, {self.args!r}, {self.rule!r})"

    @property
    def places(self) -> tuple[str, ...]:
        """Every place that is mentioned, each once."""
        found: dict[str, None] = {}
        for arg in self.args.values():
            match arg:
                case Place(id=id):
                    found[id] = None
                case Places(ids=ids) | Path(ids=ids):
                    found.update(dict.fromkeys(ids))
        return tuple(found)

    @property
    def path(self) -> tuple[str, ...]:
        """The path in the arguments, if there is one."""
        for arg in self.args.values():
            if arg.__class__ is Path:
                return arg.ids
        return ()

    @property
    def pieces(self) -> tuple[str, ...]:
        typed = (arg for arg in self.args.values() if isinstance(arg, Typed))
        return tuple(dict.fromkeys(each for arg in typed for each in arg.pieces()))


class Statement(Sentence):
    """A complete sentence: the page turns the places and pieces that it mentions into links."""

    __slots__ = ("worded",)

    def __init__(self, id: str, args: Values | None = None, rule: str = "") -> None:
        super().__init__(id, args, rule)
        self.worded: tuple[object, object] | None = None  # the last localization and its words


class Listed:
    """Several sentences as one argument, joined by `and`, `or`, `comma`, `semicolon` or `blank`;
    whole sentences by `space`."""

    __slots__ = ("items", "join")

    def __init__(self, items: tuple[Sentence, ...], join: str = "and") -> None:
        self.items, self.join = items, join

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Listed):
            return False
        return (self.items, self.join) == (other.items, other.join)

    def __hash__(self) -> int:
        return hash((self.items, self.join))


class ByName:
    """A dictionary whose keys are sentences, such as the chance of each result."""

    __slots__ = ("entries",)

    def __init__(self, entries: Mapping[Sentence, object]) -> None:
        self.entries = entries

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ByName) and self.entries == other.entries

    __hash__ = None  # type: ignore[assignment]


class Chances(ByName):
    """A probability for each name."""

    __slots__ = ()


class Meanings(ByName):
    """A sentence for each name."""

    __slots__ = ()


EMPTY = Sentence("")  # no words at all


def no_words() -> Sentence:
    """The default of a field: a schema cannot express it."""
    return EMPTY


def no_chances() -> Chances:
    return Chances({})


def as_data(value: object) -> object:
    """An `enc_hook` that writes sentences with their ids, for programs."""
    match value:
        case Sentence(id=id, args=args):
            return {"id": id, "args": args}
        case Listed(items=items):
            return items
    raise NotImplementedError(f"{type(value)} is no sentence")


class Told(Struct, frozen=True):
    """A sentence as `as_data` writes it."""

    id: str
    args: dict[str, msgspec.Raw] = {}


def encoded(sentence: Sentence) -> str:
    """As text for a database, independent of language."""
    return msgspec.json.encode(sentence, enc_hook=as_data).decode()


def decoded(text: str) -> Sentence:
    """Decode a stored sentence; text stored by older versions is shown unchanged."""
    if not text.startswith("{"):
        return named(text) if text else EMPTY
    told = msgspec.json.decode(text, type=Told)
    return Sentence(told.id, {name: decoded_arg(bytes(raw)) for name, raw in told.args.items()})


def decoded_arg(raw: bytes) -> Value:
    if raw.startswith(b"{"):
        return decoded(raw.decode())
    arg: Arg = msgspec.json.decode(raw, type=Arg)
    return arg


def message(id: str, /, **args: Value) -> Sentence:
    """A sentence from keywords: `message("track-morale", morale=3)`."""
    return Sentence(id, args)


def listed(items: Iterable[Sentence], join: str = "comma") -> Sentence:
    """Several things as one sentence."""
    return Sentence("listed", {"items": Listed(tuple(items), join)})


def named(name: str) -> Sentence:
    """Text that is the same in every language: a proper name, odds of 3:1."""
    return Sentence("name", {"name": Text(name)})


def counted(number: int) -> Sentence:
    """A number by itself."""
    return Sentence("number", {"number": number})


def difference(number: int) -> Sentence:
    """A number by itself, with its sign."""
    return Sentence("number-signed", {"number": Signed(number)})
