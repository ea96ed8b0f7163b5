"""The random player: every legal answer is equally likely. Also used for fuzzing."""

from random import Random

from sixweeks.ai.player import Seat
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action


class RandomPlayer:
    """Chooses uniformly among the options."""

    def __init__(self, definition: GameDefinition, side: str, rng: Random) -> None:
        self.rng = rng

    def decide(self, seat: Seat) -> Action:
        options = seat.question.options
        return options[int(self.rng.random() * len(options))]
