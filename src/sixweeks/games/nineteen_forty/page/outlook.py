"""How the game stands against the victory conditions, in one sentence."""

from sixweeks.games.nineteen_forty.model.components import SCENARIO
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.model.view import HIDDEN, seen_plans
from sixweeks.games.nineteen_forty.rules.r19_victory import (
    OBJECTIVES,
    is_accomplished,
    victory_points,
)
from sixweeks.kernel.memo import of_position
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, Terms, message


@of_position
def outlook(game: Game, viewer: str | None) -> Sentence:
    """19.b-19.g Points and objectives; 16.d the plan, for those who may know it."""
    if not game.begun or game.ending:
        return EMPTY
    points = victory_points(game)
    return message(
        "outlook",
        german=points.german,
        allied=points.allied,
        done=accomplished(game),
        plan=plan(game, viewer),
        left=max(0, SCENARIO.turns - game.turn),
    )


def accomplished(game: Game) -> Sentence:
    """19.e-19.g The objectives that are accomplished now."""
    if done := tuple(each for each in OBJECTIVES if is_accomplished(game, each)):
        return message("outlook-done", what=Terms("objective", done))
    return Sentence("outlook-none")


def plan(game: Game, viewer: str | None) -> Sentence:
    """16.d The objective that was written down."""
    word = (seen_plans(game, viewer) if viewer else game.plans).objective
    if not word or word == HIDDEN:
        return Sentence("outlook-unknown")
    return message("outlook-plan", what=Term("objective", word))
