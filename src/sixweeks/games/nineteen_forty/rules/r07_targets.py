"""7.a-7.c, 7.am, 7.an Who may attack what, and what is owed."""

from collections.abc import Sequence

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import cross
from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    GERMAN,
    UNITS_OF,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import ATTACKED_FROM, GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import (
    hex_of,
    is_neutral_unit,
    is_on_map,
    neutral_ground,
    occupied,
    pieces,
    place,
    side_of,
    sound_units,
    units_at,
)
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r07_odds import Assault
from sixweeks.games.nineteen_forty.rules.r10_fortifications import intact_strengths
from sixweeks.games.nineteen_forty.rules.r15_optional_units import is_bound_to_germany
from sixweeks.games.nineteen_forty.rules.r17_command import objections_to_panzers
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.sentence import Args

Assaults = tuple[Assault, ...]


def objections_to_attacker(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """7.a Why a unit cannot attack at all in this phase."""
    if side_of(unit) != side or not is_on_map(game, unit):
        return [Objection("7.a", "own")]
    counter = COUNTERS[unit]
    checks = (
        ("13.d", "neutral", is_neutral_unit(game, unit)),
        ("7.w", "attack", bool(game.units[unit].disrupted)),
        ("11.g", "attack", counter.is_regiment),
        ("11.j", "attack", bool(game.landed >> unit & 1)),
        ("15.d", "attack", is_bound_to_germany(game, unit)),
    )
    found = [Objection(rule, case) for rule, case, holds in checks if holds]
    return found + objections_to_panzers(game, unit)


@of_board
def able(game: Game, side: str) -> tuple[UnitId, ...]:
    """7.a, 18.f The units that may attack in this phase."""
    on_map = [unit for unit in UNITS_OF[side] if game.units[unit].place >= 0]
    return tuple(u for u in on_map if not objections_to_attacker(game, side, u))


def free(game: Game, side: str, declared: Assaults) -> list[UnitId]:
    """7.am, A-5 A unit belongs to one attack only."""
    bound = {unit for assault in declared for unit in assault.units}
    return [unit for unit in able(game, side) if unit not in bound]


def enemies(game: Game, side: str) -> int:
    """7.a Hexes that can be attacked; A-8 no neutral, A-10 an intrinsic strength by itself."""
    found = occupied(game, opponent(side))
    if side == GERMAN:
        found |= intact_strengths(game) & ~neutral_ground(game)
    return found


def touched(game: Game, units: Sequence[UnitId]) -> int:
    """A-7 The hexes that units could attack, over sides that can be attacked across."""
    starts = 0
    for unit in units:
        starts |= one(hex_of(game, unit))
    return cross(GRID, starts, MAP.attackable)


def attacked(declared: Assaults) -> int:
    mask = 0
    for assault in declared:
        mask |= assault.hexes
    return mask


def targets(game: Game, side: str, declared: Assaults) -> int:
    """7.a, 7.am Enemy hexes next to a free unit, in no attack yet."""
    within = touched(game, free(game, side, declared))
    return enemies(game, side) & within & ~attacked(declared)


def owed(game: Game, side: str, declared: Assaults) -> int:
    """7.b, 7.c, 7.d, 7.e, 7.an Hexes next to an attacker with a sound enemy, in no attack.

    7.y, A-10 Disrupted units and intrinsic strengths oblige nobody; A-72 a regiment does."""
    if not declared:
        return 0
    attackers = [unit for assault in declared for unit in assault.units]
    obliging = sound_units(game, opponent(side))
    return touched(game, attackers) & obliging & ~attacked(declared)


def touches_all(game: Game, unit: UnitId, hexes: int) -> bool:
    """7.am, A-71 Every attacker touches every hex of its attack."""
    return not hexes & ~ATTACKED_FROM[hex_of(game, unit)]


def joinable(game: Game, assault: Assault, declared: Assaults) -> list[UnitId]:
    """7.i The free units that may join an attack."""
    # SPEED: they stand around any hex of it, and the page asks for every unit that could join.
    first = next(iter(bits(assault.hexes)))
    near = {unit for hex in bits(GRID.around[first]) for unit in units_at(game, hex)}
    near.difference_update(assault.units, *(each.units for each in declared))
    free = sorted(near.intersection(able(game, assault.by)))
    return [unit for unit in free if touches_all(game, unit, assault.hexes)]


def addable(game: Game, assault: Assault, declared: Assaults) -> int:
    """7.j Hexes that may be added to an attack, and somebody still touches them all."""
    others = targets(game, assault.by, declared) & ~assault.hexes
    units = assault.units or tuple(free(game, assault.by, declared))
    return sum(
        one(hex)
        for hex in bits(others)
        if can_attack(game, assault, units, assault.hexes | one(hex))
    )


def can_attack(game: Game, assault: Assault, units: Sequence[UnitId], hexes: int) -> bool:
    """Named units must all touch the hexes; before any is named, one that does is enough."""
    reaching = [touches_all(game, unit, hexes) for unit in units]
    return all(reaching) if assault.units else any(reaching)


def objections_to_target(game: Game, side: str, declared: Assaults, hex: Hex) -> list[Objection]:
    """7.a Why a hex cannot be attacked."""
    if attacked(declared) >> hex & 1:
        return [Objection("7.am", "once")]
    if not enemies(game, side) >> hex & 1:
        is_neutral = side == GERMAN and neutral_ground(game) >> hex & 1
        return [Objection("13.o", "invade") if is_neutral else Objection("7.a", "nobody")]
    return [Objection("7.a", "adjacent")]


def objections_to_adding(
    game: Game, assault: Assault, declared: Assaults, hex: Hex
) -> list[Objection]:
    """7.j, 7.am Why a hex cannot be attacked along with others."""
    if (attacked(declared) | assault.hexes) >> hex & 1:
        return [Objection("7.am", "once")]
    if not targets(game, assault.by, declared) >> hex & 1:
        return objections_to_target(game, assault.by, declared, hex)
    return [Objection("7.am", "hex")]


def objection_to_owing(game: Game, side: str, declared: Assaults, hex: Hex) -> Objection:
    """7.b Who owes an attack on a hex, and who could still make it."""
    attackers = [unit for assault in declared for unit in assault.units]
    owing = [unit for unit in attackers if touches_all(game, unit, one(hex))]
    able = [unit for unit in free(game, side, declared) if touches_all(game, unit, one(hex))]
    args: Args = {"hex": place(hex), "units": pieces(owing)}
    if not able:
        return Objection("7.b", "alone", args)
    return Objection("7.b", "owed", {**args, "others": pieces(able)})


def objections_to_joining(
    game: Game, assault: Assault, declared: Assaults, unit: UnitId
) -> list[Objection]:
    """7.i, 7.am Why a unit cannot join an attack."""
    if found := objections_to_attacker(game, assault.by, unit):
        return found
    if unit not in free(game, assault.by, declared) or unit in assault.units:
        return [Objection("7.am", "unit")]
    return [] if touches_all(game, unit, assault.hexes) else [Objection("7.am", "adjacent")]
