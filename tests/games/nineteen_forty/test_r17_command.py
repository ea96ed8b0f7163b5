"""17, 18 Command, and who moves on turn 0."""

from msgspec.structs import replace

from sixweeks.games.nineteen_forty.model.state import Countries
from tests.games.nineteen_forty.toolkit import (
    PLANS,
    answer,
    at,
    offered,
    reach,
    released,
    rules_against,
)


def test_17_a_units_of_a_bound_army_do_not_cross_the_boundary():
    game = at("allied movement", {"F XVIII": "1813"})
    assert "1812" not in reach(game, "F XVIII")
    assert rules_against(game, "1812") == {"17.a"}


def test_17_b_released_armies_cross_for_the_rest_of_the_game():
    """The example: the 9th Army on turn 1, the 2nd on turn 2; on turn 2 both may cross."""
    command = released(army9=1, army2=2)
    game = at("allied movement", {"F XVIII": "1813", "F XI": "1713"}, command=command)
    assert "1812" in reach(game, "F XVIII")
    answer(game, "done")
    assert "1711" in reach(game, "F XI")


def test_17_a_free_units_and_reserves_go_where_they_like():
    assert "1812" in reach(at("allied movement", {"F 1 DCR": "1813"}), "F 1 DCR")
    assert "1812" in reach(at("allied movement", {"F XXI": "1813"}), "F XXI")


def test_17_c_the_bef_crosses_on_turns_after_the_last_release():
    command = released(army1=1, army2=2, army7=3, army9=4)
    assert "1812" not in reach(
        at("allied movement", {"B I": "1813"}, turn=4, command=command), "B I"
    )
    assert "1812" in reach(at("allied movement", {"B I": "1813"}, turn=5, command=command), "B I")


def test_17_a_who_was_driven_across_may_stay_there_or_return():
    """A-27"""
    goals = reach(at("allied movement", {"F XVIII": "1812"}), "F XVIII")
    assert {"1811", "1813"} <= goals


def test_15_d_the_mountain_corps_stays_in_germany():
    game = at("german movement", {"G Geb": "2704"})
    answer(game, "unit G Geb")
    assert "15.d" in rules_against(game, "2804")


# --- turn 0


def test_18_b_units_of_invaded_neutrals_do_not_move_on_turn_0():
    assert rules_against(at("allied movement", {"Be I": "0911"}, turn=0), "Be I") == {"18.b"}


def test_18_c_only_the_chosen_army_group_moves_on_turn_0():
    game = at("allied movement", {"F III": "1216", "F VI": "1710", "F 1 DCR": "1814"}, turn=0)
    assert offered(game) == {"unit F III", "end"}
    assert rules_against(game, "F VI") == {"18.c"}


def test_18_c_the_swiss_border_reserve_moves_if_switzerland_is_invaded():
    invaded = Countries("allied", "allied", "allied", "allied", {"switzerland": 0})
    game = at("allied movement", {"F XLV": "2805"}, turn=0, countries=invaded)
    assert "2806" in reach(game, "F XLV")
    assert "unit F XLV" not in offered(at("allied movement", {"F XLV": "2805"}, turn=0))


def test_18_d_east_and_north_east_only():
    """The example: 1215 to 1214 and to 1115."""
    game = at("allied movement", {"F IV": "1215"}, turn=0)
    goals = reach(game, "F IV")
    assert {"1214", "1115"} <= goals
    assert not {"1216", "1116", "1315", "1316"} & goals
    assert rules_against(game, "1216") == {"18.d"}


def test_18_d_not_across_the_boundary():
    game = at("allied movement", {"F XVIII": "1612"}, turn=0)
    answer(game, "unit F XVIII")
    assert rules_against(game, "1610") == {"17.a"}


def test_18_g_germans_move_freely_on_turn_0():
    assert "0403" in reach(at("german movement", {"G X": "0404"}, turn=0), "G X")


def test_18_c_the_other_group_may_be_ready():
    plans = replace(PLANS, ready_group="2")
    assert offered(
        at("allied movement", {"F III": "1216", "F VI": "1710"}, turn=0, plans=plans)
    ) == {
        "unit F VI",
        "end",
    }
