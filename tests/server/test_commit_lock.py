"""Answers go one at a time, and whoever has been stored goes before whoever has not begun."""

import asyncio

import pytest

from sixweeks.server.live.commit_lock import CommitLock
from tests.server.toolkit import run_in_thread


class Disk:
    """Answers that are stored when the test says so; the steps that they took."""

    def __init__(self):
        self.lock, self.steps, self.stored = CommitLock(), [], {}

    async def answer(self, name):
        self.stored[name] = asyncio.get_running_loop().create_future()
        async with self.lock.hold() as hold:
            self.steps.append(f"{name} begins")
            await hold.wait_for(self.stored[name])
            self.steps.append(f"{name} is told")

    def start(self, *names):
        return [asyncio.ensure_future(self.answer(name)) for name in names]

    def store(self, name):
        self.stored[name].set_result(None)


async def a_while():
    for _ in range(10):
        await asyncio.sleep(0)


def test_others_begin_while_the_disk_works():
    async def rush():
        disk = Disk()
        answers = disk.start("a", "b")
        await a_while()
        begun = list(disk.steps)
        disk.store("b")
        disk.store("a")
        await asyncio.gather(*answers)
        return begun

    assert run_in_thread(rush) == ["a begins", "b begins"]


def test_a_stored_answer_is_acknowledged_before_the_next_begins():
    async def rush():
        disk = Disk()
        first = disk.start("a")
        await a_while()
        async with disk.lock.hold():  # somebody is at it
            later = disk.start("b")
            await a_while()
            disk.store("a")
            await a_while()
        await a_while()
        disk.store("b")
        await asyncio.gather(*first, *later)
        return disk.steps

    assert run_in_thread(rush) == ["a begins", "a is told", "b begins", "b is told"]


@pytest.mark.parametrize("is_let_in", [False, True])
def test_a_cancelled_waiter_blocks_nobody(is_let_in):
    async def rush():
        disk = Disk()
        async with disk.lock.hold():
            given_up, other = disk.start("a", "b")
            await a_while()
            if not is_let_in:
                given_up.cancel()
                await a_while()
        given_up.cancel()
        await a_while()
        disk.store("b")
        await other
        return disk.steps

    assert run_in_thread(rush) == ["b begins", "b is told"]


def test_a_failed_write_blocks_nobody():
    async def rush():
        disk = Disk()
        failed, other = disk.start("a", "b")
        await a_while()
        disk.stored["a"].set_exception(OSError("full"))
        await a_while()
        disk.store("b")
        await asyncio.gather(failed, other, return_exceptions=True)
        return disk.steps

    assert run_in_thread(rush) == ["a begins", "b begins", "b is told"]


def test_a_waiter_cancelled_while_reentering_does_not_release_the_lock_twice():
    async def rush():
        disk = Disk()
        (given_up,) = disk.start("a")
        await a_while()
        async with disk.lock.hold():  # somebody is at it
            disk.store("a")
            await a_while()
            given_up.cancel()
            disk.start("b")
            await a_while()
            return disk.steps[:]

    assert run_in_thread(rush) == ["a begins"]
