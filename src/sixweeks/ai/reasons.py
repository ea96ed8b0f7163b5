"""Why the staff would answer as it does: one sentence of its game, from what it has compared.

`ai/<game>/reasons.py` has `reason(staff, seat, answer)`, called right after `staff.decide(seat)`.
It reads the staff's plan and works out again, from the view of the seat, what decided it. Its
messages begin with `why-` and are in the game's guide. Where it has nothing exact to say, the staff
says what it goes by at such a step: `why-Attack-advance`, with a verb `why-Attack-advance-stay`."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from sixweeks.ai.player import Player, Seat
from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.question import Action

Reason: TypeAlias = Callable[[Player, Seat, Action], Sentence]  # the player is the game's staff


def reason_for(staff: Player, seat: Seat, answer: Action) -> Sentence:
    """Why the staff has decided so; no words where there was nothing to decide."""
    if len(seat.question.options) == 1:
        return EMPTY
    return own_reason(staff, seat, answer) or habit(seat, answer)


def own_reason(staff: Player, seat: Seat, answer: Action) -> Sentence | None:
    """What has decided it, worked out by the game's own reasons."""
    name = f"sixweeks.ai.{seat.definition.info.id}.reasons"
    if find_spec(name) is None:
        return None
    told: Reason = import_module(name).reason
    said = told(staff, seat, answer)
    return said if said.id else None


def habit(seat: Seat, answer: Action) -> Sentence:
    """What the staff goes by at this step and with this verb."""
    known, step = seat.definition.text.catalogue(ENGLISH), f"why-{seat.procedure}-{seat.step}"
    ids = (f"{step}-{answer.verb}", step)
    return next((Sentence(id) for id in ids if known.find(id) is not None), EMPTY)


def percent(chance: float) -> int:
    return round(100 * chance)
