"""Small words for tests at a table: set up a position, act in notation, and ask."""

from typing import Any

import sixweeks
from sixweeks.games.springtime.model.components import MAP, ROSTER
from sixweeks.games.springtime.model.state import OFF_MAP
from sixweeks.kernel.table import Table

FACES = {0: "", 1: "reduced", 2: "full"}


def at(phase: str, units: dict[str, Any], turn: int = 2, **lines: Any) -> Table:
    """A position of the campaign (or `scenario="plan_red"`) with these units only.

    `at("axis impulse", {"Guderian": "11", "French 2nd": ("17", "reduced")}, impulse=2)`; dice and
    markers are answered by the test."""
    given = {"scenario": "campaign", "turn": turn, "phase": phase, **lines}
    return sixweeks.position("springtime", units=units, **given)


def offered(table: Table) -> set[str]:
    """Every legal answer, in notation."""
    return {table.write(option) for option in table.options}


def answer(table: Table, *answers: str | int) -> Table:
    """Give these answers one after the other; whatever has one answer is given by the table."""
    for each in answers:
        table.answer(each)
    return table


def rules_against(table: Table, wish: str, side: str | None = None) -> set[str]:
    """The numbers of the rules that bar a wish."""
    return {each.split(":")[0] for each in table.why(wish, side)}


def place_of(table: Table, unit: str) -> str:
    """The area of a unit, or where else it is."""
    place = table.game.units[ROSTER.by_name[unit]].place
    return OFF_MAP[place] if place < 0 else MAP.areas[place].name


def strength_of(table: Table, unit: str) -> str:
    return FACES[table.game.units[ROSTER.by_name[unit]].strength]


def told(table: Table, side: str | None = None) -> list[str]:
    """Everything that has happened at the table, as sentences."""
    return [table.tell(event, side) for event in table.events]
