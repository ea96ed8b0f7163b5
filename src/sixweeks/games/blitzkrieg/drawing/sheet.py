"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.counters import sprite
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.svg import Markup, Point
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.drawing import counters, margin
from sixweeks.games.blitzkrieg.drawing.names import names
from sixweeks.games.blitzkrieg.drawing.picture import definitions, map_layers, piece_definitions
from sixweeks.games.blitzkrieg.drawing.roads import sheet_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, SIDES, Counter, Scenario
from sixweeks.games.blitzkrieg.rules.r05_markers import ARTILLERY, GENERAL, REPLAY, STUKA
from sixweeks.kernel.presentation import sentence
from sixweeks.kernel.presentation.scene import Board, Place
from sixweeks.kernel.presentation.sentence import Sentence, Term, Text, message

TOWN = "town"
MARKERS = (ARTILLERY, STUKA, REPLAY, GENERAL)


@cache
def sheet(scenario: str) -> Board:
    """The map of the battle; the page writes the numbers of the hexes."""
    battle = SCENARIOS[scenario]
    around = sheet_of(battle.battlefield).frame
    places = tuple(place(battle, hex) for hex in bits(battle.battlefield.grid.all))
    return Board(around.width, around.height, counters.SIZE, places, is_numbered=True)


def place(battle: Scenario, hex: Hex) -> Place:
    field = battle.battlefield
    drawn = sheet_of(field)
    x, y = drawn.on_page(drawn.centre(hex))
    return Place(
        field.grid.number(hex),
        x,
        y,
        drawn.outline(hex),
        label(field, hex),
        town_name(field, hex),
        printed_names(field).get(hex),
        bool(battle.objective_hexes >> hex & 1),
    )


@cache
def printed_names(field: Battlefield) -> dict[Hex, Point]:
    """Where the names stand on the page, by the hex that each is written beside."""
    drawn = sheet_of(field)
    return {
        name.hex: drawn.on_page(drawn.beside(name.hex, name.right / 100, name.down / 100))
        for name in names(field)
        if name.kind == TOWN
    }


def town_name(field: Battlefield, hex: Hex) -> str:
    """A hill has a name too, but nobody fights for it."""
    towns = (name.words for name in names(field) if name.kind == TOWN)
    name = field.names.get(hex, "")
    return name if name in towns else ""


def label(field: Battlefield, hex: Hex) -> Sentence:
    """`0811 Stonne, built-up area, level 2`."""
    number = field.grid.number(hex)
    return message(
        "place-named" if hex in field.names else "place-hex",
        number=Text(number),
        hex=sentence.Place(number),
        terrain=Term("terrain", field.terrain[hex]),
        level=field.level[hex],
    )


@cache
def background(scenario: str) -> str:
    """The map without pieces."""
    field = SCENARIOS[scenario].battlefield
    around = sheet_of(field).frame
    words = margin.printed(scenario, Sentence(f"scenario-{scenario}"), Sentence("scene-map"))
    return plate(around, around.bottom, words, definitions(field), map_layers(field), edge=0)


# --- faces ------------------------------------------------------------------------------------


@cache
def faces(scenario: str) -> str:
    """A symbol for each counter and its back, each marker of the cup and each on the ground."""
    battle = SCENARIOS[scenario]
    drawn = {id: face for counter in battle.counters for id, face in faces_of(battle, counter)}
    drawn |= {f"back-{side}": counters.back(side) for side in SIDES}
    drawn |= {chit_face(battle, each): counters.chit(battle, each) for each in markers(battle)}
    drawn |= {"prepared": counters.prepared_position(), "mines": counters.mines()}
    drawn |= {f"impact-{kind}": counters.impact(kind) for kind in counters.IMPACTS}
    return sprite(counters.SIZE, piece_definitions(), drawn)


def faces_of(battle: Scenario, counter: Counter) -> list[tuple[str, Markup]]:
    """Both sides of a unit; 1.3a a headquarters ready and activated."""
    formation = battle.formations.get(counter.formation)
    if counter.kind == "hq":
        return [
            (face_of(counter, 1, done), counters.counter(counter, formation, 1, activated=done))
            for done in (False, True)
        ]
    return [
        (face_of(counter, steps), counters.counter(counter, formation, steps))
        for steps in range(1, counter.steps + 1)
    ]


def face_of(counter: Counter, steps: int, activated: bool = False) -> str:
    return f"face-{counter.id}-{'done' if activated else steps}"


def markers(battle: Scenario) -> list[str]:
    special = [f"{side} {kind}" for side in SIDES for kind in MARKERS]
    return [*battle.formations, *special]


def chit_face(battle: Scenario, marker: str) -> str:
    return f"chit-{markers(battle).index(marker)}"
