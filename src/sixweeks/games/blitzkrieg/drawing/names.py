"""The names on the map: towns, hills, woods, streams and where the roads lead to."""

from functools import cache

from msgspec import Struct

from sixweeks.board.drawing.lettering import SERIF, haloed
from sixweeks.board.drawing.svg import Markup, element, escaped, group, join, path, smooth, text
from sixweeks.board.hexes import Hex
from sixweeks.board.loading import read_csv
from sixweeks.games.blitzkrieg.drawing.ground import courses
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.drawing.roads import sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import DATA, Battlefield


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
            row.one_of("kind", LOOKS.names),
            row.text("name"),
            field.grid.hex(row["hex"]),
            *(row.number(column, 0) for column in columns[3:]),
        )
        for row in read_csv(DATA / field.id / "names.csv", columns)
    )


def of_kinds(field: Battlefield, *kinds: str) -> Markup:
    """The names of each kind in turn."""
    return group(
        *(
            group(*(written(field, each) for each in names(field) if each.kind == kind), **look)
            for kind in kinds
            for look in [LOOKS.names[kind]]
        ),
        font_family=SERIF,
        text_anchor="middle",
        stroke="#f8f2e2",
        stroke_linejoin="round",
        paint_order="stroke",
    )


def written(field: Battlefield, name: Name) -> Markup:
    x, y = sheet_of(field).beside(name.hex, name.right / 100, name.down / 100)
    return text(name.words, (round(x), round(y)), font_size=name.size or None)


def under_the_grid(field: Battlefield) -> Markup:
    return of_kinds(field, "wood", "plateau")


def over_the_grid(field: Battlefield) -> Markup:
    return join(stream_names(field), of_kinds(field, "town", "hill", "road"))


def definitions(field: Battlefield) -> Markup:
    """The courses that the names of streams follow."""
    found = courses(field).items()
    return join(*(path(smooth(line[::4]), id=f"course-{name}") for name, line in found))


def stream_names(field: Battlefield) -> Markup:
    written = [(name, *each) for name in courses(field) for each in LOOKS.streams[name].names]
    return group(
        *(stream_name(*each) for each in written),
        font_style="italic",
        font_size=16,
        letter_spacing=1.5,
        **{**haloed("#eef3e4", "#1f567a", 3.4), "text_anchor": "start"},
    )


def stream_name(course: str, words: str, offset: str) -> Markup:
    along = element("textPath", escaped(words), href=f"#course-{course}", startOffset=offset)
    return element("text", along, dy=-13)
