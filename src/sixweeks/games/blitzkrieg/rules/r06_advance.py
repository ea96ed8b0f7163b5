"""6.1 The parts of an action: moving hex by hex under fire, firing, rallying."""

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.components import TABLES, Place, UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import (
    carrier_of,
    counter_of,
    counters_at,
    counters_of,
    formation_id,
    hex_of,
    is_on_map,
    passenger_of,
    piece,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, UNPLACED, Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r01_counters import sweep
from sixweeks.games.blitzkrieg.rules.r06_reactions import (
    Reactions,
    is_ambushed,
    onlookers,
    show_if_seen,
)
from sixweeks.games.blitzkrieg.rules.r07_movement import Pace, paid
from sixweeks.games.blitzkrieg.rules.r08_fire import Shot, objections_to_aiming, targets_in_reach
from sixweeks.games.blitzkrieg.rules.r11_demoralization import formation_factor
from sixweeks.games.blitzkrieg.rules.r12_mines_and_works import is_mined, mine_attack
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, button, pieces

FIRE_TOGETHER, FIRE_APART = Action("fire_together"), Action("fire_apart")
STOPPED, FIRED, RALLIED = Action("stopped"), Action("fired"), Action("tried_to_rally")


class Moved(Struct, frozen=True):
    """The end of a move: the points left, and whether any hex was entered."""

    paces: tuple[Pace, ...]
    has_moved: bool


class Advance(Procedure):
    """7.1 A unit goes along a path; the enemy may react in each hex (6.2d).

    Returns what is left to it, or that it has been stopped."""

    by: str
    unit: UnitId
    start: Place  # the hex it goes on from; off the map when it arrives
    path: tuple[Hex, ...]  # still ahead
    points: int  # that it sets out with
    marching: bool = False
    rule: str = "7.1a"  # 1.4f an observer, 11e a flight: these draw no reactions
    paces: tuple[Pace, ...] = ()  # what is left; 1.3c to an HQ at each speed of its formation
    full: tuple[Pace, ...] = ()  # all that it has, before this hex
    has_moved: bool = False
    was_neutralized: bool = False  # before this hex: only an HQ moves so (10.3a)
    refuge: Place = UNPLACED  # C-55 the last hex on its way with room for it
    rider: UnitId = NOBODY  # C-32 set down if its transport is lost

    @classmethod
    def migrated(cls, fields: dict[str, object]) -> dict[str, object]:
        """1.3c Before an HQ had its points at each pace, those spent were kept apart."""
        match fields:
            case {"points": int(points), "spent": int(spent), **others}:
                return {**others, "points": points - spent, "has_moved": spent > 0}
        return fields

    @step("7.1a")
    def enter(self, game: Game) -> Outcome:
        if not self.path:
            return self.arrived(game)
        hex, state = self.path[0], game.units[self.unit]
        column = self.marching and self.is_column_to(game, hex)
        left = paid(game, self.purse(game), self.start, hex, column)
        meets = counters_of(game, opponent(self.by)) >> hex & 1
        if (meets and self.is_barred(game, hex)) or (self.has_moved and not left):
            return self.stop_before(game)
        if state.place >= 0 and has_room(game, self.unit):
            self.refuge = state.place
        self.pay(game, left)
        self.start, self.path, self.has_moved = hex, self.path[1:], True
        self.was_neutralized = state.neutralized
        self.rider = passenger_of(game, self.unit)
        effects.enter(game, self.unit, hex, column, self.rule)
        if meets:
            sweep(game, self.unit)
        show_if_seen(game, self.unit)
        in_danger = is_mined(game, hex) or self.is_watched(game)
        return None if in_danger else self.back_to("enter")

    def purse(self, game: Game) -> tuple[Pace, ...]:
        """What is left to pay with: at first all that it was given."""
        return self.paces or (Pace(r07_movement.movement_of(game, self.unit)[1], self.points),)

    def arrived(self, game: Game) -> Outcome:
        return Return(Moved(self.purse(game), self.has_moved))

    def is_barred(self, game: Game, hex: Hex) -> bool:
        """9.0a Enemies have given way into its path, or C-61 they lay there."""
        if is_ambushed(game, self.unit, hex):
            return True
        return bool(r07_movement.enemies_before(game, self.unit) >> hex & 1)

    def is_column_to(self, game: Game, hex: Hex) -> bool:
        """7.2a, C-51 Can the next hex be entered in column?"""
        if self.start < 0:
            return r07_movement.road_comes_in(game, hex)
        return r07_movement.is_road_step(game, Hex(self.start), hex)

    def pay(self, game: Game, left: tuple[Pace, ...]) -> None:
        """7.1b The first step takes whatever there is."""
        self.full = self.full or r07_movement.paces(game, self.unit)
        self.paces = left or tuple(Pace(each.mobility, 0) for each in self.purse(game))

    def stop_before(self, game: Game) -> Outcome:
        """9.0a Enemies are in its path, or 14.1k with its truck its points are gone."""
        stop_where_there_is_room(game, self.unit, self.refuge)
        return self.arrived(game)

    def is_watched(self, game: Game) -> bool:
        """6.2d Is it seen by enemies that may react?"""
        return self.rule == "7.1a" and onlookers(game, opponent(self.by), self.unit) != 0

    @step("12.1a")
    def mines(self, game: Game) -> Call[Shot] | None:
        """12.1a Entering a mined hex is at once attacked."""
        here = hex_of(game, self.unit)
        return Call(mine_attack(game, self.unit)) if is_mined(game, here) else None

    @step("6.2d")
    def reactions(self, game: Game) -> Outcome | Call[Reactions]:
        if not is_on_map(game, self.unit):
            return self.lost(game)
        if not self.is_watched(game):
            return None
        return Call(Reactions(by=opponent(self.by), to=self.unit, moving=True))

    @step("10.3a")
    def go_on(self, game: Game) -> Outcome:
        """C-55 A unit neutralized on the move stops there; an HQ has half its points.

        14.1k Without its truck a company has its own points, less what it has spent."""
        if not is_on_map(game, self.unit):
            return self.lost(game)
        now = r07_movement.paces(game, self.unit)
        if now != self.full:
            self.paces, self.full = lessened(self.purse(game), self.full or now, now), now
        if game.units[self.unit].neutralized and not self.was_neutralized:
            stop_where_there_is_room(game, self.unit, self.refuge)
            is_hq = counter_of(game, self.unit).kind == "hq"
            return self.arrived(game) if is_hq else Return(STOPPED)
        return self.back_to("enter")

    def lost(self, game: Game) -> Outcome:
        """7.3a, C-32 A company whose transport is lost needs room where it is set down."""
        if self.rider != NOBODY:
            stop_where_there_is_room(game, self.rider, self.refuge)
        return Return(STOPPED)


def lessened(
    left: tuple[Pace, ...], full: tuple[Pace, ...], now: tuple[Pace, ...]
) -> tuple[Pace, ...]:
    """10.3a, 14.1k What is left when all that one has becomes less: one pace for another."""
    changes = {
        before.mobility: (after.mobility, before.points - after.points)
        for before, after in zip(full, now, strict=True)
    }
    lost = ((*changes[pace.mobility], pace.points) for pace in left)
    return tuple(Pace(mobility, max(points - less, 0)) for mobility, less, points in lost)


def has_room(game: Game, unit: UnitId) -> bool:
    """7.3a Is a unit within the stacking limit where it is?"""
    stack, limit = game.stacks[hex_of(game, unit)], TABLES.limits["stacking"]
    if len(stack) <= limit or not counter_of(game, unit).stacks:
        return True
    others = [
        each
        for each in stack
        if each != unit and counter_of(game, each).stacks and game.units[each].aboard == NOBODY
    ]
    return len(others) < limit


def stop_where_there_is_room(game: Game, unit: UnitId, refuge: int) -> None:
    """C-55 If the hex is full, it stops in the last one with room."""
    if is_on_map(game, unit) and not has_room(game, unit) and refuge >= 0:
        effects.retreat(game, unit, Hex(refuge), "7.3a")


class FireAction(Procedure):
    """8.1 The firer is named, then his target, then the shot; its target may react.

    14.1j A transport and the company in it fire together, or one after the other."""

    by: str
    unit: UnitId
    moving: bool
    target: UnitId = NOBODY
    apart: bool = False

    @step("14.1j")
    def combine(self, game: Game) -> Outcome:
        if passenger_of(game, self.unit) == NOBODY:
            return None
        return Choose(self.by, (FIRE_TOGETHER, FIRE_APART))

    @combine.then
    def combined(self, game: Game, choice: Action) -> Outcome:
        self.apart = choice == FIRE_APART
        return None

    @combine.why
    def not_combined(self, game: Game) -> Why:
        return Why(otherwise=Objection("14.1j", "combine"))

    @step("8.1c")
    def look(self, game: Game) -> Outcome:
        """8.1c Only now may the firer look through the stacks he can fire at."""
        hexes = {hex_of(game, unit) for unit in targets_in_reach(game, self.unit)}
        deep = sorted(hex for hex in hexes if len(counters_at(game, hex)) > 1)
        if deep:
            effects.look_into(game, deep, "8.1c")
        return None

    @step("7.3b")
    def aim(self, game: Game) -> Outcome:
        """C-63 If nothing in the stacks can be fired at, the fire is wasted."""
        found = targets_in_reach(game, self.unit)
        if not found:
            effects.find_nothing(game, self.unit)
            return Return(FIRED)
        return Choose(self.by, tuple(Action("target", target) for target in found))

    @aim.then
    def aimed(self, game: Game, choice: Action) -> Outcome:
        self.target = UnitId(int(choice.noun))
        return None

    @aim.why
    def not_aimed(self, game: Game) -> Why:
        aim = Objection("8.1b", "aim")
        return Why(
            pieces("target", lambda unit: objections_to_aiming(game, self.unit, unit)),
            *(button(verb, aim) for verb in ("done", "end", "go")),
            otherwise=Objection("8.1a", "no_enemy"),
            in_hand=(self.unit,),
        )

    @step("8.1b")
    def shoot(self, game: Game) -> Call[Shot]:
        effects.reveal(game, self.unit, "7.4a")
        return Call(
            Shot(
                by=self.by,
                firer=self.unit,
                target=self.target,
                moving=self.moving,
                alone=self.apart,
            )
        )

    @step("6.2c")
    def reply(self, game: Game) -> Call[Reactions]:
        """6.2c The unit just fired upon may fire back or give way."""
        passive, firer = opponent(self.by), carrier_of(game, self.unit)
        return Call(Reactions(by=passive, to=firer, fired_on=(self.target,)))

    @step("14.1j")
    def second(self, game: Game) -> Outcome:
        """After the transport the company in it, if both still can."""
        company = passenger_of(game, self.unit)
        if not self.apart or company == NOBODY or game.units[self.unit].neutralized:
            return Return(FIRED)
        if not targets_in_reach(game, company):
            return Return(FIRED)
        self.unit = company
        return self.back_to("look")


class Rally(Procedure):
    """10.3d Two dice up to FF-1 remove the Neutralized marker."""

    unit: UnitId

    @step("10.3d")
    def roll(self, game: Game) -> Outcome:
        return Roll(side_of(game, self.unit), dice=2)

    @roll.then
    def rolled(self, game: Game, roll: int) -> Outcome:
        need = rally_number(game, self.unit)
        kind = "rally_passed" if roll <= need else "rally_failed"
        effects.tell_check(game, kind, "10.3d", roll, need, unit=piece(game, self.unit))
        if roll <= need:
            effects.rally(game, self.unit, "10.3d")
        return Return(RALLIED)


def rally_number(game: Game, unit: UnitId) -> int:
    """10.3d FF-1; C-06 an HQ's own neutralization is not counted against its own rally."""
    if counter_of(game, unit).kind == "hq":
        side = side_of(game, unit)
        return TABLES.formation_factor[side] + TABLES.formation_checks["rally"]
    return formation_factor(game, formation_id(game, unit), "rally")
