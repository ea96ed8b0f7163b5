"""The ladder of computer players: paired games, statistics, and a file that can be resumed."""

from random import Random

import pytest

from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.lab import results
from sixweeks.lab.ladder import (
    LadderGame,
    LadderLine,
    Match,
    Pair,
    estimate,
    play_pair,
    standing,
)
from sixweeks.lab.results import Results
from sixweeks.lab.sequential_test import LEAST_PAIRS, SequentialTest

MATCH = Match("springtime", "plan_red", "random", "random")


def pair(seed: int, *scores: float, seconds: tuple[float, ...] = (1.0,)) -> Pair:
    sides = ("axis", "allied")
    games = (LadderGame(*each, seconds) for each in zip(sides, scores, strict=True))
    return Pair(seed, tuple(games))


def ladder_results(path):
    return Results(path, LadderLine, play_pair)


def simulated(score: float, pairs: int) -> list[float]:
    rng = Random(1)
    return [(int(rng.random() < score) + int(rng.random() < score)) / 2 for _ in range(pairs)]


def test_a_pair_is_a_game_for_each_side_with_the_same_seed():
    played = play_pair(MATCH, 3)
    assert (played.seed, [game.side for game in played.games]) == (3, ["axis", "allied"])


def test_equal_players_share_a_pair():
    """The same player with the same dice wins with the same side both times."""
    assert play_pair(MATCH, 3).score == 0.5


def test_staff_climbs_above_random():
    assert play_pair(Match("springtime", "plan_red", "staff", "random"), 0).score == 1


def test_the_time_of_each_turn_is_noted():
    for game in play_pair(MATCH, 3).games:
        assert len(game.turn_seconds) > 1
        assert all(seconds > 0 for seconds in game.turn_seconds)


def test_a_standing_tells_the_sides_apart():
    found = standing([pair(0, 1, 0), pair(1, 1, 0.5)])
    assert found.pairs == 2
    assert found.score.mean == 0.625
    assert (found.by_side["axis"].mean, found.by_side["allied"].mean) == (1, 0.25)


def test_the_times_of_a_standing_are_those_of_all_turns():
    found = standing([pair(0, 1, 0, seconds=(1.0, 2.0)), pair(1, 1, 0, seconds=(2.0, 9.0))])
    assert (found.turn_time.median, found.turn_time.longest) == (2.0, 9.0)
    assert 2.0 < found.turn_time.percentile_99 <= 9.0


def test_an_interval_holds_the_mean_and_narrows_with_more_pairs():
    few, many = estimate(simulated(0.6, 20)), estimate(simulated(0.6, 500))
    assert few.low < few.mean < few.high
    assert many.high - many.low < (few.high - few.low) / 3


def test_ten_wins_of_ten_are_not_certainty():
    found = estimate([1.0] * 10)
    assert (found.mean, found.high) == (1, 1)
    assert 0.6 < found.low < 0.8


def test_a_pair_with_shared_luck_tells_more_than_two_single_games():
    shared = estimate([0.5, 0.5, 0.5, 1.0] * 10)
    single = estimate([0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 1.0] * 10)
    assert shared.mean == single.mean
    assert shared.high - shared.low < single.high - single.low


@pytest.mark.parametrize(
    ("score", "verdict"), [(0.65, "accepted"), (0.4, "rejected")], ids=["better", "worse"]
)
def test_a_sequential_test_decides_clear_cases(score, verdict):
    assert SequentialTest().verdict(simulated(score, 400)) == verdict


def test_a_sequential_test_leaves_a_narrow_case_open():
    assert SequentialTest().verdict([0.5, 0.55] * 10) == "undecided"


def test_a_sequential_test_waits_for_enough_pairs():
    test = SequentialTest()
    assert test.verdict([1.0] * (LEAST_PAIRS - 1)) == "undecided"
    assert test.verdict([1.0] * LEAST_PAIRS * 2) == "accepted"


# --- the file ---------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path):
    return tmp_path / "results.jsonl"


def test_a_run_goes_on_where_it_ended(path):
    first = list(ladder_results(path).outcomes(MATCH, [0, 1]))
    again = ladder_results(path)
    assert set(again.played(MATCH)) == {0, 1}
    assert list(again.outcomes(MATCH, [0, 1, 2]))[:2] == first
    assert len(path.read_text().splitlines()) == 3


def test_the_pairs_of_another_match_do_not_count(path):
    ladder_results(path).add(MATCH, pair(0, 1, 0))
    other = Match("springtime", "campaign", "random", "random")
    assert ladder_results(path).played(other) == {}


def test_the_pairs_of_other_code_do_not_count(path, monkeypatch):
    ladder_results(path).add(MATCH, pair(0, 1, 0))
    monkeypatch.setattr(results, "fingerprint", lambda game: "other")
    assert ladder_results(path).played(MATCH) == {}


def test_what_a_killed_run_left_of_a_line_is_cut_off(path):
    ladder_results(path).add(MATCH, pair(0, 1, 0))
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:40])
    assert set(ladder_results(path).played(MATCH)) == {0}
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", ["not ours", "not ours\n", "{}\n", '{"code": 1}\n'])
def test_another_file_is_refused_and_left_alone(path, text):
    path.write_text(text)
    with pytest.raises(InputError, match="line 1: this is not a result of such a run"):
        ladder_results(path)
    assert path.read_text() == text


def test_results_without_a_file_are_kept_in_memory():
    results = ladder_results(None)
    results.add(MATCH, pair(0, 1, 0))
    assert set(results.played(MATCH)) == {0}
