"""What a search must know of 1940."""

from collections.abc import Hashable

from sixweeks.ai.nineteen_forty.outlook import outlook
from sixweeks.ai.nineteen_forty.staff import Staff
from sixweeks.ai.proposals import Lookahead
from sixweeks.games.nineteen_forty.model.state import Game

WEIGHED = frozenset({"MovementPhase", "CombatPhase", "PlayerTurn", "Drops"})


def moment(game: Game) -> Hashable:
    """An impulse."""
    return game.turn, game.phasing, game.impulse


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=lambda seat: seat.procedure in WEIGHED,
    horizon=2,
    candidates=4,
    quick=Staff,
    decisions=10,
)
