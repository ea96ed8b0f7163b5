"""The numbers of the staff's judgement; those of each side and scenario in `WEIGHTS`.

A victory point is worth `point`, a factor one. Marches are measured in hexes of the way."""

from msgspec import Struct
from msgspec.structs import replace


class Manner(Struct, frozen=True):
    """How a unit marches: what it thinks of a hex besides the way that is left."""

    step: float = 1.0  # a hex of the way
    unsupplied: float = 0.0
    contact: float = 0.0  # an enemy zone, unless it is the goal
    full: float = 50.0  # a hex with no room
    fort: float = 0.0  # a fortified hex, from which nobody retreats (11.3d)
    foreign: float = 0.0  # allies of another nation in the hex
    straight: bool = False  # as the crow flies, not around what is closed


class March(Struct, frozen=True):
    """10.0 The manners by name."""

    panzers: Manner = Manner(unsupplied=1.0, fort=9.0)
    foot: Manner = Manner(unsupplied=3.0)
    offensive: Manner = Manner(unsupplied=9.0)
    wall: Manner = Manner(straight=True)
    line: Manner = Manner(step=2.0, unsupplied=8.0, contact=2.5, foreign=50.0, straight=True)
    dyle: Manner = Manner(full=0.0, foreign=3.0)
    home: Manner = Manner(contact=1.5, full=0.0, foreign=9.0)
    stay: float = 0.1  # what a prize must be worth to be taken


class Line(Struct, frozen=True):
    """What it costs to have a hex in the Allied line; a plain hex costs one."""

    solid: float = 0.2  # a fort, or ground that is closed
    manned: float = 1.0  # within reach
    unreached: float = 4.0
    lost: float = 5.0  # in German hands
    contact: float = 0.5  # in a German zone
    unsupplied: float = 4.0
    held: float = 0.3  # a unit stands there
    strong: float = 0.2  # rough ground, forest or a city
    garrison: float = 10.0  # hexes, to take a unit out of a fort
    british: float = 5.0  # hexes, to send the British
    strength: float = 0.05  # hexes that a factor more is worth
    spare: float = 2.0  # factors that count as if they were there
    distance: float = 1.0  # what a hex of the way to a weak post costs


class Brittany(Struct, frozen=True):
    """4.5a Who bars the way to the west edge."""

    range: int = 9  # hexes
    power: int = 9  # of a corps of the second rank


class Dyle(Struct, frozen=True):
    """4.4a Who makes for the Dyle-Breda line, and who bars it."""

    corps: int = 0  # French, on their way there
    guards: int = 0  # German, who bar its western side
    since: int = 2  # the first turn on which they do


class Watch(Struct, frozen=True):
    """4.1a Where the Germans keep garrisons at home, in hexes from the enemy."""

    city: int = 4
    border: int = 1
    ruhr: int = 6
    first: float = 2.0  # by how much cities come before border hexes
    power: float = 0.25  # hexes that a factor costs


class Timing(Struct, frozen=True):
    """4.5a, 4.8b When the Germans turn to what, by turns."""

    siege: int = 4
    leave: int = 7
    brittany: int = 5
    barred: int = 4  # hexes of the way out that the Allies hold: go at once
    refit: int = 7
    refit_steps: int = 3


class Rings(Struct, frozen=True):
    """Encirclements."""

    least: float = 0.3  # points
    longest: int = 18  # hexes of a wall that are still open
    open: float = 1.0
    shut: float = 0.6  # a short wall is better than one half shut
    units: int = 6
    cluster: int = 5  # hexes of a group to be surrounded
    british: float = 0.6  # points for a corps cut off
    caught: float = 0.5  # the share of a unit's worth
    mechanized: float = 0.1
    stay: float = 0.2
    sealed: int = 0  # 1: the wall behind the Maginot Line is tight, from the West Wall on


class Strain(Struct, frozen=True):
    """How hard a post of the West Wall is pressed."""

    coming: float = 0.1  # the share of the factors that may come
    crisis: float = 0.3  # the same in the supply crisis
    least: float = 1.0
    city: float = 1.5  # times
    depth: int = 2  # hexes behind the front where cities are garrisoned
    spare: float = 2.0
    power: float = 0.2  # hexes that a factor costs
    retake: int = 0  # 1: lost cities that stand empty are entered first
    open: int = 99  # the turn from which every city within a march of the French has a garrison


class Refuge(Struct, frozen=True):
    """11.3 What makes a hex good to retreat to."""

    supplied: float = 4.0
    friend_near: float = 0.5
    foe_near: float = 0.7
    fort: float = 1.0
    city: float = 0.5
    friend: float = 1.0
    paris: float = 1.0


class Advance(Struct, frozen=True):
    """11.1 Whether a unit follows up."""

    stay: float = -5.0  # a garrison, or part of a ring
    first: float = 1.0
    more: float = 0.8  # less for each unit inside
    threatened: float = 1.0
    worn: float = 3.0  # a mechanized corps with one step
    fort: float = 2.0  # an Allied unit that would leave a fort
    defense: float = 0.05


class Weights(Struct, frozen=True):
    """What things are worth to one side in one scenario."""

    aggression: float = 1.0  # what the enemy's losses are worth
    caution: float = 0.8  # what one's own losses cost
    bar: float = 0.6  # what an attack must promise
    sortie: float = 1.5  # what it must promise if units are brought up for it
    attacks: int = 10  # prepared at most
    ready: float = 8.0  # what an attack must promise to be made before the army moves
    enough: float = 0.15  # what another unit must add to be worth bringing
    point: float = 30.0
    prize: float = 0.0  # times the odds that a point makes a target more urgent
    hold: float = 0.7  # the share of a threat to taken ground that is met
    ground: float = 1.0  # what an advance is worth where nothing else is at stake
    turn_south: int = 1  # 1 sends the northern armies behind the Maginot Line after 4.3b
    spare_panzers: int = 1  # 1 keeps mechanized corps away from forts
    british_leave: int = 2  # the turn on which the British leave the line for the coast
    worlds: int = 1  # imagined, over which an attack on hidden units is averaged
    dice: int = 3  # the movement points expected of a die
    arnhem: float = 0.2  # how often the coup falls on Arnhem
    no_coup: float = 2.5  # the die modifier at which no drop is better
    dynamo_contact: float = 3.0  # hexes farther that a port may be, to be out of enemy zones
    march: March = March()
    line: Line = Line()
    brittany: Brittany = Brittany()
    dyle: Dyle = Dyle()
    watch: Watch = Watch()
    timing: Timing = Timing()
    rings: Rings = Rings()
    strain: Strain = Strain()
    refuge: Refuge = Refuge()
    advance: Advance = Advance()


STEADY = Weights()
WEIGHTS = {
    ("1940", "german"): STEADY,
    ("1940", "allied"): Weights(sortie=3.0, attacks=6),
    ("1939", "german"): Weights(sortie=8.0, attacks=2),
    # The French of 1939 have seven turns and more divisions.
    ("1939", "allied"): Weights(
        aggression=1.3, caution=0.7, bar=0.0, sortie=0.3, attacks=12, prize=1.0, hold=0.4
    ),
}


USUAL, PRACTISED, SEASONED = "", "practised", "seasoned"
# What won most games against the usual weights: see docs/opponents.md.
PRACTICE = {
    ("1940", "german"): replace(
        STEADY,
        sortie=0.8,
        point=20.0,
        ground=3.0,
        arnhem=0.9,
        timing=Timing(siege=2, refit=5),
        rings=Rings(least=0.12),
    ),
    ("1940", "allied"): replace(
        WEIGHTS["1940", "allied"],
        bar=0.2,
        sortie=8.0,
        british_leave=1,
        dice=2,
        line=Line(lost=2.0, distance=0.4),
        brittany=Brittany(range=7),
    ),
    ("1939", "german"): replace(
        WEIGHTS["1939", "german"],
        caution=0.5,
        bar=0.1,
        sortie=6.0,
        ready=40.0,
        strain=Strain(coming=0.06, crisis=0.15, city=1.0, depth=1, power=0.4),
        refuge=Refuge(city=2.0),
        advance=Advance(threatened=2.0),
    ),
    ("1939", "allied"): replace(
        WEIGHTS["1939", "allied"],
        caution=0.5,
        worlds=10,
        refuge=Refuge(city=2.0),
    ),
}


# What a search compares with it.
GERMAN_1940, ALLIED_1940 = PRACTICE["1940", "german"], PRACTICE["1940", "allied"]
GERMAN_1939, FRENCH_1939 = PRACTICE["1939", "german"], PRACTICE["1939", "allied"]
VARIANTS = {
    ("1940", "german"): {"cautious": replace(GERMAN_1940, caution=1.1, bar=1.4, sortie=1.6)},
    ("1940", "allied"): {
        "backward": replace(ALLIED_1940, line=replace(ALLIED_1940.line, contact=3.0))
    },
    ("1939", "german"): {"deep": replace(GERMAN_1939, strain=replace(GERMAN_1939.strain, depth=2))},
    ("1939", "allied"): {"holding": replace(FRENCH_1939, hold=0.8)},
}
POSTURES = {
    each: {PRACTISED: PRACTICE[each], **VARIANTS[each], USUAL: weights}
    for each, weights in WEIGHTS.items()
}
# What won most games against the practised weights: a marshal's, and nobody else's.
EXPERIENCE = {
    ("1940", "german"): replace(
        GERMAN_1940,
        march=March(foot=Manner(unsupplied=0.0)),
        dyle=Dyle(guards=4),
        rings=replace(GERMAN_1940.rings, sealed=1),
    ),
    ("1940", "allied"): replace(ALLIED_1940, dyle=Dyle(corps=1)),
    ("1939", "german"): replace(
        GERMAN_1939,
        strain=replace(GERMAN_1939.strain, depth=0, retake=1, open=3),
    ),
    ("1939", "allied"): replace(
        FRENCH_1939,
        aggression=1.8,
        sortie=0.0,
        hold=0.25,
        ground=4.0,
        advance=Advance(first=3.0),
    ),
}
STYLES = {each: {**tried, SEASONED: EXPERIENCE[each]} for each, tried in POSTURES.items()}


def postures(scenario: str, side: str) -> tuple[str, ...]:
    """What a general may try, the usual last."""
    return tuple(POSTURES[scenario, side])


def weights_of(scenario: str, side: str, posture: str = USUAL) -> Weights:
    return STYLES[scenario, side][posture]
