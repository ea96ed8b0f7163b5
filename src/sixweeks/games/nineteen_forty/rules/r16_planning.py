"""16 Planning and deployment."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model import arrival_effects, effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    BELGIAN,
    BY_NAME,
    COUNTERS,
    FRANCE,
    FRENCH_ARMIES,
    GERMAN,
    GERMAN_ARMIES,
    GERMANS,
    GERMANY,
    HOMES,
    PLANS,
    UNITS_OF,
    Counter,
    Plan,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.state import REMOVED, WAITING, Game
from sixweeks.games.nineteen_forty.rules.r03_stacking import stacking_bars
from sixweeks.games.nineteen_forty.rules.r06_movement_phase import MovementPhase
from sixweeks.games.nineteen_forty.rules.r15_optional_units import MOUNTAIN_CORPS
from sixweeks.games.nineteen_forty.rules.r17_command import group_of
from sixweeks.games.nineteen_forty.rules.r19_victory import OBJECTIVES
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, always, barred_by, pieces, places

GROUPS = {ALLIED: ("1", "2", "3"), GERMAN: ("A", "B", "C")}
DEFAULT_GROUP, DEFAULT_OBJECTIVE = "1", "3"
BY_HAND, AS_SET = Action("plan", "by_hand"), Action("plan", "as_set")
ABROAD = sum(mask for name, mask in MAP.countries.items() if name != "france")
NEAR_BORDER = GRID.spread(ABROAD) & FRANCE
BORDER_BAND = NEAR_BORDER | GRID.spread(NEAR_BORDER) & FRANCE  # 16.f, A-61
HOME = {ALLIED: FRANCE & MAP.land, GERMAN: GERMANY}
REPLACEABLE = (4, 5)  # 15.c


class SetUp(Procedure):
    """16.a Plans in secret, then the Allies deploy, then the Germans."""

    allied_plan: str = ""
    german_plan: str = ""

    @step("16.i")
    def neutrals(self, game: Game) -> Outcome:
        """16.i, 16.j, 16.k The neutrals stand where the booklet places them."""
        if is_late_alliance(game):
            effects.join(game, "belgium", "20.b")
        for counter in COUNTERS:
            if counter.nation in HOMES and not is_free_belgian(game, counter):
                place_as_set(game, counter)
        return None

    @step("16.b")
    def ready_group(self, game: Game) -> Outcome:
        """16.b The Allies write down the army group that will move on turn 0."""
        return Choose(ALLIED, tuple(Action("ready", g) for g in GROUPS[ALLIED]), secret=True)

    @ready_group.then
    def ready_group_written(self, game: Game, choice: Action) -> Outcome:
        arrival_effects.write_down(game, ALLIED, "ready_group", str(choice.noun), "16.b")
        if game.options.mechelen == "on":
            arrival_effects.tell_ready_group(game)
        return None

    @step("16.c")
    def choose_allied_plan(self, game: Game) -> Outcome:
        return Choose(ALLIED, plan_options(ALLIED), secret=True)

    @choose_allied_plan.then
    def allied_plan_chosen(self, game: Game, choice: Action) -> Outcome:
        self.allied_plan = str(choice.noun)
        return None

    @step("16.c")
    def assign_allies(self, game: Game) -> "Outcome | Call[Assign]":
        return assigned(game, ALLIED, self.allied_plan)

    @step("16.d")
    def objective(self, game: Game) -> Outcome:
        """16.d The German writes down one objective of three; the northern one comes first."""
        order = sorted(OBJECTIVES, key=lambda each: each != DEFAULT_OBJECTIVE)
        return Choose(GERMAN, tuple(Action("objective", each) for each in order), secret=True)

    @objective.then
    def objective_written(self, game: Game, choice: Action) -> Outcome:
        arrival_effects.write_down(game, GERMAN, "objective", str(choice.noun), "16.d")
        return None

    @step("16.d")
    def choose_german_plan(self, game: Game) -> Outcome:
        return Choose(GERMAN, plan_options(GERMAN), secret=True)

    @choose_german_plan.then
    def german_plan_chosen(self, game: Game, choice: Action) -> Outcome:
        self.german_plan = str(choice.noun)
        return None

    @step("16.d")
    def main_effort(self, game: Game) -> Outcome:
        """16.d The group that launches the main attack, by the plan or asked for."""
        if plan := PLANS.get(self.german_plan):
            arrival_effects.write_down(game, GERMAN, "main_effort", plan.main_effort, "16.d")
            return None
        return Choose(GERMAN, tuple(Action("effort", g) for g in GROUPS[GERMAN]), secret=True)

    @main_effort.then
    def main_effort_written(self, game: Game, choice: Action) -> Outcome:
        arrival_effects.write_down(game, GERMAN, "main_effort", str(choice.noun), "16.d")
        return None

    @step("16.e")
    def assign_germans(self, game: Game) -> "Outcome | Call[Assign]":
        return assigned(game, GERMAN, self.german_plan)

    @step("15.c")
    def mountain_corps(self, game: Game) -> Outcome:
        """15.c By hand the German may take the mountain corps for an infantry corps of 4 or 5."""
        if self.german_plan in PLANS:
            return None
        corps = tuple(Action("replace", unit) for unit in replaceable())
        return Choose(GERMAN, (Action("none"), *corps), secret=True)

    @mountain_corps.then
    def mountain_corps_chosen(self, game: Game, choice: Action) -> Outcome:
        if choice.verb == "replace":
            arrival_effects.substitute(game, UnitId(int(choice.noun)), MOUNTAIN_CORPS)
        return None

    @step("16.f")
    def deploy_allies(self, game: Game) -> "Outcome | Call[Deploy]":
        return deployed(game, ALLIED, self.allied_plan)

    @step("20.b")
    def choose_belgian_plan(self, game: Game) -> Outcome:
        """20.b The Allies deploy the Belgians, as set or anywhere in Belgium."""
        return Choose(ALLIED, (AS_SET, BY_HAND)) if undeployed(game, ALLIED) else None

    @choose_belgian_plan.then
    def belgian_plan_chosen(self, game: Game, choice: Action) -> Outcome:
        if choice == AS_SET:
            for unit in undeployed(game, ALLIED):
                place_as_set(game, COUNTERS[unit])
        return None

    @step("20.b")
    def deploy_belgians(self, game: Game) -> "Outcome | Call[Deploy]":
        return Call(Deploy(by=ALLIED)) if undeployed(game, ALLIED) else None

    @step("16.g")
    def deploy_germans(self, game: Game) -> "Outcome | Call[Deploy]":
        """16.g The Germans deploy second, and see where the Allies are."""
        return deployed(game, GERMAN, self.german_plan)

    @step("20.c")
    def march_into_belgium(self, game: Game) -> "Outcome | Call[MovementPhase]":
        """20.c Units of the 1st and 2nd Army Groups may march into Belgium at half their factor."""
        return Call(MovementPhase(by=ALLIED)) if is_late_alliance(game) else None


def is_late_alliance(game: Game) -> bool:
    return game.options.late_alliance == "on"


def is_free_belgian(game: Game, counter: Counter) -> bool:
    return counter.nation == BELGIAN and is_late_alliance(game)


def place_as_set(game: Game, counter: Counter) -> None:
    if counter.hex is not None:
        effects.place(game, counter.id, counter.hex, "16.i")


def plan_options(side: str) -> tuple[Action, ...]:
    """The ready plans of a side, the default first, and the set-up by hand last."""
    order = {"allied_dyle": 0, "german_sickle": 0, "german_yellow": 1}
    mine = sorted((p for p in PLANS.values() if p.side == side), key=lambda p: order.get(p.id, 2))
    return (*(Action("plan", plan.id) for plan in mine), BY_HAND)


def replaceable() -> list[UnitId]:
    return [
        c.id
        for c in COUNTERS
        if (c.nation, c.kind, c.size, c.tag) == (GERMANS, "infantry", "corps", "")
        and c.combat in REPLACEABLE
    ]


# --- assignment -------------------------------------------------------------------------------


def assigned(game: Game, side: str, plan: str) -> "Outcome | Call[Assign]":
    if plan not in PLANS:
        return Call(Assign(by=side))
    groups = PLANS[plan].armies
    armies = {army: group for group, some in groups.items() for army in some}
    arrival_effects.assign(game, side, armies)
    return None


class Assign(Procedure):
    """16.c, 16.e Each army goes whole to one group, and each group gets one."""

    by: str

    @step("16.c")
    def assign(self, game: Game) -> Outcome:
        if not (waiting := unassigned(game, self.by)):
            return None
        groups = open_groups(game, self.by, len(waiting))
        return Choose(self.by, tuple(Action("group", group) for group in groups), secret=True)

    @assign.then
    def army_assigned(self, game: Game, choice: Action) -> Outcome:
        army = unassigned(game, self.by)[0]
        arrival_effects.assign(game, self.by, {army: str(choice.noun)})
        return Again()


def armies_of(game: Game, side: str) -> dict[str, str]:
    return game.plans.german_armies if side == GERMAN else game.plans.allied_armies


def unassigned(game: Game, side: str) -> list[str]:
    every = GERMAN_ARMIES if side == GERMAN else FRENCH_ARMIES
    return [army for army in every if army not in armies_of(game, side)]


def open_groups(game: Game, side: str, waiting: int) -> list[str]:
    """16.c, 16.e, A-62 The last armies go to the groups that still have none."""
    taken = set(armies_of(game, side).values())
    empty = [group for group in GROUPS[side] if group not in taken]
    return empty if waiting == len(empty) else list(GROUPS[side])


# --- deployment -------------------------------------------------------------------------------


def deployed(game: Game, side: str, plan: str) -> "Outcome | Call[Deploy]":
    if plan not in PLANS:
        return Call(Deploy(by=side))  # 20.b the Belgians among the Allies
    deploy_by_plan(game, PLANS[plan])
    return None


def deploy_by_plan(game: Game, plan: Plan) -> None:
    rule = "16.f" if plan.side == ALLIED else "16.g"
    for name, number in plan.units.items():
        effects.place(game, BY_NAME[name], GRID.hex(number), rule)


class Deploy(Procedure):
    """16.f, 16.g A side sets its units up one by one."""

    by: str

    @step("16.f")
    def choose(self, game: Game) -> Outcome:
        units = undeployed(game, self.by)
        return Choose(self.by, tuple(Action("unit", u) for u in units)) if units else None

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[DeployUnit]":
        if choice is None:
            return Again()
        return Call(DeployUnit(by=self.by, unit=UnitId(int(choice.noun))))

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        other = Objection("16.f" if self.by == ALLIED else "16.g", "unit")
        return Why(pieces("unit", always(other)), otherwise=other)


class DeployUnit(Procedure):
    """16.f, 16.g, 16.h Where one unit is set up."""

    by: str
    unit: UnitId

    @step("16.f")
    def place(self, game: Game) -> Outcome:
        hexes = bits(MAP.land & ~closed_by(deployment_bars(game, self.unit)))
        return Choose(self.by, tuple(Action("place", hex) for hex in hexes))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        rule = "16.f" if self.by == ALLIED else "16.g"
        effects.place(game, self.unit, Hex(int(choice.noun)), rule)
        return None

    @place.why
    def not_placed(self, game: Game) -> Why:
        bars = deployment_bars(game, self.unit)
        return Why(places("place", barred_by(bars)), otherwise=Objection("16.h"))


def undeployed(game: Game, side: str) -> list[UnitId]:
    """16.c, 16.e Units available at the start that are not yet on the map."""
    return [unit for unit in UNITS_OF[side] if is_available(game, unit) and is_off(game, unit)]


def is_off(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place == WAITING


def is_available(game: Game, unit: UnitId) -> bool:
    """16.c, 16.e All without a tag, but neutrals and airborne units; 15.c or the mountain corps."""
    counter = COUNTERS[unit]
    if unit == MOUNTAIN_CORPS:
        return any(game.units[each].place == REMOVED for each in replaceable())
    if is_free_belgian(game, counter):
        return True
    return not counter.tag and counter.nation not in HOMES and not counter.is_airborne


def army_group(game: Game, unit: UnitId) -> str:
    """A-68 The mountain corps takes the group of the corps that it replaces."""
    if unit == MOUNTAIN_CORPS:
        replaced = next(each for each in replaceable() if game.units[each].place == REMOVED)
        return group_of(game, replaced)
    return group_of(game, unit)


def deployment_bars(game: Game, unit: UnitId) -> list[Bar]:
    """16.f In its zone and within two hexes of the border, 16.g or in its zone in Germany."""
    side, group = COUNTERS[unit].side, army_group(game, unit)
    rule = "16.f" if side == ALLIED else "16.g"
    home = MAP.countries["belgium"] if COUNTERS[unit].nation == BELGIAN else HOME[side]
    bars = [Bar(rule, ~home, "home"), *stacking_bars(game, side, (unit,))]
    if group:
        bars.append(Bar(rule, ~MAP.groups[side][group], "zone"))
    if group and side == ALLIED:
        bars.append(Bar("16.f", ~BORDER_BAND, "border"))
    if COUNTERS[unit].is_motorized:
        bars.append(Bar("6.d", MAP.terrain["mountain"], "mountain"))
    return bars
