"""What the players read: prompts, events and refusals, from the templates in data/."""

from typing import Any

from sixweeks.games.france_40.components import DATA, MAP
from sixweeks.games.france_40.queries import name_of, names_of
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.question import Choose, Roll
from sixweeks.kernel.speech import Speech

SPEECH = Speech.load(DATA)
TEXT, RULEBOOK = SPEECH.text, SPEECH.rulebook
spoken, tell, explain = SPEECH.spoken, SPEECH.tell, SPEECH.explain


def prompt(game: Game) -> str:
    return SPEECH.prompt(game.stack[-1], who(game), frame_words(game))


def who(game: Game) -> str:
    question = game.pending
    assert isinstance(question, Choose | Roll), "somebody must answer"
    return side_title(game.scenario_id, question.by)


def side_title(scenario: str, side: str) -> str:
    return TEXT.say(f"side.{scenario}.{side}")


def frame_words(game: Game) -> dict[str, Any]:
    """What a prompt may name: the hex, the units and the points of the procedure in progress."""
    frame = game.stack[-1]
    words: dict[str, Any] = dict.fromkeys(("hex", "unit", "units", "points", "side"), "")
    words["turn"] = game.turn
    if getattr(frame, "hex", -1) >= 0:
        words["hex"] = MAP.grid.number(frame.hex)
    if getattr(frame, "units", ()):
        words["units"] = names_of(game, frame.units)
    if getattr(frame, "unit", -1) >= 0:
        words["unit"] = name_of(game, frame.unit)
    for waiting in ("retreating", "displaced"):
        if getattr(frame, waiting, ()):
            words["unit"] = name_of(game, getattr(frame, waiting)[-1])
    words["points"] = getattr(frame, "points", "")
    if by := getattr(frame, "by", ""):
        words["side"] = side_title(game.scenario_id, by)
    return words
