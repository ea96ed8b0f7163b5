"""What stands around the map: frame, cartouche, compass and legends; beside it displays, charts."""

from functools import cache

from sixweeks.board.drawing.campaign import cartouche
from sixweeks.board.drawing.margins import compass, neat_line
from sixweeks.board.drawing.sheets import Frame
from sixweeks.board.drawing.svg import Markup, group, join, moved
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
    at, lines = (LEFT + 22, TOP + 22), (words("theatre"), words("countries"), words("map"))
    return cartouche(at, (480, 180), words("title"), lines, (46, 2, 160))
