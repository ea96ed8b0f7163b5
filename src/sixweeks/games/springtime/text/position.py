"""Writes positions as text: docs/games/springtime/position.md."""

from collections.abc import Iterator

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import COUNTERS, LEADERS, MAP, UnitId
from sixweeks.games.springtime.model.procedures import FRAMES, phase_name
from sixweeks.games.springtime.model.queries import name_of
from sixweeks.games.springtime.model.state import OFF_MAP, REMOVED, Game
from sixweeks.games.springtime.text.notation import write
from sixweeks.games.springtime.text.position_reader import (
    DEEDS,
    EVENT_TRACKS,
    IMPULSE,
    OF_SIDES,
    TRACKS,
    Reader,
)
from sixweeks.kernel.formats.frames import Namers
from sixweeks.kernel.formats.position import field_lines, frame_lines, result_lines, written_by

STRENGTHS = {0: "lost", 1: "reduced", 2: "full"}
NAMES: Namers = {UnitId: name_of, AreaId: MAP.name, "leader": lambda id: LEADERS[id].name}


def position_lines(game: Game) -> Iterator[str]:
    yield from IMPULSE.lines(game, NAMES)
    yield f"phase: {phase_name(game)}"
    yield from result_lines(game.ending)
    yield from unit_lines(game)
    yield from field_lines((*TRACKS, *OF_SIDES, *EVENT_TRACKS), game, NAMES)
    yield from deed_lines(game)
    yield from field_lines(DEEDS, game, NAMES)
    yield from (f"sealed {side}: {write(game, bid)}" for side, bid in sorted(game.sealed.items()))
    yield from frame_lines(FRAMES, game.stack, NAMES)


def unit_lines(game: Game) -> Iterator[str]:
    """Every unit except those permanently out of play, which are the default."""
    for counter in COUNTERS:
        place, strength = game.units[counter.id].place, game.units[counter.id].strength
        if place >= 0:
            yield f"unit: {counter.name}, {MAP.name(AreaId(place))}, {STRENGTHS[strength]}"
        elif place != REMOVED:
            face = f", {STRENGTHS[strength]}" if strength else ""
            yield f"unit: {counter.name}, {OFF_MAP[place]}{face}"


def deed_lines(game: Game) -> Iterator[str]:
    """Who has come from where in the impulse in progress."""
    deeds = game.deeds
    for unit, company in deeds.reserves:
        yield f"reserve: {name_of(unit)}, {' '.join(company)}"
    for key, moves in (("entered", deeds.entered), ("left", deeds.left)):
        yield from (f"{key}: {name_of(unit)}, {MAP.name(area)}" for unit, area in moves)


read_position, write_position = written_by(Reader, position_lines)
