"""The sequence of play as the procedures tell it: what there are, and which calls which."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

from sixweeks.kernel.procedure import END, Call, Procedure


@cache
def procedures_in(package: str) -> tuple[type[Procedure], ...]:
    """Every procedure of a game's rules, chapter by chapter."""
    paths = import_module(package).__path__
    chapters = sorted(each.name for each in iter_modules(paths))
    modules = [import_module(f"{package}.{chapter}") for chapter in chapters]
    return tuple(each for module in modules for each in defined_in(module))


def defined_in(module: ModuleType) -> Iterator[type[Procedure]]:
    for each in vars(module).values():
        is_procedure = isinstance(each, type) and issubclass(each, Procedure)
        if is_procedure and each.__module__ == module.__name__:
            yield each


@cache
def called_at(procedure: type[Procedure], at: str) -> frozenset[type[Procedure]]:
    """The procedures that a step may call, by the annotations of what it returns."""
    if at == END:
        return frozenset()
    step = procedure.steps[at]
    voices = [voice for voice in (step.ask, step.hear) if voice]
    return frozenset(each for voice in voices for each in called_by(voice))


def called_by(voice: Any) -> Iterator[type[Procedure]]:
    hint = get_type_hints(voice).get("return")
    for outcome in (hint, *get_args(hint)):
        if get_origin(outcome) is Call:
            (called,) = get_args(outcome)
            yield from get_args(called) or (called,)


@cache
def first_procedures(procedures: tuple[type[Procedure], ...]) -> frozenset[type[Procedure]]:
    """Those that no other calls: a game begins with one."""
    called = {each for kind in procedures for at in kind.steps for each in called_at(kind, at)}
    return frozenset(procedures) - called
