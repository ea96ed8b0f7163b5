"""What the page is told: piles, marks, trays, tracks, layers and the inspector."""

import pytest

from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN
from sixweeks.games.blitzkrieg.page import inspector
from sixweeks.games.blitzkrieg.page import scene as page
from sixweeks.games.blitzkrieg.page.layers import asked_layer
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from tests.games.blitzkrieg.toolkit import sketch
from tests.games.in_words import worded

scene, inspect = worded(page.scene), worded(inspector.inspect)


def pieces_at(game, hex, side=None):
    piles = (pile for pile in scene(game, side).piles if pile.place == hex)
    return [piece.id for pile in piles for piece in pile.pieces]


def marks_of(game, unit):
    pieces = [piece for pile in scene(game, None).piles for piece in pile.pieces]
    return [mark.sign for piece in pieces if piece.id == unit for mark in piece.marks]


def tray(game, id):
    found = {tray.id: tray for tray in scene(game, None).trays}
    return found.get(id)


def track(game, id, side=None):
    return {track.id: track for track in scene(game, side).tracks}[id]


def facts(game, hex, rule, side=None):
    return [fact for fact in inspect(game, hex, side).facts if fact.rule == rule]


def range_of(game, unit):
    return game.scenario.counters[game.scenario.by_name[unit]].range


# Pieces


def test_works_and_mines_lie_beneath_the_units():
    game = sketch({"I/205 RI Rifle 1": "0811"}, "stonne", works="0811", mines="0811")
    assert pieces_at(game, "0811") == ["mines 0811", "prepared 0811", "I/205 RI Rifle 1"]


def test_8_1c_the_enemy_is_shown_the_back_of_what_lies_covered():
    game = sketch({"1 Cuir S35 1": "1012", "1 Cuir S35 2": "1012"})
    assert pieces_at(game, "1012", FRENCH) == ["1 Cuir S35 1", "1 Cuir S35 2"]
    assert pieces_at(game, "1012", GERMAN) == ["?", "1 Cuir S35 2"]


def test_1_4a_the_enemy_is_not_shown_a_noted_observer():
    game = sketch({"AO 1 F": "1011 hidden"})
    assert pieces_at(game, "1011", FRENCH) == ["AO 1 F"]
    assert pieces_at(game, "1011", GERMAN) == []


@pytest.mark.parametrize(
    ("words", "sign"),
    [("neutralized", "N"), ("column", "C"), ("out_of_command", "O"), ("truck", "T")],
)
def test_a_marker_on_a_unit_is_a_mark(words, sign):
    assert marks_of(sketch({"I/13 IR Rifle 3": f"2010 {words}"}), "I/13 IR Rifle 3") == [sign]


@pytest.mark.parametrize(("state", "sign"), [("fatigued", "F"), ("demoralized", "D")])
def test_5_3c_11a_a_formation_s_marker_lies_on_its_headquarters(state, sign):
    game = sketch({"KG HQ": "2010", "KG Pak": "2010"}, formations={"KG": state})
    assert marks_of(game, "KG HQ") == [sign]
    assert marks_of(game, "KG Pak") == []


def test_1_3a_a_headquarters_is_flipped_when_its_formation_has_been_activated():
    for state, face in (("", "face-{}-1"), ("1", "face-{}-done")):
        game = sketch({"KG HQ": "2010"}, formations={"KG": state})
        (pile,) = scene(game, None).piles
        assert pile.pieces[0].face == face.format(game.scenario.by_name["KG HQ"])


def test_14_1j_a_passenger_is_marked():
    game = sketch({"Sdkfz 1": "2010", "I/13 IR Rifle 1": "2010 in Sdkfz 1"})
    assert marks_of(game, "I/13 IR Rifle 1") == ["H"]


def test_14_2j_an_attachment_is_marked_for_its_owner_until_it_is_shown():
    game = sketch({"Stu Pion Pion 1": "0109"}, "stonne", attached={"Stu Pion Pion 1": "I/GD"})
    signs = {
        side: [mark.sign for pile in scene(game, side).piles for mark in pile.pieces[0].marks]
        for side in (GERMAN, FRENCH)
    }
    assert signs == {GERMAN: ["+"], FRENCH: []}


def test_1_1b_a_piece_is_labelled_with_what_is_printed_on_it():
    game = sketch({"1 Cuir S35 1": "1012 reduced", "1 Cuir HQ": "1011", "AO 1 F": "1010"})
    labels = {p.id: p.label for pile in scene(game, None).piles for p in pile.pieces}
    assert labels == {
        "1 Cuir S35 1": "Somua S35 squadron 1, 1st Cuirassiers: 6/4, reduced,"
        f" range {range_of(game, '1 Cuir S35 1')}, 8 MP on tracks",
        "1 Cuir HQ": "Headquarters of 1st Cuirassiers: command range 2, 8 MP on tracks",
        "AO 1 F": "French artillery observer 1: 4 MP on foot",
    }


# Trays and tracks


def test_2_a1a_the_cup_shows_every_marker_with_a_name_of_its_own():
    game = sketch({"KG HQ": "2010"})
    game.cup = ("KG", "german artillery", "german artillery", "french general")
    ids = [piece.id for piece in tray(game, "cup").pieces]
    assert ids == [
        "KG marker",
        "french general marker",
        "german artillery marker",
        "german artillery marker 2",
    ]
    assert tray(game, "cup").kind == "cup"


def test_5_5a_generals_and_held_markers_lie_with_their_owner():
    game = sketch({})
    game.generals, game.held = {"french": 1}, ("1 Cuir",)
    kept = tray(game, "kept_french")
    assert [piece.label for piece in kept.pieces] == ["1 Cuir", "French General"]
    assert tray(game, "kept_german") is None


def test_13a_the_objectives_say_who_holds_them():
    found = track(sketch({}, german="0703 0708"), "objectives")
    assert found.value == "2 of 4"
    assert set(found.lines) == {
        "Marilles (0703): German",
        "Jauche (0708): German",
        "Jauche (0808): French",
        "Folx-les-Caves (0412): French",
    }


def test_8_1c_losses_are_told_to_their_owner_only():
    game = sketch({"KG HQ": "2010", "KG Krad 1": "2010 reduced", "KG Krad 2": "2010"})
    mine, theirs = (track(game, "formations_german", side) for side in (GERMAN, FRENCH))
    assert any("steps lost" in line for line in mine.lines)
    assert not any("steps lost" in line for line in theirs.lines)


# Layers


def lit(game, id, side):
    """The places of a layer that is asked for."""
    layer = asked_layer(game, id, side)
    assert layer is not None
    return layer.places


def test_4_1a_a_side_s_sight_is_what_its_units_see():
    seen = lit(sketch({"1 Cuir S35 1": "1011"}), "sight_french", FRENCH)
    assert "1309" in seen
    assert "1110" not in seen  # behind the orchards
    assert "2210" not in seen


def test_4_2a_a_side_can_fire_as_far_as_its_weapons_reach():
    game = sketch({"1 Cuir S35 1": "1310"})
    grid, reach = game.scenario.battlefield.grid, range_of(game, "1 Cuir S35 1")
    places = lit(game, "fire_french", FRENCH)
    distances = {grid.distance(grid.hex("1310"), grid.hex(place)) for place in places}
    assert distances == set(range(reach + 1))


def test_4_2a_with_an_enemy_adjacent_only_the_next_hexes():
    game = sketch({"1 Cuir S35 1": "1310", "I/14 PzR Pz IV": "1409"})
    assert len(lit(game, "fire_french", FRENCH)) == 7


def test_4_2b_the_range_of_a_neutralized_unit_is_one_hex():
    game = sketch({"1 Cuir S35 1": "1310 neutralized"})
    assert len(lit(game, "fire_french", FRENCH)) == 7


def test_3_3a_command_ranges():
    game = sketch({"KG HQ": "1910"})
    assert len(lit(game, "command_german", GERMAN)) == 37


def test_an_unknown_layer_is_none():
    assert asked_layer(sketch({}), "weather", None) is None


# The inspector


def test_the_inspector_says_what_the_ground_is_and_costs():
    ground, costs, shelter, *_ = inspect(sketch({}, "stonne"), "0811", None).facts
    assert ground.text == "Built-up area, level 2"
    assert costs.text == "Movement points: 4 on tracks, 3 on wheels, 1 on foot"
    assert shelter.text == "Fire at units here: direct −2, indirect −2, in an assault −1"


def test_4_3_the_inspector_says_why_the_acting_unit_does_not_see_a_hex():
    game = sketch({"I/205 RI Rifle 1": "0811"}, "stonne")
    game.stack = [Act(by=FRENCH, unit=game.scenario.by_name["I/205 RI Rifle 1"])]
    (blocked,) = facts(game, "0814", "4.3.1a")
    assert blocked.text == (
        "I/205 RI Rifle 1 does not see this hex: built-up area in Stonne (0812), level 2"
    )
    assert (blocked.places, blocked.way) == (("0812",), ("0811", "0814"))


def test_4_3_the_inspector_draws_a_line_that_is_valid():
    game = sketch({"I/205 RI Rifle 1": "0811"}, "stonne")
    game.stack = [Act(by=FRENCH, unit=game.scenario.by_name["I/205 RI Rifle 1"])]
    lines = [fact for fact in facts(game, "0711", "4.3a") if fact.way]
    assert [fact.way for fact in lines] == [("0811", "0711")]


def test_4_3_the_inspector_says_who_watches_a_hex():
    game = sketch({"I/205 RI Rifle 3": "0713", "AO 1 G": "0109"}, "stonne")
    watched = [fact for fact in facts(game, "0410", "4.3a") if "line of sight" in fact.text]
    assert [fact.places for fact in watched] == [("0109",), ("0713",)]


def test_1_4a_a_hidden_observer_does_not_watch_for_the_enemy_to_see():
    game = sketch({"AO 1 G": "0109 hidden"}, "stonne")
    watched = [f for f in facts(game, "0410", "4.3a", FRENCH) if "line of sight" in f.text]
    assert watched == []
