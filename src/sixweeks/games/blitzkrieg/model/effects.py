"""The only code that writes to the game; each effect says what happened in an event."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, one
from sixweeks.games.blitzkrieg.model.components import GERMAN, UnitId
from sixweeks.games.blitzkrieg.model.queries import (
    grid_of,
    hex_of,
    is_seen,
    masks_with,
    number_of,
    passenger_of,
    piece,
    place,
    side_of,
    stacked,
    units_at,
    way,
)
from sixweeks.games.blitzkrieg.model.state import DEAD, EXITED, GONE, NOBODY, Game
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Arg, Args, Die, Hidden, Places, Term
from sixweeks.kernel.state import tell, tell_owner

MISS = "miss"
LOCATING = ("place", "hidden", "aboard")  # what the masks depend on


def tell_result(
    game: Game, kind: str, rule: str, chances: Mapping[str, Fraction], args: Args
) -> None:
    """10.1a A roll on the table of results, with the chance of each that might have come."""
    likely = {result or MISS: chance for result, chance in chances.items() if chance}
    game.emit(kind, rule, args, chances=likely)


def tell_check(game: Game, kind: str, rule: str, roll: int, need: int, **args: Arg) -> None:
    """Two dice, up to the number that is needed."""
    tell(game, kind, rule, **args, roll=Die(roll), need=need)


def tell_of(game: Game, kind: str, rule: str, unit: UnitId) -> None:
    """8.1c, 7.4a The enemy learns nothing about units he does not see."""
    others: Args | None = None if is_seen(game, unit) else {}
    game.emit(kind, rule, {"unit": piece(game, unit)}, (side_of(game, unit),), others)


# --- units ------------------------------------------------------------------------------------


def change(game: Game, unit: UnitId, **changes: object) -> None:
    units, before = list(game.units), game.units[unit]
    units[unit] = after = replace(before, **changes)
    game.units = tuple(units)
    # SPEED: most of the board is unchanged, so positions need not be recomputed.
    known = game.memo.get("masks")
    forget(game)
    if known is not None:
        if not changes.keys().isdisjoint(LOCATING):
            side = game.scenario.counters[unit].side
            known = masks_with(game, known, side, (before.place, after.place))
        game.memo["masks"] = known


def restack(game: Game, unit: UnitId, start: int, end: int) -> None:
    """Take a counter out of its hex and put it into another, as far as these are on the map."""
    stacks = game.stacks.copy()
    if start >= 0:
        rest = stacks.pop(Hex(start))
        if len(rest) > 1:
            stacks[Hex(start)] = tuple([each for each in rest if each != unit])
    if end >= 0:
        stacks[Hex(end)] = stacked(game, stacks.get(Hex(end), ()), unit)
    game.stacks = stacks


def abandon_works(game: Game, hex: Hex) -> None:
    """12.2a A prepared position goes with its last occupant."""
    if not units_at(game, hex):
        game.works &= ~one(hex)
        tell(game, "works_abandoned", "12.2a", hex=place(game, hex))


def relocate(game: Game, unit: UnitId, place: int, **changes: object) -> None:
    """Move a counter anywhere, and the company in it with it (C-60); off the map without a marker
    of command (3.3a)."""
    passenger, start = passenger_of(game, unit), game.units[unit].place
    if place < 0:
        changes["out_of_command"] = False
    restack(game, unit, start, place)
    if start >= 0 and game.works >> start & 1:
        abandon_works(game, Hex(start))
    change(game, unit, place=place, **changes)
    if passenger != NOBODY:
        relocate(game, passenger, place)


def take_ground(game: Game, unit: UnitId, hex: Hex) -> None:
    """13a The last to pass through a hex holds it, 7.4a a hidden gun without its being known."""
    counter, here = game.scenario.counters[unit], 1 << hex
    if not counter.stacks:
        return
    is_german = counter.side == GERMAN
    game.passed_unseen &= ~here
    if game.units[unit].hidden:
        game.passed_unseen |= here if bool(game.german_ground & here) != is_german else 0
    elif is_german:
        game.german_ground |= here
    else:
        game.german_ground &= ~here


def tell_ground(game: Game) -> None:
    """13a At the end the enemy learns where hidden guns were the last to pass."""
    if game.passed_unseen:
        hexes = Places(tuple(grid_of(game).numbers(game.passed_unseen)))
        game.german_ground, game.passed_unseen = game.german_ground ^ game.passed_unseen, 0
        tell(game, "ground_told", "13a", hexes=hexes)


def reveal(game: Game, unit: UnitId, rule: str) -> None:
    """1.4c, 7.4a A hidden counter comes onto the map."""
    if game.units[unit].hidden:
        change(game, unit, hidden=False)
        take_ground(game, unit, hex_of(game, unit))
        hex = place(game, hex_of(game, unit))
        tell(game, "revealed", rule, unit=piece(game, unit), hex=hex)


def find_nothing(game: Game, unit: UnitId) -> None:
    """C-63 A firer has been named, and there is nothing that it can fire at."""
    tell(game, "found_nothing", "8.1c", unit=piece(game, unit))


def observe_nothing(game: Game, hex: Hex) -> None:
    """C-63 Nothing in the hex is near enough to be observed."""
    tell(game, "observed_nothing", "8.2a", hex=place(game, hex))


def look_into(game: Game, hexes: Iterable[Hex], rule: str) -> None:
    """8.1c Stacks have been looked into: undo does not go back behind that."""
    tell(game, "looked", rule, hexes=Places(tuple([number_of(game, hex) for hex in hexes])))


# --- attachments ------------------------------------------------------------------------------


def show_attachment(game: Game, unit: UnitId) -> None:
    if unit in game.attached and unit not in game.shown:
        game.shown |= {unit}
        host = Term("formation", game.attached[unit])
        tell(game, "attachment_shown", "14.2j", unit=piece(game, unit), host=host)


# --- movement ---------------------------------------------------------------------------------


def enter(game: Game, unit: UnitId, hex: Hex, column: bool, rule: str = "7.1a") -> None:
    """7.1a A unit enters a hex and holds it (13a); 1.4a nobody is told where one in hiding goes."""
    origin = game.units[unit].place
    secret = game.units[unit].hidden
    relocate(game, unit, hex, column=column)
    take_ground(game, unit, hex)
    if game.journal is None:
        return
    args: Args = {"unit": piece(game, unit)}
    if origin >= 0:
        kind, args["path"] = "marched" if column else "moved", way(game, origin, hex)
    else:
        kind, args["hex"] = "marched_in" if column else "entered", place(game, hex)
    game.emit(kind, rule, args, (side_of(game, unit),), {} if secret else None)


def set_column(game: Game, unit: UnitId, column: bool) -> None:
    if game.units[unit].column != column:
        change(game, unit, column=column)
        tell(game, "deployed_from_column", "7.2a", unit=piece(game, unit))


def retreat(game: Game, unit: UnitId, hex: Hex, rule: str) -> None:
    """6.2h, 9.1 A unit gives way into a neighbouring hex, out of column."""
    path = way(game, hex_of(game, unit), hex)
    relocate(game, unit, hex, column=False)
    take_ground(game, unit, hex)
    secret: Args = {"path": Hidden("place")} if game.units[unit].hidden else {}
    owner = side_of(game, unit)
    tell_owner(game, "retreated", rule, owner, secret, unit=piece(game, unit), path=path)


def exit_map(game: Game, unit: UnitId, edge: str) -> None:
    relocate(game, unit, EXITED, column=False)
    rule = "14.1g" if edge == "west" else "14.2h"
    tell(game, "exited", rule, unit=piece(game, unit), edge=Term("edge", edge))


def flee(game: Game, unit: UnitId, edge: str) -> None:
    """11e A demoralized unit leaves the map for good."""
    relocate(game, unit, GONE, column=False, hidden=False)
    tell(game, "fled", "11e", unit=piece(game, unit), edge=Term("edge", edge))


def displace_hq(game: Game, hq: UnitId, to: int) -> None:
    """C-31 An HQ overrun goes to the nearest own unit, neutralized; off the map if none is left."""
    origin = hex_of(game, hq)
    relocate(game, hq, to, neutralized=True, column=False)
    if to >= 0:
        tell(game, "hq_displaced", "1.3b", unit=piece(game, hq), path=way(game, origin, to))
    else:
        tell(game, "hq_driven_off", "1.3b", unit=piece(game, hq))


def load(game: Game, company: UnitId, transport: UnitId) -> None:
    change(game, company, aboard=transport, column=False)
    unit, carrier = piece(game, company), piece(game, transport)
    tell(game, "loaded", "14.1j", unit=unit, transport=carrier)


def unload(game: Game, company: UnitId) -> None:
    """14.1k A truck goes for good, an armored transport stays."""
    rule = "14.1k" if game.units[company].truck else "14.1j"
    change(game, company, aboard=NOBODY, truck=False, column=False)
    tell(game, "unloaded", rule, unit=piece(game, company))


# --- losses -----------------------------------------------------------------------------------


def neutralize(game: Game, unit: UnitId, rule: str = "10.3a") -> None:
    change(game, unit, neutralized=True)
    tell(game, "neutralized", rule, unit=piece(game, unit))


def rally(game: Game, unit: UnitId, rule: str) -> None:
    change(game, unit, neutralized=False)
    tell(game, "rallied", rule, unit=piece(game, unit))


def no_effect(game: Game, unit: UnitId, rule: str) -> None:
    tell(game, "no_effect", rule, unit=piece(game, unit))


def lose_step(game: Game, unit: UnitId, rule: str = "1.2a") -> None:
    """1.2a The first loss flips, the last eliminates; 14.1k it costs a company its truck."""
    before = game.units[unit]
    if before.steps == 1:
        eliminate(game, unit, rule)
        return
    change(game, unit, steps=before.steps - 1, truck=False)
    tell(game, "step_lost", rule, unit=piece(game, unit))
    if before.truck:
        tell(game, "truck_lost", "14.1k", unit=piece(game, unit))


def eliminate(game: Game, unit: UnitId, rule: str) -> None:
    """C-32 The company in a transport is set down unharmed."""
    passenger = passenger_of(game, unit)
    if passenger != NOBODY:
        unload(game, passenger)
    hidden = game.units[unit].hidden
    relocate(game, unit, DEAD, steps=0, neutralized=False, column=False, hidden=False, truck=False)
    tell(game, "eliminated", "1.4c" if hidden else rule, unit=piece(game, unit))


def overrun(game: Game, unit: UnitId) -> None:
    """1.4d An observer alone in a hex that an enemy enters is destroyed."""
    eliminate(game, unit, "1.4d")


def place_impact(game: Game, impact: str, hex: Hex) -> None:
    tell(game, "impact_placed", "8.2b", impact=Term("impact", impact), hex=place(game, hex))


def tell_transmission(game: Game, observer: UnitId, hex: Hex, roll: int, need: int) -> None:
    """1.4a The enemy learns who observes only if the observer is visible."""
    kind = "transmitted" if roll <= need else "transmission_failed"
    unseen: Args = {"unit": Hidden("observer"), "need": Hidden("number")}
    secret = unseen if game.units[observer].hidden else {}
    unit, at, owner = piece(game, observer), place(game, hex), side_of(game, observer)
    tell_owner(game, kind, "8.2c", owner, secret, unit=unit, hex=at, roll=Die(roll), need=need)
