"""Answers as text, in records and at the command line: the same in every language."""

import re
from collections.abc import Iterable

from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.components import UnitId
from sixweeks.games.blitzkrieg.queries import grid_of, name_of, number_of
from sixweeks.games.blitzkrieg.rules.r06_ways import path_to
from sixweeks.games.blitzkrieg.rules.r11_flight import Recovery
from sixweeks.games.blitzkrieg.state import Game
from sixweeks.kernel.notation import Notation, Places, as_it_is
from sixweeks.kernel.question import Action

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


def write_of_the_unit(game: Game, answer: Action) -> str:
    number = number_of(game, int(answer.noun))
    return OF_THE_UNIT[answer.verb].format(name_of(game, unit_asked_about(game)), number)


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
    return written_way(name_of(game, act.unit), map(grid_of(game).number, path), marching)


def written_way(unit: str, way: Iterable[str], marching: bool) -> str:
    """`1 Cuir S35 1 1012-1111`; with `march` in column, where it follows the road."""
    return f"{unit} {'march ' if marching else ''}{'-'.join(way)}"


def write_impact(game: Game, answer: Action) -> str:
    return f"{game.stack[-1].impacts[0]} on {number_of(game, int(answer.noun))}"


IN_PROGRESS = {
    **dict.fromkeys(OF_THE_UNIT, write_of_the_unit),
    "go": write_move,
    "march": write_move,
    "impact": write_impact,
}

NOTATION = Notation(
    PLAIN,
    ((WITH_UNIT, name_of), (WITH_WORD, as_it_is), (WITH_HEX, number_of)),
    IN_PROGRESS,
    Places(
        last=re.compile(r"(?:^|[\s-])(\d{4})$"),
        verbs={*WITH_HEX, *IN_PROGRESS},
        name=number_of,
        first_is_meant=True,  # a plain move rather than one by road
    ),
)
write = NOTATION.write
