"""The glossary of a game: its own words and those that all games share, in one language.

A message `glossary-zone_of_control` is the word itself; `.also` lists other forms of it, separated
by bars, and `.means` explains it. The page finds the words in what it shows."""

from msgspec import Struct

from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Localization

PREFIX = "glossary-"


class Word(Struct, frozen=True):
    """A word of wargames, the forms in which it is written, and what it means."""

    id: str
    word: str
    forms: tuple[str, ...]
    means: str


def glossary(text: GameText, language: str = ENGLISH, scenario: str = "") -> tuple[Word, ...]:
    """In alphabetical order."""
    to = text.localization(language, scenario)
    known = text.catalogue(ENGLISH).sources
    found = (word_of(id, to) for id in known if id.startswith(PREFIX))
    return tuple(sorted(found, key=lambda each: each.word.casefold()))


def word_of(id: str, to: Localization) -> Word:
    also = to.catalogue.attribute(id, "also")
    word, more = to.formatted(to.pattern(id)), to.formatted(also) if also else ""
    forms = [word, *(form.strip() for form in more.split("|"))]
    means = to.formatted(to.pattern(id, "means"))
    return Word(id.removeprefix(PREFIX), word, tuple(filter(None, forms)), means)
