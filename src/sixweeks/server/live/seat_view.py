"""What one seat saw of a running game: how a downloaded record keeps it, and opening it again.

A game with secrets cannot be played again without them, so the record of one seat carries what the
seat was shown: a scene, its changes and the log."""

import gzip
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from itertools import pairwise

import msgspec
from msgspec import Struct

from sixweeks.games import definition_of
from sixweeks.kernel.formats.record import Record, read_record
from sixweeks.kernel.formats.replay import check_fits, check_settings, line_of
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.scene import Scene
from sixweeks.kernel.presentation.sentence import Chances, Sentence, Statement, Text, named
from sixweeks.kernel.presentation.words import Words
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.log_lines import lines_of, takeback_line
from sixweeks.server.live.restore import play, restored
from sixweeks.server.live.scene_diff import changes, patched
from sixweeks.server.messages import OBSERVER, Line, Playback, SeatView, Step, View
from sixweeks.server.storage.rows import EntryRow, TableRow
from sixweeks.server.storage.store import Store

MAX_BYTES = 16_000_000  # of a view that is unpacked; a long game has 6 million


class Moment(Struct, frozen=True):
    """The table after an answer, with what the log tells of it."""

    serial: int
    scene: Scene
    lines: tuple[Line, ...]


def view_of(store: Store, row: TableRow, definition: GameDefinition, viewer: str) -> View:
    seen = list(moments(store, row, definition, viewer))
    steps = tuple(
        Step(after.serial, changes(before.scene, after.scene, before.serial))
        for before, after in pairwise(seen)
    )
    told = (line for moment in seen for line in moment.lines)
    undone = map(takeback_line, store.takebacks.of(row.id))
    log = sorted((*told, *undone), key=lambda line: line.serial)
    return View(Playback(seen[0].serial, seen[0].scene, steps), tuple(log))


def moments(
    store: Store, row: TableRow, definition: GameDefinition, viewer: str
) -> Iterator[Moment]:
    """The start, every answer of which the seat was told something, and the present."""
    past = restored(store, row, row.opening)

    def after(entry: EntryRow) -> Moment:
        scene = definition.page.scene(past.table.game, viewer)
        return Moment(entry.serial, scene, lines_of([entry], viewer))

    yield after(past.at)
    entries = list(store.entries(row.id, past.at.serial))
    for entry in entries:
        play(past.table, entry)
        if entry is entries[-1] or any(event.is_told_to(viewer) for event in entry.events):
            yield after(entry)


# --- in a record ------------------------------------------------------------------------------


def packed(view: View, to: Localization) -> str:
    """In words; nothing, if it is too large to be opened again."""
    told = to.json(view)
    return b64encode(gzip.compress(told, mtime=0)).decode() if len(told) <= MAX_BYTES else ""


def unpacked(text: str) -> View:
    """As it was packed, with every change applicable to what was seen before."""
    try:
        told = inflated(b64decode(text, validate=True))
        view = msgspec.json.decode(told, type=View, dec_hook=verbatim)
        check_changes(view.past)
    except (ValueError, zlib.error, msgspec.MsgspecError, IndexError) as error:
        raise HTTPError(422, "error-view-damaged") from error
    return view


def verbatim(kind: type, told: object) -> Sentence | Chances:
    """Words that were told, as a sentence that says just them."""
    if kind is Chances:
        chances = msgspec.convert(told, dict[str, float])
        return Chances({named(name): chance for name, chance in chances.items()})
    if kind is Sentence:
        return named(msgspec.convert(told, str))
    words = msgspec.convert(told, Words)
    said = Text(words) if isinstance(words, str) else list(words)
    return Statement("name", {"name": said})  # type: ignore[dict-item]  # formatted already


def inflated(data: bytes) -> bytes:
    unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    told = unpacking.decompress(data, MAX_BYTES)
    if not unpacking.eof or unpacking.unused_data:
        raise ValueError
    return told


def check_changes(past: Playback) -> None:
    serial, scene = past.serial, past.scene
    for step in past.steps:
        if not serial == step.changes.since < step.serial:
            raise ValueError
        serial, scene = step.serial, patched(scene, step.changes)


# --- opened again -----------------------------------------------------------------------------


def opened(text: str) -> SeatView:
    """A record of one seat, to be looked at."""
    record = read_record(text)
    if not record.seat:
        raise HTTPError(422, "error-not-one-sided")
    definition = definition_of(record.game)
    check_fits(definition, record)
    check_settings(definition, record)
    check_seat(definition, record)
    return SeatView(
        game=record.game,
        scenario=record.scenario,
        side=record.seat,
        players=record.players,
        view=unpacked(record.seen),
    )


def check_seat(definition: GameDefinition, record: Record) -> None:
    if record.seat not in (*definition.side_ids(), OBSERVER):
        line = line_of(record, "seat")
        raise HTTPError(422, "error-no-seat-here", side=record.seat).at(line)
