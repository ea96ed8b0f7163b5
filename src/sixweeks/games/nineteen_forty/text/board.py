"""The board as text, for the command line and for screen readers: one hex a line."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex
from sixweeks.games.nineteen_forty.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    NEUTRALS,
    SIDES,
    STRENGTHS,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
from sixweeks.games.nineteen_forty.model.queries import (
    is_supplied,
    neutral_ground,
    piece,
    pieces,
    place,
    places,
    status,
)
from sixweeks.games.nineteen_forty.model.state import OFF_MAP, Game, Plans
from sixweeks.games.nineteen_forty.model.view import HIDDEN, seen_plans, seen_units
from sixweeks.games.nineteen_forty.page.scene import phase_title, result, turn_title
from sixweeks.games.nineteen_forty.rules.r19_victory import victory_points
from sixweeks.games.nineteen_forty.text.messages import LANDMARKS
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Listed,
    Sentence,
    Side,
    Term,
    Text,
    listed,
    message,
    named,
)
from sixweeks.kernel.presentation.text_board import Rows, TextBoard, columns

TITLES = ("hex", "place", "country", "holder", "units")
WRITTEN = {"ready_group": "group", "objective": "objective", "main_effort": "group"}
STATES = ("", "AR", "AR", "DR")  # 7.v the back of a counter


def board(game: Game, side: str | None) -> TextBoard:
    """The whole position as one side may see it; with no side, all of it (16.a)."""
    plans = seen_plans(game, side) if side else game.plans
    written = (*words(plans), *armies(game, plans))
    return header(game), written, stacks(game), tuple(marks(game)), tuple(off_map(game, side))


# --- the header -------------------------------------------------------------------------------


def header(game: Game) -> tuple[Sentence, ...]:
    return Sentence("board-title"), turn_line(game), *track_lines(game)


def turn_line(game: Game) -> Sentence:
    """The turn and its phase, or how the game ended."""
    if game.ending:
        return message("board-ended", turn=turn_title(game), result=result(game))
    if not game.begun:
        return message("board-phase", phase=turn_title(game))
    return message("board-now", turn=turn_title(game), phase=phase_title(game))


def track_lines(game: Game) -> tuple[Sentence, ...]:
    points = victory_points(game)
    return (
        message("board-points", points=by_side(points.german, points.allied)),
        message("board-air", points=by_side(game.air.german, game.air.allied)),
        message("board-countries", countries=Listed(tuple(countries(game)), "comma")),
    )


def by_side(german: int, allied: int) -> Listed:
    numbers = zip(SIDES, (german, allied), strict=True)
    told = (message("board-side_number", side=Side(side), number=n) for side, n in numbers)
    return Listed(tuple(told), "comma")


def countries(game: Game) -> Iterator[Sentence]:
    for country in NEUTRALS:
        now = Term("status", status(game, country))
        turn = game.countries.invaded_on.get(country)
        if turn is None:
            yield message("board-country", country=Term("country", country), status=now)
        else:
            yield message("board-invaded", country=Term("country", country), status=now, turn=turn)


# --- plans ------------------------------------------------------------------------------------


def words(plans: Plans) -> Iterator[Sentence]:
    """16.b, 16.d What has been written down, as far as it is known."""
    for name, kind in WRITTEN.items():
        if not (word := getattr(plans, name)):
            continue
        what = Term("written", name)
        if word == HIDDEN:
            yield message("board-hidden", what=what)
        else:
            yield message("board-written", what=what, value=Term(kind, word))


def armies(game: Game, plans: Plans) -> Iterator[Sentence]:
    """16.c, 16.e The armies of each army group; 17.b those that have been released."""
    for assigned in (plans.allied_armies, plans.german_armies):
        for group in sorted(set(assigned.values())):
            its = tuple(army for army in assigned if assigned[army] == group)
            yield message("board-group", group=Term("group", group), armies=army_list(its))
    if game.command.released:
        yield message("board-released", armies=army_list(tuple(game.command.released)))


def army_list(names: tuple[str, ...]) -> Listed:
    return Listed(tuple(message("board-army", army=Term("army", name)) for name in names), "comma")


# --- the map ----------------------------------------------------------------------------------


def stacks(game: Game) -> Rows | tuple[Sentence, ...]:
    """Every hex with units, by number, the top unit first."""
    if not game.stacks:
        return (Sentence("board-empty"),)
    hexes = sorted(game.stacks, key=GRID.number)
    return Rows(columns(*TITLES), tuple(row(game, hex) for hex in hexes))


def row(game: Game, hex: Hex) -> tuple[Sentence, ...]:
    units = (unit_text(game, unit) for unit in reversed(game.stacks[hex]))
    country = MAP.country(hex)
    return (
        named(GRID.number(hex)),
        message("place-name", hex=place(hex))
        if hex in LANDMARKS.names
        else message("place-ground", ground=Term("ground", MAP.ground(hex))),
        message("place-country", country=Term("country", country)) if country else EMPTY,
        holder(game, hex),
        listed(units),
    )


def holder(game: Game, hex: Hex) -> Sentence:
    if neutral_ground(game) >> hex & 1:
        return message("track-status", status=Term("status", "neutral"))
    side = GERMAN if game.control >> hex & 1 else ALLIED
    return message("side-title", side=Side(side))


def unit_text(game: Game, unit: UnitId) -> Sentence:
    """`G XIX 12-8 AR !`: name, factors, how it is disrupted, and whether it is out of supply."""
    counter = COUNTERS[unit]
    parts = (
        f"{counter.combat}-{counter.movement}",
        STATES[game.units[unit].disrupted],
        "" if is_supplied(game, unit) else "!",
    )
    return message("board-unit", unit=piece(unit), values=Text(" ".join(filter(None, parts))))


def marks(game: Game) -> Iterator[Sentence]:
    """10.f, 13.i Strengths that are gone; 9.g hexes interdicted; 11.k dropped upon."""
    for hex in STRENGTHS:
        if not game.strengths >> hex & 1:
            yield message("board-destroyed", hex=place(hex))
    for side in SIDES:
        if mask := game.interdicted.of(side):
            yield message("board-interdicted", side=Side(side), hexes=places(mask))
    if game.drops:
        yield message("board-drops", hexes=places(game.drops))


def off_map(game: Game, side: str | None) -> Iterator[Sentence]:
    """The units that are on no hex, by what became of them."""
    known = seen_units(game, side) if side else game.units
    for code, word in OFF_MAP.items():
        if units := [UnitId(n) for n, unit in enumerate(known) if unit.place == code]:
            yield message("board-off_map", why=Term("off", word), units=pieces(units))
