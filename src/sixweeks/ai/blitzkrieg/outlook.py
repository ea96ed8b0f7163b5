"""The chance of winning: features of a position, weighted as `docs/opponents.md` tells.

13a The Germans must hold every objective, so it is counted who is in those that they do not hold,
who can come there, and who could retake the others."""

from pathlib import Path

from msgspec import Struct

from sixweeks.ai.blitzkrieg.situation import march
from sixweeks.ai.blitzkrieg.threats import fighting
from sixweeks.ai.evaluation import evaluations
from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    attack_of,
    defense_of,
    field_of,
    formation_id,
    german_ground,
    grid_of,
    is_demoralized,
    state_of,
    units_at,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r05_markers import GUNS, kind_of, owner_of
from sixweeks.games.blitzkrieg.rules.r07_movement import movement_of

FITTED = Path(__file__).parent / "outlook.toml"
DOWN, BROKEN = 0.3, 0.2  # what is left of a unit that is neutralized, of a demoralized formation
TIMED = ("open", "steps", "german_close", "french_close")


class Able(Struct, frozen=True, gc=False):
    """A unit as the outlook counts it: where, how strong, how mobile, and is it still to act?"""

    place: int
    worth: float
    points: int
    mobility: str
    is_to_act: bool


def outlook(game: Game, side: str) -> float:
    """From 0 to 1, for a game that is not over."""
    chance = evaluations(FITTED)[game.scenario_id].chance(features(game))
    return chance if side == GERMAN else 1.0 - chance


def features(game: Game) -> dict[str, float]:
    """What the chances depend on; on the last turn it may count more or less."""
    wanted, ground = game.scenario.objective_hexes, german_ground(game)
    armies = {side: able_units(game, side) for side in (GERMAN, FRENCH)}
    found = of_defenders(game, wanted & ~ground)
    found |= of_attack(game, wanted & ~ground, armies)
    found |= of_held_ground(game, wanted & ground, armies)
    found |= of_strength(game, armies)
    time = time_of(game)
    found |= {f"{name}_by_turn": found[name] * time for name in TIMED}
    is_last = float(game.turn == game.scenario.turns)
    at_last = {f"last_{name}": value * is_last for name, value in found.items()}
    return {"one": 1.0, "time": time, "last": is_last, **found, **at_last}


def time_of(game: Game) -> float:
    """From -1 to 1; what is still in the cup is the rest of a turn."""
    to_come = min(1.0, len(game.cup) / len(game.scenario.formations))
    return 2.0 * (game.turn + 1.0 - to_come) / game.scenario.turns - 1.0


def able_units(game: Game, side: str) -> list[Able]:
    return [able(game, unit) for unit in fighting(game, side)]


def able(game: Game, unit: UnitId) -> Able:
    state, formation = game.units[unit], state_of(game, formation_id(game, unit))
    worth = strength(game, unit) * (DOWN if state.neutralized else 1.0)
    if is_demoralized(game, unit):
        worth *= BROKEN
    points, mobility = movement_of(game, unit)
    is_to_act = not formation.activations and not game.segment.acted >> unit & 1
    return Able(state.place, worth, 2 * max(points, 1), mobility, is_to_act)


def strength(game: Game, unit: UnitId) -> float:
    """In tens of average steps."""
    value = 0.6 + attack_of(game, unit) / 8 + defense_of(game, unit) / 5
    return value * game.units[unit].steps / 10


def of_defenders(game: Game, hexes: int) -> dict[str, float]:
    """13a The objectives that are not German, and who is in them."""
    found = dict.fromkeys(("up", "down", "steps"), 0.0)
    for hex in bits(hexes):
        for unit in units_at(game, hex):
            found["down" if game.units[unit].neutralized else "up"] += 1.0
            found["steps"] += strength(game, unit)
    works = (game.works & hexes).bit_count()
    return {"open": float(hexes.bit_count()), "all": float(not hexes), "works": works, **found}


def of_attack(game: Game, hexes: int, armies: dict[str, list[Able]]) -> dict[str, float]:
    """Who is a turn's march from them or nearer, who of those is still to act, and who two."""
    found: dict[str, float] = {}
    beside = grid_of(game).spread(hexes) & ~hexes
    for side, units in armies.items():
        close, ready, far = within(game, units, hexes)
        found |= {f"{side}_close": close, f"{side}_ready": ready, f"{side}_far": far}
    found["beside"] = sum(each.worth for each in armies[GERMAN] if beside >> each.place & 1)
    return found


def of_held_ground(game: Game, hexes: int, armies: dict[str, list[Able]]) -> dict[str, float]:
    """Who holds the German objectives, and who could retake them."""
    close, ready, _ = within(game, armies[FRENCH], hexes)
    garrison = sum(each.worth for each in armies[GERMAN] if hexes >> each.place & 1)
    return {"garrison": garrison, "threat": close, "ready_threat": ready}


def within(game: Game, units: list[Able], hexes: int) -> tuple[float, float, float]:
    """The strength a turn's march from some hexes, how much of it is to act, and two turns'."""
    close = ready = far = 0.0
    if not hexes:
        return close, ready, far
    field, mines = field_of(game).id, game.mines
    for each in units:
        cost = march(field, each.mobility, hexes, mines)[each.place]
        if 0 < cost <= each.points:
            close += each.worth
            ready += each.worth * each.is_to_act
        elif 0 < cost <= 2 * each.points:
            far += each.worth
    return close, ready, far


def of_strength(game: Game, armies: dict[str, list[Able]]) -> dict[str, float]:
    """The armies, and the guns that are to fire this turn."""
    found = {side: sum(each.worth for each in units) for side, units in armies.items()}
    for side in armies:
        guns = (m for m in game.cup if kind_of(game, m) in GUNS and owner_of(game, m) == side)
        found[f"{side}_guns"] = float(sum(1 for _ in guns))
    return found
