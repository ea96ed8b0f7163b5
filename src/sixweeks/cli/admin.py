"""`sixweeks admin`: the tables of a server, for its operator."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime

import click

from sixweeks.cli.files import read_text, write_whole
from sixweeks.cli.help import Command, argument, option
from sixweeks.cli.language import CommandError, words
from sixweeks.cli.options import json_option, out_option
from sixweeks.cli.output import console, emit, grid, report
from sixweeks.kernel.presentation.sentence import Text
from sixweeks.server import administration
from sixweeks.server.administration import Inspected, Links, Listed, Replayed
from sixweeks.server.settings import default_database
from sixweeks.server.storage.backup import back_up, restore
from sixweeks.server.storage.store import Store, open_store


class Admin(Command, click.Group):
    """A command with commands of its own."""

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        names = self.list_commands(context)
        with formatter.section("Commands"):
            formatter.write_dl([(name, words(f"command-admin-{name}")) for name in names])

    def list_commands(self, context: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise CommandError("error-no-command", name=args[0], known=tuple(self.commands))
        return super().resolve_command(context, args)


class Subcommand(Command):
    """Its messages are called after both names."""

    @property
    def message(self) -> str:
        return f"command-admin-{self.name}"


@click.group("admin", cls=Admin, invoke_without_command=True)
@click.pass_context
def admin(context: click.Context) -> None:
    """Look after the tables of a server."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def subcommand(name: str) -> Callable[[Callable[..., object]], click.Command]:
    return admin.command(name, cls=Subcommand)


database_option = option("--database", default=None, metavar="database")
table_argument = argument("table")


@contextmanager
def store_of(database: str | None) -> Iterator[Store]:
    with closing(administration.opened(database or default_database())) as store:
        yield store


@subcommand("list")
@database_option
@option("--game", default="", metavar="game")
@option("--running", is_flag=True)
@json_option
def list_tables(database: str | None, game: str, running: bool, as_json: bool) -> None:
    """The tables, the most recently played first."""
    with store_of(database) as store:
        report(list(administration.tables(store, game, running)), as_json, show_list)


def show_list(found: list[Listed]) -> None:
    columns = ("table", "game", "scenario", "name", "turn", "to-move", "last-answer")
    console().print(grid(columns, map(list_row, found)))


def list_row(each: Listed) -> tuple[str, ...]:
    whose = each.result or each.to_move
    return (each.table, each.game, each.scenario, each.name, each.turn, whose, day(each.answered))


def day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


@subcommand("inspect")
@table_argument
@database_option
@json_option
def inspect(table: str, database: str | None, as_json: bool) -> None:
    """What is known of a table, without its secrets."""
    with store_of(database) as store:
        report(administration.inspected(store, table), as_json, show_table)


def show_table(found: Inspected) -> None:
    show_list([found.listed])
    rows = [(each.side, each.player, each.browsers) for each in found.seats]
    console().print(grid(("side", "player", "browsers#"), rows))
    click.echo(words("admin-answers", answers=found.answers, undos=found.undos))
    click.echo(words("admin-rules", rules=found.rules, now=found.rules_now))
    if found.job_tries:
        click.echo(words("admin-fault", count=found.job_tries))


@subcommand("export")
@table_argument
@database_option
@out_option
def export(table: str, database: str | None, out: str | None) -> None:
    """Print or write the whole record of a table."""
    with store_of(database) as store:
        text = administration.exported(store, table)
    if out is None:
        click.echo(text, nl=False)
    else:
        write_whole(out, text)


@subcommand("import")
@argument("file")
@database_option
@json_option
def import_record(file: str, database: str | None, as_json: bool) -> None:
    """Make a table of a record."""
    text = read_text(file)
    with store_of(database) as store:
        report(administration.imported(store, text), as_json, show_links)


def show_links(found: Links) -> None:
    click.echo(found.table)
    for side, link in found.links.items():
        click.echo(words("admin-link", side=side, link=link))


@subcommand("seat")
@table_argument
@argument("side")
@argument("player")
@database_option
@json_option
def seat(table: str, side: str, player: str, database: str | None, as_json: bool) -> None:
    """Give a seat to somebody else."""
    with store_of(database) as store:
        found = administration.seat_handed_over(store, table, side, player)
        report(found, as_json, show_links)


@subcommand("close")
@table_argument
@database_option
@json_option
def close(table: str, database: str | None, as_json: bool) -> None:
    """End a game without a result; its record says so."""
    with store_of(database) as store:
        found = administration.closed(store, table)
        report(found, as_json, lambda each: show_list([each]))


@subcommand("delete")
@table_argument
@database_option
@option("--yes", is_flag=True)
@json_option
def delete(table: str, database: str | None, yes: bool, as_json: bool) -> None:
    """Delete a table permanently."""
    with store_of(database) as store:
        if not yes:
            raise CommandError("error-flag-missing", flag="--yes")
        found = administration.deleted(store, table)
        report(found, as_json, lambda each: show_list([each]))


@subcommand("replay")
@argument("table", required=False)
@database_option
@json_option
def replay(table: str | None, database: str | None, as_json: bool) -> None:
    """Play tables again under the present rules."""
    with store_of(database) as store:
        found = replayed(store, table)
    report(found, as_json, show_replays)
    if not all(each.is_whole for each in found):
        raise click.exceptions.Exit(1)


def replayed(store: Store, table: str | None) -> list[Replayed]:
    ids = [table] if table else [each.table for each in administration.tables(store)]
    return list(administration.replayed(store, ids))


def show_replays(found: list[Replayed]) -> None:
    for each in found:
        if not each.is_whole:
            click.echo(words("admin-lost", table=each.table, serial=each.serial, count=each.lost))
    whole = sum(each.is_whole for each in found)
    click.echo(words("admin-replayed", count=whole, all=len(found)))


@subcommand("backup")
@argument("file")
@database_option
@json_option
def backup(file: str, database: str | None, as_json: bool) -> None:
    """Copy the database into a file, and check the copy by playing its tables again."""
    with store_of(database) as store:
        back_up(store, file)
    with store_of(file) as copy:
        found = replayed(copy, None)
    report(found, as_json, lambda each: show_backup(file, each))


def show_backup(file: str, found: list[Replayed]) -> None:
    show_replays(found)
    click.echo(words("admin-backed-up", file=file))


@subcommand("restore")
@argument("file")
@database_option
@json_option
def restore_backup(file: str, database: str | None, as_json: bool) -> None:
    """Copy a backup into an empty database."""
    with closing(open_store(database or default_database())) as store:
        count = restore(file, store)
    if as_json:
        emit({"tables": count})
    else:
        click.echo(words("admin-restored", count=count, file=Text(file)))
