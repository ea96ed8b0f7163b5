"""A small position, written by hand, and changes to it."""

from sixweeks.games.blitzkrieg.position import read_position
from sixweeks.games.blitzkrieg.state import Game

TEXT = """\
sixweeks position 1
game: blitzkrieg
scenario: hannut
turn: 2
phase: activation 1 Cuir
unit: 1 Cuir HQ, 1513
unit: 1 Cuir S35 1, 1512
unit: I/14 PzR Pz IV, 1510, 1, neutralized
"""


def at(*more: str, **changes: str) -> Game:
    """The text above, with lines changed by key and lines added."""
    lines = [changed_line(line, changes) for line in TEXT.splitlines()]
    return read_position("\n".join([*lines, *more]) + "\n")


def changed_line(line: str, changes: dict[str, str]) -> str:
    key = line.partition(":")[0]
    return f"{key}: {changes[key]}" if key in changes else line


def at_stonne(*more: str) -> Game:
    lines = [line for line in TEXT.splitlines() if not line.startswith("unit")]
    changes = {"scenario": "stonne", "phase": "operations"}
    return read_position("\n".join([*(changed_line(line, changes) for line in lines), *more]))
