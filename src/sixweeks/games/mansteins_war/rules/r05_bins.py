"""5.2, 5.7, 20.2.d, 21.1.f, 21.2.f The Command Marker Phase: what goes into the bins."""

from sixweeks.games.mansteins_war.model import command_effects
from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    GERMAN,
    MARKERS,
    MARKERS_OF,
    REGULARS,
    SIDES,
)
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules.r05_command import plan_of
from sixweeks.games.mansteins_war.rules.r20_evacuation import EVAC, allows_evac
from sixweeks.games.mansteins_war.rules.r24_optional_markers import (
    allows_fall_rot,
    allows_plan_w,
)
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.presentation.sentence import Term
from sixweeks.kernel.procedure import Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Together
from sixweeks.kernel.reasons import Why, words

NONE = "none"
FIRST_TURN = 1


class CommandMarkerPhase(Procedure):
    """4.1.b Both sides fill their bins, secretly and at once."""

    german: str = NONE
    allied: str = NONE

    @step("20.2.a")
    def coast(self, game: Game) -> Outcome:
        if allows_evac(game):
            command_effects.open_evacuation(game)
        return None

    @step("4.1.b")
    def fill(self, game: Game) -> Outcome:
        """5.2.b One special or none; whoever has no choice, as everybody knows, is not asked."""
        asked = [side for side in SIDES if len(choices(game, side)) > 1]
        questions = (Choose(side, choices(game, side), secret=True) for side in asked)
        return Together(tuple(questions)) if asked else None

    @fill.then
    def filled(self, game: Game, replies: tuple[Action, ...]) -> Outcome:
        asked = [side for side in SIDES if len(choices(game, side)) > 1]
        for side, reply in zip(asked, replies, strict=True):
            if side == GERMAN:
                self.german = str(reply.noun)
            else:
                self.allied = str(reply.noun)
        return None

    @fill.why
    def not_filled(self, game: Game) -> Why:
        return Why(
            words("bin", lambda marker: objections_to_marker(game, marker)),
            otherwise=Objection("4.1.b", "special"),
        )

    @step("5.7.c")
    def close(self, game: Game) -> Outcome:
        for side, special in ((GERMAN, self.german), (ALLIED, self.allied)):
            chosen = () if special == NONE else (special,)
            command_effects.fill_bin(game, side, (*compulsory(game, side), *chosen))
        return None


def choices(game: Game, side: str) -> tuple[Action, ...]:
    """5.2 No special, or one of those that are open to a side."""
    if side == GERMAN and game.turn == FIRST_TURN:
        return (Action("bin", NONE),)  # 21.2.e the plan is in the bin already
    return (Action("bin", NONE), *(Action("bin", id) for id in specials(game, side)))


def compulsory(game: Game, side: str) -> list[str]:
    """21.1.f, 21.2.f The regular markers, 5.7.b of those that fight on; 21.2.e on GT 1 the German
    plan."""
    regular = [id for id in REGULARS[side] if id not in game.spent]
    is_plan_due = side == GERMAN and game.turn == FIRST_TURN
    return [*regular, plan_of(game, side)] if is_plan_due else regular


def specials(game: Game, side: str) -> list[str]:
    """5.2.a, 5.2.b The special markers that a side may add now."""
    return [id for id in MARKERS_OF[side] if not objections_to_special(game, side, id)]


def objections_to_marker(game: Game, id: str) -> list[Objection]:
    """4.1.b Why a marker is not offered, whoever asks: nothing that only one side may know."""
    side = next((side for side in SIDES if (side, id) in MARKERS), "")
    if not side:
        return [Objection("4.1.b", "special")]
    if MARKERS[side, id].is_plan:
        return [not_kept(side)]
    return objections_to_special(game, side, id) or [Objection("4.1.b", "other")]


def objections_to_special(game: Game, side: str, id: str) -> list[Objection]:
    """5.2.0, 5.2.a, 5.2.b Why a marker cannot be added to the bin; 5.1.k, 21.2.g Fall Rot and
    Plan W only with their options."""
    marker, named = MARKERS[side, id], {"marker": Term("marker", id)}
    if not marker.is_special:
        is_morale = marker.option == "morale"
        return [Objection("24.3.a", "victory")] if is_morale else [Objection("21.1.f", "regular")]
    if marker.option and getattr(game.options, marker.option) == "off":
        return [Objection("5.1.k", "option")]
    if id in game.spent:
        return [Objection("5.2.b", "used", {**named})]
    if game.turn < marker.from_turn:
        return [Objection("5.2.a", "early", {"turn": marker.from_turn})]
    if marker.is_plan:
        return [] if plan_of(game, side) == id else [not_kept(side)]
    return condition_objections(game, id)


def not_kept(side: str) -> Objection:
    """21.1.e, 21.2.e Two plans of each side are discarded."""
    return Objection("21.2.e" if side == GERMAN else "21.1.e", "kept")


def condition_objections(game: Game, id: str) -> list[Objection]:
    """20.2.a, 24.1, 24.2 Markers that something must have happened for."""
    if id == EVAC and not game.may_evacuate:
        return [Objection("20.2.a", "coast")]
    if id == "Fall_Rot" and not allows_fall_rot(game):
        return [Objection("24.1", "belgium")]
    if id == "Plan_W" and not allows_plan_w(game):
        return [Objection("24.2", "france")]
    return []


def discard_evac(game: Game) -> None:
    """20.2.d Evac could be placed on this GT; if it was not, it is out of the game."""
    if game.may_evacuate and EVAC not in game.spent:
        command_effects.discard(game, EVAC, "20.2.d")
