"""15 Optional units: corps formed of three divisions, and the Mountain Corps."""

from msgspec import Struct

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model import arrival_effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BY_NAME,
    COUNTERS,
    FRENCH,
    GERMAN,
    GERMANS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.queries import is_disrupted, is_on_map
from sixweeks.games.nineteen_forty.model.state import WAITING, Game
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, always, pieces

ARMORED, MOTORIZED = 2, 1


class Optional(Struct, frozen=True):
    """15.a, 15.e A corps that divisions of a nation may form."""

    corps: UnitId
    nation: int
    rule: str


OPTIONAL = {
    GERMAN: Optional(BY_NAME["G XXXIX"], GERMANS, "15.a"),
    ALLIED: Optional(BY_NAME["F Arm"], FRENCH, "15.e"),
}
MOUNTAIN_CORPS = BY_NAME["G Geb"]  # 15.c


class FormCorps(Procedure):
    """15.a, 15.e Which divisions form the corps, if there are more than it takes."""

    by: str
    hex: Hex

    @step("15.a")
    def leave_out(self, game: Game) -> Outcome:
        units = tuple(Action("leave_out", unit) for unit in surplus(game, self.by, self.hex))
        return Choose(self.by, units) if units else None

    @leave_out.then
    def left_out(self, game: Game, choice: Action) -> Outcome:
        self.form(game, UnitId(int(choice.noun)))
        return Return()

    @leave_out.why
    def not_left_out(self, game: Game) -> Why:
        other = Objection("15.a", "surplus")
        return Why(pieces("leave_out", always(other)), otherwise=other)

    @step("15.a")
    def form_at_once(self, game: Game) -> Outcome:
        self.form(game)
        return None

    def form(self, game: Game, without: UnitId | None = None) -> None:
        optional = OPTIONAL[self.by]
        armored, motorized = candidates(game, self.by, self.hex)
        parts = [unit for unit in (*armored, *motorized) if unit != without]
        arrival_effects.form(game, optional.corps, parts, optional.rule)


def formable(game: Game, side: str) -> list[Hex]:
    """15.a, 15.e, 15.f Hexes with two armored divisions and a motorized one, A-43 undisrupted."""
    if game.units[OPTIONAL[side].corps].place != WAITING:
        return []
    return [hex for hex in sorted(game.stacks) if is_formable(game, side, hex)]


def is_formable(game: Game, side: str, hex: Hex) -> bool:
    armored, motorized = candidates(game, side, hex)
    return len(armored) >= ARMORED and len(motorized) >= MOTORIZED


def candidates(game: Game, side: str, hex: Hex) -> tuple[list[UnitId], list[UnitId]]:
    """The armored and the motorized divisions of a hex that could form the corps of a side."""
    nation, stack = OPTIONAL[side].nation, game.stacks[hex]
    return divisions(game, stack, nation, "armored"), divisions(game, stack, nation, "motorized")


def surplus(game: Game, side: str, hex: Hex) -> list[UnitId]:
    """3.b Of four divisions, those of the kind of which there is one too many."""
    armored, motorized = candidates(game, side, hex)
    if len(armored) > ARMORED:
        return armored
    return motorized if len(motorized) > MOTORIZED else []


def divisions(game: Game, stack: tuple[UnitId, ...], nation: int, kind: str) -> list[UnitId]:
    return [
        unit
        for unit in stack
        if (COUNTERS[unit].nation, COUNTERS[unit].kind, COUNTERS[unit].size)
        == (nation, kind, "division")
        and not is_disrupted(game, unit)
    ]


def breakable(game: Game, side: str) -> UnitId | None:
    """15.b The corps of a side, if it has been formed and is on the map."""
    corps = OPTIONAL[side].corps
    return corps if corps in game.formed and is_on_map(game, corps) else None


def is_bound_to_germany(game: Game, unit: UnitId) -> bool:
    """15.d Until Switzerland is invaded the Mountain Corps neither attacks nor leaves Germany."""
    return unit == MOUNTAIN_CORPS and "switzerland" not in game.countries.invaded_on
