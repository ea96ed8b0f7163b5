"""8 Ground movement."""

import pytest

from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.rules.r08_movement import allowance
from sixweeks.games.mansteins_war.rules.r08_movement import reach as reached
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    at,
    board,
    events,
    hex_at,
    holds,
    march,
    offered,
    place_of,
    reach,
    rules_against,
    unit,
)

EVERYTHING = (1 << 600) - 1  # held by the Germans
DEPOTS = GRID.mask("1934 1835 2138 2241")  # of Germany, of no use when they are bombed


def cost(name, start, hex, **fields):
    """What a unit pays for the step from one hex to the next."""
    found = reached(board({name: start}, **fields), unit(name), 20)
    return found.cost(hex_at(hex))


# --- 8.0 who moves ----------------------------------------------------------------------------


def test_8_0_a_only_activated_units_move():
    game = at("german movement", {"15 Pz": "2031", "16 Pz": "2032"}, active="15 Pz")
    assert against(game, "unit 16 Pz") == {"8.0.a inactive"}


def test_8_0_a_only_own_units_move():
    game = at("german movement", {"15 Pz": "2031", "Cav": "1343"})
    assert against(game, "unit Cav") == {"8.0.a own"}


def test_8_0_a_units_off_the_map_do_not_move():
    game = at("german movement", {"15 Pz": "2031"})
    assert against(game, "unit 16 Pz") == {"8.0.a off_map"}


def test_8_0_a_each_unit_moves_once_in_a_segment():
    game = march(at("german movement", {"15 Pz": "2031", "16 Pz": "2032"}), "15 Pz", "1932")
    answer(game, "done")
    assert against(game, "unit 15 Pz") == {"8.0.a moved"}


def test_8_0_a_who_was_taken_up_and_put_down_may_still_move():
    game = answer(at("german movement", {"15 Pz": "2031"}), "unit 15 Pz", "done")
    assert "unit 15 Pz" in offered(game)


def test_8_0_a_air_units_are_not_moved():
    game = at("german movement", {"15 Pz": "2031"})
    assert rules_against(game, "unit I Flk") == {"8.0.a"}


def test_8_0_a_moves_go_as_far_as_the_factors_allow():
    game = at("german movement", {"38 Corps": "2030", "log HGA": "2030"})
    answer(game, "unit 38 Corps")
    assert "2034" in offered(game, "go")
    assert against(game, "go 2035") == {"8.0.a points"}


def test_8_0_a_what_is_left_can_be_spent_later_in_the_move():
    game = march(at("german movement", {"38 Corps": "2031"}), "38 Corps", "2030", "2031", "2032")
    assert place_of(game, "38 Corps") == "2032"
    assert offered(game, "go") == {"2031", "2033", "1932", "1933", "2132", "2133"}


def test_8_0_a_nothing_is_asked_when_nobody_can_move():
    assert at("german movement", {"fort Eifel": "1738"}).pending is None


def test_8_0_b_static_units_never_move():
    game = at("german movement", {"fort Eifel": "1738", "15 Pz": "2031"})
    assert against(game, "unit fort Eifel") == {"8.0.b static"}


@pytest.mark.parametrize("hex", ["1532", "1331"])
def test_8_0_b_water_is_not_entered(hex):
    game = answer(at("german movement", {"15 Pz": "1432"}), "unit 15 Pz")
    assert rules_against(game, f"go {hex}") == {"8.0.b"}


def test_2_1_b_ocean_sides_are_not_crossed():
    game = answer(at("allied movement", {"DLM": "0540"}), "unit DLM")
    assert cost("DLM", "0540", "0539") > 1
    assert "0539" in offered(game, "go")


def test_2_1_b_the_other_ocean_side():
    assert cost("DLM", "0439", "0539") > 1


def test_8_0_a_stacks_move_as_one():
    units = {"15 Pz": "2031", "16 Pz": "2031"}
    game = answer(at("german movement", units), "stack 2031", "go 1932")
    assert (place_of(game, "15 Pz"), place_of(game, "16 Pz")) == ("1932", "1932")


def test_8_0_a_stacks_go_where_all_of_them_can():
    units = {"15 Pz": "2031", "G 4 Army": "2031"}
    game = answer(at("german movement", units), "stack 2031")
    assert "1837" not in offered(game, "go")
    assert "1934" in offered(game, "go")


def test_8_0_a_each_unit_of_a_stack_pays_by_its_own_class():
    units = {"15 Pz": "2037", "38 Corps": "2037", "log HGA": "2037"}
    game = answer(at("german movement", units, active="15 Pz, 38 Corps"), "stack 2037")
    assert "2134" in offered(game, "go")


def test_8_0_a_units_of_a_stack_that_is_partly_active():
    units = {"15 Pz": "2031", "16 Pz": "2031"}
    game = at("german movement", units, active="15 Pz")
    assert against(game, "stack 2031") == {"8.0.a stack"}


def test_8_0_a_hexes_without_units_are_no_stacks():
    game = at("german movement", {"15 Pz": "2031"})
    assert against(game, "stack 2030") == {"8.0.a nobody"}


def test_8_0_a_nobody_goes_where_it_is():
    game = answer(at("german movement", {"15 Pz": "2031"}), "unit 15 Pz")
    assert against(game, "go 2031") == {"8.0.a here"}


# --- 8.1, 8.2 ---------------------------------------------------------------------------------


def test_8_1_one_hex_can_always_be_entered():
    game = at("german movement", {"38 Corps": "1839"}, bombed=DEPOTS)
    assert allowance(game, unit("38 Corps")) == 2
    assert cost("38 Corps", "1839", "1740") == 4
    assert place_of(march(game, "38 Corps", "1740"), "38 Corps") == "1740"


def test_8_1_ends_the_move_of_who_could_not_pay():
    game = march(at("german movement", {"38 Corps": "1839"}, bombed=DEPOTS), "38 Corps", "1740")
    assert game.pending is None


def test_8_1_only_the_first_hex_is_free():
    game = march(at("german movement", {"38 Corps": "1940"}, bombed=DEPOTS), "38 Corps", "1839")
    assert against(game, "go 1740") == {"8.0.a points"}


def test_8_1_not_from_zone_to_zone():
    units = {"38 Corps": "2030", "Cav": "2031", "1GC": "2129"}
    game = at("german movement", units, bombed=DEPOTS)
    assert "2131" not in reach(game, "38 Corps")


def test_8_1_interdiction_does_not_stop_it():
    game = at("allied movement", {"F 8 Army": "1740"}, air={"I Flk": "1740*"}, control=EVERYTHING)
    assert allowance(game, unit("F 8 Army")) == 2
    assert "1640" in reach(game, "F 8 Army")


def test_8_2_unsupported_units_have_half_rounded_up():
    game = board({"F 7 Army": "2031", "Cav": "2030", "Light": "2130"})
    factors = [allowance(game, unit(name)) for name in ("F 7 Army", "Cav", "Light")]
    assert factors == [3, 4, 3]


def test_8_2_supported_units_have_all():
    assert allowance(board({"G 4 Army": "1933"}), unit("G 4 Army")) == 4


def test_8_2_support_is_judged_as_the_move_begins():
    game = march(at("german movement", {"G 4 Army": "1838"}), "G 4 Army", "1739", "1639")
    assert place_of(game, "G 4 Army") == "1639"


def test_8_2_is_the_reason_for_what_half_the_factors_do_not_reach():
    game = answer(at("allied movement", {"F 7 Army": "2031"}), "unit F 7 Army")
    assert rules_against(game, "go 2135") == {"8.2"}


# --- 8.4 terrain ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "start", "hex", "factors"),
    [
        ("15 Pz", "2030", "2031", 1),
        ("38 Corps", "2030", "2031", 1),
        ("15 Pz", "2135", "2136", 2),
        ("38 Corps", "2135", "2136", 1),
        ("15 Pz", "1937", "1837", 4),
        ("15 Pz", "1836", "1837", 3),
        ("38 Corps", "1836", "1837", 2),
        ("15 Pz", "1835", "1836", 2),
        ("38 Corps", "1835", "1836", 2),
        ("15 Pz", "1641", "1640", 3),
        ("38 Corps", "1641", "1640", 3),
        ("15 Pz", "1536", "1537", 2),
        ("15 Pz", "1636", "1537", 3),
    ],
)
def test_8_4_a_costs_of_the_terrain_chart(name, start, hex, factors):
    assert cost(name, start, hex) == factors


def test_8_4_b_the_example_of_a_river_and_a_forest():
    assert cost("15 Pz", "1438", "1539") == 2
    assert cost("15 Pz", "1539", "1438") == 3


def test_8_4_a_of_several_terrains_the_dearest_counts():
    assert cost("15 Pz", "1739", "1738", destroyed=0) == 3
    assert cost("Cav", "1638", "1738") == 2


def test_17_0_a_own_forts_cost_nothing_extra():
    assert cost("Cav", "1641", "1640") == 1


def test_17_1_destroyed_forts_cost_nothing_extra():
    assert cost("15 Pz", "1641", "1640", destroyed=1 << hex_at("1640")) == 1


def test_8_4_1_armies_do_not_enter_the_rough():
    game = answer(at("german movement", {"G 4 Army": "1836"}), "unit G 4 Army")
    assert rules_against(game, "go 1837") == {"8.4.1"}


def test_8_4_1_detachments_are_no_armies():
    game = at("allied movement", {"F 8 Army": "1742"})
    assert "1842" in reach(game, "F 8 Army")


# --- 8.5 where to -----------------------------------------------------------------------------


def test_8_5_a_nobody_enters_switzerland():
    game = answer(at("german movement", {"15 Pz": "2043"}), "unit 15 Pz")
    assert rules_against(game, "go 2044") == {"8.5.a"}


def test_8_5_a_the_french_go_into_germany():
    assert "1839" in reach(at("allied movement", {"Cav": "1740"}), "Cav")


@pytest.mark.parametrize("hex", ["1535", "1638", "1636"])
def test_8_5_b_belgians_stay_in_belgium_and_france(hex):
    game = answer(at("allied movement", {"GPK": "1537"}), "unit GPK")
    assert rules_against(game, f"go {hex}") == {"8.5.b"}


def test_8_5_b_belgians_enter_france():
    assert "1237" in reach(at("allied movement", {"GPK": "1337"}), "GPK")


def test_8_5_b_the_dutch_stay_in_the_netherlands():
    game = answer(at("allied movement", {"Light": "1334"}), "unit Light")
    assert rules_against(game, "go 1335") == {"8.5.b"}


def test_28_2_by_the_alliance_belgians_enter_luxembourg():
    options = {"belgian_alliance": "on"}
    game = at("allied movement", {"GPK": "1538"}, options=options)
    assert "1638" in reach(game, "GPK")


def test_28_1_nobody_enters_neutral_netherlands():
    options = {"netherlands": "neutral"}
    game = answer(at("german movement", {"15 Pz": "1735"}, options=options), "unit 15 Pz")
    assert rules_against(game, "go 1635") == {"28.1"}


def test_25_4_b_the_allies_do_not_enter_an_open_city():
    paris = 1 << hex_at("0941")
    game = answer(at("allied movement", {"Cav": "0940"}, open_cities=paris), "unit Cav")
    assert rules_against(game, "go 0941") == {"25.4.b"}


def test_25_4_b_the_germans_enter_an_open_city():
    game = at("german movement", {"15 Pz": "0939"}, open_cities=1 << hex_at("0941"))
    assert "0941" in reach(game, "15 Pz")


# --- what follows -----------------------------------------------------------------------------


def test_3_3_b_every_hex_on_the_way_changes_hands():
    game = march(at("german movement", {"15 Pz": "1839"}), "15 Pz", "1741")
    assert [holds(game, "german", hex) for hex in ("1740", "1741")] == [True, True]


def test_3_3_c_logistic_units_take_no_control():
    game = march(at("german movement", {"log HGA": "1839"}), "log HGA", "1840")
    assert holds(game, "allied", "1840")


def test_17_1_entering_an_enemy_fort_destroys_it():
    game = march(at("german movement", {"15 Pz": "1839"}), "15 Pz", "1840")
    assert game.destroyed == 1 << hex_at("1840")
    assert [event.rule for event in events(game, "fort_destroyed")] == ["17.1"]


def test_17_1_entering_an_own_fort_does_not():
    assert not march(at("allied movement", {"Cav": "1841"}), "Cav", "1840").destroyed


def test_16_8_the_allies_pay_one_more_to_leave_an_interdicted_hex():
    free = reached(board({"Cav": "1343"}), unit("Cav"), 7)
    under = board({"Cav": "1343"}, air={"I Flk": "1343*"})
    assert reached(under, unit("Cav"), 7).cost(hex_at("1342")) == free.cost(hex_at("1342")) + 1


def test_16_8_once_for_each_hex_left():
    game = board({"Cav": "1343"}, air={"I Flk": "1343", "II Flk": "1342"})
    assert reached(game, unit("Cav"), 7).cost(hex_at("1341")) == 4


def test_16_8_is_the_reason_for_what_is_out_of_reach():
    game = at("allied movement", {"F 6 Army": "1343"}, air={"I Flk": "1343"})
    answer(game, "unit F 6 Army")
    assert rules_against(game, "go 0944") == {"16.8"}


def test_16_8_the_germans_do_not_pay():
    game = board({"15 Pz": "1343"}, air={"I Flk": "1343", "ZOAE": "1343"})
    assert reached(game, unit("15 Pz"), 7).cost(hex_at("1342")) == 1


def test_3_7_units_that_capitulate_on_their_own_move_are_gone():
    depots = "0941 1036 1239 1641 1444 0843"
    game = at("allied movement", {"F 7 Army": "1037"}, german=depots)
    march(game, "F 7 Army", "1038")
    assert place_of(game, "F 7 Army") == "dead"
    assert game.capitulated == {"france"}


# --- 25.3 over the west edge ------------------------------------------------------------------

WEST = {"options": {"west_edge": "on"}, "evac_by": "1AG"}


def test_25_3_allied_units_leave_by_the_west_edge_in_the_turn_of_evac():
    game = answer(at("allied movement", {"Cav": "0442"}, **WEST), "unit Cav", "exit")
    assert place_of(game, "Cav") == "evacuated"


def test_25_3_not_in_other_turns():
    game = at("allied movement", {"Cav": "0442"}, options={"west_edge": "on"})
    assert against(answer(game, "unit Cav"), "exit") == {"25.3 evac"}


def test_25_3_not_without_the_option():
    game = at("allied movement", {"Cav": "0442"}, evac_by="1AG")
    assert against(answer(game, "unit Cav"), "exit") == {"8.5.a edge"}


def test_25_3_only_from_the_edge():
    game = answer(at("allied movement", {"Cav": "0542"}, **WEST), "unit Cav")
    assert against(game, "exit") == {"25.3 edge"}


def test_25_3_for_one_movement_factor():
    game = at("allied movement", {"F 6 Army": "0743"}, **WEST)
    answer(game, "unit F 6 Army", "go 0443", "exit")
    assert place_of(game, "F 6 Army") == "evacuated"


def test_25_3_one_more_out_of_an_interdicted_hex():
    game = at("allied movement", {"F 6 Army": "0743"}, **WEST, air={"I Flk": "0443*"})
    answer(game, "unit F 6 Army", "go 0443")
    assert (place_of(game, "F 6 Army"), game.pending) == ("0443", None)


def test_25_3_germans_do_not_leave():
    game = answer(at("german movement", {"15 Pz": "0442"}, **WEST), "unit 15 Pz")
    assert against(game, "exit") == {"25.3 german"}
