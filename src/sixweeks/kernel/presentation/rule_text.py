"""The words of a rulebook as messages: `rule-7-3a-title`, `rule-7-3a-text`, `chapter-7-title`.

English is read from rules.toml. Another language has these messages in `rules.<language>.ftl`
beside its other ones, and what it lacks is English."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from sixweeks.kernel.presentation.catalogue import slug
from sixweeks.kernel.presentation.rulebook import Chapter, Rule, Rulebook
from sixweeks.kernel.presentation.sentence import Sentence

PARTS = ("title", "text", "why")


def rule_sentence(number: str, part: str = "text") -> Sentence:
    """What a rule says, or its title."""
    return Sentence(f"rule-{slug(number)}-{part}")


def chapter_title(number: str) -> Sentence:
    return Sentence(f"chapter-{slug(number) or 'none'}-title")


def messages_of(book: Rulebook) -> str:
    """The English messages of a rulebook, as a Fluent file."""
    return "".join(f"{id} = {escaped(words)}\n" for id, words in english(book))


def english(book: Rulebook) -> Iterator[tuple[str, str]]:
    for chapter in book.chapters:
        yield chapter_title(chapter.number).id, chapter.title
    for rule in book.rules:
        for part in PARTS:
            if words := getattr(rule, part):
                yield rule_sentence(rule.number, part).id, words


def escaped(words: str) -> str:
    return " ".join(words.split()).replace("{", '{"{"}')


def translated(book: Rulebook, say: Callable[[Sentence], str]) -> Rulebook:
    """The same rules in the words of a language."""

    def in_words(rule: Rule) -> Rule:
        parts = [part for part in PARTS if getattr(rule, part)]
        return replace(rule, **{part: say(rule_sentence(rule.number, part)) for part in parts})

    def titled(chapter: Chapter) -> Chapter:
        return replace(chapter, title=say(chapter_title(chapter.number)))

    return Rulebook(tuple(map(in_words, book.rules)), tuple(map(titled, book.chapters)))
