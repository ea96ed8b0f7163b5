"""10.5.4 Nobody must retreat from the Maginot Line and from Paris."""

import pytest

from tests.games.springtime.sketch import (
    answer,
    controls,
    fight,
    is_full,
    offered,
    place_of,
    sketch,
)


def stormed(area, origin, lead="German 12th", **fields):
    """A Full 3rd Army and Prioux lose to a German attack in a fortress."""
    units = {"French 3rd": area, "Prioux": area, lead: area}
    game = sketch(units, entered={lead: origin}, axis=origin, **fields)
    return fight(game, area, 12, 2, against="French 3rd", air="air german")


@pytest.mark.parametrize(
    ("area", "origin"), [("18", "17"), ("19", "22"), ("20", "21"), ("25", "24")]
)
def test_10_5_4a_in_the_maginot_line_and_paris_nobody_must_retreat(area, origin):
    game = stormed(area, origin)
    assert {"stay"} < offered(game)


FORTRESS = [("18", "17"), ("19", "22"), ("20", "21"), ("25", "24")]


@pytest.mark.parametrize(("area", "origin"), FORTRESS)
def test_10_5_4a_nor_after_an_overrun(area, origin):
    assert "stay" in offered(stormed(area, origin, "Guderian"))


@pytest.mark.parametrize(("area", "origin"), FORTRESS)
def test_10_5_4a_by_the_other_reading_after_an_overrun_only_in_paris(area, origin):
    game = stormed(area, origin, "Guderian", options={"maginot_overrun": "retreat"})
    assert ("stay" in offered(game)) is (area == "25")


@pytest.mark.parametrize(("area", "origin"), FORTRESS)
def test_10_5_4a_by_either_reading_after_a_success(area, origin):
    game = stormed(area, origin, options={"maginot_overrun": "retreat"})
    assert "stay" in offered(game)


@pytest.mark.parametrize("lead", ["German 12th", "Guderian"])
def test_10_5_4b_11_1_1b_from_an_open_paris_they_must_retreat(lead):
    assert "stay" not in offered(stormed("25", "24", lead, paris_open=True))


def test_10_5_4a_elsewhere_they_must_retreat_after_an_overrun():
    assert "stay" not in offered(stormed("24", "17", "Guderian"))


def test_10_5_4a_the_axis_must_retreat_even_from_paris():
    units = {"French 3rd": "25", "German 12th": "25", "Guderian": "25"}
    game = sketch(units, active="allied", entered={"French 3rd": "23"}, axis="24 25")
    fight(game, "25", 12, 2, against="German 12th", air="air french")
    assert "stay" not in offered(game)


def test_10_5_4a_the_lead_suffers_its_loss_and_the_area_is_contested():
    game = answer(stormed("25", "24"), "stay")
    assert (is_full(game, "French 3rd"), controls(game, "25")) == (False, "allied")


def test_10_5_4a_after_an_overrun_the_survivors_may_stay():
    game = stormed("25", "24", lead="Guderian")
    assert place_of(game, "French 3rd") == "eliminated"
    assert offered(game) == {"retreat Prioux", "stay"}


def test_10_5_4a_elsewhere_they_must_go():
    assert "stay" not in offered(stormed("22", "24"))


def test_10_5_4a_the_axis_has_no_such_right():
    units = {"German 1st": "18", "French 3rd": "18"}
    game = sketch(units, active="allied", entered={"French 3rd": "17"})
    fight(game, "18", 12, 2)
    assert place_of(game, "German 1st") != "18"


def test_10_5_4b_11_1_1b_not_in_an_open_city():
    assert "stay" not in offered(stormed("25", "24", paris_open=True))
