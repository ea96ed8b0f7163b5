"""Answers as text, in records and at the command line: the same in every language."""

import re

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import MAP, UnitId
from sixweeks.games.springtime.model.queries import area_of, name_of
from sixweeks.games.springtime.model.state import NOBODY, Game
from sixweeks.games.springtime.rules.r09_movement import routes
from sixweeks.kernel.formats.notation import Notation, Verb
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
    "keep_event": Verb("keep event", ends=True),
    "discard_event": Verb("discard event"),
    "play_event": Verb("play event", also=("play",)),
    "open_city": Verb("open city"),
    "accept": Verb("accept", ends=True),
    "heroic_defense": Verb("heroic defense", also=("heroic",)),
    "maximum_attack": Verb("maximum attack", also=("maximum",)),
    "soldier_on": Verb("soldier on", also=("soldier",)),
    "extra_event": Verb("extra event"),
    "swap_event": Verb("swap event", also=("swap",)),
    "regroup": Verb("regroup"),
    "pass": Verb("pass", ends=True),
    "end": Verb("end", ends=True),
    "done": Verb("done", ends=True),
    "launch": Verb("launch"),
    "call_off": Verb("call off", also=("call",), ends=True),
    "no_air": Verb("no air", ends=True),
    "stay": Verb("stay", ends=True),
    "withdraw": Verb("withdraw"),
    "remain": Verb("remain", ends=True),
    "take_plan_red": Verb("take plan red"),
    "draw_instead": Verb("draw instead", ends=True),
    "plan": Verb("ready set-up"),
    "by_hand": Verb("by hand"),
    "unit": Verb("{}", PIECE, also=("move",)),
    "kleist": Verb("Kleist with {}", PIECE),
    "with": Verb("with {}", PIECE, together=True),
    "lead": Verb("lead {}", PIECE),
    "retreat": Verb("{} retreats", PIECE),
    "restore": Verb("restore {}", PIECE),
    "rebuild": Verb("rebuild {}", PIECE),
    "rebuild_full": Verb("rebuild {} full", PIECE, also=("rebuild full",)),
    "attack": Verb("attack {}", PLACE),
    "airdrop": Verb("airdrop {}", PLACE),
    "redeploy": Verb("redeploy {}", PLACE),
    "de_gaulle": Verb("de Gaulle at {}", PLACE),
    "assault": Verb("assault {}", WORD),
    "air": Verb("air {}", WORD),
    "bid": Verb("bid {}", WORD),
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
write, find = NOTATION.write, NOTATION.find
