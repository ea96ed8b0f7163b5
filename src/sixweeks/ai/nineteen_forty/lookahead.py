"""What a search must know of 1940."""

from collections.abc import Hashable

from sixweeks.ai.nineteen_forty.outlook import features, outlook
from sixweeks.ai.nineteen_forty.staff import PLANNING, Staff
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead
from sixweeks.games.nineteen_forty.model.state import Game


def moment(game: Game) -> Hashable:
    """A player turn; before the first, what has been written down."""
    plans = game.plans
    if game.begun:
        return game.turn, game.phasing
    return plans.ready_group, len(plans.allied_armies), plans.objective, plans.main_effort


def weighs(seat: Seat) -> bool:
    """16 The plan of the whole game."""
    return (seat.procedure, seat.step) in PLANNING


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=weighs,
    horizon=2,
    candidates=5,
    quick=Staff,
    mistakes=0.23,
    seconds=1.0,
    decisions=1,
    features=features,
)
