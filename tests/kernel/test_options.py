"""Options from sets behave like the tuple of the same options."""

import pickle

import pytest

from sixweeks.kernel.engine import is_legal
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.question import Action, Choose
from sixweeks.masks import mask_of
from tests.kernel import toy

HEXES = (0, 3, 64, 700)
DONE = Action("done")
LISTED = (*(Action("go", hex) for hex in HEXES), Action("march", 5), DONE)


@pytest.fixture
def options() -> OptionSets:
    return OptionSets(("go", mask_of(HEXES)), ("march", 1 << 5), more=[DONE])


def test_they_are_equal_to_the_tuple(options):
    assert (options, hash(options), repr(options)) == (LISTED, hash(LISTED), repr(LISTED))


def test_a_question_with_them_is_the_question_with_the_tuple(options):
    assert Choose("red", options) == Choose("red", LISTED)


@pytest.mark.parametrize("other", [LISTED[:-1], (*LISTED[:-1], Action("end")), list(LISTED), ()])
def test_they_are_not_equal_to_anything_else(options, other):
    assert options != other


@pytest.mark.parametrize("index", range(-len(LISTED), len(LISTED)))
def test_each_has_its_place_before_they_are_listed_and_after(options, index):
    first = options[index]
    assert (first, options.listed[index], options[index]) == (LISTED[index],) * 3


def test_they_are_counted_sliced_and_iterated(options):
    assert (len(options), options[1:3], [*options]) == (len(LISTED), LISTED[1:3], [*LISTED])


def test_there_is_none_beyond_the_last(options):
    with pytest.raises(IndexError):
        options[len(LISTED)]


@pytest.mark.parametrize("option", LISTED)
def test_each_is_among_them(options, option):
    assert option in options


@pytest.mark.parametrize(
    "option",
    [Action("go", 1), Action("go", -1), Action("march", 3), Action("go"), Action("end"), "go", 3],
)
def test_nothing_else_is_among_them(options, option):
    assert option not in options


def test_a_noun_of_another_type_is_not_legal(options):
    assert not is_legal(Choose("red", options), Action("go", False))


def test_no_options_are_none():
    assert not OptionSets(("go", 0))


def test_they_can_be_sent_to_another_process(options):
    assert pickle.loads(pickle.dumps(options)) == options


def test_a_tuple_of_another_length_is_told_apart_without_a_list(options):
    assert (options == (DONE,), options._listed) == (False, None)


def test_a_table_lists_them_in_a_tuple(options):
    table = toy.table()
    table.game.pending = Choose("red", options)
    assert (type(table.options), table.options) == (tuple, LISTED)
