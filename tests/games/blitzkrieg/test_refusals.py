"""Whatever is not legal is refused with the rules against it."""

import pytest

from tests.games.blitzkrieg.toolkit import (
    COMPANY,
    DRAGOONS,
    GUN,
    H39,
    PANZER,
    SOMUA,
    act,
    activate,
    operations,
)

HIDDEN = "AO 1 G"


# --- moving -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "hex", "rules"),
    [
        ({SOMUA: "1512"}, "1507", {"7.1a"}),
        (
            {SOMUA: "1512", **{f"1 Cuir {name}": "1511" for name in ("S35 2", "H39 1", "H39 2")}},
            "1511",
            {"7.3a"},
        ),
        ({SOMUA: "1512"}, "1512", {"7.1a"}),
        ({SOMUA: "1512 neutralized"}, "1511", {"6.1c"}),
    ],
)
def test_7_1a_7_3a_6_1c_refused_moves(units, hex, rules):
    assert act(SOMUA, units).rules_against(hex) >= rules


def test_what_is_legal_has_no_rule_against_it():
    play = act(SOMUA, {SOMUA: "1512", PANZER: "1509"})
    for wish in ("1511", "fire", "done"):
        assert not play.rules_against(wish)


# --- fire -------------------------------------------------------------------------------------


def aiming(units, firer=SOMUA):
    """The firer has a choice of two targets, so that he is asked."""
    return act(firer, units).answer("fire")


@pytest.mark.parametrize(
    ("units", "target", "rule"),
    [
        ({PANZER: "1510", COMPANY: "1510", "I/14 PzR Pz III": "1507"}, "I/14 PzR Pz III", "4.1a"),
        ({PANZER: "1511", COMPANY: "1511", "I/14 PzR Pz III": "1509"}, "I/14 PzR Pz III", "4.2a"),
        ({PANZER: "1514", "I/14 PzR Pz III": "1514", COMPANY: "1515"}, COMPANY, "4.1c"),
    ],
)
def test_4_1a_4_1c_4_2a_refused_targets(units, target, rule):
    play = aiming({SOMUA: "1512", **units})
    assert rule in play.rules_against(target)


def test_4_3_1a_a_blocked_line_is_refused():
    units = {SOMUA: "1412", PANZER: "1410", COMPANY: "1410", "I/14 PzR Pz III": "1414"}
    assert aiming(units).rules_against("I/14 PzR Pz III") == {"4.3.1a"}


def test_8_1d_infantry_is_refused_to_a_gun_for_armor():
    units = {GUN: "1512", PANZER: "1511", "I/14 PzR Pz III": "1511", COMPANY: "1411"}
    play = act(GUN, units).answer("fire")
    assert "8.1d" in play.rules_against(COMPANY)


def test_6_1a_fire_after_more_than_half_the_points_is_refused():
    play = act(SOMUA, {SOMUA: "1515", COMPANY: "1509"}, calm=True).answer("go 1512")
    assert "6.1a" in play.rules_against("fire")


def test_8_1a_a_headquarters_is_refused_to_fire():
    play = act("1 Cuir HQ", {"1 Cuir HQ": "1512", SOMUA: "0101", PANZER: "1511"})
    assert "8.1a" in play.rules_against("fire")


# --- assault, activation, reactions -----------------------------------------------------------


def test_9_1_1a_an_assault_without_the_points_is_refused():
    play = act(SOMUA, {SOMUA: "1515", COMPANY: "1511"}, calm=True).answer("go 1512")
    assert "9.1.1a" in play.rules_against("assault 1511")


def test_9_1_1a_an_assault_from_afar_is_refused():
    play = act(SOMUA, {SOMUA: "1515", COMPANY: "1511"})
    assert "9.1.1a" in play.rules_against("assault 1511")


def test_5_0a_5_2a_units_that_may_not_act():
    play = activate("1 Cuir", {SOMUA: "1512", H39: "1513", DRAGOONS: "1514", PANZER: "0101"})
    play.answer(f"unit {SOMUA}", "go 1511", "done")
    assert play.rules_against(DRAGOONS) == {"5.0a"}
    assert play.rules_against(PANZER) == {"5.0a"}
    assert play.rules_against(SOMUA) == {"5.2a"}


def test_5_5a_without_a_general_holding_is_refused():
    play = operations("1 Cuir, I/14 PzR", {SOMUA: "1512", PANZER: "2010"}).answer("1 Cuir")
    assert play.rules_against("hold") == {"5.5a"}


def test_6_2f_a_neutralized_unit_is_refused_to_react_from_afar():
    units = {SOMUA: "1514", PANZER: "1511 neutralized", "I/14 PzR Pz III": "1511"}
    play = act(SOMUA, units).answer("go 1513")
    assert play.rules_against(f"{PANZER} fires") >= {"6.2f"}


def test_6_2h_a_second_retreat_is_refused():
    play = activate("1 Cuir", {SOMUA: "1514", PANZER: "1511"})
    play.answer(f"unit {SOMUA}", "go 1513", f"give_way {PANZER}", "retreat 1510", "go 1512")
    assert play.rules_against(f"{PANZER} gives way") == {"6.2h"}


# --- nothing is given away --------------------------------------------------------------------


def test_1_4a_a_hidden_counter_bars_nothing():
    play = act(SOMUA, {SOMUA: "1512", HIDDEN: "1511 hidden"})
    assert not play.rules_against("1511")


def test_14_1g_nobody_leaves_where_it_does_not_count():
    assert act(PANZER, {PANZER: "1512"}).rules_against("exit")
    assert "14.1g" in act(SOMUA, {SOMUA: "0106"}).rules_against("exit")
