"""2 The sequence of play."""

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.model import arrival_effects, effects
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    GERMAN,
    SCENARIO,
    UnitId,
    opponent,
)
from sixweeks.games.nineteen_forty.model.map import MAP
from sixweeks.games.nineteen_forty.model.queries import neutral_units, occupied
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import (
    r08_supply,
    r09_air,
    r11_airborne,
    r13_neutrals,
    r15_optional_units,
    r17_command,
    r19_victory,
)
from sixweeks.games.nineteen_forty.rules.r06_movement_phase import MovementPhase
from sixweeks.games.nineteen_forty.rules.r06_stops import room_bars
from sixweeks.games.nineteen_forty.rules.r07_combat_phase import CombatPhase
from sixweeks.games.nineteen_forty.rules.r14_reserves import Arrivals
from sixweeks.games.nineteen_forty.rules.r15_optional_units import FormCorps
from sixweeks.games.nineteen_forty.rules.r16_planning import SetUp
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose
from sixweeks.kernel.reasons import Why, barred_by, pieces, places

DONE, NONE = Action("done"), Action("none")


class Campaign(Procedure):
    """Set-up, then turn 0 and ten turns."""

    @step("16.a", stage="set-up")
    def set_up(self, game: Game) -> "Outcome | Call[SetUp]":
        return Call(SetUp())

    @step("2.a", stage="new turn")
    def turns(self, game: Game) -> "Outcome | Call[GameTurn]":
        return Call(GameTurn(number=game.turn + 1 if game.begun else 0))

    @turns.then
    def turn_over(self, game: Game, value: None) -> Outcome:
        return Again()


class GameTurn(Procedure):
    """2.a A German player turn, then an Allied one."""

    number: int = 0

    @step("9.a")
    def begin(self, game: Game) -> Outcome:
        effects.begin_turn(game, self.number, r09_air.air_points(game, self.number))
        if self.number == 0 and game.options.late_alliance == "on":
            effects.join(game, "luxembourg", "20.d")  # 20.d it has waited until now
        return None

    @step("2.a")
    def german_turn(self, game: Game) -> "Outcome | Call[PlayerTurn]":
        return Call(PlayerTurn(by=GERMAN))

    @step("2.a")
    def allied_turn(self, game: Game) -> "Outcome | Call[PlayerTurn]":
        return Call(PlayerTurn(by=ALLIED))

    @step("13.l")
    def belgian_surrender(self, game: Game) -> Outcome:
        r13_neutrals.check_belgian_surrender(game)
        return None

    @step("19.a")
    def judge(self, game: Game) -> Outcome:
        if game.turn == SCENARIO.turns:
            r19_victory.judge(game)
        return None


class PlayerTurn(Procedure):
    """2.c-2.h Two impulses; 18.a on turn 0 only one."""

    by: str

    @step("2.c")
    def first_impulse(self, game: Game) -> "Outcome | Call[Impulse]":
        return Call(Impulse(by=self.by, number=1))

    @step("2.f")
    def second_impulse(self, game: Game) -> "Outcome | Call[Impulse]":
        """18.a Not on turn 0."""
        return Call(Impulse(by=self.by, number=2)) if game.turn > 0 else None

    @step("9.g")
    def close(self, game: Game) -> Outcome:
        """9.g The enemy's interdiction is over, with the turn that it was for."""
        effects.lift_interdiction(game, opponent(self.by))
        return None

    @step("9.i", stage="{by} interdiction")
    def interdict(self, game: Game) -> Outcome:
        """9.g, 9.i, A-79 Named as the player turn closes, while two points are left."""
        if not r09_air.may_interdict(game, self.by):
            return None
        hexes = bits(r09_air.worth_interdicting(game, self.by))
        return Choose(self.by, (NONE, *(Action("interdict", hex) for hex in hexes)))

    @interdict.then
    def interdicted(self, game: Game, choice: Action) -> Outcome:
        if choice == NONE:
            return None
        effects.spend_air(game, self.by, r09_air.INTERDICTION, "9.g")
        effects.interdict(game, self.by, Hex(int(choice.noun)))
        return Again()

    @interdict.why
    def not_interdicted(self, game: Game) -> Why:
        by = self.by
        return Why(
            places("interdict", lambda hex: [r09_air.objection_to_interdicting(game, by, hex)]),
            otherwise=Objection("9.i"),
        )

    @step("13.h")
    def dutch_surrender(self, game: Game) -> Outcome:
        """13.h As an Allied player turn closes."""
        if self.by == ALLIED:
            r13_neutrals.check_dutch_surrender(game)
        return None


class Impulse(Procedure):
    """2.c, 2.f, 2.j Movement, combat and recovery in strict order; 2.i both impulses are free."""

    by: str
    number: int = 1

    @step("2.c")
    def begin(self, game: Game) -> Outcome:
        effects.begin_impulse(game, self.by, self.number)
        return None

    @step("8.h")
    def supply(self, game: Game) -> Outcome:
        """8.h Supply is judged for all units as an impulse begins."""
        effects.judge_supply(game, r08_supply.unsupplied_units(game))
        return None

    @step("11.f")
    def withdraw(self, game: Game) -> Outcome:
        """11.f The German may take supplied airborne units off, in Allied impulses too."""
        units = r11_airborne.withdrawable(game)
        options = (DONE, *(Action("withdraw", unit) for unit in units))
        return Choose(GERMAN, options) if units else None

    @withdraw.then
    def withdrawn(self, game: Game, choice: Action) -> Outcome:
        if choice == DONE:
            return None
        arrival_effects.withdraw(game, UnitId(int(choice.noun)))
        return Again()

    @withdraw.why
    def not_withdrawn(self, game: Game) -> Why:
        return Why(
            pieces("withdraw", lambda unit: [r11_airborne.objection_to_withdrawing(game, unit)]),
            otherwise=Objection("11.f"),
        )

    @step("15.b")
    def break_up(self, game: Game) -> Outcome:
        """15.b An optional corps may be broken up as movement begins."""
        corps = r15_optional_units.breakable(game, self.by)
        return Choose(self.by, (DONE, Action("break", corps))) if corps is not None else None

    @break_up.then
    def broken_up(self, game: Game, choice: Action) -> Outcome:
        if choice.verb == "break":
            arrival_effects.break_up(game, UnitId(int(choice.noun)), "15.b")
        return None

    @step("14.a", stage="{by} arrivals")
    def reserves(self, game: Game) -> "Outcome | Call[Arrivals]":
        return Call(Arrivals(by=self.by))

    @step("11.c", stage="german drops")
    def drops(self, game: Game) -> "Outcome | Call[Drops]":
        """11.c Before any other movement."""
        return Call(Drops()) if self.by == GERMAN else None

    @step("17.b", stage="allied release")
    def release(self, game: Game) -> Outcome:
        """17.b, A-24 Once a turn, from turn 1, as a movement phase begins."""
        if self.by != ALLIED or game.turn == 0 or game.turn in game.command.released.values():
            return None
        armies = r17_command.releasable(game)
        options = (NONE, *(Action("release", army) for army in armies))
        return Choose(ALLIED, options) if armies else None

    @release.then
    def released(self, game: Game, choice: Action) -> Outcome:
        if choice != NONE:
            arrival_effects.release(game, str(choice.noun))
        return None

    @step("6.a")
    def movement(self, game: Game) -> "Outcome | Call[MovementPhase]":
        return Call(MovementPhase(by=self.by))

    @step("15.a")
    def form(self, game: Game) -> Outcome:
        """15.a, 15.e Three divisions of a hex may become a corps as movement ends."""
        hexes = r15_optional_units.formable(game, self.by)
        options = (DONE, *(Action("form", hex) for hex in hexes))
        return Choose(self.by, options) if hexes else None

    @form.then
    def formed(self, game: Game, choice: Action | None) -> "Outcome | Call[FormCorps]":
        if choice is None or choice == DONE:
            return None
        return Call(FormCorps(by=self.by, hex=Hex(int(choice.noun))))

    @step("7.a")
    def combat(self, game: Game) -> "Outcome | Call[CombatPhase]":
        return Call(CombatPhase(by=self.by))

    @step("7.z")
    def recovery(self, game: Game) -> Outcome:
        """2.e, 2.h Some disrupted units of the phasing player recover."""
        effects.recover(game, self.by, self.number)
        return None


class Drops(Procedure):
    """11.c Airborne units drop, one by one."""

    @step("11.c")
    def choose(self, game: Game) -> Outcome:
        units = r11_airborne.droppable(game)
        options = (*(Action("drop", unit) for unit in units), DONE)
        return Choose(GERMAN, options) if units else None

    @choose.then
    def chosen(self, game: Game, choice: Action | None) -> "Outcome | Call[Drop]":
        match choice:
            case Action("drop", int(unit)):
                return Call(Drop(unit=UnitId(unit)))
            case Action("done"):
                return None
        return Again()

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        return Why(
            pieces("drop", lambda unit: r11_airborne.objections_to_dropping(game, unit)),
            otherwise=Objection("11.c"),
        )


class Drop(Procedure):
    """11.b Where one airborne unit drops."""

    unit: UnitId

    @step("11.b")
    def choose(self, game: Game) -> Outcome:
        hexes = bits(r11_airborne.drop_zone(game, self.unit))
        return Choose(GERMAN, tuple(Action("onto", hex) for hex in hexes))

    @choose.then
    def chosen(self, game: Game, choice: Action) -> Outcome:
        hex = Hex(int(choice.noun))
        enemies = occupied(game, ALLIED) | neutral_units(game) | game.strengths
        arrival_effects.drop(game, self.unit, hex, bool(enemies >> hex & 1))
        return None

    @choose.why
    def not_chosen(self, game: Game) -> Why:
        sea, far = Objection("11.b", "land"), Objection("11.b", "far")
        full = barred_by(room_bars(game, (self.unit,)))
        return Why(
            places("onto", lambda hex: full(hex) or [far if MAP.land >> hex & 1 else sea]),
            otherwise=far,
            in_hand=(self.unit,),
        )
