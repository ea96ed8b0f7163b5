"""Effects on turns, command markers, activation and refit points."""

from collections.abc import Sequence

from msgspec.structs import replace

from sixweeks.games.mansteins_war.model.components import GERMAN, MARKERS, UnitId
from sixweeks.games.mansteins_war.model.effects import tell
from sixweeks.games.mansteins_war.model.queries import pieces
from sixweeks.games.mansteins_war.model.state import Game, Impulse, Plans
from sixweeks.kernel.memo import forget
from sixweeks.kernel.presentation.sentence import Args, Hidden, Side, Term
from sixweeks.masks import mask_of


def begin_turn(game: Game, turn: int, initiative: str) -> None:
    """4.1.a, 5.3.a A GT begins."""
    game.turn, game.begun, game.initiative = turn, True, initiative
    game.picked, game.reserves_used, game.evac_by = (), 0, ""
    game.morale = replace(game.morale, entered=frozenset())
    tell(game, "turn_begins", "4.1.a", turn=turn)
    tell(game, "initiative", "5.3.a", side=Side(initiative))


def keep_plan(game: Game, side: str, plan: str) -> None:
    """21.1.e, 21.2.e One plan is kept; only its owner is told which."""
    game.plans = replace(game.plans, **{side: plan})
    rule, by = "21.1.e" if side != GERMAN else "21.2.e", Side(side)
    known: Args = {"side": by, "plan": Term("marker", plan)}
    game.emit("plan_kept", rule, known, (side,), {"side": by, "plan": Hidden("marker")})


def fill_bin(game: Game, side: str, markers: Sequence[str]) -> None:
    """4.1.b The markers of the GT go into the bin; only their owner knows which."""
    game.bins = game.bins.having(side, tuple(markers))


def play_marker(game: Game, side: str, marker: str) -> None:
    """5.4.a A marker is picked and played; 5.7.a a special is gone for good."""
    rest = list(game.bins.of(side))
    rest.remove(marker)
    game.bins = game.bins.having(side, tuple(rest))
    game.picked = (*game.picked, marker)
    if MARKERS[side, marker].is_special:
        game.spent |= {marker}
    game.impulse = Impulse(by=side, marker=marker)
    forget(game)
    tell(game, "marker", "5.4.a", side=Side(side), marker=Term("marker", marker))


def activate(game: Game, units: Sequence[UnitId], rule: str) -> None:
    """5.5 Units may act in this impulse."""
    game.impulse = replace(game.impulse, active=game.impulse.active | mask_of(units))
    if units:
        tell(game, "activated", rule, units=pieces(units))


def spend_rp(game: Game, nation: int, points: int) -> None:
    """14.3 Refit points are paid."""
    game.rp = tuple(each - points if n == nation else each for n, each in enumerate(game.rp))
