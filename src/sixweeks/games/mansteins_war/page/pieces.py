"""Counters and markers: on the map with their marks, in the displays, and in the own bin."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
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
    Marker,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.queries import hex_of
from sixweeks.games.mansteins_war.model.state import REMOVED, WAITING, Game
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
from sixweeks.kernel.memo import all_of_position, of_position
from sixweeks.kernel.presentation.layers import named
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
from sixweeks.masks import mask_of, union

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


@all_of_position
def piles(game: Game, viewer: str | None) -> Iterable[Pile]:
    """What both sides see, then the displays and bins."""
    yield from open_piles(game)
    yield from lone_piles(game, side_placements(game, viewer))


@all_of_position
def open_piles(game: Game) -> Iterable[Pile]:
    """The stacks on the map, then everything that has a place of its own."""
    signs, states = signs_of(game), game.units
    for hex in sorted(game.stacks):
        units = by_height(game.stacks[hex])
        yield stack_of(hex, tuple([(u, states[u].steps, signs.marks_of(u)) for u in units]))
    yield from lone_piles(game, beside_stacks(game))


@lru_cache(maxsize=50_000)
def stack_of(hex: Hex, looks: tuple[Look, ...]) -> Pile:
    # SPEED: most are as they were: the same objects, which a diff finds at a glance.
    pieces = [
        counter(unit, steps, face_of(unit, steps), 1.0, marks) for unit, steps, marks in looks
    ]
    return Pile(GRID.number(hex), tuple(pieces))


def lone_piles(game: Game, found: Iterable[Placement]) -> Iterator[Pile]:
    for each in found:
        unit = BY_NAME.get(each.id)
        yield lone_pile(each, unit, 0 if unit is None else game.units[unit].steps)


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

    by_mark: dict[str, int]
    any: int

    def marks_of(self, unit: UnitId) -> tuple[str, ...]:
        if not self.any >> unit & 1:
            return ()
        return tuple([id for id, units in self.by_mark.items() if units >> unit & 1])


@of_position
def signs_of(game: Game) -> Signs:
    if not game.begun:
        return Signs({}, 0)
    impulse, short = game.impulse, unsupported_units(game)
    cut_off = mask_of(unit for unit in short if is_cut_off(game, unit))
    by_mark = {
        "active": impulse.active & ~impulse.moved,
        "moved": impulse.moved,
        "attacked": impulse.attacked,
        "used": game.reserves_used & ~impulse.active,
        "channel": 1 << impulse.channel_unit if impulse.channel_unit >= 0 else 0,
        "unsupported": mask_of(short) & ~cut_off,
        "cut_off": cut_off,
    }
    return Signs(by_mark, union(by_mark.values()))


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
        if played := [marker_piece(side, id) for id in game.picked if is_of(game, side, id)]:
            yield Tray(f"played_{side}", Sentence(f"tray-played_{side}"), tuple(played), "5.7.c")
    if waiting := tuple(undeployed(game)):
        yield Tray("setting_up", Sentence("tray-setting_up"), waiting, "21.0")
    if viewer is not None and (secret := tuple(unscheduled(game, viewer))):
        yield Tray("entry_unknown", Sentence("tray-entry_unknown"), secret, "28.3")
    if removed := tuple(off_map(game, REMOVED)):
        yield Tray("removed", Sentence("tray-removed"), removed, "2.2.2")


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
