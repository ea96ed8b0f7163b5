"""What a search must know of Manstein's War."""

from collections.abc import Hashable
from dataclasses import replace
from random import Random

from sixweeks.ai.mansteins_war.outlook import features, lessons, outlook
from sixweeks.ai.mansteins_war.staff import Staff
from sixweeks.ai.mansteins_war.weights import PRACTISED, SEASONED, STYLES
from sixweeks.ai.player import Seat
from sixweeks.ai.proposals import Lookahead
from sixweeks.games.mansteins_war.model.state import Game
from sixweeks.kernel.presentation.definition import GameDefinition


def moment(game: Game) -> Hashable:
    """4 An impulse turn: a marker more has been played."""
    return game.turn, len(game.picked)


def weighs(seat: Seat) -> bool:
    """3.4.c Whether the game goes on for two more turns."""
    return (seat.procedure, seat.step) == ("GameTurn", "extension")


def practised(definition: GameDefinition, side: str, rng: Random) -> Staff:
    """An officer with the weights that have won most games."""
    return Staff(definition, side, rng, STYLES[PRACTISED][side])


def seasoned(definition: GameDefinition, side: str, rng: Random) -> Staff:
    """An officer with the weights that have won most games against the practised ones."""
    return Staff(definition, side, rng, STYLES[SEASONED][side])


LOOKAHEAD = Lookahead(
    outlook=outlook,
    moment=moment,
    weighs=weighs,
    horizon=2,
    candidates=2,
    quick=Staff,
    seconds=1.0,
    decisions=1,
    features=features,
    lessons=lessons,
    officer=practised,
)
THOROUGH = replace(LOOKAHEAD, officer=seasoned)
