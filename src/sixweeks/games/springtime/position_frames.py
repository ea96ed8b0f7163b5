"""The procedures in progress as lines of a position: areas by number, units by name."""

from typing import Any, Protocol

import msgspec

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.components import MAP, SIDES, UnitId
from sixweeks.games.springtime.procedures import Frame
from sixweeks.games.springtime.queries import name_of
from sixweeks.kernel.lines import BadText, Line, shortened
from sixweeks.kernel.procedure import END

AREA_FIELDS, AREA_TUPLES = ("area",), ("path",)
UNIT_FIELDS = ("unit", "lead", "defending_lead")
UNIT_TUPLES = ("units", "defenders", "waiting")
NOTHING = -1


class Names(Protocol):
    """Whoever knows the areas and units of the position."""

    def area_named(self, line: Line, name: str) -> AreaId: ...
    def unit_named(self, line: Line, name: str) -> UnitId: ...


def encoded(frame: Any) -> str:
    """`{"type":"Attack","at":"roll","by":"axis","area":"17",...}`"""
    fields = msgspec.to_builtins(frame)
    for name, value in fields.items():
        if name in AREA_FIELDS and value >= 0:
            fields[name] = MAP.name(AreaId(value))
        elif name in UNIT_FIELDS and value >= 0:
            fields[name] = name_of(UnitId(value))
        elif name in AREA_TUPLES:
            fields[name] = [MAP.name(AreaId(each)) for each in value]
        elif name in UNIT_TUPLES:
            fields[name] = [name_of(UnitId(each)) for each in value]
    return msgspec.json.encode(fields).decode()


def decoded(names: Names, line: Line) -> Any:
    try:
        fields = msgspec.json.decode(line.value, type=dict[str, Any])
        for name, value in fields.items():
            fields[name] = decoded_field(names, line, name, value)
        frame = msgspec.convert(fields, Frame)
    except (msgspec.DecodeError, msgspec.ValidationError, TypeError, RecursionError) as error:
        raise BadText(line.number, f"the frame cannot be read: {error}") from None
    check(line, frame)
    return frame


def decoded_field(names: Names, line: Line, name: str, value: Any) -> Any:
    if name in AREA_FIELDS and value != NOTHING:
        return names.area_named(line, str(value))
    if name in UNIT_FIELDS and value != NOTHING:
        return names.unit_named(line, str(value))
    if name in AREA_TUPLES:
        return [names.area_named(line, str(each)) for each in value]
    if name in UNIT_TUPLES:
        return [names.unit_named(line, str(each)) for each in value]
    return value


def check(line: Line, frame: Any) -> None:
    kind = type(frame).__name__
    if frame.at != END and frame.at not in frame.steps:
        raise BadText(line.number, f"{kind} has no step '{shortened(frame.at)}'")
    if getattr(frame, "by", SIDES[0]) not in SIDES:
        raise BadText(line.number, f"'{shortened(frame.by)}' is not a side")
