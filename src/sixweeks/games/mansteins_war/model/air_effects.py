"""Effects on air units, the naval unit, the airlift and special forces."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, one
from sixweeks.games.mansteins_war.model import morale_effects
from sixweeks.games.mansteins_war.model.components import (
    AIRLIFT,
    AIRLIFT_PIECE,
    AirId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.effects import enter, finish_moving
from sixweeks.games.mansteins_war.model.queries import (
    air_piece,
    air_side,
    hex_of,
    piece,
    piece_of_air,
    way,
)
from sixweeks.games.mansteins_war.model.queries import place as on_map
from sixweeks.games.mansteins_war.model.state import (
    AVAILABLE,
    LOST,
    UTILIZED,
    AirUnit,
    Game,
)
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Args, Die, Hidden, Piece, Side, Term, Text
from sixweeks.kernel.state import tell


def set_air(game: Game, unit: AirId, record: AirUnit) -> None:
    records = list(game.air)
    records[unit] = record
    game.air = tuple(records)
    forget(game)


def use_activation(game: Game, piece: int) -> None:
    """16.1.b One air activation is used up, and the unit has had its own for this impulse."""
    had = game.impulse
    game.impulse = replace(had, air=had.air - 1, flown=had.flown | 1 << piece)


# --- 16.1 activation --------------------------------------------------------------------------


def fly(game: Game, unit: AirId, hex: Hex) -> None:
    """16.1 An air unit goes to a hex, from the display or from another hex."""
    use_activation(game, piece_of_air(unit))
    set_air(game, unit, replace(game.air[unit], place=hex))
    tell(game, "flew", "16.1", unit=air_piece(unit), hex=on_map(hex))


def withdraw(game: Game, unit: AirId) -> None:
    """16.1 An air unit leaves the map for the rest of the GT."""
    use_activation(game, piece_of_air(unit))
    set_air(game, unit, replace(game.air[unit], place=UTILIZED))
    tell(game, "withdrew", "16.1", unit=air_piece(unit))


def fly_airlift(game: Game, hex: Hex) -> None:
    """26.0 The airlift is deployed."""
    use_activation(game, AIRLIFT_PIECE)
    game.airlift = hex
    forget(game)
    tell(game, "flew", "26.0", unit=Piece(AIRLIFT.name), hex=on_map(hex))


def withdraw_airlift(game: Game) -> None:
    use_activation(game, AIRLIFT_PIECE)
    utilize_airlift(game)
    tell(game, "withdrew", "16.1", unit=Piece(AIRLIFT.name))


def utilize_airlift(game: Game) -> None:
    """26.2, 26.3 The airlift has carried units, and is done for the GT."""
    game.airlift = UTILIZED
    forget(game)


def transfer(game: Game, unit: UnitId, hex: Hex, rule: str) -> None:
    """26.3, 28.1 The airlift carries a corps from city to city; it moves no further."""
    use_activation(game, AIRLIFT_PIECE)
    utilize_airlift(game)
    tell(game, "transferred", rule, unit=piece(unit), path=way((hex_of(game, unit), hex)))
    game.impulse = replace(game.impulse, transferred=game.impulse.transferred | 1 << unit)
    finish_moving(game, [unit])
    enter(game, [unit], hex)


# --- 16.6, 16.9 air warfare -------------------------------------------------------------------


def air_result(
    game: Game,
    kind: str,
    unit: AirId,
    hex: Hex,
    die: int,
    column: str,
    result: str,
    chances: Mapping[str, Fraction],
) -> None:
    """22.3, 22.4 What the Air Warfare Table gave."""
    args: Args = {
        "unit": air_piece(unit),
        "hex": on_map(hex),
        "column": Text(column),
        "roll": Die(die),
        "result": Term("air_result", result),
    }
    rule = "22.3" if kind == "superiority" else "22.4"
    game.emit(kind, rule, args, chances=chances)


def damage_air(game: Game, unit: AirId) -> None:
    """22.3 An air unit is reduced and aborted; if it was reduced before, it is eliminated."""
    if game.air[unit].is_reduced:
        set_air(game, unit, AirUnit(LOST, is_reduced=True))
        tell(game, "air_lost", "22.3", unit=air_piece(unit))
    else:
        set_air(game, unit, AirUnit(UTILIZED, is_reduced=True))
        tell(game, "air_aborted", "22.3", unit=air_piece(unit))


def end_mission(game: Game, unit: AirId) -> None:
    """16.5.b A bomber that is still over its city goes to the Utilized display."""
    if game.air[unit].place >= 0:
        set_air(game, unit, replace(game.air[unit], place=UTILIZED))


def bomb(game: Game, unit: AirId, hex: Hex) -> None:
    """22.4 A city is bombed."""
    game.bombed |= one(hex)
    forget(game)
    tell(game, "city_bombed", "22.4", hex=on_map(hex))
    morale_effects.note_bombing(game, air_side(unit), is_success=True)


def repel(game: Game, unit: AirId) -> None:
    """22.4 The city drives the bomber off."""
    damage_air(game, unit)
    morale_effects.note_bombing(game, air_side(unit), is_success=False)


# --- displays ---------------------------------------------------------------------------------


def restore_air(game: Game, unit: AirId) -> None:
    """14.3.c A reduced air unit is full again; 6.0.f the other side does not see which."""
    set_air(game, unit, replace(game.air[unit], is_reduced=False))
    by = air_side(unit)
    args: Args = {"side": Side(by), "unit": air_piece(unit)}
    game.emit("air_restored", "14.3.c", args, (by,), {**args, "unit": Hidden("air")})


def receive_air(game: Game, unit: AirId) -> None:
    """13.5 An air unit arrives in the display, 6.0.f which the other side does not see."""
    set_air(game, unit, replace(game.air[unit], place=AVAILABLE))
    game.emit("air_arrived", "13.5", {"unit": air_piece(unit)}, (air_side(unit),), {})


def use_naval(game: Game) -> None:
    """20.1, 25.2 The naval unit is done for the GT."""
    game.naval = UTILIZED


def return_all(game: Game) -> None:
    """4.1.f, 16.2 All air and naval units that are left become available again."""
    game.air = tuple(returned(unit) for unit in game.air)
    game.naval = AVAILABLE if game.naval == UTILIZED else game.naval
    if game.airlift >= 0 or game.airlift == UTILIZED:
        game.airlift = AVAILABLE
    forget(game)
    tell(game, "air_returned", "4.1.f")


def returned(unit: AirUnit) -> AirUnit:
    is_out = unit.place >= 0 or unit.place == UTILIZED
    return replace(unit, place=AVAILABLE) if is_out else unit
