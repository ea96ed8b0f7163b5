"""Playouts for analyses, in one process of the lowest priority: people's tables come first."""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from threading import Event as Flag
from threading import Thread

from sixweeks.ai.playouts import winner_of
from sixweeks.games import definition_of
from sixweeks.kernel.state import State
from sixweeks.server.computers.workers import SPAWNING, exit_with_parent

NICENESS = 19


def prepare(parent: int) -> None:
    """The process ends with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    args = (parent, Flag())
    Thread(target=exit_with_parent, args=args, name="parent", daemon=True).start()


def played_out(game_id: str, game: State, seed: int) -> str:
    return winner_of(definition_of(game_id), game, seed)


def bare(game: State) -> State:
    """Without what was computed from it, which cannot be sent."""
    twin = game.copy()
    twin.memo = {}
    return twin


class Playouts:
    """One playout at a time; those who wait take turns. The process is started when needed."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.turn = asyncio.Lock()
        self.number = 0

    async def winner(self, game_id: str, game: State) -> str:
        """Who wins one game from here. If the client leaves, only this playout goes on."""
        async with self.turn:
            self.number += 1
            loop = asyncio.get_running_loop()
            seed = int.from_bytes(os.urandom(6))
            play = partial(played_out, game_id, bare(game), seed)
            try:
                return await loop.run_in_executor(self.process(), play)
            except BrokenProcessPool:
                self.pool = None  # the next one starts it again
                raise

    def process(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, SPAWNING, prepare, (os.getpid(),))
        return self.pool

    def close(self) -> None:
        """A game that is being played out is not waited for."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            for process in processes:
                process.kill()
            self.pool.shutdown(wait=True, cancel_futures=True)
