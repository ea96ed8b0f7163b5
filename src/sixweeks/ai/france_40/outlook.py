"""The chance of winning: a logistic curve over what the victory conditions ask for."""

from math import exp

from sixweeks.ai.france_40.coefficients import COEFFICIENTS
from sixweeks.ai.france_40.situation import on_map, places, power, steps_to
from sixweeks.board.hexes import bits
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP
from sixweeks.games.france_40.model.queries import (
    BRITISH,
    mobile_units,
    occupied,
    points,
    standing_forts,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r08_supply
from sixweeks.games.france_40.rules.r04_victory import (
    BRITTANY_EXITS,
    DIJON_AND_LYON,
    NEXT_TO_RUHR,
    german_cities_held,
    has_scored,
)

NEAR = 12  # hexes: farther away a goal is as good as out of reach
CERTAIN = 30.0


def outlook(game: Game, side: str) -> float:
    """From 0 to 1; a draw is a half."""
    german = 1.0 / (1.0 + exp(-balance(game)))
    return german if side == GERMAN else 1.0 - german


def balance(game: Game) -> float:
    """Above zero for the Germans."""
    if game.ending is not None:
        return {GERMAN: CERTAIN, ALLIED: -CERTAIN}.get(game.ending.winner, 0.0)
    table, found = COEFFICIENTS[game.scenario_id], features(game)
    total = sum(table.get(name, 0.0) * value for name, value in found.items())
    return max(-CERTAIN, min(CERTAIN, total))


def features(game: Game) -> dict[str, float]:
    """What the curve depends on, by name; each also by the time that is left."""
    found = features_1939(game) if game.scenario_id == "1939" else features_1940(game)
    left = 1.0 - game.turn / game.scenario.turns
    later = {f"{name} early": value * left for name, value in found.items()}
    return {"level": 1.0, "left": left, **found, **later}


def features_1939(game: Game) -> dict[str, float]:
    french, goals = mobile_units(game, ALLIED), CITIES["germany"] & game.control | NEXT_TO_RUHR
    held = occupied(game, GERMAN)
    return {
        "cities": float(german_cities_held(game)),
        "nearness": nearness(french, goals),
        "open way": nearness(french, goals & ~held, held),
        "german army": army(game, GERMAN),
        "french army": army(game, ALLIED),
        "wall": share(game.forts, 10),
        "in germany": share(french & MAP.countries["germany"], 10),
        "crisis": float(game.supply_crisis),
    }


def features_1940(game: Game) -> dict[str, float]:
    german, panzers = mobile_units(game, GERMAN), places(game, game.roster.mechanized)
    forts = standing_forts(game, "maginot")
    neutrals = [getattr(game.countries, each) for each in ("belgium", "netherlands", "luxembourg")]
    return {
        "points": float(points(game)),
        "neutrals": unscored(game, "4.3b") * neutrals.count("capitulated"),
        "brittany": unscored(game, "4.5a") * nearness(panzers, BRITTANY_EXITS),
        "south": unscored(game, "4.6a") * nearness(german, DIJON_AND_LYON),
        "paris": unscored(game, "4.7a") * nearness(german, MAP.paris),
        "line": unscored(game, "4.8a", "4.8b") * share(forts & r08_supply.overland(game), 15),
        "cut off": float(british_cut_off(game)),
        "british": share(game.presence[BRITISH], 3),
        "dyle": float(not game.dyle_entered),
        "german army": army(game, GERMAN),
        "allied army": army(game, ALLIED),
        "panzers": panzer_steps(game) / 10,
        "german cities": float(german_cities_held(game)),
    }


def share(mask: int, whole: int) -> float:
    return mask.bit_count() / whole


def unscored(game: Game, *rules: str) -> float:
    return 0.0 if has_scored(game, *rules) else 1.0


def nearness(units: int, goals: int, closed: int = 0) -> float:
    """From 0, far away, to 1, there."""
    field = steps_to(goals, MAP.land & ~closed)
    return max((1.0 - field[hex] / NEAR for hex in bits(units) if field[hex] < NEAR), default=0.0)


def army(game: Game, side: str) -> float:
    return sum(power(game, unit) for unit in on_map(game, side)) / 100


def panzer_steps(game: Game) -> int:
    return sum(unit.steps for u in game.roster.mechanized if (unit := game.units[u]).place >= 0)


def british_cut_off(game: Game) -> int:
    """4.9a British corps that would be lost for a point at the check."""
    british = [unit for unit in game.roster.british if game.units[unit].place >= 0]
    return sum(not r08_supply.is_in_supply(game, unit) for unit in british)
