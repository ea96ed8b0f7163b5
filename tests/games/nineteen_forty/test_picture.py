"""The map and the counters: complete, well-formed, readable, and true to the tables."""

import re
from xml.etree import ElementTree

import pytest

from sixweeks.board.drawing.palette import WHITE, contrast
from sixweeks.games.nineteen_forty.drawing.counters import BACKS, COLOURS, face_of
from sixweeks.games.nineteen_forty.drawing.picture import svg
from sixweeks.games.nineteen_forty.drawing.sheet import background, faces, sheet
from sixweeks.games.nineteen_forty.model.components import COUNTERS
from sixweeks.games.nineteen_forty.model.map import GRID, MAP

SPACE = "{http://www.w3.org/2000/svg}"


def words(picture):
    return {element.text for element in ElementTree.fromstring(picture).iter() if element.text}


def test_the_empty_map_names_every_city():
    shown = {word.casefold() for word in words(svg(None, None))}
    assert {name.casefold() for name in MAP.names.values()} <= shown


def test_every_hex_is_numbered():
    assert set(GRID.numbers(GRID.all)) <= words(svg(None, None))


def test_the_map_says_that_it_is_ours():
    note = "Map reconstructed by the Six Weeks project; not the publisher's art"
    assert note in words(svg(None, None))


def test_every_copy_has_an_original():
    root = ElementTree.fromstring(svg(None, None))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    wanted = {element.get("href", "").removeprefix("#") for element in root.iter(f"{SPACE}use")}
    wanted |= set(re.findall(r"url\(#([\w-]+)\)", svg(None, None)))
    assert wanted <= set(ids)
    assert len(ids) == len(set(ids))


def test_the_page_has_every_hex_and_every_box_once():
    ids = [place.id for place in sheet("campaign").places]
    assert len(ids) == len(set(ids))
    assert set(GRID.numbers(GRID.all)) <= set(ids)


def test_the_map_of_the_page_is_as_large_as_its_sheet():
    board = sheet("campaign")
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', background("campaign"))
    assert found
    assert [*map(float, found.groups())] == pytest.approx([board.width, board.height], abs=0.01)


def test_every_counter_has_a_front_and_two_backs():
    root = ElementTree.fromstring(faces("campaign"))
    ids = {symbol.get("id") for symbol in root.iter(f"{SPACE}symbol")}
    assert {face_of(each.id, state) for each in COUNTERS for state in range(4)} <= ids


@pytest.mark.parametrize("name", COLOURS)
def test_21_a_the_print_on_a_counter_can_be_read(name):
    assert contrast(*COLOURS[name]) >= 4.5


@pytest.mark.parametrize("result", BACKS)
def test_the_band_of_a_disrupted_unit_can_be_read(result):
    assert contrast(BACKS[result], WHITE) >= 4.5
