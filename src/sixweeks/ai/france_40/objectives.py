"""What hexes and units are worth to a side, victory points first."""

from sixweeks.ai.france_40.situation import Situation, step_value, whole_value
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import CITIES, GERMAN, MAP, PORTS, UnitId
from sixweeks.games.france_40.model.queries import BRITISH, counter_of, points
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r08_supply
from sixweeks.games.france_40.rules.r04_victory import (
    DIJON_AND_LYON,
    DYLE_HEXES,
    NEXT_TO_RUHR,
    has_scored,
)

CAPITULATION_CITIES = {"belgium": 4, "netherlands": 2}


def loss_of_step(situation: Situation, unit: UnitId) -> float:
    """What a step of a unit is worth, worked out once for a situation."""
    found, game = situation.step_losses.get(unit), situation.game
    if found is None:
        is_last = game.units[unit].steps == 1
        found = step_value(game, unit) + (last_step_value(situation, unit) if is_last else 0.0)
        situation.step_losses[unit] = found
    return found


def loss_of_unit(situation: Situation, unit: UnitId) -> float:
    return whole_value(situation.game, unit) + last_step_value(situation, unit)


def last_step_value(situation: Situation, unit: UnitId) -> float:
    """4.9a, 4.10a The victory points lost or won with a unit."""
    game, point = situation.game, situation.weights.point
    counter = counter_of(game, unit)
    if counter.is_mechanized:
        return 5 * point if points(game) <= 1 else point
    if game.roster.nation[unit] == BRITISH and not r08_supply.is_in_supply(game, unit):
        return point
    return 0.0


def hex_value(situation: Situation, hex: Hex) -> float:
    """What it is worth to enter a hex."""
    if situation.side == GERMAN:
        return german_value(situation, hex)
    return allied_value(situation, hex)


def german_value(situation: Situation, hex: Hex) -> float:
    game, point = situation.game, situation.weights.point
    if game.control >> hex & 1:
        return 0.0
    if CITIES["germany"] >> hex & 1:
        return point  # 4.1a
    if situation.is_1939:
        return 0.0
    if DIJON_AND_LYON >> hex & 1 and not has_scored(game, "4.6a"):
        return point
    if MAP.paris >> hex & 1 and not has_scored(game, "4.7a"):
        return point / 3
    if british_prey(game) and (PORTS & ~game.ports_lost) >> hex & 1:
        return point / 6
    return capitulation_value(game, hex) * point


def british_prey(game: Game) -> int:
    """4.9a British corps that may be cut off: those on the edge never are."""
    return game.presence[BRITISH] & ~r08_supply.FRENCH_EDGES


def capitulation_value(game: Game, hex: Hex) -> float:
    """4.3 The share of a point that a city of a country in play is worth."""
    if has_scored(game, "4.3b"):
        return 0.0
    for country, needed in CAPITULATION_CITIES.items():
        if CITIES[country] >> hex & 1 and getattr(game.countries, country) == "in play":
            return 0.5 / needed
    return 0.0


def allied_value(situation: Situation, hex: Hex) -> float:
    game, point = situation.game, situation.weights.point
    if NEXT_TO_RUHR >> hex & 1:
        return 20 * point  # 4.1b
    if game.control >> hex & 1 and CITIES["germany"] >> hex & 1:
        return 1.5 * point  # 4.1a
    if not situation.is_1939 and not game.dyle_entered and DYLE_HEXES >> hex & 1:
        return point
    return 0.0
