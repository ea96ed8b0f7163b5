"""The numbers of the staff's judgement: a victory point is the unit of worth."""

from functools import cache

from msgspec import Struct
from msgspec.structs import asdict, replace

from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN


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


class March(Struct, frozen=True):
    """6.2 What a hex is worth to a German on the march, in hexes of the way."""

    loose_contact: float = -0.3  # what each enemy hex touched but one costs: contact ties the enemy
    weak: int = 3  # factors: who has fewer
    weak_contact: float = -0.3  # what it costs to touch an enemy at all
    stay: float = 0.3  # where a unit stands already
    holland: int = 7  # units within so many hexes go for the Dutch cities first
    swing: float = 4.0  # how much rather fast units go to the coast than to Belgian cities
    watch_until: int = 6  # the turn on which the armies on the Rhine stop watching it
    watch_until_line: int = 3  # the same if the Maginot Line is the objective


class Biases(Struct, frozen=True):
    """16.d How many hexes north, Paris and the Maginot Line are put off by an objective."""

    north: float
    paris: float
    line: float


class Retreat(Struct, frozen=True):
    """7.ag What makes a hex good to retreat to."""

    supplied: float = 3.0
    farthest: int = 3  # hexes from the enemy: more do not count
    friend: float = 0.3  # for each friendly hex beside it
    objective: float = 0.5


class Arrival(Struct, frozen=True):
    """Where units appear and drop, and which ones."""

    crowded: float = 9.0  # hexes that a unit would rather go than arrive where others stand
    deployed: float = 4.0  # the same in the set-up
    divisions: float = 0.1  # of equal factors the larger unit comes first
    coup: float = 0.01  # of equal drops the one that is named first
    interdiction: float = 10.0  # hexes from which a gathering point is worth interdicting


class Raid(Struct, frozen=True):
    """The last turn of the Allies: what a hex that defeats an objective is worth."""

    north: float = 3.0  # as likely as the objectives are
    paris: float = 2.0
    line: float = 1.0
    near: float = 0.05  # for each hex nearer to one


class Garrison(Struct, frozen=True):
    """When, and by which units, cities and ports are held against raids, in hexes of the way."""

    first_turn: int = 8
    share: float = 0.5  # of the army, at most
    approach: int = 3  # hexes that raiders come nearer on each turn before the last
    factor: float = 1.0  # for each combat factor
    motorized: float = 4.0
    closes: int = 0  # 1 closes the front in the last impulse
    behind: float = 2.0  # what a hex farther from the enemy costs in that front
    unmanned: float = 3.0  # what a hex costs that nobody reaches
    bar: float = 6.0  # what a set of attacks must promise then


class LastStand(Struct, frozen=True):
    """The last turn of the Allies, who move last: only a hex that defeats the plan counts."""

    bar: float = 0.5
    sortie: float = 1.0
    ground: float = 0.3
    objective: float = 25.0
    caution: float = 0.3
    repulsed: float = 0.0
    exposed: float = 0.0


class GermanPlans(Struct, frozen=True):
    """16.d, 16.e How often each objective is drawn with each deployment."""

    north_sickle: int = 25
    north_yellow: int = 45
    paris_sickle: int = 20
    line_sickle: int = 0
    line_rhine: int = 10


class AlliedPlans(Struct, frozen=True):
    """16.b, 16.c How often each deployment is drawn with each group that is ready."""

    dyle_left: int = 54
    dyle_right: int = 6
    frontier_left: int = 36
    frontier_right: int = 4


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
    chains: int = 0  # 1 looks harder for ways to attack all that 7.b asks for
    air: float = 1.2  # what an air point must bring
    disrupted_again: float = 0.4  # the share of a retreat's cost to a unit disrupted already
    line_hex: float = 0.25  # a hex of the Maginot Line, in objectives, if another one is the plan
    dutch_city: float = 2.0  # a Dutch major city, in objectives
    late: float = 2.5  # an objective on the last two turns, in objectives
    advance: float = 0.5  # the share of a hex's worth for which a unit advances
    most_touched: int = 2  # enemy hexes beside one from which the Allies strike back
    evacuation_range: int = 8  # hexes to a port, for units that go home
    worth_a_train: int = 3  # hexes beyond a day's march
    line: Line = Line()
    march: March = March()
    for_north: Biases = Biases(0.0, 7.0, 16.0)
    for_paris: Biases = Biases(4.0, 0.0, 14.0)
    for_line: Biases = Biases(3.0, 14.0, 0.0)
    retreat: Retreat = Retreat()
    arrival: Arrival = Arrival()
    raid: Raid = Raid()
    garrison: Garrison = Garrison()
    last_stand: LastStand = LastStand()
    german_plans: GermanPlans = GermanPlans()
    allied_plans: AlliedPlans = AlliedPlans()


WEIGHTS = {
    GERMAN: Weights(
        chains=1,
        driven_back=0.3,
        garrison=Garrison(closes=1),
    ),
    ALLIED: Weights(bar=1.5, ground=0.3, objective=4.0, repulsed=0.08, exposed=0.5),
}


USUAL, PRACTISED, SEASONED = "", "practised", "seasoned"
# What won most games against the usual weights: see docs/opponents.md.
PRACTICE = {
    GERMAN: replace(
        WEIGHTS[GERMAN],
        german_plans=GermanPlans(
            north_sickle=20, north_yellow=80, paris_sickle=0, line_sickle=0, line_rhine=0
        ),
    ),
    ALLIED: replace(
        WEIGHTS[ALLIED],
        line=Line(contact=-0.1),
        allied_plans=AlliedPlans(dyle_left=100, dyle_right=0, frontier_left=0, frontier_right=0),
    ),
}
# What won most games against the practised ones.
EXPERIENCE = {
    GERMAN: replace(
        PRACTICE[GERMAN],
        exposed=0.15,
        ground=1.2,
        german_plans=replace(PRACTICE[GERMAN].german_plans, north_sickle=0),
    ),
    ALLIED: replace(PRACTICE[ALLIED], line=Line(contact=-1.3, held=0.6, strength=0.7)),
}
STYLES = {
    side: {USUAL: usual, PRACTISED: PRACTICE[side], SEASONED: EXPERIENCE[side]}
    for side, usual in WEIGHTS.items()
}


def weights_of(scenario: str, side: str, style: str = USUAL) -> Weights:
    return STYLES[side][style]


@cache
def closing(weights: Weights) -> Weights:
    """The weights of the last impulse, if the front is to be closed."""
    return replace(weights, bar=weights.garrison.bar) if weights.garrison.closes else weights


@cache
def desperate(weights: Weights) -> Weights:
    """The weights of a last stand."""
    return replace(weights, **asdict(weights.last_stand))
