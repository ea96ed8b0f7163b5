"""Processes by name: one that holds a lease can be told from any other, and known to be dead."""

import os
import secrets
import socket
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")


def own_name() -> str:
    """The machine, its present run, the process and when it began; and something random."""
    pid = os.getpid()
    return " ".join((machine(), run(), str(pid), began(pid) or "?", secrets.token_hex(4)))


def is_dead(name: str) -> bool:
    """True if it surely is: of other machines nothing is known."""
    parts = name.split(" ")
    if len(parts) != 5 or parts[0] != machine() or not began(os.getpid()):
        return False
    return parts[1] != run() or began(int(parts[2])) != parts[3]


def pid_of(name: str) -> int:
    return int(name.split(" ")[2])


def machine() -> str:
    """Its name, and on Linux the name space in which process ids are counted."""
    space = ""
    with suppress(OSError):
        space = os.readlink(PROC / "self/ns/pid")
    return f"{socket.gethostname()}/{space}".replace(" ", "-")


def run() -> str:
    with suppress(OSError):
        return (PROC / "sys/kernel/random/boot_id").read_text().strip()
    return "?"


def began(pid: int) -> str:
    """When a process began, in ticks since the machine did; nothing if it is dead or unknown."""
    try:
        state, *fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if state == "Z" else fields[18]
