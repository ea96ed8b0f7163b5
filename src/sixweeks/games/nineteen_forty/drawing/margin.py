"""What stands around the map: frame, cartouche and compass; beside it displays and charts."""

from functools import cache

from sixweeks.board.drawing.margins import OURS, box, compass, neat_line, title_lines
from sixweeks.board.drawing.palette import SEPIA
from sixweeks.board.drawing.sheets import Frame
from sixweeks.board.drawing.svg import Markup, group, join, moved, text
from sixweeks.games.nineteen_forty.drawing import boxes, charts
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.words import words

LEFT, TOP, _, BOTTOM = SHEET.frame
WHOLE = Frame(LEFT, TOP, LEFT + boxes.LEFT + boxes.WIDTH + 14, BOTTOM)


@cache
def margin() -> Markup:
    beside = group(boxes.drawn(), charts.drawn(), transform=moved(SHEET.frame.corner))
    return join(neat_line(SHEET.frame), title(), compass((640, 46), 0), beside)


def title() -> Markup:
    middle = 270
    return box(
        (LEFT + 22, TOP + 22),
        2 * middle,
        186,
        title_lines(middle, words("theatre").upper(), "1940", 58, 10, 134),
        text(words("countries"), (middle, 134), font_size=18, font_style="italic"),
        text(
            f"{words('map')} {OURS}", (middle, 164), font_size=12.5, fill=SEPIA, font_style="italic"
        ),
        text_anchor="middle",
    )
