"""Answers as text, in records and at the command line: the same in every language."""

import re
from typing import Any

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.components import MAP, UnitId
from sixweeks.games.springtime.queries import area_of, name_of
from sixweeks.games.springtime.rules.r09_movement import routes
from sixweeks.games.springtime.state import NOBODY, Game
from sixweeks.kernel.notation import Notation, Places, as_it_is
from sixweeks.kernel.question import Action
from sixweeks.kernel.remembering import of_position

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


def write_go(game: Game, answer: Action) -> str:
    """`Guderian 3-11-17`: the path is part of the record."""
    move: Any = game.stack[-1]
    path = known_routes(game, move.unit, move.manner, move.points)[AreaId(int(answer.noun))]
    way = (area_of(game, move.unit), *path)
    return f"{name_of(move.unit)} {'-'.join(MAP.name(each) for each in way)}"


known_routes = of_position(routes)  # asked for by every answer that is offered


def write_place(game: Game, answer: Action) -> str:
    return f"{name_of(game.stack[-1].unit)} at {area_name(game, answer.noun)}"


def write_fall_back(game: Game, answer: Action) -> str:
    return f"{name_of(game.stack[-1].unit)} to {area_name(game, answer.noun)}"


def area_name(game: Game, area: int | str) -> str:
    return MAP.name(AreaId(int(area)))


IN_PROGRESS = {
    "go": write_go,
    "place": write_place,
    "rebuild_at": write_place,
    "fall_back": write_fall_back,
}


def mover(game: Game) -> str:
    """The unit that a procedure is about: `Guderian 17` says all that `17` does."""
    unit: UnitId = getattr(game.stack[-1], "unit", NOBODY)
    return "" if unit == NOBODY else name_of(unit).lower()


NOTATION = Notation(
    PLAIN,
    (
        (WITH_UNIT, lambda game, unit: name_of(unit)),
        (WITH_AREA, area_name),
        (WITH_WORD, as_it_is),
    ),
    IN_PROGRESS,
    Places(
        last=re.compile(r"(?:^|[\s-])([0-9]{1,2}|[A-Fa-f])$"),
        verbs={*WITH_AREA, *IN_PROGRESS},
        name=area_name,
        alone=lambda game: ("to", "at", mover(game)),
    ),
    marker="an Event marker",
)
write, find = NOTATION.write, NOTATION.find
