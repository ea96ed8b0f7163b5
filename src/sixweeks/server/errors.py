"""Errors of the server: messages with an HTTP status, or at its start."""

from typing import Self

from sixweeks.kernel.presentation.input_error import Given, InputError, arguments
from sixweeks.kernel.presentation.sentence import message
from sixweeks.server.language import TEXT

BAD_INPUT = 422


class HTTPError(InputError):
    """`HTTPError(409, "error-moved-on")`, raised anywhere in a request; the response is JSON."""

    catalogues = TEXT

    def __init__(self, status: int, id: str, /, **args: Given) -> None:
        super().__init__(id)
        self.sentence = message(id, **arguments(args))
        self.status = status

    @classmethod
    def of(cls, status: int, error: InputError) -> Self:
        """What was wrong with the input, under another status."""
        found = cls(status, error.sentence.id)
        found.sentence, found.catalogues, found.line = error.sentence, error.catalogues, error.line
        return found


class StartError(InputError):
    """The server cannot start: its port or its database cannot be had."""

    catalogues = TEXT


def status_of(error: InputError) -> int:
    return error.status if isinstance(error, HTTPError) else BAD_INPUT


def one_sentence(text: str) -> str:
    """Printable, on one line, with a capital and a full stop."""
    words = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    words = words[:600].rstrip(" .")
    return f"{words[:1].upper()}{words[1:]}."
