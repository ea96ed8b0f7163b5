"""The numbers of the staff's judgement: a victory point is the unit of worth."""

from msgspec import Struct

from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN


class Weights(Struct, frozen=True):
    """What things are worth to one side."""

    factor: float = 0.14  # a combat factor taken off the map while the whole game is to come
    late_factor: float = 0.03  # the same on the last turn
    last_step: float = 0.25  # the share of a unit's points that it costs to be down to a step
    logistic: float = 1.5  # a logistic unit
    caution: float = 1.0  # what one's own losses count
    driven: float = 0.08  # the share of a unit's worth that a retreat costs it
    ground: float = 0.1  # a plain hex gained
    breach: float = 0.3  # an enemy hex cleared, whose zone is gone
    early: float = 0.4  # the share of a hex's points on the first turn, for it may be lost again
    progress: float = 0.5  # of what a hex pulls, for coming nearer by pursuit
    bar: float = 0.15  # what an attack must promise
    sortie: float = 0.15  # what it must promise if units march for it
    behind: float = 0.1  # of a post of the line, for each hex that a German is nearer to Paris
    enough: float = 0.06  # what one more unit must add to an attack
    air: float = 0.05  # what an air activation must bring
    special_force: float = 0.35  # what a special force must bring
    exposed: float = 0.6  # the share of a unit's worth that it risks where it is outnumbered
    unsupported: float = 2.0  # what it costs to stop without a line of communication


WEIGHTS = {
    GERMAN: Weights(),
    ALLIED: Weights(
        bar=0.4, sortie=0.7, breach=0.1, enough=0.15, progress=0.0, ground=0.05, unsupported=0.6
    ),
}


class Pull(Struct, frozen=True):
    """How strongly victory hexes draw units, by their distance."""

    fade: float = 0.78  # for each hex of distance
    most: int = 24  # hexes looked at
    enemy: int = 3  # how many hexes a stack in the way counts for
    fortress: float = 0.4  # a hex of the Maginot Line, of its points
    paris: tuple[float, ...] = (0.35, 0.45, 0.6, 0.8, 1.0, 1.0, 1.0, 1.0)  # by GT
    country: float = 2.0  # the last hexes that a country needs to capitulate, among them
    victory: float = 12.0  # those of France


PULL = Pull()

# 6.2 What each country draws units of a sector: the panzers of the Ardennes leave the north to
# others, and the group on the Maginot Line looks to neither.
NORTH, CENTRE, EAST, HOLLAND = "north", "centre", "east", "holland"
SECTORS: dict[str, dict[str, float]] = {
    NORTH: {},
    HOLLAND: {"netherlands": 3.0, "belgium": 0.5, "france": 0.2},
    CENTRE: {"netherlands": 0.1, "belgium": 0.35},
    EAST: {"netherlands": 0.0, "belgium": 0.0},
}
# 6.2 The sickle: Sedan, the Oise, Amiens; what draws the panzers on besides the victory hexes.
WAYPOINTS = {CENTRE: {"1438": 5.0, "1138": 2.5, "0938": 2.0}, NORTH: {}, EAST: {}, HOLLAND: {}}
DUTCH_ARMIES = ("G 18 Army", "LLK")  # who conquers Holland, while it holds out
CENTRE_GROUPS, EAST_GROUPS = ("PGK", "HGA"), ("HGC",)
CENTRE_ROW = 36  # of the map: units of those groups that stand farther north belong there


class Line(Struct, frozen=True):
    """6.3 What it costs to have a post of the Allied line in a hex; a plain one costs 1."""

    unreached: float = 2.2  # nobody who acts now can be there
    held: float = 0.15  # the whole cost of a post that somebody holds who does not act now
    stays: float = 0.25  # less, where a unit that acts stands already
    lost: float = 0.8  # more in German hands
    contact: float = 0.2  # more in a German zone
    depth: int = 2  # so far from the Germans no ground is given up
    given_up: float = 0.16  # for each hex farther
    strong: float = 0.12  # less, for each column of terrain
    river: float = 0.06  # less, for each river side towards the Germans
    prize: float = 0.12  # less, for each victory point of the hex
    by_the_edge: float = 1.5  # to end at the south edge and not at Switzerland
    danger: float = 14.0  # the enemy factors from which on a garrison stays in its fortress


LINE = Line()

# 5.2 The chances of each special marker by GT; those that are gone or barred are left out. The bin
# is a secret, so it is not always the best.
GERMAN_SPECIALS = {
    2: {"Guderian": 60, "Hoth": 25, "Rommel": 10, "Luftwaffe": 5},
    3: {"Guderian": 20, "Hoth": 50, "Rommel": 20, "Luftwaffe": 10},
    4: {"Guderian": 10, "Hoth": 20, "Rommel": 45, "Luftwaffe": 15, "Fall_Rot": 60},
    5: {"Guderian": 15, "Hoth": 15, "Rommel": 20, "Luftwaffe": 45, "Fall_Rot": 60},
}
ALLIED_SPECIALS = {
    1: {"none": 70, "Plan_D": 30, "Plan_E": 30, "Plan_R": 0},
    2: {"none": 10, "De_Gaulle": 40, "Plan_D": 30, "Plan_E": 40, "Plan_R": 10},
    3: {"De_Gaulle": 40, "Plan_D": 40, "Plan_E": 50, "Plan_R": 20, "Plan_W": 60},
    4: {"De_Gaulle": 40, "Plan_D": 40, "Plan_E": 50, "Plan_R": 30, "Plan_W": 60},
}
EVAC_CHANCE = 80  # of a hundred, when it is now or never and somebody is near a port

# 21 Chances of each plan, and of the ready deployment with it; neither tells the other.
PLANS = {
    GERMAN: {"Manstein": 65, "OKH_Mod": 20, "OKH": 15},
    ALLIED: {"Plan_D": 45, "Plan_E": 50, "Plan_R": 5},
}
DEPLOYMENTS = {
    "Manstein": {"german_sickle": 95, "german_yellow": 5},
    "OKH_Mod": {"german_sickle": 55, "german_yellow": 45},
    "OKH": {"german_sickle": 55, "german_yellow": 45},
    "Plan_D": {"allied_plan_d": 35, "allied_closed_door": 65},
    "Plan_E": {"allied_plan_d": 25, "allied_closed_door": 75},
    "Plan_R": {"allied_plan_d": 50, "allied_closed_door": 50},
}


class Extension(Struct, frozen=True):
    """3.4.c What two more turns may bring."""

    chances: tuple[float, ...] = (0.95, 0.85, 0.7, 0.5, 0.35, 0.2)  # to take a hex, by distance
    margin: float = 1.0  # points that must be expected besides the price


EXTENSION = Extension()
