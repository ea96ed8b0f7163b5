"""The pieces on the sheet: units, leaders and markers, their positions, and the trays."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import compress
from typing import TypeAlias

from sixweeks.board.areas import AreaId, areas
from sixweeks.board.drawing.svg import Point
from sixweeks.games.springtime.drawing import boxes as printed
from sixweeks.games.springtime.drawing import counters as drawn
from sixweeks.games.springtime.drawing.ground import geography, spot
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
    BOTH,
    COUNTERS,
    EVENTS,
    FULL,
    MAP,
    ROSTER,
    SCENARIOS,
    SIDES,
    TABLES,
    Counter,
    Leader,
    UnitId,
    side_of,
)
from sixweeks.games.springtime.model.queries import (
    contested,
    controller,
    is_out_of_supply,
    leader_with,
    units_at,
)
from sixweeks.games.springtime.model.state import ELIMINATED, EVACUATED, REMOVED, WAITING, Game
from sixweeks.games.springtime.model.view import unseen
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.presentation import sentence as said
from sixweeks.kernel.presentation.piles import Sight, piles_shown
from sixweeks.kernel.presentation.scene import Mark, Piece, Pile, Tray
from sixweeks.kernel.presentation.sentence import Sentence, Side, Signed, Term, message

SIZE = drawn.ON_SHEET
ROWS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3}  # so many units side by side
APART = SIZE * 0.62  # of a contested area's middle, to either side
SMALL, TINY = 0.58, 0.52
STEP = 37.0  # from one small counter to the next in a box
GONE = dict.fromkeys((REMOVED, EVACUATED), "off_gone")
OFF_MAP_BOXES = {WAITING: "off_waiting", ELIMINATED: "off_{}", **GONE}
AXIS_AT_START = SCENARIOS["campaign"].control
RP_CORNERS = {AXIS: (-0.24, -0.22), ALLIED: (0.24, -0.22)}  # of a space


# --- pieces -----------------------------------------------------------------------------------


MARKS = {
    "moved": Mark("✓", Sentence("mark-moved"), "9.1a"),
    "attacked": Mark("×", Sentence("mark-attacked"), "10.0d"),
    "unsupplied": Mark("OOS", Sentence("mark-unsupplied"), "13.2a", is_warning=True),
}


# A counter as it is seen: its strength, its leader and whether he is flipped, its marks, its size.
Look: TypeAlias = tuple[UnitId, int, Leader | None, bool, tuple[str, ...], float]


def unit_piece(game: Game, unit: UnitId, scale: float = 1.0) -> Piece:
    return front(*look_of(game, unit, scale))


def look_of(game: Game, unit: UnitId, scale: float = 1.0) -> Look:
    state = game.units[unit]
    if state.place < 0:
        return unit, state.strength or 2, None, False, (), scale
    leader, progress = leader_with(game, unit), game.progress
    flipped = leader is not None and bool(game.flipped >> leader.id & 1)
    done = progress.moved >> unit & 1, progress.attacked >> unit & 1
    signs = signs_of(*done, is_out_of_supply(game, unit))
    return unit, state.strength or 2, leader, flipped, signs, scale


@cache
def signs_of(moved: int, attacked: int, unsupplied: bool) -> tuple[str, ...]:
    """What a unit has done in this impulse, and whether it is cut off."""
    return tuple(compress(MARKS, (moved, attacked, unsupplied)))


@cache
def front(
    unit: UnitId,
    strength: int,
    leader: Leader | None,
    flipped: bool,
    signs: tuple[str, ...],
    scale: float,
) -> Piece:
    # SPEED: of all pieces two or three change with an answer.
    counter = COUNTERS[unit]
    face = drawn.unit_face(counter, strength, leader, flipped)
    label = unit_words(counter, strength)
    if leader is not None:
        label = message("scene-led", unit=label, leader=leader_words(leader, flipped))
    marks = tuple(MARKS[sign] for sign in signs)
    return Piece(counter.name, face, label, counter.side, marks=marks, scale=scale)


def unit_words(counter: Counter, strength: int) -> Sentence:
    value, movement = counter.faces[strength]
    return message(
        "scene-unit",
        unit=said.Piece(counter.name),
        size=Term("size", counter.size),
        group=Term("group", counter.group),
        value=value,
        movement=movement,
        strength=Term("strength", "full" if strength == FULL else "reduced"),
    )


def leader_piece(game: Game, leader: Leader) -> Piece:
    flipped, side = bool(game.flipped >> leader.id & 1), side_of(leader.nation)
    face, label = drawn.leader_face(leader, flipped), leader_words(leader, flipped)
    return Piece(leader.name, face, label, side)


def leader_words(leader: Leader, flipped: bool) -> Sentence:
    rating = Signed(leader.ratings[flipped])
    return message("scene-leader", leader=said.Piece(leader.name), rating=rating)


def marker(id: str, face: str, label: Sentence, scale: float = 1.0) -> Piece:
    """A marker belongs to neither side."""
    return Piece(id, face, label, "", scale=scale)


@cache
def event_piece(event: str, side: str = "") -> Piece:
    label, text = message("scene-event", event=Term("card", event)), Sentence(f"card-{event}")
    return Piece(EVENTS[event].title, f"event-{event}", label, side, text=text, scale=0.8)


# --- piles on the map -------------------------------------------------------------------------


def piles(game: Game) -> tuple[Pile, ...]:
    return *on_map(game), *markers(game), *off_map(game)


@of_fields("units", "progress", "kleist", "flipped", "out_of_supply")
def on_map(game: Game) -> tuple[Pile, ...]:
    unlike = (game.progress.moved, game.progress.attacked, game.out_of_supply)
    leaders = dict.fromkeys((*ROSTER.leader_of, game.kleist), game.flipped)
    sight = Sight(game.units, {}, unlike, (leaders,))
    return piles_shown(game, None, sight, partial(area_piles, game))


def area_piles(game: Game, area: AreaId) -> tuple[Pile, ...]:
    """7.1d The units of each side, side by side; 7.3a in a Contested area one side by the other."""
    is_contested = bool(contested(game) >> area & 1)
    return tuple(
        area_pile(area, side, is_contested, tuple([look_of(game, unit) for unit in units]))
        for side in BOTH
        if (units := units_at(game, area, side))
    )


def markers(game: Game) -> Iterator[Pile]:
    yield from control_piles(game)
    yield from track_piles(game)
    yield from air_piles(game)
    yield from events_in("events_turn", game.impulse_track, 58)  # 6.1.1h
    yield from events_in("events_gone", game.turn_track, 52)  # 6.1.1g


@lru_cache(maxsize=20_000)
def area_pile(area: AreaId, side: str, is_contested: bool, looks: tuple[Look, ...]) -> Pile:
    # SPEED: most are as they were: the same objects, which a diff finds at a glance.
    at, across = stand(area, side, is_contested, len(looks))
    return Pile(MAP.name(area), tuple(front(*look) for look in looks), at, across)


@cache
def stand(area: AreaId, side: str, is_contested: bool, count: int) -> tuple[Point, int]:
    """Where a side's units stand in an area, and how many side by side; 0 is a stack."""
    name = MAP.name(area)
    x, y = spot(geography().stands[name])
    if is_contested:
        return (x + (APART if side == AXIS else -APART), y), 1 if count <= 2 else 0
    most = 4 if MAP.areas[area].is_zone else LOOKS.narrow_areas.get(name, 3)
    if most == 1 and count > 2:
        most = 2
    return (x, y), min(ROWS.get(count, 4), most)


def control_piles(game: Game) -> Iterator[Pile]:
    """4.4.2a A marker where control is not as printed."""
    for area in areas((game.control ^ AXIS_AT_START) & MAP.all):
        yield control_pile(area, controller(game, area))
    if game.paris_open:
        x, y = spot(geography().identifiers[MAP.name(MAP.paris)])
        piece = marker("open city", "open-city", Sentence("scene-open_city"), 0.5)
        yield Pile(MAP.name(MAP.paris), (piece,), (x - 30, y))


@cache
def control_pile(area: AreaId, side: str) -> Pile:
    name = MAP.name(area)
    x, y = spot(geography().identifiers[name])
    label = message("scene-control", side=Side(side), area=said.Place(name))
    piece = marker(f"control {name}", f"control-{side}", label, 0.46)
    return Pile(name, (piece,), (x + 28, y - 6))


# --- tracks and boxes -------------------------------------------------------------------------


def track_piles(game: Game) -> Iterator[Pile]:
    """4.4.3a-4.4.5a, 4.4.9 The markers on the three tracks."""
    if game.turn:
        yield turn_pile(game.turn)
    if game.impulse:
        yield impulse_pile(game.impulse, game.advantage)
    yield from (replacements_pile(side, game.replacements.get(side, 0)) for side in RP_CORNERS)
    yield from morale_piles(game.morale)


@cache
def turn_pile(turn: int) -> Pile:
    piece = marker("Turn", "turn", Sentence("scene-turn_marker"))
    return in_box(f"turn_{min(turn, 7)}", piece)


@cache
def impulse_pile(impulse: int, advantage: str) -> Pile:
    label = message("scene-impulse_marker", impulse=impulse, holder=holder_of(advantage))
    return in_box(f"impulse_{impulse}", marker("Impulse", f"impulse-{advantage}", label))


def holder_of(advantage: str) -> Sentence:
    return message("side-title", side=Side(advantage)) if advantage else Sentence("scene-nobody")


@cache
def replacements_pile(side: str, points: int) -> Pile:
    label = message("scene-replacements", side=Side(side), points=points)
    piece = marker(f"RP {side}", f"replacements-{side}", label, TINY)
    return on_record(points, piece, RP_CORNERS[side])


@cache
def morale_piles(morale: int) -> tuple[Pile, ...]:
    """4.4.9 In tens and ones; 4.4.9c below zero the markers are turned over."""
    tens, ones = divmod(abs(morale), 10)
    label = message("scene-morale", morale=morale)
    markers = (
        marker(f"FM {each}", f"morale-{each}-{int(morale < 0)}", label, TINY) for each in (10, 1)
    )
    return tuple(map(on_record, (tens, ones), markers, ((-0.24, 0.24), (0.24, 0.24))))


def on_record(space: int, piece: Piece, corner: Point) -> Pile:
    """Each kind of marker has its own corner of a space."""
    box = printed.BOXES[printed.RECORDS[min(space, len(printed.RECORDS) - 1)]]
    x, y = box.middle
    return Pile(box.id, (piece,), (x + corner[0] * box.width, y + corner[1] * box.height))


def in_box(id: str, piece: Piece) -> Pile:
    box = printed.BOXES[id]
    return Pile(id, (piece,), (box.middle[0], box.middle[1] - 4))


def air_piles(game: Game) -> Iterator[Pile]:
    """5.1.5, 9.4.1a The Air Support markers; those used in this impulse are ticked."""
    for nation, air in TABLES.air.items():
        used = game.progress.air.count(nation)
        for n in range(air.markers):
            yield air_pile(nation, n + 1, nation in game.strong_air, n < used)


@cache
def air_pile(nation: str, number: int, strong: bool, used: bool) -> Pile:
    air, face = TABLES.air[nation], f"air-{nation}-{int(strong)}"
    label = message("scene-air", nation=Term("nation", nation), value=air.faces[strong])
    marks = (Mark("✓", Sentence("mark-air_used"), "9.4.1a"),) if used else ()
    numbered = str(number) if air.markers > 1 else ""
    piece = Piece(f"{nation} air {numbered}".rstrip(), face, label, "", marks=marks)
    return in_box(f"air_{nation}_{numbered}".rstrip("_"), piece)


@lru_cache(maxsize=2000)
def events_in(id: str, events: tuple[str, ...], step: float) -> tuple[Pile, ...]:
    """Events that have been played."""
    return tuple(spread(id, [event_piece(event) for event in events], step))


@of_fields("units", "scenario")
def off_map(game: Game) -> tuple[Pile, ...]:
    lying: dict[str, list[Look]] = {box: [] for box in printed.OFF_MAP}
    for unit in COUNTERS:
        if (place := game.units[unit.id].place) < 0:
            lying[off_map_box(place, unit.side)].append(look_of(game, unit.id, SMALL))
    return tuple(pile for id, here in lying.items() for pile in units_in_box(id, tuple(here)))


@lru_cache(maxsize=5000)
def units_in_box(id: str, looks: tuple[Look, ...]) -> tuple[Pile, ...]:
    return tuple(spread(id, [front(*look) for look in looks], STEP))


def off_map_box(place: int, side: str) -> str:
    """The box of a unit that is not on the map."""
    return OFF_MAP_BOXES[place].format(side)


def spread(id: str, pieces: Sequence[Piece], step: float) -> Iterator[Pile]:
    """Pieces in the rows of a box, each by itself."""
    corners = printed.BOXES[id].corners(len(pieces), step)
    for piece, (x, y) in zip(pieces, corners, strict=True):
        half = SIZE * piece.scale / 2
        yield Pile(id, (piece,), (x + half, y + half))


# --- trays ------------------------------------------------------------------------------------


@of_fields("held", "cup")
def trays(game: Game, side: str | None) -> tuple[Tray, ...]:
    """4.4.6a The Event that each side holds, and what may be in the cup."""
    hands = [hand(owner, game.held[owner], side) for owner in BOTH if game.held.get(owner)]
    cup = game.cup if side is None else undrawn(game, side)
    is_known = side is None or not any(game.held[owner] for owner in game.held if owner != side)
    title = Sentence("tray-cup" if is_known else "tray-unseen")
    return *hands, Tray("cup", title, tuple(map(event_piece, cup)), "6.1.1", "cup")


def hand(owner: str, held: str, viewer: str | None) -> Tray:
    back = Piece("?", "event-back", Sentence("scene-event_back"), owner, hidden=True)
    piece = event_piece(held, owner) if viewer in (None, owner) else back
    title = message("tray-hand", side=Side(owner))
    return Tray(f"hand {owner}", title, (piece,), "6.1.1", "hand", owner)


def undrawn(game: Game, side: str) -> tuple[str, ...]:
    """What a seat cannot tell from what lies in the cup; an observer knows neither hand."""
    if side in SIDES:
        return unseen(game, side)
    return tuple(sorted((*game.cup, *game.held.values())))
