"""CPU time and peak memory of processes."""

import os
from collections.abc import Iterable
from pathlib import Path
from time import process_time

from msgspec import Struct

PROC = Path("/proc")


class Cost(Struct, frozen=True):
    """Processor seconds and peak memory in megabytes."""

    seconds: float
    megabytes: float


def cost_of(pids: Iterable[int]) -> Cost:
    """All of them together; without /proc only the processor time of this one is known."""
    if not PROC.is_dir():
        return Cost(process_time(), 0.0)
    each = [one_cost(pid) for pid in pids]
    megabytes = round(sum(cost.megabytes for cost in each), 1)
    return Cost(sum(cost.seconds for cost in each), megabytes)


def one_cost(pid: int) -> Cost:
    fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    lines = (PROC / str(pid) / "status").read_text().splitlines()
    peak = next((line.split()[1] for line in lines if line.startswith("VmHWM")), "0")
    return Cost(ticks / os.sysconf("SC_CLK_TCK"), int(peak) / 1024)
