"""The map as a picture, with or without a position."""

from functools import cache

from sixweeks.board.drawing.counters import pile_places
from sixweeks.board.drawing.lettering import ON_COUNTERS, counter_typeface, typefaces
from sixweeks.board.drawing.shapes import definitions_of
from sixweeks.board.drawing.svg import (
    NOTHING,
    Markup,
    Point,
    document,
    element,
    group,
    join,
    moved,
    title,
)
from sixweeks.games.springtime.drawing import boxes, counters, ground, lines, names, tables
from sixweeks.games.springtime.model.components import DATA
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.model.view import seen_by
from sixweeks.games.springtime.page.pieces import piles
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.kernel.presentation.scene import Piece, Pile
from sixweeks.kernel.presentation.sentence import Sentence, message


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see."""
    if game is None:
        return drawn("", counter_typeface())
    pieces = counter_typeface(), counters.definitions()
    return drawn(game.scenario_id, join(*pieces), position(game, side))


def drawn(scenario: str, definitions: Markup = NOTHING, over: Markup = NOTHING) -> str:
    """The map of a scenario, with what else it needs and what lies on it."""
    defined = element("defs", map_definitions(), definitions)
    title = Sentence(f"scenario-{scenario}" if scenario else "part-map")
    words = TEXT.captions(scenario, message("scene-title", title=title), Sentence("scene-map"))
    return document(ground.WIDTH, ground.HEIGHT, *words, defined, sheet_layers(), over)


@cache
def map_definitions() -> Markup:
    drawn_twice = ground.definitions(), lines.definitions(), definitions_of(DATA / "map.svg")
    return join(typefaces(), *drawn_twice)


@cache
def sheet_layers() -> Markup:
    """From the bottom up."""
    return group(
        ground.land_and_sea(),
        ground.relief(),
        names.wide_names(),
        lines.frontiers(),
        lines.brooks(),
        lines.boundaries(),
        lines.meeting(),
        lines.zone_lines(),
        names.river_names(),
        names.towns(),
        names.ports(),
        names.area_names(),
        names.identifiers(),
        tables.printed(),
        boxes.printed(),
    )


# --- a position -------------------------------------------------------------------------------


def position(game: Game, side: str | None) -> Markup:
    """Every counter and marker, as the page lays them."""
    return group(*map(laid, piles(seen_by(game, side))), id="units", **ON_COUNTERS)


def laid(pile: Pile) -> Markup:
    places = pile_places(len(pile.pieces), pile.across)
    drawn = (placed(*each, pile) for each in zip(pile.pieces, places, strict=True))
    return group(*drawn, id=f"pile-{pile.place}")


def placed(piece: Piece, place: Point, pile: Pile) -> Markup:
    assert pile.at, "every pile of this game has its place"
    (x, y), (dx, dy), size = pile.at, place, counters.ON_SHEET
    at, scale = (x + dx * size, y + dy * size), piece.scale * size / counters.SIZE
    words = title(TEXT.printed(piece.label))
    return group(words, counters.faces()[piece.face], transform=moved(at, scale=scale))
