"""Running the server: one process, its workers, and a clean end."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import uvicorn

from sixweeks.games import definition_of, game_ids
from sixweeks.server.app import Service, make_app
from sixweeks.server.http.connections import Connections, Protocol
from sixweeks.server.settings import Settings

GRACE_SECONDS = 3
GARBAGE_SECONDS = 600.0
SWITCH_SECONDS = 0.0002  # whoever writes or clicks is let through by whoever reckons


class PortInUse(Exception):
    """One sentence about a port that cannot be had."""


class Server(uvicorn.Server):
    """Lets the streams end when it is told to stop."""

    service: Service | None = None

    def handle_exit(self, sig: int, frame: object) -> None:
        if self.service is not None:
            self.service.hub.begin_to_stop()
        super().handle_exit(sig, frame)  # type: ignore[arg-type]


def bound_socket(host: str, port: int) -> socket.socket:
    """Listening before anything else is begun, so that a port in use is told at once."""
    if not host:
        raise PortInUse("cannot listen on an address without a name")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, for only then asyncio sends small packets at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(512)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise PortInUse(f"cannot listen on {host}:{port}: {reason.lower()}") from None
    return listening


def serve(
    settings: Settings, listening: socket.socket, on_start: Callable[[], None] | None = None
) -> None:
    """Serve until told to stop. The access log is off: paths are no one else's business, and
    strangers' nonsense is not news."""

    def started(service: Service) -> None:
        server.service = service
        look_for_garbage(asyncio.get_running_loop())
        if on_start is not None:
            on_start()

    config = uvicorn.Config(
        make_app(settings, started),
        log_level="error",
        access_log=False,
        server_header=False,
        lifespan="on",
        ws="none",
        http=partial(Protocol, Connections(settings)),  # type: ignore[arg-type]
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=30,
    )
    server = Server(config)
    sys.setswitchinterval(SWITCH_SECONDS)
    set_games_aside()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def set_games_aside() -> None:
    """What stays for good is not looked through for garbage.

    Nor is anything else but now and then: almost nothing that an answer makes refers to itself, so
    that it goes by itself, and a look at everything keeps all tables waiting."""
    for id in game_ids():
        definition_of(id)
    gc.collect()
    gc.freeze()
    gc.disable()


def look_for_garbage(loop: asyncio.AbstractEventLoop) -> None:
    gc.collect()
    loop.call_later(GARBAGE_SECONDS, look_for_garbage, loop)
