"""8 The Ground Movement Segment: units are taken up one by one, or as stacks, and moved."""

from collections.abc import Sequence
from typing import ClassVar

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model import combat_effects, effects
from sixweeks.games.mansteins_war.model.components import COUNTERS, UnitId
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import hex_of, on_map, units_at
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules import r08_going, r08_movement
from sixweeks.games.mansteins_war.rules.r08_movement import (
    Units,
    movable,
    objections_to_exit,
    objections_to_moving,
)
from sixweeks.games.mansteins_war.rules.r09_rail import (
    may_rail,
    objections_to_rail,
    objections_to_route,
    rail_goals,
)
from sixweeks.games.mansteins_war.rules.r18_airborne import (
    landing_bars,
    landing_zone,
    objections_to_landing,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, barred_by, button, pieces, places

# SPEED: options are shared, for the same few hundred are listed again and again.
MOST = GRID.all.bit_length()
UNIT = tuple(Action("unit", n) for n in range(len(COUNTERS)))
STACK, GO, TO = (tuple(Action(verb, n) for n in range(MOST)) for verb in ("stack", "go", "to"))
END, DONE, RAIL, LAND, EXIT = map(Action, ("end", "done", "rail", "land", "exit"))


class MovementSegment(Procedure):
    """8.0.a Move any, all or none of the activated units."""

    stage: ClassVar[str] = "{by} movement"
    by: str

    @step("8.0.a")
    def choose(self, game: Game) -> Outcome:
        options = choices(game, self.by)
        return Choose(self.by, options) if len(options) > 1 else None

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[Move]":
        match choice:
            case Action("end"):
                return None
            case Action("unit", int(unit)):
                return Call(Move(by=self.by, units=(UnitId(unit),)))
            case Action("stack", int(hex)):
                return Call(Move(by=self.by, units=stack_at(game, self.by, Hex(hex))))
        return Again()  # a move is over

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        by = self.by
        return Why(
            pieces(
                "unit",
                lambda unit: objections_to_moving(game, by, unit),
                then=("go", "rail", "land", "exit"),
            ),
            places("stack", lambda hex: objections_to_stack(game, by, hex)),
            otherwise=Objection("8.0.a", "nobody"),
        )


def choices(game: Game, side: str) -> tuple[Action, ...]:
    able = movable(game, side)
    units = [UNIT[unit] for unit in able]
    return (*units, *(STACK[hex] for hex in movable_stacks(game, able)), END)


def movable_stacks(game: Game, able: Sequence[UnitId]) -> list[Hex]:
    """Hexes with several units that can be taken up as one stack."""
    counts: dict[int, int] = {}
    for unit in able:
        place = game.units[unit].place
        counts[place] = counts.get(place, 0) + 1
    return sorted(Hex(place) for place, count in counts.items() if count > 1)


def stack_at(game: Game, side: str, hex: Hex) -> Units:
    """The units of a stack that may still be taken up together."""
    return tuple(u for u in units_at(game, hex) if not objections_to_moving(game, side, u))


def objections_to_stack(game: Game, side: str, hex: Hex) -> list[Objection]:
    """8.0.a Why the units of a hex cannot be taken up together."""
    against = [objections_to_moving(game, side, unit) for unit in units_at(game, hex)]
    if not against:
        return [Objection("8.0.a", "nobody")]
    if [] in against:
        return [Objection("8.0.a", "stack")]
    return [each for found in against for each in found]


class Move(Procedure):
    """8.0.a One unit or stack moves, as far and as often as its movement factors allow."""

    by: str
    units: Units
    points: tuple[int, ...] = ()  # movement factors left, of each unit
    has_moved: bool = False

    @step("8.2")
    def set_out(self, game: Game) -> Outcome:
        self.points = tuple(r08_movement.allowance(game, unit) for unit in self.units)
        return None

    @step("8.0.a")
    def go(self, game: Game) -> Outcome:
        ways = self.ways(game)
        return Choose(self.by, ways) if ways != (DONE,) else None

    def ways(self, game: Game) -> tuple[Action, ...]:
        """Where the units may stop next, the other kinds of movement, and to be done."""
        if not self.units:
            return (DONE,)
        open = r08_movement.destinations(game, self.units, self.points, self.has_moved)
        ways = [GO[hex] for hex in bits(open)]
        if may_rail(game, self.units, self.has_moved):
            ways.append(RAIL)
        if not objections_to_landing(game, self.units, self.has_moved):
            ways.append(LAND)
        if not objections_to_exit(game, self.units, self.points):
            ways.append(EXIT)
        return (*ways, DONE)

    @go.then
    def gone(self, game: Game, choice: Action | None) -> "Outcome | Call[RailMove | Landing]":
        match choice:
            case Action("go", int(hex)):
                self.move_to(game, Hex(hex))
                return Again()
            case Action("rail"):
                return Call(RailMove(by=self.by, unit=self.units[0]))
            case Action("land"):
                return Call(Landing(by=self.by, unit=self.units[0]))
            case Action("exit"):
                effects.evacuate(game, self.units, "25.3")
            case Action("done") if not self.has_moved:
                return Return()  # what has not moved is put down, and may move later
        return None

    @go.why
    def not_gone(self, game: Game) -> Why:
        by = r08_going.Movers(self.units, self.points, self.has_moved)
        return Why(
            places(
                "go",
                lambda hex: r08_going.objections_to_going(game, by, hex),
                opens=lambda hex, lifted: r08_going.would_open(game, by, hex, lifted),
                bars=lambda: r08_going.going_bars(game, by),
                rules=r08_going.ON_THE_WAY,
            ),
            button("rail", *self.objections_to_rail(game)),
            button("land", *objections_to_landing(game, self.units, self.has_moved)),
            button("exit", *objections_to_exit(game, self.units, self.points)),
            otherwise=Objection("8.0.a", "other"),
            in_hand=self.units,
        )

    def objections_to_rail(self, game: Game) -> list[Objection]:
        found = objections_to_rail(game, self.units, self.has_moved)
        return found or [Objection("9.0.b", "nowhere")]

    def move_to(self, game: Game, hex: Hex) -> None:
        """Each unit takes its own cheapest way; those with the same way go together."""
        ways = [
            r08_movement.way_to(game, unit, points, hex)
            for unit, points in zip(self.units, self.points, strict=True)
        ]
        for path in dict.fromkeys(path for path, _ in ways):
            some = [u for u, (own, _) in zip(self.units, ways, strict=True) if own == path]
            effects.march(game, on_map(game, some), path)
        left = {unit: points for unit, (_, points) in zip(self.units, ways, strict=True)}
        self.units = on_map(game, self.units)
        self.points = tuple(left[unit] for unit in self.units)
        self.has_moved = True

    @step("8.0.a")
    def finish(self, game: Game) -> Outcome:
        effects.finish_moving(game, self.units)
        return None


class RailMove(Procedure):
    """9.0.b A unit goes by rail, and no other way in this segment."""

    by: str
    unit: UnitId

    @step("9.0.b")
    def choose(self, game: Game) -> Outcome:
        return Choose(self.by, tuple(TO[hex] for hex in bits(rail_goals(game, self.unit))))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        way = (hex_of(game, self.unit), Hex(int(choice.noun)))
        effects.travel(game, self.unit, way, COUNTERS[self.unit].rail_thirds)
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            places("to", lambda hex: objections_to_route(game, self.unit, hex)),
            otherwise=Objection("9.0.b", "end"),
            in_hand=(self.unit,),
        )


class Landing(Procedure):
    """18.0.b The airborne corps lands, and does nothing else in this segment."""

    by: str
    unit: UnitId

    @step("18.0.b")
    def choose(self, game: Game) -> Outcome:
        zone = landing_zone(game, self.unit)
        return Choose(self.by, tuple(TO[hex] for hex in bits(zone)))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        combat_effects.land(game, self.unit, Hex(int(choice.noun)))
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            places("to", barred_by(landing_bars(game, self.unit))),
            otherwise=Objection("18.0.b", "far"),
            in_hand=(self.unit,),
        )
