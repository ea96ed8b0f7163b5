"""What a unit risks in a hex, and what it contests there."""

from sixweeks.ai.mansteins_war.objectives import VICTORY_HEXES, hex_points
from sixweeks.ai.mansteins_war.situation import Situation
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model.components import GERMAN, TERRAIN, UnitId
from sixweeks.games.mansteins_war.model.map import NEAR
from sixweeks.games.mansteins_war.model.queries import (
    defence_factor,
    hex_of,
    is_on_map,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.rules.r10_odds import best_terrain

GATHERED = 0.5  # of the factors in range that come together
EVEN, HOPELESS = 1.0, 4.0  # odds at which a unit is in danger, and in the worst
COLUMN = 0.2  # by how much a column of terrain lowers the odds
RAID = {True: 0.9, False: 0.12}  # the share of a hex's points, on the last turn or before


def danger(situation: Situation, unit: UnitId, hex: Hex) -> float:
    """From 0 to 1: how badly a unit would be outnumbered in a hex, with those who are there."""
    here = [u for u in units_of_side_at(situation.game, situation.side, hex) if u != unit]
    defence = sum(defence_factor(situation.game, each) for each in (*here, unit))
    columns = TERRAIN[best_terrain(situation.game, hex)].shift
    odds = GATHERED * situation.threat(hex) / max(1, defence) - COLUMN * columns
    return max(0.0, min(1.0, (odds - EVEN) / (HOPELESS - EVEN)))


def risk(situation: Situation, unit: UnitId, hex: Hex) -> float:
    """What a unit may lose in a hex."""
    return situation.weights.exposed * danger(situation, unit, hex) * situation.worth(unit)


def is_last_turn(situation: Situation) -> bool:
    return situation.game.turn >= situation.last_turn


def contest(situation: Situation, hex: Hex) -> float:
    """7.2.a, A-3 The points of the other side that a unit contests from a hex."""
    enemy, game = situation.enemy, situation.game
    held = game.control if enemy == GERMAN else ~game.control
    near = NEAR[hex] & VICTORY_HEXES[enemy] & held & ~situation.foes
    share = RAID[is_last_turn(situation)]
    return share * sum(hex_points(game, enemy, each) for each in bits(near))


def garrison(situation: Situation, unit: UnitId, hex: Hex) -> float:
    """3.3.a The points that would be lost if nobody stood in a hex that the enemy can contest."""
    side, game = situation.side, situation.game
    if not VICTORY_HEXES[side] >> hex & 1 or situation.front[hex] > NEAR_ENOUGH:
        return 0.0
    held = game.control if side == GERMAN else ~game.control
    others = [u for u in units_of_side_at(game, side, hex) if u != unit]
    if others or not held >> hex & 1:
        return 0.0
    return RAID[is_last_turn(situation)] * hex_points(game, side, hex)


NEAR_ENOUGH = 4  # hexes from an enemy


def is_here(situation: Situation, unit: UnitId, hex: Hex) -> bool:
    return is_on_map(situation.game, unit) and hex_of(situation.game, unit) == hex
