"""`sixweeks serve`: runs the server and opens the page in the browser."""

import re
import webbrowser
from socket import socket

import click

from sixweeks.cli.options import Whole, json_option
from sixweeks.cli.output import emit
from sixweeks.server.serving import bound_socket, serve
from sixweeks.server.settings import PORT, Settings, default_database
from sixweeks.server.storage.store import open_store

WARNING = """\
Warning: {host} can be reached from other machines, and the connection is not encrypted.
Put a reverse proxy with TLS in front instead, for example with Caddy:
    sixweeks serve --behind-proxy
    caddy reverse-proxy --from games.example.org --to 127.0.0.1:{port}"""


@click.command("serve")
@click.option("--host", default="127.0.0.1", help="The address.  [default: 127.0.0.1]")
@click.option("--port", type=Whole(0, 65535), default=PORT, help=f"The port.  [default: {PORT}]")
@click.option(
    "--database",
    metavar="URL|FILE",
    help="postgresql://... or an SQLite file.  [default: in the user's data folder]",
)
@click.option(
    "--workers",
    type=Whole(0, 64),
    default=1,
    help="Processes for the computer players.  [default: 1]",
)
@click.option(
    "--forget-after",
    type=Whole(1, 36500),
    metavar="DAYS",
    help="Delete tables without activity for this long.  [default: never]",
)
@click.option("--behind-proxy", is_flag=True, help="Trust a reverse proxy on this machine.")
@click.option("--open/--no-open", "opens", default=True, help="Open the browser.")
@json_option
def command(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    forget_after: int | None,
    behind_proxy: bool,
    opens: bool,
    as_json: bool,
) -> None:
    """Serve the games to browsers. Ctrl-C stops.

    With --json it prints the address and the database as JSON once it is listening."""
    settings = Settings(
        database=default_database() if database is None else database,
        host=host,
        port=port,
        workers=workers,
        behind_proxy=behind_proxy,
        forget_after=forget_after or 0,
    )
    listening = opened(settings)
    address = announced(settings, listening.getsockname()[1], as_json)
    serve(settings, listening, (lambda: show(address)) if opens else None)


def opened(settings: Settings) -> socket:
    """Open the port and the database."""
    listening = bound_socket(settings.host, settings.port)
    open_store(settings.database).close()
    return listening


def announced(settings: Settings, port: int, as_json: bool) -> str:
    """Print the server's address, and warn if it is reachable from other machines."""
    address = address_of(settings.host, port)
    if not settings.is_local:
        click.echo(WARNING.format(host=settings.host, port=port), err=True)
    if as_json:
        emit({"address": address, "database": without_password(settings.database)})
    else:
        click.echo(f"Six Weeks is at {address} (Ctrl-C stops).")
    return address


def without_password(database: str) -> str:
    """The database's address without its password."""
    return re.sub(r"(?<=://)([^/@:]*):[^/@]*@", r"\1@", database)


def show(address: str) -> None:
    webbrowser.open(address)


def address_of(host: str, port: int) -> str:
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"
