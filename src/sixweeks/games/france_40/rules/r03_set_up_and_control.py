"""3.0 Set-up: where each army may start, and in which order the sides deploy."""

from functools import cache

from sixweeks.board.hexes import Hex, one
from sixweeks.games.france_40.model import effects, set_up_effects
from sixweeks.games.france_40.model.components import (
    ALLIED,
    DEPLOYMENTS,
    GERMAN,
    HOMES,
    MAP,
    ROSTERS,
    SCENARIOS,
    Deployment,
    UnitId,
    UnitSet,
)
from sixweeks.games.france_40.model.queries import (
    counter_of,
    is_on_map,
    tall_stacks,
    units_at,
    units_on_map,
)
from sixweeks.games.france_40.model.state import UNPLACED, Game, Options, Unit
from sixweeks.games.france_40.rules import r04_victory
from sixweeks.kernel.objection import Bar, Objection
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.procedure import Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Kind, Why, button, open_places, pieces, question_from
from sixweeks.masks import mask_of

GROUPS = {
    "german": ("german",),
    "french": ("french",),
    "neutrals": ("belgian", "dutch", "swiss"),
    "anglo_french": ("french", "british"),
}
NEUTRAL_NATIONS = GROUPS["neutrals"]
FOREST = MAP.ardennes & (MAP.countries["belgium"] | MAP.countries["luxembourg"])
BELGIAN_EXCLUSION = MAP.ardennes | MAP.grid.mask("2732")
SICKLE_CUT_CORPS = 3
BY_HAND = "by_hand"
PLACE = tuple(Action("place", n) for n in range(MAP.grid.all.bit_length()))


def new_game(scenario: str, options: Options) -> Game:
    """3.1a, 3.3a, 3.7b, 3.8a, 3.9a, 3.4a The board before anybody has set up."""
    counters = SCENARIOS[scenario].counters
    roster = ROSTERS[scenario]
    places = SCENARIOS[scenario].fort_hexes
    return Game(
        scenario_id=scenario,
        options=options,
        units=tuple(Unit(places.get(c.id, UNPLACED), c.steps) for c in counters),
        forts=roster.forts[GERMAN] | roster.forts[ALLIED],
        control=MAP.countries["germany"],
        replacements=replacement_points(scenario),
        stack=[],
    )


def replacement_points(scenario: str) -> dict[str, int]:
    """3.9a German 8, French 17; 9.0a none in 1939."""
    points = SCENARIOS[scenario].printed.replacements
    return {GERMAN: points.get("german", 0), ALLIED: points.get("french", 0)}


class SetUp1939(Procedure):
    """3.3-3.5 The Germans set up first, the French second."""

    @step("3.3b")
    def germans(self, game: Game) -> "Call[Deploy]":
        return Call(Deploy(by=GERMAN, group="german"))

    @step("3.5a")
    def french(self, game: Game) -> "Call[Deploy]":
        return Call(Deploy(by=ALLIED, group="french"))


class SetUp1940(Procedure):
    """3.6-3.8 Neutrals first, then French and British, the Germans last."""

    declared: bool = False

    @step("3.6a")
    def neutrals(self, game: Game) -> "Call[Deploy]":
        return Call(Deploy(by=ALLIED, group="neutrals"))

    @step("3.7a")
    def anglo_french(self, game: Game) -> "Call[Deploy]":
        return Call(Deploy(by=ALLIED, group="anglo_french"))

    @step("3.8b")
    def sickle_cut(self, game: Game) -> Outcome:
        return Choose(GERMAN, (Action("sickle_cut"), Action("no_sickle_cut")))

    @sickle_cut.then
    def sickle_cut_declared(self, game: Game, choice: Action) -> Outcome:
        self.declared = choice.verb == "sickle_cut"
        set_up_effects.declare_sickle_cut(game, self.declared)
        return None

    @sickle_cut.why
    def not_yet_declared(self, game: Game) -> Why:
        return Why(otherwise=Objection("3.8b", "first"))

    @step("3.8c")
    def germans(self, game: Game) -> "Call[Deploy]":
        return Call(Deploy(by=GERMAN, group="german", sickle_cut=self.declared))

    @step("3.8d")
    def violate_belgium(self, game: Game) -> Outcome:
        """3.8d Sickle Cut violates Belgium; B-23 corps set up in Luxembourg have entered it."""
        effects.take_control(game, GERMAN, game.presence[0])
        if self.declared:
            corps = [u for u in game.roster.mechanized if is_in_forest(game, u)]
            set_up_effects.set_sickle_cut(game, sum(one(Hex(u)) for u in corps))
            effects.enter_play(game, "belgium", "3.8d")
            if game.presence[0] & MAP.countries["luxembourg"]:
                effects.enter_play(game, "luxembourg", "3.8d")
            r04_victory.check_objectives(game)
        return None


class Deploy(Procedure):
    """3.3-3.8 One side sets up a group of units: by a ready plan, by hand, or both."""

    by: str
    group: str
    sickle_cut: bool = False
    unit: UnitId = UnitId(-1)

    @step("3.0")
    def plan(self, game: Game) -> Outcome:
        plans = tuple(Action("plan", plan.id) for plan in plans_for(game, self))
        return Choose(self.by, (*plans, Action("plan", BY_HAND)))

    @plan.then
    def planned(self, game: Game, choice: Action) -> Outcome:
        if choice.noun != BY_HAND:
            plan = DEPLOYMENTS[str(choice.noun)]
            rule = set_up_rule(game, self)
            set_up_effects.deploy(game, self.by, plan.id, places_in(game, self, plan), rule)
        return None

    @plan.why
    def not_planned(self, game: Game) -> Why:
        return self.waiting(game, "plan")

    def rule_cited(self, game: Game) -> str:
        return set_up_rule(game, self)

    def waiting(self, game: Game, case: str, *kinds: Kind, unit: int = -1) -> Why:
        other = Objection(set_up_rule(game, self), case)
        return Why(*kinds, otherwise=other, in_hand=(unit,))

    @step("3.0")
    def review(self, game: Game) -> Outcome:
        if unmet_duty(game, self):
            return None
        return Choose(self.by, (Action("keep"), Action("change")))

    @review.then
    def reviewed(self, game: Game, choice: Action | None) -> Outcome:
        return Return() if choice == Action("keep") else None

    @review.why
    def not_reviewed(self, game: Game) -> Why:
        return self.waiting(game, "review")

    @step("3.0")
    def pick(self, game: Game) -> Outcome:
        return Choose(self.by, OptionSets(("unit", pickable(game, self))))

    @pick.then
    def picked(self, game: Game, choice: Action) -> Outcome:
        self.unit = UnitId(int(choice.noun))
        return None

    @pick.why
    def not_picked(self, game: Game) -> Why:
        duty = unmet_duty(game, self)
        keep = button("keep", *((duty,) if duty else ()))
        unit = pieces("unit", lambda unit: objections_to_picking(game, self, unit))
        return self.waiting(game, "unit_first", unit, keep)

    @step("3.0")
    def place(self, game: Game) -> Outcome:
        return question_from(self.by, self.not_placed(game))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        effects.place(game, self.unit, Hex(int(choice.noun)), set_up_rule(game, self))
        return self.back_to("review")

    @place.why
    def not_placed(self, game: Game) -> Why:
        hexes = open_places("place", MAP.grid.all, set_up_bars(game, self, self.unit))
        return self.waiting(game, "other", hexes, unit=self.unit)


def units_of(game: Game, deploy: Deploy) -> tuple[UnitId, ...]:
    """Every mobile unit of the group but the reinforcement in the Turn 8 box (3.8a)."""
    return group_units(game.scenario_id, deploy.group)


@cache
def group_units(scenario: str, group: str) -> tuple[UnitId, ...]:
    late = SCENARIOS[scenario].printed.reinforcement
    waiting = late.unit if late else ""
    return tuple(
        counter.id
        for counter in SCENARIOS[scenario].counters
        if counter.nation in GROUPS[group] and not counter.is_static and counter.name != waiting
    )


@cache
def group_mask(scenario: str, group: str) -> UnitSet:
    return mask_of(group_units(scenario, group))


def reinforcement(game: Game) -> UnitId | None:
    """3.8a, 9.4a The 39th Panzer Corps waits in the Turn 8 box."""
    late = game.scenario.printed.reinforcement
    return game.roster.by_name[late.unit] if late else None


def plans_for(game: Game, deploy: Deploy) -> list[Deployment]:
    """The ready deployments of this scenario and side, with or without Sickle Cut as declared."""
    side = "french" if (game.scenario_id, deploy.by) == ("1939", ALLIED) else deploy.by
    prefix = f"{game.scenario_id}_{side}"
    return [
        plan
        for plan in DEPLOYMENTS.values()
        if plan.id.startswith(prefix) and plan.sickle_cut == deploy.sickle_cut
    ]


def places_in(game: Game, deploy: Deploy, plan: Deployment) -> list[tuple[UnitId, Hex]]:
    names = game.scenario.counters
    return [(u, MAP.grid.hex(plan.units[names[u].name])) for u in units_of(game, deploy)]


def is_in_forest(game: Game, unit: UnitId) -> bool:
    return is_on_map(game, unit) and bool(FOREST >> game.units[unit].place & 1)


def unmet_duty(game: Game, deploy: Deploy) -> Objection | None:
    """3.3b, 3.5a None is held off the map; 3.8b three mechanized corps start in the forest."""
    if group_mask(game.scenario_id, deploy.group) & ~units_on_map(game):
        return Objection(set_up_rule(game, deploy), "off_map")
    if deploy.sickle_cut and corps_in_forest(game) < SICKLE_CUT_CORPS:
        return Objection("3.8b", "three_corps")
    return None


def corps_in_forest(game: Game) -> int:
    if not game.presence[0] & FOREST:
        return 0
    return sum(is_in_forest(game, unit) for unit in game.roster.mechanized)


def pickable(game: Game, deploy: Deploy) -> UnitSet:
    """Units still off the map; then, where Sickle Cut lacks corps, those; else any unit again."""
    units = group_mask(game.scenario_id, deploy.group)
    if waiting := units & ~units_on_map(game):
        return waiting
    if deploy.sickle_cut and corps_in_forest(game) < SICKLE_CUT_CORPS:
        corps = game.roster.mechanized
        return units & mask_of([unit for unit in corps if not is_in_forest(game, unit)])
    return units


def objections_to_picking(game: Game, deploy: Deploy, unit: UnitId) -> list[Objection]:
    """Why a unit is not to be placed now: it has its place, or its time, or others come first."""
    if counter_of(game, unit).is_static:
        return [Objection(fort_rule(game, unit), "place")]
    if unit not in units_of(game, deploy):
        return [Objection(turn_to_set_up(game, unit), "order")]
    duty = unmet_duty(game, deploy)
    return [duty] if duty and deploy.at == "pick" and not pickable(game, deploy) >> unit & 1 else []


def fort_rule(game: Game, unit: UnitId) -> str:
    """3.3a, 3.6c, 3.7b, 3.8a The rule that gives a fortification its hex."""
    wall = "3.3a" if game.scenario_id == "1939" else "3.8a"
    return {"maginot": "3.7b", "eben_emael": "3.6c"}.get(counter_of(game, unit).kind, wall)


def turn_to_set_up(game: Game, unit: UnitId) -> str:
    """3.3a, 3.5a, 3.6a, 3.7a, 3.8a The rule that says when a unit sets up."""
    nation = counter_of(game, unit).nation
    if game.scenario_id == "1939":
        return "3.3a" if nation == "german" else "3.5a"
    if nation in NEUTRAL_NATIONS:
        return "3.6a"
    return "3.8a" if nation == "german" else "3.7a"


def set_up_rule(game: Game, deploy: Deploy) -> str:
    """The rule by which a group sets up."""
    if game.scenario_id == "1939":
        return "3.3b" if deploy.by == GERMAN else "3.5a"
    if deploy.by == GERMAN:
        return "3.8b" if deploy.sickle_cut else "3.8c"
    return "3.6a" if deploy.group == "neutrals" else "3.7a"


def set_up_bars(game: Game, deploy: Deploy, unit: UnitId) -> list[Bar]:
    """3.3b, 3.5a, 3.6a, 3.7a, 3.8b, 3.8c Where a unit may not be set up.

    Fortifications leave room and French units may join the Maginot Line (3.6b, 3.7c), for only
    stacks of mobile units are counted."""
    full = "neutrals" if deploy.group == "neutrals" else "full"
    bars = [
        Bar(set_up_rule(game, deploy), ~set_up_country(game, deploy, unit), "set_up"),
        Bar("10.8b", MAP.gap),
        Bar("6.0a", full_hexes(game, deploy, unit), full),
        Bar("3.6i", other_nations(game, unit), "mixed"),
    ]
    if counter_of(game, unit).nation == "belgian":
        bars.append(Bar("3.6d", BELGIAN_EXCLUSION))
    return bars


def set_up_country(game: Game, deploy: Deploy, unit: UnitId) -> int:
    """The own country, for the British France; for Sickle Cut corps the forest (3.8b)."""
    counter = counter_of(game, unit)
    home = MAP.countries[HOMES.get(counter.nation, "france")]
    if not (deploy.sickle_cut and counter.is_mechanized):
        return home
    elsewhere = corps_in_forest(game) - is_in_forest(game, unit)
    return home if elsewhere >= SICKLE_CUT_CORPS else home | FOREST


def full_hexes(game: Game, deploy: Deploy, unit: UnitId) -> int:
    """3.6a One neutral unit a hex; 6.0a else the stacking limit holds at set-up too."""
    limit = 1 if deploy.group == "neutrals" else game.scenario.stacking
    stacks = game.stacks if limit == 1 else tall_stacks(game)
    return mask_of([hex for hex in stacks if len({*units_at(game, hex), unit}) > limit])


def other_nations(game: Game, unit: UnitId) -> int:
    """3.6i, 3.7a Hexes held by another nationality of the same side."""
    own, mask = game.roster.nation[unit], 0
    for nation, presence in enumerate(game.presence):
        if nation != own and 0 not in (nation, own):  # 0 is the Germans
            mask |= presence
    return mask
