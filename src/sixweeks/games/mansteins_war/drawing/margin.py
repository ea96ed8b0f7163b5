"""What stands around the map: frame, cartouche, compass and legends; beside it displays, charts."""

from functools import cache

from sixweeks.board.drawing.margins import OURS, box, compass, neat_line, title_lines
from sixweeks.board.drawing.palette import SEPIA
from sixweeks.board.drawing.sheets import Frame
from sixweeks.board.drawing.svg import Markup, group, join, moved, text
from sixweeks.games.mansteins_war.drawing import boxes, charts, legend
from sixweeks.games.mansteins_war.drawing.ground import SHEET
from sixweeks.games.mansteins_war.drawing.words import words

LEFT, TOP, _, BOTTOM = SHEET.frame
WHOLE = Frame(LEFT, TOP, LEFT + charts.LEFT + charts.WIDTH + 14, BOTTOM)


@cache
def margin() -> Markup:
    beside = group(
        boxes.drawn(), charts.drawn(), legend.drawn(), transform=moved(SHEET.frame.corner)
    )
    return join(neat_line(SHEET.frame), title(), compass((560, 30), 0), beside)


def title() -> Markup:
    """Over the sea, where England would be."""
    middle = 240
    return box(
        (LEFT + 22, TOP + 22),
        2 * middle,
        180,
        title_lines(middle, words("theatre").upper(), words("title"), 46, 2, 160),
        text(words("countries"), (middle, 132), font_size=18, font_style="italic"),
        text(
            f"{words('map')} {OURS}", (middle, 160), font_size=12.5, fill=SEPIA, font_style="italic"
        ),
        text_anchor="middle",
    )
