"""How the game stands against the victory conditions, in one sentence."""

from sixweeks.games.springtime.model.components import MAP, TABLES
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r16_victory import ZONES_NEEDED, linked_to_germany
from sixweeks.kernel.memo import of_position
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, message


@of_position
def outlook(game: Game) -> Sentence:
    """16.1a Paris and Zones, 16.1.1a, 16.2a French Morale; both sides know it."""
    if game.turn == 0 or game.ending:
        return EMPTY
    linked = linked_to_germany(game)
    return message(
        "outlook",
        morale=game.morale,
        armistice=TABLES.thresholds["armistice"],
        paris=linked >> MAP.paris & 1,
        zones=(linked & MAP.french_zones).bit_count(),
        needed=ZONES_NEEDED,
        left=max(0, TABLES.tracks["turns"] - game.turn),
    )
