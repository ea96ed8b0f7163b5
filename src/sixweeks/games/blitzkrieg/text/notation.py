"""Answers as text, in records and at the command line: the same in every language."""

import re

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import UnitId
from sixweeks.games.blitzkrieg.model.queries import grid_of, name_of, number_of
from sixweeks.games.blitzkrieg.model.state import Game
from sixweeks.games.blitzkrieg.rules.r06_ways import path_to
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.kernel.formats.notation import Notation, Verb, Write, plain
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import PIECE, PLACE, WORD


def of_the_unit(form: str) -> Write:
    """`1 Cuir S35 1 enters 1012`: of the unit that is asked about."""

    def write(game: Game, answer: Action) -> str:
        number = number_of(game, int(answer.noun))
        return form.format(name_of(game, unit_asked_about(game)), number)

    return write


def unit_asked_about(game: Game) -> UnitId:
    frame = game.stack[-1]
    if isinstance(frame, Recovery):
        unit = frame.next_unit(game)
        assert unit is not None, "a unit is to retreat"
        return unit
    unit = frame.units[0] if getattr(frame, "units", ()) else frame.unit
    return UnitId(unit)


def write_move(game: Game, answer: Action) -> str:
    act, marching = game.stack[-1], answer.verb == "march"
    path = path_to(game, act, Hex(int(answer.noun)), marching)
    return f"{mover(game, act.unit, marching)} {'-'.join(grid_of(game).named(path))}"


def mover(game: Game, unit: UnitId, marching: bool) -> str:
    """`1 Cuir S35 1`, before its way; with `march` in column, where it follows the road."""
    return f"{name_of(game, unit)}{' march' if marching else ''}"


def write_impact(game: Game, answer: Action) -> str:
    return f"{game.stack[-1].impacts[0]} on {number_of(game, int(answer.noun))}"


GOING, MARCHING, ENTERING = ("go", "move"), ("march", "marches"), ("enter", "enters")
RETREAT = ("retreat", "retreats")
VERBS = {
    **plain(
        *("done", "decline", "stop", "end", "hold_fire", "keep", "no_more", "no_reaction"),
        *("no_replay", "stay", "stay_put"),
        ends=True,
    ),
    **plain(
        *("rally", "unload", "fire_together", "fire_apart", "activate", "hold", "draw_on"),
        *("change", "own_marker", "attach", "press_on", "break_off", "leave"),
    ),
    **plain("observer", "truck", "load", "hide", "show", of=PIECE),
    **plain("replay", "bombard", "first", "play", of=WORD),
    "mine": Verb("mine {}", PLACE),
    "works": Verb("works {}", PLACE),
    "fire": Verb("fire", also=("fires",)),
    "fire_first": Verb("fire then move"),
    "drop_column": Verb("leave column"),
    "exit": Verb("exit", also=("leave",)),
    "accept": Verb("accept N", ends=True),
    "take_loss": Verb("take the loss", costly=True),
    "unit": Verb("{}", PIECE),
    "target": Verb("at {}", PIECE),
    "react": Verb("{} fires", PIECE, also=("react", "reaction")),
    "give_way": Verb("{} gives way", PIECE, also=("gives", *RETREAT)),
    "plan": Verb("deploy {}", WORD),
    "together": Verb("with {}", WORD),
    "host": Verb("to {}", WORD),
    "go": Verb("", PLACE, write_move, GOING),
    "march": Verb("", PLACE, write_move, (*GOING, *MARCHING)),
    "enter": Verb("", PLACE, of_the_unit("{} enters {}"), (*GOING, *ENTERING)),
    "march_in": Verb("", PLACE, of_the_unit("{} marches in {}"), (*GOING, *MARCHING, *ENTERING)),
    "assault": Verb("", PLACE, of_the_unit("{} assaults {}"), ("assault", "assaults", "attack")),
    "retreat": Verb("", PLACE, of_the_unit("{} retreats {}"), ("gives", *RETREAT)),
    "flee": Verb("", PLACE, of_the_unit("{} flees {}"), ("flees",)),
    "observer_to": Verb("", PLACE, of_the_unit("{} to {}"), ("to",)),
    "place": Verb("", PLACE, of_the_unit("{} at {}"), ("at",)),
    "impact": Verb("", PLACE, write_impact),
}
NOTATION = Notation(
    VERBS,
    piece=name_of,
    place=number_of,
    last=re.compile(r"(?:^|[\s-])(\d{4})$"),
    first_is_meant=True,  # a plain move rather than one by road
)
write = NOTATION.write
