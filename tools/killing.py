"""Kills a serving process with kill -9 again and again, under load, and looks what is left.

PYTHONPATH=src:. python tools/killing.py [--times 100] [--tables 6] [--seed 0]
PYTHONPATH=src:. python tools/killing.py --postgres      two servers on one database of PostgreSQL

People answer and undo at tables of all games, among themselves and against computers. After each
kill every answer that was acknowledged must be in the store, every undo that was must have been
done, every table must play again from its beginning to where it stands, and every table must go on.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import sleep, time
from typing import Any

import httpx2

from sixweeks.games import definition_of, game_ids
from sixweeks.server.restoring import begun, play, restored
from sixweeks.server.store import Store, open_store
from tests.server.postgres import PostgresServer
from tests.server.toolkit import Browser, Process, Seated

PATIENCE = 60.0  # seconds in which a table must go on
UNDOS = 0.1  # of all that is done
COMPUTERS = ("", "random", "staff")


class Player(Thread):
    """One who plays all seats of people at a table, at any of the servers, until they die.

    `expected` has every acknowledged answer that stands: (who, choice) by the serial of its entry.
    What was asked for when the server died is in doubt: it may have been done, once, or not."""

    def __init__(self, number: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.rng = Random(f"{seed} {number}")
        self.game = game_ids()[number % len(game_ids())]
        self.computer = COMPUTERS[number // len(game_ids()) % len(COMPUTERS)]
        self.table: Seated | None = None
        self.expected: dict[int, tuple[str, int]] = {}
        self.doubtful_from: int | None = None  # an undo in doubt went back no further than to here
        self.undone: set[int] = set()
        self.tally: Counter[str] = Counter()

    def sit_down(self, server: Process) -> None:
        sides = definition_of(self.game).side_ids()
        seats = {sides[0]: self.computer} if self.computer else {}
        wanted = {"game": self.game, "seats": seats, "deployment": "historical"}
        self.table = Browser(server.client).new_table(**wanted)

    def again(self, servers: list[Process]) -> "Player":
        """A thread runs once; the player goes on."""
        twin = Player.__new__(Player)
        Thread.__init__(twin, daemon=True)
        for name in (
            "rng",
            "game",
            "computer",
            "table",
            "expected",
            "undone",
            "doubtful_from",
            "tally",
        ):
            setattr(twin, name, getattr(self, name))
        twin.servers = [httpx2.Client(base_url=each.address, timeout=20) for each in servers]
        return twin

    servers: list[httpx2.Client]

    def run(self) -> None:
        assert self.table is not None, "seated"
        try:
            while True:
                self.table.browser.client = self.rng.choice(self.servers)
                self.act(self.table)
        except httpx2.TransportError:
            pass
        finally:
            for client in self.servers:
                client.close()

    def act(self, table: Seated) -> None:
        sight = table.sight()
        if sight["scene"]["result"]:
            self.tally["finished"] += 1
            self.begin_another()
        elif sight["can_undo"] and self.rng.random() < UNDOS:
            self.undo(table, sight)
        elif sight["ask"]:
            self.answer(table, sight)
        else:
            sleep(0.02)

    def begin_another(self) -> None:
        """At the table that was played out nothing more is at stake."""
        assert self.table is not None, "seated"
        browser, sides = self.table.browser, definition_of(self.game).side_ids()
        self.expected, self.undone, self.doubtful_from = {}, set(), None
        seats = {sides[0]: self.computer} if self.computer else {}
        self.table = browser.new_table(game=self.game, seats=seats, deployment="historical")

    def answer(self, table: Seated, sight: Any) -> None:
        choice = self.rng.randrange(len(sight["ask"]["choices"]))
        reply = table.answer(sight, choice)
        self.count("answers", reply)
        if reply.status_code == 200:
            self.expected[sight["serial"] + 1] = (sight["side"], choice)

    def undo(self, table: Seated, sight: Any) -> None:
        to = self.rng.randrange(sight["undo_to"], sight["serial"])
        self.doubtful_from = to
        reply = table.post("undo", side=sight["side"], serial=sight["serial"], to=to)
        self.count("undos", reply)
        if reply.status_code == 200:
            self.undone |= {at for at in self.expected if at > to}
            self.expected = {at: given for at, given in self.expected.items() if at <= to}
        self.doubtful_from = None

    def count(self, what: str, reply: Any) -> None:
        kind = what if reply.status_code == 200 else f"{what} refused with {reply.status_code}"
        self.tally[kind] += 1

    # --- after a kill -------------------------------------------------------------------------

    def check(self, store: Store, number: int) -> None:
        """Nothing acknowledged is lost, and from its beginning the game leads to where it is."""
        assert self.table is not None, "seated"
        row = store.table(self.table.id)
        assert row is not None, "the table is there"
        entries = {entry.serial: entry for entry in store.entries(row.id, row.opening - 1)}
        kept = {at: (entry.who, entry.choice) for at, entry in entries.items()}
        if self.doubtful_from is not None:
            self.expected = {
                at: given
                for at, given in self.expected.items()
                if at in kept or at <= self.doubtful_from
            }
        lost = {at: each for at, each in self.expected.items() if kept.get(at) != each}
        assert not lost, f"kill {number}, {self.game} {row.id}: lost {lost}"
        assert not self.undone & set(kept), f"kill {number}, {row.id}: an undo is lost"
        self.doubtful_from = None
        ordered = [entries[serial] for serial in sorted(entries)]
        whole = begun(row, "", ordered)
        for entry in ordered[1:]:
            play(whole, entry)
        now, write = restored(store, row).table, whole.definition.write_position
        assert write(whole.game) == write(now.game), f"kill {number}: {row.id} has gone astray"
        self.tally["checked"] += len(self.expected)

    def goes_on(self, server: Process) -> None:
        """Its computer answers, or whoever is asked may."""
        assert self.table is not None, "seated"
        self.table.browser.client = server.client
        before = self.table.sight()
        until = time() + PATIENCE
        while time() < until:
            sight = self.table.sight()
            if sight["scene"]["result"] or sight["serial"] > before["serial"]:
                return
            assert not sight["fault"], sight["fault"]
            if sight["ask"]:
                self.answer(self.table, sight)
            sleep(0.02)
        raise AssertionError(f"{self.game} {self.table.id} does not go on")


def run(database: str, times: int, tables: int, servers: int, seed: int) -> Counter[str]:
    rng, players = Random(seed), [Player(number, seed) for number in range(tables)]
    live = [Process(database, "--workers", "1") for _ in range(servers)]
    slowest = 0.0
    for player in players:
        player.sit_down(live[0])
    store = open_store(database)
    for number in range(1, times + 1):
        players = [player.again(live) for player in players]
        for player in players:
            player.start()
        sleep(rng.uniform(0.1, 3.0))
        victim = rng.randrange(servers)
        live[victim].process.kill()
        for player in players:
            player.join(30)
            assert not player.is_alive(), "whoever plays learns that the server has died"
        live[victim].end(9)
        started = time()
        live[victim] = Process(database, "--workers", "1")
        slowest = max(slowest, time() - started)
        for player in players:
            player.check(store, number)
            player.goes_on(live[victim])
        if number % 10 == 0:
            print(number, dict(total(players)), f"slowest start {slowest:.1f} s", flush=True)
    for process in live:
        process.end(15)
    store.close()
    return total(players)


def total(players: list[Player]) -> Counter[str]:
    return sum((player.tally for player in players), Counter())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--postgres", action="store_true")
    wanted = parser.parse_args()
    sizes = (wanted.times, wanted.tables, 2 if wanted.postgres else 1, wanted.seed)
    if wanted.postgres:
        postgres = PostgresServer()
        try:
            print(dict(run(postgres.new_database(), *sizes)))
        finally:
            postgres.stop()
    else:
        with TemporaryDirectory() as folder:
            print(dict(run(str(Path(folder) / "tables.sqlite"), *sizes)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
