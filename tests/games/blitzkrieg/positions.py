"""A small position, written by hand, and changes to it."""

from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.text.position import POSITIONS
from tests.games.positions import changed

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
    game: Game = POSITIONS.read(changed(TEXT, *more, **changes))
    return game


def at_stonne(*more: str) -> Game:
    lines = [line for line in TEXT.splitlines() if not line.startswith("unit")]
    text = changed("\n".join(lines), *more, scenario="stonne", phase="operations")
    game: Game = POSITIONS.read(text)
    return game
