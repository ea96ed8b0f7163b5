"""Effects of combat beyond losses: landings, special forces, ships, counterattacks, bridgeheads."""

from collections.abc import Sequence

from msgspec.structs import replace

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.air_effects import utilize_airlift
from sixweeks.games.mansteins_war.model.components import SPECIAL_FORCES, UnitId, opponent
from sixweeks.games.mansteins_war.model.effects import destroy_fort_at, eliminate, enter, put
from sixweeks.games.mansteins_war.model.queries import (
    hex_of,
    occupied,
    piece,
    pieces,
    place,
    side_of,
    way,
)
from sixweeks.games.mansteins_war.model.state import LOST, UTILIZED, Game
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Die, Piece
from sixweeks.kernel.state import tell

# --- airborne landings ------------------------------------------------------------------------


def land(game: Game, unit: UnitId, hex: Hex) -> None:
    """18.0.b, 18.1 The corps lands; 18.2.b, A-55 among enemies it holds nothing yet; 26.2 the
    airlift is used up."""
    tell(game, "landed", "18.0.b", unit=piece(unit), path=way((hex_of(game, unit), hex)))
    game.has_landed, game.impulse = True, replace(game.impulse, has_landed=True)
    if game.options.airlift == "on":
        utilize_airlift(game)
    if occupied(game, opponent(side_of(unit))) >> hex & 1:
        put(game, [unit], hex)
    else:
        enter(game, [unit], hex)


def secure_landing(game: Game, unit: UnitId, hex: Hex) -> None:
    """18.2.c, A-55 The hex is cleared: it changes hands, and its fortress is destroyed."""
    tell(game, "landing_secured", "18.2.c", unit=piece(unit), hex=place(hex))
    enter(game, [unit], hex)


def lose_landing(game: Game, unit: UnitId) -> None:
    eliminate(game, [unit], "18.2.c")


# --- special forces and ships -----------------------------------------------------------------


def strike(game: Game, force: int, hex: Hex, die: int, is_success: bool) -> None:
    """19.1 A special force destroys a fortress or fails, and is gone either way."""
    name = Piece(SPECIAL_FORCES[force].name)
    kind = "special_force_succeeds" if is_success else "special_force_fails"
    tell(game, kind, "19.1", force=name, hex=place(hex), roll=Die(die))
    game.special_forces = tuple(
        LOST if n == force else display for n, display in enumerate(game.special_forces)
    )
    if is_success:
        destroy_fort_at(game, opponent(SPECIAL_FORCES[force].side), hex, "19.1")


def support_by_sea(game: Game, hex: Hex) -> None:
    """20.1 The naval unit supports one combat of the GT."""
    game.naval = UTILIZED
    tell(game, "naval_support", "20.1", hex=place(hex))


# --- results ----------------------------------------------------------------------------------


def stand(game: Game, unit: UnitId, rule: str) -> None:
    """17.0.c, 17.0.d A unit in a fortress of its own does not retreat farther."""
    tell(game, "stood", rule, unit=piece(unit), hex=place(hex_of(game, unit)))


def counterattack(game: Game, units: Sequence[UnitId], hex: Hex) -> None:
    """22.2.a The defenders strike back."""
    tell(game, "counterattack", "22.2.a", units=pieces(units), hex=place(hex))


# --- bridgeheads ------------------------------------------------------------------------------


def build_bridgehead(game: Game, start: Hex, hex: Hex) -> None:
    """27.1.a A marker is placed on a river side."""
    game.bridgeheads = (*game.bridgeheads, (start, hex))
    forget(game)
    tell(game, "bridgehead", "27.1.a", path=way((start, hex)))
