"""The board as text, for the command line and for screen readers: one hex per line."""

from collections.abc import Iterator

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.blitzkrieg.model.components import SIDES, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    attack_of,
    counter_of,
    counters_at,
    defense_of,
    field_of,
    marker_terms,
    number_of,
    piece,
    pieces,
    place,
    side_of,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, OFF_MAP, UNIT_MARKS, UNPLACED, Game
from sixweeks.games.blitzkrieg.model.view import UNTOLD, known_attachments, secret_units
from sixweeks.games.blitzkrieg.page.scene import phase_title, tracks
from sixweeks.games.blitzkrieg.rules.r05_activation import held_by
from sixweeks.games.blitzkrieg.text.messages import turn_title
from sixweeks.kernel.presentation.scene_text import ended
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Sentence,
    Side,
    Term,
    counted,
    listed,
    message,
    named,
)
from sixweeks.kernel.presentation.text_board import (
    Rows,
    TextBoard,
    columns,
    heading,
    off_map,
    track_lines,
)

NOTHING = Sentence("board-nothing")
TITLES = ("hex", "place", "terrain", "level", "side", "units")


def board(game: Game, side: str | None) -> TextBoard:
    """The whole position as one side may see it; with no side, all of it (1.4a, 7.4a, 8.1c)."""
    secret = secret_units(game, side)
    return (
        heading(game, turn_title(game), phase_title(game), ended(game)),
        tuple(cup(game)),
        (*track_lines(tracks(game, side)), *attachments(game, side)),
        stacks(game, secret),
        tuple(absent(game)),
    )


# --- the cup and attachments ------------------------------------------------------------------


def cup(game: Game) -> Iterator[Sentence]:
    """The markers still in the cup, in no order that tells anything; Generals, markers held."""
    if game.turn == 0:
        return
    counts: dict[str, int] = {}
    for marker in sorted(game.cup):
        counts[marker] = counts.get(marker, 0) + 1
    inside = [marker_text(marker, count) for marker, count in counts.items()]
    yield message("board-cup", count=len(game.cup), markers=listed(inside or [NOTHING]))
    for side in SIDES:
        if generals := game.generals.get(side, 0):
            yield message("board-general", side=Side(side), count=generals, held=held(game, side))


def marker_text(marker: str, count: int) -> Sentence:
    several = message("board-markers", marker=Term("marker", marker), count=count)
    return several if count > 1 else message("scene-marker", marker=Term("marker", marker))


def held(game: Game, side: str) -> Sentence:
    markers = held_by(game, side)
    return message("board-held", markers=marker_terms(markers)) if markers else NOTHING


def attachments(game: Game, side: str | None) -> Iterator[Sentence]:
    """14.2j Attachments, as far as they are known."""
    for unit, host in sorted(known_attachments(game, side).items()):
        if host == UNTOLD:
            yield message("board-attached_somewhere", unit=piece(game, unit))
        else:
            yield message("board-attached", unit=piece(game, unit), host=Term("formation", host))


# --- the map ----------------------------------------------------------------------------------


def stacks(game: Game, secret: frozenset[UnitId]) -> Rows | tuple[Sentence, ...]:
    """Every hex with counters, mines or works, by number, the top counter first."""
    shown = {hex for hex in game.stacks if visible_at(game, hex, secret)}
    hexes = {*shown, *bits(game.mines), *bits(game.works)}
    if not hexes:
        return (Sentence("board-empty"),)
    in_order = sorted(hexes, key=lambda each: number_of(game, each))
    return Rows(columns(*TITLES), tuple(row(game, hex, secret) for hex in in_order))


def visible_at(game: Game, hex: Hex, secret: frozenset[UnitId]) -> list[UnitId]:
    """7.4a Hidden counters of the enemy are not even counted."""
    return [
        unit for unit in counters_at(game, hex) if unit not in secret or not game.units[unit].hidden
    ]


def row(game: Game, hex: Hex, secret: frozenset[UnitId]) -> tuple[Sentence, ...]:
    field, units = field_of(game), visible_at(game, hex, secret)
    return (
        named(number_of(game, hex)),
        message("place-name", hex=place(game, hex)) if hex in field.names else EMPTY,
        message("place-terrain", terrain=Term("terrain", field.terrain[hex])),
        counted(field.level[hex]),
        message("side-title", side=Side(side_of(game, units[-1]))) if units else EMPTY,
        listed(what_is_there(game, hex, reversed(units), secret)),
    )


def what_is_there(
    game: Game, hex: Hex, units: Iterator[UnitId], secret: frozenset[UnitId]
) -> Iterator[Sentence]:
    for unit in units:
        yield named("?") if unit in secret else unit_text(game, unit)
    if game.mines >> hex & 1:
        yield Sentence("scene-mines")
    if game.works >> hex & 1:
        yield Sentence("scene-prepared")


def unit_text(game: Game, unit: UnitId) -> Sentence:
    """`1 Cuir S35 1 9/4 2/2 column`: name, attack/defense, steps left of how many, markers."""
    return listed((message("odds-unit", unit=piece(game, unit)), *unit_words(game, unit)), "blank")


def unit_words(game: Game, unit: UnitId) -> Iterator[Sentence]:
    state, counter = game.units[unit], counter_of(game, unit)
    if counter.may_fire:
        yield named(f"{attack_of(game, unit)}/{defense_of(game, unit)}")
    if counter.steps > 1:
        yield named(f"{state.steps}/{counter.steps}")
    yield from (Sentence(f"board-mark_{mark}") for mark in UNIT_MARKS if getattr(state, mark))
    if state.aboard != NOBODY:
        yield message("board-aboard", transport=piece(game, state.aboard))


def absent(game: Game) -> Iterator[Sentence]:
    """The units that are on no hex, by what became of them."""
    for code, word, units in off_map(game, OFF_MAP):
        if code == UNPLACED:
            yield message("board-to_come", units=listed(arriving(game, unit) for unit in units))
        else:
            yield message("board-off_map", why=Term("off", word), units=pieces(game, units))


def arriving(game: Game, unit: UnitId) -> Sentence:
    turn = counter_of(game, unit).arrives
    if turn > 1:
        return message("board-arriving", unit=piece(game, unit), turn=turn)
    return message("odds-unit", unit=piece(game, unit))
