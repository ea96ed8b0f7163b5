"""What a search must know of France '40."""

from collections.abc import Hashable

from sixweeks.ai.france_40.outlook import features, outlook
from sixweeks.ai.france_40.staff import Staff
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead
from sixweeks.games.france_40.model.state import Game

WEIGHED = frozenset({"MovementPhase", "CombatPhase", "PlayerTurn"})


def moment(game: Game) -> Hashable:
    """A player turn."""
    return game.turn, game.phasing


def weighs(seat: Seat) -> bool:
    """Orders, postures and attacks."""
    return seat.procedure in WEIGHED


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=weighs,
    horizon=2,
    candidates=4,
    quick=Staff,
    decisions=3,
    features=features,
)
