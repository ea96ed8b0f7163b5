"""The chance of winning: features of a position, weighted as `sixweeks fit blitzkrieg` found."""

from pathlib import Path

from sixweeks.ai.blitzkrieg.situation import march
from sixweeks.ai.blitzkrieg.threats import fighting
from sixweeks.ai.evaluation import evaluations
from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    attack_of,
    defense_of,
    field_of,
    german_ground,
    grid_of,
    is_demoralized,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r07_movement import movement_of

FITTED = Path(__file__).parent / "outlook.toml"
NEAR = 2  # hexes from an objective
FARTHEST = 6.0  # turns of marching
TIMED = ("held", "near", "way")


def outlook(game: Game, side: str) -> float:
    """From 0 to 1, for a game that is not over."""
    chance = evaluations(FITTED)[game.scenario_id].chance(features(game))
    return chance if side == GERMAN else 1.0 - chance


def features(game: Game) -> dict[str, float]:
    """What the chances depend on, some of it more or less as the turns go by."""
    found = {**of_ground(game), **of_armies(game)}
    time = time_of(game)
    timed = {f"{name}_by_turn": found[name] * time for name in TIMED}
    return {"one": 1.0, "turn": time, **found, **timed}


def time_of(game: Game) -> float:
    """From -1 to 1; what is still in the cup is the rest of a turn."""
    to_come = min(1.0, len(game.cup) / len(game.scenario.formations))
    return 2.0 * (game.turn + 1.0 - to_come) / game.scenario.turns - 1.0


def of_ground(game: Game) -> dict[str, float]:
    """13a The objectives that are German, and the way to the others."""
    wanted = game.scenario.objective_hexes
    german = german_ground(game) & wanted
    return {
        "held": german.bit_count() / wanted.bit_count(),
        "all": float(german == wanted),
        "way": way_to(game, wanted & ~german),
    }


def way_to(game: Game, hexes: int) -> float:
    """Turns of marching to each of these hexes for the nearest German, on the average."""
    if not hexes:
        return 0.0
    units = [
        (game.units[unit].place, *movement_of(game, unit))
        for unit in fighting(game, GERMAN)
        if not game.units[unit].neutralized
    ]
    field, total = field_of(game).id, 0.0
    for hex in bits(hexes):
        turns = (
            march(field, mobility, 1 << hex, game.mines)[place] / (2 * points)
            for place, points, mobility in units
        )
        total += min(turns, default=FARTHEST)
    return min(total / hexes.bit_count(), FARTHEST)


def of_armies(game: Game) -> dict[str, float]:
    """By how much the Germans are stronger: on the map, near objectives, in them, in good order."""
    inside = near = game.scenario.objective_hexes
    for _ in range(NEAR):
        near |= grid_of(game).spread(near)
    found = dict.fromkeys(("force", "near", "inside", "down", "broken"), 0.0)
    for side, sign in ((GERMAN, 1.0), (FRENCH, -1.0)):
        for unit in fighting(game, side):
            place, worth = game.units[unit].place, sign * strength(game, unit)
            found["force"] += worth
            found["near"] += worth * (near >> place & 1)
            found["inside"] += worth * (inside >> place & 1)
            found["down"] -= worth * game.units[unit].neutralized
            found["broken"] -= worth * is_demoralized(game, unit)
    return found


def strength(game: Game, unit: UnitId) -> float:
    """In tens of average steps."""
    value = 0.6 + attack_of(game, unit) / 8 + defense_of(game, unit) / 5
    return value * game.units[unit].steps / 10
