"""One answer at a table, as the store keeps it; the same for people, computers and imports."""

from msgspec import Struct
from msgspec.structs import replace

from sixweeks.kernel import engine
from sixweeks.kernel.question import Action, Answer
from sixweeks.kernel.ready_set_up import set_up_answer
from sixweeks.kernel.table import Table
from sixweeks.server.live.restore import clear_history
from sixweeks.server.storage.rows import EntryRow

NOT_CLICKED = -1


class Cursor(Struct, frozen=True):
    """Where a table stands: its serial, its last answer, and how far back undo may go."""

    serial: int
    last: int
    last_by: str
    undo_floor: int

    @classmethod
    def after(cls, entry: EntryRow) -> "Cursor":
        return cls(entry.serial, entry.serial, entry.who, entry.undo_floor)


def opening(table: Table) -> EntryRow:
    """Entry 0: what happened before anybody was asked."""
    return written(table, 0, "", NOT_CLICKED, 0)


def apply_answer(table: Table, cursor: Cursor, reply: Answer, who: str, choice: int) -> EntryRow:
    """Play one answer; returns its entry. Undo stops at barriers and at the other's answers."""
    clear_history(table)
    table.answer(reply, who)
    serial = cursor.serial + 1
    floor = cursor.undo_floor if cursor.last_by == who else cursor.last
    return written(table, serial, who, choice, floor if table.may_undo() else serial)


def follow_orders(table: Table, cursor: Cursor, side: str) -> EntryRow | None:
    """What a side's standing orders answer now, if they answer anything; undo stops there."""
    clear_history(table)
    table.settle()
    serial = cursor.serial + 1
    return written(table, serial, side, NOT_CLICKED, serial) if table.record.entries else None


def roll_what_is_due(table: Table, cursor: Cursor, set_up: "SetUp") -> list[EntryRow]:
    """What follows when the dice are ready: an entry of nobody's, at which undo stops."""
    clear_history(table)
    table.settle()
    if not table.record.entries:
        return []
    serial = cursor.serial + 1
    first = written(table, serial, "", NOT_CLICKED, serial)
    return [first, *set_up.entries(table, Cursor.after(first))]


def written(table: Table, serial: int, who: str, choice: int, floor: int) -> EntryRow:
    entry = EntryRow(
        serial=serial,
        who=who,
        choice=choice,
        lines=tuple(table.record.entries),
        events=tuple(table.events),
        rolled=table.dice.rolled if table.dice else 0,
        undo_floor=floor,
    )
    clear_history(table)
    return entry


class SetUp(Struct, frozen=True):
    """How the sides that people play set up: see `kernel.ready_set_up.set_up_answer`."""

    wish: str
    people: frozenset[str]

    def reply(self, table: Table) -> tuple[str, Action] | None:
        """The next answer that nobody is asked for, and whose it is."""
        for side in engine.deciders(table.game):
            if side in self.people and (reply := set_up_answer(table.game, side, self.wish)):
                return side, reply
        return None

    def entries(self, table: Table, cursor: Cursor) -> list[EntryRow]:
        """All such answers that follow one another."""
        entries: list[EntryRow] = []
        while found := self.reply(table):
            side, reply = found
            entries.append(apply_ready_answer(table, cursor, reply, side))
            cursor = Cursor.after(entries[-1])
        return entries


def apply_ready_answer(table: Table, cursor: Cursor, reply: Action, side: str) -> EntryRow:
    """Undo stops after an answer that nobody gave."""
    entry = apply_answer(table, cursor, reply, side, NOT_CLICKED)
    return replace(entry, undo_floor=entry.serial)


def answer_with_set_up(
    table: Table, cursor: Cursor, reply: Answer, who: str, choice: int, set_up: SetUp
) -> list[EntryRow]:
    """One answer, and the set-up of those who are not to be asked for it."""
    entry = apply_answer(table, cursor, reply, who, choice)
    return [entry, *set_up.entries(table, Cursor.after(entry))]
