"""18.2, 18.3 Free set-up and the return of the BEF."""

import pytest

from sixweeks.games.springtime.model.components import COUNTERS
from sixweeks.games.springtime.model.state import Options
from sixweeks.games.springtime.rules.r05_setup import SetUp, new_game
from sixweeks.games.springtime.rules.r18_optional_rules import FreeSetUp, free_units
from sixweeks.kernel.presentation.sentence import Hidden, Term  # noqa
from tests.games.springtime.sketch import (
    answer,
    asked,
    asks_for,
    events,
    impulse,
    is_full,
    offered,
    place_of,
    run,
    sketch,
)

# --- 18.2 limited free set-up -----------------------------------------------------------------


DEPENDENT = ("Bruneau", "French 6th", "French 10th", "Bruche", "Brocard")
FREE = tuple(COUNTERS[unit].name for unit in free_units("allied"))


def free(side="allied"):
    game = new_game("campaign", Options(free_set_up="on"))
    game.journal = []
    return run(game, FreeSetUp(by=side), "by_hand")


def test_18_2a_both_sides_set_up():
    game = new_game("campaign", Options(free_set_up="on"))
    game.journal = []
    run(game, SetUp())
    first = asked(game)
    answer(game, "plan")
    assert {first, asked(game)} == {"axis", "allied"}


def test_18_2a_then_both_are_laid_open():
    game = new_game("campaign", Options(free_set_up="on"))
    game.journal = []
    run(game, SetUp(), "plan", "plan")
    assert len(events(game, "revealed")) == 1


def test_18_2a_in_secret():
    game = answer(free(), "unit French 1st", "place 16")
    event = events(game, "placed")[0]
    assert event.seen_by("axis")["area"] == Hidden("place")


def test_18_2a_until_all_are_placed():
    assert "done" not in offered(answer(free(), "unit French 1st", "place 16"))


def test_18_2b_allied_units_in_areas_of_france():
    game = answer(free(), "unit BEF")
    assert offered(game, "place") == {str(number) for number in range(15, 31)}


def test_18_2b_armor_and_reserves_with_the_1st_or_7th_army():
    game = answer(free(), "unit French 1st", "place 16", "unit French 7th", "place 15")
    assert offered(answer(game, "unit Bruneau"), "place") == {"15", "16"}


@pytest.mark.parametrize("unit", ["French 6th", "French 10th"])
def test_18_2b_infantry_of_the_reserve_is_among_them(unit):
    game = answer(free(), "unit French 1st", "place 16", "unit French 7th", "place 15")
    assert offered(answer(game, f"unit {unit}"), "place") == {"15", "16"}


@pytest.mark.parametrize("unit", ["French 2nd", "Prioux", "BEF"])
def test_18_2b_other_infantry_is_not(unit):
    game = answer(free(), "unit French 1st", "place 16", "unit French 7th", "place 15")
    assert offered(answer(game, f"unit {unit}"), "place") == {str(area) for area in range(15, 31)}


@pytest.mark.parametrize("unit", ["Bruneau", "French 6th"])
def test_18_2b_before_those_armies_stand_they_cannot_be_placed(unit):
    assert unit not in offered(free(), "unit")


def test_18_2b_an_army_that_moves_on_leaves_them_behind():
    """Everybody stands somewhere, but the 1st Army has gone from Bruneau."""
    game = free()
    rest = [name for name in FREE if name not in ("French 1st", "French 7th")]
    answer(game, "unit French 1st", "place 16", "unit French 7th", "place 15")
    for number, name in enumerate(rest):
        wanted = "15" if name in DEPENDENT else str(18 + number % 4)
        answer(game, f"unit {name}", f"place {wanted if name != 'Bruneau' else '16'}")
    assert "done" in offered(game)
    answer(game, "unit French 1st", "place 30")
    assert "done" not in offered(game)


def test_18_2b_belgians_dutch_and_alp_army_stay_as_printed():
    game = free()
    units = [place_of(game, name) for name in ("Belgian Army", "Dutch Army", "Alp Army")]
    assert units == ["13", "8", "E"]


def test_18_2b_five_to_an_area():
    names = ("French 1st", "French 2nd", "French 9th", "BEF", "French 3rd")
    game = free()
    for name in names:
        answer(game, f"unit {name}", "place 16")
    assert "16" not in offered(answer(game, "unit French 4th"), "place")


def test_18_2b_the_10th_army_is_still_reduced():
    game = answer(free(), "unit French 1st", "place 16", "unit French 10th")
    if asks_for(game) == "place":
        answer(game, "place 16")
    assert (place_of(game, "French 10th"), is_full(game, "French 10th")) == ("16", False)


def test_18_2c_axis_units_in_germany():
    game = answer(free("axis"), "unit Guderian")
    assert offered(game, "place") == {"1", "2", "3", "4", "5", "6"}


# --- 18.3 the BEF returns ---------------------------------------------------------------------

BACK = {"bef_returns": "on"}


def dynamo(**fields):
    units = {"BEF": "15", "French 1st": "16", "Guderian": "3"}
    held = {"allied": "operation_dynamo"}
    return impulse(sketch(units, active="allied", held=held, **fields), "play_event")


def test_18_3a_after_dynamo_the_bef_waits_in_england():
    assert place_of(dynamo(options=BACK), "BEF") == "evacuated"


def test_18_3b_dynamo_is_not_removed():
    game = dynamo(options=BACK)
    assert (game.impulse_track, game.turn_track) == (("operation_dynamo",), ())


def test_18_3b_without_the_option_it_is():
    assert dynamo().turn_track == ("operation_dynamo",)
