"""Writes positions as text: docs/games/springtime/position.md."""

from collections.abc import Iterator

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import COUNTERS, MAP
from sixweeks.games.springtime.model.state import OFF_MAP, REMOVED, Game
from sixweeks.games.springtime.text.position_reader import (
    EVENT_TRACKS,
    FACES,
    OF_SIDES,
    PROGRESS,
    TRACKS,
    Reader,
)
from sixweeks.kernel.formats.frames import Namers
from sixweeks.kernel.formats.position import Positions, field_lines

STRENGTHS = {strength: name for name, strength in FACES.items()}


def position_lines(game: Game, names: Namers) -> Iterator[str]:
    yield from unit_lines(game)
    yield from field_lines((*TRACKS, *OF_SIDES, *EVENT_TRACKS, *PROGRESS), game, names)


def unit_lines(game: Game) -> Iterator[str]:
    """Every unit except those permanently out of play, which are the default."""
    for counter in COUNTERS:
        place, strength = game.units[counter.id].place, game.units[counter.id].strength
        if place >= 0:
            yield f"unit: {counter.name}, {MAP.name(AreaId(place))}, {STRENGTHS[strength]}"
        elif place != REMOVED:
            face = f", {STRENGTHS[strength]}" if strength else ""
            yield f"unit: {counter.name}, {OFF_MAP[place]}{face}"


POSITIONS = Positions(Reader, position_lines)
