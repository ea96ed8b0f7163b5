"""Answers as text, in records and at the command line: the same in every language."""

import re
from collections.abc import Callable
from typing import Any

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.components import MAP, UnitId
from sixweeks.games.springtime.queries import area_of, name_of
from sixweeks.games.springtime.rules.r09_movement import routes
from sixweeks.games.springtime.state import NOBODY, Game
from sixweeks.kernel.question import Action, Answer, Choose, Together

PLAIN = {
    "keep_event": "keep event",
    "discard_event": "discard event",
    "play_event": "play event",
    "open_city": "open city",
    "accept": "accept",
    "heroic_defense": "heroic defense",
    "maximum_attack": "maximum attack",
    "soldier_on": "soldier on",
    "extra_event": "extra event",
    "swap_event": "swap event",
    "no_extra_event": "no extra event",
    "regroup": "regroup",
    "pass": "pass",
    "end": "end",
    "done": "done",
    "launch": "launch",
    "call_off": "call off",
    "no_air": "no air",
    "stay": "stay",
    "withdraw": "withdraw",
    "remain": "remain",
    "take_plan_red": "take plan red",
    "draw_instead": "draw instead",
    "plan": "ready set-up",
    "by_hand": "by hand",
}
WITH_UNIT = {
    "unit": "{}",
    "kleist": "Kleist with {}",
    "with": "with {}",
    "lead": "lead {}",
    "retreat": "{} retreats",
    "restore": "restore {}",
    "rebuild": "rebuild {}",
    "rebuild_full": "rebuild {} full",
}
WITH_AREA = {
    "attack": "attack {}",
    "airdrop": "airdrop {}",
    "redeploy": "redeploy {}",
    "de_gaulle": "de Gaulle at {}",
}
WITH_WORD = {"assault": "assault {}", "air": "air {}", "bid": "bid {}"}
AREA_VERBS = frozenset({*WITH_AREA, "go", "fall_back", "place", "rebuild_at"})
LAST_AREA = re.compile(r"(?:^|[\s-])([0-9]{1,2}|[A-Fa-f])$")


def write(game: Game, answer: Answer) -> str:
    """One answer to the pending question, in notation."""
    if not isinstance(answer, Action):
        return str(answer)
    verb, noun = answer.verb, answer.noun
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in WITH_UNIT:
        return WITH_UNIT[verb].format(name_of(UnitId(int(noun))))
    if verb in WITH_AREA:
        return WITH_AREA[verb].format(MAP.name(AreaId(int(noun))))
    if verb in WITH_WORD:
        return WITH_WORD[verb].format(noun)
    return IN_FRAME[verb](game, AreaId(int(noun)))


def write_go(game: Game, area: AreaId) -> str:
    """`Guderian 3-11-17`: the path is part of the record."""
    move: Any = game.stack[-1]
    path = routes(game, move.unit, move.manner, move.points)[area]
    way = (area_of(game, move.unit), *path)
    return f"{name_of(move.unit)} {'-'.join(MAP.name(each) for each in way)}"


def write_place(game: Game, area: AreaId) -> str:
    return f"{name_of(game.stack[-1].unit)} at {MAP.name(area)}"


def write_fall_back(game: Game, area: AreaId) -> str:
    return f"{name_of(game.stack[-1].unit)} to {MAP.name(area)}"


IN_FRAME: dict[str, Callable[[Game, AreaId], str]] = {
    "go": write_go,
    "place": write_place,
    "rebuild_at": write_place,
    "fall_back": write_fall_back,
}


# --- finding an answer ------------------------------------------------------------------------


def options_of(game: Game) -> tuple[Action, ...]:
    """The options of the pending question; sealed replies have the same for both sides."""
    question = game.pending
    if isinstance(question, Together):
        return question.questions[0].options
    return question.options if isinstance(question, Choose) else ()


def find(game: Game, text: str) -> Action | None:
    """The legal answer that a text names: its full notation, or just an area if that is clear."""
    words = " ".join(text.split()).lower()
    by_area = find_by_area(game, words)
    if by_area is not None:
        return by_area
    return next((each for each in options_of(game) if write(game, each).lower() == words), None)


def find_by_area(game: Game, words: str) -> Action | None:
    """The one option that names the area the text ends with, if the rest of the text agrees."""
    found = LAST_AREA.search(words)
    if not found:
        return None
    name = found[1].upper()
    matches = [
        option
        for option in options_of(game)
        if option.verb in AREA_VERBS and MAP.name(AreaId(int(option.noun))) == name
    ]
    if words[: found.start(1)].strip() not in ("", "to", "at", mover(game)):
        matches = [option for option in matches if write(game, option).lower() == words]
    return matches[0] if len(matches) == 1 else None


def mover(game: Game) -> str:
    """The unit that a procedure is about: `Guderian 17` says all that `17` does."""
    unit: UnitId = getattr(game.stack[-1], "unit", NOBODY)
    return "" if unit == NOBODY else name_of(unit).lower()
