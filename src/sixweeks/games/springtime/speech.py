"""What the players read: prompts, events and refusals, from the templates in data/."""

from typing import Any

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.components import DATA, EVENTS, MAP, UnitId
from sixweeks.games.springtime.queries import name_of
from sixweeks.games.springtime.state import Game
from sixweeks.kernel.question import Together
from sixweeks.kernel.speech import Speech

SPEECH = Speech.load(DATA)
TEXT, RULEBOOK = SPEECH.text, SPEECH.rulebook
spoken, tell, explain = SPEECH.spoken, SPEECH.tell, SPEECH.explain


def prompt(game: Game) -> str:
    return SPEECH.prompt(game.stack[-1], who(game), frame_words(game))


def who(game: Game) -> str:
    question = game.pending
    assert question is not None, "somebody must answer"
    if isinstance(question, Together):
        waiting = [each.by for each in question.questions if each.by not in game.sealed]
        return " and ".join(side_title(side) for side in waiting)
    return side_title(question.by)


def side_title(side: str) -> str:
    return TEXT.say(f"side.{side}")


def area_title(area: AreaId) -> str:
    """`17 Sedan-Laon`."""
    return f"{MAP.name(area)} {MAP.title(area)}"


def frame_words(game: Game) -> dict[str, Any]:
    """What a prompt may name of the procedure in progress."""
    frame = game.stack[-1]
    words: dict[str, Any] = {"turn": game.turn, "impulse": game.impulse, "morale": game.morale}
    words["area"] = area_title(frame.area) if getattr(frame, "area", -1) >= 0 else ""
    waiting = getattr(frame, "waiting", ())
    unit = waiting[0] if waiting else getattr(frame, "unit", -1)
    words["unit"] = name_of(UnitId(unit)) if unit >= 0 else ""
    words["points"] = getattr(frame, "points", "")
    words["result"] = spoken(getattr(frame, "result", ""))
    held = game.held.get(getattr(frame, "by", ""), "")
    words["event"] = EVENTS[held].title if held else ""
    words["replacements"] = game.replacements.get(getattr(frame, "by", ""), 0)
    return words
