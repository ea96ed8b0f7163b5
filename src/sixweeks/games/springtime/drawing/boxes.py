"""3.2-3.4 The tracks and boxes printed on the sheet: where each space lies, and how it looks.

A space is a place of the board, as an Area is: markers and counters lie in it."""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.margins import panel
from sixweeks.board.drawing.palette import INK, PAPER, SEPIA
from sixweeks.board.drawing.svg import Markup, Point, Value, group, rectangle, text
from sixweeks.games.springtime.model.components import ALLIED, AXIS, TABLES
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Side, Term, message

LEFT, WIDTH = 40.0, 776.0
TURNS, IMPULSES, RECORDS, AIR, OFF_MAP = 236.0, 384.0, 526.0, 706.0, 846.0
HEADING = 26.0
HEAD = (12.0, 19.0, 13.0)
RECORD_SPACES = 20
AIR_SPACES = (
    ("air_german_1", "german"),
    ("air_german_2", "german"),
    ("air_french", "french"),
    ("air_british", "british"),
)
OFF_MAP_SPACES = ("off_axis", "off_allied", "off_waiting", "off_gone")
ALLIED_TINT, AXIS_TINT = "#dfe8f3", "#e3e0d8"


class Box(Struct, frozen=True):
    """A space of a track: its name on the board, its corner and size, what is printed in it."""

    id: str
    at: Point
    width: float
    height: float
    words: str
    note: Sentence = EMPTY
    fill: str = PAPER

    @property
    def middle(self) -> Point:
        return self.at[0] + self.width / 2, self.at[1] + self.height / 2


class Strip(Struct, frozen=True):
    """A track or display: a frame with a heading around its spaces."""

    title: Sentence
    rule: str
    at: Point
    width: float
    height: float
    boxes: tuple[Box, ...]


@cache
def strips() -> tuple[Strip, ...]:
    return (turn_track(), impulse_track(), general_records(), air_support(), played(), off_map())


def boxes() -> Iterator[Box]:
    for strip in strips():
        yield from strip.boxes


@cache
def is_space(id: str) -> bool:
    """Is this the name of a space, and not of an Area, a unit or an action?"""
    return any(each.id == id for each in boxes())


def strip_of(id: str) -> Strip:
    return next(strip for strip in strips() if any(each.id == id for each in strip.boxes))


@cache
def box(id: str) -> Box:
    return next(each for each in boxes() if each.id == id)


def row(count: int, top: float, left: float = LEFT, width: float = WIDTH) -> list[Point]:
    """The corners of so many spaces side by side."""
    return [(left + 8 + n * (width - 10) / count, top + HEADING) for n in range(count)]


def turn_track() -> Strip:
    """3.2a Seven turns of a week each."""
    count = TABLES.tracks["turns"]
    wide = (WIDTH - 10) / count - 6
    spaces = tuple(
        Box(f"turn_{n}", at, wide, 96, str(n), message("space-turn", date=Term("date", str(n))))
        for n, at in enumerate(row(count, TURNS), start=1)
    )
    return Strip(Sentence("track-turns"), "3.2", (LEFT, TURNS), WIDTH, 96 + HEADING + 8, spaces)


def impulse_track() -> Strip:
    """3.3a, 6.2a Odd impulses are Allied, even ones Axis; 6.2.1 the chance to go on is printed."""
    count = TABLES.tracks["impulses"]
    wide = (WIDTH - 10) / count - 6
    spaces = tuple(
        Box(
            f"impulse_{n}",
            at,
            wide,
            92,
            str(n),
            message("space-axis_impulse", side=Side(AXIS), ways=max(0, 7 - n))
            if n % 2 == 0
            else message("side-title", side=Side(ALLIED)),
            AXIS_TINT if n % 2 == 0 else ALLIED_TINT,
        )
        for n, at in enumerate(row(count, IMPULSES), start=1)
    )
    return Strip(
        Sentence("track-impulses"), "3.3", (LEFT, IMPULSES), WIDTH, 92 + HEADING + 8, spaces
    )


def general_records() -> Strip:
    """3.4a Replacement Points of both sides, and French Morale in tens and ones."""
    half = RECORD_SPACES // 2
    wide = (WIDTH - 10) / half - 6
    spaces = tuple(
        Box(f"record_{n}", (x, y + n // half * 69), wide, 63, str(n))
        for n in range(RECORD_SPACES)
        for x, y in [row(half, RECORDS)[n % half]]
    )
    return Strip(Sentence("track-records"), "3.4", (LEFT, RECORDS), WIDTH, 168, spaces)


def air_support() -> Strip:
    """5.1.5 The Air Support markers that have not been committed in this impulse."""
    width = 384.0
    corners = row(len(AIR_SPACES), AIR, width=width)
    wide = (width - 10) / len(AIR_SPACES) - 6
    spaces = tuple(
        Box(id, at, wide, 84, "", message("space-air", nation=Term("nation", nation)))
        for (id, nation), at in zip(AIR_SPACES, corners, strict=True)
    )
    return Strip(Sentence("track-air"), "9.4", (LEFT, AIR), width, 84 + HEADING + 8, spaces)


def played() -> Strip:
    """6.1.1g, 6.1.1h Events played: those that return to the cup, those that never do."""
    left, width = LEFT + 392.0, WIDTH - 392.0
    first, second = row(2, AIR, left, width)
    wide = (width - 10) / 2 - 6
    spaces = (
        Box("events_turn", first, wide, 84, "", Sentence("space-events_turn")),
        Box("events_gone", second, wide, 84, "", Sentence("space-events_gone")),
    )
    return Strip(Sentence("track-events"), "6.1.1", (left, AIR), width, 84 + HEADING + 8, spaces)


def off_map() -> Strip:
    """Units that are not on the map."""
    wide = (WIDTH - 10) / len(OFF_MAP_SPACES) - 6
    corners = row(len(OFF_MAP_SPACES), OFF_MAP)
    spaces = tuple(
        Box(id, at, wide, 132, "", Sentence(f"space-{id}"))
        for id, at in zip(OFF_MAP_SPACES, corners, strict=True)
    )
    return Strip(
        Sentence("track-off_map"), "12.3", (LEFT, OFF_MAP), WIDTH, 132 + HEADING + 8, spaces
    )


# --- how they look ----------------------------------------------------------------------------


@cache
def printed() -> Markup:
    return group(*(frame(strip) for strip in strips()), font_family=SERIF, fill=INK)


def frame(strip: Strip) -> Markup:
    heading = TEXT.printed(strip.title)
    return group(
        panel(strip.at, strip.width, strip.height, heading, rule=strip.rule, head=HEAD),
        *(space(box) for box in strip.boxes),
    )


def space(box: Box) -> Markup:
    centred: dict[str, Value] = {"text_anchor": "middle"}
    (x, y), note = box.at, TEXT.printed(box.note)
    return group(
        rectangle(box.at, box.width, box.height, fill=box.fill, stroke=SEPIA, stroke_width=1.1),
        text(
            box.words,
            (x + box.width / 2, y + min(box.height, 66) / 2 + 14),
            font_size=32,
            font_weight="bold",
            fill="#b9a98a",
            **centred,
        )
        if box.words
        else Markup(""),
        text(
            TEXT.printed(box.note),
            (x + box.width / 2, y + box.height - 6),
            font_size=10.5,
            **centred,
        )
        if note
        else Markup(""),
    )
