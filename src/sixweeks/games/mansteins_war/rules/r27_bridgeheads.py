"""27 Bridgeheads, an option."""

from collections.abc import Iterable

from sixweeks.board.hexes import Hex
from sixweeks.board.hexsides import has_side
from sixweeks.games.mansteins_war.model.components import TABLES, UnitId
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import hex_of, on_map, units_of_side_at
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.kernel.objection import Objection

MOST = TABLES.limits["bridgeheads"]  # 27.1.c


def is_bridged(game: Game, start: Hex, hex: Hex) -> bool:
    """27.1.b A side with a bridgehead gives no shift to anyone; a city behind one loses the river
    altogether."""
    if not game.bridgeheads:
        return False
    into_city = MAP.cities >> hex & 1 and any(to == hex for _, to in game.bridgeheads)
    return bool(into_city) or has_bridgehead(game, start, hex)


def has_bridgehead(game: Game, a: Hex, b: Hex) -> bool:
    return (a, b) in game.bridgeheads or (b, a) in game.bridgeheads


def are_markers_left(game: Game) -> bool:
    """27.1.c The markers are a limit; one that was taken off comes back in the next impulse."""
    return len(game.bridgeheads) + game.impulse.lifted < MOST


def sites(game: Game, units: Iterable[UnitId], hex: Hex) -> list[Hex]:
    """27.1.a The hexes of surviving attackers across a river from the hex attacked; 27.1.c one
    bridgehead a side."""
    if game.options.bridgeheads == "off" or not are_markers_left(game):
        return []
    starts = {hex_of(game, unit) for unit in on_map(game, units)}
    return sorted(start for start in starts if is_site(game, start, hex))


def is_site(game: Game, start: Hex, hex: Hex) -> bool:
    if not GRID.are_adjacent(start, hex) or has_bridgehead(game, start, hex):
        return False
    return has_side(MAP.rivers, GRID, start, hex)


def own_bridgeheads(game: Game, side: str) -> list[tuple[Hex, Hex]]:
    """27.1.c Those of a side: its units are where they were made."""
    return [each for each in game.bridgeheads if units_of_side_at(game, side, each[0])]


def objections_to_bridgehead(game: Game, attackers: Iterable[UnitId], hex: Hex) -> list[Objection]:
    """27.1.a Why none can be made from a hex."""
    starts = {hex_of(game, unit) for unit in on_map(game, attackers)}
    return [Objection("27.1.a", "river" if hex in starts else "attacker")]
