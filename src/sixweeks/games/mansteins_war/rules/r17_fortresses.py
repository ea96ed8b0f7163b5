"""17 Fortified lines and fortified cities."""

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import COUNTERS, TERRAIN, UnitId
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import hex_of, intact_forts, side_of
from sixweeks.games.mansteins_war.model.state import Game


def is_fortified(game: Game, side: str, hex: Hex) -> bool:
    """17.0.f, A-83 An intact fortress of a side, with or without a fortress unit."""
    return bool(intact_forts(game, side) >> hex & 1)


def fort_shift(game: Game, side: str, hex: Hex) -> int:
    """17.0.b The column that a defender gets in a fortress of its own."""
    if not is_fortified(game, side, hex):
        return 0
    kind = "major_fort" if MAP.major_forts >> hex & 1 else "minor_fort"
    return TERRAIN[kind].shift


def may_stand(game: Game, unit: UnitId) -> bool:
    """17.0.c A unit in a fortress of its own may ignore a retreat, A-89 whoever attacked."""
    return is_fortified(game, side_of(unit), hex_of(game, unit))


def must_stand(game: Game, unit: UnitId) -> bool:
    """11.1.f A static unit would be lost, and has no reason to go."""
    return COUNTERS[unit].is_static and may_stand(game, unit)


def ends_counterattack(game: Game, side: str, hex: Hex) -> bool:
    """17.0.e, 22.1.c, A-54 No counterattack comes out of an intact fortress."""
    return is_fortified(game, side, hex)
