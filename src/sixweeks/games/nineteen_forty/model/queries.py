"""Look-ups that many rules share: who is where, and who holds what."""

from collections.abc import Iterable, Sequence

from sixweeks.board.hexes import Hex, one
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    GERMANS,
    HOMES,
    NATION,
    NATIONS,
    NEUTRALS,
    REGIMENTS,
    UNITS_OF,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.state import SOUND, Game
from sixweeks.kernel.memo import lasting, of_board
from sixweeks.kernel.presentation.sentence import Path, Piece, Pieces, Place, Places
from sixweeks.masks import mask_of


def side_of(unit: UnitId) -> str:
    return GERMAN if NATION[unit] == GERMANS else ALLIED


def hex_of(game: Game, unit: UnitId) -> Hex:
    place = game.units[unit].place
    assert place >= 0, f"{COUNTERS[unit].name} is on no hex"
    return Hex(place)


def is_before_play(game: Game) -> bool:
    """20.c The march into Belgium comes before turn 0."""
    return not game.begun


def is_on_map(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place >= 0


def is_disrupted(game: Game, unit: UnitId) -> bool:
    return game.units[unit].disrupted != SOUND


def is_supplied(game: Game, unit: UnitId) -> bool:
    """8.h As judged at the start of the impulse."""
    return not game.unsupplied >> unit & 1


@of_board
def on_map(game: Game, side: str) -> int:
    """The units of a side on the map, as bits."""
    units = game.units
    return mask_of(unit for unit in UNITS_OF[side] if units[unit].place >= 0)


def units_at(game: Game, hex: Hex) -> tuple[UnitId, ...]:
    return game.stacks.get(hex, ())


def units_of_side_at(game: Game, side: str, hex: Hex) -> list[UnitId]:
    return [unit for unit in units_at(game, hex) if side_of(unit) == side]


def stacks_of(game: Game, units: Iterable[UnitId]) -> list[Hex]:
    """The hexes with several of these units."""
    counts: dict[int, int] = {}
    for unit in units:
        place = game.units[unit].place
        counts[place] = counts.get(place, 0) + 1
    return sorted(Hex(place) for place, count in counts.items() if count > 1)


def units_on_map(game: Game, side: str) -> list[UnitId]:
    """The units of a side on the map, in the order of the counters."""
    found = [unit for stack in game.stacks.values() for unit in stack if side_of(unit) == side]
    return sorted(found)


# --- countries --------------------------------------------------------------------------------


def status(game: Game, country: str) -> str:
    return str(getattr(game.countries, country)) if country in NEUTRALS else "allied"


def is_neutral(game: Game, country: str) -> bool:
    return country in NEUTRALS and status(game, country) == "neutral"


def is_neutral_unit(game: Game, unit: UnitId) -> bool:
    """13.d A unit of a country that has not joined the Allies."""
    home = HOMES.get(NATION[unit])
    return home is not None and is_neutral(game, home)


@lasting
def neutral_ground(game: Game) -> int:
    """5.e The hexes of countries still neutral, which are friendly to nobody."""
    return sum(MAP.countries[each] for each in NEUTRALS if is_neutral(game, each))


@lasting
def belligerents(game: Game) -> tuple[int, ...]:
    """13.b The Allied nations in play."""
    neutral = {nation for nation, home in HOMES.items() if is_neutral(game, home)}
    return tuple(n for n in range(1, len(NATIONS)) if n not in neutral)


def occupied(game: Game, side: str) -> int:
    """The hexes with units of a side; units of neutrals belong to none."""
    if side == GERMAN:
        return game.presence[GERMANS]
    mask = 0
    for nation in belligerents(game):
        mask |= game.presence[nation]
    return mask


def neutral_units(game: Game) -> int:
    """The hexes with units of countries still neutral."""
    neutral = set(HOMES) - {*belligerents(game)}
    return sum(game.presence[nation] for nation in neutral)


def lone_regiments(game: Game) -> int:
    """11.h The hexes that hold a parachute regiment and no other German unit."""
    places = {game.units[unit].place for unit in REGIMENTS if is_on_map(game, unit)}
    return sum(
        one(Hex(place))
        for place in places
        if all(unit in REGIMENTS for unit in units_of_side_at(game, GERMAN, Hex(place)))
    )


def disrupted_units(game: Game, side: str) -> list[UnitId]:
    return [
        UnitId(n)
        for n, unit in enumerate(game.units)
        if unit.disrupted and unit.place >= 0 and side_of(UnitId(n)) == side
    ]


def disrupted_friends(game: Game, side: str) -> int:
    """6.f The hexes with a disrupted unit of a side."""
    return mask_of(game.units[unit].place for unit in disrupted_units(game, side))


def sound_units(game: Game, side: str) -> int:
    """7.an The hexes with at least one undisrupted unit of a side."""
    weak = {*disrupted_units(game, side)}
    lost = {
        hex
        for hex in (hex_of(game, unit) for unit in weak)
        if all(unit in weak for unit in units_of_side_at(game, side, hex))
    }
    return occupied(game, side) & ~mask_of(lost)


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
