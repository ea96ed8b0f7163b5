"""The board as text, for the command line and for screen readers: one hex a line."""

from collections.abc import Iterable, Iterator, Mapping

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT,
    ALLIED,
    COUNTERS,
    GERMAN,
    NATIONS,
    NAVAL,
    SIDES,
    SPECIAL_FORCES,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.games.mansteins_war.model.queries import (
    air_strength,
    attack_factor,
    defence_factor,
    piece,
    pieces,
    place,
    places,
    way,
)
from sixweeks.games.mansteins_war.model.state import DISPLAYS, OFF_MAP, Game
from sixweeks.games.mansteins_war.model.view import HIDDEN, UNKNOWN_TURN, UNSEEN, seen_by
from sixweeks.games.mansteins_war.page.scene import phase, turn_title
from sixweeks.games.mansteins_war.rules.r03_control import controlled
from sixweeks.games.mansteins_war.rules.r03_victory import total
from sixweeks.games.mansteins_war.rules.r15_logistics import is_cut_off, is_supported
from sixweeks.games.mansteins_war.text.messages import LANDMARKS
from sixweeks.kernel.presentation.scene_text import ended
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Listed,
    Piece,
    Pieces,
    Sentence,
    Side,
    Term,
    Terms,
    Text,
    listed,
    message,
    named,
)
from sixweeks.kernel.presentation.text_board import Rows, TextBoard, columns, heading, off_map

PLACES = {**DISPLAYS, UNSEEN: "unseen"}


def board(game: Game, side: str | None) -> TextBoard:
    """The whole position as one side may see it; with no side, all of it."""
    seen = seen_by(game, side)
    header = (*heading(seen, turn_title(seen), phase(seen), ended(seen)), *tracks(seen, side))
    commands = (*plans(seen), *bins(seen, side))
    return header, commands, stacks(seen), (*flights(seen), *marks(seen)), tuple(aside(seen))


# --- the header -------------------------------------------------------------------------------


def tracks(game: Game, side: str | None) -> Iterator[Sentence]:
    """6.0.f Enemy air units that are lost are not seen, so that their points are not known."""
    if not game.begun:
        return
    is_known = side is None or bool(game.ending)
    points = tuple(
        message("board-side_number", side=Side(each), number=total(game, each)) for each in SIDES
    )
    yield message("board-points" if is_known else "board-points_known", parts=comma(points))
    yield message("board-rp", parts=comma(refit_points(game)))
    yield message("board-initiative", side=Side(game.initiative))
    if game.capitulated:
        yield message("board-capitulated", countries=terms("country", sorted(game.capitulated)))


def refit_points(game: Game) -> Iterator[Sentence]:
    for nation, number in zip(NATIONS, game.rp, strict=True):
        yield message("nation_number", nation=Term("nation", nation), number=number)


def comma(parts: Iterable[Sentence]) -> Listed:
    return Listed(tuple(parts), "comma")


def terms(kind: str, ids: Iterable[str]) -> Terms:
    return Terms(kind, tuple(ids))


# --- markers ----------------------------------------------------------------------------------


def plans(game: Game) -> Iterator[Sentence]:
    """21.1.e, 21.2.e The plans that were kept, as far as they are known."""
    for side in SIDES:
        plan = game.plans.of(side)
        if plan == HIDDEN:
            yield message("board-plan_hidden", side=Side(side))
        elif plan:
            yield message("board-plan", side=Side(side), plan=Term("marker", plan))


def bins(game: Game, viewer: str | None) -> Iterator[Sentence]:
    """5.0.a The own bin; 5.7.c what has been played is open to both."""
    for side in SIDES if game.begun else ():
        if viewer not in (None, side):
            yield message("board-bin_hidden", side=Side(side))
        elif markers := game.bins.of(side):
            yield message("board-bin", side=Side(side), markers=terms("marker", markers))
    if game.picked:
        yield message("board-picked", markers=terms("marker", game.picked))


# --- the map ----------------------------------------------------------------------------------


def stacks(game: Game) -> Rows | tuple[Sentence, ...]:
    """Every hex with units, by number, the top unit first."""
    if not game.stacks:
        return (Sentence("board-empty"),)
    hexes = sorted(game.stacks, key=GRID.number)
    titles = columns("hex", "place", "country", "holder", "units")
    return Rows(titles, tuple(row(game, hex) for hex in hexes))


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
    """7.2.a Nobody controls a hex that is contested."""
    for side in (GERMAN, ALLIED):
        if controlled(game, side) >> hex & 1:
            return message("side-title", side=Side(side))
    return Sentence("board-contested")


def unit_text(game: Game, unit: UnitId) -> Sentence:
    """`19 Pz 9-6-8 2 !`: factors, steps, and whether it is unsupported or cut off."""
    counter = COUNTERS[unit]
    factors = f"{attack_factor(game, unit)}-{defence_factor(game, unit)}-{counter.movement}"
    lacks = "" if is_supported(game, unit) else "!!" if is_cut_off(game, unit) else "!"
    parts = (factors, f"({game.units[unit].steps})", lacks)
    return message("board-unit", unit=piece(unit), values=Text(" ".join(filter(None, parts))))


def flights(game: Game) -> Iterator[Sentence]:
    """16.4 Air units over the map, with their strength."""
    for counter in AIR:
        over = game.air[counter.id].place
        if over >= 0:
            strength = air_strength(game, counter.id)
            yield flight(counter.name, Hex(over), strength)
    if game.airlift >= 0:
        yield flight(AIRLIFT.name, Hex(game.airlift), AIRLIFT.strength)


def flight(name: str, hex: Hex, strength: int) -> Sentence:
    return message("board-air", unit=Piece(name), hex=place(hex), number=strength)


def marks(game: Game) -> Iterator[Sentence]:
    """17.1 Destroyed forts, 22.4 bombed cities, 25.4 open cities, 27.1 bridgeheads."""
    masks = {"destroyed": game.destroyed, "bombed": game.bombed, "open": game.open_cities}
    for name, mask in masks.items():
        if mask:
            yield message(f"board-{name}", hexes=places(mask))
    for ends in game.bridgeheads:
        yield message("board-bridgehead", path=way(ends))


# --- off the map ------------------------------------------------------------------------------


def aside(game: Game) -> Iterator[Sentence]:
    """The units that are on no hex, by what became of them; then those of the displays."""
    for _, word, units in off_map(game, OFF_MAP):
        yield message("board-off_map", why=Term("off", word), units=pieces(units))
    if not game.begun:
        return
    for place_of_display, word in PLACES.items():
        if names := [name for name, at in displays(game).items() if at == place_of_display]:
            yield message("board-off_map", why=Term("off", word), units=Pieces(tuple(names)))
    yield from arrivals(game)


def displays(game: Game) -> Mapping[str, int]:
    """2.1.2 Air units, the naval unit, the airlift and special forces by their display."""
    forces = zip(SPECIAL_FORCES, game.special_forces, strict=True)
    return {
        **{counter.name: game.air[counter.id].place for counter in AIR},
        NAVAL.name: game.naval,
        AIRLIFT.name: game.airlift,
        **{force.name: at for force, at in forces},
    }


def arrivals(game: Game) -> Iterator[Sentence]:
    """13.1 Reinforcements by the turn they are due; 28.3 those whose turn is unknown."""
    due: dict[int, list[UnitId]] = {}
    for unit, turn in game.arrivals.items():
        if OFF_MAP.get(game.units[unit].place) == "waiting":
            due.setdefault(turn, []).append(unit)
    for turn, units in sorted(due.items()):
        if turn == UNKNOWN_TURN:
            yield message("board-due_unknown", units=pieces(units))
        else:
            yield message("board-due", turn=turn, units=pieces(units))
