"""The chance of winning: features of a position, weighted as `sixweeks fit springtime` found."""

from pathlib import Path

from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.springtime.worth import GROUND, full_worth, net_of, ways_to_paris
from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model.components import ALLIED, AXIS, FULL, MAP, ROSTER
from sixweeks.games.springtime.model.queries import occupied
from sixweeks.games.springtime.model.state import Game

FITTED = Path(__file__).parent / "outlook.toml"
MIDDLE, SPAN = 4, 3  # turns
TIMED = ("morale", "last_morale", "axis", "allied", "near_paris", "way", "zones", "paris")


def outlook(game: Game, side: str) -> float:
    """From 0 to 1, for a game that is not over."""
    chance = evaluations(FITTED)[game.scenario_id].chance(features(game))
    return chance if side == AXIS else 1.0 - chance


def features(game: Game) -> dict[str, float]:
    """What the chances depend on, some of it more or less as the turns go by."""
    found = {**of_armies(game), **of_ground(game), **of_means(game)}
    time = (game.turn - MIDDLE) / SPAN
    timed = {f"{name}_by_turn": found[name] * time for name in TIMED}
    return {"one": 1.0, "turn": time, "turn_squared": time * time, **found, **timed}


def of_armies(game: Game) -> dict[str, float]:
    """Strength on the map, near Paris, and out of supply; `worth` of the staff is the measure."""
    found = dict.fromkeys(("axis", "allied", "near_paris", "axis_cut_off", "allied_cut_off"), 0.0)
    ways = ways_to_paris()
    for side in (AXIS, ALLIED):
        for unit in ROSTER.units[side]:
            place, strength = game.units[unit].place, game.units[unit].strength
            if place < 0 or not strength:
                continue
            worth = full_worth(unit) * (1.0 if strength == FULL else 0.5)
            found[side] += worth
            if side == AXIS:
                found["near_paris"] += worth / (1 + ways.get(AreaId(place), 9))
            if not net_of(ROSTER.nation[unit], game.control) >> place & 1:
                found[f"{side}_cut_off"] += worth
    return found


def of_ground(game: Game) -> dict[str, float]:
    held = game.control
    empty = MAP.french_zones & ~held & ~occupied(game, ALLIED)
    return {
        "way": sum(GROUND[area][1] for area in areas(held)),
        "zones": float((held & MAP.french_zones).bit_count()),
        "paris": float(held >> MAP.paris & 1),
        "open_zones": float((empty & MAP.graph.spread(occupied(game, AXIS))).bit_count()),
    }


def of_means(game: Game) -> dict[str, float]:
    advantage = {AXIS: 1.0, ALLIED: -1.0}.get(game.advantage, 0.0)
    return {
        "morale": float(game.morale),
        "last_morale": float(min(game.morale, 5)),
        "advantage": advantage,
        "impulse": game.impulse / 4 if game.phase == "maneuvers" else 0.0,
        "replacements": float(sum(game.replacements.values())),
    }
