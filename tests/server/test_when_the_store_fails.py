"""Disks fill and databases go away: nothing half-done is built upon, and the table goes on."""

import asyncio

from sixweeks.server.restoring import restored

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
    room, store = house.room(table.id), house.service.hub.store
    monkeypatch.setattr(store, "append", Failing(store.append))

    async def both():
        side, last = room.table.to_move, len(room.table.options) - 1
        answers = (room.answer(side, room.serial, choice) for choice in (0, last))
        return await asyncio.gather(*answers, return_exceptions=True)

    failed, taken = house.portal.call(both)
    assert (type(failed), taken) == (OSError, None)
    assert restored(store, store.table(table.id)).at.choice == room.last_entry.choice


def test_what_could_not_be_read_is_read_later(visitor, house, monkeypatch):
    """Another process has answered, and just then the store cannot be read."""
    table = visitor.new_table(**HOT_SEAT)
    room, store = house.room(table.id), house.service.hub.store
    with store.transaction():
        revision = store.touch(table.id)
    monkeypatch.setattr(store, "table", Failing(store.table))

    async def told():
        return await asyncio.gather(room.refresh(revision), return_exceptions=True)

    assert [type(each) for each in house.portal.call(told)] == [OSError]
    assert table.get().status_code == 200
    assert room.revision == revision
