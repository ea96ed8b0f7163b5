"""The rules in our words are messages: another language may have its own."""

from pathlib import Path
from shutil import copy

import pytest

from sixweeks.games import definition_of, game_ids
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from tests.games.pseudo_locale import LANGUAGE, install, outside_brackets

FRENCH = "fr"
MESSAGES = """
rule-7-3a-title = Arrêt
rule-7-3a-text = Une unité s'arrête dans une zone ennemie.
chapter-7-title = Zones de contrôle
"""


@pytest.fixture
def text(tmp_path: Path) -> GameText:
    """France '40's rules, a few of them in French."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text/rules.fr.ftl").write_text(MESSAGES, "utf-8")
    copy(definition_of("france_40").info.folder / "data/rules.toml", tmp_path)
    return GameText(tmp_path, lambda scenario: Names(), one={}, many={})


@pytest.mark.parametrize("game", game_ids())
def test_the_english_words_are_those_of_the_file(game):
    text = definition_of(game).text
    assert text.rulebook_in("en") == text.rulebook


@pytest.mark.parametrize("game", game_ids())
def test_nothing_in_a_rulebook_has_english_of_its_own(game, monkeypatch):
    install(monkeypatch.setattr)
    monkeypatch.setattr(definition_of(game).text, "rulebooks", {})
    book = definition_of(game).text.rulebook_in(LANGUAGE)
    words = [rule.title + rule.text + rule.why for rule in book.rules]
    words += [chapter.title for chapter in book.chapters]
    assert {outside_brackets(each) for each in words} == {""}


def test_a_rule_is_told_in_its_language(text):
    rule = text.rulebook_in(FRENCH).rule("7.3a")
    assert (rule.title, rule.text) == ("Arrêt", "Une unité s'arrête dans une zone ennemie.")


def test_a_chapter_has_its_title_in_its_language(text):
    assert text.rulebook_in(FRENCH).chapter_of("7.3a").title == "Zones de contrôle"


def test_what_a_language_lacks_is_told_in_english(text):
    assert text.rulebook_in(FRENCH).rule("7.3b") == text.rulebook.rule("7.3b")


def test_a_refusal_without_words_of_its_own_gives_the_rule_in_the_language(text):
    told = text.explain(Objection("7.3a", "no such case"), FRENCH)
    assert told == "7.3a: Une unité s'arrête dans une zone ennemie."
