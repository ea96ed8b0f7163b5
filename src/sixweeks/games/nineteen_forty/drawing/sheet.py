"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from collections.abc import Iterator
from functools import cache

from sixweeks.board.drawing.counters import sprite
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.palette import BESIDE
from sixweeks.board.drawing.svg import Markup
from sixweeks.board.drawing.tracks import Box
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.drawing import boxes, counters, margin
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.layers import definitions, map_layers
from sixweeks.games.nineteen_forty.drawing.words import printed
from sixweeks.games.nineteen_forty.model import queries
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.kernel.presentation.scene import Board, Part, Place
from sixweeks.kernel.presentation.sentence import Listed, Sentence, Term, Text, message, named

WIDTH, HEIGHT = margin.WHOLE.width, margin.WHOLE.height


@cache
def sheet(scenario: str) -> Board:
    """The hexes, then the boxes beside the map."""
    places = (*map(place, bits(GRID.all)), *map(box_place, boxes.boxes()))
    return Board(WIDTH, HEIGHT, counters.SIZE, places, parts(), is_numbered=True)


def parts() -> tuple[Part, ...]:
    column, displays = boxes.LEFT - 17, boxes.END + boxes.GAP / 2
    return (
        Part(Sentence("part-map"), 0, 0, SHEET.frame.width, HEIGHT),
        Part(Sentence("part-displays"), column, 0, boxes.WIDTH + 34, displays),
        Part(Sentence("part-charts"), column, displays, boxes.WIDTH + 34, HEIGHT - displays),
    )


def place(hex: Hex) -> Place:
    x, y = SHEET.on_page(SHEET.centre(hex))
    return Place(GRID.number(hex), x, y, SHEET.outline(hex), label(hex), MAP.names.get(hex, ""))


def label(hex: Hex) -> Sentence:
    return message("place-hex", parts=Listed(tuple(label_parts(hex)), "comma"))


def label_parts(hex: Hex) -> Iterator[Sentence]:
    yield named(GRID.number(hex))
    if hex in MAP.names:
        yield message("place-name", hex=queries.place(hex))
    kind = next(kind for kind, mask in MAP.terrain.items() if mask >> hex & 1)
    yield message("place-ground", ground=Term("ground", kind))
    if country := MAP.country(hex):
        yield message("place-country", country=Term("country", country))


def box_place(box: Box) -> Place:
    return Place(box.id, *boxes.spot(box), box.outline(), box_label(box.id))


def box_label(id: str) -> Sentence:
    kind, _, turn = id.partition("-")
    if kind != "turn":
        return Sentence(f"printed-{id}")
    return message("place-turn", turn=int(turn), date=Text(boxes.date(int(turn))))


@cache
def background(scenario: str) -> str:
    """The map without pieces; the page writes the hex numbers itself, as one zooms in."""
    return plate(
        margin.WHOLE,
        margin.WHOLE.bottom,
        (printed(Sentence("scenario-campaign")), printed(Sentence("scene-map"))),
        definitions(),
        map_layers(None, Markup("")),
        margin.margin(),
        edge=0,
        ground=BESIDE,
    )


@cache
def faces(scenario: str) -> str:
    """A symbol for both sides of each counter, and for each marker."""
    return sprite(counters.SIZE, counters.definitions(), counters.faces())
