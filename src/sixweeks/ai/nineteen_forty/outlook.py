"""The chance of winning: features of a position, weighted as `docs/opponents.md` tells."""

from pathlib import Path

from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.nineteen_forty.objectives import is_dutch_war, missing
from sixweeks.ai.nineteen_forty.situation import steps_to
from sixweeks.ai.proposals import Features
from sixweeks.board.hexes import bits
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    PARIS,
    SCENARIO,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import occupied, units_on_map
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r19_victory import (
    CAPTURE_NORTH,
    CAPTURE_PARIS,
    MAGINOT,
    NORTH,
    victory_points,
)

FITTED = Path(__file__).parent / "outlook.toml"
RAIDED = 5  # hexes from the Allies
LATE = 0.2  # of the game: when what is held begins to count for more
SET_UP = 0.3  # forties of factors that the Germans have more when all are set up
SEVENTH, LEFT_WING = "7", "1"  # 16.c the army that goes to the Dyle, and with which group


def outlook(game: Game, side: str) -> float:
    """From 0 to 1."""
    german = german_chance(game)
    return german if side == GERMAN else 1.0 - german


def german_chance(game: Game) -> float:
    if game.ending is not None:
        return {GERMAN: 1.0, ALLIED: 0.0}.get(game.ending.winner, 0.5)
    return evaluations(FITTED)[game.scenario_id].chance(features(game))


def features(game: Game) -> Features:
    """What the chances depend on: what is held, most at the end; plans on the first turns, for
    later what has become of them shows in the position."""
    left = time_left(game)
    late = max(0.0, 1.0 - left / LATE)
    early = max(0.0, min(1.0, 1.0 - (1.0 - left) * SCENARIO.turns))
    ground, armies = of_objectives(game), of_armies(game)
    return {
        "one": 1.0,
        "left": left,
        "left_squared": left * left,
        "dutch": float(is_dutch_war(game)),
        **ground,
        **armies,
        **{f"{name}_late": value * late for name, value in {**ground, **at_the_end(game)}.items()},
        **{f"{name}_by_time": value * left for name, value in armies.items()},
        **{f"{name}_early": value * early for name, value in of_plans(game).items()},
    }


def time_left(game: Game) -> float:
    """Turns to come, with what is left of this one; those of a game are one."""
    spent = 0.5 * (game.phasing == ALLIED) + 0.25 * (game.impulse == 2)
    return (SCENARIO.turns - game.turn + 1 - spent) / SCENARIO.turns


def of_plans(game: Game) -> Features:
    """16 What both sides have written down; the sickle cuts off who has gone to the Dyle."""
    plans = game.plans
    dyle, sickle = plans.allied_armies.get(SEVENTH) == LEFT_WING, plans.main_effort == "A"
    return {
        "for_paris": float(plans.objective == CAPTURE_PARIS),
        "for_north": float(plans.objective == CAPTURE_NORTH),
        "sickle": float(sickle),
        "yellow": float(plans.main_effort == "B"),
        "ready_left": float(plans.ready_group == LEFT_WING),
        "dyle": float(dyle),
        "pocket": float(dyle and sickle),
    }


def of_objectives(game: Game) -> Features:
    """19.d-19.g How much is missing of the plan, of the best other objective and of the last; the
    points."""
    line = occupied(game, ALLIED) & MAP.maginot if game.begun else MAP.maginot
    shares = {
        MAGINOT: share(line, MAP.maginot),
        CAPTURE_PARIS: share(missing(game, PARIS), PARIS),
        CAPTURE_NORTH: share(missing(game, NORTH), NORTH),
    }
    plan = shares.pop(game.plans.objective, 1.0)
    points = victory_points(game)
    return {
        "plan": plan,
        "other": min(shares.values()),
        "rest": max(shares.values()),
        "points": (points.german - points.allied) / 20,
    }


def at_the_end(game: Game) -> Features:
    """What counts when there is no time left to mend it."""
    found = of_objectives(game)
    return {
        "plan_open": float(found["plan"] > 0),
        "other_open": float(found["other"] > 0),
        "raided": raided(game),
    }


def share(some: int, every: int) -> float:
    return some.bit_count() / every.bit_count()


def raided(game: Game) -> float:
    """Hexes of the objectives that are held without a garrison, and that the Allies are near to."""
    empty = (NORTH | PARIS) & game.control & ~occupied(game, GERMAN)
    allies = occupied(game, ALLIED)
    if not empty or not allies:
        return 0.0
    steps = steps_to(allies, MAP.land)
    return sum(steps[hex] <= RAIDED for hex in bits(empty)) / RAIDED


def of_armies(game: Game) -> Features:
    """How many factors more the Germans have, and how many of the Allies are cut off."""
    found = {"strength": 0.0 if game.begun else SET_UP, "cut_off": 0.0}
    for unit in units_on_map(game, GERMAN):
        found["strength"] += COUNTERS[unit].combat / 40
    for unit in units_on_map(game, ALLIED):
        found["strength"] -= COUNTERS[unit].combat / 40
        found["cut_off"] += (game.unsupplied >> unit & 1) * COUNTERS[unit].combat / 40
    return found
