"""A table in words and numbers: its question, what happened, how it ended."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table as Grid

from sixweeks.cli.output import grid
from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.question import Answer, Together
from sixweeks.kernel.table import Table


def question_of(table: Table) -> dict[str, Any]:
    """Who must answer what; nothing when the game is over."""
    if table.is_over:
        return {}
    kind = type(table.question).__name__.lower()
    return {"kind": kind, "by": asked(table), "prompt": table.prompt}


def asked(table: Table) -> str:
    """The side that must answer, or that rolls."""
    return getattr(table.question, "by", "") or next(iter(engine.deciders(table.game)), "")


def options_of(table: Table) -> list[str]:
    return [table.write(option) for option in answers_of(table)]


def answers_of(table: Table) -> Sequence[Answer]:
    if isinstance(table.question, Together):
        own = engine.question_for(table.game, asked(table))
        return own.options if own else ()
    return table.options


def ending_of(table: Table) -> dict[str, str]:
    """Winner (nobody in a draw), level and rule; nothing while the game goes on."""
    ending = table.game.ending
    if ending is None:
        return {}
    return {"winner": ending.winner, "level": ending.level, "rule": ending.rule}


def result_in_words(table: Table) -> str:
    ending = ending_of(table)
    if not ending:
        return f"The game is not over. {table.prompt}"
    winner = f"won by {ending['winner']}" if ending["winner"] else "drawn"
    return f"The game is {winner}: {ending['level'].replace('_', ' ')} ({ending['rule']})."


def events_told(table: Table, events: Sequence[Event], side: str | None) -> list[str]:
    return [table.definition.tell(event, side) for event in events]


# --- odds -------------------------------------------------------------------------------------


def odds_grids(odds: dict[str, Any]) -> list[Grid | str]:
    """An attack factor by factor, shift by shift, with the chance of each result."""
    parts = [part_row(side, each) for side in ("attackers", "defenders") for each in odds[side]]
    shifts = [(each["rule"], f"{each['shift']:+d}", each["why"]) for each in odds["shifts"]]
    results = [
        (result, f"{chance:7.2%}", "█" * round(chance * 40))
        for result, chance in odds["results"].items()
    ]
    ratio = f"{number(odds['attack'])} against {number(odds['defence'])}"
    shifted = f", after shifts {odds['column']}" if shifts else ""
    grids: list[Grid | str] = [
        grid(("", "unit", "factor#", "rules"), parts),
        f"\n{ratio}: {odds['initial']}{shifted}",
    ]
    if odds.get("hidden_defenders"):
        grids.append(f"{odds['hidden_defenders']} hidden defenders are not counted")
    if shifts:
        grids += ["", grid(("rule", "shift#", "why"), shifts)]
    notes = [f"{each['note']} ({each['rule']})" for each in odds.get("notes", ())]
    return [*grids, "", grid(("result", "chance#", ""), results), *notes]


def part_row(side: str, part: dict[str, Any]) -> tuple[str, ...]:
    return side[:-1], part["unit"], number(part["factor"]), ", ".join(part["rules"])


def number(value: Any) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
