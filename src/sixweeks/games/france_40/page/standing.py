"""4 How the game stands: victory points or German cities, ground and losses."""

from sixweeks.games.france_40.model.components import (
    ALLIED,
    CITIES,
    GERMAN,
    MAP,
    SIDES,
    TABLES,
)
from sixweeks.games.france_40.model.queries import neutral_ground, points
from sixweeks.games.france_40.model.state import DEAD, Game
from sixweeks.games.france_40.rules.r04_victory import german_cities_held
from sixweeks.kernel.presentation.sentence import Sentence
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
