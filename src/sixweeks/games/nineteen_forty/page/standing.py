"""19 How the game stands: victory points, German objectives, ground and losses."""

from sixweeks.games.nineteen_forty.model.components import ALLIED, COUNTERS, GERMAN, GERMANY, SIDES
from sixweeks.games.nineteen_forty.model.state import DEAD, Game
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r19_victory import (
    OBJECTIVES,
    is_accomplished,
    victory_points,
)
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.presentation.standing import Figure, Level, Standing

ABROAD = {GERMAN: ~GERMANY, ALLIED: GERMANY}


def standing(game: Game) -> Standing:
    ground = {side: (territory(game, side) & ABROAD[side]).bit_count() for side in SIDES}
    losses = {side: lost(game, side) for side in SIDES}
    figures = (*(points(game, side) for side in SIDES), objectives(game))
    return Standing(figures, ground, losses, is_begun=game.begun)


def points(game: Game, side: str) -> Figure:
    """19.b, 19.c What a side has for the losses of the other."""
    scored = victory_points(game).of(side)
    return Figure("points", side, scored, Sentence("standing-points"), "19.b")


def objectives(game: Game) -> Figure:
    """19.e-19.g How many of the three objectives are accomplished."""
    done = sum(is_accomplished(game, each) for each in OBJECTIVES) if game.begun else 0
    every = (Level(len(OBJECTIVES), Sentence("standing-objectives_all")),)
    return Figure("objectives", GERMAN, done, Sentence("standing-objectives"), "19.d", every)


def lost(game: Game, side: str) -> int:
    return sum(each.side == side and game.units[each.id].place == DEAD for each in COUNTERS)
