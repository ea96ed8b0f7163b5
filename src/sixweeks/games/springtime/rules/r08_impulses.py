"""8.0 Impulses: the choice of one, and what comes before and after it."""

from typing import ClassVar

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model import effects, event_effects
from sixweeks.games.springtime.model.components import ALLIED, AXIS, ROSTER, TABLES, UnitId
from sixweeks.games.springtime.model.queries import holds_event, units_in
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules import r11_advantage, r13_supply
from sixweeks.games.springtime.rules.events import (
    DrawEvent,
    FirstTurnEvent,
    PlayEvent,
    objections_to_playing,
    playing,
)
from sixweeks.games.springtime.rules.r08_1_1_assault import (
    Assault,
    assaults,
    objections_to_assault,
)
from sixweeks.games.springtime.rules.r08_1_2_regroup_and_redeploy import (
    Redeploy,
    Regroup,
    objections_to_redeploying,
    redeployable,
    units_of,
)
from sixweeks.games.springtime.rules.r09_movement import (
    ASSAULT,
    REDEPLOY,
    REGROUP,
    held_units,
    may_step,
)
from sixweeks.games.springtime.rules.r15_first_turn import allies_may_play_now
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.procedure import Again, Call, Outcome, Procedure, Return, step
from sixweeks.kernel.question import Action, Choose, Roll
from sixweeks.kernel.reasons import Why, button, pieces, places, words

OVER, GOES_ON = "over", "goes on"
PASS, REGROUP_ALL = Action("pass"), Action("regroup")
MANNERS: dict[type, str] = {Assault: ASSAULT, Regroup: REGROUP, Redeploy: REDEPLOY}


class Impulse(Procedure):
    """8.0a One impulse: Advantage and Event, one action, supply, and after the Axis logistics."""

    stage: ClassVar[str] = "{by} impulse"
    by: str
    event_played: bool = False
    declared: bool = False
    over: bool = False

    @step("6.2a")
    def begin(self, game: Game) -> Outcome:
        effects.begin_impulse(game, self.by)
        return None

    @step("15.1b")
    def allied_event(self, game: Game) -> Call[FirstTurnEvent] | None:
        """15.1b, A-40 On turn 1 the Allies come first in an Axis impulse."""
        return Call(FirstTurnEvent(by=ALLIED)) if allies_may_play_now(game, self.by) else None

    @step("11.1.1a")
    def open_paris(self, game: Game) -> Outcome:
        """11.1.1a, A-38 The Allies may declare Paris open before an Axis impulse is declared."""
        return r11_advantage.question_before_impulse(game, self.by)

    @open_paris.then
    def paris_opened(self, game: Game, choice: Action) -> Outcome:
        if choice == r11_advantage.OPEN_CITY:
            r11_advantage.open_paris(game, game.advantage)
        return None

    @step("8.1a")
    def declare(self, game: Game) -> Outcome:
        """8.1a, 8.1.2c Exactly one of Assault, Regroup, Redeploy and Pass, 6.1.1d and before it an
        Event or a use of the Advantage. Who holds an Event is asked even if all he can do is pass,
        for the silence would tell."""
        if self.declared:
            return None
        choices = (*self.preludes(game), *impulse_choices(game, self.by))
        return Choose(self.by, choices, secret=holds_event(game, self.by))

    def preludes(self, game: Game) -> list[Action]:
        """6.1.1d An Event at the start of one's own impulse; 11.1.5a, 11.1.5b an extra one, but not
        for an Event of this impulse; 11.1.1a an open city."""
        found = [*playing(game, self.by)]
        if not self.event_played:
            found += r11_advantage.extra_events(game, self.by)
        if r11_advantage.may_open_paris(game, self.by):
            found.append(r11_advantage.OPEN_CITY)
        return found

    @declare.then
    def chosen(
        self, game: Game, choice: Action | None
    ) -> Outcome | Call[PlayEvent | DrawEvent | Assault | Regroup | Redeploy]:
        match choice:
            case Action("play_event"):
                self.event_played = True
                return Call(PlayEvent(by=self.by, rule="6.1.1d"))
            case Action("extra_event") | Action("swap_event"):
                return self.draw_another(game, choice)
            case Action("open_city"):
                r11_advantage.open_paris(game, self.by)
            case Action():
                return self.begin_action(game, choice)
        return Again()  # an Event, a draw or the action is over

    def draw_another(self, game: Game, choice: Action) -> Call[DrawEvent]:
        r11_advantage.draw_extra_event(game, self.by)
        if choice == r11_advantage.SWAP:
            event_effects.discard_event(game, self.by, "11.1.5b")
        return Call(DrawEvent(by=self.by))

    def begin_action(self, game: Game, choice: Action) -> Call[Assault | Regroup | Redeploy] | None:
        self.declared = True
        match choice:
            case Action("assault", str(groups)):
                return Call(Assault(by=self.by, groups=groups))
            case Action("regroup"):
                return Call(Regroup(by=self.by))
            case Action("redeploy", int(area)):
                return Call(Redeploy(by=self.by, area=AreaId(area)))
        effects.declare(game, "pass", "8.1.3a")
        return None

    @declare.why
    def not_declared(self, game: Game) -> Why:
        by = self.by
        return Why(
            button("play_event", *objections_to_playing(game, by), shown=holds_event(game, by)),
            words("assault", lambda groups: objections_to_assault(game, by, groups)),
            places("redeploy", lambda area: objections_to_redeploying(game, by, area)),
            button("regroup", Objection("8.1.2a1", "nowhere")),
            button("attack", Objection("9.1b", "assault")),
            pieces("unit", lambda unit: objections_to_enemy(by, unit), later=True),
            otherwise=Objection("8.1a"),
        )

    @step("13.2a")
    def supply(self, game: Game) -> Outcome:
        effects.end_impulse(game, r13_supply.unsupplied(game))
        return None

    @step("6.2.1a")
    def logistics(self, game: Game) -> Outcome:
        """6.2.1a, 8.1.3a A die at the end of every Axis impulse, of whatever kind."""
        return Roll(AXIS) if self.by == AXIS else None

    @logistics.then
    def logistics_rolled(self, game: Game, die: int) -> Outcome:
        """6.2.1b, 6.2.1c Below the number of the impulse the Maneuvers Phase ends."""
        effects.logistics(game, die)
        self.over = die < game.impulse
        return None

    @step("11.1.4a")
    def soldier_on(self, game: Game) -> Outcome:
        """11.1.4a, A-30 Not at the end of the track, where it would change nothing."""
        is_last = game.impulse >= TABLES.tracks["impulses"]
        return r11_advantage.soldier_on_question(game) if self.over and not is_last else None

    @soldier_on.then
    def soldiered_on(self, game: Game, choice: Action) -> Outcome:
        if choice == r11_advantage.SOLDIER_ON:
            r11_advantage.soldier_on(game)
            self.over = False
        return None

    @step("11.2a")
    def shift_advantage(self, game: Game) -> Outcome:
        """11.2a A used Advantage goes to the other player now."""
        effects.close_impulse(game)
        return Return(OVER if self.over else GOES_ON)


def impulse_choices(game: Game, side: str) -> list[Action]:
    """8.1a Every impulse a player may declare."""
    choices = [Action("assault", "+".join(groups)) for groups in assaults(game, side)]
    able = units_of(game, side) & ~held_units(game)
    if any(may_step(game, unit, REGROUP) for unit in units_in(able)):
        choices.append(REGROUP_ALL)
    choices += [Action("redeploy", area) for area in redeployable(game, side)]
    return [*choices, PASS]


def objections_to_enemy(side: str, unit: UnitId) -> list[Objection]:
    return [] if ROSTER.side[unit] == side else [Objection("8.0a", "enemy")]
