"""Help in the language of the command line: what commands and options do is said by messages.

`command-play` is what stands in the list of commands, `command-play-about` the help of a command,
`option-seed` that of an option, `metavar-file` the word for its value."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import click

from sixweeks.cli.language import words

Function = TypeVar("Function", bound=Callable[..., object])


class Formatter(click.HelpFormatter):
    """The frame of a help page, with headings of ours."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{words('help-usage')} ")

    @contextmanager
    def section(self, name: str) -> Iterator[None]:
        with super().section(words(f"help-{name.lower()}")):
            yield


class Context(click.Context):
    formatter_class = Formatter


class Command(click.Command):
    """A command whose help is in the catalogue."""

    context_class = Context

    @property
    def message(self) -> str:
        return f"command-{self.name}"

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words(f"{self.message}-about"))

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        commands = getattr(self, "subcommand_metavar", None)
        ours = {self.options_metavar: "help-pieces", commands: "help-pieces-command"}
        found = super().collect_usage_pieces(ctx)
        return [words(ours[piece]) if piece in ours else piece for piece in found]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = words("help-help")
        return found


class Option(click.Option):
    """An option; what it does is the message `help`, and `metavar` stands for its value."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        names, _ = super().get_help_record(ctx) or ("", "")
        return names, "  ".join((words(self.help or ""), *self.notes()))

    def notes(self) -> Iterator[str]:
        if isinstance(self.default, int | float | str) and not self.is_flag:
            yield words("help-default", value=str(self.default))
        if self.required:
            yield words("help-required")

    def make_metavar(self, ctx: click.Context) -> str:
        return words(f"metavar-{self.metavar}") if self.metavar else super().make_metavar(ctx)


class Argument(click.Argument):
    """A positional argument; `metavar-game` is the word for it."""

    @property
    def human_readable_name(self) -> str:
        return words(f"metavar-{self.name}")

    def make_metavar(self, ctx: click.Context) -> str:
        word = self.human_readable_name if self.required else f"[{self.human_readable_name}]"
        return word if self.nargs == 1 else f"{word}..."


def command(name: str) -> Callable[[Callable[..., object]], click.Command]:
    return click.command(name, cls=Command)


def option(*names: str, **settings: object) -> Callable[[Function], Function]:
    """`--games` is explained by the message `option-games`, unless it has another `help`."""
    settings.setdefault("help", f"option-{names[0].lstrip('-').partition('/')[0]}")
    return click.option(*names, cls=Option, **settings)


def argument(name: str, **settings: object) -> Callable[[Function], Function]:
    return click.argument(name, cls=Argument, **settings)
