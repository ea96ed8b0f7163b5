"""Writes positions as text: docs/games/blitzkrieg/position.md."""

from collections.abc import Iterator

from sixweeks.games.blitzkrieg.model.components import SIDES, Counter
from sixweeks.games.blitzkrieg.model.queries import name_of, number_of
from sixweeks.games.blitzkrieg.model.state import GONE, OFF_MAP, Game, Unit
from sixweeks.games.blitzkrieg.text.position_reader import GROUND, MARKERS, MARKS, SEGMENT, Reader
from sixweeks.kernel.formats.frames import Namers
from sixweeks.kernel.formats.position import Positions, field_lines


def position_lines(game: Game, names: Namers) -> Iterator[str]:
    yield from unit_lines(game)
    yield from field_lines(GROUND, game, names)
    yield from formation_lines(game)
    yield from field_lines(MARKERS, game, names)
    generals = (side for side in SIDES if side in game.generals)
    yield from (f"generals {side}: {game.generals[side]}" for side in generals)
    yield from field_lines(SEGMENT, game, names)


def unit_lines(game: Game) -> Iterator[str]:
    """Each stack from bottom to top; then those off the map."""
    for hex in sorted(game.stacks):
        number = number_of(game, hex)
        for unit in game.stacks[hex]:
            yield unit_line(game, game.scenario.counters[unit], number)
    for counter in game.scenario.counters:
        state = game.units[counter.id]
        if state.place < 0 and state != Unit(place=GONE, steps=counter.steps):
            yield unit_line(game, counter, OFF_MAP[state.place])


def unit_line(game: Game, counter: Counter, place: str) -> str:
    """`unit: 1 Cuir S35 1, 0911, 2, neutralized, column`"""
    state = game.units[counter.id]
    marks = "".join(f", {mark}" for mark, field in MARKS.items() if getattr(state, field))
    carried = f", in {name_of(game, state.aboard)}" if state.aboard >= 0 else ""
    return f"unit: {counter.name}, {place}, {state.steps}{marks}{carried}"


def formation_lines(game: Game) -> Iterator[str]:
    """In the order in which they check (2.B1); attachments as they were noted."""
    for id, state in game.formations.items():
        marks = [mark for mark in ("fatigued", "demoralized") if getattr(state, mark)]
        yield f"formation: {', '.join((id, str(state.activations), *marks))}"
    for unit, host in game.attached.items():
        shown = ", shown" if unit in game.shown else ""
        yield f"attached: {name_of(game, unit)}, {host}{shown}"


POSITIONS = Positions(Reader, position_lines)
