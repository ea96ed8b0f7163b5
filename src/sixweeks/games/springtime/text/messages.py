"""The game's text: the names of its places and units, and what its prompts may mention."""

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import COUNTERS, DATA, MAP, ROSTER, UnitId
from sixweeks.games.springtime.model.queries import piece, pieces, place, way
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.events import EndPhaseEvent, FirstTurnEvent
from sixweeks.games.springtime.rules.r08_impulses import Impulse
from sixweeks.kernel.presentation.game_text import GameText
from sixweeks.kernel.presentation.localization import Names
from sixweeks.kernel.presentation.sentence import Args, Side, Term
from sixweeks.kernel.question import Action, Choose

TITLES = {area.name: area.title for area in MAP.areas}


class SpringtimeNames(Names):
    def sort(self, id: str) -> str:
        unit = ROSTER.by_name.get(id)
        return "leader" if unit is None else COUNTERS[unit].size


def more(game: Game) -> Args:
    """Prompt arguments besides the fields of the procedure; 6.1.1a only the holder of an Event sees
    which it is."""
    frame, question = game.stack[-1], game.pending
    found: Args = {"impulse": game.impulse, "morale": game.morale}
    if waiting := getattr(frame, "waiting", ()):
        found["unit"] = piece(waiting[0])
    if result := getattr(frame, "result", ""):
        found["result"] = Term("result", result)
    if by := getattr(frame, "by", ""):
        found["side"], found["replacements"] = Side(by), game.replacements.get(by, 0)
        is_asked = isinstance(question, Choose) and question.by == by
        if is_asked and (held := game.held.get(by, "")):
            found["event"] = Term("card", held)
    return found


def case(game: Game) -> str:
    """6.1.1d, 6.1.1e The Event in hand is spoken of as what it is: to be played, or not now."""
    frame, question = game.stack[-1], game.pending
    may_play = isinstance(question, Choose) and Action("play_event") in question.options
    if isinstance(frame, Impulse):
        return "event" if may_play else ""
    is_offer = isinstance(frame, FirstTurnEvent | EndPhaseEvent)
    return "held" if is_offer and not may_play else ""


TEXT = GameText(
    DATA,
    lambda scenario: SpringtimeNames(TITLES),
    one={AreaId: lambda game, area: place(area), UnitId: lambda game, unit: piece(unit)},
    many={AreaId: lambda game, areas: way(*areas), UnitId: lambda game, units: pieces(units)},
    more=more,
    case=case,
)
