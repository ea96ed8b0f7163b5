"""What the players read: prompts, events and refusals, from the templates in data/."""

from typing import Any

from sixweeks.games.blitzkrieg.components import DATA, UnitId
from sixweeks.games.blitzkrieg.queries import name_of, number_of, points_word
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.kernel.question import Choose, Roll
from sixweeks.kernel.speech import Speech

SPEECH = Speech(DATA)
TEXT, RULEBOOK = SPEECH.text, SPEECH.rulebook
spoken, tell, explain = SPEECH.spoken, SPEECH.tell, SPEECH.explain


def prompt(game: Game) -> str:
    return SPEECH.prompt(game, who(game), frame_words(game))


def who(game: Game) -> str:
    """Nobody in particular draws from the cup."""
    question = game.pending
    if isinstance(question, Choose | Roll):
        return side_title(question.by)
    return ""


def side_title(side: str) -> str:
    return TEXT.say(f"side.{side}")


def frame_words(game: Game) -> dict[str, Any]:
    """What a prompt may name: hex, units, marker, formation and points of what is in progress."""
    frame = game.stack[-1]
    words: dict[str, Any] = {"turn": game.turn, "count": len(game.cup)}
    for name in ("unit", "target", "to", "firer"):
        words[name] = unit_word(game, getattr(frame, name, -1))
    if units := getattr(frame, "units", ()):
        words["unit"] = name_of(game, units[0])
    words["hex"] = number_of(game, frame.hex) if getattr(frame, "hex", -1) >= 0 else ""
    words["points"] = points_left(frame)
    words["marker"] = spoken(getattr(frame, "marker", ""))
    words["formation"] = formation_word(frame)
    words["impact"] = spoken(next(iter(getattr(frame, "impacts", ())), ""))
    words["markers"] = " + ".join(str(spoken(each)) for each in getattr(frame, "markers", ()))
    return words


def points_left(frame: Any) -> str:
    """1.3c A headquarters has the points of any one unit of its formation."""
    paces = [pace for pace in getattr(frame, "paces", ()) if pace.points]
    if len(paces) < 2:
        return points_word(getattr(frame, "points", 0))
    names = {pace.mobility: TEXT.say(f"mobility.{pace.mobility}") for pace in paces}
    each = [
        TEXT.say("scene.pace", {"points": points_word(p.points), "mobility": names[p.mobility]})
        for p in paces
    ]
    return TEXT.say("scene.paces", {"some": ", ".join(each[:-1]), "last": each[-1]})


def unit_word(game: Game, unit: int) -> str:
    return name_of(game, UnitId(unit)) if unit >= 0 else ""


def formation_word(frame: Any) -> str:
    several = getattr(frame, "formations", ())
    return str(several[0] if several else getattr(frame, "formation", ""))
