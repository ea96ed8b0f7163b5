"""The picture, the sheet of the page and its faces: complete, and silent on what is hidden."""

import re
from xml.etree import ElementTree

import pytest

from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.drawing.ground import relief_of
from sixweeks.games.blitzkrieg.drawing.names import names
from sixweeks.games.blitzkrieg.drawing.picture import svg
from sixweeks.games.blitzkrieg.drawing.sheet import background, faces, sheet
from sixweeks.games.blitzkrieg.model.components import BATTLEFIELDS, FRENCH, GERMAN, SCENARIOS
from sixweeks.games.blitzkrieg.text.messages import TEXT
from sixweeks.kernel.presentation.sentence import Sentence
from tests.games.blitzkrieg.toolkit import sketch

SPACE = "{http://www.w3.org/2000/svg}"
LARGEST = 500_000
NEUTRALIZED, COLUMN, OUT_OF_COMMAND = (
    TEXT.printed(Sentence(f"mark-{kind}")) for kind in ("neutralized", "column", "out_of_command")
)
both = pytest.mark.parametrize("battle", SCENARIOS)
fields = pytest.mark.parametrize("field", BATTLEFIELDS.values(), ids=list(BATTLEFIELDS))


def words(picture):
    return {element.text for element in ElementTree.fromstring(picture).iter() if element.text}


def units_drawn(picture):
    root = ElementTree.fromstring(picture)
    return {name for element in root.iter() if (name := element.get("data-unit"))}


def badges(picture):
    """What the small circles on counters say."""
    return {word for word in words(picture) if word in {NEUTRALIZED, COLUMN, OUT_OF_COMMAND}}


# The map


@both
def test_the_map_is_well_formed_and_not_too_large(battle):
    picture = background(battle)
    assert ElementTree.fromstring(picture).tag == f"{SPACE}svg"
    assert len(picture.encode()) < LARGEST


@both
def test_every_place_is_named_on_the_map(battle):
    assert set(SCENARIOS[battle].battlefield.places) <= words(background(battle))


@fields
def test_a_town_s_name_stands_beside_it(field):
    written = [*names(field)["town"], *names(field).get("hill", ())]
    assert {each.name for each in written} == set(field.places)
    assert all(field.places[each.name] >> field.grid.hex(each.hex) & 1 for each in written)


@fields
def test_where_a_road_leaves_the_map_stands_where_it_leads_to(field):
    assert {field.grid.hex(each.hex) for each in names(field)["road"]} == set(field.exits)


@pytest.mark.parametrize("battle", SCENARIOS)
def test_every_copy_has_an_original(battle):
    picture = svg(sketch({}, battle), None)
    root = ElementTree.fromstring(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    copied = {element.get("href", "").removeprefix("#") for element in root.iter(f"{SPACE}use")}
    wanted = copied | set(re.findall(r"url\(#([\w-]+)\)", picture))
    assert wanted <= set(ids)
    assert len(ids) == len(set(ids))


def test_the_empty_map_is_numbered_and_says_that_it_is_ours():
    shown = words(svg(None, None))
    field = SCENARIOS["hannut"].battlefield
    assert set(field.grid.numbers(field.grid.all)) <= shown
    assert "Map reconstructed by the Six Weeks project; not the publisher's art" in shown


# Heights


@fields
def test_the_contours_keep_every_hex_on_its_level(field):
    """The ground at the middle of a hex lies between the lines that bound its level."""
    relief = relief_of(field)
    for hex in bits(field.grid.all):
        assert abs(relief.height_at(*relief.sheet.centre(hex)) - field.level[hex]) < 0.5


@fields
def test_there_is_a_line_where_each_level_begins(field):
    levels = {field.level[field.grid.hex(n)] for n in field.grid.numbers(field.grid.all)}
    assert all(relief_of(field).line(level - 0.5) for level in levels if level)


# The page's sheet and faces


@both
def test_the_sheet_has_a_place_for_every_hex_within_it(battle):
    board = sheet(battle)
    assert len(board.places) == 352
    assert board.is_numbered
    for each in board.places:
        assert all(0 <= x <= board.width and 0 <= y <= board.height for x, y in each.outline)


def test_a_place_says_what_ground_it_is():
    labels = {
        each.id: TEXT.localization(scenario="stonne").label(each.label)
        for each in sheet("stonne").places
    }
    assert labels["0811"] == "Stonne (0811), built-up area, level 2"
    assert labels["0101"] == "0101 (2 km north-west of Artaise-le-Vivier), clear, level 0"


def test_13a_a_place_knows_its_name_and_whether_it_is_an_objective():
    places = sheet("stonne").places
    named = {each.id: each.name for each in places if each.name}
    assert (named["0811"], named["0807"]) == ("Stonne", "Les Huttes d'Ogny")
    assert "Mont Damion" not in named.values()
    assert {each.name for each in places if each.is_objective} == {"Stonne"}


def test_a_name_that_is_printed_beyond_its_hex_says_where():
    places = {each.id: each for each in sheet("stonne").places}
    printed = places["0807"].name_at
    assert printed is not None
    assert places["0807"].x < printed[0] < places["0808"].x
    assert places["0101"].name_at is None


@both
def test_every_counter_has_a_face_for_each_of_its_sides(battle):
    found = set(re.findall(r'<symbol id="([^"]+)"', faces(battle)))
    for counter in SCENARIOS[battle].counters:
        assert {f"face-{counter.id}-{steps}" for steps in range(1, counter.steps + 1)} <= found
        assert (f"face-{counter.id}-done" in found) == (counter.kind == "hq")


@both
def test_there_are_backs_markers_and_impacts(battle):
    found = set(re.findall(r'<symbol id="([^"]+)"', faces(battle)))
    impacts = {"impact-75", "impact-105", "impact-150", "impact-stuka"}
    assert {"back-french", "back-german", "mines", "prepared", *impacts} <= found
    chits = [id for id in found if id.startswith("chit-")]
    assert len(chits) == len(SCENARIOS[battle].formations) + 8


@both
def test_a_face_is_well_formed(battle):
    assert ElementTree.fromstring(faces(battle)).tag == f"{SPACE}svg"


# A position


def test_1_1b_a_counter_says_its_values():
    game = sketch({"1 Cuir S35 1": "1012", "I/11 RDP AT": "1111 reduced"})
    shown = words(svg(game, None))
    title = "Somua S35 squadron 1, 1st Cuirassiers: 9/4, range "
    assert any(word.startswith(title) and word.endswith(", 8 MP on tracks") for word in shown)
    assert any(word.startswith("25 mm antitank platoon") and "reduced" in word for word in shown)


def test_the_markers_lie_on_the_counters():
    game = sketch({"1 Cuir S35 1": "1012 neutralized column", "1 Cuir S35 2": "0911"})
    assert badges(svg(game, None)) == {NEUTRALIZED, COLUMN}


def test_12_works_and_mines_are_drawn():
    before = words(svg(sketch({}, "stonne"), None))
    picture = svg(sketch({}, "stonne", mines="0606", works="0811"), None)
    assert picture.count("<title>Mines</title>") == 1
    assert picture.count("<title>Prepared position</title>") == 1
    assert before <= words(picture)


def test_8_1c_the_enemy_sees_only_the_top_of_a_stack():
    game = sketch({"1 Cuir S35 1": "1012", "1 Cuir S35 2": "1012"})
    assert units_drawn(svg(game, FRENCH)) == {"1 Cuir S35 1", "1 Cuir S35 2"}
    assert units_drawn(svg(game, GERMAN)) == {"1 Cuir S35 2"}


def test_1_4a_the_enemy_does_not_see_a_noted_observer():
    game = sketch({"AO 1 F": "1011 hidden"})
    assert units_drawn(svg(game, FRENCH)) == {"AO 1 F"}
    assert units_drawn(svg(game, GERMAN)) == set()


def test_1_4a_nor_that_there_is_one():
    game = sketch({"AO 1 F": "1011 hidden", "1 Cuir S35 1": "1012"})
    assert svg(game, GERMAN) == svg(sketch({"1 Cuir S35 1": "1012"}), GERMAN)
