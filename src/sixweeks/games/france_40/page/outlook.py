"""How the game stands against the victory conditions, in one sentence."""

from sixweeks.games.france_40.model.components import TABLES
from sixweeks.games.france_40.model.queries import points
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r04_victory import german_cities_held
from sixweeks.kernel.memo import of_position
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, message

LEVELS = (*TABLES.victory_1940, "war_winning")  # 4.11b from the worst for the Germans to the best


@of_position
def outlook(game: Game) -> Sentence:
    """4.1a In 1939 the chance of the city die, 4.11a in 1940 the points; both sides know it."""
    if game.turn == 0 or game.ending:
        return EMPTY
    left = game.scenario.turns - game.turn
    if game.scenario_id == "1939":
        return message("outlook-1939", cities=german_cities_held(game), left=left)
    return message("outlook-1940", level=level(points(game)), left=left, points=points(game))


def level(total: int) -> Sentence:
    """4.11b The level now, and what is missing to the next."""
    lower = [name for name, most in TABLES.victory_1940.items() if total > most]
    now, after = LEVELS[len(lower)], LEVELS[len(lower) + 1 :]
    term = Term("outlook", now)
    if not after:
        return message("outlook-best", level=term)
    more = TABLES.victory_1940[now] + 1 - total
    return message("outlook-next", level=term, more=more, next=Term("outlook", after[0]))
