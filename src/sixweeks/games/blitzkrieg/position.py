"""Any position as text, to save, to load, to write by hand: docs/games/blitzkrieg/position.md."""

from collections.abc import Iterator

from sixweeks.games.blitzkrieg.components import SIDES, Counter
from sixweeks.games.blitzkrieg.position_frames import encoded, names_in
from sixweeks.games.blitzkrieg.position_reader import MASKS, Reader
from sixweeks.games.blitzkrieg.position_units import MARKS
from sixweeks.games.blitzkrieg.procedures import phase_name
from sixweeks.games.blitzkrieg.queries import grid_of, name_of, number_of
from sixweeks.games.blitzkrieg.state import GONE, OFF_MAP, Game, Options, Unit
from sixweeks.kernel import engine
from sixweeks.kernel.lines import BadText, read_lines

FIRST = "sixweeks position 1"


def read_position(text: str) -> Game:
    """The game a text describes, waiting for its question; BadText says what is wrong where."""
    game = Reader(list(read_lines(text, FIRST))).game()
    try:
        engine.run(game)
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadText(0, f"the position cannot be played from: {error}") from None
    if game.turn > game.scenario.turns:
        raise BadText(0, f"turn {game.scenario.turns} was the last, and it is over")
    return game


def write_position(game: Game) -> str:
    return "\n".join(position_lines(game)) + "\n"


def position_lines(game: Game) -> Iterator[str]:
    yield FIRST
    yield "game: blitzkrieg"
    yield f"scenario: {game.scenario_id}"
    for name in Options.__struct_fields__:
        yield f"option {name}: {getattr(game.options, name)}"
    yield f"turn: {game.turn}"
    yield f"phase: {phase_name(game)}"
    if game.ending:
        yield f"result: {game.ending.winner} {game.ending.level} {game.ending.rule}"
    yield from unit_lines(game)
    yield from map_lines(game)
    yield from formation_lines(game)
    yield from marker_lines(game)
    yield from (f"frame: {encoded(game, frame)}" for frame in game.stack)


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


def map_lines(game: Game) -> Iterator[str]:
    for key, field in MASKS.items():
        if mask := getattr(game, field):
            yield f"{key}: {' '.join(grid_of(game).numbers(mask))}"


def formation_lines(game: Game) -> Iterator[str]:
    """In the order in which they check (2.B1); attachments as they were noted."""
    for id, state in game.formations.items():
        marks = [mark for mark in ("fatigued", "demoralized") if getattr(state, mark)]
        yield f"formation: {', '.join((id, str(state.activations), *marks))}"
    for unit, host in game.attached.items():
        shown = ", shown" if unit in game.shown else ""
        yield f"attached: {name_of(game, unit)}, {host}{shown}"


def marker_lines(game: Game) -> Iterator[str]:
    yield f"cup: {', '.join(game.cup)}" if game.cup else "cup: empty"
    if game.held:
        yield f"held: {', '.join(game.held)}"
    for side in SIDES:
        if side in game.generals:
            yield f"generals {side}: {game.generals[side]}"
    for key, side in (("active", game.active), ("passed", game.last_pass)):
        if side:
            yield f"{key}: {side}"
    for key in ("acted", "retreated"):
        if mask := getattr(game.segment, key):
            yield f"{key}: {', '.join(names_in(game, mask))}"
