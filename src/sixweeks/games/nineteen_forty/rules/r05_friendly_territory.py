"""5 Friendly territory."""

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import ALLIED, GERMAN
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import neutral_ground, occupied
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules.r04_zones_of_control import zone_of_control


def claims(game: Game) -> int:
    """5.a, 5.b German territory by the position as it stands; A-63 not in neutral countries."""
    held = occupied(game, GERMAN), occupied(game, ALLIED)
    zones = zone_of_control(game, GERMAN), zone_of_control(game, ALLIED)
    return claimed(game.control, held, zones, MAP.land & ~neutral_ground(game))


def claimed(control: int, held: tuple[int, int], zones: tuple[int, int], within: int) -> int:
    """5.a (1) occupation, then (2) an uncontested zone; 5.d else (3), (4) it stays as it was.

    A-35 A hex that both sides occupy, after a drop, stays as it was too.
    """
    german, allied = held
    german_zone, allied_zone = zones
    gained = german & ~allied | german_zone & ~allied_zone & ~allied
    lost = allied & ~german | allied_zone & ~german_zone & ~german
    return control & ~(lost & within) | gained & within


def territory(game: Game, side: str) -> int:
    """5.c The friendly territory of a side; 5.e, 13.c what is neutral belongs to neither."""
    if side == GERMAN:
        return game.control
    return MAP.land & ~game.control & ~neutral_ground(game)


def is_friendly(game: Game, side: str, hex: Hex) -> bool:
    return bool(territory(game, side) >> hex & 1)
