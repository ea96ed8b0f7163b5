"""How much the general of Springtime for Hitler thinks, and about what."""

from random import Random

import pytest
from msgspec.structs import replace

from sixweeks.ai.general import General
from sixweeks.ai.springtime import LOOKAHEAD
from sixweeks.ai.thinking_time import Limit, ThinkingTime
from sixweeks.games import definition_of
from sixweeks.games.springtime.model.components import ALLIED, AXIS
from tests.ai.test_springtime_outlook import declaring

SPRINGTIME = definition_of("springtime")


@pytest.mark.parametrize(
    ("scenario", "side", "times"),
    [("plan_red", ALLIED, 3.0), ("plan_red", AXIS, 1.0), ("campaign", ALLIED, 1.0)],
)
def test_the_allies_of_plan_red_think_three_times_as_long(scenario, side, times):
    seat = declaring(side)
    seat.view = replace(seat.view, scenario_id=scenario)
    assert LOOKAHEAD.difficulty(seat) == times


def test_a_turn_takes_less_than_five_seconds_at_its_most_difficult():
    assert LOOKAHEAD.seconds * LOOKAHEAD.difficulty(declaring(ALLIED)) < 5.0


def test_a_difficult_period_has_more_seconds():
    time = ThinkingTime(Limit(seconds=8.0, decisions=8))
    time.begin("turn 1", 3.0)
    assert time.allotted == 3.0


@pytest.mark.parametrize(("side", "is_difficult"), [(ALLIED, True), (AXIS, False)])
def test_where_it_is_difficult_more_proposals_are_compared(side, is_difficult):
    seat = declaring(side)
    general = General(SPRINGTIME, side, Random(5), Limit(playouts=8))
    assert len(general.staff.proposals(seat)) > LOOKAHEAD.candidates
    general.decide(seat)
    assert general.thought is not None
    assert (len(general.thought.compared) > LOOKAHEAD.candidates) is is_difficult
