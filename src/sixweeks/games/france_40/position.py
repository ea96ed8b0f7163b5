"""Any position as text, to save, to load and to write by hand: docs/reference/position.md."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.components import MAP, NEUTRALS, Counter
from sixweeks.games.france_40.position_frames import encoded, names_in
from sixweeks.games.france_40.position_reader import FLAGS, UNIT_BITS, WORDS, Reader
from sixweeks.games.france_40.procedures import phase_name
from sixweeks.games.france_40.queries import name_of
from sixweeks.games.france_40.state import OFF_MAP, REMOVED, Game, Options
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
    yield "game: france_40"
    yield f"scenario: {game.scenario_id}"
    for name in Options.__struct_fields__:
        yield f"option {name}: {getattr(game.options, name)}"
    yield f"turn: {game.turn}"
    yield f"phase: {phase_name(game)}"
    if game.ending:
        yield f"result: {game.ending.winner or 'draw'} {game.ending.level} {game.ending.rule}"
    yield from unit_lines(game)
    yield from map_lines(game)
    yield from country_lines(game)
    yield from track_lines(game)
    yield from this_phase_lines(game)
    yield from (f"frame: {encoded(game, frame)}" for frame in game.stack)


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
    """What reading supposes of a unit that is not listed: out of play at full strength."""
    listed = counter.is_static and bool(game.forts)
    return place == REMOVED and steps == counter.steps and not listed


def map_lines(game: Game) -> Iterator[str]:
    gained = game.control & ~MAP.countries["germany"]
    lost = MAP.countries["germany"] & ~game.control
    for key, mask in (("german", gained), ("allied", lost)):
        if mask:
            yield f"control {key}: {' '.join(MAP.grid.numbers(mask))}"
    if game.ports_lost:
        yield f"ports lost: {' '.join(MAP.grid.numbers(game.ports_lost))}"


def country_lines(game: Game) -> Iterator[str]:
    for country in NEUTRALS:
        status = getattr(game.countries, country)
        if status != "neutral":
            strategy = game.countries.swiss_strategy if country == "switzerland" else ""
            turn = game.countries.violated_on.get(country, 1)
            yield f"{country}: {status} {turn} {strategy}".rstrip()


def track_lines(game: Game) -> Iterator[str]:
    yield f"phasing: {game.phasing}" if game.phasing else "phasing: nobody"
    yield from (f"points: {rule} {amount:+d}" for rule, amount in game.victory_points)
    yield from (f"replacements {side}: {left}" for side, left in game.replacements.items())
    if game.sickle_cut:
        yield f"sickle cut: {', '.join(names_in(game, game.sickle_cut))}"
    if game.dynamo:
        port = MAP.grid.number(game.dynamo.port)
        yield f"dynamo: {game.dynamo.declared} {port} {game.dynamo.evacuated}"
    yield from (f"closed edge: {edge}" for edge in sorted(game.closed_edges))
    if game.first_halt:
        yield f"first halt: {game.first_halt}"
    yield from (f"{key}: {getattr(game, key)}" for key in WORDS if getattr(game, key))
    yield from (f"{key}: yes" for key, field in FLAGS.items() if getattr(game, field))


def this_phase_lines(game: Game) -> Iterator[str]:
    for key in UNIT_BITS:
        if mask := getattr(game.phase, key):
            yield f"{key}: {', '.join(names_in(game, mask))}"
    yield from (f"rolled: {name_of(game, unit)}, {die}" for unit, die in game.phase.rolled)
    if game.phase.armored_committed:
        yield "armored committed: yes"
