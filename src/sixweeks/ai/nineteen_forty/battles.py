"""What an attack is worth: the exact chances of every result, weighed."""

from operator import mul

from sixweeks.ai.nineteen_forty.chances import (
    Placed,
    columns,
    in_column,
    retreats_on,
    starts_of,
)
from sixweeks.ai.nineteen_forty.objectives import ground_value
from sixweeks.ai.nineteen_forty.situation import Prospect, Situation, zone_from
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model.components import COUNTERS, IS_MOTORIZED, UnitId
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import units_of_side_at
from sixweeks.games.nineteen_forty.rules.r07_retreats import retreat_length, straight_away


def attack_worth(situation: Situation, hexes: int, placed: Placed, air: int = 0) -> float:
    """The expected value of an attack: enemy losses and the hex taken, minus own losses."""
    known, key = situation.prospects, (hexes, placed)
    if key not in known:  # SPEED: sets of attacks ask for the same one two to five times
        known[key] = prospect(situation, hexes, placed)
    of_columns, of_results = known[key]
    worth = 0.0
    for column, chance in of_columns:
        worth += chance * sum(map(mul, in_column(column + air), of_results))
    return worth


def prospect(situation: Situation, hexes: int, placed: Placed) -> Prospect:
    """What may come of an attack, and what each result is worth."""
    game, by, starts = situation.game, situation.side, starts_of(placed)
    star = plain = destroyed = 0.0
    for hex in bits(hexes):
        star_works, plain_works = retreats_on(game, by, hex, starts)
        ground = ground_value(situation, hex)
        destroyed += killed(situation, hex) + ground
        if star_works or plain_works:
            cleared = driven_out(situation, hex, starts) + ground
            star += cleared * star_works
            plain += cleared * plain_works
    lost, repulsed = -price(situation, placed), -price_of_repulse(situation, placed)
    return columns(game, by, hexes, placed), (lost, repulsed, 0.0, star, plain, destroyed)


def price(situation: Situation, placed: Placed) -> float:
    return situation.weights.caution * sum(situation.worth(unit) for unit, _ in placed)


def price_of_repulse(situation: Situation, placed: Placed) -> float:
    """7.z After the first impulse one recovers before the enemy's turn."""
    weights = situation.weights
    is_late = situation.game.impulse == 2 or situation.game.turn == 0
    return price(situation, placed) * (weights.exposed if is_late else weights.repulsed)


def killed(situation: Situation, hex: Hex) -> float:
    here = units_of_side_at(situation.game, situation.enemy, hex)
    return sum(situation.worth(unit) for unit in here)


def driven_out(situation: Situation, hex: Hex, starts: int) -> float:
    """7.ae Who has no retreat is lost; who has loses the next turn."""
    here = units_of_side_at(situation.game, situation.enemy, hex)
    return sum(cost_of_retreat(situation, unit, hex, starts) for unit in here)


def cost_of_retreat(situation: Situation, unit: UnitId, hex: Hex, starts: int) -> float:
    worth = situation.worth(unit)
    if is_trapped(situation, unit, hex, starts):
        return worth
    weights = situation.weights
    again = weights.disrupted_again if situation.game.units[unit].disrupted else 1.0
    return worth * weights.driven_back * again


def is_trapped(situation: Situation, unit: UnitId, hex: Hex, starts: int) -> bool:
    """7.ac Would a unit find no way back, with attackers in these hexes?"""
    if COUNTERS[unit].is_regiment:
        return True
    ground = situation.enemy_ground & ~situation.friends & ~starts
    if not IS_MOTORIZED[unit]:
        zone = situation.zone | zone_from(starts)
        ground &= ~zone | situation.foes
    return not straight_away(hex, retreat_length(unit), ground & MAP.land)
