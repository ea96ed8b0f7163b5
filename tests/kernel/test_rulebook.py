"""The rulebook, and the search for what stands for it in code and tests."""

import pytest

from sixweeks.kernel.presentation import rulebook
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.rulebook import BadRulebook, Rulebook

RULES = """\
[[chapter]]
number = "7"
title = "Zones"

[[chapter]]
number = "11"
title = "Combat"

[[chapter]]
number = ""
title = "Charts"

[[rule]]
number = "7.3a"
scenario = "1940"
title = "Stop"
text = "A unit stops."
status = "enforced"

[[rule]]
number = "7.3b"
title = "Leave"
text = "A unit leaves."
status = "enforced"

[[rule]]
number = "11.14d"
title = "Forts"
text = "Forts hold."
status = "data"

[[rule]]
number = "CRT"
title = "Results"
text = "Six rows."
status = "moot"
why = "No dice."
"""


@pytest.fixture
def book(tmp_path):
    return load(tmp_path, RULES)


def load(folder, text):
    path = folder / "rules.toml"
    path.write_text(text)
    return Rulebook.load(path)


def write(folder, name, text):
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text)
    return path


def lines(places):
    """Only the line of each citation."""
    return {number: [int(at.rsplit(":", 1)[1]) for at in found] for number, found in places.items()}


# The rulebook.


def test_a_rule_is_found_by_its_number(book):
    assert book.rule("7.3b").title == "Leave"


def test_a_rule_knows_its_scenario(book):
    assert [rule.scenario for rule in book.rules] == ["1940", "", "", ""]


def test_an_unknown_letter_names_the_lines_of_its_paragraph(book):
    with pytest.raises(InputError, match=r"there is no rule 7.3z; near it are 7.3a, 7.3b$"):
        book.rule("7.3z")


def test_an_unknown_paragraph_names_its_neighbours_by_count_not_spelling(book):
    with pytest.raises(InputError, match=r"7.12a; near it are 7.3a, 7.3b, 11.14d$"):
        book.rule("7.12a")


@pytest.mark.parametrize(
    ("number", "rules"),
    [("7.3", ["7.3a", "7.3b"]), ("7.3a", ["7.3a"]), ("7", ["7.3a", "7.3b"]), ("1", [])],
)
def test_a_paragraph_is_its_lines(book, number, rules):
    assert [rule.number for rule in book.paragraph(number)] == rules


@pytest.mark.parametrize(
    ("number", "paragraph"),
    [
        ("7.3a", "7.3"),
        ("7.3", "7.3"),
        ("6.a", "6"),
        ("7.aa", "7"),
        ("2.1.a", "2.1"),
        ("CRT", "CRT"),
    ],
)
def test_a_paragraph_is_the_number_without_its_letter(number, paragraph):
    assert rulebook.paragraph_of(number) == paragraph


@pytest.mark.parametrize(("number", "title"), [("11.14d", "Combat"), ("CRT", "Charts")])
def test_a_rule_belongs_to_a_chapter(book, number, title):
    assert book.chapter_of(number).title == title


def test_no_chapter_for_a_number_beyond_the_book(book):
    with pytest.raises(InputError):
        book.chapter_of("12.1")


def test_two_letters_count_after_one(tmp_path):
    lines = [RULES.replace("7.3a", "7.aa").replace("7.3b", "7.z")]
    book = load(tmp_path, *lines)
    with pytest.raises(InputError, match=r"there is no rule 7.zz; .* 7.aa, 7.z$"):
        book.rule("7.zz")
    assert book._around("7.ab") == ["7.z", "7.aa", "11.14d"]


# Bad files are refused with file and line.


@pytest.mark.parametrize(
    ("good", "bad", "complaint"),
    [
        ('title = "Stop"', "title = Stop", r"rules.toml: Invalid value \(at line 16, "),
        ('title = "Stop"\n', "", r"rules.toml:13: rule 7.3a: .*missing required field `title`"),
        ('title = "Stop"', 'title = ""', r"rules.toml:13: rule 7.3a: .*`\$.title`"),
        ('scenario = "1940"', 'scenery = "1940"', r":13: rule 7.3a: .*unknown field `scenery`"),
        ('number = "7.3a"\n', "", r"rules.toml:13: rule without a number: "),
        ('"data"', '"done"', r"rules.toml:26: rule 11.14d: .*'done'"),
        ('"7.3b"', '"7.3a"', r"rules.toml:20: rule 7.3a is listed twice\."),
        ('"11.14d"', '"12.1a"', r"rules.toml:26: rule 12.1a belongs to no chapter"),
        ('why = "No dice."\n', "", r"rules.toml:32: rule CRT: a moot rule says why"),
        ('"data"', '"data"\nwhy = "?"', r"rules.toml:26: rule 11.14d: a moot rule says why"),
        ('title = "Zones"\n', "", r"rules.toml:1: chapter 7: .*`title`"),
        ('[[rule]]\nnumber = "7.3a"', '[[rules]]\nnumber = "7.3a"', r"'rules' is neither"),
        (RULES, "rule = [1]", r"rules.toml, rule 1: rule without a number: "),
    ],
)
def test_a_bad_file_is_reported_with_its_place(tmp_path, good, bad, complaint):
    with pytest.raises(BadRulebook, match=complaint):
        load(tmp_path, RULES.replace(good, bad, 1))


# Citations in code.


@pytest.mark.parametrize(
    ("code", "cited"),
    [
        ('"""7.3a Zones."""', {"7.3a": [1]}),
        ('def stop():\n    """7.3a A unit stops."""', {"7.3a": [1]}),
        (
            'class Stop:\n    """7.3a, 7.3b and 7.4a: no."""',
            {"7.3a": [1], "7.3b": [1], "7.4a": [1]},
        ),
        ('@step("7.3a")\ndef stop(): ...', {"7.3a": [1]}),
        ('Bar("7.3a", mask)\nBar("7.3a", 1.5)', {"7.3a": [1, 2]}),
        ("stop()  # 7.3a, 7.3b: it stops", {"7.3a": [1], "7.3b": [1]}),
        ("stop()\n# 11.14d. The chart", {"11.14d": [2]}),
        ('"""11.3 Retreats."""', {"11.3": [1]}),
        ('"""8.1.2a1 Regroup, not into 8.1.2a2."""', {"8.1.2a1": [1], "8.1.2a2": [1]}),
        ('x = "4.3.1a"\ny = "2.A1a"\nz = "6.a"', {"4.3.1a": [1], "2.A1a": [2], "6.a": [3]}),
        ('"""7.z, 7.aa Recovery."""', {"7.z": [1], "7.aa": [1]}),
        ('"""7.z Recovery; 7.aa in time, 7.b."""', {"7.z": [1], "7.aa": [1], "7.b": [1]}),
        ('"""2.1.a Sides; 2.2.7.b but not 2.1.at."""', {"2.1.a": [1], "2.2.7.b": [1]}),
    ],
)
def test_a_rule_number_in_prose_is_a_citation(tmp_path, code, cited):
    assert lines(rulebook.citations([write(tmp_path, "stop.py", code)])) == cited


@pytest.mark.parametrize(
    "code",
    [
        "speed = 7.3",
        '"""A unit stops (7.3)."""',
        'print("7.3a A unit stops")',
        'x = "see # 7.3a"',
        "# see 7.3",
        'x = "7"\ny = "3118"\nz = "CRT"',
        '"""3 hexes."""',
    ],
)
def test_a_number_of_the_program_is_no_citation(tmp_path, code):
    assert rulebook.citations([write(tmp_path, "stop.py", code)]) == {}


def test_a_rule_known_by_a_name_is_cited_by_it(tmp_path):
    path = write(tmp_path, "crt.py", '"""CRT: six rows."""\n')
    assert rulebook.citations([path], {"CRT"}) == {"CRT": [f"{path.as_posix()}:1"]}


def test_a_line_that_cites_a_rule_twice_counts_once(tmp_path):
    path = write(tmp_path, "stop.py", 'Bar("7.3a")  # 7.3a')
    assert lines(rulebook.citations([path])) == {"7.3a": [1]}


def test_folders_are_searched_throughout(tmp_path):
    inner = tmp_path / "rules"
    path = write(inner, "stop.py", 'Bar("7.3a")')
    assert rulebook.citations([tmp_path]) == {"7.3a": [f"{path.as_posix()}:1"]}


# Tests named for rules.


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_7_3a_stops", ["7.3a"]),
        ("test_7_3a_7_3b_stops_and_leaves", ["7.3a", "7.3b"]),
        ("test_11_14d_the_chart", ["11.14d"]),
        ("test_7_3_stops", ["7.3"]),
        ("test_7_3a_3_hexes", ["7.3a"]),
        ("test_7_3_2_hexes", ["7.3"]),
        ("test_7_3_9z_nothing", ["7.3.9z"]),
        ("test_crt_has_six_rows", ["CRT"]),
        ("test_9_9z_nothing", ["9.9z"]),
        ("test_3_hexes", []),
        ("test_1214_is_east", []),
        ("test_stops_7_3a", []),
        ("check_7_3a_stops", []),
    ],
)
def test_a_test_is_named_for_rules(tmp_path, book, name, numbers):
    path = write(tmp_path, "test_it.py", f"def {name}(): ...")
    assert list(rulebook.tested([path], book.citable)) == numbers


@pytest.mark.parametrize(
    ("name", "number"), [("6_a_x", "6.a"), ("2_1_a_x", "2.1.a"), ("7_aa_x", "7.aa")]
)
def test_a_letter_of_its_own_is_read_where_the_rulebook_has_it(tmp_path, name, number):
    path = write(tmp_path, "test_it.py", f"def test_{name}(): ...")
    assert list(rulebook.tested([path], {"6.a", "2.1.a", "2.1", "7.a", "7.aa"})) == [number]


def test_a_method_is_a_test_too(tmp_path):
    path = write(tmp_path, "test_it.py", "class TestIt:\n    def test_7_3a_stops(self): ...")
    assert rulebook.tested([path]) == {"7.3a": [f"{path.as_posix()}:2"]}


# Rulebook, code and tests beside each other.


@pytest.fixture
def source(tmp_path):
    write(tmp_path / "source", "r07.py", '"""7.3 Zones."""\n\nBar("7.3a")\n')
    return tmp_path / "source"


@pytest.fixture
def tests(tmp_path):
    write(tmp_path / "tests", "test_r07.py", "def test_7_3a_stops(): ...\n")
    return tmp_path / "tests"


def test_coverage_shows_code_and_tests_of_a_rule(book, source, tests):
    row = rulebook.coverage(book, source, tests)[0]
    assert row == rulebook.Row(
        "7.3a", "Stop", "enforced", [f"{source}/r07.py:3"], [f"{tests}/test_r07.py:1"]
    )


def test_an_enforced_rule_wants_code_and_a_test(book, source, tests):
    assert rulebook.faults(book, source, tests) == [
        "7.3b (Leave) is enforced, but no code cites it.",
        "7.3b (Leave) is enforced, but no test is named for it.",
    ]


def test_an_unlisted_number_is_a_fault_in_code(book, source, tests):
    write(source, "r09.py", 'Bar("9.9z")')
    assert f"{source}/r09.py:1 cites 9.9z, which rules.toml does not list." in rulebook.faults(
        book, source, tests
    )


def test_a_chapter_may_be_cited_by_its_heading(book, source, tests):
    write(source, "r11.py", '"""11.0 Combat."""')
    assert not [fault for fault in rulebook.faults(book, source, tests) if "11.0" in fault]


def test_an_unlisted_number_is_a_fault_in_a_test(book, source, tests):
    write(tests, "test_r09.py", "def test_9_9z_nothing(): ...")
    assert (
        f"{tests}/test_r09.py:1 is named for 9.9z, which rules.toml does not list."
        in rulebook.faults(book, source, tests)
    )


def test_an_open_rule_is_a_fault(tmp_path, source, tests):
    book = load(tmp_path, RULES.replace('"data"', '"open"'))
    assert "11.14d (Forts) is still open." in rulebook.faults(book, source, tests)


PAGE = [
    "| status | rules | cited by code | named by a test |",
    "|---|---|---|---|",
    "| enforced | 2 | 1 | 1 |",
    "| data | 1 | 0 | 0 |",
    "| descriptive | 0 | 0 | 0 |",
    "| interface | 0 | 0 | 0 |",
    "| moot | 1 | 0 | 0 |",
    "| open | 0 | 0 | 0 |",
    "",
    "## 7 Zones",
    "",
    "| rule | title | status | code | tests |",
    "|---|---|---|---|---|",
    "| 7.3 | *the whole paragraph* |  | [r07.py](../source/r07.py) |  |",
    "| 7.3a | Stop | enforced | [r07.py](../source/r07.py) "
    "| [test_7_3a_stops](../tests/test_r07.py) |",
    "| 7.3b | Leave | enforced |  |  |",
    "",
    "## 11 Combat",
    "",
    "| rule | title | status | code | tests |",
    "|---|---|---|---|---|",
    "| 11.14d | Forts | data |  |  |",
    "",
    "## Charts",
    "",
    "| rule | title | status | code | tests |",
    "|---|---|---|---|---|",
    "| CRT | Results | moot: No dice. |  |  |",
]


def test_the_page_counts_groups_and_links(tmp_path, book, source, tests):
    page = rulebook.coverage_page("chess", book, source, tests, tmp_path / "docs" / "coverage.md")
    assert page.splitlines()[5:] == PAGE


def test_a_rule_without_a_letter_has_one_line_on_the_page(tmp_path, book, source, tests):
    write(source, "crt.py", '"""CRT: six rows."""')
    page = rulebook.coverage_page("chess", book, source, tests, tmp_path / "coverage.md")
    assert page.count("| CRT |") == 1
