"""Why the staff would answer as it does: one sentence of its game, from what it has compared.

`ai/<game>/reasons.py` has `reason(staff, seat, answer)`, called right after `staff.decide(seat)`.
It reads the staff's plan and works out again, from the view of the seat, what decided it. Its
messages begin with `why-` and are in the game's guide. Small decisions have no reason."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from sixweeks.ai.player import Player, Seat
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.question import Action

Reason: TypeAlias = Callable[[Player, Seat, Action], Sentence]  # the player is the game's staff


def reason_for(staff: Player, seat: Seat, answer: Action) -> Sentence:
    """Why the staff has decided so; no words where there was nothing to decide."""
    name = f"sixweeks.ai.{seat.definition.info.id}.reasons"
    if len(seat.question.options) == 1 or find_spec(name) is None:
        return EMPTY
    told: Reason = import_module(name).reason
    return told(staff, seat, answer)


def percent(chance: float) -> int:
    return round(100 * chance)
