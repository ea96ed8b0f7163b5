"""The documentation is true: its Python runs and prints what it says, its examples are read."""

import re
from pathlib import Path

import pytest

import sixweeks
from sixweeks.games import definition_of
from sixweeks.games.france_40.model.procedures import phase_names
from sixweeks.games.france_40.text.position_reader import KEYS
from sixweeks.kernel.formats.record import HEADER, LINKS, NAMED, ONCE, read_record, write_record
from sixweeks.kernel.formats.replay import replay, verify

ROOT = Path(__file__).resolve().parents[1]
REFERENCE = ROOT / "docs/reference"
SAYS = "# > "


def text_of(document: Path) -> str:
    return document.read_text("utf-8")


def blocks(document: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(document), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    "document",
    [
        ROOT / "README.md",
        ROOT / "docs/studies.md",
        REFERENCE / "python.md",
        REFERENCE / "record.md",
    ],
    ids=lambda path: path.name,
)
def test_the_python_of_a_page_runs_and_prints_what_it_says(document, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for number, block in enumerate(blocks(document, "python"), start=1):
        exec(compile(block, f"{document.name}, block {number}", "exec"), names)
        printed = capsys.readouterr().out.splitlines()
        said = [line[len(SAYS) :] for line in block.splitlines() if line.startswith(SAYS)]
        assert not said or printed == said


def test_there_is_python_to_run():
    assert len(blocks(ROOT / "README.md", "python")) == 1
    assert len(blocks(REFERENCE / "python.md", "python")) > 8


# Positions.

POSITIONS = [
    block for block in blocks(REFERENCE / "position.md", "text") if "sixweeks position" in block
]


@pytest.mark.parametrize("text", POSITIONS)
def test_the_positions_of_the_page_are_read(text):
    table = sixweeks.position("france_40", text)
    assert table.to_move == "german"


def named(document: Path) -> set[str]:
    """Every name in the first column of a table."""
    cells = re.findall(r"^\| (.*?`.*?) \|", text_of(document), re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def examples(document: Path) -> list[str]:
    """Every example in the second column."""
    return re.findall(r"^\| `[^`|]+` \| `([^`]+)` \|", text_of(document), re.MULTILINE)


def test_every_key_of_a_position_is_described():
    assert named(REFERENCE / "position.md") >= KEYS


def test_every_phase_is_described():
    assert named(REFERENCE / "position.md") >= {*phase_names("1939"), *phase_names("1940")}


def test_every_key_of_a_position_has_an_example():
    keys = {line.partition(":")[0] for line in examples(REFERENCE / "position.md")}
    assert keys >= KEYS


@pytest.mark.parametrize("line", examples(REFERENCE / "position.md"))
def test_the_example_of_each_key_is_read(line):
    key = line.partition(":")[0]
    lines = {
        "game": "france_40",
        "scenario": "1939" if key == "supply crisis" else "1940",
        "turn": "2",
        "phase": "german combat",
        "belgium": "in play 1",
    }
    if lines["scenario"] == "1939":
        del lines["belgium"]
    kept = [f"{name}: {value}" for name, value in lines.items() if name != key]
    text = "\n".join(["sixweeks position 1", *kept, line]) + "\n"
    assert sixweeks.position("france_40", text).game is not None


# Records.


def test_the_record_of_the_page_is_played_again():
    (text,) = blocks(REFERENCE / "record.md", "text")
    record = read_record(text)
    table = replay(definition_of(record.game), record)
    assert (table.text(), write_record(record)) == (text, text)


def test_the_dice_of_the_record_of_the_page_are_those_of_its_seed():
    (text,) = blocks(REFERENCE / "record.md", "text")
    (python,) = blocks(REFERENCE / "record.md", "python")
    seed = re.search(r"[0-9a-f]{64}", python)
    assert seed is not None
    record = read_record(text.replace("end:", f"reveal: {seed[0]}\nend:"))
    assert verify(definition_of(record.game), record) == 2


def test_every_key_of_a_record_is_described():
    described = {name.split()[0] for name in named(REFERENCE / "record.md")}
    assert described >= {*HEADER, *NAMED, LINKS, *ONCE, "start", "roll", "draw"}


def test_the_versions_of_the_formats_are_named():
    assert "`sixweeks record 2`" in text_of(REFERENCE / "record.md")
    assert all(text.startswith("sixweeks position 1\n") for text in POSITIONS)


# Links.


PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("document", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document):
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text_of(document)):
        if not link.startswith("http"):
            assert (document.parent / link).exists(), link
