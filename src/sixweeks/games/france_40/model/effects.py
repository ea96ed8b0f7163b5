"""The only code that writes to the game; each effect says what happened in an event."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, one
from sixweeks.games.france_40.model.components import GERMAN, MAP, PORTS, UnitId, opponent
from sixweeks.games.france_40.model.queries import (
    counter_of,
    hex_of,
    piece,
    pieces,
    points,
    side_of,
    tall_after,
    tall_stacks,
    units_at,
    units_on_map,
    way,
)
from sixweeks.games.france_40.model.queries import place as on_map
from sixweeks.games.france_40.model.stack_effects import carry, lay, lift, set_unit
from sixweeks.games.france_40.model.state import (
    DEAD,
    EXITED,
    REMOVED,
    Dyle,
    Game,
    Halt,
    Phase,
    Unit,
)
from sixweeks.kernel.memo import amend, forget
from sixweeks.kernel.presentation.sentence import Arg, Args, Die, Side, Signed, Term, Text
from sixweeks.kernel.state import Ending, tell
from sixweeks.masks import mask_of

FORT_RULES = {"unit_loss": "11.3d", "stalled": "11.14d"}


def set_countries(game: Game, **changes: object) -> None:
    game.countries = replace(game.countries, **changes)
    game.memo = {}


# --- units on the map -------------------------------------------------------------------------


def relocate(game: Game, unit: UnitId, place: int) -> None:
    """Move a mobile unit anywhere: another hex or a place off the map."""
    here, bit = game.units[unit].place, 1 << unit
    if here >= 0:
        lift(game, unit)
    if place >= 0:
        lay(game, unit, Hex(place))
    set_unit(game, unit, Unit(place, game.units[unit].steps))
    amend(game, units_on_map, lambda units: units | bit if place >= 0 else units & ~bit)
    amend(game, tall_stacks, lambda tall: tall_after(tall, game.stacks, (here, place)))


def take_control(game: Game, side: str, hexes: int) -> None:
    """3.1b Control flips the instant a unit enters, and stays; 8.8c a port remembers Germans."""
    if side == GERMAN:
        game.control |= hexes
        game.ports_lost |= hexes & PORTS
    else:
        game.ports_lost |= hexes & PORTS & game.control
        game.control &= ~hexes
    forget(game, unmoved=opponent(side))


def tell_of_units(
    game: Game, kind: str, rule: str, units: Sequence[UnitId], seen: Sequence[UnitId], **args: Arg
) -> None:
    """Tell the owner which units, and the others only those they may see (3.10a)."""
    if game.journal is None:
        return
    owner = side_of(game, units[0])
    hidden = len(units) - len(seen)
    others = {"units": pieces(game, seen, hidden), **args} if hidden else None
    game.emit(kind, rule, {"units": pieces(game, units), **args}, (owner,), others)


def top_units(game: Game, units: Sequence[UnitId]) -> list[UnitId]:
    """The units that are on top of their stack."""
    return [unit for unit in units if units_at(game, hex_of(game, unit))[-1] == unit]


def place(game: Game, unit: UnitId, hex: Hex, rule: str) -> None:
    relocate(game, unit, hex)
    tell_of_units(game, "placed", rule, [unit], [], hex=on_map(hex))


def restack(game: Game, unit: UnitId) -> None:
    """B-36 Put a unit on top of its own stack."""
    hex = hex_of(game, unit)
    lift(game, unit)
    lay(game, unit, hex)
    game.phase = replace(game.phase, restacked=game.phase.restacked | one(Hex(unit)))
    forget(game)
    tell(game, "restacked", "3.10a", unit=piece(game, unit), hex=on_map(hex))


# --- the sequence of play ---------------------------------------------------------------------


def begin_turn(game: Game, turn: int) -> None:
    game.turn = turn
    game.dyle = ""
    if game.dynamo:
        game.dynamo = replace(game.dynamo, evacuated=0)
    game.memo = {}
    tell(game, "turn_begins", "5.0b", turn=turn)


def begin_player_turn(game: Game, side: str) -> None:
    game.phasing = side


def begin_phase(game: Game, kind: str, side: str, rule: str) -> None:
    game.phase = Phase()
    forget(game)
    tell(game, f"{kind}_begins", rule, side=Side(side))


def end_phase(game: Game) -> None:
    game.phase = Phase()
    forget(game)


def choose_order(game: Game, by: str, side: str, order: str, rule: str) -> None:
    tell(game, "order_chosen", rule, by=Side(by), side=Side(side), order=Term("order", order))


def halt_panzers(game: Game, halt: Halt, die: int) -> None:
    """5.10 Halve or halt the mechanized corps for this player turn."""
    rule = "5.10d" if game.first_halt else "5.10c"
    game.halt = halt
    if halt and not game.first_halt:
        game.first_halt = game.turn
    forget(game)
    tell(game, f"panzers_{halt}" if halt else "panzers_go_on", rule, die=Die(die))


def resume_panzers(game: Game) -> None:
    game.halt = ""
    forget(game)


def set_dyle(game: Game, dyle: Dyle, die: int) -> None:
    game.dyle = dyle
    forget(game)
    tell(game, f"dyle_{dyle}", "5.16a" if dyle == "hesitate" else "5.16b", die=Die(die))


def coup(game: Game, hex: Hex, die: int, modified: int, success: bool) -> None:
    kind = "coup_succeeds" if success else "coup_fails"
    tell(game, kind, "5.9d", hex=on_map(hex), die=Die(die), modified=modified)


def start_supply_crisis(game: Game, die: int) -> None:
    game.supply_crisis = True
    forget(game)
    tell(game, "supply_crisis", "5.5a", die=Die(die))


def finish(game: Game, winner: str, level: str, rule: str) -> None:
    game.ending = Ending(winner, level, rule)
    won: Args = {"winner": Side(winner)} if winner else {}
    tell(game, f"ended_{level}", rule, points=points(game), **won)


# --- countries and victory --------------------------------------------------------------------


def enter_play(game: Game, country: str, rule: str) -> None:
    """3.6f, B-55 A violated country joins the Allies with its ground, but where Germans stand."""
    turns = {**game.countries.violated_on, country: max(game.turn, 1)}
    set_countries(game, violated_on=turns, **{country: "in play"})
    game.control &= ~MAP.countries[country] | game.presence[0]
    forget(game)
    tell(game, "violated", rule, country=Term("country", country))


def set_swiss_strategy(game: Game, strategy: str, die: int) -> None:
    assert strategy in ("forward", "redoubt"), "4.3g and 4.3h know two strategies"
    set_countries(game, swiss_strategy=strategy)
    tell(game, f"swiss_{strategy}", "4.3g" if strategy == "forward" else "4.3h", die=Die(die))


def surrender(game: Game, country: str, units: Sequence[UnitId], rule: str) -> None:
    """4.3c A country capitulates for good and its units leave the map."""
    set_countries(game, **{country: "capitulated"})
    tell(game, "capitulated", rule, country=Term("country", country))
    withdraw(game, units)


def withdraw(game: Game, units: Sequence[UnitId]) -> None:
    """Take units off the map without loss."""
    for unit in units:
        if game.units[unit].place >= 0:
            leave_map(game, unit, REMOVED)


def book(game: Game, rule: str, amount: int) -> None:
    """4.2d Score at once; what is scored stays scored."""
    game.victory_points = (*game.victory_points, (rule, amount))
    tell(game, "victory_points", rule, amount=Signed(amount), total=points(game))


def note_dyle_entry(game: Game, unit: UnitId) -> None:
    game.dyle_entered = True
    tell(game, "dyle_reached", "4.4a", unit=piece(game, unit))


# --- movement ---------------------------------------------------------------------------------


def set_movement_factor(game: Game, units: Sequence[UnitId], die: int, rule: str) -> None:
    game.phase = replace(game.phase, rolled={**game.phase.rolled, **dict.fromkeys(units, die)})
    if game.journal is not None:
        tell_of_units(game, "movement_factor", rule, units, top_units(game, units), die=Die(die))


def move(game: Game, units: Sequence[UnitId], path: Sequence[Hex], rule: str = "10.0a") -> int:
    """10.0a Move units along a path; every hex entered changes hands (3.1b), and is returned."""
    seen = top_units(game, units) if game.journal is not None else []
    entered = mask_of(path[1:])
    carry(game, units, path[-1])
    take_control(game, side_of(game, units[0]), entered)
    if game.journal is not None:
        seen = [unit for unit in units if unit in seen or unit in top_units(game, units)]
        tell_of_units(game, "moved", rule, units, seen, path=way(path))
    return entered


def finish_moving(game: Game, units: Sequence[UnitId]) -> None:
    game.phase = replace(game.phase, moved=game.phase.moved | mask_of(units))


def leave_map(game: Game, unit: UnitId, place: int) -> None:
    if counter_of(game, unit).is_static:
        game.forts &= ~one(Hex(game.units[unit].place))
        set_unit(game, unit, Unit(place, game.units[unit].steps))
    else:
        relocate(game, unit, place)


def exit_map(game: Game, units: Sequence[UnitId], rule: str, edge: str) -> None:
    """5.13g Units leave for good, but they are not eliminated."""
    for unit in units:
        leave_map(game, unit, EXITED)
    tell(game, "exited", rule, units=pieces(game, units), edge=Term("edge", edge))


def close_edge(game: Game, edge: str) -> None:
    game.closed_edges |= {edge}


# --- losses -----------------------------------------------------------------------------------


def lose_step(game: Game, unit: UnitId, rule: str) -> None:
    """2.10b A step is lost; the last one eliminates the unit."""
    left = game.units[unit].steps - 1
    if left == 0:
        eliminate(game, unit, rule)
        return
    set_unit(game, unit, Unit(game.units[unit].place, left))
    if game.journal is not None:
        hex = on_map(hex_of(game, unit))
        tell(game, "step_lost", rule, unit=piece(game, unit), hex=hex, left=left)


def eliminate(game: Game, unit: UnitId, rule: str) -> None:
    hex = on_map(hex_of(game, unit))
    leave_map(game, unit, DEAD)
    set_unit(game, unit, Unit(DEAD, 0))
    tell(game, "eliminated", rule, unit=piece(game, unit), hex=hex)


def gain_step(game: Game, unit: UnitId, rule: str) -> None:
    """9.1a, 9.2a, 9.3a A replacement step."""
    steps = game.units[unit].steps + 1
    set_unit(game, unit, Unit(game.units[unit].place, steps))
    tell_of_units(game, "replaced", rule, [unit], top_units(game, [unit]), steps=steps)


def spend_replacement(game: Game, side: str) -> None:
    game.replacements = {**game.replacements, side: game.replacements[side] - 1}


def declare_refit(game: Game) -> None:
    game.mechanized_refit = True
    tell(game, "refit", "9.2a")


# --- combat -----------------------------------------------------------------------------------


def declare_attack(game: Game, units: Sequence[UnitId], hex: Hex) -> None:
    """3.10b The stack is looked at, so the attack stands."""
    game.phase = replace(game.phase, attacked=game.phase.attacked | mask_of(units))
    if game.journal is not None:
        tell(game, "attack", "11.9a", units=pieces(game, units), hex=on_map(hex))


def reveal(game: Game, hex: Hex, units: Sequence[UnitId]) -> None:
    """3.10a The attacker looks at every unit of the stack he attacks."""
    if game.journal is not None:
        tell(game, "revealed", "3.10a", units=pieces(game, units), hex=on_map(hex))


def suffer_attack(game: Game, units: Sequence[UnitId]) -> None:
    game.phase = replace(game.phase, defended=game.phase.defended | mask_of(units))


def commit_armored(game: Game) -> None:
    game.phase = replace(game.phase, armored_committed=True)
    tell(game, "armored", "5.17a")


def result(
    game: Game, column: str, die: int, result: str, chances: Mapping[str, Fraction], fort_dr: str
) -> None:
    """11.10d What the table gave, and how likely everything was that it might have given.

    11.3d, 11.14d Where a fortification does not retreat, what happens instead."""
    kind = "combat_result" if die else "combat_automatic"
    rule = "11.10d" if die else "11.10c"
    if fort_dr:
        kind, rule = f"{kind}_{fort_dr}", FORT_RULES[fort_dr]
    rolled: Args = {"die": Die(die)} if die else {}
    args: Args = {"column": Text(column), "result": Term("result", result), **rolled}
    game.emit(kind, rule, args, chances=chances)


def retreat(game: Game, unit: UnitId, hex: Hex) -> None:
    """11.3a One hex; a retreating unit enters it, so it changes hands (3.1b)."""
    enter(game, unit, hex, "retreated", "11.3a")


def advance(game: Game, unit: UnitId, hex: Hex) -> None:
    """11.1a An attacker occupies the vacated hex."""
    enter(game, unit, hex, "advanced", "11.1a")


def enter(game: Game, unit: UnitId, hex: Hex, kind: str, rule: str) -> None:
    path = (hex_of(game, unit), hex)
    carry(game, (unit,), hex)
    take_control(game, side_of(game, unit), one(hex))
    if game.journal is not None:
        tell(game, kind, rule, unit=piece(game, unit), path=way(path))
