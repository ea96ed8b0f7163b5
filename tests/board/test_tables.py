from fractions import Fraction

import pytest

from sixweeks.board.loading import DataError
from sixweeks.board.tables import ResultsTable

PRINTED = """
columns = ["1:2", "1:1", "2:1"]

[rows]
1 =      "DR     BB     DE"
2 =      "DR     DR     BB"
3 =      "AS     DR     DR"
"""


@pytest.fixture
def load(tmp_path):
    def load(text, section=""):
        path = tmp_path / "tables.toml"
        path.write_text(text, encoding="utf-8")
        return ResultsTable.load(path, section)

    return load


def test_results_are_read_as_printed(load):
    table = load(PRINTED)
    assert table.columns == ("1:2", "1:1", "2:1")
    assert [table.result(1, die) for die in (1, 2, 3)] == ["BB", "DR", "DR"]


def test_there_is_no_column_left_of_the_first(load):
    with pytest.raises(AssertionError, match="The table has no column -1"):
        load(PRINTED).result(-1, 1)


def test_equal_rolls_give_the_distribution_of_a_column(load):
    assert load(PRINTED).distribution(0) == {"DR": Fraction(2, 3), "AS": Fraction(1, 3)}


def test_distribution_of_weighted_rolls(load):
    weights = {1: 1, 2: 2, 3: 1}
    assert load(PRINTED).distribution(0, weights) == {"DR": Fraction(3, 4), "AS": Fraction(1, 4)}


def test_a_table_in_a_section(load):
    text = 'rolls = 1\n[combat]\ncolumns = ["a"]\n[combat.rows]\n6 = "AE"\n'
    assert load(text, "combat").result(0, 6) == "AE"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", r"tables.toml:1: a results table wants `columns`"),
        ('columns = ["a", 1]\n[rows]\n1 = "x y"', ":1: a results table wants `columns`"),
        ('columns = ["a", "a"]\n[rows]\n1 = "x y"', "two columns of the table have the same name"),
        ('columns = ["a"]', "wants `rows`"),
        ('columns = ["a"]\n[rows]\n1 = "x"\n2 = "x y"', ":4: row 2 has 2 results for 1 columns"),
        ('columns = ["a"]\n[rows]\nsix = "x"', ":3: the row 'six' is not the number of a die roll"),
        ('columns = ["a"]\n[rows]\n1 = 6', ":3: row 1 is not a text"),
        ('columns = ["a"\n[rows]', "this is not TOML"),
    ],
)
def test_a_bad_table_fails_on_loading(load, text, complaint):
    with pytest.raises(DataError, match=complaint):
        load(text)


def test_a_missing_section_fails_on_loading(load):
    with pytest.raises(DataError, match=r"there is no table \[air\]"):
        load(PRINTED, "air")
