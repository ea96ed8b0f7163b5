"""Small words for tests: set up a few units, act, and ask."""

import re
from typing import Any

import sixweeks
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.model.state import OFF_MAP
from sixweeks.kernel.question import Action
from sixweeks.kernel.table import Table

GERMANY = set(MAP.grid.numbers(MAP.countries["germany"]))
FRANCE = set(MAP.grid.numbers(MAP.countries["france"])) - {"2235"}  # but for the Sarreguemines Gap


def at(phase: str, units: dict[str, Any], turn: int = 2, **lines: Any) -> Table:
    """A position of 1940 (or `scenario="1939"`) with these units only, and no forts by default.

    Dice are answered by the test: `table.answer(4)`."""
    given = {"scenario": "1940", "turn": turn, "phase": phase, "forts": "none", **lines}
    return sixweeks.position("france_40", units=units, **given)


def german_combat(units: dict[str, Any], **lines: Any) -> Table:
    """The Germans attack in Champagne; Châlons and Reims are theirs, so supply comes through."""
    return at("german combat", units, **{"control_german": "2727 2827", **lines})


def answer(table: Table, *answers: str | int) -> Table:
    """Give these answers one after the other; whatever has one answer is given by the table."""
    for each in answers:
        table.answer(each)
    return table


def setting_up(scenario: str, *answers: str) -> Table:
    """A new game after these answers of its set-up."""
    return answer(sixweeks.new("france_40", scenario=scenario, ask_dice=True), *answers)


def places(table: Table, unit: str) -> set[str]:
    """Where a unit taken up may be set up."""
    table.answer(unit)
    return hexes_offered(table, "place")


def place_all(table: Table, units: list[str], hex: str) -> Table:
    for unit in units:
        table.answer(unit)
        table.answer(hex)
    return table


def offered(table: Table) -> set[str]:
    """Every legal answer, in notation."""
    return {table.write(option) for option in table.options}


def hexes_offered(table: Table, *verbs: str) -> set[str]:
    """The hex numbers among the legal answers with these verbs (`go` by default)."""
    wanted = verbs or ("go",)
    return {
        MAP.grid.number(Hex(int(option.noun)))
        for option in table.options
        if isinstance(option, Action) and option.verb in wanted
    }


def reach(table: Table, unit: str, die: int | None = None) -> set[str]:
    """Where a unit taken up in a Movement Phase may stop; its die if it rolls one."""
    table.answer(unit)
    if die is not None:
        table.answer(die)
    return hexes_offered(table)


def march(table: Table, unit: str, *hexes: str, die: int | None = None) -> Table:
    """Take a unit up and move it by way of these hexes."""
    table.answer(unit)
    if die is not None:
        table.answer(die)
    for hex in hexes:
        table.answer(hex)
    return table


def assault(table: Table, hex: str, *units: str) -> Table:
    """Declare an attack by these units and launch it; the die is still to be given."""
    table.answer(f"attack {hex}")
    for unit in units:
        table.answer(f"with {unit}")
    table.answer("launch")
    return table


def rules_against(table: Table, wish: str) -> set[str]:
    """The numbers of the rules that bar a wish."""
    return {found[0] for each in table.why(wish) if (found := re.match(r"[\d.]+[a-z]?", each))}


def place_of(table: Table, unit: str) -> str:
    """The hex number of a unit, or where else it is (`dead`, `exited`, `removed`, `unplaced`)."""
    place = table.game.units[table.game.roster.by_name[unit]].place
    return OFF_MAP[place] if place < 0 else MAP.grid.number(Hex(place))


def steps_of(table: Table, unit: str) -> int:
    return int(table.game.units[table.game.roster.by_name[unit]].steps)


def told(table: Table) -> list[str]:
    """Everything that has happened at the table, as sentences."""
    return [table.tell(event, None) for event in table.events]


def fought(table: Table) -> list[tuple[str, int, str]]:
    """Column, die and result of every attack that was rolled for."""
    args: list[dict[str, Any]] = [e.args for e in table.events if e.kind == "combat_result"]
    return [(each["column"].text, each["die"].value, each["result"].id) for each in args]


def german_hexes(table: Table) -> set[str]:
    """The hexes under German control, which everybody may see."""
    return set(MAP.grid.numbers(table.view("allied").control))


def points(table: Table) -> dict[str, int]:
    """Victory points by rule."""
    total: dict[str, int] = {}
    for rule, amount in table.game.victory_points:
        total[rule] = total.get(rule, 0) + amount
    return total
