"""2 The sequence of play: operations, then administration, turn after turn."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model import effects, turn_effects
from sixweeks.games.blitzkrieg.model.components import SIDES, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import hex_of, is_in_play, is_on_map, side_of
from sixweeks.games.blitzkrieg.model.state import UNPLACED, Game
from sixweeks.games.blitzkrieg.rules import r07_movement
from sixweeks.games.blitzkrieg.rules.r03_command_and_doctrine import restore_command
from sixweeks.games.blitzkrieg.rules.r05_activation import OperationsPhase
from sixweeks.games.blitzkrieg.rules.r05_markers import full_cup
from sixweeks.games.blitzkrieg.rules.r06_advance import Advance, Moved, Rally
from sixweeks.games.blitzkrieg.rules.r11_demoralization import formation_factor
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.games.blitzkrieg.rules.r13_victory import judge
from sixweeks.games.blitzkrieg.rules.r14_scenarios import (
    FirstTurn,
    ObserversArrive,
    Reinforcements,
    SetUp,
    late_observers,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.options import OptionSets
from sixweeks.kernel.presentation.sentence import Halves, Term
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, places

STAY_PUT = Action("stay_put")


class Battle(Procedure):
    """Set-up, then turn after turn until the last."""

    @step("14.1a", stage="set-up")
    def set_up(self, game: Game) -> Call[SetUp]:
        return Call(SetUp())

    @step("2a", stage="new turn")
    def turns(self, game: Game) -> "Call[GameTurn]":
        return Call(GameTurn())

    @turns.then
    def turn_over(self, game: Game, value: None) -> Outcome:
        return Again()


class GameTurn(Procedure):
    """2a Operations Phase, Administrative Phase."""

    @step("2a")
    def begin(self, game: Game) -> Outcome:
        turn_effects.begin_turn(game, game.turn + 1)
        return None

    @step("14.2i")
    def reinforcements(self, game: Game) -> Call[Reinforcements]:
        return Call(Reinforcements())

    @step("2.A2b")
    def fill_cup(self, game: Game) -> Outcome:
        """C-48 The cup is full again."""
        turn_effects.fill_cup(game, full_cup(game))
        return None

    @step("14.1h")
    def first_turn(self, game: Game) -> Call[FirstTurn] | None:
        has_rule = game.turn == 1 and game.scenario.first_turn
        return Call(FirstTurn()) if has_rule else None

    @step("2.A1a", stage="operations")
    def operations(self, game: Game) -> Call[OperationsPhase]:
        return Call(OperationsPhase())

    @step("2.B1", stage="administration")
    def administration(self, game: Game) -> "Call[AdministrativePhase]":
        return Call(AdministrativePhase())

    @step("13a")
    def victory(self, game: Game) -> Outcome:
        if game.turn == game.scenario.turns:
            judge(game)
        return None


class AdministrativePhase(Procedure):
    """2.B1 The order of the list; in each line the Germans first."""

    units: tuple[UnitId, ...] = ()  # whose turn it is in the line in progress
    formations: tuple[FormationId, ...] = ()
    idle: tuple[FormationId, ...] = ()  # 5.4b not activated this turn

    @step("2.B1")
    def turn_hqs(self, game: Game) -> Outcome:
        self.idle = tuple(id for id, state in game.formations.items() if not state.activations)
        turn_effects.refresh_formations(game)
        return None

    @step("2.B1")
    def command(self, game: Game) -> Outcome:
        restore_command(game)
        return None

    @step("2.B1")
    def observers_recover(self, game: Game) -> Outcome:
        for unit in observers(game):
            if game.units[unit].neutralized:
                effects.rally(game, unit, "2.B1")
        return None

    @step("1.4b", stage="observers")
    def observers_arrive(self, game: Game) -> Call[ObserversArrive] | None:
        """C-41 One that found no place before comes in now."""
        self.units = tuple(late_observers(game))
        return Call(ObserversArrive(units=self.units)) if self.units else None

    @step("1.4f")
    def observers_ready(self, game: Game) -> Outcome:
        self.units = tuple(unit for unit in observers(game) if is_on_map(game, unit))
        return None

    @step("1.4f", stage="observers")
    def observers_move(self, game: Game) -> Outcome:
        """1.4f They draw no reaction fire."""
        if not self.units:
            return None
        unit = self.units[0]
        ways = ("observer_to", observer_reach(game, unit))
        return Choose(side_of(game, unit), OptionSets(ways, more=(STAY_PUT,)))

    @observers_move.then
    def observer_moved(self, game: Game, choice: Action | Moved) -> Outcome | Call[Advance]:
        """A choice of the owner, or what became of one."""
        unit, self.units = self.units[0], self.units[1:]
        if not isinstance(choice, Action) or choice.verb != "observer_to":
            return Again()
        self.units = (unit, *self.units)  # until it is there
        return Call(observer_advance(game, unit, Hex(int(choice.noun))))

    @observers_move.why
    def not_moved(self, game: Game) -> Why:
        unit = self.units[0]
        return Why(
            places("observer_to", lambda hex: objections_to_observer_move(game, unit, hex)),
            otherwise=Objection("2.B1", "observers"),
            in_hand=(unit,),
        )

    @step("10.3d")
    def rallies_due(self, game: Game) -> Outcome:
        self.units = tuple(neutralized(game))
        return None

    @step("10.3d", stage="rallies")
    def rallies(self, game: Game) -> Call[Rally] | None:
        """10.3d Neutralized units and HQs check."""
        return Call(Rally(unit=self.units[0])) if self.units else None

    @rallies.then
    def rally_tried(self, game: Game, value: Action) -> Outcome:
        self.units = self.units[1:]
        return Again()

    @step("5.4b")
    def rest(self, game: Game) -> Outcome:
        """5.4b Fatigue goes without a roll after a turn without activation."""
        tired = formations_with(game, "fatigued")
        for formation in tired:
            if formation in self.idle:
                turn_effects.end_fatigue(game, formation, "5.4b")
        self.formations = tuple(each for each in tired if each not in self.idle)
        return None

    @step("5.4b", stage="fatigue")
    def fatigue(self, game: Game) -> Outcome:
        if not self.formations:
            return None
        return Roll(game.scenario.formations[self.formations[0]].side, dice=2)

    @fatigue.then
    def fatigue_checked(self, game: Game, roll: int) -> Outcome:
        """5.4b Else on FF-2 or less."""
        formation, self.formations = self.formations[0], self.formations[1:]
        need = formation_factor(game, formation, "fatigue")
        effects.tell_check(
            game, "fatigue_check", "5.4b", roll, need, formation=Term("formation", formation)
        )
        if roll <= need:
            turn_effects.end_fatigue(game, formation, "5.4b")
        return Again()

    @step("11e")
    def recoveries_due(self, game: Game) -> Outcome:
        self.formations = tuple(formations_with(game, "demoralized"))
        return None

    @step("11e", stage="recoveries")
    def recoveries(self, game: Game) -> Call[Recovery] | None:
        return Call(Recovery(formation=self.formations[0])) if self.formations else None

    @recoveries.then
    def recovery_tried(self, game: Game, value: None) -> Outcome:
        self.formations = self.formations[1:]
        return Again()


def observers(game: Game) -> list[UnitId]:
    return [unit for side in SIDES for unit in game.scenario.observers[side]]


def neutralized(game: Game) -> list[UnitId]:
    """The Germans first; observers have recovered by now, and who has left the map is gone."""
    found = [
        counter.id
        for counter in game.scenario.counters
        if game.units[counter.id].neutralized
        and counter.kind != "observer"
        and game.units[counter.id].place >= UNPLACED
    ]
    return sorted(found, key=lambda unit: SIDES.index(side_of(game, unit)))


def formations_with(game: Game, mark: str) -> list[FormationId]:
    """Formations in play that carry a marker, the Germans' first."""
    found = [
        id for id, state in game.formations.items() if getattr(state, mark) and is_in_play(game, id)
    ]
    sides = game.scenario.formations
    return sorted(found, key=lambda id: SIDES.index(sides[id].side))


# --- 1.4f observers move ----------------------------------------------------------------------


def observer_reach(game: Game, unit: UnitId) -> int:
    """1.4f, C-47 By its MP, never into a hex with an enemy in it."""
    points = r07_movement.allowance(game, unit)
    reach = r07_movement.reach(game, unit, hex_of(game, unit), points, False)
    return reach.all


def observer_advance(game: Game, unit: UnitId, hex: Hex) -> Advance:
    """1.4f No reactions; 1.4c in sight of an enemy it is revealed, 12.1a mines attack it."""
    start, points = hex_of(game, unit), r07_movement.allowance(game, unit)
    path = r07_movement.reach(game, unit, start, points, False).path(hex)
    side = side_of(game, unit)
    return Advance(by=side, unit=unit, start=start, path=path[1:], points=points, rule="1.4f")


def objections_to_observer_move(game: Game, unit: UnitId, hex: Hex) -> Iterator[Objection]:
    """1.4f, C-47 Why an observer may not move to a hex."""
    if hex == hex_of(game, unit):
        yield Objection("7.1a", "here")
    elif not observer_reach(game, unit) >> hex & 1:
        is_enemy = r07_movement.enemies_before(game, unit) >> hex & 1
        points = Halves(r07_movement.allowance(game, unit))
        yield Objection("1.4f", "enemy" if is_enemy else "points", {"points": points})
