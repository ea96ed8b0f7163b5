"""Answers as text, in records and at the command line: the same in every language."""

import re

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import MAP, UnitId
from sixweeks.games.springtime.model.queries import area_of, name_of
from sixweeks.games.springtime.model.state import NOBODY, Game
from sixweeks.games.springtime.rules.r09_movement import routes
from sixweeks.kernel.formats.notation import Notation, Verb, plain
from sixweeks.kernel.question import Action
from sixweeks.kernel.reasons import PIECE, PLACE, WORD


def write_go(game: Game, answer: Action) -> str:
    """`Guderian 3-11-17`: the path is part of the record."""
    move = game.stack[-1]
    path = routes(game, move.unit, move.manner, move.points)[AreaId(int(answer.noun))]
    way = (area_of(game, move.unit), *path)
    return f"{name_of(move.unit)} {'-'.join(MAP.name(each) for each in way)}"


def write_place(game: Game, answer: Action) -> str:
    return f"{name_of(game.stack[-1].unit)} at {area_name(game, answer.noun)}"


def write_fall_back(game: Game, answer: Action) -> str:
    return f"{name_of(game.stack[-1].unit)} to {area_name(game, answer.noun)}"


def area_name(game: Game, area: int | str) -> str:
    return MAP.name(AreaId(int(area)))


def mover(game: Game) -> str:
    """The unit that a procedure is about: `Guderian 17` says all that `17` does."""
    unit: UnitId = getattr(game.stack[-1], "unit", NOBODY)
    return "" if unit == NOBODY else name_of(unit).lower()


VERBS = {
    **plain(
        *("keep_event", "accept", "pass", "end", "done", "no_air", "stay", "remain"),
        *("draw_instead",),
        ends=True,
    ),
    **plain("discard_event", "regroup", "launch", "withdraw", "take_plan_red", "by_hand"),
    **plain("open_city", "extra_event", costly=True),
    **plain("lead", "restore", "rebuild", of=PIECE),
    **plain("attack", "airdrop", "redeploy", of=PLACE),
    **plain("assault", "air", "bid", of=WORD),
    "play_event": Verb("play event", also=("play",)),
    "heroic_defense": Verb("heroic defense", also=("heroic",), costly=True),
    "maximum_attack": Verb("maximum attack", also=("maximum",), costly=True),
    "soldier_on": Verb("soldier on", also=("soldier",), costly=True),
    "swap_event": Verb("swap event", also=("swap",), costly=True),
    "call_off": Verb("call off", also=("call",), ends=True),
    "plan": Verb("ready set-up"),
    "unit": Verb("{}", PIECE, also=("move",)),
    "kleist": Verb("Kleist with {}", PIECE),
    "with": Verb("with {}", PIECE, together=True),
    "retreat": Verb("{} retreats", PIECE),
    "rebuild_full": Verb("rebuild {} full", PIECE, also=("rebuild full",)),
    "de_gaulle": Verb("de Gaulle at {}", PLACE),
    "go": Verb("", PLACE, write_go, ("move", "to")),
    "place": Verb("", PLACE, write_place, ("at",)),
    "rebuild_at": Verb("", PLACE, write_place, ("at",)),
    "fall_back": Verb("", PLACE, write_fall_back, ("to",)),
}
NOTATION = Notation(
    VERBS,
    piece=lambda game, unit: name_of(unit),
    place=area_name,
    last=re.compile(r"(?:^|[\s-])([0-9]{1,2}|[A-Fa-f])$"),
    alone=lambda game: ("to", "at", mover(game)),
)
