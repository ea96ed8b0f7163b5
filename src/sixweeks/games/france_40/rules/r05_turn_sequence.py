"""5.0 The turn sequence of both scenarios."""

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model import dynamo_effects, effects
from sixweeks.games.france_40.model.components import ALLIED, GERMAN, MAP, PORTS, TABLES, UnitId
from sixweeks.games.france_40.model.queries import british_on_map, is_on_map, neutral_ground
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules import r04_victory, r08_supply
from sixweeks.games.france_40.rules.r03_set_up_and_control import SetUp1939, SetUp1940
from sixweeks.games.france_40.rules.r05_airborne_coup import AirborneCoup
from sixweeks.games.france_40.rules.r09_replacements import Replacements
from sixweeks.games.france_40.rules.r10_movement_phase import MovementPhase
from sixweeks.games.france_40.rules.r11_combat_phase import CombatPhase
from sixweeks.kernel.objection import Bar, Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, open_places, question_from

MOVE_FIRST, FIGHT_FIRST = "move_fight", "fight_move"
ORDERS = (Action("order", MOVE_FIRST), Action("order", FIGHT_FIRST))


class Campaign(Procedure):
    """Set-up, then turn after turn until somebody has won."""

    @step("3.0", stage="set-up")
    def set_up(self, game: Game) -> Call[SetUp1939 | SetUp1940]:
        return Call(SetUp1939() if game.scenario_id == "1939" else SetUp1940())

    @step("5.0b", stage="new turn")
    def turns(self, game: Game) -> "Call[GameTurn1939 | GameTurn1940]":
        return Call(GameTurn1939() if game.scenario_id == "1939" else GameTurn1940())

    @turns.then
    def turn_over(self, game: Game, value: None) -> Outcome:
        return Again()


# --- 5.1-5.5 the 1939 turn --------------------------------------------------------------------


class GameTurn1939(Procedure):
    """5.1a Crisis check, French turn, German turn, victory check, supply check."""

    @step("5.0b")
    def begin(self, game: Game) -> Outcome:
        effects.begin_turn(game, game.turn + 1)
        return None

    @step("5.5a", stage="supply crisis check")
    def supply_crisis_check(self, game: Game) -> Outcome:
        """5.5a From turn 3, until it happens."""
        is_due = game.turn in TABLES.german_supply_crisis and not game.supply_crisis
        return Roll(ALLIED) if is_due else None

    @supply_crisis_check.then
    def supply_crisis_rolled(self, game: Game, die: int) -> Outcome:
        if die <= TABLES.german_supply_crisis[game.turn]:
            effects.start_supply_crisis(game, die)
        return None

    @step("5.0a", sides=(ALLIED,))
    def french_turn(self, game: Game) -> "Call[PlayerTurn]":
        return Call(PlayerTurn(by=ALLIED))

    @step("5.0a", sides=(GERMAN,))
    def german_turn(self, game: Game) -> "Call[PlayerTurn]":
        return Call(PlayerTurn(by=GERMAN))

    @step("5.3a", stage="victory check")
    def victory_check(self, game: Game) -> "Call[r04_victory.CityDie]":
        """5.3a The city die, before the supply removals."""
        return Call(r04_victory.CityDie())

    @step("5.4a", stage="supply check")
    def supply_check(self, game: Game) -> Outcome:
        """5.4a French units out of supply are removed for good."""
        remove_unsupplied(game, "5.4a")
        return None

    @step("4.1c")
    def judge(self, game: Game) -> Outcome:
        if game.turn == game.scenario.turns:
            r04_victory.judge_1939(game)
        return None


# --- 5.6-5.17 the 1940 turn -------------------------------------------------------------------


class GameTurn1940(Procedure):
    """5.6a German turn, Allied turn, victory, supply, Dynamo, replacements."""

    @step("5.0b")
    def begin(self, game: Game) -> Outcome:
        effects.begin_turn(game, game.turn + 1)
        return None

    @step("5.0a", sides=(GERMAN,))
    def german_turn(self, game: Game) -> "Call[PlayerTurn]":
        return Call(PlayerTurn(by=GERMAN))

    @step("5.0a", sides=(ALLIED,))
    def allied_turn(self, game: Game) -> "Call[PlayerTurn]":
        return Call(PlayerTurn(by=ALLIED))

    @step("5.11a", stage="victory check")
    def victory_check(self, game: Game) -> "Call[r04_victory.CityDie]":
        """5.11a The city die for the Allies, before the supply removals."""
        return Call(r04_victory.CityDie())

    @step("5.12a", stage="supply check")
    def supply_check(self, game: Game) -> Outcome:
        """5.12a French and British units out of supply are removed for good."""
        remove_unsupplied(game, "5.12a")
        r04_victory.check_maginot_line(game)
        return None

    @step("5.13a", stage="dynamo")
    def operation_dynamo(self, game: Game) -> Outcome:
        """5.13a From turn 5, once, while there are British units on the map."""
        if not may_declare_dynamo(game):
            return None
        return question_from(ALLIED, self.dynamo_not_declared(game), Action("no_dynamo"))

    @operation_dynamo.then
    def dynamo_declared(self, game: Game, choice: Action) -> Outcome:
        if choice.verb == "dynamo":
            dynamo_effects.declare_dynamo(game, Hex(int(choice.noun)))
        return None

    @operation_dynamo.why
    def dynamo_not_declared(self, game: Game) -> Why:
        return Why(
            open_places("dynamo", MAP.grid.all, dynamo_bars(game)), otherwise=Objection("5.0b")
        )

    @step("5.15a", stage="german replacements")
    def german_replacements(self, game: Game) -> Call[Replacements]:
        return Call(Replacements(by=GERMAN))

    @step("5.15a", stage="allied replacements")
    def french_replacements(self, game: Game) -> Call[Replacements]:
        return Call(Replacements(by=ALLIED))

    @step("4.2c")
    def judge(self, game: Game) -> Outcome:
        r04_victory.check_maginot_line(game)
        if game.turn == game.scenario.turns:
            r04_victory.judge_1940(game)
        return None


class PlayerTurn(Procedure):
    """5.2, 5.7 One side's turn: the order is chosen, then its two phases are played."""

    by: str
    order: str = ""

    @step("5.6a")
    def begin(self, game: Game) -> Outcome:
        effects.begin_player_turn(game, self.by)
        return None

    @step("5.7a", stage="{by} order")
    def choose_order(self, game: Game) -> Outcome:
        if chooser := order_chooser(game, self.by):
            return Choose(chooser, ORDERS)
        self.order = FIGHT_FIRST  # 5.2b
        return None

    @choose_order.then
    def order_chosen(self, game: Game, choice: Action) -> Outcome:
        self.order = str(choice.noun)
        chooser, rule = order_chooser(game, self.by), order_rule(game, self.by)
        effects.choose_order(game, chooser, self.by, self.order, rule)
        return None

    @choose_order.cites
    def rule_of_order(self, game: Game) -> str:
        return order_rule(game, self.by)

    @choose_order.why
    def order_not_chosen(self, game: Game) -> Why:
        """5.2a, 5.7a, 5.10b The order is declared before anything else is done."""
        return Why(otherwise=Objection(order_rule(game, self.by)))

    @step("5.9a", stage="german airborne coup")
    def airborne_coup(self, game: Game) -> Call[AirborneCoup] | None:
        """5.9a On turn 1 of 1940, before either phase."""
        is_due = game.scenario_id == "1940" and game.turn == 1 and self.by == GERMAN
        return Call(AirborneCoup()) if is_due else None

    @step("5.10a", stage="german panzer halt")
    def panzer_halt(self, game: Game) -> Outcome:
        """5.10b The order of the phases has been declared by now."""
        return Roll(GERMAN) if self.by == GERMAN and must_check_halt(game) else None

    @panzer_halt.then
    def halt_rolled(self, game: Game, die: int) -> Outcome:
        """5.10c The first halt on 1-2 halves; 5.10d later ones, on 1, stop all."""
        if game.first_halt:
            effects.halt_panzers(game, "halted" if die <= TABLES.panzer_halt["later"] else "", die)
        else:
            effects.halt_panzers(game, "halved" if die <= TABLES.panzer_halt["first"] else "", die)
        return None

    @step("5.6a")
    def first_phase(self, game: Game) -> Call[MovementPhase | CombatPhase]:
        return Call(self.phase(moving=self.order == MOVE_FIRST))

    @step("5.6a")
    def second_phase(self, game: Game) -> Call[MovementPhase | CombatPhase]:
        return Call(self.phase(moving=self.order != MOVE_FIRST))

    def phase(self, moving: bool) -> MovementPhase | CombatPhase:
        return MovementPhase(by=self.by) if moving else CombatPhase(by=self.by)

    @step("5.10c")
    def close(self, game: Game) -> Outcome:
        """5.10c A halt lasts for the player turn."""
        effects.resume_panzers(game)
        return None


def order_chooser(game: Game, side: str) -> str:
    """Who names the order of a side's phases; nobody if it is forced.

    5.2a, 5.2b In 1939 the Germans choose theirs and the French must fight first, until the supply
    crisis gives the French both (5.5c, 5.5d). 5.7a, 5.7b In 1940 the Germans choose theirs and,
    from turn 2, the Allies' as well.
    """
    if game.scenario_id == "1939":
        if game.supply_crisis:
            return ALLIED
        return GERMAN if side == GERMAN else ""
    return ALLIED if side == ALLIED and game.turn == 1 else GERMAN


def order_rule(game: Game, side: str) -> str:
    if game.scenario_id == "1940":
        return "5.7a" if side == GERMAN else "5.7b"
    if game.supply_crisis:
        return "5.5c" if side == GERMAN else "5.5d"
    return "5.2a"


def must_check_halt(game: Game) -> bool:
    """5.10a From turn 4, under the printed condition or another reading of it (B-07)."""
    if game.scenario_id == "1939" or game.turn < game.scenario.printed.halt_first_turn:
        return False
    match game.options.halt_requires:
        case "no_british":
            return not british_on_map(game)
        case "british_present":
            return british_on_map(game)
    return True


def remove_unsupplied(game: Game, rule: str) -> None:
    """8.0d, B-60 All are judged on the board as it stands, removed together; 8.4a not Germans."""
    lost = [
        unit
        for unit in game.roster.mobile[ALLIED]
        if is_on_map(game, unit) and not r08_supply.is_in_supply(game, unit)
    ]
    for unit in lost:
        if is_on_map(game, unit):
            remove_one(game, unit, rule)


def remove_one(game: Game, unit: UnitId, rule: str) -> None:
    """B-49 Removal for lack of supply always counts as out of supply."""
    effects.eliminate(game, unit, rule)
    r04_victory.after_elimination(game, unit, was_supplied=False)


def may_declare_dynamo(game: Game) -> bool:
    """5.13a Once, from turn 5, not if all British units are gone; B-12 not in vain."""
    turns = range(game.scenario.printed.dynamo_first_turn, game.scenario.turns)
    return game.turn in turns and game.dynamo is None and british_on_map(game)


def dynamo_bars(game: Game) -> list[Bar]:
    """5.13b, B-11 The active port is a friendly city, by our reading one on the coast."""
    bars = [
        Bar("5.13b", ~MAP.cities, "city"),
        Bar("5.13b", game.control | neutral_ground(game), "friendly"),
    ]
    if game.options.dynamo_port == "coastal":
        bars.append(Bar("5.13b", ~PORTS, "coastal"))
    return bars
