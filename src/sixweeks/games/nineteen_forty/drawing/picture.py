"""The map as a picture, with or without a position."""

from sixweeks.board.drawing.counters import Stacking, pile_places, stack_of
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.svg import NOTHING, Markup, group, join, moved
from sixweeks.games.nineteen_forty.drawing import boxes, counters, ground, layers, margin
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.sheet import sheet
from sixweeks.games.nineteen_forty.drawing.words import printed
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.page.pieces import piles
from sixweeks.kernel.presentation.scene import Piece, Pile
from sixweeks.kernel.presentation.sentence import Sentence, Text, message

STACKING = Stacking(counters.SIZE, 10.5, 96.0, (1.0, 0.97, 0.88, 0.8))


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see (15.c)."""
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
    if game is None:
        return land
    date = Text(boxes.date(game.turn))
    return message("picture-position", land=land, turn=game.turn, date=date)


def pieces(game: Game, side: str | None) -> Markup:
    """What the page shows on the map and in the displays."""
    spots = {place.id: (place.x, place.y) for place in sheet(game.scenario_id).places}
    drawn = (laid(pile, *(pile.at or spots[pile.place])) for pile in piles(game, side))
    return group(*drawn, id="units", transform=moved(SHEET.frame.corner), **ON_COUNTERS)


def laid(pile: Pile, x: float, y: float) -> Markup:
    """A stack, or counters side by side."""
    drawn = [piece(each) for each in pile.pieces]
    if not pile.across:
        return stack_of(STACKING, (x, y), drawn)
    places = pile_places(len(drawn), pile.across)
    spots = (
        moved((x + across * counters.SIZE, y + down * counters.SIZE)) for across, down in places
    )
    return join(*(group(each, transform=at) for each, at in zip(drawn, spots, strict=True)))


def piece(piece: Piece) -> Markup:
    scaled = None if piece.scale == 1 else moved((0, 0), scale=piece.scale)
    return group(counters.faces()[piece.face], data_unit=piece.id, transform=scaled)
