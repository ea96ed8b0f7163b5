"""The procedures in progress as lines of a position: hexes by number, units by name."""

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeAlias

import msgspec

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.components import SIDES, UnitId
from sixweeks.games.blitzkrieg.procedures import CALLERS, Frame
from sixweeks.games.blitzkrieg.queries import name_of, number_of
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.kernel.lines import BadText, Line, shortened
from sixweeks.kernel.procedure import END

# What the fields of the frames hold; those not named here are plain words, numbers and flags.
HOLDS: dict[str, tuple[str, ...]] = {
    "hex": ("hex", "passing", "start", "refuge", "origin"),
    "hexes": ("path",),
    "unit": ("unit", "target", "firer", "to", "observer", "attacker"),
    "units": ("units", "fired_on", "waiting", "struck"),
    "unit bits": ("looked_at", "tried", "fired", "weak", "fled"),
    "formation": ("formation", "replay"),
    "formations": ("formations", "idle", "attached"),
    "marker": ("marker",),
    "markers": ("markers", "bombarded"),
    "plain, hex": ("aimed",),
    "hex, unit": ("observers",),
    "unit, plain": ("hits",),
    "frame": ("ground",),
}
KIND_OF = {field: kind for kind, fields in HOLDS.items() for field in fields}
PAIRS = {kind for kind in HOLDS if ", " in kind}
LISTS = {"hexes": "hex", "units": "unit", "formations": "formation", "markers": "marker"}

Convert: TypeAlias = Callable[[str, Any], Any]  # by what it holds, one value


class Names(Protocol):
    """Whoever knows the hexes, units, formations and markers of the position."""

    def hex_numbered(self, line: Line, number: str) -> Hex: ...
    def unit_named(self, line: Line, name: str) -> UnitId: ...
    def formation_named(self, line: Line, name: str) -> str: ...
    def marker_named(self, line: Line, name: str) -> str: ...


def names_in(game: Game, mask: int) -> list[str]:
    return [name_of(game, UnitId(unit)) for unit in bits(mask)]


def converted(fields: dict[str, Any], one: Convert) -> dict[str, Any]:
    """The fields of a frame with names for numbers, or the other way round."""
    return {
        key: converted_field(KIND_OF[key], value, one) if key in KIND_OF else value
        for key, value in fields.items()
    }


def converted_field(kind: str, value: Any, one: Convert) -> Any:
    if kind in LISTS:
        return [one(LISTS[kind], each) for each in value]
    if kind in PAIRS:
        first, second = kind.split(", ")
        return [(one(first, each), one(second, other)) for each, other in value]
    return converted(value, one) if kind == "frame" else one(kind, value)


def encoded(game: Game, frame: Any) -> str:
    """`{"type":"Act","at":"decide","by":"french","unit":"1 Cuir S35 1","points":8,...}`"""

    def named(kind: str, value: Any) -> Any:
        if kind == "unit bits":
            return names_in(game, value)
        if kind == "hex" and value >= 0:
            return number_of(game, value)
        return name_of(game, value) if kind == "unit" and value >= 0 else value

    return msgspec.json.encode(converted(msgspec.to_builtins(frame), named)).decode()


def decoded(names: Names, line: Line) -> Any:
    def numbered(kind: str, value: Any) -> Any:
        if kind == "unit bits":
            return sum({1 << names.unit_named(line, str(each)) for each in value})
        if kind == "plain" or value == "" or is_nothing(value):
            return value
        return look_up[kind](line, str(value))

    look_up: dict[str, Callable[[Line, str], Any]] = {
        "hex": names.hex_numbered,
        "unit": names.unit_named,
        "formation": names.formation_named,
        "marker": names.marker_named,
    }
    try:
        fields = msgspec.json.decode(line.value, type=dict[str, Any])
        frame = msgspec.convert(converted(fields, numbered), Frame)
    except BadText:
        raise
    except (msgspec.MsgspecError, AttributeError, TypeError, ValueError, RecursionError) as error:
        raise BadText(line.number, f"the frame cannot be read: {error}") from None
    check(line, frame)
    return frame


def is_nothing(value: Any) -> bool:
    """Numbers below 0 stand for no hex and no unit."""
    return isinstance(value, int) and value < 0


def check(line: Line, frame: Any) -> None:
    kind = type(frame).__name__
    if frame.at != END and frame.at not in frame.steps:
        raise BadText(line.number, f"{kind} has no step '{shortened(frame.at)}'")
    if getattr(frame, "by", SIDES[0]) not in SIDES:
        raise BadText(line.number, f"'{shortened(frame.by)}' is not a side")


def check_stack(lines: Iterable[Line], stack: list[Any]) -> None:
    """Each procedure has been called by the one below it, at the step where that calls it."""
    below = "", ""
    for line, frame in zip(lines, stack, strict=True):
        kind = type(frame).__name__
        if below not in CALLERS[kind]:
            caller = f"by {below[0]} in its step '{below[1]}'" if below[0] else "first of all"
            raise BadText(line.number, f"{kind} is not carried out {caller}")
        below = kind, frame.at
