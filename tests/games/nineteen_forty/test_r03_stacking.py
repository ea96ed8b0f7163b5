"""3 Stacking."""

import pytest

from sixweeks.games.nineteen_forty.rules.r03_stacking import faults, load
from tests.games.nineteen_forty.toolkit import (
    answer,
    at,
    march,
    offered,
    place_of,
    reach,
    rules_against,
    unit,
)


def broken(*names):
    return list(faults(load([unit(name) for name in names])))


@pytest.mark.parametrize(
    "stack",
    [
        ("G X", "G 1 Cav"),
        ("G 9 Pz", "G SSV", "G SSC", "G 1 Cav"),
        ("F 1 DCR", "F 2 DCR", "F 3 DCR", "F 1 DIM"),
    ],
)
def test_3_b_3_c_a_corps_and_a_division_or_four_divisions_fill_a_hex(stack):
    assert broken(*stack) == []


@pytest.mark.parametrize("stack", [("G X", "G XXVI"), ("G X", "G 1 Cav", "G SSV")])
def test_3_b_3_c_more_than_four_divisions_do_not_fit(stack):
    assert broken(*stack) == ["3.b"]


def test_3_c_regiments_do_not_count():
    assert broken("G X", "G 1 Cav", "G 1 FJ", "G 2 FJ") == []


def test_3_d_four_armored_divisions_do_not_fit():
    assert broken("F 1 DCR", "F 2 DCR", "F 3 DCR", "F 4 DCR") == ["3.d"]


def test_3_d_an_armored_division_does_not_fit_with_an_armored_corps():
    assert broken("G XIX", "G 10 Pz") == ["3.d"]


def test_3_d_any_other_division_fits_with_an_armored_corps():
    assert broken("G XIX", "G SSC") == []


def test_3_e_a_french_division_does_not_fit_with_a_british_corps():
    assert broken("B I", "F 1 Cav") == ["3.e"]


@pytest.mark.parametrize("stack", [("F III", "B 51"), ("B I", "N Light"), ("B 5", "F 1 DIM")])
def test_3_e_other_allies_stack_freely(stack):
    assert broken(*stack) == []


def test_3_a_a_unit_passes_a_full_hex():
    game = march(at("german movement", {"G X": "0404", "G XXVI": "0403"}), "G X", "0402")
    assert place_of(game, "G X") == "0402"


def test_3_a_a_unit_does_not_stop_in_a_full_hex_that_nobody_can_leave():
    game = at("german movement", {"G X": "0404", "G XXVI": "0403*"})
    assert "0403" not in reach(game, "G X")
    assert rules_against(game, "0403") == {"3.b"}


def test_3_a_a_unit_stops_in_a_full_hex_while_a_friend_can_still_leave_it():
    assert "0403" in reach(at("german movement", {"G X": "0404", "G XXVI": "0403"}), "G X")


def test_3_a_two_corps_change_places():
    game = march(at("german movement", {"G X": "0404", "G XXVI": "0403"}), "G X", "0403")
    march(answer(game, "done"), "G XXVI", "0404")
    assert (place_of(game, "G X"), place_of(game, "G XXVI")) == ("0403", "0404")


def test_3_a_a_friend_that_has_moved_makes_no_room():
    game = at("german movement", {"G X": "0404", "G XXVI": "0403", "G XI": "0203"})
    answer(march(game, "G XXVI", "0402"), "done")
    assert "0402" not in reach(game, "G X")


def test_3_a_too_many_are_sorted_out_before_anything_else():
    units = {"G X": "0404", "G XXVI": "0403", "G XI": "0603"}
    game = answer(march(at("german movement", units), "G X", "0403"), "done")
    assert offered(game) == {"unit G XXVI"}
    assert rules_against(game, "G XI") == {"3.a"}
    assert rules_against(game, "end") == {"3.a"}


def test_3_a_with_room_again_the_phase_can_be_ended():
    game = answer(
        march(at("german movement", {"G X": "0404", "G XXVI": "0403"}), "G X", "0403"), "done"
    )
    assert "end" in offered(answer(march(game, "G XXVI", "0402"), "done"))


def test_3_a_no_unit_is_relied_on_that_an_enemy_zone_holds():
    units = {"G X": "2411", "G XXVI": "2412", "F XX": "2413", "F X": "2313", "F I": "2513"}
    held = {"F XI": "2311", "F II": "2511"}
    assert "2412" not in reach(at("german movement", units | held), "G X")


def test_3_a_a_stack_is_counted_as_a_whole():
    game = at("german movement", {"G SSV": "0404", "G SSC": "0404", "G X": "0403*"})
    answer(game, "stack 0404")
    assert rules_against(game, "0403") == {"3.b"}


def test_3_a_a_division_stops_beside_a_corps():
    assert "0403" in reach(at("german movement", {"G 1 Cav": "0404", "G XXVI": "0403"}), "G 1 Cav")


def test_3_e_french_divisions_do_not_stop_beside_a_british_corps():
    game = at("allied movement", {"F 1 Cav": "1319", "B I": "1320*"}, turn=2)
    assert "1320" not in reach(game, "F 1 Cav")
