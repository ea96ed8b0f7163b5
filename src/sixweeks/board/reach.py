"""Reach: every hex that a unit can enter with its movement points (Dijkstra on bitboards)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

import msgspec

from sixweeks.board.hexes import Hex, HexGrid, bits, disc_mask, one
from sixweeks.board.hexsides import (
    NO_SIDES,
    Sides,
    common,
    cross,
    has_any,
    hexes_with,
    reverse,
    union,
    without,
)

MEMO_LIMIT = 20_000
FEW = 5
FEW_POINTS = 2  # SPEED: with so few it takes less time to find a reach than to look it up


class Dues(msgspec.Struct, frozen=True):
    """Extra movement points for entering some hexes, and for leaving some."""

    to_enter: int = 0
    entered: int = 0
    to_leave: int = 0
    left: int = 0

    def within(self, hexes: int) -> "Dues":
        """The part that matters if no other hexes are entered and left."""
        return Dues(self.to_enter, self.entered & hexes, self.to_leave, self.left & hexes)


NO_DUES = Dues()


class Limits(msgspec.Struct, frozen=True):
    """Restrictions on a unit: closed hexes, hexes that stop it, hexes that it cannot enter directly
    from its start, and extra costs."""

    closed: int = 0
    stops: int = 0
    not_first: int = 0
    dues: Dues = NO_DUES


class Reach:
    """What can be reached from one hex: `layers[c]` are the hexes with the lowest cost c."""

    __slots__ = ("_costs", "_going", "_ground", "_limits", "_paths", "all", "layers", "start")

    def __init__(
        self, ground: "Ground", start: Hex, layers: tuple[int, ...], all: int, limits: Limits
    ) -> None:
        self._ground, self._limits = ground, limits
        self._paths: dict[Hex, tuple[Hex, ...]] = {start: (start,)}
        self._costs: dict[Hex, int] = {}
        self._going = ~limits.stops | 1 << start  # the hexes that are left again
        self.start, self.layers, self.all = start, layers, all

    def is_stop(self, hex: Hex) -> bool:
        """Does the move end in a hex within reach?"""
        return bool(self._limits.stops >> hex & 1)

    def cost(self, hex: Hex) -> int:
        """The cost of the cheapest path to a hex."""
        found = self._costs.get(hex)
        if found is not None:
            return found
        # SPEED: a move needs one or two costs; callers that need more need all of them.
        if len(self._costs) == FEW:
            for cost, layer in enumerate(self.layers):
                self._costs.update(dict.fromkeys(bits(layer), cost))
        for cost, layer in enumerate(self.layers):
            if layer >> hex & 1:
                self._costs[hex] = cost
                return cost
        raise ValueError(f"Hex {self._ground.grid.number(hex)} is out of reach.")

    def path(self, hex: Hex) -> tuple[Hex, ...]:
        """The cheapest path to a hex, including both ends; ties go back by the lowest hex."""
        known = self._paths
        found = known.get(hex)
        if found is None:
            back = self._way_back(hex, self.cost(hex))
            found = known[hex] = (*known[back[-1]], *back[-2::-1], hex)
        return found

    @property
    def grid(self) -> HexGrid:
        return self._ground.grid

    def steps(self) -> Iterator[tuple[int, list[tuple[Hex, Hex]]]]:
        """The last step of each path, from hex to hex, by what the path costs; cheap ones first."""
        for cost, layer in enumerate(self.layers):
            if cost and layer:
                yield cost, [(self.path(hex)[-2], hex) for hex in bits(layer)]

    def _way_back(self, hex: Hex, cost: int) -> list[Hex]:
        """The hexes before one that costs so much, back to one whose path is known."""
        layers, going, limits, ground = self.layers, self._going, self._limits, self._ground
        back: list[Hex] = []
        while not back or hex not in self._paths:
            lowest = spent = 0
            nearest = limits.not_first >> hex & 1  # 0 is the cost of the start
            steps: Iterable[tuple[int, int]] = ground.into.get(hex) or ground.steps_into(hex)
            if limits.dues is not NO_DUES:
                steps = entered_with(limits.dues, hex, steps)
            for step, neighbours in steps:
                at = cost - step
                if at >= nearest and (found := neighbours & layers[at] & going):
                    first = found & -found
                    if not lowest or first < lowest:
                        lowest, spent = first, at
            assert lowest, "Every hex within reach has been entered from somewhere."
            hex, cost = Hex(lowest.bit_length() - 1), spent
            back.append(hex)
        return back


def entered_with(
    dues: Dues, hex: Hex, steps: Iterable[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """The steps into a hex, with what is due for entering it and for leaving its neighbours."""
    due = dues.to_enter if dues.entered >> hex & 1 else 0
    for step, neighbours in steps:
        yield step + due, neighbours & ~dues.left
        if dues.left:
            yield step + due + dues.to_leave, neighbours & dues.left


Steps: TypeAlias = tuple[tuple[int, int], ...]  # masks of hexes by the cost of a step


class Toll(msgspec.Struct, frozen=True):
    """Sides with an extra cost; `costs` are the total costs of a step by the hex entered."""

    extra: int
    sides: Sides
    back: Sides
    enterable: int
    costs: Steps


# What a reach is known by: start, points and the limits nearby.
Key: TypeAlias = tuple[Hex, int, int, int, int] | tuple[Hex, int, int, int, int, Dues]


class Way(msgspec.Struct, frozen=True):
    """Sides with the same toll: the hexes that have one, and what a step across costs."""

    sides: Sides
    leavable: int
    costs: Steps
    cheapest: int


class Ground:
    """The terrain for one class of units: open sides, entry costs, tolls on sides.

    A toll is added to the cost of the hex entered. It may be negative, as for a road, and its
    sides may be one-way, as long as every step costs at least one point.
    """

    def __init__(
        self, grid: HexGrid, open: Sides, costs: Mapping[int, int], tolls: Mapping[int, Sides]
    ) -> None:
        self.grid = grid
        self.costs = tuple((cost, mask) for cost, mask in sorted(costs.items()) if mask)
        self.tolls = tuple(self._tolls(open, tolls))
        self._check()
        steps = [step for toll in self.tolls for step, _ in toll.costs]
        self._cheapest = min(steps, default=1)
        self._ways = [way(toll.sides, toll.costs) for toll in self.tolls]
        self._enterable = sum(mask for _, mask in self.costs)
        self.into: dict[Hex, Steps] = {}
        self._out_of: dict[Hex, Steps] = {}
        self._known: dict[Key, Reach] = {}

    def _tolls(self, open: Sides, tolls: Mapping[int, Sides]) -> Iterator[Toll]:
        free = without(open, union(*tolls.values()))
        paid = {extra: common(open, sides) for extra, sides in tolls.items()}
        paid[0] = union(free, paid.get(0, NO_SIDES))
        for extra, sides in sorted(paid.items()):
            entered = cross(self.grid, self.grid.all, sides)
            steps = tuple((cost + extra, mask) for cost, mask in self.costs if mask & entered)
            if steps:
                back = reverse(self.grid, sides)
                yield Toll(extra, sides, back, hexes_with(back), steps)

    def _check(self) -> None:
        seen, sides = 0, NO_SIDES
        for _, mask in self.costs:
            assert not mask & seen, "A hex has one entry cost."
            seen |= mask
        for toll in self.tolls:
            assert not has_any(common(sides, toll.sides)), "A side has at most one toll."
            assert all(step > 0 for step, _ in toll.costs), "Every step costs at least one point."
            sides = union(sides, toll.sides)

    def entry_cost(self, hex: Hex) -> int:
        """The cost of entering a hex, without tolls."""
        for cost, mask in self.costs:
            if mask >> hex & 1:
                return cost
        raise ValueError(f"Hex {self.grid.number(hex)} cannot be entered.")

    def steps_into(self, hex: Hex) -> Steps:
        """The costs of a step into a hex, by the neighbours it can come from."""
        # SPEED: hundreds of paths are requested, and the terrain does not change.
        found = self.into.get(hex)
        if found is None:
            entry, here = self.entry_cost(hex), one(hex)
            found = self.into[hex] = tuple(
                (entry + toll.extra, cross(self.grid, here, toll.back))
                for toll in self.tolls
                if here & toll.enterable
            )
        return found

    def _steps_out_of(self, hex: Hex) -> Steps:
        """The costs of a step out of a hex, by the neighbours it leads to."""
        found = self._out_of.get(hex)
        if found is None:
            here = one(hex)
            found = self._out_of[hex] = tuple(
                (cost, entered & mask)
                for way in self._ways
                if way.leavable & here and (entered := cross(self.grid, here, way.sides))
                for cost, mask in way.costs
                if entered & mask
            )
        return found

    def reach(
        self,
        start: Hex,
        points: int,
        closed: int,
        stops: int,
        not_first: int = 0,
        dues: Dues = NO_DUES,
    ) -> Reach:
        """Every hex that can be entered: entering a stop ends the move, and `not_first` hexes are
        not entered directly from the start."""
        if points <= FEW_POINTS:
            return self._found(start, points, Limits(closed, stops, not_first, dues))
        near = self._within(start, points)
        key: Key = (start, points, closed & near, stops & near, not_first & near)
        if dues is not NO_DUES:  # SPEED: the key is hashed every time
            key = (*key, dues.within(near))
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MEMO_LIMIT:
                self._known.clear()
            known = self._known[key] = self._found(start, points, Limits(*key[2:]))
        return known

    def _within(self, start: Hex, points: int) -> int:
        """Every hex that the points may be enough for; limits elsewhere do not matter."""
        radius, stride = points // self._cheapest, self.grid.stride
        if radius > stride:
            return self.grid.all
        return disc_mask(radius, stride) << start >> radius * stride

    def _found(self, start: Hex, points: int, limits: Limits) -> Reach:
        here, dues = 1 << start, limits.dues
        ways = self._ways if dues is NO_DUES else self._ways_with(dues)
        not_stopped = ~limits.stops
        free = open = self._enterable & ~limits.closed & ~here
        pending = self._first_steps(start, points, limits, ways)
        layers = [here] + [0] * points
        for spent in range(1, points + 1):
            if entered := pending[spent] & free:
                layers[spent] = entered
                free ^= entered
                if spent + self._cheapest <= points and (leaving := entered & not_stopped):
                    self._depart(pending, spent, points, leaving, ways, dues)
        return Reach(self, start, tuple(layers), open ^ free, limits)

    def _first_steps(self, start: Hex, points: int, limits: Limits, ways: list[Way]) -> list[int]:
        """The hexes entered directly from the start, by their cost."""
        pending = [0] * (points + 1)
        if limits.dues is not NO_DUES:
            self._depart(pending, 0, points, 1 << start, ways, limits.dues)
        else:
            for cost, entered in self._steps_out_of(start):
                if cost <= points:
                    pending[cost] |= entered
        if limits.not_first:
            pending = [entered & ~limits.not_first for entered in pending]
        return pending

    def _ways_with(self, dues: Dues) -> list[Way]:
        """The cost of each step, including extra costs for entering some hexes."""
        extra, dear = dues.to_enter, dues.entered
        if not extra or not dear:
            return self._ways
        return [
            way(
                each.sides,
                (
                    *((cost, mask & ~dear) for cost, mask in each.costs),
                    *((cost + extra, mask & dear) for cost, mask in each.costs if mask & dear),
                ),
            )
            for each in self._ways
        ]

    def _depart(
        self, pending: list[int], spent: int, points: int, leaving: int, ways: list[Way], dues: Dues
    ) -> None:
        """Record the hexes entered from these, by their cost, as far as the points allow."""
        if dues is not NO_DUES and (paying := leaving & dues.left):
            self._depart(pending, spent + dues.to_leave, points, paying, ways, NO_DUES)
            leaving ^= paying
        left, stride = points - spent, self.grid.stride
        slant = stride - 1
        for way in ways:
            if way.cheapest <= left and leaving & way.leavable:
                # SPEED: `cross`, inlined; every reach does it three to ten times.
                east, south_east, south_west, west, north_west, north_east = way.sides
                entered = (
                    (leaving & east) << 1
                    | (leaving & south_east) << stride
                    | (leaving & south_west) << slant
                    | (leaving & west) >> 1
                    | (leaving & north_west) >> stride
                    | (leaving & north_east) >> slant
                )
                for cost, mask in way.costs:
                    if cost <= left:
                        pending[spent + cost] |= entered & mask


def way(sides: Sides, costs: Steps) -> Way:
    return Way(sides, hexes_with(sides), costs, min(cost for cost, _ in costs))
