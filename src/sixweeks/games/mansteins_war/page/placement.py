"""Which pieces lie where: on the map and in the displays, as one side may see them."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from typing import NamedTuple

from sixweeks.board.drawing.counters import BESIDE
from sixweeks.board.drawing.svg import Point
from sixweeks.board.hexes import Hex, bits
from sixweeks.games.mansteins_war.drawing import boxes
from sixweeks.games.mansteins_war.drawing.counters import SIZE, face_of
from sixweeks.games.mansteins_war.drawing.ground import SHEET
from sixweeks.games.mansteins_war.drawing.looks import LOOKS
from sixweeks.games.mansteins_war.drawing.markers import air_face, force_face, marker_face
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT,
    ALLIED,
    COUNTERS,
    GERMAN,
    MARKERS_OF,
    NATIONS,
    NATIONS_OF,
    NAVAL,
    SIDES,
    SPECIAL_FORCES,
    UNITS_OF,
    AirCounter,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import GRID
from sixweeks.games.mansteins_war.model.state import (
    AVAILABLE,
    DEAD,
    EVACUATED,
    LOST,
    UTILIZED,
    WAITING,
    AirUnit,
    Game,
)
from sixweeks.games.mansteins_war.model.view import is_entry_hidden

OVER = {GERMAN: (-24.0, -23.0), ALLIED: (24.0, -23.0)}  # air units, from the middle of their hex
MORALE = "Morale"
HEIGHTS = {"fortress": 0, "logistic": 1, "brigade": 2, "corps": 3, "detachment": 3, "army": 4}
SMALL, TINY = 0.58, 0.4
DISPLAYS = {AVAILABLE: "available", UTILIZED: "utilized", LOST: "eliminated"}


class Placement(NamedTuple):
    """A piece: its id, its drawing, its side if it has one, its size and where it lies, if not with
    the others of its place."""

    place: str
    id: str
    face: str
    side: str
    scale: float = 1.0
    at: Point | None = None


def placements(game: Game, viewer: str | None) -> Iterator[Placement]:
    """Everything that a side may see; None sees all."""
    yield from units(game)
    yield from beside_stacks(game)
    for side in SIDES:
        yield from side_placements(game, side, viewer)


def beside_stacks(game: Game) -> Iterator[Placement]:
    """What everybody sees besides the stacks: what lies on and over the map, and on the tracks."""
    yield from over_the_map(game)
    yield from on_the_ground(game)
    yield from tracks(game)


def side_placements(game: Game, side: str, viewer: str | None) -> Iterator[Placement]:
    """What a viewer may see of the displays and the bin of a side."""
    yield from displayed(game, side, viewer)
    yield from bins(game, side, viewer)


# --- on the map ---------------------------------------------------------------------------------


def units(game: Game) -> Iterator[Placement]:
    """Fortress and logistic units lie at the bottom of a stack, the army on top."""
    for hex in sorted(game.stacks):
        for unit in by_height(game.stacks[hex]):
            counter, steps = COUNTERS[unit], game.units[unit].steps
            yield Placement(GRID.number(hex), counter.name, face_of(unit, steps), counter.side)


@lru_cache(maxsize=20_000)
def by_height(stack: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
    return tuple(sorted(stack, key=lambda unit: HEIGHTS[COUNTERS[unit].size]))


def over_the_map(game: Game) -> Iterator[Placement]:
    """16.3 Air units above the stack of their hex, the Germans on the left."""
    for counter, unit in air(game):
        if unit.place >= 0:
            face = air_face(counter.id, unit.is_reduced)
            yield above(Hex(unit.place), counter.name, face, counter.side)
    if game.airlift >= 0:
        yield above(Hex(game.airlift), AIRLIFT.name, "airlift", AIRLIFT.side, down=30)


def above(hex: Hex, id: str, face: str, side: str, down: float = 0) -> Placement:
    (x, y), (right, up) = SHEET.on_page(SHEET.centre(hex)), OVER[side]
    return Placement(GRID.number(hex), id, face, side, SMALL, (x + right, y + up + down))


def on_the_ground(game: Game) -> Iterator[Placement]:
    """17.1, 22.4, 25.4, 27.1 What has happened to a hex or a hexside."""
    happened = {
        "destroyed": (game.destroyed, (-30.0, 8.0)),
        "bombed": (game.bombed, (30.0, 8.0)),
        "open_city": (game.open_cities, (30.0, 8.0)),
    }
    for face, (mask, off) in happened.items():
        for hex in bits(mask):
            x, y = SHEET.on_page(SHEET.centre(hex))
            id = f"{face} {GRID.number(hex)}"
            yield Placement(GRID.number(hex), id, face, "", TINY, (x + off[0], y + off[1]))
    for start, end in game.bridgeheads:
        (x, y), (u, v) = (SHEET.on_page(SHEET.centre(hex)) for hex in (start, end))
        id = f"bridgehead {GRID.number(start)} {GRID.number(end)}"
        yield Placement(GRID.number(start), id, "bridgehead", "", TINY, ((x + u) / 2, (y + v) / 2))


# --- beside it ----------------------------------------------------------------------------------


def tracks(game: Game) -> Iterator[Placement]:
    """2.6 The markers of turn, initiative, refit points and rail."""
    for side in SIDES if game.begun else ():
        place = f"{side}_turn_{game.turn}"
        kind = "initiative" if game.initiative == side else "turn"
        yield Placement(place, f"{side} turn", f"{kind}-{side}", "", TINY, corner(place))
        used = game.impulse.rail if game.impulse.by == side else 0
        yield from laid(f"{side}_rail_{used}", [(f"{side} rail", f"rail-{side}", "")])
    for side in SIDES:
        held = sorted((game.rp[nation], nation) for nation in NATIONS_OF[side])
        for points, nations in groupby(held, key=lambda each: each[0]):
            named = [NATIONS[nation] for _, nation in nations]
            found = [(f"{name} rp", f"rp-{name}", "") for name in named]
            yield from laid(f"{side}_rp_{points}", found)


def laid(place: str, pieces: list[tuple[str, str, str]]) -> Iterator[Placement]:
    """Pieces beside one another in a box."""
    for (id, face, side), at in zip(pieces, spots(place, len(pieces)), strict=True):
        yield Placement(place, id, face, side, scale_in(place), at)


def displayed(game: Game, side: str, viewer: str | None) -> Iterator[Placement]:
    """2.1.2, 13.1 The displays of a side, 6.0.f those of air units to itself alone, and its
    reinforcements on the turn track, 28.3 unless secret dice decide them."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    support = off_map_support(game, side) if viewer in (None, side) else ()
    for place, *piece in (*off_map_units(game, side, viewer), *support):
        found.setdefault(place, []).append((piece[0], piece[1], side))
    for place, pieces in found.items():
        yield from laid(place, pieces)


def off_map_units(game: Game, side: str, viewer: str | None) -> Iterator[tuple[str, str, str]]:
    boxes = {DEAD: f"{side}_eliminated", EVACUATED: "evacuated"}
    for unit in UNITS_OF[side]:
        state = game.units[unit]
        if state.place >= 0:
            continue
        box = boxes.get(state.place) or awaited_in(game, unit, viewer)
        if box:
            counter = COUNTERS[unit]
            steps = state.steps or (1 if counter.arrives_reduced else counter.steps)
            yield box, counter.name, face_of(unit, steps)


def awaited_in(game: Game, unit: UnitId, viewer: str | None) -> str:
    """The box of the turn on which a unit arrives, if the viewer may know it."""
    if game.units[unit].place != WAITING or unit not in game.arrivals:
        return ""
    is_secret = viewer is not None and is_entry_hidden(game, viewer, unit)
    return "" if is_secret else f"{COUNTERS[unit].side}_turn_{game.arrivals[unit]}"


def off_map_support(game: Game, side: str) -> Iterator[tuple[str, str, str]]:
    """Air units, special forces, the naval unit and the airlift."""
    forces = zip(SPECIAL_FORCES, game.special_forces, strict=False)
    everything = (
        *(
            (unit.place, of.side, of.name, air_face(of.id, unit.is_reduced))
            for of, unit in air(game)
        ),
        *((place, of.side, of.name, force_face(n)) for n, (of, place) in enumerate(forces)),
        (game.naval, NAVAL.side, NAVAL.name, "naval"),
        (game.airlift, AIRLIFT.side, AIRLIFT.name, "airlift"),
    )
    for place, owner, name, face in everything:
        if owner == side and place in DISPLAYS:
            yield f"{side}_{DISPLAYS[place]}", name, face


def air(game: Game) -> Iterator[tuple[AirCounter, AirUnit]]:
    return zip(AIR, game.air, strict=False)


def bins(game: Game, side: str, viewer: str | None) -> Iterator[Placement]:
    """2.7, 5.0.a The markers in the bin of a side, closed to the other, and those played."""
    inside = [(marker_id(side, id), marker_face(side, id), side) for id in game.bins.of(side)]
    if viewer not in (None, side):
        inside = [(f"{side} bin", f"closed-{side}", "")] if game.begun else []
    yield from laid(f"{side}_bin", inside)
    played = [id for id in game.picked if is_of(game, side, id)]
    yield from laid(
        f"{side}_played", [(marker_id(side, id), marker_face(side, id), side) for id in played]
    )


def is_of(game: Game, side: str, marker: str) -> bool:
    """Whose a played marker is; 24.3.a a Morale marker has entered a bin and left it."""
    if marker != MORALE:
        return marker in MARKERS_OF[side]
    return side in game.morale.entered and marker not in game.bins.of(side)


def marker_id(side: str, marker: str) -> str:
    """Both sides have a Morale marker."""
    return f"{side} {marker}" if marker == MORALE else marker


# --- within a box -------------------------------------------------------------------------------


@cache
def scale_in(id: str) -> float:
    """How large pieces are in a box."""
    side, kind = id.partition("_")[0], boxes.kind_of(id)
    return LOOKS.scales.get(f"{side}_{kind}") or LOOKS.scales[kind]


@cache
def spots(id: str, count: int) -> tuple[Point, ...]:
    """Where so many pieces lie in a box, above the note of a turn."""
    lower = 6 if boxes.kind_of(id) == "turn" else 0
    return boxes.BOXES[id].spots(count, SIZE * scale_in(id) * BESIDE, lower)


def corner(id: str) -> Point:
    """The upper right corner of a box, where the marker of a turn lies."""
    box = boxes.BOXES[id]
    return round(box.at[0] + box.width - 13, 1), round(box.at[1] + 13, 1)
