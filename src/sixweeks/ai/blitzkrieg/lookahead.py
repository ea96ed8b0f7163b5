"""What a search must know of Blitzkrieg 1940."""

from collections.abc import Hashable

from sixweeks.ai.blitzkrieg.outlook import features, outlook
from sixweeks.ai.blitzkrieg.plan import moment_of
from sixweeks.ai.blitzkrieg.staff import Staff
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead


def is_weighed(seat: Seat) -> bool:
    """5.2a, 5.5a How an activation is fought, and what a marker is used for."""
    if seat.procedure == "Activation":
        return seat.question.options[0].verb == "unit" and not seat.view.segment.acted
    return (seat.procedure, seat.step) == ("OperationsPhase", "play")


def period(seat: Seat) -> Hashable:
    """5.2 An activation."""
    return seat.view.turn, seat.view.active, seat.view.cup


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment_of,
    weighs=is_weighed,
    horizon=3,
    candidates=5,
    quick=Staff,
    period=period,
    seconds=0.9,
    decisions=2,
    features=features,
)
