"""6.0 The sequence of play: seven turns of Political, Maneuvers, Refit and End Phase."""

from sixweeks.games.springtime.model import effects, event_effects
from sixweeks.games.springtime.model.components import ALLIED, AXIS, MAP, ROSTER, TABLES
from sixweeks.games.springtime.model.queries import (
    area_of,
    controlled,
    holds_event,
    is_on_map,
    occupied,
)
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules import r16_victory
from sixweeks.games.springtime.rules.events import EndPhaseEvent, PoliticalDraw
from sixweeks.games.springtime.rules.r04_leaders_and_morale import PlaceKleist, lose_unit
from sixweeks.games.springtime.rules.r05_setup import SetUp
from sixweeks.games.springtime.rules.r07_stacking_and_control import settle_control, take_control
from sixweeks.games.springtime.rules.r08_impulses import OVER, Impulse
from sixweeks.games.springtime.rules.r12_refit import Refit
from sixweeks.games.springtime.rules.r13_supply import Surrender
from sixweeks.games.springtime.rules.r18_optional_rules import Withdraw
from sixweeks.games.springtime.rules.r19_plan_red import TakePlanRed, is_plan_red
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Roll

BELGIUM = MAP.countries["belgium"]
LAST_TURN = TABLES.tracks["turns"]


class Campaign(Procedure):
    """6.0a Set-up, then turn after turn until somebody has won."""

    @step("5.0", stage="set-up")
    def set_up(self, game: Game) -> Call[SetUp]:
        return Call(SetUp())

    @step("6.0a")
    def first_turn(self, game: Game) -> Outcome:
        effects.begin_turn(game, game.scenario.first_turn)
        return None

    @step("6.0a")
    def turns(self, game: Game) -> "Call[GameTurn]":
        return Call(GameTurn())

    @turns.then
    def turn_over(self, game: Game, value: None) -> Outcome:
        return Again()


class GameTurn(Procedure):
    """6.0a Political, Maneuvers, Refit, End."""

    @step("6.1", stage="political")
    def political(self, game: Game) -> "Call[PoliticalPhase] | None":
        """A-26 Plan Red begins in the middle of turn 4, after its Political Phase."""
        is_skipped = is_plan_red(game) and game.turn == game.scenario.first_turn
        return None if is_skipped else Call(PoliticalPhase())

    @step("6.2")
    def maneuvers(self, game: Game) -> "Call[ManeuversPhase]":
        return Call(ManeuversPhase())

    @step("6.3b")
    def victory(self, game: Game) -> Outcome:
        """6.3b, A-25 An Automatic Victory is tested before the Refit Phase, and skips it."""
        r16_victory.check_automatic_victory(game)
        return None

    @step("6.3a")
    def refit(self, game: Game) -> "Call[RefitPhase] | None":
        """12.4a There is no Refit Phase on the last turn."""
        return Call(RefitPhase()) if game.turn < LAST_TURN else None

    @step("6.4", stage="end")
    def end_phase(self, game: Game) -> "Call[EndPhase]":
        return Call(EndPhase())


# --- 6.1 Political Phase ----------------------------------------------------------------------


class PoliticalPhase(Procedure):
    """6.1 Events, the Belgian surrender, command confidence, Italy, Kleist."""

    morale: int = 0  # 6.1.3a, 6.1.4a as it stood when the phase began

    @step("6.1")
    def begin(self, game: Game) -> Outcome:
        effects.begin_phase(game, "political", "6.1")
        self.morale = game.morale
        return None

    @step("19.2c")
    def take_plan_red(self, game: Game) -> Call[TakePlanRed]:
        return Call(TakePlanRed())

    @step("6.1.1a")
    def allied_draw(self, game: Game) -> Call[PoliticalDraw]:
        return Call(PoliticalDraw(by=ALLIED))

    @step("6.1.1a")
    def axis_draw(self, game: Game) -> Call[PoliticalDraw] | None:
        """6.1.1a The Allies draw first, then the Axis; 19.2c not if he took Plan Red."""
        has_taken = game.drawn.get(AXIS, 0) > 0 and holds_event(game, AXIS)
        return None if has_taken else Call(PoliticalDraw(by=AXIS))

    @step("6.1.2a")
    def belgian_surrender(self, game: Game) -> Outcome:
        """6.1.2a From turn 2, while the Belgian Army is on the map."""
        is_due = game.turn >= 2 and is_on_map(game, ROSTER.belgian)
        return Roll(AXIS) if is_due else None

    @belgian_surrender.then
    def belgian_die(self, game: Game, die: int) -> Outcome:
        check_belgian_surrender(game, die)
        return None

    @step("6.1.3a")
    def confidence(self, game: Game) -> Outcome:
        """6.1.3a With Morale at 19 or less as the phase began, leaders may flip this turn."""
        if self.morale <= TABLES.thresholds["confidence"]:
            effects.set_confidence(game)
        return None

    @step("6.1.4a")
    def italy(self, game: Game) -> Outcome:
        """6.1.4a With Morale at 9 or less as the phase began, Italy declares war, once."""
        if self.morale <= TABLES.thresholds["italy"] and not game.italy_at_war:
            effects.italy_declares_war(game)
        return None

    @step("4.4.1b")
    def kleist(self, game: Game) -> Call[PlaceKleist]:
        return Call(PlaceKleist())


def belgian_areas_counted(game: Game) -> int:
    """6.1.2b, A-07 Mended, the Allied-controlled Belgian areas count; as printed, the Axis ones."""
    side = ALLIED if game.options.belgian_surrender == "mended" else AXIS
    return (BELGIUM & controlled(game, side)).bit_count()


def check_belgian_surrender(game: Game, die: int) -> None:
    """6.1.2b A die above the areas counted and King Leopold gives up."""
    counted = belgian_areas_counted(game)
    effects.belgian_roll(game, die, counted, die > counted)
    if die > counted:
        surrender_belgium(game)


def surrender_belgium(game: Game) -> None:
    """6.1.2c Army and leader leave for good; Belgian areas without Allied units turn Axis."""
    area = area_of(game, ROSTER.belgian)
    effects.remove(game, ROSTER.belgian, "6.1.2c")
    lose_unit(game, ROSTER.belgian)
    settle_control(game, area)
    emptied = BELGIUM & controlled(game, ALLIED) & ~occupied(game, ALLIED)
    if emptied:
        take_control(game, AXIS, emptied, "6.1.2c")


# --- 6.2 Maneuvers Phase ----------------------------------------------------------------------


class ManeuversPhase(Procedure):
    """6.2a Impulses alternate until the logistics fail or the track ends."""

    @step("6.2a")
    def begin(self, game: Game) -> Outcome:
        """15.2a, 19.2a A scenario begins on Impulse 6, every other turn on Impulse 1."""
        is_first = game.turn == game.scenario.first_turn
        effects.begin_maneuvers(game, game.scenario.first_impulse if is_first else 1)
        return None

    @step("6.2a", sides=(ALLIED, AXIS))
    def impulses(self, game: Game) -> Call[Impulse]:
        return Call(Impulse(by=impulse_owner(game.impulse)))

    @impulses.then
    def impulse_over(self, game: Game, outcome: str) -> Outcome:
        """6.2a, 6.2.1b The marker advances; 6.2.1c or the phase ends."""
        if outcome == OVER:
            return None
        effects.advance_impulse(game, "6.2a")
        return Again()


def impulse_owner(impulse: int) -> str:
    """6.2 Impulses 1, 3, 5 and 7 are Allied, 2, 4, 6 and 8 Axis."""
    return ALLIED if impulse % 2 else AXIS


# --- 6.3 Refit Phase --------------------------------------------------------------------------


class RefitPhase(Procedure):
    """6.3a, 12.1a The Allies refit, then the Axis; then units Out of Supply may surrender."""

    @step("6.3a")
    def begin(self, game: Game) -> Outcome:
        effects.begin_phase(game, "refit", "6.3a")
        return None

    @step("12.1a", stage="allied refit")
    def allied_refit(self, game: Game) -> Call[Refit]:
        return Call(Refit(by=ALLIED))

    @step("12.1a", stage="axis refit")
    def axis_refit(self, game: Game) -> Call[Refit]:
        return Call(Refit(by=AXIS))

    @step("13.2.4a", stage="surrender")
    def surrender(self, game: Game) -> Call[Surrender]:
        return Call(Surrender())


# --- 6.4 End Phase ----------------------------------------------------------------------------


class EndPhase(Procedure):
    """6.4 Victory, armistice, the markers, and a last chance for Events."""

    @step("6.4a")
    def automatic_victory(self, game: Game) -> Outcome:
        """6.4a, 16.1a, 16.1.1a An Automatic Victory ends the game at once."""
        effects.begin_end_phase(game)
        r16_victory.check_automatic_victory(game)
        return None

    @step("6.4.1")
    def armistice(self, game: Game) -> Outcome:
        return Roll(AXIS) if r16_victory.must_roll_for_armistice(game) else None

    @armistice.then
    def armistice_rolled(self, game: Game, die: int) -> Outcome:
        r16_victory.check_armistice(game, die)
        return None

    @step("6.4.5")
    def last_turn(self, game: Game) -> Outcome:
        r16_victory.check_last_turn(game)
        return None

    @step("6.4.2")
    def advance_markers(self, game: Game) -> Outcome:
        """6.4.2 The Turn marker advances and the Impulse marker returns, the Advantage unchanged;
        6.4.3 the Events on the Impulse Track go back."""
        event_effects.reset_impulse(game)
        effects.begin_turn(game, game.turn + 1)
        return None

    @step("6.4.4a")
    def allied_event(self, game: Game) -> Call[EndPhaseEvent]:
        return Call(EndPhaseEvent(by=ALLIED))

    @step("6.4.4a")
    def axis_event(self, game: Game) -> Call[EndPhaseEvent]:
        """6.4.4a, 6.4.4b, A-08 Each player may play an Event or return it, the Allies first."""
        return Call(EndPhaseEvent(by=AXIS))

    @step("18.1.3a")
    def airlanding(self, game: Game) -> Call[Withdraw]:
        return Call(Withdraw())
