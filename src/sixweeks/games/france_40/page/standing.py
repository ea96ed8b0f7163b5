"""4 How the game stands: points or German cities, ground and losses; and in one sentence."""

from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP, SIDES, TABLES
from sixweeks.games.france_40.model.queries import neutral_ground, points
from sixweeks.games.france_40.model.state import DEAD, Game
from sixweeks.games.france_40.rules.r04_victory import german_cities_held
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence, Term, message
from sixweeks.kernel.presentation.standing import Figure, Level, Standing

# 4.11b The least points for each level above an Allied victory.
LEVELS = tuple(
    Level(most + 1, Sentence(f"standing-{level}"))
    for most, level in zip(
        TABLES.victory_1940.values(), ("draw", "marginal", "major", "war_winning"), strict=True
    )
)


def standing(game: Game) -> Standing:
    ground = {side: taken(game, side).bit_count() for side in SIDES}
    losses = {side: lost(game, side) for side in SIDES}
    return Standing((deciding(game),), ground, losses, is_begun=game.turn > 0)


def deciding(game: Game) -> Figure:
    """4.1a In 1939 the German cities held, 4.11a in 1940 the German points."""
    if game.scenario_id == "1939":
        held, all = german_cities_held(game), CITIES["germany"].bit_count()
        every = (Level(all, Sentence("standing-every_city")),)
        return Figure("cities", ALLIED, held, Sentence("standing-cities"), "4.1a", every)
    return Figure("points", GERMAN, points(game), Sentence("standing-points"), "4.11a", LEVELS)


def taken(game: Game, side: str) -> int:
    """The hexes that a side controls in the countries of others."""
    germany = MAP.countries["germany"]
    if side == GERMAN:
        return game.control & ~germany & ~neutral_ground(game)
    return germany & ~game.control


def lost(game: Game, side: str) -> int:
    """2.10a Steps of units that are dead or have fewer left than printed."""
    units = ((each, game.units[each.id]) for each in game.scenario.counters if each.side == side)
    return sum(
        counter.steps - (unit.steps if unit.place >= 0 else 0)
        for counter, unit in units
        if unit.place >= 0 or unit.place == DEAD
    )


# --- in one sentence --------------------------------------------------------------------------


# 4.11b From the worst level for the Germans to the best.
NAMES = (*TABLES.victory_1940, "war_winning")


@of_fields("turn", "ending", "control", "victory_points")
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
    now, after = NAMES[len(lower)], NAMES[len(lower) + 1 :]
    term = Term("outlook", now)
    if not after:
        return message("outlook-best", level=term)
    more = TABLES.victory_1940[now] + 1 - total
    return message("outlook-next", level=term, more=more, next=Term("outlook", after[0]))
