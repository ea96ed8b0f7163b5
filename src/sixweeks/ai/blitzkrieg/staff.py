"""The staff player: answers every question of one side from its view."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from sixweeks.ai.blitzkrieg import answers, guns, markers, set_up
from sixweeks.ai.blitzkrieg.belief import Picture
from sixweeks.ai.blitzkrieg.enemies import Enemies
from sixweeks.ai.blitzkrieg.missions import goals_of, objectives
from sixweeks.ai.blitzkrieg.moves import Choice
from sixweeks.ai.blitzkrieg.plan import Plan, moment_of
from sixweeks.ai.blitzkrieg.ranking import Options, Ranked, first_of, unit_of
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.ai.blitzkrieg.threats import units_of
from sixweeks.ai.blitzkrieg.weights import STYLES, Weights, in_style, weights_of
from sixweeks.ai.officer import StaffOfficer
from sixweeks.ai.player import PlayoutSeat, Seat
from sixweeks.ai.proposals import Proposal, copied
from sixweeks.games.blitzkrieg.model.components import FormationId, UnitId, opponent
from sixweeks.games.blitzkrieg.model.queries import formation_id
from sixweeks.games.blitzkrieg.model.state import Game, Unit
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action

Reply = Callable[[Situation, Options], Ranked]
REPLIES: dict[str, Reply] = {
    "Deploy": set_up.deploy,
    "FirstTurn": answers.first_turn,
    "OperationsPhase": markers.play,
    "Activation": answers.next_unit,
    "FireAction": answers.aim,
    "Assault": answers.aim_at_range_0,
    "Reactions": answers.react,
    "Suffer": answers.exchange,
    "Endure": answers.endure,
    "Bombardment": guns.bombard,
    "AdministrativePhase": guns.move_observer,
}
SEVERAL = 6  # actions of a unit that are proposed


class Staff(StaffOfficer[Plan, Weights]):
    """Gives every formation its mission, and every unit the best action for it."""

    def __init__(
        self, definition: GameDefinition, side: str, rng: Random, weights: Weights | None = None
    ) -> None:
        super().__init__(definition, side, rng, weights)
        self.plan, self.picture = Plan(), Picture()
        self.enemies: Enemies | None = None
        self.known: tuple[tuple[Unit, ...], int] | None = None

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        if len(options) == 1:
            return options[0]
        return self.considered(seat, 1)[0].action

    def proposals(self, seat: Seat) -> Ranked:
        """What might be answered, with its worth, the best first; never empty.

        5.2a As an activation begins, also to fight it in another style or for another objective."""
        first, *others = self.considered(seat, SEVERAL)
        game, verb = self.believed(seat), first.action.verb
        if seat.procedure == "Activation" and verb == "unit" and not game.segment.acted:
            return [first, *self.in_other_styles(game, first), *self.to_other_goals(game, first)]
        if verb == "impact":
            return [first, *self.massed(game, [first, *others])]
        return [first, *others]

    def massed(self, game: Game, places: Ranked) -> Ranked:
        """8.2f All impacts into one hex."""
        return [
            replace(each, plan=self.for_now(game, target=int(each.action.noun)), reason="massed")
            for each in places
            if each.action.verb == "impact"
        ]

    def in_other_styles(self, game: Game, first: Proposal) -> Ranked:
        return [
            replace(first, plan=self.for_now(game, style=style), reason=style) for style in STYLES
        ]

    def for_now(self, game: Game, style: str | None = None, target: int | None = None) -> Plan:
        """The plan with another style or target for the activation in progress."""
        now = moment_of(game)
        plan = copied(self.plan)
        plan.style = plan.style_for(now) if style is None else style
        plan.target = plan.target_for(now) if target is None else target
        plan.moment = now
        return plan

    def to_other_goals(self, game: Game, first: Proposal) -> Ranked:
        formation = formation_id(game, unit_of(first.action))
        usual = goals_of(self.plan, game, formation, self.weights_for(game))
        found = []
        for goal in objectives(game):
            if goal & ~usual:
                plan = copied(self.plan)
                plan.goals[formation] = goal
                found.append(replace(first, plan=plan, reason="other_goal"))
        return found

    def considered(self, seat: Seat, number: int) -> Ranked:
        """The best so many actions of a unit; to other questions all answers."""
        options, procedure = seat.question.options, seat.procedure
        if procedure == "Act":
            return self.act(seat, number)
        if procedure == "Recovery":
            return first_of(options, self.rng.choice(options))
        if (massed := Action("impact", self.plan.target)) in options and self.is_massing(seat):
            return first_of(options, massed)
        reply = REPLIES.get(procedure)
        return reply(self.situation(seat), options) if reply else first_of(options)

    def is_massing(self, seat: Seat) -> bool:
        return self.plan.target_for(moment_of(self.believed(seat))) >= 0

    def act(self, seat: Seat, number: int) -> Ranked:
        game = self.believed(seat)
        act = game.stack[-1]
        assert isinstance(act, Act), "a unit acts"
        situation = self.situation_of(game, formation_id(game, act.unit))
        return Choice(situation, act).ranked(seat.question.options, number)

    def situation(self, seat: Seat, formation: FormationId = "") -> Situation:
        return self.situation_of(self.believed(seat), formation)

    def situation_of(self, game: Game, formation: FormationId = "") -> Situation:
        """The enemies are looked at again only if one of them has changed."""
        weights, foe = self.weights_for(game), opponent(self.side)
        known = (units_of(game, foe), game.works)
        if self.enemies is None or known != self.known or self.enemies.weights is not weights:
            self.known, self.enemies = known, Enemies(game, foe, weights)
        self.enemies.game = game
        goals = goals_of(self.plan, game, formation, weights) if formation else 0
        return Situation(game, self.side, self.enemies, goals or game.scenario.objective_hexes)

    def believed(self, seat: Seat) -> Game:
        """What the side knows and supposes; in a playout there is nothing to suppose."""
        if isinstance(seat, PlayoutSeat):
            game: Game = seat.imagined(self.rng)
            return game
        return self.picture.game(seat.view, self.plan.seen)

    def formation(self, seat: Seat, unit: UnitId) -> FormationId:
        return formation_id(self.believed(seat), unit)

    def weights_for(self, game: Game) -> Weights:
        usual = self.given or weights_of(game.scenario_id, self.side)
        return in_style(usual, self.plan.style_for(moment_of(game)))
