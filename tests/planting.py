"""A game with something changed, to see that it is noticed."""

from dataclasses import fields, replace
from typing import Any

from sixweeks.kernel.presentation.definition import GameDefinition


def planted(definition: GameDefinition, **changes: Any) -> GameDefinition:
    """The definition with other functions, each in the part that has one of its name."""
    for name, value in changes.items():
        definition = replace(definition, **change(definition, name, value))
    return definition


def change(definition: GameDefinition, name: str, value: Any) -> dict[str, Any]:
    if name == "text":
        return {name: value}
    for each in fields(definition):
        part = getattr(definition, each.name)
        if each.name != "text" and name in {field.name for field in fields(part)}:
            return {each.name: replace(part, **{name: value})}
    raise AssertionError(f"a definition has no '{name}'")
