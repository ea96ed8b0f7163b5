"""Numbers that a player reads off the table: movement points and combat factors."""

from typing import Any

from sixweeks.games.france_40.text.messages import TEXT
from sixweeks.kernel.table import Table


def allowance(table: Table, unit: str, die: int | None = None) -> int:
    """The movement points a unit (or `stack 2725`) has as it sets out; its die if it rolls one."""
    table.answer(unit)
    if die is not None:
        table.answer(die)
    return points_left(table)


def points_left(table: Table) -> int:
    """The movement points that the prompt of a move in progress names."""
    asked = TEXT.asked(table.game)
    assert asked.id == "prompt-Move-go", f"no unit is moving: {table.prompt}"
    points = asked.args["points"]
    assert isinstance(points, int), "points are counted"
    return points


def strength(table: Table, unit: str, hex: str) -> tuple[int, list[str]]:
    """What a unit brings to an attack, and the rules that changed its factor."""
    part = table.odds(f"{unit} {hex}")["attackers"][0]
    return part["factor"], part["rules"]


def shifts(odds: dict[str, Any]) -> dict[str, int]:
    """The shifts of an attack by rule, before it is made."""
    return {each["rule"]: each["shift"] for each in odds["shifts"]}
