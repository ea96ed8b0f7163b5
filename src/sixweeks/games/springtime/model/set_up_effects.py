"""Effects before the first turn: bids and secret set-ups. With effects.py, the only writers."""

from collections.abc import Mapping, Sequence

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import ALLIED, AXIS, FULL, ROSTER, UnitId
from sixweeks.games.springtime.model.effects import set_unit
from sixweeks.games.springtime.model.queries import piece
from sixweeks.games.springtime.model.queries import place as place_of
from sixweeks.games.springtime.model.state import Game
from sixweeks.kernel.presentation.sentence import Args, Die, Hidden, Side, Term
from sixweeks.kernel.state import tell, tell_owner


def place(game: Game, unit: UnitId, area: AreaId, rule: str) -> None:
    """18.2a Record a starting location; the enemy is not told where."""
    strength = game.units[unit].strength or FULL
    set_unit(game, unit, area, strength)
    side = ROSTER.side[unit]
    secret: Args = {"unit": Hidden("piece"), "area": Hidden("place")}
    tell_owner(game, "placed", rule, side, secret, unit=piece(unit), area=place_of(area))


def deploy(game: Game, side: str, places: Mapping[UnitId, AreaId], rule: str) -> None:
    for unit, area in places.items():
        set_unit(game, unit, area, game.units[unit].strength or FULL)
    secret: Args = {"plan": Hidden("plan")}
    tell_owner(game, "deployed", rule, side, secret, side=Side(side), plan=Term("plan", side))


def reveal_set_up(game: Game) -> None:
    """18.2a Both sides see both set-ups; 8.2a nothing before that is taken back."""
    tell(game, "revealed", "18.2a")


def settle_bids(game: Game, bids: Mapping[str, int], change: int) -> None:
    """17.1a The bids are opened, and the starting French Morale is changed."""
    game.morale += change
    tell(game, "bids", "17.1a", axis=bids[AXIS], allied=bids[ALLIED], morale=game.morale)


def exchange_sides(game: Game) -> None:
    game.exchanged = True
    tell(game, "exchanged", "17.1a")


def roll_for_side(game: Game, dice: Sequence[int]) -> None:
    tell(game, "side_roll", "17.1b", axis=Die(dice[0]), allied=Die(dice[1]))
