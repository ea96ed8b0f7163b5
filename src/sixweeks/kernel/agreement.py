"""Agreements: what players do to the game itself at any time: resign, agree to a draw, leave.

Each is a public line of the record in square brackets, and is replayed like an answer."""

from sixweeks.kernel import engine
from sixweeks.kernel.event import Event
from sixweeks.kernel.formats.record import Entry
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.presentation.sentence import Side
from sixweeks.kernel.state import AGREEMENT, CLOSED, RESIGNATION, Ending
from sixweeks.kernel.table import Table

RESIGN, OFFER, ACCEPT, DECLINE = "resign", "offer_draw", "accept_draw", "decline_draw"
LEAVE, FILL, CLOSE = "leave_seat", "fill_seat", "close_table"
ACTIONS = (RESIGN, OFFER, ACCEPT, DECLINE, LEAVE, FILL)  # of a side
OPERATOR = "operator"  # who closes a table
TEXTS = {f"[{action.replace('_', ' ')}]": action for action in (*ACTIONS, CLOSE)}


def action_of(entry: Entry) -> str:
    """The agreement in a line of a record; empty if it is an answer."""
    return TEXTS.get(entry.text, "")


def agree(table: Table, side: str, action: str) -> list[Event]:
    """Resign, offer a draw and so on; returns the events. It cannot be undone."""
    if objection := objection_to(table, side, action):
        raise InputError(objection)
    seen = len(table.events)
    text = next(text for text, known in TEXTS.items() if known == action)
    table.record.entries.append(Entry(side, text))
    table.events.append(Event(f"agreed_{action}", "", {"side": Side(side)} if side else {}))
    table.offer = side if action == OFFER else "" if action in (ACCEPT, DECLINE) else table.offer
    table.barrier = len(table.past)
    if ending := ending_by(table, side, action):
        engine.stop(table.game, ending)
        table.offer = ""
        table.close()
    return table.events[seen:]


def objection_to(table: Table, side: str, action: str) -> str:
    """Why a side may not do it now; nothing if it may."""
    if table.is_over:
        return "error-game-over"
    if (side == OPERATOR) != (action == CLOSE):
        return "error-not-agreed"
    if action == OFFER and table.offer:
        return "error-offer-stands"
    if action in (ACCEPT, DECLINE) and table.offer in ("", side):
        return "error-no-offer"
    return ""


def ending_by(table: Table, side: str, action: str) -> Ending | None:
    if action == RESIGN:
        winner = next(each for each in table.definition.side_ids() if each != side)
        return Ending(winner, RESIGNATION, "")
    return {ACCEPT: Ending("", AGREEMENT, ""), CLOSE: Ending("", CLOSED, "")}.get(action)
