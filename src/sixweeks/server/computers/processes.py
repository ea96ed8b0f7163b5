"""Unique names for processes, so that a lease of a dead process can be recognised."""

import os
import secrets
import socket
from contextlib import suppress
from pathlib import Path

PROC = Path("/proc")


def process_name() -> str:
    """Host, boot id, process id, start time and a random suffix."""
    pid = os.getpid()
    return " ".join((machine(), boot_id(), str(pid), start_time(pid) or "?", secrets.token_hex(4)))


def is_dead(name: str) -> bool:
    """True only if certain: nothing is known of processes on other machines."""
    parts = name.split(" ")
    if len(parts) != 5 or parts[0] != machine() or not start_time(os.getpid()):
        return False
    return parts[1] != boot_id() or start_time(int(parts[2])) != parts[3]


def pid_of(name: str) -> int:
    return int(name.split(" ")[2])


def machine() -> str:
    """The host name, and on Linux the PID namespace."""
    space = ""
    with suppress(OSError):
        space = os.readlink(PROC / "self/ns/pid")
    return f"{socket.gethostname()}/{space}".replace(" ", "-")


def boot_id() -> str:
    with suppress(OSError):
        return (PROC / "sys/kernel/random/boot_id").read_text().strip()
    return "?"


def start_time(pid: int) -> str:
    """Start time in clock ticks since boot; empty if the process is dead or unknown."""
    try:
        state, *fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if state == "Z" else fields[18]
