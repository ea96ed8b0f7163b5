"""The map and the counters: complete, well-formed, readable, and true to the tables."""

import json
import re
from itertools import pairwise
from math import atan2, dist, pi, sqrt
from xml.etree import ElementTree

import pytest

from sixweeks.board.drawing.palette import WHITE, contrast
from sixweeks.games.nineteen_forty.drawing import works
from sixweeks.games.nineteen_forty.drawing.counters import BACKS, COLOURS, face_of
from sixweeks.games.nineteen_forty.drawing.ground import NAMES, THEATRE
from sixweeks.games.nineteen_forty.drawing.picture import svg
from sixweeks.games.nineteen_forty.drawing.sheet import background, faces, sheet
from sixweeks.games.nineteen_forty.model.components import COUNTERS
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.state import BySide
from tests.games.nineteen_forty.data_files import FORTS, HEXES, SCENARIO, SIDES
from tests.games.nineteen_forty.toolkit import sketch
from tools.atlas import nineteen_forty as atlas

DIRECTIONS = ("E", "SE", "SW", "W", "NW", "NE")  # clockwise
SPACE = "{http://www.w3.org/2000/svg}"


def words(picture):
    return {element.text for element in ElementTree.fromstring(picture).iter() if element.text}


def test_the_empty_map_names_every_city():
    shown = {word.casefold() for word in words(svg(None, None))}
    assert {name.casefold() for name in MAP.names.values()} <= shown


def test_every_hex_is_numbered():
    assert set(GRID.numbers(GRID.all)) <= words(svg(None, None))


def test_the_map_says_that_it_is_ours():
    note = "Map and charts reconstructed by the Six Weeks project; not the publisher's art"
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


# --- a position -------------------------------------------------------------------------------

MEUSE = {"G XIX": "1511", "F X": "1611", "F 5 Cav": "1611"}


def units_drawn(picture):
    return [name for g in ElementTree.fromstring(picture).iter() if (name := g.get("data-unit"))]


def test_a_position_is_drawn_whole_and_not_too_large():
    picture = svg(sketch(MEUSE, turn=3, air=BySide(4, 2)), None)
    assert set(MEUSE) <= set(units_drawn(picture))
    assert len(picture.encode()) < 600_000


def test_no_piece_is_drawn_twice():
    drawn = units_drawn(svg(sketch(MEUSE, turn=3, air=BySide(4, 2)), None))
    assert len(drawn) == len(set(drawn))


def test_units_off_the_map_lie_in_the_displays():
    assert {"G XL", "F Arm", "B 1 Arm", "S 4", "turn"} <= set(units_drawn(svg(sketch(MEUSE), None)))


def test_a_disrupted_unit_shows_what_disrupted_it():
    shown = words(svg(sketch({"F X": "1611*", "G XIX": "1511~"}), None))
    assert "X Corps (French): 2-5, Disrupted by DR" in shown
    assert "XIX Panzer Corps (German): 8-10, Disrupted by AR" in shown


def test_5_e_ground_taken_is_hatched():
    game = sketch(control=GRID.numbers(MAP.countries["germany"]))
    before = svg(game, None).count("url(#german-held)")
    game.control |= GRID.mask("1611")
    assert svg(game, None).count("url(#german-held)") == before + 1


def test_a_picture_tells_the_turn():
    root = ElementTree.fromstring(svg(sketch(MEUSE, turn=3), None))
    assert "Turn 3 of 10, 22–26 May 1940, with nothing hidden." in (
        root.findtext(f"{SPACE}desc") or ""
    )


# --- against the tables -----------------------------------------------------------------------


def centre(hex):
    """Columns count from the east; even rows lie half a hex further west."""
    row, column = int(hex[:2]), int(hex[2:])
    return (21 - column - (row % 2 == 0) / 2) * 80, (row - 1) * 80 * sqrt(3) / 2


def walls_drawn():
    """Each wall as the hex it stands in and the side it stands at."""
    walls = re.findall(r'<path d="([^"]*)" fill="none"', works.fortifications())
    for wall in re.findall(r"M(\S+) (\S+?)l(\S+) ([^M]+)", "".join(walls)):
        x, y, across, down = map(float, wall)
        middle = x + across / 2, y + down / 2
        owner = min(HEXES, key=lambda hex: dist(middle, centre(hex)))
        turn = atan2(middle[1] - centre(owner)[1], middle[0] - centre(owner)[0])
        yield owner, DIRECTIONS[round(turn / (pi / 3)) % 6]


def test_10_b_each_fort_side_is_drawn_in_the_hex_that_owns_it():
    printed = [(row["hex"], side) for row in FORTS for side in row["sides"].split()]
    assert sorted(walls_drawn()) == sorted(printed)


def test_rivers_are_drawn_in_two_weights():
    classes = {side["name"]: side["feature"] for side in SIDES if "river" in side["feature"]}
    assert set(THEATRE.widths) == {name for name, kind in classes.items() if kind == "major_river"}


@pytest.mark.parametrize("name", NAMES.commands["allied"], ids=lambda name: name.hex)
def test_16_a_an_allied_army_group_is_named_in_its_zone(name):
    assert MAP.groups["allied"][name.name[0]] >> GRID.hex(name.hex) & 1


@pytest.mark.parametrize("name", NAMES.commands["german"], ids=lambda name: name.hex)
def test_17_f_a_german_army_group_is_named_in_its_zone_or_area_of_effort(name):
    inside = HEXES[name.hex]["country"] == "germany"
    assert inside == name.name.startswith("Army Group")
    for group in re.findall(r"\b[ABC]\b", name.name):
        first, last = SCENARIO["effort"][group]
        is_in_zone = MAP.groups["german"][group] >> GRID.hex(name.hex) & 1
        assert is_in_zone if inside else first <= int(name.hex[:2]) <= last


def test_the_lines_are_what_the_atlas_draws():
    assert atlas.drawn() == atlas.OUTPUT.read_text("utf-8")


def test_the_lines_leave_every_hex_in_its_country():
    regions = json.loads(atlas.OUTPUT.read_text("utf-8"))["regions"]
    for hex, row in HEXES.items():
        x, y = (axis / 80 for axis in centre(hex))
        inside = [name for name, rings in regions.items() if is_inside((x + 0.5, y), rings)]
        assert inside == [row["country"] or row["terrain"]], hex


def is_inside(point, rings):
    """Does a ray to the east cross the outlines an odd number of times?"""
    x, y = point
    sides = [
        side for ring in rings for side in pairwise(ring) if (side[0][1] <= y) != (side[1][1] <= y)
    ]
    crossed = [ax + (y - ay) * (bx - ax) / (by - ay) > x for (ax, ay), (bx, by) in sides]
    return sum(crossed) % 2 == 1
