"""Attack: one client asks 120 costly questions at once, again and again, while others play.

PYTHONPATH=src:. python tools/attack.py [--seconds 20] [--tables 10] [--asked 120] [--calm]

The attacker imports a long game and asks for replays, records, playbacks, dice, refusals and odds.
The others answer at tables of their own, ten times a second in all. Prints how long their answers
took, with `--calm` also without the attack."""

import argparse
import asyncio
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import httpx2

from tests.server.toolkit import Process, running

LONG = Path(__file__).parents[1] / "tests/records/blitzkrieg/stonne_defaults.txt"
LEAD_SECONDS = 4.0  # of the attack, before the others begin
PAUSE = 0.1  # seconds between two answers at all tables together


class Client:
    """A browser behind the proxy, with an address of its own."""

    def __init__(self, server: str, address: str) -> None:
        limits = httpx2.Limits(max_connections=None)
        headers = {"x-forwarded-for": address}
        self.http = httpx2.AsyncClient(base_url=server, timeout=120, headers=headers, limits=limits)
        self.table = ""

    async def found(self, path: str, **body: Any) -> None:
        made = await self.http.post(path, json=body)
        assert made.status_code == 201, made.text
        self.table = f"/api/tables/{made.json()['table']}"


class Figures:
    """How long the others' answers took, and what the attacker was told."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.statuses: Counter[int] = Counter()

    def told(self, name: str) -> str:
        ordered = sorted(self.seconds)
        p50, p99 = (1000 * ordered[int(part * (len(ordered) - 1))] for part in (0.5, 0.99))
        delays = f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {1000 * ordered[-1]:.1f} ms"
        return f"{name}: {len(ordered)} answers, {delays}"


async def play(client: Client, figures: Figures, pause: float, until: float) -> None:
    rng = Random(client.table)
    view = (await client.http.get(client.table)).json()
    while perf_counter() < until and view["ask"]:
        await asyncio.sleep(pause * rng.uniform(0.5, 1.5))
        choice = rng.randrange(len(view["ask"]["choices"]))
        body = {"side": view["side"], "serial": view["serial"], "choice": choice}
        began = perf_counter()
        reply = await client.http.post(f"{client.table}/answer", json=body)
        figures.seconds.append(perf_counter() - began)
        assert reply.status_code == 200, reply.text
        view = reply.json()
        if not view["ask"]:
            view = (await client.http.get(client.table)).json()


async def attack(client: Client, running_game: str, figures: Figures, until: float) -> None:
    """One of many questions in flight; what is refused is asked again at once."""
    rng, last = Random(id(client)), 3000
    while perf_counter() < until:
        to = rng.randrange(last)
        costly: list[tuple[str, dict[str, int | str]]] = [
            (f"{client.table}/replay", {"to": to}),
            (f"{client.table}/record", {}),
            (f"{client.table}/playback", {"after": to, "to": to + 50}),
            (f"{client.table}/chances", {}),
            (f"{running_game}/why", {"place": "2930"}),
            (f"{running_game}/odds", {"target": "2930"}),
        ]
        path, query = rng.choice(costly)
        figures.statuses[await status_of(client, path, query)] += 1
        await asyncio.sleep(0.05)


async def status_of(client: Client, path: str, query: dict[str, int | str]) -> int:
    """0 if the server hangs up, which it may do to a client like this."""
    try:
        return (await client.http.get(path, params=query)).status_code
    except httpx2.TransportError:
        return 0


async def others_play(server: str, tables: int, seconds: float) -> Figures:
    figures, others = Figures(), [Client(server, f"10.0.0.{n + 1}") for n in range(tables)]
    for client in others:
        await client.found("/api/tables", game="france_40", deployment="historical", dice="server")
    until = perf_counter() + seconds
    await asyncio.gather(*(play(client, figures, PAUSE * tables, until) for client in others))
    return figures


async def one_attacks(address: str, asked: int, seconds: float) -> Figures:
    figures, client = Figures(), Client(address, "192.0.2.1")
    await client.found("/api/tables", game="france_40", deployment="historical", dice="server")
    running_game = client.table
    await client.found("/api/import", record=LONG.read_text("utf-8"))
    until = perf_counter() + seconds
    await asyncio.gather(*(attack(client, running_game, figures, until) for _ in range(asked)))
    return figures


def attack_from_elsewhere(address: str, asked: int, seconds: float) -> None:
    """In a process of its own, so that only the server is shared with the others."""
    figures = asyncio.run(one_attacks(address, asked, seconds))
    print(f"the attacker was told {dict(sorted(figures.statuses.items()))}", flush=True)


def measure(server: Process, tables: int, asked: int, seconds: float) -> None:
    attacker = get_context("spawn").Process(
        target=attack_from_elsewhere, args=(server.address, asked, seconds + 2 * LEAD_SECONDS)
    )
    if asked:
        attacker.start()
        sleep(LEAD_SECONDS)
    figures = asyncio.run(others_play(server.address, tables, seconds))
    print(figures.told(f"{asked} costly questions at once"), flush=True)
    if asked:
        attacker.join()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--asked", type=int, default=120)
    parser.add_argument("--calm", action="store_true")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite")
        with running(database, "--workers", "0", "--behind-proxy") as server:
            for asked in (0, given.asked) if given.calm else (given.asked,):
                measure(server, given.tables, asked, given.seconds)


if __name__ == "__main__":
    main()
