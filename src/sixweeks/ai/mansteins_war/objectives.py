"""What hexes are worth to a side, and how they draw its units on."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import astuple

from sixweeks.ai.mansteins_war.situation import FAR, SIZE, Situation, steps_to
from sixweeks.ai.mansteins_war.weights import (
    CENTRE,
    CENTRE_GROUPS,
    CENTRE_ROW,
    DUTCH_ARMIES,
    EAST,
    EAST_GROUPS,
    HOLLAND,
    NORTH,
    WAYPOINTS,
    Pull,
    Shares,
)
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    PARIS,
    SIDES,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import hex_of
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r03_control import FRENCH_OBJECTIVES, TO_CAPITULATE
from sixweeks.games.mansteins_war.rules.r03_victory import HEX_VALUES
from sixweeks.masks import mask_of

Pulls = Sequence[float]  # what draws units to each hex
VICTORY_HEXES = {side: mask_of(HEX_VALUES[side]) for side in SIDES}
NEEDED = mask_of(hex for mask in TO_CAPITULATE.values() for hex in range(SIZE) if mask >> hex & 1)
PRIZES = VICTORY_HEXES[GERMAN] | VICTORY_HEXES[ALLIED] | NEEDED | FRENCH_OBJECTIVES


def hex_points(game: Game, side: str, hex: Hex) -> int:
    """3.4.a, 3.5.a, 25.4.b The points of a side for a hex that it controls."""
    points = HEX_VALUES[side].get(hex, 0)
    return points // 2 if game.open_cities >> hex & 1 else points


def prize(situation: Situation, hex: Hex) -> float:
    """What it is worth to take a hex that the other side holds."""
    if not PRIZES >> hex & 1:
        return situation.weights.ground
    game, side = situation.game, situation.side
    if bool(game.control >> hex & 1) == (side == GERMAN):
        return 0.0
    points = hex_points(game, GERMAN, hex) + hex_points(game, ALLIED, hex)
    value = situation.urgency * points
    if side == GERMAN:
        value += share_of_country(situation, hex)
    return value + situation.weights.ground


def share_of_country(situation: Situation, hex: Hex) -> float:
    """3.8 What a hex contributes to the fall of a country, more the fewer are missing."""
    game, pull, value = situation.game, situation.weights.pull, 0.0
    for country, needed in TO_CAPITULATE.items():
        if needed >> hex & 1 and country not in game.capitulated:
            missing = (needed & ~game.control).bit_count()
            whole = pull.victory if country == "france" else pull.country
            value += whole / max(1, missing) ** pull.missing
    return value


# --- what draws units on ----------------------------------------------------------------------


def sector_of(situation: Situation, unit: UnitId) -> str:
    """6.2 Which part of the front a unit belongs to."""
    command = COUNTERS[unit].command
    is_dutch_war = "netherlands" not in situation.game.capitulated
    if COUNTERS[unit].name in DUTCH_ARMIES and is_dutch_war:
        return HOLLAND
    if command in EAST_GROUPS:
        return EAST
    row = int(GRID.number(hex_of(situation.game, unit))[2:])
    return CENTRE if command in CENTRE_GROUPS and row >= CENTRE_ROW else NORTH


def share_of_sector(situation: Situation, hex: Hex, sector: str) -> float:
    """How much a hex matters to units of a sector."""
    shares: Shares = getattr(situation.weights.sectors, sector)
    share: float = getattr(shares, COUNTRY[hex], 1.0)
    return share


COUNTRY = tuple(MAP.country(Hex(n)) for n in range(SIZE))


def goals(situation: Situation, sector: str) -> tuple[tuple[Hex, float], ...]:
    """The hexes that a side still wants, and how much."""
    game = situation.game
    held = game.control if situation.side == GERMAN else ~game.control
    found = (
        (hex, wanted(situation, hex) * share_of_sector(situation, hex, sector))
        for hex in HEXES_WANTED
        if not held >> hex & 1
    )
    way = sickle(situation) if (situation.side, sector) == (GERMAN, CENTRE) else ()
    return tuple((hex, weight) for hex, weight in (*found, *way) if weight > 0)


def sickle(situation: Situation) -> Iterator[tuple[Hex, float]]:
    """6.2 Sedan, the Oise, Amiens, as long as they are not reached."""
    for name, hex in WAY.items():
        if not situation.game.control >> hex & 1:
            yield hex, getattr(situation.weights.sickle, name)


WAY = {name: GRID.hex(number) for name, number in WAYPOINTS.items()}

HEXES_WANTED = tuple(Hex(n) for n in range(SIZE) if PRIZES >> n & 1)


def wanted(situation: Situation, hex: Hex) -> float:
    """6.2 Paris is left for later, and the Maginot Line to those who are there."""
    value, pull = prize(situation, hex) / situation.urgency, situation.weights.pull
    if situation.side == GERMAN and hex == PARIS:
        shares: tuple[float, ...] = astuple(pull.paris)
        return value * shares[min(situation.game.turn, len(shares)) - 1]
    return value * pull.fortress if MAP.maginot >> hex & 1 else value


def pulls(situation: Situation, sector: str = NORTH) -> Pulls:
    """How strongly each hex draws units of a sector, the sum over all that is wanted."""
    key = ("pulls", sector)
    if key not in situation.notes:
        wanted, pull = goals(situation, sector), situation.weights.pull
        situation.notes[key] = pulls_of(wanted, situation.foes, pull)
    return situation.notes[key]


@lru_cache(maxsize=64)
def pulls_of(wanted: tuple[tuple[Hex, float], ...], enemies: int, pull: Pull) -> Pulls:
    total = [0.0] * SIZE
    faded = [pull.fade**n if n <= pull.most else 0.0 for n in range(FAR + 1)]
    for goal, weight in wanted:
        field = steps_to(1 << goal, enemies & ~(1 << goal), pull.enemy)
        total = [sum + weight * faded[steps] for sum, steps in zip(total, field, strict=True)]
    return tuple(total)
