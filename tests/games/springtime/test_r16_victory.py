"""16.0 Victory conditions."""

import pytest

from sixweeks.games.springtime.model.components import EVENTS
from sixweeks.games.springtime.rules.r06_sequence_of_play import EndPhase, GameTurn, ManeuversPhase
from tests.games.springtime.sketch import answer, asks_for, quietly, run, sketch

LINKED = "11 17 24 25 28 29 B C"  # Paris and two Zones, linked to Germany by 11
UNITS = {"Guderian": "3", "French 1st": "16"}


def end(*answers, **fields):
    return run(sketch(UNITS, **fields), EndPhase(), *answers)


def won(game):
    return game.ending and (game.ending.winner, game.ending.level, game.ending.rule)


AUTOMATIC = ("axis", "automatic", "16.1a")


def test_16_1a_paris_and_three_linked_zones():
    assert won(end(axis=f"{LINKED} A")) == AUTOMATIC


def test_16_1a_two_zones_are_not_enough():
    assert won(end(axis=LINKED)) is None


def test_16_1a_nor_are_zones_without_paris():
    assert won(end(axis="11 17 24 23 29 A B C D")) is None


def test_16_1a_paris_must_be_linked():
    assert won(end(axis="11 17 24 25 28 29 A B C", allied="11")) is None


def test_16_1a_paris_alone_must_be_linked_too():
    """The Zones are linked by 18, 22 and 30; nothing next to Paris is Axis."""
    assert won(end(axis="11 18 22 30 D C B 25")) is None


def test_16_1a_the_zones_must_be_linked():
    """D is Axis, but neither C nor 30 nor E is."""
    assert won(end(axis="11 17 24 25 28 27 A B D")) is None


def test_16_1a_italy_is_no_french_zone():
    assert won(end(axis=LINKED)) is None


def test_16_1a_the_link_leads_to_the_eastern_edge():
    """3 and 5 alone are German, but not on the edge."""
    assert won(end(axis=f"{LINKED} A", allied="1 2 4 6")) is None


@pytest.mark.parametrize(("morale", "result"), [(1, None), (0, "16.1.1a"), (-4, "16.1.1a")])
def test_16_1_1a_morale_of_0_or_less(morale, result):
    game = run(sketch(UNITS, morale=morale), EndPhase())
    assert (game.ending.rule if game.ending else None) == result


def test_16_1_1a_not_the_moment_it_happens():
    units = {"Guderian": "24", "Reinhardt": "3"}
    game = run(sketch(units, morale=5, impulse=1), ManeuversPhase(), "assault K")
    answer(game, "unit Guderian", "go 25", "done")
    assert (game.morale, game.ending) == (-5, None)


def test_16_1_1a_morale_may_recover_before_the_end():
    game = run(sketch(UNITS, morale=0, held={"allied": "cabinet_shuffle"}), ManeuversPhase())
    assert answer(game, "play_event").ending is None


@pytest.mark.parametrize(
    ("morale", "die", "result"),
    [(5, 6, "operational"), (5, 5, None), (1, 2, "operational"), (1, 1, None)],
)
def test_16_2a_a_die_above_morale_is_an_armistice(morale, die, result):
    game = end(die, morale=morale)
    assert (game.ending.level if game.ending else None) == result


def test_16_2a_no_die_above_5():
    assert asks_for(end(morale=6)) != "roll"


@pytest.mark.parametrize(("die", "winner"), [(4, "axis"), (3, "allied")])
def test_16_2b_on_turn_7_the_die_decides(die, winner):
    game = end(die, morale=3, turn=7)
    assert game.ending is not None
    assert game.ending.winner == winner


def test_16_3a_the_allies_win_after_turn_7():
    assert won(end(turn=7)) == ("allied", "allied", "16.3a")


def test_6_4_5_not_before():
    assert won(end(turn=6)) is None


def test_16_1a_it_is_judged_again_after_the_refit_phase():
    """Paris is Allied, empty and cut off; it falls by 13.2.5 after the first judgement."""
    cup = tuple(sorted(EVENTS))
    axis = "11 17 23 24 26 27 28 29 A B C"
    game = sketch({"Guderian": "3"}, axis=axis, turn=3, cup=cup)
    run(game, GameTurn())
    while game.pending and not game.ending:
        quietly(game, "pass", "keep_event", "end", "accept", "kleist Guderian")
    assert won(game) == AUTOMATIC
    assert game.phase == "end"
