"""Crash test: kills and hinders servers under load, again and again, and checks the data.

PYTHONPATH=src:. python tools/crash_test.py [--times 100] [--tables 6] [--seed 0]
  --postgres          two servers on one database of PostgreSQL, instead of one on SQLite
  --fault server      kill -9 a server, which is the default; or
          process     one of the processes of a server with two, which its supervisor replaces
          worker      the worker of the computer players
          disk_full   for some seconds no file can grow (SQLite)
          read_only   for some seconds the database refuses to write (PostgreSQL)
          frozen      for some seconds the database does not answer

People answer and undo at tables of all games, among themselves and against computers. After each
fault every answer that was acknowledged must be in the store, every undo that was must have been
done, every table must play again from its beginning to where it stands, and every table must go on.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from signal import SIGKILL
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import sleep, time
from typing import Any

import httpx2

from sixweeks.games import definition_of, game_ids
from sixweeks.server.live.restore import begun, play, restored
from sixweeks.server.storage.store import Store, open_store
from tests.server.postgres import PostgresServer
from tests.server.toolkit import Browser, Process, Seated
from tools.faults import FAULTS, Fault

PATIENCE = 60.0  # seconds in which a table must go on
UNDOS = 0.1  # of all that is done
OPTIONS = ("--workers", "1", "--behind-proxy")
COMPUTERS = ("", "random", "staff")
Tally = Counter[str]


class Busy(Exception):
    """The server says that the database cannot be reached now."""


class Player:
    """Plays all human seats of a table, at any of the servers.

    `expected` has every acknowledged answer that stands: (who, choice) by the serial of its entry.
    What was asked for when the server died is in doubt: it may have been done, once, or not. Only
    the store can tell, since the other server may not have heard of it yet."""

    def __init__(self, number: int, seed: int, server: Process) -> None:
        self.number = number
        self.rng = Random(f"{seed} {number}")
        self.game = game_ids()[number % len(game_ids())]
        self.computer = COMPUTERS[number // len(game_ids()) % len(COMPUTERS)]
        self.expected: dict[int, tuple[str, int]] = {}
        self.doubtful: set[int] = set()  # the serials before undos
        self.undone: set[int] = set()
        self.tally: Tally = Counter()
        self.table = self.another_table(Browser(self.client_of(server)))

    def another_table(self, browser: Browser) -> Seated:
        sides = definition_of(self.game).side_ids()
        seats = {sides[0]: self.computer} if self.computer else {}
        return browser.new_table(game=self.game, seats=seats, deployment="historical")

    def play(self, servers: list[Process], stop: Event) -> None:
        """Play until told to stop; a server that cannot answer now is asked again."""
        clients = [self.client_of(server) for server in servers]
        while not stop.is_set():
            self.table.browser.client = self.rng.choice(clients)
            try:
                self.act(self.table)
            except (httpx2.TransportError, Busy):
                self.tally["unanswered"] += 1
                sleep(0.05)
        for client in clients:
            client.close()

    def client_of(self, server: Process) -> httpx2.Client:
        """Each client has its own address; otherwise they would share one rate limit."""
        headers = {"x-forwarded-for": f"192.0.2.{self.number}"}
        return httpx2.Client(base_url=server.address, timeout=20, headers=headers)

    def seen(self, table: Seated) -> Any:
        reply = table.get()
        if reply.status_code == 503:
            raise Busy
        assert reply.status_code == 200, reply.text
        return reply.json()

    def act(self, table: Seated) -> None:
        view = self.seen(table)
        if view["scene"]["result"]:
            self.tally["finished"] += 1
            self.table = self.another_table(table.browser)
            self.expected, self.undone, self.doubtful = {}, set(), set()
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
        serial, to = view["serial"], self.rng.randrange(view["undo_to"], view["serial"])
        self.doubtful.add(serial)
        reply = table.post("undo", side=view["side"], serial=serial, to=to)
        self.count("undos", reply)
        if reply.status_code == 200:
            self.has_undone(serial, to)
        if reply.status_code != 503:
            self.doubtful.remove(serial)

    def has_undone(self, serial: int, to: int) -> None:
        undone = {at for at in self.expected if to < at <= serial}
        self.undone |= undone
        self.expected = {at: given for at, given in self.expected.items() if at not in undone}

    def settle(self, store: Store) -> None:
        """Whether the undos that nobody acknowledged were done, or a later one in their place."""
        done = dict(store.undos(self.table.id))
        for serial in self.doubtful:
            if serial + 1 in done:
                self.has_undone(serial, done[serial + 1])
        self.doubtful = set()

    def count(self, what: str, reply: Any) -> None:
        kind = what if reply.status_code == 200 else f"{what} refused with {reply.status_code}"
        self.tally[kind] += 1

    # --- after a fault ------------------------------------------------------------------------

    def check(self, store: Store, number: int) -> None:
        """No acknowledged answer is lost, and a replay leads to the current position."""
        self.settle(store)
        row = store.table(self.table.id)
        assert row is not None, "the table is there"
        entries = {
            entry.serial: entry for entry in store.entries(row.id, row.opening - 1, row.serial)
        }
        kept = {at: (entry.who, entry.choice) for at, entry in entries.items()}
        lost = {at: each for at, each in self.expected.items() if not self.is_kept(kept, at)}
        near = {at: each for at, each in kept.items() if lost and at >= min(lost) - 3}
        undos = store.undos(row.id)
        assert not lost, f"fault {number}, {self.game} {row.id}: lost {lost}; {near}, {undos}"
        assert not self.undone & set(kept), f"fault {number}, {row.id}: an undo is lost"
        ordered = [entries[serial] for serial in sorted(entries)]
        whole = begun(row, "", ordered)
        for entry in ordered[1:]:
            play(whole, entry)
        now, write = restored(store, row).table, whole.definition.formats.write_position
        assert write(whole.game) == write(now.game), f"fault {number}: {row.id} has gone astray"
        self.tally["checked"] += len(self.expected)

    def is_kept(self, kept: dict[int, tuple[str, int]], at: int) -> bool:
        """Where several are asked at once, the others' answers may have come before it."""
        who, choice = self.expected[at]
        places = range(at, at + len(definition_of(self.game).side_ids()))
        own = next((kept[each] for each in places if each in kept and kept[each][0] == who), None)
        return own == (who, choice)

    def goes_on(self, server: Process, store: Store) -> None:
        """The table continues: its computer player answers, or a person can."""
        self.table.browser.client = self.client_of(server)
        until = time() + PATIENCE
        before = view = self.patiently_seen(until)
        while time() < until:
            view = self.patiently_seen(until)
            if view["scene"]["result"] or view["serial"] > before["serial"]:
                return
            if view["ask"]:
                self.answer(self.table, view)
            sleep(0.02)
        stands = {name: view[name] for name in ("serial", "to_move", "thinking", "fault")}
        job = store.jobs.job(self.table.id)
        raise AssertionError(f"{self.game} {self.table.id} does not go on: {stands}, {job}")

    def patiently_seen(self, until: float) -> Any:
        while True:
            try:
                return self.seen(self.table)
            except (httpx2.TransportError, Busy):
                assert time() < until, f"{self.table.id} is not served again"
                sleep(0.1)


def run(database: str, fault: Fault, times: int, tables: int, servers: int, seed: int) -> Tally:
    live = [Process(database, *OPTIONS, *fault.options) for _ in range(servers)]
    store = open_store(database)
    try:
        players = [Player(number, seed, live[0]) for number in range(tables)]
        for number in range(1, times + 1):
            victim = suffer_under_load(fault, live, players, Random(f"{seed} {number}"))
            for player in players:
                player.goes_on(live[victim], store)
                player.check(store, number)
            if number % 10 == 0:
                print(number, dict(total(players)), flush=True)
        return total(players)
    finally:
        store.close()
        for process in live:
            process.end(SIGKILL)


def suffer_under_load(fault: Fault, live: list[Process], players: list[Player], rng: Random) -> int:
    """Everybody plays while it happens; returns whose fault it was."""
    stop, victim = Event(), rng.randrange(len(live))
    playing = [Thread(target=each.play, args=(live, stop), daemon=True) for each in players]
    for thread in playing:
        thread.start()
    sleep(rng.uniform(0.1, 3.0))
    must_restart = fault.happen(live[victim], rng)
    stop.set()
    for thread in playing:
        thread.join(60)
        assert not thread.is_alive(), "whoever plays gets an answer"
    if must_restart:
        live[victim].end(SIGKILL)
        live[victim] = Process(*live[victim].options)
    return victim


def total(players: list[Player]) -> Tally:
    return sum((player.tally for player in players), Counter())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--fault", choices=FAULTS, default="server")
    wanted = parser.parse_args()
    sizes = (wanted.times, wanted.tables, 2 if wanted.postgres else 1, wanted.seed)
    make: Callable[[PostgresServer | str], Fault] = FAULTS[wanted.fault]
    if wanted.postgres:
        postgres = PostgresServer()
        try:
            print(dict(run(postgres.new_database(), make(postgres), *sizes)))
        finally:
            postgres.stop()
    else:
        with TemporaryDirectory() as folder:
            database = str(Path(folder) / "tables.sqlite")
            print(dict(run(database, make(database), *sizes)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
