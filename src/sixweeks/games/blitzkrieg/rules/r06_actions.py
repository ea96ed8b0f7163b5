"""6.1 Actions: what one unit does when its formation is activated."""

from typing import TypeAlias

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import effects, turn_effects
from sixweeks.games.blitzkrieg.model.components import Place, UnitId
from sixweeks.games.blitzkrieg.model.queries import counter_of, is_on_map, passenger_of
from sixweeks.games.blitzkrieg.model.state import NOBODY, UNPLACED, Game
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance, FireAction, Moved, Rally
from sixweeks.games.blitzkrieg.rules.r06_choices import refused, ways
from sixweeks.games.blitzkrieg.rules.r06_loading import load, unload
from sixweeks.games.blitzkrieg.rules.r06_ways import (
    DONE,
    entry_price,
    is_in_column_to,
    path_to,
    start_of,
)
from sixweeks.games.blitzkrieg.rules.r07_movement import Pace, allowance, half, paces
from sixweeks.games.blitzkrieg.rules.r09_assault import Assault
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why

ActionProcedure: TypeAlias = Advance | FireAction | Assault | Rally


class Act(Procedure):
    """6.1a One unit takes its one action, step by step until it is done."""

    by: str
    unit: UnitId
    allowance: int = 0  # in half points
    points: int = 0  # left
    paces: tuple[Pace, ...] = ()  # 1.3c what an HQ has left, at each speed of its formation
    passing: Place = NOBODY  # 9.2a the hex it passes through, with enemies still in it
    has_moved: bool = False
    has_fired: bool = False
    has_fought: bool = False
    has_shipped: bool = False  # loaded or unloaded
    rider: UnitId = NOBODY  # C-60 who has ridden along

    @step("7.1a")
    def set_out(self, game: Game) -> Outcome:
        self.allowance = self.points = allowance(game, self.unit)
        is_hq = counter_of(game, self.unit).kind == "hq"
        self.paces = paces(game, self.unit) if is_hq else ()
        self.rider = passenger_of(game, self.unit)
        effects.show_attachment(game, self.unit)
        return None

    @step("6.1a")
    def decide(self, game: Game) -> Outcome:
        options = ways(game, self)
        is_over = len(options) == 1 and options[0] == DONE
        return None if is_over else Choose(self.by, options)

    @decide.then
    def decided(self, game: Game, choice: Action | Moved) -> Outcome | Call[ActionProcedure]:
        """A choice of the player, or what became of one."""
        match choice:
            case Action("go" | "march" | "enter" | "march_in", int(hex)):
                return Call(advance(game, self, Hex(hex), choice.verb))
            case Moved():
                self.halt(game, choice)
                return Again()
            case Action("fire" | "fire_first"):
                return Call(self.fire(choice))
            case Action("fired"):
                return Again() if self.has_fired and can_go_on(game, self.unit) else None
            case Action("assault", int(hex)):
                return Call(assault(game, self, Hex(hex)))
            case Action("won_through" | "passes_on"):
                self.passing = int(choice.noun) if choice.verb == "passes_on" else NOBODY
                return Again()  # 9.2a
            case Action("rally"):
                return Call(Rally(unit=self.unit))
            case Action("load" | "unload" | "drop_column"):
                self.change(game, choice)
                return Again()
            case Action("exit"):
                effects.exit_map(game, self.unit, game.scenario.exit.edge)
        return None

    @decide.why
    def not_decided(self, game: Game) -> Why:
        return refused(game, self)

    def halt(self, game: Game, moved: Moved) -> None:
        """10.3a, 14.1k All that it has may be less than when it set out."""
        self.allowance = allowance(game, self.unit)
        self.points, self.passing = max(pace.points for pace in moved.paces), NOBODY
        self.paces = moved.paces if self.paces else ()
        self.has_moved = self.has_moved or moved.has_moved  # C-61 or stopped at once

    def fire(self, choice: Action) -> FireAction:
        """6.1a Who fires first moves no more than half way afterwards."""
        first = choice.verb == "fire_first"
        if first:
            self.points, self.has_fired = half(self.allowance), True
        return FireAction(by=self.by, unit=self.unit, moving=first or self.has_moved)

    def change(self, game: Game, choice: Action) -> None:
        match choice:
            case Action("load", int(other)):
                load(game, self, UnitId(other))
            case Action("unload"):
                unload(game, self)
            case Action("drop_column"):
                effects.set_column(game, self.unit, False)

    @step("5.2a")
    def finish(self, game: Game) -> Outcome:
        """C-60 A passenger acts with its carrier, even if that is lost under it."""
        turn_effects.note_acted(game, self.unit)
        if self.rider != NOBODY:
            turn_effects.note_acted(game, self.rider)
        return None


# --- 6.1 what a choice does -------------------------------------------------------------------


def can_go_on(game: Game, unit: UnitId) -> bool:
    return is_on_map(game, unit) and not game.units[unit].neutralized


def advance(game: Game, act: Act, hex: Hex, verb: str) -> Advance:
    """The cheapest way to a hex, or onto the map (C-56)."""
    arriving = verb in ("enter", "march_in")
    return Advance(
        by=act.by,
        unit=act.unit,
        start=UNPLACED if arriving else start_of(game, act),
        path=(hex,) if arriving else path_to(game, act, hex, verb == "march")[1:],
        points=act.points,
        paces=act.paces,
        marching=verb in ("march", "march_in"),
    )


def assault(game: Game, act: Act, hex: Hex) -> Assault:
    """9.1.1a The hex is entered: its price is paid, and a column off the road ends."""
    column = game.units[act.unit].place >= 0 and is_in_column_to(game, act, hex)
    price = entry_price(game, act, hex)
    origin = act.passing if act.passing >= 0 else game.units[act.unit].place
    if not column:
        effects.set_column(game, act.unit, False)
    act.points -= price
    act.has_moved = act.has_fought = True
    act.passing = NOBODY
    return Assault(by=act.by, unit=act.unit, hex=hex, origin=origin, points=act.points)
