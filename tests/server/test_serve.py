"""`sixweeks serve`: bad input is one sentence and status 2; what it prints keeps secrets."""

import json
import re
import signal
import socket
import subprocess
import sys

import pytest

from sixweeks.cli.serve import without_password
from sixweeks.server.serving import bound_socket
from tests.cli.toolkit import run
from tests.server.toolkit import Browser, running


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--port", "x"], "--port"),
        (["--port", "70000"], "--port"),
        (["--workers", "-1"], "--workers"),
        (["--workers", "1000000"], "--workers"),
        (["--forget-after", "0"], "--forget-after"),
        (["--forget-after", "soon"], "--forget-after"),
        (["--host", ""], "without a name"),
        (["--host", "no.such.host.invalid"], "cannot listen"),
        (["--host", "203.0.113.7"], "cannot listen"),
        (["--database", ""], "a database is"),
        (["--database", "mysql://here/there"], "a database is"),
        (["--database", "/proc/nowhere/tables.sqlite"], "cannot be opened"),
        (["--database", "postgresql://127.0.0.1:1/x"], "cannot be opened"),
        (["--nonsense"], "--nonsense"),
        (["surplus"], "surplus"),
    ],
)
def test_bad_input_is_one_sentence(words, why):
    result = run("serve", "--no-open", "--port", "0", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.fullmatch(r"Error: [^\n]*\.\n", result.stderr)
    assert why in result.stderr


def test_without_the_driver_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr("sixweeks.extras.find_spec", lambda name: None)
    result = run("serve", "--no-open", "--database", "postgresql://127.0.0.1/x", "--port", "0")
    assert result.exit_code == 2
    assert "pip install 'sixweeks[postgres]'" in result.stderr


def test_as_json_it_tells_where_it_is(tmp_path):
    database = str(tmp_path / "tables.sqlite")
    command = [sys.executable, "-m", "sixweeks", "serve", "--no-open", "--port", "0", "--json"]
    process = subprocess.Popen(
        [*command, "--workers", "0", "--database", database], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(4)]
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=20)
    told = json.loads("".join(lines) + rest)
    assert told["address"].startswith("http://127.0.0.1:")
    assert told["database"] == database


def test_a_password_is_not_printed():
    told = without_password("postgresql://games:s3cret@db.example/x")
    assert told == "postgresql://games@db.example/x"
    assert without_password("/home/x/tables.sqlite") == "/home/x/tables.sqlite"


def test_secrets_and_tables_are_in_no_log(tmp_path):
    """Whatever is asked, rightly or wrongly, the console stays silent."""
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0") as server:
        browser = Browser(server.client)
        table = browser.new_table(deployment="historical", seats={"allied": "friend"})
        table.play(3)
        for path in (f"{table.path}?side=swiss", f"/table/{table.id}", "/api/nothing"):
            browser.get(path)
        browser.post(f"{table.path}/enter", token="x" * 43)
        server.client.get("/", headers={"referer": f"http://x/#{table.made['observer']}"})
        with socket.create_connection(place_of(server)) as line:
            line.sendall(b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n")
            line.sendall(b"Content-Type: application/json\r\n\r\n{")
        server.end(signal.SIGINT)
        assert server.process.stdout is not None
        printed = server.process.stdout.read() + server.complaints()
    assert printed == ""


def place_of(server):
    return "127.0.0.1", int(server.address.rpartition(":")[2])


def test_an_endless_request_head_is_cut_off(tmp_path):
    """It would be kept in memory, and copied with every piece that comes."""
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0") as server:
        for start in (b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "):
            line = socket.create_connection(place_of(server))
            with line, pytest.raises(ConnectionError):
                line.sendall(start + b"x" * 100_000_000)
        assert server.client.get("/api/games").status_code == 200


@pytest.mark.parametrize("is_behind", [True, False])
def test_a_proxy_is_believed_only_if_there_is_one(tmp_path, is_behind):
    """It says whether the browser came by https, and so whether its cookie is for that alone."""
    options = ["--behind-proxy"] if is_behind else []
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0", *options) as server:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
        made = server.client.post("/api/tables", json={"game": "france_40"}, headers=headers)
        assert ("secure" in made.headers["set-cookie"].lower()) == is_behind
        named = server.client.get("/api/games", headers={"host": "games.example.org"})
        assert named.status_code == (200 if is_behind else 421)


def test_small_packets_are_not_held_back():
    """asyncio sets TCP_NODELAY only on sockets that name their protocol."""
    listening = bound_socket("127.0.0.1", 0)
    assert listening.proto == socket.IPPROTO_TCP
    listening.close()
