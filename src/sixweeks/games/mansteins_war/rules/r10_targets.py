"""10.0, 10.1 Who may attack what."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.mansteins_war.model.components import (
    GERMAN,
    LLK,
    MARKERS,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import NEAR
from sixweeks.games.mansteins_war.model.queries import (
    attack_factor,
    hex_of,
    is_active,
    is_ground,
    is_on_map,
    occupied,
    side_of,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r18_airborne import opposed_hex
from sixweeks.kernel.objection import Objection
from sixweeks.masks import bit_indices


def objections_to_attacker(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """10.0.a Why a unit cannot attack at all in this segment."""
    if not is_ground(unit) or side_of(unit) != side or not is_on_map(game, unit):
        return [Objection("10.0.a", "own")]
    checks = (
        ("10.0.a", "inactive", not is_active(game, unit)),
        ("10.0.a", "factor", not attack_factor(game, unit)),
        ("10.1.a", "once", bool(game.impulse.attacked >> unit & 1)),
        ("20.2.c", "", not allows_attacks(game)),
    )
    return [Objection(rule, case) for rule, case, holds in checks if holds]


def allows_attacks(game: Game) -> bool:
    """20.2.c Under Evac no ground unit attacks."""
    marker = MARKERS.get((game.impulse.by, game.impulse.marker))
    return marker is None or marker.attacks


def able(game: Game, side: str) -> list[UnitId]:
    """10.0.a, 10.1.a The activated units that may still attack."""
    ready = bit_indices(game.impulse.active & ~game.impulse.attacked)
    return [u for u in map(UnitId, ready) if not objections_to_attacker(game, side, u)]


def struck_from(game: Game, unit: UnitId) -> int:
    """10.0.a The hexes next to a unit, across sides that can be crossed; 18.2.a the corps that has
    landed among enemies strikes at its own hex alone, and nobody else does."""
    landed = opposed_hex(game) if side_of(unit) == GERMAN else 0
    if landed and unit == LLK:
        return landed
    return NEAR[hex_of(game, unit)] & ~landed


def fresh_targets(game: Game, side: str) -> int:
    """10.1.a Hexes with an enemy that has not been attacked in this impulse."""
    enemies = occupied(game, opponent(side))
    if not game.impulse.defended:
        return enemies
    return sum(one(hex) for hex in bits(enemies) if any(fresh_units(game, side, hex)))


def fresh_units(game: Game, side: str, hex: Hex) -> Iterator[UnitId]:
    for unit in units_of_side_at(game, opponent(side), hex):
        if not game.impulse.defended >> unit & 1:
            yield unit


def targets(game: Game, side: str) -> int:
    """10.0.a, 10.1.b The hexes that can be attacked."""
    struck = 0
    for unit in able(game, side):
        struck |= struck_from(game, unit)
    return struck & fresh_targets(game, side) if struck else 0


def joinable(game: Game, side: str, hex: Hex) -> tuple[UnitId, ...]:
    """10.1.b All units that may attack a hex together."""
    return tuple(unit for unit in able(game, side) if struck_from(game, unit) >> hex & 1)


def objections_to_target(game: Game, side: str, hex: Hex) -> list[Objection]:
    """10.0.a Why a hex cannot be attacked."""
    if not occupied(game, opponent(side)) >> hex & 1:
        return [Objection("10.0.a", "nobody")]
    if not fresh_targets(game, side) >> hex & 1:
        return [Objection("10.1.a", "attacked")]
    if not allows_attacks(game):
        return [Objection("20.2.c")]
    if side == GERMAN and opposed_hex(game) >> hex & 1:
        return [Objection("18.2.a", "alone")]
    return [Objection("10.0.a", "adjacent")]


def objections_to_joining(game: Game, side: str, hex: Hex, unit: UnitId) -> list[Objection]:
    """10.1.b Why a unit cannot join an attack."""
    if found := objections_to_attacker(game, side, unit):
        return found
    if struck_from(game, unit) >> hex & 1:
        return []
    landed = opposed_hex(game) if side == GERMAN else 0
    is_landing = landed and (unit == LLK or landed >> hex & 1)
    return [Objection("18.2.a", "alone") if is_landing else Objection("10.0.a", "adjacent")]
