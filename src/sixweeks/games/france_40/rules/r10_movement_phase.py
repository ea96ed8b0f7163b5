"""10.0-10.1 The Movement Phase: units are taken up one by one, or as stacks, and moved."""

from typing import ClassVar

from sixweeks.board.hexes import Hex, HexSet
from sixweeks.games.france_40.model import dynamo_effects, effects
from sixweeks.games.france_40.model.components import (
    ALLIED,
    GERMAN,
    TABLES,
    UnitId,
    UnitSet,
)
from sixweeks.games.france_40.model.queries import FRENCH, hex_of, tall_stacks, units_at
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import (
    r04_victory,
    r08_supply,
    r10_exits,
    r10_going,
    r10_movement,
)
from sixweeks.games.france_40.rules.r06_stacking import StackingTest
from sixweeks.games.france_40.rules.r10_exits import WAYS_OFF, objections_to_leaving
from sixweeks.games.france_40.rules.r10_movement import (
    OPEN_CITY,
    ZUIDERZEE,
    objections_to_moving,
    stop_bars,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, always, button, pieces, places, words
from sixweeks.masks import mask_of

END, DONE, SPLIT, RESTACK = Action("end"), Action("done"), Action("split"), Action("restack")
BY_SEA = ("evacuate", "evacuate_step")
# Where units may also leave the map or cross the Zuiderzee, or may not stay.
SPECIAL = WAYS_OFF | OPEN_CITY.mask | mask_of(ZUIDERZEE)
OWN_STACKS = Objection("3.10a", "own_stacks")


class MovementPhase(Procedure):
    """10.0a Move any, all or none of one's units."""

    stage: ClassVar[str] = "{by} movement"
    entry: ClassVar[str] = "dyle_breda"
    by: str

    @step("10.0a")
    def begin(self, game: Game) -> Outcome:
        effects.begin_phase(game, "movement", self.by, "10.0a")
        return None

    @step("5.16a")
    def dyle_breda(self, game: Game) -> Outcome:
        """5.16a On the game turn Belgium is violated, at the start of the Allied phase."""
        violated = game.countries.violated_on.get("belgium")
        is_due = self.by == ALLIED and violated == game.turn and not game.dyle
        return Roll(ALLIED) if is_due else None

    @dyle_breda.then
    def dyle_breda_rolled(self, game: Game, die: int) -> Outcome:
        """5.16a 1 the French hesitate; 5.16b 2-3 normal, 4-6 rivers in Belgium cost nothing."""
        table = TABLES.dyle_breda
        if die <= table["hesitate"]:
            effects.set_dyle(game, "hesitate", die)
        else:
            effects.set_dyle(game, "normal" if die <= table["normal_up_to"] else "roads", die)
        return None

    @step("10.0a")
    def choose(self, game: Game) -> Outcome:
        return Choose(self.by, choices(game, self.by))

    @choose.then
    def chosen(
        self, game: Game, choice: Action | None
    ) -> "Outcome | Call[Move | r04_victory.Violation | Restack]":
        if choice is None:
            return Again()  # a move or a declaration is over
        match choice.verb:
            case "unit":
                return Call(Move(by=self.by, units=(UnitId(int(choice.noun)),)))
            case "stack":
                units = stack_at(game, self.by, Hex(int(choice.noun)))
                return Call(Move(by=self.by, units=units))
            case "violate":
                return Call(r04_victory.Violation(country=str(choice.noun)))
            case "restack":
                return Call(Restack(by=self.by))
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        by, after = self.by, ("go", "exit", *BY_SEA)
        return Why(
            pieces("unit", lambda unit: objections_to_moving(game, by, unit), then=after),
            places("stack", lambda hex: objections_to_stack(game, by, hex)),
            words("violate", lambda word: r04_victory.objections_to_violating(game, by, word)),
            button("restack", OWN_STACKS),
            button("end", Objection("10.6a", "end"), shown=True),
            otherwise=Objection("10.0a", "nobody"),
        )

    @step("6.2a")
    def stacking(self, game: Game) -> Call[StackingTest]:
        return Call(StackingTest())

    @step("4.8b")
    def finish(self, game: Game) -> Outcome:
        r04_victory.check_maginot_line(game)
        effects.end_phase(game)
        return None


def choices(game: Game, side: str) -> OptionSets:
    """What may be done next in a Movement Phase; 10.6a bars its end while units are in Paris."""
    movable = r10_movement.movable_units(game, side)
    options = []
    if side == GERMAN:
        options += [Action("violate", country) for country in r04_victory.may_be_violated(game)]
    if may_restack(game, side):
        options.append(RESTACK)
    if not r10_movement.must_leave_paris(game, side):
        options.append(END)
    return OptionSets(("unit", movable), ("stack", movable_stacks(game, movable)), more=options)


def movable_stacks(game: Game, movable: UnitSet) -> int:
    """10.0a, B-27 Hexes with several units that can be taken up as one stack."""
    free, found = movable & ~mask_of(game.phase.rolled), 0
    for hex, stack in tall_stacks(game).items():
        units = stack & free
        if units & (units - 1) and can_move_as_one(game, units):
            found |= 1 << hex
    return found


def objections_to_stack(game: Game, side: str, hex: Hex) -> list[Objection]:
    """10.0a Why the units of a hex cannot be taken up together."""
    against = [objections_to_moving(game, side, unit) for unit in units_at(game, hex)]
    if not against:
        return [Objection("10.0a", "nobody")]
    if [] in against:
        return [Objection("10.0a", "stack")]
    return [each for found in against for each in found]


def can_move_as_one(game: Game, units: UnitSet) -> bool:
    """6.2e All of one nation; others that have stopped in the hex do not matter."""
    nation = game.roster.nation[units.bit_length() - 1]
    return not units & ~game.roster.armies[nation]


def stack_at(game: Game, side: str, hex: Hex) -> tuple[UnitId, ...]:
    """The units of a stack that may still be taken up together, bottom to top."""
    movable, rolled = set(r10_movement.movable(game, side)), game.phase.rolled
    return tuple(u for u in units_at(game, hex) if u in movable and u not in rolled)


class Move(Procedure):
    """10.0a One unit or stack moves, as far and as often as its points allow."""

    by: str
    units: tuple[UnitId, ...]
    points: int = -1  # left; unknown before the die
    overland: UnitSet = 0  # B-10 units supplied overland at the start, as bits
    has_moved: bool = False
    has_shed: bool = False  # 5.13f one step a turn

    @step("10.3b")
    def roll_factor(self, game: Game) -> Outcome:
        """10.2c, 10.3b One die for the unit, or for the stack."""
        return Roll(self.by) if r10_movement.needs_die(game, self.units[0]) else None

    @roll_factor.then
    def factor_rolled(self, game: Game, die: int) -> Outcome:
        effects.set_movement_factor(game, self.units, die, self.rule_of_factor(game))
        return None

    @roll_factor.cites
    def rule_of_factor(self, game: Game) -> str:
        return "10.2c" if game.scenario_id == "1939" else "10.3b"

    @step("8.0b")
    def set_out(self, game: Game) -> Outcome:
        """8.0b Supply is judged when the units start to move, and lasts for the move."""
        self.points = min([r10_movement.movement_factor(game, unit) for unit in self.units])
        if self.by == ALLIED:
            self.overland = overland_supplied(game, self.units)
        return None

    @step("10.5a")
    def go(self, game: Game) -> Outcome:
        if self.has_moved and not self.points:
            return None  # 10.4a
        ways = self.ways(game)
        return Choose(self.by, ways) if len(ways) > 1 or (ways and DONE not in ways) else None

    def ways(self, game: Game) -> OptionSets:
        """Where the units may stop next, the ways off the map, and to be done."""
        reached = r10_movement.destinations(game, self.units, self.points)
        # SPEED: most hexes are not special.
        is_special = SPECIAL >> game.units[self.units[0]].place & 1
        more = self.special_ways(game, reached) if is_special else [DONE]
        if len(self.units) > 1 and self.may_split(game):
            more.append(SPLIT)
        return OptionSets(("go", reached), more=more)

    def special_ways(self, game: Game, reached: HexSet) -> list[Action]:
        """10.7a Across the Zuiderzee, 4.5a, 4.6a, 5.13e, 5.14a off the map; 10.6a Paris is left."""
        far = None if self.has_moved else r10_movement.crossing(game, self.units, self.points)
        ways = [] if far is None or reached >> far & 1 else [Action("go", far)]
        for verb, edge in r10_exits.exits(game, self.units, self.points):
            if verb != "evacuate_step" or not self.has_shed:
                ways.append(Action(verb, edge))
        if not ((reached or ways) and self.is_in_paris(game)):
            ways.append(DONE)
        return ways

    def is_in_paris(self, game: Game) -> bool:
        """10.6a Allied units do not stay in Paris if they can leave it."""
        here = hex_of(game, self.units[0])
        return OPEN_CITY.covers(here) and OPEN_CITY in stop_bars(game, self.units)

    def may_split(self, game: Game) -> bool:
        """B-27 Units of a rolled stack share the number and may go their own ways."""
        return not self.has_moved and self.units[0] in game.phase.rolled

    @go.then
    def gone(self, game: Game, choice: Action) -> Outcome:
        match choice.verb:
            case "go":
                self.move_to(game, Hex(int(choice.noun)))
                return Again()
            case "split":
                return Return()
            case "done" if not self.has_moved and not self.is_in_paris(game):
                return Return()  # 10.1c what has not moved is put down, and may move later
            case "exit":
                leave_by_edge(game, self.units, str(choice.noun))
            case "evacuate":
                dynamo_effects.evacuate(game, self.units)
                r04_victory.check_objectives(game)
            case "evacuate_step":
                dynamo_effects.evacuate_step(game, self.units[0])
                self.points -= r10_exits.EXIT_COST
                self.has_moved = self.has_shed = True
                return Again()
        return None

    @go.why
    def not_gone(self, game: Game) -> Why:
        units, points = self.units, self.points
        by = r10_going.mover(game, units, points, self.has_moved)
        return Why(
            places(
                "go",
                lambda hex: r10_going.objections_to_going(game, by, hex),
                opens=lambda hex, lifted: r10_going.would_open(game, by, hex, lifted),
                bars=lambda: r10_going.going_bars(game, by),
                rules=r10_going.ON_THE_WAY,
                way=lambda way: r10_going.objections_to_way(game, by, way),
            ),
            words("exit", lambda edge: objections_to_leaving(game, units, points, "exit", edge)),
            *(button(verb, *objections_to_leaving(game, units, points, verb)) for verb in BY_SEA),
            button("done", Objection("10.6a", "done"), shown=True),
            otherwise=Objection("10.1c", "other"),
            in_hand=units,
        )

    def move_to(self, game: Game, hex: Hex) -> None:
        """10.1b What the way costs is spent; what is left serves this move alone."""
        path, cost = route(game, self, hex)
        entered = effects.move(game, self.units, path)
        self.points -= cost
        self.has_moved = True
        r04_victory.after_entering(game, self.units, entered, self.overland)

    @step("10.1c")
    def finish(self, game: Game) -> Outcome:
        """10.1c A unit that has moved is finished for the phase."""
        effects.finish_moving(game, self.units)
        return None


def route(game: Game, move: Move, hex: Hex) -> tuple[tuple[Hex, ...], int]:
    """The way to a hex and what it uses up: all points where the move must end."""
    reach = r10_movement.reach(game, move.units, move.points)
    if not reach.all >> hex & 1:
        return (hex_of(game, move.units[0]), hex), move.points  # 10.7a
    # 7.3a A move into an enemy zone of control uses up the phase.
    return reach.path(hex), move.points if reach.is_stop(hex) else reach.cost(hex)


def overland_supplied(game: Game, units: tuple[UnitId, ...]) -> int:
    """B-10 The French units that trace to the west or south edge, as bits, until one has reached
    the Dyle-Breda line."""
    if game.dyle_entered:
        return 0
    french = [unit for unit in units if game.roster.nation[unit] == FRENCH]
    traced = r08_supply.overland(game) if french else 0
    return mask_of([unit for unit in french if traced >> game.units[unit].place & 1])


def leave_by_edge(game: Game, units: tuple[UnitId, ...], edge: str) -> None:
    """4.5a, 4.6a A mechanized corps scores by leaving; 5.14a the British go home."""
    rule, _ = r04_victory.exit_rule(game, units[0], hex_of(game, units[0]))
    effects.exit_map(game, units, rule or "5.14a", edge)
    if rule:
        r04_victory.score_exit(game, rule, edge)
    r04_victory.check_objectives(game)


class Restack(Procedure):
    """B-36 The owner puts another of his units on top of its stack."""

    by: str

    @step("3.10a")
    def choose(self, game: Game) -> Outcome:
        return Choose(self.by, OptionSets(("top", restackable(game, self.by))))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        effects.restack(game, UnitId(int(choice.noun)))
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(pieces("top", always(OWN_STACKS)), otherwise=OWN_STACKS)


def may_restack(game: Game, side: str) -> bool:
    """B-36 Is there any such unit?"""
    return bool(restackable(game, side))


def restackable(game: Game, side: str) -> UnitSet:
    """B-36 Units that lie under another; each may be put on top once a phase."""
    below = 0
    for hex, units in tall_stacks(game).items():
        below |= units ^ 1 << game.stacks[hex][-1]
    return below & game.roster.movers[side] & ~game.phase.restacked
