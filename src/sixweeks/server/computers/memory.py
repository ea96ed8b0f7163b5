"""How much memory a worker uses: what its players remember of boards and positions adds up."""

import os
import sys
from contextlib import suppress

from sixweeks.server.computers.processes import PROC

MAX_MEGABYTES = 300.0  # a worker with more is replaced, between two jobs


def is_full() -> bool:
    """This process uses more memory than a worker may keep."""
    return megabytes() > MAX_MEGABYTES


def megabytes() -> float:
    """Resident memory of this process; without /proc its peak, and 0 if that is not known."""
    with suppress(OSError):
        pages = int((PROC / "self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    return peak()


def peak() -> float:
    """The most that this process has used."""
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / 2**20 if sys.platform == "darwin" else used / 2**10
