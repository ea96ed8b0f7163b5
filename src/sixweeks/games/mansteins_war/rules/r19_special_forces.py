"""19 Special forces."""

from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import SPECIAL_FORCES, opponent
from sixweeks.games.mansteins_war.model.state import AVAILABLE, Game
from sixweeks.games.mansteins_war.rules.r17_fortresses import is_fortified
from sixweeks.kernel.objection import Objection

NAMES = {force.name: n for n, force in enumerate(SPECIAL_FORCES)}


def committable(game: Game, side: str, hex: Hex) -> list[int]:
    """19.0 The special forces of a side, if the hex attacked is an intact enemy fortress."""
    if not is_fortified(game, opponent(side), hex):
        return []
    return [
        n
        for n, force in enumerate(SPECIAL_FORCES)
        if force.side == side and game.special_forces[n] == AVAILABLE
    ]


def objections_to_committing(game: Game, side: str, name: str) -> list[Objection]:
    """19.0, 19.1 Why a special force cannot be committed."""
    if name not in NAMES or SPECIAL_FORCES[NAMES[name]].side != side:
        return [Objection("19.0", "own")]
    is_here = game.special_forces[NAMES[name]] == AVAILABLE
    return [] if is_here else [Objection("19.1", "gone")]


def succeeds(force: int, die: int) -> bool:
    """2.4, 19.0 The die is within the range of the marker."""
    return die <= SPECIAL_FORCES[force].success
