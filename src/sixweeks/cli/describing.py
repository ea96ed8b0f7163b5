"""Describes a table as text and data: its question, its events, its result."""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from rich.table import Table as Grid

from sixweeks.cli.language import words
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
    ending = table.game.ending
    if ending is None:
        return words("result-open", prompt=table.prompt)
    result = table.definition.page.scene(table.game, None).result
    said = table.localization.plain(result)
    return words("result", result=said, rule=ending.rule) if ending.rule else said


def events_told(table: Table, events: Sequence[Event], side: str | None) -> list[str]:
    told = (event for event in events if event.is_told_to(side))
    return [table.tell(event, side) for event in told]


# --- odds -------------------------------------------------------------------------------------


class Part(TypedDict):
    """A unit and what it counts for."""

    unit: str
    factor: float
    rules: list[str]


class Shift(TypedDict):
    rule: str
    shift: int
    why: str


class Check(TypedDict):
    title: str
    rule: str
    shifts: list[Shift]
    need: int
    chance: float


class Note(TypedDict):
    rule: str
    note: str


class Odds(TypedDict):
    """The odds of `scene.Odds` in words."""

    attack: float
    defence: float
    attackers: list[Part]
    defenders: list[Part]
    initial: str
    shifts: list[Shift]
    column: str
    results: dict[str, float]
    hidden_defenders: int
    title: NotRequired[str]
    check: NotRequired[Check | None]
    stages: NotRequired[list["Odds"]]
    notes: NotRequired[list[Note]]


def odds_grids(odds: Odds) -> list[Grid | str]:
    """The odds as tables: factors, shifts, preliminary check, chances of the results, stages."""
    grids: list[Grid | str] = list(filter(None, [odds.get("title", "")]))
    grids += strengths(odds)
    if odds["hidden_defenders"]:
        grids.append(words("odds-hidden", count=odds["hidden_defenders"]))
    if odds["shifts"]:
        grids += ["", shift_grid(odds["shifts"])]
    if check := odds.get("check"):
        grids += check_grids(check)
    grids += ["", grid(("result", "chance#", ""), map(chance_row, odds["results"].items()))]
    grids += [f"{each['note']} ({each['rule']})" for each in odds.get("notes", ())]
    for stage in odds.get("stages", ()):
        grids += ["", *odds_grids(stage)]
    return grids


def strengths(odds: Odds) -> list[Grid | str]:
    parts = [part_row("attacker", each) for each in odds["attackers"]]
    parts += [part_row("defender", each) for each in odds["defenders"]]
    if not parts:
        return []
    line = words(
        "odds-shifted" if odds["shifts"] else "odds-plain",
        attack=number(odds["attack"]),
        defence=number(odds["defence"]),
        initial=odds["initial"],
        column=odds["column"],
    )
    return [grid(("", "unit", "factor#", "rules"), parts), f"\n{line}"]


def check_grids(check: Check) -> list[Grid | str]:
    """A preliminary dice check."""
    line = words(
        "odds-check",
        title=check["title"],
        need=check["need"],
        chance=f"{check['chance']:.2%}",
        rule=check["rule"],
    )
    return [f"\n{line}", *([shift_grid(check["shifts"])] if check["shifts"] else [])]


def shift_grid(shifts: Sequence[Shift]) -> Grid:
    rows = [(each["rule"], f"{each['shift']:+d}", each["why"]) for each in shifts]
    return grid(("rule", "shift#", "why"), rows)


def chance_row(result: tuple[str, float]) -> tuple[str, ...]:
    name, chance = result
    return name, f"{chance:7.2%}", "█" * round(chance * 40)


def part_row(side: str, part: Part) -> tuple[str, ...]:
    return words(f"odds-{side}"), part["unit"], number(part["factor"]), ", ".join(part["rules"])


def number(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
