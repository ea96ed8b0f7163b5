"""Counters and markers: on the map with their marks, in the displays, and in the own bin."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, partial
from typing import NamedTuple, TypeAlias

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.drawing.counters import face_of
from sixweeks.games.mansteins_war.drawing.markers import marker_face
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT,
    BY_NAME,
    COUNTERS,
    MARKERS,
    NAVAL,
    SIDES,
    SPECIAL_FORCES,
    UNITS_OF,
    Marker,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import hex_of
from sixweeks.games.mansteins_war.model.state import REMOVED, WAITING, Game, Unit
from sixweeks.games.mansteins_war.model.view import is_entry_hidden
from sixweeks.games.mansteins_war.page.activation import activated_by
from sixweeks.games.mansteins_war.page.placement import (
    Placement,
    beside_stacks,
    by_height,
    is_of,
    marker_id,
    side_placements,
)
from sixweeks.games.mansteins_war.rules.r15_logistics import is_cut_off, unsupported_units
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.memo import all_of_position, of_position
from sixweeks.kernel.presentation.layers import named
from sixweeks.kernel.presentation.piles import Sight, piles_shown
from sixweeks.kernel.presentation.scene import Mark, Piece, Pile, Tray
from sixweeks.kernel.presentation.sentence import (
    EMPTY,
    Listed,
    Sentence,
    Side,
    Term,
    Terms,
    Text,
    message,
)
from sixweeks.kernel.value_memo import of_values
from sixweeks.masks import mask_of

MARKS = {
    "active": Mark("●", Sentence("mark-active"), "5.5"),
    "moved": Mark("✓", Sentence("mark-moved"), "8.0.a"),
    "attacked": Mark("×", Sentence("mark-attacked"), "10.1.a"),
    "used": Mark("R", Sentence("mark-used"), "5.8.c"),
    "channel": Mark("⚓", Sentence("mark-channel"), "15.2.d"),
    "unsupported": Mark("!", Sentence("mark-unsupported"), "15.5", is_warning=True),
    "cut_off": Mark("!!", Sentence("mark-cut_off"), "15.6", is_warning=True),
}
SUPPORT = {each.name: each for each in (*AIR, NAVAL, AIRLIFT)}
FORCES = {each.name: each for each in SPECIAL_FORCES}
Look: TypeAlias = tuple[UnitId, int, tuple[str, ...]]  # a unit, its steps and its marks


# --- on the sheet -----------------------------------------------------------------------------


@of_position
def piles(game: Game, viewer: str | None) -> tuple[Pile, ...]:
    """What both sides see, then the displays and bins."""
    aside = (pile for side in SIDES for pile in display_piles(game, side, viewer))
    return (*stacks(game), *piles_beside(game), *aside)


@of_position
def stacks(game: Game) -> tuple[Pile, ...]:
    signs = signs_of(game)
    sight = Sight(game.units, game.stacks, signs)
    return piles_shown(game, None, sight, partial(stack_at, game, signs))


def stack_at(game: Game, signs: "Signs", hex: Hex) -> tuple[Pile, ...]:
    units = by_height(game.stacks.get(hex, ()))
    looks = tuple((unit, game.units[unit].steps, signs.marks_of(unit)) for unit in units)
    return (stack_of(hex, looks),) if looks else ()


@lru_cache(maxsize=50_000)
def stack_of(hex: Hex, looks: tuple[Look, ...]) -> Pile:
    # SPEED: most are as they were: the same objects, which a diff finds at a glance.
    pieces = [
        counter(unit, steps, face_of(unit, steps), 1.0, marks) for unit, steps, marks in looks
    ]
    return Pile(GRID.number(hex), tuple(pieces))


@of_fields(
    *("air", "airlift", "destroyed", "bombed", "open_cities", "bridgeheads"),
    *("begun", "turn", "initiative", "rp", "impulse.by", "impulse.rail"),
)
def piles_beside(game: Game) -> tuple[Pile, ...]:
    """What lies on and over the map, and on the tracks."""
    return lone_piles(game, beside_stacks(game))


@of_position
def off_map_states(game: Game) -> tuple[Unit | None, ...]:
    return tuple([state if state.place < 0 else None for state in game.units])


def displayed_fields(game: Game, side: str, viewer: str | None) -> tuple[object, ...]:
    return (
        *(off_map_states(game), game.arrivals, game.options, game.begun),
        *(game.air, game.special_forces, game.naval, game.airlift),
        *(game.bins, game.picked, game.morale.entered),
    )


@of_values(displayed_fields)
def display_piles(game: Game, side: str, viewer: str | None) -> tuple[Pile, ...]:
    return lone_piles(game, side_placements(game, side, viewer))


def lone_piles(game: Game, found: Iterable[Placement]) -> tuple[Pile, ...]:
    units = ((each, BY_NAME.get(each.id)) for each in found)
    return tuple(lone_pile(each, u, 0 if u is None else game.units[u].steps) for each, u in units)


@lru_cache(maxsize=20_000)
def lone_pile(each: Placement, unit: UnitId | None, steps: int) -> Pile:
    if unit is None:
        piece = Piece(each.id, each.face, label_of(each.id), each.side, scale=each.scale)
    else:
        piece = counter(unit, steps, each.face, each.scale)
    return Pile(each.place, (piece,), at=each.at)


@lru_cache(maxsize=20_000)
def counter(
    unit: UnitId, steps: int, face: str, scale: float = 1.0, marks: tuple[str, ...] = ()
) -> Piece:
    printed, shown = COUNTERS[unit], tuple(MARKS[id] for id in marks)
    label = unit_label(unit, steps)
    return Piece(printed.name, face, label, printed.side, marks=shown, scale=scale)


class Signs(NamedTuple):
    """Which units have which marks, as bits: what they have done in this impulse, and how they
    stand."""

    active: int = 0
    moved: int = 0
    attacked: int = 0
    used: int = 0
    channel: int = 0
    unsupported: int = 0
    cut_off: int = 0

    def marks_of(self, unit: UnitId) -> tuple[str, ...]:
        return tuple(
            [id for id, units in zip(self._fields, self, strict=True) if units >> unit & 1]
        )


def signs_of(game: Game) -> Signs:
    if not game.begun:
        return Signs()
    impulse, short = game.impulse, unsupported_units(game)
    cut_off = mask_of(unit for unit in short if is_cut_off(game, unit))
    return Signs(
        active=impulse.active & ~impulse.moved,
        moved=impulse.moved,
        attacked=impulse.attacked,
        used=game.reserves_used & ~impulse.active,
        channel=1 << impulse.channel_unit if impulse.channel_unit >= 0 else 0,
        unsupported=mask_of(short) & ~cut_off,
        cut_off=cut_off,
    )


# --- labels -----------------------------------------------------------------------------------


@cache
def unit_label(unit: UnitId, steps: int) -> Sentence:
    """2.2 What is printed: name, factors, steps and command."""
    printed = COUNTERS[unit]
    left = max(1, steps)
    attack, defence = printed.factors[left - 1]
    return message(
        "scene-unit",
        name=Term("counter", printed.name),
        factors=Text(f"{attack}-{defence}-{printed.movement}"),
        steps=left,
        command=Term("command", printed.command),
    )


@cache
def label_of(id: str) -> Sentence:
    """Of an air unit, a special force, a command marker, or a marker of the displays."""
    if id in SUPPORT:
        printed = SUPPORT[id]
        return message(f"scene-{printed.kind}", name=Term("counter", id), strength=printed.strength)
    if id in FORCES:
        return message("scene-force", name=Term("counter", id), most=FORCES[id].success)
    for side in SIDES:
        for marker in MARKERS.values():
            if marker.side == side and marker_id(side, marker.id) == id:
                return marker_label(marker)
    kind, _, what = id.partition(" ")
    return marker_of_display(kind, what)


def marker_of_display(kind: str, what: str) -> Sentence:
    """`german turn`, `french rp`, `bombed 1333`, `bridgehead 1538 1438`."""
    if what in ("turn", "rail", "bin"):
        return message(f"marker-{what}", side=Side(kind))
    if what == "rp":
        return message("marker-rp", nation=Term("nation", kind))
    return Sentence(f"marker-{kind}")


# --- command markers --------------------------------------------------------------------------


def marker_label(marker: Marker) -> Sentence:
    return message("scene-marker", marker=Term("marker", marker.id))


@cache
def marker_text(marker: Marker) -> Sentence:
    """23.0 What it activates, how many air units, and how it shifts attacks."""
    parts = tuple(marker_parts(marker))
    return message("marker-does", parts=Listed(parts, "comma")) if parts else EMPTY


def marker_parts(marker: Marker) -> Iterator[Sentence]:
    if marker.choices:
        groups = Terms("command", marker.activates)
        yield message("marker-some", number=marker.choices, commands=groups)
    elif marker.activates:
        yield message("marker-all", commands=Terms("command", marker.activates))
    if marker.corps:
        yield message("marker-corps", number=marker.corps)
    if marker.all_air:
        yield Sentence("marker-every_air")
    elif marker.air:
        yield message("marker-air", number=marker.air)
    if marker.shift:
        yield message(f"marker-shift_{scope_of(marker)}", number=marker.shift)
    if marker.air_shift:
        yield message("marker-air_shift", number=marker.air_shift)
    if not marker.attacks:
        yield Sentence("marker-no_attacks")


def scope_of(marker: Marker) -> str:
    """5.6.a The impulse, 5.1.d the rest of the GT, 5.1.i or attacks out of the Maginot Line."""
    if marker.from_maginot:
        return "maginot"
    return "turn" if marker.all_turn else "impulse"


@cache
def marker_piece(side: str, id: str) -> Piece:
    marker = MARKERS[side, id]
    return Piece(
        marker_id(side, id),
        marker_face(side, id),
        marker_label(marker),
        side,
        text=marker_text(marker),
    )


# --- trays ------------------------------------------------------------------------------------


@all_of_position
def trays(game: Game, viewer: str | None) -> Iterable[Tray]:
    """The own bin, what has been played, and the units that are not on the sheet."""
    for side in SIDES:
        if viewer in (None, side) and game.bins.of(side):
            yield bin_of(game, side)
    for side in SIDES:
        if played := tuple(id for id in game.picked if is_of(game, side, id)):
            yield played_tray(side, played)
    yield from trays_of_units(game, viewer)


@cache
def played_tray(side: str, markers: tuple[str, ...]) -> Tray:
    pieces = tuple(marker_piece(side, id) for id in markers)
    return Tray(f"played_{side}", Sentence(f"tray-played_{side}"), pieces, "5.7.c")


def bin_values(game: Game, side: str) -> tuple[object, ...]:
    places = [game.units[unit].place for unit in UNITS_OF[side]]
    return game.bins.of(side), game.reserves_used, places


@of_values(bin_values)
def bin_of(game: Game, side: str) -> Tray:
    """5.0.a The markers in a bin, each with the places of the units that it would activate."""
    markers = game.bins.of(side)
    pieces = tuple(marker_piece(side, id) for id in markers)
    places = {
        marker_id(side, id): named(GRID.numbers, hexes_of(game, activated_by(game, side, id)))
        for id in markers
    }
    return Tray(f"bin_{side}", Sentence(f"tray-bin_{side}"), pieces, "5.0.a", "cup", side, places)


def hexes_of(game: Game, units: Iterable[UnitId]) -> int:
    return mask_of({hex_of(game, unit) for unit in units})


def waiting_fields(game: Game, viewer: str | None) -> tuple[object, ...]:
    return off_map_states(game), game.arrivals, game.begun, game.options


@of_values(waiting_fields)
def trays_of_units(game: Game, viewer: str | None) -> tuple[Tray, ...]:
    """The units that are to be set up, that arrive nobody knows when, and that are removed."""
    secret = tuple(unscheduled(game, viewer)) if viewer is not None else ()
    found = (
        Tray("setting_up", Sentence("tray-setting_up"), tuple(undeployed(game)), "21.0"),
        Tray("entry_unknown", Sentence("tray-entry_unknown"), secret, "28.3"),
        Tray("removed", Sentence("tray-removed"), tuple(off_map(game, REMOVED)), "2.2.2"),
    )
    return tuple(tray for tray in found if tray.pieces)


def undeployed(game: Game) -> Iterator[Piece]:
    """21.0 Before play those that start on the map."""
    if not game.begun:
        late = set(game.arrivals)
        yield from (each for each in off_map(game, WAITING) if BY_NAME[each.id] not in late)


def unscheduled(game: Game, viewer: str) -> Iterator[Piece]:
    """28.3 Reinforcements of the other side, whose turns are secret."""
    for piece in off_map(game, WAITING):
        unit = BY_NAME[piece.id]
        if unit in game.arrivals and is_entry_hidden(game, viewer, unit):
            yield piece


def off_map(game: Game, place: int) -> Iterator[Piece]:
    for unit, state in enumerate(game.units):
        if state.place == place:
            steps = max(1, state.steps)
            yield counter(UnitId(unit), steps, face_of(UnitId(unit), steps))
