"""What the staff remembers between two questions: plain data that can be copied and kept."""

from msgspec import Struct, field

from sixweeks.games.blitzkrieg.model.components import FormationId, UnitId
from sixweeks.games.blitzkrieg.model.state import Game, Unit

Moment = tuple[int, str, tuple[str, ...]]  # turn, active side and cup: one activation


class Plan(Struct):
    """Missions, enemies seen, and the style in which the activation in progress is fought."""

    goals: dict[FormationId, int] = field(default_factory=dict)  # the hexes each makes for
    given: tuple[int, int] = (-1, 0)  # the turn, and the objectives that were German
    seen: dict[UnitId, Unit] = field(default_factory=dict)  # enemies as they were last seen
    style: str = ""  # one of weights.STYLES
    target: int = -1  # the hex into which all guns of the activation fire
    moment: Moment = (-1, "", ())  # the activation that style and target are meant for

    def style_for(self, moment: Moment) -> str:
        """With the next activation the usual style is back."""
        return self.style if moment == self.moment else ""

    def target_for(self, moment: Moment) -> int:
        return self.target if moment == self.moment else -1


def moment_of(game: Game) -> Moment:
    return game.turn, game.active, game.cup
