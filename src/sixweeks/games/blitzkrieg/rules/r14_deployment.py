"""14.1a, 14.2a Set-up: by a ready plan, by hand, or both."""

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import set_up_effects
from sixweeks.games.blitzkrieg.model.components import (
    DEPLOYMENTS,
    FRENCH,
    GERMAN,
    Deployment,
    FormationId,
    UnitId,
    UnitSet,
    opponent,
)
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    grid_of,
    is_on_map,
    left_out,
    standing,
)
from sixweeks.games.blitzkrieg.model.state import UNPLACED, Game
from sixweeks.games.blitzkrieg.rules.r07_movement import entry_rule
from sixweeks.games.blitzkrieg.rules.r14_independents import Attachment, independents
from sixweeks.games.blitzkrieg.rules.r14_set_up_area import (
    mine_bars,
    objections_to_truck,
    set_up_bars,
    set_up_rule,
    set_up_units,
    stray_observers,
    units_on_map,
    unplaced,
    works_bars,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import (
    Kind,
    Why,
    always,
    open_pieces,
    open_places,
    pieces,
    question_from,
)

BY_HAND = "by hand"
KEEP, CHANGE, NO_MORE = Action("keep"), Action("change"), Action("no_more")


class SetUp(Procedure):
    """14.1a-14.1d, 14.2a-14.2c The French set up first, then the Germans what is on the map."""

    @step("14.1l")
    def begin(self, game: Game) -> Outcome:
        """14.1j Companies with the halftrack symbol begin in the two transports."""
        set_up_effects.leave_out(game, left_out(game))
        for transport in game.scenario.transports:
            set_up_effects.board(game, company_for(game, transport), transport)
        return None

    @step("14.1a")
    def french(self, game: Game) -> "Call[Deploy]":
        return Call(Deploy(by=FRENCH))

    @step("14.1c")
    def germans(self, game: Game) -> "Call[Deploy]":
        return Call(Deploy(by=GERMAN))


def company_for(game: Game, transport: UnitId) -> UnitId:
    order = game.scenario.transports.index(transport)
    marked = [counter.id for counter in game.scenario.counters if counter.halftrack]
    return marked[order]


class Deploy(Procedure):
    """One side sets up: its units, its markers, and what it notes."""

    by: str
    unit: UnitId = UnitId(-1)
    works_done: bool = False
    trucks_done: bool = False
    attached: tuple[FormationId, ...] = ()  # independent formations that have been decided on
    looked_at: UnitSet = 0  # 7.4a guns decided on, as bits

    @step("14.1a")
    def plan(self, game: Game) -> Outcome:
        plans = tuple(Action("plan", plan.id) for plan in plans_for(game, self.by))
        return Choose(self.by, (*plans, Action("plan", BY_HAND)))

    @plan.then
    def planned(self, game: Game, choice: Action) -> Outcome:
        if choice.noun != BY_HAND:
            carry_out(game, self, DEPLOYMENTS[str(choice.noun)])
        return None

    @plan.why
    def not_planned(self, game: Game) -> Why:
        return waiting(game, "plan")

    @step("14.1a")
    def pick(self, game: Game) -> Outcome:
        """Units first, then the observers near them (1.4b)."""
        waiting = unplaced(game, self.by)
        if not waiting:
            return None
        return Choose(self.by, tuple(Action("unit", unit) for unit in waiting))

    @pick.then
    def picked(self, game: Game, choice: Action) -> Outcome:
        self.unit = UnitId(int(choice.noun))
        return None

    @pick.why
    def not_picked(self, game: Game) -> Why:
        unit = pieces("unit", lambda unit: objections_to_picking(game, self, unit), then=("place",))
        return waiting(game, "unit_first", unit)

    @step("14.1a")
    def place(self, game: Game) -> Outcome:
        if self.unit == UNPLACED:
            return None
        return question_from(self.by, self.not_placed(game))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        hidden = counter_of(game, self.unit).kind == "observer"  # 1.4a
        set_up_effects.place(game, self.unit, Hex(int(choice.noun)), set_up_rule(game), hidden)
        self.unit = UnitId(UNPLACED)
        return self.back_to("pick")

    @place.why
    def not_placed(self, game: Game) -> Why:
        hexes = open_places("place", grid_of(game).all, set_up_bars(game, self.unit))
        return waiting(game, "other", hexes, unit=self.unit)

    @step("12.2a")
    def dig_in(self, game: Game) -> Outcome:
        """M-06 Each with at least one unit, at most one to a hex."""
        left = game.scenario.prepared_positions.get(self.by, 0) - game.works.bit_count()
        if self.works_done or left <= 0:
            return None
        question = question_from(self.by, self.not_dug_in(game), NO_MORE)
        return question if len(question.options) > 1 else None

    @dig_in.then
    def dug_in(self, game: Game, choice: Action) -> Outcome:
        if choice == NO_MORE:
            self.works_done = True
        else:
            set_up_effects.dig_in(game, Hex(int(choice.noun)), set_up_rule(game))
        return Again()

    @dig_in.why
    def not_dug_in(self, game: Game) -> Why:
        works = open_places("works", grid_of(game).all, works_bars(game, self.by))
        return waiting(game, "marker", works)

    @step("14.2a")
    def lay_mines(self, game: Game) -> Outcome:
        mines = game.scenario.mines
        if mines is None or mines.side != self.by or game.mines.bit_count() >= mines.count:
            return None
        return question_from(self.by, self.not_laid(game))

    @lay_mines.then
    def mines_laid(self, game: Game, choice: Action) -> Outcome:
        set_up_effects.lay_mines(game, Hex(int(choice.noun)))
        return Again()

    @lay_mines.why
    def not_laid(self, game: Game) -> Why:
        assert game.scenario.mines is not None, "there are mines to lay"
        hexes = open_places("mine", grid_of(game).all, mine_bars(game, game.scenario.mines))
        return waiting(game, "marker", hexes)

    @step("14.1k")
    def load_trucks(self, game: Game) -> Outcome:
        """14.1k Companies of the owner's choice begin on trucks."""
        trucks = game.scenario.trucks.get(self.by, 0)
        if self.trucks_done or not trucks or trucks <= sum(unit.truck for unit in game.units):
            return None
        return question_from(self.by, self.not_loaded(game), NO_MORE)

    @load_trucks.then
    def trucks_loaded(self, game: Game, choice: Action) -> Outcome:
        if choice == NO_MORE:
            self.trucks_done = True
        else:
            set_up_effects.give_truck(game, UnitId(int(choice.noun)))
        return Again()

    @load_trucks.why
    def not_loaded(self, game: Game) -> Why:
        everyone = range(len(game.scenario.counters))
        truck = open_pieces(
            "truck", everyone, lambda unit: objections_to_truck(game, self.by, unit)
        )
        return waiting(game, "marker", truck)

    @step("14.2j")
    def attach(self, game: Game) -> Call[Attachment] | None:
        waiting = self.next_independent(game)
        return Call(Attachment(by=self.by, formation=waiting)) if waiting else None

    @attach.then
    def attachment_noted(self, game: Game, value: None) -> Outcome:
        self.attached = (*self.attached, self.next_independent(game))
        return Again()

    def next_independent(self, game: Game) -> FormationId:
        found = (id for id in independents(game, self.by, 1) if id not in self.attached)
        return next(found, "")

    @step("7.4a")
    def hide_guns(self, game: Game) -> Outcome:
        """7.4a By option, antitank guns are noted instead of placed."""
        gun = self.next_gun(game)
        if gun is None:
            return None
        return Choose(self.by, (Action("hide", gun), Action("show", gun)))

    @hide_guns.then
    def gun_hidden(self, game: Game, choice: Action) -> Outcome:
        gun = UnitId(int(choice.noun))
        self.looked_at |= 1 << gun
        if choice.verb == "hide":
            set_up_effects.hide(game, gun)
        return Again()

    @hide_guns.why
    def not_hidden(self, game: Game) -> Why:
        one_by_one = Objection("7.4a", "hide")
        return Why(pieces("hide", always(one_by_one)), otherwise=one_by_one)

    def next_gun(self, game: Game) -> UnitId | None:
        if game.options.hidden_at == "off":
            return None
        guns = [c.id for c in game.scenario.counters if c.kind == "at_gun" and c.side == self.by]
        waiting = [u for u in guns if is_on_map(game, u) and not self.looked_at >> u & 1]
        return next(iter(waiting), None)

    @step("14.1a")
    def review(self, game: Game) -> Outcome:
        if not units_on_map(game, self.by):
            return None
        return Choose(self.by, (KEEP, CHANGE))

    @review.then
    def reviewed(self, game: Game, choice: Action) -> Outcome:
        return None if choice == KEEP else self.back_to("choose_again")

    @review.why
    def not_reviewed(self, game: Game) -> Why:
        return waiting(game, "review")

    @step("14.1a")
    def settled(self, game: Game) -> Outcome:
        return Return()

    @step("14.1a")
    def choose_again(self, game: Game) -> Outcome:
        units = units_on_map(game, self.by)
        return Choose(self.by, tuple(Action("unit", unit) for unit in units))

    @choose_again.then
    def chosen_again(self, game: Game, choice: Action) -> Outcome:
        """Its place is free again, and so are the markers that hung on it."""
        unit = UnitId(int(choice.noun))
        set_up_effects.take_back(game, unit)
        self.looked_at &= ~(1 << unit)
        for observer in stray_observers(game, self.by):
            set_up_effects.take_back(game, observer)
        self.works_done = False
        return self.back_to("pick")

    @choose_again.why
    def not_chosen_again(self, game: Game) -> Why:
        return self.not_picked(game)


def waiting(game: Game, case: str, *kinds: Kind, unit: int = UNPLACED) -> Why:
    """Whatever else is wished must wait, by the rule of the set-up."""
    return Why(*kinds, otherwise=Objection(set_up_rule(game), case), in_hand=(unit,))


# --- ready plans ------------------------------------------------------------------------------


def plans_for(game: Game, side: str) -> list[Deployment]:
    """The ready deployments of this scenario and side that suit the force chosen (14.1l)."""
    names = {counter_of(game, unit).name for unit in set_up_units(game, side)}
    return [
        plan
        for plan in DEPLOYMENTS.values()
        if (plan.scenario, plan.side) == (game.scenario_id, side) and set(plan.units) == names
    ]


def carry_out(game: Game, deploy: Deploy, plan: Deployment) -> None:
    """Everything a plan says; an observer too near to the enemy is left to be placed by hand."""
    grid, by_name = grid_of(game), game.scenario.by_name
    places = {by_name[name]: grid.hex(number) for name, number in plan.units.items()}
    near_enemies = grid.spread(standing(game, opponent(deploy.by)))
    shy = {u for u, hex in places.items() if is_observer(game, u) and near_enemies >> hex & 1}
    places = {unit: hex for unit, hex in places.items() if unit not in shy}
    set_up_effects.deploy(game, deploy.by, plan.id, places, set_up_rule(game))
    for number in plan.prepared_positions:
        set_up_effects.dig_in(game, grid.hex(number), set_up_rule(game))
    for number in plan.mines:
        set_up_effects.lay_mines(game, grid.hex(number))
    for name in plan.trucks:
        set_up_effects.give_truck(game, by_name[name])
    for name, host in plan.attachments.items():
        if counter_of(game, by_name[name]).arrives == 1:
            set_up_effects.attach(game, by_name[name], host)
    deploy.works_done = deploy.trucks_done = True
    deploy.attached = tuple(independents(game, deploy.by, 1))


def is_observer(game: Game, unit: UnitId) -> bool:
    return counter_of(game, unit).kind == "observer"


# --- 14.1a, 14.2a which unit is placed next ---------------------------------------------------


def objections_to_picking(game: Game, deploy: Deploy, unit: UnitId) -> list[Objection]:
    """Why a unit may not be placed now."""
    rule, counter = set_up_rule(game), counter_of(game, unit)
    if counter.side != deploy.by:
        return [Objection(rule, "enemy")]
    if unit in left_out(game):
        return [Objection("14.1l", "left_out")]
    if unit not in set_up_units(game, deploy.by):
        return [Objection(entry_rule(game, unit), "enters")]
    if is_on_map(game, unit) != (deploy.at == "choose_again"):
        return [Objection(rule, "not_placed" if deploy.at == "choose_again" else "placed")]
    is_next = deploy.at == "choose_again" or unit in unplaced(game, deploy.by)
    return [] if is_next else [Objection("1.4b", "units_first")]
