"""Answers are written in the event loop's thread and committed in another."""

import asyncio
import sqlite3
from contextlib import closing
from threading import Thread

import pytest

from sixweeks.server.live.store_threads import StoreThreads
from sixweeks.server.storage.store import open_store
from tests.server.toolkit import run_in_thread


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def store(path):
    store = open_store(path)
    with store.db.transaction():
        store.db.run("CREATE TABLE words (word TEXT)")
    yield store
    store.close()


@pytest.fixture
def db(store):
    return store.db


def adding(db, word):
    def add():
        db.run("INSERT INTO words VALUES (?)", word)
        return word

    return add


def failing():
    raise OSError("the disk is full")


def elsewhere(work):
    """In another thread."""
    thread = Thread(target=work)
    thread.start()
    thread.join()


def stored(path):
    """What another process finds."""
    with closing(sqlite3.connect(path)) as other:
        return [word for (word,) in other.execute("SELECT word FROM words")]


def prepared(db, *acts):
    assert db.try_begin()
    return db.prepare(acts)


def test_what_is_prepared_is_stored_by_the_commit(db, path):
    assert prepared(db, adding(db, "one"), adding(db, "two")) == ["one", "two"]
    before = stored(path)
    elsewhere(db.commit_prepared)
    assert (before, stored(path)) == ([], ["one", "two"])


def test_until_the_commit_nobody_else_uses_the_connection(db):
    prepared(db, adding(db, "one"))
    assert not db.lock.acquire(blocking=False)
    elsewhere(db.commit_prepared)
    assert db.lock.acquire(blocking=False)
    db.lock.release()


def test_nothing_is_begun_while_another_process_writes(db, path):
    other = open_store(path)
    with other.db.transaction():
        assert not db.try_begin()
    other.close()
    assert db.batch([adding(db, "one")]) == ["one"]


def test_of_changes_that_fail_nothing_is_left(db, path):
    assert prepared(db, adding(db, "one"), failing) is None
    assert stored(path) == []
    assert db.batch([adding(db, "two")]) == ["two"]


def both_written(store, *acts):
    """The results of quick writes that are made at once."""

    async def write():
        threads = StoreThreads(store)
        writes = [threads.write_quickly(act) for act in acts]
        found = await asyncio.gather(*writes, return_exceptions=True)
        threads.close()
        return found

    return run_in_thread(write)


def test_changes_made_during_a_commit_follow_together(store, path):
    words = ["one", "two", "three"]
    assert both_written(store, *(adding(store.db, word) for word in words)) == words
    assert stored(path) == words


def test_a_commit_that_fails_is_tried_again(store, path, monkeypatch):
    commit = store.db.commit_prepared

    def on_a_full_disk():
        store.db.roll_back()  # so that there is nothing to commit
        commit()

    monkeypatch.setattr(store.db, "commit_prepared", on_a_full_disk)
    assert both_written(store, adding(store.db, "one")) == ["one"]
    assert stored(path) == ["one"]


def test_each_change_has_its_own_error(store, path):
    one, error = both_written(store, adding(store.db, "one"), failing)
    assert (one, type(error), stored(path)) == ("one", OSError, ["one"])


def test_changes_wait_in_the_event_loop_while_another_process_writes(store, path, monkeypatch):
    other, try_begin, tries = open_store(path), store.db.try_begin, []
    writing = other.db.transaction()
    writing.__enter__()

    def again():
        tries.append(try_begin())
        if len(tries) == 2:
            writing.__exit__(None, None, None)
        return tries[-1]

    monkeypatch.setattr(store.db, "try_begin", again)
    assert both_written(store, adding(store.db, "one"), adding(store.db, "two")) == ["one", "two"]
    assert tries == [False, False, True]
    other.close()


def test_another_process_that_writes_for_long_is_waited_for_elsewhere(store, path, monkeypatch):
    monkeypatch.setattr(store.db, "try_begin", lambda: False)
    assert both_written(store, adding(store.db, "one")) == ["one"]
    assert stored(path) == ["one"]
