"""What a search must know of Manstein's War."""

from collections.abc import Hashable

from sixweeks.ai.mansteins_war.outlook import outlook
from sixweeks.ai.mansteins_war.staff import Staff
from sixweeks.ai.proposals import Lookahead
from sixweeks.games.mansteins_war.model.state import Game

WEIGHED = frozenset({"ImpulseTurn", "CommandSegment", "CombatSegment"})


def moment(game: Game) -> Hashable:
    """4 An impulse turn: a marker more has been played."""
    return game.turn, len(game.picked)


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=lambda seat: seat.procedure in WEIGHED,
    horizon=2,
    candidates=4,
    quick=Staff,
    decisions=10,
)
