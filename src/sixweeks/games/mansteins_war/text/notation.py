"""Answers as text, in records and at the command line: the same in every language."""

import re
from collections.abc import Sequence

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import PIECES, UnitId
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.games.mansteins_war.rules import r08_movement
from sixweeks.games.mansteins_war.rules.r08_movement_segment import Landing, Move, RailMove
from sixweeks.kernel.formats.notation import Notation, Verb, plain
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON, PIECE, PLACE, WORD


def name_of(game: Game, piece: int) -> str:
    return PIECES[piece]


def names_of(units: Sequence[UnitId]) -> str:
    return " + ".join(PIECES[unit] for unit in units)


def hex_number(game: Game, hex: int) -> str:
    return GRID.number(Hex(hex))


def write_go(game: Game, answer: Action) -> str:
    """`19 Pz 1738-1638-1538`: the way of the first unit."""
    move = game.stack[-1]
    assert isinstance(move, Move), "a move is in progress"
    path, _ = r08_movement.way_to(game, move.units[0], move.points[0], Hex(int(answer.noun)))
    return f"{names_of(move.units)} {'-'.join(map(GRID.number, path))}"


LEAVING = {"rail": "by rail", "land": "lands", "exit": "leaves the map"}


def write_leaving(game: Game, answer: Action) -> str:
    """`19 Pz by rail`, `LLK lands`."""
    return f"{names_of(game.stack[-1].units)} {LEAVING[answer.verb]}"


UNIT_WORDS = {
    "place": "at",
    "at": "enters in",
    "over": "over",
    "retreat": "retreats to",
    "push": "is pushed to",
    "onward": "pursues to",
}


def write_of_unit(game: Game, answer: Action) -> str:
    """`F 2 Army retreats to 1439`: what the unit of the question does, and where."""
    return f"{unit_in_hand(game)} {UNIT_WORDS[answer.verb]} {hex_number(game, int(answer.noun))}"


def unit_in_hand(game: Game) -> str:
    frame = game.stack[-1]
    return PIECES[getattr(frame, "piece", -1) if hasattr(frame, "piece") else frame.unit]


def write_to(game: Game, answer: Action) -> str:
    """`19 Pz by rail to 1736`, `LLK lands in 1333`, `LLK by air to 1432`."""
    words = {RailMove: "by rail to", Landing: "lands in"}
    word = words.get(type(game.stack[-1]), "by air to")
    return f"{unit_in_hand(game)} {word} {hex_number(game, int(answer.noun))}"


VERBS = {
    **plain("end", "done", "wait", "no", "halt", ends=True),
    **plain("all", "launch", "call_off", "assault", "mobile", "stand"),
    **plain("naval", "home", costly=True),
    **plain("add", "extend", "again"),
    **plain("with", "refit", "restore", "replace", "deploy", "fly", "transfer", of=PIECE),
    **plain("excess", "embark", "lose", "corps", "channel", "pursue", of=PIECE),
    **plain("stack", "attack", "fight", "bomb", "counter", "bridgehead", "lift", of=PLACE),
    **plain("open", of=PLACE),
    **plain("keep", "plan", "bin", "select", "command", "commit", of=WORD),
    "unit": Verb("{}", PIECE, also=("move",)),
    "go": Verb("", PLACE, write_go, ("move",)),
    "to": Verb("", PLACE, write_to, ("by rail to", "lands in", "by air to")),
    **{verb: Verb("", BUTTON, write_leaving, (word,)) for verb, word in LEAVING.items()},
    **{verb: Verb("", PLACE, write_of_unit, (word,)) for verb, word in UNIT_WORDS.items()},
}
NOTATION = Notation(VERBS, piece=name_of, place=hex_number, last=re.compile(r"(?:^|[\s-])(\d{4})$"))
write = NOTATION.write
