"""The language of the command line, and what is said in it."""

import os
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import click

from sixweeks.kernel.presentation.catalogue import ENGLISH, languages
from sixweeks.kernel.presentation.catalogues import Catalogues
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Text, Value, message

TEXT = Catalogues(Path(__file__).parent / "text")
FLAG = "--language"
NAMED = "sixweeks.language"  # in the context of click, before the arguments are understood
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class CommandError(InputError):
    """What is wrong with a command: its words are those of the command line."""

    catalogues = TEXT


def language() -> str:
    """The language named by --language, otherwise that of the environment."""
    context = click.get_current_context(silent=True)
    chosen = context.find_root().meta.get(NAMED) if context else None
    return chosen or of_environment()


def words(id: str, /, **args: "Value | str") -> str:
    """A message of the command line; strings are the same in every language."""
    given = {name: Text(each) if isinstance(each, str) else each for name, each in args.items()}
    return TEXT.localization(language()).text(message(id, **given))


def of_environment() -> str:
    """`fr_FR.UTF-8` is French; unsupported languages become English."""
    wanted = next(filter(None, map(os.environ.get, VARIABLES)), "") or ""
    tag = wanted.partition(".")[0].partition("_")[0].lower()
    return tag if tag in languages() else ENGLISH


def named_in(arguments: Sequence[str]) -> str:
    """The same before the arguments are parsed, since they may contain errors."""
    for flag, value in pairwise([*arguments, ""]):
        chosen = value if flag == FLAG else flag.removeprefix(f"{FLAG}=")
        if flag.startswith(FLAG) and chosen in languages():
            return chosen
    return of_environment()


class Language(click.ParamType[str]):
    """A language with message files."""

    name = "language"

    def convert(
        self, value: str, parameter: click.Parameter | None, context: click.Context | None
    ) -> str:
        if value not in languages():
            raise CommandError("error-not-a-choice", flag=FLAG, value=value, known=languages())
        return value
