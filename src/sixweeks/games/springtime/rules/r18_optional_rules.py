"""18.0 Optional rules: airdrops (18.1), limited free set-up (18.2); for 18.3 see events, refit."""

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model import effects, set_up_effects
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    COUNTERS,
    DEPLOYMENTS,
    FULL,
    MAP,
    REDUCED,
    ROSTER,
    TABLES,
    UnitId,
)
from sixweeks.games.springtime.model.queries import (
    count_at,
    full_areas,
    is_on_map,
    piece,
    units_at,
    units_in,
)
from sixweeks.games.springtime.model.state import NOBODY, WAITING, Game
from sixweeks.games.springtime.rules import r11_advantage
from sixweeks.games.springtime.rules.r07_stacking_and_control import settle_control
from sixweeks.games.springtime.rules.r14_zones import italy_bar
from sixweeks.games.springtime.rules.r15_first_turn import surprise_bar
from sixweeks.kernel.objection import Bar, Objection, closed_by, objections_at
from sixweeks.kernel.procedure import Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, button, open_places, pieces, question_from

CORPS = ROSTER.airlanding

# --- 18.1 airdrops ----------------------------------------------------------------------------


class Airdrop(Procedure):
    """18.1a The Airlanding Corps is dropped in the course of an Axis Assault."""

    area: AreaId

    @step("11.1.1a")
    def open_paris(self, game: Game) -> Outcome:
        """11.1.1a, A-38 Before an empty Paris is entered the Allies may declare it open."""
        is_empty = self.area == MAP.paris and not units_at(game, MAP.paris, ALLIED)
        return r11_advantage.open_city_question(game, ALLIED) if is_empty else None

    @open_paris.then
    def paris_opened(self, game: Game, choice: Action) -> Outcome:
        if choice == r11_advantage.OPEN_CITY:
            r11_advantage.open_paris(game, ALLIED)
        return None

    @step("18.1c")
    def roll(self, game: Game) -> Outcome:
        return Roll(AXIS)

    @roll.then
    def rolled(self, game: Game, die: int) -> Outcome:
        """18.1c One less for each Allied unit there; 3 or less and the Corps is Reduced."""
        modified = die - count_at(game, self.area, ALLIED)
        strength = game.units[CORPS].strength or FULL
        if modified <= TABLES.airdrop["reduced"]:
            strength = REDUCED
        effects.airdrop(game, self.area, die, modified, strength)
        settle_control(game, self.area)
        return None


def objections_to_dropping(game: Game) -> list[Objection]:
    """18.1a The Corps must be off the map and available; 18.1.4a eliminated it does not return."""
    if game.options.airdrops == "off":
        return [Objection("18.1a", "option")]
    if game.active != AXIS or not game.progress.groups:
        return [Objection("18.1a", "assault")]
    if is_on_map(game, CORPS):
        return [Objection("18.1a", "on_map")]
    return [] if game.units[CORPS].place == WAITING else [Objection("18.1.4a", "gone")]


def objections_to_drop(game: Game, area: AreaId | str) -> list[Objection]:
    found = objections_to_dropping(game)
    return found if found or area == "" else objections_at(AreaId(int(area)), drop_bars(game))


def drop_bars(game: Game) -> list[Bar]:
    """18.1b Within two areas of another German unit; A-41 with room, and not attacked yet."""
    german = 0
    for unit in units_in(ROSTER.of_nation["german"]):
        if is_on_map(game, unit) and unit != CORPS:
            german |= 1 << game.units[unit].place
    return [
        Bar("18.1b", MAP.all & ~MAP.graph.within(german, TABLES.airdrop["range"])),
        Bar("7.1a", full_areas(game, AXIS)),
        Bar("9.2.1b", game.progress.fought),
        italy_bar(CORPS),
        surprise_bar(game, CORPS),
    ]


def drop_areas(game: Game) -> list[AreaId]:
    if objections_to_dropping(game):
        return []
    return areas(MAP.all & ~closed_by(drop_bars(game)))


class Withdraw(Procedure):
    """18.1.3a The Corps may leave the map in any End Phase, to be dropped again later."""

    @step("18.1.3a")
    def offer(self, game: Game) -> Outcome:
        if not is_on_map(game, CORPS):
            return None
        return Choose(AXIS, (Action("withdraw"), Action("remain")))

    @offer.then
    def offered(self, game: Game, choice: Action) -> Outcome:
        if choice.verb == "withdraw":
            area = AreaId(game.units[CORPS].place)
            effects.withdraw_airlanding(game, WAITING)
            settle_control(game, area)
        return None


# --- 18.2 limited free set-up -----------------------------------------------------------------

PLAN, BY_HAND, DONE = Action("plan"), Action("by_hand"), Action("done")
HOSTS = (ROSTER.by_name["French 1st"], ROSTER.by_name["French 7th"])
GROUND = {
    AXIS: MAP.countries["germany"],
    ALLIED: MAP.countries["france"] & ~MAP.zones,
}


def free_units(side: str) -> tuple[UnitId, ...]:
    """18.2a, A-17 The units a side sets up; Belgians, Dutch and Alp Army stay as printed."""
    return tuple(sorted(DEPLOYMENTS[side]))


class FreeSetUp(Procedure):
    """18.2a Each player records where his units start, unseen by the other."""

    by: str
    unit: UnitId = NOBODY

    @step("18.2a")
    def plan(self, game: Game) -> Outcome:
        return Choose(self.by, (PLAN, BY_HAND), secret=True)

    @plan.then
    def planned(self, game: Game, choice: Action) -> Outcome:
        if choice == BY_HAND:
            return None
        set_up_effects.deploy(game, self.by, DEPLOYMENTS[self.by], "18.2a")
        return Return()

    @step("18.2a")
    def pick(self, game: Game) -> Outcome:
        """18.2a Units are placed, and moved again, until all stand where they may."""
        units = [u for u in free_units(self.by) if placing_areas(game, self.by, u)]
        done = () if objections_to_set_up(game, self.by) else (DONE,)
        return Choose(self.by, (*(Action("unit", unit) for unit in units), *done), secret=True)

    @pick.then
    def picked(self, game: Game, choice: Action) -> Outcome:
        if choice == DONE:
            return Return()
        self.unit = UnitId(int(choice.noun))
        return None

    @pick.why
    def not_picked(self, game: Game) -> Why:
        enemy, fixed = Objection("8.0a", "enemy"), Objection("18.2a", "fixed")
        unit = pieces("unit", lambda unit: (fixed if ROSTER.side[unit] == self.by else enemy,))
        done = button("done", *objections_to_set_up(game, self.by))
        return Why(unit, done, otherwise=Objection("18.2a", "unit"))

    @step("18.2a")
    def place(self, game: Game) -> Outcome:
        return question_from(self.by, self.not_placed(game), secret=True)

    @place.then
    def placed(self, game: Game, choice: Action) -> Outcome:
        set_up_effects.place(game, self.unit, AreaId(int(choice.noun)), "18.2a")
        self.unit = NOBODY
        return self.back_to("pick")

    @place.why
    def not_placed(self, game: Game) -> Why:
        areas = open_places("place", MAP.all, placing_bars(game, self.by, self.unit))
        return Why(areas, otherwise=Objection("18.2a", "area"), in_hand=(self.unit,))


def is_dependent(unit: UnitId) -> bool:
    """18.2b French armor and Reserves belong with the 1st or the 7th Army."""
    counter = COUNTERS[unit]
    return counter.nation == "french" and (counter.is_armored or counter.is_reserve)


def placing_bars(game: Game, side: str, unit: UnitId) -> list[Bar]:
    """18.2b Allied units in Areas of France, French armor and Reserves with the 1st or 7th Army;
    18.2c Axis units in Areas of Germany; 7.1a five to an Area."""
    bars = [
        Bar("18.2b" if side == ALLIED else "18.2c", MAP.all & ~GROUND[side], "ground"),
        Bar("7.1a", full_areas(game, side)),
        Bar("18.2a", 1 << game.units[unit].place if is_on_map(game, unit) else 0, "here"),
    ]
    if is_dependent(unit):
        bars.append(Bar("18.2b", MAP.all & ~host_areas(game), "host"))
    return bars


def host_areas(game: Game) -> int:
    return sum({1 << game.units[host].place for host in HOSTS if is_on_map(game, host)})


def placing_areas(game: Game, side: str, unit: UnitId) -> list[AreaId]:
    return areas(MAP.all & ~closed_by(placing_bars(game, side, unit)))


def objections_to_set_up(game: Game, side: str) -> list[Objection]:
    """18.2a Every unit must be placed, 18.2b and no armor or Reserve left without its army."""
    found = []
    for unit in free_units(side):
        if not is_on_map(game, unit):
            found.append(Objection("18.2a", "unplaced", {"unit": piece(unit)}))
        elif is_dependent(unit) and not host_areas(game) >> game.units[unit].place & 1:
            found.append(Objection("18.2b", "alone", {"unit": piece(unit)}))
    return found
