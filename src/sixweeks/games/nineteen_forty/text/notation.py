"""Answers as text, in records and at the command line: the same in every language."""

import re
from collections.abc import Sequence

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import COUNTERS, UnitId
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.state import Game
from sixweeks.games.nineteen_forty.rules import r06_movement
from sixweeks.games.nineteen_forty.rules.r06_movement_phase import Move
from sixweeks.kernel.formats.notation import Notation, Verb
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON, PIECE, PLACE, WORD


def name_of(game: Game, unit: int) -> str:
    return COUNTERS[unit].name


def names_of(units: Sequence[UnitId]) -> str:
    return " + ".join(COUNTERS[unit].name for unit in units)


def hex_number(game: Game, hex: int) -> str:
    return GRID.number(Hex(hex))


def write_go(game: Game, answer: Action) -> str:
    """`G XIX 1607-1608-1609`: the path is part of the record, for it claims ground (5.f)."""
    move = game.stack[-1]
    assert isinstance(move, Move), "a move is in progress"
    path = r06_movement.reach(game, move.units, move.points).path(Hex(int(answer.noun)))
    return f"{names_of(move.units)} {'-'.join(map(GRID.number, path))}"


def write_leaving(game: Game, answer: Action) -> str:
    """`G X by rail`, `B I evacuated`."""
    words = {"rail": "by rail", "evacuate": "evacuated"}
    return f"{names_of(game.stack[-1].units)} {words[answer.verb]}"


UNIT_WORDS = {
    "to": "by rail to",
    "place": "at",
    "at": "at",
    "onto": "drops on",
    "retreat": "retreats to",
    "advance": "advances to",
}


def write_of_unit(game: Game, answer: Action) -> str:
    """`F XX retreats to 2415`: what the unit of the question does, and where."""
    unit = COUNTERS[game.stack[-1].unit].name
    return f"{unit} {UNIT_WORDS[answer.verb]} {hex_number(game, int(answer.noun))}"


VERBS = {
    "end": Verb("end", ends=True),
    "done": Verb("done", ends=True),
    "none": Verb("none", ends=True),
    "later": Verb("later", ends=True),
    "fight": Verb("fight"),
    "in_order": Verb("in order"),
    "declare": Verb("declare"),
    "all": Verb("all"),
    "call_off": Verb("call off"),
    "advance_all": Verb("all advance"),
    "halt": Verb("halt", ends=True),
    "stay": Verb("stay", ends=True),
    "unit": Verb("{}", PIECE, also=("move",)),
    "with": Verb("with {}", PIECE),
    "with_stack": Verb("with stack {}", PLACE, whole=True),
    "retreat_unit": Verb("{} retreats", PIECE),
    "advance_unit": Verb("{} advances", PIECE),
    "withdraw": Verb("withdraw {}", PIECE),
    "break": Verb("break up {}", PIECE),
    "bring": Verb("bring {}", PIECE),
    "drop": Verb("drop {}", PIECE),
    "replace": Verb("replace {}", PIECE),
    "leave_out": Verb("without {}", PIECE),
    "stack": Verb("stack {}", PLACE, also=("move",), whole=True),
    "attack": Verb("attack {}", PLACE),
    "also": Verb("also {}", PLACE),
    "take_back": Verb("take back {}", PLACE),
    "next": Verb("next {}", PLACE),
    "form": Verb("form {}", PLACE),
    "interdict": Verb("interdict {}", PLACE),
    "invade": Verb("invade {}", WORD, costly=True),
    "release": Verb("release {}", WORD),
    "ready": Verb("ready {}", WORD),
    "plan": Verb("plan {}", WORD),
    "group": Verb("group {}", WORD),
    "objective": Verb("objective {}", WORD),
    "effort": Verb("effort {}", WORD),
    "air": Verb("air {}", WORD),
    "go": Verb("", PLACE, write_go, ("move",)),
    "rail": Verb("", BUTTON, write_leaving, ("rail",)),
    "evacuate": Verb("", BUTTON, write_leaving, ("evacuate",)),
    **{verb: Verb("", PLACE, write_of_unit, (word,)) for verb, word in UNIT_WORDS.items()},
}
NOTATION = Notation(VERBS, piece=name_of, place=hex_number, last=re.compile(r"(?:^|[\s-])(\d{4})$"))
write = NOTATION.write
