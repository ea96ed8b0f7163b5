"""What the page is told: piles, marks, the bin, trays, tracks, stages, layers, the inspector."""

import msgspec

from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN, SIDES
from sixweeks.games.mansteins_war.model.state import Impulse
from tests.games.mansteins_war.shown import scene
from tests.games.mansteins_war.toolkit import answer, at, bits_of, board, started, turn_at
from tests.games.mansteins_war.wandering import new

DOOR = {"19 Pz": "1738", "41 Pz": "1838", "log PGK": "1838", "F 2 Army": "1438"}
BINS = {"german": "HGA PGK", "allied": "1AG Belgium"}


def pieces_at(game, place, side=None):
    piles = (pile for pile in scene(game, side).piles if pile.place == place)
    return {piece.id for pile in piles for piece in pile.pieces}


def piece(game, id, side=None):
    pieces = [piece for pile in scene(game, side).piles for piece in pile.pieces]
    return next(piece for piece in pieces if piece.id == id)


def signs(game, id):
    return [mark.sign for mark in piece(game, id).marks]


def tray(game, id, side=None):
    return next((each for each in scene(game, side).trays if each.id == id), None)


def track(game, id, side=None):
    return next((each for each in scene(game, side).tracks if each.id == id), None)


# Pieces


def test_2_2_units_lie_in_their_hexes_and_tell_what_is_printed_on_them():
    game = board({"G 4 Army": "1738/3", "15 Pz": "1738"})
    assert pieces_at(game, "1738") == {"G 4 Army", "15 Pz"}
    assert piece(game, "G 4 Army").label.endswith(", 3 steps, Army Group A")
    assert piece(game, "15 Pz").label.startswith("15th Panzer Corps")


def test_5_5_8_0_a_10_1_a_a_unit_is_marked_by_what_it_has_done_in_the_impulse():
    impulse = Impulse(by=GERMAN, marker="PGK", active=bits_of(["19 Pz", "41 Pz"]))
    game = board(DOOR, impulse=impulse)
    assert (signs(game, "19 Pz"), signs(game, "log PGK")) == (["●"], [])
    done = bits_of(["19 Pz"])
    after = msgspec.structs.replace(impulse, moved=done, attacked=done)
    assert signs(board(DOOR, impulse=after), "19 Pz") == ["✓", "×"]


def test_5_8_c_a_reserve_that_was_activated_this_turn_is_marked():
    assert signs(board({"38 Corps": "1835"}, reserves_used=bits_of(["38 Corps"])), "38 Corps") == [
        "R"
    ]


def test_15_5_15_6_unsupported_units_and_units_cut_off_are_marked():
    far = board({"19 Pz": "0740"})
    assert signs(far, "19 Pz") == ["!"]
    ring = {"F 1 Army": "0739", "F 7 Army": "0840", "F 9 Army": "0640", "F 2 Army": "0741"}
    assert signs(board({"19 Pz": "0740", **ring}), "19 Pz") == ["!!"]


def test_16_3_an_air_unit_lies_above_its_hex():
    game = board({"F 2 Army": "1438"}, air={"VIII Flk": "1438"})
    assert "VIII Flk" in pieces_at(game, "1438")
    assert piece(game, "VIII Flk").label == "8th Air Corps, strength 3"


def test_6_0_f_displays_of_air_units_are_seen_by_their_owner_alone():
    game = board(DOOR, air={"I Flk": "available", "ZOAE": "utilized"})
    assert "I Flk" in pieces_at(game, "german_available", GERMAN)
    assert not pieces_at(game, "german_available", ALLIED)
    assert not pieces_at(game, "allied_utilized", GERMAN)
    assert not pieces_at(game, "german_available", "observer")


def test_3_4_b_eliminated_units_are_seen_by_both_sides():
    game = board({"F 2 Army": "dead"})
    assert "F 2 Army" in pieces_at(game, "allied_eliminated", GERMAN)


def test_13_1_28_3_reinforcements_are_seen_on_the_track_unless_secret_dice_decide():
    units = {"F 6 Army": "waiting"}
    assert "F 6 Army" in pieces_at(board(units), "allied_turn_3", GERMAN)
    secret = board(units, options={"variable_entry": "on"})
    assert not pieces_at(secret, "allied_turn_3", GERMAN)
    assert [each.id for each in tray(secret, "entry_unknown", GERMAN).pieces] == ["F 6 Army"]
    assert "F 6 Army" in pieces_at(secret, "allied_turn_3", ALLIED)


def test_21_0_who_is_to_be_set_up_by_hand_lies_in_a_tray():
    game = answer(new(), "keep Plan_D", "plan by_hand")
    waiting = {each.id for each in tray(game, "setting_up").pieces}
    assert {"log 1AG", "F 1 Army", "19 Pz"} <= waiting
    assert "F 6 Army" not in waiting


# The bin


def test_5_0_a_the_own_bin_is_a_cup_and_the_other_one_is_closed():
    game = board(DOOR, bins=BINS)
    own = tray(game, "bin_german", GERMAN)
    assert (own.kind, own.side) == ("cup", GERMAN)
    assert [each.id for each in own.pieces] == ["HGA", "PGK"]
    assert tray(game, "bin_allied", GERMAN) is None
    assert pieces_at(game, "allied_bin", GERMAN) == {"allied bin"}


def test_5_0_a_an_observer_sees_neither_bin():
    shown = {each.id for each in scene(board(DOOR, bins=BINS), "observer").trays}
    assert not shown & {"bin_german", "bin_allied"}


def test_5_5_a_marker_in_the_bin_tells_where_the_units_are_that_it_would_activate():
    units = {**DOOR, "G 4 Army": "1736", "38 Corps": "1835", "fort Eifel": "1738"}
    places = tray(board(units, bins=BINS), "bin_german").places
    assert set(places["PGK"]) == {"1738", "1838"}
    assert set(places["HGA"]) == {"1736", "1835"}


def test_5_8_c_a_reserve_that_was_activated_is_no_longer_told():
    game = board({"38 Corps": "1835"}, bins=BINS, reserves_used=bits_of(["38 Corps"]))
    assert tray(game, "bin_german").places["HGA"] == ()


def test_5_1_e_a_leader_in_the_bin_tells_of_every_mech_corps():
    units = {**DOOR, "GrD": "1837", "G 4 Army": "1736"}
    places = tray(board(units, bins={"german": "Guderian"}), "bin_german").places
    assert set(places["Guderian"]) == {"1738", "1838"}


def test_23_0_a_marker_tells_what_it_does():
    texts = {
        each.id: each.text
        for each in tray(board(bins={"german": "OKH_Mod PGK"}), "bin_german").pieces
    }
    assert texts["PGK"] == "Activates Panzer Group Kleist, 3 air units."
    assert texts["OKH_Mod"] == (
        "Activates 1 of Army Group A, Army Group B and Army Group C, 3 air units, "
        "attacks shifted 1 column to the right."
    )


def test_5_1_d_5_1_f_5_1_i_a_marker_tells_how_far_its_shift_reaches():
    game = board(bins={"german": "Manstein Luftwaffe", "allied": "Plan_R"})
    pieces = [each for side in SIDES for each in tray(game, f"bin_{side}").pieces]
    texts = {each.id: each.text for each in pieces}
    assert texts["Manstein"].endswith("shifted 2 columns to the right for the rest of the turn.")
    assert texts["Luftwaffe"].endswith("in the air and bombing shifted 1 column to the right.")
    assert "out of the Maginot Line into Germany" in texts["Plan_R"]


def test_5_7_c_the_markers_played_by_both_sides_are_shown():
    game = board(DOOR, picked=("PGK", "Belgium"))
    assert [each.id for each in tray(game, "played_german", ALLIED).pieces] == ["PGK"]
    assert [each.id for each in tray(game, "played_allied", GERMAN).pieces] == ["Belgium"]


# The sequence of play


def now(game):
    return [stage.title for stage in scene(game).stages if stage.now]


def test_4_1_d_the_segments_are_those_of_the_player_in_turn():
    game = at("allied movement", {"F 2 Army": "1438"})
    titles = [stage.title for stage in scene(game).stages]
    assert now(game) == ["Allied movement"]
    assert "Allied combat" in titles
    assert "German combat" not in titles


def test_the_phase_is_told_with_the_marker_in_play():
    assert scene(at("german movement", DOOR, marker="PGK")).phase == "German movement: PGK"


def test_20_2_b_evacuation_is_a_stage_of_evac_alone():
    def titles(marker):
        game = at("allied movement", {"BEF": "0936"}, marker=marker)
        return [stage.title for stage in scene(game).stages]

    assert "Evacuation" in titles("Evac")
    assert "Evacuation" not in titles("1AG")


def test_3_4_c_the_extension_is_a_stage_of_turn_6():
    def titles(turn):
        return [each.title for each in scene(at("german movement", DOOR, turn=turn)).stages]

    assert "Extension" in titles(6)
    assert "Extension" not in titles(5)


def test_1_1_3_4_c_the_turn_is_told_with_its_dates_and_how_many_there_are():
    assert scene(board(turn=2)).turn == "Turn 2 of 6, 17–23 May 1940"
    assert scene(board(turn=7, extended=True)).turn == "Turn 7 of 8, 21–27 June 1940"


# Tracks


def test_3_6_how_you_stand_is_told_with_every_source_of_points():
    game = board({"F 2 Army": "dead"}, german="0941")
    points = track(game, "points")
    assert points.value == "+11, Allied marginal"
    assert points.lines == (
        "German 11, Allied 0",
        "German 10 for control: Paris (0941) 10",
        "German 1 for eliminated units: F 2 Army 1",
    )


def test_6_0_f_lost_air_units_of_the_other_side_count_only_for_their_owner_before_the_end():
    game = board(air={"ZOAE": "lost"})
    assert track(game, "points", ALLIED).lines[0] == "German 1, Allied 0"
    assert track(game, "points", GERMAN).lines[0] == "German 0, Allied 0"


def test_21_1_e_21_2_e_a_plan_is_shown_to_its_own_side_until_it_is_played():
    game = started()
    assert track(game, "plan_german", GERMAN).value == "Manstein Plan"
    assert track(game, "plan_german", ALLIED) is None
    assert track(game, "plan_allied", GERMAN) is None


def test_5_2_b_the_own_special_markers_that_are_left_are_told():
    game = board(DOOR, spent=frozenset({"Guderian"}))
    assert track(game, "specials", GERMAN).lines == ("Hoth, Rommel and Luftwaffe",)
    assert track(game, "specials", ALLIED).lines == ("De Gaulle and Evac",)
    assert track(game, "specials", "observer") is None


def test_14_0_refit_points_of_every_nation_are_told():
    game = board(rp=(5, 2, 1, 0, 0))
    assert track(game, "rp_german").value == "5"
    assert track(game, "rp_allied").value == "3"
    assert track(game, "rp_allied").lines == ("French 2, British 1, Belgian 0, Dutch 0",)


def test_9_1_rail_capacity_is_told_in_armies():
    game = board(impulse=Impulse(by=ALLIED, marker="1AG", rail=2))
    assert track(game, "rail").value == "1⅓ of 2 armies left"


def test_5_6_a_16_1_b_what_the_marker_in_play_allows_is_told():
    impulse = Impulse(by=GERMAN, marker="OKH_Mod", commands=("HGB",), shift=1, air=2)
    shown = track(board(impulse=impulse), "impulse")
    assert shown.value == "OKH Mod (German)"
    assert shown.lines == (
        "Activated: Army Group B",
        "Attacks shifted 1 column to the right",
        "Air activations left: 2",
    )


def test_3_8_what_is_still_needed_for_a_capitulation_is_told():
    shown = track(board(german="1432"), "netherlands")
    assert shown.value == "1 of 2 in German control"
    assert shown.lines == ("Still needed for capitulation: Rotterdam (1333)",)
    gone = board(capitulated=frozenset({"netherlands"}))
    assert track(gone, "netherlands").value == "capitulated"


# Layers


def test_4_1_b_a_turn_in_progress_shows_the_bin_that_has_been_filled():
    game = turn_at("operations", DOOR, bins=BINS)
    assert tray(game, "bin_german", GERMAN) is not None
