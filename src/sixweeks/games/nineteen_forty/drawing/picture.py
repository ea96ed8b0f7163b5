"""The map as a picture, with or without a position."""

from sixweeks.board.drawing.campaign import hex_numbers
from sixweeks.board.drawing.counters import Stacking
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.piles import piles_on_map
from sixweeks.board.drawing.svg import NOTHING, Markup
from sixweeks.games.nineteen_forty.drawing import counters, layers, margin
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.sheet import sheet
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.page.pieces import piles
from sixweeks.games.nineteen_forty.page.scene import turn_title
from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.kernel.presentation.scene_text import picture_text
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence

STACKING = Stacking(counters.SIZE, 10.5, 96.0, (1.0, 0.97, 0.88, 0.8))


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see (15.c)."""
    turn = turn_title(game) if game else EMPTY
    return plate(
        margin.WHOLE,
        margin.WHOLE.bottom,
        TEXT.captions("campaign", Sentence("scenario-campaign"), picture_text(turn, side)),
        layers.definitions(),
        layers.map_layers(game, hex_numbers(SHEET)),
        margin.margin(),
        pieces(game, side) if game else NOTHING,
    )


def pieces(game: Game, side: str | None) -> Markup:
    """What the page shows on the map and in the displays."""
    spots = {place.id: (place.x, place.y) for place in sheet(game.scenario_id).places}
    faces = counters.faces()
    return piles_on_map(piles(game, side), spots, faces, STACKING, SHEET.frame.corner)
