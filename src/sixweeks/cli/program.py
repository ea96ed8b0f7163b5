"""The command `sixweeks`. Each subcommand is a module here, loaded when it is called."""

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

import click
import msgspec

from sixweeks.cli.click_errors import told
from sixweeks.cli.help import Command, Option, option
from sixweeks.cli.language import FLAG, NAMED, TEXT, CommandError, Language, named_in, words
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Sentence, Text, message
from sixweeks.kernel.presentation.words import shortened
from sixweeks.version import __version__

COMMANDS = (
    *("play", "serve", "games", "replay", "position", "map", "rule", "odds", "why", "answer"),
    *("analyse", "simulate", "ladder", "weights", "fit", "fuzz", "perft", "bench", "admin"),
)
BAD_INPUT, INTERRUPTED = 2, 130
LONGEST = 400  # length of an error message


class Program(Command, click.Group):
    """Bad input is one sentence and exit status 2; Ctrl-C is one line and 130."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        found: click.Command = getattr(import_module(f"sixweeks.cli.{name}"), name)
        return found

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, words(f"command-{name}")) for name in COMMANDS])

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        if not all(is_text(arg) for arg in args):
            raise CommandError("error-argument-not-utf-8")
        context.meta[NAMED] = named_in(args)
        return super().parse_args(context, args)

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except KeyboardInterrupt:
            raise click.Abort from None

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise CommandError("error-no-command", name=args[0], known=COMMANDS)
        return super().resolve_command(context, args)

    def main(  # type: ignore[override]  # it never returns
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        **settings: object,
    ) -> NoReturn:
        arguments = sys.argv[1:] if args is None else list(args)
        try:
            status = super().main(args, prog_name, standalone_mode=False)
        except click.Abort:
            interrupted(arguments)
        except click.ClickException as error:
            fail(told(error), arguments)
        except InputError as error:
            fail(error, arguments)
        except OSError as error:  # files named by users are handled where they are opened
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - or Python complains once more
            fail(CommandError("error-unwritten", why=error.strerror or str(error)), arguments)
        sys.exit(status if isinstance(status, int) else 0)


def is_text(argument: str) -> bool:
    return not any("\ud800" <= char <= "\udfff" for char in argument)


def fail(error: InputError, arguments: Sequence[str]) -> NoReturn:
    """One sentence on stderr; with --json also its id and arguments."""
    language = named_in(arguments)
    if "--json" in arguments:
        told = {"error": error.said(language), **error.data()}
        click.echo(msgspec.json.encode(told), err=True)
    else:
        say(message("shown", what=Text(error.said(language))), language)
    sys.exit(BAD_INPUT)


def interrupted(arguments: Sequence[str]) -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # impatient users press Ctrl-C twice
    say(message("interrupted"), named_in(arguments))
    sys.exit(INTERRUPTED)


def say(sentence: Sentence, language: str) -> None:
    """One line that can be printed, whatever the sentence holds."""
    said = TEXT.localization(language).text(sentence)
    line = shortened(" ".join(said.split()).rstrip("."), LONGEST)
    click.echo(f"{line}.", err=True)


@click.group(
    cls=Program,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@option(FLAG, type=Language(), metavar="language")
@click.version_option(
    __version__,
    prog_name="sixweeks",
    message="%(prog)s %(version)s",
    cls=Option,
    help="help-version",
)
@click.pass_context
def program(context: click.Context, language: str | None) -> None:
    """Board wargames about the Battle of France, 1940, played by their rulebooks."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main() -> NoReturn:
    program.main(prog_name="sixweeks")
