"""The numbers of the staff's judgement: a victory point is the unit of worth."""

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN

NORTH, CENTRE, EAST, HOLLAND = "north", "centre", "east", "holland"
DUTCH_ARMIES = ("G 18 Army", "LLK")  # who conquers Holland, while it holds out
CENTRE_GROUPS, EAST_GROUPS = ("PGK", "HGA"), ("HGC",)
CENTRE_ROW = 36  # of the map: units of those groups that stand farther north belong there


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


class Shares(Struct, frozen=True):
    """How much the hexes of each country matter to units of a sector."""

    netherlands: float = 1.0
    belgium: float = 1.0
    france: float = 1.0


class Sectors(Struct, frozen=True):
    """6.2 The panzers of the Ardennes leave the north to others, and the group on the Maginot Line
    looks to neither."""

    north: Shares = Shares()
    holland: Shares = Shares(netherlands=3.0, belgium=0.5, france=0.2)
    centre: Shares = Shares(netherlands=0.1, belgium=0.35)
    east: Shares = Shares(netherlands=0.0, belgium=0.0)


class Sickle(Struct, frozen=True):
    """6.2 What draws the panzers of the centre on besides the victory hexes."""

    sedan: float = 5.0
    oise: float = 2.5
    amiens: float = 2.0


WAYPOINTS = {"sedan": "1438", "oise": "1138", "amiens": "0938"}


class March(Struct, frozen=True):
    """6.2 How the Germans march."""

    watch_until: int = 4  # the turn until which the group opposite the Maginot Line pins it
    pace: float = 0.9  # of what a hex pulls
    frail: float = 0.3  # of that, for a mech unit down to a step: it is three points
    together: float = 0.2  # for a panzer corps with company
    staying: float = 0.1
    rail: float = 0.4  # a march is better than the rails
    drop: float = 2.5  # the one landing of the game is not spent on nothing
    least: float = 0.02  # what a march must bring


class Danger(Struct, frozen=True):
    """What units risk where they stand, and what they contest there."""

    gathered: float = 0.6  # of the factors in range that come together
    next_turn: float = 0.6  # that a unit whose marker has been played acts before it matters
    by_special: float = 0.25  # that a special marker activates it on this GT
    column: float = 1.3  # what a column of terrain or lacking support is worth, times the odds
    stayed: float = 0.5  # the chance that attackers stay where they attacked from
    garrison: float = 0.25  # the share of a hex's points, if nobody else guards it
    garrison_late: float = 0.9  # the same on the last turn
    raid: float = 0.12  # the share of the points of a hex that is contested
    raid_late: float = 0.9
    frail: float = 1.0  # times, what a mech unit down to a step risks
    near: int = 4  # hexes from an enemy at which a garrison is wanted
    logistic: int = 0  # 1: on the last turn logistic units raid and are garrisons too


DANGER = Danger()


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
    behind: float = 0.1  # for each hex that a German is nearer to Paris


class Posts(Struct, frozen=True):
    """6.3 Who mans the Allied posts."""

    paris_range: int = 6  # hexes from a German at which Paris is garrisoned
    town_range: int = 1  # the same of other victory hexes
    guard: float = 0.7  # of the German factors that may come to Paris, what its garrison must have
    safe: float = 2.0  # German factors for each of a mech corps that holds a post
    strength: float = 0.12  # hexes that a factor is worth: the strong go where it is hot
    far_off: int = 7  # hexes from the Germans where a depot is safe
    empty: float = 5.0  # how much more an empty post is wanted
    points: float = 1 / 3  # how much more, for each point of its hex
    pressed: float = 4.0  # how much more at most, where the enemy is strong
    distance: float = 2.0  # a hex of the way that is left to a post
    contact: float = 1.5  # to stop in an enemy zone on the way
    before: float = 1.0  # to stop nearer to the enemy than the post
    hold: float = 0.1  # what it must bring to leave the line in pursuit


class Raids(Struct, frozen=True):
    """3.1.b Allied raids on German depots, and what the Germans do about them."""

    patience: float = 0.0  # how many activations a raider may need; 0: there are no raids
    stop: float = 3.0  # movement factors that an enemy zone costs
    number: int = 2  # of raiders
    arrivals: int = 0  # 1: mech corps arrive where raids begin
    watch: float = 0.0  # the activations from which on raiders are feared; 0: nobody is on guard
    command: float = 0.0  # what it adds to a command that a raider belongs to


class Flights(Struct, frozen=True):
    """16 Air units that no attack needs."""

    guarded: float = 0.3  # what it must be worth to fly where no attack is planned
    moved: float = 0.4  # what more it must be worth to leave a place over the map
    interdicted: float = 0.05  # an Allied stack in the zone of a German air unit
    bombers: int = 2  # that the Luftwaffe marker sends to bomb


class Refits(Struct, frozen=True):
    """14 What a refit point may bring."""

    logistic: float = 2.0
    air: float = 0.6
    panzers: float = 1.5  # times, for mech units
    least: float = 0.05  # what a point must bring


class Bin(Struct, frozen=True):
    """5.2 The chances of each special marker; those that are gone or barred are left out. The bin
    is a secret, so it is not always the best."""

    none: int = 0
    guderian: int = 0
    hoth: int = 0
    rommel: int = 0
    luftwaffe: int = 0
    fall_rot: int = 0
    de_gaulle: int = 0
    plan_d: int = 0
    plan_e: int = 0
    plan_r: int = 0
    plan_w: int = 0


class Bins(Struct, frozen=True):
    """By GT."""

    first: Bin = Bin()
    second: Bin = Bin()
    third: Bin = Bin()
    fourth: Bin = Bin()
    later: Bin = Bin()
    evacuation: int = 80  # of a hundred, when it is now or never and somebody is near a port
    port_range: int = 4  # hexes from a port


class Deployments(Struct, frozen=True):
    """21 The chances of each ready deployment."""

    german_sickle: int = 0
    german_yellow: int = 0
    allied_plan_d: int = 0
    allied_closed_door: int = 0


class Kept(Struct, frozen=True):
    """21.1.e, 21.2.e The chance that a plan is kept, and of the deployments with it; neither tells
    the other."""

    chance: int = 0
    deployments: Deployments = Deployments()


class Plans(Struct, frozen=True):
    manstein: Kept = Kept()
    okh_mod: Kept = Kept()
    okh: Kept = Kept()
    plan_d: Kept = Kept()
    plan_e: Kept = Kept()
    plan_r: Kept = Kept()


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
    enough: float = 0.06  # what one more unit must add to an attack
    air: float = 0.05  # what an air activation must bring
    special_force: float = 0.35  # what a special force must bring
    ships: float = 0.25  # what naval support must bring
    exposed: float = 0.6  # the share of a unit's worth that it risks where it is outnumbered
    unsupported: float = 2.0  # what it costs to stop without a line of communication
    doomed: float = 0.35  # the danger at which units in a port embark
    pull: Pull = PULL
    sectors: Sectors = Sectors()
    sickle: Sickle = Sickle()
    march: March = March()
    danger: Danger = DANGER
    line: Line = Line()
    posts: Posts = Posts()
    raids: Raids = Raids()
    flights: Flights = Flights()
    refits: Refits = Refits()
    bins: Bins = Bins()
    plans: Plans = Plans()


GERMAN_BINS = Bins(
    first=Bin(guderian=60, hoth=25, rommel=10, luftwaffe=5),
    second=Bin(guderian=60, hoth=25, rommel=10, luftwaffe=5),
    third=Bin(guderian=20, hoth=50, rommel=20, luftwaffe=10),
    fourth=Bin(guderian=10, hoth=20, rommel=45, luftwaffe=15, fall_rot=60),
    later=Bin(guderian=15, hoth=15, rommel=20, luftwaffe=45, fall_rot=60),
)
ALLIED_BINS = Bins(
    first=Bin(none=70, plan_d=30, plan_e=30),
    second=Bin(none=10, de_gaulle=40, plan_d=30, plan_e=40, plan_r=10),
    third=Bin(de_gaulle=40, plan_d=40, plan_e=50, plan_r=20, plan_w=60),
    fourth=Bin(de_gaulle=40, plan_d=40, plan_e=50, plan_r=30, plan_w=60),
    later=Bin(de_gaulle=40, plan_d=40, plan_e=50, plan_r=30, plan_w=60),
)
GERMAN_PLANS = Plans(
    manstein=Kept(65, Deployments(german_sickle=95, german_yellow=5)),
    okh_mod=Kept(20, Deployments(german_sickle=55, german_yellow=45)),
    okh=Kept(15, Deployments(german_sickle=55, german_yellow=45)),
)
ALLIED_PLANS = Plans(
    plan_d=Kept(45, Deployments(allied_plan_d=35, allied_closed_door=65)),
    plan_e=Kept(50, Deployments(allied_plan_d=25, allied_closed_door=75)),
    plan_r=Kept(5, Deployments(allied_plan_d=50, allied_closed_door=50)),
)
WEIGHTS = {
    GERMAN: Weights(
        factor=0.24,
        bar=0.0,
        danger=Danger(frail=2.0),
        raids=Raids(watch=1.0),
        bins=GERMAN_BINS,
        plans=GERMAN_PLANS,
    ),
    ALLIED: Weights(
        bar=0.4,
        sortie=0.4,
        breach=0.4,
        danger=Danger(logistic=1),
        enough=0.15,
        progress=0.0,
        ground=0.05,
        unsupported=0.6,
        bins=ALLIED_BINS,
        plans=ALLIED_PLANS,
    ),
}
# What screening has found since: see docs/opponents.md.
YELLOW = Deployments(german_yellow=100)
PRACTICE = {
    GERMAN: replace(
        WEIGHTS[GERMAN],
        factor=0.32,
        bar=-0.1,
        breach=0.6,
        progress=0.15,
        enough=0.1,
        special_force=0.5,
        pull=Pull(paris=(0.25, 0.32, 0.42, 0.56, 0.7, 0.7, 0.7, 0.7), country=3.0),
        sectors=Sectors(centre=Shares(netherlands=0.1, belgium=0.6)),
        danger=Danger(frail=2.0, next_turn=0.7, garrison_late=1.1),
        refits=Refits(air=0.4),
        plans=Plans(manstein=Kept(20, YELLOW), okh_mod=Kept(20, YELLOW), okh=Kept(60, YELLOW)),
    ),
    ALLIED: replace(
        WEIGHTS[ALLIED],
        factor=0.26,
        danger=Danger(logistic=1, next_turn=0.45, raid=0.2, raid_late=1.2, frail=1.5),
        line=Line(held=0.35, stays=0.1, depth=1, given_up=0.2, river=0.09, prize=0.08),
        posts=Posts(points=0.2, distance=1.6, pressed=3.0),
    ),
}
# 3.1.b What beats that: two German depots end the game.
EXPERIENCE = {
    GERMAN: PRACTICE[GERMAN],
    ALLIED: replace(
        PRACTICE[ALLIED],
        raids=Raids(patience=3.0, number=4, arrivals=1, command=3.0),
        bins=replace(ALLIED_BINS, first=Bin(none=10, plan_d=90, plan_e=90, plan_r=90)),
    ),
}
USUAL, PRACTISED, SEASONED = "", "practised", "seasoned"
STYLES = {USUAL: WEIGHTS, PRACTISED: PRACTICE, SEASONED: EXPERIENCE}


def weights_of(scenario: str, side: str, style: str = USUAL) -> Weights:
    """Those of a playing style, the same in every scenario."""
    return STYLES[style][side]
