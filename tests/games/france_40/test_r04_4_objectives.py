"""4.4-4.7 The objectives on the map: Dyle-Breda, Brittany, the Mediterranean, Paris."""

from typing import Any

import pytest

from sixweeks.kernel.table import Table
from tests.games.france_40.toolkit import (
    assault,
    at,
    march,
    place_of,
    points,
    rules_against,
)

UK = {"UK I": "3020"}  # keeps Belgium in the war (4.3e)
IN_PLAY: Any = {"belgium": "in play 1"}


# --- 4.4 Dyle-Breda -------------------------------------------------------------------------------


def reached(table: Table) -> bool:
    """Has the Dyle-Breda line been reached? Everybody may know."""
    return bool(table.view("german").dyle_entered)


@pytest.mark.parametrize(
    ("start", "hex"),
    [
        ("3632", "3633"),
        ("3733", "3634"),
        ("3533", "3534"),
        ("3434", "3435"),
        ("3535", "3436"),
        ("3334", "3335"),
    ],
)
def test_4_4a_a_french_unit_supplied_overland_reaches_the_line(start, hex):
    table = at("allied movement", {"F I": start, **UK}, netherlands="in play 1", **IN_PLAY)
    assert reached(march(table, "F I", hex, die=6))


def test_4_4a_moving_through_is_enough():
    table = at("allied movement", {"F I": "3632", **UK}, netherlands="in play 1", **IN_PLAY)
    assert reached(march(table, "F I", "3635", die=6))


def test_4_4a_other_hexes_of_belgium_do_not_count():
    table = at("allied movement", {"F I": "3432", **UK}, **IN_PLAY)
    assert not reached(march(table, "F I", "3533", die=6))


def test_4_4a_an_advance_counts():
    """B-10"""
    units = {"F I": "3632", "F III": "3632", "F IV": "3632", "G XII": ("3633", 1), **UK}
    table = at("allied combat", units, **IN_PLAY)
    assault(table, "3633", "F I", "F III", "F IV").answer("hold 4th armored")
    table.answer(1)  # 5:1, DE
    table.answer("F I advances")
    assert reached(table)


def test_4_4a_british_units_do_not_count():
    table = at("allied movement", {"UK I": "3632"}, **IN_PLAY)
    assert not reached(march(table, "UK I", "3633"))


def test_4_4a_belgian_units_do_not_count():
    table = at("allied movement", {"B I": "3632", **UK}, **IN_PLAY)
    assert not reached(march(table, "B I", "3633", die=6))


LINE_TO_THE_EAST_EDGE = {
    "G I": "3831",
    "G II": "3632",
    "G III": "3534",
    "G IV": "3437",
    "G V": "3539",
    "G VI": "3542",
}


def test_4_4a_supply_by_a_port_is_not_overland():
    """B-10: cut off from France by a German line, the corps lives by Rotterdam (8.8c)."""
    units = {"F I": "3734", **UK, **LINE_TO_THE_EAST_EDGE}
    table = at("allied movement", units, netherlands="in play 1", **IN_PLAY)
    assert not reached(march(table, "F I", "3634", die=6))


def retreated(hex: str, units: dict[str, Any], **lines: Any) -> Table:
    """Units in 3632 are attacked from 3531 and retreat to this hex."""
    by = ("G VII", "G VIII", "G IX")
    given = {**dict.fromkeys(by, "3531"), **units, **UK}
    table = at("german combat", given, control_german="3433", **IN_PLAY, **lines)
    assault(table, "3632", *by).answer(6)  # 3:1 or 4:1, DR
    table.answer(hex)
    return table


def test_4_4a_a_retreat_counts():
    """B-10"""
    assert reached(retreated("3633", {"F I": "3632"}))


def test_4_4a_a_retreat_to_another_hex_does_not():
    assert not reached(retreated("3732", {"F I": "3632"}))


def test_4_4a_a_belgian_retreat_does_not():
    assert not reached(retreated("3633", {"B I": "3632"}))


def test_4_4a_a_retreat_is_judged_by_the_supply_at_the_start_of_the_battle():
    """B-10"""
    line = {unit: hex for unit, hex in LINE_TO_THE_EAST_EDGE.items() if hex != "3632"}
    table = retreated("3633", {"F I": "3632", **line}, netherlands="in play 1")
    assert not reached(table)


def finished(**lines: Any) -> Table:
    """The end of turn 13."""
    table = at("allied movement", {"F I": "3127", **UK}, turn=13, order="fight_move", **lines)
    table.answer("end")
    return table


def test_4_4a_a_line_never_reached_scores_at_the_end():
    assert points(finished(belgium="in play 1")) == {"4.4a": 1}


def test_4_4a_it_scores_after_a_capitulation_too():
    assert points(finished(belgium="capitulated 1")) == {"4.4a": 1}


def test_4_4a_a_line_reached_once_scores_nothing():
    assert points(finished(belgium="in play 1", dyle_entered="yes")) == {}


def test_4_4a_nothing_is_scored_before_the_end():
    """B-53"""
    table = at("allied replacements", {"F I": ("3127", 1), **UK}, turn=12, **IN_PLAY)
    table.answer("end")
    assert points(table) == {}


def test_4_4b_a_belgium_never_violated_scores_nothing():
    assert points(finished()) == {}


# --- 4.5 Brittany ---------------------------------------------------------------------------------


def leaving(hex: str, edge: str, unit: str = "19 Pz", steps: int = 4, **lines: Any) -> Table:
    table = march(at("german movement", {unit: (hex, steps), "G I": "3139"}, **lines), unit)
    table.answer(f"{unit} exit {edge}")
    return table


@pytest.mark.parametrize("hex", ["3118", "3219", "3318", "3419", "3518", "3619"])
def test_4_5a_a_mechanized_corps_leaves_by_the_west_edge_from_3118_to_3619(hex):
    assert points(leaving(hex, "west")) == {"4.5a": 1}


@pytest.mark.parametrize("hex", ["3019", "3718"])
def test_4_5a_not_by_other_west_edge_hexes(hex):
    table = march(at("german movement", {"19 Pz": hex}), "19 Pz")
    assert rules_against(table, "19 Pz exit west") == {"4.5a"}


def test_4_5a_only_mechanized_corps_leave():
    table = march(at("german movement", {"G I": "3219"}), "G I")
    assert rules_against(table, "G I exit west") == {"4.5a"}


@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_4_5a_any_strength_will_do(steps):
    assert points(leaving("3219", "west", steps=steps)) == {"4.5a": 1}


def test_4_5a_panzergrenadiers_too():
    assert points(leaving("3219", "west", unit="14 PzG")) == {"4.5a": 1}


def test_4_5a_supply_does_not_matter():
    """On turn 5, shut in at the edge by French corps."""
    units = {"19 Pz": "3219", "F I": "3120", "F III": "3320"}
    table = march(at("german movement", units, turn=5), "19 Pz")
    table.answer("19 Pz exit west")
    assert points(table) == {"4.5a": 1}


def test_4_5a_leaving_costs_a_movement_point():
    """Halved to 6 points (5.10c), used up by five hexes and the Seine: the move is over."""
    table = march(at("german movement", {"19 Pz": "3323"}, halt="halved"), "19 Pz", "3318")
    assert rules_against(table, "19 Pz exit west") == {"10.1c"}


def test_4_5a_the_last_movement_point_is_enough():
    table = march(at("german movement", {"19 Pz": "3322"}, halt="halved"), "19 Pz", "3318")
    table.answer("19 Pz exit west")
    assert points(table) == {"4.5a": 1}


def test_4_5a_it_scores_once():
    assert points(leaving("3219", "west", points="4.5a +1")) == {"4.5a": 1}


def test_4_5a_the_corps_does_not_return():
    assert place_of(leaving("3219", "west"), "19 Pz") == "exited"


def test_4_5a_the_corps_is_moved_no_more():
    assert rules_against(leaving("3219", "west"), "19 Pz 3220") == {"2.1d"}


# --- 4.6 the Mediterranean ------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "city"), [("1826", "1825"), ("1221", "1220")])
def test_4_6a_the_germans_take_dijon_or_lyon(start, city):
    table = march(at("german movement", {"G I": start}), "G I", city)
    assert points(table) == {"4.6a": 1}


def test_4_6a_another_city_does_not_count():
    """Besançon."""
    table = march(at("german movement", {"G I": "1628"}), "G I", "1627")
    assert points(table) == {}


def test_4_6a_dijon_and_lyon_together_score_once():
    table = at("german movement", {"G I": "1221"}, control_german="1825", points="4.6a +1")
    assert points(march(table, "G I", "1220")) == {"4.6a": 1}


@pytest.mark.parametrize("hex", ["1019", "1022", "1026"])
def test_4_6a_a_mechanized_corps_leaves_by_the_south_edge_in_france(hex):
    assert points(leaving(hex, "south")) == {"4.6a": 1}


@pytest.mark.parametrize("hex", ["1040", "1044"])
def test_4_6a_not_by_the_south_edge_outside_france(hex):
    table = march(at("german movement", {"19 Pz": hex}), "19 Pz")
    assert rules_against(table, "19 Pz exit south") == {"4.6a"}


def test_4_6a_only_mechanized_corps_leave():
    table = march(at("german movement", {"G I": "1022"}), "G I")
    assert rules_against(table, "G I exit south") == {"4.6a"}


def test_4_6a_any_strength_will_do():
    assert points(leaving("1022", "south", steps=1)) == {"4.6a": 1}


def test_4_6a_leaving_costs_a_movement_point():
    """Halved to 6 points (5.10c), used up by five hexes and the Rhône: the move is over."""
    table = march(at("german movement", {"19 Pz": "1523"}, halt="halved"), "19 Pz", "1022")
    assert rules_against(table, "19 Pz exit south") == {"10.1c"}


def test_4_6a_the_last_movement_point_is_enough():
    table = march(at("german movement", {"19 Pz": "1424"}, halt="halved"), "19 Pz", "1022")
    table.answer("19 Pz exit south")
    assert points(table) == {"4.6a": 1}


def test_4_6a_an_exit_after_dijon_scores_no_more():
    assert points(leaving("1022", "south", points="4.6a +1")) == {"4.6a": 1}


def test_4_6a_the_corps_does_not_return():
    assert place_of(leaving("1022", "south"), "19 Pz") == "exited"


# --- 4.7 Paris ------------------------------------------------------------------------------------


def test_4_7a_all_three_hexes_of_paris_score():
    table = at("german movement", {"G I": "3024"}, control_german="3022 2922")
    assert points(march(table, "G I", "3023")) == {"4.7a": 1}


def test_4_7a_two_hexes_do_not():
    table = at("german movement", {"G I": "3024"}, control_german="3022")
    assert points(march(table, "G I", "3023")) == {}


def test_4_7a_hexes_passed_through_count():
    table = at("german movement", {"G I": "3024"}, control_german="2922")
    assert points(march(table, "G I", "3022")) == {"4.7a": 1}


def test_4_7a_it_scores_once():
    table = at("german movement", {"G I": "3024"}, control_german="3022 2922", points="4.7a +1")
    assert points(march(table, "G I", "3023")) == {"4.7a": 1}
