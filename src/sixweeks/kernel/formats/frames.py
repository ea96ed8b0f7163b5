"""The procedures in progress as lines of a position: places and units by name, not by number."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

import msgspec

from sixweeks.kernel.formats.lines import BadText, Line, shortened
from sixweeks.kernel.procedure import END, Procedure

NOTHING = (-1, "")  # no place, no unit, no name

Namers: TypeAlias = Mapping[str, Callable[[Any], Any]]  # by what is held: its name
Finders: TypeAlias = Mapping[str, Callable[[Line, str], Any]]  # by what is held: what a name means
Convert: TypeAlias = Callable[[str, Any], Any]


class FrameText:
    """How a game writes its frames.

    `holds` lists the fields that hold more than plain words, numbers and flags: `unit`, or whatever
    else the game names, `unit list`, `unit bits`, `hex unit pairs`, or `frame`, one within."""

    def __init__(
        self, frames: Any, sides: Collection[str], holds: Mapping[str, tuple[str, ...]]
    ) -> None:
        self.frames, self.sides = frames, sides
        self.kind_of = {field: kind for kind, fields in holds.items() for field in fields}

    def encoded(self, frame: Procedure, names: Namers) -> str:
        """`{"type":"Attack","at":"retreat","by":"german","hex":"2930",...}`"""

        def named(kind: str, value: Any) -> Any:
            return names[kind](value) if kind in names and value not in NOTHING else value

        def bits_named(kind: str, value: int) -> Any:
            if f"{kind} bits" in names:  # in an order of their own
                return names[f"{kind} bits"](value)
            return [named(kind, bit) for bit in range(value.bit_length()) if value >> bit & 1]

        fields = self.converted(msgspec.to_builtins(frame), named, bits_named)
        return msgspec.json.encode(fields).decode()

    def decoded(self, line: Line, finders: Finders) -> Any:
        def found(kind: str, value: Any) -> Any:
            is_plain = kind not in finders or value in NOTHING
            return value if is_plain else finders[kind](line, str(value))

        def bits_found(kind: str, value: list[Any]) -> int:
            return sum({1 << found(kind, each) for each in value})

        try:
            fields = msgspec.json.decode(line.value, type=dict[str, Any])
            frame = msgspec.convert(self.converted(fields, found, bits_found), self.frames)
        except BadText:
            raise
        except (msgspec.MsgspecError, AttributeError, TypeError, ValueError, RecursionError) as why:
            raise BadText(line.number, f"the frame cannot be read: {why}") from None
        self.check(line, frame)
        return frame

    def converted(self, fields: dict[str, Any], one: Convert, bits: Convert) -> dict[str, Any]:
        """The fields of a frame with names for numbers, or the other way round."""

        def field(kind: str, value: Any) -> Any:
            match kind.split():
                case ["frame"]:
                    return self.converted(value, one, bits)
                case [what, "list"]:
                    return [one(what, each) for each in value]
                case [what, "bits"]:
                    return bits(what, value)
                case [first, second, "pairs"]:
                    return [(one(first, each), one(second, other)) for each, other in value]
            return one(kind, value)

        return {key: field(self.kind_of.get(key, ""), value) for key, value in fields.items()}

    def check(self, line: Line, frame: Any) -> None:
        if frame.at != END and frame.at not in frame.steps:
            kind = type(frame).__name__
            raise BadText(line.number, f"{kind} has no step '{shortened(frame.at)}'")
        if "by" in frame.__struct_fields__ and frame.by not in self.sides:
            raise BadText(line.number, f"'{shortened(frame.by)}' is not a side")
