"""5.17 The 4th Armored Division."""

import pytest

from tests.games.france_40.measures import shifts
from tests.games.france_40.toolkit import (
    assault,
    at,
    fought,
    offered,
    place_of,
    rules_against,
)

COMMIT, HOLD = "commit 4th armored", "hold 4th armored"
BATTLES = {"F X": "2428", "G I": "2429", "F XI": "2528", "G II": "2629", "UK I": "2328"}


def test_5_17a_it_may_support_a_french_attack():
    table = assault(at("allied combat", BATTLES), "2429", "F X")
    assert offered(table) == {COMMIT, HOLD}


def test_5_17a_it_shifts_the_odds_one_right():
    assert shifts(at("allied combat", BATTLES).odds("F X 2429 armored")) == {"5.17a": 1}


def test_5_17a_committed_it_shifts_the_battle_fought():
    table = assault(at("allied combat", BATTLES), "2429", "F X")
    table.answer(COMMIT)
    table.answer(6)
    assert fought(table)[-1][:2] == ("1:1", 6)


def test_5_17a_held_back_it_shifts_nothing():
    table = assault(at("allied combat", BATTLES), "2429", "F X")
    table.answer(HOLD)
    table.answer(6)
    assert fought(table)[-1][:2] == ("1:2", 6)


def test_5_17a_it_supports_one_attack_a_phase():
    table = assault(at("allied combat", BATTLES), "2429", "F X")
    table.answer(COMMIT)
    table.answer(6)
    assault(table, "2629", "F XI")
    assert table.to_move == "roll"


def test_5_17a_held_back_it_may_support_another_attack():
    table = assault(at("allied combat", BATTLES), "2429", "F X")
    table.answer(HOLD)
    table.answer(6)
    assault(table, "2629", "F XI")
    assert offered(table) == {COMMIT, HOLD}


def test_5_17a_it_does_not_support_the_british():
    table = at("allied combat", BATTLES)
    table.answer("attack 2429")
    table.answer("with UK I")
    assert rules_against(table, "armored") == {"5.17a"}


def test_5_17a_the_british_are_not_asked():
    table = assault(at("allied combat", BATTLES), "2429", "UK I")
    assert table.to_move == "roll"


def test_5_17a_it_does_not_support_the_germans():
    table = assault(at("german combat", BATTLES), "2428", "G I")
    assert table.to_move == "roll"


def test_5_17a_it_needs_supply_from_the_south_or_west_edge():
    units = {"F X": "3927", "G I": "3828", "G II": "3926", "F XI": "2525"}
    table = assault(at("allied combat", units, belgium="in play 1"), "3828", "F X")
    assert table.to_move == "roll"


@pytest.mark.parametrize("by", [("F X", "F XI"), ("F XI", "F X")])
def test_5_17a_each_attacker_needs_that_supply(by):
    """F X in Dunkirk lives by sea; F XI traces to the west."""
    units = {"F X": "3927", "F XI": "3728", "G I": "3828", "G II": "3926"}
    table = assault(at("allied combat", units, belgium="in play 1"), "3828", *by)
    assert table.to_move == "roll"


def test_5_17a_alone_the_supplied_one_has_it():
    units = {"F X": "3927", "F XI": "3728", "G I": "3828", "G II": "3926"}
    table = assault(at("allied combat", units, belgium="in play 1"), "3828", "F XI")
    assert offered(table) == {COMMIT, HOLD}


def test_5_17a_it_is_not_asked_for_where_the_defender_is_eliminated_anyway():
    """15 against 2 is 7:1."""
    units = {**dict.fromkeys(("F I", "F III", "F IV"), "2428"), "41 Pz": ("2429", 1)}
    table = assault(at("allied combat", units), "2429", "F I", "F III", "F IV")
    assert not {COMMIT, HOLD} & offered(table)


def test_5_17a_nor_where_the_attacker_is_even_so():
    """2 against 22 is 1:11."""
    units = {"F XXIV": "2428", "19 Pz": "2429", "41 Pz": "2429", "16 Pz": "2429"}
    table = assault(at("allied combat", units), "2429", "F XXIV")
    assert not {COMMIT, HOLD} & offered(table)


def test_5_17a_it_is_asked_for_where_it_saves_the_attacker():
    """4 against 22 is 1:6, and with the division 1:5."""
    units = {"F X": "2428", "19 Pz": "2429", "41 Pz": "2429", "16 Pz": "2429"}
    table = assault(at("allied combat", units), "2429", "F X")
    assert offered(table) == {COMMIT, HOLD}


def test_5_17a_with_capped_shifts_it_is_not_asked_for_at_the_end_of_the_chart():
    """12 against 2 is 6:1."""
    units = {"F I": "2428", "F III": "2428", "F XXIV": "2428", "41 Pz": ("2429", 1)}
    options = {"end_shifts": "capped"}
    table = assault(at("allied combat", units, options=options), "2429", "F I", "F III", "F XXIV")
    assert table.to_move == "roll"


def test_5_17a_it_is_never_lost():
    table = assault(at("allied combat", {**BATTLES, "F X": ("2428", 1)}), "2429", "F X")
    table.answer(COMMIT)
    table.answer(5)
    later = at("allied combat", BATTLES, turn=3)
    assert (place_of(table, "F X"), offered(assault(later, "2429", "F X"))) == (
        "dead",
        {COMMIT, HOLD},
    )


def test_5_17a_it_takes_no_part_in_1939():
    units = {"F 1": "2428", "G 5": "2429"}
    table = assault(at("allied combat", units, scenario="1939"), "2429", "F 1")
    assert table.to_move == "roll"
