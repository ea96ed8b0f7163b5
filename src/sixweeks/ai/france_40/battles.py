"""What an attack is worth: the exact chances of every result, weighed."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import lru_cache
from statistics import fmean

from sixweeks.ai.france_40.objectives import hex_value, loss_of_step, loss_of_unit
from sixweeks.ai.france_40.situation import Situation, neighbours
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, TABLES, UnitId
from sixweeks.games.france_40.model.queries import everything_at, fort_at, neutral_ground, occupied
from sixweeks.games.france_40.model.state import Game, Unit
from sixweeks.games.france_40.rules import r06_stacking
from sixweeks.games.france_40.rules.r07_zones_of_control import zone_of_control
from sixweeks.games.france_40.rules.r11_odds import LOWEST, odds

Placing = Mapping[UnitId, Hex]


@lru_cache(maxsize=64)
def chances(column: int, automatic: str) -> dict[str, float]:
    """The chance of each result, as numbers."""
    if automatic:
        return {automatic: 1.0}
    return {
        result: float(chance)
        for result, chance in dict(TABLES.combat.distribution(column - LOWEST)).items()
    }


def ghost(game: Game, placing: Placing) -> Game:
    """The same game with some attackers elsewhere: good for working out odds, nothing else."""
    twin = copy(game)
    units = list(game.units)
    for unit, hex in placing.items():
        units[unit] = Unit(hex, units[unit].steps)
    twin.units = tuple(units)
    return twin


def attack_value(
    situation: Situation,
    hex: Hex,
    units: Sequence[UnitId],
    placing: Placing | None = None,
    armored: bool = False,
) -> float:
    """The expected value of an attack in the worlds that may be."""
    return fmean(value_in(each, hex, units, placing, armored) for each in situation.worlds)


def value_in(
    situation: Situation,
    hex: Hex,
    units: Sequence[UnitId],
    placing: Placing | None,
    armored: bool,
) -> float:
    """Enemy losses and the hex taken, minus own losses."""
    game = ghost(situation.game, placing) if placing else situation.game
    worked_out = odds(game, hex, units, armored)
    share = chances(worked_out.column, worked_out.automatic)
    return sum(
        chance * result_value(situation, game, hex, units, result)
        for result, chance in share.items()
    )


def result_value(
    situation: Situation, game: Game, hex: Hex, units: Sequence[UnitId], result: str
) -> float:
    defenders = everything_at(game, hex)
    theirs = [loss_of_step(situation, unit) for unit in defenders]
    mine = [loss_of_step(situation, unit) for unit in units]
    gain, price = situation.weights.aggression, situation.weights.caution
    match result:
        case "DE":
            return gain * sum(theirs) + emptied_value(situation, game, hex, defenders)
        case "BB":
            return gain * min(theirs) - price * min(mine)
        case "DR" if fort_at(game, hex) is not None:
            return unit_exchange(situation, game, hex, units)
        case "DR":
            return retreat_value(situation, game, hex, units, theirs)
        case "AE":
            return -price * (min(mine) if situation.is_1939 else sum(mine))
    return 0.0


def unit_exchange(situation: Situation, game: Game, hex: Hex, units: Sequence[UnitId]) -> float:
    """11.3d At a fortification a retreat costs each side a unit."""
    if game.options.fort_dr == "stalled":
        return 0.0
    mobile = game.stacks.get(hex, ())
    candidates = mobile or everything_at(game, hex)
    gain = situation.weights.aggression * min(loss_of_unit(situation, unit) for unit in candidates)
    price = situation.weights.caution * min(loss_of_unit(situation, unit) for unit in units)
    ground = 0.0 if mobile else hex_value(situation, hex)
    return gain - price + ground


def emptied_value(situation: Situation, game: Game, hex: Hex, defenders: Sequence[UnitId]) -> float:
    """The ground, if the loss of a step each empties the hex."""
    if situation.is_1939 or all(game.units[unit].steps == 1 for unit in defenders):
        return hex_value(situation, hex)
    return 0.0


def retreat_value(
    situation: Situation, game: Game, hex: Hex, units: Sequence[UnitId], theirs: Sequence[float]
) -> float:
    """The ground; or losses, if there is nowhere to go (11.3c)."""
    origins = 0
    for unit in units:
        origins |= 1 << game.units[unit].place
    ways = retreat_ways(game, situation.side, hex, units, origins)
    if not ways:
        return situation.weights.aggression * sum(theirs)
    return hex_value(situation, hex) + situation.weights.ground


def retreat_ways(game: Game, side: str, hex: Hex, units: Sequence[UnitId], origins: int) -> int:
    """Roughly, the hexes defenders may retreat to once the attackers stand where they will."""
    enemy = ALLIED if side == GERMAN else GERMAN
    zone = zone_of_control(game, side)
    if game.scenario.has_zones_of_control:
        for origin in bits(origins & ~game.forts):
            zone |= neighbours(origin) & ~game.forts
    closed = occupied(game, side) | zone | origins | neutral_ground(game)
    return neighbours(hex) & MAP.land & ~closed & ~(full_for(game, enemy))


def full_for(game: Game, side: str) -> int:
    return r06_stacking.full_hexes(game) & occupied(game, side)
