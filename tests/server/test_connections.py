"""Connections that say nothing, never end, never read, or are too many."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx2
import pytest
from msgspec.structs import replace

from sixweeks.server.connections import Connections
from sixweeks.server.load import Served, serve_and_tell
from sixweeks.server.settings import Settings, unlimited
from sixweeks.server.workers import SPAWNING
from tests.server.toolkit import Browser, Process, eventually

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
def test_who_says_nothing_or_half_of_it_is_not_waited_for(tmp_path, sent, told):
    with serving(tmp_path, longest_silence=0.2) as port, opened(port) as line:
        line.sendall(sent)
        assert said(line)[:12] == told


def test_nor_is_half_a_second_request(tmp_path):
    with serving(tmp_path, longest_silence=0.2) as port, opened(port) as line:
        line.sendall(GAMES + b"GET /")
        told = said(line)
        assert told.startswith(b"HTTP/1.1 200")
        assert told.count(b"HTTP/1.1 408") == 1


@pytest.mark.parametrize("later", [b"x" * 9, b"x" * 10])
def test_nor_is_a_body_that_nobody_reads(tmp_path, later):
    """Refused by its head, its rest may come, and after it nothing."""
    settings = {"longest_silence": 0.2, "slowest_body": -4.8}
    with serving(tmp_path, **settings) as port, opened(port) as line:
        line.sendall(POST + b"Origin: http://evil\r\nContent-Length: 10\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 403"
        line.sendall(later)
        said(line)


def test_who_takes_nothing_of_an_answer_is_not_waited_for(tmp_path):
    line = socket.socket()
    line.settimeout(20)
    for buffer in (socket.SO_RCVBUF, socket.SO_SNDBUF):
        line.setsockopt(socket.SOL_SOCKET, buffer, 1000)
    with serving(tmp_path, slowest_reader=0.2) as port, line:
        line.connect(("127.0.0.1", port))
        asked = GAMES.replace(b"games", b"games/france_40/faces.svg")
        with pytest.raises(ConnectionError):
            line.sendall(asked * 50_000)


def test_who_listens_or_waits_for_a_stream_may_be_silent(tmp_path):
    with serving(tmp_path, longest_silence=0.2, slowest_body=-4.8) as port:
        address = f"http://127.0.0.1:{port}"
        with httpx2.Client(base_url=address) as client:
            table = Browser(client).new_table()
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            with opened(port) as line:
                head = f"GET {table.path}/stream HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}"
                line.sendall(f"{head}\r\n\r\n".encode())
                eventually(lambda: b"event: sight" in line.recv(100_000))
                line.settimeout(3)
                with pytest.raises(TimeoutError):
                    said(line)


def test_an_address_has_so_many_connections(tmp_path):
    with serving(tmp_path, most_connections_each=2) as port:
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
    wanted = replace(settings, most_connections_each=2, behind_proxy=behind_proxy)
    connections = Connections(wanted)
    connections.of["127.0.0.1"] = 2
    assert connections.admits("127.0.0.1") is admitted


def test_there_are_so_many_connections_in_all(settings):
    connections = Connections(replace(settings, most_connections=0, behind_proxy=True))
    assert not connections.admits("127.0.0.1")


def test_what_is_refused_is_no_news(tmp_path):
    process = Process(str(tmp_path / "tables.sqlite"), "--workers", "0")
    with opened(int(process.address.rpartition(":")[2])) as line:
        line.sendall(b"nonsense\r\n\r\n")
        assert said(line).startswith(b"HTTP/1.1 400")
    process.end(2)
    assert process.complaints() == ""
