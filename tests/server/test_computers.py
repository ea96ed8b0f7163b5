"""Computer turns: stored like anybody's, done once, and a failure is shown and survived."""

import os
from multiprocessing import Process
from threading import Event as Flag
from time import time

import pytest

from sixweeks.ai.player import Seat
from sixweeks.ai.players import make_player
from sixweeks.kernel.presentation.sentence import decoded
from sixweeks.server.computers import computer_turns, memory, workers
from sixweeks.server.computers.computer_turns import work
from sixweeks.server.computers.processes import is_dead, process_name
from sixweeks.server.computers.workers import WorkerPool
from sixweeks.server.live.create_table import new_table
from sixweeks.server.messages import NewTable
from sixweeks.server.storage.rows import JobRow
from sixweeks.server.storage.store import open_store
from tests.server.players import First, dying, full, raising, thinking_for_ever
from tests.server.test_dice import give_salt
from tests.server.test_store import founded
from tests.server.toolkit import Browser, eventually, running

AGAINST = {"seats": {"german": "me", "allied": "random"}}


@pytest.fixture
def other_store(settings):
    store = open_store(settings.database)
    yield store
    store.close()


def test_a_worker_plays_until_a_person_is_asked(visitor, other_store):
    table = visitor.new_table(scenario="1940", deployment="historical", **AGAINST)
    assert table.view()["thinking"]
    assert work(other_store, "worker", Flag())
    view = eventually(lambda: asked(table.view()))
    assert (view["side"], view["to_move"], view["thinking"]) == ("german", "german", False)
    assert view["scene"]["turn"].startswith("Turn 1"), "both have set up"
    assert {line["who"] for line in view["log"]} == {"allied", "german"}
    assert not work(other_store, "worker", Flag())


def test_a_salt_given_while_a_computer_plays_lets_it_roll(visitor, other_store):
    seats = {"german": "me", "french": "staff"}
    wanted = {"game": "blitzkrieg", "scenario": "stonne", "deployment": "historical"}
    table = visitor.new_table(**wanted, seats=seats, dice="salted")

    def make_while_a_salt_is_given(*args):
        assert give_salt(table, "german").status_code == 200
        return make_player(*args)

    assert work(other_store, "worker", Flag(), make_while_a_salt_is_given)
    assert other_store.table(table.id).to_move in seats


def test_a_long_turn_is_interrupted_for_another_table(visitor, other_store, monkeypatch):
    """One who lets computers play for hours keeps nobody else's opponent from answering."""
    monkeypatch.setattr(computer_turns, "SLICE_SECONDS", 0.0)
    alone = {"seats": {"german": "random", "allied": "random"}, "deployment": "historical"}
    first, second = visitor.new_table(**alone), visitor.new_table(**alone)
    before = [other_store.table(each.id).serial for each in (first, second)]
    for _ in range(4):
        assert work(other_store, "worker", Flag())
    after = [other_store.table(each.id).serial for each in (first, second)]
    assert [now - then for now, then in zip(after, before, strict=True)] == [2, 2]


def test_a_long_turn_goes_on_if_nobody_waits(visitor, other_store, monkeypatch):
    monkeypatch.setattr(computer_turns, "SLICE_SECONDS", 0.0)
    table = visitor.new_table(scenario="1940", deployment="historical", **AGAINST)
    assert work(other_store, "worker", Flag())
    assert eventually(lambda: asked(table.view()))["to_move"] == "german"


def test_a_long_turn_goes_on_if_only_computers_wait(visitor, other_store, monkeypatch):
    """Whoever interrupted it would take it up again, and have forgotten its plan."""
    monkeypatch.setattr(computer_turns, "SLICE_SECONDS", 0.0)
    visitor.new_table(seats={"german": "random", "allied": "random"})
    table = visitor.new_table(scenario="1940", deployment="historical", **AGAINST)
    assert work(other_store, "worker", Flag())
    assert eventually(lambda: asked(table.view()))["to_move"] == "german"


def test_a_long_turn_is_interrupted_for_a_table_with_people(visitor, other_store, monkeypatch):
    monkeypatch.setattr(computer_turns, "SLICE_SECONDS", 0.0)
    wanted = {"scenario": "1940", "deployment": "historical", **AGAINST}
    tables = [visitor.new_table(**wanted) for _ in range(2)]
    before = [other_store.table(each.id).serial for each in tables]
    for _ in range(2):
        assert work(other_store, "worker", Flag())
    after = [other_store.table(each.id).serial for each in tables]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1]


def test_a_worker_full_of_memory_is_replaced(visitor, settings, other_store):
    """Between two turns; the table has no fault."""
    table = visitor.new_table(scenario="1940", deployment="historical", **AGAINST)
    pool = WorkerPool(settings.database, 1, full)
    pool.start()
    first = pool.workers[0].pid
    assert eventually(lambda: asked(table.view()), 30)["fault"] == ""
    assert eventually(lambda: pool.workers[0].pid != first, 30)
    assert other_store.jobs.job(table.id) is None
    pool.close()


def test_memory_is_measured():
    assert 10 < memory.megabytes() < 10_000
    assert 10 < memory.peak() < 10_000


def test_tables_with_people_come_before_tables_of_computers(store):
    for german in ("random", "me"):
        founded(store, seats={"german": german, "allied": "random"})
    first, second = (store.jobs.claim("worker", time(), 10) for _ in range(2))
    players = [{seat.player for seat in store.seats(job.table)} for job in (first, second)]
    assert players == [{"me", "random", "observer"}, {"random", "observer"}]


def test_what_changes_while_a_table_is_loaded_is_not_missed(house, visitor, other_store):
    """Else whoever opened it just then would wait for the computer for ever."""
    table = visitor.new_table(scenario="1940", deployment="historical", **AGAINST)
    tables = house.service.tables
    load = tables.load

    async def loaded_slowly(id):
        live = await load(id)
        work(other_store, "worker", Flag())
        tables.changed(id, other_store.table(id).revision)
        return live

    tables.loaded.clear()
    tables.load = loaded_slowly
    tables.stop.set()  # nothing else tells of the change
    assert eventually(lambda: asked(table.view()))["to_move"] == "german"


def asked(view):
    return view if view["ask"] else None


def test_a_player_sees_its_seat_only(visitor, other_store):
    seats: list[Seat] = []
    visitor.new_table(scenario="1940", deployment="historical", **AGAINST)
    work(other_store, "worker", Flag(), lambda *_: First(seats))
    assert {seat.side for seat in seats} == {"allied"}
    assert all(seat.view.side == "allied" for seat in seats)


def test_a_failure_is_shown_without_its_words(visitor, other_store, capsys):
    table = visitor.new_table(**AGAINST)
    work(other_store, "worker", Flag(), raising)
    view = eventually(lambda: failed(table.view()))
    assert not view["thinking"]
    assert "LookupError" in view["fault"]
    assert "XII" not in view["fault"]


def failed(view):
    return view if view["fault"] else None


def test_a_failure_is_tried_again_later_and_longer(visitor, other_store):
    table = visitor.new_table(**AGAINST)
    work(other_store, "worker", Flag(), raising)
    assert not work(other_store, "worker", Flag()), "not at once"
    other_store.db.run("UPDATE jobs SET due = ?", time())
    work(other_store, "worker", Flag(), raising)
    assert decoded(other_store.jobs.job(table.id).fault).args["seconds"] == 4
    other_store.db.run("UPDATE jobs SET due = ?", time())
    work(other_store, "worker", Flag())
    assert eventually(lambda: asked(table.view()))["fault"] == ""


def test_a_failing_player_never_blocks_the_table(visitor, other_store):
    table = visitor.new_table(**AGAINST)
    work(other_store, "worker", Flag(), raising)
    assert table.post("seats", side="allied", player="me").status_code == 200
    assert table.play(5)["serial"] == 5


def test_a_computer_that_lost_its_seat_stores_nothing(visitor, other_store):
    table = visitor.new_table(**AGAINST)

    class Slow:
        def decide(self, seat):
            table.post("seats", side="allied", player="me")
            return seat.question.options[0]

    assert work(other_store, "worker", Flag(), lambda *_: Slow())
    assert table.view()["serial"] == 0


def test_a_player_that_ends_its_process_is_shown_and_tried_again(visitor, settings, other_store):
    table = visitor.new_table(**AGAINST)
    pool = WorkerPool(settings.database, 1, dying)
    pool.start()
    pool.make = make_player
    view = eventually(lambda: failed(table.view()), 30)
    assert "its process died" in view["fault"]
    other_store.db.run("UPDATE jobs SET due = 0")
    assert eventually(lambda: asked(table.view()), 30)["fault"] == ""
    pool.close()
    assert not any(worker.is_alive() for worker in pool.workers)


def test_what_a_killed_server_left_is_taken_up_at_once(database):
    """The dead one's lease would last for minutes."""
    store = open_store(database)
    made = new_table(NewTable(game="france_40", seats={"german": "random", "allied": "random"}))
    store.create(made.row, made.seats, made.entries)
    leasing = Process(target=take_for_long, args=(database,))
    leasing.start()
    leasing.join()
    assert store.jobs.claim("somebody", time(), 10) is None
    pool = WorkerPool(database, 0)
    pool.start()
    assert eventually(lambda: store.jobs.claim("somebody", time(), 10)).tries == 1
    pool.close()
    store.close()


def take_for_long(database):
    store = open_store(database)
    assert store.jobs.claim(process_name(), time(), 100)
    os._exit(1)


def test_only_the_dead_are_dead():
    name = process_name()
    place, run, pid, began, rest = name.split(" ")
    assert not is_dead(name)
    assert is_dead(f"{place} {run} {pid} 1{began} {rest}"), "its number has been given again"
    assert is_dead(f"{place} {run} 99999999 {began} {rest}")
    assert is_dead(f"{place} another-run {pid} {began} {rest}"), "the machine was started again"
    assert not is_dead(f"elsewhere {run} 99999999 {began} {rest}")
    assert not is_dead("worker")


def test_a_lease_goes_on_while_a_player_thinks(visitor, other_store, monkeypatch):
    monkeypatch.setattr(computer_turns, "LEASE_SECONDS", 0.2)
    visitor.new_table(**AGAINST)
    taken: list[JobRow | None] = []

    class Thinking:
        def decide(self, seat):
            Flag().wait(0.5)
            taken.append(other_store.jobs.claim("thief", time(), 20))
            return seat.question.options[0]

    stop = Flag()
    work(other_store, "worker", stop, lambda *_: Thinking())
    assert taken[0] is None


def test_a_player_that_never_answers_is_ended_and_shown(visitor, other_store, monkeypatch):
    ended = Flag()
    monkeypatch.setattr(computer_turns, "LEASE_SECONDS", 0.1)
    monkeypatch.setattr(computer_turns, "ANSWER_TIMEOUT", 0.2)
    monkeypatch.setattr(computer_turns, "end_process", ended.set)
    table = visitor.new_table(**AGAINST)

    class Endless:
        def decide(self, seat):
            assert ended.wait(10)
            return seat.question.options[0]

    work(other_store, "worker", Flag(), lambda *_: Endless())
    assert "thought for too long" in eventually(lambda: failed(table.view()))["fault"]
    assert table.view()["serial"] == 0, "what it came to after all is not taken"


def test_a_worker_ends_with_its_server_while_a_player_is_thinking(settings, visitor, monkeypatch):
    visitor.new_table(**AGAINST)
    killed = Process(target=serve_until_killed, args=(settings.database,))
    killed.start()
    store = open_store(settings.database)
    (lease,) = eventually(store.jobs.leases, 30)
    killed.kill()
    killed.join()
    eventually(lambda: is_dead(lease.worker), 20)
    store.close()


def serve_until_killed(database):
    workers.GRACE_SECONDS = 0.0
    pool = WorkerPool(database, 1, thinking_for_ever)
    pool.start()
    Flag().wait()


def test_a_restarted_server_goes_on_with_a_computers_turn(tmp_path):
    database = str(tmp_path / "tables.sqlite")
    with running(database, "--workers", "0") as server:
        browser = Browser(server.client)
        table = browser.new_table(scenario="1940", deployment="historical", **AGAINST)
        assert table.view()["thinking"]
    with running(database, "--workers", "1") as server:
        browser.client = server.client
        view = eventually(lambda: asked(table.view()), 30)
        assert view["scene"]["turn"].startswith("Turn 1")
