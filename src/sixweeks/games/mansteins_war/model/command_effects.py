"""Effects on turns, plans, bins, command markers, activation and refit points."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from sixweeks.games.mansteins_war.model.components import (
    ALLIED,
    COUNTERS,
    GERMAN,
    MARKERS,
    NATIONS,
    TABLES,
    AirId,
    UnitId,
)
from sixweeks.games.mansteins_war.model.effects import put, set_steps
from sixweeks.games.mansteins_war.model.queries import air_piece, piece, pieces
from sixweeks.games.mansteins_war.model.state import WAITING, Game, Impulse
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Args, Die, Hidden, Side, Signed, Term, Terms
from sixweeks.kernel.state import tell
from sixweeks.masks import mask_of

MOST_POINTS = TABLES.refit["maximum"]

# --- before play ------------------------------------------------------------------------------


def keep_plan(game: Game, side: str, plan: str) -> None:
    """21.1.e, 21.2.e One plan is kept; only its owner is told which."""
    game.plans = replace(game.plans, **{side: plan})
    args: Args = {"side": Side(side), "plan": Term("marker", plan)}
    rule = "21.2.e" if side == GERMAN else "21.1.e"
    game.emit("plan_kept", rule, args, (side,), {**args, "plan": Hidden("marker")})


def schedule(game: Game, unit: UnitId, turn: int) -> None:
    """28.3 A die says on which GT a reinforcement comes; only its owner sees it."""
    game.arrivals = {**game.arrivals, unit: turn}
    side = COUNTERS[unit].side
    args: Args = {"side": Side(side), "unit": piece(unit), "roll": Die(turn)}
    game.emit("scheduled", "28.3", args, (side,), {})


def schedule_air(game: Game, unit: AirId, turn: int) -> None:
    """28.3 The same for an air unit."""
    game.air_arrivals = {**game.air_arrivals, unit: turn}
    args: Args = {"side": Side(ALLIED), "unit": air_piece(unit), "roll": Die(turn)}
    game.emit("scheduled", "28.3", args, (ALLIED,), {})


# --- turns ------------------------------------------------------------------------------------


def begin_turn(game: Game, turn: int, initiative: str) -> None:
    """4.1.a, 5.3.a A GT begins."""
    game.turn, game.begun, game.initiative = turn, True, initiative
    game.picked, game.reserves_used, game.evac_by = (), 0, ""
    game.may_evacuate = False
    game.morale = replace(game.morale, entered=frozenset())
    tell(game, "turn_begins", "4.1.a", turn=turn)
    tell(game, "initiative", "5.3.a", side=Side(initiative))


def open_evacuation(game: Game) -> None:
    """20.2.a Evac may go into the bin on this GT."""
    game.may_evacuate = True
    tell(game, "may_evacuate", "20.2.a")


def fill_bin(game: Game, side: str, markers: Sequence[str]) -> None:
    """4.1.b The markers of the GT go into the bin; only their owner knows which."""
    game.bins = game.bins.having(side, tuple(markers))
    args: Args = {"side": Side(side), "markers": Terms("marker", tuple(markers))}
    game.emit("bin_filled", "4.1.b", args, (side,), {**args, "markers": Hidden("markers")})


def discard(game: Game, marker: str, rule: str) -> None:
    """20.2.d A marker that was not used when it could be is out of the game."""
    game.spent |= {marker}
    tell(game, "discarded", rule, marker=Term("marker", marker))


def extend(game: Game) -> None:
    """3.4.c The game goes on for two GTs."""
    game.extended = True
    tell(game, "extended", "3.4.c")


# --- impulses ---------------------------------------------------------------------------------


def play_marker(game: Game, side: str, marker: str) -> None:
    """5.4.a A marker is picked and played; 5.7.a a special is gone for good."""
    rest = list(game.bins.of(side))
    rest.remove(marker)
    game.bins = game.bins.having(side, tuple(rest))
    game.picked = (*game.picked, marker)
    if MARKERS[side, marker].is_special:
        game.spent |= {marker}
    if MARKERS[side, marker].all_turn:
        game.manstein_on = game.turn  # 5.1.d, A-16 from this moment on
    game.impulse = Impulse(by=side, marker=marker)
    forget(game)
    tell(game, "marker", "5.4.a", side=Side(side), marker=Term("marker", marker))


def name_commands(game: Game, commands: Sequence[str]) -> None:
    """5.5 The sub-commands that the marker activates."""
    game.impulse = replace(game.impulse, commands=tuple(commands))
    if MARKERS[game.impulse.by, game.impulse.marker].id == "Evac":
        game.evac_by = commands[0]
    tell(game, "commands", "5.5", commands=Terms("command", tuple(commands)))


def empower(game: Game, shift: int, air: int) -> None:
    """5.6.a, 16.1 The columns and the air activations that the marker gives."""
    game.impulse = replace(game.impulse, shift=shift, air=air)


def activate(game: Game, units: Sequence[UnitId], rule: str) -> None:
    """5.5 Units may act in this impulse; 5.8.c a Res unit once a GT."""
    game.impulse = replace(game.impulse, active=game.impulse.active | mask_of(units))
    reserves = [unit for unit in units if COUNTERS[unit].is_reserve]
    game.reserves_used |= mask_of(reserves)
    if units:
        tell(game, "activated", rule, units=pieces(units))


def assign_channel(game: Game, unit: UnitId) -> None:
    """15.2.d, A-47 The French unit that traces to a Channel port during this impulse."""
    game.impulse = replace(game.impulse, channel_unit=unit)
    forget(game)
    tell(game, "channel_unit", "15.2.d", unit=piece(unit))


def end_impulse(game: Game) -> None:
    """5.6.a What the marker gave is over; 5.0.b, 10.1.c in another impulse units act again."""
    game.impulse = Impulse()
    forget(game)


# --- refit points -----------------------------------------------------------------------------


def add_rp(game: Game, points: Mapping[int, int]) -> None:
    """4.1.c, 14.0 Refit points come in, up to the end of the track."""
    game.rp = tuple(
        min(MOST_POINTS, had + points.get(nation, 0)) for nation, had in enumerate(game.rp)
    )
    for nation, more in points.items():
        if more:
            name = Term("nation", NATIONS[nation])
            tell(game, "refit_points", "14.1", nation=name, points=Signed(more))


def spend_rp(game: Game, nation: int, points: int) -> None:
    """14.3 Refit points are paid."""
    game.rp = tuple(each - points if n == nation else each for n, each in enumerate(game.rp))


def replace_logistics(game: Game, unit: UnitId) -> None:
    """14.3.b, A-78 An eliminated logistic unit comes back as a reinforcement of this GT."""
    put(game, [unit], WAITING)
    set_steps(game, unit, COUNTERS[unit].steps)
    game.arrivals = {**game.arrivals, unit: game.turn}
    tell(game, "replaced", "14.3.b", unit=piece(unit))
