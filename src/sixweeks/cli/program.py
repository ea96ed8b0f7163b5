"""The command `sixweeks`. Each subcommand is a module here, loaded when it is called."""

import os
import sys
from importlib import import_module
from typing import Any, NoReturn

import click

from sixweeks.cli.language import option as language_option
from sixweeks.kernel.formats.lines import shortened
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.version import __version__

COMMANDS = {
    "play": "play against the computer, at one keyboard, or watch",
    "serve": "the server, for the page in the browser",
    "games": "the games with their scenarios, sides, options and players",
    "replay": "play a record again, and verify its dice",
    "position": "write a position as text",
    "map": "draw a position as a picture",
    "rule": "a rule in our words, with its code and its tests",
    "odds": "the chances of every result of an attack",
    "why": "the rules against a wish",
    "answer": "give answers to a position and see what happens",
    "simulate": "many games between computer players",
    "fuzz": "look for faults with random games",
    "perft": "count positions by depth",
    "bench": "measure speed",
}
BAD_INPUT, INTERRUPTED = 2, 130
LONGEST = 400  # length of an error message


class Program(click.Group):
    """Bad input is one sentence and exit status 2; Ctrl-C is one line and 130."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"sixweeks.cli.{name}").command
        return command

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        if not all(is_text(arg) for arg in args):
            raise click.UsageError("an argument is not UTF-8 text")
        return super().parse_args(context, args)

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except KeyboardInterrupt:
            fail("Interrupted", INTERRUPTED)

    def main(self, *args: Any, **settings: Any) -> NoReturn:
        settings["standalone_mode"] = False
        try:
            status = super().main(*args, **settings)
        except click.Abort:
            fail("Interrupted", INTERRUPTED)
        except click.ClickException as error:
            fail(f"Error: {error.format_message()}", BAD_INPUT)
        except input_errors() as error:
            fail(f"Error: {error}", BAD_INPUT)
        except OSError as error:  # files named by users are handled where they are opened
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - or Python complains once more
            unwritten = f"the output cannot be written: {error.strerror or error}"
            fail(f"Error: {error if error.filename else unwritten}", BAD_INPUT)
        sys.exit(status if isinstance(status, int) else 0)


def input_errors() -> tuple[type[Exception], ...]:
    """The exceptions that the layers below raise for bad input."""
    from sixweeks.extras import MissingExtra

    return InputError, MissingExtra


def is_text(argument: str) -> bool:
    return not any("\ud800" <= char <= "\udfff" for char in argument)


def fail(sentence: str, status: int) -> NoReturn:
    """Print an error as one printable line and exit."""
    line = shortened(" ".join(sentence.split()).rstrip("."), LONGEST)
    click.echo(f"{line}.", err=True)
    sys.exit(status)


@click.group(
    cls=Program,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@language_option
@click.version_option(__version__, prog_name="sixweeks", message="%(prog)s %(version)s")
@click.pass_context
def program(context: click.Context, language: str | None) -> None:
    """Board wargames about the Battle of France, 1940, played by their rulebooks."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> NoReturn:
    program.main(prog_name="sixweeks")
