"""Loops that outlive whatever fails in them, streams that never go deaf, clocks that jump."""

import asyncio
from threading import Event as Flag
from time import time

import psycopg
import pytest

from sixweeks.server import supervision
from sixweeks.server.computers import workers
from sixweeks.server.computers.workers import WorkerPool
from sixweeks.server.http.event_stream import EventStream
from sixweeks.server.live import live_tables, retention
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.storage import postgres as driver
from sixweeks.server.storage.rows import Unreachable
from sixweeks.server.storage.store import open_store
from tests.server.test_retention import aged
from tests.server.test_store import founded
from tests.server.toolkit import eventually

DAY = 24 * 3600.0


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(supervision, "FIRST_SECONDS", 0.01)
    supervision.failures.clear()


class Unlucky:
    """Fails in a way that nobody has thought of, a few times."""

    def __init__(self, act, times=3):
        self.act, self.left = act, times

    def __call__(self, *args, **settings):
        if self.left:
            self.left -= 1
            raise RuntimeError("too many open files")
        return self.act(*args, **settings)


# --- loops ------------------------------------------------------------------------------------


def test_a_loop_survives_any_failure_and_counts_it(capsys):
    stop = Flag()
    supervision.keep_doing("dishes", Unlucky(stop.set), stop)
    assert supervision.failures["dishes"] == 3
    said = "The loop 'dishes' has failed: RuntimeError (test_supervision.py:"
    assert capsys.readouterr().err.startswith(said)


def test_a_loop_that_fails_pauses_longer_each_time_up_to_a_limit(monkeypatch):
    monkeypatch.setattr(supervision, "FIRST_SECONDS", 0.5)
    pauses = [supervision.pause_after(tries) for tries in range(1, 40)]
    assert pauses == sorted(pauses)
    assert pauses[0] < pauses[1]
    assert pauses[-1] == supervision.MAX_SECONDS


def test_dead_workers_are_replaced_though_the_database_fails(settings, monkeypatch):
    monkeypatch.setattr(workers, "WATCH_SECONDS", 0.01)
    monkeypatch.setattr(workers, "release_orphaned", Unlucky(lambda store: None))
    monkeypatch.setattr(workers, "fail_jobs_of", Unlucky(lambda store, pids: None, 10**9))
    open_store(settings.database).close()
    pool = WorkerPool(settings.database, 1)
    pool.start()
    first = pool.workers[0]
    first.kill()
    eventually(lambda: pool.workers[0] is not first and pool.workers[0].is_alive(), 30)
    eventually(lambda: supervision.failures["workers"] > 3)
    pool.close()


def test_changes_are_heard_again_after_listening_has_failed(house, visitor, monkeypatch):
    """And so is what changed meanwhile."""
    table, store = visitor.new_table(), open_store(house.service.settings.database)
    monkeypatch.setattr(store.db, "changes", Unlucky(store.db.changes))
    elsewhere = house.portal.call(made_of, store)
    live = house.portal.call(elsewhere.open, table.id)
    house.service.tables.store.take_seat(table.id, live.seats[-1], "browser")
    house.portal.call(start, elsewhere)
    eventually(lambda: ("browser", live.seats[-1].side) in live.holders)
    eventually(lambda: supervision.failures["changes"] == 3)
    house.portal.call(elsewhere.close)


async def made_of(store):
    return LiveTables(store)


async def start(tables):
    tables.start()


def test_retention_survives_any_failure(house, visitor, monkeypatch):
    table = visitor.new_table()
    other = visitor.new_table()
    tables = house.service.tables
    aged(tables.store, table.id)
    monkeypatch.setattr(tables.store.retention, "newest", Unlucky(tables.store.retention.newest))

    async def run():
        task = asyncio.ensure_future(retention.run_retention(tables, 30))
        while tables.store.table(table.id):
            await asyncio.sleep(0.01)
        task.cancel()

    house.portal.call(run)
    assert tables.store.table(other.id)
    assert supervision.failures["retention"] == 3


# --- streams ----------------------------------------------------------------------------------


class Client:
    """Who reads a stream until he goes away."""

    def __init__(self):
        self.views, self.news, self.gone = 0, asyncio.Event(), asyncio.Event()

    async def receive(self):
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message):
        self.views += b"event: view" in message.get("body", b"")
        self.news.set()

    async def has_seen(self, views):
        while self.views < views:
            await asyncio.wait_for(self.news.wait(), 10)
            self.news.clear()


def test_a_stream_hears_of_a_table_that_was_dropped_before_it_began(house, visitor, monkeypatch):
    """Above so many tables, those to which nobody listens are dropped and loaded again."""
    monkeypatch.setattr(live_tables, "MAX_LOADED", 1)
    table, other, tables = visitor.new_table(), visitor.new_table(), house.service.tables

    async def hear():
        live, client = await tables.open(table.id), Client()
        stream = EventStream(tables, live, next(iter(live.holders))[0], "german", None, False)
        await tables.open(other.id)
        assert not tables.holds(live)
        running = asyncio.ensure_future(stream.run(client.receive, client.send))
        await client.has_seen(1)
        again = await tables.open(table.id)
        await again.answer(again.table.to_move, again.serial, 0)
        await client.has_seen(2)
        client.gone.set()
        await running

    house.portal.call(hear)


# --- a frozen database ------------------------------------------------------------------------


def test_a_database_that_does_not_answer_is_unreachable(postgres, frozen, monkeypatch):
    """Whoever waits behind the first request is told at once."""
    monkeypatch.setattr(driver, "ANSWER_SECONDS", 0.5)
    monkeypatch.setattr(driver, "DOWN_SECONDS", 60.0)
    store = open_store(postgres.new_database())
    frozen()
    for _ in range(20):
        with pytest.raises(Unreachable):
            store.table("nowhere")
    store.close()


def test_a_listening_connection_that_died_silently_is_noticed(postgres, frozen, monkeypatch):
    monkeypatch.setattr(driver, "ANSWER_SECONDS", 0.5)
    monkeypatch.setattr(driver, "PROBE_SECONDS", 0.2)
    store = open_store(postgres.new_database())
    changes = store.db.changes(Flag())
    assert next(changes) == ("", 0)
    frozen()
    with pytest.raises(psycopg.OperationalError):
        next(changes)
    store.close()


# --- clocks -----------------------------------------------------------------------------------


def test_a_job_is_not_put_off_when_the_clock_is_set_back(store):
    made = founded(store, seats={"german": "random", "allied": "random"})
    job = store.jobs.claim("worker", time() + 3600, 10)
    store.jobs.fail(made.row.id, "worker", "it failed", time() + 3600 + 8)
    assert job
    assert store.jobs.claim("worker", time(), 10)


def test_a_lease_does_not_last_when_the_clock_is_set_back(store):
    founded(store, seats={"german": "random", "allied": "random"})
    assert store.jobs.claim("dead", time() + 3600, 10)
    assert store.jobs.claim("worker", time(), 10)


def test_a_clock_that_was_months_ahead_at_the_start_is_not_trusted(monkeypatch):
    newest = time()
    monkeypatch.setattr(retention, "time", lambda: newest + 91 * DAY)
    assert not retention.Clock().is_trusted(newest)


def test_a_clock_that_jumps_is_not_trusted(monkeypatch):
    clock, now = retention.Clock(), time()
    assert clock.is_trusted(now)
    monkeypatch.setattr(retention, "time", lambda: now + 91 * DAY)
    assert not clock.is_trusted(now + 91 * DAY - 60)


def test_a_clock_that_has_run_evenly_for_a_day_is_trusted(monkeypatch):
    """Nobody plays here; the tables are as old as they seem."""
    now, steady = time(), 1000.0
    monkeypatch.setattr(retention, "monotonic", lambda: steady)
    monkeypatch.setattr(retention, "time", lambda: now)
    clock = retention.Clock()
    assert not clock.is_trusted(now - 50 * DAY)
    monkeypatch.setattr(retention, "monotonic", lambda: steady + DAY + 1)
    monkeypatch.setattr(retention, "time", lambda: now + DAY + 1)
    assert clock.is_trusted(now - 50 * DAY)
