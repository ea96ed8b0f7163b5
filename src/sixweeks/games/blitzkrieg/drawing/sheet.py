"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.svg import Markup, document, element, framed, group, moved
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.battlefield import Battlefield
from sixweeks.games.blitzkrieg.components import SCENARIOS, SIDES, Counter, Scenario
from sixweeks.games.blitzkrieg.drawing import counters
from sixweeks.games.blitzkrieg.drawing.geometry import centre, frame, on_sheet
from sixweeks.games.blitzkrieg.drawing.picture import definitions, map_layers, piece_definitions
from sixweeks.games.blitzkrieg.messages import TEXT
from sixweeks.games.blitzkrieg.rules.r05_markers import ARTILLERY, GENERAL, REPLAY, STUKA
from sixweeks.kernel.scene import Board, Place

FACE = counters.SIZE + 4  # a counter and its shadow
MARKERS = (ARTILLERY, STUKA, REPLAY, GENERAL)


@cache
def sheet(scenario: str) -> Board:
    """The map of the battle; the page writes the numbers of the hexes."""
    field = SCENARIOS[scenario].battlefield
    around = frame(field)
    places = tuple(place(field, hex) for hex in bits(field.grid.all))
    return Board(around.width, around.height, counters.SIZE, places, is_numbered=True)


def place(field: Battlefield, hex: Hex) -> Place:
    x, y = on_page(field, centre(field, hex))
    outline = tuple(on_page(field, corner) for corner in on_sheet(field.grid.corners(hex)))
    return Place(field.grid.number(hex), x, y, outline, label(field, hex))


def on_page(field: Battlefield, point: tuple[float, float]) -> tuple[float, float]:
    around = frame(field)
    return round(point[0] - around.left, 1), round(point[1] - around.top, 1)


def label(field: Battlefield, hex: Hex) -> str:
    """`0811 Stonne, built-up area, level 2`."""
    number, name = field.grid.number(hex), field.names.get(hex, "")
    args = {"terrain": TEXT.say(f"terrain.{field.terrain[hex]}"), "level": field.level[hex]}
    return f"{number} {name}".rstrip() + ", " + TEXT.say("scene.ground", args)


@cache
def background(scenario: str) -> str:
    """The map without pieces."""
    field = SCENARIOS[scenario].battlefield
    around = frame(field)
    return document(
        around.width,
        around.height,
        SCENARIOS[scenario].title,
        TEXT.say("scene.map"),
        element("defs", definitions(field)),
        group(map_layers(field), transform=moved((-around.left, -around.top))),
    )


# --- faces ------------------------------------------------------------------------------------


@cache
def faces(scenario: str) -> str:
    """A symbol for each counter and its back, each marker of the cup and each on the ground."""
    battle = SCENARIOS[scenario]
    drawn = [
        *(face for counter in battle.counters for face in faces_of(battle, counter)),
        *(lettered(f"back-{side}", counters.back(side)) for side in SIDES),
        *(lettered(chit_face(battle, m), counters.chit(battle, m)) for m in markers(battle)),
        lettered("prepared", counters.prepared_position()),
        lettered("mines", counters.mines()),
        *(lettered(f"impact-{kind}", counters.impact(kind)) for kind in counters.IMPACTS),
    ]
    return document(FACE, FACE, "", "", element("defs", piece_definitions(), *drawn))


def faces_of(battle: Scenario, counter: Counter) -> list[Markup]:
    """Both sides of a unit; 1.3a a headquarters ready and activated."""
    formation = battle.formations.get(counter.formation)
    if counter.kind == "hq":
        return [
            lettered(
                face_of(counter, 1, activated),
                counters.counter(counter, formation, 1, activated=activated),
            )
            for activated in (False, True)
        ]
    return [
        lettered(face_of(counter, steps), counters.counter(counter, formation, steps))
        for steps in range(1, counter.steps + 1)
    ]


def face_of(counter: Counter, steps: int, activated: bool = False) -> str:
    return f"face-{counter.id}-{'done' if activated else steps}"


def markers(battle: Scenario) -> list[str]:
    special = [f"{side} {kind}" for side in SIDES for kind in MARKERS]
    return [*battle.formations, *special]


def chit_face(battle: Scenario, marker: str) -> str:
    return f"chit-{markers(battle).index(marker)}"


def lettered(id: str, drawing: Markup) -> Markup:
    return framed(id, group(drawing, **ON_COUNTERS), FACE)
