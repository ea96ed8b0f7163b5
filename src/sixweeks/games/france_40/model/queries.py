"""Queries that many rules share: where units are, and who controls what."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import (
    ALLIED,
    GERMAN,
    HOMES,
    MAP,
    NATIONS,
    NEUTRALS,
    Counter,
    UnitId,
    UnitSet,
)
from sixweeks.games.france_40.model.state import DEAD, Game
from sixweeks.kernel.memo import lasting, of_side
from sixweeks.kernel.presentation.sentence import Path, Piece, Pieces, Place
from sixweeks.masks import mask_of

FRENCH, BRITISH = NATIONS.index("french"), NATIONS.index("british")
FORMER_NEUTRALS = {
    NATIONS.index(nation): country for nation, country in HOMES.items() if country in NEUTRALS
}


def counter_of(game: Game, unit: UnitId) -> Counter:
    return game.scenario.counters[unit]


def name_of(game: Game, unit: UnitId) -> str:
    return game.scenario.counters[unit].name


def piece(game: Game, unit: UnitId) -> Piece:
    """A unit as a sentence names it."""
    return Piece(game.scenario.counters[unit].name)


def pieces(game: Game, units: Iterable[UnitId], hidden: int = 0) -> Pieces:
    return Pieces(tuple([name_of(game, unit) for unit in units]), hidden)


def place(hex: Hex) -> Place:
    return Place(MAP.grid.number(hex))


def way(hexes: Iterable[Hex]) -> Path:
    return Path(tuple([MAP.grid.number(hex) for hex in hexes]))


def names_of(game: Game, units: Iterable[UnitId]) -> str:
    return " + ".join(name_of(game, unit) for unit in units)


def attack_factor(game: Game, unit: UnitId) -> int:
    return counter_of(game, unit).factors[game.units[unit].steps - 1][0]


def defense_factor(game: Game, unit: UnitId) -> int:
    return counter_of(game, unit).factors[game.units[unit].steps - 1][1]


def hex_of(game: Game, unit: UnitId) -> Hex:
    place = game.units[unit].place
    assert place >= 0, f"{name_of(game, unit)} is not on the map"
    return Hex(place)


def is_on_map(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place >= 0


def units_at(game: Game, hex: Hex) -> tuple[UnitId, ...]:
    """The mobile units in a hex, the top one last."""
    return game.stacks.get(hex, ())


def fort_at(game: Game, hex: Hex) -> UnitId | None:
    """The fortification whose counter stands in a hex."""
    return game.roster.fort_at[hex] if game.forts >> hex & 1 else None


def everything_at(game: Game, hex: Hex) -> tuple[UnitId, ...]:
    """The mobile units and the fortification in a hex."""
    fort = fort_at(game, hex)
    return units_at(game, hex) if fort is None else (*units_at(game, hex), fort)


def nations_at(game: Game, hex: Hex) -> set[str]:
    return {NATIONS[game.roster.nation[unit]] for unit in units_at(game, hex)}


def is_neutral(game: Game, country: str) -> bool:
    """3.6e A neutral whose country has not been invaded; in 1939 all of them, always (3.2a)."""
    return country in NEUTRALS and getattr(game.countries, country) == "neutral"


@lasting
def units_on_map(game: Game) -> UnitSet:
    """The mobile units on the map, as bits."""
    return mask_of([unit for stack in game.stacks.values() for unit in stack])


@lasting
def tall_stacks(game: Game) -> dict[Hex, UnitSet]:
    """The hexes with several mobile units, and these units as bits."""
    return {hex: mask_of(stack) for hex, stack in game.stacks.items() if len(stack) > 1}


def tall_after(
    tall: dict[Hex, UnitSet], stacks: Mapping[Hex, Sequence[UnitId]], places: Sequence[int]
) -> dict[Hex, UnitSet]:
    """The tall stacks, if only in these places they may not be what they were."""
    found = tall.copy()
    for hex in map(Hex, places):
        stack = stacks.get(hex, ())
        if len(stack) > 1:
            found[hex] = mask_of(stack)
        else:
            found.pop(hex, None)
    return found


@of_side
def mobile_units(game: Game, side: str) -> int:
    """The hexes with mobile units of a side; neutrals belong to none."""
    if side == GERMAN:
        return game.presence[0]
    mask = 0
    for nation in belligerents(game):
        mask |= game.presence[nation]
    return mask


@lasting
def belligerents(game: Game) -> tuple[int, ...]:
    """The Allied nations in play."""
    neutral = {n for n, country in FORMER_NEUTRALS.items() if is_neutral(game, country)}
    return tuple(n for n in range(1, len(NATIONS)) if n not in neutral)


def standing_forts(game: Game, side: str) -> int:
    return game.forts & game.roster.forts[side]


@of_side
def occupied(game: Game, side: str) -> int:
    """The hexes that any unit of a side, fortifications included, stands in; no neutral's."""
    return mobile_units(game, side) | standing_forts(game, side) & ~neutral_ground(game)


@lasting
def neutral_ground(game: Game) -> int:
    """B-43 The hexes of countries still neutral."""
    return sum(MAP.countries[each] for each in NEUTRALS if is_neutral(game, each))


def is_controlled_by(game: Game, side: str, hex: Hex) -> bool:
    """3.1 Control stays with the last side to enter; neutral ground belongs to neither."""
    german = bool(game.control >> hex & 1)
    if side == GERMAN:
        return german
    return not german and not neutral_ground(game) >> hex & 1


def british_on_map(game: Game) -> bool:
    return bool(game.presence[BRITISH])


def dead(game: Game, units: Iterable[UnitId]) -> list[UnitId]:
    return [unit for unit in units if game.units[unit].place == DEAD]


@cache
def home_and_borders(nation: int) -> int:
    """3.6g A former neutral's own country and the hexes that touch it."""
    home = MAP.countries[FORMER_NEUTRALS[nation]]
    return home | MAP.grid.spread(home)


def side_of(game: Game, unit: UnitId) -> str:
    return GERMAN if game.roster.nation[unit] == 0 else ALLIED


def points(game: Game) -> int:
    """4.2c The victory points booked so far."""
    return sum(amount for _, amount in game.victory_points)
