"""The numbers of the staff's judgement: a victory point is the unit of worth."""

from msgspec import Struct

from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN


class Weights(Struct, frozen=True):
    """What things are worth to one side."""

    factor: float = 1.5  # a combat factor taken off the map, besides its victory points
    driven_back: float = 0.45  # the share of a unit's worth that a retreat costs it
    repulsed: float = 0.12  # the share that a repulse costs the attacker, if he recovers at once
    exposed: float = 0.25  # the same in the second impulse, with the enemy's turn to come
    caution: float = 1.0  # what one's own losses count
    ground: float = 1.0  # a hex gained
    objective: float = 8.0  # a hex that an objective asks for
    bar: float = 1.0  # what a set of attacks must promise
    sortie: float = 4.0  # what it must promise if units leave the line for it
    enough: float = 0.2  # what one more unit must add to an attack
    air: float = 1.2  # what an air point must bring
    disrupted_again: float = 0.4  # the share of a retreat's cost to a unit disrupted already
    line_hex: float = 0.25  # a hex of the Maginot Line, in objectives, if another one is the plan
    dutch_city: float = 2.0  # a Dutch major city, in objectives
    late: float = 2.5  # an objective on the last two turns, in objectives
    advance: float = 0.5  # the share of a hex's worth for which a unit advances


WEIGHTS = {
    GERMAN: Weights(),
    ALLIED: Weights(bar=1.5, ground=0.3, objective=4.0, repulsed=0.08, exposed=0.5),
}


# The last turn of the Allies, who move last: nothing counts but a hex that defeats the plan.
LAST_STAND = Weights(
    bar=0.5, sortie=1.0, ground=0.3, objective=25.0, caution=0.3, repulsed=0.0, exposed=0.0
)


class Line(Struct, frozen=True):
    """6.3 What it costs to have a hex in the Allied line; a plain hex costs one."""

    unreached: float = 3.0
    lost: float = 1.5  # in German hands
    contact: float = 0.2  # in a German zone
    depth: int = 3  # so far from the Germans no ground is given up
    given_up: float = 0.12  # for each hex farther
    held: float = 0.3  # a unit stands there
    strong: float = 0.4  # forest, rough or a major city
    river: float = 0.25  # a river side towards the enemy
    maginot: float = 0.4  # times
    garrison: float = 6.0  # steps, to take a unit out of the Maginot Line
    strength: float = 2.0  # hexes that a factor more is worth under the greatest threat
    paris_from: int = 5  # the turn from which Paris is garrisoned before all else
    empty: float = 6.0  # how much more an empty post is wanted
    least: float = 0.05  # no hex costs less
    distance: float = 2.0  # what a hex farther from a post costs on the way to it
    in_contact: float = 1.5  # what an enemy zone costs on the way
    in_front: float = 1.0  # what a hex in front of the post costs
    most_needed: float = 4.0  # how much a threat can ask for, at most
    spare: float = 2.0  # factors that count as if they were there


LINE = Line()


class March(Struct, frozen=True):
    """6.2 What a hex is worth to a German on the march, in hexes of the way."""

    loose_contact: float = 0.4  # for each enemy hex touched but one
    weak: int = 3  # factors: who has fewer
    weak_contact: float = 1.0  # touches no enemy at all
    stay: float = 0.3  # where a unit stands already


MARCH = March()


class Retreat(Struct, frozen=True):
    """7.ag What makes a hex good to retreat to."""

    supplied: float = 3.0
    farthest: int = 3  # hexes from the enemy: more do not count
    friend: float = 0.3  # for each friendly hex beside it
    objective: float = 0.5


RETREAT = Retreat()


class Arrival(Struct, frozen=True):
    """Where units appear and drop, and which ones."""

    crowded: float = 9.0  # hexes that a unit would rather go than arrive where others stand
    deployed: float = 4.0  # the same in the set-up
    divisions: float = 0.1  # of equal factors the larger unit comes first
    coup: float = 0.01  # of equal drops the one that is named first
    interdiction: float = 10.0  # hexes from which a gathering point is worth interdicting


ARRIVAL = Arrival()


class Raid(Struct, frozen=True):
    """The last turn of the Allies: what a hex that defeats an objective is worth."""

    north: float = 3.0  # as likely as the objectives are
    paris: float = 2.0
    line: float = 1.0
    near: float = 0.05  # for each hex nearer to one


RAID = Raid()


class Garrison(Struct, frozen=True):
    """When, and by which units, cities and ports are held against raids, in hexes of the way."""

    first_turn: int = 8
    share: float = 0.5  # of the army, at most
    approach: int = 3  # hexes that raiders come nearer on each turn before the last
    factor: float = 1.0  # for each combat factor
    motorized: float = 4.0


GARRISON = Garrison()

# 16.d Chances of each objective, and of the deployments that serve it.
OBJECTIVE_CHANCES = {"3": 60, "2": 25, "1": 15}
GERMAN_PLANS = {
    "3": {"german_sickle": 70, "german_yellow": 30},
    "2": {"german_sickle": 100},
    "1": {"german_sickle": 50, "german_rhine": 50},
}
ALLIED_PLANS = {"allied_dyle": 60, "allied_frontier": 40}
READY_GROUPS = {"1": 90, "2": 10}
