"""The board as text, for the command line and for screen readers: one area per line."""

from collections.abc import Iterator

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model import queries
from sixweeks.games.springtime.model.components import COUNTERS, MAP, SIDES, TABLES, Area, UnitId
from sixweeks.games.springtime.model.procedures import phase_name
from sixweeks.games.springtime.model.state import OFF_MAP, Game
from sixweeks.games.springtime.model.view import seen_by, unseen
from sixweeks.games.springtime.page import scene
from sixweeks.games.springtime.page.scene import result, turn_title
from sixweeks.kernel.presentation.scene_text import phase_title
from sixweeks.kernel.presentation.sentence import (
    Listed,
    Sentence,
    Side,
    Term,
    Terms,
    Text,
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

TITLES = ("area", "name", "country", "terrain", "holder", "units", "neighbours")
LINES = ("open", "river", "maginot", "zone")


def board(game: Game, side: str | None) -> TextBoard:
    """The whole position as one side may see it; with no side, all of it."""
    seen = seen_by(game, side)
    rows = tuple(area_row(seen, area) for area in MAP.areas)
    phase = phase_title(phase_name(game))
    away = (
        message("board-off_map", why=Term("off", word), units=queries.pieces(units))
        for _, word, units in off_map(seen, OFF_MAP)
    )
    return (
        heading(game, turn_title(game), phase, result(game)),
        tracks(game),
        tuple(events(game, side)),
        Rows(columns(*TITLES), rows),
        tuple(away),
    )


# --- tracks and events ------------------------------------------------------------------------


def tracks(game: Game) -> tuple[Sentence, ...]:
    air = tuple(air_marker(game, nation) for nation in TABLES.air)
    return (*track_lines(scene.tracks(game)), message("board-air", air=Listed(air, "comma")))


def air_marker(game: Game, nation: str) -> Sentence:
    marker = TABLES.air[nation]
    value = marker.faces[nation in game.strong_air]
    left = marker.markers - game.progress.air.count(nation)
    return message("board-air_marker", nation=Term("nation", nation), value=value, left=left)


def events(game: Game, side: str | None) -> Iterator[Sentence]:
    """Each side's marker, if one may know it, and what is known of the cup."""
    hands = (
        message("board-hand", side=Side(owner), event=hand(game, owner, side)) for owner in SIDES
    )
    yield message("board-hands", hands=Listed(tuple(hands), "comma"))
    if side is None:
        yield message("board-cup", events=told(game.cup))
    else:
        yield message("board-cup_or_hand", events=told(unseen(game, side)))
    if game.impulse_track:
        yield message("board-impulse_track", events=told(game.impulse_track))
    if game.turn_track:
        yield message("board-turn_track", events=told(game.turn_track))


def hand(game: Game, holder: str, side: str | None) -> Sentence:
    event = game.held.get(holder)
    if event and side not in (None, holder):
        return Sentence("board-unseen")
    return told((event,) if event else ())


def told(markers: tuple[str, ...]) -> Sentence:
    if not markers:
        return Sentence("board-none")
    return message("board-events", events=Terms("card", markers))


# --- the map ----------------------------------------------------------------------------------


def area_row(game: Game, area: Area) -> tuple[Sentence, ...]:
    """An area with its controller, units and neighbours."""
    units = (unit_text(game, unit) for unit in queries.units_at(game, area.id))
    return (
        named(area.name),
        message("board-area", area=queries.place(area.id)),
        message("inspect-country", country=Term("country", area.country)),
        counted(area.tem),
        message("side-title", side=Side(queries.controller(game, area.id))),
        listed(units),
        listed(neighbours(area.id), "semicolon"),
    )


def neighbours(area: AreaId) -> Iterator[Sentence]:
    """`open 3 5; river 17`: who is next door, across what."""
    for kind in LINES:
        if names := MAP.graph.names(MAP.graph.across((kind,))[area]):
            yield message("board-neighbours", line=Term("line", kind), areas=Text(" ".join(names)))


def unit_text(game: Game, unit: UnitId) -> Sentence:
    """`Guderian 6-3 K +Kleist 2`: name, values, army group, leader; `-` reduced, `!` cut off."""
    value, movement = queries.combat_value(game, unit), queries.printed_movement(game, unit)
    printed = f"{value}-{movement} {COUNTERS[unit].group}"
    reduced = "-" if game.units[unit].strength == 1 else ""
    cut_off = " !" if queries.is_out_of_supply(game, unit) else ""
    leader = queries.leader_with(game, unit)
    with_leader = f" +{leader.name} {queries.rating(game, leader)}" if leader else ""
    values = Text(f"{reduced} {printed}{with_leader}{cut_off}")
    return message("board-unit", unit=queries.piece(unit), values=values)
