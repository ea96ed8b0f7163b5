"""12.0 Refit."""

import pytest

from sixweeks.games.springtime.model.components import ROSTER
from sixweeks.games.springtime.rules.r06_sequence_of_play import RefitPhase
from sixweeks.games.springtime.rules.r12_refit import Refit
from tests.games.springtime.sketch import (
    answer,
    asked,
    is_full,
    leaders,
    offered,
    place_of,
    run,
    sketch,
)

costs = pytest.mark.parametrize(
    ("unit", "verb", "cost"),
    [
        ("French 1st", "restore", 1),
        ("Bruneau", "restore", 2),
        ("French 1st", "rebuild", 2),
        ("Bruneau", "rebuild", 3),
        ("French 1st", "rebuild_full", 3),
        ("Bruneau", "rebuild_full", 5),
    ],
)


def refit(units, side="allied", *, points=5, **fields):
    replacements = {"axis": points, "allied": points}
    game = sketch(units, phase="refit", replacements=replacements, **fields)
    return run(game, Refit(by=side))


def spend(units, *answers, side="allied", points=5, **fields):
    return answer(refit(units, side, points=points, **fields), *answers)


@costs
def test_12_3a_12_3b_12_3c_12_3d_what_it_costs(unit, verb, cost):
    place = "(16)" if verb == "restore" else "eliminated"
    game = refit({unit: place, "French 2nd": "(24)", "French 3rd": "(18)"}, points=6)
    answer(game, f"{verb} {unit}", *(["rebuild_at 25"] if verb != "restore" else []))
    assert game.replacements["allied"] == 6 - cost


@costs
def test_12_2a_nobody_spends_what_he_has_not(unit, verb, cost):
    place = "(16)" if verb == "restore" else "eliminated"
    assert unit not in offered(refit({unit: place}, points=cost - 1), verb)


def test_12_3a_a_restored_unit_is_full():
    game = spend({"French 1st": "(16)", "French 2nd": "(24)"}, "restore French 1st")
    assert is_full(game, "French 1st")


@pytest.mark.parametrize(("verb", "full"), [("rebuild", False), ("rebuild_full", True)])
def test_12_3b_12_3c_a_rebuilt_unit_is_reduced_or_full_by_its_price(verb, full):
    game = spend({"French 1st": "eliminated"}, f"{verb} French 1st", "rebuild_at 25")
    assert (place_of(game, "French 1st"), is_full(game, "French 1st")) == ("25", full)


def test_12_2a_unspent_points_are_kept():
    game = spend({"French 1st": "(16)", "French 2nd": "(24)"}, "restore French 1st", "end")
    assert game.replacements["allied"] == 4


def test_12_3_1a_a_reduced_unit_must_be_in_supply():
    """15 is cut off by 13, 14 and 16."""
    units = {"French 1st": "(15)", "French 2nd": "(24)"}
    assert offered(refit(units, axis="13 14 16"), "restore") == {"French 2nd"}


def test_13_2_3a_out_of_supply_no_replacements():
    units = {"German 12th": "(17)", "Guderian": "(3)"}
    assert offered(refit(units, "axis"), "restore") == {"Guderian"}


def test_12_3_1a_a_unit_may_be_rebuilt_and_restored_in_one_phase():
    game = spend({"French 1st": "eliminated"}, "rebuild French 1st", "rebuild_at 25")
    answer(game, "restore French 1st")
    assert (is_full(game, "French 1st"), game.replacements["allied"]) == (True, 2)


def places(units, unit, side="allied", **fields):
    game = spend({unit: "eliminated", **units}, f"rebuild {unit}", side=side, **fields)
    return offered(game, "rebuild_at")


def test_12_3_2a_an_allied_unit_returns_in_any_allied_area_or_zone():
    found = places({}, "French 1st", axis="17")
    assert {"25", "13", "8", "A", "E"} <= found
    assert not {"17", "3", "F"} & found


def test_12_3_2a_not_where_the_enemy_stands():
    assert "24" not in places({"French 2nd": "24", "German 12th": "24"}, "French 1st")


def test_12_3_2a_not_where_there_is_no_room():
    names = ("French 2nd", "French 7th", "French 9th", "French 3rd", "French 4th")
    assert "24" not in places(dict.fromkeys(names, "24"), "French 1st")


def test_12_3_2a_supply_is_not_asked_for():
    """15 is cut off."""
    assert "15" in places({}, "French 1st", axis="13 14 16")


@pytest.mark.parametrize("unit", ["Belgian Army", "Dutch Army"])
def test_12_3_2b_belgians_and_dutch_are_never_rebuilt(unit):
    assert unit not in offered(refit({unit: "eliminated", "French 1st": "(16)"}), "rebuild")


def test_12_3_2c_the_bef_does_not_return_after_dynamo():
    game = refit({"BEF": "removed", "French 1st": "(16)", "French 2nd": "(24)"})
    assert "BEF" not in offered(game, "rebuild")


def test_12_3_2c_but_it_does_if_it_was_eliminated():
    assert "25" in places({}, "BEF")


def test_13_2_4b_who_surrendered_does_not_return():
    game = refit({"French 1st": "removed", "French 2nd": "(24)"})
    assert "French 1st" not in offered(game, "rebuild")


def test_12_3_3a_a_german_returns_in_any_axis_area_but_italy():
    found = places({}, "German 12th", "axis", axis="17 D")
    assert {"3", "17", "D"} <= found
    assert not {"F", "24"} & found


def test_12_3_3a_the_italians_return_in_italy():
    game = spend({"Italian West": "eliminated"}, "rebuild Italian West", side="axis", axis="E")
    assert place_of(game, "Italian West") == "F"


def test_18_1_4a_no_points_for_the_airlanding_corps():
    units = {"Airlanding": "(3)", "Guderian": "(3)", "Hoth": "(5)"}
    assert "Airlanding" not in offered(refit(units, "axis"), "restore")


@pytest.mark.parametrize("option", ["on", "off"])
def test_18_3a_the_bef_returns_in_a_port(option):
    options = {"bef_returns": option}
    game = refit({"BEF": "evacuated", "French 1st": "(16)"}, options=options)
    assert ("BEF" in offered(game, "rebuild")) is (option == "on")


def test_18_3a_only_in_an_allied_port_without_enemies():
    units = {"French 1st": "26", "German 12th": "26"}
    game = refit({"BEF": "evacuated", **units}, options={"bef_returns": "on"})
    assert offered(answer(game, "rebuild BEF"), "rebuild_at") == {"15", "27"}


def test_10_4_5b_a_leader_returns_with_his_army():
    game = refit({"French 1st": "eliminated", "French 2nd": "(24)"})
    assert "Blanchard" not in leaders(game)
    assert "Blanchard" in leaders(answer(game, "rebuild French 1st", "rebuild_at 25"))


def test_10_4_5b_6_1_3c_on_the_side_he_had():
    game = refit({"French 1st": "eliminated", "French 2nd": "(24)"}, flipped="Blanchard")
    before = game.flipped
    assert answer(game, "rebuild French 1st", "rebuild_at 25").flipped == before


def test_10_4_5b_4_4_1b_kleist_returns_with_the_next_of_his_corps():
    game = refit({"Guderian": "eliminated", "Hoth": "(5)"}, "axis")
    answer(game, "rebuild Guderian", "rebuild_at 3")
    assert game.kleist == ROSTER.by_name["Guderian"]


def test_12_1a_the_allies_go_first():
    units = {"French 1st": "(16)", "Guderian": "(3)"}
    game = run(sketch(units, phase="maneuvers"), RefitPhase())
    assert asked(game) == "allied"


def test_fmt_rebuilding_gives_nothing_back():
    game = spend({"French 1st": "eliminated"}, "rebuild French 1st", "rebuild_at 25")
    assert game.morale == 30
