"""Answers as text, in records and at the command line: written, and read as legal answers."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from sixweeks.kernel.definition import BadAnswer
from sixweeks.kernel.lines import is_whole_number, shortened
from sixweeks.kernel.name_matching import UnknownWish
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.question import Action, Answer, Choose, Draw, Roll, Together

Forms: TypeAlias = Mapping[str, str]  # by verb, with {} for the noun
NameOf: TypeAlias = Callable[[Any, Any], str]  # of a noun in a game
Write: TypeAlias = Callable[[Any, Action], str]


def as_it_is(game: Any, noun: int | str) -> str:
    return str(noun)


class Places(Struct, frozen=True):
    """How an answer is known by the place it ends with."""

    last: re.Pattern[str]  # the place at the end of a text
    verbs: Collection[str]  # whose nouns are places
    name: NameOf
    first_is_meant: bool = False  # if several answers name a place that stands alone
    alone: Callable[[Any], Collection[str]] = lambda game: ()  # words that add nothing to a place


def options_of(game: Any) -> tuple[Action, ...]:
    """The options of the pending question; sealed replies have the same for all sides."""
    question = game.pending
    if isinstance(question, Together):
        return question.questions[0].options
    return question.options if isinstance(question, Choose) else ()


class Notation:
    """How a game writes its answers: some verbs plainly, some with the name of the noun, and the
    others by what is in progress."""

    def __init__(
        self,
        plain: Forms,
        with_noun: Sequence[tuple[Forms, NameOf]],
        in_progress: Mapping[str, Write],
        places: Places,
        marker: str = "a marker",
    ) -> None:
        self.plain, self.in_progress, self.places = plain, in_progress, places
        self.with_noun = {
            verb: (form, name) for forms, name in with_noun for verb, form in forms.items()
        }
        self.marker = marker  # what is drawn from the cup

    def forms(self) -> dict[str, str]:
        """The words of each verb without its noun, if it has any."""
        forms = {verb: form.replace("{}", "").strip() for verb, (form, _) in self.with_noun.items()}
        return {verb: form for verb, form in {**self.plain, **forms}.items() if form}

    def write(self, game: Any, answer: Answer) -> str:
        """One answer to the pending question, in notation."""
        if not isinstance(answer, Action):
            return str(answer)
        if answer.verb in self.plain:
            return self.plain[answer.verb]
        if answer.verb in self.with_noun:
            form, name = self.with_noun[answer.verb]
            return form.format(name(game, answer.noun))
        return self.in_progress[answer.verb](game, answer)

    # --- reading ------------------------------------------------------------------------------

    def find(self, game: Any, text: str) -> Action | None:
        """The legal answer that a text names: its full notation, or just a place if clear."""
        words, places = " ".join(text.split()), self.places
        if found := places.last.search(words):
            options = self.at_place(game, found[1].upper())
            before = words[: found.start(1)].strip().lower()
            alone = not before or before in places.alone(game)
            named = options if alone else self.written(game, options, words)
            if len(named) == 1 or (named and places.first_is_meant):
                return named[0]
        others = [option for option in options_of(game) if option.verb not in places.verbs]
        return next(iter(self.written(game, others, words)), None)

    def at_place(self, game: Any, name: str) -> list[Action]:
        return [
            option
            for option in options_of(game)
            if option.verb in self.places.verbs and self.places.name(game, option.noun) == name
        ]

    def written(self, game: Any, options: Sequence[Action], words: str) -> list[Action]:
        wanted = words.lower()
        return [option for option in options if self.write(game, option).lower() == wanted]

    def read(
        self,
        game: Any,
        text: str,
        objections: Callable[[Any, str], list[Objection]],
        explain: Callable[[Objection], str],
    ) -> Answer:
        """The legal answer that a text names, or a refusal with the rules against it."""
        question, words = game.pending, " ".join(text.split())
        if isinstance(question, Roll):
            return read_dice(question, words)
        if isinstance(question, Draw):
            return self.read_marker(question, words)
        option = self.find(game, words)
        if option is not None:
            return option
        try:
            reasons = [explain(each) for each in objections(game, words)]
        except UnknownWish as error:
            reasons = [str(error)]
        said = f"'{shortened(words)}' is not a legal answer here"
        raise BadAnswer("; ".join((said, *(reasons or self.beginnings(game, words)))))

    def beginnings(self, game: Any, words: str) -> list[str]:
        """What nothing forbids may take more than one answer: the first of them."""
        written = (self.write(game, option) for option in options_of(game))
        first = [each for each in written if words.lower().startswith(f"{each.lower()} ")]
        return [f"begin with '{max(first, key=len)}'"] if first else []

    def read_marker(self, question: Draw, words: str) -> str:
        for marker in question.options:
            if marker.lower() == words.lower():
                return marker
        raise BadAnswer(f"'{shortened(words)}' is not {self.marker} in the cup")


def read_dice(question: Roll, words: str) -> int:
    lowest, highest = question.dice, question.dice * question.sides
    if is_whole_number(words) and lowest <= int(words) <= highest:
        return int(words)
    what = f"die: a number from 1 to {highest}" if lowest == 1 else f"dice: {lowest} to {highest}"
    raise BadAnswer(f"'{shortened(words)}' is not a roll of the {what}")
