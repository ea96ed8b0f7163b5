"""Positions counted by hand where they are few, and pinned where they are many."""

import pytest

import sixweeks
from sixweeks.games import definition_of
from sixweeks.kernel.ready_set_up import set_up
from sixweeks.kernel.table import Table
from sixweeks.lab.perft import perft

DUEL = """\
sixweeks position 1
game: france_40
scenario: 1940
turn: 13
phase: {phase}
forts: none
belgium: in play 1
netherlands: in play 1
luxembourg: in play 1
switzerland: in play 1
unit: G XII, 2334
unit: F X, 2333
"""


def duel(phase: str) -> Table:
    return sixweeks.position("france_40", DUEL.format(phase=phase))


def test_a_duel_in_the_combat_phase_counted_by_hand():
    # 1: attack, end. 2: with the unit, call off; two orders for the enemy.
    # 3: launch, call off; attack, end; two and two. 4: six dice among them.
    assert perft(duel("german combat").game, 4) == [2, 4, 8, 24]


def test_every_result_of_a_die_is_counted():
    table = duel("german combat")
    for answer in ("attack 2333", "with G XII", "launch"):
        table.answer(answer)
    assert perft(table.game, 1) == [6]


def test_nothing_follows_the_end_of_a_game():
    table = duel("german combat")
    while not table.is_over:
        table.answer(table.options[-1])
    assert perft(table.game, 2) == [0, 0]


def test_counting_leaves_the_game_as_it_was():
    table = duel("allied movement")
    before = table.definition.formats.write_position(table.game)
    perft(table.game, 3)
    assert table.definition.formats.write_position(table.game) == before


@pytest.mark.parametrize(
    ("phase", "counts"),
    [("german combat", [2, 4, 8, 24, 232]), ("allied movement", [2, 8, 202, 1933])],
)
def test_positions_of_a_duel_are_counted(phase, counts):
    assert perft(duel(phase).game, len(counts)) == counts


@pytest.mark.parametrize(
    ("scenario", "counts"), [("1939", [14, 190, 3374]), ("1940", [2, 96, 618, 10256])]
)
def test_positions_of_the_first_turn_are_counted(scenario, counts):
    assert perft(set_up(definition_of("france_40"), scenario, {}), len(counts)) == counts
