"""The German marches: towards what the objectives still ask for, panzers first."""

from functools import lru_cache

from sixweeks.ai.nineteen_forty.marches import Merit
from sixweeks.ai.nineteen_forty.objectives import is_dutch_war, missing
from sixweeks.ai.nineteen_forty.situation import Situation, place_of, touched_foes
from sixweeks.ai.nineteen_forty.weights import MARCH
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
from sixweeks.games.nineteen_forty.rules.r19_victory import MAGINOT, NORTH

Aims = tuple[tuple[int, float], ...]  # hexes to go for, and how many steps they may be farther
HOLLAND_RANGE = 7  # who is so near goes for the Dutch cities first
COAST = PORTS | GRID.mask(["1117", "1420"])  # Lille and Abbeville: where the sickle cuts
SWING = 4.0  # how much rather fast units go there than to the cities of Belgium
BIASES = {  # 16.d how far each of north, Paris and the Maginot Line is put off by the objective
    "3": (0.0, 7.0, 16.0),
    "2": (4.0, 0.0, 14.0),
    "1": (3.0, 14.0, 0.0),
}
WAITING_GROUP = "C"  # who watches the Rhine
WAITING_UNTIL, LATEST = {MAGINOT: 3}, 6  # until when, by the objective


@lru_cache(maxsize=64)
def aims_for(objective: str, north: int, paris: int, rear: int) -> Aims:
    goals = zip((north, paris, rear), BIASES.get(objective, BIASES["3"]), strict=True)
    return tuple((mask, bias) for mask, bias in goals if mask)


def aims(situation: Situation, unit: UnitId) -> Aims:
    """What a unit goes for."""
    game = situation.game
    dutch = missing(game, DUTCH_CITIES) if is_dutch_war(game) else 0
    if dutch and situation.field(dutch, situation.foes & ~dutch)[place_of(game, unit)] <= (
        HOLLAND_RANGE
    ):
        return ((dutch, 0.0),)
    north = missing(game, NORTH)
    if IS_MOTORIZED[unit] and game.plans.main_effort == "A" and missing(game, COAST):
        return sickle(game, north)
    found = aims_for(game.plans.objective, north, missing(game, PARIS), behind_the_line(game))
    return found or ((occupied(game, ALLIED), 0.0),)


def sickle(game: Game, north: int) -> Aims:
    """6.2 From Sedan to the sea, or to Paris; the rest of the north is left to the infantry."""
    bias, paris, _ = BIASES.get(game.plans.objective, BIASES["3"])
    goals = ((missing(game, COAST), bias), (north & ~COAST, bias + SWING))
    return tuple(each for each in (*goals, (missing(game, PARIS), paris)) if each[0])


def behind_the_line(game: Game) -> int:
    """10.m The hexes behind those of the Maginot Line that are held."""
    held = occupied(game, ALLIED) & MAP.maginot
    return GRID.spread(held) & FRANCE & ~MAP.maginot


def waits(situation: Situation, unit: UnitId) -> bool:
    """The armies on the Rhine watch it until late, or until they help to take the line."""
    game = situation.game
    is_watching = group_of(game, unit) == WAITING_GROUP and not IS_MOTORIZED[unit]
    is_early = game.turn < WAITING_UNTIL.get(game.plans.objective, LATEST)
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

    def worth(hex: Hex) -> float:
        value = -min(field[hex] + bias for field, bias in fields)
        beside = touched_foes(situation, hex).bit_count()
        value -= MARCH.loose_contact * max(0, beside - 1)
        if strength < MARCH.weak and beside:
            value -= MARCH.weak_contact
        return value + (MARCH.stay if hex == here else 0.0)

    return worth


def order_of_march(situation: Situation, units: list[UnitId]) -> list[UnitId]:
    """Motorized units first, then those in front."""
    game = situation.game
    front = situation.field(situation.foes) if situation.foes else None

    def rank(unit: UnitId) -> tuple[bool, int]:
        return not IS_MOTORIZED[unit], front[place_of(game, unit)] if front else 0

    return sorted(units, key=rank)
