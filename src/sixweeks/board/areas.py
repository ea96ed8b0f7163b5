"""Area maps: named areas with typed boundaries; a set of areas is a bit mask (an int)."""

from collections.abc import Collection, Iterable
from typing import NewType

from sixweeks.masks import bit_indices

AreaId = NewType("AreaId", int)


class BadAreaName(ValueError):
    """The name of an area that is not on the map."""


class AreaMap:
    """Areas and the boundaries between them: (area, area, kind), such as ("5", "7", "river")."""

    def __init__(self, names: Iterable[str], boundaries: Iterable[tuple[str, str, str]]) -> None:
        self._names = tuple(names)
        self._areas = {name: AreaId(index) for index, name in enumerate(self._names)}
        if len(self._areas) < len(self._names):
            raise ValueError("Two areas have the same name.")
        self._kinds: dict[tuple[AreaId, AreaId], str] = {}
        for a, b, kind in boundaries:
            self._add(self.area(a), self.area(b), kind)
        self.all = (1 << len(self._names)) - 1
        self.kinds = tuple(dict.fromkeys(self._kinds.values()))
        self._across: dict[frozenset[str], tuple[int, ...]] = {}
        self.neighbours = self.across(self.kinds)

    def _add(self, a: AreaId, b: AreaId, kind: str) -> None:
        if a == b:
            raise ValueError(f"Area {self.name(a)} has no boundary with itself.")
        if (a, b) in self._kinds:
            raise ValueError(f"The boundary of {self.name(a)} and {self.name(b)} is given twice.")
        self._kinds[a, b] = self._kinds[b, a] = kind

    def area(self, name: str) -> AreaId:
        """The area of this name."""
        if name not in self._areas:
            raise BadAreaName(f"There is no area {name!r} on this map.")
        return self._areas[name]

    def find(self, name: str) -> AreaId | None:
        """The area of this name, if there is one."""
        return self._areas.get(name)

    def name(self, area: AreaId) -> str:
        """The name of an area."""
        return self._names[area]

    def mask(self, names: str | Iterable[str]) -> int:
        """The set of areas of these names; a string is split on white space."""
        mask = 0
        for name in names.split() if isinstance(names, str) else names:
            mask |= 1 << self.area(name)
        return mask

    def names(self, mask: int) -> list[str]:
        """The names of a set of areas, in the order of the map."""
        return [self._names[area] for area in areas(mask)]

    def are_adjacent(self, a: AreaId, b: AreaId) -> bool:
        """Whether two areas share a boundary."""
        return (a, b) in self._kinds

    def boundary(self, a: AreaId, b: AreaId) -> str:
        """The kind of boundary between two neighbours."""
        if not self.are_adjacent(a, b):
            raise ValueError(f"Areas {self.name(a)} and {self.name(b)} are not adjacent.")
        return self._kinds[a, b]

    def across(self, kinds: Collection[str]) -> tuple[int, ...]:
        """The neighbours of each area across boundaries of these kinds."""
        key = frozenset(kinds)
        if key not in self._across:
            self._across[key] = self._neighbours(key)
        return self._across[key]

    def _neighbours(self, kinds: frozenset[str]) -> tuple[int, ...]:
        masks = [0] * len(self._names)
        for (a, b), kind in self._kinds.items():
            if kind in kinds:
                masks[a] |= 1 << b
        return tuple(masks)

    def spread(self, mask: int, kinds: Collection[str] | None = None) -> int:
        """All neighbours of the areas of a mask, across boundaries of these kinds or of any."""
        neighbours = self.neighbours if kinds is None else self.across(kinds)
        entered = 0
        for area in areas(mask):
            entered |= neighbours[area]
        return entered

    def flood(self, seed: int, area: int, kinds: Collection[str] | None = None) -> int:
        """All areas of the mask `area` connected to the seed inside it."""
        neighbours = self.neighbours if kinds is None else self.across(kinds)
        reached = waiting = seed & area
        while waiting:  # SPEED: twice as fast area by area as by spreading the whole frontier
            lowest = waiting & -waiting
            entered = neighbours[lowest.bit_length() - 1] & area & ~reached
            reached |= entered
            waiting ^= lowest | entered
        return reached

    def within(self, mask: int, steps: int, kinds: Collection[str] | None = None) -> int:
        """All areas at most `steps` steps from those of a mask, including these."""
        for _ in range(steps):
            mask |= self.spread(mask, kinds)
        return mask

    def distance(self, a: AreaId, b: AreaId, kinds: Collection[str] | None = None) -> int:
        """The fewest boundaries crossed from one area to another."""
        steps, reached, frontier = 0, 0, 1 << a
        while frontier and not frontier >> b & 1:
            reached |= frontier
            frontier = self.spread(frontier, kinds) & ~reached
            steps += 1
        if not frontier:
            raise ValueError(f"No way leads from {self.name(a)} to {self.name(b)}.")
        return steps


def areas(mask: int) -> list[AreaId]:
    """The areas of a mask, in the order of the map."""
    return bit_indices(mask)  # type: ignore[return-value]  # SPEED: a cast is a call
