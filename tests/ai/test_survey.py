"""Surveys of a game: tallies, and the moves that cost most."""

from typing import NamedTuple

import pytest

from sixweeks.ai.playouts import Tally, outlook_of, wilson, winner_of
from sixweeks.ai.survey import ENOUGH, MOST_COSTS, ROUGHLY, Survey, spread_out, stops_of
from sixweeks.games import definition_of
from sixweeks.kernel.state import Ending


class Position(NamedTuple):
    ending: Ending | None = None


class At(NamedTuple):
    step: int
    game: Position = Position()


def survey_of(**chances: int) -> Survey:
    """By step, how many of 20 games the first side wins: `_0=20`."""
    steps = {int(name[1:]): wins for name, wins in chances.items()}
    survey = Survey([At(step) for step in steps], "german", "allied", 40)  # type: ignore[misc]
    for step, wins in steps.items():
        survey.tallies[step] = Tally({"german": wins, "allied": 20 - wins})
    return survey


def test_a_draw_counts_half() -> None:
    assert Tally({"german": 1, "": 2, "allied": 1}).chance("german").value == 0.5


def test_wilsons_interval_holds_what_it_should() -> None:
    found = wilson(10, 10)
    assert (found.value, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(0.722, abs=0.001)


def test_without_games_anything_is_possible() -> None:
    found = Tally().chance("german")
    assert (found.low, found.high) == (0.0, 1.0)


def test_a_finished_game_is_certain() -> None:
    assert Tally(ended="allied").chance("german").high == 0.0
    assert Tally(ended="").chance("german").value == 0.5


def test_the_stop_with_the_fewest_games_comes_next() -> None:
    survey = survey_of(_0=10, _5=10)
    survey.tallies[9] = Tally({"german": 3})
    assert survey.next_step() == 9


def test_every_stop_is_known_roughly_before_any_is_known_well() -> None:
    survey = survey_of(_0=20, _5=0, _9=10)
    survey.tallies[9] = Tally({"german": ROUGHLY - 1})
    assert survey.next_step() == 9


def test_then_the_stops_beside_the_largest_drops_get_enough() -> None:
    steps = {5 * n: Tally({"german": ROUGHLY}) for n in range(MOST_COSTS + 8)}
    survey = survey_of(**{f"_{step}": 20 for step in steps})
    survey.tallies.update(steps)
    survey.tallies[30] = Tally({"german": ROUGHLY, "allied": ROUGHLY})
    assert survey.next_step() in (25, 35)


def test_a_position_before_a_certain_end_is_suspected() -> None:
    survey = survey_of(_0=20, _5=10, _9=0)
    survey.tallies[9] = Tally(ended="allied")
    assert 5 in survey.suspected()


def test_stops_far_apart_come_first() -> None:
    ranks = spread_out(range(8))
    assert sorted(range(8), key=ranks.__getitem__)[:3] == [0, 4, 2]


def test_nothing_more_is_played_when_all_have_enough() -> None:
    survey = survey_of(_0=10)
    survey.most = 20
    assert survey.next_step() is None


def test_the_largest_loss_beyond_the_error_comes_first() -> None:
    costs = survey_of(_0=20, _10=12, _20=0, _30=1).costs()
    assert [(cost.first, cost.last, cost.side) for cost in costs] == [
        (10, 20, "german"),
        (0, 10, "german"),
    ]


def test_what_one_side_wins_the_other_has_lost() -> None:
    (cost,) = survey_of(_0=2, _1=19).costs()
    assert cost.side == "allied"
    assert cost.loss == pytest.approx(0.85)


def test_a_loss_within_the_error_is_none() -> None:
    assert survey_of(_0=12, _1=9).costs() == []


def test_too_few_games_prove_nothing() -> None:
    survey = survey_of(_0=20, _1=20)
    survey.tallies[1] = Tally({"allied": ENOUGH - 1})
    assert survey.costs() == []


def test_a_large_loss_is_halved_until_one_answer_is_left() -> None:
    survey = survey_of(_0=20, _10=0)
    assert survey.midpoint() == 5
    assert survey_of(_0=20, _1=0).midpoint() is None


def test_a_stop_that_was_added_is_played_out_and_not_added_again() -> None:
    survey = survey_of(_0=20, _10=0)
    survey.insert(5, Position())  # type: ignore[arg-type]
    assert (survey.midpoint(), survey.next_step()) == (None, 5)


def test_the_stops_of_a_game_begin_its_phases() -> None:
    definition = definition_of("springtime")
    game = definition.new_game(definition.info.scenarios[0].id, {})
    stops = stops_of(definition, [(0, game), (1, game), (2, game)])
    assert [stop.step for stop in stops] == [0, 2]


def test_a_playout_leaves_the_position_as_it_is_and_follows_its_seed() -> None:
    definition = definition_of("france_40")
    game = definition.new_game("1939", {})
    winners = {winner_of(definition, game, 7) for _ in range(2)}
    assert len(winners) == 1
    assert game.ending is None


def test_an_outlook_is_a_chance() -> None:
    definition = definition_of("nineteen_forty")
    game = definition.new_game(definition.info.scenarios[-1].id, {})
    found = [outlook_of(definition, game, side) for side in definition.side_ids()]
    assert sum(each or 0 for each in found) == pytest.approx(1)
