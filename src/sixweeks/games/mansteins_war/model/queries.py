"""Look-ups that many rules share: who is where, and who holds what."""

from collections.abc import Iterable, Sequence

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT_PIECE,
    ALLIED,
    COUNTERS,
    FIRST_AIR,
    FIRST_SF,
    GERMAN,
    GERMANS,
    NATION,
    NAVAL_PIECE,
    NETHERLANDS,
    AirId,
    PieceId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.kernel.presentation.sentence import Path, Piece, Pieces, Place, Places


def side_of(unit: UnitId) -> str:
    return GERMAN if NATION[unit] == GERMANS else ALLIED


def air_side(unit: AirId) -> str:
    return GERMAN if AIR[unit].nation == GERMANS else ALLIED


def hex_of(game: Game, unit: UnitId) -> Hex:
    place = game.units[unit].place
    assert place >= 0, f"{COUNTERS[unit].name} is on no hex"
    return Hex(place)


def is_on_map(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place >= 0


def is_ground(piece: int) -> bool:
    """Air units and the airlift are pieces too."""
    return piece < FIRST_AIR


def on_map(game: Game, units: Iterable[UnitId]) -> tuple[UnitId, ...]:
    """Those of some units that have not left the map meanwhile."""
    return tuple(unit for unit in units if game.units[unit].place >= 0)


def is_active(game: Game, unit: UnitId) -> bool:
    """5.5 The marker in play activates it."""
    return bool(game.impulse.active >> unit & 1)


def attack_factor(game: Game, unit: UnitId) -> int:
    """2.2.1.a The factor of the side of the counter that is up."""
    return COUNTERS[unit].factors[game.units[unit].steps - 1][0]


def defence_factor(game: Game, unit: UnitId) -> int:
    return COUNTERS[unit].factors[game.units[unit].steps - 1][1]


def units_at(game: Game, hex: Hex) -> tuple[UnitId, ...]:
    return game.stacks.get(hex, ())


def units_of_side_at(game: Game, side: str, hex: Hex) -> list[UnitId]:
    return [unit for unit in units_at(game, hex) if side_of(unit) == side]


def units_on_map(game: Game, side: str) -> list[UnitId]:
    """The units of a side on the map, in the order of the counters."""
    found = [unit for stack in game.stacks.values() for unit in stack if side_of(unit) == side]
    return sorted(found)


def occupied(game: Game, side: str) -> int:
    """3.3.a The hexes with ground units of a side."""
    german, french, british, belgian, dutch = game.presence
    return german if side == GERMAN else french | british | belgian | dutch


def held(game: Game, side: str) -> int:
    """3.3.b The hexes that a side entered last, contested or not."""
    return game.control if side == GERMAN else MAP.land & ~game.control


def enterable(game: Game) -> int:
    """8.0.b, 8.5.a Hexes that units and lines pass at all; 28.1, A-95 not a neutral Netherlands."""
    return MAP.land & ~NETHERLANDS if game.options.netherlands == "neutral" else MAP.land


def intact_forts(game: Game, side: str) -> int:
    """17.0.a The fortresses that a side began with, 17.1 but for those destroyed."""
    return MAP.forts[side] & ~game.destroyed


def air_over(game: Game, side: str, hex: Hex) -> AirId | None:
    """16.3 The air unit of a side in a hex: there is one at most."""
    for n, unit in enumerate(game.air):
        if unit.place == hex and air_side(AirId(n)) == side:
            return AirId(n)
    return None


def air_strength(game: Game, unit: AirId) -> int:
    counter = AIR[unit]
    return counter.reduced if game.air[unit].is_reduced else counter.strength


def air_zone(game: Game, unit: AirId) -> int:
    """16.4 The own hex, and at full strength its neighbours; over any terrain."""
    place = game.air[unit].place
    if place < 0:
        return 0
    return 1 << place | (0 if game.air[unit].is_reduced else GRID.around[place])


# --- names for sentences ----------------------------------------------------------------------


def place(hex: Hex) -> Place:
    return Place(GRID.number(hex))


def places(mask: int) -> Places:
    return Places(tuple(GRID.numbers(mask)))


def way(path: Sequence[Hex]) -> Path:
    return Path(tuple(map(GRID.number, path)))


def piece(unit: UnitId) -> Piece:
    return Piece(COUNTERS[unit].name)


def pieces(units: Iterable[UnitId]) -> Pieces:
    return Pieces(tuple(COUNTERS[unit].name for unit in units))


def air_piece(unit: AirId) -> Piece:
    return Piece(AIR[unit].name)


def piece_of_air(unit: AirId) -> PieceId:
    return PieceId(FIRST_AIR + unit)


def air_of_piece(piece: int) -> AirId:
    return AirId(piece - FIRST_AIR)


def place_of_piece(game: Game, piece: int) -> int:
    """The hex of any piece, or where else it is."""
    if piece < FIRST_AIR:
        return game.units[piece].place
    if piece < NAVAL_PIECE:
        return game.air[air_of_piece(piece)].place
    if piece == NAVAL_PIECE:
        return game.naval
    return game.airlift if piece == AIRLIFT_PIECE else game.special_forces[piece - FIRST_SF]
