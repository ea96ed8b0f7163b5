"""6.5 Over-stacking and its price."""

from collections.abc import Sequence

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model import effects
from sixweeks.games.mansteins_war.model.components import UnitId, opponent
from sixweeks.games.mansteins_war.model.queries import (
    hex_of,
    is_on_map,
    side_of,
    units_of_side_at,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r06_limits import (
    LOADS,
    excess_at,
    excess_of,
    load,
    overstacked,
)
from sixweeks.games.mansteins_war.rules.r11_retreat import Retreat
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, pieces


class OverStacking(Procedure):
    """6.0.a, 6.5 As a segment ends, what is too many in a hex is reduced and driven out of it."""

    by: str  # the operating player, whose stacks come first

    @step("6.5")
    def choose(self, game: Game) -> Outcome:
        """A-23, A-80 The owner says which units are in excess."""
        if (found := crowded(game, self.by)) is None:
            return None
        side, hex = found
        units = tuple(Action("excess", unit) for unit in in_excess(game, side, hex))
        return Choose(side, units)

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[Retreat]":
        """6.5 It loses a step, and the opponent of its owner retreats it one hex."""
        if choice is None:
            return Again()
        unit = UnitId(int(choice.noun))
        effects.lose_step(game, unit, "6.5")
        if not is_on_map(game, unit):
            return Again()
        start = hex_of(game, unit)
        return Call(
            Retreat(by=opponent(side_of(unit)), unit=unit, length=1, start=start, is_pushed=True)
        )

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        found = crowded(game, self.by)
        return Why(
            pieces("excess", lambda unit: [objection_to_excess(game, found, unit)]),
            otherwise=Objection("6.5"),
        )


def crowded(game: Game, first: str) -> tuple[str, Hex] | None:
    """6.5 The next hex with too many units, of either side."""
    for side in (first, opponent(first)):
        if hexes := overstacked(game, side):
            return side, bits(hexes)[0]
    return None


def in_excess(game: Game, side: str, hex: Hex) -> Sequence[UnitId]:
    """A-80 The units of which one fewer would be too many without them."""
    units = units_of_side_at(game, side, hex)
    total, most = load(units), excess_at(game, side, hex)
    return [u for u in units if excess_of(game, side, hex, total - LOADS[u]) < most]


def objection_to_excess(game: Game, found: tuple[str, Hex] | None, unit: UnitId) -> Objection:
    """6.5 Why a unit cannot be named: it is not in the crowded hex, or not one of the kind that is
    too many."""
    is_there = found is not None and unit in units_of_side_at(game, *found)
    return Objection("6.5", "kind" if is_there else "elsewhere")
