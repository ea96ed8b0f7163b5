"""What is written to the game during set-up, by a ready plan or by declaration (3.8)."""

from collections.abc import Sequence

from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.model.components import UnitId
from sixweeks.games.france_40.model.effects import relocate
from sixweeks.games.france_40.model.state import Game
from sixweeks.kernel.presentation.sentence import Args, Hidden, Side, Term
from sixweeks.kernel.state import tell, tell_owner


def deploy(
    game: Game, side: str, plan: str, places: Sequence[tuple[UnitId, Hex]], rule: str
) -> None:
    """Set up many units at once, by a ready plan."""
    for unit, hex in places:
        relocate(game, unit, hex)
    secret: Args = {"plan": Hidden("plan")}
    tell_owner(game, "deployed", rule, side, secret, side=Side(side), plan=Term("plan", plan))


def declare_sickle_cut(game: Game, declared: bool) -> None:
    tell(game, "sickle_cut" if declared else "no_sickle_cut", "3.8b" if declared else "3.8c")


def set_sickle_cut(game: Game, corps: int) -> None:
    """3.8b Remember the corps that start in the forest."""
    game.sickle_cut = corps
