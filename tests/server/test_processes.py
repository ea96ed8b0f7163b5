"""Several processes on one port: tables have an owner, limits are shared, a crash is survived."""

import os
import re
import signal
import socket
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest
from starlette.types import Scope

from sixweeks.server.http.forwarding import HEADER, arrived, owner_of
from sixweeks.server.http.shared_rates import SharedRateLimit, make_shared_file
from sixweeks.server.processes.front import owner_in
from sixweeks.server.settings import Place, Rate, Settings, divided
from tests.server.toolkit import Browser, eventually, running, streamed

TABLES = 6


def children_of(pid: int) -> list[int]:
    """The server processes; the supervisor has one more child, which tracks resources."""
    children = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [
        each for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()
    ]


def metrics(client: httpx2.Client, process: int) -> dict[str, float]:
    text = client.get("/metrics", params={"process": process}).text
    return {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.M)}


def test_a_table_belongs_to_a_process_by_its_id():
    assert [owner_of(f"/api/tables/{each:016x}/stream", b"", 3) for each in range(4)] == [
        0,
        1,
        2,
        0,
    ]
    assert owner_of("/api/tables", b"", 3) is None
    assert owner_of("/metrics", b"process=2", 3) == 2


@pytest.mark.parametrize(
    ("head", "owner"),
    [
        (b"GET /api/tables/0000000000000003?side=german HTTP/1.1\r\nHost: x\r\n\r\n", 1),
        (b"GET /api/games HTTP/1.1\r\n\r\n", None),
        (b"GET /api/tables/00000000000", None),
        (b"", None),
    ],
)
def test_the_front_reads_the_owner_from_the_first_line(head, owner):
    assert owner_in(head, 2) == owner


def test_every_request_reaches_the_owner_whatever_its_connection(database):
    """All tables are in the memory of one process each, although one client has one connection."""
    with running(database, "--workers", "0", "--processes", "2") as server:
        browser = Browser(server.client)
        tables = [browser.new_table(deployment="historical") for _ in range(TABLES)]
        for table in tables:
            table.play(2)
        loaded = [metrics(server.client, each)["sixweeks_tables_loaded"] for each in range(2)]
        owners = [int(table.id, 16) % 2 for table in tables]
        assert loaded == [owners.count(0), owners.count(1)]


def test_a_stream_and_the_answers_it_tells_of_go_to_one_process(tmp_path):
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0", "--processes", "2") as server:
        browser = Browser(server.client)
        for _ in range(4):
            table = browser.new_table(deployment="historical")
            with streamed(server.address, table) as told:
                serial, view = next(told)
                table.answer(view)
                assert next(told)[0] == serial + 1


def test_a_process_that_dies_is_started_again_and_nothing_is_lost(tmp_path):
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0", "--processes", "2") as server:
        browser = Browser(server.client)
        tables = [browser.new_table(deployment="historical") for _ in range(TABLES)]
        serials = [table.play(2)["serial"] for table in tables]
        before = children_of(server.process.pid)
        os.kill(before[1], signal.SIGKILL)
        eventually(lambda: processes_alive(server) == 1, 30)
        assert [serial_of(table) for table in tables] == serials
        eventually(lambda: len(set(children_of(server.process.pid)) - {before[1]}) == 2, 30)
        eventually(lambda: is_served_by_its_owner(server, tables), 30)
        server.end(signal.SIGTERM)
        assert "has ended" in server.complaints()


def processes_alive(server) -> int:
    """As far as the process that is asked has not just died."""
    with suppress(httpx2.TransportError):
        return int(server.client.get("/health").json()["processes_alive"])
    return 0


def serial_of(table):
    """A request that was under way when its process died is sent again, as the page does."""
    return eventually(lambda: answered(table), 20)


def answered(table) -> int:
    try:
        reply = table.get()
    except httpx2.TransportError:
        return 0
    return reply.json()["serial"] if reply.status_code == 200 else 0


def is_served_by_its_owner(server, tables) -> bool:
    for table in tables:
        answered(table)
    owners = [int(table.id, 16) % 2 for table in tables]
    return metrics(server.client, 1).get("sixweeks_tables_loaded") == owners.count(1)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_all_processes(tmp_path, sign):
    with running(str(tmp_path / "tables.sqlite"), "--processes", "2") as server:
        assert server.client.get("/health").json()["is_well"]
        children = children_of(server.process.pid)
        server.process.send_signal(sign)
        assert server.process.wait(20) == 0
        assert len(children) == 2
        assert not any(Path(f"/proc/{pid}").exists() for pid in children)


def test_processes_end_with_their_supervisor(tmp_path):
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0", "--processes", "2") as server:
        server.client.get("/api/games")
        children = children_of(server.process.pid)
        server.end(signal.SIGKILL)
        eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in children), 30)


def test_workers_are_counted_once_a_machine(tmp_path):
    with running(str(tmp_path / "tables.sqlite"), "--workers", "1", "--processes", "3") as server:
        wanted = [metrics(server.client, each)["sixweeks_workers_wanted"] for each in range(3)]
        assert wanted == [1, 0, 0]


def test_rates_are_shared(tmp_path):
    make_shared_file(str(tmp_path / "rates"))
    rate = Rate(burst=3, per_second=0)
    one, other = (SharedRateLimit(rate, "requests", str(tmp_path / "rates")) for _ in range(2))
    assert [each.allows("192.0.2.1") for each in (one, other, one, other, one)] == [
        *([True] * 3),
        *([False] * 2),
    ]
    assert other.allows("192.0.2.2")


def test_limits_of_different_kinds_are_apart(tmp_path):
    make_shared_file(str(tmp_path / "rates"))
    names = ("requests", "answers")
    rate = Rate(burst=1, per_second=0)
    limits = [SharedRateLimit(rate, name, str(tmp_path / "rates")) for name in names]
    assert all(limit.allows("192.0.2.1") for limit in limits)


def test_counts_are_divided():
    settings = divided(Settings(database="x", max_streams=200, max_connections=4001), 2)
    assert (settings.max_streams, settings.max_connections) == (100, 2001)


def test_only_a_process_of_this_server_may_say_where_a_request_came_from():
    place = Place(0, 2, "", "secret")
    scope = {"headers": [(HEADER, b"guessed http 192.0.2.9")], "client": ("192.0.2.1", 1)}
    assert arrived(scope, place)["client"] == ("192.0.2.1", 1)
    forwarded: Scope = {"headers": [(HEADER, b"secret https 192.0.2.9")], "client": None}
    assert arrived(forwarded, place)["client"] == ("192.0.2.9", 0)


def test_a_silent_client_blocks_nobody(tmp_path):
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0", "--processes", "2") as server:
        port = int(server.address.rpartition(":")[2])
        silent = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
        assert server.client.get("/api/games").status_code == 200
        for line in silent:
            line.close()
