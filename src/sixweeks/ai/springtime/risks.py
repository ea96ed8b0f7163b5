"""What the enemy could do to us next: the danger of every area, and moves that lessen it."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from msgspec import Struct

from sixweeks.ai.springtime.battles import air_left, crossing, lead_value, winning
from sixweeks.ai.springtime.weights import Weights
from sixweeks.ai.springtime.worth import (
    full_worth,
    ground,
    loss,
    net_of,
    severed,
    starving,
    ways_to_paris,
)
from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model.components import (
    AXIS,
    GROUPS,
    KLEIST,
    MAP,
    RESERVE,
    ROSTER,
    STACKING,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import (
    controlled,
    is_on_map,
    occupied,
    standing,
    units_in,
)
from sixweeks.games.springtime.model.state import Game, Progress
from sixweeks.games.springtime.rules.r09_movement import ASSAULT, movement_factor, routes

MOST_MOVES = 14


class Threat(Struct, frozen=True):
    """What one army group, with Kleist if he may join, could bring against an area."""

    attack: int
    kinds: frozenset[str]


class Capture(Struct, frozen=True):
    """The areas that a move takes from the enemy, and what they are worth."""

    taken: int = 0
    value: float = 0.0


NOTHING = Capture()
Gains = Mapping[tuple[UnitId, AreaId], Capture]


class Risks:
    """The enemy's reach as it is now, against which own positions can be tried."""

    def __init__(self, game: Game, side: str, weights: Weights) -> None:
        self.weights = weights
        self.game = game.copy()
        self.game.progress, self.game.memo = Progress(), {}
        self.side, self.enemy = side, opponent(side)
        self.threats: dict[AreaId, list[Threat]] = {}
        self.known: dict[tuple[AreaId, int], float] = {}
        self.survey()

    def survey(self) -> None:
        enemies = [unit for unit in ROSTER.units[self.enemy] if is_on_map(self.game, unit)]
        reach = {unit: self.reach_of(unit) for unit in enemies}
        strength = {u: lead_value(self.game, u) + air_left(self.game, u) for u in enemies}
        kleist = ROSTER.groups[KLEIST] if self.enemy == AXIS else 0
        for group in GROUPS[self.enemy]:
            mask = ROSTER.groups[group] | kleist
            coming: dict[AreaId, list[UnitId]] = {}
            for unit in enemies:
                if mask >> unit & 1 or self.joins(unit, mask):
                    for area in reach[unit]:
                        coming.setdefault(area, []).append(unit)
            for area, units in coming.items():
                attack = max(strength[u] for u in units) + min(len(units), STACKING) - 1
                kinds = frozenset(boundary(reach[u][area], area) for u in units)
                self.threats.setdefault(area, []).append(Threat(attack, kinds))

    def joins(self, unit: UnitId, mask: int) -> bool:
        """8.1.1e Reserves go with units in the same Area."""
        is_reserve = ROSTER.groups[RESERVE] >> unit & 1
        return bool(is_reserve and standing(self.game)[self.game.units[unit].place] & mask)

    def reach_of(self, unit: UnitId) -> dict[AreaId, AreaId]:
        """The areas a unit can enter, and from where."""
        game, start = self.game, AreaId(self.game.units[unit].place)
        ways = routes(game, unit, ASSAULT, movement_factor(game, unit, ASSAULT))
        found = {area: path[-2] if len(path) > 1 else start for area, path in ways.items()}
        return {**found, start: start}

    # --- the danger of an area ----------------------------------------------------------------

    def danger(self, area: AreaId, mask: int) -> float:
        """What the enemy's best attack on an area would cost, were these its defenders."""
        if area not in self.threats:
            return 0.0
        key = (area, mask)
        if key not in self.known:
            self.known[key] = self.danger_to(area, units_in(mask))
        return self.known[key]

    def left(self, area: AreaId, mask: int) -> float:
        """How much more is in danger in an area once these units have left it."""
        here = standing(self.game)[area] & ROSTER.of_side[self.side]
        return self.danger(area, here & ~mask) - self.danger(area, here)

    def danger_to(self, area: AreaId, defenders: list[UnitId]) -> float:
        game, weights = self.game, self.weights
        stake = self.stake(area, weights.ambushed if not defenders else weights.overrun)
        if not defenders:
            return weights.walked_into * stake
        lead = max(defenders, key=lambda unit: lead_value(game, unit))
        value = lead_value(game, lead) + air_left(game, lead) + MAP.areas[area].tem
        value += TABLES.defense_value["other_unit"] * (len(defenders) - 1)
        stake += loss(game, lead) + 0.1 * sum(loss(game, unit) for unit in defenders)
        worst = max(t.attack - crossing(t.kinds, self.side) for t in self.threats[area])
        return weights.attacked * stake * winning(worst - value)

    def stake(self, area: AreaId, further: float) -> float:
        """The ground itself, what would be cut off without it, and the open country behind it."""
        own = controlled(self.game, self.side)
        if not own >> area & 1:
            return 0.0
        behind = MAP.neighbours[area] & own & ~occupied(self.game, self.side)
        beyond = sum(ground(self.game, each) for each in areas(behind) if each not in self.threats)
        return (
            ground(self.game, area) + severed(self.game, self.side, area) + further * 0.5 * beyond
        )

    # --- moves that lessen it -----------------------------------------------------------------

    def moves(
        self, ways: Mapping[UnitId, Iterable[AreaId]], gains: Gains
    ) -> tuple[dict[UnitId, AreaId], float]:
        """The best moves one after the other, and what they are worth together."""
        stacks = [mask & ROSTER.of_side[self.side] for mask in standing(self.game)]
        chosen: dict[UnitId, AreaId] = {}
        worths: dict[tuple[UnitId, AreaId], float] = {}
        total, taken, changed = 0.0, 0, set(areas(MAP.all))
        while len(chosen) < MOST_MOVES:
            self.weigh_again(worths, ways, stacks, changed)
            options = (
                (worth + fresh(gains, unit, area, taken), unit, area)
                for (unit, area), worth in worths.items()
                if unit not in chosen and has_room(stacks, area)
            )
            gain, unit, area = max(options, default=(0.0, UnitId(-1), AreaId(-1)))
            if gain < self.weights.least:
                break
            chosen[unit], total = area, total + gain
            taken |= gains.get((unit, area), NOTHING).taken
            start = AreaId(self.game.units[unit].place)
            stacks[start] &= ~(1 << unit)
            stacks[area] |= 1 << unit
            changed = {start, area}
        return chosen, total

    def weigh_again(
        self,
        worths: dict[tuple[UnitId, AreaId], float],
        ways: Mapping[UnitId, Iterable[AreaId]],
        stacks: list[int],
        changed: set[AreaId],
    ) -> None:
        """SPEED: only the moves from and to stacks that have changed; a third less time."""
        for unit, places in ways.items():
            leaves = self.game.units[unit].place in changed
            for area in places:
                if leaves or area in changed:
                    worths[unit, area] = self.gain(stacks, unit, area)

    def gain(self, stacks: list[int], unit: UnitId, area: AreaId) -> float:
        """How much less is in danger if a unit goes there, and how much nearer it is."""
        start, bit = AreaId(self.game.units[unit].place), 1 << unit
        leaving, joining = stacks[start], stacks[area]
        before = self.danger(start, leaving) + self.danger(area, joining)
        after = self.danger(start, leaving & ~bit) + self.danger(area, joining | bit)
        near = self.distance(start) - self.distance(area)
        rescued = self.is_fed(unit, area) - self.is_fed(unit, start)
        return (
            before
            - after
            + self.weights.march * full_worth(unit) * near
            + rescued * starving(self.game, unit)
        )

    def is_fed(self, unit: UnitId, area: AreaId) -> bool:
        return bool(net_of(ROSTER.nation[unit], self.game.control) >> area & 1)

    def distance(self, area: AreaId) -> int:
        """The Axis marches on Paris, the Allies towards the enemy."""
        is_on_paris = self.side == AXIS and not self.game.control >> MAP.paris & 1
        return ways_to_paris()[area] if is_on_paris else min(self.front.get(area, 6), 6)

    @cached_property
    def front(self) -> dict[AreaId, int]:
        return fronts(occupied(self.game, self.enemy))


def has_room(stacks: list[int], area: AreaId) -> bool:
    return stacks[area].bit_count() < STACKING or bool(MAP.zones >> area & 1)


def fresh(gains: Gains, unit: UnitId, area: AreaId, taken: int) -> float:
    """What a move takes, unless an earlier one takes it."""
    found = gains.get((unit, area), NOTHING)
    return found.value if found.taken & ~taken else 0.0


def boundary(start: AreaId, area: AreaId) -> str:
    """What is crossed; nothing by who is there already."""
    return "" if start == area else MAP.graph.boundary(start, area)


def fronts(mask: int) -> dict[AreaId, int]:
    """The steps from every area to the nearest of a set."""
    found: dict[AreaId, int] = {}
    steps, ring, seen = 0, mask, 0
    while ring & ~seen:
        ring &= ~seen
        found.update(dict.fromkeys(areas(ring), steps))
        seen |= ring
        ring, steps = MAP.graph.spread(ring), steps + 1
    return found
