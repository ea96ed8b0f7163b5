"""Any position as text, to save, to load and to write by hand: docs/reference/position.md."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT,
    COUNTERS,
    GERMANY,
    NATIONS,
    NAVAL,
    SPECIAL_FORCES,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.state import DISPLAYS, OFF_MAP, OUT, REMOVED, WAITING, Game
from sixweeks.games.mansteins_war.text.position_fields import GROUND, IMPULSE, SECRETS, TURN
from sixweeks.games.mansteins_war.text.position_reader import Reader
from sixweeks.kernel.formats.frames import Namers
from sixweeks.kernel.formats.position import Positions, field_lines


def position_lines(game: Game, names: Namers) -> Iterator[str]:
    if game.begun:
        yield f"initiative: {game.initiative}"
    yield from unit_lines(game)
    if game.begun:
        yield from support_lines(game)
        yield from point_lines(game)
    yield from due_lines(game)
    yield from ground_lines(game, names)
    yield from field_lines((*SECRETS, *TURN, *IMPULSE), game, names)


def unit_lines(game: Game) -> Iterator[str]:
    """Each stack from bottom to top; then what is off the map."""
    for hex in sorted(game.stacks, key=GRID.number):
        yield from (unit_line(game, unit, GRID.number(hex)) for unit in game.stacks[hex])
    for counter in COUNTERS:
        place = game.units[counter.id].place
        if game.begun and place < 0 and place != REMOVED:
            yield unit_line(game, counter.id, OFF_MAP[place])


def unit_line(game: Game, unit: UnitId, place: str) -> str:
    """With its steps, if it has lost some and may still come or be where it counts."""
    record, counter = game.units[unit], COUNTERS[unit]
    is_told = record.steps < counter.steps and (record.place >= 0 or record.place == WAITING)
    return f"unit: {counter.name}, {place}" + (f", {record.steps}" if is_told else "")


def support_lines(game: Game) -> Iterator[str]:
    """16, 19, 20, 26 Air units, special forces, the naval unit and the airlift."""
    placed = [
        *((counter.name, game.air[counter.id].place) for counter in AIR),
        (NAVAL.name, game.naval),
        (AIRLIFT.name, game.airlift),
        *zip((each.name for each in SPECIAL_FORCES), game.special_forces, strict=True),
    ]
    reduced = {counter.name for counter in AIR if game.air[counter.id].is_reduced}
    for name, place in placed:
        if place != OUT:
            where = GRID.number(Hex(place)) if place >= 0 else DISPLAYS[place]
            yield f"support: {name}, {where}{', reduced' if name in reduced else ''}"


def point_lines(game: Game) -> Iterator[str]:
    for nation, points in zip(NATIONS, game.rp, strict=True):
        if points:
            yield f"rp {nation}: {points}"


def due_lines(game: Game) -> Iterator[str]:
    yield from (f"due: {COUNTERS[unit].name}, {turn}" for unit, turn in game.arrivals.items())
    yield from (f"due: {AIR[unit].name}, {turn}" for unit, turn in game.air_arrivals.items())


def ground_lines(game: Game, names: Namers) -> Iterator[str]:
    for side, mask in (("german", game.control & ~GERMANY), ("allied", GERMANY & ~game.control)):
        if mask:
            yield f"control {side}: {' '.join(GRID.numbers(mask))}"
    yield from field_lines(GROUND, game, names)
    for start, end in game.bridgeheads:
        yield f"bridgehead: {GRID.number(start)}-{GRID.number(end)}"


POSITIONS = Positions(Reader, position_lines)
