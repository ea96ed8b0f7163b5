"""The nine Events of the player's aid: drawing (6.1.1, 11.1.5), playing, and what each does."""

from collections.abc import Callable

from sixweeks.board.areas import AreaId, areas
from sixweeks.games.springtime.model import effects, event_effects, refit_effects
from sixweeks.games.springtime.model.components import (
    ALLIED,
    EVENTS,
    FULL,
    MAP,
    ROSTER,
    TABLES,
)
from sixweeks.games.springtime.model.queries import contested, full_areas, holds_event
from sixweeks.games.springtime.model.state import WAITING, Game
from sixweeks.games.springtime.rules.r04_leaders_and_morale import change_morale
from sixweeks.games.springtime.rules.r07_stacking_and_control import settle_control
from sixweeks.games.springtime.rules.r15_first_turn import may_hold
from sixweeks.kernel.objection import Bar, Objection, closed_by
from sixweeks.kernel.procedure import Call, Outcome, Procedure, step
from sixweeks.kernel.question import Action, Choose, Draw
from sixweeks.kernel.reasons import Why, barred_by, button, places

KEEP, DISCARD, PLAY = Action("keep_event"), Action("discard_event"), Action("play_event")


# --- 6.1.1 drawing ----------------------------------------------------------------------------


class DrawEvent(Procedure):
    """6.1.1a One Event marker is drawn; A-37 none from an empty cup."""

    by: str
    refused: str = ""  # 15.1a shown, and laid aside until another is drawn

    @step("6.1.1a")
    def draw(self, game: Game) -> Outcome:
        return Draw(self.by, game.cup) if game.cup else None

    @draw.then
    def drawn(self, game: Game, event: str) -> Outcome:
        """15.1a What may not be held on turn 1 goes back after another has been drawn."""
        if not may_hold(game, self.by, event):
            self.refused = event
            event_effects.refuse_event(game, self.by, event)
            return self.back_to("draw")
        event_effects.draw_event(game, self.by, event, "6.1.1a")
        return None

    @step("15.1a")
    def put_back(self, game: Game) -> Outcome:
        if self.refused:
            event_effects.return_event(game, self.refused)
        return None


class PoliticalDraw(Procedure):
    """6.1.1a, 6.1.1b, 6.1.1c Who holds no marker draws; who holds one keeps it or discards it
    first, A-06 into the cup it may come back from."""

    by: str

    @step("6.1.1c")
    def keep_or_discard(self, game: Game) -> Outcome:
        """A-51 Nobody is asked twice who has just kept his marker in the End Phase."""
        is_asked = holds_event(game, self.by) and self.by not in game.kept
        return Choose(self.by, (KEEP, DISCARD)) if is_asked else None

    @keep_or_discard.then
    def kept_or_discarded(self, game: Game, choice: Action) -> Outcome:
        if choice == DISCARD:
            event_effects.discard_event(game, self.by, "6.1.1c")
        return None

    @step("6.1.1a")
    def draw(self, game: Game) -> Call[DrawEvent] | None:
        return None if holds_event(game, self.by) else Call(DrawEvent(by=self.by))


# --- playing ----------------------------------------------------------------------------------


class PlayEvent(Procedure):
    """6.1.1d An Event marker is played, under the rule that gives the moment."""

    by: str
    rule: str
    event: str = ""

    @step("6.1.1d")
    def play(self, game: Game) -> Outcome:
        """18.3b With the BEF's return, Operation Dynamo is not removed."""
        in_impulse = game.phase == "maneuvers"
        marker = EVENTS[game.held[self.by]]
        once = marker.once and not is_reusable(game, marker.id)
        self.event = event_effects.play_event(game, self.by, once, in_impulse, self.rule)
        if act := ACTS.get(self.event):
            act(game, self.by)
        return None

    @step("5.2.1f")
    def place_de_gaulle(self, game: Game) -> Outcome:
        """5.2.1f The 4th D.C.R. enters play by its Event alone."""
        if self.event != "de_gaulle":
            return None
        return Choose(ALLIED, tuple(Action("de_gaulle", area) for area in de_gaulle_areas(game)))

    @place_de_gaulle.then
    def de_gaulle_placed(self, game: Game, choice: Action) -> Outcome:
        refit_effects.enter_play(game, ROSTER.de_gaulle, AreaId(int(choice.noun)), FULL, "5.2.1f")
        return None

    @place_de_gaulle.why
    def de_gaulle_not_placed(self, game: Game) -> Why:
        area = places("de_gaulle", barred_by(de_gaulle_bars(game)))
        return Why(area, otherwise=Objection("5.2.1f", "area"))


class FirstTurnEvent(Procedure):
    """15.1b, A-40 On turn 1 the Allies may play their Event in an Axis impulse.

    They are asked whatever they hold, for the silence would tell the other side."""

    by: str

    @step("15.1b")
    def offer(self, game: Game) -> Outcome:
        if not holds_event(game, self.by):
            return None
        return Choose(self.by, (*playing(game, self.by), KEEP), secret=True)

    @offer.then
    def offered(self, game: Game, choice: Action | None) -> Call[PlayEvent] | None:
        return Call(PlayEvent(by=self.by, rule="15.1b")) if choice == PLAY else None

    @offer.why
    def not_offered(self, game: Game) -> Why:
        return Why(button("play_event", *objections_to_playing(game, self.by)))


class EndPhaseEvent(Procedure):
    """6.4.4a, A-51 In the End Phase the holder of a marker may play it, 6.4.4b or return it to the
    cup unseen; 6.1.1f he may always keep it."""

    by: str

    @step("6.4.4a")
    def offer(self, game: Game) -> Outcome:
        if not holds_event(game, self.by):
            return None
        return Choose(self.by, (*playing(game, self.by), DISCARD, KEEP))

    @offer.then
    def offered(self, game: Game, choice: Action | None) -> Call[PlayEvent] | None:
        if choice == PLAY:
            return Call(PlayEvent(by=self.by, rule="6.4.4a"))
        if choice == DISCARD:
            event_effects.discard_event(game, self.by, "6.4.4b")
        elif choice == KEEP:
            event_effects.keep_event(game, self.by)
        return None

    @offer.why
    def not_offered(self, game: Game) -> Why:
        return Why(button("play_event", *objections_to_playing(game, self.by)))


def playing(game: Game, side: str) -> tuple[Action, ...]:
    return () if objections_to_playing(game, side) else (PLAY,)


def objections_to_playing(game: Game, side: str) -> list[Objection]:
    """6.1.1e A marker of the other side can only be held; each Event has its own conditions."""
    if not holds_event(game, side):
        return [Objection("6.1.1d", "none")]
    marker = EVENTS[game.held[side]]
    if marker.side not in (side, "either"):
        return [Objection("6.1.1e")]
    if marker.id == "de_gaulle" and not may_place_de_gaulle(game):
        return [Objection("5.2.1f", "nowhere")]
    if marker.id == "operation_dynamo" and not bef_in_port(game):
        return [Objection("3.1.3a")]
    return []


def is_reusable(game: Game, event: str) -> bool:
    """18.3b Dynamo, where the BEF may return, goes the way of a black marker."""
    return event == "operation_dynamo" and game.options.bef_returns == "on"


# --- the Events themselves --------------------------------------------------------------------


def de_gaulle_bars(game: Game) -> list[Bar]:
    """E1, 5.2.1f A French Area, Allied-controlled, not Contested, with room."""
    return [
        Bar("5.2.1f", ~MAP.countries["france"], "france"),
        Bar("5.2.1f", game.control, "control"),
        Bar("5.2.1f", contested(game), "contested"),
        Bar("7.1a", full_areas(game, ALLIED)),
    ]


def de_gaulle_areas(game: Game) -> list[AreaId]:
    return areas(MAP.all & ~closed_by(de_gaulle_bars(game)))


def may_place_de_gaulle(game: Game) -> bool:
    return game.units[ROSTER.de_gaulle].place == WAITING and bool(de_gaulle_areas(game))


def bef_in_port(game: Game) -> bool:
    """3.1.3a The BEF stands in an area with a port; A-29 Contested or not, supplied or not."""
    place = game.units[ROSTER.bef].place
    return place >= 0 and bool(MAP.ports >> place & 1)


def new_squadrons(game: Game, side: str) -> None:
    """E2, 9.4.2c Both Allied air markers are stronger for the current turn."""
    if game.phase == "maneuvers":
        event_effects.strengthen_air(game, ("french", "british"))


def operation_dynamo(game: Game, side: str) -> None:
    """E3, 12.3.2c, 18.3a The BEF leaves with Gort; that is no loss to French Morale."""
    area = AreaId(game.units[ROSTER.bef].place)
    effects.evacuate(game, ROSTER.bef, may_return=game.options.bef_returns == "on")
    settle_control(game, area)


def cabinet_shuffle(game: Game, side: str) -> None:
    """E4 French Morale rises; A-05 perhaps not in the End Phase."""
    change_morale(game, TABLES.morale["cabinet_shuffle"], "4.4.9b", "event")


def air_supremacy(game: Game, side: str) -> None:
    """E5, 9.4.2d, A-11 Both German air markers are stronger for the rest of the game."""
    event_effects.strengthen_air(game, ("german",))


def billotte_killed(game: Game, side: str) -> None:
    """E6 No Assault by Army Group 1 this turn; A-08 in the End Phase that is over at once."""
    if game.phase == "maneuvers":
        event_effects.set_effect(game, "billotte_killed")


def plan_red(game: Game, side: str) -> None:
    """E7 Two Army Groups and Kleist may be activated in this impulse."""
    if game.phase == "maneuvers":
        event_effects.set_effect(game, "plan_red")


def refugees(game: Game, side: str) -> None:
    """E8 The Allies move one Area at most and do not redeploy, until their next impulse ends."""
    if game.phase == "maneuvers":
        event_effects.set_effect(game, "refugees")


def improved_logistics(game: Game, side: str) -> None:
    """E9, 6.3c The only income of Replacement Points there is."""
    event_effects.gain_replacements(game, side, TABLES.events["improved_logistics"])


ACTS: dict[str, Callable[[Game, str], None]] = {
    "new_squadrons": new_squadrons,
    "operation_dynamo": operation_dynamo,
    "cabinet_shuffle": cabinet_shuffle,
    "air_supremacy": air_supremacy,
    "billotte_killed": billotte_killed,
    "plan_red": plan_red,
    "refugees": refugees,
    "improved_logistics": improved_logistics,
}
