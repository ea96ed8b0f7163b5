"""The record as text: written, read, and refused with the line that is wrong."""

import pytest

from sixweeks.kernel.formats.lines import decoded, read_lines
from sixweeks.kernel.formats.record import Entry, Record, read_record, write_record
from sixweeks.kernel.presentation.input_error import InputError
from tests.errors import told

HASH = "ab" * 32
REVEAL = "0f" * 32
TEXT = f"""\
sixweeks record 2
game: toy
rules: 3
program: 0.1.0
scenario: plain
option bids: none
player red: random
player blue: Jeanne
seed: sha256 {HASH}
salt red: nettle
salt blue: sorrel: and more
start: sixweeks position 1
start: heap: 3
start:

red: take 1
roll: 4
draw: gold of gold | lead
blue: yes
result: red rich 1.3
reveal: {REVEAL}
end: 4 answers
"""
RECORD = Record(
    game="toy",
    rules=3,
    program="0.1.0",
    scenario="plain",
    options={"bids": "none"},
    players={"red": "random", "blue": "Jeanne"},
    commitment=HASH,
    salts={"red": "nettle", "blue": "sorrel: and more"},
    position="sixweeks position 1\nheap: 3\n\n",
    entries=[
        Entry("red", "take 1"),
        Entry("roll", "4"),
        Entry("draw", "gold", of="gold | lead"),
        Entry("blue", "yes"),
    ],
    reveal=REVEAL,
    result="red rich 1.3",
)


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, f"{old!r} stands once in the text"
    return TEXT.replace(old, new)


def complaint(text: str) -> tuple[int, str]:
    with pytest.raises(InputError) as caught:
        read_record(text)
    assert str(caught.value).startswith(f"line {caught.value.line}: ")
    return told(caught.value)


# Writing and reading.


def test_a_record_is_written_line_by_line():
    assert write_record(RECORD) == TEXT


def test_what_is_written_is_read_again():
    text = write_record(RECORD)
    assert write_record(read_record(text)) == text


def test_a_small_record_is_written_and_read():
    record = Record(game="toy", rules=3, program="", scenario="plain")
    text = write_record(record)
    assert write_record(read_record(text)) == text


def test_every_answer_knows_its_line():
    assert [entry.line for entry in read_record(TEXT).entries] == [16, 17, 18, 19]


def test_the_older_format_is_read():
    assert read_record(TEXT.replace("record 2", "record 1")).entries[0] == Entry(
        "red", "take 1", 16
    )


def test_links_of_joint_dice_are_written_and_read():
    text = TEXT.replace("end:", f"links red: 12 {HASH}\nend:")
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("links", ["", HASH, f"01 {HASH}", f"x {HASH}", f"1 {HASH[1:]}"])
def test_what_are_no_links_is_refused(links):
    text = TEXT.replace("end:", f"links red: {links}\nend:")
    assert complaint(text) == (22, "'links' must be a number and 64 hexadecimal digits")


def test_a_seed_by_hand_is_marked():
    record = read_record(changed("seed: sha256", "seed: by hand sha256"))
    assert (record.seed_by_hand, read_record(TEXT).seed_by_hand) == (True, False)


def test_comments_and_blank_lines_are_passed_over_but_counted():
    text = changed("red: take 1", "# a comment\n\n  # another: one\nred: take 1")
    assert [entry.line for entry in read_record(text).entries] == [19, 20, 21, 22]


def test_spaces_around_keys_and_values_do_not_matter():
    assert read_record(changed("roll: 4", "  roll :   4  ")).entries[1].text == "4"


def test_line_endings_of_other_systems_do_not_matter():
    assert write_record(read_record(TEXT.replace("\n", "\r\n"))) == write_record(read_record(TEXT))


def test_the_mark_some_editors_put_first_does_not_matter():
    assert decoded(b"\xef\xbb\xbf" + TEXT.encode()) == TEXT


# Damage, each with its line.

CUT = "the record is cut off: its last line, 'end: N answers', is missing"


@pytest.mark.parametrize("lines", range(1, 22))
def test_a_record_cut_after_any_line_is_noticed(lines):
    text = "".join(TEXT.splitlines(keepends=True)[:lines])
    assert complaint(text) == (lines, CUT)


def test_a_record_cut_within_its_last_line_is_noticed():
    assert complaint(TEXT[:-6]) == (22, "the end says '4 an' but 4 answers came before")


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "this is not a sixweeks record: the first line must be 'sixweeks record 2'"),
        ("\n" + TEXT, 1, "this is not a sixweeks record: the first line"),
        ('[Event "?"]\n1. e4 e5\n', 1, "this is not a sixweeks record"),
        (changed("record 2", "position 1"), 1, "this is not a sixweeks record"),
        (changed("record 2", "record 3"), 1, "format 3 is newer than this program, which reads 2"),
        (changed("record 2", "record 0"), 1, "'sixweeks record 0' should be 'sixweeks record 2'"),
        (changed("record 2", "record"), 1, "'sixweeks record' should be 'sixweeks record 2'"),
        (changed("record 2", "record ²"), 1, "'sixweeks record ²' should be"),
        (changed("record 2", "record " + "9" * 5000), 1, "'sixweeks record 9"),
        (changed("game: toy\n", ""), 15, "the header has no 'game' line before the first answer"),
        (changed("rules: 3\n", ""), 15, "the header has no 'rules' line"),
        (changed("scenario: plain\n", ""), 15, "the header has no 'scenario' line"),
        (changed("game: toy", "game: toy\ngame: toy"), 3, "'game' appears twice in the record"),
        (
            changed("option bids: none", "option bids: none\noption bids: sealed"),
            7,
            "'option bids'",
        ),
        (changed("player red", "player blue"), 8, "'player blue' appears twice in the record"),
        (changed("salt red", "salt blue"), 11, "'salt blue' appears twice in the record"),
        (changed("rules: 3", "rules: three"), 3, "'rules' must be a whole number, not 'three'"),
        (changed("rules: 3", "rules: -3"), 3, "'rules' must be a whole number, not '-3'"),
        (changed("rules: 3", "rules: ³"), 3, "'rules' must be a whole number, not '³'"),
        (changed("rules: 3", "rules: " + "3" * 5000), 3, "'rules' must be a whole number"),
        (changed("option bids: none", "weather today: fine"), 6, "'weather today' is not a key of"),
        (changed("option bids: none", "option: none"), 6, "'option' is not a key of a record"),
        (changed("option bids: none", ": none"), 6, "'' is not a key of a record"),
        (changed("option bids: none", "none"), 6, "'none' has no colon; 'key: value' was expected"),
        (changed("draw: gold of gold | lead", "draw gold"), 18, "'draw gold' has no colon"),
        (changed("draw: gold of gold | lead", "gold\x07" * 40), 18, "'gold?gold?"),
        (changed(f"sha256 {HASH}", ""), 9, "'seed' must be 'sha256' and 64 hexadecimal digits"),
        (changed(HASH, HASH[1:]), 9, "'seed' must be 'sha256' and 64 hexadecimal digits"),
        (changed(HASH, "g" + HASH[1:]), 9, "'seed' must be 'sha256' and 64 hexadecimal digits"),
        (changed("sha256", "md5"), 9, "'seed' must be 'sha256' and 64 hexadecimal digits"),
        (changed("sha256", "by heart sha256"), 9, "'seed' must be 'sha256'"),
        (changed(REVEAL, REVEAL[1:]), 21, "'reveal' must be 64 hexadecimal digits"),
        (changed(REVEAL, "x" + REVEAL[1:]), 21, "'reveal' must be 64 hexadecimal digits"),
        (changed("end: 4", "end: 5"), 22, "the end says '5 answers' but 4 answers came before"),
        (changed("roll: 4\n", ""), 21, "the end says '4 answers' but 3 answers came before"),
        (changed("answers", "answers\nred: pass"), 23, "the record continues after its end"),
        (changed("answers", "answers\nend: 4 answers"), 23, "the record continues after its end"),
        (
            changed("draw: gold of gold | lead", "scenario: plain"),
            18,
            "'scenario' belongs in the header",
        ),
        (
            changed("draw: gold of gold | lead", "option bids: none"),
            18,
            "'option bids' belongs in the header",
        ),
        (
            changed("draw: gold of gold | lead", "start: heap: 4"),
            18,
            "'start' belongs in the header",
        ),
        (changed("result: ", "reveal: " + REVEAL + "\nblue: no\nresult: "), 21, "an answer comes"),
        (changed("red rich 1.3", "red rich 1.3\nblue: no"), 21, "an answer comes after the result"),
    ],
)
def test_damage_is_reported_with_its_line(text, line, what):
    found = complaint(text)
    assert (found[0], found[1][: len(what)]) == (line, what)


def test_a_long_line_is_shortened_in_the_message():
    _, what = complaint(changed("draw: gold of gold | lead", "x" * 1000))
    assert len(what) < 120


def test_bytes_that_are_not_utf_8_are_reported_with_their_line():
    with pytest.raises(InputError, match="line 8: this is not UTF-8 text"):
        decoded(TEXT.encode().replace(b"Jeanne", b"Ren\xe9e"))


def test_a_fault_of_the_whole_text_names_no_line():
    assert str(InputError("error-not-revealed")).startswith("the seed has not been revealed")


def test_lines_are_read_with_their_numbers():
    lines = list(read_lines("sixweeks record 2\n\n# no\na b : c: d\n", "sixweeks record 2"))
    assert [(line.number, line.key, line.value) for line in lines] == [(4, "a b", "c: d")]
