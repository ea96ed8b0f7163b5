"""Evaluation weights of the staff player."""

from msgspec import Struct
from msgspec.structs import replace


class Weights(Struct, frozen=True):
    """Weights of the staff's judgement; a victory point is worth `point`, a factor one."""

    aggression: float = 1.0  # what the enemy's losses are worth
    caution: float = 0.8  # what one's own losses cost
    bar: float = 0.6  # what an attack must promise
    point: float = 30.0
    ground: float = 1.0  # what an advance is worth where nothing else is at stake
    british_leave: int = 2  # the turn on which the British leave the line for the coast
    dice: int = 3  # the movement points expected of a die


STEADY = Weights()
BOLD = Weights(aggression=1.3, caution=0.7, bar=0.3)

TEMPERS = {("1939", "allied"): BOLD}  # the French of 1939 have seven turns and more divisions
BRITISH_LEAVE = (2, 4, 9)  # some commanders go early, some stay to the end


def temper(scenario: str, side: str, british_leave: int) -> Weights:
    """The weights for a side, with the commander's own mind about the British."""
    return replace(TEMPERS.get((scenario, side), STEADY), british_leave=british_leave)
