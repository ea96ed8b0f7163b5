"""16 Airpower: zones, support, interdiction, and where air units may go."""

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIR_OF,
    AIR_TABLE,
    AIRLIFT_PIECE,
    DIFFERENTIALS,
    FIRST_AIR,
    GERMAN,
    MARKERS,
    TABLES,
    TERRITORY,
    AirId,
    opponent,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    air_over,
    air_strength,
    air_zone,
    occupied,
    piece_of_air,
    place_of_piece,
)
from sixweeks.games.mansteins_war.model.state import LOST, UTILIZED, Game
from sixweeks.games.mansteins_war.rules.r28_variants import neutral_ground
from sixweeks.kernel.memo import of_board
from sixweeks.kernel.objection import Bar, Objection
from sixweeks.masks import mask_of, union

CITY_STRENGTH = TABLES.bombing["city_strength"]


# --- 16.7, 16.8 what air units do from where they are -----------------------------------------


@of_board
def interdicted(game: Game) -> int:
    """16.8, 16.5.a The zones of German air units: Allied units pay to leave them, and use no
    rail."""
    return union(air_zone(game, unit) for unit in AIR_OF[GERMAN])


def air_support(game: Game, side: str, hex: Hex) -> int:
    """16.7.a, A-86 The strength of the strongest air unit in whose zone a hex lies."""
    unit = supporting(game, side, hex)
    return 0 if unit is None else air_strength(game, unit)


def supporting(game: Game, side: str, hex: Hex) -> AirId | None:
    """16.7.a One air unit for each side in a combat."""
    over = [unit for unit in AIR_OF[side] if air_zone(game, unit) >> hex & 1]
    return max(over, key=lambda unit: air_strength(game, unit), default=None)


# --- 16.1 activation --------------------------------------------------------------------------


def flyers(side: str) -> list[int]:
    """The pieces of a side that fly: 26.0 the airlift as well."""
    pieces: list[int] = [piece_of_air(unit) for unit in AIR_OF[side]]
    return [*pieces, AIRLIFT_PIECE] if side == GERMAN else pieces


def objections_to_flying(game: Game, side: str, piece: int) -> list[Objection]:
    """16.1.b Why an air unit cannot be activated now."""
    if piece not in flyers(side):
        is_air = FIRST_AIR <= piece < FIRST_AIR + len(AIR)
        return [Objection("16.1.b", "enemy" if is_air else "air")]
    place = place_of_piece(game, piece)
    if place == UTILIZED:
        return [Objection("16.1", "utilized")]
    if place < UTILIZED:
        return [Objection("16.1", "lost" if place == LOST else "absent")]
    return [Objection("16.1.b", "once")] if game.impulse.flown >> piece & 1 else []


def flight_bars(game: Game, side: str, piece: int) -> list[Bar]:
    """16.3 One air unit of a side to a hex; 26.0 the airlift not among enemies; 28.1 nobody over a
    country that is out of the game."""
    here = place_of_piece(game, piece)
    bars = [Bar("28.1", neutral_ground(game))]
    if here >= 0:
        bars.append(Bar("16.1", 1 << here, "here"))
    if piece == AIRLIFT_PIECE:
        return [*bars, Bar("26.0", air_hexes(game, opponent(side)), "enemy")]
    return [*bars, Bar("16.3", air_hexes(game, side) & ~(1 << max(here, 0)))]


def air_hexes(game: Game, side: str) -> int:
    """The hexes that air units of a side are over."""
    return mask_of(place for unit in AIR_OF[side] if (place := game.air[unit].place) >= 0)


@of_board
def worth_covering(game: Game) -> int:
    """The hexes from which a full air unit covers a ground unit of either side."""
    present = union(game.presence)
    return present | GRID.spread(present)


# --- 16.6, 16.9 air warfare -------------------------------------------------------------------


def contested_skies(game: Game) -> int:
    """16.6.a The hexes with air units of both sides."""
    return air_hexes(game, GERMAN) & air_hexes(game, opponent(GERMAN))


def air_column(game: Game, difference: int) -> int:
    """16.6.b The column of a difference in strength; 5.1.f Luftwaffe moves it to the right."""
    base = sum(difference >= each for each in DIFFERENTIALS[1:])
    return min(base + luftwaffe_shift(game), len(AIR_TABLE.columns) - 1)


def luftwaffe_shift(game: Game) -> int:
    """5.1.f Columns to the right in the air, in this impulse."""
    marker = MARKERS.get((game.impulse.by, game.impulse.marker))
    return marker.air_shift if marker else 0


def superiority_column(game: Game, side: str, hex: Hex) -> int:
    """16.6.b Attacker's less defender's strength."""
    own, enemy = air_over(game, side, hex), air_over(game, opponent(side), hex)
    assert own is not None, "somebody attacks"
    assert enemy is not None, "somebody is attacked"
    return air_column(game, air_strength(game, own) - air_strength(game, enemy))


def bombing_column(game: Game, side: str, hex: Hex) -> int:
    """16.9.c A city has a strength of one."""
    bomber = air_over(game, side, hex)
    assert bomber is not None, "somebody bombs"
    return air_column(game, air_strength(game, bomber) - CITY_STRENGTH)


def may_bomb(game: Game, side: str) -> bool:
    """16.5.b German air units only; 28.2 with the doctrine Allied ones too."""
    return side == GERMAN or game.options.allied_air == "on"


def bombing_bars(game: Game, side: str) -> list[Bar]:
    """16.9.a An enemy city without own units, 16.5.b under an air unit that was activated, 16.9.b
    and not driven off; A-52 one that has been bombed is left alone."""
    flown = mask_of(
        game.air[unit].place
        for unit in AIR_OF[side]
        if game.impulse.flown >> piece_of_air(unit) & 1 and game.air[unit].place >= 0
    )
    return [
        Bar("16.9.a", ~MAP.cities, "city"),
        Bar("16.9.a", ~TERRITORY[opponent(side)] | neutral_ground(game), "country"),
        Bar("16.9.a", occupied(game, side), "own"),
        Bar("16.9.a", game.bombed, "bombed"),
        Bar("16.5.b", ~flown, "unit"),
    ]
