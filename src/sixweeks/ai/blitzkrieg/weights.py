"""The numbers of the staff's judgement; one step of an average company is worth about one.

Every one can be changed for one player: `replace(weights_of(...), danger=0.1)`."""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN


class Weights(Struct, frozen=True):
    """What one staff officer thinks things are worth."""

    # --- steps ---
    step: float = 0.6  # a step of any unit, before its strength is counted
    attack: float = 8.0  # points of attack that are worth one more
    defense: float = 5.0  # points of defense that are worth one more
    staff_step: float = 0.8  # a headquarters or an observer
    last_step: float = 1.3  # times as much, for it takes the unit with it
    shaken: float = 1.4  # 11a times as much, for it may demoralize the formation

    # --- a hex ---
    progress: float = 2.4  # a turn's march nearer to the goal
    hurry: float = 1.6  # times as much for the attacker in the last two turns
    patience: float = 0.45  # times as much for the defender, while there is time
    due: int = 2  # turns before the last from which the defender is in a hurry
    objective: float = 4.0  # standing on an objective
    enemy_ground: float = 4.0  # taking one that is not ours
    late_ground: float = 1.5  # times as much in the last two turns
    late_hold: float = 1.0  # times as much for holding one in the last two turns
    garrison: tuple[float, ...] = (1.0, 0.5, 0.3)  # of the objective, for each unit that holds it
    armor_rank: int = 1  # the first place in it that armor takes before the last turn
    field_of_fire: float = 0.3  # the enemy's losses by one's fire in a turn to come
    danger: float = 0.08  # one's own losses by the enemy's fire in a turn to come
    late_danger: float = 0.4  # times as much in the last two turns
    cover: float = 0.15
    cover_of_vehicles: float = 0.3  # times as much
    works: float = 0.0  # 12.2a a prepared position, for the units it shelters
    command: float = 1.2  # keeping within command range
    follows: int = 4  # hexes by which an HQ that has not acted can catch up
    crowd: float = 0.35  # each further unit in a hex

    # --- actions ---
    shot: float = 1.0  # the enemy's losses by one's fire
    risk: float = 0.3  # one's own losses on the way
    march_in: float = 0.2  # coming onto the map in column
    column: float = 0.1  # being in column
    column_danger: float = 0.25  # the share of the danger that it adds
    column_shot: float = 0.1  # firing out of it
    dismount: float = 1.5
    stay_mounted: float = 5.0
    dismount_within: int = 3  # hexes from the enemy
    leave_column: float = 0.2

    # --- fire ---
    neutralized: float = 0.55  # of a unit's worth, for an enemy neutralized
    pinned: float = 0.3  # the same of one's own
    worst: float = 1.5  # steps that fire in one hex may cost
    shells: float = 1.5  # impacts a turn where an enemy observes
    shell: int = 4  # the factor of one
    effort: float = 0.25  # fire into a hex, for each point it is worth to break it
    reveal: float = 0.15  # what the fire of a hidden gun must promise

    # --- assaults ---
    assault_bar: float = 0.1  # what one must promise
    least_ground: float = 0.3  # what a hex won is worth at least
    driven_out: float = 0.5  # a neutralized defender driven out
    struck: float = 0.6  # the share of a unit's worth that a hit takes
    cost: float = 0.9  # one's own losses
    unsure: float = 0.9  # the share of its worth if one has to move first
    press_until: int = 2  # turns before the last from which an objective is worth any step
    hold_until: int = 0  # the same for holding one under fire
    pointless: float = 0.0  # the share of its worth on the last turn, away from objectives
    last_reach: int = 2  # hexes from an objective within which it is not pointless

    # --- the point of main effort ---
    breach: float = 1.5  # a hex that friendly units can then assault
    nearness: tuple[float, ...] = (0.0, 0.7, 0.5, 0.3)  # how likely a unit so far off goes in

    # --- guns ---
    shelled_objective: float = 1.6  # times as much for a hex of an objective
    sated: float = 0.55  # what a further impact on the same hex is worth
    observer_close: float = 3.0  # each enemy next to an observer
    observer_far: float = 0.4  # each hex between him and the nearest enemy
    observer_friends: float = 1.5
    observer_stays: float = 0.1

    # --- headquarters ---
    hq_reach: float = 1.0  # each hex beyond command range of a unit
    hq_distance: float = 0.05  # each hex from a unit
    hq_danger: float = 0.6
    hq_contact: float = 2.0  # an enemy next to it
    hq_company: float = 0.4  # friends in its hex

    # --- markers ---
    guns: int = 1  # Artillery and Stuka markers to come that are worth waiting for
    force: int = 2  # units that make it worth waiting for the guns
    strike: int = 2  # hexes from which an assault can be made at once
    haste: float = 0.4  # what it is worth that a unit marches twice
    tiring: float = 1.5  # 5.3c what a second activation must be worth, for it tires

    # --- missions ---
    crowded: float = 0.7  # turns of marching that one formation more on an objective is worth
    endangered: int = 4  # hexes from which an enemy endangers an objective
    guard: float = 1.0  # steps near the objectives for each of the enemy's, before tanks leave

    # --- retreats ---
    refuge: float = 2.0  # an objective to fall back to
    home: float = 0.3  # each turn of marching from what one fights for


ATTACKER = Weights(guns=3, hold_until=2)  # six turns, and far to go
PATIENT = Weights(  # ten turns, and a strong place
    progress=3.2,
    pinned=0.45,
    assault_bar=-0.4,
    late_hold=2.0,
    field_of_fire=0.15,
    effort=0.15,
    command=1.5,
    hq_danger=1.0,
)
DEFENDER = Weights(  # six turns, and room to fall back
    progress=1.2,
    danger=0.35,
    risk=0.8,
    pinned=0.45,
    cover=0.35,
    assault_bar=0.3,
    haste=0.0,
    hold_until=2,
    armor_rank=0,
    works=1.5,
)
STUBBORN = replace(  # ten turns for one village, and reserves that are to come up in time
    DEFENDER,
    progress=2.4,
    patience=1.0,
    objective=5.0,
    danger=0.26,
    cover=0.5,
    pinned=0.35,
    late_hold=1.5,
    works=3.0,
    armor_rank=1,
)


# Other styles of fighting an activation, which a search may compare with the usual one.
STYLES: dict[str, dict[str, float | int | tuple[float, ...]]] = {
    "bold": {"progress": 4.0, "assault_bar": -0.3, "danger": 0.03, "risk": 0.15},
    "storming": {"assault_bar": -2.0, "cost": 0.3, "enemy_ground": 8.0, "risk": 0.15},
    "careful": {"danger": 0.5, "risk": 1.0, "assault_bar": 0.5, "cover": 0.6},
    "by_fire": {"shot": 2.0, "field_of_fire": 0.8, "progress": 1.0, "assault_bar": 2.0},
    "holding": {"progress": 0.3, "objective": 8.0, "danger": 0.3, "cover": 0.8},
    "garrisoning": {"objective": 12.0, "armor_rank": 0, "garrison": (1.0, 0.8, 0.6)},
}


@cache
def in_style(weights: Weights, style: str) -> Weights:
    return replace(weights, **STYLES[style]) if style else weights


WEIGHTS = {
    ("hannut", GERMAN): ATTACKER,
    ("hannut", FRENCH): DEFENDER,
    ("stonne", GERMAN): PATIENT,
    ("stonne", FRENCH): STUBBORN,
}


def weights_of(scenario: str, side: str, style: str = "") -> Weights:
    """How a side of a scenario fights."""
    return in_style(WEIGHTS[scenario, side], style)
