"""The text of one game: its message catalogues, and its prompts, events and refusals."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.catalogues import Catalogues
from sixweeks.kernel.presentation.input_error import Given, InputError
from sixweeks.kernel.presentation.localization import Localization, Names
from sixweeks.kernel.presentation.rule_text import messages_of, rule_sentence, translated
from sixweeks.kernel.presentation.rulebook import Rulebook
from sixweeks.kernel.presentation.sentence import (
    Listed,
    Sentence,
    Side,
    Statement,
    Text,
    Values,
)

NOTHING = (-1, "", (), None)  # no place, no unit

ToArg: TypeAlias = Callable[[Any, Any], Any]  # what a field of a procedure holds, in a game


def no_more(game: Any) -> Values:
    return {}


class GameText(Catalogues):
    """Sentences of a game and their languages, from `data/text/<language>.ftl`.

    Message ids are `prompt-PROCEDURE-STEP`, `event-KIND` and `objection-RULE-CASE`. A prompt may
    name every number in the fields of its procedure, and what `one` and `many` make of other
    fields by their annotations; `more` adds what is named in another way. Where a step has
    several prompts, `case` says which."""

    def __init__(
        self,
        data: Path,
        names: Callable[[str], Names],
        one: Mapping[Any, ToArg],
        many: Mapping[Any, ToArg],
        more: Callable[[Any], Values] = no_more,
        case: Callable[[Any], str] = lambda game: "",
    ) -> None:
        super().__init__(data / "text")
        self.names = names
        self.one, self.many, self.more, self.case = one, many, more, case
        self.rulebook = Rulebook.load(data / "rules.toml")
        self.rulebooks: dict[str, Rulebook] = {}  # by language
        self.fields: dict[type, tuple[tuple[str, ToArg], ...]] = {}

    def new_localization(self, language: str, scenario: str) -> Localization:
        return Localization(self.catalogue(language), self.names(scenario), scenario)

    def sources(self, language: str) -> list[str]:
        """With those of the rulebook; another language has them in `rules.<language>.ftl`."""
        own = [messages_of(self.rulebook)] if language == ENGLISH else []
        return [*super().sources(language), *own]

    def rulebook_in(self, language: str) -> Rulebook:
        if language not in self.rulebooks:
            say = self.localization(language).text
            self.rulebooks[language] = translated(self.rulebook, say)
        return self.rulebooks[language]

    # --- sentences ----------------------------------------------------------------------------

    def asked(self, game: Any) -> Statement:
        """The prompt of the pending question."""
        frame, case = game.stack[-1], self.case(game)
        id = f"prompt-{type(frame).__name__}-{frame.at}"
        return Statement(
            f"{id}-{case}" if case else id, self.arguments(game), frame.rule_cited(game)
        )

    def refused(self, objection: Objection) -> Statement:
        """The message of a refusal: its own, or the general one of its rule."""
        id = f"objection-{objection.rule.replace('.', '-')}-{objection.case or 'plain'}"
        if self.catalogue(ENGLISH).find(id) is not None:
            return Statement(id, objection.args, objection.rule)
        rule = self.rulebook.rule(objection.rule)
        return Statement(rule_sentence(rule.number).id, {}, objection.rule)

    def error(self, id: str, /, *, line: int = 0, **args: Given) -> InputError:
        """What is wrong, in the words of this game."""
        return InputError(id, line=line, catalogues=self, **args)

    def barred(self, objections: Iterable[Objection]) -> InputError:
        """The rules against what a player asks about."""
        return self.error("error-barred", what=self.reasons(objections))

    def refuse(self, objections: Iterable[Objection]) -> None:
        """Raise an error if there are any."""
        if found := list(objections):
            raise self.barred(found)

    def reasons(self, objections: Iterable[Objection]) -> Listed:
        said = ((each.rule, self.refused(each)) for each in objections)
        rows = (Sentence("refused", {"rule": Text(rule), "text": text}) for rule, text in said)
        return Listed(tuple(rows), "semicolon")

    def arguments(self, game: Any) -> Values:
        """The arguments for the prompt of the procedure in progress."""
        frame = game.stack[-1]
        kind = type(frame)
        if kind not in self.fields:
            self.fields[kind] = tuple(self.fields_of(kind))
        found = {
            name: to_arg(game, value)
            for name, to_arg in self.fields[kind]
            if (value := getattr(frame, name)) not in NOTHING
        }
        return {**found, **self.more(game)}

    def fields_of(self, kind: type) -> Iterator[tuple[str, ToArg]]:
        for name, noted in get_type_hints(kind, include_extras=True).items():
            is_word = noted in self.one or get_origin(noted) is not Annotated
            hint = noted if is_word else get_args(noted)[0]
            if name not in kind.__struct_fields__:  # type: ignore[attr-defined]
                continue
            if get_origin(hint) is tuple and get_args(hint)[0] in self.many:
                yield name, self.many[get_args(hint)[0]]
            elif hint in self.one:
                yield name, self.one[hint]
            elif hint is int:
                yield name, lambda game, number: number
            elif name == "by":
                yield "by", lambda game, side: Side(side)

    # --- as plain text, at the command line ---------------------------------------------------

    def prompt(self, game: Any, language: str = ENGLISH) -> str:
        """Who must do what, under which rule; a draw names no side."""
        to = self.localization(language, game.scenario_id)
        sentence, sides = self.asked(game), engine.asked_sides(game)
        shown: list[Any] = []
        to.listed([to.named("word", f"side:{side}", "title") for side in sides], shown)
        args: dict[str, Any] = {"sides": shown, "prompt": to.parts(sentence), "rule": sentence.rule}
        return to.formatted(to.pattern("asked" if sides else "asked-nobody"), **args)

    def tell(
        self, event: Event, side: str | None, language: str = ENGLISH, scenario: str = ""
    ) -> str:
        """An event as text for one side, with its rule if it has one."""
        to = self.localization(language, scenario)
        text = to.plain(event.said_to(side))
        return to.formatted(to.pattern("told"), text=text, rule=event.rule) if event.rule else text

    def explain(self, objection: Objection, language: str = ENGLISH, scenario: str = "") -> str:
        """A refusal as text, with its rule."""
        to = self.localization(language, scenario)
        parts = to.parts(self.refused(objection))
        return to.formatted(to.pattern("refused"), text=parts, rule=objection.rule)

    def printed(self, sentence: Sentence, scenario: str = "") -> str:
        """The text on the map, which is in English."""
        return self.localization(scenario=scenario).plain(sentence)

    def captions(self, scenario: str, title: Sentence, text: Sentence) -> tuple[str, str]:
        """The name and the description of a picture."""
        return self.printed(title, scenario), self.printed(text, scenario)
