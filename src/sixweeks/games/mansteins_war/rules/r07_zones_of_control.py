"""7 Zones of control."""

from sixweeks.board.hexsides import cross
from sixweeks.games.mansteins_war.model.components import ALLIED, FORTRESSES, opponent
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import intact_forts, occupied, side_of
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.kernel.memo import of_board


@of_board
def zone_of_control(game: Game, side: str) -> int:
    """7.0 The six hexes around every ground unit; 7.1.a not across all-sea hexsides; 25.4.b none of
    the Allies into an open city; 18.2.a none of a corps that lands on the enemy."""
    exerting = occupied(game, side) & ~landing_opposed(game, side)
    zone = cross(GRID, exerting, MAP.dry)
    return zone & ~game.open_cities if side == ALLIED else zone


def landing_opposed(game: Game, side: str) -> int:
    """18.2.a The hex in which an airborne corps stands among enemies."""
    shared = occupied(game, side) & occupied(game, opponent(side))
    return shared if game.impulse.has_landed and game.impulse.by == side else 0


@of_board
def manned_forts(game: Game, side: str) -> int:
    """7.1.b Intact fortresses of a side that hold a fortress unit."""
    manned = 0
    for unit in FORTRESSES:
        if (place := game.units[unit].place) >= 0 and side_of(unit) == side:
            manned |= 1 << place
    return manned & intact_forts(game, side)


@of_board
def zone_against(game: Game, side: str) -> int:
    """7.2 The enemy zones that bind a side; 7.1.b none in its manned fortresses (A-26)."""
    return zone_of_control(game, opponent(side)) & ~manned_forts(game, side)
