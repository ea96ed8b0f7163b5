"""Listeners of a table."""

from typing import NamedTuple


class Listener(NamedTuple):
    """An open stream: its seat, its browser and the address that it comes from."""

    side: str
    browser: str
    address: str
