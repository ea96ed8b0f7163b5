"""Disks fill and databases go away: nothing half-done is built upon, and the table goes on."""

import asyncio
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
from starlette.testclient import TestClient

from sixweeks.server.app import make_app
from sixweeks.server.live.restore import restored
from sixweeks.server.settings import Settings, unlimited
from sixweeks.server.storage.rows import SeatRow, Unreachable
from sixweeks.server.storage.store import open_store
from tests.server.toolkit import Browser, eventually

HOT_SEAT = {"deployment": "historical", "seats": {"german": "me", "allied": "me"}}


class Failing:
    """Fails so many times, and then does what it should."""

    def __init__(self, act, times=1):
        self.act, self.times = act, times

    def __call__(self, *args, **settings):
        self.times -= 1
        if self.times >= 0:
            raise OSError("the disk is full")
        return self.act(*args, **settings)


def test_an_answer_is_never_built_on_one_that_could_not_be_stored(visitor, house, monkeypatch):
    table = visitor.new_table(**HOT_SEAT)
    live, store = house.live(table.id), house.service.tables.store
    monkeypatch.setattr(store, "append", Failing(store.append, times=2))  # it is tried twice

    async def both():
        side, last = live.table.to_move, len(live.table.options) - 1
        answers = (live.answer(side, live.serial, choice) for choice in (0, last))
        return await asyncio.gather(*answers, return_exceptions=True)

    failed, taken = house.portal.call(both)
    assert (type(failed), taken) == (OSError, None)
    assert restored(store, store.table(table.id)).at.choice == live.last_entry.choice


def test_what_could_not_be_read_is_read_later(visitor, house, monkeypatch):
    """Another process has answered, and just then the store cannot be read."""
    table = visitor.new_table(**HOT_SEAT)
    live, store = house.live(table.id), house.service.tables.store
    with store.db.transaction():
        revision = store.db.touch(table.id)
    monkeypatch.setattr(store, "table", Failing(store.table))

    async def told():
        return await asyncio.gather(live.refresh(revision), return_exceptions=True)

    assert [type(each) for each in house.portal.call(told)] == [OSError]
    assert table.get().status_code == 200
    assert live.revision == revision


def test_a_full_disk_is_reported_in_a_sentence_and_survived(visitor, house):
    table, store = visitor.new_table(**HOT_SEAT), house.service.tables.store
    before = table.view()
    pages = store.db.run("PRAGMA page_count")[0][0]
    store.db.run(f"PRAGMA max_page_count = {pages}")
    replies = [visitor.post("/api/tables", game="france_40") for _ in range(20)]
    assert replies[-1].status_code == 503
    assert replies[-1].json()["error"].startswith("The database cannot be")
    assert table.view() == before, "to look is still possible"
    store.db.run("PRAGMA max_page_count = 1000000")
    assert table.play(3)["serial"] == before["serial"] + 3


@pytest.mark.parametrize("is_replaced", [False, True])
def test_nothing_is_acknowledged_into_a_file_that_is_gone(visitor, house, settings, is_replaced):
    table, path = visitor.new_table(**HOT_SEAT), Path(settings.database)
    view = table.view()
    kept = path.rename(path.with_name("kept.sqlite"))
    if is_replaced:
        path.write_bytes(b"")
    assert table.answer(view).status_code == 503
    kept.rename(path)
    assert table.answer(view).status_code == 200


def test_lost_connections_are_made_again(postgres):
    """The database is restarted: what fails is told, and then everything goes on."""
    database = postgres.new_database()
    settings = unlimited(Settings(database=database, workers=0))
    elsewhere = open_store(database)
    with TestClient(make_app(settings), base_url="http://localhost") as client:
        table = Browser(client).new_table(**HOT_SEAT)
        table.view()
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
        answered = [table.answer(table.view()).status_code for _ in range(2)]
        assert answered == [503, 200]
        eventually(lambda: is_heard(table, elsewhere))
    elsewhere.close()


def is_heard(table, store):
    """A seat that changes in another process is another's here too."""
    with suppress(Unreachable):
        store.change_seat(table.id, SeatRow("german", "friend", False, ""))
    return table.get(side="german").status_code == 403
