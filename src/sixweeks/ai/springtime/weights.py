"""The numbers of the staff's judgement: a point of French Morale is the unit of worth."""

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.games.springtime.model.components import ALLIED, AXIS

# SPEED: weights are part of the keys of what is remembered, so their hash is kept.


class Way(Struct, frozen=True, cache_hash=True):
    """What ground is worth for the way to Paris, French Morale apart."""

    paris: float = 2.5
    beside: float = 1.0
    near: float = 0.5  # two areas away


class Countries(Struct, frozen=True, cache_hash=True):
    """What ground is worth by its country; French ground counts by its French Morale."""

    belgium: float = 0.7
    netherlands: float = 0.35
    germany: float = 0.3
    italy: float = 0.3
    france: float = 0.0


class Future(Struct, frozen=True, cache_hash=True):
    """How much strength and the way to Paris still count, by turn."""

    turn_1: float = 1.0
    turn_2: float = 1.0
    turn_3: float = 1.0
    turn_4: float = 0.9
    turn_5: float = 0.8
    turn_6: float = 0.5
    turn_7: float = 0.15


class Worth(Struct, frozen=True, cache_hash=True):
    """What units and ground are worth."""

    factor: float = 0.22  # a combat factor
    armored: float = 0.5  # more for an armored unit
    step: float = 0.45  # the share that the first half of a unit is worth
    starving: float = 0.4  # how likely a unit without supply is lost
    way: Way = Way()
    countries: Countries = Countries()
    future: Future = Future()


class Drawn(Struct, frozen=True, cache_hash=True):
    """11.1.5 What an Event is worth to who may play it, before it is drawn."""

    cabinet_shuffle: float = 2.0
    de_gaulle: float = 1.5
    air_supremacy: float = 2.5
    plan_red: float = 1.2
    new_squadrons: float = 1.0
    improved_logistics: float = 1.2
    billotte_killed: float = 0.7
    refugees: float = 0.6


class InTime(Struct, frozen=True, cache_hash=True):
    """The last impulse in which an Event that passes with the turn is worth playing."""

    new_squadrons: int = 8
    plan_red: int = 8
    billotte_killed: int = 4
    refugees: int = 4


class Refit(Struct, frozen=True, cache_hash=True):
    """12.3 The share of a unit's worth that points bring back."""

    restore: float = 0.5
    rebuild: float = 0.6
    rebuild_full: float = 1.0


class Airborne(Struct, frozen=True, cache_hash=True):
    """18.1 When the Airlanding Corps drops."""

    worthwhile: float = 0.8  # what a drop must promise
    shot_down: float = 0.3  # how likely it is lost, for each enemy area beside it
    risked: float = 0.5  # the share of the Corps that a drop into an attack costs


class Weights(Struct, frozen=True, cache_hash=True):
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
    shaken: float = 0.12  # the share of their next losses that defenders lose by a defeat
    routed: float = 0.1  # the same share where one's own areas are in danger
    cleared: float = 0.3  # an own area that a victory frees of the enemy
    beyond: float = 0.5  # how much of the open country behind a lost area is lost too
    thrown_back: float = 0.1  # for each defender that a heroic defense keeps from retreating
    foothold: float = 0.3  # to stay in an area of the enemy's
    risked_lead: float = 0.4  # what the loss of a Lead counts against its factors
    remote: float = 0.1  # what each area farther from the front costs a unit that arrives
    farthest: int = 6  # areas from the front: more do not count
    most_moves: int = 14  # in an impulse
    plenty: int = 6  # attackers beyond this many add too little in a zone
    edge: int = 3  # 17.1a French Morale that would even the game out
    bluff: int = 1  # how much more or less is bid
    worth: Worth = Worth()
    drawn: Drawn = Drawn()
    in_time: InTime = InTime()
    refit: Refit = Refit()
    airborne: Airborne = Airborne()


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
