"""5 What the other bin may still hold, from what has been played."""

from sixweeks.ai.mansteins_war.weights import DANGER, Danger
from sixweeks.games.mansteins_war.model.components import COUNTERS, MARKERS, RESERVE, UnitId
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r05_command import MARKER_OF


def chance_to_act(game: Game, unit: UnitId, is_last_turn: bool, danger: Danger = DANGER) -> float:
    """How likely a unit of the other side is to act before it is too late to matter.

    5.7.c A regular marker that has not been played is in the bin for certain; whether there is a
    special marker is a secret until it shows."""
    if may_still_act(game, unit):
        return 1.0
    by_special = 0.0 if has_shown_special(game, COUNTERS[unit].side) else danger.by_special
    return by_special if is_last_turn else max(danger.next_turn, by_special)


def may_still_act(game: Game, unit: UnitId) -> bool:
    """5.8.c A Res unit once a GT, others with the marker of their command."""
    command = COUNTERS[unit].command
    if command == RESERVE:
        return not game.reserves_used >> unit & 1
    return MARKER_OF[command] not in game.picked


def has_shown_special(game: Game, side: str) -> bool:
    """5.2.b There is one at most in a GT."""
    own = [MARKERS[side, id] for id in game.picked if (side, id) in MARKERS]
    return any(marker.is_special for marker in own)
