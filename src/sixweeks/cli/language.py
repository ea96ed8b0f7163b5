"""The language of the command line: `--language`, otherwise that of the environment."""

import os

import click

from sixweeks.kernel.presentation.catalogue import ENGLISH, languages

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language() -> str:
    context = click.get_current_context(silent=True)
    chosen = context.find_root().params.get("language") if context else None
    return chosen or of_environment()


def of_environment() -> str:
    """`fr_FR.UTF-8` is French; unsupported languages become English."""
    wanted = next(filter(None, map(os.environ.get, VARIABLES)), "") or ""
    tag = wanted.partition(".")[0].partition("_")[0].lower()
    return tag if tag in languages() else ENGLISH


option = click.option(
    "--language",
    type=click.Choice(languages()),
    help="The language.  [default: that of the environment]",
)
