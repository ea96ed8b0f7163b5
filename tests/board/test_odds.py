from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixweeks.board.odds import (
    column_name,
    in_the_end,
    printed_column,
    printed_ratio,
    ratio_column,
)


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


@pytest.mark.parametrize(
    ("name", "ratio"),
    [
        ("1:3", (1, 3)),
        ("1.5:1", (15, 10)),
        ("6:1", (6, 1)),
        ("150%", (150, 100)),
        ("1:2.25", (100, 225)),
    ],
)
def test_a_printed_ratio_is_read_as_whole_numbers(name, ratio):
    assert printed_ratio(name) == ratio


LIST = [printed_ratio(name) for name in ("1:3", "1:2", "1:1", "1.5:1", "2:1", "3:1")]


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(8, 3, 4), (3, 2, 3), (29, 20, 2), (1, 3, 0), (1, 9, 0), (99, 1, 5), (0, 1, 0), (5, 0, 5)],
)
def test_a_printed_column_is_the_last_that_the_attack_attains(attack, defence, column):
    assert printed_column(LIST, attack, defence) == column


@given(st.integers(0, 300), st.integers(1, 300))
def test_no_higher_printed_column_is_attained(attack, defence):
    column, quotient = printed_column(LIST, attack, defence), Fraction(attack, defence)
    assert column == 0 or Fraction(*LIST[column]) <= quotient
    assert column == len(LIST) - 1 or quotient < Fraction(*LIST[column + 1])


def test_a_step_is_repeated_until_nothing_changes():
    half, third = Fraction(1, 2), Fraction(1, 3)
    steps = {
        "fight": {"fight": half, "won": half * half, "tired": half * half},
        "tired": {"won": third, "lost": 1 - third},
    }
    ends = in_the_end({"fight": Fraction(1)}, lambda each: steps.get(each, {each: Fraction(1)}))
    assert ends == {"won": half + half * third, "lost": half * (1 - third)}


def test_what_changes_nothing_is_the_end():
    stuck = {"stuck": Fraction(1)}
    assert in_the_end(stuck, lambda each: stuck) == stuck
