"""What the players read: prompts, events and refusals, from the templates in data/."""

from typing import Any

from sixweeks.games.france_40.components import DATA, MAP
from sixweeks.games.france_40.queries import name_of, names_of
from sixweeks.games.france_40.state import Game
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
    return f"{who(game)}: {sentence} ({step.rule})"


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


def tell(event: Event, side: str | None) -> str:
    """An event as one side may read it."""
    args = {name: spoken(value) for name, value in event.seen_by(side).items()}
    return f"{TEXT.say(f'event.{event.kind}', args)} ({event.rule})"


def spoken(value: Any) -> Any:
    key = f"word.{value}"
    return TEXT.say(key) if isinstance(value, str) and TEXT.has(key) else value


def explain(objection: Objection) -> str:
    """A refusal: the rule's number and a sentence."""
    key = f"objection.{objection.rule}.{objection.case or 'plain'}"
    args = {name: spoken(value) for name, value in objection.args.items()}
    if TEXT.has(key):
        return f"{objection.rule}: {TEXT.say(key, args)}"
    return f"{objection.rule}: {RULEBOOK.rule(objection.rule).text}"
