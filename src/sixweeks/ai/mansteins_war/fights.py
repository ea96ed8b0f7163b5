"""The questions of a combat: special forces, tables, ships, losses, retreats, pursuit."""

from collections.abc import Sequence

from msgspec.structs import replace

from sixweeks.ai.mansteins_war import allied, dangers, german, raids
from sixweeks.ai.mansteins_war.assaults import SIXTHS, forces_for
from sixweeks.ai.mansteins_war.battles import Prospect, pursuit, strike_back
from sixweeks.ai.mansteins_war.objectives import prize
from sixweeks.ai.mansteins_war.ranking import NEVER, Options, Ranked, hex_in, ranked, unit_of
from sixweeks.ai.mansteins_war.situation import Situation, place_of
from sixweeks.ai.mansteins_war.targets import Target, bill, next_step, target_at
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    GERMAN,
    IS_MECH,
    SPECIAL_FORCES,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import defence_factor, on_map
from sixweeks.games.mansteins_war.rules.r06_limits import without_room
from sixweeks.games.mansteins_war.rules.r08_movement import closed_to
from sixweeks.games.mansteins_war.rules.r10_odds import Attack, odds
from sixweeks.games.mansteins_war.rules.r19_special_forces import NAMES
from sixweeks.games.mansteins_war.rules.r22_results import Counterattack
from sixweeks.kernel.question import Action

COLUMN_OF_SHIPS = 1  # 20.1


def attacking(situation: Situation, attack: Attack, spares_fort: bool = True) -> Prospect | None:
    """A declared attack as its attacker sees it."""
    own = situation.weights if attack.by == situation.side else None
    attacker = Situation(situation.game, attack.by, own)
    target = target_of(attacker, attack, spares_fort)
    units = on_map(situation.game, attack.units)
    if not units or target is None:
        return None
    placed = tuple((unit, place_of(situation.game, unit)) for unit in units)
    return Prospect(attacker, target, placed)


def target_of(attacker: Situation, attack: Attack, spares_fort: bool) -> Target | None:
    """10.1.a The defenders have been attacked by now, and are still the target."""
    game = attacker.game.copy()
    game.impulse = replace(game.impulse, defended=0)
    return target_at(Situation(game, attacker.side, attacker.weights), attack.hex, spares_fort)


def air_of(situation: Situation, attack: Attack) -> int:
    """The columns of the attacker's air, as the rules count them."""
    shifts = odds(situation.game, attack, "assault").shifts
    return sum(shift.amount for shift in shifts if shift.kind == "air_of_attacker")


# --- before the die ---------------------------------------------------------------------------


def commit(situation: Situation, attack: Attack, options: Options) -> Ranked:
    """19.0 The better a special force, the more it must bring."""
    plain, bare = attacking(situation, attack), attacking(situation, attack, spares_fort=False)
    air, open = air_of(situation, attack), forces_for(situation, attack.hex)
    gain = bare.best(air)[0] - plain.best(air)[0] if plain and bare else 0.0

    def merit(option: Action) -> float:
        if option.verb != "commit":
            return situation.weights.special_force * situation.weights.declared
        force = NAMES[str(option.noun)]
        return gain * SPECIAL_FORCES[force].success / SIXTHS if force in open else NEVER

    return ranked(options, merit)


def table(situation: Situation, attack: Attack, options: Options) -> Ranked:
    """10.2.a The table with the better mean; 22.2.d in a counterattack too."""
    if attack.is_counter:
        return ranked(options, lambda option: counter_worth(situation, attack, option.verb))
    prospect, air = attacking(situation, attack), air_of(situation, attack)
    if prospect is None:
        return ranked(options, lambda option: 0.0)
    found = prospect
    return ranked(options, lambda option: found.worth(option.verb, air))


def counter_worth(situation: Situation, attack: Attack, table: str) -> float:
    other = Situation(situation.game, situation.enemy)
    return -strike_back(other, attack.units, attack.defenders, table)


def counter(situation: Situation, frame: Counterattack, options: Options) -> Ranked:
    """22.2.a The hex where the attackers suffer most."""
    game, other = situation.game, Situation(situation.game, situation.enemy)

    def merit(option: Action) -> float:
        foes = on_map(game, frame.foes)
        there = tuple(unit for unit in foes if place_of(game, unit) == hex_in(option))
        return -strike_back(other, on_map(game, frame.units), there)

    return ranked(options, merit)


def ships(situation: Situation, attack: Attack, options: Options) -> Ranked:
    """20.1 Once a GT, where a column makes a difference."""
    prospect, air = attacking(situation, attack), air_of(situation, attack)
    sign = 1 if attack.by == situation.side else -1
    gain = 0.0
    if prospect:
        with_ships = prospect.best(air + sign * COLUMN_OF_SHIPS)[0]
        gain = sign * (with_ships - prospect.best(air)[0])
    gain -= situation.weights.ships
    return ranked(options, lambda option: gain if option.verb == "naval" else 0.0)


# --- after the die ----------------------------------------------------------------------------


def lose(situation: Situation, options: Options) -> Ranked:
    """22.1.a The step that costs least."""
    return ranked(options, lambda option: -next_step(situation, unit_of(option), 0))


def retreat(situation: Situation, unit: UnitId, options: Options) -> Ranked:
    """11.0 Out of enemy zones, into support, away from the enemy; 17.0.c a fortress is held."""
    supported, full = situation.supported_ground(unit), without_room(situation.game, unit)
    weights = situation.weights.retreats

    def merit(option: Action) -> float:
        if option.verb == "stand":
            return weights.stand
        hex = hex_in(option)
        value = -weights.zone * (situation.against >> hex & 1) - weights.crowded * (full >> hex & 1)
        value -= weights.unsupported * (not supported >> hex & 1)
        too_far = weights.too_far * (situation.front[hex] > weights.far)
        value -= dangers.danger(situation, unit, hex) + too_far
        return value + dangers.garrison(situation, unit, hex)

    return ranked(options, merit)


def push(situation: Situation, options: Options) -> Ranked:
    """6.5 Where it hurts the enemy: into the own zones, away from his friends."""
    weights = situation.weights.retreats

    def merit(option: Action) -> float:
        hex = hex_in(option)
        beside = (GRID.around[hex] & situation.foes).bit_count()
        return weights.pushed * (situation.zone >> hex & 1) - weights.beside * beside

    return ranked(options, merit)


def pursue(situation: Situation, hex: Hex, is_rout: bool, options: Options) -> Ranked:
    """12.0 The fastest first; the Allies leave their line only for something that counts."""

    pursuers = [unit_of(option) for option in options if option.verb == "pursue"]

    def merit(option: Action) -> float:
        if option.verb == "halt":
            return 0.0
        unit = unit_of(option)
        more = pursuit(situation.side, unit, is_rout) - 1
        best = farthest(situation, unit, hex, more, pursuers)
        return best - standing(situation, unit, None) + situation.weights.fast * IS_MECH[unit]

    return ranked(options, merit)


def onward(
    situation: Situation, unit: UnitId, left: int, others: Sequence[UnitId], options: Options
) -> Ranked:
    """12.2.a To the best hex around, or no farther; the other panzers may follow."""
    fast = [each for each in on_map(situation.game, others) if IS_MECH[each]]

    def merit(option: Action) -> float:
        if option.verb == "halt":
            return standing(situation, unit, None, fast)
        return farthest(situation, unit, hex_in(option), left - 1, fast)

    return ranked(options, merit)


def farthest(
    situation: Situation, unit: UnitId, hex: Hex, more: int, company: Sequence[UnitId]
) -> float:
    """The best of a hex and of those that it leads to."""
    closed = closed_to(situation.game, unit) | without_room(situation.game, unit)
    ends = GRID.within(hex, more) & MAP.land & ~closed | 1 << hex
    return max(standing(situation, unit, each, company) for each in bits(ends))


def standing(
    situation: Situation, unit: UnitId, hex: Hex | None, company: Sequence[UnitId] = ()
) -> float:
    """How good it is for a unit to be in a hex, or where it is."""
    where = place_of(situation.game, unit) if hex is None else hex
    if situation.side == GERMAN and not COUNTERS[unit].is_logistic:
        return german.merit(situation, unit, company)(where)
    if hex is not None and (
        allied.is_garrison(situation, unit) or unit in raids.raiders(situation)
    ):
        return NEVER
    left = 0.0 if hex is None else situation.weights.posts.hold
    is_lost = situation.game.control >> where & 1
    value = prize(situation, where) - situation.weights.ground if is_lost else 0.0
    value += dangers.contest(situation, unit, where) + dangers.garrison(situation, unit, where)
    return value - dangers.risk(situation, unit, where) - left


def excess(situation: Situation, options: Options) -> Ranked:
    """6.5 The unit whose step costs least."""

    def merit(option: Action) -> float:
        unit = unit_of(option)
        strength = situation.weights.excess * defence_factor(situation.game, unit)
        return -bill(situation, (unit,), False)[1] - strength

    return ranked(options, merit)
