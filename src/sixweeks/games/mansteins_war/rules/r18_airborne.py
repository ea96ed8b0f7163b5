"""18 The German airborne corps: one landing in the game."""

from collections.abc import Sequence

from sixweeks.board.hexes import Hex, one
from sixweeks.games.mansteins_war.model import combat_effects
from sixweeks.games.mansteins_war.model.components import (
    COUNTERS,
    GERMAN,
    GERMANY,
    LLK,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import (
    hex_of,
    is_on_map,
    occupied,
    side_of,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.model.state import AVAILABLE, Game
from sixweeks.games.mansteins_war.rules.r06_limits import room_bars
from sixweeks.games.mansteins_war.rules.r08_movement import Units, prohibited_bars
from sixweeks.games.mansteins_war.rules.r15_logistics import is_supported
from sixweeks.kernel.objection import Bar, Objection, closed_by

RANGE = TABLES.airborne["range"]  # 18.0.b


def is_airborne(unit: UnitId) -> bool:
    return COUNTERS[unit].kind == "airborne"


# --- 18.0 the landing -------------------------------------------------------------------------


def objections_to_landing(game: Game, units: Units, has_moved: bool) -> list[Objection]:
    """18.0 Why units cannot land from the air now; 26.2 an option asks for the airlift."""
    unit = units[0]
    if not all(is_airborne(each) for each in units):
        return [Objection("18.0.a", "airborne")]
    checks = (
        ("18.0.a", "once", game.has_landed),
        ("18.0.b", "moved", has_moved),
        ("18.0.b", "germany", not GERMANY >> hex_of(game, unit) & 1),
        ("18.0.b", "unsupported", not is_supported(game, unit)),
        ("26.2", "", needs_airlift(game) and not has_airlift(game)),
    )
    return [Objection(rule, case) for rule, case, holds in checks if holds]


def needs_airlift(game: Game) -> bool:
    return game.options.airlift == "on"


def has_airlift(game: Game) -> bool:
    """26.2 The airlift is on the map or available."""
    return game.airlift >= 0 or game.airlift == AVAILABLE


def landing_bars(game: Game, unit: UnitId) -> list[Bar]:
    """18.0.b, A-58, A-80 Ten hexes, ground it may enter, and room for it."""
    here = hex_of(game, unit)
    far = Bar("18.0.b", ~GRID.within(here, RANGE), "far")
    here_bar = Bar("18.0.b", one(here), "here")
    return [far, here_bar, *prohibited_bars(game, unit), *room_bars(game, unit)]


def landing_zone(game: Game, unit: UnitId) -> int:
    return GRID.all & ~closed_by(landing_bars(game, unit))


# --- 18.2 opposed landings --------------------------------------------------------------------


def opposed_hex(game: Game) -> int:
    """18.2.a The hex in which the corps stands among enemies, as a mask."""
    if not game.impulse.has_landed or not is_on_map(game, LLK):
        return 0
    return one(hex_of(game, LLK)) & occupied(game, opponent(GERMAN))


def is_opposed(game: Game, units: Sequence[UnitId], hex: Hex) -> bool:
    """18.2.a Whether units attack the hex that they have landed in."""
    return any(is_on_map(game, unit) and hex_of(game, unit) == hex for unit in units)


def is_held_by_landing(game: Game, side: str, hex: Hex, unit: UnitId) -> bool:
    """18.2.a Only the airborne corps attacks its hex, and nothing else."""
    shared = opposed_hex(game) if side == GERMAN else 0
    return bool(shared) and is_airborne(unit) != bool(shared >> hex & 1)


def settle_landing(game: Game) -> None:
    """18.2.c The corps is lost among enemies, A-55 or takes the hex that it has cleared."""
    if not game.impulse.has_landed or not is_on_map(game, LLK):
        return
    hex = hex_of(game, LLK)
    if units_of_side_at(game, opponent(side_of(LLK)), hex):
        combat_effects.lose_landing(game, LLK)
    elif not game.control >> hex & 1:
        combat_effects.secure_landing(game, LLK, hex)
