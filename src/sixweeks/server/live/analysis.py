"""An analysis at a live table: going to a step of its tree, choosing dice, taking back."""

from collections.abc import Sequence

from msgspec.structs import replace

from sixweeks.kernel.formats.record import Record, write_record
from sixweeks.kernel.presentation.input_error import InputError
from sixweeks.kernel.question import Draw, Roll
from sixweeks.kernel.table import Table
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.analysis_tree import (
    Node,
    Place,
    Tree,
    brought_up_to_date,
    choose_line,
    known_line,
    known_place,
    mark,
    tree_of,
)
from sixweeks.server.live.apply_answer import NOT_CLICKED, apply_answer
from sixweeks.server.live.chosen_dice import ChosenDice
from sixweeks.server.live.live_table import LiveTable
from sixweeks.server.live.restore import begun, play_all, status_of
from sixweeks.server.storage.analyses import StepRow
from sixweeks.server.storage.dice_shares import CHOSEN
from sixweeks.server.storage.line_switch import play_path
from sixweeks.server.storage.rows import Conflict, EntryRow, Status, TableRow
from sixweeks.server.storage.store import Store, entry_row


def check_analysis(live: LiveTable) -> None:
    if live.row.dice != CHOSEN:
        raise HTTPError(409, "error-no-analysis")


async def place_of(live: LiveTable) -> Place:
    """Where the table is in its tree, which is brought up to date."""
    check_analysis(live)
    store, id = live.store.analyses, live.row.id
    place = await live.threads.read(known_place, store, id)
    if place is None:
        place = await live.threads.write(brought_up_to_date, store, id)
    return place


# --- going to a step --------------------------------------------------------------------------


async def go(live: LiveTable, line: int, step: int) -> None:
    """The table as it is after a step of a line."""
    async with live.settled_lock():
        place = await place_of(live)
        known_line(place.tree, line)
        if step > place.tree.tip(line):
            raise HTTPError(422, "error-line-shorter", count=place.tree.tip(line))
        await go_to(live, place, line, step)


async def go_to(live: LiveTable, place: Place, line: int, step: int) -> None:
    store, row = live.store, live.row
    rows = await live.threads.read(last_rows, store, row.id, place.tree, line, step)
    standing = await live.threads.read(standing_at, row, rows)
    live.is_broken = True
    try:
        await live.threads.write(
            jump, store, row.id, live.serial, place, Node(line, step), standing
        )
    except Conflict:
        raise HTTPError(409, "error-quicker") from None
    finally:
        await live.reload(whole=True)


def path_rows(store: Store, id: str, tree: Tree, line: int, upto: int) -> list[StepRow]:
    """The steps from the beginning to this one."""
    parts = tree.parts(line, upto)
    return [row for part in parts for row in store.analyses.steps(id, part.line, part.step)]


def last_rows(store: Store, id: str, tree: Tree, line: int, upto: int) -> list[StepRow]:
    """Those from the last snapshot on."""
    found: list[StepRow] = []
    for part in reversed(tree.parts(line, upto)):
        found = [*store.analyses.steps_from_snapshot(id, part.line, part.step), *found]
        if found and found[0].position:
            break
    return found


def entry_of(row: StepRow, serial: int) -> EntryRow:
    return entry_row(serial, row.who, row.choice, row.lines, row.events, 0, serial)


def table_after(row: TableRow, rows: Sequence[StepRow]) -> Table:
    """The table at the end of a path, from its last snapshot on."""
    marked = max((n for n, each in enumerate(rows) if each.position), default=0)
    entries = [entry_of(each, n) for n, each in enumerate(rows)][marked:]
    table = begun(row, rows[marked].position, entries[:1])
    play_all(table, entries[1:], marked)
    table.dice, table.quiet = ChosenDice(), False
    return table


def standing_at(row: TableRow, rows: Sequence[StepRow]) -> Status:
    return status_of(table_after(row, rows))


def jump(store: Store, id: str, expected: int, place: Place, to: Node, standing: Status) -> None:
    """Replace the table's entries by those of the path, from where they differ."""
    kept = place.tree.shared(place.line, place.step, to.line, to.step)
    with store.db.transaction():
        choose_line(store.analyses, id, place.tree, to.line)
        parts = place.tree.parts(to.line, to.step)
        play_path(store, id, expected, kept, parts, standing)


async def take_back(live: LiveTable, serial: int, to: int | None) -> None:
    """Undo: back to an earlier step. What was only tried leaves the tree as well."""
    async with live.settled_lock():
        if serial != live.serial:
            raise HTTPError(409, "error-moved-on-since")
        place = await place_of(live)
        serials = await live.threads.read(live.store.analyses.serials, live.row.id)
        wanted = max(0, place.step - 1)
        if to is not None:
            wanted = max((n for n, each in enumerate(serials) if each <= to), default=0)
        if wanted >= place.step:
            raise HTTPError(409, "error-nothing-to-undo")
        await go_to(live, place, place.line, wanted)
        await live.threads.write(forget_tried, live.store, live.row.id, place, wanted)


def forget_tried(store: Store, id: str, place: Place, step: int) -> None:
    """Steps that were clicked here, at the end of a line, and that nothing follows."""
    tree, line = place.tree, place.line
    own_first = tree.rows[line].fork + 1
    rows = store.analyses.steps(id, line, tree.tip(line))
    tried = [row for row in rows if row.step > step]
    is_branched = any(row.parent == line and row.fork > step for row in tree.rows.values())
    if place.step != tree.tip(line) or is_branched or any(each.choice < 0 for each in tried):
        return
    with store.db.transaction():
        if tried and tried[0].step == own_first and tree.rows[line].parent:
            choose_line(store.analyses, id, tree, tree.rows[line].parent)
            store.analyses.delete_lines(id, [line])
        else:
            store.analyses.delete_steps(id, line, step)


# --- dice -------------------------------------------------------------------------------------


async def choose_dice(live: LiveTable, serial: int, result: str) -> None:
    """The result that is wanted or, without one, whatever is rolled or drawn."""
    check_analysis(live)
    async with live.settled_lock():
        if serial != live.serial:
            raise HTTPError(409, "error-moved-on-since")
        question = live.table.question
        if not isinstance(question, Roll | Draw):
            raise HTTPError(409, "error-no-roll-due")
        reply = result_of(question, result)
        live.is_broken = True
        live.views.forget()
        try:
            async with live.threads.commit_lock.hold() as hold:
                entry = apply_answer(live.table, live.cursor, reply, "", NOT_CLICKED)
                revision = await live.append([replace(entry, undo_floor=entry.serial)], hold)
        except Conflict:
            await live.reload(whole=True)
            raise HTTPError(409, "error-quicker") from None
        await live.reach(revision)
        live.is_broken = False


def result_of(question: Roll | Draw, wanted: str) -> int | str:
    if not wanted:
        return ChosenDice().answer(question)
    known = {str(option): option for option in question.options}
    if wanted not in known:
        raise HTTPError.of(422, InputError("error-not-a-result", roll=wanted, known=list(known)))
    return known[wanted]


# --- lines ------------------------------------------------------------------------------------


async def rename_line(live: LiveTable, line: int, name: str) -> None:
    place = await place_of(live)
    row = place.tree.rows[known_line(place.tree, line)]
    await live.threads.write(live.store.analyses.save_line, live.row.id, replace(row, name=name))


async def make_main(live: LiveTable, line: int) -> None:
    place = await place_of(live)
    known_line(place.tree, line)
    await live.threads.write(mark_main, live.store, live.row.id, line)


def mark_main(store: Store, id: str, line: int) -> None:
    with store.db.transaction():
        mark(store.analyses, id, tree_of(store.analyses, id), line, "is_main")


async def delete_line(live: LiveTable, line: int) -> None:
    """With all that branches off it; whoever is there goes back to where it began."""
    async with live.settled_lock():
        place = await place_of(live)
        row = place.tree.rows[known_line(place.tree, line)]
        if not row.parent:
            raise HTTPError(409, "error-first-line")
        gone = place.tree.within(line)
        if place.line in gone:
            await go_to(live, place, row.parent, min(row.fork, place.step))
        await live.threads.write(delete_lines, live.store, live.row.id, gone, row.parent)


def delete_lines(store: Store, id: str, gone: Sequence[int], parent: int) -> None:
    with store.db.transaction():
        tree = tree_of(store.analyses, id)
        if tree.main in gone:
            mark(store.analyses, id, tree, parent, "is_main")
        store.analyses.delete_lines(id, gone)


# --- export -----------------------------------------------------------------------------------


async def exported(live: LiveTable, line: int) -> str:
    """A line as a record; without one, the main line."""
    place = await place_of(live)
    wanted = known_line(place.tree, line or place.tree.main)
    tip, row = place.tree.tip(wanted), live.row
    rows = await live.threads.read(path_rows, live.store, row.id, place.tree, wanted, tip)
    return await live.threads.read(record_text, row, rows)


def record_text(row: TableRow, rows: Sequence[StepRow]) -> str:
    table = table_after(row, rows)
    entries = [line for n, each in enumerate(rows) for line in entry_of(each, n).lines]
    fields = {name: getattr(table.record, name) for name in table.record.__struct_fields__}
    return write_record(Record(**{**fields, "entries": entries}))
