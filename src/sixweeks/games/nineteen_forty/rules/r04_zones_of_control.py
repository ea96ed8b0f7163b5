"""4 Zones of control."""

from sixweeks.board.hexsides import cross
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    GERMANS,
    HOMES,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import belligerents, is_neutral
from sixweeks.games.nineteen_forty.model.state import SOUND, Game
from sixweeks.kernel.memo import of_board


def exerts_zone(game: Game, unit: UnitId) -> bool:
    """4.a, 7.w, 11.g, 11.j All but regiments, disrupted units and a division just landed.

    10.h, 13.i Intrinsic strengths are no units.
    """
    is_sound = game.units[unit].disrupted == SOUND
    return is_sound and not COUNTERS[unit].is_regiment and not game.landed >> unit & 1


@of_board
def zone_of_control(game: Game, side: str) -> int:
    """4.a The hexes next to units of a side; 4.b not across sea, causeway or lake sides."""
    return exerted(game, (GERMANS,) if side == GERMAN else belligerents(game))


def exerted(game: Game, nations: tuple[int, ...]) -> int:
    """13.e, 13.p Who has joined in this impulse exerts only at home, as a neutral does."""
    abroad, zone = 0, 0
    for nation in nations:
        home = HOMES.get(nation)
        if home is not None and is_home_bound(game, home):
            own = cross(GRID, game.exerting[nation], MAP.dry)
            zone |= own & MAP.countries[home]
        else:
            abroad |= game.exerting[nation]
    return zone | cross(GRID, abroad, MAP.dry)


def is_home_bound(game: Game, country: str) -> bool:
    return is_neutral(game, country) or country in game.countries.just_joined


@of_board
def zone_against(game: Game, side: str) -> int:
    """4.c What stops the units of a side: enemy zones, 13.e and for Germans those of neutrals."""
    if side == ALLIED:
        return zone_of_control(game, GERMAN)
    neutral = tuple(nation for nation, home in HOMES.items() if is_neutral(game, home))
    return zone_of_control(game, ALLIED) | exerted(game, neutral)
