"""6 Stacking."""

import pytest

from sixweeks.games.mansteins_war.rules.r06_limits import overstacked
from sixweeks.kernel.sequence import stage_of
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    asked,
    at,
    board,
    events,
    march,
    numbers,
    offered,
    place_of,
    play_on,
    reach,
    rules_against,
    steps_of,
    turn_at,
)

THREE_CORPS = ["38 Corps", "40 Corps", "15 Pz"]


def is_full(side, names, hex, **fields):
    """Whether these units are too many in a hex."""
    return bool(overstacked(board(dict.fromkeys(names, hex), **fields), side))


@pytest.mark.parametrize(
    ("names", "too_many"),
    [
        (["G 4 Army", "15 Pz"], False),
        (["G 4 Army", "15 Pz", "GrD"], True),
        (["G 4 Army", "G 6 Army"], True),
        (THREE_CORPS, False),
        ([*THREE_CORPS, "GrD"], True),
        ([*THREE_CORPS, "log HGA", "fort Eifel"], False),
        (["log HGA", "log HGB"], True),
    ],
)
def test_6_1_german_limits(names, too_many):
    assert is_full("german", names, "1933") == too_many


@pytest.mark.parametrize(
    ("names", "too_many"),
    [
        (["F 1 Army", "Cav"], False),
        (["F 1 Army", "Cav", "DLM"], True),
        (["F 1 Army", "F 7 Army"], True),
        (["Cav", "1GC"], False),
        (["Cav", "1GC", "DLM"], True),
        (["Cav", "1GC", "log 1AG", "fort Maub"], False),
        (["F 8 Army", "Cav"], False),
        (["F 8 Army", "Cav", "F 1 Army"], True),
    ],
)
def test_6_2_allied_limits(names, too_many):
    assert is_full("allied", names, "1343") == too_many


def test_6_3_one_corps_in_the_rough():
    assert not is_full("german", ["15 Pz"], "1837")
    assert is_full("german", ["15 Pz", "GrD"], "1837")


def test_6_3_logistic_and_static_unit_besides():
    assert not is_full("german", ["15 Pz", "log HGA", "fort Eifel"], "1837")


def test_5_1_d_after_manstein_three_german_corps_stand_in_the_rough():
    assert not is_full("german", THREE_CORPS, "1837", manstein_on=1)
    assert is_full("german", [*THREE_CORPS, "GrD"], "1837", manstein_on=1)


def test_6_3_manstein_does_not_help_the_allies():
    assert is_full("allied", ["Cav", "1GC"], "1437", manstein_on=1)


def test_6_0_b_units_pass_through_a_full_hex():
    units = {"15 Pz": "2030", "G 4 Army": "2031", "38 Corps": "2031"}
    game = at("german movement", units, active="15 Pz")
    assert "2032" in reach(game, "15 Pz")


def test_6_5_movement_may_end_over_the_limit():
    units = {"15 Pz": "2030", "G 4 Army": "2031", "38 Corps": "2031"}
    game = at("german movement", units, active="15 Pz")
    assert "2031" in reach(game, "15 Pz")


def test_6_0_d_different_commands_stack():
    game = at("german movement", {"15 Pz": "2030", "16 Pz": "2031"}, active="15 Pz")
    assert place_of(march(game, "15 Pz", "2031"), "15 Pz") == "2031"


@pytest.mark.parametrize("other", ["BEF", "BE 1 Corps", "fort EE"])
def test_6_0_g_hexes_with_another_allied_nation_are_closed_to_stopping(other):
    game = at("allied movement", {"Cav": "1337", other: "1336"}, active="Cav")
    answer(game, "unit Cav")
    assert rules_against(game, "go 1336") == {"6.0.g"}


def test_6_0_g_passing_through_another_nation_is_free():
    game = at("allied movement", {"Cav": "1138", "BEF": "1038", "log Res": "1138"}, active="Cav")
    assert "0938" in reach(game, "Cav")


def test_6_0_e_hexes_with_enemies_are_not_entered():
    game = at("german movement", {"15 Pz": "2030", "Cav": "2031"})
    answer(game, "unit 15 Pz")
    assert rules_against(game, "go 2031") == {"6.0.e"}


def test_6_5_nothing_is_asked_within_the_limit():
    assert at("german stacking", {"G 4 Army": "2031", "15 Pz": "2031"}).pending is None


def test_6_5_the_owner_names_the_excess_among_the_kind_that_is_too_many():
    units = {"G 4 Army": "2031", "15 Pz": "2031", "GrD": "2031", "log HGA": "2031"}
    game = at("german stacking", units)
    assert asked(game) == "german"
    assert offered(game, "excess") == {"G 4 Army", "15 Pz", "GrD"}


def test_6_5_two_armies_and_a_corps_are_one_army_too_many():
    units = {"G 4 Army": "2031", "G 6 Army": "2031", "15 Pz": "2031"}
    assert offered(at("german stacking", units), "excess") == {"G 4 Army", "G 6 Army"}


def test_6_5_who_fits_beside_the_rest_is_not_in_excess():
    units = {"G 4 Army": "2031", "15 Pz": "2031", "GrD": "2031", "log HGA": "2031"}
    assert against(at("german stacking", units), "excess log HGA") == {"6.5 kind"}


def test_6_5_units_elsewhere_are_not_in_excess():
    units = {"G 4 Army": "2031", "15 Pz": "2031", "GrD": "2031", "16 Pz": "2130"}
    game = at("german stacking", units)
    assert against(game, "excess 16 Pz") == {"6.5 elsewhere"}


def test_6_5_the_excess_loses_a_step_and_the_opponent_leads_it_away():
    units = {"G 4 Army": "2031", "15 Pz": "2031", "38 Corps": "2031"}
    game = answer(at("german stacking", units), "excess 15 Pz")
    assert (steps_of(game, "15 Pz"), asked(game)) == (1, "allied")
    answer(game, "push 1932")
    assert (place_of(game, "15 Pz"), game.pending) == ("1932", None)


def test_6_5_an_excess_unit_of_one_step_is_gone():
    units = {"G 4 Army": "2031", "15 Pz": "2031", "GrD": "2031"}
    game = answer(at("german stacking", units), "excess GrD")
    assert (place_of(game, "GrD"), game.pending) == ("dead", None)


def test_6_5_stacks_of_the_other_side_are_checked_too():
    units = {"F 1 Army": "1343", "Cav": "1343", "1GC": "1343"}
    game = at("german stacking", units)
    assert asked(game) == "allied"
    assert asked(answer(game, "excess Cav")) == "german"


def test_6_5_enemy_zones_cost_a_step_on_the_way():
    units = {"G 4 Army": "2031", "38 Corps": "2031", "16 Pz": "2031", "F 1 Army": "1831"}
    game = answer(at("german stacking", units), "excess 16 Pz")
    answer(game, "push 1931")
    assert place_of(game, "16 Pz") == "dead"
    assert [event.rule for event in events(game, "eliminated")] == ["7.2.e"]


def test_6_5_without_a_hex_to_go_to_the_excess_is_eliminated():
    ring = {"F 1 Army": "2030", "F 7 Army": "2032", "F 9 Army": "2131", "F 2 Army": "2132"}
    ring |= {"Cav": "1931", "1GC": "1932"}
    units = {"G 4 Army": "2031", "15 Pz": "2031", "38 Corps": "2031"}
    game = answer(at("german stacking", units | ring), "excess 15 Pz")
    assert place_of(game, "15 Pz") == "dead"


def test_11_1_d_an_excess_unit_goes_on_where_there_is_no_room():
    crowd = {"G 6 Army": "1932", "40 Corps": "1932"}
    units = {"G 4 Army": "2031", "15 Pz": "2031", "38 Corps": "2031"}
    game = answer(at("german stacking", units | crowd), "excess 15 Pz", "push 1932")
    assert asked(game) == "allied"
    assert "1933" in offered(game, "push")


def test_6_0_a_over_stacking_is_found_in_every_hex():
    pairs = {"G 4 Army": "2031", "G 6 Army": "2031", "G 12 Army": "2130", "G 16 Army": "2130"}
    assert numbers(overstacked(board(pairs), "german")) == {"2031", "2130"}


def test_28_2_by_the_alliance_the_french_stack_with_belgians():
    options = {"belgian_alliance": "on"}
    game = at("allied movement", {"Cav": "1337", "BE 1 Corps": "1336"}, options=options)
    assert "1336" in reach(game, "Cav")


def test_28_2_the_alliance_does_not_join_french_and_british():
    options = {"belgian_alliance": "on"}
    game = at("allied movement", {"Cav": "1337", "BEF": "1336"}, options=options)
    assert "1336" not in reach(game, "Cav")


def test_6_4_air_units_do_not_count():
    flying = {"VIII Flk": "1933", "ZOAE": "1933"}
    assert not is_full("german", THREE_CORPS, "1933", air=flying, airlift="1933")


def test_6_0_c_reinforcements_may_enter_a_full_hex():
    units = {"G 2 Army": "waiting", "G 4 Army": "1934", "15 Pz": "1934"}
    game = at("german reinforcements", units, turn=2)
    answer(game, "deploy G 2 Army", "at 1934")
    assert (place_of(game, "G 2 Army"), steps_of(game, "G 2 Army")) == ("1934", 4)


def test_6_0_c_the_limit_is_restored_after_the_movement():
    units = {"G 2 Army": "1934", "G 4 Army": "1934", "15 Pz": "1934"}
    assert "excess G 2 Army" in offered(at("german stacking", units))


def test_4_1_d_it_is_part_of_the_segment_that_ends():
    crowd = {"G 4 Army": "1538", "G 12 Army": "1538", "F 2 Army": "1438"}
    game = turn_at("operations", crowd, bins={"german": "HGA", "allied": ""})
    play_on(answer(game, "HGA"), "OverStacking choose")
    assert stage_of(game.stack) == "german movement"
