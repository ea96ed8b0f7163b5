"""For operators: /health says whether all is well, /metrics how much there is to do.

Both contain numbers only, nothing of any table."""

import socket
from collections import Counter
from collections.abc import Iterator
from time import time

from msgspec import Struct

from sixweeks.server.computers.workers import WorkerPool
from sixweeks.server.live.live_tables import LiveTables
from sixweeks.server.request_counts import BOUNDS, Requests
from sixweeks.server.settings import Place
from sixweeks.server.storage.rows import Unreachable
from sixweeks.server.supervision import failures

PROMETHEUS = "text/plain; version=0.0.4"
LATE_SECONDS = 120.0  # a job that has waited so long is not well


class Health(Struct, frozen=True):
    """`is_well`, and what it depends on."""

    is_well: bool
    database: str  # ok or unreachable
    workers_wanted: int
    workers_alive: int
    processes_wanted: int
    processes_alive: int
    jobs: int  # computer players that must answer
    oldest_job_seconds: float  # how long the oldest of them has been due
    failures: dict[str, int]  # of each loop since the start


async def health_of(tables: LiveTables, workers: WorkerPool, place: Place) -> Health:
    try:
        jobs, oldest = await tables.threads.read(tables.store.jobs.backlog, time())
        database = "ok"
    except Unreachable:
        jobs, oldest, database = 0, 0.0, "unreachable"
    alive = sum(worker.is_alive() for worker in workers.workers)
    processes = processes_alive(place)
    are_working = (
        processes == place.number
        and alive == workers.number
        and (oldest < LATE_SECONDS or not workers.number)
    )
    return Health(
        is_well=database == "ok" and are_working,
        database=database,
        workers_wanted=workers.number,
        workers_alive=alive,
        processes_wanted=place.number,
        processes_alive=processes,
        jobs=jobs,
        oldest_job_seconds=round(oldest, 3),
        failures=dict(failures),
    )


def processes_alive(place: Place) -> int:
    """How many processes of this server take connections; this one does."""
    others = (index for index in range(place.number) if index != place.index)
    return 1 + sum(is_listening(place.socket_of(index)) for index in others)


def is_listening(path: str) -> bool:
    with socket.socket(socket.AF_UNIX) as line:
        line.setblocking(False)
        return line.connect_ex(path) == 0


def metrics_text(health: Health, requests: Requests, tables: LiveTables, streams: int) -> str:
    """In the text format of Prometheus."""
    return "".join(f"{line}\n" for line in metric_lines(health, requests, tables, streams))


def metric_lines(
    health: Health, requests: Requests, tables: LiveTables, streams: int
) -> Iterator[str]:
    yield from gauge("well", "1 if all is well.", int(health.is_well))
    yield from gauge("database_up", "1 if the database answers.", int(health.database == "ok"))
    yield from gauge("workers", "Worker processes alive.", health.workers_alive)
    yield from gauge("workers_wanted", "Worker processes wanted.", health.workers_wanted)
    yield from gauge("processes", "Server processes alive.", health.processes_alive)
    yield from gauge("processes_wanted", "Server processes wanted.", health.processes_wanted)
    yield from gauge("jobs", "Computer players that must answer.", health.jobs)
    oldest = "How long the oldest job has been due."
    yield from gauge("oldest_job_seconds", oldest, health.oldest_job_seconds)
    yield from gauge("tables_loaded", "Tables in memory.", len(tables.loaded))
    yield from gauge("streams", "Open event streams.", streams)
    yield from counters("loop_failures_total", "Failures of each loop.", "loop", failures)
    yield from counters("requests_total", "Requests by status.", "status", requests.by_status)
    yield from histogram(requests)


def gauge(name: str, help: str, value: float) -> Iterator[str]:
    yield f"# HELP sixweeks_{name} {help}"
    yield f"# TYPE sixweeks_{name} gauge"
    yield f"sixweeks_{name} {value}"


def counters(
    name: str, help: str, label: str, values: Counter[str] | Counter[int]
) -> Iterator[str]:
    yield f"# HELP sixweeks_{name} {help}"
    yield f"# TYPE sixweeks_{name} counter"
    yield from (f'sixweeks_{name}{{{label}="{key}"}} {value}' for key, value in values.items())


def histogram(requests: Requests) -> Iterator[str]:
    name = "sixweeks_request_seconds"
    yield f"# HELP {name} Time until a response began."
    yield f"# TYPE {name} histogram"
    yield from (f'{name}_bucket{{le="{bound}"}} {requests.within[bound]}' for bound in BOUNDS)
    yield f'{name}_bucket{{le="+Inf"}} {requests.timed}'
    yield f"{name}_sum {round(requests.seconds, 6)}"
    yield f"{name}_count {requests.timed}"
