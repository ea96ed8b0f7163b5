"""Why not? The rules against whatever a player names: an area, a unit, a button, or a mixture."""

from sixweeks.games.springtime.boxes_picture import is_space
from sixweeks.games.springtime.naming import LOOKUP, VOCABULARY
from sixweeks.games.springtime.state import Game
from sixweeks.kernel.objection import Objection


def objections_to_wish(game: Game, text: str, side: str | None = None) -> list[Objection]:
    """The rules against a wish in the procedure in progress; none if nothing bars it."""
    if is_space(text):
        return []  # the page asks about whatever is clicked, and in a track nothing is ever done
    return VOCABULARY.objections(game, text, side, LOOKUP)
