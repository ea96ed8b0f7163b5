"""The map as a picture, with or without a position."""

from functools import cache

from sixweeks.board.drawing.lettering import ON_COUNTERS, counter_typeface, typefaces
from sixweeks.board.drawing.shapes import definitions_of
from sixweeks.board.drawing.svg import Markup, Point, document, element, group, join, moved, title
from sixweeks.games.springtime.drawing import boxes, counters, ground, lines, names, tables
from sixweeks.games.springtime.model.components import DATA
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.model.view import seen_by
from sixweeks.games.springtime.page import pieces
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.kernel.presentation.scene import Piece, Pile
from sixweeks.kernel.presentation.sentence import Sentence, message

BESIDE = 1.08  # from one counter to the next in a row
ASKEW = (0.14, 0.4)  # of a counter: between two in a stack, and in all


def svg(game: Game | None, side: str | None) -> str:
    """The whole map; with a side, only what that side may see."""
    return document(
        ground.WIDTH,
        ground.HEIGHT,
        *described(game.scenario_id if game else ""),
        element(
            "defs",
            definitions(),
            counter_typeface(),
            counters.definitions() if game else Markup(""),
        ),
        sheet_layers(),
        position(game, side) if game else Markup(""),
    )


def described(scenario: str) -> tuple[str, str]:
    """A name and a description."""
    title = Sentence(f"scenario-{scenario}" if scenario else "part-map")
    return TEXT.printed(message("scene-title", title=title)), TEXT.printed(Sentence("scene-map"))


@cache
def definitions() -> Markup:
    return join(
        typefaces(),
        ground.definitions(),
        lines.definitions(),
        definitions_of(DATA / "map.svg"),
    )


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
    return group(
        *(laid(pile) for pile in pieces.piles(seen_by(game, side))), id="units", **ON_COUNTERS
    )


def laid(pile: Pile) -> Markup:
    drawn = (placed(piece, pile, n) for n, piece in enumerate(pile.pieces))
    return group(*drawn, id=f"pile-{pile.place}")


def placed(piece: Piece, pile: Pile, n: int) -> Markup:
    assert pile.at, "every pile of this game has its place"
    (x, y), (dx, dy) = pile.at, shift(pile, n)
    size = counters.ON_SHEET
    at, scale = (x + dx * size, y + dy * size), piece.scale * size / counters.SIZE
    return group(
        title(TEXT.printed(piece.label)),
        counters.faces()[piece.face],
        transform=moved(at, scale=scale),
    )


def shift(pile: Pile, n: int) -> Point:
    """Where the n-th piece of a pile lies, in counters from the middle of the pile."""
    count = len(pile.pieces)
    if not pile.across:
        askew = (n - (count - 1) / 2) * min(ASKEW[0], ASKEW[1] / count)
        return askew, -askew
    row, rows = n // pile.across, -(-count // pile.across)
    in_row = min(pile.across, count - row * pile.across)
    return (n % pile.across - (in_row - 1) / 2) * BESIDE, (row - (rows - 1) / 2) * BESIDE
