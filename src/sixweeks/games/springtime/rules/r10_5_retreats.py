"""10.5 Retreats: where to, one unit at a time."""

from collections.abc import Callable

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime import effects
from sixweeks.games.springtime.components import MAP, ROSTER, UnitId, opponent
from sixweeks.games.springtime.queries import (
    area_of,
    contested,
    controlled,
    free,
    full_areas,
    place,
)
from sixweeks.games.springtime.rules.r04_leaders_and_morale import KleistJoins, lose_unit
from sixweeks.games.springtime.rules.r07_stacking_and_control import settle_control
from sixweeks.games.springtime.rules.r14_zones import italy_bar
from sixweeks.games.springtime.state import NOBODY, Game
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, always, button, pieces, places

STAY = Action("stay")
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
        """10.5.1a The owner chooses the order; A-35 of his own will only where there is a way."""
        units = [unit for unit in self.units if game.units[unit].place == self.area]
        if not self.forced:
            units = [unit for unit in units if may_retreat(game, unit)]
        if not units:
            return Return()
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
        ways = retreat_areas(game, self.unit, self.forced)
        if ways:
            return Choose(self.by, tuple(Action("fall_back", area) for area in areas(ways)))
        rule = "10.5.6b" if self.unit in HOMES else "10.5.6a"
        effects.eliminate(game, self.unit, rule)
        lose_unit(game, self.unit)
        return None

    @choose_area.then
    def fallen_back(self, game: Game, choice: Action) -> Outcome:
        effects.retreat(game, self.unit, AreaId(int(choice.noun)), "10.5.2a")
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
    def kleist(self, game: Game) -> Outcome:
        return Call(KleistJoins()) if game.kleist_seeks >= 0 else None

    @step("10.5.1a")
    def next_unit(self, game: Game) -> Outcome:
        return self.back_to("choose_unit")


# --- 10.5.2 the priorities --------------------------------------------------------------------


def way_back(game: Game, unit: UnitId) -> AreaId | None:
    """10.5a The area from which an attacker entered this one in this impulse, if it has room for
    him and (10.5.6b) lies where he may retreat."""
    side = ROSTER.side[unit]
    origin = dict(game.deeds.entered).get(unit) if side == game.active else None
    barred = full_areas(game, side) | closed_by(retreat_bars(game, unit))
    return None if origin is None or barred >> origin & 1 else origin


def retreat_areas(game: Game, unit: UnitId, forced: bool) -> int:
    """10.5a Attackers go back where they came from, if there is room; all others, and those who
    cannot (A-46), by the priorities of 10.5.2a. A-35 Of its own will no unit passes a full Area."""
    here, origin = area_of(game, unit), way_back(game, unit)
    if origin is not None:
        return abroad_is_death(game, unit, 1 << origin)
    return by_priority(game, unit, here, 1 << here, pass_on=forced)


def by_priority(game: Game, unit: UnitId, start: AreaId, passed: int, pass_on: bool) -> int:
    """10.5.2a A Free Area next to the fewest enemies, B friendly and Contested, C enemy-controlled
    and Contested, D a full Area from which the unit goes on (10.5.1a, A-22)."""
    side = ROSTER.side[unit]
    near = MAP.neighbours[start] & ~closed_by(retreat_bars(game, unit)) & ~passed
    crowded = near & full_areas(game, side)
    room = near & ~crowded
    for choose in PRIORITIES:
        if found := choose(game, side, room):
            return abroad_is_death(game, unit, found)
    if not pass_on:
        return 0
    beyond = 0
    for area in areas(crowded & passable(game, side)):
        beyond |= by_priority(game, unit, area, passed | crowded, pass_on)
    return beyond


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
    """10.5.6b, A-32 The small armies keep to their own country; 14.3a Italy is closed."""
    bars = [italy_bar(unit)]
    if unit in HOMES and game.options.small_armies == "own_country":
        bars.append(Bar("10.5.6b", MAP.all & ~HOMES[unit]))
    return bars


def abroad_is_death(game: Game, unit: UnitId, found: int) -> int:
    """10.5.6b Strictly read, a small army whose best way leads abroad is eliminated."""
    return found & HOMES[unit] if unit in HOMES else found


def may_retreat(game: Game, unit: UnitId) -> bool:
    return bool(retreat_areas(game, unit, forced=False))


def objections_to_retreating_to(game: Game, unit: UnitId, area: AreaId) -> list[Objection]:
    """Why a unit may not retreat into an area."""
    side, here, bit = ROSTER.side[unit], area_of(game, unit), 1 << area
    if not MAP.neighbours[here] & bit:
        return [Objection("10.5.2a", "far")]
    found = [Objection(bar.rule) for bar in retreat_bars(game, unit) if bar.covers(area)]
    if found:
        return found
    origin = way_back(game, unit)
    if origin is not None:
        return [Objection("10.5a", "origin", {"area": place(origin)})]
    if full_areas(game, side) & bit:
        return [Objection("7.1c", "full")]
    return [Objection("10.5.2a", "closed" if not passable(game, side) & bit else "priority")]
