"""What the enemy could do to us next: the danger of every area, and moves that lessen it."""

from collections.abc import Iterable, Mapping
from functools import cached_property

from sixweeks.ai.springtime.battles import air_left, crossing, lead_value
from sixweeks.ai.springtime.worth import full_worth, ground, loss
from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.components import (
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
from sixweeks.games.springtime.queries import controlled, is_on_map, occupied, units_at
from sixweeks.games.springtime.rules.r09_movement import ASSAULT, movement_factor, routes
from sixweeks.games.springtime.rules.r10_values import chances
from sixweeks.games.springtime.state import Deeds, Game

WINS = ("success", "overrun", "costly_success", "costly_overrun")
Reaches = Mapping[UnitId, Mapping[AreaId, AreaId]]
LEAST = 0.06  # an improvement worth a move
MOST_MOVES = 12


class Threat:
    """What one army group, with Kleist if he may join, could bring against an area."""

    __slots__ = ("armored", "attack", "kinds")

    def __init__(self) -> None:
        self.attack, self.armored = 0, False
        self.kinds: set[str] = set()


class Risks:
    """The enemy's reach as it is now; positions of one's own may then be tried out."""

    def __init__(self, game: Game, side: str) -> None:
        self.game = game.copy()
        self.game.deeds, self.game.memo = Deeds(), {}
        self.side, self.enemy = side, opponent(side)
        self.own = controlled(self.game, side) | occupied(self.game, side)
        self.threats: dict[AreaId, list[Threat]] = {}
        self.walkable = 0
        self.survey()

    def survey(self) -> None:
        reach = {unit: self.reach_of(unit) for unit in self.enemies()}
        kleist = ROSTER.groups[KLEIST]
        for group in GROUPS[self.enemy]:
            mask = ROSTER.groups[group] | (kleist if self.enemy == "axis" else 0)
            units = [u for u in reach if mask >> u & 1 or self.joins(u, mask)]
            for area in areas(self.own):
                self.note(area, [u for u in units if area in reach[u]], reach)

    def enemies(self) -> list[UnitId]:
        return [unit for unit in ROSTER.units[self.enemy] if is_on_map(self.game, unit)]

    def joins(self, unit: UnitId, mask: int) -> bool:
        """8.1.1e Reserves go with whoever stands beside them."""
        if not ROSTER.groups[RESERVE] >> unit & 1:
            return False
        place = AreaId(self.game.units[unit].place)
        return any(mask >> each & 1 for each in units_at(self.game, place, self.enemy))

    def reach_of(self, unit: UnitId) -> dict[AreaId, AreaId]:
        """The areas a unit can enter, and whence it would come."""
        game, start = self.game, AreaId(self.game.units[unit].place)
        ways = routes(game, unit, ASSAULT, movement_factor(game, unit, ASSAULT))
        found = {area: path[-2] if len(path) > 1 else start for area, path in ways.items()}
        return {**found, start: start}

    def note(
        self, area: AreaId, units: list[UnitId], reach: Mapping[UnitId, Mapping[AreaId, AreaId]]
    ) -> None:
        if not units:
            return
        self.walkable |= 1 << area
        best = max(units, key=lambda unit: lead_value(self.game, unit) + air_left(self.game, unit))
        threat = Threat()
        threat.attack = lead_value(self.game, best) + air_left(self.game, best)
        threat.attack += min(len(units), STACKING) - 1
        threat.armored = bool(ROSTER.armored >> best & 1)
        threat.kinds = {
            "" if reach[u][area] == area else MAP.graph.boundary(reach[u][area], area)
            for u in units
        }
        self.threats.setdefault(area, []).append(threat)

    # --- the danger of an area ----------------------------------------------------------------

    def danger(self, area: AreaId, units: Iterable[UnitId]) -> float:
        """What the enemy's best attack on an area would cost, were these its defenders."""
        if area not in self.threats:
            return 0.0
        stake, defenders = ground(self.game, area), list(units)
        if not controlled(self.game, self.side) >> area & 1:
            stake = 0.3
        if not defenders:
            return stake
        lead = max(defenders, key=lambda unit: lead_value(self.game, unit))
        value = lead_value(self.game, lead) + air_left(self.game, lead) + MAP.areas[area].tem
        value += TABLES.defense_value["other_unit"] * (len(defenders) - 1)
        stake += loss(self.game, lead) + 0.1 * sum(loss(self.game, unit) for unit in defenders)
        return stake * max(self.beaten(threat, value) for threat in self.threats[area])

    def beaten(self, threat: Threat, value: int) -> float:
        difference = threat.attack - value - crossing(threat.kinds, self.side)
        odds = chances(difference, threat.armored)
        return float(sum(odds.get(result, 0) for result in WINS))

    # --- moves that lessen it -----------------------------------------------------------------

    def moves(
        self, ways: Mapping[UnitId, Iterable[AreaId]], gains: Mapping[tuple[UnitId, AreaId], float]
    ) -> tuple[dict[UnitId, AreaId], float]:
        """The best moves one after the other, and what they are worth together."""
        where = {u: AreaId(self.game.units[u].place) for u in ROSTER.units[self.side]}
        where = {unit: place for unit, place in where.items() if place >= 0}
        chosen: dict[UnitId, AreaId] = {}
        total = 0.0
        while len(chosen) < MOST_MOVES:
            options = [
                (self.gain(where, unit, area) + gains.get((unit, area), 0.0), unit, area)
                for unit, places in ways.items()
                if unit not in chosen
                for area in places
                if count(where, area) < STACKING or MAP.zones >> area & 1
            ]
            best = max(options, default=(0.0, UnitId(-1), AreaId(-1)))
            if best[0] < LEAST:
                break
            total += best[0]
            chosen[best[1]] = where[best[1]] = best[2]
        return chosen, total

    def gain(self, where: dict[UnitId, AreaId], unit: UnitId, area: AreaId) -> float:
        """How much less is in danger if a unit goes there."""
        start = where[unit]
        leaving = [u for u, place in where.items() if place == start]
        joining = [u for u, place in where.items() if place == area]
        before = self.danger(start, leaving) + self.danger(area, joining)
        after = self.danger(start, [u for u in leaving if u != unit])
        after += self.danger(area, [*joining, unit])
        near = self.closeness(area) - self.closeness(start)
        return before - after + 0.05 * full_worth(unit) * near

    def closeness(self, area: AreaId) -> int:
        """How near an area is to the enemy, in steps counted down from six."""
        return 6 - min(self.front.get(area, 6), 6)

    @cached_property
    def front(self) -> dict[AreaId, int]:
        return fronts(occupied(self.game, self.enemy))


def count(where: Mapping[UnitId, AreaId], area: AreaId) -> int:
    return sum(place == area for place in where.values())


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
