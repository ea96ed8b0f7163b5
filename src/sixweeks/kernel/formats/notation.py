"""Notation: writes answers as text, for records and the command line, and parses them."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, TypeAlias

from msgspec import Struct

from sixweeks.kernel.formats.lines import is_whole_number
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Action, Answer, Choose, Draw, Roll, Together
from sixweeks.kernel.reasons import BUTTON, PIECE, PLACE

NameOf: TypeAlias = Callable[[Any, Any], str]  # of a noun in a game
Write: TypeAlias = Callable[[Any, Action], str]


class Verb(Struct, frozen=True):
    """One kind of answer: its notation, what its noun names, and its role in the page."""

    form: str = ""  # with {} for the noun
    of: str = BUTTON  # or a PIECE, a PLACE, a WORD
    write: Write | None = None  # if the notation needs more than the noun
    also: tuple[str, ...] = ()  # synonyms
    ends: bool = False  # it ends the current activity, such as the move or the phase
    together: bool = False  # all options of this verb may be answered one after another
    whole: bool = False  # it takes everything at its place: one click means it
    costly: bool = False  # it gives something up, and is never the usual answer

    @property
    def words(self) -> tuple[str, ...]:
        """The words that stand for the verb in a text, without its noun."""
        form = self.form.replace("{}", "").strip()
        return (form, *self.also) if form else self.also


def plain(
    *verbs: str, of: str = BUTTON, ends: bool = False, costly: bool = False
) -> dict[str, Verb]:
    """Verbs that are written as they are called, before their noun if they have one."""
    noun = "" if of == BUTTON else " {}"
    return {
        verb: Verb(f"{verb.replace('_', ' ')}{noun}", of, ends=ends, costly=costly)
        for verb in verbs
    }


def options_of(game: Any, side: str | None = None) -> Sequence[Action]:
    """The options of the pending question; of secret replies those of one side, or of all: the
    engine checks whose they are."""
    question = game.pending
    if isinstance(question, Together):
        asked = (each.options for each in question.questions if side in (None, each.by))
        return tuple(dict.fromkeys(chain.from_iterable(asked)))
    return question.options if isinstance(question, Choose) else ()


class Notation:
    """How a game writes and parses its answers, by their verbs."""

    def __init__(
        self,
        verbs: Mapping[str, Verb],
        piece: NameOf,
        place: NameOf,
        last: re.Pattern[str],
        alone: Callable[[Any], Collection[str]] = lambda game: (),
        first_is_meant: bool = False,
    ) -> None:
        self.verbs = verbs
        self.names = {PIECE: piece, PLACE: place}
        self.last = last  # the place at the end of a text
        self.alone = alone  # words that add nothing to a place
        self.first_is_meant = first_is_meant  # a place alone means the first answer there

    def of(self, verb: str) -> str:
        """What the noun of a verb names."""
        return self.verbs[verb].of

    def write(self, game: Any, answer: Answer) -> str:
        """One answer to the pending question, in notation."""
        if not isinstance(answer, Action):
            return str(answer)
        verb = self.verbs[answer.verb]
        if verb.write:
            return verb.write(game, answer)
        if verb.of in self.names:
            return verb.form.format(self.names[verb.of](game, answer.noun))
        return verb.form.format(answer.noun)

    # --- reading ------------------------------------------------------------------------------

    def find(self, game: Any, text: str, side: str | None = None) -> Action | None:
        """The legal answer that a text names: its full notation, or just an unambiguous place."""
        offered = options_of(game, side)
        words = " ".join(text.split())
        if found := self.last.search(words):
            options = self.at_place(game, offered, found[1].upper())
            before = words[: found.start(1)].strip().lower()
            alone = not before or before in self.alone(game)
            named = options if alone else self.written(game, options, words)
            if len(named) == 1 or (named and self.first_is_meant):
                return named[0]
        others = [option for option in offered if self.of(option.verb) != PLACE]
        return next(iter(self.written(game, others, words)), None)

    def at_place(self, game: Any, offered: Sequence[Action], name: str) -> list[Action]:
        return [
            option
            for option in offered
            if self.of(option.verb) == PLACE and self.names[PLACE](game, option.noun) == name
        ]

    def written(self, game: Any, options: Sequence[Action], words: str) -> list[Action]:
        wanted = words.lower()
        return [option for option in options if self.write(game, option).lower() == wanted]

    def reader(
        self,
        objections: Callable[[Any, str], list[Objection]],
        messages: GameText,
    ) -> Callable[[Any, str], Answer]:
        return partial(self.read, objections=objections, messages=messages)

    def read(
        self,
        game: Any,
        text: str,
        objections: Callable[[Any, str], list[Objection]],
        messages: GameText,
    ) -> Answer:
        """The legal answer that a text names, or a refusal with the rules that forbid it."""
        question, words = game.pending, " ".join(text.split())
        if isinstance(question, Roll):
            return read_dice(question, words)
        if isinstance(question, Draw):
            return read_marker(question, words, messages)
        option = self.find(game, words)
        if option is not None:
            return option
        try:
            found = objections(game, words)
        except InputError as error:
            raise error.inside("error-illegal-because", answer=words) from None
        if found:
            reasons = messages.reasons(found)
            raise messages.error("error-illegal-because", answer=words, what=reasons)
        raise self.unfinished(game, words)

    def unfinished(self, game: Any, words: str) -> InputError:
        """The first of several answers that the text writes as one."""
        written = (self.write(game, option) for option in options_of(game))
        begun = [each for each in written if words.lower().startswith(f"{each.lower()} ")]
        if not begun:
            return InputError("error-illegal", answer=words)
        return InputError("error-illegal-begin", answer=words, first=max(begun, key=len))


def read_marker(question: Draw, words: str, messages: GameText) -> str:
    for marker in question.options:
        if marker.lower() == words.lower():
            return marker
    raise messages.error("error-not-in-cup", marker=words)


def read_dice(question: Roll, words: str) -> int:
    lowest, highest = question.dice, question.dice * question.sides
    if is_whole_number(words) and lowest <= int(words) <= highest:
        return int(words)
    raise InputError("error-not-a-roll", roll=words, dice=lowest, lowest=lowest, highest=highest)
