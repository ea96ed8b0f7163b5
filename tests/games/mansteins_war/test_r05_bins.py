"""4.1.b, 5.2, 5.7, 21.1.f, 21.2.f What goes into the bins."""

import pytest

from sixweeks.kernel.presentation.sentence import Hidden, Term, Terms
from tests.games.events import argument
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    asked,
    events,
    offered,
    play_on,
    rules_against,
    started,
    turn_at,
)

PLANS = {"german": "OKH", "allied": "Plan_E"}


def filling(turn=2, units=None, **fields):
    """The Command Marker Phase of a GT."""
    fields = {"plans": PLANS} | fields
    fields["spent"] = {"OKH"} | fields.get("spent", frozenset())
    return turn_at("begin", units or {}, turn=turn - 1, **fields)


def choices(game, side):
    """The specials that a side may add."""
    question = next(each for each in game.pending.questions if each.by == side)
    return {str(option.noun) for option in question.options} - {"none"}


def test_5_2_0_the_kept_plan_may_go_into_the_allied_bin_from_turn_1():
    assert offered(started(plan="Plan_R")) == {"bin none", "bin Plan_R"}


def test_5_2_0_a_plan_may_wait():
    assert "Plan_E" in choices(filling(turn=4), "allied")


def test_21_2_e_the_german_plan_is_in_the_bin_on_turn_1():
    game = answer(started(german_plan="OKH_Mod"), "bin none")
    assert game.bins.german == ("HGA", "HGB", "HGC", "PGK", "OKH_Mod")


def test_21_2_e_so_only_the_allies_are_asked_on_turn_1():
    assert asked(started()) == "allied"


def test_21_1_e_discarded_plans_cannot_be_added():
    assert rules_against(started(plan="Plan_D"), "bin Plan_E") == {"21.1.e"}


def test_21_2_e_nor_can_those_of_the_germans():
    assert rules_against(filling(), "bin Manstein") == {"21.2.e"}


def test_5_0_a_the_reason_against_a_plan_tells_nobody_which_was_kept():
    """It is the same for the plan that was kept, if the other side asks."""
    game = filling()
    why = game.frame.steps["fill"].explain(game.frame, game)
    told = [list(why.kinds[0].reasons(plan)) for plan in ("Plan_D", "Plan_E", "Plan_R")]
    assert told[0] == told[1] == told[2]


def test_5_2_a_leaders_luftwaffe_and_de_gaulle_may_be_added_from_turn_2():
    game = filling(turn=2)
    assert choices(game, "german") == {"Guderian", "Hoth", "Rommel", "Luftwaffe"}
    assert choices(game, "allied") == {"Plan_E", "De_Gaulle"}


def test_5_2_a_and_not_before():
    assert against(started(), "bin De_Gaulle") == {"5.2.a early"}


def test_5_2_a_they_stay_available_until_used():
    """A-10"""
    game = filling(turn=5, spent=frozenset({"Guderian"}))
    assert choices(game, "german") == {"Hoth", "Rommel", "Luftwaffe"}


def test_5_2_b_only_one_special_goes_into_a_bin():
    game = answer(filling(), "bin Luftwaffe", "bin De_Gaulle")
    assert game.bins.german == ("HGA", "HGB", "HGC", "PGK", "Luftwaffe")


def test_5_2_b_used_specials_never_return():
    game = filling(spent=frozenset({"Hoth", "De_Gaulle"}))
    assert against(game, "bin Hoth") == {"5.2.b used"}
    assert "De_Gaulle" not in choices(game, "allied")


def test_5_2_b_no_special_is_legal_too():
    game = answer(filling(), "bin none", "bin none")
    assert game.bins.german == ("HGA", "HGB", "HGC", "PGK")


def test_5_2_b_whoever_has_used_all_specials_is_not_asked():
    used = frozenset({"Guderian", "Hoth", "Rommel", "Luftwaffe"})
    assert asked(filling(spent=used)) == "allied"


def test_4_1_b_nobody_is_asked_if_no_special_is_left():
    used = {"Guderian", "Hoth", "Rommel", "Luftwaffe", "Plan_E", "De_Gaulle"}
    game = filling(spent=frozenset(used))
    assert game.bins.allied == ("1AG", "2AG", "3AG", "Belgium", "Netherlands")


def test_5_0_a_only_its_owner_is_told_what_is_in_a_bin():
    game = answer(filling(), "bin Hoth", "bin none")
    german = events(game, "bin_filled")[0]
    assert "Hoth" in argument(Terms, german, "markers", "german").ids
    assert argument(Hidden, german, "markers", "allied") == Hidden("markers")


def test_21_1_f_the_five_allied_markers_are_compulsory():
    game = answer(filling(), "bin none", "bin none")
    assert game.bins.allied == ("1AG", "2AG", "3AG", "Belgium", "Netherlands")


def test_21_2_f_the_four_german_markers_are_compulsory():
    assert against(filling(), "bin HGA") == {"21.1.f regular"}


def test_5_7_b_markers_of_fallen_countries_are_not_in_the_bin():
    game = filling(spent=frozenset({"2AG", "3AG", "Belgium"}))
    answer(game, "bin none", "bin none")
    assert game.bins.allied == ("1AG", "Netherlands")


def test_5_7_a_specials_are_gone_when_they_have_been_played():
    game = turn_at("operations", {}, bins={"german": "Hoth", "allied": ""}, plans=PLANS)
    answer(game, "Hoth")
    assert "Hoth" in game.spent


def test_5_7_a_a_special_is_picked_in_the_turn_of_its_bin():
    """All markers are picked, so that none is left when the GT ends."""
    game = answer(filling(), "bin Hoth", "bin Plan_E")
    play_on(game, "CommandMarkerPhase fill")
    assert {"Hoth", "Plan_E"} <= game.spent


def test_5_7_c_regular_markers_come_back_in_the_next_turn():
    """A-77 Each is picked once a GT."""
    game = answer(filling(), "bin none", "bin none")
    play_on(game, "CommandMarkerPhase fill")
    picked = [argument(Term, each, "marker").id for each in events(game, "marker")]
    assert sorted(picked) == sorted(
        ["HGA", "HGB", "HGC", "PGK", "1AG", "2AG", "3AG", "Belgium", "Netherlands"]
    )
    answer(game, "bin none", "bin none")
    assert "HGA" in game.bins.german


@pytest.mark.parametrize("marker", ["Fall_Rot", "Plan_W"])
def test_5_1_k_optional_markers_need_their_options(marker):
    game = filling(german="1336 1335 1537 1235 1436 1035 1337 0941 1036")
    assert f"bin {marker}" not in offered(game)


def test_5_1_k_morale_markers_are_not_placed_in_this_phase():
    assert rules_against(filling(options={"morale": "on"}), "bin Morale") == {"24.3.a"}


# --- 20.2 Evac --------------------------------------------------------------------------------


def test_20_2_a_evac_may_be_added_with_germans_at_the_french_coast():
    assert "Evac" in choices(filling(units={"19 Pz": "0836"}), "allied")


@pytest.mark.parametrize("hex", ["0838", "0938"])
def test_20_2_a_next_to_the_coast_will_do_with_a_port_or_without(hex):
    assert "Evac" in choices(filling(units={"19 Pz": hex}), "allied")


@pytest.mark.parametrize("hex", ["1136", "1434", "1039"])
def test_20_2_a_elsewhere_will_not(hex):
    """A-14 Coasts of other countries do not count."""
    game = filling(units={"19 Pz": hex})
    assert against(game, "bin Evac") == {"20.2.a coast"}


def test_20_2_d_unused_evac_is_discarded_for_good():
    game = filling(units={"19 Pz": "0836"})
    answer(game, "bin none", "bin none")
    play_on(game, "CommandMarkerPhase fill")
    assert "Evac" in game.spent
    assert "Evac" not in choices(game, "allied")


def test_20_2_d_the_other_side_learns_of_it_when_the_turn_ends():
    """Before that, whether it is in the bin is a secret."""
    game = answer(filling(units={"19 Pz": "0836"}), "bin none", "bin none")
    assert ("Evac" in game.spent, events(game, "discarded")) == (False, [])


def test_20_2_d_another_special_instead_discards_it_too():
    """A-12"""
    game = answer(filling(units={"19 Pz": "0836"}), "bin none", "bin De_Gaulle")
    play_on(game, "CommandMarkerPhase fill")
    assert "Evac" in game.spent


def test_20_2_d_evac_waits_while_it_cannot_be_placed():
    game = answer(filling(), "bin none", "bin none")
    play_on(game, "CommandMarkerPhase fill")
    assert "Evac" not in game.spent
