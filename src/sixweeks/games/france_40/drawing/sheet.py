"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.svg import (
    Markup,
    document,
    element,
    framed,
    group,
    moved,
    rectangle,
    text,
)
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.components import MAP, NATIONS, SCENARIOS, Counter
from sixweeks.games.france_40.drawing import counters, ground, legend, margin
from sixweeks.games.france_40.drawing.picture import definitions, map_layers
from sixweeks.games.france_40.messages import TEXT
from sixweeks.kernel.scene import Board, Part, Place

WIDTH, HEIGHT = ground.RIGHT - ground.LEFT, ground.BOTTOM - ground.TOP
KEY = legend.LEGENDS - ground.BOTTOM + legend.LEGEND_HEIGHT + 12  # below the map
FACE = counters.SIZE + 4  # a counter and its shadow


@cache
def sheet(scenario: str) -> Board:
    """The same map for both scenarios."""
    places = tuple(place(hex) for hex in bits(MAP.grid.all))
    parts = (
        Part(TEXT.say("part.map"), 0, 0, WIDTH, HEIGHT),
        Part(TEXT.say("part.key"), 0, HEIGHT, WIDTH, KEY),
    )
    return Board(WIDTH, HEIGHT + KEY, counters.SIZE, places, parts, is_numbered=True)


def place(hex: Hex) -> Place:
    x, y = on_page(ground.centre(hex))
    corners = ground.on_sheet(MAP.grid.corners(hex))
    outline = tuple(on_page(corner) for corner in corners)
    return Place(MAP.grid.number(hex), x, y, outline, label(hex))


def on_page(point: tuple[float, float]) -> tuple[float, float]:
    return round(point[0] - ground.LEFT, 1), round(point[1] - ground.TOP, 1)


def label(hex: Hex) -> str:
    country = MAP.country(hex)
    words = [
        MAP.grid.number(hex),
        MAP.names.get(hex, ""),
        TEXT.say(f"ground.{MAP.terrain[hex]}"),
        TEXT.say(f"country.{country}") if country else "",
    ]
    return ", ".join(word for word in words if word)


@cache
def background(scenario: str) -> str:
    """The map without pieces; the page writes the hex numbers itself, as one zooms in."""
    return document(
        WIDTH,
        HEIGHT + KEY,
        SCENARIOS[scenario].title,
        TEXT.say("scene.map"),
        element("defs", definitions()),
        rectangle((0, 0), WIDTH, HEIGHT + KEY, fill="#efe6cf"),
        group(
            map_layers(None, Markup("")),
            margin.frame(),
            margin.cartouche(None),
            margin.compass(),
            legend.legends(scenario),
            transform=moved((-ground.LEFT, -ground.TOP)),
        ),
    )


@cache
def faces(scenario: str) -> str:
    """A symbol for each counter at each number of steps, and one back for each nation."""
    drawn = [
        face(counter, steps, scenario)
        for counter in SCENARIOS[scenario].counters
        for steps in range(1, counter.steps + 1)
    ]
    backs = [framed(f"back-{nation}", back(nation, scenario), FACE) for nation in NATIONS]
    return document(FACE, FACE, "", "", element("defs", counters.definitions(), *drawn, *backs))


def face(counter: Counter, steps: int, scenario: str) -> Markup:
    return framed(f"face-{counter.id}-{steps}", portrait(counter, steps, scenario), FACE)


def portrait(counter: Counter, steps: int, scenario: str) -> Markup:
    if not counter.is_static:
        drawn = counters.counter(counter, steps, scenario, (0, 0))
        return group(drawn, **ON_COUNTERS)
    half = counters.SIZE / 2
    return group(
        rectangle((-half, -half), counters.SIZE, counters.SIZE, fill="none"),
        element("use", href=f"#fort-{counter.kind}", transform="scale(2.6)"),
        text(str(counter.factors[steps - 1][1]), (0, 10), font_size=18, fill="#ffffff"),
        **ON_COUNTERS,
    )


def back(nation: str, scenario: str) -> Markup:
    return group(
        counters.unknown(nation, scenario, (0, 0), 1),
        text("?", (0, 9), font_size=26, fill="#ffffff", stroke="#1f1b15", stroke_width=0.6),
        **ON_COUNTERS,
    )
