"""Answers as text, in records and at the command line: the same in every language."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.components import MAP, UnitId
from sixweeks.games.france_40.objecting import objections_to_wish
from sixweeks.games.france_40.queries import name_of, names_of
from sixweeks.games.france_40.rules.r03_set_up_and_control import reinforcement
from sixweeks.games.france_40.rules.r05_airborne_coup import AirborneCoup
from sixweeks.games.france_40.rules.r10_movement_phase import Move, route
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.speech import explain
from sixweeks.games.france_40.state import Game
from sixweeks.games.france_40.wishes import UnknownWish
from sixweeks.kernel.definition import BadAnswer
from sixweeks.kernel.lines import is_whole_number, shortened
from sixweeks.kernel.question import Action, Answer, Choose, Roll

FrameKind = TypeVar("FrameKind")

PLAIN = {
    "done": "done",
    "split": "split",
    "end": "end",
    "restack": "restack",
    "keep": "keep",
    "change": "change",
    "sickle_cut": "sickle cut",
    "no_sickle_cut": "no sickle cut",
    "no_coup": "no coup",
    "launch": "launch",
    "call_off": "call off",
    "armored": "commit 4th armored",
    "no_armored": "hold 4th armored",
    "declare_refit": "mechanized replacements",
    "no_dynamo": "no dynamo",
}
WITH_UNIT = {
    "unit": "{}",
    "top": "{} on top",
    "with": "with {}",
    "lose": "{} loses",
    "advance": "{} advances",
    "eliminate": "eliminate {}",
    "replace": "replace {}",
    "refit": "refit {}",
}
WITH_HEX = {
    "stack": "stack {}",
    "attack": "attack {}",
    "coup": "coup {}",
    "dynamo": "dynamo {}",
}
WITH_WORD = {"plan": "deploy {}", "violate": "violate {}", "keep_nation": "keep {}"}
ORDERS = {"move_fight": "move then fight", "fight_move": "fight then move"}


def write(game: Game, answer: Answer) -> str:
    """One answer to the pending question, in notation."""
    if not isinstance(answer, Action):
        return str(answer)
    verb, noun = answer.verb, answer.noun
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in WITH_UNIT:
        return WITH_UNIT[verb].format(name_of(game, UnitId(int(noun))))
    if verb in WITH_HEX:
        return WITH_HEX[verb].format(MAP.grid.number(Hex(int(noun))))
    if verb in WITH_WORD:
        return WITH_WORD[verb].format(noun)
    return ORDERS[str(noun)] if verb == "order" else IN_FRAME[verb](game, answer)


def write_go(game: Game, answer: Action) -> str:
    """`19 Pz 2834-2733-2632`: the path is part of the record."""
    move = top(game, Move)
    path, _ = route(game, move, Hex(int(answer.noun)))
    return write_way(game, move, [MAP.grid.number(hex) for hex in path])


def write_way(game: Game, move: Move, numbers: Sequence[str]) -> str:
    return f"{names_of(game, move.units)} {'-'.join(numbers)}"


def write_leaving(game: Game, answer: Action) -> str:
    names = names_of(game, top(game, Move).units)
    match answer.verb:
        case "exit":
            return f"{names} exit {answer.noun}"
        case "evacuate":
            return f"{names} evacuate"
    return f"{names} evacuate one step"


def write_placing(game: Game, answer: Action) -> str:
    unit = game.stack[-1].unit if answer.verb == "place" else reinforcement(game)
    assert unit is not None, "only 1940 has a reinforcement"
    return f"{name_of(game, unit)} at {MAP.grid.number(Hex(int(answer.noun)))}"


def write_retreat(game: Game, answer: Action) -> str:
    unit = top(game, Attack).retreating[-1]
    return f"{name_of(game, unit)} retreats {MAP.grid.number(Hex(int(answer.noun)))}"


def write_displacing(game: Game, answer: Action) -> str:
    return f"displace {MAP.grid.number(Hex(int(answer.noun)))}"


def write_staying(game: Game, answer: Action) -> str:
    """`stay`, but a unit that cannot give way is named: `F X stands`."""
    frame = game.stack[-1]
    if isinstance(frame, Attack) and frame.retreating:
        return f"{name_of(game, frame.retreating[-1])} stands"
    if isinstance(frame, AirborneCoup):
        return f"{name_of(game, frame.displaced[-1])} stands"
    return "stay"


IN_FRAME: dict[str, Callable[[Game, Action], str]] = {
    "go": write_go,
    "exit": write_leaving,
    "evacuate": write_leaving,
    "evacuate_step": write_leaving,
    "place": write_placing,
    "enter": write_placing,
    "retreat": write_retreat,
    "displace": write_displacing,
    "stay": write_staying,
}


def top(game: Game, kind: type[FrameKind]) -> FrameKind:
    frame = game.stack[-1]
    assert isinstance(frame, kind), f"{kind.__name__} is in progress"
    return frame


# --- reading ----------------------------------------------------------------------------------

HEX_VERBS = frozenset(
    {"stack", "attack", "coup", "dynamo", "go", "place", "enter", "retreat", "displace"}
)
LAST_HEX = re.compile(r"(?:^|[\s-])(\d{4})$")


def read(game: Game, text: str) -> Answer:
    """The legal answer that a text names: its full notation, or just the hex if clear."""
    question = game.pending
    words = " ".join(text.split())
    if isinstance(question, Roll):
        return read_die(question, words)
    assert isinstance(question, Choose), "France '40 asks choices and dice"
    option = find_by_hex(game, question, words) or find_by_notation(game, question, words)
    if option is None:
        raise BadAnswer(refusal(game, words))
    return option


def read_die(question: Roll, words: str) -> int:
    if not (is_whole_number(words) and 1 <= int(words) <= question.sides):
        shown = shortened(words)
        raise BadAnswer(f"'{shown}' is not a roll of the die: a number from 1 to {question.sides}")
    return int(words)


def find_by_hex(game: Game, question: Choose, words: str) -> Action | None:
    """The option that names the hex the text ends with, if the rest of the text agrees."""
    found = LAST_HEX.search(words)
    if not found:
        return None
    matches = [
        option
        for option in question.options
        if option.verb in HEX_VERBS and MAP.grid.number(Hex(int(option.noun))) == found[1]
    ]
    bare = words == found[1]
    agreeing = [m for m in matches if bare or write(game, m).lower() == words.lower()]
    return agreeing[0] if len(agreeing) == 1 else None


def find_by_notation(game: Game, question: Choose, words: str) -> Action | None:
    wanted = words.lower()
    for option in question.options:
        if option.verb != "go" and write(game, option).lower() == wanted:
            return option
    return None


def refusal(game: Game, words: str) -> str:
    """Why a text is no legal answer: the rules against it, or simply that it is not one."""
    shown = words if len(words) <= 60 else words[:57] + "..."
    try:
        reasons = [explain(each) for each in objections_to_wish(game, words)]
    except UnknownWish as error:
        reasons = [str(error)]
    return f"'{shown}' is not a legal answer here" + "".join(f"; {each}" for each in reasons)
