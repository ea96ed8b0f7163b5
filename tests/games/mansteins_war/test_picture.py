"""The map and the counters: complete, well-formed, readable, and true to the tables."""

import json
import re
from itertools import combinations, pairwise
from math import dist, sqrt
from xml.etree import ElementTree

import pytest

from sixweeks.board.drawing.palette import contrast, print_on
from sixweeks.games.mansteins_war.drawing import boxes, counters, markers, works
from sixweeks.games.mansteins_war.drawing.counters import COLOURS, MECH, face_of
from sixweeks.games.mansteins_war.drawing.looks import LOOKS
from sixweeks.games.mansteins_war.drawing.picture import svg
from sixweeks.games.mansteins_war.drawing.sheet import background, faces, sheet
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    BY_NAME,
    COMMANDS,
    COUNTERS,
    MARKERS,
    NATIONS,
    SIDES,
    SPECIAL_FORCES,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.page.placement import placements, scale_in, spots
from tests.games.mansteins_war.data_files import FORTS, HEXES, PLACES
from tests.games.mansteins_war.toolkit import board
from tools.atlas import mansteins_war as atlas

SPACE = "{http://www.w3.org/2000/svg}"
MEUSE = {"19 Pz": "1538", "41 Pz": "1539/1", "F 2 Army": "1438/3", "fort EE": "1537"}
BINS = {"german": "HGA Guderian", "allied": "1AG De_Gaulle"}


def words(picture):
    return {element.text for element in ElementTree.fromstring(picture).iter() if element.text}


def test_the_empty_map_names_every_place():
    shown = {word.casefold() for word in words(svg(None, None))}
    assert {name.casefold() for name in MAP.names.values()} <= shown


def test_every_hex_is_numbered():
    assert set(GRID.numbers(GRID.all)) <= words(svg(None, None))


def test_the_map_says_that_it_is_ours():
    note = "Map and charts reconstructed by the Six Weeks project; not the publisher's art"
    assert note in words(svg(None, None))


def test_every_copy_has_an_original():
    picture = svg(board(MEUSE), None)
    root = ElementTree.fromstring(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    wanted = {element.get("href", "").removeprefix("#") for element in root.iter(f"{SPACE}use")}
    wanted |= set(re.findall(r"url\(#([\w-]+)\)", picture))
    assert wanted <= set(ids)
    assert len(ids) == len(set(ids))


def test_the_page_has_every_hex_and_every_box_once():
    ids = [place.id for place in sheet("campaign").places]
    assert len(ids) == len(set(ids))
    assert set(ids) == set(GRID.numbers(GRID.all)) | set(boxes.BOXES)


def test_the_map_of_the_page_is_as_large_as_its_sheet():
    board = sheet("campaign")
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', background("campaign"))
    assert found
    assert [*map(float, found.groups())] == pytest.approx([board.width, board.height], abs=0.01)


def test_3_4_3_5_hexes_that_score_are_objectives():
    scoring = {place.id for place in sheet("campaign").places if place.is_objective}
    depots = {hex for hexes in PLACES["depots"].values() for hex in hexes}
    westwall = {hex for hex, fort in FORTS.items() if fort["country"] == "germany"}
    maginot = {hex for hex, fort in FORTS.items() if fort["class"] == "major"}
    assert scoring == depots | set(PLACES["ports"]["channel"]) | westwall | maginot


# --- displays ---------------------------------------------------------------------------------


def edges(box):
    (left, top), (right, _), (_, bottom), _ = box.outline()
    return left, top, right, bottom


def test_no_two_boxes_overlap():
    for one, other in combinations(boxes.BOXES.values(), 2):
        (left, top, right, bottom), (west, north, east, south) = edges(one), edges(other)
        assert left >= east or west >= right or top >= south or north >= bottom


def test_every_box_lies_on_the_sheet_beside_the_map():
    for box in boxes.BOXES.values():
        left, _, right, bottom = edges(box)
        assert left > sheet("campaign").parts[0].width
        assert right < sheet("campaign").width
        assert bottom < sheet("campaign").height


@pytest.mark.parametrize(
    ("id", "count"),
    [("german_eliminated", 39), ("allied_eliminated", 48), ("allied_turn_2", 4), ("german_bin", 6)],
)
def test_as_many_pieces_as_may_come_lie_apart_in_a_display(id, count):
    places, size = spots(id, count), counters.SIZE * scale_in(id)
    assert min(dist(a, b) for a, b in combinations(places, 2)) >= size * 0.9
    left, top, right, bottom = edges(boxes.BOXES[id])
    assert all(left < x < right and top < y < bottom for x, y in places)


def test_2_1_1_each_side_has_a_turn_track_and_a_track_of_points():
    tracks = {(side, kind) for side in SIDES for kind in ("turn", "rp", "rail", "bin")}
    assert {(id.split("_")[0], boxes.kind_of(id)) for id in boxes.BOXES} >= tracks


# --- counters ---------------------------------------------------------------------------------


def test_2_2_6_every_counter_has_a_face_for_each_step_and_every_marker_one():
    root = ElementTree.fromstring(faces("campaign"))
    ids = {symbol.get("id") for symbol in root.iter(f"{SPACE}symbol")}
    assert {face_of(c.id, steps) for c in COUNTERS for steps in range(1, c.steps + 1)} <= ids
    assert {markers.air_face(c.id, back) for c in AIR for back in (True, False)} <= ids
    assert {markers.marker_face(*key) for key in MARKERS} <= ids
    assert {markers.force_face(n) for n, _ in enumerate(SPECIAL_FORCES)} <= ids


@pytest.mark.parametrize("name", COLOURS)
def test_2_2_8_the_print_on_a_counter_can_be_read(name):
    assert contrast(*COLOURS[name]) >= 4.5


@pytest.mark.parametrize("nation", NATIONS[:3])
def test_2_2_1_b_the_movement_factor_of_mech_units_can_be_read(nation):
    """Only Germans, French and British have them."""
    assert contrast(COLOURS[nation].ground, MECH) >= 4.5
    assert {NATIONS[c.nation] for c in COUNTERS if c.is_mech} == set(NATIONS[:3])


@pytest.mark.parametrize("command", LOOKS.commands)
def test_2_2_8_the_symbol_of_a_command_can_be_read(command):
    colour = LOOKS.commands[command]
    assert contrast(colour, print_on(colour)) >= 4.5


def test_2_2_8_every_command_has_its_colour():
    assert set(LOOKS.commands) == {f"{side}-{c}" for side in SIDES for c in COMMANDS[side]}


def printed_on(name, steps):
    drawn = counters.counter(COUNTERS[BY_NAME[name]], steps)
    return " ".join(re.sub(r"<title>.*?</title>|<[^>]+>", " ", drawn).split())


def test_2_2_a_counter_shows_steps_command_name_and_factors():
    assert printed_on("19 Pz", 2) == "2 PGK 19 9-6- 8"
    assert printed_on("19 Pz", 1) == "1 PGK 19 5-3- 8"


def test_2_2_1_b_mech_units_alone_have_a_red_factor():
    red = {c.name for c in COUNTERS if MECH in counters.counter(c, c.steps)}
    assert red == {c.name for c in COUNTERS if c.is_mech}


def test_2_2_4_a_detachment_has_brackets():
    bracketed = {c.name for c in COUNTERS if "#bracket" in counters.counter(c, c.steps)}
    assert bracketed == {"F 8 Army"}


def test_2_2_7_the_weaker_counter_of_a_unit_has_a_dark_corner():
    army = COUNTERS[BY_NAME["BEF"]]
    shown = ["#dark-corner" in counters.counter(army, steps) for steps in (4, 3, 2, 1)]
    assert shown == [False, False, True, True]


def test_16_4_a_reduced_air_unit_has_its_strength_in_brackets_and_a_zone_of_one_hex():
    full, reduced = (markers.air(AIR[0], back) for back in (False, True))
    assert ("#zone-full" in full, ">(1)<" in full) == (True, False)
    assert ("#zone-own" in reduced, ">(1)<" in reduced) == (True, True)


def test_2_5_special_markers_have_an_asterisk():
    starred = {marker.id for marker in MARKERS.values() if ">*<" in markers.command(marker)}
    assert starred == {marker.id for marker in MARKERS.values() if marker.is_special}


# --- a position -------------------------------------------------------------------------------


def units_drawn(picture):
    return [name for g in ElementTree.fromstring(picture).iter() if (name := g.get("data-unit"))]


def seen(viewer, **fields):
    return {(each.id, each.place) for each in placements(board(MEUSE, **fields), viewer)}


def test_a_position_is_drawn_whole_and_not_too_large():
    picture = svg(board(MEUSE, turn=3), None)
    assert set(MEUSE) <= set(units_drawn(picture))
    assert len(picture.encode()) < 600_000


def test_no_piece_is_drawn_twice():
    drawn = units_drawn(svg(board(MEUSE, bins=BINS, picked=("PGK", "2AG")), None))
    assert len(drawn) == len(set(drawn))


def test_every_piece_lies_in_a_place_of_the_sheet_and_has_a_face():
    known = {place.id for place in sheet("campaign").places}
    drawn = counters.faces() | markers.faces()
    for each in placements(board(MEUSE, bins=BINS, destroyed=GRID.mask("1537")), None):
        assert each.place in known
        assert each.face in drawn


def test_a_worn_unit_shows_the_steps_it_has():
    shown = words(svg(board(MEUSE), None))
    assert {"41st Panzer Corps: 4-3-8", "French 2nd Army: 4-5-3"} <= shown


def test_13_1_a_reinforcement_waits_on_the_turn_track_of_its_side():
    game = board({**MEUSE, "F 6 Army": "waiting"})
    found = {(each.id, each.place) for each in placements(game, None)}
    assert ("F 6 Army", "allied_turn_3") in found


def test_14_1_the_markers_of_points_lie_on_their_tracks():
    places = seen(None, rp=(5, 2, 2, 0, 10))
    assert {("german rp", "german_rp_5"), ("french rp", "allied_rp_2")} <= places
    assert {("british rp", "allied_rp_2"), ("dutch rp", "allied_rp_10")} <= places


def test_5_0_a_a_bin_is_closed_to_the_other_side():
    places = seen("german", bins=BINS)
    assert ("Guderian", "german_bin") in places
    assert {id for id, place in places if place == "allied_bin"} == {"allied bin"}


def test_5_7_c_markers_that_were_played_lie_open():
    for viewer in (*SIDES, None):
        places = seen(viewer, picked=("PGK", "2AG"))
        assert {("PGK", "german_played"), ("2AG", "allied_played")} <= places


def test_6_0_f_the_displays_of_the_other_side_are_not_shown():
    displays = ("available", "utilized", "eliminated")
    assert {f"german_{displays[0]}"} <= {place for _, place in seen("german")}
    assert not {f"allied_{display}" for display in displays} & {p for _, p in seen("german")}


def test_16_3_an_air_unit_lies_above_its_hex():
    game = board(MEUSE, air={"II Flk": "1438", "ZOAN": "1438"})
    found = {each.id: each for each in placements(game, "allied") if each.id in ("II Flk", "ZOAN")}
    german, allied = found["II Flk"].at, found["ZOAN"].at
    assert german
    assert allied
    (x, y), (u, v) = german, allied
    assert (found["II Flk"].place, found["ZOAN"].place, y == v, x < u) == (
        "1438",
        "1438",
        True,
        True,
    )


def test_3_3_ground_taken_is_hatched():
    game = board()
    before = svg(game, None).count("url(#german-held)")
    game.control |= GRID.mask("1638")
    assert svg(game, None).count("url(#german-held)") == before + 1


def test_a_picture_tells_the_turn():
    root = ElementTree.fromstring(svg(board(MEUSE, turn=3), None))
    words = root.findtext(f"{SPACE}desc") or ""
    assert "Turn 3 of 6, 24–30 May 1940, with nothing hidden." in words


# --- against the tables -----------------------------------------------------------------------


def centre(hex):
    """In hexes; even columns lie half a hex lower."""
    column, row = int(hex[:2]), int(hex[2:])
    return (column - 4) * sqrt(3) / 2, row - 28 + (column % 2 == 0) / 2


def walls_drawn():
    """The hex that each wall stands in."""
    walls = re.findall(r'<path d="([^"]*)" fill="none"', works.fortifications())
    for wall in re.findall(r"M(\S+) (\S+?)l(\S+) ([^M]+)", "".join(walls)):
        x, y, across, down = (float(axis) / 80 for axis in wall)
        middle = x + across / 2, y + down / 2
        yield min(HEXES, key=lambda hex: dist(middle, centre(hex)))


def test_17_0_each_fort_has_a_wall_of_six_sides():
    assert sorted(walls_drawn()) == sorted([*FORTS] * 6)


def test_the_lines_are_what_the_atlas_draws():
    assert atlas.drawn() == atlas.OUTPUT.read_text("utf-8")


def test_the_lines_leave_every_hex_in_its_country():
    regions = json.loads(atlas.OUTPUT.read_text("utf-8"))["regions"]
    for hex, row in HEXES.items():
        inside = [name for name, rings in regions.items() if is_inside(centre(hex), rings)]
        assert inside == [row["country"] or row["terrain"]], hex


def is_inside(point, rings):
    """Does a ray to the east cross the outlines an odd number of times?"""
    x, y = point
    sides = [
        side for ring in rings for side in pairwise(ring) if (side[0][1] <= y) != (side[1][1] <= y)
    ]
    crossed = [ax + (y - ay) * (bx - ax) / (by - ay) > x for (ax, ay), (bx, by) in sides]
    return sum(crossed) % 2 == 1
