"""10.5 Retreats."""

import pytest

from sixweeks.games.springtime.model.components import MAP
from sixweeks.kernel.presentation.sentence import Path
from tests.games.springtime.sketch import (
    answer,
    asked,
    battle,
    controls,
    done,
    events,
    fight,
    offered,
    place_of,
    sketch,
)


def beaten(units=(), *, axis="", **fields):
    """The 2nd Army in 17 is defeated by the 12th, which came from 11."""
    everyone = {"German 12th": "17", "French 2nd": "17", **dict(units)}
    game = sketch(everyone, entered={"German 12th": "11"}, axis=f"11 {axis}", **fields)
    return fight(game, "17", 12, 2, against="French 2nd")


def thrown_back(units=(), entered=(), *, axis="", **fields):
    """Guderian from 11 is Repulsed in 17."""
    everyone = {"Guderian": "17", "French 2nd": "17", **dict(units)}
    came = {"Guderian": "11", **dict(entered)}
    game = sketch(everyone, entered=came, axis=f"11 {axis}", **fields)
    return fight(game, "17", 2, 12, lead="Guderian")


FIVE = ("French 1st", "French 7th", "French 9th", "Prioux", "Bruneau")
GERMAN_FIVE = ("German 4th", "German 12th", "German 16th", "German 6th", "German 18th")


# --- 10.5.2 priorities ------------------------------------------------------------------------


def test_10_5_2a_a_free_area_next_to_the_fewest_enemies():
    """12 touches 11, 18 touches 2 and 11; 16 and 24 touch no enemy."""
    assert offered(beaten(), "fall_back") == {"16", "24"}


def test_10_5_2a_the_count_is_of_enemy_controlled_areas():
    """With 26 in Axis hands both 16 and 24 touch one; so does 12. 13 makes two for 12 and 16."""
    assert place_of(beaten(axis="26 13"), "French 2nd") == "24"


def driven_from_28(axis):
    game = sketch(
        {"German 12th": "28", "French 2nd": "28"}, entered={"German 12th": "25"}, axis=axis
    )
    return offered(fight(game, "28", 12, 2), "fall_back")


def test_10_5_2a_zones_count_as_neighbours():
    """27 touches 26 and Zone A, 29 touches 25, Zone B touches A; but for A, 27 would do too."""
    assert driven_from_28("25 26 A") == {"29", "B"}


def test_10_5_2a_a_zone_is_a_free_area_like_any_other():
    """27 touches 26, 29 touches 25 and Zone C, Zone B touches C."""
    assert driven_from_28("25 26 C") == {"27", "B"}


def test_10_5_2a_free_before_contested():
    """18 touches three enemy-controlled areas, but it is Free."""
    units = {"French 1st": "16", "German 1st": "16"}
    assert place_of(beaten(units, axis="12 24"), "French 2nd") == "18"


def test_10_5_2a_own_contested_before_enemy_contested():
    units = {"French 1st": "16", "German 1st": "16", "French 7th": "24", "German 7th": "24"}
    assert place_of(beaten(units, axis="12 18 24"), "French 2nd") == "16"


def test_10_5_2a_enemy_contested_as_a_last_resort():
    units = {"French 7th": "24", "German 7th": "24"}
    assert place_of(beaten(units, axis="12 16 18 24"), "French 2nd") == "24"


def test_10_5_2a_10_5_6a_never_into_an_empty_enemy_area():
    assert place_of(beaten(axis="12 16 18 24"), "French 2nd") == "eliminated"


def test_10_5_2a_a_full_area_is_passed_by():
    """16 is full; from there 15 touches no enemy, 13 and 26 one each."""
    game = beaten(dict.fromkeys(FIVE, "16"), axis="12 18 24")
    assert place_of(game, "French 2nd") == "15"


def test_10_5_6a_nothing_behind_a_full_area():
    game = beaten(dict.fromkeys(FIVE, "16"), axis="12 13 15 18 24 26")
    assert place_of(game, "French 2nd") == "eliminated"


def test_10_5_6a_nothing_behind_two_full_areas():
    """16 and 24 touch each other: nobody is sent to and fro between them."""
    others = ("French 3rd", "French 4th", "French 5th", "French 6th", "French 8th")
    units = {**dict.fromkeys(FIVE, "16"), **dict.fromkeys(others, "24")}
    game = beaten(units, axis="12 13 15 18 22 23 25 26")
    assert place_of(game, "French 2nd") == "eliminated"


def test_10_5_1a_when_an_area_fills_the_next_unit_goes_on():
    units = {**dict.fromkeys(FIVE[:4], "16"), "Bruneau": "17"}
    game = beaten(units, axis="12 18 24")
    answer(game, "retreat French 2nd")
    assert (place_of(game, "French 2nd"), place_of(game, "Bruneau")) == ("16", "15")


def test_10_5_1a_the_owner_chooses_the_order():
    game = beaten({"Bruneau": "17"})
    assert (asked(game), offered(game)) == ("allied", {"retreat French 2nd", "retreat Bruneau"})


def test_10_5_1a_each_unit_chooses_for_itself():
    game = beaten({"Bruneau": "17"})
    answer(game, "retreat Bruneau", "fall_back 16", "fall_back 24")
    assert (place_of(game, "Bruneau"), place_of(game, "French 2nd")) == ("16", "24")


def test_7_2b_control_passes_when_the_last_defender_leaves():
    game = beaten({"Bruneau": "17"})
    answer(game, "retreat Bruneau", "fall_back 16")
    assert controls(game, "17") == "allied"
    assert controls(answer(game, "fall_back 24"), "17") == "axis"


# --- 10.5 attackers ---------------------------------------------------------------------------


def test_10_5a_attackers_go_back_where_they_came_from():
    assert place_of(thrown_back(axis="12"), "Guderian") == "11"


def test_10_5a_each_to_its_own_area():
    game = thrown_back({"German 4th": "17"}, {"German 4th": "12"}, axis="12")
    assert (place_of(game, "Guderian"), place_of(game, "German 4th")) == ("11", "12")


def test_10_5_1a_if_that_is_full_he_goes_on_from_there():
    """12 is next to 17 and Free, but 3, behind 11, touches no enemy."""
    game = thrown_back(dict.fromkeys(GERMAN_FIVE, "11"), axis="12")
    assert place_of(game, "Guderian") == "3"


def test_10_5_1a_and_not_where_only_the_attacked_area_leads():
    """24, next to 17 but not to 11, is the only Free area."""
    game = thrown_back(dict.fromkeys(GERMAN_FIVE, "11"), axis="24", allied="2 3 4 5 10 12")
    assert place_of(game, "Guderian") == "eliminated"


def test_10_5_1a_through_one_full_area_after_another():
    others = ("Hoth", "Hoepner", "Schmidt", "German 1st", "German 7th")
    units = {**dict.fromkeys(GERMAN_FIVE, "11"), **dict.fromkeys(others, "3")}
    game = thrown_back(units, allied="5 10 12")
    assert events(game, "retreated")[0].args["path"] == Path(("17", "11", "3", "4"))


def test_10_5_1a_10_4_4b_of_his_own_will_too_he_goes_on_from_there():
    units = {"Guderian": "17", "French 2nd": "17", **dict.fromkeys(GERMAN_FIVE, "11")}
    game = sketch(units, entered={"Guderian": "11"}, axis="11")
    answer(fight(game, "17", 10, 7), "stay", "retreat Guderian")
    assert place_of(game, "Guderian") == "3"


def test_10_5_1a_the_last_place_is_for_one_of_two():
    """11 has room for one; who goes second goes on."""
    units = {**dict.fromkeys(GERMAN_FIVE[:4], "11"), "Hoth": "17"}
    game = thrown_back(units, {"Hoth": "11"})
    assert offered(game) == {"retreat Guderian", "retreat Hoth"}
    answer(game, "retreat Hoth")
    assert (place_of(game, "Hoth"), place_of(game, "Guderian")) == ("11", "3")


def test_10_5_1a_one_crowded_way_of_two_is_enough_to_be_asked():
    """The 4th Army has room in 12; 11 takes one of the two who came from there."""
    units = {**dict.fromkeys(GERMAN_FIVE[1:], "11"), "Hoth": "17", "German 4th": "17"}
    game = thrown_back(units, {"Hoth": "11", "German 4th": "12"}, axis="12")
    assert offered(game, "retreat") == {"Guderian", "Hoth", "German 4th"}


def test_10_5_1a_nobody_is_asked_for_an_order_if_there_is_room_for_all():
    units = {**dict.fromkeys(GERMAN_FIVE[:3], "11"), "Hoth": "17"}
    game = thrown_back(units, {"Hoth": "11"})
    assert (place_of(game, "Hoth"), place_of(game, "Guderian")) == ("11", "11")


def test_10_5_1a_14_2a_in_a_zone_there_is_always_room():
    units = {"Guderian": "30", "Hoth": "30", "French 2nd": "30", **dict.fromkeys(GERMAN_FIVE, "D")}
    game = sketch(units, entered={"Guderian": "D", "Hoth": "D"}, axis="D")
    fight(game, "30", 2, 12, lead="Guderian")
    assert (place_of(game, "Hoth"), place_of(game, "Guderian")) == ("D", "D")


def test_10_5a_10_5_2a_the_rule_told_is_that_of_the_way_taken():
    assert events(thrown_back(), "retreated")[0].rule == "10.5a"
    assert events(beaten(axis="13 26"), "retreated")[0].rule == "10.5.2a"


def test_10_5a_a_unit_that_began_there_goes_by_the_priorities():
    """After a Stalemate in an old fight; 11 touches 12, 17 and 18 in Allied hands, 12 more."""
    game = sketch({"German 12th": "17", "French 2nd": "17"}, axis="11 12")
    fight(game, "17", 8, 7)
    answer(game, "stay")
    assert offered(answer(game, "retreat German 12th"), "fall_back") == set()
    assert place_of(game, "German 12th") in ("11", "12")


def test_10_5_6a_attackers_with_nowhere_to_go_are_eliminated():
    game = thrown_back(dict.fromkeys(GERMAN_FIVE, "11"), allied="3 5 4 2")
    assert place_of(game, "Guderian") == "eliminated"


# --- 10.0 into an area that has been attacked -------------------------------------------------


def into_the_fight(option, fought):
    """The 2nd Army is beaten in 17; 16, where the 1st Army fights, is all that is left to it."""
    units = {"French 1st": "16", "German 1st": "16"}
    everyone = {"German 12th": "17", "French 2nd": "17", **units}
    game = sketch(
        everyone,
        entered={"German 12th": "11"},
        axis="11 12 18 24",
        options={"attacked_areas": option},
    )
    if fought:
        done(game, fought=1 << MAP.area("16"))
    return fight(game, "17", 12, 2)


@pytest.mark.parametrize(
    ("option", "fought", "place"),
    [
        ("open", True, "16"),
        ("closed", True, "eliminated"),
        ("closed", False, "16"),
    ],
)
def test_10_0d_retreats_into_an_attacked_area(option, fought, place):
    assert place_of(into_the_fight(option, fought), "French 2nd") == place


def test_10_0c_who_retreats_into_an_attack_to_come_takes_part():
    """Hoth has entered 16 and must attack; the 2nd Army, beaten in 17, falls back on it."""
    units = {"German 12th": "17", "French 2nd": "17", "Hoth": "16", "French 1st": "16"}
    entered = {"German 12th": "11", "Hoth": "12"}
    game = fight(sketch(units, entered=entered, axis="11 12 18 24"), "17", 12, 2)
    assert offered(battle(game, "16"), "lead") == {"French 1st", "French 2nd"}


# --- 10.5.3 voluntary retreat -----------------------------------------------------------------


def old_fight(units=(), *, axis="", attack=2, defense=12, **fields):
    everyone = {"German 12th": "17", "French 2nd": "17", "French 1st": "17", **dict(units)}
    game = sketch(everyone, axis=f"11 {axis}", **fields)
    return fight(game, "17", attack, defense, against="French 2nd")


def test_10_5_3a_defenders_may_retreat_after_a_repulse():
    assert offered(old_fight()) == {"retreat French 2nd", "retreat French 1st", "stay"}


def test_10_5_3a_some_may_go_and_the_lead_stay():
    game = answer(old_fight(), "retreat French 1st", "fall_back 24", "stay")
    assert (place_of(game, "French 1st"), place_of(game, "French 2nd")) == ("24", "17")


def test_10_5_3a_the_priorities_bind_those_who_go():
    game = answer(old_fight(), "retreat French 1st")
    assert offered(game, "fall_back") == {"16", "24"}


def test_10_5_3a_nobody_retreats_to_his_death():
    game = old_fight(axis="12 16 18 24")
    assert asked(game) == ""
    assert place_of(game, "French 1st") == "17"


def test_10_5_3a_nobody_chooses_to_pass_a_full_area():
    game = old_fight(dict.fromkeys((*FIVE[1:], "French 6th"), "16"), axis="12 18 24")
    assert asked(game) == ""


def test_10_5_3a_if_all_leave_an_old_fight_the_enemy_has_the_area():
    game = answer(old_fight(), "retreat French 1st", "fall_back 24", "retreat French 2nd")
    answer(game, "fall_back 24")
    assert controls(game, "17") == "axis"


# --- 10.5.6 elimination -----------------------------------------------------------------------


def test_14_3a_a_retreat_into_italy_is_death():
    """The Alp Army in E, with D and 21 in Axis hands."""
    units = {"Alp Army": "E", "Guderian": "E", "German 12th": "E"}
    game = sketch(units, entered={"Guderian": "21", "German 12th": "21"}, axis="21 D", allied="F")
    fight(game, "E", 12, 2, lead="German 12th", air="air german")
    assert place_of(game, "Alp Army") == "eliminated"


def brussels(axis, **options):
    """The Belgian Army in 13 is defeated from 12."""
    units = {"Belgian Army": "13", "German 4th": "13"}
    game = sketch(units, entered={"German 4th": "12"}, axis=f"12 {axis}", options=options)
    return fight(game, "13", 12, 2)


def test_10_5_6b_belgians_retreat_in_belgium_only():
    """15 and 16 in France would be as quiet as 9 and 14."""
    assert offered(brussels("11"), "fall_back") == {"9", "14"}


def test_10_5_6b_by_the_priorities_among_their_own():
    assert place_of(brussels("9 10 11"), "Belgian Army") == "14"


def test_10_5_6b_with_no_belgian_area_they_are_eliminated():
    assert place_of(brussels("9 10 11 14"), "Belgian Army") == "eliminated"


def test_10_5_6b_strictly_read_a_quieter_area_abroad_is_death():
    """15 touches no enemy, 14 touches 9."""
    game = brussels("9 10 11", small_armies="strict")
    assert place_of(game, "Belgian Army") == "eliminated"


def test_10_5_6b_strictly_read_they_live_if_home_is_best():
    assert offered(brussels("11", small_armies="strict"), "fall_back") == {"9", "14"}


def test_10_5_6b_the_dutch_retreat_in_the_netherlands_only():
    units = {"Dutch Army": "8", "German 6th": "8"}
    game = sketch(units, entered={"German 6th": "7"}, axis="7")
    fight(game, "8", 12, 2, air="air german")
    assert place_of(game, "Dutch Army") == "eliminated"


def test_10_5_6b_into_the_other_dutch_area():
    units = {"Dutch Army": "8", "German 6th": "8"}
    game = sketch(units, entered={"German 6th": "9"}, axis="9")
    fight(game, "8", 12, 2, air="air german")
    assert place_of(game, "Dutch Army") == "7"


def test_10_5_6b_an_attack_from_abroad_is_not_undone_abroad():
    """The Belgians went to 16 and attack back into 13: thrown back they must stay in Belgium."""
    units = {"Belgian Army": "13", "German 4th": "13"}
    game = sketch(units, active="allied", entered={"Belgian Army": "16"}, axis="13 12 10 9")
    fight(game, "13", 2, 12)
    assert place_of(game, "Belgian Army") == "14"


def test_10_5_6b_strictly_read_it_is_their_death():
    units = {"Belgian Army": "13", "German 4th": "13"}
    options = {"small_armies": "strict"}
    game = sketch(units, active="allied", entered={"Belgian Army": "16"}, options=options)
    fight(game, "13", 2, 12)
    assert place_of(game, "Belgian Army") == "eliminated"


def test_9_3_3a_the_alp_army_may_retreat():
    units = {"Alp Army": "E", "Guderian": "E", "German 12th": "E"}
    game = sketch(units, entered={"Guderian": "21", "German 12th": "21"}, axis="21")
    fight(game, "E", 12, 2, lead="German 12th", air="air german")
    assert place_of(game, "Alp Army") == "D"
