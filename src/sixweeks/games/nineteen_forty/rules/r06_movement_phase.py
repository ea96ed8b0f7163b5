"""6 The movement phase: units are taken up one by one, or as stacks, and moved."""

from typing import ClassVar

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import GERMAN, UnitId
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import hex_of, stacks_of, units_at
from sixweeks.games.nineteen_forty.model.queries import places as on_map
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import r06_going, r06_movement, r06_stops
from sixweeks.games.nineteen_forty.rules.r06_movement import Units, objections_to_moving
from sixweeks.games.nineteen_forty.rules.r06_special_movement import (
    may_rail,
    objections_to_evacuating,
    objections_to_rail,
    rail_bars,
    rail_goals,
)
from sixweeks.games.nineteen_forty.rules.r06_stops import room_bars
from sixweeks.games.nineteen_forty.rules.r13_neutrals import may_be_invaded, objections_to_invading
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, barred_by, button, pieces, places, words
from sixweeks.masks import mask_of

# SPEED: options are shared, for the same few hundred are listed again and again.
MOST = GRID.all.bit_length()
UNIT = tuple(Action("unit", n) for n in range(256))
STACK = tuple(Action("stack", n) for n in range(MOST))
GO = tuple(Action("go", n) for n in range(MOST))
END, DONE, RAIL, EVACUATE = Action("end"), Action("done"), Action("rail"), Action("evacuate")


class MovementPhase(Procedure):
    """6.a, 18.e Move any, all or none of one's units."""

    stage: ClassVar[str] = "{by} movement"
    entry: ClassVar[str] = "choose"
    by: str

    @step("6.a")
    def begin(self, game: Game) -> Outcome:
        rule = "2.c" if game.impulse == 1 else "2.f"
        effects.begin_phase(game, "movement", self.by, rule)
        return None

    @step("6.a")
    def choose(self, game: Game) -> Outcome:
        return Choose(self.by, choices(game, self.by))

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[Move]":
        match choice:
            case Action("end"):
                return None
            case Action("unit", int(unit)):
                return Call(Move(by=self.by, units=(UnitId(unit),)))
            case Action("stack", int(hex)):
                return Call(Move(by=self.by, units=stack_at(game, self.by, Hex(hex))))
            case Action("invade", str(country)):
                effects.invade(game, country, "13.o")
        return Again()  # a move or an invasion is over

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        by = self.by
        return Why(
            pieces(
                "unit",
                lambda unit: objections_to_taking_up(game, by, unit),
                then=("go", "rail", "evacuate"),
            ),
            places("stack", lambda hex: objections_to_stack(game, by, hex)),
            words("invade", lambda word: objections_to_invading(game, by, word)),
            button("end", *objections_to_ending(game, by), shown=True),
            otherwise=Objection("6.a", "nobody"),
        )


def choices(game: Game, side: str) -> tuple[Action, ...]:
    """What may be done next in a movement phase; 13.o a German may also invade outright."""
    if first := r06_stops.to_be_unstacked(game, side):
        return tuple(UNIT[unit] for unit in first)
    movable = r06_movement.movable(game, side)
    options = [UNIT[unit] for unit in movable]
    options += [STACK[hex] for hex in stacks_of(game, movable)]
    if side == GERMAN:
        options += [Action("invade", country) for country in may_be_invaded(game)]
    return (*options, END)


def stack_at(game: Game, side: str, hex: Hex) -> Units:
    """The units of a stack that may still be taken up together."""
    return tuple(u for u in units_at(game, hex) if not objections_to_moving(game, side, u))


def objections_to_taking_up(game: Game, side: str, unit: UnitId) -> list[Objection]:
    """6.a Why a unit cannot be moved now; 3.a too many in a hex are sorted out first."""
    if found := objections_to_moving(game, side, unit):
        return found
    first = r06_stops.to_be_unstacked(game, side)
    return [] if unit in first else objections_to_ending(game, side)


def objections_to_ending(game: Game, side: str) -> list[Objection]:
    """3.a A phase does not end with too many units in a hex, A-69 unless nobody can leave."""
    first = r06_stops.to_be_unstacked(game, side)
    hexes = mask_of(hex_of(game, unit) for unit in first)
    return [Objection("3.a", "over", {"hexes": on_map(hexes)})] if first else []


def objections_to_stack(game: Game, side: str, hex: Hex) -> list[Objection]:
    """6.a Why the units of a hex cannot be taken up together."""
    if found := objections_to_ending(game, side):
        return found
    against = [objections_to_moving(game, side, unit) for unit in units_at(game, hex)]
    if not against:
        return [Objection("6.a", "nobody")]
    if [] in against:
        return [Objection("6.a", "stack")]
    return [each for found in against for each in found]


class Move(Procedure):
    """6.a One unit or stack moves, as far and as often as its points allow."""

    by: str
    units: Units
    points: int = -1  # quarter points left
    has_moved: bool = False

    @step("6.b")
    def set_out(self, game: Game) -> Outcome:
        self.points = min(r06_movement.allowance(game, unit) for unit in self.units)
        return None

    @step("6.d")
    def go(self, game: Game) -> Outcome:
        ways = self.ways(game)
        return Choose(self.by, ways) if ways != (DONE,) else None

    def ways(self, game: Game) -> tuple[Action, ...]:
        """Where the units may stop next, the other kinds of movement, and to be done."""
        ways = [GO[hex] for hex in bits(r06_stops.destinations(game, self.units, self.points))]
        if may_rail(game, self.units, self.has_moved):
            ways.append(RAIL)
        if not objections_to_evacuating(game, self.units, self.points):
            ways.append(EVACUATE)
        return (*ways, DONE)

    @go.then
    def gone(self, game: Game, choice: Action | None) -> "Outcome | Call[RailMove]":
        match choice:
            case Action("go", int(hex)):
                self.move_to(game, Hex(hex))
                return Again()
            case Action("rail"):
                return Call(RailMove(by=self.by, unit=self.units[0]))
            case Action("evacuate"):
                effects.evacuate(game, self.units)
            case Action("done") if not self.has_moved:
                return Return()  # what has not moved is put down, and may move later
        return None

    @go.why
    def not_gone(self, game: Game) -> Why:
        units = self.units
        by = r06_going.mover(game, units, self.points)
        return Why(
            places(
                "go",
                lambda hex: r06_going.objections_to_going(game, by, hex),
                opens=lambda hex, lifted: r06_going.would_open(game, by, hex, lifted),
                bars=lambda: r06_going.going_bars(game, by),
                rules=r06_going.ON_THE_WAY,
            ),
            button("rail", *objections_to_rail(game, units, self.has_moved)),
            button("evacuate", *objections_to_evacuating(game, units, self.points)),
            otherwise=Objection("6.a", "other"),
            in_hand=units,
        )

    def move_to(self, game: Game, hex: Hex) -> None:
        """4.c What the way costs is spent, and all of it in an enemy zone."""
        reach = r06_movement.reach(game, self.units, self.points)
        path, cost = reach.path(hex), reach.cost(hex)
        is_over = r06_movement.ends_move(game, self.units, hex)
        effects.march(game, self.units, path)
        self.points = 0 if is_over else self.points - cost
        self.has_moved = True

    @step("6.a")
    def finish(self, game: Game) -> Outcome:
        effects.finish_moving(game, self.units)
        return None


class RailMove(Procedure):
    """6.h A unit goes by rail, and no other way in this phase."""

    by: str
    unit: UnitId

    @step("6.j")
    def choose(self, game: Game) -> Outcome:
        goals = bits(rail_goals(game, self.unit))
        return Choose(self.by, tuple(Action("to", hex) for hex in goals))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        effects.travel(game, self.unit, Hex(int(choice.noun)))
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        bars = [
            *rail_bars(game, self.unit),
            *room_bars(game, (self.unit,)),
        ]
        return Why(
            places("to", lambda hex: barred_by(bars)(hex) or [Objection("6.j", "route")]),
            otherwise=Objection("6.j"),
            in_hand=(self.unit,),
        )
