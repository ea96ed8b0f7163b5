"""8.2 What may be taken back, and until when."""

import pytest

from sixweeks.kernel.presentation.input_error import InputError
from tests.games.springtime.toolkit import answer, at, offered, place_of

UNITS = {"Guderian": "3", "Reinhardt": "3", "French 2nd": "17", "French 1st": "16"}


def assault(*answers):
    return answer(at("axis impulse", UNITS), "assault K", *answers)


def test_8_2a_a_move_may_be_taken_back():
    table = assault("Guderian", "11")
    table.undo()
    assert place_of(table, "Guderian") == "3"


def taken_back(table):
    """As much as may be taken back."""
    while table.may_undo():
        table.undo()
    return table


def test_8_2a_not_after_a_die():
    table = assault("end", 6)
    with pytest.raises(InputError):
        table.undo()


def test_8_2a_nor_the_moves_before_it():
    table = assault("Guderian", "11", "done", "end", 6)
    assert place_of(taken_back(table), "Guderian") == "11"


def test_8_2a_nor_after_the_other_side_has_declared_anything():
    """The Allies name their Lead: the attack stands."""
    units = {**UNITS, "Prioux": "17"}
    table = answer(at("axis impulse", units), "assault K", "Guderian", "17", "attack 17")
    table.answer(next(each for each in offered(table) if "French 2nd" in each))
    assert place_of(taken_back(table), "Guderian") == "17"
