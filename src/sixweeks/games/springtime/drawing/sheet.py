"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.counters import sprite
from sixweeks.board.drawing.svg import document, element
from sixweeks.games.springtime.drawing import boxes as printed
from sixweeks.games.springtime.drawing import counters, ground
from sixweeks.games.springtime.drawing.picture import all_faces, definitions, sheet_layers
from sixweeks.games.springtime.model.components import MAP, SCENARIOS, Area
from sixweeks.games.springtime.text.messages import TEXT
from sixweeks.kernel.presentation.scene import Board, Part, Place


@cache
def sheet(scenario: str) -> Board:
    """The same map for both scenarios: Areas and Zones, then the spaces of the tracks."""
    places = (*map(area_place, MAP.areas), *map(box_place, printed.boxes()))
    return Board(ground.WIDTH, ground.HEIGHT, counters.ON_SHEET, places, parts())


def area_place(area: Area) -> Place:
    x, y = ground.spot(ground.geography().stands[area.name])
    words = {"area": area.name, "title": area.title, "tem": f"{area.tem:+d}"}
    kind = "zone" if area.is_zone else "area"
    label = TEXT.say(f"place.{kind}", words | {"country": TEXT.say(f"country.{area.country}")})
    return Place(area.name, x, y, ground.outline(area.name), label)


def box_place(box: printed.Box) -> Place:
    (x, y), (left, top) = box.middle, box.at
    right, bottom = left + box.width, top + box.height
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    outline = tuple((round(a, 1), round(b, 1)) for a, b in corners)
    words = " ".join(word for word in (box.words, box.note) if word)
    strip = next(each for each in printed.strips() if box in each.boxes)
    return Place(box.id, round(x, 1), round(y, 1), outline, f"{strip.title}: {words}")


def parts() -> tuple[Part, ...]:
    """The whole map, and the tracks by themselves."""
    west = ground.WIDTH * 0.16
    return (
        Part(TEXT.say("part.map"), west, 0, ground.WIDTH - west, ground.HEIGHT * 0.86),
        Part(TEXT.say("part.tracks"), 20, 20, 1360, 1000),
    )


@cache
def background(scenario: str) -> str:
    """The map without pieces."""
    return document(
        ground.WIDTH,
        ground.HEIGHT,
        SCENARIOS[scenario].title,
        TEXT.say("scene.map"),
        element("defs", definitions()),
        sheet_layers(),
    )


@cache
def faces(scenario: str) -> str:
    """A symbol for each face of each counter and marker."""
    return sprite(counters.SIZE, counters.definitions(), all_faces())
