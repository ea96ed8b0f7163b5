"""12.0 Refit."""

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model import refit_effects
from sixweeks.games.springtime.model.components import (
    ALLIED,
    COUNTERS,
    FULL,
    MAP,
    REDUCED,
    ROSTER,
    TABLES,
    UnitId,
    opponent,
)
from sixweeks.games.springtime.model.queries import contested, controlled, full_areas, is_on_map
from sixweeks.games.springtime.model.state import ELIMINATED, EVACUATED, NOBODY, WAITING, Game
from sixweeks.games.springtime.rules.r13_supply import is_in_supply
from sixweeks.games.springtime.rules.r14_zones import italy_bar
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Again, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Kind, Why, open_places, pieces, question_from

RESTORE, REBUILD, REBUILD_FULL = "restore", "rebuild", "rebuild_full"
END_REFIT = Action("end")
NEVER_REBUILT = frozenset({ROSTER.belgian, ROSTER.dutch, ROSTER.airlanding})
COST_RULES = {
    ("infantry", RESTORE): "12.3a",
    ("infantry", REBUILD): "12.3b",
    ("armored", RESTORE): "12.3b",
    ("armored", REBUILD): "12.3c",
    ("infantry", REBUILD_FULL): "12.3c",
    ("armored", REBUILD_FULL): "12.3d",
}


class Refit(Procedure):
    """6.3a, 12.1a One side spends its Replacement Points; 12.2a there is no income."""

    by: str
    unit: UnitId = NOBODY
    verb: str = ""

    @step("12.3")
    def spend(self, game: Game) -> Outcome:
        """12.3a to 12.3d Whatever the points allow; 12.3.1a no other limit."""
        options = refits(game, self.by)
        return Choose(self.by, (*options, END_REFIT)) if options else self.back_to("end")

    @spend.then
    def spent(self, game: Game, choice: Action) -> Outcome:
        if choice == END_REFIT:
            return self.back_to("end")
        self.unit, self.verb = UnitId(int(choice.noun)), choice.verb
        if self.verb != RESTORE:
            return None
        rule = COST_RULES[COUNTERS[self.unit].kind, RESTORE]
        refit_effects.restore(game, self.unit, cost(self.unit, RESTORE), rule)
        return Again()

    @spend.why
    def not_spent(self, game: Game) -> Why:
        refusals = (self.refusal_of(game, verb) for verb in (RESTORE, REBUILD, REBUILD_FULL))
        return Why(*refusals, otherwise=Objection("12.3a", "unit"))

    def refusal_of(self, game: Game, verb: str) -> Kind:
        """8.0a Only on one's own units."""
        enemy = [Objection("8.0a", "enemy")]
        return pieces(
            verb,
            lambda u: (
                enemy if ROSTER.side[u] != self.by else objections_to_refitting(game, u, verb)
            ),
            meant=lambda unit: is_on_map(game, unit) == (verb == RESTORE),
        )

    @step("12.3")
    def place(self, game: Game) -> Outcome:
        """12.3.2a, 12.3.3a Where the unit comes back; supply is not asked for."""
        return question_from(self.by, self.not_placed(game))

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        strength = FULL if self.verb == REBUILD_FULL else REDUCED
        rule = COST_RULES[COUNTERS[self.unit].kind, self.verb]
        price = cost(self.unit, self.verb)
        refit_effects.rebuild(game, self.unit, AreaId(int(choice.noun)), strength, price, rule)
        return self.back_to("spend")

    @place.why
    def not_placed(self, game: Game) -> Why:
        areas = open_places("rebuild_at", MAP.all, rebuilding_bars(game, self.unit))
        return Why(areas, otherwise=Objection(self.rule(), "area"), in_hand=(self.unit,))

    def rule(self) -> str:
        return "12.3.2a" if self.by == ALLIED else "12.3.3a"


def cost(unit: UnitId, verb: str) -> int:
    """12.3 The price in Replacement Points."""
    return TABLES.costs[COUNTERS[unit].kind][verb]


def refits(game: Game, side: str) -> list[Action]:
    if not game.replacements[side]:  # SPEED: 12.2a would bar every unit
        return []
    return [
        Action(verb, unit)
        for unit in ROSTER.units[side]
        for verb in ((RESTORE,) if is_on_map(game, unit) else (REBUILD, REBUILD_FULL))
        if not objections_to_refitting(game, unit, verb)
    ]


def objections_to_refitting(game: Game, unit: UnitId, verb: str) -> list[Objection]:
    """12.3 Why points cannot be spent on a unit; 18.1.4a never on the Airlanding Corps."""
    if unit == ROSTER.airlanding:
        return [Objection("18.1.4a")]
    found = []
    if cost(unit, verb) > game.replacements[ROSTER.side[unit]]:
        found.append(Objection("12.2a", "points", {"cost": cost(unit, verb)}))
    restoring = verb == RESTORE
    return found + (why_not_restored if restoring else why_not_rebuilt)(game, unit)


def why_not_restored(game: Game, unit: UnitId) -> list[Objection]:
    """12.3.1a, 13.2.3a A Reduced unit must be in supply to take replacements."""
    if not is_on_map(game, unit):
        return [Objection("12.3a", "off_map")]
    if game.units[unit].strength != REDUCED:
        return [Objection("12.3a", "full")]
    return [] if is_in_supply(game, unit) else [Objection("12.3.1a"), Objection("13.2.3a")]


def why_not_rebuilt(game: Game, unit: UnitId) -> list[Objection]:
    """12.3.2b Belgians and Dutch never; all others who are eliminated, if there is an area."""
    if unit in NEVER_REBUILT:
        return [Objection("12.3.2b")]
    if is_on_map(game, unit):
        return [Objection("12.3b", "on_map")]
    returning = (ELIMINATED, EVACUATED) if game.options.bef_returns == "on" else (ELIMINATED,)
    if game.units[unit].place not in returning:
        return [why_away(game, unit)]
    rule = "12.3.2a" if ROSTER.side[unit] == ALLIED else "12.3.3a"
    return [] if rebuilding_areas(game, unit) else [Objection(rule, "nowhere")]


def why_away(game: Game, unit: UnitId) -> Objection:
    """5.2.1f, 6.1.4a A unit that has not entered play; 19.1b one lost for good before the scenario;
    12.3.2c the BEF after Dynamo, but for 18.3a; 13.2.4b whoever surrendered."""
    place = game.units[unit].place
    if place == WAITING:
        return Objection("6.1.4a" if unit == ROSTER.italian else "5.2.1f", "waiting")
    if COUNTERS[unit].name in game.scenario.off_map["removed"]:
        return Objection("19.1b", "gone")
    is_home = place == EVACUATED or "operation_dynamo" in game.turn_track
    return Objection("12.3.2c" if unit == ROSTER.bef and is_home else "13.2.4b", "gone")


def rebuilding_bars(game: Game, unit: UnitId) -> list[Bar]:
    """12.3.2a, 12.3.3a A friendly-controlled, uncontested area with room; Germans not in Zone F and
    the Italians only there; 18.3a the BEF comes back from England in a port."""
    side = ROSTER.side[unit]
    rule = "12.3.2a" if side == ALLIED else "12.3.3a"
    bars = [
        Bar(rule, controlled(game, opponent(side)), "control"),
        Bar(rule, contested(game), "contested"),
        Bar("7.1a", full_areas(game, side)),
    ]
    if unit == ROSTER.italian:
        bars.append(Bar("12.3.3a", MAP.all & ~(1 << MAP.italy), "italian"))
    else:
        bars.append(Bar("12.3.3a", italy_bar(unit).mask, "german"))
    if game.units[unit].place == EVACUATED:
        bars.append(Bar("18.3a", MAP.all & ~MAP.ports))
    return bars


def rebuilding_areas(game: Game, unit: UnitId) -> list[AreaId]:
    return areas(MAP.all & ~closed_by(rebuilding_bars(game, unit)))
