"""10.4.5, 10.4.6 and 6.1.3 What a battle does to leaders and morale."""

import pytest

from sixweeks.games.springtime.model.components import LEADERS
from tests.games.springtime.meuse import contested, panzers, sedan
from tests.games.springtime.sketch import (
    asked,
    events,
    fight,
    leaders,
    offered,
    place_of,
    sketch,
)

# --- 10.4.5, 10.4.6 leaders and morale --------------------------------------------------------


def test_10_4_5a_a_leader_is_removed_with_his_army():
    game = panzers()
    assert "Huntziger" in leaders(game)
    assert "Huntziger" not in leaders(fight(game, "17", 12, 2))


def test_4_4_1b_kleist_joins_another_of_his_corps_in_the_area():
    units = {"Guderian": "(17)", "Reinhardt": "17", "Wietersheim": "17", "French 2nd": "17"}
    came = dict.fromkeys(("Guderian", "Reinhardt", "Wietersheim"), "11")
    game = sketch(units, entered=came, kleist="Guderian", axis="11")
    fight(game, "17", 2, 12, lead="Guderian")
    assert (asked(game), offered(game)) == ("axis", {"kleist Reinhardt", "kleist Wietersheim"})


def test_4_4_1b_kleist_joins_another_in_the_first_area_too():
    units = {"Guderian": "(1)", "Reinhardt": "1", "Wietersheim": "1", "French 2nd": "1"}
    game = sketch(units, kleist="Guderian", axis="1 2")
    fight(game, "1", 2, 12, lead="Guderian")
    assert offered(game, "kleist") == {"Reinhardt", "Wietersheim"}


def test_4_4_1b_kleist_is_removed_if_there_is_none():
    units = {"Guderian": "(17)", "Reinhardt": "11"}
    game = fight(panzers(units), "17", 2, 12)
    assert "Kleist" not in leaders(game)


@pytest.mark.parametrize(
    ("unit", "change"),
    [("French 2nd", -1), ("Prioux", -1), ("BEF", -3), ("Belgian Army", -4), ("Dutch Army", -2)],
)
def test_10_4_6a_fmt_an_allied_unit_lost(unit, change):
    game = sketch({unit: "14", "German 6th": "14", "Guderian": "14"}, axis="9")
    fight(game, "14", 12, 2, lead="Guderian")
    assert (place_of(game, unit), game.morale) == ("eliminated", 30 + change)


@pytest.mark.parametrize(("unit", "change"), [("German 18th", 1), ("Hoth", 1), ("Airlanding", 2)])
def test_10_4_6a_fmt_a_german_unit_lost(unit, change):
    game = sketch({unit: "(14)", "French 1st": "14"}, active="allied")
    fight(game, "14", 12, 2)
    assert (place_of(game, unit), game.morale) == ("eliminated", 30 + change)


def test_18_1_4a_the_loss_of_the_airlanding_corps_gives_2():
    game = sketch({"Airlanding": "(14)", "French 1st": "14"}, active="allied")
    assert fight(game, "14", 12, 2).morale == 32


def test_10_4_6a_fmt_the_italian_army_lost():
    game = sketch({"Italian West": "(E)", "Alp Army": "E"}, active="allied")
    assert fight(game, "E", 12, 2).morale == 31


def test_10_4_6a_a_unit_that_is_only_reduced_costs_nothing():
    assert fight(contested(), "17", 7, 6).morale == 30


# --- 6.1.3 command confidence -----------------------------------------------------------------


def flips(game):
    return {leader.name for leader in LEADERS if game.flipped >> leader.id & 1}


def test_6_1_3b_leaders_change_after_an_axis_success():
    game = sedan({"Prioux": "17", "French 1st": "17"}, confidence=True)
    fight(game, "17", 12, 2)
    assert flips(game) == {"List", "Huntziger", "Blanchard"}


def test_6_1_3b_every_german_leader_who_took_part_changes():
    game = sedan({"German 4th": "17"}, {"German 4th": "11"}, confidence=True)
    fight(game, "17", 12, 2, lead="German 12th")
    assert flips(game) == {"List", "Kluge", "Huntziger"}


def test_6_1_3b_a_german_leader_who_stood_by_does_not():
    units = {"German 12th": "17", "German 4th": "17", "French 2nd": "17"}
    game = sketch(units, axis="11", confidence=True)
    fight(game, "17", 12, 2, units="German 12th")
    assert flips(game) == {"List", "Huntziger"}


def test_6_1_3b_nor_an_allied_one_in_another_area():
    game = sedan({"French 4th": "18", "French 1st": "16"}, confidence=True)
    assert flips(fight(game, "17", 12, 2)) == {"List", "Huntziger"}


def test_6_1_3b_a_leader_whose_army_is_lost_has_changed():
    """He comes back with it on the face he has now."""
    game = panzers(confidence=True)
    fight(game, "17", 12, 2)
    assert place_of(game, "French 2nd") == "eliminated"
    assert "Huntziger" in flips(game)


def test_6_1_3b_the_rating_that_counts_is_still_the_old_one():
    """The leaders change after the dice."""
    game = sedan(confidence=True)
    fight(game, "17", 12, 2)
    assert events(game, "combat_result")[0].args["attack"] == 5 + 1


def test_6_1_3b_after_an_overrun_too():
    assert flips(fight(panzers(confidence=True), "17", 12, 2)) == {"Kleist", "Huntziger"}


@pytest.mark.parametrize(("attack", "defense"), [(8, 6), (9, 6)])
def test_6_1_3b_not_after_a_repulse_or_stalemate(attack, defense):
    assert flips(fight(sedan(confidence=True), "17", attack, defense)) == set()


def test_6_1_3b_not_after_an_allied_success():
    units = {"French 1st": "17", "German 12th": "17"}
    game = sketch(units, active="allied", confidence=True, entered={"French 1st": "16"})
    assert flips(fight(game, "17", 12, 2)) == set()


def test_6_1_3a_not_while_morale_was_high():
    assert flips(fight(sedan(), "17", 12, 2)) == set()


def test_6_1_3c_a_flipped_leader_stays_flipped():
    game = sedan(confidence=True, flipped="List, Huntziger")
    assert flips(fight(game, "17", 12, 2)) == {"List", "Huntziger"}


def test_6_1_3b_di_savoia_does_not_change():
    """The rule names German leaders; Olry, who defended, changes."""
    units = {"Italian West": "E", "Alp Army": "(E)"}
    game = sketch(units, entered={"Italian West": "F"}, confidence=True)
    assert flips(fight(game, "E", 12, 2)) == {"Olry"}
