"""What the players read: prompts, events and refusals as sentences, and their words."""

from functools import cache
from typing import Any

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.components import COUNTERS, DATA, MAP, ROSTER, UnitId
from sixweeks.games.springtime.queries import piece, place
from sixweeks.games.springtime.state import Game
from sixweeks.kernel.event import Event
from sixweeks.kernel.fluent import Catalogue
from sixweeks.kernel.objection import Objection
from sixweeks.kernel.question import Together
from sixweeks.kernel.reader import Names, Reader
from sixweeks.kernel.sentence import Arg, Sentence, Side, Term, Text
from sixweeks.kernel.speech import Speech

SPEECH = Speech.load(DATA)
TEXT, RULEBOOK = SPEECH.text, SPEECH.rulebook
spoken = SPEECH.spoken


TITLES = {area.name: area.title for area in MAP.areas}


class SpringtimeNames(Names):
    def title(self, place: str) -> str:
        return TITLES.get(place, "")

    def sort(self, id: str) -> str:
        unit = ROSTER.by_name.get(id)
        return "leader" if unit is None else COUNTERS[unit].size


@cache
def reader(language: str = "en", full: bool = False) -> Reader:
    english = Catalogue.load("en", [DATA / "text" / "en.ftl"])
    if language == "en":
        return Reader(english, SpringtimeNames(), full)
    own = Catalogue.load(language, [DATA / "text" / f"{language}.ftl"], english)
    return Reader(own, SpringtimeNames(), full)


# --- sentences --------------------------------------------------------------------------------


def asked(game: Game) -> Sentence:
    """What must be done, under which rule."""
    frame = game.stack[-1]
    id = f"prompt-{type(frame).__name__}-{frame.at}"
    return Sentence(id, frame_words(game), frame.rule_cited(game))


def refused(objection: Objection) -> Sentence:
    """A refusal in its own words, or in those of the rule."""
    case = objection.case or "plain"
    id = f"objection-{objection.rule.replace('.', '-')}-{case}"
    if reader().catalogue.find(id) is None:
        return Sentence(
            "rule-text", {"text": Text(RULEBOOK.rule(objection.rule).text)}, objection.rule
        )
    return Sentence(id, objection.args, objection.rule)  # type: ignore[arg-type]


# --- in English, as the command line has it so far ---------------------------------------------


def tell(event: Event, side: str | None) -> str:
    return f"{reader().plain(event.said_to(side))} ({event.rule})"


def explain(objection: Objection) -> str:
    said = "".join(p if isinstance(p, str) else p.text for p in reader().parts(refused(objection)))
    return f"{objection.rule}: {said}"


def prompt(game: Game) -> str:
    sentence, name = asked(game), who(game)
    said = "".join(p if isinstance(p, str) else p.text for p in reader().parts(sentence))
    return f"{name}{': ' if name else ''}{said} ({sentence.rule})"


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


def frame_words(game: Game) -> dict[str, Arg]:
    """What a prompt may name of the procedure in progress."""
    frame: Any = game.stack[-1]
    words: dict[str, Arg] = {"turn": game.turn, "impulse": game.impulse, "morale": game.morale}
    if getattr(frame, "area", -1) >= 0:
        words["area"] = place(frame.area)
    waiting = getattr(frame, "waiting", ())
    unit = waiting[0] if waiting else getattr(frame, "unit", -1)
    if unit >= 0:
        words["unit"] = piece(UnitId(unit))
    if hasattr(frame, "points"):
        words["points"] = frame.points
    if getattr(frame, "result", ""):
        words["result"] = Term("result", frame.result)
    by = getattr(frame, "by", "")
    if held := game.held.get(by, ""):
        words["event"] = Term("card", held)
    if by:
        words["side"] = Side(by)
        words["replacements"] = game.replacements.get(by, 0)
    return words
