"""28 Variants."""

import pytest

from sixweeks.games.mansteins_war.model.components import BY_NAME, COUNTERS
from sixweeks.games.mansteins_war.rules.r03_victory import difference, scores
from sixweeks.kernel.presentation.sentence import Die
from sixweeks.kernel.question import Roll
from tests.games.events import argument
from tests.games.mansteins_war.toolkit import (
    against,
    answer,
    at,
    board,
    events,
    numbers,
    offered,
    place_of,
    play_on,
    started,
    step_of,
    steps_of,
    turn_at,
)

PRICES = {
    "ss_corps": -1,
    "german_sf": -1,
    "mountain_corps": -1,
    "air_transfer": -1,
    "ready_armor": 1,
    "allied_air": 5,
    "french_sf": 1,
    "colonial_corps": 1,
    "fighter_command": 3,
    "belgian_alliance": 5,
}


@pytest.mark.parametrize(("option", "points"), PRICES.items())
def test_28_1_and_28_2_each_variant_has_its_price(option, points):
    """A-94 The other side gets it at the end."""
    assert difference(board(options={option: "on"})) == points


def test_28_1_leaving_the_netherlands_alone_is_worth_five_to_the_germans():
    assert difference(board(options={"netherlands": "neutral"})) == 5


def test_28_1_each_price_is_told_with_its_rule():
    (score,) = scores(board(options={"fighter_command": "on"}))
    assert (score.kind, score.what, score.points) == ("variant", "fighter_command", 3)


# --- 28.1 German ------------------------------------------------------------------------------


def test_2_2_2_optional_units_stay_out_without_their_option():
    game = started()
    assert [place_of(game, name) for name in ("SS Mot", "GbK", "Col")] == ["removed"] * 3
    assert place_of(game, "FC") == "out"


def test_28_1_the_ss_corps_is_set_up():
    assert place_of(started(ss_corps="on"), "SS Mot") == "1836"


def test_28_1_the_optional_special_force_is_available():
    off, on = started(), started(german_sf="on")
    assert (off.special_forces[2], on.special_forces[2]) == (-5, -1)


def test_28_1_the_mountain_corps_arrives_on_turn_3():
    game = started(mountain_corps="on")
    assert game.arrivals[BY_NAME["GbK"]] == 3
    assert COUNTERS[BY_NAME["GbK"]].command == "Res"


def test_28_1_without_the_netherlands_its_units_and_marker_stay_out():
    game = answer(started(netherlands="neutral"), "bin none")
    assert place_of(game, "NL 1 Corps") == "removed"
    assert "Netherlands" not in game.bins.allied


def test_28_1_nobody_flies_over_a_neutral_country():
    game = at("german air", {}, options={"netherlands": "neutral"})
    answer(game, "fly I Flk")
    assert against(game, "over 1333") == {"28.1"}


def test_28_1_its_cities_are_not_bombed():
    game = at("german air", {}, options={"netherlands": "neutral"}, air={"I Flk": "1438"})
    answer(game, "fly I Flk", "over 0941", "done")
    assert "16.9.a country" in against(game, "bomb 1333")


# --- 28.2 Allied ------------------------------------------------------------------------------


def test_28_2_two_armored_corps_are_ready_at_full_strength():
    game = started(ready_armor="on")
    assert (place_of(game, "2GC"), place_of(game, "1 Armor")) == ("1238", "1036")
    assert (steps_of(game, "2GC"), steps_of(game, "1 Armor")) == (2, 2)


def test_28_2_and_do_not_arrive_again():
    game = started(ready_armor="on")
    assert {BY_NAME["2GC"], BY_NAME["1 Armor"]}.isdisjoint(game.arrivals)


@pytest.mark.parametrize(("marker", "air"), [("1AG", 2), ("2AG", 2), ("3AG", 2), ("Belgium", 0)])
def test_28_2_the_air_doctrine_gives_each_army_group_two_air_units(marker, air):
    bins = {"german": "", "allied": marker}
    units = {"F 3 Army": "1640", "F 8 Army": "1942", "BE 1 Corps": "1336", "BEF": "1036"}
    game = turn_at("operations", units, bins=bins, turn=3, options={"allied_air": "on"})
    assert answer(game, marker).impulse.air == air


def allied_bombing(hex, die=None, **fields):
    game = at("allied air", {}, marker="1AG", options={"allied_air": "on"}, **fields)
    answer(game, "fly BAFF", f"over {hex}", "done")
    return game if die is None else answer(game, f"bomb {hex}", die)


def test_28_2_the_air_doctrine_lets_the_allies_bomb_german_cities():
    """A-76"""
    assert numbers(allied_bombing("1934", 6).bombed) == {"1934"}


def test_28_2_not_their_own_cities():
    assert step_of(allied_bombing("0941")) == "over"


def test_28_2_the_french_special_force_is_available():
    off, on = started(), started(french_sf="on")
    assert (off.special_forces[3], on.special_forces[3]) == (-5, -1)


def test_28_2_the_colonial_corps_arrives_on_turn_3():
    assert started(colonial_corps="on").arrivals[BY_NAME["Col"]] == 3


def test_28_2_fighter_command_arrives_on_turn_3():
    game = started(fighter_command="on")
    assert (place_of(game, "FC"), list(game.air_arrivals.values())) == ("awaited", [3])


# --- 28.3 -------------------------------------------------------------------------------------


def rolled(*dice, **options):
    return answer(started(variable_entry="on", **options), *dice)


def test_28_3_a_die_is_rolled_for_each_reinforcement():
    game = rolled(1, 2, 3, 4, 5, 6, 1, 2, 3)
    assert step_of(game) == "CommandMarkerPhase fill"
    assert sorted(game.arrivals.values()) == [1, 1, 2, 2, 3, 3, 4, 5, 6]


def test_28_3_each_side_rolls_for_its_own():
    game = started(variable_entry="on")
    assert game.pending == Roll("german")
    answer(game, 1, 2, 3)
    assert game.pending == Roll("allied")


def test_28_3_only_the_owner_sees_the_die():
    game = rolled(4)
    (event,) = events(game, "scheduled")
    assert argument(Die, event, "roll", "german") == Die(4)
    assert not event.is_told_to("allied")


def test_28_3_the_die_is_the_turn_of_arrival():
    game = rolled(1, 6, 6, 6, 6, 6, 6, 6, 6)
    answer(game, "bin none", "select HGB")
    while step_of(game) == "CommandSegment reserves":
        answer(game, "done")
    assert offered(game) & {"deploy 39 Mech"}


def test_28_3_air_units_are_rolled_for_too():
    game = rolled(1, 2, 3, 4, 5, 6, 1, 2, 3, 5, fighter_command="on")
    assert list(game.air_arrivals.values()) == [5]


def test_28_3_a_late_unit_does_not_come_on_its_printed_turn():
    game = rolled(6, 6, 6, 6, 6, 6, 6, 6, 6)
    while game.turn < 4:
        answer(game, sorted(offered(game))[-1])
        play_on(game, "CommandMarkerPhase fill")
    assert place_of(game, "F 6 Army") == "waiting"
