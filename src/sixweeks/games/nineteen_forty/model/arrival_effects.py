"""Effects of plans, arrivals, drops and optional corps."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from sixweeks.board.hexes import Hex, one
from sixweeks.games.nineteen_forty.model import effects
from sixweeks.games.nineteen_forty.model.components import GERMAN, NATION, SWISS, UnitId
from sixweeks.games.nineteen_forty.model.queries import hex_of, piece, pieces, side_of
from sixweeks.games.nineteen_forty.model.queries import place as on_map
from sixweeks.games.nineteen_forty.model.state import FORMED, REMOVED, WAITING, Game, Unit
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Args, Hidden, Side, Term, Text
from sixweeks.kernel.state import tell
from sixweeks.masks import mask_of

# --- 16 plans ---------------------------------------------------------------------------------


def write_down(game: Game, side: str, what: str, value: str, rule: str) -> None:
    """16.a A side writes something down, and only that side is told."""
    game.plans = replace(game.plans, **{what: value})
    args: Args = {"side": Side(side), "what": Term("written", what), "value": Text(value)}
    game.emit("written_down", rule, args, (side,), {**args, "value": Hidden("word")})


def tell_ready_group(game: Game) -> None:
    """20.a, 18.c The ready group becomes known."""
    tell(game, "ready_group", "20.a", group=Term("group", game.plans.ready_group))


def assign(game: Game, side: str, armies: Mapping[str, str]) -> None:
    """16.c, 16.e Armies are assigned to army groups."""
    field = "german_armies" if side == GERMAN else "allied_armies"
    game.plans = replace(game.plans, **{field: {**getattr(game.plans, field), **armies}})


def substitute(game: Game, unit: UnitId, mountain: UnitId) -> None:
    """15.c The mountain corps takes the place of an infantry corps, which is out of the game."""
    effects.put(game, [unit], Unit(REMOVED))
    tell(game, "substituted", "15.c", unit=piece(unit), corps=piece(mountain))


# --- 14 arrivals ------------------------------------------------------------------------------


def arrive(game: Game, unit: UnitId, hex: Hex, rule: str, by_edge: bool) -> None:
    """14.a A reserve or reinforcement appears; 14.b its hex takes no other reserve this turn."""
    effects.place(game, unit, hex, rule)
    came = game.arrivals
    edge = came.by_edge | (1 << unit if by_edge else 0)
    game.arrivals = replace(came, by_edge=edge)
    forget(game)


def count_reserve(game: Game, unit: UnitId, hex: Hex) -> None:
    """14.b, 14.c, 14.d, 14.j Of its side's quota."""
    came, hexes = game.arrivals, game.arrivals.hexes | one(hex)
    if NATION[unit] == SWISS:
        game.arrivals = replace(came, hexes=hexes, swiss=came.swiss + 1)
    elif side_of(unit) == GERMAN:
        game.arrivals = replace(came, hexes=hexes, german=came.german + 1)
        game.grounded |= 1 << unit
    else:
        game.arrivals = replace(came, hexes=hexes, allied=came.allied + 1)


def calm_border(game: Game) -> None:
    """14.m The first Allied impulse after the invasion of Switzerland is over."""
    game.countries = replace(game.countries, is_border_alarmed=False)


# --- 11 airborne ------------------------------------------------------------------------------


def drop(game: Game, unit: UnitId, hex: Hex, is_opposed: bool) -> None:
    """11.c A unit drops; 13.d it may invade a neutral by that; 11.k on enemies it opens sides."""
    effects.invade_at(game, hex)
    game.landed |= 1 << unit
    if is_opposed:
        game.drops |= one(hex)
    effects.put(game, [unit], Unit(hex))
    tell(game, "dropped", "11.c", unit=piece(unit), hex=on_map(hex))


def withdraw(game: Game, unit: UnitId) -> None:
    """11.f An airborne unit is taken off for good, and is safe."""
    effects.take_off(game, [unit], REMOVED)
    tell(game, "withdrawn", "11.f", unit=piece(unit))


# --- 15 optional corps ------------------------------------------------------------------------


def form(game: Game, corps: UnitId, divisions: Sequence[UnitId], rule: str) -> None:
    """15.a, 15.e Three divisions become a corps; A-43 unsupplied if one of them is."""
    hex = hex_of(game, divisions[0])
    is_hungry = bool(game.unsupplied & mask_of(divisions))
    effects.put(game, divisions, Unit(FORMED))
    effects.put(game, [corps], Unit(hex))
    game.formed = {**game.formed, corps: tuple(divisions)}
    game.unsupplied |= 1 << corps if is_hungry else 0
    tell(game, "formed", rule, corps=piece(corps), units=pieces(divisions))


def break_up(game: Game, corps: UnitId, rule: str) -> None:
    """15.b, 15.f, A-81 A corps becomes its divisions, as disrupted and hungry as it was."""
    record, divisions = game.units[corps], game.formed[corps]
    is_hungry = game.unsupplied >> corps & 1
    effects.put(game, [corps], Unit(WAITING))
    effects.put(game, divisions, record)
    game.formed = {each: parts for each, parts in game.formed.items() if each != corps}
    game.unsupplied |= mask_of(divisions) if is_hungry else 0
    tell(game, "broken_up", rule, corps=piece(corps), units=pieces(divisions))


# --- 17 command -------------------------------------------------------------------------------


def release(game: Game, army: str) -> None:
    """17.b A French army may cross boundaries for the rest of the game."""
    released = {**game.command.released, army: game.turn}
    game.command = replace(game.command, released=released)
    forget(game)
    tell(game, "released", "17.b", army=Term("army", army))
