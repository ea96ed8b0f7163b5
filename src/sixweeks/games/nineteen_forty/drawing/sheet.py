"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.counters import sprite
from sixweeks.board.drawing.margins import page_map
from sixweeks.board.drawing.svg import NOTHING
from sixweeks.board.drawing.tracks import Box
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.drawing import boxes, counters, margin
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.layers import definitions, map_layers
from sixweeks.games.nineteen_forty.model.components import PARIS
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH
from sixweeks.games.nineteen_forty.text.messages import TEXT
from sixweeks.kernel.presentation.scene import Board, Part, Place
from sixweeks.kernel.presentation.scene_text import hex_label
from sixweeks.kernel.presentation.sentence import Sentence, Text, message

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
    name, is_objective = MAP.names.get(hex, ""), bool((PARIS | NORTH) >> hex & 1)
    return Place(*SHEET.place(hex), label(hex), name, is_objective=is_objective)


def label(hex: Hex) -> Sentence:
    return hex_label(GRID.number(hex), [MAP.ground(hex)], MAP.country(hex))


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
    words = TEXT.captions("campaign", Sentence("scenario-campaign"), Sentence("scene-map"))
    land = map_layers(None, NOTHING)
    return page_map(margin.WHOLE, words, definitions(), land, margin.margin())


@cache
def faces(scenario: str) -> str:
    """A symbol for both sides of each counter, and for each marker."""
    return sprite(counters.SIZE, counters.definitions(), counters.faces())
