"""What the enemy could do to us next: the danger of every area, and moves that lessen it."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from msgspec import Struct

from sixweeks.ai.springtime.battles import crossing, lead_strength, lead_value, winning
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
    MAGINOT,
    MAP,
    OPEN,
    RESERVE,
    RIVER,
    ROSTER,
    SIDES,
    STACKING,
    TABLES,
    ZONE_LINE,
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

# Attackers are hindered by the easiest boundary that one of them crosses.
EASE = {MAGINOT: 0, RIVER: 1, OPEN: 2, ZONE_LINE: 2, "": 2}
OBSTACLE = {side: [crossing({kind}, side) for kind in (MAGINOT, RIVER, "")] for side in SIDES}


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
        self.threats: dict[AreaId, int] = {}  # the best attack on each area that can be attacked
        self.known: dict[tuple[AreaId, int], float] = {}
        self.stakes: dict[AreaId, tuple[float, float]] = {}
        self.leanings: dict[tuple[UnitId, AreaId], float] = {}
        self.firm: dict[UnitId, int] = {}
        self.survey()

    def survey(self) -> None:
        """What each army group, with Kleist if he may join, could bring against every area."""
        enemies = [unit for unit in ROSTER.units[self.enemy] if is_on_map(self.game, unit)]
        reach = {unit: self.reach_of(unit) for unit in enemies}
        strength = {u: lead_strength(self.game, u) for u in enemies}
        kleist = ROSTER.groups[KLEIST] if self.enemy == AXIS else 0
        for group in GROUPS[self.enemy]:
            mask = ROSTER.groups[group] | kleist
            coming: dict[AreaId, list[UnitId]] = {}
            for unit in enemies:
                if mask >> unit & 1 or self.joins(unit, mask):
                    for area in reach[unit]:
                        coming.setdefault(area, []).append(unit)
            for area, units in coming.items():
                attack = max([strength[u] for u in units]) + min(len(units), STACKING) - 1
                attack -= OBSTACLE[self.side][max([reach[u][area] for u in units])]
                self.threats[area] = max(self.threats.get(area, attack), attack)

    def joins(self, unit: UnitId, mask: int) -> bool:
        """8.1.1e Reserves go with units in the same Area."""
        is_reserve = ROSTER.groups[RESERVE] >> unit & 1
        return bool(is_reserve and standing(self.game)[self.game.units[unit].place] & mask)

    def reach_of(self, unit: UnitId) -> dict[AreaId, int]:
        """The areas a unit can enter, and how easily: the last boundary on the way."""
        game, start = self.game, AreaId(self.game.units[unit].place)
        ways = routes(game, unit, ASSAULT, movement_factor(game, unit, ASSAULT))
        found = {
            area: EASE[boundary(path[-2] if len(path) > 1 else start, area)]
            for area, path in ways.items()
        }
        return {**found, start: EASE[""]}

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
        if area not in self.stakes:
            self.stakes[area] = self.stake(area)
        ground_and_supply, beyond = self.stakes[area]
        further = weights.ambushed if not defenders else weights.overrun
        stake = ground_and_supply + further * weights.beyond * beyond
        if not defenders:
            return weights.walked_into * stake
        lead, value = max(defenders, key=self.firmness), self.defense(area, defenders)
        losses = sum(loss(game, unit, weights.worth) for unit in defenders)
        stake += loss(game, lead, weights.worth) + weights.routed * losses
        return weights.attacked * stake * winning(self.threats[area] - value)

    def defense(self, area: AreaId, defenders: list[UnitId]) -> int:
        lead = max(defenders, key=self.firmness)
        value = lead_strength(self.game, lead) + MAP.areas[area].tem
        return value + TABLES.defense_value["other_unit"] * (len(defenders) - 1)

    def firmness(self, unit: UnitId) -> int:
        """What a unit adds to the defense as its Lead, air apart."""
        if unit not in self.firm:
            self.firm[unit] = lead_value(self.game, unit)
        return self.firm[unit]

    def stake(self, area: AreaId) -> tuple[float, float]:
        """The ground itself with what would be cut off without it, and the open country behind."""
        game, worth, own = self.game, self.weights.worth, controlled(self.game, self.side)
        if not own >> area & 1:
            return 0.0, 0.0
        behind = MAP.neighbours[area] & own & ~occupied(game, self.side)
        beyond = sum(
            ground(game, each, worth) for each in areas(behind) if each not in self.threats
        )
        return ground(game, area, worth) + severed(game, self.side, area, worth), beyond

    # --- moves that lessen it -----------------------------------------------------------------

    def moves(
        self, ways: Mapping[UnitId, Iterable[AreaId]], gains: Gains
    ) -> tuple[dict[UnitId, AreaId], float]:
        """The best moves one after the other, and what they are worth together."""
        stacks = [mask & ROSTER.of_side[self.side] for mask in standing(self.game)]
        chosen: dict[UnitId, AreaId] = {}
        worths: dict[tuple[UnitId, AreaId], float] = {}
        total, taken, changed = 0.0, 0, set(areas(MAP.all))
        while len(chosen) < self.weights.most_moves:
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
            start, bit = AreaId(self.game.units[unit].place), 1 << unit
            weighed = places if start in changed else [a for a in places if a in changed]
            if not weighed:
                continue
            leaving = self.danger(start, stacks[start]) - self.danger(start, stacks[start] & ~bit)
            for area in weighed:
                joining, worth = stacks[area], leaving + self.leaning(unit, area)
                if area in self.threats:
                    worth += self.danger(area, joining) - self.danger(area, joining | bit)
                worths[unit, area] = worth

    def leaning(self, unit: UnitId, area: AreaId) -> float:
        """What a move is worth whoever else moves: how much nearer it brings, and supply."""
        key = (unit, area)
        if key not in self.leanings:
            start, weights = AreaId(self.game.units[unit].place), self.weights
            near = self.distance(start) - self.distance(area)
            rescued = self.is_fed(unit, area) - self.is_fed(unit, start)
            worth = weights.march * full_worth(unit, weights.worth) * near
            self.leanings[key] = worth + rescued * starving(self.game, unit, weights.worth)
        return self.leanings[key]

    def is_fed(self, unit: UnitId, area: AreaId) -> bool:
        return bool(net_of(ROSTER.nation[unit], self.game.control) >> area & 1)

    def distance(self, area: AreaId) -> int:
        """The Axis marches on Paris, the Allies towards the enemy."""
        is_on_paris = self.side == AXIS and not self.game.control >> MAP.paris & 1
        most = self.weights.farthest
        return ways_to_paris()[area] if is_on_paris else min(self.front.get(area, most), most)

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
