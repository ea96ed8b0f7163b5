"""5.14 The British evacuation overland, and retreats off the map."""

import pytest

from tests.games.france_40.toolkit import (
    assault,
    at,
    march,
    offered,
    place_of,
    points,
    rules_against,
    steps_of,
    told,
)


def evacuation(units, turn=6, steps=0, **lines):
    """An Allied Movement Phase after Dynamo was declared on turn 5, with Dunkirk for its port."""
    lines = {"dynamo": f"5 3927 {steps}", **lines}
    return at("allied movement", units, turn=turn, **lines)


@pytest.mark.parametrize(("hex", "edge"), [("3118", "west"), ("1021", "south")])
def test_5_14a_the_british_may_leave_by_the_west_and_south_edges(hex, edge):
    table = march(evacuation({"UK I": hex}), "UK I", f"UK I exit {edge}")
    assert place_of(table, "UK I") == "exited"


def test_5_14a_not_before_dynamo_is_declared():
    table = at("allied movement", {"UK I": "3118"}, turn=6)
    assert rules_against(table, "UK I exit west") == {"5.14a"}


def test_5_14a_before_dynamo_no_edge_is_offered():
    table = at("allied movement", {"UK I": "3118"}, turn=6)
    table.answer("UK I")
    assert "UK I exit west" not in offered(table)


def test_5_14a_long_after_the_three_turns_too():
    table = evacuation({"UK I": "3118"}, turn=13)
    table.answer("UK I")
    assert "UK I exit west" in offered(table)


def test_5_14a_a_stack_leaves_without_any_limit_of_steps():
    table = evacuation({"UK I": "3118", "UK II": "3118", "UK III": "3118"}, steps=4)
    march(table, "stack 3118", "UK I + UK II + UK III exit west")
    assert {place_of(table, each) for each in ("UK I", "UK II", "UK III")} == {"exited"}


def test_5_14a_leaving_costs_a_point():
    table = march(evacuation({"UK I": "3123", "UK II": "2525"}), "UK I", "3118")
    assert rules_against(table, "UK I exit west") == {"10.1c"}


def test_5_14a_with_the_last_point_a_unit_leaves():
    table = march(evacuation({"UK I": "3122"}), "UK I", "3118", "UK I exit west")
    assert place_of(table, "UK I") == "exited"


def test_5_14a_not_by_the_east_edge():
    table = evacuation({"UK I": "1044"}, control_german="1043")
    table.answer("UK I")
    assert {each for each in offered(table) if "exit" in each} == {"UK I exit south"}


def test_5_14a_not_from_inland():
    assert rules_against(evacuation({"UK I": "3120"}), "UK I exit west") == {"5.13e"}


def test_5_14a_not_the_french():
    table = evacuation({"F X": "3118", "UK I": "3628"})
    assert rules_against(table, "F X exit west") == {"4.5a"}


def test_4_5a_mechanized_corps_leave_by_the_edge_of_their_hex_only():
    table = at("german movement", {"19 Pz": "3118", "F X": "2525"}, turn=6)
    assert rules_against(table, "19 Pz exit south") == {"4.5a"}


def test_5_14b_an_edge_is_closed_when_a_mechanized_corps_has_left_by_it():
    table = at("german movement", {"19 Pz": "3118", "UK I": "3419"}, turn=6, dynamo="5 3927 0")
    march(table, "19 Pz", "19 Pz exit west")
    assert table.game.closed_edges == {"west"}


def test_5_14b_the_british_may_not_use_a_closed_edge():
    table = evacuation({"UK I": "3118"}, closed_edge="west")
    assert rules_against(table, "UK I exit west") == {"5.14b"}


def test_5_14b_a_closed_edge_is_not_offered():
    table = evacuation({"UK I": "1019"}, closed_edge="west")
    table.answer("UK I")
    assert {each for each in offered(table) if "exit" in each} == {"UK I exit south"}


def test_5_14b_at_the_corner_the_closed_edge_is_named():
    table = evacuation({"UK I": "1019"}, closed_edge="west")
    assert rules_against(table, "UK I exit west") == {"5.14b"}


def driven(unit, hex, die, steps=4, germans=None, **lines):
    """19 Pz attacks a unit at the edge whose other hexes lie in its zone."""
    units = {unit: (hex, steps), "F XI": "2525", **(germans or {"19 Pz": "3119"})}
    table = at("german combat", units, turn=6, forts="standing", **lines)
    return assault(table, hex, "19 Pz").answer(die) and table


def test_5_14c_b_48_british_with_no_way_but_off_the_map_are_eliminated_whole():
    table = driven("UK I", "3118", 2)
    assert (place_of(table, "UK I"), told(table)[-1].endswith("(5.14c)")) == ("dead", True)


def test_5_14c_in_supply_they_score_nothing():
    assert points(driven("UK I", "3118", 2)) == {}


def test_5_14c_out_of_supply_they_count_for_british_losses():
    germans = {"19 Pz": "1031", "G I": "1029"}
    table = driven("UK I", "1030", 1, germans=germans, switzerland="in play 1 redoubt")
    assert (place_of(table, "UK I"), points(table)) == ("dead", {"4.9a": 1})


def test_5_14c_b_48_with_a_hex_to_go_to_they_must_take_it():
    table = driven("UK I", "3219", 2, germans={"19 Pz": "3220"})
    assert offered(table) == {"UK I retreats 3118", "UK I retreats 3318"}


def test_5_14c_b_48_others_at_the_edge_are_merely_blocked():
    table = driven("F X", "3118", 4, steps=2)
    assert steps_of(table, "F X") == 1


def test_5_14c_b_48_british_inland_are_merely_blocked():
    table = driven("UK I", "2428", 2, germans={"19 Pz": "2429", "G I": "2427"})
    assert steps_of(table, "UK I") == 3
