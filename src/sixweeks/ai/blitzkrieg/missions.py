"""What each formation is for: the hexes it makes for, from the objectives and who holds them."""

from sixweeks.ai.blitzkrieg.plan import Plan
from sixweeks.ai.blitzkrieg.situation import march
from sixweeks.ai.blitzkrieg.threats import fighting
from sixweeks.ai.blitzkrieg.weights import Weights
from sixweeks.board.hexes import bits
from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    everyone_in,
    field_of,
    grid_of,
    is_on_map,
    members,
)
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r07_movement import may_exit, movement_of
from sixweeks.games.blitzkrieg.rules.r13_victory import units_exited


def goals_of(plan: Plan, game: Game, formation: FormationId, weights: Weights) -> int:
    """The hexes a formation makes for; given out when a turn begins or an objective falls."""
    given = (game.turn, game.german_ground & game.scenario.objective_hexes)
    if given != plan.given:
        is_german = game.scenario.formations[formation].side == GERMAN
        plan.given = given
        plan.goals = german_missions(game, weights) if is_german else french_missions(game)
    return plan.goals.get(formation, 0)


def german_missions(game: Game, weights: Weights) -> dict[FormationId, int]:
    """The objectives not yet taken, shared out by distance; then guard them, or break through."""
    formations = own_formations(game, GERMAN)
    wanted = open_objectives(game)
    if not wanted:
        return {each: after_the_goal(game, each, weights) for each in formations}
    count = dict.fromkeys(wanted, 0)
    given = {}
    for each in formations:
        best = min(
            wanted, key=lambda goal: distance(game, each, goal) + weights.crowded * count[goal]
        )
        count[best] += 1
        given[each] = best
    return given


def around(game: Game, hexes: int, distance: int) -> int:
    """These hexes and all so near to one of them."""
    for _ in range(distance):
        hexes |= grid_of(game).spread(hexes)
    return hexes


def french_missions(game: Game) -> dict[FormationId, int]:
    return {each: french_goals(game, each) for each in own_formations(game, FRENCH)}


def open_objectives(game: Game) -> list[int]:
    """Objectives with a hex that is not German, each as its hexes still to be taken."""
    places = field_of(game).places
    left = [places[name] & ~game.german_ground for name in game.scenario.objectives]
    return [mask for mask in left if mask]


def after_the_goal(game: Game, formation: FormationId, weights: Weights) -> int:
    """14.1g All held: tanks leave by the far edge if the others can guard the objectives."""
    way = game.scenario.exit
    tanks = all(game.scenario.counters[u].is_vehicle for u in members(game, formation))
    if tanks and is_exit_wanted(game, GERMAN) and is_guarded(game, weights):
        return grid_of(game).edges[way.edge]
    return nearest_objective(game, formation)


def is_exit_wanted(game: Game, side: str) -> bool:
    """14.1g, 14.2h Does one more unit off the map count for this side?"""
    way = game.scenario.exit
    return way.side == side and units_exited(game) < way.units


def is_guarded(game: Game, weights: Weights) -> bool:
    """Are there enough units near the objectives besides those that leave?"""
    near = around(game, game.scenario.objective_hexes, weights.endangered)
    stay = [u for u in fighting(game, GERMAN) if not may_exit(game, counter_of(game, u))]
    return steps_in(game, stay, near) >= weights.guard * steps_in(
        game, fighting(game, FRENCH), near
    )


def steps_in(game: Game, units: list[UnitId], hexes: int) -> int:
    return sum(game.units[u].steps for u in units if hexes >> game.units[u].place & 1)


def french_goals(game: Game, formation: FormationId) -> int:
    """13a The nearest objective while it is held, for one is enough; else the nearest one lost."""
    nearest = nearest_objective(game, formation)
    if not nearest & game.german_ground:
        return nearest
    lost = [mask & game.german_ground for mask in objectives(game)]
    return min((m for m in lost if m), key=lambda goal: distance(game, formation, goal))


def objectives(game: Game) -> list[int]:
    places = field_of(game).places
    return [places[name] for name in game.scenario.objectives]


def nearest_objective(game: Game, formation: FormationId) -> int:
    return min(objectives(game), key=lambda goal: distance(game, formation, goal))


def own_formations(game: Game, side: str) -> list[FormationId]:
    return [id for id, formation in game.scenario.formations.items() if formation.side == side]


def distance(game: Game, formation: FormationId, goal: int) -> float:
    """Turns of marching for the nearest unit of a formation; the entry hexes for one off map."""
    turns = [unit_distance(game, unit, goal) for unit in everyone_in(game, formation)]
    return min((each for each in turns if each is not None), default=9.0)


def unit_distance(game: Game, unit: UnitId, goal: int) -> float | None:
    points, mobility = movement_of(game, unit)
    costs = march(field_of(game).id, mobility, goal, game.mines)
    if is_on_map(game, unit):
        return costs[game.units[unit].place] / (2 * points)
    if game.units[unit].place == -1:
        entry = bits(r07_movement.entry_hexes(game, unit))
        return min((costs[hex] / (2 * points) for hex in entry), default=None)
    return None
