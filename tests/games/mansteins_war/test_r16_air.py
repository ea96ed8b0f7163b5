"""16 Airpower, 22.3, 22.4 its results."""

import pytest

from sixweeks.games.mansteins_war.model.components import AIR_TABLE
from sixweeks.games.mansteins_war.rules.r16_air import (
    air_column,
    air_support,
    bombing_column,
    interdicted,
    superiority_column,
)
from sixweeks.kernel.question import Choose
from tests.games.mansteins_war.toolkit import (
    against,
    air,
    answer,
    asked,
    at,
    board,
    events,
    hex_at,
    numbers,
    offered,
    place_of,
    rules_against,
    step_of,
    turn_at,
)

AROUND_1438 = {"1438", "1437", "1439", "1338", "1339", "1538", "1539"}


def flying(side="german", marker="HGA", units=None, **fields):
    """The Air Operations Segment of an impulse."""
    return at(f"{side} air", units or {}, marker=marker, **fields)


def is_reduced(game, name):
    return game.air[air(name)].is_reduced


# --- 16.1 activation --------------------------------------------------------------------------


def test_16_1_available_air_units_go_to_the_map():
    game = answer(flying(), "fly VIII Flk", "over 1438")
    assert place_of(game, "VIII Flk") == "1438"


def test_16_1_air_units_go_from_hex_to_hex():
    game = answer(flying(air={"VIII Flk": "1737"}), "fly VIII Flk", "over 1438")
    assert place_of(game, "VIII Flk") == "1438"


def test_16_1_air_units_go_from_the_map_to_the_utilized_display():
    game = answer(flying(air={"VIII Flk": "1737"}), "fly VIII Flk", "home")
    assert place_of(game, "VIII Flk") == "utilized"


def test_16_1_an_available_unit_has_nowhere_to_withdraw_from():
    game = answer(flying(), "fly VIII Flk")
    assert rules_against(game, "home") == {"16.1"}


def test_16_1_utilized_units_wait_for_the_next_turn():
    game = flying(air={"VIII Flk": "utilized"})
    assert against(game, "fly VIII Flk") == {"16.1 utilized"}


def test_16_1_lost_units_do_not_fly():
    assert against(flying(air={"I Flk": "lost"}), "fly I Flk") == {"16.1 lost"}


def test_16_1_range_is_unlimited_and_the_sea_is_open():
    game = answer(flying(), "fly VIII Flk")
    assert {"0444", "2228", "0430"} <= offered(game, "over")


def test_16_1_staying_is_no_flight():
    game = answer(flying(air={"VIII Flk": "1737"}), "fly VIII Flk")
    assert against(game, "over 1737") == {"16.1 here"}


def test_16_1_hexes_where_nobody_would_be_covered_come_last():
    game = answer(flying(units={"F 2 Army": "1438"}), "fly VIII Flk")
    assert isinstance(game.pending, Choose)
    first = [option.noun for option in game.pending.options[: len(AROUND_1438)]]
    assert set(first) == {hex_at(number) for number in AROUND_1438}


def test_16_1_b_as_many_as_the_marker_activates():
    game = flying()
    for name, hex in (("I Flk", "1438"), ("II Flk", "1538"), ("IV Flk", "1539")):
        answer(game, f"fly {name}", f"over {hex}")
    assert step_of(game) == "over"


def test_16_1_b_each_once_an_impulse():
    game = answer(flying(), "fly I Flk", "over 1438")
    assert against(game, "fly I Flk") == {"16.1.b once"}


def test_16_1_b_fewer_will_do():
    assert step_of(answer(flying(), "done")) == "over"


def test_16_1_b_allied_units_of_any_nation_may_fly_with_any_marker():
    game = flying("allied", "3AG")
    assert offered(game, "fly") == {"ZOAE", "ZOAN", "ZOAS", "BAFF"}


def test_16_1_b_enemy_units_do_not_obey():
    assert against(flying(), "fly BAFF") == {"16.1.b enemy"}


def test_5_1_g_the_belgian_marker_activates_no_air_unit():
    assert step_of(flying("allied", "Belgium")) == "over"


def test_16_2_an_air_unit_may_be_redeployed_in_a_later_impulse():
    bins = {"german": "HGA HGB", "allied": ""}
    game = turn_at("operations", {}, bins=bins, turn=3)
    answer(game, "HGA", "fly I Flk", "over 1438", "done", "HGB")
    assert "fly I Flk" in offered(game)


def test_16_2_air_units_stay_on_the_map_between_impulses():
    bins = {"german": "HGA HGB", "allied": ""}
    game = turn_at("operations", {}, bins=bins, turn=3)
    answer(game, "HGA", "fly I Flk", "over 1438", "done", "HGB")
    assert place_of(game, "I Flk") == "1438"


def test_16_2_nobody_flies_in_an_enemy_impulse():
    assert asked(flying()) == "german"
    assert not offered(flying(), "fly") & {"ZOAE", "BAFF"}


def test_16_3_one_air_unit_of_a_side_to_a_hex():
    game = answer(flying(air={"II Flk": "1438"}), "fly I Flk")
    assert rules_against(game, "over 1438") == {"16.3"}


def test_16_3_enemies_may_be_there():
    units = {"F 2 Army": "1438"}
    game = answer(flying(units=units, air={"ZOAE": "1438"}), "fly I Flk")
    assert "1438" in offered(game, "over")


# --- 16.4, 16.7, 16.8 zones ---------------------------------------------------------------------


def test_16_4_a_full_unit_covers_its_hex_and_its_neighbours():
    assert numbers(interdicted(board(air={"I Flk": "1438"}))) == AROUND_1438


def test_16_4_a_reduced_unit_covers_its_hex():
    assert numbers(interdicted(board(air={"I Flk": "1438*"}))) == {"1438"}


def test_16_4_zones_cross_everything():
    """0539 and 0540 are separated by the sea."""
    assert air_support(board(air={"VIII Flk": "0540"}), "german", hex_at("0539")) == 3


def test_16_5_a_allied_units_do_not_interdict():
    assert interdicted(board(air={"BAFF": "1438"})) == 0


def test_16_7_a_the_strongest_unit_supports():
    """A-86"""
    game = board(air={"I Flk": "1438", "VIII Flk": "1538"})
    assert air_support(game, "german", hex_at("1438")) == 3


def test_16_7_a_reduced_strength_counts_in_its_own_hex():
    game = board(air={"VIII Flk": "1438*"})
    found = [air_support(game, "german", hex_at(number)) for number in ("1438", "1439")]
    assert found == [2, 0]


def test_16_7_b_both_sides_have_support():
    game = board(air={"I Flk": "1438", "BAFF": "1439"})
    found = [air_support(game, side, hex_at("1438")) for side in ("german", "allied")]
    assert found == [2, 1]


def test_16_7_a_units_in_displays_do_not_support():
    assert air_support(board(), "german", hex_at("1438")) == 0


# --- 16.6 superiority ---------------------------------------------------------------------------


def duel(attacker="I Flk", defender="BAFF", **fields):
    places = {attacker: "1438", defender: "1438"} | fields.pop("air", {})
    return answer(flying(air=places, **fields), "done")


def test_16_6_a_air_units_in_a_hex_with_the_enemy_must_fight_activated_or_not():
    game = duel()
    assert step_of(game) in ("AirSegment superiority", "Superiority roll")


def test_16_6_a_neighbours_do_not_fight():
    game = answer(flying(air={"I Flk": "1438", "BAFF": "1439"}), "done")
    assert step_of(game) == "over"


def test_16_6_a_the_operating_player_chooses_the_order():
    """A-88"""
    game = duel(air={"II Flk": "1538", "ZOAE": "1538"})
    assert (asked(game), offered(game)) == ("german", {"fight 1438", "fight 1538"})


def test_16_6_a_other_hexes_hold_no_fight():
    game = duel(air={"II Flk": "1538", "ZOAE": "1538"})
    assert rules_against(game, "fight 1439") == {"16.6.a"}


def test_16_6_a_the_allies_attack_in_their_impulse():
    game = flying("allied", "Belgium", air={"I Flk": "1438", "BAFF": "1438"})
    answer(game, 1)
    assert (is_reduced(game, "BAFF"), is_reduced(game, "I Flk")) == (True, False)


@pytest.mark.parametrize(
    ("attacker", "defender", "column"),
    [("I Flk", "BAFF", "+1"), ("VIII Flk", "BAFF", "+2"), ("VIII Flk", "FC", "+1")],
)
def test_16_6_b_the_column_is_the_difference_of_strengths(attacker, defender, column):
    game = board(air={attacker: "1438", defender: "1438"})
    found = superiority_column(game, "german", hex_at("1438"))
    assert AIR_TABLE.columns[found] == column


@pytest.mark.parametrize(("difference", "column"), [(-5, "-2"), (-2, "-2"), (0, "0"), (7, "+3")])
def test_16_6_b_the_ends_of_the_table_are_open(difference, column):
    assert AIR_TABLE.columns[air_column(board(), difference)] == column


def test_5_1_f_luftwaffe_shifts_air_superiority():
    game = flying(marker="Luftwaffe", air={"I Flk": "1438", "BAFF": "1438"})
    assert AIR_TABLE.columns[superiority_column(game, "german", hex_at("1438"))] == "+2"


def test_5_1_f_the_last_column_is_the_end():
    assert AIR_TABLE.columns[air_column(flying(marker="Luftwaffe"), 7)] == "+3"


def test_5_6_b_other_markers_do_not():
    game = flying(marker="OKH_Mod", air={"I Flk": "1438", "BAFF": "1438"})
    assert AIR_TABLE.columns[superiority_column(game, "german", hex_at("1438"))] == "+1"


@pytest.mark.parametrize(
    ("die", "german", "allied"),
    [(1, "utilized", "1438"), (2, "utilized", "utilized"), (6, "1438", "utilized")],
)
def test_22_3_losers_are_reduced_and_aborted(die, german, allied):
    """AL1, BL1 and DL1 on the column +1."""
    game = answer(duel(), die)
    assert (place_of(game, "I Flk"), place_of(game, "BAFF")) == (german, allied)
    assert is_reduced(game, "I Flk") == (german == "utilized")
    assert is_reduced(game, "BAFF") == (allied == "utilized")


def test_22_3_a_reduced_unit_that_loses_is_eliminated():
    game = answer(flying(air={"I Flk": "1438", "BAFF": "1438*"}), "done", 6)
    assert place_of(game, "BAFF") == "lost"


def test_22_3_both_may_be_eliminated():
    """A-51"""
    game = answer(flying(air={"I Flk": "1438*", "BAFF": "1438*"}), "done", 3)
    assert (place_of(game, "I Flk"), place_of(game, "BAFF")) == ("lost", "lost")


def test_22_3_the_chances_are_told():
    game = answer(duel(), 6)
    (event,) = events(game, "superiority")
    assert event.chances == pytest.approx({"AL1": 1 / 6, "BL1": 1 / 2, "DL1": 1 / 3})


def test_16_5_c_example_a_german_winner_supports_and_interdicts():
    game = answer(flying(air={"BAFF": "1438"}), "fly I Flk", "over 1438", "done", 6)
    assert air_support(game, "german", hex_at("1439")) == 2
    assert interdicted(game) >> hex_at("1439") & 1


def test_16_5_c_example_a_french_winner_supports_and_does_not_interdict():
    game = flying("allied", "2AG", air={"I Flk": "1438*"})
    answer(game, "fly ZOAE", "over 1438", 6)
    assert air_support(game, "allied", hex_at("1439")) == 1
    assert interdicted(game) == 0


# --- 16.9 bombing -------------------------------------------------------------------------------


def bombing(hex="0941", name="I Flk", die=None, **fields):
    game = answer(flying(**fields), f"fly {name}", f"over {hex}", "done")
    return game if die is None else answer(game, f"bomb {hex}", die)


def test_16_9_a_an_activated_unit_may_bomb_an_enemy_city():
    assert offered(bombing()) == {"bomb 0941", "done"}


def test_16_9_a_bombing_is_voluntary():
    game = answer(bombing(), "done")
    assert (place_of(game, "I Flk"), game.bombed) == ("0941", 0)


def test_16_9_a_cities_with_allied_units_are_open_to_it():
    """A-52"""
    assert "bomb 0941" in offered(bombing(units={"F 1 Army": "0941"}))


@pytest.mark.parametrize("hex", ["1438", "1934", "1037"])
def test_16_9_a_towns_open_country_and_own_cities_are_not(hex):
    assert step_of(bombing(hex)) == "over"


def test_16_9_a_cities_with_german_units_are_not():
    assert step_of(bombing(units={"19 Pz": "0941"})) == "over"


def test_16_9_a_bombed_cities_are_not():
    assert step_of(bombing(bombed=1 << hex_at("0941"))) == "over"


def test_16_9_a_the_reasons_are_given():
    game = answer(
        flying(units={"19 Pz": "1036"}, air={"II Flk": "1036", "IV Flk": "1239"}),
        *("fly I Flk", "over 0941", "fly II Flk", "over 1336", "done"),
    )
    assert against(game, "bomb 1239") == {"16.5.b unit"}
    assert "16.9.a own" in against(game, "bomb 1036")
    assert "16.9.a country" in against(game, "bomb 1934")
    assert "16.9.a city" in against(game, "bomb 1438")


def test_16_5_b_units_that_were_not_activated_do_not_bomb():
    game = answer(flying(air={"I Flk": "0941"}), "done")
    assert step_of(game) == "over"


def test_16_5_b_allied_units_do_not_bomb():
    game = flying("allied", "1AG")
    answer(game, "fly BAFF", "over 1934", "done")
    assert step_of(game) == "over"


def test_16_5_b_the_defending_air_unit_is_fought_first():
    game = bombing(air={"BAFF": "0941"})
    assert step_of(game) in ("AirSegment superiority", "Superiority roll")
    answer(game, 6)
    assert "bomb 0941" in offered(game)


def test_16_9_b_a_bomber_that_loses_does_not_bomb():
    game = answer(bombing(air={"BAFF": "0941"}), 1)
    assert (step_of(game), place_of(game, "I Flk")) == ("over", "utilized")


def test_16_5_b_the_bomber_goes_to_the_utilized_display():
    assert place_of(bombing(die=3), "I Flk") == "utilized"


@pytest.mark.parametrize(("name", "column"), [("I Flk", "+1"), ("VIII Flk", "+2")])
def test_16_9_c_a_city_has_a_strength_of_one(name, column):
    game = board(air={name: "0941"})
    assert AIR_TABLE.columns[bombing_column(game, "german", hex_at("0941"))] == column


def test_5_1_f_luftwaffe_shifts_bombing():
    game = flying(marker="Luftwaffe", air={"I Flk": "0941"})
    assert AIR_TABLE.columns[bombing_column(game, "german", hex_at("0941"))] == "+2"


def test_22_4_dl1_bombs_the_city():
    assert numbers(bombing(die=6).bombed) == {"0941"}


def test_22_4_bl1_does_nothing():
    game = bombing(die=3)
    assert (game.bombed, is_reduced(game, "I Flk")) == (0, False)


def test_22_4_al1_reduces_the_bomber():
    game = bombing(die=1)
    assert (game.bombed, is_reduced(game, "I Flk"), place_of(game, "I Flk")) == (
        0,
        True,
        "utilized",
    )
