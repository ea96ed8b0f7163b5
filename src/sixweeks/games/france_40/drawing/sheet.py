"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.counters import question_mark, sprite
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.palette import BESIDE, WHITE
from sixweeks.board.drawing.svg import Markup, group, join, rectangle, text, use
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.drawing import counters, legend, margin
from sixweeks.games.france_40.drawing.ground import SHEET
from sixweeks.games.france_40.drawing.picture import definitions, map_layers
from sixweeks.games.france_40.model.components import CITIES, MAP, NATIONS, SCENARIOS, Counter
from sixweeks.games.france_40.rules.r04_victory import DIJON_AND_LYON
from sixweeks.games.france_40.text.messages import TEXT
from sixweeks.kernel.presentation.scene import Board, Part, Place
from sixweeks.kernel.presentation.scene_text import hex_label
from sixweeks.kernel.presentation.sentence import Sentence

WIDTH, HEIGHT = SHEET.frame.width, SHEET.frame.height
END = legend.END + 12
KEY = END - SHEET.frame.bottom  # below the map
GOALS = {"1939": CITIES["germany"], "1940": MAP.paris | DIJON_AND_LYON}  # 4.1a, 4.6a, 4.7a


@cache
def sheet(scenario: str) -> Board:
    """The same map for both scenarios, with other objectives."""
    goals = GOALS[scenario]
    places = tuple(place(hex, bool(goals >> hex & 1)) for hex in bits(MAP.grid.all))
    parts = (
        Part(Sentence("part-map"), 0, 0, WIDTH, HEIGHT),
        Part(Sentence("part-key"), 0, HEIGHT, WIDTH, KEY),
    )
    return Board(WIDTH, HEIGHT + KEY, counters.SIZE, places, parts, is_numbered=True)


def place(hex: Hex, is_objective: bool) -> Place:
    name = MAP.names.get(hex, "")
    return Place(*SHEET.place(hex), label(hex), name, is_objective=is_objective)


def label(hex: Hex) -> Sentence:
    number, ground = MAP.grid.number(hex), MAP.terrain[hex]
    return hex_label(number, [ground], MAP.country(hex))


@cache
def background(scenario: str) -> str:
    """The map without pieces; the page writes the hex numbers itself, as one zooms in."""
    return plate(
        SHEET.frame,
        END,
        TEXT.captions(scenario, Sentence(f"scenario-{scenario}"), Sentence("scene-map")),
        definitions(),
        map_layers(None, Markup("")),
        margin.around(None),
        legend.legends(scenario),
        edge=0,
        ground=BESIDE,
    )


@cache
def faces(scenario: str) -> str:
    """A symbol for each counter at each number of steps, and one back for each nation."""
    drawn = {
        f"face-{counter.id}-{steps}": portrait(counter, steps, scenario)
        for counter in SCENARIOS[scenario].counters
        for steps in range(1, counter.steps + 1)
    }
    backs = {f"back-{nation}": back(nation, scenario) for nation in NATIONS}
    return sprite(counters.SIZE, counters.definitions(), drawn | backs)


def portrait(counter: Counter, steps: int, scenario: str) -> Markup:
    if not counter.is_static:
        return counters.counter(counter, steps, scenario)
    half = counters.SIZE / 2
    return group(
        rectangle((-half, -half), counters.SIZE, counters.SIZE, fill="none"),
        use(f"fort-{counter.kind}", transform="scale(2.6)"),
        text(str(counter.factors[steps - 1][1]), (0, 10), font_size=18, fill=WHITE),
    )


def back(nation: str, scenario: str) -> Markup:
    ground = counters.COLOURS[counters.plain_style(nation, scenario)].ground
    return join(counters.unknown(nation, scenario), question_mark(counters.SIZE, ground))
