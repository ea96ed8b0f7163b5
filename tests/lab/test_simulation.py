"""Studies of many games."""

from sixweeks.lab.pool import in_order
from sixweeks.lab.simulation import Outcome, Study, outcomes, summary

STUDY = Study(game="france_40", scenario="1939", players=("random", "random"), games=2, seed=5)


def test_game_i_has_the_seed_plus_i():
    assert [outcome.seed for outcome in outcomes(STUDY)] == [5, 6]


def test_the_same_study_gives_the_same_games():
    assert list(outcomes(STUDY)) == list(outcomes(STUDY))


def test_a_summary_counts_wins_draws_and_games_without_end():
    found = [
        Outcome(1, "german", "major", "4.11a", 13, 900),
        Outcome(2, "", "draw", "4.11a", 13, 1100),
        Outcome(3),
    ]
    counted = summary(STUDY, found)
    assert (counted["games"], counted["finished"], counted["draws"]) == (3, 2, 1)
    assert counted["wins"] == {"german": 1, "allied": 0}
    assert counted["levels"] == {"major": 1, "draw": 1}
    assert counted["answers"] == {"least": 900, "mean": 1000, "most": 1100}


def test_work_in_processes_comes_back_in_order():
    assert list(in_order(abs, range(-20, 0), 2)) == list(range(20, 0, -1))
