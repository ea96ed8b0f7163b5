"""Stack frames as text: procedures in progress, with places and units by name, not by number."""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from sixweeks.kernel.formats.lines import Line
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.procedure import END, Procedure
from sixweeks.kernel.sequence import called_at, first_procedures
from sixweeks.masks import Bits, bit_indices

NOTHING = (-1, "")  # no place, no unit, no name

Namers: TypeAlias = Mapping[Any, Callable[[Any], Any]]  # by type: the name of a value
Finders: TypeAlias = Mapping[Any, Callable[[Line, str], Any]]  # by type: the value of a name
Fields: TypeAlias = dict[str, Any]  # of a procedure, as a view holds them
Convert: TypeAlias = Callable[[Any, Any], Any]


class FrameText:
    """How a game writes its frames, by the annotations of their fields.

    A `UnitId`, a `tuple[UnitId, ...]` and an `Annotated[int, Bits(UnitId)]` are written with the
    names of units if the game gives them; `Annotated[str, "marker"]` says what a word names."""

    def __init__(self, procedures: tuple[type[Procedure], ...], sides: Collection[str]) -> None:
        self.procedures, self.sides = procedures, sides
        self.by_name = {each.__name__: each for each in procedures}
        self.any: Any = reduce(or_, procedures)

    def restored(self, frames: Iterable[Fields]) -> list[Any]:
        """Procedures decoded from their fields."""
        return [msgspec.convert(fields, self.any) for fields in frames]

    def encoded(self, frame: Procedure, names: Namers) -> str:
        """`{"type":"Attack","at":"retreat","by":"german","hex":"2930",...}`"""

        def named(kind: Any, value: Any) -> Any:
            if isinstance(kind, Bits) and kind not in names:
                return [named(kind.of, bit) for bit in bit_indices(value)]
            return names[kind](value) if kind in names and value not in NOTHING else value

        fields = held_in(type(frame), msgspec.to_builtins(frame), named)
        return msgspec.json.encode(fields).decode()

    def decoded(self, line: Line, finders: Finders) -> Any:
        def found(kind: Any, value: Any) -> Any:
            if isinstance(kind, Bits):
                return sum({1 << found(kind.of, each) for each in value})
            is_plain = kind not in finders or value in NOTHING
            return value if is_plain else finders[kind](line, str(value))

        try:
            fields = msgspec.json.decode(line.value, type=dict[str, Any])
            kind = self.by_name.get(fields.get("type", ""), Procedure)
            frame = msgspec.convert(held_in(kind, kind.migrated(fields), found), self.any)
        except InputError:
            raise
        except (msgspec.MsgspecError, AttributeError, TypeError, ValueError, RecursionError) as why:
            raise InputError("error-bad-frame", why=str(why), line=line.number) from None
        self.check(line, frame)
        return frame

    def check(self, line: Line, frame: Any) -> None:
        if frame.at != END and frame.at not in frame.steps:
            kind = type(frame).__name__
            raise InputError("error-no-step", procedure=kind, step=frame.at, line=line.number)
        if "by" in frame.__struct_fields__ and frame.by not in self.sides:
            raise InputError("error-not-a-side", side=frame.by, line=line.number)

    def check_stack(self, lines: Iterable[Line], stack: list[Any]) -> None:
        """Check that each frame is called by the one below it, at that one's current step."""
        allowed, below = first_procedures(self.procedures), None
        for line, frame in zip(lines, stack, strict=True):
            kind = type(frame)
            if kind not in allowed:
                raise not_called(kind, below).at(line.number)
            allowed, below = called_at(kind, frame.at), frame


def not_called(kind: type[Procedure], below: Procedure | None) -> InputError:
    if below is None:
        return InputError("error-not-first", procedure=kind.__name__)
    caller = type(below).__name__
    return InputError("error-not-called", procedure=kind.__name__, caller=caller, step=below.at)


def held_in(kind: type[msgspec.Struct], fields: dict[str, Any], one: Convert) -> dict[str, Any]:
    """The fields of a procedure with numbers replaced by names, or the reverse."""
    hints = hints_of(kind)
    return {key: held(hints.get(key), value, one) for key, value in fields.items()}


def held(hint: Any, value: Any, one: Convert) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return one(args[1], value)
    if origin is UnionType and value is not None and args[1:] == (NoneType,):
        return held(args[0], value, one)
    if origin is tuple and args[-1] is Ellipsis:
        return [held(args[0], each, one) for each in value]
    if origin is tuple:
        return [held(each, part, one) for each, part in zip(args, value, strict=True)]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return held_in(hint, value, one)
    return one(hint, value)


@cache
def hints_of(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
