"""Describes a table as text and data: its question, its events, its result."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table as Grid

from sixweeks.cli.output import grid
from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.question import Draw
from sixweeks.kernel.table import Table


def question_of(table: Table) -> dict[str, object]:
    """Who must answer what; None when the game is over."""
    if table.is_over:
        return {}
    kind = type(table.question).__name__.lower()
    return {"kind": kind, "by": asked(table), "prompt": table.prompt}


def asked(table: Table) -> str:
    """The side that must answer, or that rolls."""
    return getattr(table.question, "by", "") or next(iter(engine.deciders(table.game)), "")


def options_of(table: Table, viewer: str | None = None) -> list[str]:
    """Every legal answer; what is in the cup of another side may be a secret."""
    question = table.question
    if isinstance(question, Draw) and viewer not in (None, question.by):
        return []
    return [table.write(option) for option in table.options]


def ending_of(table: Table) -> dict[str, str]:
    """Winner (none in a draw), level and rule; empty while the game is in progress."""
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
    told = (event for event in events if event.is_told_to(side))
    return [table.tell(event, side) for event in told]


# --- odds -------------------------------------------------------------------------------------


def odds_grids(odds: dict[str, Any]) -> list[Grid | str]:
    """The odds as tables: factors, shifts, preliminary check, chances of the results, stages."""
    grids: list[Grid | str] = [odds["title"]] if odds.get("title") else []
    grids += strengths(odds)
    if odds.get("hidden_defenders"):
        grids.append(f"{odds['hidden_defenders']} hidden defenders are not counted")
    if odds["shifts"]:
        grids += ["", shift_grid(odds["shifts"])]
    if odds.get("check"):
        grids += check_grids(odds["check"])
    grids += ["", grid(("result", "chance#", ""), map(chance_row, odds["results"].items()))]
    grids += [f"{each['note']} ({each['rule']})" for each in odds.get("notes", ())]
    for stage in odds.get("stages", ()):
        grids += ["", *odds_grids(stage)]
    return grids


def strengths(odds: dict[str, Any]) -> list[Grid | str]:
    parts = [part_row(side, each) for side in ("attackers", "defenders") for each in odds[side]]
    if not parts:
        return []
    ratio = f"{number(odds['attack'])} against {number(odds['defence'])}"
    shifted = f", after shifts {odds['column']}" if odds["shifts"] else ""
    return [
        grid(("", "unit", "factor#", "rules"), parts),
        f"\n{ratio}: {odds['initial']}{shifted}",
    ]


def check_grids(check: dict[str, Any]) -> list[Grid | str]:
    """A preliminary dice check."""
    line = f"{check['title']}: {check['need']} or less, {check['chance']:.2%} ({check['rule']})"
    return [f"\n{line}", *([shift_grid(check["shifts"])] if check["shifts"] else [])]


def shift_grid(shifts: Sequence[dict[str, Any]]) -> Grid:
    rows = [(each["rule"], f"{each['shift']:+d}", each["why"]) for each in shifts]
    return grid(("rule", "shift#", "why"), rows)


def chance_row(result: tuple[str, float]) -> tuple[str, ...]:
    name, chance = result
    return name, f"{chance:7.2%}", "█" * round(chance * 40)


def part_row(side: str, part: dict[str, Any]) -> tuple[str, ...]:
    return side[:-1], part["unit"], number(part["factor"]), ", ".join(part["rules"])


def number(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
