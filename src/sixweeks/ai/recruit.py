"""The recruit: a staff that makes mistakes, for newcomers to beat."""

from random import Random

from sixweeks.ai.player import Player, Seat
from sixweeks.kernel.question import Action

MISTAKES = 0.18  # the share of answers that are given at random, unless a game says otherwise


class Recruit:
    """Answers like the staff, but sometimes with a random option."""

    def __init__(self, staff: Player, rng: Random, mistakes: float = MISTAKES) -> None:
        self.staff, self.rng, self.mistakes = staff, rng, mistakes

    def decide(self, seat: Seat) -> Action:
        answer, options = self.staff.decide(seat), seat.question.options
        return self.rng.choice(options) if self.rng.random() < self.mistakes else answer
