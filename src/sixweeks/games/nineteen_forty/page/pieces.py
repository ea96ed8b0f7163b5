"""Counters: on the map with their marks, and off it in their pools."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, partial
from typing import NamedTuple, TypeAlias

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
from sixweeks.kernel.field_memo import of_fields
from sixweeks.kernel.memo import of_position
from sixweeks.kernel.presentation.piles import Sight, piles_shown
from sixweeks.kernel.presentation.scene import Mark, Piece, Pile, Tray
from sixweeks.kernel.presentation.sentence import Sentence, Side, Term, Text, message
from sixweeks.kernel.value_memo import of_values
from sixweeks.masks import mask_of

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

# A counter as it is seen: its condition, whether it has moved, landed, is cut off, and attacks.
Look: TypeAlias = tuple[UnitId, int, int, int, int, int]


def piles(game: Game, viewer: str | None) -> tuple[Pile, ...]:
    """The stacks on the map, then what lies in the displays beside it."""
    return (*stacks(game), *markers(game), *pool_piles(game, viewer))


class Signs(NamedTuple):
    """Which units have done or suffered what, as bits; attackers from when they are named."""

    moved: int
    landed: int
    unsupplied: int
    attacking: int = 0

    def look(self, game: Game, unit: UnitId) -> Look:
        moved, landed, unsupplied, attacking = [units >> unit & 1 for units in self]
        return unit, game.units[unit].disrupted, moved, landed, unsupplied, attacking


def signs_of(game: Game) -> Signs:
    return Signs(game.phase.moved, game.landed, game.unsupplied)


def stacks(game: Game) -> tuple[Pile, ...]:
    attacking = mask_of(unit for each in assaults(game) for unit in each.units)
    signs = signs_of(game)._replace(attacking=attacking)
    sight = Sight(game.units, game.stacks, signs)
    return piles_shown(game, None, sight, partial(stack_at, game, signs))


def stack_at(game: Game, signs: Signs, hex: Hex) -> tuple[Pile, ...]:
    looks = tuple(signs.look(game, unit) for unit in units_at(game, hex))
    return (pile_of(hex, looks),) if looks else ()


@of_fields("begun", "turn", "has_eben_emael", "interdicted", "air", "options")
def markers(game: Game) -> tuple[Pile, ...]:
    return tuple(found_markers(game))


def found_markers(game: Game) -> Iterator[Pile]:
    if not game.has_eben_emael:
        yield Pile(GRID.number(LIEGE), (RUIN,), at=SHEET.on_page(fort_place(LIEGE)))
    for side in SIDES:
        yield from (interdiction(side, hex) for hex in bits(game.interdicted.of(side)))
    if game.begun:
        yield Pile(f"turn-{game.turn}", (TURN,))
    for place, points in (("german_air", german_points(game)), ("allied_air", allied_points(game))):
        if points:
            yield Pile(place, points, across=ACROSS)


def pieces(game: Game, units: Iterable[UnitId]) -> tuple[Piece, ...]:
    """Units on the map, with what they have done in this phase, and how they stand."""
    signs = signs_of(game)
    return tuple(counter(*signs.look(game, unit)) for unit in units)


@lru_cache(maxsize=50_000)
def pile_of(hex: Hex, looks: tuple[Look, ...]) -> Pile:
    return Pile(GRID.number(hex), tuple(counter(*look) for look in looks))


@cache
def counter(
    unit: UnitId,
    disrupted: int = SOUND,
    moved: int = 0,
    landed: int = 0,
    unsupplied: int = 0,
    attacking: int = 0,
) -> Piece:
    printed = COUNTERS[unit]
    signs = {
        "moved": moved,
        "landed": landed,
        "unsupplied": unsupplied,
        DISRUPTIONS.get(disrupted, ""): disrupted,
        "attacks": attacking,
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


@of_position
def off_map_states(game: Game) -> tuple[Unit | None, ...]:
    return tuple([state if state.place < 0 else None for state in game.units])


def away_values(game: Game, viewer: str | None) -> tuple[object, ...]:
    return off_map_states(game), game.begun


@of_values(away_values)
def trays(game: Game, viewer: str | None) -> tuple[Tray, ...]:
    """Who is to be set up, and who has left the map."""
    found: dict[str, list[UnitId]] = {}
    for unit, state in away(game, viewer):
        if state.place != WAITING or not pool_of(unit):
            found.setdefault(tray_of(state), []).append(unit)
    return tuple(
        Tray(name, Sentence(f"tray-{name}"), tuple(map(counter, found[name])), rule)
        for name, rule in TRAYS.items()
        if name in found
    )


def away(game: Game, viewer: str | None) -> Iterator[tuple[UnitId, Unit]]:
    """15.c The other side's mountain corps is not told before it is deployed."""
    units = seen_units(game, viewer) if viewer else game.units
    return ((UnitId(n), state) for n, state in enumerate(units) if state.place < 0)


def tray_of(state: Unit) -> str:
    return LEFT.get(state.place, "setting_up")


@of_values(away_values)
def pool_piles(game: Game, viewer: str | None) -> tuple[Pile, ...]:
    """The displays, and who waits in them."""
    found: dict[str, list[UnitId]] = {}
    for unit, state in away(game, viewer):
        if state.place == WAITING and pool_of(unit):
            found.setdefault(pool_of(unit), []).append(unit)
    return tuple(
        Pile(place, tuple(map(counter, units)), across=ACROSS) for place, units in found.items()
    )


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
