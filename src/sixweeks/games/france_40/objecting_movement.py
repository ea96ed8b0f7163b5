"""Why not? The rules against what a player names in a Movement Phase."""

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.components import COUNTRIES, GERMAN, MAP, NEUTRALS, TABLES, UnitId
from sixweeks.games.france_40.queries import (
    counter_of,
    is_neutral,
    is_on_map,
    units_at,
)
from sixweeks.games.france_40.rules import r10_movement
from sixweeks.games.france_40.rules.r04_victory import exit_rule
from sixweeks.games.france_40.rules.r10_movement_phase import (
    Move,
    MovementPhase,
    restackable,
)
from sixweeks.games.france_40.state import Game
from sixweeks.games.france_40.wishes import Wish
from sixweeks.kernel.notation import options_of
from sixweeks.kernel.objection import Objection, objections_at
from sixweeks.kernel.question import Action


def about_movement_phase(game: Game, frame: MovementPhase, wish: Wish) -> list[Objection]:
    if "violate" in wish.words:
        return about_violating(game, frame.by, wish)
    if wish.words & {"restack", "top"}:
        return about_restacking(game, frame.by, wish)
    if "end" in wish.words and r10_movement.must_leave_paris(game, frame.by):
        return [Objection("10.6a", "end")]
    if wish.unit is not None:
        return about_moving_unit(game, frame.by, wish.unit, wish)
    if wish.hex is not None:
        return about_units_in_hex(game, frame.by, wish.hex, "stack" in wish.words)
    return []


def about_moving_unit(
    game: Game, by: str, unit: UnitId, wish: Wish | None = None
) -> list[Objection]:
    counter = counter_of(game, unit)
    if counter.side != by:
        return [Objection("10.1a", "enemy")]
    if counter.is_static:
        return [Objection("2.12b", "move")]
    if not is_on_map(game, unit):
        return [Objection("2.1d", "off_map")]
    found = objections_at(unit, r10_movement.unit_bars(game, by))
    if found or wish is None or wish.hex == game.units[unit].place:
        return found
    return about_way(game, Move(by=by, units=(unit,), points=likely_points(game, unit)), wish)


def about_way(game: Game, move: Move, wish: Wish) -> list[Objection]:
    """Why units may not go to a hex, or leave the map from here."""
    if wish.words & {"exit", "evacuate"}:
        return about_leaving(game, move, wish)
    if wish.hex is None or any(each == Action("go", wish.hex) for each in move.ways(game)):
        return []
    return r10_movement.objections_to_going(game, move.units, move.points, wish.hex)


def likely_points(game: Game, unit: UnitId) -> int:
    """The movement factor, or the most a die not yet rolled can give."""
    if not r10_movement.needs_die(game, unit):
        return r10_movement.movement_factor(game, unit)
    table = TABLES.movement[game.scenario_id]
    most = table.get("die_maximum", table.get("french_maximum", 0))
    return r10_movement.lessened(game, unit, most)


def about_units_in_hex(game: Game, by: str, hex: Hex, as_stack: bool) -> list[Objection]:
    """Nothing if one of them may move, or two together as a stack; else what bars each."""
    against = [about_moving_unit(game, by, unit) for unit in units_at(game, hex)]
    if not against:
        return [Objection("10.0a", "nobody")]
    if [] not in against:
        return [each for found in against for each in found]
    barred = as_stack and Action("stack", hex) not in options_of(game)
    return [Objection("10.0a", "stack")] if barred else []


def about_violating(game: Game, by: str, wish: Wish) -> list[Objection]:
    if game.scenario_id == "1939":
        return [Objection("3.2a")]
    if by != GERMAN:
        return [Objection("4.3a", "allied")]
    neutral = [country for country in NEUTRALS if is_neutral(game, country)]
    named = wish.words & set(COUNTRIES)
    return [Objection("4.3a", "already") for country in named if country not in neutral]


def about_move(game: Game, frame: Move, wish: Wish) -> list[Objection]:
    if wish.unit is not None and wish.unit not in frame.units:
        return [Objection("10.1c", "other")]
    if "done" in wish.words and frame.is_in_paris(game):
        return [Objection("10.6a", "done")]
    return about_way(game, frame, wish)


def about_leaving(game: Game, move: Move, wish: Wish) -> list[Objection]:
    """4.5a, 4.6a, 5.13e, 5.14a Why units may not leave the map from here."""
    unit, hex = move.units[0], Hex(game.units[move.units[0]].place)
    if any(is_wished(way, wish) for way in move.ways(game)):
        return []
    if counter_of(game, unit).nation == "british":
        return [why_british_stay(game, move, hex, wish)]
    if "evacuate" in wish.words:
        return [Objection("5.13e")]
    rule = "4.6a" if MAP.south >> hex & 1 else "4.5a"
    if not counter_of(game, unit).is_mechanized:
        return [Objection(rule, "mechanized")]
    open_here, edge = exit_rule(game, unit, hex)
    if open_here and not wish.words & ({"west", "south"} - {edge}):
        return [Objection("10.4a", "points", {"points": move.points})]
    return [Objection(rule, "hex")]


def is_wished(way: Action, wish: Wish) -> bool:
    """Is this way off the map the one that the words name?"""
    if way.verb == "exit":
        edges = wish.words & {"west", "south"}
        return "exit" in wish.words and (not edges or way.noun in edges)
    by_steps = "evacuate_step" if "step" in wish.words else "evacuate"
    return "evacuate" in wish.words and way.verb == by_steps


def why_british_stay(game: Game, move: Move, hex: Hex, wish: Wish) -> Objection:
    """5.13c, 5.13e, 5.13f by sea, 5.14a, 5.14b overland."""
    edges = {"west": MAP.west, "south": MAP.south}
    if game.dynamo is None:
        return Objection("5.14a", "dynamo")
    if "exit" in wish.words and any(edges[each] >> hex & 1 for each in game.closed_edges):
        return Objection("5.14b")
    if move.points < r10_movement.EXIT_COST:
        return Objection("10.4a", "points", {"points": move.points})
    if hex != game.dynamo.port or "exit" in wish.words:
        return Objection("5.13e", "port")
    return Objection("5.13f" if r10_movement.dynamo_is_running(game) else "5.13c")


def about_restacking(game: Game, by: str, wish: Wish) -> list[Objection]:
    """3.10a, B-36 A player orders his own stacks, each lower unit once a phase."""
    below = restackable(game, by)
    if below and (wish.unit is None or wish.unit in below):
        return []
    return [Objection("3.10a", "own_stacks")]
