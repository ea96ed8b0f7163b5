"""4 The sequence of play."""

from sixweeks.games.mansteins_war.model import air_effects, command_effects
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    FRENCH,
    GERMAN,
    NATION,
    SCENARIO,
    SIDES,
    UNITS_OF,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.queries import is_on_map
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules import r03_victory
from sixweeks.games.mansteins_war.rules.r05_bins import CommandMarkerPhase, discard_evac
from sixweeks.games.mansteins_war.rules.r05_command import (
    CommandSegment,
    initiative,
    marker_in_play,
    next_player,
    selects,
)
from sixweeks.games.mansteins_war.rules.r06_stacking import OverStacking
from sixweeks.games.mansteins_war.rules.r08_movement_segment import MovementSegment
from sixweeks.games.mansteins_war.rules.r10_combat_segment import CombatSegment
from sixweeks.games.mansteins_war.rules.r13_reinforcements import ReinforcementSegment, receive
from sixweeks.games.mansteins_war.rules.r14_refit import Refit, income
from sixweeks.games.mansteins_war.rules.r15_logistics import may_use_channel
from sixweeks.games.mansteins_war.rules.r16_air_segment import AirSegment
from sixweeks.games.mansteins_war.rules.r20_evacuation import Evacuation
from sixweeks.games.mansteins_war.rules.r21_set_up import SetUp
from sixweeks.games.mansteins_war.rules.r24_optional_markers import MoraleMarkers
from sixweeks.games.mansteins_war.rules.r25_options import OpenCities
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Draw
from sixweeks.kernel.reasons import Why, pieces, words

EXTEND, END = Action("extend"), Action("end")


class Campaign(Procedure):
    """21.0 Set-up, then GT 1 to 6, 3.4.c or to 8."""

    @step("21.0", stage="set-up")
    def set_up(self, game: Game) -> "Outcome | Call[SetUp]":
        return Call(SetUp())

    @step("4.1.a", stage="new turn")
    def turns(self, game: Game) -> "Outcome | Call[GameTurn]":
        return Call(GameTurn())

    @turns.then
    def turn_over(self, game: Game, value: None) -> Outcome:
        return Again()


class GameTurn(Procedure):
    """4.1.a Initiative, command markers, refit, operations, return, inter-phase."""

    refits: int = 0  # sides that have had their refit
    last: str = ""  # whose impulse was the last

    @step("5.3.a")
    def begin(self, game: Game) -> Outcome:
        command_effects.begin_turn(game, game.turn + 1, initiative(game))
        return None

    @step("4.1.b", stage="command markers")
    def command_markers(self, game: Game) -> "Outcome | Call[CommandMarkerPhase]":
        return Call(CommandMarkerPhase())

    @step("4.1.c")
    def arrive(self, game: Game) -> Outcome:
        """4.1.c Refit points come in, 13.5 and air units in their displays."""
        command_effects.add_rp(game, income(game))
        receive(game)
        return None

    @step("4.1.c", sides=SIDES)
    def refit(self, game: Game) -> "Outcome | Call[Refit]":
        """5.3.b The player with the initiative first."""
        if self.refits == len(SIDES):
            return None
        by = opponent(game.initiative) if self.refits else game.initiative
        self.refits += 1
        return Call(Refit(by=by))

    @refit.then
    def refit_over(self, game: Game, value: None) -> Outcome:
        return Again()

    @step("4.1.d", sides=SIDES)
    def operations(self, game: Game) -> "Outcome | Call[ImpulseTurn]":
        """5.4.b Impulses alternate until both bins are empty."""
        by = next_player(game, self.last)
        if not by:
            return None
        self.last = by
        return Call(ImpulseTurn(by=by))

    @operations.then
    def impulse_over(self, game: Game, value: None) -> Outcome:
        return Again()

    @step("4.1.f")
    def return_phase(self, game: Game) -> Outcome:
        air_effects.return_all(game)
        discard_evac(game)
        return None

    @step("3.4.c", stage="extension")
    def extension(self, game: Game) -> Outcome:
        """3.4.c, A-6 At the end of GT 6 the German may play on to GT 8."""
        is_due = game.turn == SCENARIO.turns
        return Choose(GERMAN, (END, EXTEND)) if is_due else None

    @extension.then
    def extended(self, game: Game, choice: Action) -> Outcome:
        if choice == EXTEND:
            command_effects.extend(game)
        return None

    @extension.why
    def not_extended(self, game: Game) -> Why:
        return Why(otherwise=Objection("3.4.c", "choose"))

    @step("4.1.g")
    def judge(self, game: Game) -> Outcome:
        last = SCENARIO.extended_turns if game.extended else SCENARIO.turns
        if game.turn >= last:
            r03_victory.judge(game)
        return None


class ImpulseTurn(Procedure):
    """4.1.d A marker, and the five segments that it allows."""

    by: str

    @step("5.4.a", stage="{by} pick")
    def pick(self, game: Game) -> Outcome:
        """5.4.a Drawn and played, no passing; 21.2.a the first German marker of all is selected."""
        bin = game.bins.of(self.by)
        if selects(game, self.by):
            return Choose(self.by, tuple(Action("select", marker) for marker in bin))
        return Draw(self.by, bin)

    @pick.then
    def picked(self, game: Game, choice: Action | str) -> Outcome:
        marker = str(choice.noun) if isinstance(choice, Action) else choice
        command_effects.play_marker(game, self.by, marker)
        return None

    @pick.why
    def not_picked(self, game: Game) -> Why:
        other = Objection("21.2.a", "bin")
        return Why(words("select", lambda marker: [other]), otherwise=other)

    @step("5.5", stage="{by} command")
    def command(self, game: Game) -> "Outcome | Call[CommandSegment]":
        return Call(CommandSegment(by=self.by))

    @step("15.2.d", stage="{by} channel")
    def channel(self, game: Game) -> Outcome:
        """15.2.d, A-47 Which French unit traces to a Channel port, if more than one would."""
        units = channel_units(game)
        if len(units) == 1:
            command_effects.assign_channel(game, units[0])
        options = tuple(Action("channel", unit) for unit in units)
        return Choose(ALLIED, options) if len(units) > 1 else None

    @channel.then
    def channel_assigned(self, game: Game, choice: Action) -> Outcome:
        command_effects.assign_channel(game, UnitId(int(choice.noun)))
        return None

    @channel.why
    def channel_not_assigned(self, game: Game) -> Why:
        other = Objection("15.2.d", "unit")
        return Why(pieces("channel", lambda unit: [other]), otherwise=other)

    @step("13.2.a", stage="{by} reinforcements")
    def reinforcements(self, game: Game) -> "Outcome | Call[ReinforcementSegment]":
        return Call(ReinforcementSegment(by=self.by))

    @step("4.1.e", stage="{by} air")
    def air(self, game: Game) -> "Outcome | Call[AirSegment]":
        return Call(AirSegment(by=self.by))

    @step("8.0.a", stage="{by} movement")
    def movement(self, game: Game) -> "Outcome | Call[MovementSegment]":
        return Call(MovementSegment(by=self.by))

    @step("6.0.a", stage="{by} movement")
    def stacking(self, game: Game) -> "Outcome | Call[OverStacking]":
        return Call(OverStacking(by=self.by))

    @step("20.2.b", stage="{by} evacuation")
    def evacuation(self, game: Game) -> "Outcome | Call[Evacuation]":
        return Call(Evacuation())

    @step("10.0.a", stage="{by} combat")
    def combat(self, game: Game) -> "Outcome | Call[CombatSegment]":
        """20.2.c Not with Evac."""
        return Call(CombatSegment(by=self.by)) if marker_in_play(game).attacks else None

    @step("6.0.a", stage="{by} combat")
    def stacking_again(self, game: Game) -> "Outcome | Call[OverStacking]":
        return Call(OverStacking(by=self.by))

    @step("25.4.a", stage="{by} combat")
    def open_cities(self, game: Game) -> "Outcome | Call[OpenCities]":
        return Call(OpenCities()) if self.by == ALLIED else None

    @step("24.3.a", stage="{by} combat")
    def morale(self, game: Game) -> "Outcome | Call[MoraleMarkers]":
        """24.3.a In time for the next pick, whoever won a Morale Victory in this impulse."""
        return Call(MoraleMarkers()) if game.morale.owed else None

    @step("5.6.a")
    def close(self, game: Game) -> Outcome:
        command_effects.end_impulse(game)
        return None


def channel_units(game: Game) -> list[UnitId]:
    """15.2.d The French units that the line to the Channel would support, and nothing else does."""
    french = [unit for unit in UNITS_OF[ALLIED] if NATION[unit] == FRENCH]
    return [unit for unit in french if is_on_map(game, unit) and may_use_channel(game, unit)]
