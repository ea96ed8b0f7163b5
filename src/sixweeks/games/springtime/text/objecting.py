"""Why not? The rules against whatever a player names: an area, a unit, a button, or a mixture."""

import re

from sixweeks.games.springtime.drawing.boxes import is_space
from sixweeks.games.springtime.model.components import MAP, UnitId
from sixweeks.games.springtime.model.state import Game
from sixweeks.games.springtime.rules.r08_impulses import MANNERS
from sixweeks.games.springtime.rules.r09_movement import Move, movement_factor, objections_to_way
from sixweeks.games.springtime.text.naming import LOOKUP, VOCABULARY
from sixweeks.games.springtime.text.notation import NOTATION
from sixweeks.kernel.objection import Objection

WAY = re.compile(r"(?<![\w-])(?:[0-9]{1,2}|[A-F])(?:-(?:[0-9]{1,2}|[A-F]))+(?![\w-])")


def objections_to_wish(game: Game, text: str, side: str | None = None) -> list[Objection]:
    """The rules against a wish in the procedure in progress; none if nothing bars it."""
    if is_space(text):
        return []  # the page asks about whatever is clicked, and in a track nothing is ever done
    found = VOCABULARY.objections(game, text, side, LOOKUP)
    way = WAY.search(text)
    if found or way is None or NOTATION.find(game, text) is not None:
        return found
    return objections_to_written_way(game, text, way[0])


def objections_to_written_way(game: Game, text: str, way: str) -> list[Objection]:
    """9.1a What keeps a unit from a place that is open to it by the way that is written."""
    named, frame = VOCABULARY.wish(game, text).pieces, game.stack[-1]
    areas = tuple(MAP.area(name) for name in way.split("-"))
    if isinstance(frame, Move):
        return objections_to_way(game, frame.unit, areas, frame.manner, frame.points)
    if type(frame) not in MANNERS or not named:
        return []
    unit, manner = UnitId(named[0]), MANNERS[type(frame)]
    return objections_to_way(game, unit, areas, manner, movement_factor(game, unit, manner))
