"""The store, on SQLite and on PostgreSQL alike."""

import sqlite3
import subprocess
import sys
from random import Random
from threading import Event as Flag
from threading import Thread
from time import time
from typing import Any

import pytest
from msgspec.structs import astuple

from sixweeks.server.live.create_table import new_table
from sixweeks.server.live.give_answer import Mark, give, snapshot_due
from sixweeks.server.live.restore import EVERY, restored, standing_of
from sixweeks.server.live.seats import hash_of
from sixweeks.server.messages import NewTable
from sixweeks.server.storage import postgres as postgres_driver
from sixweeks.server.storage import sqlite
from sixweeks.server.storage.database import migrations
from sixweeks.server.storage.rows import BadDatabase, Conflict, SeatRow, TableRow
from sixweeks.server.storage.store import marks, open_store
from tests.server.toolkit import eventually


def founded(store, **wanted):
    made = new_table(NewTable(game="france_40", deployment="historical", **wanted))
    store.create(made.row, made.seats, made.entries)
    return made


def played(store, id, answers, seed=0):
    """Random answers, stored one by one; returns the table and where it stands."""
    rng, row = Random(seed), store.table(id)
    past = restored(store, row)
    mark, table = Mark(row.serial, past.at.serial, past.at.who, past.at.undo_floor), past.table
    for _ in range(answers):
        choice = rng.randrange(len(table.options))
        entry = give(table, mark, table.options[choice], table.to_move, choice)
        store.append(id, [entry], standing_of(table), snapshot_due(table, mark, entry))
        mark = Mark.after(entry)
    return table, mark


def rolled(table):
    return table.dice.rolled


def position(table):
    return table.definition.write_position(table.game)


def test_what_is_stored_comes_back(store):
    made = founded(store)
    assert store.table(made.row.id) == made.row
    assert sorted(store.seats(made.row.id), key=str) == sorted(made.seats, key=str)
    assert store.entries(made.row.id, -1) == made.entries
    assert store.table("nowhere") is None


def test_a_table_is_restored_from_snapshot_and_answers(store):
    made = founded(store)
    table, mark = played(store, made.row.id, 130)
    snapshot = store.snapshot(made.row.id, mark.serial)
    assert mark.serial - 50 <= snapshot.serial
    again = restored(store, store.table(made.row.id))
    assert position(again.table) == position(table)
    assert rolled(again.table) == rolled(table) > 0
    assert len(again.recent) <= 50
    assert played(store, made.row.id, 20)[1].serial == mark.serial + 20


def test_of_a_long_game_only_the_last_answers_are_played_again(tmp_path):
    store = open_store(str(tmp_path / "long.sqlite"))
    made = founded(store, scenario="1940")
    _, mark = played(store, made.row.id, 400)
    row = store.table(made.row.id)
    assert row is not None
    again = restored(store, row)
    assert (again.at.serial, len(again.recent) <= EVERY) == (mark.serial, True)
    store.close()


def test_the_past_is_restored_too(store):
    made = founded(store)
    table, mark = played(store, made.row.id, 60)
    then = position(table)
    played(store, made.row.id, 70)
    assert position(restored(store, store.table(made.row.id), mark.serial).table) == then


def test_two_answers_to_one_question_conflict(store):
    made = founded(store)
    row = store.table(made.row.id)
    past = restored(store, row)
    mark = Mark(row.serial, past.at.serial, past.at.who, past.at.undo_floor)
    table = past.table
    entry = give(table, mark, table.options[0], table.to_move, 0)
    store.append(made.row.id, [entry], standing_of(table))
    with pytest.raises(Conflict):
        store.append(made.row.id, [entry], standing_of(table))
    assert store.table(made.row.id).serial == row.serial + 1


def answering(store, made):
    """What gives one answer when it is called."""
    row = store.table(made.row.id)
    past = restored(store, row)
    mark = Mark(row.serial, past.at.serial, past.at.who, past.at.undo_floor)
    entry = give(past.table, mark, past.table.options[0], past.table.to_move, 0)
    return lambda: store.append(made.row.id, [entry], standing_of(past.table))


def test_answers_at_many_tables_are_stored_together(store):
    tables = [founded(store) for _ in range(3)]
    first, again, other = (answering(store, tables[number]) for number in (0, 0, 1))
    found = store.db.together([first, again, other])
    assert [type(each) for each in found] == [int, Conflict, int]
    serials = [store.table(made.row.id).serial - made.row.serial for made in tables]
    assert serials == [1, 1, 0]


def test_what_fails_among_many_takes_none_along(store):
    tables = [founded(store) for _ in range(2)]

    def failing():
        store.db.run("UPDATE tables SET name = 'spoilt'")
        store.db.run("this is no SQL")

    found = store.db.together([answering(store, tables[0]), failing, answering(store, tables[1])])
    assert [isinstance(each, Exception) for each in found] == [False, True, False]
    for made in tables:
        kept = store.table(made.row.id)
        assert (kept.serial, kept.name) == (made.row.serial + 1, made.row.name)


def test_undo_forgets_answers_and_goes_on_counting(store):
    made = founded(store)
    _, mark = played(store, made.row.id, 55)
    before = store.last_entry(made.row.id, mark.serial - 10)
    past = restored(store, store.table(made.row.id), before.serial)
    store.undo(made.row.id, mark.serial, before.serial, standing_of(past.table))
    row = store.table(made.row.id)
    assert row.serial == mark.serial + 1
    assert store.entries(made.row.id, before.serial) == []
    assert store.snapshot(made.row.id, row.serial) is None or (
        store.snapshot(made.row.id, row.serial).serial <= before.serial
    )
    assert store.undos(made.row.id) == [(mark.serial + 1, before.serial)]
    assert played(store, made.row.id, 3)[1].serial == mark.serial + 4


def test_undo_conflicts_with_an_answer(store):
    made = founded(store)
    _, mark = played(store, made.row.id, 3)
    past = restored(store, store.table(made.row.id))
    with pytest.raises(Conflict):
        store.undo(made.row.id, mark.serial - 1, mark.serial - 2, standing_of(past.table))
    assert len(store.entries(made.row.id, -1)) == len(made.entries) + 3


def test_seats_are_held_and_change_hands(store):
    made = founded(store)
    seat = next(seat for seat in made.seats if seat.side == "german")
    store.hold(made.row.id, seat, "browser")
    store.hold(made.row.id, seat, "browser")
    assert store.holders(made.row.id) == [("browser", "german")]
    assert [(row.id, side) for row, side in store.held("browser")] == [(made.row.id, "german")]
    store.change_seat(made.row.id, SeatRow("german", "friend", False, hash_of("new")))
    assert store.holders(made.row.id) == []
    store.hold(made.row.id, seat, "browser")
    assert store.holders(made.row.id) == [], "its link is dead, whoever still knows it"


def test_who_takes_a_seat_holds_it_in_the_same_moment(store):
    made = founded(store)
    store.change_seat(made.row.id, SeatRow("german", "me", False, hash_of("new")), "browser")
    assert store.holders(made.row.id) == [("browser", "german")]


@pytest.mark.parametrize(
    "change",
    [
        lambda store, id, seat: store.hold(id, seat, "browser"),
        lambda store, id, seat: store.change_seat(id, seat),
        lambda store, id, seat: store.give_orders(id, seat.side, "{}"),
        lambda store, id, seat: store.exchange(id, "german", "allied"),
        lambda store, id, seat: store.jobs.fail(id, "worker", "It failed.", 0.0),
    ],
    ids=["hold", "change_seat", "give_orders", "exchange", "fail"],
)
def test_whoever_changes_a_table_takes_its_row_first(store, change):
    """Two who took the same rows in another order would wait for each other for ever."""
    made, run, said = founded(store), store.db.run, []

    def heard(sql, *values):
        said.append(sql)
        return run(sql, *values)

    store.db.run = heard
    change(store, made.row.id, made.seats[0])
    assert said[0].startswith("UPDATE tables")


def test_players_change_places_once_however_many_processes_see_to_it(store):
    made = founded(store)
    tokens = {seat.side: seat.token_hash for seat in made.seats}
    for _ in range(2):
        store.exchange(made.row.id, "german", "allied")
    after = {seat.side: seat.token_hash for seat in store.seats(made.row.id)}
    assert (after["german"], after["allied"]) == (tokens["allied"], tokens["german"])


def test_a_job_is_done_once(store):
    made = founded(store, seats={"german": "random", "allied": "random"})
    now = time()
    job = store.jobs.claim("first", now, 20)
    assert job.table == made.row.id
    assert store.jobs.claim("second", now, 20) is None
    assert store.jobs.claim("second", now + 21, 20).tries == 2, "the lease has run out"
    assert not store.jobs.extend(made.row.id, "first", now + 60)


def test_a_failed_job_waits_and_tells(store):
    made = founded(store, seats={"german": "random", "allied": "random"})
    now = time()
    store.jobs.claim("first", now, 20)
    store.jobs.fail(made.row.id, "first", "It failed.", now + 5)
    assert store.jobs.job(made.row.id).fault == "It failed."
    assert store.jobs.claim("second", now + 1, 20) is None
    assert store.jobs.claim("second", now + 6, 20).table == made.row.id


def test_a_table_of_people_has_no_job(store):
    made = founded(store)
    assert store.jobs.job(made.row.id) is None
    assert store.jobs.claim("worker", time(), 20) is None
    side = store.table(made.row.id).to_move
    store.change_seat(made.row.id, SeatRow(side, "random", True, ""))
    assert store.jobs.claim("worker", time(), 20).table == made.row.id


def test_others_are_told_of_changes(store, database):
    elsewhere, stop = open_store(database), Flag()
    told: list[tuple[str, int]] = []
    listener = Thread(target=listen, args=(elsewhere, stop, told), daemon=True)
    listener.start()
    made = founded(store)

    def is_told():
        store.hold(made.row.id, made.seats[0], "browser")
        return any(id == made.row.id for id, _ in told)

    eventually(is_told)
    stop.set()
    listener.join(5)
    elsewhere.close()


def listen(store, stop, told):
    for change in store.db.changes(stop):
        told.append(change)


@pytest.mark.parametrize("address", ["/proc/nowhere/tables.sqlite", "postgresql://127.0.0.1:1/x"])
def test_a_database_that_cannot_be_opened_is_one_sentence(address):
    with pytest.raises(BadDatabase, match="cannot be opened"):
        open_store(address)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path):
    (tmp_path / "notes.txt").write_text("These are notes, and no database." * 50)
    with pytest.raises(BadDatabase, match="cannot be opened"):
        open_store(str(tmp_path / "notes.txt"))


@pytest.mark.parametrize("version", [0, 7])
def test_a_database_of_another_program_is_left_alone(tmp_path, version):
    path = tmp_path / "bookmarks.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE bookmarks (address TEXT)")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(BadDatabase, match="something else"):
        open_store(str(path))
    assert path.read_bytes()[100:] == before[100:], "but for the header: it is read through a log"


def test_a_database_of_a_newer_program_is_left_alone(database):
    store: Any = open_store(database)
    if "://" in database:
        store.db.run("INSERT INTO migrations (number) VALUES (999)")
    else:
        store.db.run("PRAGMA user_version = 999")
    store.close()
    with pytest.raises(BadDatabase, match="made by a newer Six Weeks"):
        open_store(database)


@pytest.mark.parametrize(("was_historical", "deployment"), [(1, "historical"), (0, "free")])
def test_an_old_table_keeps_its_set_up(database, monkeypatch, was_historical, deployment):
    """Migration 007, on a database that an older program has filled."""
    for module in (sqlite, postgres_driver):
        older = [(number, sql) for number, sql in migrations() if number < 7]
        monkeypatch.setattr(module, "migrations", lambda older=older: iter(older))
    store = open_store(database)
    row = astuple(new_table(NewTable(game="france_40")).row)
    values = dict(zip(TableRow.__struct_fields__, row, strict=True))
    del values["deployment"]
    values["is_historical"] = was_historical
    store.db.run(
        f"INSERT INTO tables ({', '.join(values)}) VALUES ({marks(len(values))})", *values.values()
    )
    store.close()
    monkeypatch.undo()
    store = open_store(database)
    found: Any = store.table(values["id"])
    store.close()
    assert found.deployment == deployment


@pytest.mark.parametrize("path", [":memory:", "/", "/dev/null"])
def test_what_keeps_nothing_is_no_database(path):
    with pytest.raises(BadDatabase):
        open_store(path)


def test_the_file_is_for_nobody_else_to_read(tmp_path):
    """The dice to come are in it."""
    open_store(str(tmp_path / "tables.sqlite")).close()
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o077 == 0


def test_changes_are_heard_though_the_clock_is_set_back(tmp_path, monkeypatch):
    path = str(tmp_path / "tables.sqlite")
    store, elsewhere = open_store(path), open_store(path)
    made, stop = founded(store), Flag()
    changes = elsewhere.db.changes(stop)
    assert next(changes)[0] == made.row.id
    for module in ("database", "sqlite"):
        monkeypatch.setattr(f"sixweeks.server.storage.{module}.time", lambda: time() - 3600)
    revision = store.hold(made.row.id, made.seats[0], "browser")
    told: list[tuple[str, int]] = []
    listener = Thread(target=lambda: told.append(next(changes)), daemon=True)
    listener.start()
    listener.join(5)
    assert told == [(made.row.id, revision)]
    stop.set()
    store.close()
    elsewhere.close()


def test_a_lease_that_is_lost_while_one_waits_for_the_table_is_lost(store, database):
    """On PostgreSQL a statement that had to wait sees other rows as they were before."""
    elsewhere: Any = open_store(database)
    made = founded(store, seats={"german": "random", "allied": "random"})
    assert store.jobs.claim("worker", time(), 20)
    past = restored(store, store.table(made.row.id))
    table, mark = past.table, Mark(past.at.serial, past.at.serial, past.at.who, 0)
    entry = give(table, mark, table.options[0], table.to_move, 0)
    outcome: list[object] = []

    def append():
        try:
            outcome.append(store.append(made.row.id, [entry], standing_of(table), "", "worker"))
        except Conflict:
            outcome.append(Conflict)

    worker = Thread(target=append)
    with elsewhere.db.transaction():
        seat = SeatRow(entry.who, "friend", False, "")
        elsewhere.change_seat(made.row.id, seat)
        worker.start()
        worker.join(0.3)
        assert not outcome, "it waits"
    worker.join()
    assert outcome == [Conflict]
    elsewhere.close()


def test_who_opens_the_file_again_takes_nobodys_locks_away(tmp_path):
    """Else another process would think itself alone, and take the log of changes along."""
    path = str(tmp_path / "tables.sqlite")
    store = open_store(path)
    open_store(path).close()
    seen_elsewhere(path)
    made = founded(store)
    assert seen_elsewhere(path) == f"{made.row.id}\n"
    store.close()


def seen_elsewhere(path):
    """The tables that another process finds."""
    look = (
        "import sqlite3, sys; found = sqlite3.connect(sys.argv[1]);"
        " [print(id) for (id,) in found.execute('SELECT id FROM tables')]; found.close()"
    )
    command = [sys.executable, "-c", look, path]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_log_is_brought_into_the_file_itself_while_somebody_writes(tmp_path):
    store = open_store(str(tmp_path / "tables.sqlite"))
    made = founded(store)
    with store.db.transaction():
        store.db.touch(made.row.id)
        store.db.tidy()  # type: ignore[attr-defined]  # of SQLite alone
        alone = tmp_path / "alone.sqlite"
        alone.write_bytes((tmp_path / "tables.sqlite").read_bytes())
    store.close()
    found = sqlite3.connect(f"file:{alone}?immutable=1", uri=True)
    assert found.execute("SELECT id, revision FROM tables").fetchall() == [
        (made.row.id, made.row.revision)
    ]


def test_whoever_watches_tidies_up(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "TIDY_SECONDS", 0.0)
    store, stop = open_store(str(tmp_path / "tables.sqlite")), Flag()
    monkeypatch.setattr(store.db, "tidy", stop.set)
    assert list(store.db.changes(stop)) == []
    store.close()
