"""How the game stands against the victory conditions, in one sentence."""

from sixweeks.games.mansteins_war.model.components import SCENARIO, SIDES
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.model.view import seen_by
from sixweeks.games.mansteins_war.rules import r03_victory
from sixweeks.kernel.memo import of_position
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, message


@of_position
def outlook(game: Game, viewer: str | None) -> Sentence:
    """3.2, 3.6 Points of both sides and the level that they give, as far as the viewer knows."""
    if not game.begun or game.ending:
        return EMPTY
    seen = seen_by(game, viewer)
    german, allied = (r03_victory.total(seen, side) for side in SIDES)
    turns = SCENARIO.extended_turns if game.extended else SCENARIO.turns
    level = Term("level", r03_victory.level_of(german - allied))
    left = max(0, turns - game.turn)
    return message("outlook", german=german, allied=allied, level=level, left=left)
