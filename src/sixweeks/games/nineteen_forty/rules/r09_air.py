"""9 Air power."""

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    GERMAN,
    TABLES,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import hex_of, occupied, units_on_map
from sixweeks.games.nineteen_forty.model.state import BySide, Game
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.question import Action, Choose

AIR = TABLES.air
INTERDICTION = AIR["interdiction"]


def air_points(game: Game, turn: int) -> BySide:
    """9.a Five German points, one French, one British; 20.e one more French; 17.d the British one
    is lost on turns after a unit of the BEF was evacuated."""
    left = game.command.british_left_on
    british = 0 if 0 <= left < turn else AIR["british"]
    french = AIR["french"] + (game.options.french_air == "on")
    return BySide(AIR["german"], french + british)


def air_question(game: Game, side: str, is_of_use: bool) -> Choose | None:
    """9.c Any number of the points left; who has none that could change a column is not asked."""
    points = game.air.of(side) if is_of_use else 0
    return Choose(side, tuple(Action("air", n) for n in range(points + 1))) if points else None


def is_attack_helped(columns: tuple[int, int], points: int, against: int, last: int) -> bool:
    """9.c Could points move an attack within the table, whatever the defender may still declare?"""
    low, high = columns
    return low - against < last and high + points > 0


def is_defence_helped(columns: tuple[int, int], points: int, against: int, last: int) -> bool:
    """9.c The same for the defender, whatever the attacker may still declare."""
    low, high = columns
    return low - points < last and high + against > 0


def net_air(by: str, german: int, allied: int) -> int:
    """9.c, 9.e Columns in favor of the attacker."""
    return german - allied if by == GERMAN else allied - german


def may_interdict(game: Game, side: str) -> bool:
    """9.g Two points for a hex."""
    return game.air.of(side) >= INTERDICTION


def objection_to_interdicting(game: Game, side: str, hex: Hex) -> Objection:
    """9.h Why it would be in vain to interdict a hex."""
    if not MAP.land >> hex & 1:
        return Objection("9.h", "water")
    return Objection("9.h", "twice" if game.interdicted.of(side) >> hex & 1 else "vain")


def worth_interdicting(game: Game, side: str) -> int:
    """9.h Hexes where an enemy stands, or that one could enter in its next turn; elsewhere it would
    be in vain."""
    enemy = opponent(side)
    found = occupied(game, enemy)
    for unit in units_on_map(game, enemy):
        found |= GRID.within(hex_of(game, unit), COUNTERS[unit].movement)
    return found & MAP.land & ~game.interdicted.of(side)
