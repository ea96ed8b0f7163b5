"""Answers as text, in records and at the command line: the same in every language."""

import re
from collections.abc import Callable

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.components import UnitId
from sixweeks.games.blitzkrieg.objecting import objections_to_wish
from sixweeks.games.blitzkrieg.queries import name_of, number_of
from sixweeks.games.blitzkrieg.rules.r06_ways import path_to
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.games.blitzkrieg.speech import explain
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.games.blitzkrieg.wishes import UnknownWish
from sixweeks.kernel.definition import BadAnswer
from sixweeks.kernel.lines import is_whole_number, shortened
from sixweeks.kernel.question import Action, Answer, Choose, Draw, Roll

PLAIN = {
    "done": "done",
    "rally": "rally",
    "unload": "unload",
    "fire": "fire",
    "fire_first": "fire then move",
    "fire_together": "fire together",
    "fire_apart": "fire apart",
    "drop_column": "leave column",
    "exit": "exit",
    "accept": "accept N",
    "take_loss": "take the loss",
    "activate": "activate",
    "decline": "decline",
    "hold": "hold",
    "draw_on": "draw on",
    "stop": "stop",
    "end": "end",
    "hold_fire": "hold fire",
    "keep": "keep",
    "change": "change",
    "no_more": "no more",
    "no_reaction": "no reaction",
    "no_replay": "no replay",
    "own_marker": "own marker",
    "attach": "attach",
    "press_on": "press on",
    "break_off": "break off",
    "stay": "stay",
    "leave": "leave",
    "stay_put": "stay put",
}
WITH_UNIT = {
    "unit": "{}",
    "target": "at {}",
    "observer": "observer {}",
    "react": "{} fires",
    "give_way": "{} gives way",
    "truck": "truck {}",
    "load": "load {}",
    "hide": "hide {}",
    "show": "show {}",
}
WITH_HEX = {"works": "works {}", "mine": "mine {}"}
WITH_WORD = {
    "plan": "deploy {}",
    "replay": "replay {}",
    "together": "with {}",
    "bombard": "bombard {}",
    "first": "first {}",
    "play": "play {}",
    "host": "to {}",
}
OF_THE_UNIT = {
    "enter": "{} enters {}",
    "march_in": "{} marches in {}",
    "assault": "{} assaults {}",
    "retreat": "{} retreats {}",
    "flee": "{} flees {}",
    "observer_to": "{} to {}",
    "place": "{} at {}",
}


def write(game: Game, answer: Answer) -> str:
    """One answer to the pending question, in notation."""
    if not isinstance(answer, Action):
        return str(answer)
    verb, noun = answer.verb, answer.noun
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in WITH_UNIT:
        return WITH_UNIT[verb].format(name_of(game, UnitId(int(noun))))
    if verb in WITH_WORD:
        return WITH_WORD[verb].format(noun)
    number = number_of(game, int(noun))
    if verb in WITH_HEX:
        return WITH_HEX[verb].format(number)
    if verb in OF_THE_UNIT:
        return OF_THE_UNIT[verb].format(name_of(game, unit_asked_about(game)), number)
    return IN_FRAME[verb](game, Hex(int(noun)))


def unit_asked_about(game: Game) -> UnitId:
    frame = game.stack[-1]
    if isinstance(frame, Recovery):
        unit = frame.next_unit(game)
        assert unit is not None, "a unit is to retreat"
        return unit
    unit = frame.units[0] if getattr(frame, "units", ()) else frame.unit
    return UnitId(unit)


def write_go(game: Game, hex: Hex) -> str:
    """`1 Cuir S35 1 1012-1111`: the path is part of the record."""
    return f"{name_of(game, game.stack[-1].unit)} {way(game, hex, marching=False)}"


def write_march(game: Game, hex: Hex) -> str:
    """`1 Cuir S35 1 march 1012-1111`: in column where it follows the road."""
    return f"{name_of(game, game.stack[-1].unit)} march {way(game, hex, marching=True)}"


def way(game: Game, hex: Hex, marching: bool) -> str:
    path = path_to(game, game.stack[-1], hex, marching)
    return "-".join(number_of(game, each) for each in path)


def write_impact(game: Game, hex: Hex) -> str:
    return f"{game.stack[-1].impacts[0]} on {number_of(game, hex)}"


IN_FRAME: dict[str, Callable[[Game, Hex], str]] = {
    "go": write_go,
    "march": write_march,
    "impact": write_impact,
}


# --- reading ----------------------------------------------------------------------------------

HEX_VERBS = frozenset({*WITH_HEX, *OF_THE_UNIT, *IN_FRAME})
LAST_HEX = re.compile(r"(?:^|[\s-])(\d{4})$")


def read(game: Game, text: str) -> Answer:
    """The legal answer that a text names: its full notation, or just the hex if clear."""
    question = game.pending
    words = " ".join(text.split())
    if isinstance(question, Roll):
        return read_dice(question, words)
    if isinstance(question, Draw):
        return read_marker(question, words)
    assert isinstance(question, Choose), "Blitzkrieg 1940 asks choices, dice and draws"
    found = find_by_hex(game, question, words) or find_by_notation(game, question, words)
    if found is None:
        raise BadAnswer(refusal(game, words))
    return found


def read_dice(question: Roll, words: str) -> int:
    lowest, highest = question.dice, question.dice * question.sides
    if not (is_whole_number(words) and lowest <= int(words) <= highest):
        shown = shortened(words)
        raise BadAnswer(f"'{shown}' is not a roll of the dice: {lowest} to {highest}")
    return int(words)


def read_marker(question: Draw, words: str) -> str:
    found = next((each for each in question.options if each.lower() == words.lower()), None)
    if found is None:
        raise BadAnswer(f"'{shortened(words)}' is not a marker in the cup")
    return found


def find_by_hex(game: Game, question: Choose, words: str) -> Action | None:
    """The option that names the hex the text ends with, if the rest of the text agrees.

    A bare hex means the first way there: a plain move rather than one by road."""
    found = LAST_HEX.search(words)
    if not found:
        return None
    matches = [
        option
        for option in question.options
        if option.verb in HEX_VERBS and number_of(game, int(option.noun)) == found[1]
    ]
    if words == found[1]:
        return matches[0] if matches else None
    return next((each for each in matches if write(game, each).lower() == words.lower()), None)


def find_by_notation(game: Game, question: Choose, words: str) -> Action | None:
    wanted = words.lower()
    for option in question.options:
        if option.verb not in HEX_VERBS and write(game, option).lower() == wanted:
            return option
    return None


def refusal(game: Game, words: str) -> str:
    """Why a text is no legal answer: the rules against it, or simply that it is not one."""
    try:
        reasons = [explain(each) for each in objections_to_wish(game, words)]
    except UnknownWish as error:
        reasons = [str(error)]
    return f"'{shortened(words)}' is not a legal answer here" + "".join(
        f"; {each}" for each in reasons
    )
