"""Queries that many rules share: where units are, their formations and their states."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from sixweeks.board.hexes import Hex, HexGrid, one
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import (
    FRENCH,
    GERMAN,
    SCENARIOS,
    SIDES,
    TABLES,
    Counter,
    Formation,
    FormationId,
    UnitId,
    opponent,
)
from sixweeks.games.blitzkrieg.model.state import NOBODY, UNPLACED, FormationState, Game
from sixweeks.kernel.presentation.sentence import Path, Piece, Pieces, Place, Side, Terms


def field_of(game: Game) -> Battlefield:
    return game.scenario.battlefield


def grid_of(game: Game) -> HexGrid:
    return game.scenario.battlefield.grid


def counter_of(game: Game, unit: UnitId) -> Counter:
    return game.scenario.counters[unit]


def name_of(game: Game, unit: UnitId) -> str:
    return game.scenario.counters[unit].name


def number_of(game: Game, hex: int) -> str:
    return game.scenario.battlefield.grid.number(Hex(hex))


def piece(game: Game, unit: UnitId) -> Piece:
    """A unit as a sentence names it."""
    return Piece(game.scenario.counters[unit].name)


def pieces(game: Game, units: Iterable[UnitId]) -> Pieces:
    return Pieces(tuple([name_of(game, unit) for unit in units]))


def place(game: Game, hex: int) -> Place:
    return Place(number_of(game, hex))


def way(game: Game, *hexes: int) -> Path:
    return Path(tuple([number_of(game, hex) for hex in hexes]))


def marker_terms(names: Iterable[str]) -> Terms:
    """Markers of the cup: those of formations, artillery, Stukas, Replay and Generals."""
    return Terms("marker", tuple(names))


def side_of(game: Game, unit: UnitId) -> str:
    return game.scenario.counters[unit].side


def hex_of(game: Game, unit: UnitId) -> Hex:
    place = game.units[unit].place
    assert place >= 0, f"{name_of(game, unit)} is not on the map"
    return Hex(place)


def is_on_map(game: Game, unit: UnitId) -> bool:
    return game.units[unit].place >= 0


def counters_at(game: Game, hex: Hex) -> tuple[UnitId, ...]:
    """Every counter in a hex, passengers, headquarters and observers too, the top one last."""
    return game.stacks.get(hex, ())


def stacked(game: Game, stack: tuple[UnitId, ...], unit: UnitId) -> tuple[UnitId, ...]:
    """A stack with one counter more: units on top, headquarters and observers underneath.

    8.1c So its top shows whether there is a unit to be assaulted."""
    counters = game.scenario.counters
    if counters[unit].stacks:
        return (*stack, unit)
    staffs = sum(not counters[each].stacks for each in stack)
    return (*stack[:staffs], unit, *stack[staffs:])


def units_at(game: Game, hex: Hex) -> list[UnitId]:
    """The units that fight in a hex; C-60 a passenger is one with its transport."""
    counters, units = game.scenario.counters, game.units
    return [u for u in game.stacks.get(hex, ()) if counters[u].stacks and units[u].aboard < 0]


def targets_at(game: Game, hex: Hex) -> list[UnitId]:
    """7.3b All that a fire on a hex can hit: units, headquarters and observers."""
    return [u for u in game.stacks.get(hex, ()) if game.units[u].aboard < 0]


def top_of(game: Game, hex: Hex) -> tuple[UnitId, bool]:
    """8.1c What the enemy sees of a stack: its top counter, and whether others lie under it.

    C-60 A company in a transport is one with it."""
    in_the_open = [unit for unit in game.stacks[hex] if not game.units[unit].hidden]
    return carrier_of(game, in_the_open[-1]), len(in_the_open) > 1


def is_seen(game: Game, unit: UnitId) -> bool:
    """8.1c, 7.4a Whether the enemy sees a counter on the map: in the open, and on top."""
    is_hidden = game.units[unit].hidden
    return not is_hidden and top_of(game, hex_of(game, unit))[0] == carrier_of(game, unit)


def standing(game: Game, side: str) -> int:
    """The hexes in which a side has units in the open; headquarters and observers are none."""
    return masks(game).of[side].standing


def lying_low(game: Game, side: str) -> int:
    """7.4a The hexes in which a side has hidden units, that the enemy knows nothing of."""
    return masks(game).of[side].hidden


def counters_of(game: Game, side: str) -> int:
    """The hexes in which a side has any counter."""
    return masks(game).of[side].counters


def known_counters(game: Game, side: str) -> int:
    """C-52 The hexes in which a counter of a side lies in the open."""
    return masks(game).of[side].known


class Presence(Struct, frozen=True, gc=False):
    """The hexes in which a side has units in the open, hidden units, any counter, known ones."""

    standing: int = 0
    hidden: int = 0
    counters: int = 0
    known: int = 0


class Masks(Struct, frozen=True, gc=False):
    """Where each side is, and 7.3a the hexes that are full."""

    of: dict[str, Presence]
    full: int = 0


AT_REST = FormationState()
NO_MASKS = Masks({side: Presence() for side in SIDES})


def masks(game: Game) -> Masks:
    """Where units are, computed once for every state of the board."""
    try:
        found: Masks = game.memo["masks"]
    except KeyError:
        found = game.memo["masks"] = masks_anew(game)
    return found


def masks_anew(game: Game) -> Masks:
    first, second = SIDES
    return masks_with(game, masks_with(game, NO_MASKS, first, game.stacks), second, game.stacks)


def masks_with(game: Game, before: Masks, side: str, places: Iterable[int]) -> Masks:
    """The masks after a change that concerns only one side, and only these places."""
    was, full, limit = before.of[side], before.full, TABLES.limits["stacking"]
    standing, hidden, anybody, known = was.standing, was.hidden, was.counters, was.known
    counters, units = game.scenario.counters, game.units
    for place in places:
        if place < 0:
            continue
        here, stack = 1 << place, game.stacks.get(Hex(place), ())
        standing, hidden, anybody = standing & ~here, hidden & ~here, anybody & ~here
        known, full = known & ~here, full & ~here
        for unit in stack:
            counter = counters[unit]
            if counter.side == side:
                anybody |= here
                if not units[unit].hidden:
                    known |= here
                    standing |= here if counter.stacks else 0
                elif counter.stacks:
                    hidden |= here
        if len(stack) >= limit and len(units_at(game, Hex(place))) >= limit:
            full |= here
    return Masks({**before.of, side: Presence(standing, hidden, anybody, known)}, full)


def full_hexes(game: Game, mover: UnitId = NOBODY) -> int:
    """7.3a Hexes with three units of a side already, the mover not counted."""
    mask = masks(game).full
    if mask and mover != NOBODY and is_on_map(game, mover):
        mask &= ~one(hex_of(game, mover))
    return mask


def german_ground(game: Game, viewer: str | None = None) -> int:
    """13a The hexes that Germans hold: by a unit there, or by having been the last to pass.

    7.4a A side knows of its own hidden guns, not of others."""
    ground = game.german_ground ^ steps_unseen(game, viewer)
    there = {side: standing(game, side) for side in SIDES}
    for side in SIDES:
        there[side] |= lying_low(game, side) if viewer in (None, side) else 0
    return (ground | there[GERMAN]) & ~there[opponent(GERMAN)]


def holder(game: Game, hex: Hex, viewer: str | None) -> Side:
    """13a Who holds a hex, as far as a viewer knows."""
    return Side(GERMAN if german_ground(game, viewer) >> hex & 1 else FRENCH)


def steps_unseen(game: Game, viewer: str | None = None) -> int:
    """7.4a Where hidden guns were the last to pass, those of the viewer if there is one."""
    if viewer is None:
        return game.passed_unseen
    return game.passed_unseen & (~game.german_ground if viewer == GERMAN else game.german_ground)


def is_adjacent_to_enemy(game: Game, unit: UnitId) -> bool:
    """4.2a Is an enemy unit in the open next to this one?"""
    # READING: see interpretations, C-70
    enemy = masks(game).of[opponent(game.scenario.counters[unit].side)]
    return bool(grid_of(game).around[game.units[unit].place] & enemy.standing)


# --- formations -------------------------------------------------------------------------------


def formation_id(game: Game, unit: UnitId) -> FormationId:
    """3.1b, 11c The formation a unit acts with: an attached one with its host."""
    return game.attached.get(unit) or game.scenario.counters[unit].formation


def formation_of(game: Game, unit: UnitId) -> Formation | None:
    """Observers belong to none."""
    return game.scenario.formations.get(formation_id(game, unit))


def state_of(game: Game, formation: FormationId) -> FormationState:
    return game.formations.get(formation, AT_REST)


def is_fatigued(game: Game, unit: UnitId) -> bool:
    return state_of(game, formation_id(game, unit)).fatigued


def is_demoralized(game: Game, unit: UnitId) -> bool:
    return state_of(game, formation_id(game, unit)).demoralized


def members(game: Game, formation: FormationId) -> tuple[UnitId, ...]:
    """11c Its own units and those attached to it; its transports and HQ apart."""
    if not game.attached:
        return game.scenario.formations[formation].units
    hosts = game.attached
    return all_members(game.scenario_id, tuple(hosts), tuple(hosts.values()))[formation]


@lru_cache(maxsize=256)
def all_members(
    scenario: str, attached: tuple[UnitId, ...], to: tuple[FormationId, ...]
) -> dict[FormationId, tuple[UnitId, ...]]:
    # SPEED: read hundreds of times, and seldom changed.
    hosts = dict(sorted(zip(attached, to, strict=True)))
    return {
        formation.id: (
            *(unit for unit in formation.units if hosts.get(unit, formation.id) == formation.id),
            *(unit for unit, host in hosts.items() if host == formation.id),
        )
        for formation in SCENARIOS[scenario].formations.values()
    }


def everyone_in(game: Game, formation: FormationId) -> tuple[UnitId, ...]:
    """5.2a All that act when a formation is activated: HQ, units, transports."""
    printed = game.scenario.formations[formation]
    hq = () if printed.hq is None else (printed.hq,)
    return (*hq, *members(game, formation), *printed.transports)


def is_attached_away(game: Game, formation: FormationId) -> bool:
    """14.2j, C-17 Independents attached to other formations have no marker of their own."""
    return not game.attached.keys().isdisjoint(game.scenario.formations[formation].units)


def hq_of(game: Game, formation: FormationId) -> UnitId | None:
    """The headquarters, if it is on the map."""
    printed = game.scenario.formations.get(formation)
    hq = printed.hq if printed else None
    return hq if hq is not None and is_on_map(game, hq) else None


def is_in_play(game: Game, formation: FormationId) -> bool:
    """C-07, C-56 Has it any unit on the map, or still to arrive by this turn?"""
    for unit in members(game, formation):
        if game.units[unit].place >= 0 or may_arrive(game, unit):
            return True
    return False


def may_arrive(game: Game, unit: UnitId) -> bool:
    """C-56 From its turn on, with its formation."""
    is_off = game.units[unit].place == UNPLACED
    return is_off and game.scenario.counters[unit].arrives <= game.turn


def is_still_to_come(game: Game, unit: UnitId) -> bool:
    """14.2f, 14.2g A reinforcement of a later turn."""
    return game.units[unit].place == UNPLACED and counter_of(game, unit).arrives > game.turn


# --- strengths --------------------------------------------------------------------------------


def attack_of(game: Game, unit: UnitId) -> int:
    return game.scenario.counters[unit].strength(game.units[unit].steps)[0]


def defense_of(game: Game, unit: UnitId) -> int:
    return game.scenario.counters[unit].strength(game.units[unit].steps)[1]


def passenger_of(game: Game, transport: UnitId) -> UnitId:
    """14.1j The company in an armored transport, if any."""
    counter = game.scenario.counters[transport]
    if counter.kind != "transport":
        return NOBODY
    companies = game.scenario.formations[counter.formation].units
    return next((u for u in companies if game.units[u].aboard == transport), NOBODY)


def carrier_of(game: Game, unit: UnitId) -> UnitId:
    """C-60 The transport that a unit rides in, with which it is one, or the unit itself."""
    aboard = game.units[unit].aboard
    return unit if aboard == NOBODY else aboard


def is_out_of_command(game: Game, unit: UnitId) -> bool:
    """6.1b By its own marker; C-60 a transport also by that of the company in it."""
    if game.units[unit].out_of_command:
        return True
    company = passenger_of(game, unit)
    return company != NOBODY and game.units[company].out_of_command


def losses(game: Game, formation: FormationId) -> tuple[int, int]:
    """11a Steps lost and steps in all; 14.1l of units left out of the battle, and C-15 of those of
    a later turn, none is counted."""
    absent, counters, units = left_out(game), game.scenario.counters, game.units
    total = left = 0
    for unit in members(game, formation):
        if unit not in absent and not is_still_to_come(game, unit):
            total += counters[unit].steps
            left += units[unit].steps
    return total - left, total


def left_out(game: Game) -> frozenset[UnitId]:
    """14.1l Units that do not take part in the reduced French force."""
    is_reduced = game.options.french_force == "reduced"
    return game.scenario.reduced_leaves_out if is_reduced else frozenset()
