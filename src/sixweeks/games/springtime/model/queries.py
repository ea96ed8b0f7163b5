"""Look-ups that many rules share: who is where, and who holds what."""

from collections.abc import Iterable
from typing import cast

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    COUNTERS,
    FULL,
    MAP,
    ROSTER,
    STACKING,
    Counter,
    Leader,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.presentation.sentence import Path, Piece, Pieces, Place
from sixweeks.masks import bit_indices


def counter_of(unit: UnitId) -> Counter:
    return COUNTERS[unit]


def name_of(unit: UnitId) -> str:
    return COUNTERS[unit].name


def piece(unit: UnitId) -> Piece:
    """A unit as a sentence names it."""
    return Piece(COUNTERS[unit].name)


def pieces(units: Iterable[UnitId]) -> Pieces:
    return Pieces(tuple(COUNTERS[unit].name for unit in units))


def place(area: AreaId) -> Place:
    return Place(MAP.name(area))


def way(*areas: AreaId) -> Path:
    return Path(tuple(map(MAP.name, areas)))


def names_of(units: Iterable[UnitId]) -> str:
    return " + ".join(COUNTERS[unit].name for unit in units)


def units_in(mask: int) -> list[UnitId]:
    """The units of a set, in the order of the roster."""
    return cast("list[UnitId]", bit_indices(mask))


def is_on_map(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place >= 0


def area_of(game: Game, unit: UnitId) -> AreaId:
    place = game.units[unit].place
    assert place >= 0, f"{name_of(unit)} is not on the map"
    return AreaId(place)


def combat_value(game: Game, unit: UnitId) -> int:
    """4.3.2a The first number of the face that is up."""
    return COUNTERS[unit].faces[game.units[unit].strength][0]


def printed_movement(game: Game, unit: UnitId) -> int:
    """4.3.2a The second number of the face that is up."""
    return COUNTERS[unit].faces[game.units[unit].strength][1]


def is_full_strength(game: Game, unit: UnitId) -> bool:
    return game.units[unit].strength == FULL


def is_out_of_supply(game: Game, unit: UnitId) -> bool:
    """4.4.8a Marked Out of Supply."""
    return bool(game.out_of_supply >> unit & 1)


# --- who is where -----------------------------------------------------------------------------


def standing(game: Game) -> tuple[int, ...]:
    """The units in each area, as bits; worked out once for each position."""
    found: tuple[int, ...] | None = game.memo.get("standing")
    return found if found is not None else survey(game)


def survey(game: Game) -> tuple[int, ...]:
    """Note who stands where, and the areas that each side occupies."""
    masks = [0] * len(MAP.areas)
    occupied = {AXIS: 0, ALLIED: 0}
    for unit, value in enumerate(game.units):
        if value.place >= 0:
            masks[value.place] |= 1 << unit
            occupied[ROSTER.side[unit]] |= 1 << value.place
    game.memo.update(occupied)
    game.memo["standing"] = tuple(masks)
    return tuple(masks)


def units_at(game: Game, area: AreaId, side: str = "") -> list[UnitId]:
    """7.1d The units in an area, of one side or of both: all may be seen by everybody."""
    mask = standing(game)[area]
    return units_in(mask & ROSTER.of_side[side] if side else mask)


def count_at(game: Game, area: AreaId, side: str) -> int:
    return (standing(game)[area] & ROSTER.of_side[side]).bit_count()


def occupied(game: Game, side: str) -> int:
    """The areas with units of a side."""
    if side not in game.memo:
        survey(game)
    return int(game.memo[side])


def full_areas(game: Game, side: str) -> int:
    """7.1a Five units of a side fill an Area; 7.1b markers are free; 14.2a no Zone is ever full."""
    key = f"full {side}"
    if key not in game.memo:
        own = ROSTER.of_side[side]
        crowded = sum(
            1 << area
            for area, mask in enumerate(standing(game))
            if (mask & own).bit_count() >= STACKING
        )
        game.memo[key] = crowded & ~MAP.zones
    return int(game.memo[key])


# --- control ----------------------------------------------------------------------------------


def controlled(game: Game, side: str) -> int:
    """7.2a Every area has one controller: whatever is not Axis is Allied."""
    return game.control if side == AXIS else MAP.all & ~game.control


def controller(game: Game, area: AreaId) -> str:
    return AXIS if game.control >> area & 1 else ALLIED


def contested(game: Game) -> int:
    """7.3a The areas with units of both sides, whoever controls them."""
    return occupied(game, AXIS) & occupied(game, ALLIED)


def vacant(game: Game, side: str) -> int:
    """7.4a The areas without enemies of a side, whoever controls them."""
    return MAP.all & ~occupied(game, opponent(side))


def free(game: Game, side: str) -> int:
    """7.5a Vacant and friendly-controlled."""
    return vacant(game, side) & controlled(game, side)


# --- leaders and events -----------------------------------------------------------------------


def leader_with(game: Game, unit: UnitId) -> Leader | None:
    """7.1e, 9.1.2a The leader who stands with a unit: its own, or Kleist if it carries him."""
    if game.kleist == unit:
        return ROSTER.kleist
    return ROSTER.leader_of.get(unit)


def rating(game: Game, leader: Leader) -> int:
    """4.4.1a The Combat Rating on the face that is up."""
    return leader.ratings[game.flipped >> leader.id & 1]


def holds_event(game: Game, side: str) -> bool:
    """Whether a side holds an Event marker: everybody may know that, but not which."""
    return bool(game.held.get(side))
