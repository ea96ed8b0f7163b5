"""The chance of winning: features of a position, weighted as `docs/opponents.md` tells."""

from pathlib import Path

from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.france_40.situation import on_map, places, power, steps_to
from sixweeks.board.hexes import bits
from sixweeks.games.france_40.model.components import ALLIED, CITIES, GERMAN, MAP
from sixweeks.games.france_40.model.queries import (
    BRITISH,
    mobile_units,
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

FITTED = Path(__file__).parent / "outlook.toml"
NEAR = 12  # hexes: farther away a goal is as good as out of reach
MARCH = 4  # hexes: what a division may walk into


def outlook(game: Game, side: str) -> float:
    """From 0 to 1, for a game that is not over; a draw is a half."""
    chance = evaluations(FITTED)[game.scenario_id].chance(features(game))
    return chance if side == GERMAN else 1.0 - chance


def features(game: Game) -> dict[str, float]:
    """What the chances depend on, by name; each also by the time that is left."""
    found = features_1939(game) if game.scenario_id == "1939" else features_1940(game)
    left = 1.0 - game.turn / game.scenario.turns
    early = {f"{name}_early": value * left for name, value in found.items()}
    return {"one": 1.0, "left": left, "left_squared": left * left, **found, **early}


def features_1939(game: Game) -> dict[str, float]:
    french, goals = mobile_units(game, ALLIED), CITIES["germany"] & game.control
    germans, germany = mobile_units(game, GERMAN), MAP.countries["germany"]
    held = german_cities_held(game)
    return {
        "phase": float(game.phasing == GERMAN),
        "cities": float(held),
        "any_city": float(held > 0),
        "nearness": nearness(french, goals),
        "ruhr": nearness(french, NEXT_TO_RUHR & ~germans, germans | game.forts),
        "open_cities": float(walked_into(french, goals & ~germans, germans | game.forts)),
        "german_army": army(game, GERMAN),
        "french_army": army(game, ALLIED),
        "wall": share(game.forts, 10),
        "breaches": share(french & germany & MAP.grid.spread(MAP.countries["france"]), 10),
        "in_germany": share(french & germany, 10),
        "crisis": float(game.supply_crisis),
    }


def walked_into(units: int, goals: int, closed: int) -> int:
    """How many goals some unit may walk into."""
    field = steps_to(units, MAP.land & ~closed)
    return sum(field[hex] <= MARCH for hex in bits(goals))


def features_1940(game: Game) -> dict[str, float]:
    german, panzers = mobile_units(game, GERMAN), places(game, game.roster.mechanized)
    forts = standing_forts(game, "maginot")
    neutrals = [getattr(game.countries, each) for each in ("belgium", "netherlands", "luxembourg")]
    scored = points(game)
    return {
        "phase": float(game.phasing == GERMAN),
        "points": float(scored),
        "drawn": float(scored >= 5),
        "won": float(scored >= 6),
        "neutrals": unscored(game, "4.3b") * neutrals.count("capitulated"),
        "brittany": unscored(game, "4.5a") * nearness(panzers, BRITTANY_EXITS),
        "south": unscored(game, "4.6a") * nearness(german, DIJON_AND_LYON),
        "paris": unscored(game, "4.7a") * nearness(german, MAP.paris),
        "line": unscored(game, "4.8a", "4.8b") * share(forts & r08_supply.overland(game), 15),
        "cut_off": float(british_cut_off(game)),
        "british": share(game.presence[BRITISH], 3),
        "dyle": float(not game.dyle_entered),
        "german_army": army(game, GERMAN),
        "allied_army": army(game, ALLIED),
        "panzers": panzer_steps(game) / 10,
        "german_cities": float(german_cities_held(game)),
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
