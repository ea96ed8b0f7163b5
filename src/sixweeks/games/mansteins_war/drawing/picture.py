"""The map as a picture, with or without a position."""

from itertools import groupby

from sixweeks.board.drawing.counters import Stacking, stack_of
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.svg import NOTHING, Markup, Point, group, moved
from sixweeks.games.mansteins_war.drawing import boxes, counters, ground, layers, margin, markers
from sixweeks.games.mansteins_war.drawing.ground import SHEET
from sixweeks.games.mansteins_war.drawing.lying import Lying, lying
from sixweeks.games.mansteins_war.drawing.words import printed
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.kernel.presentation.sentence import Sentence, Text, message

STACKING = Stacking(counters.SIZE, 10.5, 84.0, (1.0, 0.97, 0.88, 0.8))


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see."""
    return plate(
        margin.WHOLE,
        margin.WHOLE.bottom,
        (printed(Sentence("scenario-campaign")), printed(description(game))),
        layers.definitions(),
        layers.map_layers(game, ground.hex_numbers()),
        margin.margin(),
        pieces(game, side) if game else NOTHING,
    )


def description(game: Game | None) -> Sentence:
    land = Sentence("scene-map")
    if game is None or not game.begun:
        return land
    date = Text(boxes.date(game.turn))
    return message("picture-position", land=land, turn=game.turn, date=date)


def pieces(game: Game, side: str | None) -> Markup:
    """Stacks first, then what lies on or beside them."""
    found = list(lying(game, side))
    stacked = groupby((each for each in found if not each.at), key=lambda each: each.place)
    return group(
        *(stack_of(STACKING, middle(place), [*map(piece, each)]) for place, each in stacked),
        *(laid(each, each.at) for each in found if each.at),
        id="units",
        transform=moved(SHEET.frame.corner),
        **ON_COUNTERS,
    )


def middle(place: str) -> Point:
    return SHEET.on_page(SHEET.centre(GRID.hex(place)))


def laid(each: Lying, at: Point) -> Markup:
    return group(piece(each), transform=moved(at, scale=each.scale))


def piece(each: Lying) -> Markup:
    faces = counters.faces() | markers.faces()
    return group(faces[each.face], data_unit=each.id)
