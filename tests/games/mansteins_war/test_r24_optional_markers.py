"""24 Additional command markers."""

import pytest

from sixweeks.games.mansteins_war.model import air_effects, effects
from sixweeks.games.mansteins_war.model.components import COUNTERS
from sixweeks.games.mansteins_war.model.state import Morale
from sixweeks.masks import bit_indices
from tests.games.mansteins_war.toolkit import (
    against,
    air,
    answer,
    asked,
    board,
    events,
    hex_at,
    offered,
    play_on,
    step_of,
    turn_at,
    unit,
)

BELGIUM = "1336 1335 1537 1235 1436 1035 1337"
MORALE = {"options": {"morale": "on"}}


def filling(**fields):
    plans = {"german": "OKH", "allied": "Plan_D"}
    return turn_at("begin", {}, plans=plans, spent=frozenset({"OKH"}), **fields)


def active(game):
    return {COUNTERS[each].name for each in bit_indices(game.impulse.active)}


# --- 24.1, 24.2 -------------------------------------------------------------------------------


def test_24_1_fall_rot_may_be_added_with_all_cities_and_towns_of_belgium():
    game = filling(options={"fall_rot": "on"}, german=BELGIUM)
    assert "bin Fall_Rot" in offered(game)


def test_21_2_g_fall_rot_is_used_only_with_its_option():
    assert against(filling(german=BELGIUM), "bin Fall_Rot") == {"5.1.k option"}


@pytest.mark.parametrize("missing", ["1035", "1235"])
def test_24_1_one_place_too_few(missing):
    game = filling(options={"fall_rot": "on"}, german=BELGIUM.replace(missing, ""))
    assert against(game, "bin Fall_Rot") == {"24.1 belgium"}


def test_24_1_fall_rot_activates_two_sub_commands_and_four_air_units():
    """A-66 The panzer group among them."""
    units = {"19 Pz": "1838", "G 12 Army": "1738", "G 6 Army": "1636"}
    game = turn_at("operations", units, bins={"german": "Fall_Rot", "allied": ""}, turn=3)
    answer(game, "Fall_Rot")
    assert offered(game, "command") == {"HGA", "HGB", "HGC", "PGK"}
    answer(game, "command PGK", "command HGA")
    assert (active(game), game.impulse.air, game.impulse.shift) == ({"19 Pz", "G 12 Army"}, 4, 0)


def test_24_1_it_is_a_special_and_used_up():
    """A-74"""
    game = turn_at("operations", {}, bins={"german": "Fall_Rot", "allied": ""}, turn=3)
    answer(game, "Fall_Rot")
    assert "Fall_Rot" in game.spent


def test_24_2_plan_w_may_be_added_with_two_french_places_lost():
    assert "bin Plan_W" in offered(filling(options={"plan_w": "on"}, german="1438 1036"))


def test_24_2_one_is_not_enough():
    game = filling(options={"plan_w": "on"}, german="1438")
    assert against(game, "bin Plan_W") == {"24.2 france"}


def test_24_2_plan_w_activates_two_groups_and_two_air_units():
    units = {"F 1 Army": "1137", "F 3 Army": "1640", "F 8 Army": "1942"}
    game = turn_at("operations", units, bins={"german": "", "allied": "Plan_W"}, turn=3)
    answer(game, "Plan_W", "command 1AG", "command 3AG")
    assert (active(game), game.impulse.air) == ({"F 1 Army", "F 8 Army"}, 2)


# --- 24.3 morale --------------------------------------------------------------------------------


def occupying(name, hex, start="1738", **fields):
    game = board({name: start}, **MORALE, **fields)
    game.journal = []
    effects.enter(game, [unit(name)], hex_at(hex))
    return game


@pytest.mark.parametrize("hex", ["1537", "1335", "1333", "1036", "1438", "0941"])
def test_24_3_b_germans_win_by_occupying_one_of_six_places(hex):
    assert occupying("19 Pz", hex).morale.owed == {"german"}


def test_24_3_b_other_places_do_not_count():
    assert occupying("19 Pz", "1336").morale.owed == frozenset()


def test_24_3_b_the_first_occupation_alone_counts():
    had = Morale(events=frozenset({"german_occupation"}))
    assert occupying("19 Pz", "0941", morale=had).morale.owed == frozenset()


def test_24_3_b_the_allies_win_by_occupying_a_german_city():
    assert occupying("F 3 Army", "1839", "1840").morale.owed == {"allied"}


def test_24_3_b_german_towns_do_not_count():
    assert occupying("F 3 Army", "1739", "1740").morale.owed == frozenset()


def test_24_3_b_nothing_counts_without_the_option():
    game = board({"19 Pz": "1738"})
    effects.enter(game, [unit("19 Pz")], hex_at("1438"))
    assert game.morale == Morale()


def test_24_3_b_a_bombed_city_is_a_german_victory():
    game = board(air={"I Flk": "0941"}, **MORALE)
    air_effects.bomb(game, air("I Flk"), hex_at("0941"))
    assert game.morale.owed == {"german"}


def test_24_3_b_a_repelled_bomber_is_an_allied_one():
    game = board(air={"I Flk": "0941"}, **MORALE)
    air_effects.repel(game, air("I Flk"))
    assert game.morale.owed == {"allied"}


def test_24_3_b_allied_bombing_wins_nobody_anything():
    """A-76"""
    game = board(air={"BAFF": "1934"}, **MORALE)
    air_effects.bomb(game, air("BAFF"), hex_at("1934"))
    assert game.morale.owed == frozenset()


def test_24_3_b_each_player_has_two_in_a_game():
    game = occupying("19 Pz", "1438")
    air_effects.bomb(game, air("I Flk"), hex_at("0941"))
    air_effects.bomb(game, air("I Flk"), hex_at("1036"))
    assert len(events(game, "morale_victory")) == 2


def owed(side="german", **fields):
    """An impulse without a marker's effect, at the end of which a marker is owed."""
    fields = {"bins": {"german": "HGA", "allied": ""}} | fields
    morale = Morale(owed=frozenset({side}))
    return answer(turn_at("operations", {}, turn=3, morale=morale, **MORALE, **fields), "HGA")


def test_24_3_a_the_winner_may_put_the_marker_into_the_bin():
    game = play_on(owed(), "MoraleMarkers add")
    assert (asked(game), offered(game)) == ("german", {"add", "no"})
    answer(game, "add")
    assert game.bins.german == ("Morale",)


def test_24_3_a_in_the_impulse_of_the_enemy_too():
    game = play_on(owed("allied"), "MoraleMarkers add")
    answer(game, "add")
    assert (asked(game), offered(game)) == ("allied", {"Morale"})


def test_24_3_a_both_sides_in_one_impulse():
    bins = {"german": "HGA", "allied": ""}
    morale = Morale(owed=frozenset({"german", "allied"}))
    game = turn_at("operations", {}, turn=3, morale=morale, bins=bins, **MORALE)
    play_on(answer(game, "HGA"), "MoraleMarkers add")
    answer(game, "add")
    assert (asked(game), step_of(game)) == ("allied", "MoraleMarkers add")


def test_24_3_a_or_leave_it():
    game = answer(play_on(owed(), "MoraleMarkers add"), "no")
    assert (game.turn, game.bins.german, game.morale.owed) == (4, (), frozenset())


def test_24_3_a_once_a_turn():
    had = Morale(entered=frozenset({"german"}))
    assert occupying("19 Pz", "1438", morale=had).morale.owed == frozenset()


def test_24_3_a_in_a_later_turn_again():
    game = answer(play_on(owed(), "MoraleMarkers add"), "add", "Morale")
    play_on(game, "CommandMarkerPhase fill")
    assert (game.morale.entered, "Morale" in game.spent) == (frozenset(), False)


def test_24_3_c_the_marker_activates_one_sub_command_and_one_air_unit():
    units = {"BE 1 Corps": "1435", "F 1 Army": "1137"}
    game = turn_at("operations", units, bins={"german": "", "allied": "Morale"}, turn=3)
    answer(game, "Morale")
    assert offered(game, "command") == {"1AG", "2AG", "3AG", "BL", "NL"}
    answer(game, "command BL")
    assert (active(game), game.impulse.air, game.impulse.shift) == ({"BE 1 Corps"}, 1, 1)


def test_5_1_d_manstein_counts_for_the_panzer_group_under_morale_too():
    """A-15 Two columns, not three."""
    bins = {"german": "Morale", "allied": ""}
    fields = {"turn": 1, "manstein_on": 1, "picked": ("Manstein",)}
    game = turn_at("operations", {"19 Pz": "1838"}, bins=bins, **fields)
    answer(game, "Morale", "command PGK")
    assert game.impulse.shift == 2


def test_24_3_c_countries_that_gave_up_are_not_to_be_named():
    bins = {"german": "", "allied": "Morale"}
    game = turn_at("operations", {}, bins=bins, turn=3, spent=frozenset({"Belgium"}))
    answer(game, "Morale")
    assert against(game, "command BL") == {"5.7.b gone"}
    assert step_of(game) == "CommandSegment name"
