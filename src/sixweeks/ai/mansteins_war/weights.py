"""The numbers of the staff's judgement: a victory point is the unit of worth."""

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.ai.mansteins_war.chances import (
    ALLIED_BINS,
    ALLIED_PLANS,
    GERMAN_BINS,
    GERMAN_PLANS,
    Bin,
    Bins,
    Deployments,
    Kept,
    Plans,
)
from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN

NORTH, CENTRE, EAST, HOLLAND = "north", "centre", "east", "holland"
DUTCH_ARMIES = ("G 18 Army", "LLK")  # who conquers Holland, while it holds out
CENTRE_GROUPS, EAST_GROUPS = ("PGK", "HGA"), ("HGC",)
CENTRE_ROW = 36  # of the map: units of those groups that stand farther north belong there


class ByTurn(Struct, frozen=True):
    """A share on each GT; the last two are those of an extended game."""

    first: float = 1.0
    second: float = 1.0
    third: float = 1.0
    fourth: float = 1.0
    fifth: float = 1.0
    sixth: float = 1.0
    seventh: float = 1.0
    eighth: float = 1.0


class Pull(Struct, frozen=True):
    """How strongly victory hexes draw units, by their distance."""

    fade: float = 0.78  # for each hex of distance
    most: int = 24  # hexes looked at
    enemy: int = 3  # how many hexes a stack in the way counts for
    fortress: float = 0.4  # a hex of the Maginot Line, of its points
    paris: ByTurn = ByTurn(0.35, 0.45, 0.6, 0.8)  # of its points
    country: float = 2.0  # the last hexes that a country needs to capitulate, among them
    victory: float = 12.0  # those of France
    missing: float = 2.0  # the power of their number by which that is divided


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
    help: int = 4  # hexes to other units, within which a landing may be made
    follow: int = 2  # hexes from a panzer corps, within which others come along
    contact: int = 2  # hexes from the enemy, within which panzers keep together
    westwall: int = 2  # hexes from the enemy, within which the Westwall is guarded


class Odds(Struct, frozen=True):
    """The odds at which danger begins, and those at which it is as great as can be."""

    even: float
    hopeless: float


class Danger(Struct, frozen=True):
    """What units risk where they stand, and what they contest there."""

    reach: float = 2 / 3  # of a movement factor, what terrain and zones leave
    gathered: float = 0.6  # of the factors in range that come together
    one_step: Odds = Odds(0.3, 2.0)  # for units with one step together
    two_steps: Odds = Odds(0.8, 4.0)
    more_steps: Odds = Odds(1.0, 5.0)
    steps: int = 2  # that a unit may lose in one attack: the end of a panzer corps
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
    """6.3 What it costs to have a post of the Allied line in a hex, whoever can be there now."""

    post: float = 2.2  # a plain one
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
    behind_held: float = 0.5  # of that, for a post that somebody holds who does not act now
    least: float = 0.1  # what any other post costs at least


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
    firm: float = 2.0  # factors added to those of a post, when the enemy's are compared
    away: float = 2.0  # a hex from the Germans, in hexes of the way to a safe depot
    astray: float = 0.1  # a hex from the post on the last turn, when victory hexes count


class Raids(Struct, frozen=True):
    """3.1.b Allied raids on German depots, and what the Germans do about them."""

    patience: float = 0.0  # how many activations a raider may need; 0: there are no raids
    stop: float = 3.0  # movement factors that an enemy zone costs
    number: int = 2  # of raiders
    each: int = 2  # raiders for each depot, at most
    arrivals: int = 0  # 1: mech corps arrive where raids begin
    watch: float = 0.0  # the activations from which on raiders are feared; 0: nobody is on guard
    deterred: float = 2.0  # activations more that the zone of a guard costs: he does not leave
    command: float = 0.0  # what it adds to a command that a raider belongs to


class Flights(Struct, frozen=True):
    """16 Air units that no attack needs."""

    guarded: float = 0.3  # what it must be worth to fly where no attack is planned
    moved: float = 0.4  # what more it must be worth to leave a place over the map
    interdicted: float = 0.05  # an Allied stack in the zone of a German air unit
    prize: float = 0.5  # the share of a victory hex's points, if it is near the enemy
    foes: float = 2.0  # an enemy stack in the zone of an air unit, in own stacks in contact
    bombers: int = 2  # that the Luftwaffe marker sends to bomb
    bombed: int = 2  # hexes from the own units, within which cities are bombed


class Assaults(Struct, frozen=True):
    """10 In which order units are tried for an attack."""

    most: int = 6  # units in one attack
    factor: float = 4.0  # an attack factor
    dry: float = 2.0  # no river on the way
    unmoved: float = 1.0  # no march


class Retreats(Struct, frozen=True):
    """11 Where units retreat to; 6.5 where they push an enemy."""

    stand: float = 1.0  # to hold a fortress
    zone: float = 3.0  # an enemy zone
    crowded: float = 1.0  # a hex without room
    unsupported: float = 1.0  # no line of communication
    far: int = 3  # hexes from the enemy: farther is too far
    too_far: float = 0.2
    pushed: float = 3.0  # to push an enemy into an own zone
    beside: float = 0.1  # his friends beside the hex


class Logistics(Struct, frozen=True):
    """15 Where logistic units belong."""

    served: float = 1.0  # a unit that nothing else supports
    spared: float = 0.25  # a unit that has support
    worth: float = 0.25  # how much more, for each point that a unit is worth
    own: float = 1.5  # times, for a unit of the same command
    behind: float = 0.04  # of that, for each hex between it and those it serves
    unlinked: float = 8.0  # no line to a depot
    zone: float = 3.0  # an enemy zone
    met: float = 4.0  # the enemy in the same hex
    beside: float = 3.0  # beside it
    two_hexes: float = 1.5
    three_hexes: float = 0.4
    guarded: float = 0.25  # of that, among fighting units
    exposed: float = 1.0  # where the enemy may come in strength


class Arrivals(Struct, frozen=True):
    """13, 21 Where units arrive or are set up by hand."""

    full: float = 6.0  # hexes that a unit would rather go than arrive where there is no room
    beside: float = 0.3  # friends beside the hex, at set-up
    crowd: float = 2.0  # each unit in it


class Cities(Struct, frozen=True):
    """25.4 When a city is declared open."""

    enemy: int = 2  # hexes to the nearest enemy, at most
    friends: int = 2  # hexes within which nobody is left


class Refits(Struct, frozen=True):
    """14 What a refit point may bring."""

    logistic: float = 2.0
    air: float = 0.6
    panzers: float = 1.5  # times, for mech units
    least: float = 0.05  # what a point must bring


class Weights(Struct, frozen=True):
    """What things are worth to one side."""

    factor: float = 0.14  # a combat factor taken off the map while the whole game is to come
    late_factor: float = 0.03  # the same on the last turn
    last_step: float = 0.25  # the share of a unit's points that it costs to be down to a step
    logistic: float = 1.5  # a logistic unit
    caution: float = 1.0  # what one's own losses count
    driven: float = 0.08  # the share of a unit's worth that a retreat costs it
    cut_off: int = 2  # steps that a retreat through enemy zones costs at most
    ground: float = 0.1  # a plain hex gained
    breach: float = 0.3  # an enemy hex cleared, whose zone is gone
    early: float = 0.4  # the share of a hex's points on the first turn, for it may be lost again
    progress: float = 0.5  # of what a hex pulls, for coming nearer by pursuit
    bar: float = 0.15  # what an attack must promise
    sortie: float = 0.15  # what it must promise if units march for it
    enough: float = 0.06  # what one more unit must add to an attack
    air: float = 0.05  # what an air activation must bring
    special_force: float = 0.35  # what a special force must bring
    declared: float = 0.6  # of that, once the attack is declared
    ships: float = 0.25  # what naval support must bring
    exposed: float = 0.6  # the share of a unit's worth that it risks where it is outnumbered
    unsupported: float = 2.0  # what it costs to stop without a line of communication
    doomed: float = 0.35  # the danger at which units in a port embark
    waiting: float = 0.15  # the share of its worth that a unit adds to its command
    fast: float = 0.05  # more for a mech unit in pursuit
    channel: float = 2.0  # times, for a unit in an enemy zone, to be supported by a Channel port
    excess: float = 0.01  # a defence factor, when one of too many units loses a step
    pull: Pull = PULL
    sectors: Sectors = Sectors()
    sickle: Sickle = Sickle()
    march: March = March()
    danger: Danger = DANGER
    line: Line = Line()
    posts: Posts = Posts()
    raids: Raids = Raids()
    flights: Flights = Flights()
    assaults: Assaults = Assaults()
    retreats: Retreats = Retreats()
    logistics: Logistics = Logistics()
    arrivals: Arrivals = Arrivals()
    cities: Cities = Cities()
    refits: Refits = Refits()
    bins: Bins = Bins()
    plans: Plans = Plans()


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
        pull=Pull(paris=ByTurn(0.25, 0.32, 0.42, 0.56, 0.7, 0.7, 0.7, 0.7), country=3.0),
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
