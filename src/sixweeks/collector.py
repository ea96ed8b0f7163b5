"""How often Python looks for reference cycles."""

import gc

NEW_OBJECTS = 50_000  # between two collections; Python's own limit is 700


def collect_rarely() -> None:
    """SPEED: games make almost no cycles, and the search for them takes a twentieth of the time."""
    gc.set_threshold(NEW_OBJECTS)
