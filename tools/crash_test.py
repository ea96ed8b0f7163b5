"""Crash test: kills a server process repeatedly with kill -9, under load, and checks the data.

PYTHONPATH=src:. python tools/crash_test.py [--times 100] [--tables 6] [--seed 0]
PYTHONPATH=src:. python tools/crash_test.py --postgres   two servers on one database of PostgreSQL

People answer and undo at tables of all games, among themselves and against computers. After each
kill every answer that was acknowledged must be in the store, every undo that was must have been
done, every table must play again from its beginning to where it stands, and every table must go on.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from signal import SIGKILL
from tempfile import TemporaryDirectory
from threading import Thread
from time import sleep, time
from typing import Any

import httpx2

from sixweeks.games import definition_of, game_ids
from sixweeks.server.live.restore import begun, play, restored
from sixweeks.server.storage.store import Store, open_store
from tests.server.postgres import PostgresServer
from tests.server.toolkit import Browser, Process, Seated

PATIENCE = 60.0  # seconds in which a table must go on
UNDOS = 0.1  # of all that is done
OPTIONS = ("--workers", "1", "--behind-proxy")
COMPUTERS = ("", "random", "staff")


class Player:
    """Plays all human seats of a table, at any of the servers, until they are killed.

    `expected` has every acknowledged answer that stands: (who, choice) by the serial of its entry.
    What was asked for when the server died is in doubt: it may have been done, once, or not."""

    def __init__(self, number: int, seed: int, server: Process) -> None:
        self.number = number
        self.rng = Random(f"{seed} {number}")
        self.game = game_ids()[number % len(game_ids())]
        self.computer = COMPUTERS[number // len(game_ids()) % len(COMPUTERS)]
        self.expected: dict[int, tuple[str, int]] = {}
        self.doubtful_from: int | None = None  # an undo in doubt went back no further than to here
        self.undone: set[int] = set()
        self.tally: Counter[str] = Counter()
        self.table = self.another_table(Browser(self.client_of(server)))

    def another_table(self, browser: Browser) -> Seated:
        sides = definition_of(self.game).side_ids()
        seats = {sides[0]: self.computer} if self.computer else {}
        return browser.new_table(game=self.game, seats=seats, deployment="historical")

    def play(self, servers: list[Process]) -> None:
        """Play until a server dies."""
        clients = [self.client_of(server) for server in servers]
        try:
            while True:
                self.table.browser.client = self.rng.choice(clients)
                self.act(self.table)
        except httpx2.TransportError:
            pass
        finally:
            for client in clients:
                client.close()

    def client_of(self, server: Process) -> httpx2.Client:
        """Each client has its own address; otherwise they would share one rate limit."""
        headers = {"x-forwarded-for": f"192.0.2.{self.number}"}
        return httpx2.Client(base_url=server.address, timeout=20, headers=headers)

    def act(self, table: Seated) -> None:
        view = table.view()
        if view["scene"]["result"]:
            self.tally["finished"] += 1
            self.expected, self.undone = {}, set()
            self.table = self.another_table(table.browser)
        elif view["can_undo"] and self.rng.random() < UNDOS:
            self.undo(table, view)
        elif view["ask"]:
            self.answer(table, view)
        else:
            sleep(0.02)

    def answer(self, table: Seated, view: Any) -> None:
        choice = self.rng.randrange(len(view["ask"]["choices"]))
        reply = table.answer(view, choice)
        self.count("answers", reply)
        if reply.status_code == 200:
            self.expected[view["serial"] + 1] = (view["side"], choice)

    def undo(self, table: Seated, view: Any) -> None:
        to = self.rng.randrange(view["undo_to"], view["serial"])
        self.doubtful_from = to
        reply = table.post("undo", side=view["side"], serial=view["serial"], to=to)
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
        """No acknowledged answer is lost, and a replay leads to the current position."""
        row = store.table(self.table.id)
        assert row is not None, "the table is there"
        entries = {
            entry.serial: entry for entry in store.entries(row.id, row.opening - 1, row.serial)
        }
        kept = {at: (entry.who, entry.choice) for at, entry in entries.items()}
        if self.doubtful_from is not None:
            gone = {at for at in self.expected if at > self.doubtful_from}
            if not gone & set(kept):
                self.expected = {at: self.expected[at] for at in set(self.expected) - gone}
        lost = {at: each for at, each in self.expected.items() if kept.get(at) != each}
        assert not lost, f"kill {number}, {self.game} {row.id}: lost {lost}"
        assert not self.undone & set(kept), f"kill {number}, {row.id}: an undo is lost"
        self.doubtful_from = None
        ordered = [entries[serial] for serial in sorted(entries)]
        whole = begun(row, "", ordered)
        for entry in ordered[1:]:
            play(whole, entry)
        now, write = restored(store, row).table, whole.definition.formats.write_position
        assert write(whole.game) == write(now.game), f"kill {number}: {row.id} has gone astray"
        self.tally["checked"] += len(self.expected)

    def goes_on(self, server: Process, store: Store) -> None:
        """The table continues: its computer player answers, or a person can."""
        self.table.browser.client = self.client_of(server)
        before = self.table.view()
        until = time() + PATIENCE
        while time() < until:
            view = self.table.view()
            if view["scene"]["result"] or view["serial"] > before["serial"]:
                return
            assert not view["fault"], view["fault"]
            if view["ask"]:
                self.answer(self.table, view)
            sleep(0.02)
        stands = {name: view[name] for name in ("serial", "to_move", "thinking")}
        job = store.jobs.job(self.table.id)
        raise AssertionError(f"{self.game} {self.table.id} does not go on: {stands}, {job}")


def run(database: str, times: int, tables: int, servers: int, seed: int) -> Counter[str]:
    live = [Process(database, *OPTIONS) for _ in range(servers)]
    store = open_store(database)
    try:
        players = [Player(number, seed, live[0]) for number in range(tables)]
        for number in range(1, times + 1):
            victim = kill_one(live, players, database, Random(f"{seed} {number}"))
            for player in players:
                player.check(store, number)
                player.goes_on(live[victim], store)
            if number % 10 == 0:
                print(number, dict(total(players)), flush=True)
        return total(players)
    finally:
        store.close()
        for process in live:
            process.end(SIGKILL)


def kill_one(live: list[Process], players: list[Player], database: str, rng: Random) -> int:
    """Kill a server under load and start another in its place."""
    playing = [Thread(target=player.play, args=(live,), daemon=True) for player in players]
    for thread in playing:
        thread.start()
    sleep(rng.uniform(0.1, 3.0))
    victim = rng.randrange(len(live))
    live[victim].process.kill()
    for thread in playing:
        thread.join(60)
        assert not thread.is_alive(), "whoever plays learns that the server has died"
    live[victim].end(SIGKILL)
    live[victim] = Process(database, *OPTIONS)
    return victim


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
