"""10.5 Retreats: where to, one unit at a time."""

from collections import Counter
from collections.abc import Callable

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import MAP, ROSTER, STACKING, UnitId, opponent
from sixweeks.games.springtime.model.queries import (
    area_of,
    contested,
    controlled,
    count_at,
    free,
    full_areas,
    place,
)
from sixweeks.games.springtime.model.state import NOBODY, Game
from sixweeks.games.springtime.rules.r04_leaders_and_morale import KleistJoins, lose_unit
from sixweeks.games.springtime.rules.r07_stacking_and_control import settle_control
from sixweeks.games.springtime.rules.r14_zones import italy_bar
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.kernel.procedure import Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, always, button, pieces, places

STAY = Action("stay")
Path = tuple[AreaId, ...]
Ways = dict[AreaId, Path]  # where a retreat may end, and what it leads through
HOMES = {ROSTER.belgian: MAP.countries["belgium"], ROSTER.dutch: MAP.countries["netherlands"]}


class Retreat(Procedure):
    """10.5.1a Units retreat one at a time, forced or (10.5.3a) of their own will."""

    by: str
    area: AreaId
    units: tuple[UnitId, ...]
    forced: bool
    unit: UnitId = NOBODY

    @step("10.5.1a")
    def choose_unit(self, game: Game) -> Outcome:
        """10.5.1a The owner chooses the order, where it matters; A-35 nobody goes of his own will
        where there is no way."""
        units = [unit for unit in self.units if game.units[unit].place == self.area]
        if not self.forced:
            units = [unit for unit in units if may_retreat(game, unit)]
        if not units:
            return Return()
        if self.forced and not order_matters(game, units):
            self.unit = units[0]
            return None
        stay = () if self.forced else (STAY,)
        return Choose(self.by, (*(Action("retreat", unit) for unit in units), *stay))

    @choose_unit.then
    def unit_chosen(self, game: Game, choice: Action) -> Outcome:
        if choice == STAY:
            return Return()
        self.unit = UnitId(int(choice.noun))
        return None

    @choose_unit.why
    def unit_not_chosen(self, game: Game) -> Why:
        other, must = Objection("10.5.1a", "unit"), Objection("10.5.1a", "must")
        return Why(pieces("retreat", always(other)), button("stay", must), otherwise=other)

    @step("10.5.2a")
    def choose_area(self, game: Game) -> Outcome:
        """10.5.2a By the priorities; 10.5.6a, 10.5.6b a unit without a way is eliminated."""
        ways = retreat_ways(game, self.unit, self.forced)
        if ways:
            return Choose(self.by, tuple(Action("fall_back", area) for area in sorted(ways)))
        rule = "10.5.6b" if self.unit in HOMES else "10.5.6a"
        effects.eliminate(game, self.unit, rule)
        lose_unit(game, self.unit)
        return None

    @choose_area.then
    def fallen_back(self, game: Game, choice: Action) -> Outcome:
        path = retreat_ways(game, self.unit, self.forced)[AreaId(int(choice.noun))]
        rule = "10.5.2a" if came_from(game, self.unit) != path[-1] else "10.5a"
        effects.retreat(game, self.unit, path, rule)
        return None

    @choose_area.why
    def not_fallen_back(self, game: Game) -> Why:
        way = places("fall_back", lambda area: objections_to_retreating_to(game, self.unit, area))
        return Why(way, otherwise=Objection("10.5.1a", "must"), in_hand=(self.unit,))

    @step("7.2b")
    def vacate(self, game: Game) -> Outcome:
        settle_control(game, self.area)
        self.unit = NOBODY
        return None

    @step("4.4.1b")
    def kleist(self, game: Game) -> Call[KleistJoins] | None:
        return Call(KleistJoins()) if game.kleist_seeks >= 0 else None

    @step("10.5.1a")
    def next_unit(self, game: Game) -> Outcome:
        return self.back_to("choose_unit")


# --- 10.5.2 the priorities --------------------------------------------------------------------


def came_from(game: Game, unit: UnitId) -> AreaId | None:
    """10.5a The area from which an attacker entered this one in this impulse, if (10.5.6b) it lies
    where he may retreat."""
    side = ROSTER.side[unit]
    origin = dict(game.progress.entered).get(unit) if side == game.active else None
    barred = closed_by(retreat_bars(game, unit))
    return None if origin is None or barred >> origin & 1 else origin


def retreat_ways(game: Game, unit: UnitId, forced: bool) -> Ways:
    """10.5a Attackers go back where they came from; 10.5.1a, A-46 if that is full they go on from
    there; all others by the priorities of 10.5.2a. A-35 Nobody chooses to pass a full Area."""
    here, origin = area_of(game, unit), came_from(game, unit)
    if origin is None:
        return by_priority(game, unit, (here,), pass_on=forced)
    if not survives_in(unit, 1 << origin):
        return {}
    if full_areas(game, ROSTER.side[unit]) >> origin & 1:
        return by_priority(game, unit, (here, origin), pass_on=forced)
    return {origin: (origin,)}


def by_priority(game: Game, unit: UnitId, path: Path, pass_on: bool) -> Ways:
    """10.5.2a A Free Area next to the fewest enemies, B friendly and Contested, C enemy-controlled
    and Contested, D a full Area from which the unit goes on (10.5.1a, A-22)."""
    side, start = ROSTER.side[unit], path[-1]
    passed = sum(1 << area for area in path)
    near = MAP.neighbours[start] & ~closed_by(retreat_bars(game, unit)) & ~passed
    crowded = near & full_areas(game, side)
    for choose in PRIORITIES:
        if found := choose(game, side, near & ~crowded):
            return {area: (*path[1:], area) for area in areas(survives_in(unit, found))}
    ways: Ways = {}
    for area in areas(survives_in(unit, crowded & passable(game, side))) if pass_on else ():
        beyond = by_priority(game, unit, (*path, area), pass_on)
        ways = {**beyond, **ways}
    return ways


def order_matters(game: Game, units: list[UnitId]) -> bool:
    """10.5.1a Not if every unit has one way, and there is room for all who take it."""
    ways = [retreat_ways(game, unit, forced=True) for unit in units]
    if any(len(found) != 1 for found in ways):
        return len(units) > 1
    side, ends = ROSTER.side[units[0]], Counter(area for found in ways for area in found)
    return any(
        count_at(game, area, side) + count > STACKING and not MAP.zones >> area & 1
        for area, count in ends.items()
    )


def quietest(game: Game, side: str, room: int) -> int:
    """10.5.2a, A-21 Of the Free areas, those that touch the fewest enemy-controlled ones."""
    enemy = controlled(game, opponent(side))
    touching = {
        area: (MAP.neighbours[area] & enemy).bit_count() for area in areas(room & free(game, side))
    }
    fewest = min(touching.values(), default=0)
    return sum(1 << area for area, count in touching.items() if count == fewest)


def own_contested(game: Game, side: str, room: int) -> int:
    return room & contested(game) & controlled(game, side)


def enemy_contested(game: Game, side: str, room: int) -> int:
    return room & contested(game) & controlled(game, opponent(side))


PRIORITIES: tuple[Callable[[Game, str, int], int], ...] = (quietest, own_contested, enemy_contested)


def passable(game: Game, side: str) -> int:
    """10.5.2a, A-20 What may be passed: Free and Contested areas, never an enemy's empty one."""
    return free(game, side) | contested(game)


def retreat_bars(game: Game, unit: UnitId) -> list[Bar]:
    """10.5.6b, A-32 The small armies keep to their own country; 14.3a Italy is closed, and 10.0d,
    A-53 if so played an attacked area."""
    bars = [italy_bar(unit)]
    if game.options.attacked_areas == "closed":
        bars.append(Bar("10.0d", game.progress.fought, "retreat"))
    if unit in HOMES and game.options.small_armies == "own_country":
        bars.append(Bar("10.5.6b", MAP.all & ~HOMES[unit]))
    return bars


def survives_in(unit: UnitId, found: int) -> int:
    """10.5.6b Strictly read, a small army whose best way leads abroad is eliminated."""
    return found & HOMES[unit] if unit in HOMES else found


def may_retreat(game: Game, unit: UnitId) -> bool:
    return bool(retreat_ways(game, unit, forced=False))


def objections_to_retreating_to(game: Game, unit: UnitId, area: AreaId) -> list[Objection]:
    """Why a unit may not retreat into an area: 10.5a an attacker has his way back, and (A-46) goes
    on from there if it is full."""
    side, here, origin = ROSTER.side[unit], area_of(game, unit), came_from(game, unit)
    is_full = bool(full_areas(game, side) >> area & 1)
    near = MAP.neighbours[here] | (0 if origin is None else MAP.neighbours[origin])
    if not near >> area & 1:
        return [Objection("10.5.2a", "far")]
    if found := objections_at(area, retreat_bars(game, unit)):
        return found
    if is_full:
        return [Objection("7.1c", "full")]
    if origin is not None:
        return [Objection("10.5a", "origin", {"area": place(origin)})]
    is_closed = not passable(game, side) >> area & 1
    return [Objection("10.5.2a", "closed" if is_closed else "priority")]
