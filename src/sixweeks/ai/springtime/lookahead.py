"""What a search must know of Springtime for Hitler."""

from collections.abc import Hashable

from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead
from sixweeks.ai.springtime.outlook import features, make_even, outlook
from sixweeks.ai.springtime.staff import Staff
from sixweeks.games.springtime.model.components import AXIS, TABLES
from sixweeks.games.springtime.model.state import Game

WEIGHED = frozenset(
    {("Impulse", "declare"), ("Impulse", "soldier_on"), ("Attack", "offer_advantage")}
)


def moment(game: Game) -> Hashable:
    """8.0 An impulse."""
    return game.turn, game.phase, game.impulse, game.active


def is_weighed(seat: Seat) -> bool:
    return (seat.procedure, seat.step) in WEIGHED


def margin(game: Game) -> float:
    """16.0 How early the Axis has won, in turns; 0 if it has not."""
    won = game.ending is not None and game.ending.winner == AXIS
    return float(TABLES.tracks["turns"] + 1 - game.turn) if won else 0.0


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=is_weighed,
    horizon=2,
    candidates=10,
    quick=Staff,
    seconds=1.5,
    mistakes=0.24,
    decisions=4,
    features=features,
    margin=margin,
    make_even=make_even,
)
