"""The smaller questions: set-up, the coup, losses, retreats, advances, replacements, Dynamo."""

from collections.abc import Callable, Sequence
from random import Random

from sixweeks.ai.france_40.encirclement import releases
from sixweeks.ai.france_40.objectives import hex_value, loss_of_step, loss_of_unit
from sixweeks.ai.france_40.situation import (
    Situation,
    enemy_zone,
    foes,
    friends,
    is_mechanized,
    neighbours,
    place_of,
    places,
    power,
    supplied_ground,
    whole_value,
)
from sixweeks.ai.proposals import Proposal
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import CITIES, GERMAN, MAP, UnitId
from sixweeks.games.france_40.model.queries import defense_factor, units_at
from sixweeks.games.france_40.rules.r05_airborne_coup import coup_modifier
from sixweeks.games.france_40.rules.r11_attack import STAND_FAST
from sixweeks.kernel.question import Action

END, NEVER = Action("end"), -99.0
EBEN_EMAEL, ARNHEM = MAP.grid.hex("3235"), MAP.grid.hex("3738")
Options = Sequence[Action]
Ranked = list[Proposal]


def ranked(options: Options, merit: Callable[[Action], float]) -> Ranked:
    """All options with their worth, the best first and equals in their order."""
    found = [Proposal(option, merit(option)) for option in options]
    return sorted(found, key=lambda each: -each.worth)


def wanted(options: Options, choice: Action) -> Ranked:
    """The choice, and the others after it."""
    return ranked(options, lambda option: float(option == choice))


def number(option: Action) -> int:
    return int(option.noun)


def of_verb(options: Options, verb: str) -> list[Action]:
    return [option for option in options if option.verb == verb]


# --- set-up and the coup ----------------------------------------------------------------------


def plan(options: Options, rng: Random) -> Ranked:
    """A ready plan, if there is one."""
    ready = [option for option in options if option.noun != "by_hand"]
    return wanted(options, rng.choice(ready) if ready else options[0])


def coup(situation: Situation, options: Options, rng: Random) -> Ranked:
    """5.9 The drop with the best chance where it helps most."""
    favourite = ARNHEM if rng.random() < situation.weights.arnhem else EBEN_EMAEL
    first = {ARNHEM: 1.0, EBEN_EMAEL: 1.0, favourite: 2.0}

    def merit(option: Action) -> float:
        if option.verb == "coup" and coup_modifier(situation.game, Hex(number(option))) <= 1:
            return first.get(Hex(number(option)), 0.0) - coup_merit(situation, option)
        return -coup_merit(situation, option)

    return ranked(options, merit)


def coup_merit(situation: Situation, option: Action) -> float:
    if option.verb != "coup":
        return situation.weights.no_coup
    return float(coup_modifier(situation.game, Hex(number(option))))


# --- losses -----------------------------------------------------------------------------------


def loss(situation: Situation, options: Options, whole: bool) -> Ranked:
    """The cheapest step, or the cheapest unit."""
    cost = loss_of_unit if whole else loss_of_step
    return ranked(options, lambda option: -cost(situation, UnitId(number(option))))


def elimination(situation: Situation, options: Options) -> Ranked:
    """6.2b The enemy's best unit."""
    game = situation.game
    return ranked(options, lambda option: whole_value(game, UnitId(number(option))))


def nation_to_keep(options: Options) -> Ranked:
    """6.2f The nationality in which most strength is to be lost is kept."""
    order = ["german", "british", "french", "belgian", "dutch", "swiss"]
    return ranked(options, lambda option: -float(order.index(str(option.noun))))


# --- retreats and advances --------------------------------------------------------------------


def retreat(
    situation: Situation, options: Options, waiting: Sequence[UnitId], whole: bool = False
) -> Ranked:
    """The safest hex: supplied, among friends, far from the enemy; the cheapest is given up."""
    losses = [(loss_of_unit if whole else loss_of_step)(situation, unit) for unit in waiting]
    if losses[-1] < min(losses[:-1], default=0):
        return wanted(options, STAND_FAST)
    return ranked(options, lambda option: refuge_merit(situation, option))


def refuge_merit(situation: Situation, option: Action) -> float:
    if option == STAND_FAST:
        return NEVER
    hex, refuge = Hex(number(option)), situation.weights.refuge
    game, own = situation.game, friends(situation)
    merit = refuge.supplied * (supplied_ground(situation) >> hex & 1)
    merit += refuge.friend_near * (neighbours(hex) & own).bit_count()
    merit -= refuge.foe_near * (MAP.grid.within(hex, 2) & foes(situation)).bit_count()
    merit += refuge.fort * (game.forts >> hex & 1) + refuge.city * (MAP.cities >> hex & 1)
    return merit + refuge.friend * (own >> hex & 1) - refuge.paris * (MAP.paris >> hex & 1)


def advance(situation: Situation, options: Options, hex: Hex) -> Ranked:
    """Into ground that is worth it, or that can be held."""
    inside = len(units_at(situation.game, hex))

    def merit(option: Action) -> float:
        if option.verb != "advance":
            return 0.0
        return advance_merit(situation, UnitId(number(option)), hex, inside)

    stay_first = sorted(options, key=lambda option: option.verb == "advance")
    return ranked(stay_first, merit)


def advance_merit(situation: Situation, unit: UnitId, hex: Hex, inside: int) -> float:
    """The worth of the hex to the first unit in; then whether more make it safer."""
    game, weights = situation.game, situation.weights.advance
    merit = hex_value(situation, hex) if not inside else 0.0
    if is_kept_back(situation, unit, hex, merit):
        return weights.stay
    here = place_of(game, unit)
    merit += weights.first - weights.more * inside
    held = sum(defense_factor(game, each) for each in units_at(game, hex))
    if situation.threat(hex) > 2 * (held + defense_factor(game, unit)):
        merit -= weights.threatened
    if is_mechanized(game, unit) and game.units[unit].steps == 1:
        merit -= weights.worn
    if situation.side != GERMAN and game.forts >> here & 1:
        merit -= weights.fort
    return merit + weights.defense * defense_factor(game, unit)


def is_kept_back(situation: Situation, unit: UnitId, hex: Hex, gain: float) -> bool:
    """The last Germans in a German city, and those who shut a ring, if nothing is to be gained."""
    game = situation.game
    here = place_of(game, unit)
    if situation.side != GERMAN:
        return False
    if CITIES["germany"] >> here & 1 and len(units_at(game, here)) < 2:
        return True
    return gain <= 0 and releases(situation, unit, hex)


# --- the end of the turn ----------------------------------------------------------------------


def replacement(situation: Situation, options: Options) -> Ranked:
    """9.0 The strongest reduced corps first; the panzers' refit when it pays."""
    for verb in ("enter", "refit"):
        if found := of_verb(options, verb):
            return ranked(found, lambda option: -entry_merit(situation, option))
    if (found := of_verb(options, "declare_refit")) and refit_pays(situation):
        return [Proposal(found[0])]
    found, game = of_verb(options, "replace"), situation.game
    corps = ranked(found, lambda option: float(power(game, UnitId(number(option)))))
    return [*corps, Proposal(END)]


def entry_merit(situation: Situation, option: Action) -> float:
    if option.verb != "enter":
        return -float(power(situation.game, UnitId(number(option))))
    return float(MAP.grid.distance(Hex(number(option)), EBEN_EMAEL))


def refit_pays(situation: Situation) -> bool:
    """9.2a Only once: when three corps are reduced, or late."""
    timing = situation.weights.timing
    return missing_panzer_steps(situation) >= timing.refit_steps or (
        situation.game.turn >= timing.refit
    )


def missing_panzer_steps(situation: Situation) -> int:
    game = situation.game
    corps = [unit for unit in game.roster.mechanized if game.units[unit].place >= 0]
    return sum(game.units[unit].steps < game.scenario.counters[unit].steps for unit in corps)


def dynamo(situation: Situation, options: Options) -> Ranked:
    """5.13 The port nearest to the British, as soon as it may be."""
    ports = of_verb(options, "dynamo")
    british = places(situation.game, situation.game.roster.british)
    if not ports or not british:
        return [Proposal(Action("no_dynamo"))]
    field = situation.field(british)
    zone = enemy_zone(situation)

    def merit(option: Action) -> float:
        hex = Hex(number(option))
        return -field[hex] - situation.weights.dynamo_contact * (zone >> hex & 1)

    return ranked(ports, merit)
