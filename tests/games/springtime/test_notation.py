"""Answers written down and read again, and what is refused."""

import pytest

from sixweeks.games.springtime.definition import DEFINITION
from sixweeks.kernel.formats.notation import options_of
from sixweeks.kernel.presentation.input_error import InputError
from tests.games.springtime.toolkit import answer, at, offered
from tests.games.springtime.wandering import sample

OPTIONS = {"free_set_up": "on", "bids": "allied", "airdrops": "on", "bef_returns": "on"}


@pytest.mark.parametrize(("scenario", "seed"), [("campaign", 2), ("plan_red", 2)])
def test_every_option_reads_as_itself(scenario, seed):
    for game in sample(scenario, seed, OPTIONS, rate=0.2):
        for option in options_of(game):
            assert DEFINITION.formats.read(game, DEFINITION.formats.write(game, option)) == option


@pytest.fixture
def sedan():
    """Guderian in the Eifel, the French 2nd Army at Sedan."""
    units = {"Guderian": "3", "Reinhardt": "3", "French 2nd": "17"}
    return answer(at("axis impulse", units, impulse=2), "assault K")


def test_a_move_is_written_with_its_path(sedan):
    answer(sedan, "Guderian")
    assert "Guderian 3-11-17" in offered(sedan)


@pytest.mark.parametrize("text", ["17", "to 17", "Guderian 17", "guderian 3-11-17"])
def test_a_move_is_read_by_its_area(sedan, text):
    answer(sedan, "Guderian")
    assert sedan.write(sedan.read(text)) == "Guderian 3-11-17"


@pytest.mark.parametrize("text", ["Guderian 3-5-17", "Reinhardt 17", "31", "Zone Q", "17 18 x"])
def test_what_names_no_answer_is_refused_in_a_sentence(sedan, text):
    answer(sedan, "Guderian")
    with pytest.raises(InputError, match="is not a legal answer here"):
        sedan.read(text)


@pytest.mark.parametrize("text", ["0", "7", "x", "1.0", ""])
def test_a_die_is_a_number_from_1_to_6(text):
    table = at("political", {"Belgian Army": "13", "Guderian": "3"}, cup="empty")
    with pytest.raises(InputError, match="not a roll of the die"):
        table.read(text)


def test_a_marker_must_be_in_the_cup():
    table = at("political", {"Guderian": "3"}, cup="plan_red, de_gaulle")
    with pytest.raises(InputError, match="not an Event marker in the cup"):
        table.read("refugees")


def test_9_1a_a_unit_and_its_way_in_one_are_two_answers():
    table = answer(at("axis impulse", {"Guderian": "3", "Reinhardt": "3"}, impulse=2), "assault K")
    with pytest.raises(InputError, match="begin with 'Guderian'"):
        table.answer("Guderian 3-11")
