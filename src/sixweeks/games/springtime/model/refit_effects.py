"""Effects of refit, of entering play and of surrender. With effects.py, the only writers."""

from sixweeks.board.areas import AreaId
from sixweeks.games.springtime.model.components import FULL, ROSTER, UnitId
from sixweeks.games.springtime.model.effects import carry_kleist, set_unit
from sixweeks.games.springtime.model.queries import piece, place
from sixweeks.games.springtime.model.state import NOBODY, Game
from sixweeks.kernel.presentation.sentence import Die, Term
from sixweeks.kernel.state import tell


def spend(game: Game, side: str, points: int) -> None:
    game.replacements = {**game.replacements, side: game.replacements[side] - points}


def restore(game: Game, unit: UnitId, cost: int, rule: str) -> None:
    spend(game, ROSTER.side[unit], cost)
    set_unit(game, unit, game.units[unit].place, FULL)
    tell(game, "restored", rule, unit=piece(unit), cost=cost)


def rebuild(game: Game, unit: UnitId, area: AreaId, strength: int, cost: int, rule: str) -> None:
    """12.3 A unit comes back; 10.4.5b its leader with it, and Kleist with the next of his units."""
    spend(game, ROSTER.side[unit], cost)
    enter_play(game, unit, area, strength, rule, cost)
    if unit in ROSTER.kleist_units and game.kleist == NOBODY:
        carry_kleist(game, unit, "10.4.5b")


def enter_play(
    game: Game, unit: UnitId, area: AreaId, strength: int, rule: str, cost: int = 0
) -> None:
    set_unit(game, unit, area, strength)
    face = Term("strength", "full" if strength == FULL else "reduced")
    tell(game, "rebuilt", rule, unit=piece(unit), area=place(area), strength=face, cost=cost)


def surrender_roll(game: Game, unit: UnitId, die: int, modified: int) -> None:
    tell(game, "surrender_roll", "13.2.4a", unit=piece(unit), die=Die(die), modified=modified)
