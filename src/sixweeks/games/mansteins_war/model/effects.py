"""The only code that writes to the game; each effect says what happened in an event."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, one
from sixweeks.games.mansteins_war.model import morale_effects
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    COUNTERS,
    GERMAN,
    HOME,
    MARKERS_OF_COUNTRY,
    NATION,
    NATIONS,
    SPECIAL_FORCES,
    UnitId,
    opponent,
)
from sixweeks.games.mansteins_war.model.queries import (
    hex_of,
    intact_forts,
    piece,
    pieces,
    side_of,
    way,
)
from sixweeks.games.mansteins_war.model.queries import place as on_map
from sixweeks.games.mansteins_war.model.state import (
    AWAITED,
    DEAD,
    EVACUATED,
    LOST,
    OUT,
    REMOVED,
    WAITING,
    AirUnit,
    Game,
    Unit,
)
from sixweeks.games.mansteins_war.rules.r03_control import newly_fallen, sudden_victor
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Args, Die, Side, Term, Text
from sixweeks.kernel.state import Ending, tell
from sixweeks.masks import mask_of

# --- units ------------------------------------------------------------------------------------


def put(game: Game, units: Sequence[UnitId], to: int) -> None:
    """Give some units a place, and keep all that follows from it."""
    if not units:
        return
    touched = {game.units[unit].place for unit in units} | {to}
    records = list(game.units)
    for unit in units:
        records[unit] = Unit(to, records[unit].steps)
    game.units = tuple(records)
    restack(game, units, touched, to)
    forget(game)


def restack(game: Game, units: Sequence[UnitId], touched: set[int], to: int) -> None:
    stacks = game.stacks.copy()
    for hex in touched:
        rest = [unit for unit in stacks.pop(Hex(hex), ()) if unit not in units]
        if hex == to and to >= 0:
            rest += units
        if rest and hex >= 0:
            stacks[Hex(hex)] = tuple(rest)
    game.stacks = stacks
    survey(game, touched)


def survey(game: Game, hexes: Iterable[int]) -> None:
    """Recompute which nations are in some hexes."""
    presence = list(game.presence)
    for hex in hexes:
        if hex < 0:
            continue
        here = {NATION[unit] for unit in game.stacks.get(Hex(hex), ())}
        for nation in range(len(NATIONS)):
            with_bit = presence[nation] | 1 << hex
            presence[nation] = with_bit if nation in here else with_bit ^ 1 << hex
    game.presence = tuple(presence)


def set_steps(game: Game, unit: UnitId, steps: int) -> None:
    records = list(game.units)
    records[unit] = replace(records[unit], steps=steps)
    game.units = tuple(records)


def set_up(game: Game, units: Sequence[UnitId], hex: Hex, rule: str) -> None:
    """21.0 Units are placed at full strength."""
    put(game, units, hex)
    for unit in units:
        tell(game, "placed", rule, unit=piece(unit), hex=on_map(hex))


def set_up_ready(game: Game, side: str, deployment: str, places: Mapping[UnitId, Hex]) -> None:
    """21.0 A side sets up by a ready deployment."""
    for unit, hex in places.items():
        put(game, [unit], hex)
    plan = Term("deployment", deployment)
    tell(game, "set_up_ready", "21.0", side=Side(side), plan=plan, count=len(places))


def take_back(game: Game, units: Sequence[UnitId]) -> None:
    """21.0 A deployment by hand that left no place for some unit begins again."""
    put(game, [unit for unit in units if game.units[unit].place >= 0], WAITING)
    tell(game, "taken_back", "21.0")


def deploy(game: Game, unit: UnitId, hex: Hex, rule: str) -> None:
    """13.2.a A reinforcement arrives."""
    put(game, [unit], hex)
    tell(game, "deployed", rule, unit=piece(unit), hex=on_map(hex))
    settle(game)


def lose_step(game: Game, unit: UnitId, rule: str) -> None:
    """2.2.7.b, 2.2.7.c A unit loses a step, 2.2.7.a with the last one it is eliminated."""
    if game.units[unit].steps == 1:
        eliminate(game, [unit], rule)
        return
    set_steps(game, unit, game.units[unit].steps - 1)
    forget(game)
    tell(game, "lost_step", rule, unit=piece(unit), steps=game.units[unit].steps)


def eliminate(game: Game, units: Sequence[UnitId], rule: str) -> None:
    for unit in units:
        hex = on_map(hex_of(game, unit))
        put(game, [unit], DEAD)
        tell(game, "eliminated", rule, unit=piece(unit), hex=hex)
    settle(game)


def restore_step(game: Game, unit: UnitId, rule: str) -> None:
    """14.3.a A step comes back; A-46 if need be on the stronger counter."""
    set_steps(game, unit, game.units[unit].steps + 1)
    forget(game)
    tell(game, "refitted", rule, unit=piece(unit), steps=game.units[unit].steps)


# --- movement ---------------------------------------------------------------------------------


def enter(game: Game, units: Sequence[UnitId], hex: Hex) -> None:
    """3.3.b, A-90 Units enter a hex: it changes hands, 3.3.c but not to logistic units, and 17.1 an
    enemy fortress there is destroyed."""
    put(game, units, hex)
    if not all(COUNTERS[unit].is_logistic for unit in units):
        take_control(game, side_of(units[0]), hex)
    destroy_fort_at(game, opponent(side_of(units[0])), hex, "17.1")
    morale_effects.note_occupation(game, side_of(units[0]), hex)
    settle(game)


def take_control(game: Game, side: str, hex: Hex) -> None:
    game.control = game.control | one(hex) if side == GERMAN else game.control & ~one(hex)
    forget(game)


def destroy_fort_at(game: Game, owner: str, hex: Hex, rule: str) -> None:
    """17.1, 19.1 A fortress is gone for good."""
    if not intact_forts(game, owner) >> hex & 1:
        return
    game.destroyed |= one(hex)
    forget(game)
    tell(game, "fort_destroyed", rule, hex=on_map(hex))


def march(game: Game, units: Sequence[UnitId], path: Sequence[Hex], rule: str = "8.0.a") -> None:
    """8.0.a Units go hex by hex; 3.7 who capitulates on the way stays behind."""
    if units and game.journal is not None:
        tell(game, "moved", rule, units=pieces(units), path=way(path))
    for hex in path[1:]:
        units = [unit for unit in units if game.units[unit].place >= 0]
        if units:
            enter(game, units, hex)


def finish_moving(game: Game, units: Sequence[UnitId]) -> None:
    game.impulse = replace(game.impulse, moved=game.impulse.moved | mask_of(units))


def travel(game: Game, unit: UnitId, path: Sequence[Hex], thirds: int) -> None:
    """9.0.b A unit goes by rail through its own hexes, and uses up capacity."""
    tell(game, "railed", "9.0.b", unit=piece(unit), path=way((path[0], path[-1])))
    game.impulse = replace(game.impulse, rail=game.impulse.rail + thirds)
    enter(game, [unit], path[-1])


def retreat(game: Game, unit: UnitId, hex: Hex, rule: str = "11.0") -> None:
    """8.3, 11.0 A unit retreats one hex, at no cost."""
    tell(game, "retreated", rule, unit=piece(unit), path=way((hex_of(game, unit), hex)))
    enter(game, [unit], hex)


def pursue(game: Game, unit: UnitId, hex: Hex) -> None:
    """8.3, 12.2.a A victorious attacker goes one hex on, at no cost."""
    tell(game, "pursued", "12.2.a", unit=piece(unit), path=way((hex_of(game, unit), hex)))
    enter(game, [unit], hex)


def evacuate(game: Game, units: Sequence[UnitId], rule: str) -> None:
    """20.2.e Units leave the game without being eliminated."""
    hex = hex_of(game, units[0])
    put(game, units, EVACUATED)
    tell(game, "evacuated", rule, units=pieces(units), hex=on_map(hex))
    settle(game)


def open_city(game: Game, hex: Hex) -> None:
    """25.4.a A city is open for the rest of the game."""
    game.open_cities |= one(hex)
    forget(game)
    tell(game, "open_city", "25.4.a", hex=on_map(hex))
    settle(game)


# --- combat -----------------------------------------------------------------------------------


def declare_attack(game: Game, units: Sequence[UnitId], hex: Hex) -> None:
    """10.1.a Each unit attacks once an impulse."""
    attacked = game.impulse.attacked | mask_of(units)
    game.impulse = replace(game.impulse, attacked=attacked)
    if game.journal is not None:
        tell(game, "attack", "10.1.b", units=pieces(units), hex=on_map(hex))


def note_defence(game: Game, units: Iterable[UnitId]) -> None:
    """10.1.a Each unit is attacked once an impulse."""
    game.impulse = replace(game.impulse, defended=game.impulse.defended | mask_of(units))


def combat_result(
    game: Game,
    table: str,
    column: str,
    die: int,
    result: str,
    chances: Mapping[str, Fraction],
    rule: str = "10.6",
) -> None:
    """22.1 What the table gave, and how likely everything was that it might have given."""
    args: Args = {
        "table": Term("table", table),
        "column": Text(column),
        "roll": Die(die),
        "result": Term("result", result),
    }
    game.emit("combat_result", rule, args, chances=chances)


# --- the fate of countries --------------------------------------------------------------------


def settle(game: Game) -> None:
    """3.1, A-7, 27.1.c Capitulation, sudden death and the loss of a bridgehead hold at once."""
    if not game.begun or game.ending:
        return
    lift_abandoned(game)
    while country := next(newly_fallen(game), ""):
        capitulate(game, country)  # which may free what another's fall depends on
    if victor := sudden_victor(game):
        finish(game, victor, "epic", "3.1.a" if victor == GERMAN else "3.1.b")


def lift_abandoned(game: Game) -> None:
    """27.1.c A bridgehead goes when nobody is left in the hex that it was made from."""
    for start, hex in game.bridgeheads:
        if start not in game.stacks:
            lift_bridgehead(game, start, hex)


def lift_bridgehead(game: Game, start: Hex, hex: Hex) -> None:
    """27.1.c The marker can be used again in the next impulse."""
    game.bridgeheads = tuple(each for each in game.bridgeheads if each != (start, hex))
    game.impulse = replace(game.impulse, lifted=game.impulse.lifted + 1)
    forget(game)
    tell(game, "bridgehead_lifted", "27.1.c", path=way((start, hex)))


def capitulate(game: Game, country: str) -> None:
    """3.7 A country's markers, units and points are gone; what it had in play counts as lost."""
    tell(game, "capitulated", "3.7", country=Term("country", country))
    game.capitulated |= {country}
    nation = next(n for n, home in HOME.items() if home == country)
    remove_markers(game, MARKERS_OF_COUNTRY[country])
    game.rp = tuple(0 if n == nation else points for n, points in enumerate(game.rp))
    units = [c.id for c in COUNTERS if c.nation == nation]
    put(game, [unit for unit in units if game.units[unit].place >= 0], DEAD)
    put(game, [unit for unit in units if game.units[unit].place == WAITING], REMOVED)
    game.air = tuple(
        replace(unit, place=fate_of_air(unit)) if AIR[n].nation == nation else unit
        for n, unit in enumerate(game.air)
    )
    game.special_forces = tuple(
        OUT if SPECIAL_FORCES[n].nation == nation else display
        for n, display in enumerate(game.special_forces)
    )
    forget(game)
    lift_abandoned(game)


def fate_of_air(unit: AirUnit) -> int:
    """A-9 Air units in play count as eliminated, those not yet arrived do not."""
    return OUT if unit.place in (AWAITED, OUT) else LOST


def remove_markers(game: Game, markers: Sequence[str]) -> None:
    """3.7, 5.7.b, A-7 Markers leave the game, at once from the bin too."""
    game.spent |= frozenset(markers)
    rest = tuple(marker for marker in game.bins.allied if marker not in markers)
    game.bins = replace(game.bins, allied=rest)


def finish(game: Game, winner: str, level: str, rule: str) -> None:
    game.ending = Ending(winner, level, rule)
    won: Args = {"winner": Side(winner)} if winner else {}
    tell(game, f"ended_{level}", rule, **won)
