"""13.0 Supply."""

import pytest

from sixweeks.games.springtime.model.components import ROSTER
from sixweeks.games.springtime.rules.r13_supply import Surrender, is_in_supply
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    controls,
    is_full,
    place_of,
    run,
    sketch,
)


def supplied(units, unit, **fields):
    return is_in_supply(sketch(units, **fields), ROSTER.by_name[unit])


def german_in(area, **fields):
    return supplied({"German 12th": area}, "German 12th", **fields)


def french_in(area, **fields):
    return supplied({"French 1st": area}, "French 1st", **fields)


# --- 13.1 sources -----------------------------------------------------------------------------


@pytest.mark.parametrize("edge", ["1", "2", "4", "6"])
def test_13_1_1a_germans_are_supplied_from_the_eastern_edge(edge):
    others = {"1", "2", "3", "4", "5", "6"} - {edge}
    assert german_in(edge, allied=" ".join(others))


def test_13_1_1a_not_from_the_rest_of_germany():
    assert not german_in("3", allied="1 2 4 6")


def test_13_1_1a_nor_from_italy():
    assert not german_in("E", axis="D 30")


def test_13_1_1a_the_italians_are_supplied_from_italy_only():
    units = {"Italian West": "21"}
    assert supplied(units, "Italian West", axis="E")
    assert not supplied(units, "Italian West", axis="20 1")


@pytest.mark.parametrize("zone", "ABCDE")
@pytest.mark.parametrize("unit", ["French 1st", "BEF"])
def test_13_1_2a_french_and_british_are_supplied_from_the_french_zones(unit, zone):
    others = " ".join(set("ABCDE") - {zone})
    assert supplied({unit: "25"}, unit, axis=others)


def test_13_1_2a_not_from_zones_in_axis_hands():
    assert not french_in("25", axis="A B C D E")


def test_13_1_2a_not_even_in_one_that_is_contested():
    units = {"French 1st": "A", "German 12th": "A"}
    assert not supplied(units, "French 1st", axis="A B 27")


def test_13_1_3a_belgians_are_supplied_from_belgium():
    axis = " ".join(map(str, range(15, 31))) + " A B C D E"
    assert supplied({"Belgian Army": "13"}, "Belgian Army", axis=axis)


def test_13_1_3a_abroad_they_need_a_way_home():
    assert not supplied({"Belgian Army": "24"}, "Belgian Army", axis="16 17 18")


def test_13_1_4a_the_dutch_from_the_netherlands():
    assert supplied({"Dutch Army": "8"}, "Dutch Army", axis="7 9")


def test_13_1_4a_not_from_belgium():
    assert not supplied({"Dutch Army": "14"}, "Dutch Army", axis="9 10")


def test_13_1_3a_no_source_in_axis_hands():
    units = {"Belgian Army": "13", "German 6th": "13"}
    assert not supplied(units, "Belgian Army", axis="9 10 11 12 13 14")


# --- 13.2.1 tracing ---------------------------------------------------------------------------


def test_13_2_1a_a_path_of_friendly_areas():
    assert german_in("17", axis="11")


def test_13_2_1a_none_through_enemy_areas():
    assert not german_in("24", axis="11")


def test_13_2_1c_an_empty_enemy_area_blocks():
    assert not german_in("17")


def test_13_2_1b_a_contested_area_of_one_s_own_does_not():
    units = {"German 12th": "17", "German 4th": "11", "French 9th": "11"}
    assert supplied(units, "German 12th", axis="11")


def test_13_2_1a_a_contested_area_of_the_enemy_does():
    units = {"German 12th": "17", "German 4th": "11", "French 9th": "11"}
    assert not supplied(units, "German 12th")


def test_13_2_1a_a_unit_in_an_enemy_area_traces_from_a_neighbour():
    units = {"German 12th": "17", "French 2nd": "17"}
    assert supplied(units, "German 12th", axis="11")


def test_13_2_1a_and_has_none_without_one():
    units = {"German 12th": "17", "French 2nd": "17"}
    assert not supplied(units, "German 12th")


# --- 13.2.4 surrender -------------------------------------------------------------------------

POCKET = "11 12 13 14 16"  # what cuts off 15


def pocket(*answers, unit="French 1st", place="15", axis=POCKET, units=(), **fields):
    everyone = {unit: place, **dict(units)}
    return run(sketch(everyone, axis=axis, phase="refit", **fields), Surrender(), *answers)


def test_13_2_4a_4_4_8a_a_die_for_each_unit_out_of_supply():
    game = pocket(units={"French 7th": "15", "French 2nd": "24"})
    assert asks_for(answer(game, 1)) == "roll"
    assert answer(game, 1).pending is None


def test_13_2_4a_the_owner_rolls_the_allies_first():
    game = pocket(units={"German 12th": "22"})
    assert (asked(game), asked(answer(game, 1))) == ("allied", "axis")


@pytest.mark.parametrize(
    ("die", "place", "full"),
    [(1, "15", True), (2, "15", True), (3, "15", False), (4, "15", False), (5, "removed", False)],
)
def test_ost_13_2_4a_a_full_unit(die, place, full):
    game = pocket(die)
    assert (place_of(game, "French 1st"), is_full(game, "French 1st")) == (place, full)


@pytest.mark.parametrize(("die", "place"), [(2, "15"), (3, "removed")])
def test_ost_13_2_4a_a_reduced_unit(die, place):
    assert place_of(pocket(die, place="(15)"), "French 1st") == place


@pytest.mark.parametrize(("die", "place"), [(5, "24"), (6, "removed")])
def test_ost_an_axis_unit_subtracts_one(die, place):
    game = pocket(die, unit="German 12th", place="24", axis="")
    assert place_of(game, "German 12th") == place


@pytest.mark.parametrize(("die", "place"), [(5, "25"), (6, "removed")])
def test_ost_so_does_an_allied_one_in_paris_or_the_maginot_line(die, place):
    assert place_of(pocket(die, place="25", axis="23 24 26 28 29"), "French 1st") == place


@pytest.mark.parametrize(("die", "morale", "place"), [(4, 10, "15"), (4, 9, "removed")])
def test_ost_the_french_add_one_when_morale_is_low(die, morale, place):
    assert place_of(pocket(die, morale=morale), "French 1st") == place


def test_ost_the_british_do_not():
    assert place_of(pocket(4, unit="BEF", morale=9), "BEF") == "15"


def test_ost_morale_is_read_when_the_rolls_begin():
    """The first surrender lowers it from 10 to 9; the second army still rolls as at 10."""
    game = pocket(6, 4, units={"French 7th": "15"}, morale=10)
    assert (game.morale, place_of(game, "French 7th")) == (9, "15")


def test_13_2_4b_a_surrender_is_for_good_and_costs_morale():
    game = pocket(6)
    assert (place_of(game, "French 1st"), game.morale) == ("removed", 28)


def test_4_4_9b_in_the_refit_phase_too_unless_the_option_says_maneuvers():
    assert pocket(6, options={"morale_changes": "maneuvers"}).morale == 30


def test_4_4_1b_10_4_5a_kleist_leaves_with_a_corps_that_surrenders():
    game = pocket(6, unit="Guderian", place="24", axis="", kleist="Guderian")
    assert game.kleist < 0


def test_4_4_1b_13_2_4a_in_baden_too_he_joins_another_corps():
    """Cut off where German supply would come from, if the Allies did not hold it."""
    units = {"Reinhardt": "1", "French 2nd": "1"}
    lost = {"axis": "", "allied": "1 2 19 20", "kleist": "Guderian"}
    game = pocket(6, unit="Guderian", place="1", units=units, **lost)
    assert (place_of(game, "Guderian"), game.kleist) == ("removed", ROSTER.by_name["Reinhardt"])


def test_7_2b_an_area_left_by_surrender_passes_to_the_enemy_in_it():
    """Belgian ground is in supply while the Belgian Army lives, so 13.2.5 would not take it."""
    units = {"Belgian Army": "9", "German 6th": "14"}
    game = pocket(6, place="14", axis="10 13 15", units=units)
    assert controls(game, "14") == "axis"


# --- 13.2.5 areas cut off ---------------------------------------------------------------------


def cut_off(units, axis):
    return run(sketch({"Guderian": "3", **units}, axis=axis, phase="refit"), Surrender())


def test_13_2_5a_an_empty_area_cut_off_passes_to_the_other_side():
    assert controls(cut_off({}, "13 14 16"), "15") == "axis"


def test_13_2_5a_one_in_supply_does_not():
    assert controls(cut_off({}, "13 14"), "15") == "allied"


def test_13_2_5a_axis_areas_too():
    assert controls(cut_off({}, "24"), "24") == "allied"


def test_13_2_5a_not_where_its_owner_stands():
    game = run(sketch({"French 1st": "15"}, axis="13 14 16", phase="refit"), Surrender(), 1)
    assert controls(game, "15") == "allied"


def test_13_2_5a_belgian_ground_lives_with_its_army():
    axis = "9 10 12 13 15"
    assert controls(cut_off({"Belgian Army": "11"}, axis), "14") == "allied"


def test_13_2_5a_without_it_it_needs_french_supply():
    assert controls(cut_off({}, "9 13 15 11 12 10"), "14") == "axis"


def test_13_2_5a_the_german_edge_is_never_cut_off():
    assert controls(cut_off({}, ""), "1") == "axis"


def test_13_2_5a_all_areas_are_judged_on_one_position():
    """15 is Allied and cut off, 16 Axis and cut off: they change places, none saves the other."""
    game = cut_off({}, "13 14 16")
    assert (controls(game, "15"), controls(game, "16")) == ("axis", "allied")


def test_fmt_13_2_5a_french_ground_lost_so_costs_morale():
    assert cut_off({}, "9 10 11 12 13 14 16").morale == 29


@pytest.mark.parametrize(("reading", "price"), [("always", -10), ("maneuvers", 0)])
def test_fmt_4_4_9b_paris_gives_back_only_what_its_loss_was_counted_for(reading, price):
    """Paris falls by 13.2.5, in the Refit Phase."""
    axis = "11 17 23 24 26 28 29"
    options = {"morale_changes": reading}
    game = sketch({"Guderian": "3"}, axis=axis, phase="refit", options=options)
    assert run(game, Surrender()).paris_price == price
