"""10 Combat results: the attack factor, the table, neutralization and losses."""

from fractions import Fraction
from functools import cache

from msgspec import Struct

from sixweeks.games.blitzkrieg.model import effects
from sixweeks.games.blitzkrieg.model.components import TABLES, FormationId, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    counter_of,
    formation_id,
    passenger_of,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, Game
from sixweeks.games.blitzkrieg.rules.r11_demoralization import MoraleCheck, must_check
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, odds_of_sum
from sixweeks.kernel.reasons import Why

NONE, NEUTRALIZED, LOSS = "", "N", "1"
ACCEPT, TAKE_LOSS = Action("accept"), Action("take_loss")
LOWEST, HIGHEST = -1, 8  # C-12


class Part(Struct, frozen=True):
    """One number of an attack factor, with its rule."""

    rule: str
    why: str
    value: int


class Factor(Struct, frozen=True):
    """10.1a Attack, less the target's defense, and the modifiers."""

    parts: tuple[Part, ...]
    against_vehicle: bool

    @property
    def total(self) -> int:
        return sum(part.value for part in self.parts)

    def result(self, roll: int) -> str:
        return result_of(self.total, roll, self.against_vehicle)

    @property
    def chances(self) -> dict[str, Fraction]:
        return chances_of(self.total, self.against_vehicle)


@cache
def chances_of(total: int, against_vehicle: bool) -> dict[str, Fraction]:
    """How likely each result is."""
    found = dict.fromkeys((NONE, NEUTRALIZED, LOSS), Fraction(0))
    for roll, chance in odds_of_sum(2, 6).items():
        found[result_of(total, roll, against_vehicle)] += chance
    return found


def column_of(total: int) -> int:
    """10.1a The column of the table; the outer ones are -1 or less and 8 or more."""
    return min(max(total, LOWEST), HIGHEST) - LOWEST


def result_of(total: int, roll: int, against_vehicle: bool) -> str:
    """10.2a, 10.2b Two dice on the table; results in red spare vehicles."""
    cell = TABLES.combat.result(column_of(total), roll)
    if cell == "-" or (cell == "n" and against_vehicle):
        return NONE
    return LOSS if cell == LOSS else NEUTRALIZED


class Suffer(Procedure):
    """10.2-10.3 A unit takes a result of fire."""

    unit: UnitId
    result: str
    assault: bool = False  # where a neutralized unit must give way
    formation: FormationId = ""

    @step("10.3b")
    def exchange(self, game: Game) -> Outcome:
        """10.3b A unit that receives N may lose a step instead; C-31 no HQ, no observer.

        Outside an assault nobody is asked to give up a unit's last step for nothing."""
        is_vain = not self.assault and is_last_step(game, self.unit)
        if is_vain or not may_exchange(game, self.unit, self.result):
            return None
        return Choose(side_of(game, self.unit), (ACCEPT, TAKE_LOSS))

    @exchange.then
    def exchanged(self, game: Game, choice: Action) -> Outcome:
        if choice == TAKE_LOSS:
            self.result = LOSS
        return None

    @exchange.why
    def not_exchanged(self, game: Game) -> Why:
        return Why(otherwise=Objection("10.3b", "first"), in_hand=(self.unit,))

    @step("10.2a")
    def apply(self, game: Game) -> Outcome:
        self.formation = formation_id(game, self.unit)
        self.result = apply_result(game, self.unit, self.result)
        return None

    @step("11a")
    def morale(self, game: Game) -> Call[MoraleCheck] | None:
        """11a, 11b Each step lost from half on is a check; transports are no steps of it."""
        is_loss = self.result == LOSS and counter_of(game, self.unit).kind != "transport"
        is_due = is_loss and must_check(game, self.formation)
        return Call(MoraleCheck(formation=self.formation)) if is_due else None


def is_last_step(game: Game, unit: UnitId) -> bool:
    """10.3b A loss would be its end; 14.1j but for a loaded transport, whose company gets out."""
    return game.units[unit].steps == 1 and passenger_of(game, unit) == NOBODY


def may_exchange(game: Game, unit: UnitId, result: str) -> bool:
    is_new = result == NEUTRALIZED and not game.units[unit].neutralized
    return is_new and counter_of(game, unit).stacks


def apply_result(game: Game, unit: UnitId, result: str) -> str:
    """The result as it takes effect: 10.3c a second N has none, C-31 an HQ is only neutralized."""
    if game.units[unit].steps == 0:
        return NONE
    if result == LOSS and counter_of(game, unit).kind == "hq":
        result = NEUTRALIZED
    if result == NEUTRALIZED and game.units[unit].neutralized:
        twice = game.options.second_n == "step" and counter_of(game, unit).kind != "hq"
        result = LOSS if twice else NONE
    if result != NONE:
        effects.reveal(game, unit, "1.4a")  # C-52 shown only if hit
    match result:
        case "N":
            effects.neutralize(game, unit)
        case "1":
            effects.lose_step(game, unit)
        case _:
            effects.no_effect(game, unit, "10.2a")
    return result
