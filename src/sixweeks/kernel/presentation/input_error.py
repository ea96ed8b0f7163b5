"""Errors in user input, as messages that are not formatted yet."""

from collections.abc import Iterable, Mapping
from typing import Self, TypeAlias

import msgspec

from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.catalogues import Catalogues
from sixweeks.kernel.presentation.sentence import (
    Listed,
    Sentence,
    Text,
    Typed,
    Value,
    as_data,
    message,
)
from sixweeks.kernel.presentation.words import shortened

Given: TypeAlias = "Value | str | Iterable[str]"


class InputError(ValueError):
    """`InputError("error-no-unit", unit=name, line=7)`: a message id and what the message names.

    A string among its arguments is a user's own text and is shortened; several are a list of
    what is known. Line 0 is the text as a whole."""

    catalogues = Catalogues()  # where its words are; a game has its own

    def __init__(
        self, id: str, /, *, line: int = 0, catalogues: Catalogues | None = None, **args: Given
    ) -> None:
        super().__init__(id)
        self.sentence = message(id, **arguments(args))
        self.line = line
        self.catalogues = catalogues or self.catalogues

    def __str__(self) -> str:
        return self.said()

    def said(self, language: str = ENGLISH) -> str:
        return self.catalogues.localization(language).text(self.whole)

    @property
    def whole(self) -> Sentence:
        """The sentence with its line."""
        if not self.line:
            return self.sentence
        return message("error-line", line=self.line, what=self.sentence)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules against it, each once."""
        return tuple(dict.fromkeys(rules_in(self.sentence)))

    def data(self) -> dict[str, object]:
        """For programs, which need no words."""
        return {"id": self.whole.id, "args": self.args_data()}

    def args_data(self) -> dict[str, object]:
        args: dict[str, object] = msgspec.to_builtins(self.whole.args, enc_hook=as_data)
        return args

    def at(self, line: int) -> Self:
        self.line = line
        return self

    def inside(self, id: str, /, **args: Given) -> Self:
        """The same as `$what` of a longer sentence."""
        self.sentence, self.line = message(id, what=self.whole, **arguments(args)), 0
        return self


def arguments(given: Mapping[str, Given]) -> Mapping[str, Value]:
    return {name: argument(value) for name, value in given.items()}


def argument(value: Given) -> Value:
    if isinstance(value, int | Typed | Sentence | Listed):
        return value
    return Text(shortened(value) if isinstance(value, str) else ", ".join(value))


def rules_in(value: Value) -> Iterable[str]:
    if isinstance(value, Sentence):
        yield from filter(None, [value.rule])
        for each in value.args.values():
            yield from rules_in(each)
    elif isinstance(value, Listed):
        for item in value.items:
            yield from rules_in(item)
