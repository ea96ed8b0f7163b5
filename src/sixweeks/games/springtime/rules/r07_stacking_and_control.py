"""7.0 Stacking and control."""

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import ALLIED, AXIS
from sixweeks.games.springtime.model.queries import controller, full_areas, survey
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r04_leaders_and_morale import change_hands
from sixweeks.kernel.objection import Bar


def stacking_bar(game: Game, side: str, rule: str = "9.3.1a") -> Bar:
    """7.1a, 7.1c, 9.3.1a No Area with five units of one's own is entered, not even in transit."""
    return Bar(rule, full_areas(game, side))


def settle_control(game: Game, area: AreaId, rule: str = "7.2b") -> None:
    """4.4.2a, 7.2b The sole occupant of an enemy-controlled area takes it at once, 7.2c also in
    passing; 7.3a while it is Contested it stays as it is."""
    by_side = survey(game).occupied
    axis, allied = by_side[AXIS] >> area & 1, by_side[ALLIED] >> area & 1
    if axis == allied:
        return
    occupant = AXIS if axis else ALLIED
    if controller(game, area) != occupant:
        take_control(game, occupant, 1 << area, rule)


def take_control(game: Game, side: str, taken: int, rule: str) -> None:
    """7.2a Areas change hands, and French Morale with them."""
    effects.take_control(game, side, taken, rule)
    for area in areas(taken):
        change_hands(game, area, side)
