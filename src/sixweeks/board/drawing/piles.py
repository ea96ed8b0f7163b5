"""Piles of pieces on a picture, laid as the page lays them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from sixweeks.board.drawing.counters import Stacking, pile_places, stack_of
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.svg import Markup, Point, group, join, moved


class Piece(Protocol):
    """A counter or a marker: its id, its drawing, and how large it is."""

    @property
    def id(self) -> str: ...
    @property
    def face(self) -> str: ...
    @property
    def scale(self) -> float: ...


class Pile(Protocol):
    """Pieces at a place: in a stack, or so many side by side; perhaps not in its middle."""

    @property
    def place(self) -> str: ...
    @property
    def pieces(self) -> Sequence[Piece]: ...
    @property
    def at(self) -> Point | None: ...
    @property
    def across(self) -> int: ...


def piles_on_map(
    piles: Iterable[Pile],
    spots: Mapping[str, Point],
    faces: Mapping[str, Markup],
    stacking: Stacking,
    corner: Point,
) -> Markup:
    """Every pile at its own point or that of its place, from the corner of the page."""
    drawn = (
        laid(pile, [piece(each, faces) for each in pile.pieces], spots, stacking) for pile in piles
    )
    return group(*drawn, id="units", transform=moved(corner), **ON_COUNTERS)


def laid(pile: Pile, drawn: list[Markup], spots: Mapping[str, Point], stacking: Stacking) -> Markup:
    """A stack, or pieces side by side."""
    (x, y), size = pile.at or spots[pile.place], stacking.size
    if not pile.across:
        return stack_of(stacking, (x, y), drawn)
    places = pile_places(len(drawn), pile.across)
    lying = (moved((x + across * size, y + down * size)) for across, down in places)
    return join(*(group(each, transform=at) for each, at in zip(drawn, lying, strict=True)))


def piece(piece: Piece, faces: Mapping[str, Markup]) -> Markup:
    scaled = None if piece.scale == 1 else moved((0, 0), scale=piece.scale)
    return group(faces[piece.face], data_unit=piece.id, transform=scaled)
