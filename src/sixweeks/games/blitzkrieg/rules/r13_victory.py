"""13 Victory: objectives held at the end, and units off the map."""

from sixweeks.games.blitzkrieg.model import effects, turn_effects
from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN
from sixweeks.games.blitzkrieg.model.queries import german_ground
from sixweeks.games.blitzkrieg.model.state import EXITED, Game
from sixweeks.games.blitzkrieg.rules.r07_movement import exit_rule, may_exit

TACTICAL, STRATEGIC, HELD = "tactical", "strategic", "held"


def objectives_held(game: Game) -> bool:
    """13a, C-46 Every hex of every objective, by presence or by having passed last."""
    wanted = game.scenario.objective_hexes
    return german_ground(game) & wanted == wanted


def units_exited(game: Game) -> int:
    """C-40 The armored units that have left by the edge that counts."""
    counters = game.scenario.counters
    left = [id for id, unit in enumerate(game.units) if unit.place == EXITED]
    return sum([may_exit(game, counters[id]) for id in left])


def german_level(game: Game) -> str:
    """14.1g, 14.2h Tactical, strategic, or none; C-16 the strategic level is above the tactical."""
    if not objectives_held(game):
        return ""
    enough = units_exited(game) >= game.scenario.exit.units
    is_strategic = enough if game.scenario.exit.side == GERMAN else not enough
    return STRATEGIC if is_strategic else TACTICAL


def judge(game: Game) -> None:
    """13a Judged at the end of the last turn."""
    effects.tell_ground(game)
    rule = exit_rule(game)
    if level := german_level(game):
        turn_effects.finish(game, GERMAN, level, rule)
    else:
        turn_effects.finish(game, FRENCH, HELD, rule)
