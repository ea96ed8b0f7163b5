"""5.9 The German Airborne Coup of turn 1."""

import pytest

from tests.games.france_40.toolkit import at, hexes_offered, offered, place_of, rules_against, told

COUP = "german airborne coup"
EBEN_EMAEL = {"BEE": "3235", "UK I": "3628", "G I": "3238"}


def drop(hex, *dice, units, **lines):
    """The marker is placed on turn 1 and the dice are rolled as they are asked for."""
    table = at(COUP, units, turn=1, **lines)
    table.answer(f"coup {hex}")
    for die in dice:
        table.answer(die)
    return table


# --- 5.9a-5.9c placing the marker -------------------------------------------------------------


def test_5_9a_the_marker_may_be_used_on_turn_1():
    assert offered(at(COUP, EBEN_EMAEL, turn=1)) == {"coup 3235", "coup 3628", "no coup"}


def test_5_9a_before_either_phase():
    table = at("german order", EBEN_EMAEL, turn=1)
    table.answer("fight then move")
    assert "coup 3235" in offered(table)


def test_5_9a_unused_it_is_lost():
    table = at(COUP, EBEN_EMAEL, turn=1)
    table.answer("no coup")
    assert rules_against(table, "coup 3235") == {"5.9a"}


def test_5_9a_there_is_none_on_turn_2():
    table = at("german order", EBEN_EMAEL, turn=2)
    table.answer("move then fight")
    assert "G I" in offered(table)


def test_5_9a_there_is_none_in_the_allied_turn():
    table = at("allied order", EBEN_EMAEL, turn=1)
    table.answer("move then fight")
    assert "UK I" in offered(table)


def test_5_9a_there_is_none_in_1939():
    table = at("german order", {"F 1": "2525", "G 5": "2040"}, turn=1, scenario="1939")
    table.answer("move then fight")
    assert "G 5" in offered(table)


def test_5_9b_a_drop_violates_the_neutral_whatever_the_result():
    table = drop("3235", 6, units=EBEN_EMAEL)
    assert "The neutrality of Belgium is violated: it joins the Allies. (5.9b)" in told(table)


def test_5_9b_a_drop_in_france_violates_nobody():
    table = drop("3628", 1, units=EBEN_EMAEL)
    assert table.game.countries.belgium == "neutral"


def test_5_9b_a_country_is_violated_once():
    table = drop("3235", 6, units=EBEN_EMAEL, belgium="in play 1")
    assert not any("violated" in each for each in told(table))


def test_5_9b_the_swiss_first_choose_their_strategy():
    table = drop("1230", units={"Sw I": "1230", "G I": "1436"})
    assert table.question.by == "allied"


def test_5_9b_the_coup_goes_on_against_a_swiss_forward_defense():
    table = drop("1230", 1, units={"Sw I": "1230", "G I": "1436"})
    assert (table.to_move, table.question.by) == ("roll", "german")


def test_5_9b_b_20_the_marker_is_spent_on_a_swiss_redoubt():
    table = drop("1230", 4, units={"Sw I": "1230", "G I": "1436"})
    assert (place_of(table, "Sw I"), "G I" in offered(table)) == ("removed", True)


def test_5_9b_b_56_without_british_belgium_falls_before_the_coup():
    table = drop("3235", units={"BEE": "3235", "G I": "3238", "F X": "2525"})
    assert (table.game.countries.belgium, "G I" in offered(table)) == ("capitulated", True)


@pytest.mark.parametrize(
    ("units", "hex"),
    [
        ({"Maginot 2433": "2433"}, "2433"),
        ({"BEE": "3235"}, "3235"),
        ({"F X": "2525"}, "2525"),
        ({"B I": "3433"}, "3433"),
        ({"N I": "3935"}, "3935"),
        ({"F X": "2433", "Maginot 2433": "2433"}, "2433"),
    ],
)
def test_5_9c_on_any_allied_or_neutral_fortification_or_mobile_unit(units, hex):
    assert f"coup {hex}" in offered(at(COUP, {"G I": "2040", **units}, turn=1))


@pytest.mark.parametrize("hex", ["2525", "2040", "2534"])
def test_5_9c_not_on_an_empty_hex_nor_on_germans(hex):
    units = {"F X": "2527", "G I": "2040", "WW 2534": "2534"}
    assert rules_against(at(COUP, units, turn=1), f"coup {hex}") == {"5.9c"}


# --- 5.9d, 5.9e the die -----------------------------------------------------------------------

MAGINOT = {"Maginot 2433": "2433"}


@pytest.mark.parametrize(
    ("units", "hex", "most"),
    [
        ({"BEE": "3235"}, "3235", 5),
        ({"BEE": "3235", "B I": "3235"}, "3235", 4),
        (MAGINOT, "2433", 4),
        ({**MAGINOT, "F X": "2433"}, "2433", 3),
        ({**MAGINOT, "F X": "2433", "F XI": "2433"}, "2433", 2),
        ({"F X": "2525"}, "2525", 4),
        ({"F X": "2525", "F XI": "2525", "F XII": "2525"}, "2525", 2),
    ],
)
def test_5_9d_the_modified_die_must_not_exceed_5(units, hex, most):
    held = {"UK I": "3628", "G I": "2040", **units}
    dice = range(1, 7)
    results = [told(drop(hex, die, units=held)) for die in dice]
    assert [any("succeeds" in each for each in told) for told in results] == [
        die <= most for die in dice
    ]


def test_5_9e_a_failure_has_no_other_effect():
    table = drop("3235", 6, units={**EBEN_EMAEL, "B I": "3235"})
    assert (place_of(table, "BEE"), place_of(table, "B I")) == ("3235", "3235")


def test_5_9e_after_a_failure_the_marker_is_gone():
    table = drop("3235", 6, units=EBEN_EMAEL)
    assert rules_against(table, "coup 3235") == {"5.9a"}


# --- 5.9f success -----------------------------------------------------------------------------


def test_5_9f_a_belgian_fortification_is_eliminated():
    assert place_of(drop("3235", 1, units=EBEN_EMAEL), "BEE") == "dead"


def test_5_9f_a_french_fortification_is_eliminated_with_both_steps():
    table = drop("2433", 1, units={**MAGINOT, "G I": "2040"})
    assert place_of(table, "Maginot 2433") == "dead"


def test_5_9f_after_a_success_the_marker_is_spent():
    table = drop("3235", 1, units=EBEN_EMAEL)
    assert rules_against(table, "coup 3628") == {"5.9a"}


def test_5_9f_b_58_control_of_the_hex_does_not_change():
    table = drop("3235", 1, units=EBEN_EMAEL)
    assert (
        "3235"
        not in table.definition.formats.write_position(table.game).partition("control german")[2]
    )


def test_5_9f_the_allied_player_moves_the_mobile_unit_away():
    table = drop("3235", 1, units={**EBEN_EMAEL, "B I": "3235"})
    assert (table.to_move, hexes_offered(table, "displace")) == (
        "allied",
        {"3134", "3135", "3234", "3334", "3335"},
    )


def test_5_9f_a_unit_without_a_fortification_is_moved_away_too():
    table = drop("2428", 1, units={"F X": "2428", "G I": "2040"})
    table.answer("displace 2528")
    assert place_of(table, "F X") == "2528"


def test_5_9f_the_displacement_is_told_under_its_own_rule():
    table = drop("2428", 1, units={"F X": "2428", "G I": "2040"})
    table.answer("displace 2528")
    way = "from Saint-Dizier (2428) to 2528 (25 km north-west of Bar-le-Duc)"
    assert f"F X moves {way}. (5.9f)" in told(table)


def test_5_9f_enemy_zones_do_not_matter():
    table = drop("2428", 1, units={"F X": "2428", "G I": "2430"})
    assert "2429" in hexes_offered(table, "displace")


def displaced(units, hex="2428", **lines):
    """The hex of F X is seized and its stack is to be moved away."""
    return drop(hex, 1, units={"F X": hex, "G I": "2040", **units}, **lines)


def test_5_9f_not_into_germany():
    assert rules_against(displaced({}, "2433"), "displace 2434") == {"5.9f"}


def test_5_9f_not_further_than_the_next_hex():
    assert rules_against(displaced({}), "displace 2426") == {"5.9f"}


def test_5_9f_b_40_not_where_germans_are():
    assert rules_against(displaced({"G II": "2429"}), "displace 2429") == {"6.2c"}


def test_5_9f_b_40_not_into_a_full_hex():
    full = dict.fromkeys(("F I", "F III", "F IV"), "2429")
    assert rules_against(displaced(full), "displace 2429") == {"6.4a"}


def test_5_9f_b_40_not_to_another_nationality():
    assert rules_against(displaced({"UK I": "2429"}), "displace 2429") == {"6.2e"}


def test_5_9f_b_40_not_to_a_foreign_fortification():
    units = {"F X": "3234", "BEE": "3235", "UK I": "3628"}
    table = displaced(units, "3234", belgium="in play 1")
    assert rules_against(table, "displace 3235") == {"6.2e"}


def test_5_9f_b_40_not_into_a_neutral_country():
    assert rules_against(displaced({}, "3429"), "displace 3430") == {"3.6h"}


def test_5_9f_b_40_not_into_the_gap():
    assert rules_against(displaced({}, "2134"), "displace 2235") == {"10.8b"}


def test_5_9f_b_40_not_across_the_water():
    table = drop("4238", 1, units={"N I": "4238", "G I": "2040"})
    assert rules_against(table, "displace 4239") == {"10.5d"}


def test_5_9f_b_40_with_sickle_cut_not_into_the_forest():
    units = {"19 Pz": "2934", "UK I": "3628"}
    table = displaced(units, "2831", sickle_cut="19 Pz", belgium="in play 1")
    assert rules_against(table, "displace 2930") == {"5.8d"}


def test_5_9f_without_sickle_cut_into_the_forest():
    assert "2930" in hexes_offered(displaced({}, "2831"), "displace")


def test_5_9f_with_nowhere_to_go_units_are_eliminated():
    """Around 2135 there are Germany, the gap and two hexes that the British hold."""
    table = displaced({"UK I": "2035", "UK II": "2134"}, "2135")
    assert place_of(table, "F X") == "dead"


def test_5_9f_b_40_a_stack_goes_to_one_hex():
    table = displaced({"F XI": "2428"})
    table.answer("displace 2528")
    assert (place_of(table, "F X"), place_of(table, "F XI")) == ("2528", "2528")


def test_5_9f_b_40_a_hex_must_have_room_for_the_whole_stack():
    units = {"F XI": "2428", "F I": "2429", "F III": "2429"}
    assert rules_against(displaced(units), "displace 2429") == {"6.4a"}


def test_5_9f_b_40_if_no_hex_takes_the_stack_its_units_go_one_by_one():
    """2135 can be left for 2035 and 2134, with room for one unit each."""
    held = {"F I": "2035", "F III": "2035", "F IV": "2134", "F V": "2134"}
    table = displaced({"F XI": "2135", **held}, "2135")
    table.answer("displace 2134")
    assert (place_of(table, "F XI"), place_of(table, "F X")) == ("2134", "2035")


def crowded(room: int, *others: str):
    """F X with others in 2135, which can be left for 2035 only, where so many fit."""
    held = dict.fromkeys(("F I", "F III", "F IV")[room:], "2035")
    return displaced({**dict.fromkeys(others, "2135"), **held, "UK I": "2134"}, "2135")


def test_5_9f_b_40_with_room_for_one_the_allied_player_chooses_who_is_saved():
    table = crowded(1, "F XI")
    assert (table.to_move, offered(table)) == ("allied", {"displace 2035", "F XI stands"})


def test_5_9f_b_40_the_upper_unit_may_be_saved():
    table = crowded(1, "F XI")
    table.answer("displace 2035")
    assert (place_of(table, "F XI"), place_of(table, "F X")) == ("2035", "dead")


def test_5_9f_b_40_or_the_one_below():
    table = crowded(1, "F XI")
    table.answer("F XI stands")
    assert (place_of(table, "F XI"), place_of(table, "F X")) == ("dead", "2035")


def test_5_9f_b_40_as_many_are_saved_as_can_be():
    """Of three with room for two, one is given up and the others are not."""
    table = crowded(2, "F XI", "F XII")
    table.answer("F XII stands")
    assert [place_of(table, unit) for unit in ("F X", "F XI", "F XII")] == ["2035", "2035", "dead"]


def test_5_9f_b_40_with_room_for_all_nobody_is_given_up():
    """2135 can be left for 2035 and 2134, with room for one unit each."""
    held = {"F I": "2035", "F III": "2035", "F IV": "2134", "F V": "2134"}
    table = displaced({"F XI": "2135", **held}, "2135")
    assert rules_against(table, "F XI stands") == {"5.9f"}


def test_4_4a_a_displacement_reaches_the_dyle_breda_line():
    """Only a position can have French units there on turn 1."""
    units = {"F X": "3632", "UK I": "3628", "G I": "2040"}
    table = drop("3632", 1, units=units, belgium="in play 1")
    table.answer("displace 3633")
    assert table.game.dyle_entered
