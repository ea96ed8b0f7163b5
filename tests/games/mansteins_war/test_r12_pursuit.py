"""12 Pursuit."""

import pytest
from msgspec.structs import replace

from sixweeks.games.mansteins_war.rules.r12_pursuit import Pursuit
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    events,
    hex_at,
    holds,
    offered,
    place_of,
    rules_against,
    sketch,
    unit,
)

LOG = {"log HGA": "1341"}


def pursuing(units, *names, by="german", is_rout=False, **fields):
    """Attackers of 1343, which is vacated."""
    who = tuple(map(unit, names or units))
    hex = hex_at(fields.pop("hex", "1343"))
    return sketch(Pursuit(by=by, units=who, hex=hex, is_rout=is_rout), units, **fields)


def hexes_gone(game):
    return len(events(game, "pursued"))


def test_12_0_pursuit_is_optional():
    game = answer(pursuing({"15 Pz": "1342"} | LOG, "15 Pz"), "halt")
    assert place_of(game, "15 Pz") == "1342"


def test_12_0_only_attackers_pursue():
    game = pursuing({"15 Pz": "1342", "16 Pz": "1442"} | LOG, "15 Pz")
    assert against(game, "pursue 16 Pz") == {"12.0 attackers"}


def test_12_2_a_the_first_hex_is_the_vacated_one():
    game = answer(pursuing({"15 Pz": "1342"} | LOG, "15 Pz"), "pursue 15 Pz")
    assert place_of(game, "15 Pz") == "1343"


def test_12_1_a_german_mech_units_two_hexes():
    game = answer(pursuing({"15 Pz": "1342"} | LOG, "15 Pz"), "pursue 15 Pz", "onward 1344")
    assert (place_of(game, "15 Pz"), game.pending) == ("1344", None)


def test_12_1_a_others_one_hex():
    game = answer(pursuing({"G 4 Army": "1342"} | LOG, "G 4 Army"), "pursue G 4 Army")
    assert (place_of(game, "G 4 Army"), game.pending) == ("1343", None)


def test_12_1_a_allied_mech_units_one_hex():
    units = {"Cav": "1342", "log Res": "1241"}
    game = answer(pursuing(units, "Cav", by="allied"), "pursue Cav")
    assert (place_of(game, "Cav"), game.pending) == ("1343", None)


def test_12_1_b_after_overrun_german_mech_units_three_hexes():
    game = pursuing({"15 Pz": "1342"} | LOG, "15 Pz", is_rout=True)
    answer(game, "pursue 15 Pz", "onward 1344", "onward 1444")
    assert (place_of(game, "15 Pz"), game.pending) == ("1444", None)


def test_12_1_b_after_overrun_allied_mech_units_two_hexes():
    units = {"Cav": "1342", "log Res": "1241"}
    game = answer(pursuing(units, "Cav", by="allied", is_rout=True), "pursue Cav", "onward 1443")
    assert (place_of(game, "Cav"), game.pending) == ("1443", None)


def test_12_1_b_after_overrun_others_still_one():
    game = pursuing({"G 4 Army": "1342"} | LOG, "G 4 Army", is_rout=True)
    assert answer(game, "pursue G 4 Army").pending is None


def test_12_2_a_later_hexes_lie_anywhere():
    game = answer(pursuing({"15 Pz": "1342"} | LOG, "15 Pz"), "pursue 15 Pz")
    assert offered(game, "onward") == {"1342", "1344", "1442", "1443", "1242", "1243"}


def test_12_2_a_units_may_stop_on_the_way():
    game = answer(pursuing({"15 Pz": "1342"} | LOG, "15 Pz"), "pursue 15 Pz", "halt")
    assert place_of(game, "15 Pz") == "1343"


def test_12_2_a_hexes_follow_one_another():
    game = answer(pursuing({"15 Pz": "1342"} | LOG, "15 Pz"), "pursue 15 Pz")
    assert against(game, "onward 1444") == {"12.2.a adjacent"}


def test_7_2_f_enemy_zones_do_not_matter():
    units = {"15 Pz": "1342", "F 1 Army": "1444", "Cav": "1244"} | LOG
    game = pursuing(units, "15 Pz", is_rout=True)
    answer(game, "pursue 15 Pz", "onward 1443", "onward 1543")
    assert place_of(game, "15 Pz") == "1543"


def test_12_2_b_not_into_enemies():
    game = answer(pursuing({"15 Pz": "1342", "Cav": "1344"} | LOG, "15 Pz"), "pursue 15 Pz")
    assert rules_against(game, "onward 1344") == {"6.0.e"}


def test_12_2_b_armies_do_not_pursue_into_the_rough():
    units = {"G 4 Army": "1743", "15 Pz": "1743", "log HGC": "1940"}
    game = pursuing(units, "G 4 Army", "15 Pz", hex="1842")
    assert rules_against(game, "pursue G 4 Army") == {"8.4.1"}


def test_12_2_b_belgians_do_not_pursue_into_germany():
    units = {"BE 1 Corps": "1537", "Cav": "1637"}
    game = pursuing(units, "BE 1 Corps", "Cav", by="allied", hex="1636")
    assert rules_against(game, "pursue BE 1 Corps") == {"8.5.b"}


def test_12_2_b_static_units_do_not_pursue():
    game = pursuing({"fort Saar": "1342", "15 Pz": "1342"} | LOG, "fort Saar", "15 Pz")
    assert against(game, "pursue fort Saar") == {"12.2.b static"}


def test_15_5_unsupported_units_pursue_one_hex():
    game = answer(pursuing({"15 Pz": "1343"}, "15 Pz", hex="1342"), "pursue 15 Pz")
    assert game.pending is None


def test_15_6_units_cut_off_do_not_pursue():
    ring = {"F 1 Army": "1242", "F 7 Army": "1444", "Cav": "1542"}
    game = pursuing({"15 Pz": "1343", "16 Pz": "1441"} | ring, "15 Pz", "16 Pz", hex="1442")
    assert against(game, "pursue 15 Pz") == {"15.6 pursuit"}


def test_12_0_pursuit_may_not_end_over_the_limit():
    units = {"38 Corps": "1342", "40 Corps": "1342", "LLK": "1442", "GbK": "1442"} | LOG
    names = ("38 Corps", "40 Corps", "LLK", "GbK")
    game = pursuing(units, *names)
    answer(game, "pursue 38 Corps", "pursue 40 Corps", "pursue LLK")
    assert game.pending is None


def test_12_0_a_full_hex_can_be_passed():
    units = {"38 Corps": "1342", "40 Corps": "1342", "LLK": "1442", "15 Pz": "1442"} | LOG
    game = pursuing(units, "38 Corps", "40 Corps", "LLK", "15 Pz")
    answer(game, "pursue 38 Corps", "pursue 40 Corps", "pursue LLK", "pursue 15 Pz")
    assert "halt" not in offered(game)
    assert rules_against(game, "halt") == {"6.1"}


def test_6_0_g_pursuit_does_not_end_among_another_nation():
    units = {"Cav": "1342", "log Res": "1241", "BEF": "1443"}
    game = answer(pursuing(units, "Cav", by="allied", is_rout=True), "pursue Cav")
    assert rules_against(game, "onward 1443") == {"6.0.g"}


def test_12_2_c_no_pursuit_into_a_hex_with_defenders():
    units = {"15 Pz": "1342", "F 1 Army": "1343"} | LOG
    assert pursuing(units, "15 Pz").pending is None


def test_3_3_b_pursuit_takes_control():
    game = answer(pursuing({"15 Pz": "1342"} | LOG, "15 Pz"), "pursue 15 Pz", "halt")
    assert holds(game, "german", "1343")


def test_17_1_pursuit_destroys_a_fort():
    units = {"G 4 Army": "1839", "log HGC": "1940"}
    game = answer(pursuing(units, "G 4 Army", hex="1740"), "pursue G 4 Army")
    assert game.destroyed == 1 << hex_at("1740")


def test_12_0_each_unit_pursues_once():
    game = pursuing({"15 Pz": "1342", "G 4 Army": "1442"} | LOG, "15 Pz", "G 4 Army")
    answer(game, "pursue 15 Pz", "halt")
    assert offered(game) == {"pursue G 4 Army", "halt"}


@pytest.mark.parametrize("is_rout", [False, True])
def test_12_1_a_hexes_count_only_those_entered(is_rout):
    game = pursuing({"15 Pz": "1342"} | LOG, "15 Pz", is_rout=is_rout)
    answer(game, "pursue 15 Pz", "onward 1344")
    assert hexes_gone(game) == 2
    assert bool(game.pending) == is_rout


def test_3_8_c_pursuit_can_end_a_country():
    units = {"15 Pz": "1436", "BE 1 Corps": "1035", "log HGA": "1537"}
    game = pursuing(units, "15 Pz", hex="1336", german="1335 1537 1435")
    answer(game, "pursue 15 Pz")
    assert game.capitulated == {"belgium"}
    assert place_of(game, "BE 1 Corps") == "dead"


def test_8_3_units_that_have_moved_pursue_at_no_cost():
    game = pursuing({"15 Pz": "1342"} | LOG, "15 Pz")
    game.impulse = replace(game.impulse, moved=1 << unit("15 Pz"))
    answer(game, "pursue 15 Pz", "onward 1344")
    assert place_of(game, "15 Pz") == "1344"
