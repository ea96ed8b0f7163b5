"""The chance of winning: features of a position, weighted as `docs/opponents.md` tells."""

from collections.abc import Iterator
from math import inf
from pathlib import Path

from sixweeks.ai.evaluation import evaluations
from sixweeks.ai.mansteins_war.objectives import VICTORY_HEXES, hex_points
from sixweeks.ai.mansteins_war.situation import steps_to
from sixweeks.ai.mansteins_war.weights import CENTRE_ROW
from sixweeks.ai.proposals import Features
from sixweeks.board.hexes import bits
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    GERMAN,
    IS_MECH,
    SCENARIO,
    TABLES,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import (
    attack_factor,
    defence_factor,
    hex_of,
    occupied,
    units_on_map,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r03_victory import difference

FITTED = Path(__file__).parent / "outlook.toml"
WON, DRAWN = TABLES.victory["german_marginal"], TABLES.victory["draw"]
SUDDEN_DEATH = "epic"
TEN = 10  # points: the step from one level to the next
IMPULSES = 11  # of a usual turn
LATE = 1 / 3  # of the game: when the points on hand begin to count for more
NEXT, NEAR = 2, 5  # hexes from the Germans
RAIDED = 3  # hexes from the Allies
SOUTH = GRID.mask(n for n in GRID.numbers(GRID.all) if int(n[2:]) >= CENTRE_ROW)


def outlook(game: Game, side: str) -> float:
    """From 0 to 1."""
    german = german_chance(game)
    return german if side == GERMAN else 1.0 - german


def german_chance(game: Game) -> float:
    """The mean of the chances to win and not to lose, for a draw is half a win."""
    if game.ending is not None:
        return {GERMAN: 1.0, ALLIED: 0.0}.get(game.ending.winner, 0.5)
    fitted, found = evaluations(FITTED)[game.scenario_id], features(game)
    chances = (fitted.chance(measured_from(least, found)) for least in (WON, DRAWN))
    return sum(chances) / 2


def features(game: Game) -> Features:
    """What the chance of some final difference depends on; first that of a draw. Plans count on
    the first turn: what becomes of them then shows in the position."""
    left = time_left(game)
    found = {**of_ground(game), **of_armies(game)}
    early = max(0.0, 1.0 - (1.0 - left) * SCENARIO.turns)
    return {
        "one": 1.0,
        "left": left,
        "left_squared": left * left,
        "extended": float(game.extended),
        "extended_by_time": game.extended * left,
        "dutch": float("netherlands" in game.capitulated),
        "belgian": float("belgium" in game.capitulated),
        "raided": raided(game),
        **found,
        **{f"{name}_by_time": value * left for name, value in found.items()},
        **{f"{name}_early": value * early for name, value in of_plans(game).items()},
        **of_lead((difference(game) - DRAWN) / TEN, left),
    }


def lessons(ended: Game, found: Features) -> Iterator[tuple[Features, float]]:
    """3.6 Each difference that was reached in the end or not; 3.1 sudden death is beyond all."""
    final = float(difference(ended))
    if ended.ending and ended.ending.level == SUDDEN_DEATH:
        final = inf if ended.ending.winner == GERMAN else -inf
    for least in TABLES.victory.values():
        yield measured_from(least, found), float(final >= least)


def of_lead(lead: float, left: float) -> Features:
    """Points on hand count for more at the end."""
    late = max(0.0, 1.0 - left / LATE)
    return {"lead": lead, "lead_by_time": lead * left, "lead_late": lead * late}


def measured_from(least: int, found: Features) -> Features:
    """The same features for the chance of another final difference."""
    lead = found["lead"] + (DRAWN - least) / TEN
    return {**found, **of_lead(lead, found["left"])}


def time_left(game: Game) -> float:
    """Turns to come and what is left of this one; the six of a game are one."""
    last = SCENARIO.extended_turns if game.extended else SCENARIO.turns
    played = min(1.0, len(game.picked) / IMPULSES)
    return max(0.0, last - game.turn + 1 - played) / SCENARIO.turns


def of_plans(game: Game) -> Features:
    """21.1.e, 21.2.e The plans that were kept, and how many of the panzers are in the south."""
    plans = game.plans
    panzers = [hex_of(game, u) for u in units_on_map(game, GERMAN) if IS_MECH[u]]
    return {
        "manstein": float(plans.german == "Manstein"),
        "okh": float(plans.german == "OKH"),
        "plan_d": float(plans.allied == "Plan_D"),
        "plan_e": float(plans.allied == "Plan_E"),
        "sickle": sum(SOUTH >> hex & 1 for hex in panzers) / max(1, len(panzers)),
    }


def of_ground(game: Game) -> Features:
    """The points that are nearly had."""
    field = steps_to(occupied(game, GERMAN) or 1, occupied(game, ALLIED))
    found = {"next": 0.0, "near": 0.0}
    for hex in bits(VICTORY_HEXES[GERMAN] & ~controlled(game, GERMAN)):
        if field[hex] <= NEAR:
            found["next" if field[hex] <= NEXT else "near"] += hex_points(game, GERMAN, hex) / TEN
    return found


def raided(game: Game) -> float:
    """The points of hexes without a garrison that the Allies are near to."""
    field = steps_to(occupied(game, ALLIED) or 1, occupied(game, GERMAN))
    empty = VICTORY_HEXES[GERMAN] & controlled(game, GERMAN) & ~occupied(game, GERMAN)
    near = (hex for hex in bits(empty) if field[hex] <= RAIDED)
    return sum(hex_points(game, GERMAN, hex) for hex in near) / TEN


def of_armies(game: Game) -> Features:
    found = dict.fromkeys(("german", "panzers", "frail", "allied", "allied_mech"), 0.0)
    for unit in units_on_map(game, GERMAN):
        found["panzers" if IS_MECH[unit] else "german"] += attack_factor(game, unit) / 30
        found["frail"] += IS_MECH[unit] and game.units[unit].steps == 1
    for unit in units_on_map(game, ALLIED):
        found["allied_mech" if IS_MECH[unit] else "allied"] += defence_factor(game, unit) / 30
    return found
