"""`sixweeks serve`: runs the server and opens the page in the browser."""

import re
import webbrowser
from collections.abc import Callable
from socket import socket

import click
from msgspec import convert

from sixweeks.cli.help import command, option
from sixweeks.cli.language import CommandError, words
from sixweeks.cli.options import Whole, json_option
from sixweeks.cli.output import emit
from sixweeks.server import serving
from sixweeks.server.settings import PORT, Settings, default_database
from sixweeks.server.storage.store import open_store

PROXY = """
    sixweeks serve --behind-proxy
    caddy reverse-proxy --from games.example.org --to 127.0.0.1:{port}"""


@command("serve")
@option("--host", default="127.0.0.1", metavar="address")
@option("--port", type=Whole(0, 65535), default=PORT, metavar="number")
@option("--database", metavar="database")
@option("--workers", type=Whole(0, 64), default=1, metavar="number")
@option("--playouts", type=Whole(0, 100_000), default=400, metavar="number")
@option("--processes", type=Whole(1, 64), default=1, metavar="number")
@option(
    "--connections", "max_connections", type=Whole(1, 1_000_000), default=4000, metavar="number"
)
@option("--forget-after", type=Whole(1, 36500), metavar="days")
@option("--behind-proxy", is_flag=True)
@option("--open/--no-open", "opens", default=True)
@json_option
def serve(processes: int, opens: bool, as_json: bool, **given: str | int | None) -> None:
    """Serve the games to browsers. Ctrl-C stops.

    With --json it prints the address and the database as JSON once it is listening."""
    settings = settings_of(given)
    listening = opened(settings)

    def announce() -> Callable[[], None] | None:
        address = announced(settings, listening.getsockname()[1], as_json)
        return (lambda: show(address)) if opens else None

    run(settings, listening, processes, announce)


def settings_of(given: dict[str, str | int | None]) -> Settings:
    """The options that are settings by name, and the defaults of what was not given."""
    named = {name: value for name, value in given.items() if value is not None}
    return convert({"database": default_database(), **named}, Settings)


def run(
    settings: Settings,
    listening: socket,
    processes: int,
    announce: Callable[[], Callable[[], None] | None],
) -> None:
    """Several processes are announced when the last of them is ready."""
    if processes == 1:
        serving.serve(settings, listening, announce())
        return
    if not hasattr(socket, "sendmsg"):
        raise CommandError("error-one-process")
    from sixweeks.server.processes.supervisor import Supervisor  # not on Windows

    def started() -> None:
        if act := announce():
            act()

    Supervisor(settings, listening, processes).run(started)


def opened(settings: Settings) -> socket:
    """Open the port and the database."""
    listening = serving.bound_socket(settings.host, settings.port)
    open_store(settings.database).close()
    return listening


def announced(settings: Settings, port: int, as_json: bool) -> str:
    """Print the server's address, and warn if it is reachable from other machines."""
    address = address_of(settings.host, port)
    if not settings.is_local:
        warning = words("serve-warning", host=settings.host)
        click.echo(f"{warning}{PROXY.format(port=port)}", err=True)
    if as_json:
        emit({"address": address, "database": without_password(settings.database)})
    else:
        click.echo(words("serve-address", address=address))
    return address


def without_password(database: str) -> str:
    """The database's address without its password."""
    return re.sub(r"(?<=://)([^/@:]*):[^/@]*@", r"\1@", database)


def show(address: str) -> None:
    webbrowser.open(address)


def address_of(host: str, port: int) -> str:
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
