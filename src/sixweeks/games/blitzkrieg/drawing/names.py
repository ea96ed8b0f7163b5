"""The names on the map: towns, hills, woods, streams and where the roads lead to."""

from functools import cache
from typing import Literal

from sixweeks.board.drawing.courses import name_on_path
from sixweeks.board.drawing.lettering import SERIF, haloed
from sixweeks.board.drawing.names import WideName
from sixweeks.board.drawing.svg import Markup, Point, group, join, path, smooth, text
from sixweeks.board.loading import read_as
from sixweeks.games.blitzkrieg.drawing.ground import courses, sheet_of
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.model.battlefield import DATA, Battlefield

Kind = Literal["town", "hill", "wood", "plateau", "road"]


@cache
def names(field: Battlefield) -> dict[Kind, tuple[WideName, ...]]:
    return read_as(DATA / field.id / "map_names.toml", dict[Kind, tuple[WideName, ...]])


def place_of(field: Battlefield, name: WideName) -> Point:
    return sheet_of(field).beside(field.grid.hex(name.hex), name.right, name.down)


def of_kinds(field: Battlefield, *kinds: Kind) -> Markup:
    """The names of each kind in turn."""
    return group(
        *(
            group(*(written(field, each) for each in names(field).get(kind, ())), **look)
            for kind in kinds
            for look in [LOOKS.names[kind]]
        ),
        font_family=SERIF,
        text_anchor="middle",
        stroke="#f8f2e2",
        stroke_linejoin="round",
        paint_order="stroke",
    )


def written(field: Battlefield, name: WideName) -> Markup:
    x, y = place_of(field, name)
    return text(name.name, (round(x), round(y)), font_size=name.size or None)


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
        *(name_on_path(f"course-{id}", name, begins, 13) for id, name, begins in written),
        font_style="italic",
        font_size=16,
        letter_spacing=1.5,
        **{**haloed("#eef3e4", "#1f567a", 3.4), "text_anchor": "start"},
    )
