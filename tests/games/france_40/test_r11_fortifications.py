"""11.3d A retreat result against a fortification: a unit each, or under an option nothing."""

from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    offered,
    place_of,
    rules_against,
    steps_of,
    told,
)

FORT = {"Maginot 1733": "1733"}


def at_the_line(units, *by, die, **lines):
    """German units in 1732 attack 1733."""
    germans = dict.fromkeys(by, "1732")
    table = assault(at("german combat", {**germans, **units, **FORT}, **lines), "1733", *by)
    table.answer(die)
    return table


def garrisoned(**lines):
    """18 against 12 is 1:1, two left is 1:3; on a 1 the defender retreats."""
    units = {"F X": "1733", "F I": "1733"}
    return at_the_line(units, "G I", "G II", "G III", die=1, **lines)


def test_11_3d_one_defending_unit_is_eliminated_of_its_owners_choice():
    assert offered(garrisoned()) == {"F X loses", "F I loses"}


def test_11_3d_whatever_its_steps():
    table = garrisoned()
    table.answer("F X loses")
    assert (place_of(table, "F X"), place_of(table, "F I")) == ("dead", "1733")


def test_11_3d_one_attacking_unit_is_eliminated_of_its_owners_choice():
    table = garrisoned()
    table.answer("F X loses")
    assert offered(table) == {"G I loses", "G II loses", "G III loses"}


def test_11_3d_the_attacking_unit_whatever_its_steps():
    table = garrisoned()
    answer(table, "F X loses", "G II loses")
    assert place_of(table, "G II") == "dead"


def test_11_3d_even_a_corps_of_four_steps():
    """B-02 14 PzG (7) and G I against 2 are 6:1, two left is 4:1, and a 5 is DR."""
    table = at_the_line({}, "14 PzG", "G I", die=5, points=["4.7a +1", "4.6a +1"])
    table.answer("14 PzG loses")
    assert place_of(table, "14 PzG") == "dead"


def test_11_3d_nobody_retreats():
    table = garrisoned()
    answer(table, "F X loses", "G II loses")
    assert (place_of(table, "F I"), steps_of(table, "F I")) == ("1733", 2)


def test_11_3d_mobile_units_are_lost_before_the_fortification():
    """B-02"""
    assert rules_against(garrisoned(), "Maginot 1733 loses") == {"11.4b"}


def test_11_3d_other_units_are_not_lost():
    table = garrisoned()
    table.answer("F X loses")
    assert rules_against(table, "F I loses") == {"11.3d"}


def test_11_3d_alone_the_fortification_is_lost_with_both_steps():
    """B-02 6 against 2 is 3:1, two left is 1:1."""
    table = at_the_line({}, "G I", die=2)
    assert (place_of(table, "Maginot 1733"), place_of(table, "G I")) == ("dead", "dead")


def test_11_3d_an_emptied_hex_may_be_entered():
    """B-02 12 against 2 is 6:1, two left is 4:1, and a 5 is DR."""
    table = at_the_line({}, "G I", "G II", die=5)
    table.answer("G I loses")
    assert offered(table) == {"G II advances", "stay"}


def test_11_3d_not_while_the_fortification_stands():
    table = at_the_line({"F XXIV": ("1733", 1)}, "G I", "G II", die=4)  # 12 against 4: 3:1, 1:1
    table.answer("G I loses")
    assert not any("advances" in answer for answer in offered(table))


def test_11_3d_at_eben_emael_too():
    units = {"G I": "3135", "BEE": "3235", "UK I": "2620"}
    table = assault(at("german combat", units, belgium="in play 1"), "3235", "G I")
    table.answer(2)
    assert (place_of(table, "BEE"), place_of(table, "G I")) == ("dead", "dead")


def test_11_3d_at_the_west_wall_too():
    units = {"F 1": "2333", "F 3": "2333", "WW 2434": "2434"}
    table = assault(at("allied combat", units, scenario="1939"), "2434", "F 1", "F 3")
    table.answer(6)  # 6 against 1 is 6:1, one left is 5:1
    table.answer("F 3 loses")
    assert (place_of(table, "WW 2434"), place_of(table, "F 3")) == ("dead", "dead")


def test_11_3d_with_fort_dr_stalled_nothing_happens():
    """B-01 As the terrain chart has it."""
    table = garrisoned(options={"fort_dr": "stalled"})
    units = ("F X", "F I", "G I", "G II", "G III", "Maginot 1733")
    assert [steps_of(table, unit) for unit in units] == [2] * 6


def test_11_14d_the_log_says_that_the_attack_stalled():
    table = garrisoned(options={"fort_dr": "stalled"})
    assert told(table)[-1] == (
        "At 1:3 (die 1): a retreat, but a fortification does not retreat: the attack stalls."
        " (11.14d)"
    )


def test_11_3d_the_log_says_that_units_are_lost():
    assert told(garrisoned())[-1] == (
        "At 1:3 (die 1): a retreat, but a fortification does not retreat: each side loses a unit."
        " (11.3d)"
    )


def test_11_3d_with_fort_dr_stalled_nobody_advances():
    table = at_the_line({}, "G I", "G II", die=5, options={"fort_dr": "stalled"})
    assert "end" in offered(table)
