"""The picture and the text board: complete, well-formed, readable, and silent on what is hidden."""

import re
from xml.etree import ElementTree

import pytest

from sixweeks.games.france_40.definition import DEFINITION
from sixweeks.games.france_40.drawing.counters import COLOURS, FORTS
from sixweeks.games.france_40.drawing.picture import svg
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, ROSTERS
from sixweeks.games.france_40.model.state import Dynamo, Options
from sixweeks.games.france_40.model.view import hidden_units
from sixweeks.games.france_40.rules.r03_set_up_and_control import new_game
from sixweeks.games.france_40.rules.r05_turn_sequence import Campaign
from sixweeks.kernel.engine import answer, run
from sixweeks.kernel.presentation.text_board import text_of_board
from sixweeks.kernel.question import Action, Choose

SPACE = "{http://www.w3.org/2000/svg}"
SIZE_LIMIT = 600_000
UNITS_COLUMN = 44
WISHES = (
    *(
        Action("plan", plan)
        for plan in ("1939_german", "1939_french", "1940_allied", "1940_german")
    ),
    Action("sickle_cut"),
    Action("keep"),
)


def deployed(scenario):
    """A game with the ready deployments, about to begin its first turn."""
    game = new_game(scenario, Options())
    game.stack = [Campaign()]
    run(game)
    while game.turn == 0:
        assert isinstance(game.pending, Choose)
        answer(game, next(wish for wish in WISHES if wish in game.pending.options))
    return game


@pytest.fixture(scope="module", params=["1939", "1940"])
def game(request):
    return deployed(request.param)


def words(picture):
    return {element.text for element in ElementTree.fromstring(picture).iter() if element.text}


def units_drawn(picture):
    return [name for g in ElementTree.fromstring(picture).iter() if (name := g.get("data-unit"))]


def names(game, units):
    return sorted(game.scenario.counters[unit].name for unit in units)


def titles_drawn(picture):
    return {word.partition(":")[0] for word in words(picture)}


def board(game, side):
    to = DEFINITION.text.localization(scenario=game.scenario_id)
    return text_of_board(DEFINITION.formats.board(game, side), to)


def units_listed(text):
    """The units that a text board names, each before its factors."""
    stacks = [line[UNITS_COLUMN:] for line in text.splitlines() if re.match(r"\d{4} ", line)]
    units = [unit for stack in stacks for unit in stack.split(", ") if unit != "?"]
    return {re.sub(r" \d+-\d+.*", "", unit) for unit in units}


def all_units(game):
    return [unit for stack in game.stacks.values() for unit in stack]


# --- the picture ------------------------------------------------------------------------------


def test_the_empty_map_is_well_formed_and_names_every_city():
    shown = {word.casefold() for word in words(svg(None, None))}
    assert {name.casefold() for name in MAP.names.values()} <= shown


def test_every_hex_is_numbered():
    assert set(MAP.grid.numbers(MAP.grid.all)) <= words(svg(None, None))


def test_the_map_says_that_it_is_ours():
    note = "Map reconstructed by the Six Weeks project; not the publisher's art"
    assert note in words(svg(None, None))


def test_the_empty_map_shows_the_fortifications_of_1940():
    titles = words(svg(None, None))
    assert sum(word.startswith(("Maginot Line ", "West Wall ")) for word in titles) == 40
    assert "Fort Eben Emael, strength 2" in titles


def test_a_position_is_drawn_whole_and_not_too_large(game):
    picture = svg(game, None)
    assert sorted(units_drawn(picture)) == names(game, all_units(game))
    assert len(picture.encode()) < SIZE_LIMIT


def test_a_picture_has_a_name_and_a_description(game):
    root = ElementTree.fromstring(svg(game, ALLIED))
    assert DEFINITION.text.printed(DEFINITION.scenario(game.scenario_id).title) in (
        root.findtext(f"{SPACE}title") or ""
    )
    assert "see it." in (root.findtext(f"{SPACE}desc") or "")


def test_every_copy_has_an_original(game):
    root = ElementTree.fromstring(svg(game, GERMAN))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    wanted = {element.get("href", "").removeprefix("#") for element in root.iter(f"{SPACE}use")}
    wanted |= set(re.findall(r"url\(#([\w-]+)\)", svg(game, GERMAN)))
    assert wanted <= set(ids)
    assert len(ids) == len(set(ids))


def test_ground_taken_is_hatched():
    game = deployed("1940")
    before = svg(game, None).count("url(#allied-held)")
    game.control &= ~MAP.grid.mask("2334")
    assert svg(game, None).count("url(#allied-held)") == before + 1


def test_a_fallen_fortification_is_gone():
    game = deployed("1940")
    game.forts &= ~MAP.grid.mask("2333")
    assert "Maginot Line 2333, strength 2" not in words(svg(game, None))


def test_lost_steps_show_on_the_counter():
    game = deployed("1940")
    before = svg(game, None).count('width="3.6"')
    unit = ROSTERS["1940"].by_name["19 Pz"]
    values = list(game.units)
    values[unit] = type(values[unit])(values[unit].place, 3)
    game.units = tuple(values)
    assert "XIX Panzer Corps: 11-6, 3 of 4 steps" in words(svg(game, None))
    assert svg(game, None).count('width="3.6"') == before - 1


# --- what is hidden ---------------------------------------------------------------------------


@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_3_10a_the_enemys_picture_shows_only_top_units(game, side):
    secret = hidden_units(game, side)
    assert secret
    seen = [unit for unit in all_units(game) if unit not in secret]
    assert sorted(units_drawn(svg(game, side))) == names(game, seen)


@pytest.mark.parametrize("side", [GERMAN, ALLIED])
def test_3_10a_a_hidden_unit_is_named_to_its_owner_alone(game, side):
    owner = ALLIED if side == GERMAN else GERMAN
    secret = [game.scenario.counters[unit] for unit in hidden_units(game, side)]
    titles, names = {each.title for each in secret}, {each.name for each in secret}
    assert titles <= titles_drawn(svg(game, owner))
    assert not titles & titles_drawn(svg(game, side))
    assert names <= units_listed(board(game, owner))
    assert not names & units_listed(board(game, side))


def test_3_10a_a_hidden_stack_tells_its_height():
    game = deployed("1940")
    assert "a stack of 2 units" in words(svg(game, ALLIED))
    assert "14 PzG 8-7 4/4, ?" in board(game, ALLIED)
    assert "?" not in board(game, None)


# --- colours ----------------------------------------------------------------------------------


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", COLOURS)
def test_2_4c_the_print_on_a_counter_can_be_read(name):
    assert contrast(*COLOURS[name]) >= 4.5


@pytest.mark.parametrize("kind", FORTS)
def test_the_strength_of_a_fortification_can_be_read(kind):
    assert contrast(FORTS[kind][1], "#ffffff") >= 4.5


# --- the text board ---------------------------------------------------------------------------


def test_the_text_board_has_one_line_for_each_stack(game):
    lines = board(game, None).splitlines()
    stacks = [line for line in lines if re.match(r"\d{4} ", line)]
    assert [line[:4] for line in stacks] == MAP.grid.numbers(sum(1 << hex for hex in game.stacks))


def test_the_text_board_begins_with_scenario_and_turn():
    heading = board(deployed("1940"), None).splitlines()[:6]
    assert heading == [
        "France '40. May 1940: Case Yellow and Case Red",
        "Turn 1 of 13, 10–13 May 1940. German order of phases.",
        "Victory points: 0.",
        "Replacement points: German 8, Allied 17.",
        "Countries: Belgium in play (violated on turn 1), the Netherlands neutral, Luxembourg"
        " neutral, Switzerland neutral.",
        "Operation Dynamo: not declared.",
    ]


def test_the_text_board_tells_how_points_were_earned():
    game = deployed("1940")
    game.victory_points = (("4.7a", 1), ("4.9a", 1), ("4.9a", 1), ("4.10a", -1))
    assert (
        "Victory points: 2. +1 Paris taken (4.7a); +2 a British corps destroyed out of supply"
        " (4.9a); −1 a mechanized corps lost (4.10a)." in board(game, None)
    )


def test_the_text_board_and_the_picture_tell_of_dynamo():
    game = deployed("1940")
    game.dynamo = Dynamo(5, MAP.grid.hex("3927"), 2)
    assert "declared on turn 5 at Dunkirk (3927); 2 steps evacuated this turn" in board(game, None)
    assert "Operation Dynamo: Dunkirk is the active port" in words(svg(game, None))


def test_the_text_board_lists_fortifications_and_units_off_the_map():
    text = board(deployed("1940"), GERMAN)
    assert "Fort Eben Emael 2: 3235" in text
    assert "Unplaced: 39 Pz" in text


def test_a_game_being_set_up_can_be_shown():
    game = new_game("1940", Options())
    assert "No units on the map." in board(game, None)
    assert units_drawn(svg(game, None)) == []
