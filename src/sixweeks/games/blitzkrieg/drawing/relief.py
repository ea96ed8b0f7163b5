"""The heights of the picture: tints and contour lines, drawn from the level of each hex.

Where one level passes into the next a strong line is drawn, and finer ones between."""

from functools import cache

from sixweeks.board.drawing.palette import WHITE
from sixweeks.board.drawing.relief import Relief
from sixweeks.board.drawing.svg import Markup, group, join, path, use
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.drawing.roads import sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield

# Of the way from one level to the next; a strong line at a half.
FINE = (0.14, 0.28, 0.42, 0.58, 0.72, 0.86)


@cache
def relief_of(field: Battlefield) -> Relief:
    return Relief(sheet_of(field), field.level)


def levels(field: Battlefield) -> range:
    """Those above the lowest."""
    return range(1, relief_of(field).highest + 1)


def definitions(field: Battlefield) -> Markup:
    """The lines between the levels, which are drawn more than once."""
    line = relief_of(field).line
    strong = (path(line(level - 0.5), id=f"level-{level}") for level in levels(field))
    return join(*strong, sheet_of(field).clip())


def tints(field: Battlefield) -> Markup:
    """The lowest level first, each higher one over it."""
    ground = sheet_of(field).frame.drawn(fill=LOOKS.levels[0])
    return group(ground, *map(raised, levels(field)), fill_rule="evenodd")


def raised(level: int) -> Markup:
    """A level, lit from the north-west."""
    id = f"level-{level}"
    return group(
        *(use(id, (2 + 2 * n, 2.5 + 2.5 * n), fill="#4f3a1c", opacity=0.05) for n in range(4)),
        use(id, (-1.6, -1.8), fill=WHITE, opacity=0.75),
        use(id, fill=LOOKS.levels[level]),
    )


def lines(field: Battlefield) -> Markup:
    """Fine lines between the levels, strong ones where a level begins."""
    line = relief_of(field).line
    fine = [line(level - 0.5 + part, 24) for level in (0, *levels(field)) for part in FINE]
    return group(
        path("".join(fine), stroke_width=0.9, opacity=0.5),
        *(use(f"level-{level}", stroke_width=1.7, opacity=0.8) for level in levels(field)),
        fill="none",
        stroke=LOOKS.contour,
    )
