"""A player's text read as a legal answer, or refused with the rules against it."""

from sixweeks.games.springtime.notation import NOTATION
from sixweeks.games.springtime.objecting import objections_to_wish
from sixweeks.games.springtime.speech import explain
from sixweeks.games.springtime.state import Game
from sixweeks.kernel.question import Answer


def read(game: Game, text: str) -> Answer:
    return NOTATION.read(game, text, objections_to_wish, explain)
