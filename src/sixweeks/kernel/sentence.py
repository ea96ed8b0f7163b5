"""A sentence before it is put into words: the id of a message and typed arguments.

Effects, questions and refusals make sentences. Which places, pieces and way a sentence speaks of is
read from its arguments, never from words; words are made at the edge, by a `Reader`.
"""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

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
    """Several places in no order that matters."""

    ids: tuple[str, ...]

    def places(self) -> tuple[str, ...]:
        return self.ids


class Path(Typed, frozen=True, gc=False, tag="path"):
    """A way from place to place: the first is where it starts."""

    ids: tuple[str, ...]

    def places(self) -> tuple[str, ...]:
        return self.ids


class Piece(Typed, frozen=True, gc=False, tag="piece"):
    """A unit, a leader, a marker or a card, by the id of its `scene.Piece`."""

    id: str

    def pieces(self) -> tuple[str, ...]:
        return (self.id,)


class Pieces(Typed, frozen=True, gc=False, tag="pieces"):
    """Several pieces; of those that the reader may not know only how many there are."""

    ids: tuple[str, ...]
    hidden: int = 0

    def pieces(self) -> tuple[str, ...]:
        return self.ids


class Side(Typed, frozen=True, gc=False, tag="side"):
    """A side as the subject or object of a sentence: the Allies."""

    id: str


class Term(Typed, frozen=True, gc=False, tag="term"):
    """A word of the game that has a message of its own: `Term("result", "overrun")`."""

    kind: str
    id: str


class Terms(Typed, frozen=True, gc=False, tag="terms"):
    kind: str
    ids: tuple[str, ...]


class Signed(Typed, frozen=True, gc=False, tag="signed"):
    """A change: +2, -1."""

    value: int


class Die(Typed, frozen=True, gc=False, tag="die"):
    """What fell."""

    value: int


class Hidden(Typed, frozen=True, gc=False, tag="hidden"):
    """What this reader may not know: a `place`, a `piece`, a `term`."""

    what: str


class Text(Typed, frozen=True, gc=False, tag="text"):
    """Words that are the same in every language: a player's name, a log of long ago."""

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
    | Die
    | Hidden
    | Text
)
Args: TypeAlias = dict[str, Arg]
OldArgs: TypeAlias = dict[str, Arg | str | float | dict[str, float]]  # of games not yet moved


class Sentence(Struct, frozen=True, gc=False):
    """What is to be said. There is no field for words."""

    id: str
    args: Args = {}
    rule: str = ""

    @property
    def places(self) -> tuple[str, ...]:
        """Every place that is spoken of, each once."""
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
        """The way that was gone, if this tells of one."""
        for arg in self.args.values():
            if arg.__class__ is Path:
                return arg.ids
        return ()

    @property
    def pieces(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(each for arg in typed(self.args) for each in arg.pieces()))


def typed(args: Args) -> Iterator[Typed]:
    return (arg for arg in args.values() if isinstance(arg, Typed))


def pieces(ids: Iterable[str]) -> Pieces:
    return Pieces(tuple(ids))
