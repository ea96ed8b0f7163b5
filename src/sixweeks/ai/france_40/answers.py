"""The smaller questions: set-up, the coup, losses, retreats, advances, replacements, Dynamo."""

from collections.abc import Sequence
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
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import CITIES, GERMAN, MAP, UnitId
from sixweeks.games.france_40.model.queries import defense_factor, units_at
from sixweeks.games.france_40.rules.r05_airborne_coup import coup_modifier
from sixweeks.games.france_40.rules.r11_attack import STAND_FAST
from sixweeks.kernel.question import Action

EBEN_EMAEL, ARNHEM = MAP.grid.hex("3235"), MAP.grid.hex("3738")
LATE = 7
Options = Sequence[Action]


def number(option: Action) -> int:
    return int(option.noun)


def of_verb(options: Options, verb: str) -> list[Action]:
    return [option for option in options if option.verb == verb]


# --- set-up and the coup ----------------------------------------------------------------------


def plan(options: Options, rng: Random) -> Action:
    """A ready plan, if there is one."""
    ready = [option for option in options if option.noun != "by_hand"]
    return rng.choice(ready) if ready else options[0]


def coup(situation: Situation, options: Options, rng: Random) -> Action:
    """5.9 The drop with the best chance where it helps most."""
    hexes = {number(option): option for option in of_verb(options, "coup")}
    favourite = ARNHEM if rng.random() < 0.2 else EBEN_EMAEL
    for hex in (favourite, EBEN_EMAEL, ARNHEM):
        if hex in hexes and coup_modifier(situation.game, hex) <= 1:
            return hexes[hex]
    return min(options, key=lambda option: coup_merit(situation, option))


def coup_merit(situation: Situation, option: Action) -> float:
    if option.verb != "coup":
        return 2.5
    return float(coup_modifier(situation.game, Hex(number(option))))


# --- losses -----------------------------------------------------------------------------------


def loss(situation: Situation, options: Options, whole: bool) -> Action:
    """The cheapest step, or the cheapest unit."""
    cost = loss_of_unit if whole else loss_of_step
    return min(options, key=lambda option: cost(situation, UnitId(number(option))))


def elimination(situation: Situation, options: Options) -> Action:
    """6.2b The enemy's best unit."""
    game = situation.game
    return max(options, key=lambda option: whole_value(game, UnitId(number(option))))


def nation_to_keep(situation: Situation, options: Options) -> Action:
    """6.2f The nationality in which most strength is to be lost is kept."""
    order = ["german", "british", "french", "belgian", "dutch", "swiss"]
    return min(options, key=lambda option: order.index(str(option.noun)))


# --- retreats and advances --------------------------------------------------------------------


def retreat(
    situation: Situation, options: Options, waiting: Sequence[UnitId], whole: bool = False
) -> Action:
    """The safest hex: supplied, among friends, far from the enemy; the cheapest is given up."""
    losses = [(loss_of_unit if whole else loss_of_step)(situation, unit) for unit in waiting]
    if STAND_FAST in options and losses[-1] < min(losses[:-1], default=0):
        return STAND_FAST
    return max(options, key=lambda option: refuge_merit(situation, option))


def refuge_merit(situation: Situation, option: Action) -> float:
    if option == STAND_FAST:
        return -99.0
    hex = Hex(number(option))
    game = situation.game
    merit = 4.0 if supplied_ground(situation) >> hex & 1 else 0.0
    merit += 0.5 * (neighbours(hex) & friends(situation)).bit_count()
    merit -= 0.7 * (MAP.grid.within(hex, 2) & foes(situation)).bit_count()
    merit += 1.0 * bool(game.forts >> hex & 1) + 0.5 * bool(MAP.cities >> hex & 1)
    merit += 1.0 * bool(friends(situation) >> hex & 1)
    if MAP.paris >> hex & 1:
        merit -= 1.0
    return merit


def advance(situation: Situation, options: Options, hex: Hex) -> Action:
    """Into ground that is worth it, or that can be held."""
    units = [UnitId(number(option)) for option in of_verb(options, "advance")]
    inside = len(units_at(situation.game, hex))
    chosen = max(units, key=lambda unit: advance_merit(situation, unit, hex, inside))
    if STAND_FAST in options and advance_merit(situation, chosen, hex, inside) <= 0:
        return STAND_FAST
    return Action("advance", chosen)


def advance_merit(situation: Situation, unit: UnitId, hex: Hex, inside: int) -> float:
    """The worth of the hex to the first unit in; then whether more make it safer."""
    game = situation.game
    here = place_of(game, unit)
    if CITIES["germany"] >> here & 1 and situation.side == GERMAN and len(units_at(game, here)) < 2:
        return -5.0
    merit = hex_value(situation, hex) if not inside else 0.0
    if situation.side == GERMAN and merit <= 0 and releases(situation, unit, hex):
        return -5.0
    merit += 1.0 - 0.8 * inside
    threat = situation.threat(hex)
    held = sum(defense_factor(game, each) for each in units_at(game, hex))
    if threat > 2 * (held + defense_factor(game, unit)):
        merit -= 1.0
    if is_mechanized(game, unit) and game.units[unit].steps == 1:
        merit -= 3.0
    if situation.side != GERMAN and game.forts >> here & 1:
        merit -= 2.0
    return merit + 0.05 * defense_factor(game, unit)


# --- the end of the turn ----------------------------------------------------------------------


def replacement(situation: Situation, options: Options) -> Action:
    """9.0 The strongest reduced corps first; the panzers' refit when it pays."""
    for verb in ("enter", "refit"):
        if found := of_verb(options, verb):
            return min(found, key=lambda option: entry_merit(situation, option))
    if (found := of_verb(options, "declare_refit")) and refit_pays(situation):
        return found[0]
    if found := of_verb(options, "replace"):
        game = situation.game
        return max(found, key=lambda option: power(game, UnitId(number(option))))
    return Action("end")


def entry_merit(situation: Situation, option: Action) -> float:
    if option.verb != "enter":
        return -float(power(situation.game, UnitId(number(option))))
    return float(MAP.grid.distance(Hex(number(option)), EBEN_EMAEL))


def refit_pays(situation: Situation) -> bool:
    """9.2a Only once: when three corps are reduced, or late."""
    return missing_panzer_steps(situation) >= 3 or situation.game.turn >= LATE


def missing_panzer_steps(situation: Situation) -> int:
    game = situation.game
    corps = [unit for unit in game.roster.mechanized if game.units[unit].place >= 0]
    return sum(game.units[unit].steps < game.scenario.counters[unit].steps for unit in corps)


def dynamo(situation: Situation, options: Options) -> Action:
    """5.13 The port nearest to the British, as soon as it may be."""
    ports = of_verb(options, "dynamo")
    british = places(situation.game, situation.game.roster.british)
    if not ports or not british:
        return Action("no_dynamo")
    field = situation.field(british)
    zone = enemy_zone(situation)

    def merit(option: Action) -> float:
        hex = Hex(number(option))
        return field[hex] + 3.0 * (zone >> hex & 1)

    return min(ports, key=merit)
