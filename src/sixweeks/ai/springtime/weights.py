"""The numbers of the staff's judgement: a point of French Morale is the unit of worth."""

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.games.springtime.model.components import ALLIED, AXIS


class Weights(Struct, frozen=True):
    """What one side makes of chances and dangers."""

    bar: float = 0.15  # what an attack must promise
    crowd: float = 0.05  # what one more attacker must add
    exposed: float = 0.7  # how much of the danger left behind counts
    taken: float = 0.85  # how much of the ground taken without a fight will be kept
    least: float = 0.06  # an improvement worth a move
    march: float = 0.04  # what a step towards the front is worth
    walked_into: float = 0.9  # how likely an empty area is taken
    attacked: float = 0.6  # how likely another is attacked
    ambushed: float = 0.5  # how likely the enemy goes on through an empty area
    overrun: float = 0.2  # the same through one that is lost
    assault: float = 0.05  # more for an assault than for other impulses
    advantage: float = 1.0  # what the Advantage is worth to keep
    held_on: float = 0.4  # what it is worth not to be thrown back
    air: float = 0.04  # a chance that air is not spent for
    soldier_on: float = 6.0  # the last impulse after which another one is worth the Advantage
    own: float = 1.0  # how much the Lead's own losses count in an attack
    prize: float = 1.0  # how much the ground counts that an attack may take
    pocket: float = 1.0  # how much it counts to cut the enemy off
    heroic: float = 0.45  # how likely a heroic defense is if the enemy has the Advantage
    swap: float = 1.0  # how many Advantages another Event must be worth
    late: float = 0.0  # the least that the Advantage is worth, at the end of the game too
    regroup: float = 0.0  # more for a regroup than for a redeployment
    spared: float = 0.0  # what it is worth not to call on an army group, which then has to pause


WEIGHTS = {  # found by games in which all weights were moved at random
    AXIS: Weights(
        bar=0.2,
        exposed=0.4,
        taken=0.9,
        march=0.17,
        walked_into=0.65,
        assault=0.0,
        advantage=1.4,
        held_on=0.25,
        soldier_on=4.0,
        prize=4.0,
        heroic=0.25,
        swap=6.0,
        late=0.6,
        regroup=-0.05,
        spared=0.07,
    ),
    ALLIED: Weights(
        walked_into=0.8,
        attacked=0.5,
        ambushed=0.65,
        overrun=0.45,
        advantage=1.4,
        soldier_on=0.0,
        own=0.8,
        pocket=1.3,
        swap=5.0,
        late=1.0,
    ),
}
STYLES = {  # of other officers, whose plans a search compares with the staff's
    AXIS: {
        "careful": replace(WEIGHTS[AXIS], prize=1.5, exposed=0.9, walked_into=1.0),
        "bold": replace(WEIGHTS[AXIS], bar=0.0, exposed=0.1, prize=8.0),
    },
    ALLIED: {
        "forward": replace(WEIGHTS[ALLIED], march=0.3),
        "back": replace(WEIGHTS[ALLIED], march=-0.3, ambushed=1.0),
        "spread": replace(WEIGHTS[ALLIED], walked_into=2.0, attacked=0.25, ambushed=1.2),
        "massed": replace(WEIGHTS[ALLIED], walked_into=0.5, attacked=0.9, overrun=0.9),
        "bold": replace(WEIGHTS[ALLIED], bar=-0.5, exposed=0.0, own=0.2, prize=4.0, pocket=3.0),
    },
}


def weights_of(scenario: str, side: str, style: str = "") -> Weights:
    """Of the staff, or of an officer of another style; the same in both scenarios."""
    return STYLES[side][style] if style else WEIGHTS[side]
