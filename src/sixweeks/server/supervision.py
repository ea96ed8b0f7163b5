"""Loops that live as long as the server: whatever fails is reported, counted and tried again."""

from collections import Counter
from collections.abc import Callable
from threading import Event as Flag

from sixweeks.server.console import tell_error

FIRST_SECONDS = 0.5
MAX_SECONDS = 30.0
failures: Counter[str] = Counter()  # of this process, by the name of the loop


def keep_doing(name: str, act: Callable[[], object], stop: Flag, pause: float = 0.0) -> None:
    """Call again and again until stopped; after failures with increasing pauses."""
    tries = 0
    while not stop.is_set():
        try:
            act()
            tries = 0
        except Exception as error:  # no failure may end the loop: nobody would start it again
            tries += 1
            report(name, error)
        stop.wait(pause_after(tries) if tries else pause)


def pause_after(tries: int) -> float:
    """Seconds to wait after so many failures in a row."""
    return min(FIRST_SECONDS * 2.0 ** min(tries - 1, 10), MAX_SECONDS)


def report(name: str, error: Exception) -> None:
    """Count a failure and say so on the console, in one line that contains nothing of a game."""
    failures[name] += 1
    tell_error("loop", f"The loop '{name}' has failed", error, loop=name)
