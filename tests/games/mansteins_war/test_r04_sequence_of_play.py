"""4 The sequence of play."""

import pytest

from sixweeks.games.mansteins_war.model.components import BY_NAME, GERMANS
from sixweeks.kernel.presentation.sentence import Side, Term
from tests.games.events import argument
from tests.games.mansteins_war.toolkit import (
    answer,
    asked,
    at,
    board,
    events,
    offered,
    place_of,
    play_on,
    started,
    step_of,
    turn_at,
)


def impulses(game):
    """Who has had an impulse, with which marker."""
    return [
        (argument(Side, each, "side").id, argument(Term, each, "marker").id)
        for each in events(game, "marker")
    ]


def test_4_1_a_the_phases_follow_each_other():
    game = started()
    assert step_of(game) == "CommandMarkerPhase fill"
    answer(game, "bin none")
    assert step_of(game) == "ImpulseTurn pick"


def test_4_1_a_the_next_turn_begins_with_new_bins():
    game = play_on(answer(started(), "bin none"), "CommandMarkerPhase fill")
    assert (game.turn, game.picked) == (2, ())


def test_4_1_b_both_bins_are_filled_at_once():
    game = turn_at("begin", {}, plans={"german": "OKH", "allied": "Plan_E"}, turn=1)
    assert asked(game) == "german allied"
    answer(game, "bin Guderian")
    assert (asked(game), game.bins.german) == ("allied", ())
    answer(game, "bin Plan_E")
    assert game.bins.german == ("HGA", "HGB", "HGC", "PGK", "Guderian")
    assert game.bins.allied == ("1AG", "2AG", "3AG", "Belgium", "Netherlands", "Plan_E")


def test_4_1_c_refit_points_come_in_before_the_refit():
    game = turn_at("arrive", {"19 Pz": "1738/1", "log PGK": "1838"}, turn=2, rp=(0,) * 5)
    assert (game.rp[GERMANS], "refit 19 Pz" in offered(game)) == (3, True)


def test_4_1_d_impulses_alternate_until_the_bins_are_empty():
    game = turn_at("operations", {}, bins={"german": "HGA HGB", "allied": "Belgium 1AG"}, turn=3)
    play_on(game, "CommandMarkerPhase fill")
    assert impulses(game) == [
        ("german", "HGA"),
        ("allied", "Belgium"),
        ("german", "HGB"),
        ("allied", "1AG"),
    ]


def test_4_1_d_five_segments_in_order():
    units = {"G 12 Army": "1738", "38 Corps": "1836", "F 2 Army": "1638", "log HGA": "1837"}
    units |= {"G 2 Army": "waiting"}
    game = turn_at("operations", units, bins={"german": "HGA", "allied": ""}, turn=2)
    steps = []
    for choice in ("HGA", "done", "deploy G 2 Army", "at 1835", "done", "done", "end"):
        steps.append(step_of(game))
        answer(game, choice)
    assert steps == [
        "ImpulseTurn pick",
        "CommandSegment reserves",
        "ReinforcementSegment choose",
        "Arrival place",
        "Arrival act",
        "AirSegment fly",
        "MovementSegment choose",
    ]
    assert step_of(game) == "CombatSegment choose"


def test_4_1_f_air_units_return():
    game = turn_at(
        "return_phase",
        {},
        air={"I Flk": "1438", "II Flk": "utilized", "IV Flk": "lost", "BAFF": "1036*"},
        naval="utilized",
        airlift="utilized",
        plans={"german": "OKH", "allied": "Plan_D"},
    )
    places = [place_of(game, name) for name in ("I Flk", "II Flk", "IV Flk", "BAFF")]
    assert places == ["available", "available", "lost", "available"]
    assert (place_of(game, "Navy"), place_of(game, "Airlift")) == ("available", "available")


def test_4_1_f_returned_air_units_stay_reduced():
    game = turn_at("return_phase", {}, air={"BAFF": "1036*"}, plans={"allied": "Plan_D"})
    assert any(unit.is_reduced for unit in game.air)


def test_4_1_f_reserves_may_act_again():
    used = 1 << BY_NAME["38 Corps"]
    game = turn_at("return_phase", {}, reserves_used=used, plans={"allied": "Plan_D"})
    assert game.reserves_used == 0


def test_4_1_g_the_game_is_judged_after_turn_6():
    game = turn_at("return_phase", {}, turn=6)
    answer(game, "end")
    assert game.ending
    assert game.ending.rule == "3.6"


@pytest.mark.parametrize("turn", [1, 5])
def test_4_1_g_and_not_before(turn):
    game = turn_at("return_phase", {}, turn=turn, plans={"german": "OKH", "allied": "Plan_D"})
    assert (game.ending, game.turn) == (None, turn + 1)


def test_3_4_c_the_german_may_extend_the_game_after_turn_6():
    game = turn_at("return_phase", {}, turn=6)
    assert (asked(game), offered(game)) == ("german", {"extend", "end"})
    answer(game, "extend")
    assert (game.extended, game.turn, game.ending) == (True, 7, None)


def test_3_4_c_an_extended_game_ends_after_turn_8():
    game = turn_at("return_phase", {}, turn=8, extended=True)
    assert game.ending is not None


def test_3_4_c_turn_7_is_followed_by_turn_8():
    game = turn_at("return_phase", {}, turn=7, extended=True, plans={"allied": "Plan_D"})
    assert (game.turn, game.ending) == (8, None)


def test_5_3_b_the_player_with_the_initiative_refits_first():
    units = {"19 Pz": "1738/1", "log PGK": "1838", "F 1 Army": "0941/2"}
    game = turn_at("refit", units, initiative="allied", rp=(5, 5, 0, 0, 0))
    assert asked(game) == "allied"
    answer(game, "done")
    assert asked(game) == "german"


# --- 15.2.d the line to the Channel -------------------------------------------------------------


def at_the_channel(**more):
    """French units at the coast, cut off from their depots by German armies."""
    units = {"F 1 Army": "0837", "F 7 Army": "0936", "G 6 Army": "1037", "G 4 Army": "0838"}
    return turn_at("operations", units | more, bins={"german": "HGC", "allied": ""}, turn=3)


def test_15_2_d_the_allies_name_the_unit_in_german_impulses_too():
    game = answer(at_the_channel(), "HGC")
    assert (asked(game), offered(game, "channel")) == ("allied", {"F 1 Army", "F 7 Army"})
    answer(game, "channel F 7 Army")
    assert game.impulse.channel_unit == BY_NAME["F 7 Army"]


def test_15_2_d_only_one_candidate_is_not_asked_for():
    units = {"F 1 Army": "0837", "G 6 Army": "1037", "G 4 Army": "0838"}
    game = turn_at("operations", units, bins={"german": "HGC", "allied": ""}, turn=3)
    answer(game, "HGC")
    assert (game.impulse.channel_unit, step_of(game)) == (BY_NAME["F 1 Army"], "AirSegment fly")


def test_15_2_d_the_choice_holds_for_one_impulse():
    game = answer(at_the_channel(), "HGC", "channel F 7 Army")
    play_on(game, "CommandMarkerPhase fill")
    assert game.impulse.channel_unit == -1


def test_15_2_d_nobody_is_named_where_nobody_needs_it():
    game = turn_at("operations", {"F 1 Army": "0941"}, bins={"german": "HGC", "allied": ""})
    answer(game, "HGC")
    assert game.impulse.channel_unit == -1


# --- countries that vanish in the middle of an impulse ------------------------------------------


def capitulation(entered, held, bins, **units):
    """A panzer corps takes the last hex that a country depends on."""
    units = {"15 Pz": entered[0], "log HGA": "1736"} | units
    game = turn_at("operations", units, german=held, bins=bins, turn=3)
    answer(game, "HGA")
    while step_of(game) != "MovementSegment choose":
        answer(game, "done")
    answer(game, "unit 15 Pz", f"go {entered[1]}")
    return game


def test_3_7_belgium_vanishes_in_the_middle_of_an_impulse():
    game = capitulation(
        ("1436", "1336"), "1335 1537 1436", {"german": "HGA", "allied": "Belgium 1AG"},
        **{"BE 1 Corps": "1135"},
    )  # fmt: skip
    assert (game.capitulated, game.bins.allied) == ({"belgium"}, ("1AG",))
    assert place_of(game, "BE 1 Corps") == "dead"
    play_on(game, "CommandMarkerPhase fill")
    assert impulses(game) == [("german", "HGA"), ("allied", "1AG")]


def test_3_7_the_netherlands_vanish_in_the_middle_of_an_impulse():
    game = capitulation(
        ("1433", "1333"), "1432 1433", {"german": "HGA", "allied": "Netherlands"},
        **{"NL 1 Corps": "1631"},
    )  # fmt: skip
    assert game.capitulated == {"netherlands"}
    play_on(game, "CommandMarkerPhase fill")
    assert impulses(game) == [("german", "HGA")]


def test_3_7_france_vanishes_in_the_middle_of_an_impulse():
    game = capitulation(
        ("0940", "0941"), "1036 1239 1641 1444 0843 0940",
        {"german": "HGA", "allied": "2AG 1AG 3AG"}, **{"F 3 Army": "1744", "BEF": "0440"},
    )  # fmt: skip
    assert game.capitulated == {"france"}
    play_on(game, "CommandMarkerPhase fill")
    assert impulses(game) == [("german", "HGA"), ("allied", "1AG")]


def test_3_1_a_sudden_death_ends_the_game_in_the_middle_of_an_impulse():
    held = "1036 1239 1641 1444 0843 0940 0936 0836 0738 0539"
    game = capitulation(("0940", "0941"), held, {"german": "HGA", "allied": "1AG"})
    assert (game.ending.level, game.pending) == ("epic", None)


def test_4_1_a_a_board_without_units_can_be_played():
    game = turn_at("begin", {}, turn=1, plans={"german": "OKH", "allied": "Plan_D"})
    assert play_on(game, "GameTurn extension").turn == 6
    assert board().turn == 2


def test_4_1_e_air_units_fly_then_fight_then_bomb():
    flying = {"VIII Flk": "available", "ZOAN": "1333"}
    game = at("german air", {}, air=flying)
    steps = [step_of(game)]
    for each in ("fly VIII Flk", "over 1333", "done", "fight 1333", 6):
        steps.append(step_of(answer(game, each)))
    assert steps == [
        "AirSegment fly",
        "Flight place",
        "AirSegment fly",
        "AirSegment superiority",
        "Superiority roll",
        "AirSegment bombing",
    ]
