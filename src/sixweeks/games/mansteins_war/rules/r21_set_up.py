"""21 Set-up: a plan kept in secret, then a ready deployment or one by hand."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.model import command_effects, effects
from sixweeks.games.mansteins_war.model.charts import Deployment
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    BY_NAME,
    COUNTERS,
    DEPLOYMENTS,
    GERMAN,
    PLANS,
    SCENARIO,
    UNITS_OF,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import is_ground
from sixweeks.games.mansteins_war.model.state import WAITING, Game
from sixweeks.games.mansteins_war.rules.r21_places import deployment_bars, rule_of
from sixweeks.games.mansteins_war.rules.r28_variants import VariableEntry
from sixweeks.kernel.objection import Objection, closed_by
from sixweeks.kernel.procedure import Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, barred_by, pieces, places

BY_HAND, OVER_AGAIN = Action("plan", "by_hand"), Action("again")
FIRST_PLANS = ("allied_plan_d", "german_sickle")  # the default comes first


class SetUp(Procedure):
    """21.0 The Allies deploy first, then the Germans."""

    @step("21.1.e")
    def keep_allied(self, game: Game) -> Outcome:
        return Choose(ALLIED, kept_plans(ALLIED), secret=True)

    @keep_allied.then
    def allied_kept(self, game: Game, choice: Action) -> Outcome:
        command_effects.keep_plan(game, ALLIED, str(choice.noun))
        return None

    @step("21.0")
    def plan_allied(self, game: Game) -> Outcome:
        return Choose(ALLIED, deployments_of(ALLIED))

    @plan_allied.then
    def allied_planned(self, game: Game, choice: Action | None) -> "Outcome | Call[Deploy]":
        return deployed(game, ALLIED, choice)

    @step("21.2.e")
    def keep_german(self, game: Game) -> Outcome:
        return Choose(GERMAN, kept_plans(GERMAN), secret=True)

    @keep_german.then
    def german_kept(self, game: Game, choice: Action) -> Outcome:
        command_effects.keep_plan(game, GERMAN, str(choice.noun))
        return None

    @step("21.0")
    def plan_german(self, game: Game) -> Outcome:
        """The Germans see where the Allies are."""
        return Choose(GERMAN, deployments_of(GERMAN))

    @plan_german.then
    def german_planned(self, game: Game, choice: Action | None) -> "Outcome | Call[Deploy]":
        return deployed(game, GERMAN, choice)

    @step("28.3")
    def variable_entry(self, game: Game) -> "Outcome | Call[VariableEntry]":
        return Call(VariableEntry()) if game.options.variable_entry == "on" else None


def kept_plans(side: str) -> tuple[Action, ...]:
    return tuple(Action("keep", plan) for plan in PLANS[side])


def deployments_of(side: str) -> tuple[Action, ...]:
    """The ready deployments of a side, the default first, and the one by hand last."""
    own = [id for id, each in DEPLOYMENTS.items() if each.side == side]
    own.sort(key=lambda id: id not in FIRST_PLANS)
    return (*(Action("plan", id) for id in own), BY_HAND)


def deployed(game: Game, side: str, choice: Action | None) -> "Outcome | Call[Deploy]":
    """None comes from a deployment by hand that is complete."""
    if choice == BY_HAND:
        return Call(Deploy(by=side))
    if choice is not None:
        id = str(choice.noun)
        effects.set_up_ready(game, side, id, ready_places(game, DEPLOYMENTS[id]))
    return None


def ready_places(game: Game, ready: Deployment) -> dict[UnitId, Hex]:
    """28.1, 28.2 With what the variants add, without what they leave out."""
    every = {BY_NAME[name]: number for name, number in {**ready.units, **ready.optional}.items()}
    return {u: GRID.hex(number) for u, number in every.items() if is_undeployed(game, u)}


def is_undeployed(game: Game, unit: UnitId) -> bool:
    """21.0 A unit that starts on the map and is not there yet."""
    return game.units[unit].place == WAITING and unit not in game.arrivals


# --- by hand ----------------------------------------------------------------------------------


class Deploy(Procedure):
    """21.1, 21.2 A side sets its units up: logistic units first, then fortress units and others."""

    by: str

    @step("21.1.b")
    def fortresses(self, game: Game) -> Outcome:
        """21.1.b, 21.2.c Fortress units that have a place of their own."""
        for name, number in SCENARIO.fortresses.items():
            unit = BY_NAME[name]
            if COUNTERS[unit].side == self.by and is_undeployed(game, unit):
                effects.set_up(game, [unit], GRID.hex(number), rule_of(unit))
        return None

    @step("21.0")
    def choose(self, game: Game) -> Outcome:
        units = next_units(game, self.by)
        return Choose(self.by, tuple(Action("unit", each) for each in units)) if units else None

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[DeployUnit]":
        if choice is None:
            return self.back_to("fortresses")
        return Call(DeployUnit(by=self.by, unit=UnitId(int(choice.noun))))

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            pieces("unit", lambda unit: [objection_to_unit(game, self.by, unit)], then=("place",)),
            otherwise=Objection("21.0", "unit"),
        )


class DeployUnit(Procedure):
    """21.1, 21.2 Where one unit is set up."""

    by: str
    unit: UnitId

    @step("21.0")
    def place(self, game: Game) -> Outcome:
        """If no hex is left the deployment begins again."""
        hexes = bits(MAP.land & ~closed_by(deployment_bars(game, self.unit)))
        options = tuple(Action("place", hex) for hex in hexes)
        return Choose(self.by, options or (OVER_AGAIN,))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        if choice == OVER_AGAIN:
            effects.take_back(game, UNITS_OF[self.by])
        else:
            effects.set_up(game, [self.unit], Hex(int(choice.noun)), rule_of(self.unit))
        return Return()

    @place.why
    def not_placed(self, game: Game) -> Why:
        return Why(
            places("place", barred_by(deployment_bars(game, self.unit))),
            otherwise=Objection(rule_of(self.unit), "place"),
            in_hand=(self.unit,),
        )


def next_units(game: Game, side: str) -> list[UnitId]:
    """21.1.a, 21.2.b The other units are placed by the logistic units of their commands."""
    left = [unit for unit in UNITS_OF[side] if is_undeployed(game, unit)]
    first = min(map(turn_of, left), default=0)
    return [unit for unit in left if turn_of(unit) == first]


def turn_of(unit: UnitId) -> int:
    """The British logistic unit is one of those placed by another's."""
    counter = COUNTERS[unit]
    if counter.is_logistic and counter.name != "log GHQ":
        return 0
    return 1 if counter.is_fortress else 2


def objection_to_unit(game: Game, by: str, piece: int) -> Objection:
    if not is_ground(piece) or COUNTERS[piece].side != by:
        return Objection("21.0", "own")
    if not is_undeployed(game, UnitId(piece)):
        return Objection("21.0", "placed" if game.units[piece].place >= 0 else "later")
    return Objection("21.1.a" if by == ALLIED else "21.2.b", "first")
