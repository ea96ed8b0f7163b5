"""The smaller questions: arrivals, drops, releases, retreats, advances, air, interdiction."""

from collections.abc import Callable, Sequence

from sixweeks.ai.nineteen_forty import german, raids
from sixweeks.ai.nineteen_forty.battles import attack_worth
from sixweeks.ai.nineteen_forty.chances import Placed
from sixweeks.ai.nineteen_forty.objectives import ground_value, is_dutch_war, missing
from sixweeks.ai.nineteen_forty.situation import Situation, place_of, strength_at
from sixweeks.ai.proposals import Proposal
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GATHERING_POINTS,
    GERMAN,
    LIEGE,
    NATION,
    PARIS,
    SCENARIO,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import hex_of, units_at
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault
from sixweeks.games.nineteen_forty.rules.r08_supply import supplied_ground
from sixweeks.games.nineteen_forty.rules.r11_airborne import drop_zone
from sixweeks.games.nineteen_forty.rules.r13_neutrals import DUTCH_CITIES
from sixweeks.games.nineteen_forty.rules.r19_victory import NORTH
from sixweeks.kernel.question import Action
from sixweeks.masks import mask_of

Options = Sequence[Action]
Ranked = list[Proposal]
RELEASES = ("9", "2", "1", "7", "3", "4", "5", "8")  # the hinge first
ROTTERDAM, UTRECHT = GRID.hex("0411"), GRID.hex("0310")
COUPS = (ROTTERDAM, UTRECHT, LIEGE)  # the opening on turn 0
NEVER = -99.0


def number(option: Action) -> int:
    return int(option.noun)


def unit_of(option: Action) -> UnitId:
    return UnitId(int(option.noun))


def hex_in(option: Action) -> Hex:
    return Hex(int(option.noun))


def ranked(options: Options, merit: Callable[[Action], float]) -> Ranked:
    """All options with their worth, the best first and equals in their order."""
    found = [Proposal(option, merit(option)) for option in options]
    return sorted(found, key=lambda each: -each.worth)


def of_words(options: Options, words: Sequence[str]) -> Ranked:
    """The option that comes first in a list of words."""
    order = {word: len(words) - n for n, word in enumerate(words)}
    return ranked(options, lambda option: float(order.get(str(option.noun), 0)))


# --- arrivals ---------------------------------------------------------------------------------


def bring(situation: Situation, options: Options) -> Ranked:
    """14.a The strongest first; the air landing division waits for a drop, some for the end."""
    kept, arrival = raids.held_back(situation.game), situation.weights.arrival

    def merit(option: Action) -> float:
        if option.verb != "bring":
            return 0.0
        counter = COUNTERS[unit_of(option)]
        is_kept = counter.is_airborne or counter.id in kept
        return NEVER if is_kept else counter.combat + arrival.divisions * counter.divisions

    return ranked(options, merit)


def arrival(situation: Situation, options: Options) -> Ranked:
    """14.b Near to where the enemy presses, or to where one's own army goes."""
    last = raids.is_last(situation.game) and situation.side == ALLIED
    front = situation.field(NORTH | PARIS if last else situation.foes or PARIS)
    crowd, arrival = situation.game.stacks, situation.weights.arrival

    def merit(option: Action) -> float:
        hex = hex_in(option)
        return -front[hex] - arrival.crowded * bool(crowd.get(hex))

    return ranked(options, merit)


# --- airborne units ---------------------------------------------------------------------------


def coups(situation: Situation) -> list[Hex]:
    """Where drops pay: the opening, later what an objective asks for and nobody holds."""
    game = situation.game
    if game.turn == 0:
        return [hex for hex in COUPS if not situation.friends >> hex & 1]
    wanted = missing(game, NORTH | PARIS) | (
        missing(game, DUTCH_CITIES) if is_dutch_war(game) else 0
    )
    if game.turn < SCENARIO.turns:  # somebody must be near enough to relieve them
        wanted &= GRID.spread(GRID.spread(situation.friends))
    return bits(wanted & ~situation.foes & ~game.strengths)


def drop(situation: Situation, options: Options) -> Ranked:
    """11.c Regiments are for coups; the division is kept for later."""
    goals = mask_of(coups(situation))

    def merit(option: Action) -> float:
        if option.verb == "done":
            return 0.0
        unit = unit_of(option)
        is_waiting = situation.game.units[unit].place < 0
        is_spared = situation.game.turn == 0 and not COUNTERS[unit].is_regiment
        is_near = goals & drop_zone(situation.game, unit)
        return 1.0 if is_near and is_waiting and not is_spared else NEVER

    return ranked(options, merit)


def drop_hex(situation: Situation, options: Options) -> Ranked:
    goals, arrival = coups(situation), situation.weights.arrival

    def merit(option: Action) -> float:
        hex = hex_in(option)
        if hex not in goals:
            return NEVER
        return 1.0 + ground_value(situation, hex) - arrival.coup * goals.index(hex)

    return ranked(options, merit)


def withdraw(situation: Situation, options: Options) -> Ranked:
    """11.f A regiment that holds nothing and is in danger is taken off."""

    def merit(option: Action) -> float:
        if option.verb == "done":
            return 0.0
        hex = hex_of(situation.game, unit_of(option))
        is_needed = is_dutch_war(situation.game) and DUTCH_CITIES >> hex & 1
        return 1.0 if situation.threat(hex) and not is_needed else NEVER

    return ranked(options, merit)


# --- air --------------------------------------------------------------------------------------


def air(
    situation: Situation, assault: Assault, against: int, later: Sequence[Assault], options: Options
) -> Ranked:
    """9.c As many points as pay; `against` is what the other side has declared already."""
    sign = 1 if assault.by == situation.side else -1
    price = price_of_point(situation, later, max(map(number, options)))

    def merit(option: Action) -> float:
        points = number(option)
        worth = worth_with_air(situation, assault, sign * (points - against))
        return sign * worth - points * price

    return ranked(options, merit)


def worth_with_air(situation: Situation, assault: Assault, air: int) -> float:
    """What a declared attack is worth to the attacker."""
    is_own = assault.by == situation.side
    attacker = Situation(situation.game, assault.by, situation.weights if is_own else None)
    placed: Placed = tuple((unit, hex_of(situation.game, unit)) for unit in assault.units)
    return attack_worth(attacker, assault.hexes, placed, air)


def price_of_point(situation: Situation, later: Sequence[Assault], points: int) -> float:
    """What a point would bring in the attacks to come, if there is none to spare."""
    gains = []
    for assault in later:
        sign = 1 if assault.by == situation.side else -1
        without, with_one = (worth_with_air(situation, assault, air) for air in (0, sign))
        gains.append(sign * (with_one - without))
    gains.sort(reverse=True)
    least = situation.weights.air
    return max(least, gains[points - 1]) if len(gains) >= points else least


def interdict(situation: Situation, options: Options) -> Ranked:
    """9.g The gathering point next to the German spearhead; the road before the panzers."""
    goals = GATHERING_POINTS if situation.side == GERMAN else roads(situation)
    farthest = situation.weights.arrival.interdiction
    near = situation.field(situation.friends if situation.side == GERMAN else goals)

    def merit(option: Action) -> float:
        if option.verb == "none":
            return 0.0
        hex = hex_in(option)
        return farthest - near[hex] if goals >> hex & 1 else NEVER

    return ranked(options, merit)


def roads(situation: Situation) -> int:
    """Hexes with the strongest German stack that no Allied unit touches."""
    free = situation.foes & ~situation.zone
    strongest = max(
        bits(free), key=lambda hex: strength_at(situation.game, GERMAN, hex), default=None
    )
    return 1 << strongest if strongest is not None else 0


# --- retreats and advances --------------------------------------------------------------------


def retreat(situation: Situation, unit: UnitId, options: Options) -> Ranked:
    """7.ag In supply, away from the enemy, among friends."""
    game, weights = situation.game, situation.weights.retreat
    supplied = supplied_ground(game, NATION[unit], COUNTERS[unit].is_motorized)
    front = situation.field(situation.foes)

    def merit(option: Action) -> float:
        hex = hex_in(option)
        beside = (GRID.around[hex] & situation.friends).bit_count()
        return (
            weights.supplied * (supplied >> hex & 1)
            + min(weights.farthest, front[hex])
            + weights.friend * beside
            + weights.objective * ((NORTH | PARIS) >> hex & 1)
        )

    return ranked(options, merit)


def retreat_order(situation: Situation, options: Options) -> Ranked:
    """7.ap The most valuable find their way first."""
    return ranked(options, lambda option: situation.worth(unit_of(option)))


def advance(situation: Situation, unit: UnitId, options: Options) -> Ranked:
    """7.ai Forward, where it brings one nearer to what is wanted."""
    here = place_of(situation.game, unit)
    good = german.merit(situation, unit) if situation.side == GERMAN else keep_the_line

    def merit(option: Action) -> float:
        if option.verb == "stay":
            return 0.0
        hex = hex_in(option)
        worth = situation.weights.advance * ground_value(situation, hex)
        return good(hex) + worth - good(here) - left_behind

    left_behind = situation.weights.objective if is_guard(situation, here) else 0.0
    return ranked(options, merit)


def is_guard(situation: Situation, hex: Hex) -> bool:
    """Does only one unit hold a hex that might be raided?"""
    is_late = (
        situation.side == GERMAN and situation.game.turn >= situation.weights.garrison.first_turn
    )
    is_alone = len(units_at(situation.game, hex)) == 1
    return is_late and is_alone and bool((NORTH | PARIS) >> hex & 1)


def keep_the_line(hex: Hex) -> float:
    """6.3 The Allies go forward only for what an objective asks for."""
    return 0.0


def advance_unit(situation: Situation, cleared: int, options: Options) -> Ranked:
    """7.aj The strongest first; the Allies keep their line, unless an objective is to be had."""
    is_bold = situation.side == GERMAN or bool(cleared & (NORTH | PARIS))

    def merit(option: Action) -> float:
        if option.verb != "advance_unit":
            return 0.0 if option.verb == "halt" else NEVER
        return float(COUNTERS[unit_of(option)].combat) if is_bold else -1.0

    return ranked(options, merit)


def deploy_hex(situation: Situation, options: Options) -> Ranked:
    """16.f, 16.g By hand: near the enemy's border, one corps to a hex."""
    other = GERMAN if situation.side == ALLIED else ALLIED
    goals = situation.foes or (GATHERING_POINTS if other == ALLIED else 1 << LIEGE)
    front = situation.field(goals)

    def merit(option: Action) -> float:
        hex = hex_in(option)
        return -front[hex] - situation.weights.arrival.deployed * bool(
            situation.game.stacks.get(hex)
        )

    return ranked(options, merit)
