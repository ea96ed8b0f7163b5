"""Counters: on the map with their marks, and off it in their pools."""

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, bits
from sixweeks.games.nineteen_forty.drawing.counters import face_of
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.works import fort_place
from sixweeks.games.nineteen_forty.model.components import (
    AIRBORNE,
    ALLIED,
    COUNTERS,
    GERMAN,
    LIEGE,
    NATION,
    SIDES,
    SWISS,
    TABLES,
    UnitId,
)
from sixweeks.games.nineteen_forty.model.map import GRID
from sixweeks.games.nineteen_forty.model.queries import units_at
from sixweeks.games.nineteen_forty.model.state import (
    DEAD,
    DRIVEN_BACK,
    EVACUATED,
    FORMED,
    JUST_REPULSED,
    REMOVED,
    REPULSED,
    SOUND,
    WAITING,
    Game,
    Unit,
)
from sixweeks.games.nineteen_forty.model.view import seen_units
from sixweeks.games.nineteen_forty.page.layers import assaults
from sixweeks.kernel.memo import all_of_position
from sixweeks.kernel.presentation.scene import Mark, Piece, Pile, Tray
from sixweeks.kernel.presentation.sentence import Sentence, Side, Term, Text, message

MARKS = {
    "moved": Mark("✓", Sentence("mark-moved"), "6.a"),
    "attacks": Mark("×", Sentence("mark-attacks"), "7.am"),
    "landed": Mark("↓", Sentence("mark-landed"), "11.j"),
    "unsupplied": Mark("!", Sentence("mark-unsupplied"), "8.i", is_warning=True),
    "repulsed": Mark("AR", Sentence("mark-repulsed"), "7.z", is_warning=True),
    "driven_back": Mark("DR", Sentence("mark-driven_back"), "7.ab", is_warning=True),
}
DISRUPTIONS = {JUST_REPULSED: "repulsed", REPULSED: "repulsed", DRIVEN_BACK: "driven_back"}
LEFT = {DEAD: "dead", EVACUATED: "evacuated", REMOVED: "removed", FORMED: "formed"}
TRAYS = {
    "setting_up": "16.f",
    "dead": "19.b",
    "evacuated": "6.r",
    "removed": "15.c",
    "formed": "15.f",
}
ACROSS = 8  # counters side by side in a display
TINY, ABOVE = 0.6, 26  # of markers in a hex: their scale, and how far above its middle

# A counter as it is seen: its condition, whether it has moved, landed and is cut off.
Look: TypeAlias = tuple[UnitId, int, int, int, int]


def piles(game: Game, viewer: str | None) -> tuple[Pile, ...]:
    """What lies on the sheet; who has been named for an attack says so."""
    lying = standing_piles(game, viewer)
    attackers = {COUNTERS[unit].name for each in assaults(game) for unit in each.units}
    return tuple(marked(pile, attackers) for pile in lying) if attackers else lying


def marked(pile: Pile, attackers: Collection[str]) -> Pile:
    if not any(piece.id in attackers for piece in pile.pieces):
        return pile
    found = (
        replace(piece, marks=(*piece.marks, MARKS["attacks"])) if piece.id in attackers else piece
        for piece in pile.pieces
    )
    return replace(pile, pieces=tuple(found))


@all_of_position
def standing_piles(game: Game, viewer: str | None) -> Iterable[Pile]:
    """The stacks on the map, then what lies in the displays beside it."""
    for hex in sorted(game.stacks):
        yield pile_of(hex, looks_of(game, units_at(game, hex)))
    if not game.has_eben_emael:
        yield Pile(GRID.number(LIEGE), (RUIN,), at=SHEET.on_page(fort_place(LIEGE)))
    for side in SIDES:
        yield from (interdiction(side, hex) for hex in bits(game.interdicted.of(side)))
    if game.begun:
        yield Pile(f"turn-{game.turn}", (TURN,))
    for place, points in (("german_air", german_points(game)), ("allied_air", allied_points(game))):
        if points:
            yield Pile(place, points, across=ACROSS)
    for place, units in pools(game, viewer).items():
        yield Pile(place, tuple(counter(unit) for unit in units), across=ACROSS)


def pieces(game: Game, units: Iterable[UnitId]) -> tuple[Piece, ...]:
    """Units on the map, with what they have done in this phase, and how they stand."""
    return tuple(counter(*look) for look in looks_of(game, units))


def looks_of(game: Game, units: Iterable[UnitId]) -> tuple[Look, ...]:
    states, moved, landed, cut_off = game.units, game.phase.moved, game.landed, game.unsupplied
    return tuple(
        [(u, states[u].disrupted, moved >> u & 1, landed >> u & 1, cut_off >> u & 1) for u in units]
    )


@lru_cache(maxsize=50_000)
def pile_of(hex: Hex, looks: tuple[Look, ...]) -> Pile:
    # SPEED: every stack of every scene passes here, and most are as they were: the same objects.
    return Pile(GRID.number(hex), tuple(counter(*look) for look in looks))


@cache
def counter(
    unit: UnitId, disrupted: int = SOUND, moved: int = 0, landed: int = 0, unsupplied: int = 0
) -> Piece:
    printed = COUNTERS[unit]
    signs = {
        "moved": moved,
        "landed": landed,
        "unsupplied": unsupplied,
        DISRUPTIONS.get(disrupted, ""): disrupted,
    }
    return Piece(
        printed.name,
        face_of(unit, disrupted),
        label(unit),
        printed.side,
        marks=tuple(MARKS[sign] for sign, is_shown in signs.items() if is_shown),
    )


def label(unit: UnitId) -> Sentence:
    """1.b What is printed: name, factors and army."""
    printed = COUNTERS[unit]
    name, factors = Term("counter", printed.name), Text(f"{printed.combat}-{printed.movement}")
    if printed.is_regiment:
        return message("scene-regiment", name=name)
    if not printed.army:
        return message("scene-unit", name=name, factors=factors)
    army = Term("army", printed.army)
    return message("scene-unit_of_army", name=name, factors=factors, army=army)


# --- markers ----------------------------------------------------------------------------------


TURN = Piece("turn", "turn", Sentence("marker-turn"), "", scale=TINY)
RUIN = Piece("destroyed", "destroyed", Sentence("marker-destroyed"), "", scale=0.45)


@cache
def interdiction(side: str, hex: Hex) -> Pile:
    """9.h Above the units of the hex."""
    number, (x, y) = GRID.number(hex), SHEET.on_page(SHEET.centre(hex))
    label = message("marker-interdicted", side=Side(side))
    marker = Piece(f"{side} interdiction {number}", f"interdicted-{side}", label, "", scale=TINY)
    return Pile(number, (marker,), at=(x, y - ABOVE))


def german_points(game: Game) -> tuple[Piece, ...]:
    return tuple(air_point(GERMAN, "german", n) for n in range(game.air.german))


def allied_points(game: Game) -> tuple[Piece, ...]:
    """9.a One British point, if it has not been lost, and the French ones; the British go last."""
    french = TABLES.air["french"] + (game.options.french_air == "on")
    nations = ("french",) * french + ("british",) * TABLES.air["british"]
    return tuple(air_point(ALLIED, nations[n], n) for n in range(game.air.allied))


@cache
def air_point(side: str, nation: str, number: int) -> Piece:
    label = message("marker-air", side=Side(side))
    return Piece(f"{side} air {number + 1}", f"air-{nation}", label, side)


# --- off the map ------------------------------------------------------------------------------


@all_of_position
def trays(game: Game, viewer: str | None) -> Iterable[Tray]:
    """Who is to be set up, and who has left the map."""
    found: dict[str, list[UnitId]] = {}
    for unit, state in away(game, viewer):
        if state.place != WAITING or not pool_of(unit):
            found.setdefault(tray_of(state), []).append(unit)
    for name, rule in TRAYS.items():
        if name in found:
            lying = tuple(counter(unit) for unit in found[name])
            yield Tray(name, Sentence(f"tray-{name}"), lying, rule)


def away(game: Game, viewer: str | None) -> Iterator[tuple[UnitId, Unit]]:
    """15.c The other side's mountain corps is not told before it is deployed."""
    units = seen_units(game, viewer) if viewer else game.units
    return ((UnitId(n), state) for n, state in enumerate(units) if state.place < 0)


def tray_of(state: Unit) -> str:
    return LEFT.get(state.place, "setting_up")


def pools(game: Game, viewer: str | None) -> dict[str, list[UnitId]]:
    """The displays, and who waits in them."""
    found: dict[str, list[UnitId]] = {}
    for unit, state in away(game, viewer):
        if state.place == WAITING and pool_of(unit):
            found.setdefault(pool_of(unit), []).append(unit)
    return found


@cache
def pool_of(unit: UnitId) -> str:
    """1.d By the tag on the counter; those without one are set up at the start."""
    printed = COUNTERS[unit]
    if unit in AIRBORNE:
        return "airborne"
    if NATION[unit] == SWISS and printed.tag:
        return "swiss_reserves"
    pools = {
        "": "",
        "res": f"{printed.side}_reserves",
        "sr": "special_reserves",
        "reinf": "reinforcements",
        "opt": f"{printed.side}_optional",
    }
    return pools[printed.tag]
