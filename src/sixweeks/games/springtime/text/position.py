"""Any position as text, to save, to load and to write by hand: see position.md of this game."""

from collections.abc import Iterator

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import BOTH, COUNTERS, LEADERS, MAP, TABLES, UnitId
from sixweeks.games.springtime.model.procedures import FRAMES, phase_name
from sixweeks.games.springtime.model.queries import name_of, units_in
from sixweeks.games.springtime.model.state import OFF_MAP, REMOVED, Game
from sixweeks.games.springtime.text.notation import write
from sixweeks.games.springtime.text.position_reader import FLAGS, UNIT_SETS, Reader
from sixweeks.kernel.formats.position import frame_lines, heading, joined, result_lines, set_going

STRENGTHS = {0: "lost", 1: "reduced", 2: "full"}


def read_position(text: str) -> Game:
    """The game a text describes, waiting for its question; InputError says what is wrong where."""
    game = Reader(text).game()
    set_going(game, TABLES.tracks["turns"])
    return game


def write_position(game: Game) -> str:
    return joined(position_lines(game))


def position_lines(game: Game) -> Iterator[str]:
    yield from heading("springtime", game)
    yield f"impulse: {game.impulse}"
    yield f"phase: {phase_name(game)}"
    yield from result_lines(game.ending)
    yield from unit_lines(game)
    yield from track_lines(game)
    yield from event_lines(game)
    yield from deed_lines(game)
    yield from (f"sealed {side}: {write(game, bid)}" for side, bid in sorted(game.sealed.items()))
    yield from frame_lines(FRAMES, game.stack, {UnitId: name_of, AreaId: MAP.name})


def unit_lines(game: Game) -> Iterator[str]:
    """Every unit but those out of play for good, which need not be said."""
    for counter in COUNTERS:
        place, strength = game.units[counter.id].place, game.units[counter.id].strength
        if place >= 0:
            yield f"unit: {counter.name}, {MAP.name(AreaId(place))}, {STRENGTHS[strength]}"
        elif place != REMOVED:
            face = f", {STRENGTHS[strength]}" if strength else ""
            yield f"unit: {counter.name}, {OFF_MAP[place]}{face}"
    yield f"kleist: {name_of(game.kleist) if game.kleist >= 0 else 'nobody'}"
    if game.kleist_seeks >= 0:
        yield f"kleist seeks: {MAP.name(game.kleist_seeks)}"
    if game.flipped:
        names = [leader.name for leader in LEADERS if game.flipped >> leader.id & 1]
        yield f"flipped: {', '.join(names)}"
    yield f"out of supply: {unit_names(game.out_of_supply) or 'nobody'}"


def unit_names(mask: int) -> str:
    return ", ".join(name_of(unit) for unit in units_in(mask))


def track_lines(game: Game) -> Iterator[str]:
    yield f"control axis: {' '.join(MAP.graph.names(game.control))}"
    yield f"morale: {game.morale}"
    if game.paris_price:
        yield f"paris price: {game.paris_price}"
    yield from (f"replacements {side}: {game.replacements[side]}" for side in BOTH)
    yield f"advantage: {game.advantage or 'nobody'}"
    if game.spent_by:
        yield f"spent by: {game.spent_by}"
    if game.active:
        yield f"active: {game.active}"
    if game.strong_air:
        yield f"strong air: {', '.join(game.strong_air)}"
    for side in BOTH:
        if groups := game.previous.get(side):
            yield f"previous {side}: {' '.join(groups)}"
    yield from (f"{key}: yes" for key, field in FLAGS.items() if getattr(game, field))


def event_lines(game: Game) -> Iterator[str]:
    yield f"cup: {', '.join(game.cup) or 'empty'}"
    for side in BOTH:
        if event := game.held.get(side):
            yield f"held {side}: {event}"
        if drawn := game.drawn.get(side):
            yield f"drawn {side}: {drawn}"
        if played := game.played.get(side):
            yield f"played {side}: {played}"
    if game.kept:
        yield f"kept: {' '.join(game.kept)}"
    for key, track in (("impulse track", game.impulse_track), ("turn track", game.turn_track)):
        if track:
            yield f"{key}: {', '.join(track)}"


def deed_lines(game: Game) -> Iterator[str]:
    """What has been done in the impulse in progress."""
    deeds = game.deeds
    if deeds.groups:
        yield f"groups: {' '.join(deeds.groups)}"
    for key, field in UNIT_SETS.items():
        if mask := getattr(deeds, field):
            yield f"{key}: {unit_names(mask)}"
    for unit, company in deeds.reserves:
        yield f"reserve: {name_of(unit)}, {' '.join(company)}"
    for key, moves in (("entered", deeds.entered), ("left", deeds.left)):
        yield from (f"{key}: {name_of(unit)}, {MAP.name(area)}" for unit, area in moves)
    for key, mask in (("contested", deeds.contested), ("fought", deeds.fought)):
        if mask:
            yield f"{key}: {' '.join(MAP.graph.names(mask))}"
    for key, area in (("origin", deeds.origin), ("landed", deeds.landed)):
        if area >= 0:
            yield f"{key}: {MAP.name(area)}"
    if game.airhead >= 0:
        yield f"airhead: {MAP.name(game.airhead)}"
    if deeds.air:
        yield f"air used: {', '.join(deeds.air)}"
