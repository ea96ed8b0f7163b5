"""Connections that say nothing, never end, never read, or are too many."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx2
import pytest
from msgspec.structs import replace

from sixweeks.lab.load_test import Served, serve_and_tell
from sixweeks.server.computers.workers import SPAWNING
from sixweeks.server.http.connections import Connections, Guard
from sixweeks.server.settings import Settings, unlimited
from tests.server.toolkit import ROOT, Browser, Process, eventually, run_in_thread

GAMES = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@contextmanager
def serving(tmp_path, **wanted) -> Iterator[int]:
    """A real server with settings of its own; its port."""
    settings = unlimited(Settings(database=str(tmp_path / "tables.sqlite"), port=0, workers=0))
    ours, theirs = SPAWNING.Pipe()
    args = (replace(settings, **wanted), theirs)
    process = SPAWNING.Process(target=serve_and_tell, args=args, daemon=True)
    process.start()
    try:
        yield Served(ours).port
    finally:
        process.kill()
        process.join()


def opened(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=20)


def said(line: socket.socket) -> bytes:
    """All until the server closes; a timeout is none."""
    told = b""
    with suppress(ConnectionResetError):
        while piece := line.recv(100_000):
            told += piece
    return told


@pytest.mark.parametrize(
    ("sent", "told"),
    [
        (b"", b""),
        (b"GET / HT", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"HTTP/1.1 408"),
        (b"\r\n", b"HTTP/1.1 408"),
    ],
)
def test_silent_and_unfinished_requests_time_out(tmp_path, sent, told):
    with serving(tmp_path, idle_timeout=0.2) as port, opened(port) as line:
        line.sendall(sent)
        assert said(line)[:12] == told


def test_an_unfinished_second_request_times_out(tmp_path):
    with serving(tmp_path, idle_timeout=0.2) as port, opened(port) as line:
        line.sendall(GAMES + b"GET /")
        told = said(line)
        assert told.startswith(b"HTTP/1.1 200")
        assert told.count(b"HTTP/1.1 408") == 1


@pytest.mark.parametrize("later", [b"x" * 9, b"x" * 10])
def test_an_unread_body_times_out(tmp_path, later):
    """Refused by its head, its rest may come, and after it nothing; nor is a second answer sent,
    which a proxy would take for that to its next request."""
    settings = {"idle_timeout": 0.2, "body_timeout": -4.8}
    with serving(tmp_path, **settings) as port, opened(port) as line:
        line.sendall(POST + b"Origin: http://evil\r\nContent-Length: 10\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 403"
        line.sendall(later)
        assert b"HTTP/1.1" not in said(line)


class Pipe(asyncio.Transport):
    """A transport of which nobody takes anything, unless told otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.left, self.ending, self.written = 100_000, "", b""

    def get_write_buffer_size(self) -> int:
        return self.left

    def is_closing(self) -> bool:
        return bool(self.ending)

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.ending = "closed"

    def abort(self) -> None:
        self.ending = "aborted"


async def after_a_round(settings, happen: Callable[[Guard, Pipe], None]) -> str:
    """How a connection ended, whose reader has had more time than it may."""
    connections = Connections(replace(settings, reader_timeout=-1.0))
    line, pipe = Guard(connections), Pipe()
    line.inner = asyncio.Protocol()
    line.connection_made(pipe)
    line.pause_writing()
    happen(line, pipe)
    for _ in range(2):
        connections.sweep(line.loop)
    return pipe.ending


def take_some(line, pipe):
    pipe.left -= 1
    line.all.settings = replace(line.all.settings, reader_timeout=60.0)


@pytest.mark.parametrize(
    ("happen", "ending"),
    [
        (lambda line, pipe: None, "aborted"),
        (lambda line, pipe: pipe.close(), "aborted"),
        (lambda line, pipe: (line.resume_writing(), pipe.close()), "aborted"),
        (lambda line, pipe: line.resume_writing(), ""),
        (take_some, ""),
    ],
    ids=["nothing", "closing", "closing with a rest", "all", "some"],
)
def test_a_client_that_reads_no_response_is_disconnected(settings, happen, ending):
    assert run_in_thread(after_a_round, settings, happen) == ending


def test_too_many_requests_together_are_not_taken(tmp_path):
    """They would all be kept, however slowly they are answered."""
    with serving(tmp_path) as port, opened(port) as line:
        line.sendall(GAMES * 1000)
        assert said(line).startswith(b"HTTP/1.1 400")
        with opened(port) as another:
            another.sendall(GAMES * 16)
            eventually(lambda: b"HTTP/1.1 200" in another.recv(100_000))


def test_clients_of_a_stream_may_be_silent(tmp_path):
    with serving(tmp_path, idle_timeout=0.2) as port:
        address = f"http://127.0.0.1:{port}"
        with httpx2.Client(base_url=address) as client:
            table = Browser(client).new_table()
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            with opened(port) as line:
                head = f"GET {table.path}/stream HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}"
                line.sendall(f"{head}\r\n\r\n".encode())
                eventually(lambda: b"event: view" in line.recv(100_000))
                line.settimeout(3)
                with pytest.raises(TimeoutError):
                    said(line)


def test_the_connections_of_an_address_are_limited(tmp_path):
    with serving(tmp_path, max_connections_per_address=2) as port:
        first, second = opened(port), opened(port)
        for line in (first, second):
            line.sendall(GAMES)
            assert line.recv(12) == b"HTTP/1.1 200"
        with opened(port) as third:
            assert said(third).startswith(b"HTTP/1.1 503 Service Unavailable")
        first.close()
        eventually(lambda: is_taken(port))
        second.close()


def is_taken(port: int) -> bool:
    with opened(port) as line, suppress(ConnectionError):
        line.sendall(GAMES)
        return line.recv(12) == b"HTTP/1.1 200"
    return False


@pytest.mark.parametrize(("behind_proxy", "admitted"), [(False, False), (True, True)])
def test_a_proxy_has_the_connections_of_everybody(settings, behind_proxy, admitted):
    wanted = replace(settings, max_connections_per_address=2, behind_proxy=behind_proxy)
    connections = Connections(wanted)
    connections.by_address["127.0.0.1"] = 2
    assert connections.admits("127.0.0.1") is admitted


def test_the_total_number_of_connections_is_limited(settings):
    connections = Connections(replace(settings, max_connections=0, behind_proxy=True))
    assert not connections.admits("127.0.0.1")


@pytest.mark.parametrize("before", [b"", GAMES, GAMES * 3])
def test_a_malformed_request_is_not_logged(tmp_path, before):
    """Not even while an earlier request is being answered."""
    process = Process(str(tmp_path / "tables.sqlite"), "--workers", "0")
    with opened(int(process.address.rpartition(":")[2])) as line:
        line.sendall(before + b"nonsense\r\n\r\n")
        assert said(line).startswith(b"HTTP/1.1 400")
    process.end(2)
    assert process.complaints() == ""


def test_of_uvicorn_only_the_public_interface_is_used():
    """Its protocols change from one version to the next."""
    sources = (ROOT / "src/sixweeks").rglob("*.py")
    assert [path for path in sources if "uvicorn.protocols" in path.read_text("utf-8")] == []
