"""Evaluation weights of the staff player; one step of an average company is worth one."""

from msgspec import Struct

from sixweeks.games.blitzkrieg.model.components import FRENCH


class Weights(Struct, frozen=True):
    """What one staff officer thinks things are worth."""

    progress: float = 2.4  # a turn's march nearer to the goal
    objective: float = 4.0  # standing on an objective
    enemy_ground: float = 4.0  # taking one that is not ours
    shot: float = 1.0  # the enemy's losses by one's fire
    field_of_fire: float = 0.3  # the same in a turn to come
    danger: float = 0.08  # one's own losses by the enemy's fire in a turn to come
    risk: float = 0.3  # one's own losses on the way
    cover: float = 0.15
    command: float = 1.2  # keeping within command range
    assault_bar: float = 0.1  # what an assault must promise
    crowd: float = 0.35  # each further unit in a hex
    neutralized: float = 0.55  # of a unit's worth, for an enemy neutralized
    pinned: float = 0.3  # the same of one's own
    haste: float = 0.4  # what it is worth that a unit marches twice
    effort: float = 0.25  # fire into a hex, for each point it is worth to break it
    garrison: tuple[float, ...] = (1.0, 0.5, 0.3)  # of the objective, for each unit that holds it
    breach: float = 1.5  # a hex that friendly units can then assault
    guns: int = 1  # Artillery and Stuka markers to come that are worth waiting for


ATTACKER = Weights(guns=3)  # six turns, and far to go
PATIENT = Weights(progress=1.6, danger=0.2, risk=0.6, pinned=0.45)  # ten turns, and a strong place
DEFENDER = Weights(
    progress=1.2, danger=0.35, risk=0.8, pinned=0.45, cover=0.35, assault_bar=0.3, haste=0.0
)


def temper(scenario_id: str, side: str) -> Weights:
    """How a side of a scenario fights."""
    if side == FRENCH:
        return DEFENDER
    return PATIENT if scenario_id == "stonne" else ATTACKER
