"""Costly questions delay nobody else, and are worked out only while somebody waits for them."""

import asyncio
from threading import Event as Flag

import pytest

from sixweeks.kernel.formats.record import read_record
from sixweeks.server.errors import HTTPError
from sixweeks.server.live import costly_questions
from sixweeks.server.live.costly_questions import CostlyQuestions, check_cancelled
from tests.server.toolkit import run_in_thread


@pytest.fixture
def costly(monkeypatch):
    monkeypatch.setattr(costly_questions, "LOOK_SECONDS", 0.01)
    questions = CostlyQuestions("costly")
    yield questions
    questions.close()


async def here():
    return False


async def gone():
    return True


def test_questions_of_one_browser_wait_for_those_of_others(costly):
    done, go_on = [], Flag()

    def working(name):
        def work():
            assert go_on.wait(10)
            done.append(name)

        return work

    async def attack():
        asked = [costly.ask("attacker", here, working(f"attack {n}")) for n in range(3)]
        tasks = [asyncio.ensure_future(each) for each in asked]
        await asyncio.sleep(0.05)
        tasks.append(asyncio.ensure_future(costly.ask("stranger", here, working("stranger"))))
        await asyncio.sleep(0.05)
        go_on.set()
        await asyncio.gather(*tasks)

    run_in_thread(attack)
    assert done == ["attack 0", "stranger", "attack 1", "attack 2"]


def test_the_queue_of_a_browser_is_limited(costly, monkeypatch):
    monkeypatch.setattr(costly_questions, "MAX_WAITING", 2)
    go_on = Flag()

    async def attack():
        tasks = [asyncio.ensure_future(costly.ask("one", here, go_on.wait)) for _ in range(2)]
        await asyncio.sleep(0.05)
        with pytest.raises(HTTPError) as refused:
            await costly.ask("one", here, go_on.wait)
        go_on.set()
        await asyncio.gather(*tasks)
        return refused.value.status

    assert run_in_thread(attack) == 429
    assert not costly.waiting
    assert not costly.turns


def test_nothing_is_computed_for_a_client_that_has_gone(costly):
    asked = Flag()
    with pytest.raises(HTTPError):
        run_in_thread(costly.ask, "one", gone, asked.set)
    assert not asked.is_set()


def test_what_is_being_worked_out_is_cancelled_when_the_client_goes(costly):
    begun = Flag()

    def endless():
        begun.set()
        while True:
            check_cancelled()

    async def leaving():
        return begun.is_set()

    with pytest.raises(HTTPError) as refused:
        run_in_thread(costly.ask, "one", leaving, endless)
    assert refused.value.sentence.id == "error-interrupted"


@pytest.mark.parametrize("what", ["replay", "playback", "record", "chances", "why", "odds"])
def test_costly_questions_keep_nobody_from_answering(house, visitor, what, monkeypatch):
    """Their thread is busy, and the table goes on."""
    table = visitor.new_table(deployment="historical")
    view = table.play(3)
    go_on, busy = Flag(), Flag()
    pool = house.service.tables.threads.costly.pool
    pool.submit(busy.set)
    pool.submit(go_on.wait, 20)
    assert busy.wait(10)
    asking = house.portal.start_task_soon(ask_behind, house, table, what)
    reply = table.answer(view)
    assert (reply.status_code, asking.done()) == (200, False)
    go_on.set()
    assert asking.result(20) in (200, 409, 422)


async def ask_behind(house, table, what):
    def get():
        cookie = "; ".join(f"{name}={value}" for name, value in table.browser.cookies.items())
        query = {"to": 3, "place": "2930", "target": "2930"}
        path = f"{table.path}/{what}"
        return house.client.get(path, params=query, headers={"cookie": cookie}).status_code

    return await asyncio.to_thread(get)


def test_a_header_of_any_length_is_read_line_by_line():
    """Each line was once copied with all before it: 1.4 MB took more than a minute."""
    lines = [f"option name_{number}: value" for number in range(60_000)]
    head = ["sixweeks record 1", "game: france_40", "rules: 1", "program: 1", "scenario: 1940"]
    record = read_record("\n".join([*head, *lines, "", "end: 0 answers", ""]))
    assert len(record.options) == 60_000


def test_an_import_is_kept_with_its_snapshots(house, visitor):
    """So that whoever opens it need not play it all again."""
    table = visitor.new_table(deployment="historical")
    house.rush(table.id, 120)
    made = visitor.post("/api/import", record=table.get("record").text).json()
    snapshot = house.service.tables.store.snapshot(made["table"], 10**6)
    assert snapshot is not None
    assert snapshot.serial >= 100
