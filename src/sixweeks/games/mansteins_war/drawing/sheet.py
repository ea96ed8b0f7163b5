"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.counters import sprite
from sixweeks.board.drawing.margins import page_map
from sixweeks.board.drawing.svg import NOTHING
from sixweeks.board.drawing.tracks import Box
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.drawing import boxes, charts, counters, margin, markers
from sixweeks.games.mansteins_war.drawing.ground import SHEET
from sixweeks.games.mansteins_war.drawing.layers import definitions, map_layers
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.text.messages import TEXT
from sixweeks.kernel.presentation.scene import Board, Part, Place
from sixweeks.kernel.presentation.scene_text import hex_label
from sixweeks.kernel.presentation.sentence import Sentence, Text, message

WIDTH, HEIGHT = margin.WHOLE.width, margin.WHOLE.height
OBJECTIVES = MAP.all_depots | MAP.channel_ports | MAP.maginot | MAP.westwall  # 3.4, 3.5
FEATURES = {  # what a hex holds besides its ground
    "city": MAP.cities,
    "town": MAP.towns,
    "depot": MAP.all_depots,
    "port": MAP.ports,
    "major_fort": MAP.major_forts,
    "minor_fort": MAP.minor_forts,
}


@cache
def sheet(scenario: str) -> Board:
    """The hexes, then the boxes beside the map."""
    places = (*map(place, bits(GRID.all)), *map(box_place, boxes.BOXES.values()))
    return Board(WIDTH, HEIGHT, counters.SIZE, places, parts(), is_numbered=True)


def parts() -> tuple[Part, ...]:
    displays, beside = boxes.LEFT - 17, charts.LEFT - 10
    return (
        Part(Sentence("part-map"), 0, 0, SHEET.frame.width, HEIGHT),
        Part(Sentence("part-displays"), displays, 0, boxes.WIDTH + 27, HEIGHT),
        Part(Sentence("part-charts"), beside, 0, charts.WIDTH + 24, HEIGHT),
    )


def place(hex: Hex) -> Place:
    name, is_objective = MAP.names.get(hex, ""), bool(OBJECTIVES >> hex & 1)
    return Place(*SHEET.place(hex), label(hex), name, is_objective=is_objective)


def label(hex: Hex) -> Sentence:
    features = (id for id, mask in FEATURES.items() if mask >> hex & 1)
    grounds = (MAP.ground(hex), *features)
    return hex_label(GRID.number(hex), grounds, MAP.country(hex))


def box_place(box: Box) -> Place:
    x, y = box.middle
    return Place(box.id, round(x, 1), round(y, 1), box.outline(), box_label(box.id))


def box_label(id: str) -> Sentence:
    kind, _, number = id.rpartition("_")
    if not number.isdecimal():
        return Sentence(f"printed-{id}")
    if boxes.kind_of(id) == "turn":
        date = Text(boxes.date(int(number)))
        return message("place-turn", turn=int(number), date=date)
    return message("place-box", track=Sentence(f"printed-{kind}"), number=int(number))


@cache
def background(scenario: str) -> str:
    """The map without pieces; the page writes the hex numbers itself, as one zooms in."""
    words = TEXT.captions("campaign", Sentence("scenario-campaign"), Sentence("scene-map"))
    land = map_layers(None, NOTHING)
    return page_map(margin.WHOLE, words, definitions(), land, margin.margin())


@cache
def faces(scenario: str) -> str:
    """A symbol for every face of every counter, and for each marker."""
    return sprite(counters.SIZE, counters.definitions(), counters.faces() | markers.faces())
