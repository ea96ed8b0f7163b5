"""Encirclement: a wall of zones of control across the supply of an army or of the Maginot Line."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sixweeks.ai.france_40.marches import Order
from sixweeks.ai.france_40.objectives import loss_of_unit
from sixweeks.ai.france_40.situation import (
    Situation,
    is_british,
    is_mechanized,
    neighbours,
    place_of,
)
from sixweeks.ai.walls import IMPASSABLE, Cost, wall
from sixweeks.board.flood import flood
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.games.france_40.model import effects
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, UnitId
from sixweeks.games.france_40.model.queries import (
    BRITISH,
    FRENCH,
    neutral_ground,
    occupied,
    standing_forts,
)
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r06_stacking, r08_supply
from sixweeks.games.france_40.rules.r04_victory import has_scored

SWISS_BORDER = MAP.grid.spread(MAP.countries["switzerland"]) & MAP.countries["france"]
NORTHERN_END = MAP.countries["luxembourg"] | (MAP.countries["belgium"] & ~MAP.rows_from(31))
CHANNEL = MAP.grid.mask("3929 3927 4026 3925 3824 3723 3722 3721 3720 3719")
NORTH_OF_THE_LINE = MAP.rows_from(26)
REAR = bits(MAP.east & MAP.countries["germany"])[0]
BEHIND = MAP.countries["germany"] | MAP.water | MAP.countries["switzerland"]


class Ring(Struct, frozen=True):
    """Units and where they go to shut a wall, and what is caught."""

    placing: dict[UnitId, Hex]
    value: float


def encirclement(situation: Situation, reaches: dict[UnitId, int]) -> Iterator[Order]:
    """Close the most valuable ring, if any is worth it."""
    least = situation.weights.rings.least * situation.weights.point
    rings = [ring for ring in proposed_rings(situation, reaches) if ring.value > least]
    situation.has_ring = bool(rings)
    if rings:
        best = max(rings, key=lambda ring: ring.value / (1 + len(ring.placing)))
        for unit, hex in best.placing.items():
            yield Order(unit, () if hex == place_of(situation.game, unit) else (hex,))


def proposed_rings(situation: Situation, reaches: dict[UnitId, int]) -> Iterator[Ring]:
    game = situation.game
    if not has_scored(game, "4.8a", "4.8b"):
        yield from ring_along(situation, reaches, maginot_wall(situation))
    shut, cost = german_ground(game), gap(situation, 0)
    for coast in bits(CHANNEL):
        yield from ring_along(situation, reaches, wall(MAP.grid, one(coast), shut, cost))
    for cluster in clusters(game.presence[FRENCH] | game.presence[BRITISH]):
        if cluster.bit_count() <= situation.weights.rings.cluster:
            yield from ring_along(situation, reaches, bits(MAP.grid.spread(cluster) & ~cluster))


def maginot_wall(situation: Situation) -> list[Hex]:
    """4.8b Behind the forts, from Luxembourg to Switzerland."""
    game = situation.game
    if situation.weights.rings.sealed:
        return tight_wall(situation, game, situation.weights.rings.shut)
    start = NORTHERN_END & ~neutral_ground(game)
    return wall(MAP.grid, start, SWISS_BORDER, gap(situation, BEHIND))


def tight_wall(situation: Situation, game: Game, shut: float) -> list[Hex]:
    """From the West Wall north of the line, so that no supply is traced around its end."""
    start = standing_forts(game, GERMAN) & NORTH_OF_THE_LINE
    closed = (BEHIND | MAP.gap) & ~start
    prices = gap_prices(game, shut, situation.weights.rings.open, closed)
    return wall(MAP.grid, start, SWISS_BORDER, prices.__getitem__)


def besieged(situation: Situation) -> int:
    """Where the wall is taken up bit by bit."""
    ground = MAP.countries["france"]
    if situation.weights.rings.sealed:
        ground |= MAP.countries["luxembourg"] | MAP.countries["belgium"]
    return ground


def sealing(situation: Situation, reaches: dict[UnitId, int]) -> Iterator[Order]:
    """All units that it takes to cut off the line in this phase, or none."""
    game = situation.game
    bare = placed(game, dict.fromkeys(reaches, REAR))
    for shut in (0.0, 0.3, situation.weights.rings.shut):
        chain = tight_wall(situation, bare, shut)
        placing = closed_by(situation, bare, reaches, chain)
        if placing and cuts_maginot(game, placed(bare, placing)):
            for unit, hex in placing.items():
                yield Order(unit, () if hex == place_of(game, unit) else (hex,))
            return


def closed_by(
    situation: Situation, bare: Game, reaches: dict[UnitId, int], chain: Sequence[Hex]
) -> dict[UnitId, Hex]:
    """Units to shut a wall when no unit stands where it did; empty if it cannot be done."""
    missing = sum(one(hex) for hex in chain) & r08_supply.supply_ground(bare, ALLIED)
    full = r06_stacking.full_hexes(bare)
    placing: dict[UnitId, Hex] = {}
    while missing:
        found = widest(situation, reaches, missing, full, placing)
        if found is None:
            return {}
        unit, hex = found
        placing[unit] = hex
        missing &= ~covered(bare, hex)
    return placing


def placed(game: Game, placing: dict[UnitId, Hex]) -> Game:
    """The game as it would be with some units elsewhere."""
    after = game.copy()
    after.memo = {}
    for unit, hex in placing.items():
        effects.relocate(after, unit, hex)
    return after


def siege(situation: Situation, reaches: dict[UnitId, int]) -> Iterator[Order]:
    """Take up the wall behind the Maginot Line bit by bit, where it cannot be shut at once."""
    game = situation.game
    missing = sum(one(hex) for hex in maginot_wall(situation)) & besieged(situation)
    full = r06_stacking.full_hexes(game)
    placing: dict[UnitId, Hex] = {}
    while missing and (found := widest(situation, reaches, missing, full, placing)):
        unit, hex = found
        placing[unit] = hex
        missing &= ~covered(game, hex)
        yield Order(unit, () if hex == place_of(game, unit) else (hex,))


def clusters(mask: int) -> Iterator[int]:
    """The groups of hexes that touch."""
    while mask:
        group = flood(MAP.grid, mask & -mask, mask, MAP.open)
        mask &= ~group
        yield group


def german_ground(game: Game) -> int:
    """Ground the Germans hold and the Allies can no longer trace through."""
    open_ground = r08_supply.supply_ground(game, ALLIED)
    return game.control & MAP.land & ~open_ground & r08_supply.german_supply(game)


def gap(situation: Situation, closed: int) -> Cost:
    """What it takes to shut a hex: nothing where it is shut, all where an enemy stands."""
    rings = situation.weights.rings
    return gap_prices(situation.game, rings.shut, rings.open, closed).__getitem__


def gap_prices(game: Game, shut: float, opened: float, closed: int) -> list[float]:
    prices = [shut] * MAP.grid.all.bit_length()
    for hex in bits(r08_supply.supply_ground(game, ALLIED)):
        prices[hex] = opened
    for hex in bits(occupied(game, ALLIED) | closed | MAP.water):
        prices[hex] = IMPASSABLE
    return prices


def ring_along(
    situation: Situation, reaches: dict[UnitId, int], chain: Sequence[Hex]
) -> Iterator[Ring]:
    game = situation.game
    ground = r08_supply.supply_ground(game, ALLIED)
    gaps = [hex for hex in chain if ground >> hex & 1]
    if not chain or len(gaps) > situation.weights.rings.longest:
        return
    placing = placed_along(situation, reaches, gaps)
    if placing:
        yield Ring(placing, catch(situation, placing))


def placed_along(
    situation: Situation, reaches: dict[UnitId, int], gaps: Sequence[Hex]
) -> dict[UnitId, Hex]:
    """Units to cover every gap, each where it covers most; empty if it cannot be done."""
    game = situation.game
    missing = sum(one(hex) for hex in gaps)
    full = r06_stacking.full_hexes(game)
    placing: dict[UnitId, Hex] = {}
    while missing and len(placing) < situation.weights.rings.units:
        found = widest(situation, reaches, missing, full, placing)
        if found is None:
            return {}
        unit, hex = found
        placing[unit] = hex
        missing &= ~covered(game, hex)
    return {} if missing else placing


def widest(
    situation: Situation,
    reaches: dict[UnitId, int],
    missing: int,
    full: int,
    placing: dict[UnitId, Hex],
) -> tuple[UnitId, Hex] | None:
    """The unit and hex that cover the most of what is missing; panzers only where needed."""
    game, rings = situation.game, situation.weights.rings
    best, merit = None, 0.0
    covers = covering(game, missing)
    useful = sum(map(one, covers)) & ~game.forts
    for unit, mask in reaches.items():
        if unit in placing:
            continue
        here, dearer = one(place_of(game, unit)), rings.mechanized * is_mechanized(game, unit)
        for hex in bits(mask & useful & (~full | here)):
            worth = covers[hex] - dearer + rings.stay * (here >> hex & 1)
            if worth > merit:
                best, merit = (unit, hex), worth
    return best


def covering(game: Game, missing: int) -> dict[Hex, int]:
    """How many of the missing hexes a unit would cover from each hex."""
    near = bits(missing | MAP.grid.spread(missing))
    counts = {hex: (covered(game, hex) & missing).bit_count() for hex in near}
    return {hex: count for hex, count in counts.items() if count}


def covered(game: Game, hex: Hex) -> int:
    return (one(hex) | neighbours(hex)) & ~game.forts


def catch(situation: Situation, placing: dict[UnitId, Hex]) -> float:
    """What would be out of supply if the units stood there, and was not before."""
    game = situation.game
    after = placed(game, placing)
    value = situation.weights.point if cuts_maginot(game, after) else 0.0
    return value + sum(
        prey_value(situation, unit)
        for unit in situation.supplied_enemies
        if not r08_supply.is_in_supply(after, unit)
    )


def cuts_maginot(before: Game, after: Game) -> bool:
    """4.8b Is no fort of the line connected any more?"""
    if has_scored(before, "4.8a", "4.8b"):
        return False
    forts = standing_forts(after, "maginot")
    return bool(forts) and not forts & r08_supply.overland(after)


def prey_value(situation: Situation, unit: UnitId) -> float:
    """A unit cut off may still break out before it is lost."""
    if is_british(situation.game, unit):
        return situation.weights.rings.british * situation.weights.point
    return situation.weights.rings.caught * loss_of_unit(situation, unit)


def releases(situation: Situation, unit: UnitId, hex: Hex) -> bool:
    """Would a unit that leaves its place for a hex open a ring?"""
    game = situation.game
    after = placed(game, {unit: hex})
    return any(
        r08_supply.is_in_supply(after, each) and not r08_supply.is_in_supply(game, each)
        for each in situation.enemy_units
    )
