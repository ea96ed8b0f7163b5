"""10 Fortifications: what a hexside and an intrinsic strength do in combat."""

from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import Sides, has_side, without
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    GERMAN,
    LIEGE,
    MAASTRICHT,
    STRENGTHS,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import occupied
from sixweeks.games.nineteen_forty.model.state import Game

RULES_OF_STRENGTHS = {LIEGE: "10.i", MAASTRICHT: "13.i"}


def minor_forts(game: Game, side: str) -> Sides:
    """10.a, 10.b, 10.g The minor forts of a side, seen from their hexes; 10.i less Eben Emael."""
    forts = MAP.minor_forts[side]
    if side == ALLIED and not game.has_eben_emael:
        return without(forts, MAP.forts["eben_emael"])
    return forts


def is_through_minor(game: Game, side: str, start: Hex, hex: Hex) -> bool:
    """10.b Does an attack on a side's hex come through its minor fort?"""
    return has_side(minor_forts(game, side), GRID, hex, start)


def is_through_maginot(side: str, start: Hex, hex: Hex) -> bool:
    """10.a Only Allied defenders are helped by the Maginot Line."""
    return side == ALLIED and has_side(MAP.forts["maginot"], GRID, hex, start)


def is_outflanked(game: Game, side: str, starts: int, hex: Hex) -> bool:
    """10.m Does any attack into the hex come through a side without a fort?"""
    return any(
        not is_through_minor(game, side, start, hex) and not is_through_maginot(side, start, hex)
        for start in bits(starts)
    )


def voided_by_forts(game: Game, side: str, starts: int, hex: Hex) -> frozenset[str]:
    """10.d, 10.l, 10.m, 10.o, 11.m The retreat results that do nothing in a hex of a side."""
    is_dropped, flank = bool(game.drops >> hex & 1), is_outflanked(game, side, starts, hex)
    if side == ALLIED and MAP.maginot >> hex & 1:
        return voided_by_maginot(is_dropped, flank)
    has_fort = any(mask >> hex & 1 for mask in minor_forts(game, side))
    return frozenset({"DR*"}) if has_fort and not flank and not is_dropped else frozenset()


def voided_by_maginot(is_dropped: bool, is_flanked: bool) -> frozenset[str]:
    """10.l Both; 10.m, 11.n DR works on a flank or after a drop, 11.o after both DR* too."""
    if is_dropped and is_flanked:
        return frozenset()
    return frozenset({"DR*"}) if is_dropped or is_flanked else frozenset({"DR", "DR*"})


def intact_strengths(game: Game) -> int:
    """10.f, 13.i, A-10 Intrinsic strengths that still defend their hex."""
    return game.strengths & ~game.phase.silenced


def intrinsic_strength(game: Game, side: str, hex: Hex) -> int:
    """10.f, 13.i Two factors in Liège, one in Maastricht, for the defense alone."""
    stands = side == ALLIED and intact_strengths(game) >> hex & 1
    return STRENGTHS[hex] if stands else 0


def check_strengths(game: Game) -> None:
    """10.i, 13.i A German unit in the hex as a combat phase closes destroys it for good."""
    for hex, rule in RULES_OF_STRENGTHS.items():
        if game.strengths & occupied(game, GERMAN) & ~occupied(game, ALLIED) & one(hex):
            effects.destroy_strength(game, hex, rule)
