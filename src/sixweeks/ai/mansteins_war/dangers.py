"""What a unit risks in a hex, and what it contests there."""

from collections.abc import Sequence

from sixweeks.ai.mansteins_war.objectives import PRIZES, VICTORY_HEXES, hex_points
from sixweeks.ai.mansteins_war.situation import Situation, place_of, zone_from
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import ALLIED, GERMAN, UnitId
from sixweeks.games.mansteins_war.model.map import NEAR
from sixweeks.games.mansteins_war.model.queries import (
    defence_factor,
    units_of_side_at,
)
from sixweeks.masks import mask_of


def danger(situation: Situation, unit: UnitId, hex: Hex, company: Sequence[UnitId] = ()) -> float:
    """From 0 to 1: how badly a unit would be outnumbered in a hex, with those who are there or
    will come."""
    here = {*units_of_side_at(situation.game, situation.side, hex), *company, unit}
    return danger_of(situation, hex, tuple(here))


def danger_of(situation: Situation, hex: Hex, units: Sequence[UnitId]) -> float:
    """The same for units that would stand in a hex together."""
    key = (hex, *sorted(units))
    if key not in situation.dangers:
        situation.dangers[key] = outnumbered(situation, hex, units)
    return situation.dangers[key]


def outnumbered(situation: Situation, hex: Hex, units: Sequence[UnitId]) -> float:
    defence = sum(defence_factor(situation.game, unit) for unit in units)
    columns = situation.terrain_shift(hex)
    columns -= sum(not situation.supported_ground(unit) >> hex & 1 for unit in units)
    weights = situation.weights.danger
    odds = weights.gathered * situation.threat(hex) / max(1, defence) * weights.column**-columns
    by_steps = (weights.one_step, weights.two_steps, weights.more_steps)
    worst = by_steps[min(len(by_steps), steps_of(situation, units)) - 1]
    return max(0.0, min(1.0, (odds - worst.even) / (worst.hopeless - worst.even)))


def steps_of(situation: Situation, units: Sequence[UnitId]) -> int:
    return sum(situation.game.units[unit].steps for unit in units)


def risk(situation: Situation, unit: UnitId, hex: Hex, company: Sequence[UnitId] = ()) -> float:
    """What a unit may lose in a hex."""
    share = situation.weights.exposed * danger(situation, unit, hex, company)
    return share * situation.stake(unit)


def is_last_turn(situation: Situation) -> bool:
    return situation.game.turn >= situation.last_turn


def contest(situation: Situation, unit: UnitId, hex: Hex) -> float:
    """7.2.a, A-3 The points of the other side that a unit contests from a hex and nobody else."""
    enemy, game = situation.enemy, situation.game
    held = game.control if enemy == GERMAN else ~game.control
    near = NEAR[hex] & VICTORY_HEXES[enemy] & held & ~situation.foes
    near &= ~zone_of_others(situation, unit) if near else 0
    danger = situation.weights.danger
    share = danger.raid_late if is_last_turn(situation) else danger.raid
    return share * sum(hex_points(game, enemy, each) for each in bits(near))


def zone_of_others(situation: Situation, unit: UnitId) -> int:
    """7.0 What all units of a side but one reach."""
    if unit not in situation.zones:
        hexes = (place_of(situation.game, each) for each in situation.units if each != unit)
        situation.zones[unit] = zone_from(mask_of(hexes))
    return situation.zones[unit]


def garrison(situation: Situation, unit: UnitId, hex: Hex) -> float:
    """3.3.a The points that would be lost if nobody stood in a hex that the enemy can contest."""
    side, game = situation.side, situation.game
    if not PRIZES >> hex & 1 or situation.front[hex] > situation.weights.danger.near:
        return 0.0
    held = game.control if side == GERMAN else ~game.control
    others = [u for u in units_of_side_at(game, side, hex) if u != unit]
    if others or not held >> hex & 1:
        return 0.0
    points = hex_points(game, GERMAN, hex) + hex_points(game, ALLIED, hex)
    danger = situation.weights.danger
    return (danger.garrison_late if is_last_turn(situation) else danger.garrison) * points
