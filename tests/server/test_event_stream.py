"""Server-sent events from a real server, and what is left when it is killed."""

import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from random import Random
from threading import Thread
from time import sleep

import httpx2
import pytest

from sixweeks.lab.load_players import Load
from sixweeks.lab.load_test import measure
from tests.server.toolkit import Browser, events, eventually, running

HISTORICAL = {"deployment": "historical"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    database = str(tmp_path_factory.mktemp("server") / "tables.sqlite")
    with running(database, "--workers", "0") as server:
        yield server


@pytest.fixture
def visitor(server):
    return Browser(server.client)


@pytest.fixture
def stack():
    with ExitStack() as stack:
        yield stack


def listening(stack, server, table, **options):
    """The events of a stream, opened as this browser."""
    cookie = "; ".join(f"{name}={value}" for name, value in table.browser.cookies.items())
    headers = {"cookie": cookie, **options.pop("headers", {})}
    client = stack.enter_context(httpx2.Client(base_url=server.address, timeout=10))
    reply = stack.enter_context(
        client.stream("GET", f"{table.path}/stream", params=options, headers=headers)
    )
    assert reply.headers["content-type"].startswith("text/event-stream")
    return events(reply)


def test_every_seat_is_told_of_every_answer(stack, server, visitor):
    table = visitor.new_table(**HISTORICAL)
    streams = {side: listening(stack, server, table, side=side) for side in ("german", "allied")}
    for stream in streams.values():
        next(stream)
    for _ in range(4):
        after = table.play(1)
        for side, stream in streams.items():
            number, view = next(stream)
            assert (number, view["serial"], view["side"]) == (
                after["serial"],
                after["serial"],
                side,
            )
            assert (view["ask"] is not None) == (view["to_move"] == side)


def test_a_stream_resumes_by_the_number_last_seen(stack, server, visitor):
    table = visitor.new_table(**HISTORICAL)
    seen = table.play(5)["serial"]
    table.play(3)
    for options in ({"since": seen}, {"headers": {"last-event-id": str(seen)}}):
        number, view = next(listening(stack, server, table, side="german", **options))
        assert number == seen + 3
        assert view["log_from"] == seen
        assert all(line["serial"] > seen for line in view["log"])


@pytest.mark.parametrize("number", ["-1", "x", "99999999999", "1e3", "", "0x10", "9" * 400])
def test_a_strange_event_number_does_no_harm(stack, server, visitor, number):
    table = visitor.new_table(**HISTORICAL)
    seen = table.play(3)["serial"]
    headers = {"last-event-id": number}
    found, view = next(listening(stack, server, table, side="german", headers=headers))
    assert (found, view["log_from"] < seen) == (seen, True)


def test_a_head_request_for_a_stream_ends_at_once(server, visitor):
    table = visitor.new_table(**HISTORICAL)
    reply = visitor.send("HEAD", f"{table.path}/stream")
    assert (reply.status_code, reply.content) == (200, b"")
    assert reply.headers["content-type"].startswith("text/event-stream")


def test_the_streams_of_a_browser_are_limited(stack, tmp_path):
    """Each takes a connection, of which the machine has only so many."""
    with running(str(tmp_path / "x.sqlite"), "--workers", "0") as server:
        visitor = Browser(server.client)
        tables = [visitor.new_table(**HISTORICAL) for _ in range(4)]
        statuses = []
        for table in tables:
            cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
            for _ in range(60):
                line = stack.enter_context(
                    socket.create_connection(("127.0.0.1", int(server.address.split(":")[2])))
                )
                line.sendall(
                    f"GET {table.path}/stream HTTP/1.1\r\nHost: localhost\r\n"
                    f"Cookie: {cookie}\r\n\r\n".encode()
                )
                statuses.append(line.recv(100).split(b" ")[1])
        assert (statuses.count(b"200"), statuses.count(b"429")) == (200, 40)


def test_a_stream_tells_of_undo(stack, server, visitor):
    table = visitor.new_table(scenario="1939")
    view = table.play(2)
    stream = listening(stack, server, table, side="german", since=view["serial"])
    next(stream)
    table.post("undo", side="german", serial=view["serial"], to=1)
    number, told = next(stream)
    assert (number, told["log_from"]) == (view["serial"] + 1, 1)


def test_a_stream_reveals_nothing_of_another_seat(stack, server, visitor):
    """Orders that the other side gives, or somebody who comes to watch, are not even a beat."""
    table = visitor.new_table(game="blitzkrieg", **HISTORICAL)
    listed = visitor.get("/api/tables").json()[0]["updated"]
    sides = ("german", "french")
    german, french = (listening(stack, server, table, side=side) for side in sides)
    next(german), next(french)
    before = table.view("german")
    table.post("orders", side="french", orders={"fire": "never"})
    Browser(server.client).enter(table.id, table.made["observer"])
    assert visitor.get("/api/tables").json()[0]["updated"] == listed
    assert next(french)[1]["orders"] != []
    asked = before if before["ask"] else table.view("french")
    table.answer(asked)
    assert next(german)[0] == asked["serial"] + 1, "the next that it hears is the answer"


def test_a_stream_ends_when_the_seat_changes_hands(stack, server, visitor):
    table = visitor.new_table(seats={"german": "me", "allied": "friend"})
    stream = listening(stack, server, table, side="german")
    next(stream)
    table.post("seats", side="german", player="friend")
    assert list(stream) == []


def test_ctrl_c_ends_the_server_and_its_streams(tmp_path, stack):
    with running(str(tmp_path / "tables.sqlite"), "--workers", "1") as server:
        table = Browser(server.client).new_table(**HISTORICAL)
        stream = listening(stack, server, table, side="german")
        next(stream)
        assert server.end(signal.SIGINT) == 0
        assert server.complaints() == ""


def test_a_server_open_to_others_warns_and_says_what_to_do_instead(tmp_path):
    with running(str(tmp_path / "x.sqlite"), "--workers", "0", "--host", "0.0.0.0") as server:
        server.end(signal.SIGINT)
        assert "reverse proxy" in server.complaints()


def test_a_port_in_use_is_one_sentence(server):
    port = server.address.rpartition(":")[2]
    command = [sys.executable, "-m", "sixweeks", "serve", "--no-open", "--port", port]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Error: cannot listen on 127.0.0.1:")
    assert len(done.stderr.splitlines()) == 1


def test_the_load_tool_measures():
    load = Load(games=("france_40",), tables=3, seconds=2, think_seconds=0.2)
    with ThreadPoolExecutor(1) as elsewhere:  # `measure` starts a loop: see `run_in_thread`
        figures = elsewhere.submit(measure, load).result()
    assert (figures.errors, figures.tables) == (0, 3), figures.first_error
    assert figures.answers > 0
    assert 0 < figures.p50_ms <= figures.p95_ms <= figures.p99_ms <= figures.slowest_ms
    assert figures.saturated_answers_per_second > 0
    assert figures.server_ms_per_answer > 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_two_servers_on_one_database_tell_each_other(kind, request, tmp_path, stack):
    database = str(tmp_path / "tables.sqlite")
    if kind == "postgres":
        database = request.getfixturevalue("postgres").new_database()
    with running(database, "--workers", "0") as one, running(database, "--workers", "0") as two:
        table = Browser(one.client).new_table(**HISTORICAL)
        stream = listening(stack, two, table, side="german")
        serial, _ = next(stream)
        for number in range(1, 4):
            here = table.play(1)
            there, view = next(stream)
            assert there == here["serial"] == serial + number
        elsewhere = Browser(two.client)
        elsewhere.cookies = table.browser.cookies
        assert elsewhere.get(table.path, side="german").json()["scene"] == view["scene"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_every_acknowledged_answer_survives_a_kill(kind, request, tmp_path):
    """kill -9 at random moments: nothing acknowledged is lost, and the table goes on."""
    database, rng = str(tmp_path / "tables.sqlite"), Random(9)
    if kind == "postgres":
        database = request.getfixturevalue("postgres").new_database()
    acknowledged: dict[int, tuple[str, int]] = {}
    with running(database, "--workers", "0") as server:
        table = Browser(server.client).new_table(**HISTORICAL)
    for _ in range(2):
        with running(database, "--workers", "0") as server:
            table.browser.client = server.client
            check_kept(table, acknowledged)
            player = Thread(target=play_until_killed, args=(table, acknowledged, rng))
            player.start()
            eventually(partial(has_more_than, acknowledged, len(acknowledged) + 3), 20)
            sleep(rng.random() / 2)
            server.process.kill()
            player.join(20)
    with running(database, "--workers", "0") as server:
        table.browser.client = server.client
        check_kept(table, acknowledged)
        assert table.play(5)["serial"] > max(acknowledged)


def has_more_than(acknowledged, number):
    return len(acknowledged) > number


def play_until_killed(table, acknowledged, rng):
    try:
        while True:
            view = table.view()
            choice = rng.randrange(len(view["ask"]["choices"]))
            reply = table.answer(view, choice)
            if reply.status_code == 200:
                acknowledged[view["serial"] + 1] = (view["side"], choice)
    except httpx2.TransportError:
        return


def check_kept(table, acknowledged):
    """Each is recognised as given already, and none was lost at the end."""
    assert table.view()["serial"] >= max(acknowledged, default=0)
    for serial, (side, choice) in list(acknowledged.items())[-5:]:
        again = table.post("answer", side=side, serial=serial - 1, choice=choice)
        assert again.status_code == 200
