"""The names on the map: towns, hills, woods, streams and where the roads lead to."""

from functools import cache

from msgspec import Struct

from sixweeks.board.drawing.lettering import SERIF, haloed
from sixweeks.board.drawing.svg import (
    Markup,
    Values,
    element,
    escaped,
    group,
    join,
    path,
    smooth,
    text,
)
from sixweeks.board.hexes import Hex
from sixweeks.board.loading import read_csv
from sixweeks.games.blitzkrieg.drawing.roads import sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import DATA, Battlefield

PAPER, INK = "#f8f2e2", "#241f19"
LOOKS: dict[str, Values] = {
    "town": {"font_size": 19, "font_weight": "bold", "fill": INK, "stroke_width": 4.2},
    "hill": {"font_size": 16, "font_style": "italic", "fill": "#5a3b14", "stroke_width": 3.6},
    "wood": {
        "font_size": 24,
        "font_style": "italic",
        "fill": "#26401a",
        "letter_spacing": 4,
        "stroke": "#bcd3a0",
        "stroke_width": 5,
    },
    "plateau": {
        "font_size": 18,
        "font_style": "italic",
        "fill": "#7a5a2a",
        "letter_spacing": 2,
        "stroke_width": 0,
    },
    "road": {"font_size": 15, "font_style": "italic", "fill": "#6b2a17", "stroke_width": 3.6},
}
STREAMS = {
    "gette": (("La Petite Gette", "26%"), ("La Petite Gette", "54%")),
    "river": (("Ruisseau de Jandrain", "58%"),),
}


class Name(Struct, frozen=True):
    """A name beside a hex's middle, shifted in hundredths of a hex."""

    kind: str
    words: str
    hex: Hex
    right: int
    down: int
    size: int


@cache
def names(field: Battlefield) -> tuple[Name, ...]:
    columns = ("kind", "name", "hex", "right", "down", "size")
    return tuple(
        Name(
            row.one_of("kind", LOOKS),
            row.text("name"),
            field.grid.hex(row["hex"]),
            row.number("right", 0),
            row.number("down", 0),
            row.number("size", 0),
        )
        for row in read_csv(DATA / field.id / "names.csv", columns)
    )


def of_kinds(field: Battlefield, *kinds: str) -> Markup:
    return group(
        *(
            group(*(written(field, name) for name in names(field) if name.kind == kind), **look)
            for kind, look in LOOKS.items()
            if kind in kinds
        ),
        font_family=SERIF,
        text_anchor="middle",
        stroke=PAPER,
        stroke_linejoin="round",
        paint_order="stroke",
    )


def written(field: Battlefield, name: Name) -> Markup:
    x, y = sheet_of(field).beside(name.hex, name.right / 100, name.down / 100)
    return text(name.words, (round(x), round(y)), font_size=name.size or None)


@cache
def under_the_grid(field: Battlefield) -> Markup:
    return of_kinds(field, "plateau", "wood")


@cache
def over_the_grid(field: Battlefield) -> Markup:
    return join(stream_names(field), of_kinds(field, "road", "hill", "town"))


@cache
def definitions(field: Battlefield) -> Markup:
    """The courses that the names of streams follow."""
    return join(
        *(
            path(smooth(sheet_of(field).run_along(field.lines[name])[::4]), id=f"course-{name}")
            for name in STREAMS
            if field.lines[name]
        )
    )


def stream_names(field: Battlefield) -> Markup:
    return group(
        *(
            stream_name(course, words, offset)
            for course, written_where in STREAMS.items()
            if field.lines[course]
            for words, offset in written_where
        ),
        font_style="italic",
        font_size=16,
        letter_spacing=1.5,
        **{**haloed("#eef3e4", "#1f567a", 3.4), "text_anchor": "start"},
    )


def stream_name(course: str, words: str, offset: str) -> Markup:
    along = element("textPath", escaped(words), href=f"#course-{course}", startOffset=offset)
    return element("text", along, dy=-13)
