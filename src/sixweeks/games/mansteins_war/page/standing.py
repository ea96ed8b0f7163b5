"""3 How the game stands: points of both sides, ground and losses; and in one sentence."""

from functools import lru_cache

from sixweeks.games.mansteins_war.model.components import COUNTERS, GERMAN, SCENARIO, SIDES
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import held
from sixweeks.games.mansteins_war.model.state import DEAD, Game
from sixweeks.games.mansteins_war.model.view import seen_by
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r03_victory import (
    HEX_VALUES,
    Score,
    level_of,
    scores,
    total,
)
from sixweeks.kernel.memo import of_position
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, message
from sixweeks.kernel.presentation.standing import Figure, Standing
from sixweeks.kernel.value_memo import of_values
from sixweeks.masks import mask_of

GERMANY = MAP.countries["germany"]
WORTH_POINTS = {side: mask_of(HEX_VALUES[side]) for side in SIDES}


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


# --- in one sentence --------------------------------------------------------------------------


def scored_values(game: Game, viewer: str | None) -> tuple[object, ...]:
    held = [controlled(game, side) & WORTH_POINTS[side] for side in SIDES]
    dead = [state.place == DEAD for state in game.units]
    return held, dead, game.air, game.open_cities, game.extended, game.options, game.ending


@of_values(scored_values)
def known_scores(game: Game, viewer: str | None) -> tuple[Score, ...]:
    """3.2, 6.0.f What both sides have points for, as far as the viewer knows."""
    return tuple(scores(seen_by(game, viewer)))


def known_points(game: Game, viewer: str | None) -> tuple[int, ...]:
    found = known_scores(game, viewer)
    return tuple(sum(each.points for each in found if each.side == side) for side in SIDES)


@of_position
def outlook(game: Game, viewer: str | None) -> Sentence:
    """3.2, 3.6 Points of both sides and the level that they give, as far as the viewer knows."""
    if not game.begun or game.ending:
        return EMPTY
    turns = SCENARIO.extended_turns if game.extended else SCENARIO.turns
    return prospect(*known_points(game, viewer), max(0, turns - game.turn))


@lru_cache(maxsize=256)
def prospect(german: int, allied: int, left: int) -> Sentence:
    level = Term("level", level_of(german - allied))
    return message("outlook", german=german, allied=allied, level=level, left=left)
