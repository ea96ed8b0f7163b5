"""What an operator is told: health, metrics and logs, none of which contains a secret."""

import json
import re
import signal

import pytest

from sixweeks.server import console, supervision
from sixweeks.server.storage.rows import Unreachable
from tests.server.toolkit import Browser, running

LINE = re.compile(r'(# (HELP|TYPE) sixweeks_\w+ .+|sixweeks_\w+({\w+="[^"]*"})? [0-9.e+-]+)')


@pytest.fixture(autouse=True)
def no_failures():
    supervision.failures.clear()


def values(text):
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_a_server_that_is_well_says_so(visitor):
    reply = visitor.get("/health")
    assert reply.status_code == 200
    assert reply.json() == {
        "is_well": True,
        "database": "ok",
        "workers_wanted": 0,
        "workers_alive": 0,
        "processes_wanted": 1,
        "processes_alive": 1,
        "jobs": 0,
        "oldest_job_seconds": 0.0,
        "failures": {},
    }


def test_a_server_whose_database_fails_is_not_well(visitor, house, monkeypatch):
    def failing(now):
        raise Unreachable("gone")

    monkeypatch.setattr(house.service.tables.store.jobs, "backlog", failing)
    reply = visitor.get("/health")
    assert (reply.status_code, reply.json()["database"]) == (503, "unreachable")
    assert values(visitor.get("/metrics").text)["sixweeks_database_up"] == 0


def test_a_server_whose_workers_are_dead_is_not_well(visitor, house):
    house.service.workers.number = 1
    reply = visitor.get("/health")
    house.service.workers.number = 0
    assert (reply.status_code, reply.json()["workers_alive"]) == (503, 0)


def test_how_long_a_computer_has_been_due_is_told(visitor):
    visitor.new_table(seats={"german": "random", "allied": "random"})
    found = visitor.get("/health").json()
    assert found["jobs"] == 1
    assert found["oldest_job_seconds"] > 0


def test_metrics_are_in_the_format_of_prometheus(visitor):
    supervision.failures["workers"] += 2
    visitor.get("/api/nothing")
    reply = visitor.get("/metrics")
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert all(LINE.fullmatch(line) for line in reply.text.splitlines())
    found = values(reply.text)
    assert found['sixweeks_requests_total{status="404"}'] == 1
    assert found['sixweeks_loop_failures_total{loop="workers"}'] == 2
    bounds = [value for name, value in found.items() if "_bucket" in name]
    assert bounds == sorted(bounds)
    assert bounds[-1] == found["sixweeks_request_seconds_count"]


def test_neither_health_nor_metrics_name_a_table(visitor):
    table = visitor.new_table(name="The battle of Arras")
    for path in ("/health", "/metrics"):
        text = visitor.get(path).text
        assert all(secret not in text for secret in (table.id, "Arras", table.made["observer"]))


def test_logs_are_json_if_wanted_and_keep_what_an_error_says_to_themselves(capsys, monkeypatch):
    monkeypatch.setenv(console.FORMAT, "json")
    try:
        raise LookupError("the French XII Corps is in 2631")
    except LookupError as error:
        supervision.report("workers", error)
    told = json.loads(capsys.readouterr().err)
    assert (told["event"], told["loop"], told["error"]) == ("loop", "workers", "LookupError")
    assert told["at"].startswith("test_monitoring.py:")
    assert "2631" not in str(told)


def test_the_same_line_is_logged_once_a_second(capsys, monkeypatch):
    clock = [1000.0]
    monkeypatch.setattr(console, "monotonic", lambda: clock[0])
    for seconds in (0.0, 0.5, 0.4, 0.2):
        clock[0] += seconds
        console.tell("database", "The disk is full.")
    console.tell("database", "The disk is read-only.")
    lines = ["The disk is full.", "The disk is full.", "The disk is read-only."]
    assert capsys.readouterr().err.splitlines() == lines


def test_a_server_that_fails_logs_one_line_of_json(tmp_path, monkeypatch):
    monkeypatch.setenv(console.FORMAT, "json")
    with running(str(tmp_path / "tables.sqlite"), "--workers", "0") as server:
        table = Browser(server.client).new_table()
        (tmp_path / "tables.sqlite").unlink()
        assert table.answer(table.view()).status_code == 503
        server.end(signal.SIGINT)
        lines = server.complaints().splitlines()
    assert {json.loads(line)["event"] for line in lines} == {"database"}
    assert all(table.id not in line for line in lines)
