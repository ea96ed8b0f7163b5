"""Coaching: a staff player that advises a seat and keeps its plan while the player follows it."""

from random import Random

from msgspec import Struct

from sixweeks.ai.player import Seat
from sixweeks.ai.players import make_player, player_names
from sixweeks.ai.reasons import reason_for
from sixweeks.kernel.formats.record import Record
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.sentence import EMPTY, Sentence
from sixweeks.kernel.question import Action


class Counsel(Struct, frozen=True):
    """The choice that the staff would make, by its index, and why."""

    choice: int
    why: Sentence


NOTHING = Counsel(0, EMPTY)


class Adviser:
    """A staff with its plan, what it said last, and to which question: by the serial of the table
    and by where the record ended."""

    def __init__(self, definition: GameDefinition, side: str) -> None:
        self.side = side
        self.staff = make_player(player_names(definition)[-1], definition, side, Random(side))
        self.serial, self.at, self.said, self.counsel = -1, -1, "", NOTHING

    def advise(self, seat: Seat) -> tuple[Action, Counsel]:
        answer = self.staff.decide(seat)
        why = reason_for(self.staff, seat, answer)
        return answer, Counsel(seat.question.options.index(answer), why)

    def note(self, serial: int, record: Record, said: str, counsel: Counsel) -> None:
        self.serial, self.at = serial, len(record.entries)
        self.said, self.counsel = said, counsel

    def is_followed(self, record: Record) -> bool:
        """Was its last advice taken? Otherwise its plan is worth nothing any more."""
        own = (line.text for line in record.entries[self.at :] if line.who == self.side)
        return next(own, "") == self.said
