"""Answers as text, in records and at the command line: the same in every language."""

import re
from typing import TypeVar

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import MAP
from sixweeks.games.france_40.model.queries import name_of, names_of
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.rules.r03_set_up_and_control import reinforcement
from sixweeks.games.france_40.rules.r05_airborne_coup import AirborneCoup
from sixweeks.games.france_40.rules.r10_movement_phase import Move, route
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.kernel.formats.notation import Notation, Verb, plain
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import BUTTON, PIECE, PLACE, WORD

FrameKind = TypeVar("FrameKind")

ORDERS = {"move_fight": "move then fight", "fight_move": "fight then move"}


def write_go(game: Game, answer: Action) -> str:
    """`19 Pz 2834-2733-2632`: the path is part of the record."""
    move = top(game, Move)
    path, _ = route(game, move, Hex(int(answer.noun)))
    return f"{names_of(game, move.units)} {'-'.join(MAP.grid.named(path))}"


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


def top(game: Game, kind: type[FrameKind]) -> FrameKind:
    frame = game.stack[-1]
    assert isinstance(frame, kind), f"{kind.__name__} is in progress"
    return frame


def hex_number(game: Game, hex: int) -> str:
    return MAP.grid.number(Hex(hex))


VERBS = {
    **plain("done", "end", "keep", "no_coup", "no_dynamo", ends=True),
    **plain("split", "change", "no_sickle_cut", "launch", "call_off"),
    **plain("eliminate", "replace", "refit", of=PIECE),
    **plain("attack", "coup", "dynamo", of=PLACE),
    "violate": Verb("violate {}", WORD, costly=True),
    "restack": Verb("restack", also=("top",)),
    "sickle_cut": Verb("sickle cut", also=("sickle",)),
    "armored": Verb("commit 4th armored", also=("armored",)),
    "no_armored": Verb("hold 4th armored"),
    "declare_refit": Verb("mechanized replacements", also=("replacements",)),
    "unit": Verb("{}", PIECE, also=("move",)),
    "top": Verb("{} on top", PIECE, also=("top",)),
    "with": Verb("with {}", PIECE, together=True),
    "lose": Verb("{} loses", PIECE),
    "advance": Verb("{} advances", PIECE),
    "stack": Verb("stack {}", PLACE, also=("move",)),
    "plan": Verb("deploy {}", WORD),
    "keep_nation": Verb("keep {}", WORD),
    "order": Verb("", WORD, lambda game, answer: ORDERS[str(answer.noun)], ("fight", "order")),
    "go": Verb("", PLACE, write_go, ("move",)),
    "exit": Verb("", WORD, write_leaving, ("exit",)),
    "evacuate": Verb("", BUTTON, write_leaving, ("evacuate",)),
    "evacuate_step": Verb("", BUTTON, write_leaving, ("evacuate one step",)),
    "place": Verb("", PLACE, write_placing, ("at",)),
    "enter": Verb("", PLACE, write_placing, ("at",)),
    "retreat": Verb("", PLACE, write_retreat, ("retreat", "retreats")),
    "displace": Verb("", PLACE, write_displacing, ("displace",)),
    "stay": Verb("", BUTTON, write_staying, ("stay", "stands"), ends=True),
}
NOTATION = Notation(VERBS, piece=name_of, place=hex_number, last=re.compile(r"(?:^|[\s-])(\d{4})$"))
write = NOTATION.write
