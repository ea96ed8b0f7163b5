"""Battles for 17, Sedan and the Meuse, to be fought in tests."""

from typing import Any

from sixweeks.games.springtime.model.state import Game
from tests.games.springtime.sketch import sketch

NONE: dict[str, str] = {}


def sedan(units: dict[str, str] = NONE, entered: dict[str, str] = NONE, **fields: Any) -> Game:
    """The 12th Army (5, List 1) has crossed the Meuse to the 2nd (4, Huntziger 1) in 17 (2):
    6 against 9."""
    everyone = {"German 12th": "17", "French 2nd": "17", **units}
    return sketch(everyone, entered={"German 12th": "11", **entered}, axis="11", **fields)


def panzers(units: dict[str, str] = NONE, **fields: Any) -> Game:
    """Guderian with Kleist has crossed the Meuse: 8 against 9."""
    everyone = {"Guderian": "17", "French 2nd": "17", **units}
    return sketch(everyone, entered={"Guderian": "11"}, kleist="Guderian", axis="11", **fields)


def contested(units: dict[str, str] = NONE, **fields: Any) -> Game:
    """The 12th Army and the 2nd have been in 17 together for a while: 6 against 7."""
    return sketch({"German 12th": "17", "French 2nd": "17", **units}, axis="11", **fields)
