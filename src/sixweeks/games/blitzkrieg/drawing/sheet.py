"""What the page needs once: the sheet and its places, the map, the faces of the pieces."""

from functools import cache

from sixweeks.board.drawing.counters import sprite
from sixweeks.board.drawing.margins import plate
from sixweeks.board.drawing.svg import Point
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.drawing import counters
from sixweeks.games.blitzkrieg.drawing.ground import sheet_of
from sixweeks.games.blitzkrieg.drawing.names import names, place_of
from sixweeks.games.blitzkrieg.drawing.picture import definitions, map_layers
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import SCENARIOS, Scenario
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.kernel.presentation import sentence
from sixweeks.kernel.presentation.scene import Board, Place
from sixweeks.kernel.presentation.sentence import Sentence, Term, message


@cache
def sheet(scenario: str) -> Board:
    """The map of the battle; the page writes the numbers of the hexes."""
    battle = SCENARIOS[scenario]
    around = sheet_of(battle.battlefield).frame
    places = tuple(place(battle, hex) for hex in bits(battle.battlefield.grid.all))
    return Board(around.width, around.height, counters.SIZE, places, is_numbered=True)


def place(battle: Scenario, hex: Hex) -> Place:
    field = battle.battlefield
    return Place(
        *sheet_of(field).place(hex),
        label(field, hex),
        town_name(field, hex),
        printed_names(field).get(hex),
        bool(battle.objective_hexes >> hex & 1),
    )


@cache
def printed_names(field: Battlefield) -> dict[Hex, Point]:
    """Where the names stand on the page, by the hex that each is written beside."""
    on_page = sheet_of(field).on_page
    towns = names(field)["town"]
    return {field.grid.hex(each.hex): on_page(place_of(field, each)) for each in towns}


def town_name(field: Battlefield, hex: Hex) -> str:
    """A hill has a name too, but nobody fights for it."""
    name = field.names.get(hex, "")
    return name if name in (each.name for each in names(field)["town"]) else ""


def label(field: Battlefield, hex: Hex) -> Sentence:
    """`Stonne (0811), built-up area, level 2`."""
    return message(
        "place-hex",
        hex=sentence.Place(field.grid.number(hex)),
        terrain=Term("terrain", field.terrain[hex]),
        level=field.level[hex],
    )


@cache
def background(scenario: str) -> str:
    """The map without pieces."""
    field = SCENARIOS[scenario].battlefield
    around = sheet_of(field).frame
    words = TEXT.captions(scenario, Sentence(f"scenario-{scenario}"), Sentence("scene-map"))
    return plate(around, around.bottom, words, definitions(field), map_layers(field), edge=0)


@cache
def faces(scenario: str) -> str:
    """A symbol for each face of each counter and marker."""
    return sprite(counters.SIZE, counters.definitions(), counters.faces(scenario))
