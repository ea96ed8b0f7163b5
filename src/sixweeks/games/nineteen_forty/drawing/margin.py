"""What stands around the map: frame, cartouche and compass; beside it displays and charts."""

from functools import cache

from sixweeks.board.drawing.campaign import cartouche
from sixweeks.board.drawing.margins import compass, neat_line
from sixweeks.board.drawing.sheets import Frame
from sixweeks.board.drawing.svg import Markup, group, join, moved
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
    at, lines = (LEFT + 22, TOP + 22), (words("theatre"), words("countries"), words("map"))
    return cartouche(at, (540, 186), "1940", lines, (58, 10, 134))
