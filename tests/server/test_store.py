"""The store, on SQLite and on PostgreSQL alike."""

from functools import partial
from random import Random
from threading import Event as Flag
from threading import Thread
from time import time
from typing import Any

import pytest

from sixweeks.server.live.apply_answer import Cursor, apply_answer
from sixweeks.server.live.create_table import imported_table, new_table
from sixweeks.server.live.restore import SNAPSHOT_INTERVAL, restored, snapshots_due, status_of
from sixweeks.server.live.seats import hash_of
from sixweeks.server.messages import NewTable
from sixweeks.server.storage.rows import Conflict, SeatRow, SnapshotRow
from sixweeks.server.storage.store import open_store
from tests.server.toolkit import ROOT, eventually


def founded(store, **wanted):
    made = new_table(NewTable(game="france_40", deployment="historical", **wanted))
    store.create(made.row, made.seats, made.entries)
    return made


def played(store, id, answers, seed=0):
    """Random answers, stored one by one; returns the table and where it stands."""
    rng, row = Random(seed), store.table(id)
    past = restored(store, row)
    mark, table = Cursor(row.serial, past.at.serial, past.at.who, past.at.undo_floor), past.table
    for _ in range(answers):
        choice = rng.randrange(len(table.options))
        entry = apply_answer(table, mark, table.options[choice], table.to_move, choice)
        due = snapshots_due(table, mark.last, entry.serial)
        store.append(id, [entry], status_of(table), due)
        mark = Cursor.after(entry)
    return table, mark


def rolled(table):
    return table.dice.rolled


def position(table):
    return table.definition.formats.write_position(table.game)


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
    assert (again.at.serial, len(again.recent) <= SNAPSHOT_INTERVAL) == (mark.serial, True)
    store.close()


def test_of_an_imported_game_only_the_last_answers_are_played_again(store):
    record = ROOT / "tests/records/france_40/1939_fort_dr_stalled.txt"
    made = imported_table(record.read_text())
    store.create(made.row, made.seats, made.entries, snapshots=made.snapshots)
    again = restored(store, store.table(made.row.id))
    assert (len(made.entries) > 4 * SNAPSHOT_INTERVAL, len(again.recent) <= SNAPSHOT_INTERVAL) == (
        True,
        True,
    )


def test_missing_snapshots_are_made_while_a_table_is_restored(store):
    made = founded(store)
    _, mark = played(store, made.row.id, 130)
    store.delete_snapshots(made.row.id)
    restored(store, store.table(made.row.id))
    assert (
        mark.serial - SNAPSHOT_INTERVAL
        < store.snapshot(made.row.id, mark.serial).serial
        <= mark.serial
    )


def test_no_snapshot_is_kept_of_an_answer_that_has_been_undone(store):
    made = founded(store)
    store.add_snapshots(made.row.id, [SnapshotRow(made.row.serial + 1, "position")])
    assert store.snapshot(made.row.id, made.row.serial + 1) is None


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
    mark = Cursor(row.serial, past.at.serial, past.at.who, past.at.undo_floor)
    table = past.table
    entry = apply_answer(table, mark, table.options[0], table.to_move, 0)
    store.append(made.row.id, [entry], status_of(table))
    with pytest.raises(Conflict):
        store.append(made.row.id, [entry], status_of(table))
    assert store.table(made.row.id).serial == row.serial + 1


def answering(store, made):
    """What gives one answer when it is called."""
    row = store.table(made.row.id)
    past = restored(store, row)
    mark = Cursor(row.serial, past.at.serial, past.at.who, past.at.undo_floor)
    entry = apply_answer(past.table, mark, past.table.options[0], past.table.to_move, 0)
    return lambda: store.append(made.row.id, [entry], status_of(past.table))


def test_answers_at_many_tables_are_stored_together(store):
    tables = [founded(store) for _ in range(3)]
    first, again, other = (answering(store, tables[number]) for number in (0, 0, 1))
    found = store.db.batch([first, again, other])
    assert [type(each) for each in found] == [int, Conflict, int]
    serials = [store.table(made.row.id).serial - made.row.serial for made in tables]
    assert serials == [1, 1, 0]


def test_one_failure_in_a_batch_does_not_affect_the_others(store):
    tables = [founded(store) for _ in range(2)]

    def failing():
        store.db.run("UPDATE tables SET name = 'spoilt'")
        store.db.run("this is no SQL")

    found = store.db.batch([answering(store, tables[0]), failing, answering(store, tables[1])])
    assert [isinstance(each, Exception) for each in found] == [False, True, False]
    for made in tables:
        kept = store.table(made.row.id)
        assert (kept.serial, kept.name) == (made.row.serial + 1, made.row.name)


def test_undo_forgets_answers_and_goes_on_counting(store):
    made = founded(store)
    _, mark = played(store, made.row.id, 55)
    before = store.last_entry(made.row.id, mark.serial - 10)
    past = restored(store, store.table(made.row.id), before.serial)
    store.undo(made.row.id, mark.serial, before.serial, status_of(past.table))
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
        store.undo(made.row.id, mark.serial - 1, mark.serial - 2, status_of(past.table))
    assert len(store.entries(made.row.id, -1)) == len(made.entries) + 3


def test_seats_are_held_and_change_hands(store):
    made = founded(store)
    seat = next(seat for seat in made.seats if seat.side == "german")
    store.take_seat(made.row.id, seat, "browser")
    store.take_seat(made.row.id, seat, "browser")
    assert store.holders(made.row.id) == [("browser", "german")]
    assert [(row.id, side) for row, side in store.tables_of("browser")] == [(made.row.id, "german")]
    store.change_seat(made.row.id, SeatRow("german", "friend", False, hash_of("new")))
    assert store.holders(made.row.id) == []
    store.take_seat(made.row.id, seat, "browser")
    assert store.holders(made.row.id) == [], "its link is dead, whoever still knows it"


def test_a_seat_is_held_as_soon_as_it_is_taken(store):
    made = founded(store)
    store.change_seat(made.row.id, SeatRow("german", "me", False, hash_of("new")), "browser")
    assert store.holders(made.row.id) == [("browser", "german")]


@pytest.mark.parametrize(
    "change",
    [
        lambda store, id, seat: store.take_seat(id, seat, "browser"),
        lambda store, id, seat: store.change_seat(id, seat),
        lambda store, id, seat: store.set_orders(id, seat.side, "{}"),
        lambda store, id, seat: store.exchange(id, "german", "allied"),
        lambda store, id, seat: store.jobs.fail(id, "worker", "It failed.", 0.0),
    ],
    ids=["take_seat", "change_seat", "set_orders", "exchange", "fail"],
)
def test_a_change_of_a_table_locks_its_row_first(store, change):
    """Two who took the same rows in another order would wait for each other for ever."""
    made, run, said = founded(store), store.db.run, []

    def heard(sql, *values):
        said.append(sql)
        return run(sql, *values)

    store.db.run = heard
    change(store, made.row.id, made.seats[0])
    assert said[0].startswith("UPDATE tables")


def test_players_swap_seats_once_however_many_processes_try(store):
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


def test_a_failed_job_is_reported_and_retried_later(store):
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
        store.take_seat(made.row.id, made.seats[0], "browser")
        return any(id == made.row.id for id, _ in told)

    eventually(is_told)
    stop.set()
    listener.join(5)
    elsewhere.close()


def listen(store, stop, told):
    for change in store.db.changes(stop):
        told.append(change)


def failed_with_conflict(append):
    try:
        append()
    except Conflict:
        return True
    return False


def test_a_lease_lost_while_waiting_for_the_table_stays_lost(store, database):
    """On PostgreSQL a statement that had to wait sees other rows as they were before."""
    elsewhere: Any = open_store(database)
    made = founded(store, seats={"german": "random", "allied": "random"})
    assert store.jobs.claim("worker", time(), 20)
    past = restored(store, store.table(made.row.id))
    table, mark = past.table, Cursor(past.at.serial, past.at.serial, past.at.who, 0)
    entry = apply_answer(table, mark, table.options[0], table.to_move, 0)
    outcome: list[object] = []
    append = partial(store.append, made.row.id, [entry], status_of(table), (), "worker")
    worker = Thread(target=lambda: outcome.append(failed_with_conflict(append)))
    with elsewhere.db.transaction():
        seat = SeatRow(entry.who, "friend", False, "")
        elsewhere.change_seat(made.row.id, seat)
        worker.start()
        worker.join(0.3)
        assert not outcome, "it waits"
    worker.join()
    assert outcome == [True]
    elsewhere.close()
