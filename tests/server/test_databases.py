"""The databases: opening and migrating them, and SQLite's file under several processes."""

import sqlite3
import subprocess
import sys
from fcntl import LOCK_EX, LOCK_NB, flock
from threading import Event as Flag
from threading import Thread
from time import sleep, time
from typing import Any

import pytest
from msgspec.structs import astuple

from sixweeks.server.errors import StartError
from sixweeks.server.live.create_table import new_table
from sixweeks.server.messages import NewTable
from sixweeks.server.storage import postgres as postgres_driver
from sixweeks.server.storage import sqlite
from sixweeks.server.storage.database import migrations
from sixweeks.server.storage.rows import TableRow, Unreachable
from sixweeks.server.storage.store import open_store, placeholders
from tests.server.test_store import founded


@pytest.mark.parametrize("address", ["/proc/nowhere/tables.sqlite", "postgresql://127.0.0.1:1/x"])
def test_a_database_that_cannot_be_opened_is_one_sentence(address):
    with pytest.raises(StartError, match="cannot be opened"):
        open_store(address)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path):
    (tmp_path / "notes.txt").write_text("These are notes, and no database." * 50)
    with pytest.raises(StartError, match="cannot be opened"):
        open_store(str(tmp_path / "notes.txt"))


@pytest.mark.parametrize("version", [0, 7])
def test_a_database_of_another_program_is_left_alone(tmp_path, version):
    path = tmp_path / "bookmarks.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE bookmarks (address TEXT)")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StartError, match="something other"):
        open_store(str(path))
    assert path.read_bytes()[100:] == before[100:], "but for the header: it is read through a log"


def test_a_database_of_a_newer_program_is_left_alone(database):
    store: Any = open_store(database)
    if "://" in database:
        store.db.run("INSERT INTO migrations (number) VALUES (999)")
    else:
        store.db.run("PRAGMA user_version = 999")
    store.close()
    with pytest.raises(StartError, match="made by a newer Six Weeks"):
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
    del values["deployment"], values["dice"]
    values["is_historical"] = was_historical
    store.db.run(
        f"INSERT INTO tables ({', '.join(values)}) VALUES ({placeholders(len(values))})",
        *values.values(),
    )
    store.close()
    monkeypatch.undo()
    store = open_store(database)
    found: Any = store.table(values["id"])
    store.close()
    assert found.deployment == deployment


@pytest.mark.parametrize("path", [":memory:", "/", "/dev/null"])
def test_what_keeps_nothing_is_no_database(path):
    with pytest.raises(StartError):
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
    revision = store.take_seat(made.row.id, made.seats[0], "browser")
    told: list[tuple[str, int]] = []
    listener = Thread(target=lambda: told.append(next(changes)), daemon=True)
    listener.start()
    listener.join(5)
    assert told == [(made.row.id, revision)]
    stop.set()
    store.close()
    elsewhere.close()


def test_a_change_committed_long_after_its_time_is_heard(tmp_path, monkeypatch):
    """A slow disk: the others have looked since that moment, and found nothing."""
    path = str(tmp_path / "tables.sqlite")
    store, elsewhere = open_store(path), open_store(path)
    made, stop = founded(store), Flag()
    changes = elsewhere.db.changes(stop)
    assert next(changes)[0] == made.row.id
    late = time() - sqlite.LONG_OVERLAP_SECONDS / 2
    monkeypatch.setattr("sixweeks.server.storage.database.time", lambda: late)
    revision = store.take_seat(made.row.id, made.seats[0], "browser")
    assert next(changes) == (made.row.id, revision)
    stop.set()
    store.close()
    elsewhere.close()


def test_a_change_waits_for_another_process_that_writes(tmp_path):
    path = str(tmp_path / "tables.sqlite")
    store, elsewhere = open_store(path), open_store(path)
    made, has_begun, told = founded(store), Flag(), []

    def take_seat() -> None:
        has_begun.set()
        told.append(store.take_seat(made.row.id, made.seats[0], "browser"))

    with elsewhere.db.transaction():
        waiting = Thread(target=take_seat, daemon=True)
        waiting.start()
        has_begun.wait(5)
        assert not told
    waiting.join(5)
    assert told == [made.row.revision + 1]
    store.close()
    elsewhere.close()


def test_a_process_that_has_just_written_does_not_overtake_a_waiting_one(tmp_path):
    path = str(tmp_path / "tables.sqlite")
    store, elsewhere = open_store(path), open_store(path)
    order = []

    def write() -> None:
        with store.db.transaction():
            order.append("the waiting one")

    waiting = Thread(target=write, daemon=True)
    with elsewhere.db.transaction():
        waiting.start()
        while is_free(f"{path}-queue"):
            sleep(0.001)
    with elsewhere.db.transaction():
        order.append("the writer")
    waiting.join(5)
    assert order == ["the waiting one", "the writer"]
    store.close()
    elsewhere.close()


def is_free(path):
    with open(path) as file:
        try:
            flock(file, LOCK_EX | LOCK_NB)
        except BlockingIOError:
            return False
    return True


def test_a_change_does_not_wait_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.0)
    path = str(tmp_path / "tables.sqlite")
    store, elsewhere = open_store(path), open_store(path)
    with elsewhere.db.transaction(), pytest.raises(Unreachable, match="locked"):
        founded(store)
    store.close()
    elsewhere.close()


def test_opening_the_file_again_releases_no_locks(tmp_path):
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
        store.db.checkpoint()  # type: ignore[attr-defined]  # of SQLite alone
        alone = tmp_path / "alone.sqlite"
        alone.write_bytes((tmp_path / "tables.sqlite").read_bytes())
    store.close()
    found = sqlite3.connect(f"file:{alone}?immutable=1", uri=True)
    assert found.execute("SELECT id, revision FROM tables").fetchall() == [
        (made.row.id, made.row.revision)
    ]


def test_polling_for_changes_runs_checkpoints(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "CHECKPOINT_SECONDS", 0.0)
    store, stop = open_store(str(tmp_path / "tables.sqlite")), Flag()
    monkeypatch.setattr(store.db, "checkpoint", stop.set)
    assert list(store.db.changes(stop)) == []
    store.close()
