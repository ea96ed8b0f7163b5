"""Attacks: which hex, and with the fewest units that suffice."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from sixweeks.ai.france_40.battles import Placing, attack_value
from sixweeks.ai.france_40.objectives import hex_value
from sixweeks.ai.france_40.situation import (
    Situation,
    expected_points,
    foes,
    is_mechanized,
    neighbours,
    place_of,
    shelterless,
)
from sixweeks.board.hexes import Hex, bits, one
from sixweeks.board.hexsides import has_side
from sixweeks.games.france_40.model.components import MAP, UnitId
from sixweeks.games.france_40.model.queries import FORMER_NEUTRALS, attack_factor, neutral_ground
from sixweeks.games.france_40.rules import r06_stacking, r10_movement
from sixweeks.games.france_40.rules.r11_combat import joinable, targets


class Assault(Struct, frozen=True):
    """An attack on a hex by units, from where they stand or from where they are to go."""

    hex: Hex
    units: tuple[UnitId, ...]
    value: float
    placing: dict[UnitId, Hex] = {}


# --- in the Combat Phase ----------------------------------------------------------------------


def assaults(situation: Situation) -> list[Assault]:
    """The attacks that promise enough from where the units stand, the best first."""
    found = [assault_on(situation, hex) for hex in bits(targets(situation.game, situation.side))]
    worth_it = [each for each in found if each.units and each.value > situation.weights.bar]
    return sorted(worth_it, key=lambda each: -each.value)


def best_assault(situation: Situation, side: str) -> Assault | None:
    return next(iter(assaults(situation)), None)


def assault_on(situation: Situation, hex: Hex) -> Assault:
    game, side = situation.game, situation.side
    by_nation: dict[int, list[UnitId]] = {}
    for unit in suited(situation, hex, joinable(game, side, hex, ())):
        by_nation.setdefault(game.roster.nation[unit], []).append(unit)
    found = [gathered(situation, hex, units, {}) for units in by_nation.values()]
    return max(found, key=lambda each: each.value, default=Assault(hex, (), 0.0))


def suited(situation: Situation, hex: Hex, units: Iterable[UnitId]) -> list[UnitId]:
    """11.3d A fort may cost a whole unit, and 4.10a a mechanized corps is worth a point."""
    game = situation.game
    is_fort = situation.weights.spare_panzers and game.forts >> hex & 1
    return [unit for unit in units if not (is_fort and is_mechanized(game, unit))]


def gathered(situation: Situation, hex: Hex, units: Iterable[UnitId], placing: Placing) -> Assault:
    """Add units, the strongest first, while each adds enough."""
    queue = sorted(units, key=lambda unit: -usefulness(situation, hex, unit, placing))
    best = Assault(hex, (), 0.0)
    tried: tuple[UnitId, ...] = ()
    for unit in queue:
        tried = (*tried, unit)
        value = attack_value(situation, hex, tried, placing)
        if value > best.value + situation.weights.enough or (not best.units and value > best.value):
            best = Assault(hex, tried, value, {u: placing[u] for u in tried if u in placing})
    return best


def usefulness(situation: Situation, hex: Hex, unit: UnitId, placing: Placing) -> float:
    """The attack factor, halved across a river."""
    game = situation.game
    origin = placing.get(unit, place_of(game, unit))
    halved = has_side(MAP.rivers, MAP.grid, origin, hex)
    return attack_factor(game, unit) / (2 if halved else 1)


# --- in the Movement Phase, when the fight comes after it ----------------------------------------


def planned_assaults(situation: Situation, units: Sequence[UnitId]) -> list[Assault]:
    """Attacks to prepare by moving: the best first, each with units no better one needs."""
    free = {unit: jump_off(situation, unit) for unit in units}
    chosen: list[Assault] = []
    room, weights = Room(situation), situation.weights
    for hex in targets_by_value(situation, free):
        assault = prepared(situation, hex, free, room)
        if assault.value > weights.sortie and len(chosen) < weights.attacks:
            chosen.append(assault)
            for unit, origin in assault.placing.items():
                room.take(situation, unit, origin)
                free.pop(unit, None)
    return chosen


def jump_off(situation: Situation, unit: UnitId) -> int:
    """The hexes a unit may attack from this turn."""
    game = situation.game
    here = one(place_of(game, unit))
    if closed_for_moving(situation) >> unit & 1:
        return here
    points = expected_points(game, unit, situation.weights.dice)
    return here | shelterless(situation, unit, r10_movement.destinations(game, (unit,), points))


def closed_for_moving(situation: Situation) -> int:
    mask = 0
    for bar in r10_movement.unit_bars(situation.game, situation.side):
        mask |= bar.mask
    return mask


class Room:
    """How many more units each hex takes."""

    def __init__(self, situation: Situation) -> None:
        self.stacking = r06_stacking.limit(situation.game)
        self.taken = {hex: len(stack) for hex, stack in situation.game.stacks.items()}

    def left(self, hex: Hex) -> int:
        return self.stacking - self.taken.get(hex, 0)

    def take(self, situation: Situation, unit: UnitId, hex: Hex) -> None:
        here = place_of(situation.game, unit)
        if here != hex:
            self.taken[here] = self.taken.get(here, 1) - 1
            self.taken[hex] = self.taken.get(hex, 0) + 1


def targets_by_value(situation: Situation, free: dict[UnitId, int]) -> list[Hex]:
    """Enemy hexes that somebody can attack; those with much to attack from first."""
    reached = 0
    for mask in free.values():
        reached |= mask
    closed = neutral_ground(situation.game)
    hexes = [hex for hex in bits(foes(situation) & ~closed) if neighbours(hex) & reached]
    return sorted(hexes, key=lambda hex: -quick_value(situation, hex, free))


def quick_value(situation: Situation, hex: Hex, free: dict[UnitId, int]) -> float:
    near = neighbours(hex)
    game = situation.game
    force = sum(attack_factor(game, unit) for unit, mask in free.items() if mask & near)
    strength = sum(
        game.scenario.counters[unit].factors[game.units[unit].steps - 1][1]
        for unit in game.stacks.get(hex, ())
    )
    prize = situation.weights.prize * hex_value(situation, hex) / situation.weights.point
    return min(6.0, force / (strength + 1.0 + 3.0 * (game.forts >> hex & 1))) * (1.0 + prize)


def prepared(situation: Situation, hex: Hex, free: dict[UnitId, int], room: Room) -> Assault:
    """The best attack on a hex that free units can be brought up for."""
    near = neighbours(hex)
    game = situation.game
    found = [Assault(hex, (), 0.0)]
    nations = {game.roster.nation[unit] for unit, mask in free.items() if mask & near}
    for nation in sorted(nations):
        able = [u for u, mask in free.items() if mask & near and game.roster.nation[u] == nation]
        units = suited(situation, hex, able)
        placing = placed_around(situation, hex, units, free, room)
        if placing and nation not in FORMER_NEUTRALS:
            found.append(gathered(situation, hex, placing, placing))
    return max(found, key=lambda each: each.value)


def placed_around(
    situation: Situation,
    hex: Hex,
    units: Sequence[UnitId],
    free: dict[UnitId, int],
    room: Room,
) -> dict[UnitId, Hex]:
    """Put the strongest units around a target, first where they are most use."""
    game, near = situation.game, neighbours(hex)
    placing: dict[UnitId, Hex] = {}
    held: dict[Hex, int] = {}
    for unit in sorted(units, key=lambda unit: -attack_factor(game, unit)):
        here = place_of(game, unit)
        reach = bits(free[unit] & near)
        options = [each for each in reach if each == here or room.left(each) > held.get(each, 0)]
        if options:
            best = max(options, key=lambda origin: origin_merit(hex, origin, here, held))
            placing[unit] = best
            if best != here:
                held[best] = held.get(best, 0) + 1
        if len(placing) >= 9:
            break
    return placing


def origin_merit(hex: Hex, origin: Hex, here: Hex, held: dict[Hex, int]) -> float:
    """No river, an empty side opposite to one that is held, and no needless march."""
    merit = 0.0 if has_side(MAP.rivers, MAP.grid, origin, hex) else 2.0
    directions = {MAP.grid.direction(hex, each) for each in held}
    if (MAP.grid.direction(hex, origin) + 3) % 6 in directions:
        merit += 1.5
    if origin == here:
        merit += 0.5
    return merit - 0.1 * held.get(origin, 0)
