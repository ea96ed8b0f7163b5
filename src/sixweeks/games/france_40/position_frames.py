"""The procedures in progress as lines of a position: hexes by number, units by name."""

from typing import Any, Protocol

import msgspec

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.france_40.components import MAP, SIDES, UnitId
from sixweeks.games.france_40.procedures import Frame
from sixweeks.games.france_40.queries import name_of
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.lines import BadText, Line, shortened
from sixweeks.kernel.procedure import END

HEX_FIELDS, HEX_MASKS = ("hex",), ("origins",)
UNIT_FIELDS, UNIT_TUPLES = ("unit",), ("units", "defenders", "retreating", "displaced")
UNIT_MASKS = ("overland", "refitting")
NOTHING = -1


class Names(Protocol):
    """Whoever knows the hexes and units of the position."""

    def hex_numbered(self, line: Line, number: str) -> Hex: ...
    def unit_named(self, line: Line, name: str) -> UnitId: ...


def names_in(game: Game, mask: int) -> list[str]:
    return [name_of(game, UnitId(unit)) for unit in bits(mask)]


def encoded(game: Game, frame: Any) -> str:
    """`{"type":"Attack","at":"retreat","by":"german","hex":"2930",...}`"""
    fields = msgspec.to_builtins(frame)
    for name, value in fields.items():
        if name in HEX_FIELDS and value >= 0:
            fields[name] = MAP.grid.number(Hex(value))
        elif name in UNIT_FIELDS and value >= 0:
            fields[name] = name_of(game, UnitId(value))
        elif name in HEX_MASKS:
            fields[name] = MAP.grid.numbers(value)
        elif name in UNIT_TUPLES:
            fields[name] = [name_of(game, unit) for unit in value]
        elif name in UNIT_MASKS:
            fields[name] = names_in(game, value)
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
    if name in HEX_FIELDS and value != NOTHING:
        return names.hex_numbered(line, str(value))
    if name in UNIT_FIELDS and value != NOTHING:
        return names.unit_named(line, str(value))
    if name in HEX_MASKS:
        return sum({one(names.hex_numbered(line, str(each))) for each in value})
    if name in UNIT_TUPLES:
        return [names.unit_named(line, str(each)) for each in value]
    if name in UNIT_MASKS:
        return sum({1 << names.unit_named(line, str(each)) for each in value})
    return value


def check(line: Line, frame: Any) -> None:
    kind = type(frame).__name__
    if frame.at != END and frame.at not in frame.steps:
        raise BadText(line.number, f"{kind} has no step '{shortened(frame.at)}'")
    if getattr(frame, "by", SIDES[0]) not in SIDES:
        raise BadText(line.number, f"'{shortened(frame.by)}' is not a side")
