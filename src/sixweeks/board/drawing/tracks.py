"""Tracks and displays printed beside a map: frames with a heading around spaces for markers."""

from collections.abc import Callable, Iterator
from itertools import cycle
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.board.drawing.counters import BESIDE, pile_places
from sixweeks.board.drawing.margins import Head, panel
from sixweeks.board.drawing.palette import PAPER, SEPIA
from sixweeks.board.drawing.svg import NOTHING, Markup, Point, Value, group, rectangle, text

HEAD: Head = (12.0, 19.0, 13.0)
HEADING, INSET, GAP = 26.0, 8.0, 6.0  # above, beside and between the spaces
LARGE: dict[str, Value] = {"font_size": 32, "font_weight": "bold", "fill": "#b9a98a"}


class Box(Struct, frozen=True):
    """A space of a track: its name on the board, its corner and size, what is printed in it."""

    id: str
    at: Point
    width: float
    height: float
    words: str
    fill: str

    @property
    def middle(self) -> Point:
        return self.at[0] + self.width / 2, self.at[1] + self.height / 2

    def outline(self) -> tuple[Point, ...]:
        (left, top), right, bottom = self.at, self.at[0] + self.width, self.at[1] + self.height
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        return tuple((round(x, 1), round(y, 1)) for x, y in corners)

    def corners(self, count: int, step: float) -> list[Point]:
        """Positions of small pieces in rows: this far apart, or closer if they do not fit."""
        while (across := int((self.width - 8) // step)) * int((self.height - 24) // step) < count:
            step *= 0.9
        left, top = self.at[0] + 6, self.at[1] + 6
        return [(left + n % across * step, top + n // across * step) for n in range(count)]

    def spots(self, count: int, pitch: float, lower: float = 0) -> tuple[Point, ...]:
        """Positions of pieces in rows around the middle, closer together if they do not fit."""
        (x, y), across = self.middle, max(1, int(self.width // pitch))
        down = min(pitch, (self.height - 4) / ceil(max(count, 1) / across)) / BESIDE
        return tuple(
            (round(x + right * pitch / BESIDE, 1), round(y + lower + below * down, 1))
            for right, below in pile_places(count, across)
        )

    def drawn(self, note: str) -> Markup:
        x, top, bottom = self.middle[0], self.at[1], self.at[1] + self.height
        number = x, top + min(self.height, 66) / 2 + 14
        return group(
            rectangle(
                self.at, self.width, self.height, fill=self.fill, stroke=SEPIA, stroke_width=1.1
            ),
            text(self.words, number, text_anchor="middle", **LARGE) if self.words else NOTHING,
            text(note, (x, bottom - 6), font_size=10.5, text_anchor="middle") if note else NOTHING,
        )


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """Spaces side by side, as data: where they lie, how high they are, how many are in a row."""

    title: str
    rule: str
    at: Point
    width: float
    height: float
    spaces: tuple[str, ...]
    rows: int = 1
    numbered: bool = False  # the number at the end of a space's name is printed
    tints: tuple[str, ...] = (PAPER,)

    def boxes(self) -> Iterator[Box]:
        across = len(self.spaces) // self.rows
        stride = (self.width - INSET - 2) / across
        for n, (id, tint) in enumerate(zip(self.spaces, cycle(self.tints), strict=False)):
            row, column = divmod(n, across)
            left = self.at[0] + INSET + column * stride
            top = self.at[1] + HEADING + row * (self.height + GAP)
            words = id.rpartition("_")[2] if self.numbered else ""
            yield Box(id, (left, top), stride - GAP, self.height, words, tint)

    def right_by(self, left: float) -> "Track":
        """The same track, moved to the right."""
        return replace(self, at=(self.at[0] + left, self.at[1]))

    def drawn(self, heading: str, note: Callable[[str], str]) -> Markup:
        """The track in its frame, with a note at the foot of each space."""
        height = HEADING + self.rows * (self.height + INSET)
        return group(
            panel(self.at, self.width, height, heading, rule=self.rule, head=HEAD),
            *(box.drawn(note(box.id)) for box in self.boxes()),
        )
