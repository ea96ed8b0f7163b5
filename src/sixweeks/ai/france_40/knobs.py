"""What makes one staff officer different from another."""

from msgspec import Struct


class Knobs(Struct, frozen=True):
    """Weights of the staff's judgement; a victory point is worth `point`, a factor one."""

    aggression: float = 1.0  # what the enemy's losses are worth
    caution: float = 0.8  # what one's own losses cost
    bar: float = 0.6  # what an attack must promise
    point: float = 30.0
    ground: float = 1.0  # what an advance is worth where nothing else is at stake
    dice: int = 3  # the movement points expected of a die


STEADY = Knobs()
BOLD = Knobs(aggression=1.3, caution=0.7, bar=0.3)

TEMPERS = {("1939", "allied"): BOLD}  # the French of 1939 have seven turns and more divisions


def temper(scenario: str, side: str) -> Knobs:
    return TEMPERS.get((scenario, side), STEADY)
