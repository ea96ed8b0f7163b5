"""Effects before the first turn: bids and secret set-ups. With effects.py, the only writers."""

from collections.abc import Mapping, Sequence

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.components import ALLIED, AXIS, FULL, MAP, ROSTER, UnitId
from sixweeks.games.springtime.effects import set_unit, tell
from sixweeks.games.springtime.queries import name_of
from sixweeks.games.springtime.state import Game


def place(game: Game, unit: UnitId, area: AreaId, rule: str) -> None:
    """18.2a Record a starting location; the enemy is not told where."""
    strength = game.units[unit].strength or FULL
    set_unit(game, unit, area, strength)
    side = ROSTER.side[unit]
    args = {"unit": name_of(unit), "area": MAP.name(area), "side": side}
    game.emit("placed", rule, args, (side,), {**args, "unit": "?", "area": "?"})


def deploy(game: Game, side: str, title: str, places: Mapping[UnitId, AreaId], rule: str) -> None:
    for unit, area in places.items():
        set_unit(game, unit, area, game.units[unit].strength or FULL)
    args = {"side": side, "plan": title}
    game.emit("deployed", rule, args, (side,), {"side": side, "plan": "?"})


def reveal_set_up(game: Game) -> None:
    tell(game, "revealed", "18.2a")


def settle_bids(game: Game, bids: Mapping[str, int], winner: str, bid: int, change: int) -> None:
    """17.1a The bids are opened, and the starting French Morale is changed."""
    game.morale += change
    tell(
        game,
        "bids",
        "17.1a",
        axis=bids[AXIS],
        allied=bids[ALLIED],
        winner=winner,
        bid=bid,
        morale=game.morale,
    )


def exchange_sides(game: Game) -> None:
    game.exchanged = True
    tell(game, "exchanged", "17.1a")


def roll_for_side(game: Game, dice: Sequence[int]) -> None:
    tell(game, "side_roll", "17.1b", axis=dice[0], allied=dice[1])
