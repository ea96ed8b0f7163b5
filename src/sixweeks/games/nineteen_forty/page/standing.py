"""19 How the game stands: points, German objectives, ground and losses; and in one sentence."""

from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    GERMANY,
    SCENARIO,
    SIDES,
)
from sixweeks.games.nineteen_forty.model.state import DEAD, Game
from sixweeks.games.nineteen_forty.model.view import HIDDEN, seen_plans
from sixweeks.games.nineteen_forty.page.pieces import off_map_states
from sixweeks.games.nineteen_forty.rules.r05_friendly_territory import territory
from sixweeks.games.nineteen_forty.rules.r19_victory import (
    OBJECTIVES,
    is_accomplished,
    victory_points,
)
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, Terms, message
from sixweeks.kernel.presentation.standing import Figure, Level, Standing
from sixweeks.kernel.value_memo import of_values

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


# --- in one sentence --------------------------------------------------------------------------


def outlook_values(game: Game, viewer: str | None) -> tuple[object, ...]:
    done = [is_accomplished(game, each) for each in OBJECTIVES]
    return off_map_states(game), done, game.begun, game.turn, game.ending, game.plans


@of_values(outlook_values)
def outlook(game: Game, viewer: str | None) -> Sentence:
    """19.b-19.g Points and objectives; 16.d the plan, for those who may know it."""
    if not game.begun or game.ending:
        return EMPTY
    done = tuple(each for each in OBJECTIVES if is_accomplished(game, each))
    objective = (seen_plans(game, viewer) if viewer else game.plans).objective
    left = max(0, SCENARIO.turns - game.turn)
    points = victory_points(game)
    return message(
        "outlook",
        german=points.german,
        allied=points.allied,
        done=accomplished(done),
        plan=plan(objective),
        left=left,
    )


def accomplished(done: tuple[str, ...]) -> Sentence:
    """19.e-19.g The objectives that are accomplished now."""
    return (
        message("outlook-done", what=Terms("objective", done)) if done else Sentence("outlook-none")
    )


def plan(word: str) -> Sentence:
    """16.d The objective that was written down."""
    if not word or word == HIDDEN:
        return Sentence("outlook-unknown")
    return message("outlook-plan", what=Term("objective", word))
