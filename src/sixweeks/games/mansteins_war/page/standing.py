"""3 How the game stands: victory points of both sides, ground and losses."""

from sixweeks.games.mansteins_war.model.components import COUNTERS, GERMAN, SIDES
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import held
from sixweeks.games.mansteins_war.model.state import DEAD, Game
from sixweeks.games.mansteins_war.rules.r03_victory import total
from sixweeks.kernel.presentation.sentence import Sentence
from sixweeks.kernel.presentation.standing import Figure, Standing

GERMANY = MAP.countries["germany"]


def standing(game: Game) -> Standing:
    ground = {side: taken(game, side) for side in SIDES}
    losses = {side: lost(game, side) for side in SIDES}
    figures = tuple(points(game, side) for side in SIDES)
    return Standing(figures, ground, losses, is_begun=game.begun)


def points(game: Game, side: str) -> Figure:
    """3.2 What a side has points for now."""
    scored = total(game, side) if game.begun else 0
    return Figure("points", side, scored, Sentence("standing-points"), "3.2")


def taken(game: Game, side: str) -> int:
    """3.3 The hexes that a side holds in the countries of others."""
    own = held(game, side)
    return (own & ~GERMANY if side == GERMAN else own & GERMANY).bit_count()


def lost(game: Game, side: str) -> int:
    """Steps of units that are dead or have fewer left than they came with."""
    units = ((each, game.units[each.id]) for each in COUNTERS if each.side == side)
    return sum(
        max(0, counter.steps - counter.arrives_reduced - (unit.steps if unit.place >= 0 else 0))
        for counter, unit in units
        if unit.place >= 0 or unit.place == DEAD
    )
