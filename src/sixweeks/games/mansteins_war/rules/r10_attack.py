"""10.3 One combat, from its declaration to the pursuit."""

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model import combat_effects, effects
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    LLK,
    SPECIAL_FORCES,
    opponent,
)
from sixweeks.games.mansteins_war.model.queries import units_of_side_at
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules import r19_special_forces, r20_naval
from sixweeks.games.mansteins_war.rules.r10_odds import Attack
from sixweeks.games.mansteins_war.rules.r18_airborne import settle_landing
from sixweeks.games.mansteins_war.rules.r22_results import (
    Counterattack,
    Results,
    effects_of,
    look_up,
    table_question,
)
from sixweeks.games.mansteins_war.rules.r27_bridgeheads import objections_to_bridgehead, sites
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, places, words

NO, NAVAL = Action("no"), Action("naval")
NOBODY = -1


class Combat(Procedure):
    """10.3 An attack is declared, supported, resolved and followed up before the next."""

    attack: Attack
    force: int = NOBODY  # the special force committed
    table: str = "assault"
    with_ships: bool = False
    result: str = ""

    @property
    def by(self) -> str:
        return self.attack.by

    @step("10.3")
    def declare(self, game: Game) -> Outcome:
        effects.declare_attack(game, self.attack.units, self.attack.hex)
        effects.note_defence(game, self.attack.suffering)
        return None

    @step("19.0")
    def commit(self, game: Game) -> Outcome:
        """19.0 One special force an attack on an intact fortress."""
        able = r19_special_forces.committable(game, self.by, self.attack.hex)
        names = tuple(Action("commit", SPECIAL_FORCES[n].name) for n in able)
        return Choose(self.by, (*names, NO)) if names else None

    @commit.then
    def committed(self, game: Game, choice: Action) -> Outcome:
        self.force = r19_special_forces.NAMES.get(str(choice.noun), NOBODY)
        return None

    @commit.why
    def not_committed(self, game: Game) -> Why:
        by = self.by
        return Why(
            words("commit", lambda n: r19_special_forces.objections_to_committing(game, by, n)),
            otherwise=Objection("19.0", "other"),
        )

    @step("19.0")
    def strike(self, game: Game) -> Outcome:
        return Roll(self.by) if self.force != NOBODY else None

    @strike.then
    def struck(self, game: Game, die: int) -> Outcome:
        is_success = r19_special_forces.succeeds(self.force, die)
        combat_effects.strike(game, self.force, self.attack.hex, die, is_success)
        return None

    @step("10.2.a")
    def choose_table(self, game: Game) -> Outcome:
        return table_question(game, self.attack)

    @choose_table.then
    def table_chosen(self, game: Game, choice: Action) -> Outcome:
        self.table = choice.verb
        return None

    @choose_table.why
    def table_not_chosen(self, game: Game) -> Why:
        return Why(otherwise=Objection("10.2.a", "other"))

    @step("20.1")
    def support(self, game: Game) -> Outcome:
        """20.1 The Allied player is asked, whoever attacks."""
        may = r20_naval.may_use_ships(game, self.attack)
        return Choose(ALLIED, (NAVAL, NO)) if may else None

    @support.then
    def supported(self, game: Game, choice: Action) -> Outcome:
        self.with_ships = choice == NAVAL
        if self.with_ships:
            combat_effects.support_by_sea(game, self.attack.hex)
        return None

    @support.why
    def not_supported(self, game: Game) -> Why:
        return Why(otherwise=Objection("20.1", "other"))

    @step("10.6")
    def roll(self, game: Game) -> Outcome:
        return Roll(self.by)

    @roll.then
    def look_up(self, game: Game, die: int) -> Outcome:
        self.result = look_up(game, self.attack, self.table, self.with_ships, die)
        return None

    @step("22.1.c")
    def apply(self, game: Game) -> "Outcome | Call[Results | Counterattack]":
        """22.1.c The defenders strike back, or the result is applied."""
        if self.result == "CA":
            units, foes = self.attack.defenders, self.attack.units
            return Call(Counterattack(by=opponent(self.by), units=units, foes=foes))
        return Call(Results(attack=self.attack, table=self.table, result=self.result))

    @step("27.1.a")
    def bridge(self, game: Game) -> Outcome:
        """27.1.a A bridgehead, if the defender has lost a step and holds the hex."""
        starts = self.bridgeheads(game)
        hexes = tuple(Action("bridgehead", hex) for hex in starts)
        return Choose(self.by, (*hexes, NO)) if hexes else None

    def bridgeheads(self, game: Game) -> list[Hex]:
        is_held = units_of_side_at(game, opponent(self.by), self.attack.hex)
        if not effects_of(self.result).defender or not is_held:
            return []
        return sites(game, self.attack.units, self.attack.hex)

    @bridge.then
    def bridged(self, game: Game, choice: Action) -> Outcome:
        if choice != NO:
            combat_effects.build_bridgehead(game, Hex(int(choice.noun)), self.attack.hex)
        return None

    @bridge.why
    def not_bridged(self, game: Game) -> Why:
        units = self.attack.units
        return Why(
            places("bridgehead", lambda hex: objections_to_bridgehead(game, units, hex)),
            otherwise=Objection("27.1.a", "other"),
        )

    @step("18.2.c")
    def close(self, game: Game) -> Outcome:
        """18.2.c A landing succeeds or fails with its combat."""
        if LLK in self.attack.units:
            settle_landing(game)
        return None
