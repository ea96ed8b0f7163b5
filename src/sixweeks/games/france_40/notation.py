"""Answers as text, in records and at the command line: the same in every language."""

import re
from collections.abc import Sequence
from typing import TypeVar

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.components import MAP
from sixweeks.games.france_40.queries import name_of, names_of
from sixweeks.games.france_40.rules.r03_set_up_and_control import reinforcement
from sixweeks.games.france_40.rules.r05_airborne_coup import AirborneCoup
from sixweeks.games.france_40.rules.r10_movement_phase import Move, route
from sixweeks.games.france_40.rules.r11_attack import Attack
from sixweeks.games.france_40.state import Game
from sixweeks.kernel.notation import Notation, Places, as_it_is
from sixweeks.kernel.question import Action

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


IN_PROGRESS = {
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


def hex_number(game: Game, hex: int) -> str:
    return MAP.grid.number(Hex(hex))


NOTATION = Notation(
    PLAIN,
    (
        (WITH_UNIT, name_of),
        (WITH_HEX, hex_number),
        (WITH_WORD, as_it_is),
        ({"order": "{}"}, lambda game, order: ORDERS[order]),
    ),
    IN_PROGRESS,
    Places(
        last=re.compile(r"(?:^|[\s-])(\d{4})$"),
        verbs={*WITH_HEX, "go", "place", "enter", "retreat", "displace"},
        name=hex_number,
    ),
)
write = NOTATION.write
