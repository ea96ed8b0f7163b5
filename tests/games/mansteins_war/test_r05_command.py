"""5 Command: initiative, picks, and what each marker activates."""

import pytest

from sixweeks.games.mansteins_war.model.components import BY_NAME, COUNTERS
from sixweeks.games.mansteins_war.rules.r05_command import initiative
from sixweeks.kernel.presentation.sentence import Side
from sixweeks.kernel.question import Draw
from sixweeks.masks import bit_indices
from tests.games.events import argument
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    asked,
    board,
    events,
    offered,
    play_on,
    rules_against,
    started,
    step_of,
    turn_at,
)

GERMANS = {
    "G 12 Army": "1738", "15 Pz": "1737", "log HGA": "1837",
    "G 6 Army": "1636", "16 Pz": "1735", "LLK": "1834",
    "G 1 Army": "1839", "log HGC": "1940", "fort Saar": "1839",
    "19 Pz": "1838", "41 Pz": "1838", "14 Mot": "1937",
    "38 Corps": "1836", "GrD": "1836",
}  # fmt: skip
ALLIES = {
    "F 1 Army": "1137", "Cav": "1037", "BEF": "0936", "log GHQ": "0936",
    "F 3 Army": "1640", "fort Metz": "1640", "F 8 Army": "1942", "fort Rhin": "1943",
    "1GC": "1239", "log Res": "1341", "2GC": "0941",
    "BE 1 Corps": "1336", "NL 1 Corps": "1333", "fort VH": "1433",
}  # fmt: skip


def picking(marker, **fields):
    """The marker is drawn; everything else is still to come."""
    side = "allied" if marker in ALLIED else "german"
    bins = {"german": "", "allied": ""} | {side: marker}
    fields = {"turn": 3, "bins": bins, "picked": ("HGC",)} | fields
    game = turn_at("operations", {**GERMANS, **ALLIES}, **fields)
    return answer(game, marker)


ALLIED = (
    *("1AG", "2AG", "3AG", "Belgium", "Netherlands"),
    *("Plan_D", "Plan_E", "Plan_R", "De_Gaulle", "Evac", "Plan_W"),
)


def active(game):
    return {COUNTERS[unit].name for unit in bit_indices(game.impulse.active)}


# --- 5.3, 5.4 ---------------------------------------------------------------------------------


def test_5_3_a_the_german_has_the_initiative():
    assert initiative(board()) == "german"


def test_5_3_a_unless_the_allies_control_a_german_city():
    assert initiative(board({"F 3 Army": "1839"})) == "allied"


def test_5_3_a_german_towns_do_not_matter():
    assert initiative(board({"F 3 Army": "1739"})) == "german"


def test_5_3_a_contested_cities_that_score_points_do_not_count():
    assert initiative(board({"G 1 Army": "1739"}, allied="1839")) == "german"


def test_5_3_a_it_is_judged_as_the_turn_begins():
    game = turn_at("begin", {"F 3 Army": "1839"}, plans={"allied": "Plan_D"})
    assert game.initiative == "allied"


def test_5_3_a_and_not_within_it():
    bins = {"german": "HGC", "allied": "1AG"}
    game = turn_at("operations", {"F 3 Army": "1839"}, bins=bins)
    assert asked(game) == "german"


def test_5_3_b_the_allies_pick_first_with_the_initiative():
    bins = {"german": "HGC", "allied": "1AG"}
    assert asked(turn_at("operations", {}, bins=bins, initiative="allied")) == "allied"


def test_5_4_a_markers_are_drawn_from_the_own_bin():
    game = turn_at("operations", {}, bins={"german": "HGC PGK", "allied": "1AG"})
    assert game.pending == Draw("german", ("HGC", "PGK"))


def test_5_4_a_a_marker_that_activates_nothing_is_played_all_the_same():
    """A-84"""
    game = turn_at("operations", {}, bins={"german": "", "allied": "Netherlands"}, turn=3)
    answer(game, "Netherlands")
    assert game.picked == ("Netherlands",) or game.turn == 4


def test_5_4_b_one_player_goes_on_alone():
    bins = {"german": "HGC PGK HGA", "allied": "1AG"}
    game = play_on(turn_at("operations", {}, bins=bins, turn=3), "CommandMarkerPhase fill")
    assert [argument(Side, each, "side").id for each in events(game, "marker")] == [
        "german",
        "allied",
        "german",
        "german",
    ]


def test_21_2_a_the_first_german_marker_is_selected():
    game = answer(started(), "bin none")
    assert offered(game) == {f"select {m}" for m in ("HGA", "HGB", "HGC", "PGK", "Manstein")}
    answer(game, "select PGK")
    assert game.impulse.marker == "PGK"


def test_21_2_a_markers_that_are_not_in_the_bin_cannot_be_selected():
    game = answer(started(), "bin none")
    assert rules_against(game, "select Hoth") == {"21.2.a"}


def test_21_2_a_the_second_one_is_drawn():
    game = answer(started(), "bin none", "select HGC")
    game = play_on(game, "ImpulseTurn pick")
    assert asked(game) == "allied"
    answer(game, "Netherlands")
    play_on(game, "ImpulseTurn pick")
    assert isinstance(game.pending, Draw)


# --- 5.1 what a marker activates ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("marker", "units", "air"),
    [
        ("HGA", {"G 12 Army", "15 Pz", "log HGA"}, 3),
        ("HGB", {"G 6 Army", "16 Pz", "LLK"}, 3),
        ("HGC", {"G 1 Army", "log HGC"}, 3),
        ("PGK", {"19 Pz", "41 Pz", "14 Mot"}, 3),
    ],
)
def test_5_1_a_german_markers_activate_their_group_and_three_air_units(marker, units, air):
    game = picking(marker)
    assert (active(game), game.impulse.air) == (units, air)


def test_5_5_example_hga_activates_all_units_of_the_group():
    game = picking("HGA")
    group = {c.name for c in COUNTERS if c.command == "HGA" and c.name in GERMANS}
    assert active(game) == group


def test_5_1_b_okh_activates_two_groups_but_never_the_panzer_group():
    game = picking("OKH")
    assert offered(game, "command") == {"HGA", "HGB", "HGC"}
    answer(game, "command HGA", "command HGC")
    assert active(game) == {"G 12 Army", "15 Pz", "log HGA", "G 1 Army", "log HGC"}
    assert (game.impulse.air, game.impulse.shift) == (2, 0)


def test_5_1_b_the_second_group_is_another():
    game = answer(picking("OKH"), "command HGA")
    assert rules_against(game, "command HGA") == {"5.5"}
    assert offered(game, "command") == {"HGB", "HGC"}


def test_5_1_c_okh_mod_activates_one_group_with_a_shift():
    game = answer(picking("OKH_Mod"), "command HGB")
    assert active(game) == {"G 6 Army", "16 Pz", "LLK"}
    assert (game.impulse.air, game.impulse.shift) == (3, 1)


def test_5_1_c_the_panzer_group_is_not_among_them():
    assert against(picking("OKH_Mod"), "command PGK") == {"5.5 marker"}


def test_5_1_d_manstein_activates_the_panzer_group_with_two_columns():
    game = picking("Manstein", turn=1)
    assert active(game) == {"19 Pz", "41 Pz", "14 Mot"}
    assert (game.impulse.air, game.impulse.shift) == (4, 2)


def test_5_1_d_the_two_columns_hold_for_the_panzer_group_until_the_turn_ends():
    """A-15"""
    assert picking("PGK", turn=1, manstein_on=1).impulse.shift == 2


def test_5_1_d_for_nobody_else():
    assert picking("HGA", turn=1, manstein_on=1).impulse.shift == 0


def test_5_1_d_and_not_in_the_next_turn():
    assert picking("PGK", turn=2, manstein_on=1).impulse.shift == 0


def test_5_1_d_stacking_in_the_rough_is_eased_from_the_pick_on():
    """A-16"""
    assert (board().manstein_on, picking("Manstein", turn=1).manstein_on) == (0, 1)


@pytest.mark.parametrize(("marker", "air"), [("Guderian", 2), ("Hoth", 1)])
def test_5_1_e_guderian_and_hoth_activate_two_mech_corps(marker, air):
    game = picking(marker)
    assert offered(game, "corps") == {"15 Pz", "16 Pz", "19 Pz", "41 Pz", "14 Mot"}
    answer(game, "corps 19 Pz", "corps 15 Pz")
    assert active(game) == {"19 Pz", "15 Pz"}
    assert (game.impulse.air, game.impulse.shift) == (air, 1)


def test_5_1_e_two_different_corps():
    game = answer(picking("Guderian"), "corps 19 Pz")
    assert against(game, "corps 19 Pz") == {"5.1.e active"}


def test_5_1_e_rommel_activates_one():
    game = answer(picking("Rommel"), "corps 15 Pz")
    assert (active(game), game.impulse.air, game.impulse.shift) == ({"15 Pz"}, 1, 1)


def test_5_1_e_brigades_are_no_corps():
    """A-19"""
    assert rules_against(picking("Guderian"), "corps GrD") == {"5.1.e"}


def test_5_1_e_fewer_corps_than_the_marker_allows():
    """A-92"""
    game = turn_at("operations", {"19 Pz": "1838"}, bins={"german": "Hoth", "allied": ""})
    answer(game, "Hoth", "corps 19 Pz")
    assert active(game) == {"19 Pz"}


def test_5_1_e_leaders_activate_no_reserves():
    """A-18"""
    game = answer(picking("Rommel"), "corps 15 Pz")
    assert step_of(game) == "AirSegment fly"


def test_5_6_b_example_hoth_gives_two_corps_a_column_and_one_air_unit():
    game = answer(picking("Hoth"), "corps 19 Pz", "corps 41 Pz")
    assert (len(active(game)), game.impulse.shift, game.impulse.air) == (2, 1, 1)


def test_5_1_f_luftwaffe_activates_every_air_unit_and_nobody_else():
    game = picking("Luftwaffe")
    assert active(game) == set()
    assert game.impulse.air >= 6


@pytest.mark.parametrize(
    ("marker", "units", "air"),
    [
        ("1AG", {"F 1 Army", "Cav", "BEF", "log GHQ", "2GC"}, 2),
        ("2AG", {"F 3 Army"}, 1),
        ("3AG", {"F 8 Army"}, 1),
        ("Belgium", {"BE 1 Corps"}, 0),
        ("Netherlands", {"NL 1 Corps"}, 0),
    ],
)
def test_5_1_g_allied_markers_activate_their_own(marker, units, air):
    game = picking(marker)
    assert (active(game), game.impulse.air) == (units, air)


@pytest.mark.parametrize("marker", ["Plan_D", "Plan_E", "Plan_R", "Evac"])
def test_5_1_h_no_plan_activates_belgians_or_dutch(marker):
    assert against(picking(marker), "command BL") == {"5.1.h marker"}


@pytest.mark.parametrize(
    ("marker", "number", "air", "shift"),
    [("Plan_D", 1, 2, 1), ("Plan_E", 2, 1, 0), ("Plan_R", 1, 1, 2)],
)
def test_5_1_i_plans_activate_army_groups(marker, number, air, shift):
    game = picking(marker)
    answer(game, *["command 2AG", "command 3AG"][:number])
    assert active(game) == ({"F 3 Army", "F 8 Army"} if number == 2 else {"F 3 Army"})
    assert (game.impulse.air, game.impulse.shift) == (air, shift)


def test_5_1_j_de_gaulle_activates_one_french_mech_corps():
    game = picking("De_Gaulle")
    assert offered(game, "corps") == {"Cav", "1GC", "2GC"}
    answer(game, "corps Cav")
    assert (active(game), game.impulse.air, game.impulse.shift) == ({"Cav"}, 1, 1)


@pytest.mark.parametrize(
    ("marker", "corps", "rule"), [("Rommel", "15 Pz", "5.1.e"), ("De_Gaulle", "Cav", "5.1.j")]
)
def test_5_1_e_and_5_1_j_the_rule_is_told_with_the_corps(marker, corps, rule):
    game = answer(picking(marker), f"corps {corps}")
    assert [event.rule for event in events(game, "activated")] == [rule]


def test_5_1_j_evac_activates_one_group_and_two_air_units():
    game = answer(picking("Evac"), "command 1AG")
    assert (game.impulse.commands, game.impulse.air) == (("1AG",), 2)


def test_5_7_b_plans_name_the_first_group_alone_after_the_fall_of_france():
    """A-8"""
    game = picking("Plan_E", spent=frozenset({"2AG", "3AG"}), capitulated=frozenset({"france"}))
    assert game.impulse.commands == ("1AG",)


def test_5_8_a_the_british_belong_to_the_first_army_group():
    assert "BEF" in active(picking("1AG"))


def test_5_8_b_fortress_units_are_not_activated():
    assert active(picking("3AG")) == {"F 8 Army"}


def test_5_0_b_the_same_unit_acts_again_with_another_marker():
    game = picking("Hoth", spent=frozenset())
    first = active(answer(game, "corps 19 Pz", "corps 41 Pz"))
    assert first <= active(picking("PGK"))


# --- 5.8.c reserves -----------------------------------------------------------------------------


def test_5_8_c_reserves_may_join_an_army_group():
    game = picking("HGA")
    assert offered(game) == {"with 38 Corps", "with GrD", "done"}
    answer(game, "with GrD")
    assert "GrD" in active(game)


@pytest.mark.parametrize("marker", ["OKH_Mod", "Plan_D", "Evac"])
def test_5_8_c_any_activation_of_an_army_group_will_do(marker):
    """A-18"""
    game = picking(marker)
    answer(game, f"command {'HGB' if marker == 'OKH_Mod' else '2AG'}")
    assert step_of(game) == "CommandSegment reserves"


@pytest.mark.parametrize("marker", ["PGK", "Luftwaffe", "Belgium", "Netherlands"])
def test_5_8_c_other_markers_will_not(marker):
    assert step_of(picking(marker)) != "CommandSegment reserves"


def test_5_8_c_reserves_act_once_a_turn():
    game = picking("HGA", reserves_used=1 << BY_NAME["GrD"])
    assert against(game, "with GrD") == {"5.8.c once"}


def test_5_8_c_joining_uses_up_the_activation():
    game = answer(picking("HGA"), "with GrD")
    assert game.reserves_used == 1 << BY_NAME["GrD"]


def test_5_8_c_it_need_not_be_the_first_activation():
    game = answer(picking("HGA"), "done")
    assert game.reserves_used == 0


def test_5_8_c_a_leader_who_takes_a_reserve_corps_uses_it_up():
    """A-19"""
    game = answer(picking("De_Gaulle"), "corps 1GC")
    assert game.reserves_used == 1 << BY_NAME["1GC"]


def test_5_8_c_a_used_reserve_corps_is_not_open_to_leaders():
    game = picking("De_Gaulle", reserves_used=1 << BY_NAME["1GC"])
    assert against(game, "corps 1GC") == {"5.8.c once"}


def test_5_8_c_units_of_other_commands_do_not_join():
    assert against(picking("HGA"), "with 19 Pz") == {"5.8.c reserve"}


def test_5_8_c_enemy_reserves_do_not_join():
    assert against(picking("HGA"), "with 1GC") == {"5.8.c enemy"}


def test_5_6_a_the_shift_is_over_with_the_impulse():
    game = answer(picking("OKH_Mod", bins={"german": "OKH_Mod", "allied": "1AG"}), "command HGB")
    play_on(game, "ImpulseTurn pick")
    assert game.impulse.shift == 0
