"""10 The Combat Segment."""

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
    step_of,
)

# An open field without rivers: the French in 1343, supported by Dijon, Germans around it.
FIELD = {"F 1 Army": "1343", "G 4 Army": "1342", "G 6 Army": "1442", "log HGA": "1341"}


# --- 10.0 who attacks -------------------------------------------------------------------------


def test_10_0_a_attacks_are_voluntary():
    game = answer(at("german combat", FIELD), "end")
    assert game.pending is None


def test_10_0_a_nothing_is_asked_without_a_target():
    assert at("german combat", {"G 4 Army": "1342", "F 1 Army": "1344"}).pending is None


def test_10_0_a_only_activated_units_attack():
    game = at("german combat", FIELD, active="G 4 Army")
    assert offered(answer(game, "attack 1343")) == {"launch", "call_off"}
    assert against(game, "with G 6 Army") == {"10.0.a inactive"}


def test_10_0_a_only_adjacent_hexes_are_attacked():
    game = at("german combat", FIELD | {"Cav": "1444"})
    assert against(game, "attack 1444") == {"10.0.a adjacent"}
    assert against(game, "attack 1241") == {"10.0.a nobody"}


def test_10_0_a_an_attack_factor_of_zero_does_not_attack():
    game = at("german combat", {"F 1 Army": "1343", "log HGA": "1342", "G 4 Army": "1442"})
    answer(game, "attack 1343")
    assert against(game, "with log HGA") == {"10.0.a factor"}


def test_5_8_b_fortress_units_do_not_attack():
    assert at("german combat", {"fort Saar": "1839", "F 4 Army": "1740"}).pending is None


def test_10_0_a_only_units_next_to_the_hex_join():
    game = answer(at("german combat", FIELD | {"15 Pz": "1241"}), "attack 1343")
    assert against(game, "with 15 Pz") == {"10.0.a adjacent"}


def test_2_1_b_nobody_attacks_across_an_ocean_side():
    assert at("german combat", {"15 Pz": "0540", "F 1 Army": "0539"}).pending is None


def test_10_0_a_only_own_units_attack():
    game = answer(at("german combat", FIELD), "attack 1343")
    assert against(game, "with F 1 Army") == {"10.0.a own"}


def test_20_2_c_under_evac_nobody_attacks():
    units = {"F 1 Army": "1343", "G 4 Army": "1342"}
    assert at("allied combat", units, marker="Evac").pending is None


def test_8_5_b_belgians_attack_across_the_border():
    game = at("allied combat", {"BE 3 Corps": "1537", "15 Pz": "1636"})
    assert "attack 1636" in offered(game)


# --- 10.1 restrictions ------------------------------------------------------------------------


def test_10_1_b_units_of_several_hexes_attack_together():
    game = answer(at("german combat", FIELD), "attack 1343")
    assert offered(game) == {"with G 4 Army", "with G 6 Army", "all", "call_off"}
    answer(game, "all", "launch", 2)
    assert len(events(game, "attack")) == 1


def test_10_1_b_an_attack_is_launched_with_somebody():
    game = answer(at("german combat", FIELD), "attack 1343")
    assert against(game, "launch") == {"10.1.b nobody"}


def test_10_1_b_who_has_joined_joins_once():
    game = answer(at("german combat", FIELD), "attack 1343", "with G 4 Army")
    assert against(game, "with G 4 Army") == {"10.1.b joined"}


def test_10_1_b_an_attack_can_be_called_off():
    game = answer(at("german combat", FIELD), "attack 1343", "with G 4 Army", "call_off")
    assert "attack 1343" in offered(game)


def test_10_1_b_units_of_a_stack_attack_different_hexes():
    units = {"F 1 Army": "1343", "Cav": "1241", "15 Pz": "1342", "G 4 Army": "1342"}
    game = assault(at("german combat", units | {"log HGA": "1341"}), "1343", "G 4 Army")
    answer(game, 5)
    assert offered(game, "attack") == {"1241"}


def test_10_1_a_units_attack_once_in_a_segment():
    units = {"F 1 Army": "1343", "Cav": "1241", "15 Pz": "1342", "G 4 Army": "1342"}
    game = answer(assault(at("german combat", units), "1343", "G 4 Army"), 5, "attack 1241")
    assert against(game, "with G 4 Army") == {"10.1.a once"}


def test_10_1_a_units_are_attacked_once_in_an_impulse():
    game = answer(assault(at("german combat", FIELD | {"Cav": "1542"}), "1343", "G 4 Army"), 5)
    assert against(game, "attack 1343") == {"10.1.a attacked"}


FLIGHT = {"F 7 Army": "1343", "Cav": "1443", "G 4 Army": "1342", "41 Pz": "1543"}
SUPPORT = {"log HGA": "1341", "log HGB": "1542"}


def fled_to_the_cavalry():
    """The French army has been driven out of 1343 to the corps in 1443, which is then attacked."""
    game = at("german combat", FLIGHT | SUPPORT, air={"VIII Flk": "1343"})
    answer(assault(game, "1343", "G 4 Army"), 6, "retreat 1443", "halt")
    return answer(assault(game, "1443"), "assault")


def test_10_1_a_who_retreated_into_another_hex_adds_nothing():
    game = fled_to_the_cavalry()
    assert odds(game, game.frame.attack, "assault").defence == 4


def test_10_1_a_who_retreated_suffers_with_those_it_fled_to():
    game = answer(fled_to_the_cavalry(), 3)
    assert offered(game) == {"lose Cav", "lose F 7 Army"}


# --- 10.2 the table ---------------------------------------------------------------------------


def test_10_2_a_mech_units_alone_may_use_the_mobile_table():
    game = assault(at("german combat", {"F 1 Army": "1343", "15 Pz": "1342"}), "1343")
    assert offered(game) == {"assault", "mobile"}


def test_10_2_a_not_together_with_others():
    game = assault(at("german combat", FIELD | {"15 Pz": "1242"}), "1343")
    assert step_of(game) == "Combat roll"


def test_10_2_b_not_against_an_intact_fort_of_the_defender():
    game = assault(at("german combat", {"F 3 Army": "1640", "15 Pz": "1639"}), "1640")
    assert step_of(answer(game, "no")) == "Combat roll"


def test_10_2_b_destroyed_forts_do_not_matter():
    game = at("german combat", {"F 3 Army": "1640", "15 Pz": "1639"}, destroyed=(1 << 600) - 1)
    assert offered(assault(game, "1640")) == {"assault", "mobile"}


def test_10_2_b_forts_of_the_attacker_do_not_matter():
    game = at("german combat", {"F 3 Army": "1839", "15 Pz": "1939"})
    assert offered(assault(game, "1839")) == {"assault", "mobile"}


def test_10_2_a_the_chosen_table_is_used():
    game = assault(at("german combat", {"F 1 Army": "1343", "15 Pz": "1342"}), "1343")
    answer(game, "mobile", 6)
    assert events(game, "combat_result")[0].args["table"] == Term("table", "mobile")


# --- 10.3 the order ---------------------------------------------------------------------------


def test_10_3_special_forces_come_before_the_table_and_the_die():
    units = {"BE 3 Corps": "1537", "16 Pz": "1636"}
    game = assault(at("german combat", units, sf={"SA Koch": "available"}), "1537")
    assert step_of(game) == "Combat commit"
    answer(game, "commit SA Koch", 1)
    assert step_of(game) == "Combat choose_table"
    assert step_of(answer(game, "mobile")) == "Combat roll"


def test_10_0_b_one_combat_is_finished_before_the_next():
    units = FIELD | {"Cav": "1241", "15 Pz": "1342"}
    game = assault(at("german combat", units), "1343", "G 4 Army")
    assert offered(game) == {"1", "2", "3", "4", "5", "6"}


def test_10_6_the_operating_player_rolls():
    assert asked(assault(at("german combat", FIELD), "1343")) == "german"


def test_10_6_the_result_tells_its_chances():
    game = answer(assault(at("german combat", FIELD), "1343", "G 4 Army"), 3)
    event = events(game, "combat_result")[0]
    assert event.chances == pytest.approx({"AD": 1 / 6, "CA": 2 / 6, "AA": 2 / 6, "ST": 1 / 6})


def test_10_1_c_an_attack_in_another_impulse_is_another_matter():
    game = answer(assault(at("german combat", FIELD), "1343", "G 4 Army"), 3)
    again = at("german combat", {name: place_of(game, name) for name in FIELD})
    assert "attack 1343" in offered(again)


def test_7_2_e_who_retreated_alone_is_not_attacked_again():
    units = FLIGHT | SUPPORT | {"Cav": "1642"}
    game = at("german combat", units, air={"VIII Flk": "1343"})
    answer(assault(game, "1343", "G 4 Army"), 6, "retreat 1443", "halt")
    assert against(game, "attack 1443") == {"10.1.a attacked"}
