"""11.1, 11.4-11.6 Combat results: losses, stalled attacks and the advance after combat.

6 against 5 is 1:1: on a 1 a bloodbath, on 2 to 5 the defender retreats, on a 6 nothing. 12 against
5 is 2:1: on a 1 the defender is eliminated. 4 against 5 is 1:2: on a 5 the attacker is.
"""

from functools import partial

from sixweeks.games.france_40.model.components import MAP
from tests.games.france_40.toolkit import (
    answer,
    assault,
    at,
    german_combat,
    offered,
    place_of,
    rules_against,
    steps_of,
    told,
)

TWO = {"G I": "2726", "G II": "2726"}
THREE = {**TWO, "G III": "2726"}
german, allied = german_combat, partial(at, "allied combat")


def fight(table, hex, *units, die):
    """Attack and roll, if the odds ask for a die; the French keep their armor at home."""
    assault(table, hex, *units)
    if "hold 4th armored" in offered(table):
        table.answer("hold 4th armored")
    if table.to_move == "roll":
        table.answer(die)
    return table


def destroyed(units=None, **lines):
    """G I and G II have eliminated the last step of F X in 2725."""
    table = german({**TWO, "F X": ("2725", 1), **(units or {})}, **lines)
    return fight(table, "2725", "G I", "G II", die=1)


# --- 11.1 advance after combat ----------------------------------------------------------------


def test_11_1a_the_victor_may_occupy_the_vacated_hex():
    assert offered(destroyed()) == {"G I advances", "G II advances", "stay"}


def test_11_1a_he_need_not():
    table = destroyed()
    table.answer("stay")
    assert (place_of(table, "G I"), place_of(table, "G II")) == ("2726", "2726")


def test_11_1a_with_one_unit_or_more():
    table = destroyed()
    answer(table, "G II advances", "G I advances")
    assert (place_of(table, "G I"), place_of(table, "G II")) == ("2725", "2725")


def test_11_1a_after_a_retreat_too():
    table = fight(german({"G I": "2726", "F X": "2725"}), "2725", "G I", die=2)
    table.answer("F X retreats 2825")
    assert offered(table) == {"G I advances", "stay"}


def test_11_1a_only_units_of_that_attack():
    table = destroyed({"G III": "2626"})
    assert rules_against(table, "G III advances") == {"11.1a"}


def test_11_1a_units_of_that_attack_are_not_refused():
    assert rules_against(destroyed(), "G I advances") == set()


def test_11_1a_others_are_not_offered():
    assert "G III advances" not in offered(destroyed({"G III": "2626"}))


def test_11_1a_within_the_stacking_limit():
    units = {**THREE, "G IV": "2826", "F X": ("2725", 1)}
    table = fight(german(units), "2725", "G I", "G II", "G III", "G IV", die=1)
    for unit in ("G I", "G II", "G III"):
        table.answer(f"{unit} advances")
    assert place_of(table, "G IV") == "2826"


def test_11_1a_in_1939_eight_units_may_advance():
    names = ["F 1", "F 3", "F 5", "F 9", "F 10", "F 11", "F 12", "F 13", "F 14"]
    hexes = ["1741"] * 8 + ["1843"]
    table = allied({**dict(zip(names, hexes, strict=True)), "G 5": "1742"}, scenario="1939")
    fight(table, "1742", *names, die=1)
    for name in names[:8]:
        table.answer(f"{name} advances")
    assert place_of(table, "F 14") == "1843"


def test_11_1a_before_the_next_battle():
    table = destroyed({"G III": "2524", "F I": "2624"})
    assert rules_against(table, "attack 2624") == {"11.10d"}


def test_11_1a_no_advance_into_a_hex_that_is_not_empty():
    """B-16 In 1940 DE leaves units of two steps where they are."""
    table = german({**TWO, "F X": "2725"})
    fight(table, "2725", "G I", "G II", die=1)
    assert (steps_of(table, "F X"), place_of(table, "F X")) == (1, "2725")
    assert rules_against(table, "attack 2725") == {"11.0b"}  # and the battle is over


def test_11_1a_enemy_zones_do_not_hinder_an_advance():
    table = destroyed({"F I": "2724"})
    assert "G I advances" in offered(table)


def test_11_1a_the_advancing_unit_takes_the_hex():
    table = destroyed()
    table.answer("G I advances")
    assert table.view("german").control >> MAP.grid.hex("2725") & 1


def test_11_1b_the_french_must_advance():
    table = allied({"F I": "2726", "F III": "2726", "G I": ("2725", 1)})
    fight(table, "2725", "F I", "F III", die=1)
    assert offered(table) == {"F I advances", "F III advances"}


def test_11_1b_to_stay_is_refused():
    table = allied({"F I": "2726", "F III": "2726", "G I": ("2725", 1)})
    fight(table, "2725", "F I", "F III", die=1)
    assert rules_against(table, "stay") == {"11.1b"}


def test_11_1b_one_unit_is_enough():
    table = allied({"F I": "2726", "F III": "2726", "G I": ("2725", 1)})
    fight(table, "2725", "F I", "F III", die=1)
    answer(table, "F I advances", "stay")
    assert (place_of(table, "F I"), place_of(table, "F III")) == ("2725", "2726")


def test_11_1b_a_single_french_unit_is_not_even_asked():
    table = allied({"F I": "2726", "G XII": ("2725", 1), "G III": "2422"})
    fight(table, "2725", "F I", die=2)
    table.answer("G XII retreats 2825")
    assert place_of(table, "F I") == "2725"


def test_11_1b_the_british_need_not():
    table = allied({"UK I": "2726", "G I": ("2725", 1)})
    fight(table, "2725", "UK I", die=2)
    table.answer("G I retreats 2825")
    assert offered(table) == {"UK I advances", "stay"}


def test_11_1b_former_neutrals_need_not():
    table = allied({"B Cv": "3333", "UK I": "2620", "G XII": ("3334", 1)}, belgium="in play 1")
    fight(table, "3334", "B Cv", die=2)
    table.answer("G XII retreats 3435")
    assert "stay" in offered(table)


def test_11_1b_in_1939_too():
    table = allied({"F 1": "1741", "F 3": "1741", "G 5": "1742"}, scenario="1939")
    fight(table, "1742", "F 1", "F 3", die=2)
    table.answer("G 5 retreats 1643")
    assert "stay" not in offered(table)


# --- 11.4 bloodbath, 11.5 attack stalled ------------------------------------------------------


def test_11_4a_a_bloodbath_costs_each_side_a_step():
    table = fight(german({"G I": "2726", "F X": "2725"}), "2725", "G I", die=1)
    assert (steps_of(table, "G I"), steps_of(table, "F X")) == (1, 1)


def test_11_4a_one_step_in_all():
    table = german({**TWO, "F X": "2725", "F I": "2725"})
    fight(table, "2725", "G I", "G II", die=1)  # 12 against 10
    answer(table, "F X loses", "G II loses")
    left = [steps_of(table, unit) for unit in ("F X", "F I", "G I", "G II")]
    assert left == [1, 2, 2, 1]


def test_11_4a_the_defender_chooses_his_step():
    table = german({**TWO, "F X": "2725", "F I": "2725"})
    fight(table, "2725", "G I", "G II", die=1)
    assert (table.to_move, offered(table)) == ("allied", {"F X loses", "F I loses"})


def test_11_4a_the_attacker_chooses_his_step():
    table = german({**TWO, "F X": "2725", "F I": "2725"})
    fight(table, "2725", "G I", "G II", die=1).answer("F X loses")
    assert (table.to_move, offered(table)) == ("german", {"G I loses", "G II loses"})


def test_11_4a_the_loss_is_taken_from_units_of_the_battle():
    table = german({**TWO, "G III": "2626", "F X": "2725", "F I": "2725"})
    fight(table, "2725", "G I", "G II", die=1).answer("F X loses")
    assert rules_against(table, "G III loses") == {"11.4a"}


def test_11_4a_nobody_retreats_or_advances():
    table = fight(german({"G I": "2726", "F X": "2725"}), "2725", "G I", die=1)
    assert (place_of(table, "G I"), place_of(table, "F X")) == ("2726", "2725")


FORT = {"Maginot 1733": "1733"}


def bloodbath_at_the_line():
    """Three panzer corps (8 + 7 + 7) from 1732 against 6 are 3:1, two left for the fortification is
    1:1, and a 1 is a bloodbath."""
    panzers = {"19 Pz": "1732", "41 Pz": "1732", "16 Pz": "1732"}
    garrison = {"F XXIV": ("1733", 1), "F XXV": ("1733", 1)}
    return fight(german({**panzers, **garrison, **FORT}), "1733", *panzers, die=1)


def test_11_4b_mobile_units_take_the_loss_before_the_fortification():
    table = bloodbath_at_the_line()
    assert offered(table) == {"F XXIV loses", "F XXV loses"}


def test_11_4b_the_mobile_units_are_not_refused():
    assert rules_against(bloodbath_at_the_line(), "F XXIV loses") == set()


def test_11_4b_the_fortification_is_refused():
    table = bloodbath_at_the_line()
    assert rules_against(table, "Maginot 1733 loses") == {"11.4b"}


def test_11_4b_alone_the_fortification_takes_the_loss():
    """14 PzG (7) against 2 is 3:1, two left is 1:1."""
    table = german({"14 PzG": "1732", **FORT})
    fight(table, "1733", "14 PzG", die=1)
    assert (steps_of(table, "Maginot 1733"), steps_of(table, "14 PzG")) == (1, 3)


def test_11_4c_after_a_bloodbath_that_empties_the_hex_the_attacker_may_advance():
    table = german({"G I": "2726", "B I": "2725", "UK I": "2620"}, belgium="in play 1")
    fight(table, "2725", "G I", die=1)  # 6 against 4; the only step of the Belgians
    assert offered(table) == {"G I advances", "stay"}


def test_11_4c_not_if_a_unit_is_left_in_it():
    table = fight(german({"G I": "2726", "F X": "2725"}), "2725", "G I", die=1)
    assert not any("advances" in answer for answer in offered(table))


def test_11_4c_not_with_a_unit_that_died_in_it():
    table = german({"G I": ("2726", 1), "G II": "2726", "F XXIV": ("2725", 1)})
    fight(table, "2725", "G I", "G II", die=4).answer("G I loses")  # 9 against 2 is 4:1
    assert offered(table) == {"G II advances", "stay"}


def test_11_5a_nothing_happens_when_an_attack_stalls():
    table = fight(german({"G I": "2726", "F X": "2725"}), "2725", "G I", die=6)
    found = [(place_of(table, unit), steps_of(table, unit)) for unit in ("G I", "F X")]
    assert found == [("2726", 2), ("2725", 2)]


def test_11_5a_and_nobody_is_asked_to_retreat_or_advance():
    table = fight(german({"G I": "2726", "F X": "2725"}), "2725", "G I", die=6)
    assert "end" in offered(table)


# --- 11.6 elimination -------------------------------------------------------------------------


def test_11_6a_de_eliminates_every_defender_of_1939():
    units = {"F 1": "1741", "F 3": "1741", "F 5": "1741", "F 9": "1741", "F 10": "1741"}
    table = allied({**units, "G 52": "1742", "G 209": "1742"}, scenario="1939")
    fight(table, "1742", *units, die=1)  # 15 against 5
    assert (place_of(table, "G 52"), place_of(table, "G 209")) == ("dead", "dead")


def test_11_6a_what_was_lost_is_told():
    units = {"F 1": "1741", "F 3": "1741", "F 5": "1741", "G 209": "1742"}
    table = fight(allied(units, scenario="1939"), "1742", "F 1", "F 3", "F 5", die=1)
    assert "G 209 is eliminated in Crailsheim (1742). (11.6a)" in told(table)


def test_11_6a_ae_costs_the_attacker_of_1939_one_unit():
    table = allied({"F 1": "1741", "F 3": "1741", "G 5": "1742", "G 6": "1742"}, scenario="1939")
    fight(table, "1742", "F 1", "F 3", die=5)  # 6 against 8
    table.answer("F 3 loses")
    assert (place_of(table, "F 1"), place_of(table, "F 3")) == ("1741", "dead")


def test_11_6a_the_attacker_chooses_the_unit():
    table = allied({"F 1": "1741", "F 3": "1741", "G 5": "1742", "G 6": "1742"}, scenario="1939")
    fight(table, "1742", "F 1", "F 3", die=5)
    assert (table.to_move, offered(table)) == ("allied", {"F 1 loses", "F 3 loses"})


def test_11_6a_only_among_the_units_of_the_battle():
    units = {"F 1": "1741", "F 3": "1741", "F 5": "1741", "G 5": "1742", "G 6": "1742"}
    table = fight(allied(units, scenario="1939"), "1742", "F 1", "F 3", die=5)
    assert rules_against(table, "F 5 loses") == {"11.6a"}


def test_11_6b_de_costs_each_defender_of_1940_a_step():
    table = german({"19 Pz": "2726", "41 Pz": "2726", "F X": "2725", "F I": "2725"})
    fight(table, "2725", "19 Pz", "41 Pz", die=1)  # 26 against 10
    assert (steps_of(table, "F X"), steps_of(table, "F I")) == (1, 1)


def test_11_6b_units_of_one_step_are_eliminated():
    table = german({"19 Pz": "2726", "41 Pz": "2726", "F X": ("2725", 1), "F I": "2725"})
    fight(table, "2725", "19 Pz", "41 Pz", die=1)  # 26 against 8
    assert (place_of(table, "F X"), place_of(table, "F I")) == ("dead", "2725")


def test_11_6b_the_others_stay_where_they_are():
    table = german({"19 Pz": "2726", "41 Pz": "2726", "UK I": "2725"})
    fight(table, "2725", "19 Pz", "41 Pz", die=1)
    assert (place_of(table, "UK I"), steps_of(table, "UK I")) == ("2725", 3)


def test_11_6b_ae_costs_each_attacker_of_1940_a_step():
    table = german({"G XII": "2726", "G XVII": "2726", "F X": "2725", "F I": "2725"})
    fight(table, "2725", "G XII", "G XVII", die=5)  # 8 against 10
    assert (steps_of(table, "G XII"), steps_of(table, "G XVII")) == (1, 1)


def test_11_6b_attackers_of_one_step_are_eliminated():
    table = german({"G XII": ("2726", 1), "G XVII": "2726", "F X": "2725", "F I": "2725"})
    fight(table, "2725", "G XII", "G XVII", die=5)
    assert (place_of(table, "G XII"), place_of(table, "G XVII")) == ("dead", "2726")


def test_11_6b_units_that_did_not_attack_lose_nothing():
    table = german({"G XII": "2726", "G I": "2726", "F X": "2725"})
    fight(table, "2725", "G XII", die=5)
    assert (steps_of(table, "G XII"), steps_of(table, "G I")) == (1, 2)


def test_11_6b_de_costs_a_fortification_a_step_with_the_rest():
    units = {**dict.fromkeys(("G I", "G II", "G III"), "1732"), "G IV": "1833"}
    table = german({**units, "F XXIV": ("1733", 1), **FORT})
    fight(table, "1733", *units, die=1)  # 24 against 4 is 6:1, two left is 4:1
    assert (place_of(table, "F XXIV"), steps_of(table, "Maginot 1733")) == ("dead", 1)


def test_11_6b_no_more_is_lost_once_the_game_is_over():
    """4.10b The first panzer corps lost at 0 points ends it."""
    table = german({"19 Pz": ("2726", 1), "41 Pz": ("2726", 1), "F X": "2725", "F I": "2725"})
    fight(table, "2725", "19 Pz", "41 Pz", die=5)  # 7 against 10
    assert sorted(place_of(table, unit) for unit in ("19 Pz", "41 Pz")) == ["2726", "dead"]


def test_11_6b_what_was_lost_is_told():
    table = german({"G XII": ("2726", 1), "F X": "2725"})
    fight(table, "2725", "G XII", die=5)
    assert "G XII is eliminated in Épernay (2726). (11.6b)" in told(table)
