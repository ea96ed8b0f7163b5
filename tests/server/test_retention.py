"""Nothing is kept for ever that need not be, and nobody fills the disk."""

import asyncio
from random import Random
from threading import Event as Flag
from time import time

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace
from starlette.testclient import TestClient

from sixweeks.server.app import make_app
from sixweeks.server.computers.computer_turns import work
from sixweeks.server.http import tables_api
from sixweeks.server.http.event_stream import EventStream
from sixweeks.server.live.apply_answer import Cursor, apply_answer
from sixweeks.server.live.restore import restored, status_of
from sixweeks.server.live.retention import DAY, delete_inactive
from sixweeks.server.storage import sqlite
from sixweeks.server.storage.database import Database
from sixweeks.server.storage.retention import Retention
from sixweeks.server.storage.rows import NoTable, SeatRow
from sixweeks.server.storage.store import open_store
from tests.server.test_store import founded, played
from tests.server.toolkit import eventually, running

LONG_AGO = 1_000_000.0
TABLES = ("tables", "seats", "holders", "entries", "undos", "takebacks", "snapshots", "jobs")

NO_GAME = "There is no such game: the link is incomplete, or the game was deleted."


def aged(store, id, when=LONG_AGO):
    with store.db.transaction():
        store.db.run("UPDATE tables SET updated = ? WHERE id = ?", when, id)


def counts(store):
    with store.db.reading():
        return [store.db.run(f"SELECT count(*) FROM {name}")[0][0] for name in TABLES]


# --- tables -----------------------------------------------------------------------------------


def test_an_inactive_table_is_deleted_completely(store):
    made = founded(store, seats={"german": "staff"})
    _, mark = played(store, made.row.id, 60)
    before = store.last_entry(made.row.id, mark.serial - 1)
    past = restored(store, store.table(made.row.id), before.serial)
    store.undo(made.row.id, mark.serial, before.serial, status_of(past.table))
    store.change_seat(made.row.id, SeatRow("allied", "me", False, "x"), "browser")
    assert all(counts(store)[:7])
    aged(store, made.row.id)
    assert store.retention.delete_inactive(LONG_AGO + 1, 10) == [made.row.id]
    assert counts(store) == [0] * 8


def test_a_table_at_which_something_was_done_stays_as_it_was(store):
    old, new = founded(store), founded(store)
    aged(store, old.row.id)
    store.retention.delete_inactive(time() - DAY, 10)
    assert store.table(new.row.id) == new.row
    assert store.entries(new.row.id, -1) == new.entries


def test_a_limited_number_of_tables_is_deleted_at_once(store):
    for _ in range(3):
        aged(store, founded(store).row.id)
    assert [len(store.retention.delete_inactive(time() - DAY, 2)) for _ in range(3)] == [2, 1, 0]


def test_no_table_is_deleted_while_a_computer_is_thinking(store):
    made = founded(store, seats={"german": "staff", "allied": "staff"})
    assert store.jobs.claim("worker", time(), 10.0) is not None
    aged(store, made.row.id)
    assert store.retention.delete_inactive(time() - DAY, 10) == []
    store.jobs.release(made.row.id, "worker")
    assert store.retention.delete_inactive(time() - DAY, 10) == [made.row.id]


def test_a_computer_that_only_fails_keeps_no_table(store):
    made = founded(store, seats={"german": "staff", "allied": "staff"})
    store.take_seat(made.row.id, made.seats[0], "browser")
    with store.db.transaction():
        store.db.run("UPDATE tables SET answered = ?", LONG_AGO)
    assert store.retention.delete_inactive(time() - DAY, 10) == [], "a seat was taken"
    store.jobs.claim("worker", time(), 10.0)
    store.jobs.fail(made.row.id, "worker", "It failed.", time())
    assert store.retention.count_running("browser", time() - DAY) == 0
    assert store.retention.delete_inactive(time() - DAY, 10) == [made.row.id]


def test_a_computer_that_has_failed_since_an_answer_does(store):
    made = founded(store, seats={"german": "staff", "allied": "staff"})
    store.take_seat(made.row.id, made.seats[0], "browser")
    store.jobs.claim("worker", time(), 10.0)
    store.jobs.fail(made.row.id, "worker", "It failed.", time())
    assert store.retention.count_running("browser", time() - DAY) == 1
    assert store.retention.delete_inactive(time() - DAY, 10) == []


def test_a_computer_whose_table_is_deleted_turns_to_the_next(store):
    founded(store, seats={"german": "staff", "allied": "staff"})
    claim = store.jobs.claim

    def claimed_too_late(*lease):
        job = claim(*lease)
        store.jobs.release(job.table, "worker")
        aged(store, job.table)
        store.retention.delete_inactive(time() - DAY, 10)
        return job

    store.jobs.claim = claimed_too_late
    assert work(store, "worker", Flag())
    assert counts(store) == [0] * 8


def test_every_request_to_a_deleted_table_is_not_found(store):
    made = founded(store)
    aged(store, made.row.id)
    store.retention.delete_inactive(time() - DAY, 10)
    seat = made.seats[0]
    for act in (
        lambda: store.take_seat(made.row.id, seat, "browser"),
        lambda: store.change_seat(made.row.id, seat, "browser"),
        lambda: store.set_orders(made.row.id, seat.side, "{}"),
        lambda: store.exchange(made.row.id, "german", "allied"),
    ):
        with pytest.raises(NoTable):
            act()
    store.jobs.fail(made.row.id, "worker", "it failed", 0.0)
    assert counts(store) == [0] * 8


def test_streams_of_a_deleted_table_end(house, visitor):
    table = visitor.new_table()
    live, tables = house.live(table.id), house.service.tables
    browser = next(iter(live.holders))[0]
    stream = EventStream(tables, live, browser, "german", None, False)
    aged(tables.store, table.id)

    async def forgotten():
        live.listeners[stream.changed] = stream.listener
        await delete_inactive(tables, time() - DAY)
        return await stream.goes_on()

    assert house.portal.call(forgotten) is False
    assert table.get().status_code == 404
    assert table.browser.get("/api/tables").json() == []


def forget_elsewhere(house, id):
    """As another process on the same database does."""
    other = open_store(house.service.settings.database)
    aged(other, id)
    assert other.retention.delete_inactive(time() - DAY, 10) == [id]
    other.close()


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("answer", {"serial": 0, "choice": 0, "side": "german"}),
        ("orders", {"orders": {}, "side": "german"}),
        ("seats", {"side": "german", "player": "friend"}),
        ("enter", {}),
    ],
)
def test_a_table_deleted_by_another_process_is_not_found(house, visitor, what, body):
    table = visitor.new_table(seats={"allied": "friend"}, deployment="historical")
    serial = table.view()["serial"]
    body = {**body, "serial": serial} if "serial" in body else body
    body = body or {"token": table.made["seats"]["allied"]}
    forget_elsewhere(house, table.id)
    reply = table.post(what, **body)
    assert (reply.status_code, reply.json()["error"]) == (404, NO_GAME)


def test_nothing_can_be_undone_there(house, visitor):
    table = visitor.new_table()
    view = table.play(1)
    assert view["can_undo"]
    forget_elsewhere(house, table.id)
    reply = table.post("undo", side=view["side"], serial=view["serial"])
    assert (reply.status_code, reply.json()["error"]) == (404, NO_GAME)


def test_a_stream_at_it_ends_and_says_no_more(house, visitor):
    """It has begun, so that no error can be answered."""
    table = visitor.new_table(deployment="historical")
    live, sent = house.live(table.id), []
    browser = next(iter(live.holders))[0]
    stream = EventStream(house.service.tables, live, browser, "german", None, False)
    view = table.view()
    forget_elsewhere(house, table.id)
    assert table.answer(view).status_code == 404

    async def send(message):
        sent.append(message)

    house.portal.call(stream.run, asyncio.Event().wait, send)
    assert [message["more_body"] for message in sent] == [True, False]


def test_a_process_told_of_a_deletion_ends_the_streams_of_the_table(house, visitor):
    table = visitor.new_table()
    live, tables = house.live(table.id), house.service.tables
    forget_elsewhere(house, table.id)
    house.portal.call(tables.changed, table.id, live.revision + 1)
    eventually(lambda: table.id not in tables.loaded)
    assert not live.holders


def test_other_processes_are_told_of_deletions(store):
    made, told = founded(store), []
    aged(store, made.row.id)
    store.db.notify = lambda *change: told.append(change)
    store.retention.delete_inactive(time() - DAY, 10)
    assert told == [(made.row.id, made.row.revision + 1)]


@pytest.mark.parametrize(("days", "is_left"), [(0, True), (30, False)])
def test_a_server_deletes_tables_only_if_it_is_told_to(settings, days, is_left):
    store = open_store(settings.database)
    made, _ = founded(store), founded(store)
    aged(store, made.row.id)
    with TestClient(make_app(replace(settings, forget_after=days)), base_url="http://localhost"):
        if not is_left:
            eventually(lambda: store.table(made.row.id) is None)
    assert (store.table(made.row.id) is not None) == is_left
    store.close()


def test_the_command_says_when(tmp_path):
    database = str(tmp_path / "tables.sqlite")
    store = open_store(database)
    old, new = founded(store), founded(store)
    aged(store, old.row.id, time() - 2.5 * DAY)
    aged(store, new.row.id, time() - 0.5 * DAY)
    with running(database, "--workers", "0", "--forget-after", "2"):
        eventually(lambda: store.table(old.row.id) is None)
    assert store.table(new.row.id) is not None
    store.close()


# --- undos ------------------------------------------------------------------------------------


def test_doing_and_undoing_leaves_nothing_behind(store):
    made = founded(store)
    played(store, made.row.id, 3)
    before = counts(store)
    for _ in range(20):
        row = store.table(made.row.id)
        past = restored(store, row)
        mark = Cursor(row.serial, past.at.serial, past.at.who, past.at.undo_floor)
        entry = apply_answer(past.table, mark, past.table.options[0], past.table.to_move, 0)
        store.append(row.id, [entry], status_of(past.table))
        store.undo(row.id, entry.serial, mark.last, status_of(restored(store, row).table))
    assert counts(store) == [*before[:4], 1, 1, *before[6:]]


@given(some.randoms(use_true_random=False), some.integers(1, 40))
def test_the_undos_kept_send_every_client_back_as_far_as_all_undos_would(rng: Random, acts: int):
    """What is kept of the undos tells each reader the same as all of them would."""
    undos, every = Undos(), []
    retention = Retention(undos)
    answers, serial = [0], 0
    for _ in range(acts):
        serial += 1
        if len(answers) > 1 and rng.random() < 0.4:
            answers = answers[: rng.randrange(1, len(answers))]
            every.append((serial, answers[-1]))
            retention.delete_after("table", serial, answers[-1])
        else:
            answers.append(serial)
    for since in range(serial + 1):
        assert back_from(since, undos.kept) == back_from(since, every)
    assert len(undos.kept) <= len(answers)


def back_from(since, undos):
    return min([since, *(back_to for serial, back_to in undos if serial > since)])


class Undos(Database):
    """Only this table of the database, in memory."""

    def __init__(self):
        self.kept = []

    def run(self, sql, *values):
        if sql.startswith("DELETE FROM undos"):
            self.kept = [each for each in self.kept if each[1] < values[1]]
        elif sql.startswith("INSERT INTO undos"):
            self.kept.append(values[1:])
        return []


# --- how much ---------------------------------------------------------------------------------


def test_the_tables_of_a_browser_are_limited(visitor, other_visitor, monkeypatch):
    monkeypatch.setattr(tables_api, "MAX_RUNNING", 2)
    record = visitor.new_table().get("record").text
    visitor.new_table()
    for reply in (
        visitor.post("/api/tables", game="france_40"),
        visitor.post("/api/import", record=record),
    ):
        assert reply.status_code == 409
        assert reply.json()["error"].startswith("This browser plays at 2 tables")
    assert other_visitor.post("/api/tables", game="france_40").status_code == 201


def test_games_that_are_over_or_were_left_long_ago_do_not_count(store):
    for name in ("running", "left", "over"):
        made = founded(store, name=name)
        store.take_seat(made.row.id, made.seats[0], "browser")
        store.take_seat(made.row.id, made.seats[1], "browser")
        if name == "left":
            aged(store, made.row.id)
        if name == "over":
            with store.db.transaction():
                store.db.run("UPDATE tables SET result = 'draw' WHERE id = ?", made.row.id)
    assert store.retention.count_running("browser", time() - DAY) == 1
    assert store.retention.count_running("nobody", time() - DAY) == 0


def test_tables_of_a_spectator_are_not_counted(store):
    made = founded(store)
    observer = next(seat for seat in made.seats if seat.side == "observer")
    store.take_seat(made.row.id, observer, "browser")
    assert store.retention.count_running("browser", time() - DAY) == 0


def test_what_is_left_of_the_disk_is_for_games_that_are_played(visitor, monkeypatch):
    table = visitor.new_table(deployment="historical")
    monkeypatch.setattr(sqlite, "MIN_FREE_BYTES", 2**62)
    reply = visitor.post("/api/tables", game="france_40")
    assert (reply.status_code, "full" in reply.json()["error"]) == (503, True)
    assert table.answer(table.view()).status_code == 200
