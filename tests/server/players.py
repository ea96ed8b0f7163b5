"""Computer players that misbehave."""

import os
from random import Random
from time import sleep
from typing import Any

from sixweeks.ai.player import Player, Seat
from sixweeks.ai.players import make_player
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.question import Action
from sixweeks.server.computers import memory


class Raising:
    """Fails, and says too much about it."""

    def decide(self, seat: Seat) -> Action:
        raise LookupError("the French XII Corps is in 2631")


class Dying:
    """Takes its whole process along."""

    def decide(self, seat: Seat) -> Action:
        os._exit(1)


class Endless:
    """Comes to no answer."""

    def decide(self, seat: Seat) -> Action:
        while True:
            sleep(1)


def thinking_for_ever(name: str, definition: GameDefinition, side: str, rng: Random) -> Player:
    return Endless()


def raising(name: str, definition: GameDefinition, side: str, rng: Random) -> Player:
    return Raising()


def dying(name: str, definition: GameDefinition, side: str, rng: Random) -> Player:
    return Dying()


def full(name: str, definition: GameDefinition, side: str, rng: Random) -> Player:
    """A player whose process then uses more memory than it is allowed."""
    memory.MAX_MEGABYTES = 0.0
    return make_player("random", definition, side, rng)


class First:
    """The first option, always; remembers what it was shown."""

    def __init__(self, seats: list[Any]) -> None:
        self.seats = seats

    def decide(self, seat: Seat) -> Action:
        self.seats.append(seat)
        return seat.question.options[0]
