"""One of several processes of a server: it serves the connections that the front hands over."""

import asyncio
import os
import signal
import socket
from contextlib import suppress
from threading import Thread
from time import sleep

from sixweeks.server.computers.computer_turns import end_process
from sixweeks.server.http.connections import Connections
from sixweeks.server.serving import serve
from sixweeks.server.settings import Settings

WATCH_SECONDS = 0.5
GRACE_SECONDS = 6.0


def run_child(settings: Settings, channel: socket.socket, parent: int) -> None:
    Thread(target=exit_with_parent, args=(parent,), name="parent", daemon=True).start()
    connections = Connections(settings)
    serve(settings, own_socket(settings), lambda: take_over(channel, connections), connections)


def exit_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        sleep(WATCH_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)
    sleep(GRACE_SECONDS)
    end_process()


def own_socket(settings: Settings) -> socket.socket:
    """Where other processes of this server, and a proxy on this machine, reach this one."""
    path = settings.place.socket_of(settings.place.index)
    with suppress(FileNotFoundError):
        os.unlink(path)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(path)
    listening.listen(512)
    return listening


def take_over(channel: socket.socket, connections: Connections) -> None:
    """Serve whatever comes through the channel; the supervisor sends nothing before it has made a
    connection of its own, after which it is known how uvicorn makes its protocol."""
    loop = asyncio.get_running_loop()
    tasks: set[asyncio.Task[object]] = set()
    channel.setblocking(False)

    def receive() -> None:
        with suppress(BlockingIOError):
            while True:
                told, found, _, _ = socket.recv_fds(channel, 1, 1)
                if not told:
                    loop.remove_reader(channel)
                    return
                start(socket.socket(fileno=found[0]))

    def start(connection: socket.socket) -> None:
        assert connections.make is not None, "the supervisor has connected once"
        connection.setblocking(False)
        serving = loop.connect_accepted_socket(connections.make, connection)
        task: asyncio.Task[object] = loop.create_task(serving)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    loop.add_reader(channel, receive)
