from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixweeks.board.odds import column_name, ratio_column


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (5, 6, "1:2"),
        (1, 5, "1:5"),
        (10, 5, "2:1"),
        (9, 5, "1:1"),
        (5, 5, "1:1"),
        (1, 2, "1:2"),
        (2, 5, "1:3"),
        (26, 5, "5:1"),
        (70, 10, "7:1"),
        (1, 6, "1:6"),
    ],
)
def test_odds_round_in_the_defenders_favour(attack, defence, odds):
    assert column_name(ratio_column(attack, defence)) == odds


def value(column):
    return Fraction(column + 1) if column >= 0 else Fraction(1, 1 - column)


@given(st.integers(1, 300), st.integers(1, 300))
def test_the_column_is_the_largest_not_above_the_quotient(attack, defence):
    column = ratio_column(attack, defence)
    assert value(column) <= Fraction(attack, defence) < value(column + 1)


@given(st.integers(-50, 50))
def test_a_column_is_named_by_its_quotient(column):
    attack, defence = column_name(column).split(":")
    assert Fraction(int(attack), int(defence)) == value(column)


def test_no_odds_against_nothing():
    with pytest.raises(ValueError, match="no odds against a defence of 0"):
        ratio_column(3, 0)


def test_no_odds_for_nothing():
    with pytest.raises(ValueError, match="no odds for an attack of 0"):
        ratio_column(0, 3)
