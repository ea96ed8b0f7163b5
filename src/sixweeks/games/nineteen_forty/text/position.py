"""Any position as text, to save, to load and to write by hand: docs/reference/position.md."""

from collections.abc import Iterable, Iterator

from sixweeks.games.nineteen_forty.model.components import (
    COUNTERS,
    GERMANY,
    INTRINSIC,
    NEUTRALS,
    SIDES,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import status
from sixweeks.games.nineteen_forty.model.state import OFF_MAP, REMOVED, WAITING, Game
from sixweeks.games.nineteen_forty.rules.r16_planning import GROUPS, armies_of
from sixweeks.games.nineteen_forty.text.position_reader import (
    ALARM,
    CONDITIONS,
    EVACUATED,
    PLANS,
    POOLS,
    RAILED,
    SETS,
    Reader,
)
from sixweeks.kernel.formats.frames import Namers
from sixweeks.kernel.formats.position import Positions, field_lines


def position_lines(game: Game, names: Namers) -> Iterator[str]:
    if game.begun:
        yield f"impulse: {game.impulse}"
        yield f"phasing: {game.phasing}"
    yield from unit_lines(game)
    yield from map_lines(game)
    yield from country_lines(game, names)
    yield from air_lines(game)
    yield from plan_lines(game, names)
    yield from turn_lines(game, names)
    yield from field_lines(SETS, game, names)


def unit_lines(game: Game) -> Iterator[str]:
    """Each stack from bottom to top; then what is off the map."""
    for hex in sorted(game.stacks, key=GRID.number):
        for unit in game.stacks[hex]:
            condition = CONDITIONS[game.units[unit].disrupted]
            parts = (COUNTERS[unit].name, GRID.number(hex), condition)
            yield f"unit: {', '.join(filter(None, parts))}"
    for counter in COUNTERS:
        place = game.units[counter.id].place
        if place < 0 and place != place_unless_listed(game.begun):
            yield f"unit: {counter.name}, {OFF_MAP[place]}"
    for corps, divisions in game.formed.items():
        yield f"formed: {', '.join(names_of((corps, *divisions)))}"


def place_unless_listed(begun: bool) -> int:
    """What reading supposes of a unit: to be set up, and later out of the game."""
    return REMOVED if begun else WAITING


def map_lines(game: Game) -> Iterator[str]:
    for key, mask in (("german", game.control & ~GERMANY), ("allied", GERMANY & ~game.control)):
        if mask:
            yield f"control {key}: {' '.join(GRID.numbers(mask))}"
    if game.strengths != INTRINSIC:
        yield f"strengths: {' '.join(GRID.numbers(game.strengths)) or 'none'}"
    if not game.has_eben_emael:
        yield "eben emael: destroyed"


def country_lines(game: Game, names: Namers) -> Iterator[str]:
    """`belgium: allied 0`, with the turn of the invasion if there was one."""
    for country in NEUTRALS:
        if (now := status(game, country)) != "neutral":
            turn = game.countries.invaded_on.get(country, "")
            yield f"{country}: {now} {turn}".rstrip()
    if game.countries.just_joined:
        yield f"just joined: {' '.join(sorted(game.countries.just_joined))}"
    yield from ALARM.lines(game, names)


def air_lines(game: Game) -> Iterator[str]:
    for side in SIDES:
        if points := game.air.of(side):
            yield f"air {side}: {points}"
        if mask := game.interdicted.of(side):
            yield f"interdicted {side}: {' '.join(GRID.numbers(mask))}"


def plan_lines(game: Game, names: Namers) -> Iterator[str]:
    """16 What is written down, and the armies of each group."""
    yield from field_lines(PLANS, game, names)
    for side, groups in GROUPS.items():
        for group in groups:
            if armies := [army for army, its in armies_of(game, side).items() if its == group]:
                yield f"group {group}: {' '.join(armies)}"


def turn_lines(game: Game, names: Namers) -> Iterator[str]:
    """14, 17 Reserves of the turn, armies released; 6.h, 6.p what was done in this phase."""
    yield from field_lines(POOLS, game, names)
    yield from (f"released: {army} {turn}" for army, turn in game.command.released.items())
    if game.command.british_left_on >= 0:
        yield f"british left: {game.command.british_left_on}"
    yield from field_lines((RAILED, EVACUATED), game, names)


def names_of(units: Iterable[UnitId]) -> list[str]:
    return [COUNTERS[unit].name for unit in units]


POSITIONS = Positions(Reader, position_lines)
