"""What a search must know of Manstein's War."""

from collections.abc import Hashable

from sixweeks.ai.mansteins_war.outlook import features, lessons, outlook
from sixweeks.ai.mansteins_war.staff import PLANNING, Staff
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead
from sixweeks.games.mansteins_war.model.state import Game

WEIGHED = frozenset({*PLANNING, ("GameTurn", "extension")})


def moment(game: Game) -> Hashable:
    """4 An impulse turn: a marker more has been played."""
    return game.turn, len(game.picked)


def weighs(seat: Seat) -> bool:
    """21 The plan of the game, 3.4.c and whether it goes on for two more turns."""
    return (seat.procedure, seat.step) in WEIGHED


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=weighs,
    horizon=2,
    candidates=6,
    quick=Staff,
    seconds=1.0,
    decisions=1,
    features=features,
    lessons=lessons,
)
