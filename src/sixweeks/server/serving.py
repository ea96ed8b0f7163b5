"""Running the server: socket, event loop, workers, graceful shutdown."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.types import ASGIApp

from sixweeks.games import definition_of, game_ids
from sixweeks.server.app import Service, make_app
from sixweeks.server.console import logging_config
from sixweeks.server.errors import StartError
from sixweeks.server.http.connections import Connections, Tracking
from sixweeks.server.settings import Settings

GRACE_SECONDS = 3
GARBAGE_SECONDS = 600.0
SWITCH_SECONDS = 0.001  # so that computing threads soon yield to the event loop


class Server(uvicorn.Server):
    """Ends the event streams on shutdown."""

    service: Service | None = None

    def handle_exit(self, sig: int, frame: object) -> None:
        if self.service is not None:
            self.service.tables.begin_to_stop()
        super().handle_exit(sig, frame)  # type: ignore[arg-type]


def bound_socket(host: str, port: int) -> socket.socket:
    """A listening socket, opened first, so that a port in use is reported at once."""
    if not host:
        raise StartError("error-no-host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sets TCP_NODELAY only then.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        number = str(port)
        raise StartError("error-port", host=host, port=number, why=reason.lower()) from None
    return listening


def configured(settings: Settings, app: ASGIApp, connections: Connections) -> uvicorn.Config:
    """There is no access log: paths contain table ids."""
    config = uvicorn.Config(
        Tracking(app, settings),
        log_config=logging_config() or uvicorn.config.LOGGING_CONFIG,
        log_level="error",
        access_log=False,
        server_header=False,
        lifespan="on",
        ws="none",
        http="httptools",
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
    )
    config.load()
    protocol = config.http_protocol_class
    config.http_protocol_class = connections.guarded(protocol)  # type: ignore[assignment]
    return config


def serve(
    settings: Settings,
    listening: socket.socket,
    on_start: Callable[[], None] | None = None,
    connections: Connections | None = None,
) -> None:
    """Serve until told to stop."""

    def started(service: Service) -> None:
        server.service = service
        collect_garbage(asyncio.get_running_loop())
        if on_start is not None:
            on_start()

    app = make_app(settings, started)
    server = Server(configured(settings, app, connections or Connections(settings)))
    sys.setswitchinterval(SWITCH_SECONDS)
    freeze_loaded_games()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def freeze_loaded_games() -> None:
    """Load the games, exempt them from garbage collection, and turn the automatic collector off.

    An answer makes almost no reference cycles, and a full collection would block all tables, so it
    runs every ten minutes only."""
    for id in game_ids():
        definition_of(id)
    gc.collect()
    gc.freeze()
    gc.disable()


def collect_garbage(loop: asyncio.AbstractEventLoop) -> None:
    gc.collect()
    loop.call_later(GARBAGE_SECONDS, collect_garbage, loop)
