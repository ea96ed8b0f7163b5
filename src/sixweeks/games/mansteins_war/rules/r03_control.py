"""3.1 Sudden death, 3.3 control, 3.7 and 3.8 capitulation."""

from collections.abc import Iterator

from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    AMSTERDAM,
    ANTWERP,
    BRUSSELS,
    EBEN_EMAEL,
    GERMAN,
    ROTTERDAM,
)
from sixweeks.games.mansteins_war.model.map import MAP
from sixweeks.games.mansteins_war.model.queries import held, occupied
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r07_zones_of_control import zone_against
from sixweeks.kernel.memo import of_board
from sixweeks.masks import mask_of

FRENCH_OBJECTIVES = MAP.depots["france"] | MAP.ports & MAP.countries["france"]  # 3.1.a
TO_CAPITULATE = {  # 3.8.b, 3.8.c, 3.8.d what the Germans must control
    "france": MAP.depots["france"],
    "belgium": mask_of((BRUSSELS, ANTWERP, EBEN_EMAEL)),
    "netherlands": mask_of((AMSTERDAM, ROTTERDAM)),
}
GERMAN_DEPOTS_TO_WIN = 2  # 3.1.b
CONTESTABLE = MAP.all_depots | MAP.ports | MAP.maginot | MAP.westwall  # 7.2.a


@of_board
def controlled(game: Game, side: str) -> int:
    """3.3.b The hexes that a side controls; 7.2.a, A-3 a depot or victory hex in an enemy zone only
    while it is occupied; 27.1.b none that an enemy bridgehead leads into."""
    own, present = held(game, side), occupied(game, side)
    contested = CONTESTABLE & zone_against(game, side) & ~present
    return own & ~contested & ~into_bridgeheads(game)


def into_bridgeheads(game: Game) -> int:
    """27.1.b The city hexes behind a bridgehead, which nobody controls."""
    return mask_of({hex for _, hex in game.bridgeheads}) & MAP.cities


def newly_fallen(game: Game) -> Iterator[str]:
    """3.8.b-d The countries whose condition now holds; 3.8.a neither Germany nor Britain."""
    for country, needed in TO_CAPITULATE.items():
        if country in game.capitulated or needed & ~game.control:
            continue
        if not needed & ~controlled(game, GERMAN):
            yield country


def sudden_victor(game: Game) -> str:
    """3.1 Every supply and port hex of France, or two German depots; A-75 as in A-3."""
    if not FRENCH_OBJECTIVES & ~game.control:
        return "" if FRENCH_OBJECTIVES & ~controlled(game, GERMAN) else GERMAN
    lost = MAP.depots["germany"] & ~game.control
    if lost.bit_count() < GERMAN_DEPOTS_TO_WIN:
        return ""
    taken = MAP.depots["germany"] & controlled(game, ALLIED)
    return ALLIED if taken.bit_count() >= GERMAN_DEPOTS_TO_WIN else ""
