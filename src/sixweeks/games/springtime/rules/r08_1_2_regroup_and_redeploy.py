"""8.1.2 The Non-Assault Impulse: Regroup and Redeploy."""

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model import effects
from sixweeks.games.springtime.model.components import ALLIED, ROSTER, UnitId
from sixweeks.games.springtime.model.queries import (
    occupied,
    place,
    standing,
    units_at,
    units_in,
    units_on_map,
)
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r09_movement import (
    END,
    REDEPLOY,
    REGROUP,
    UNIT,
    held_units,
    may_step,
    movable,
    movement_factor,
    objections_to_taking_up,
)
from sixweeks.games.springtime.rules.r09_moves import Move
from sixweeks.games.springtime.rules.r13_supply import able_to_redeploy
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, button, pieces


def units_of(game: Game, side: str) -> int:
    """The units of a side on the map, as bits."""
    return units_on_map(game) & ROSTER.of_side[side]


class Regroup(Procedure):
    """8.1.2a1 Every unit, supplied or not, may move one area, each where it likes."""

    by: str

    @step("8.1.2a1")
    def activate(self, game: Game) -> Outcome:
        effects.declare(game, "regroup", "8.1.2a1")
        effects.activate_units(game, units_of(game, self.by))
        return None

    @step("8.1.2a1")
    def act(self, game: Game) -> Outcome:
        return Choose(self.by, (*(UNIT[unit] for unit in movable(game, REGROUP)), END))

    @act.then
    def acted(self, game: Game, choice: Action | None) -> Outcome | Call[Move]:
        if choice == END:
            return None
        return start_move(game, self.by, choice, REGROUP)

    @act.why
    def not_acted(self, game: Game) -> Why:
        return no_attack(game, REGROUP)


class Redeploy(Procedure):
    """8.1.2b1 The units of one area, with their leaders, move at twice their factor."""

    by: str
    area: AreaId

    @step("8.1.2b1")
    def activate(self, game: Game) -> Outcome:
        effects.declare(game, "redeploy", "8.1.2b1", area=place(self.area))
        units = redeploying(game, self.by, self.area)
        effects.activate_units(game, sum(1 << unit for unit in units), self.area)
        return None

    @step("8.1.2b1")
    def act(self, game: Game) -> Outcome:
        return Choose(self.by, (*(UNIT[unit] for unit in movable(game, REDEPLOY)), END))

    @act.then
    def acted(self, game: Game, choice: Action | None) -> Outcome | Call[Move]:
        if choice == END:
            return None
        return start_move(game, self.by, choice, REDEPLOY)

    @act.why
    def not_acted(self, game: Game) -> Why:
        return no_attack(game, REDEPLOY)


def no_attack(game: Game, manner: str) -> Why:
    """9.1b Attacks belong to an Assault."""
    unit = pieces("unit", lambda unit: objections_to_taking_up(game, unit, manner), then=("go",))
    attack = button("attack", Objection("9.1b", "assault"))
    return Why(unit, attack, otherwise=Objection("9.1a", "take_up"))


def start_move(game: Game, by: str, choice: Action | None, manner: str) -> Outcome | Call[Move]:
    if choice is None:
        return Again()  # a move is over
    unit = UnitId(int(choice.noun))
    points = movement_factor(game, unit, manner)
    return Call(Move(by=by, unit=unit, manner=manner, points=points))


def redeploying(game: Game, side: str, area: AreaId) -> list[UnitId]:
    """8.1.2b4 Only units in supply redeploy."""
    units = standing(game)[area] & ROSTER.of_side[side]
    return units_in(able_to_redeploy(game, units))


def redeployable(game: Game, side: str) -> list[AreaId]:
    """8.1.2b1 The areas with a unit that may redeploy somewhere; the Refugees bar the Allies."""
    if game.refugees and side == ALLIED:
        return []
    able, by_area = able_to_redeploy(game, units_of(game, side) & ~held_units(game)), standing(game)
    return [
        area
        for area in areas(occupied(game, side))
        if any(may_step(game, unit, REDEPLOY) for unit in units_in(by_area[area] & able))
    ]


def objections_to_redeploying(game: Game, side: str, area: AreaId) -> list[Objection]:
    """8.1.2b1, 8.1.2b4 Why an area cannot be redeployed from."""
    if game.refugees and side == ALLIED:
        return [Objection("E8")]
    if not units_at(game, area, side):
        return [Objection("8.1.2b1", "empty")]
    if not redeploying(game, side, area):
        return [Objection("8.1.2b4")]
    return [] if area in redeployable(game, side) else [Objection("8.1.2b2", "nowhere")]
