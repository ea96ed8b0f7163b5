"""The sequence of play, derived from the procedures: the call graph and the stages of a turn."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

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
def called_at(procedure: type[Procedure], at: str) -> tuple[type[Procedure], ...]:
    """The procedures that a step may call, from its return annotation."""
    if at == END:
        return ()
    step = procedure.steps[at]
    voices = [voice for voice in (step.ask, step.hear) if voice]
    return tuple(dict.fromkeys(each for voice in voices for each in called_by(voice)))


def called_by(voice: Any) -> Iterator[type[Procedure]]:
    hint = get_type_hints(voice).get("return")
    for outcome in (hint, *get_args(hint)):
        if get_origin(outcome) is Call:
            (called,) = get_args(outcome)
            yield from get_args(called) or (called,)


@cache
def first_procedures(procedures: tuple[type[Procedure], ...]) -> tuple[type[Procedure], ...]:
    """The procedures that no other calls: a game begins with one of them."""
    called = {each for kind in procedures for at in kind.steps for each in called_at(kind, at)}
    return tuple(each for each in procedures if each not in called)


# --- stages -----------------------------------------------------------------------------------


class Spot(NamedTuple):
    """A step of a procedure, and whose turn it is."""

    procedure: type[Procedure]
    at: str
    by: str

    @property
    def stage(self) -> str:
        own = self.procedure.steps[self.at].stage or self.procedure.stage
        return own.format(by=self.by)

    @property
    def rule(self) -> str:
        """Of the step, or of the procedure that is the stage as a whole."""
        step = self.procedure.steps[self.at]
        return step.rule if step.stage else self.procedure.steps[self.procedure.first].rule

    def frame(self) -> Procedure:
        by = {"by": self.by} if "by" in self.procedure.__struct_fields__ else {}
        return self.procedure(at=self.at, **by)


class Staged(NamedTuple):
    """A stage of the sequence of play, and the procedures in progress when it begins."""

    path: tuple[Spot, ...]

    @property
    def name(self) -> str:
        return self.path[-1].stage

    @property
    def rule(self) -> str:
        return self.path[-1].rule

    def frames(self) -> list[Procedure]:
        return [spot.frame() for spot in self.path]


@cache
def stages_from(procedure: type[Procedure], by: str = "") -> dict[str, Staged]:
    """The stages of a procedure and of all that it calls, in order, by name."""
    found: dict[str, Staged] = {}
    for stage in stages_within(procedure, by):
        found.setdefault(stage.name, stage)
    return found


def stages_within(procedure: type[Procedure], by: str) -> Iterator[Staged]:
    names = tuple(procedure.steps)
    for at in names[names.index(procedure.entry or procedure.first) :] if names else ():
        here = Spot(procedure, at, by)
        if here.stage:
            yield Staged((here,))
        for called in called_at(procedure, at):
            for side in procedure.steps[at].sides or (by,):
                for inner in stages_from(called, side).values():
                    yield Staged((here, *inner.path))


def stage_of(stack: Iterable[Any]) -> str:
    """The current stage: that of the innermost procedure that has one."""
    for frame in reversed(list(stack)):
        kind: type[Procedure] = type(frame)
        if frame.at in kind.steps and (stage := stage_at(kind, frame.at, getattr(frame, "by", ""))):
            return stage
    return ""


@cache
def stage_at(procedure: type[Procedure], at: str, by: str) -> str:
    # SPEED: every scene asks for it, of every procedure in progress.
    return Spot(procedure, at, by).stage
