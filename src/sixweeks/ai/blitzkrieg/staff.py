"""The staff player: answers every question of one side from its view."""

from collections.abc import Callable
from random import Random

from sixweeks.ai.blitzkrieg import answers, guns, markers
from sixweeks.ai.blitzkrieg.belief import Picture
from sixweeks.ai.blitzkrieg.enemies import Enemies
from sixweeks.ai.blitzkrieg.missions import Missions
from sixweeks.ai.blitzkrieg.moves import Choice
from sixweeks.ai.blitzkrieg.situation import Situation
from sixweeks.ai.blitzkrieg.weights import temper
from sixweeks.ai.player import Seat
from sixweeks.games.blitzkrieg.model.components import Counter, FormationId, UnitId, opponent
from sixweeks.games.blitzkrieg.model.state import Unit
from sixweeks.games.blitzkrieg.rules.r06_actions import Act
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action


class Staff:
    """Gives every formation its mission, and every unit the best action for it."""

    def __init__(self, definition: GameDefinition, side: str, rng: Random) -> None:
        self.definition, self.side, self.rng = definition, side, rng
        self.picture, self.missions = Picture(), Missions(side)
        self.enemies: Enemies | None = None
        self.known: tuple[tuple[tuple[UnitId, Unit], ...], int] | None = None
        self.replies: dict[str, Callable[[Seat], Action]] = {
            "Deploy": lambda seat: answers.deploy(seat.question.options),
            "FirstTurn": lambda seat: answers.first_turn(seat.view, seat.question.options),
            "OperationsPhase": self.play_marker,
            "Activation": self.next_unit,
            "Act": self.act,
            "FireAction": self.aim,
            "Assault": self.aim_at_range_0,
            "Reactions": self.react,
            "Suffer": self.exchange,
            "Endure": self.endure,
            "Bombardment": self.bombard,
            "AdministrativePhase": self.move_observer,
            "Recovery": self.flee,
        }

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        if len(options) == 1:
            return options[0]
        reply = self.replies.get(seat.view.frames[-1]["type"])
        answer = reply(seat) if reply else options[0]
        return answer if answer in options else options[-1]

    def situation(self, seat: Seat, formation: FormationId = "") -> Situation:
        game = self.picture.game(seat.view)
        known = (self.picture.enemies, game.works)
        if known != self.known:
            self.known, self.enemies = (
                known,
                Enemies(game, opponent(self.side), temper(game.scenario_id, self.side)),
            )
        assert self.enemies is not None, "the enemy has been looked at"
        self.enemies.game = game
        goals = self.missions.goals_of(game, formation) if formation else 0
        return Situation(game, self.side, self.enemies, goals or game.scenario.objective_hexes)

    def formation(self, seat: Seat, unit: UnitId) -> FormationId:
        host: FormationId = seat.view.attached.get(unit, "")
        return host or self.counters(seat)[unit].formation

    def counters(self, seat: Seat) -> tuple[Counter, ...]:
        return answers.scenario_of(seat.view).counters

    # --- activation ---------------------------------------------------------------------------

    def play_marker(self, seat: Seat) -> Action:
        return markers.play(self.situation(seat), seat.question.options)

    def next_unit(self, seat: Seat) -> Action:
        return answers.next_unit(self.situation(seat), seat.question.options)

    def act(self, seat: Seat) -> Action:
        unit = UnitId(seat.view.frames[-1]["unit"])
        situation = self.situation(seat, self.formation(seat, unit))
        act = situation.game.stack[-1]
        assert isinstance(act, Act), "a unit acts"
        return Choice(situation, act).best(seat.question.options)

    def aim(self, seat: Seat) -> Action:
        return answers.aim(self.situation(seat), seat.question.options)

    def aim_at_range_0(self, seat: Seat) -> Action:
        return answers.aim_at_range_0(self.situation(seat), seat.question.options)

    # --- reactions and losses -----------------------------------------------------------------

    def react(self, seat: Seat) -> Action:
        return answers.react(self.situation(seat), seat.question.options)

    def exchange(self, seat: Seat) -> Action:
        return answers.exchange(self.situation(seat))

    def endure(self, seat: Seat) -> Action:
        return answers.endure(self.situation(seat), seat.question.options)

    def flee(self, seat: Seat) -> Action:
        return self.rng.choice(seat.question.options)

    # --- artillery ----------------------------------------------------------------------------

    def bombard(self, seat: Seat) -> Action:
        return guns.bombard(self.situation(seat), seat.question.options)

    def move_observer(self, seat: Seat) -> Action:
        return guns.move_observer(self.situation(seat), seat.question.options)
