"""Levels are offered where they are proven, and the documentation tells the figures."""

import json

import pytest
from msgspec.structs import replace

from sixweeks.ai import levels
from sixweeks.ai.levels import (
    ENOUGH_PAIRS,
    LEAST_PAIRS,
    Measured,
    check_offered,
    is_proven,
    offered,
    strengths,
)
from sixweeks.games import definition_of
from sixweeks.kernel.presentation.input_error import InputError
from tools import opponents

SPRINGTIME = definition_of("springtime")


def rung(player, opponent, score, scenario="campaign", bar=0.55):
    figures = {"pairs": 200, "score": score, "low": score - 0.05, "high": score + 0.05}
    names = {"game": "springtime", "scenario": scenario, "player": player, "opponent": opponent}
    return Measured(**names, **figures, seconds=1.0, bar=bar, commit="abc", machine="a machine")


def measuring(monkeypatch, *rungs):
    monkeypatch.setattr(levels, "strengths", lambda: rungs)


def names(scenario="campaign"):
    return [level.name for level in offered(SPRINGTIME, scenario)]


def test_without_figures_only_random_moves_and_the_staff_are_offered(monkeypatch):
    measuring(monkeypatch)
    assert names() == ["random", "staff"]


def test_a_general_is_offered_where_it_reached_its_bar(monkeypatch):
    measuring(monkeypatch, rung("general", "staff", 0.7), rung("general", "staff", 0.5, "plan_red"))
    assert names() == ["random", "staff", "general"]
    assert names("plan_red") == ["random", "staff"]


def test_few_pairs_prove_nothing(monkeypatch):
    proven = rung("general", "staff", 0.7)
    measuring(monkeypatch, replace(proven, pairs=LEAST_PAIRS - 1))
    assert "general" not in names()


def test_some_pairs_prove_what_is_far_above_its_bar(monkeypatch):
    proven = replace(rung("general", "staff", 0.7), pairs=LEAST_PAIRS)
    measuring(monkeypatch, proven)
    assert "general" in names()
    measuring(monkeypatch, replace(proven, low=proven.bar - 0.01))
    assert "general" not in names()


def test_enough_pairs_prove_what_reaches_its_bar(monkeypatch):
    reached = replace(rung("general", "staff", 0.55), pairs=ENOUGH_PAIRS)
    measuring(monkeypatch, reached)
    assert "general" in names()
    measuring(monkeypatch, replace(reached, pairs=ENOUGH_PAIRS - 1))
    assert "general" not in names()


def test_a_marshal_needs_a_proven_general_below_it(monkeypatch):
    measuring(monkeypatch, rung("marshal", "general", 0.6))
    assert "marshal" not in names()
    measuring(monkeypatch, rung("marshal", "general", 0.6), rung("general", "staff", 0.7))
    assert names()[-1] == "marshal"


@pytest.mark.parametrize(("against_random", "by_staff"), [(0.95, 0.7), (0.8, 0.9)])
def test_a_recruit_beats_random_moves_and_is_beaten_by_the_staff(
    monkeypatch, against_random, by_staff
):
    good = (rung("recruit", "random", 0.95, bar=0.9), rung("staff", "recruit", 0.9, bar=0.8))
    measuring(monkeypatch, *good)
    assert "recruit" in names()
    poor = (
        rung("recruit", "random", against_random, bar=0.9),
        rung("staff", "recruit", by_staff, bar=0.8),
    )
    measuring(monkeypatch, *poor)
    assert "recruit" not in names()


def test_a_level_tells_what_it_scored_against_the_one_below(monkeypatch):
    measuring(monkeypatch, rung("general", "staff", 0.7))
    general = offered(SPRINGTIME, "campaign")[-1]
    assert (general.opponent, general.score, general.games) == ("staff", 0.7, 400)


def test_a_level_that_is_not_offered_is_refused_with_those_that_are(monkeypatch):
    measuring(monkeypatch)
    with pytest.raises(InputError) as refused:
        check_offered(SPRINGTIME, "campaign", "general")
    assert "'general' is not offered in scenario 'campaign'" in str(refused.value)


def test_a_level_that_does_not_exist_is_refused_with_those_that_do():
    with pytest.raises(InputError) as refused:
        check_offered(SPRINGTIME, "campaign", "napoleon")
    assert "there is no player 'napoleon'" in str(refused.value)


def test_every_measured_rung_is_of_a_game_and_a_scenario_that_exist():
    for each in strengths():
        assert definition_of(each.game).scenario(each.scenario)
        assert each.low <= each.score <= each.high
        assert is_proven("springtime", "no such scenario", "general") is False


# --- the page ---------------------------------------------------------------------------------


def test_the_page_has_the_figures_of_the_file():
    assert opponents.page_with(opponents.known()) == opponents.PAGE.read_text("utf-8")


def test_the_file_is_as_the_tool_writes_it():
    assert opponents.written(opponents.known()) == levels.FILE.read_text("utf-8")


def test_a_result_of_the_ladder_is_entered(tmp_path):
    score = {"mean": 0.7, "low": 0.6, "high": 0.8}
    times = {"median": 1.234, "percentile_99": 2.0, "longest": 3.0}
    standing = {"pairs": 50, "score": score, "by_side": {}, "turn_time": times}
    match = {
        "game": "springtime",
        "scenario": "campaign",
        "player": "general",
        "opponent": "staff",
        "options": {},
    }
    told = {"version": "1", "code": "x", "rungs": [{"match": match, "standing": standing}]}
    path = tmp_path / "result.json"
    path.write_text(json.dumps(told))
    (found,) = opponents.measured_in(path, "abc", "a machine")
    assert (found.score, found.pairs, found.seconds, found.bar) == (0.7, 50, 1.23, 0.6)
