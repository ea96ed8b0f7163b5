"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.counters import sprite
from sixweeks.board.drawing.tracks import Box
from sixweeks.games.springtime.drawing import boxes, counters, ground
from sixweeks.games.springtime.drawing.picture import drawn
from sixweeks.games.springtime.model.components import MAP, Area
from sixweeks.kernel.presentation import sentence
from sixweeks.kernel.presentation.scene import Board, Part, Place
from sixweeks.kernel.presentation.sentence import Sentence, Signed, Term, Text, message


@cache
def sheet(scenario: str) -> Board:
    """The same map for both scenarios: Areas and Zones, then the spaces of the tracks."""
    places = (*map(area_place, MAP.areas), *map(box_place, boxes.BOXES.values()))
    return Board(ground.WIDTH, ground.HEIGHT, counters.ON_SHEET, places, parts())


def area_place(area: Area) -> Place:
    x, y = ground.spot(ground.geography().stands[area.name])
    label = message(
        "place-zone" if area.is_zone else "place-area",
        area=sentence.Place(area.name),
        country=Term("country", area.country),
        tem=Signed(area.tem),
    )
    is_objective = bool((1 << MAP.paris | MAP.french_zones) >> area.id & 1)  # 16.1a
    return Place(area.name, x, y, ground.outline(area.name), label, is_objective=is_objective)


def box_place(box: Box) -> Place:
    x, y = box.middle
    label = message(
        "place-space" if box.words and boxes.note(box.id).id else "place-box",
        track=boxes.title(box.id),
        number=Text(box.words),
        note=boxes.note(box.id),
    )
    return Place(box.id, round(x, 1), round(y, 1), box.outline(), label)


def parts() -> tuple[Part, ...]:
    """The whole map, and the tracks by themselves."""
    west = ground.WIDTH * 0.16
    return (
        Part(Sentence("part-map"), west, 0, ground.WIDTH - west, ground.HEIGHT * 0.86),
        Part(Sentence("part-tracks"), 20, 20, 1360, 1000),
    )


@cache
def background(scenario: str) -> str:
    """The map without pieces."""
    return drawn(scenario)


@cache
def faces(scenario: str) -> str:
    """A symbol for each face of each counter and marker."""
    return sprite(counters.SIZE, counters.definitions(), counters.faces())
