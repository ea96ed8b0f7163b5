"""The chance of winning: features of a position, weighted as `sixweeks fit springtime` found."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.springtime.weights import Worth
from sixweeks.ai.springtime.worth import full_worth, net_of, way_through, ways_to_paris
from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    FULL,
    MAP,
    ROSTER,
    TABLES,
    UnitId,
)
from sixweeks.games.springtime.model.queries import occupied
from sixweeks.games.springtime.model.set_up_effects import settle_bids
from sixweeks.games.springtime.model.state import Game

FITTED = Path(__file__).parent / "outlook.toml"
WORTH = Worth()  # the measure it was fitted with, whatever an officer thinks
MIDDLE, SPAN = 4, 3  # turns
TIMED = ("morale", "strength", "near_paris", "way", "zones", "paris")
FACES = 6
FIRST = 2  # the first Axis impulse of a turn
MOST_MORALE = 12  # French Morale added in self-play, where the Axis wins nearly all games


def outlook(game: Game, side: str) -> float:
    """From 0 to 1, for a game that is not over."""
    chance = evaluations(FITTED)[game.scenario_id].chance(features(game))
    return chance if side == AXIS else 1.0 - chance


def make_even(game: Game, rng: Random) -> None:
    """17.1a More French Morale, as if it had been bid."""
    more = rng.randint(0, MOST_MORALE)
    settle_bids(game, {AXIS: more, ALLIED: 0}, more)


def features(game: Game) -> dict[str, float]:
    """What the chances depend on, some of it more or less as the turns go by."""
    found = {**of_armies(game), **of_ground(game), **of_means(game)}
    time = (game.turn - MIDDLE) / SPAN
    left = impulses_left(game) / 10
    timed = {f"{name}_by_turn": found[name] * time for name in TIMED}
    times = {"turn": time, "turn_squared": time * time, "left": left, "left_squared": left * left}
    return {"one": 1.0, **times, **found, **timed}


def impulses_left(game: Game) -> float:
    """6.2.1 How many impulses the Axis can expect to have until the game ends."""
    turns = TABLES.tracks["turns"] - game.turn
    if game.phase in ("refit", "end"):
        return turns * expected_from(FIRST)
    impulse = game.impulse if game.phase == "maneuvers" else FIRST
    return expected_from(impulse + impulse % 2) + turns * expected_from(FIRST)


@cache
def expected_from(impulse: int) -> float:
    """The Axis impulses to come in a turn, this one included."""
    if impulse > TABLES.tracks["impulses"]:
        return 0.0
    goes_on = max(FACES + 1 - impulse, 0) / FACES
    return 1.0 + goes_on * expected_from(impulse + 2)


def of_armies(game: Game) -> dict[str, float]:
    """Strength on the map, in and near Paris, and cut off; `worth` of the staff is the measure."""
    found = dict.fromkeys(("strength", "near_paris", "guard", "allied_cut_off"), 0.0)
    ways, is_ours = ways_to_paris(), not game.control >> MAP.paris & 1
    for _, area, worth in on_the_map(game, AXIS):
        found["strength"] += worth
        found["near_paris"] += worth / (1 + ways.get(area, 9))
    for unit, area, worth in on_the_map(game, ALLIED):
        found["strength"] -= worth
        if is_ours and area == MAP.paris:
            found["guard"] += worth
        if not net_of(ROSTER.nation[unit], game.control) >> area & 1:
            found["allied_cut_off"] += worth
    return found


def on_the_map(game: Game, side: str) -> Iterator[tuple[UnitId, AreaId, float]]:
    for unit in ROSTER.units[side]:
        here = game.units[unit]
        if here.place >= 0 and here.strength:
            yield (
                unit,
                AreaId(here.place),
                full_worth(unit, WORTH) * (1.0 if here.strength == FULL else 0.5),
            )


def of_ground(game: Game) -> dict[str, float]:
    held = game.control
    french = MAP.countries["france"]
    return {
        "way": sum(way_through(area, WORTH) for area in areas(held)),
        "french": float((held & french).bit_count()),
        "empty": float((french & ~held & ~occupied(game, ALLIED)).bit_count()),
        "zones": float((held & MAP.french_zones).bit_count()),
        "paris": float(held >> MAP.paris & 1),
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
