"""What the players read: prompts, events and refusals, from the templates in data/."""

from typing import Any

from sixweeks.games.blitzkrieg.components import DATA, UnitId
from sixweeks.games.blitzkrieg.queries import name_of, number_of, points_word
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.kernel.event import Event
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.question import Choose, Roll
from sixweeks.kernel.rulebook import Rulebook
from sixweeks.kernel.text import Catalogue

TEXT = Catalogue.load(DATA / "text.en.toml")
RULEBOOK = Rulebook.load(DATA / "rules.toml")


def prompt(game: Game) -> str:
    """Who must do what, under which rule."""
    frame = game.stack[-1]
    step = frame.steps[frame.at]
    sentence = TEXT.say(f"prompt.{type(frame).__name__}.{frame.at}", frame_words(game))
    return f"{who(game)}{sentence} ({step.rule})"


def who(game: Game) -> str:
    """Nobody in particular draws from the cup."""
    question = game.pending
    if isinstance(question, Choose | Roll):
        return f"{side_title(question.by)}: "
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
    words["points"] = points_word(getattr(frame, "points", 0))
    words["marker"] = spoken(getattr(frame, "marker", ""))
    words["formation"] = formation_word(frame)
    words["impact"] = spoken(next(iter(getattr(frame, "impacts", ())), ""))
    words["markers"] = " + ".join(str(spoken(each)) for each in getattr(frame, "markers", ()))
    return words


def unit_word(game: Game, unit: int) -> str:
    return name_of(game, UnitId(unit)) if unit >= 0 else ""


def formation_word(frame: Any) -> str:
    several = getattr(frame, "formations", ())
    return str(several[0] if several else getattr(frame, "formation", ""))


def tell(event: Event, side: str | None) -> str:
    """An event as one side may read it."""
    args = {name: spoken(value) for name, value in event.seen_by(side).items()}
    return f"{TEXT.say(f'event.{event.kind}', args)} ({event.rule})"


def spoken(value: Any) -> Any:
    """A word of the game in the players' language; several markers are joined by plus signs."""
    if not isinstance(value, str):
        return value
    if " + " in value:
        return " + ".join(str(spoken(each)) for each in value.split(" + "))
    key = f"word.{value}"
    return TEXT.say(key) if TEXT.has(key) else value


def explain(objection: Objection) -> str:
    """A refusal: the rule's number and a sentence."""
    key = f"objection.{objection.rule}.{objection.case or 'plain'}"
    args = {name: spoken(value) for name, value in objection.args.items()}
    if TEXT.has(key):
        return f"{objection.rule}: {TEXT.say(key, args)}"
    return f"{objection.rule}: {RULEBOOK.rule(objection.rule).text}"
