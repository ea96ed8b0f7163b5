"""22 Combat results: each one played through, and counterattacks."""

import pytest

from sixweeks.games.mansteins_war.rules.r10_odds import odds
from sixweeks.kernel.presentation.sentence import Term
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    asked,
    assault,
    at,
    events,
    offered,
    place_of,
    skip_forced,
    step_of,
    steps_of,
)

# An open field without rivers: the French in 1343, supported by Dijon, the Germans in 1342 by a
# logistic unit. 12 against 10 is 120 percent; VIII Flk lifts it by three columns.
ARMIES = {"F 1 Army": "1343", "G 4 Army": "1342", "log HGA": "1341"}
STRONG = {"air": {"VIII Flk": "1343"}}
# 23 against 7 is 328 percent; II Flk lifts it to 500.
PANZERS = {"F 9 Army": "1343", "19 Pz": "1342", "41 Pz": "1342", "14 Mot": "1342"}
PANZERS |= {"log PGK": "1341"}
AIR = {"air": {"II Flk": "1343"}}


def fought(units, die, table="", hex="1343", **fields):
    """The attack of all Germans, and its die."""
    game = assault(at("german combat", units, **fields), hex)
    if "mobile" in offered(game):
        answer(game, table or "assault")
    return answer(game, die)


def result(game):
    found = events(game, "combat_result")[0].args["result"]
    assert isinstance(found, Term)
    return found.id


# --- 22.1.b the attacker ----------------------------------------------------------------------


def test_22_1_b_aa_costs_the_attacker_a_step():
    game = fought(ARMIES, 4)
    assert result(game) == "AA"
    assert (steps_of(game, "G 4 Army"), steps_of(game, "F 1 Army")) == (3, 4)
    assert game.pending is None


def test_22_1_b_ad_costs_two_steps_and_one_hex():
    game = fought(ARMIES, 1)
    assert (result(game), steps_of(game, "G 4 Army"), asked(game)) == ("AD", 2, "german")
    answer(game, "retreat 1341")
    assert (place_of(game, "G 4 Army"), game.pending) == ("1341", None)


def test_22_1_b_az_costs_three_steps_and_one_hex():
    units = {"F 1 Army": "1343", "F 7 Army": "1343", "G 18 Army": "1342", "log HGA": "1341"}
    game = fought(units, 1)
    assert (result(game), steps_of(game, "G 18 Army")) == ("AZ", 1)
    answer(game, "retreat 1341")
    assert (place_of(game, "G 18 Army"), game.pending) == ("1341", None)


def test_22_1_b_ap_costs_a_step_and_two_hexes():
    units = {"F 1 Army": "1343", "19 Pz": "1342", "log PGK": "1341"}
    game = fought(units, 1, "mobile")
    assert (result(game), steps_of(game, "19 Pz")) == ("AP", 1)
    answer(game, "retreat 1341")
    assert asked(game) == "german"
    answer(game, "retreat 1340")
    assert (place_of(game, "19 Pz"), game.pending) == ("1340", None)


# --- 22.1.d-g the defender --------------------------------------------------------------------


def test_22_1_d_da_costs_the_defender_a_step():
    game = fought(ARMIES, 5, **STRONG)
    assert (result(game), steps_of(game, "F 1 Army")) == ("DA", 3)
    assert (place_of(game, "F 1 Army"), game.pending) == ("1343", None)


def test_22_1_d_da_with_pursuit_if_the_hex_is_cleared():
    game = fought(ARMIES | {"F 1 Army": "1343/1"}, 1, **STRONG)
    assert (result(game), place_of(game, "F 1 Army")) == ("DA", "dead")
    assert offered(game) == {"pursue G 4 Army", "halt"}


def test_22_1_d_dd_costs_two_steps_and_one_hex_with_pursuit():
    game = fought(ARMIES | {"F 1 Army": "1343/3", "G 6 Army": "1442"}, 4, **STRONG)
    assert (result(game), steps_of(game, "F 1 Army"), asked(game)) == ("DD", 1, "allied")
    answer(game, "retreat 1344")
    assert {"pursue G 4 Army", "halt"} <= offered(game)


def test_22_1_d_dp_costs_two_steps_and_two_hexes_with_pursuit():
    game = fought(PANZERS, 4, "mobile", **AIR)
    assert (result(game), steps_of(game, "F 9 Army")) == ("DP", 2)
    answer(game, "retreat 1344", "retreat 1444")
    assert place_of(game, "F 9 Army") == "1444"
    assert "pursue 19 Pz" in offered(game)


def test_22_1_d_dz_costs_three_steps_and_two_hexes_with_pursuit():
    units = ARMIES | {"F 1 Army": "1343/4", "G 6 Army": "1442", "G 12 Army": "1242"}
    game = fought(units, 6, air={"VIII Flk": "1343"})
    assert (result(game), steps_of(game, "F 1 Army")) == ("DZ", 1)
    answer(game, "retreat 1344", "retreat 1444")
    assert "pursue G 4 Army" in offered(game)


def test_22_1_e_dw_is_one_hex_with_pursuit():
    game = fought(ARMIES, 6, **STRONG)
    assert (result(game), steps_of(game, "F 1 Army")) == ("DW", 4)
    answer(game, "retreat 1344")
    assert offered(game) == {"pursue G 4 Army", "halt"}


def test_22_1_e_dw_is_st_against_an_intact_fort():
    units = {"F 3 Army": "1740", "G 12 Army": "1739", "log HGA": "1738"}
    gone = {"sf": {"BB": "lost", "SA Koch": "lost"}}
    game = fought(units, 6, hex="1740", **gone, air={"VIII Flk": "1740"})
    assert result(game) == "DW"
    assert (steps_of(game, "F 3 Army"), steps_of(game, "G 12 Army")) == (3, 3)
    assert place_of(game, "F 3 Army") == "1740"


def test_22_1_f_ma_costs_the_attacker_a_step_and_the_defender_a_hex():
    game = fought(PANZERS, 1, "mobile", **AIR)
    assert (result(game), asked(game)) == ("MA", "german")
    answer(game, "lose 14 Mot", "retreat 1344")
    assert (steps_of(game, "14 Mot"), steps_of(game, "F 9 Army")) == (1, 4)
    assert "pursue 19 Pz" in offered(game)


def test_22_1_f_or_costs_three_steps_and_three_hexes_with_the_bonus():
    game = fought(PANZERS, 6, "mobile", **AIR)
    assert (result(game), steps_of(game, "F 9 Army")) == ("OR", 1)
    answer(game, "retreat 1243", "retreat 1144", "retreat 1044")
    answer(game, "pursue 19 Pz", "onward 1243", "onward 1144")
    assert place_of(game, "19 Pz") == "1144"
    assert place_of(game, "F 9 Army") == "1044"


def test_22_1_g_st_costs_each_side_a_step():
    game = fought(ARMIES, 6)
    assert result(game) == "ST"
    assert (steps_of(game, "G 4 Army"), steps_of(game, "F 1 Army")) == (3, 3)
    assert game.pending is None


def test_22_1_g_st_with_pursuit_if_the_hex_is_cleared():
    game = fought(ARMIES | {"F 1 Army": "1343/1"}, 2)
    assert result(game) == "ST"
    assert offered(game) == {"pursue G 4 Army", "halt"}


# --- 22.1.a losses ----------------------------------------------------------------------------


def test_22_1_a_the_owner_chooses_who_loses_steps():
    game = fought(ARMIES | {"G 6 Army": "1442"}, 2, **STRONG)
    assert result(game) == "ST"
    assert (asked(game), offered(game)) == ("german", {"lose G 4 Army", "lose G 6 Army"})


def test_22_1_a_steps_may_come_from_several_units():
    units = {"F 1 Army": "1343", "Cav": "1343", "G 4 Army": "1342", "15 Pz": "1342"}
    game = fought(units, 1)
    assert result(game) == "AD"
    answer(game, "lose G 4 Army", "lose 15 Pz")
    assert (steps_of(game, "G 4 Army"), steps_of(game, "15 Pz")) == (3, 1)


def test_22_1_a_only_units_that_take_part():
    units = ARMIES | {"G 6 Army": "1442", "15 Pz": "1241"}
    game = fought(units, 2, **STRONG)
    assert against(game, "lose 15 Pz") == {"22.1.a part"}
    assert against(game, "lose F 1 Army") == {"22.1.a part"}


def test_22_1_a_on_the_mobile_table_the_first_step_of_the_defender_is_a_mech_units():
    units = {"F 9 Army": "1343", "Cav": "1343", "19 Pz": "1342", "41 Pz": "1342"}
    units |= {"14 Mot": "1442", "log PGK": "1341"}
    game = fought(units, 5, "mobile", air={"VIII Flk": "1343"})
    assert result(game) == "DP"
    assert steps_of(game, "Cav") == 1
    assert offered(game) == {"lose Cav", "lose F 9 Army"}


def test_22_1_a_on_the_assault_table_any_unit():
    units = {"F 9 Army": "1343", "Cav": "1343", "G 4 Army": "1342", "G 6 Army": "1442"}
    game = fought(units | {"log HGA": "1341"}, 4, **STRONG)
    assert offered(game) == {"lose Cav", "lose F 9 Army"}


def test_22_1_a_nothing_is_asked_if_all_are_lost():
    units = {"DLM": "1343", "1GC": "1343/1", "G 4 Army": "1342", "log HGA": "1341"}
    game = fought(units, 4, **STRONG)
    assert (place_of(game, "DLM"), place_of(game, "1GC")) == ("dead", "dead")


def test_22_1_a_nothing_is_asked_among_like_units():
    units = {"BE 1 Corps": "1435", "BE 2 Corps": "1435", "G 4 Army": "1434", "log HGB": "1433"}
    game = fought(units, 5, hex="1435", air={"VIII Flk": "1435"})
    assert result(game) in ("ST", "DA")
    lost = sorted(steps_of(game, name) for name in ("BE 1 Corps", "BE 2 Corps"))
    assert lost == [1, 2]


def test_2_2_7_c_armies_lose_four_steps_one_by_one():
    for steps in (4, 3, 2):
        game = fought(ARMIES | {"G 4 Army": f"1342/{steps}"}, 5)
        assert steps_of(game, "G 4 Army") == steps - 1


# --- 22.1.c, 22.2 counterattacks --------------------------------------------------------------


def test_22_1_c_ca_makes_the_defenders_strike_back():
    game = fought(ARMIES, 2)
    assert result(game) == "CA"
    assert asked(skip_forced(game)) == "allied"
    assert step_of(game) == "Counterattack roll"


def test_22_1_c_not_out_of_an_intact_fort():
    units = {"F 3 Army": "1740", "G 12 Army": "1739", "log HGA": "1738"}
    gone = {"sf": {"BB": "lost", "SA Koch": "lost"}}
    game = fought(units, 3, hex="1740", **gone)
    assert (result(game), game.pending) == ("CA", None)


def counterattacked(units, die=2, table="", **fields):
    return skip_forced(fought(units, die, table, **fields))


def test_22_2_a_at_one_hex_of_their_choice():
    units = ARMIES | {"G 6 Army": "1442", "F 7 Army": "1343", "log HGA": "1341"}
    game = fought(units, 3)
    assert (result(game), offered(game)) == ("CA", {"counter 1342", "counter 1442"})


def test_22_2_a_only_the_attackers_in_that_hex_defend():
    units = ARMIES | {"G 6 Army": "1442", "F 7 Army": "1343", "15 Pz": "1442"}
    game = at("german combat", units, active="G 4 Army, G 6 Army")
    answer(assault(game, "1343", "G 4 Army", "G 6 Army"), 2, "counter 1442")
    attack = game.frame.attack
    assert odds(game, attack, "assault").defence == 12


def test_22_2_a_one_column_to_the_right_and_no_other():
    game = counterattacked(ARMIES)
    found = odds(game, game.frame.attack, "assault")
    assert [(shift.rule, shift.amount) for shift in found.shifts] == [("22.2.a", 1)]
    assert (found.attack, found.defence, found.name) == (8, 12, "100%")


def test_22_2_b_units_without_attack_factor_use_their_defence_factor():
    units = {"fort Maub": "1343", "F 3 Army": "1343", "G 4 Army": "1342", "log HGA": "1341"}
    game = counterattacked(units)
    assert odds(game, game.frame.attack, "assault").attack == 7 + 3


def test_22_2_b_such_units_do_not_pursue():
    units = {"log 1AG": "1343", "F 3 Army": "1343", "GrD": "1342", "log HGA": "1341"}
    game = fought(units, 5, "mobile")
    skip_forced(game)
    answer(game, 6)
    assert place_of(game, "GrD") == "dead"
    assert offered(game) == {"pursue F 3 Army", "halt"}


def test_22_2_c_a_counterattack_ends_the_combat():
    game = answer(counterattacked(ARMIES), 5)
    assert (steps_of(game, "F 1 Army"), game.pending) == (3, None)


def test_22_2_c_ca_in_a_counterattack_is_nothing():
    game = answer(counterattacked(ARMIES), 2)
    assert (steps_of(game, "F 1 Army"), steps_of(game, "G 4 Army")) == (4, 4)
    assert game.pending is None


def test_22_2_d_mech_units_alone_may_use_the_mobile_table():
    units = {"Cav": "1343", "1GC": "1343", "G 18 Army": "1342", "log HGA": "1341"}
    game = skip_forced(fought(units, 2))
    assert (asked(game), offered(game)) == ("allied", {"assault", "mobile"})


def test_22_2_d_at_least_the_column_of_50_percent():
    game = counterattacked({"F 9 Army": "1343", "G 4 Army": "1342", "log HGA": "1341"}, 1)
    found = odds(game, game.frame.attack, "assault")
    assert (found.percent, found.base, found.name) == (41, 0, "50%")


def test_22_2_a_losses_of_a_counterattack_fall_on_both_sides():
    game = answer(counterattacked(ARMIES), 6)
    assert (steps_of(game, "F 1 Army"), steps_of(game, "G 4 Army")) == (3, 3)


def test_10_1_a_a_counterattack_is_no_attack_of_its_own():
    game = answer(counterattacked(ARMIES), 2)
    assert game.impulse.attacked == 1 << 0


@pytest.mark.parametrize("die", range(1, 7))
def test_22_1_every_result_ends_with_the_segment(die):
    game = skip_forced(fought(ARMIES, die))
    for _ in range(30):
        if game.pending is None:
            break
        first = sorted(offered(game))[0]
        answer(game, int(first) if first.isdecimal() else first)
    assert game.pending is None
