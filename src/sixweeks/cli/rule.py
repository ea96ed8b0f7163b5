"""`sixweeks rule`: the rules of a game, with their code and tests."""

from functools import cache
from pathlib import Path
from typing import TypedDict

import click

from sixweeks.cli.help import argument, command
from sixweeks.cli.language import language, words
from sixweeks.cli.options import chosen_game, game_argument, json_option
from sixweeks.cli.output import console, emit, grid
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.rulebook import Coverage, Rule, Rulebook


class Described(TypedDict):
    """A rule, and where it is implemented and tested."""

    number: str
    title: str
    text: str
    status: str
    scenario: str
    why: str
    code: list[str]
    tests: list[str]


@command("rule")
@game_argument
@argument("number", required=False)
@json_option
def rule(game: str, number: str | None, as_json: bool) -> None:
    """Show a rule (7.3a), a paragraph (7.3), a chapter (7) or the whole list.

    Each with its status and where it is implemented and tested."""
    definition = chosen_game(game)
    rulebook = definition.text.rulebook_in(language())
    rules = rulebook.rules if number is None else wanted(rulebook, number)
    covered = coverage(definition.info.id)
    found = [described(each, covered) for each in rules]
    if as_json:
        emit(found)
    elif number is None:
        show_list(found)
    else:
        show_each(found)


def wanted(rulebook: Rulebook, number: str) -> tuple[Rule, ...]:
    """The rules under a number; a chapter is 7 or 7.0."""
    asked = number.strip()
    if not asked:
        raise InputError("error-name-a-rule")
    found = rulebook.paragraph(asked) or rulebook.paragraph(asked.removesuffix(".0"))
    return found or (rulebook.rule(asked[:20]),)


@cache
def coverage(game: str) -> Coverage:
    """Tests exist only in a checkout; without one, none are listed."""
    definition = chosen_game(game)
    tests = definition.info.folder.parents[3] / "tests" / "games" / definition.info.id
    return Coverage.of(definition.rulebook, definition.info.folder, tests)


def described(rule: Rule, covered: Coverage) -> Described:
    row = covered.row(rule)
    return {
        "number": rule.number,
        "title": rule.title,
        "text": rule.text,
        "status": rule.status,
        "scenario": rule.scenario,
        "why": rule.why,
        "code": [place_from_here(place) for place in sorted(row.code, key=is_beside_the_rules)],
        "tests": [place_from_here(place) for place in row.tests],
    }


def is_beside_the_rules(place: str) -> tuple[bool, bool]:
    """The chapters come first, then the model, then what only shows a rule."""
    parts = Path(place).parts
    return "rules" not in parts, "model" not in parts


def place_from_here(place: str) -> str:
    """`file:line`, relative to the working folder if that is shorter."""
    path = Path(place)
    return path.relative_to(Path.cwd()).as_posix() if path.is_relative_to(Path.cwd()) else place


def show_list(rules: list[Described]) -> None:
    rows = (
        (rule["number"], rule["title"], status(rule), len(rule["code"]), len(rule["tests"]))
        for rule in rules
    )
    console().print(grid(("rule", "title", "status", "code#", "tests#"), rows))


def show_each(rules: list[Described]) -> None:
    for rule in rules:
        click.echo("\n".join(paragraph(rule)) + "\n")


def paragraph(rule: Described) -> list[str]:
    why = f": {rule['why']}" if rule["why"] else ""
    scenario = f", {rule['scenario']}" if rule["scenario"] else ""
    return [
        f"{rule['number']} {rule['title']} ({status(rule)}{why}{scenario})",
        f"    {rule['text']}",
        *(f"    {words('rule-code'):<6} {place}" for place in rule["code"]),
        *(f"    {words('rule-test'):<6} {place}" for place in rule["tests"]),
    ]


def status(rule: Described) -> str:
    return words(f"rule-status-{rule['status']}")
