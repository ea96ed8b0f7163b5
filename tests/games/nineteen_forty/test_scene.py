"""What the page is told: piles, marks, trays, tracks, stages, layers and the inspector."""

from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.works import fort_place
from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN, LIEGE
from sixweeks.games.nineteen_forty.model.new_game_effects import new_game
from sixweeks.games.nineteen_forty.model.state import BySide, Countries, Options
from sixweeks.games.nineteen_forty.page.layers import asked_layer
from sixweeks.games.nineteen_forty.rules.r02_sequence_of_play import Campaign
from sixweeks.kernel import engine
from tests.games.nineteen_forty.shown import facts, inspect, scene
from tests.games.nineteen_forty.toolkit import (
    answer,
    at,
    bits_of,
    declare,
    hex_at,
    released,
    sketch,
)

MEUSE = {"G XIX": "1511", "F X": "1611", "F XLI": "1512"}


def pieces_at(game, place, side=None):
    piles = (pile for pile in scene(game, side).piles if pile.place == place)
    return [piece.id for pile in piles for piece in pile.pieces]


def piece(game, id):
    pieces = [piece for pile in scene(game).piles for piece in pile.pieces]
    return next(piece for piece in pieces if piece.id == id)


def tray(game, id, side=None):
    found = {each.id: [piece.id for piece in each.pieces] for each in scene(game, side).trays}
    return found.get(id, [])


def track(game, id, side=None):
    found = {each.id: each for each in scene(game, side).tracks}
    return found[id].value if id in found else None


def layer(game, id):
    return next((each for each in scene(game).layers if each.id == id), None)


def places_of(game, id):
    """Of a layer that is worked out when it is asked for."""
    found = asked_layer(game, id, None)
    assert found is not None
    return found.places


def planned(*answers):
    """A new game, some way into its planning."""
    game = new_game("campaign", Options())
    game.stack = [Campaign()]
    engine.run(game)
    return answer(game, *answers)


# Pieces


def test_units_lie_in_their_hexes_and_tell_what_is_printed_on_them():
    game = at("german movement", {"G XIX": "1607", "G SSC": "1607"})
    assert pieces_at(game, "1607") == ["G XIX", "G SSC"]
    assert piece(game, "G XIX").label == "XIX Panzer Corps (German), 8-10"


def test_7_z_7_ab_a_disrupted_unit_is_turned_over_and_says_by_what():
    game = sketch({"F X": "1611*", "F XLI": "1512~"})
    assert [mark.sign for mark in piece(game, "F X").marks] == ["DR"]
    assert [mark.sign for mark in piece(game, "F XLI").marks] == ["AR"]
    assert piece(game, "F X").face.endswith("-DR")
    assert piece(game, "F XLI").face.endswith("-AR")


def test_8_i_a_unit_out_of_supply_is_marked():
    game = sketch({"F X": "1611"}, unsupplied=bits_of("F X"))
    assert [mark.sign for mark in piece(game, "F X").marks] == ["!"]


def test_units_that_have_not_come_yet_wait_in_their_displays():
    game = sketch()
    assert pieces_at(game, "airborne") == ["G 1 FJ", "G 2 FJ", "G 3 FJ", "G 22"]
    assert pieces_at(game, "reinforcements") == ["B 1 Arm", "B 2 Arm"]
    assert pieces_at(game, "special_reserves") == ["F XLV", "F 63"]
    assert pieces_at(game, "swiss_reserves") == ["S 4", "S 5", "S 6"]
    assert pieces_at(game, "allied_optional") == ["F Arm"]
    assert "G XL" in pieces_at(game, "german_reserves")
    assert "B 46" in pieces_at(game, "allied_reserves")


def test_the_turn_and_the_air_points_lie_on_their_tracks():
    game = sketch(turn=3, air=BySide(4, 2))
    assert pieces_at(game, "turn-3") == ["turn"]
    assert len(pieces_at(game, "german_air")) == 4
    assert [piece(game, id).face for id in pieces_at(game, "allied_air")] == [
        "air-french",
        "air-british",
    ]


def test_10_i_the_ruin_of_eben_emael_lies_on_its_fort():
    piles = scene(sketch(has_eben_emael=False)).piles
    ruin = next(pile for pile in piles if pile.pieces[0].id == "destroyed")
    assert (ruin.place, ruin.at) == ("1110", SHEET.on_page(fort_place(LIEGE)))


def test_a_box_beside_the_map_tells_its_rule_and_what_lies_in_it():
    shown = inspect(sketch(), "swiss_reserves")
    assert (shown.title, [fact.rule for fact in shown.facts]) == ("Swiss reserves", ["14.j"])
    assert [piece.id for piece in shown.pieces] == ["S 4", "S 5", "S 6"]


def test_a_turn_of_the_track_can_be_inspected():
    assert inspect(sketch(turn=3), "turn-3").title == "Turn 3, 22–26 May 1940"


def test_who_has_left_the_map_lies_in_a_tray():
    game = at("german combat", {"G XIX": "1511", "F X": "1611"})
    assert tray(game, "dead") == []
    answer(declare(game, "1611", "G XIX"), "fight", 1, 1)
    assert tray(game, "dead") == ["F X"]


# Planning


def test_16_b_16_d_what_is_written_down_is_shown_to_its_own_side_alone():
    game = planned("ready 2", "plan allied_dyle", "objective 1", "plan german_sickle")
    assert track(game, "written_ready_group", ALLIED) == "2nd Army Group"
    assert track(game, "written_ready_group", GERMAN) is None
    assert track(game, "written_objective", GERMAN) == "The Maginot Line"
    assert track(game, "written_objective", ALLIED) is None


def test_15_c_the_corps_that_makes_room_for_the_mountain_corps_is_not_told():
    secret = planned(
        *("ready 1", "plan by_hand", *["group 1"] * 6, "group 2", "group 3"),
        *("objective 3", "plan by_hand", "effort A", *["group A"] * 5, "group B", "group C"),
        "replace G X",
    )
    assert tray(secret, "removed", GERMAN) == ["G X"]
    assert tray(secret, "removed", ALLIED) == []


# Sequence


def now(game):
    return [stage.title for stage in scene(game).stages if stage.now]


def test_2_c_2_f_the_stages_of_a_turn_name_the_impulse():
    assert now(at("german movement", {"G XIX": "1607"}, impulse=2)) == ["German movement 2"]
    assert scene(at("german movement", {"G XIX": "1607"}, impulse=2)).phase == "German movement 2"


def test_18_a_turn_0_has_one_impulse():
    game = at("german movement", {"G XIX": "1607"}, turn=0)
    titles = [stage.title for stage in scene(game).stages]
    assert now(game) == ["German movement"]
    assert titles.count("German movement") == 1
    assert "German movement 2" not in titles


def test_the_turn_is_told_with_its_dates():
    assert scene(sketch(turn=2)).turn == "Turn 2 of 10, 17–21 May 1940"


# Tracks


def test_19_b_19_c_victory_points_are_told_by_what_was_lost():
    game = at("german combat", {"G XIX": "1511", "F X": "1611"})
    answer(declare(game, "1611", "G XIX"), "fight", 1, 1)
    points = scene(game).tracks[0]
    assert (points.value, points.lines) == ("German 2, Allied 0", ("German 2: French units",))


def test_19_e_19_f_each_objective_is_counted_in_hexes():
    game = sketch({"G 1 FJ": "2018", "F X": "1610"})
    assert track(game, "goal_2") == "1 of 3"
    assert track(game, "goal_1") == "15 of 16"


def test_13_a_17_b_countries_and_released_armies_are_told():
    game = sketch(countries=Countries(belgium="surrendered"), command=released(army9=1))
    assert track(game, "belgium") == "surrendered"
    assert track(game, "luxembourg") == "neutral"
    assert track(game, "armies_allied") == "1 released"


# Layers


def test_7_b_owed_hexes_are_shown_while_attacks_are_declared():
    game = at("german combat", MEUSE)
    assert layer(game, "owed") is None
    declare(game, "1611", "G XIX")
    assert layer(game, "owed").places == ("1512",)
    assert layer(game, "owed").is_shown


def test_7_f_declared_attacks_are_drawn_as_arrows():
    game = declare(at("german combat", MEUSE), "1512", "G XIX")
    assert layer(game, "declared").ways == (("1511", "1512"),)


def test_7_am_who_has_been_named_for_an_attack_is_marked():
    game = declare(at("german combat", MEUSE), "1512", "G XIX")
    assert [mark.sign for mark in piece(game, "G XIX").marks] == ["×"]
    assert layer(game, "declared").places == ("1512",)


def test_9_h_interdicted_hexes_are_shown():
    game = sketch(interdicted=BySide(allied=1 << hex_at("1510")))
    assert layer(game, "interdicted_allied").places == ("1510",)
    assert layer(game, "interdicted_german") is None


def test_11_b_the_reach_of_drops_is_told_when_it_is_asked_for():
    game = sketch()
    reach = places_of(game, "drops_german")
    assert "0411" in reach
    assert "3020" not in reach


def test_6_d_7_a_reach_and_threat_are_told_when_they_are_asked_for():
    game = at("german movement", {"G XII": "1806"}, impulse=2)
    assert "1906" in places_of(game, "reach_german")
    assert "2005" in places_of(game, "threat_german")
    assert asked_layer(game, "nonsense", None) is None


# The inspector


def test_a_hex_tells_its_ground_its_sides_and_its_zones():
    game = sketch({"G XIX": "1511", "F X": "1611"})
    assert facts(game, "1512", "6.d") == [
        "Rough: 2 movement points; one column left, DR* has no effect."
    ]
    assert any("1511" in each for each in facts(game, "1611", "7.l") + facts(game, "1611", "7.j"))
    assert facts(game, "1611", "4.a") == ["In a zone of control of the Germans."]


def test_a_stack_tells_its_supply_its_army_group_and_its_enemies():
    game = sketch({"G XIX": "1511", "F X": "1611"}, phasing=GERMAN)
    assert facts(game, "1611", "8.h") == ["F X is in supply: combat 2, movement 5."]
    assert facts(game, "1611", "17.a") == [
        "In the zone of the 1st Army Group.",
        "F X may not leave the zone of the 1st Army Group.",
    ]
    assert facts(game, "1611", "7.a") == ["May be attacked now by G XIX."]
    assert facts(game, "1611", "8.a")


def test_10_f_the_defenses_of_a_hex_are_told_while_they_stand():
    game = sketch(strengths=1 << hex_at("1110"))
    assert facts(game, "1110", "10.i") == ["Its own defenses count 2 factors."]
    assert facts(sketch(), "1110", "10.i") == []
