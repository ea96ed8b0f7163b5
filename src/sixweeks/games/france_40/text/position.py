"""Writes positions as text: docs/reference/position.md."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import MAP, NEUTRALS, Counter
from sixweeks.games.france_40.model.queries import name_of
from sixweeks.games.france_40.model.state import OFF_MAP, REMOVED, Game
from sixweeks.games.france_40.text.position_reader import (
    COMMITTED,
    DONE,
    PORTS_LOST,
    REPLACEMENTS,
    SICKLE_CUT,
    TRACKS,
    Reader,
)
from sixweeks.kernel.formats.frames import Namers
from sixweeks.kernel.formats.position import Positions, field_lines


def position_lines(game: Game, names: Namers) -> Iterator[str]:
    yield from unit_lines(game)
    yield from map_lines(game, names)
    yield from country_lines(game)
    yield from track_lines(game, names)
    yield from field_lines((*TRACKS, *DONE), game, names)
    yield from (f"rolled: {name_of(game, unit)}, {die}" for unit, die in game.phase.rolled.items())
    yield from COMMITTED.lines(game, names)


def unit_lines(game: Game) -> Iterator[str]:
    """Each stack from bottom to top; then what is hurt or off the map."""
    for hex in sorted(game.stacks, key=MAP.grid.number):
        for unit in game.stacks[hex]:
            yield f"unit: {name_of(game, unit)}, {MAP.grid.number(hex)}, {game.units[unit].steps}"
    if not game.forts:
        yield "forts: none"
    for counter in game.scenario.counters:
        place, steps = game.units[counter.id].place, game.units[counter.id].steps
        if place < 0 and not is_default(game, counter, place, steps):
            yield f"unit: {counter.name}, {OFF_MAP[place]}, {steps}"
        elif place >= 0 and counter.is_static and steps < counter.steps:
            yield f"unit: {counter.name}, {MAP.grid.number(Hex(place))}, {steps}"


def is_default(game: Game, counter: Counter, place: int, steps: int) -> bool:
    """The default of a unit that is not listed: out of play at full strength."""
    listed = counter.is_static and bool(game.forts)
    return place == REMOVED and steps == counter.steps and not listed


def map_lines(game: Game, names: Namers) -> Iterator[str]:
    gained = game.control & ~MAP.countries["germany"]
    lost = MAP.countries["germany"] & ~game.control
    for key, mask in (("german", gained), ("allied", lost)):
        if mask:
            yield f"control {key}: {' '.join(MAP.grid.numbers(mask))}"
    yield from PORTS_LOST.lines(game, names)


def country_lines(game: Game) -> Iterator[str]:
    for country in NEUTRALS:
        status = getattr(game.countries, country)
        if status != "neutral":
            strategy = game.countries.swiss_strategy if country == "switzerland" else ""
            turn = game.countries.violated_on.get(country, 1)
            yield f"{country}: {status} {turn} {strategy}".rstrip()


def track_lines(game: Game, names: Namers) -> Iterator[str]:
    yield f"phasing: {game.phasing}" if game.phasing else "phasing: nobody"
    yield from (f"points: {rule} {amount:+d}" for rule, amount in game.victory_points)
    yield from field_lines((REPLACEMENTS, SICKLE_CUT), game, names)
    if game.dynamo:
        port = MAP.grid.number(game.dynamo.port)
        yield f"dynamo: {game.dynamo.declared} {port} {game.dynamo.evacuated}"
    yield from (f"closed edge: {edge}" for edge in sorted(game.closed_edges))


POSITIONS = Positions(Reader, position_lines)
