"""What the page is told: pieces and where they lie, tracks, layers, choices and the inspector."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from sixweeks.games.springtime.definition import DEFINITION
from sixweeks.games.springtime.drawing import boxes, sheet
from sixweeks.games.springtime.drawing.ground import outline
from sixweeks.games.springtime.model.components import COUNTERS, MAP, ROSTER
from sixweeks.games.springtime.page import layers, pieces, scene
from tests.games.in_words import in_words, worded
from tools.atlas.lines import contains

from .sketch import answer, done, sketch
from .wandering import sample

tracks = worded(scene.tracks)
CITABLE = DEFINITION.rulebook.citable
OPTIONS = {"airdrops": "on", "free_set_up": "on", "bef_returns": "on"}
GAMES = [("campaign", 1, {}), ("campaign", 2, OPTIONS), ("plan_red", 3, {"airdrops": "on"})]


@pytest.fixture(scope="module")
def start():
    return DEFINITION.new_game("campaign", {})


def pile_with(game, piece):
    return next(pile for pile in pieces.piles(game) if piece in [each.id for each in pile.pieces])


def where(pile):
    assert pile.at, "every pile of this game has its place"
    return pile.at


def piece(game, name):
    found = next(each for each in pile_with(game, name).pieces if each.id == name)
    return in_words(found, DEFINITION.text.localization())


# --- every position ---------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "seed", "options"), GAMES)
def test_every_scene_holds_together(scenario, seed, options):
    """Pieces have faces and different names; piles, choices and layers name places of the sheet."""
    places = {place.id for place in sheet.sheet(scenario).places}
    faces = {symbol.get("id") for symbol in ElementTree.fromstring(sheet.faces(scenario)).iter()}
    for game in sample(scenario, seed, options):
        seen = scene.scene(game, None)
        lying = [each for pile in seen.piles for each in pile.pieces]
        lying += [each for tray in seen.trays for each in tray.pieces]
        assert {each.face for each in lying} <= faces
        assert Counter(each.id for each in lying).most_common(1)[0][1] == 1
        assert {pile.place for pile in seen.piles} <= places
        assert {name for layer in seen.layers for name in layer.places} <= places
        ids = {each.id for each in lying}
        for each in DEFINITION.choices(game):
            assert each.place in places | {""}
            assert each.piece in ids | {""}
            assert set(each.path) <= places


def test_layers_tracks_and_stages_cite_rules(start):
    seen = scene.scene(start, None)
    cited = [each.rule for each in seen.layers]
    cited += [each.rule for each in seen.tracks] + [each.rule for each in seen.stages]
    assert [rule for rule in cited if rule not in CITABLE] == []


# --- the sheet --------------------------------------------------------------------------------


def test_neighbours_share_the_corners_of_their_boundary():
    places = {place.id: set(place.outline) for place in sheet.sheet("campaign").places}
    assert len(places["11"] & places["17"]) > 2
    assert not places["A"] & places["27"]


def test_where_counters_lie_is_inside_the_place():
    for place in sheet.sheet("campaign").places:
        assert contains(place.outline, (place.x, place.y))


# --- pieces -----------------------------------------------------------------------------------


def test_4_2b_a_reduced_unit_shows_its_other_face():
    game = sketch({"Hoth": "5", "German 4th": "(5)"})
    assert piece(game, "Hoth").face == "unit-XV-2"
    assert piece(game, "German 4th").face.startswith("unit-G4-1")


def test_4_4_1a_a_counter_tells_who_leads_it():
    game = sketch({"German 4th": "5", "French 2nd": "17"}, flipped="Huntziger")
    assert "Kluge, combat rating +1" in piece(game, "German 4th").label
    assert "Huntziger, combat rating +0" in piece(game, "French 2nd").label


def test_4_4_1b_kleist_is_seen_on_the_unit_that_carries_him():
    game = sketch({"Guderian": "3", "Reinhardt": "3"}, kleist="Reinhardt")
    assert "Kleist, combat rating" in piece(game, "Reinhardt").label
    assert "combat rating" not in piece(game, "Guderian").label


def test_7_3a_in_a_contested_area_the_sides_stand_apart():
    game = sketch({"Guderian": "17", "French 2nd": "17"})
    axis, allied = pile_with(game, "Guderian"), pile_with(game, "French 2nd")
    assert axis.place == allied.place == "17"
    assert axis.at[0] - allied.at[0] > pieces.SIZE


def test_7_1d_five_units_lie_side_by_side(start):
    pile = pile_with(start, "BEF")
    assert (pile.place, len(pile.pieces), pile.across) == ("13", 5, 3)


def test_9_1a_10_0d_what_a_unit_has_done_is_marked():
    game = sketch({"Guderian": "17", "French 2nd": "17"}, entered={"Guderian": "11"})
    assert [mark.sign for mark in piece(game, "Guderian").marks] == ["✓"]


def test_13_2a_a_unit_out_of_supply_is_marked():
    game = sketch({"Guderian": "17"}, oos="Guderian")
    marks = piece(game, "Guderian").marks
    assert [(mark.sign, mark.is_warning) for mark in marks] == [("OOS", True)]


def test_4_4_2a_a_marker_lies_where_control_has_changed():
    game = sketch({"Guderian": "11"}, axis="10")
    found = {p.id for pile in pieces.piles(game) for p in pile.pieces if "control" in p.id}
    assert found == {"control 10", "control 11"}


def test_units_off_the_map_lie_in_their_boxes():
    units = {"Hoth": "eliminated", "BEF": "evacuated", "de Gaulle": "waiting"}
    game = sketch(units | {"Bruche": "eliminated"})
    assert [pile_with(game, name).place for name in ("Hoth", "Bruche", "de Gaulle", "BEF")] == [
        "off_axis",
        "off_allied",
        "off_waiting",
        "off_gone",
    ]


def test_a_crowded_box_still_holds_all():
    game = sketch({})
    box = boxes.BOXES["off_gone"]
    for pile in pieces.piles(game):
        if pile.place == "off_gone":
            x, y = where(pile)
            assert box.at[0] < x < box.at[0] + box.width
            assert box.at[1] < y < box.at[1] + box.height


def test_markers_are_of_neither_side(start):
    names = {counter.name for counter in COUNTERS}
    markers = [p for pile in pieces.piles(start) for p in pile.pieces if p.id not in names]
    assert {each.side for each in markers} == {""}


# --- tracks -----------------------------------------------------------------------------------


def test_5_1_the_markers_at_the_start(start):
    lying = {p.id: pile.place for pile in pieces.piles(start) for p in pile.pieces}
    assert lying["Turn"] == "turn_1"
    assert (lying["FM 10"], lying["FM 1"]) == ("record_3", "record_0")
    assert (lying["RP axis"], lying["RP allied"]) == ("record_10", "record_5")


def test_4_4_4a_the_impulse_marker_shows_who_has_the_advantage():
    for holder in ("axis", "allied", ""):
        game = sketch({}, advantage=holder, impulse=4)
        assert (pile_with(game, "Impulse").place, piece(game, "Impulse").face) == (
            "impulse_4",
            f"impulse-{holder}",
        )


def test_4_4_9c_below_zero_the_morale_markers_are_turned_over():
    game = sketch({}, morale=-12)
    assert piece(game, "FM 10").face == "morale-10-1"
    assert [pile_with(game, id).place for id in ("FM 10", "FM 1")] == ["record_1", "record_2"]


def test_9_4_air_markers_tell_their_value_and_their_use():
    game = done(sketch({}, strong_air=("german",)), air=("german",))
    assert "+5" in piece(game, "german air 1").label
    assert [mark.sign for mark in piece(game, "german air 1").marks] == ["✓"]
    assert not piece(game, "german air 2").marks


def test_4_4_9_the_morale_track_tells_how_it_came_about():
    game = sketch({}, axis="15 16 25", morale=18, paris_price=-10)
    track = next(each for each in tracks(game) if each.id == "morale")
    assert track.value == "18"
    assert track.lines[:3] == (
        "−2: French territory lost: Dunkirk-Calais-Lille (15) and Picardy (16)",
        "−10: Paris lost",
        "at 19 or less, now: leaders may flip",
    )


@pytest.mark.parametrize(("impulse_now", "chance"), [(1, 5), (2, 5), (3, 3), (6, 1), (8, 0)])
def test_6_2_1_the_logistics_track_tells_the_chance(impulse_now, chance):
    track = worded(scene.logistics_track)(sketch({}, impulse=impulse_now))
    assert track.value.startswith(f"{chance} in 6")


def test_8_1_1c_the_groups_that_may_not_assault_again_are_named():
    game = sketch({}, previous={"axis": ("A", "K")})
    assert {each.id: each.value for each in tracks(game)}["groups_axis"] == (
        "Army Group A and Army Group Kleist"
    )


# --- hands and the cup ------------------------------------------------------------------------


def trays(game, side):
    return {tray.id: [each.id for each in tray.pieces] for tray in pieces.trays(game, side)}


def test_6_1_1_a_held_event_is_seen_by_its_holder_alone():
    game = sketch({}, held={"axis": "plan_red"}, cup=("refugees",))
    assert trays(game, "axis")["hand axis"] == ["Plan Red"]
    assert trays(game, "allied")["hand axis"] == trays(game, "observer")["hand axis"] == ["?"]


def test_6_1_1_what_the_other_side_holds_cannot_be_told_from_the_cup():
    game = sketch({}, held={"axis": "plan_red"}, cup=("refugees",))
    assert trays(game, "allied")["cup"] == ["Plan Red", "Refugees"]
    assert trays(game, "axis")["cup"] == ["Refugees"]


def test_an_event_says_what_it_does():
    game = sketch({}, held={"axis": "plan_red"})
    (hand, _) = pieces.trays(game, "axis")
    assert hand.pieces[0].text


# --- layers -----------------------------------------------------------------------------------


def layer(game, id):
    return {each.id: set(each.places) for each in layers.layers(game)}[id]


def test_7_2b_the_ground_taken_is_shown_without_being_asked_for():
    game = sketch({"Guderian": "17"}, axis="11")
    shown = {each.id for each in layers.layers(game) if each.is_shown}
    assert shown == {"taken_axis", "taken_allied"}
    assert layer(game, "taken_axis") == {"11", "17"}


def test_9_1a_the_reach_of_a_side():
    game = sketch({"German 4th": "5"})
    found = layers.asked_layer(game, "threat_axis", "allied")
    assert found
    assert set(found.places) == {"3", "4", "6", "7", "10", "11"}


@pytest.mark.parametrize("id", ["threat_", "threat_nobody", "axis", "front"])
def test_no_other_layer_is_asked_for(start, id):
    assert layers.asked_layer(start, id, None) is None


def test_13_1_1a_the_supply_of_the_germans_stops_at_enemy_ground():
    game = sketch({"Guderian": "17"}, axis="11", allied="3 5")
    assert "17" not in layer(game, "supply_axis")


def test_16_1a_zones_count_only_if_linked_to_germany():
    game = sketch({}, axis="25 A B C")
    assert layer(game, "victory") == set()


def test_18_2a_a_secret_set_up_is_seen_by_its_owner_alone():
    game = next(iter(sample("campaign", 5, {"free_set_up": "on"})))
    german = ROSTER.by_name["German 4th"]
    answer(game, "plan")
    assert game.units[german].place >= 0
    place = {side: piles_of(game, side)["German 4th"] for side in ("axis", "allied", "observer")}
    assert place["axis"] == MAP.areas[game.units[german].place].name
    assert place["allied"] == place["observer"] == "off_waiting"


def piles_of(game, side):
    return {p.id: pile.place for pile in scene.scene(game, side).piles for p in pile.pieces}


def test_outlines_hold_what_lies_in_them(start):
    for pile in pieces.piles(start):
        if pile.place in MAP.graph.names(MAP.all):
            assert contains(outline(pile.place), where(pile))
