"""Each version has its notes, and the version that is set has some."""

import re

from sixweeks.version import __version__
from tools.release_notes import CHANGELOG, main, sections

TEXT = CHANGELOG.read_text("utf-8")


def test_what_is_not_released_stands_first():
    assert next(iter(sections(TEXT))) == "Unreleased"


def test_the_version_of_the_program_has_notes(capsys):
    assert main([__version__]) == 0
    assert capsys.readouterr().out.strip()


def test_a_version_that_is_not_there_is_said(capsys):
    assert main(["99.9"]) == 2
    assert "Say a version that the changelog has: Unreleased, " in capsys.readouterr().err


def test_every_released_version_has_its_date():
    heads = re.findall(r"^## (.*)$", TEXT, re.MULTILINE)[1:]
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", head) for head in heads)


def test_changes_are_of_the_kinds_that_readers_know():
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.*)$", TEXT, re.MULTILINE)) <= kinds
