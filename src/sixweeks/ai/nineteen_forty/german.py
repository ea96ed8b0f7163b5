"""The German marches: towards what the objectives still ask for, panzers first."""

from sixweeks.ai.nineteen_forty.marches import Merit
from sixweeks.ai.nineteen_forty.objectives import is_dutch_war, missing
from sixweeks.ai.nineteen_forty.situation import Situation, place_of, touched_foes
from sixweeks.ai.nineteen_forty.weights import Biases
from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    FRANCE,
    IS_MOTORIZED,
    PARIS,
    PORTS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import occupied
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r13_neutrals import DUTCH_CITIES
from sixweeks.games.nineteen_forty.rules.r17_command import group_of
from sixweeks.games.nineteen_forty.rules.r19_victory import CAPTURE_PARIS, MAGINOT, NORTH

Aims = tuple[tuple[int, float], ...]  # hexes to go for, and how many steps they may be farther
COAST = PORTS | GRID.mask(["1117", "1420"])  # Lille and Abbeville: where the sickle cuts
WAITING_GROUP = "C"  # who watches the Rhine


def biases(situation: Situation) -> Biases:
    """16.d By the objective."""
    weights = situation.weights
    named = {MAGINOT: weights.for_line, CAPTURE_PARIS: weights.for_paris}
    return named.get(situation.game.plans.objective, weights.for_north)


def aims(situation: Situation, unit: UnitId) -> Aims:
    """What a unit goes for."""
    game = situation.game
    dutch = missing(game, DUTCH_CITIES) if is_dutch_war(game) else 0
    if dutch and situation.field(dutch, situation.foes & ~dutch)[place_of(game, unit)] <= (
        situation.weights.march.holland
    ):
        return ((dutch, 0.0),)
    north = missing(game, NORTH)
    if IS_MOTORIZED[unit] and game.plans.main_effort == "A" and missing(game, COAST):
        return sickle(situation, north)
    bias = biases(situation)
    goals = (
        (north, bias.north),
        (missing(game, PARIS), bias.paris),
        (behind_the_line(game), bias.line),
    )
    found = tuple(each for each in goals if each[0])
    return found or ((occupied(game, ALLIED), 0.0),)


def sickle(situation: Situation, north: int) -> Aims:
    """6.2 From Sedan to the sea, or to Paris; the rest of the north is left to the infantry."""
    game, bias = situation.game, biases(situation)
    swing = bias.north + situation.weights.march.swing
    coast = (missing(game, COAST), bias.north)
    goals = (coast, (north & ~COAST, swing), (missing(game, PARIS), bias.paris))
    return tuple(each for each in goals if each[0])


def behind_the_line(game: Game) -> int:
    """10.m The hexes behind those of the Maginot Line that are held."""
    held = occupied(game, ALLIED) & MAP.maginot
    return GRID.spread(held) & FRANCE & ~MAP.maginot


def waits(situation: Situation, unit: UnitId) -> bool:
    """The armies on the Rhine watch it until late, or until they help to take the line."""
    game = situation.game
    is_watching = group_of(game, unit) == WAITING_GROUP and not IS_MOTORIZED[unit]
    march = situation.weights.march
    is_plan = game.plans.objective == MAGINOT
    is_early = game.turn < (march.watch_until_line if is_plan else march.watch_until)
    is_at_home = bool(MAP.countries["germany"] >> place_of(game, unit) & 1)
    return is_watching and is_early and is_at_home


def merit(situation: Situation, unit: UnitId) -> Merit:
    """How good each hex is for a unit that does not attack."""
    game = situation.game
    fields = [
        (situation.field(mask, situation.foes & ~mask), bias)
        for mask, bias in aims(situation, unit)
    ]
    here, strength = place_of(game, unit), COUNTERS[unit].combat
    march = situation.weights.march

    def worth(hex: Hex) -> float:
        value = -min(field[hex] + bias for field, bias in fields)
        beside = touched_foes(situation, hex).bit_count()
        value -= march.loose_contact * max(0, beside - 1)
        if strength < march.weak and beside:
            value -= march.weak_contact
        return value + (march.stay if hex == here else 0.0)

    return worth


def order_of_march(situation: Situation, units: list[UnitId]) -> list[UnitId]:
    """Motorized units first, then those in front."""
    game = situation.game
    front = situation.field(situation.foes) if situation.foes else None

    def rank(unit: UnitId) -> tuple[bool, int]:
        return not IS_MOTORIZED[unit], front[place_of(game, unit)] if front else 0

    return sorted(units, key=rank)
