"""The weights of a staff by name, and how they are tuned."""

from typing import Any

import pytest

from sixweeks.ai.springtime.weights import WEIGHTS
from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.lab import tuning
from sixweeks.lab.tuning import Trial, moved, staff_of, tuned
from sixweeks.lab.weights import changed, numbers_in, numbers_of, weights_of

SCENARIOS = [(id, each.id) for id in game_ids() for each in definition_of(id).info.scenarios]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_side_of_every_scenario_has_weights_that_can_be_changed(game, scenario):
    for side, numbers in numbers_of(game, scenario, {}).items():
        weights = weights_of(game, scenario, side)
        assert changed(weights, numbers) == weights
        path = next(iter(numbers))
        other = changed(weights, {path: numbers[path] + 1})
        assert dict(numbers_in(other))[path] == numbers[path] + 1


def test_a_number_inside_another_part_has_a_path():
    weights = weights_of("france_40", "1940", "allied")
    assert dict(numbers_in(changed(weights, {"line.lost": 7.0})))["line.lost"] == 7.0


def test_a_whole_number_stays_whole():
    weights = weights_of("france_40", "1940", "allied")
    assert dict(numbers_in(changed(weights, {"attacks": 4.6})))["attacks"] == 5


def test_a_style_that_does_not_exist_is_refused():
    with pytest.raises(InputError, match="napoleon"):
        weights_of("springtime", "campaign", "axis", "napoleon")


# --- tuning -----------------------------------------------------------------------------------


def test_tuning_follows_the_staff_that_won(monkeypatch):
    monkeypatch.setattr(
        tuning, "score_in_pair", lambda trial, seed: float(trial.first["axis"]["bar"] > 0.2)
    )
    *_, last = tuned("springtime", "plan_red", steps=8, pairs=1)
    assert last.values["axis"]["bar"] > WEIGHTS["axis"].bar == 0.2


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_staff_can_be_tuned(game, scenario):
    values = numbers_of(game, scenario, {})
    for side in definition_of(game).side_ids():
        trial = Trial(game, scenario, values, values)
        staff: Any = staff_of(trial, side, True, 1)
        assert staff.side == side


def test_a_tuned_staff_plays_with_its_weights():
    trial = Trial("springtime", "plan_red", {"axis": {"bar": 0.5}}, {"axis": {"bar": 0.1}})
    staffs: list[Any] = [staff_of(trial, "axis", is_first, 1) for is_first in (True, False)]
    assert [staff.weights.bar for staff in staffs] == [0.5, 0.1]


def test_weights_move_by_a_share_of_themselves():
    values, signs = {"axis": {"a": 2.0, "b": 1.0}}, {"axis": {"a": 1, "b": -1}}
    assert moved(values, signs, 0.1) == {"axis": {"a": 2.2, "b": 0.9}}
