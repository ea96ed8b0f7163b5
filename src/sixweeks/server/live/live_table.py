"""A live table: the game in memory as a cache over the store, and its listeners."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import takewhile

import msgspec
from msgspec.structs import replace

from sixweeks.kernel import engine
from sixweeks.kernel.formats.record import CHANCE
from sixweeks.kernel.presentation.catalogue import ENGLISH
from sixweeks.kernel.presentation.definition import GameDefinition
from sixweeks.kernel.presentation.localization import Localization
from sixweeks.kernel.presentation.sentence import EMPTY, decoded
from sixweeks.kernel.question import Action
from sixweeks.kernel.table import Table
from sixweeks.server.errors import HTTPError
from sixweeks.server.live.apply_answer import Cursor, SetUp, answer_with_set_up, follow_orders
from sixweeks.server.live.coaching import Adviser
from sixweeks.server.live.commit_lock import Hold
from sixweeks.server.live.listener import Listener
from sixweeks.server.live.load_table import Loaded, load_table
from sixweeks.server.live.log_lines import log_of
from sixweeks.server.live.restore import (
    Restored,
    play,
    restored,
    reveal_of,
    snapshots_due,
    status_of,
)
from sixweeks.server.live.seat_swap import is_due
from sixweeks.server.live.seating import Holders, Seating
from sixweeks.server.live.seats import expected_job, name_of, seat_spoken_for
from sixweeks.server.live.store_threads import StoreThreads
from sixweeks.server.live.stored_agreements import last_agreements
from sixweeks.server.live.table_dice import dice_as_seen, use_own_dice
from sixweeks.server.live.undo import observation, reveals_nothing
from sixweeks.server.live.view_cache import ViewCache, viewer_of
from sixweeks.server.messages import OBSERVER, Line, TableView
from sixweeks.server.shared_dice import SharedDice
from sixweeks.server.storage.rows import Conflict, EntryRow, SeatRow

MAX_RECENT = 100


class LiveTable:
    """One table. Changes need the lock; listeners are woken."""

    def __init__(self, threads: StoreThreads, loaded: Loaded) -> None:
        self.threads = threads
        self.store = threads.store
        self.lock = asyncio.Lock()
        self.views = ViewCache()
        self.listeners: dict[asyncio.Event, Listener] = {}
        self.recent: deque[EntryRow] = deque(maxlen=MAX_RECENT)
        self.is_broken = False
        self.advisers: dict[str, Adviser] = {}  # of the coach, by side
        self.take_over(loaded)

    # --- the store's word ---------------------------------------------------------------------

    def take_over(self, loaded: Loaded) -> None:
        self.row, self.name = loaded.row, name_of(loaded.row)
        self.undos, self.takebacks, self.job = loaded.undos, loaded.takebacks, loaded.job
        self.shares = loaded.shares
        self.revision = loaded.row.revision
        if loaded.restored is not None:
            self.table: Table = loaded.restored.table
            self.recent.clear()
            self.recent.extend(loaded.restored.recent)
            self.last_entry = loaded.restored.at
        use_own_dice(self.table, self.row, self.last_entry.rolled, self.shares)
        self.seat(loaded.seats, loaded.holders)
        self.set_cursor(loaded.row.serial)
        self.is_broken = False
        self.views.forget()

    def seat(self, seats: list[SeatRow], holders: Holders) -> None:
        self.seats, self.holders = seats, holders
        self.seating = Seating(self.definition, self.row.scenario, seats, holders)
        self.table.orders = self.seating.given

    def set_cursor(self, serial: int) -> None:
        self.cursor = replace(Cursor.after(self.last_entry), serial=serial)

    @property
    def definition(self) -> GameDefinition:
        return self.table.definition

    def localization(self, language: str) -> Localization:
        return self.definition.text.localization(language, self.row.scenario)

    @property
    def serial(self) -> int:
        return self.cursor.serial

    async def refresh(self, revision: int) -> None:
        """Catch up with what other processes did."""
        async with self.settled_lock():
            if revision > self.revision:
                await self.reload(whole=False)

    async def settled(self) -> None:
        """Wait for an answer that is being stored; mend what a failure left."""
        if self.is_broken:
            async with self.settled_lock():
                pass

    @asynccontextmanager
    async def settled_lock(self) -> AsyncIterator[None]:
        """The lock, and the memory in step with the store: its previous holder may have failed."""
        async with self.lock:
            if self.is_broken:
                await self.reload(whole=True)
            yield

    async def reload(self, whole: bool) -> None:
        known = -1 if whole else self.revision
        try:
            loaded = await self.threads.read(load_table, self.store, self.row.id, known, whole)
        except Exception:
            self.is_broken = True  # until somebody comes when the store can be read
            raise
        if loaded is None:
            return
        if loaded.undos != self.undos and not whole:
            await self.reload(whole=True)
            return
        if not whole:
            await self.play_on(loaded.row.serial)
        self.take_over(loaded)
        self.wake()

    async def play_on(self, serial: int) -> None:
        """Play the answers given elsewhere, letting others have a turn in between."""
        entries = await self.threads.read(self.store.entries, self.row.id, self.cursor.last, serial)
        self.is_broken = True
        for entry in entries:
            play(self.table, entry)
            if self.table.dice is not None:
                self.table.dice.rolled = entry.rolled
            self.recent.append(entry)
            self.last_entry = entry
            await asyncio.sleep(0)
        self.is_broken = False

    def wake(self) -> None:
        for listener in self.listeners:
            listener.set()

    # --- answers ------------------------------------------------------------------------------

    async def answer(self, side: str, serial: int, choice: int) -> None:
        """Where another process was quicker, the answer may still be one to what is asked now."""
        async with self.settled_lock():
            while not await self.is_repeated(side, serial, choice):
                if await self.commit(self.chosen(side, serial, choice), side, choice):
                    break

    async def is_repeated(self, side: str, serial: int, choice: int) -> bool:
        """The very same answer, sent again because its acknowledgement was lost.

        Where several are asked at once, the others' answers may have come before it."""
        if serial >= self.cursor.last:
            return False
        last = serial + len(self.definition.info.sides)
        entries = [each for each in self.recent if serial < each.serial <= last]
        if not entries or entries[0].serial != serial + 1:
            entries = await self.threads.read(self.store.entries, self.row.id, serial, last)
        own = next((entry for entry in entries if entry.who == side), None)
        return own is not None and own.choice == choice

    def chosen(self, side: str, serial: int, choice: int) -> Action:
        """The option that was clicked, if it answers the question that is asked."""
        unasked = len(self.table.game.sealed) + last_agreements(self.recent)  # the same question
        oldest = self.serial - unasked
        if not oldest <= serial <= self.serial:
            raise HTTPError(409, "error-moved-on")
        if self.table.is_over:
            raise HTTPError(409, "error-game-over")
        question = engine.question_for(self.table.game, side)
        if question is None:
            raise HTTPError(409, "error-not-your-turn")
        if choice >= len(question.options):
            raise HTTPError(422, "error-few-choices", count=len(question.options))
        return question.options[choice]

    async def commit(self, reply: Action, side: str, choice: int) -> bool:
        """Play and store one answer; if anything goes wrong the store holds, not the memory."""
        self.is_broken = True
        self.views.forget()
        set_up = SetUp(self.row.deployment, self.seating.people)
        try:
            async with self.threads.commit_lock.hold() as hold:
                given = answer_with_set_up(self.table, self.cursor, reply, side, choice, set_up)
                revision = await self.append(given, hold)
        except Conflict:
            await self.reload(whole=True)
            return False
        await self.reach(revision)
        if is_due(self.row, self.table):
            await self.reload(whole=True)
        self.is_broken = False
        return True

    async def append(
        self, entries: list[EntryRow], hold: Hold, act: Callable[..., int] | None = None
    ) -> int:
        """Store what was played and wake the listeners; returns the revision."""
        last = entries[-1]
        snapshots = snapshots_due(self.table, self.cursor.last, last.serial)
        standing = status_of(self.table)
        act, id = act or self.store.append, self.row.id
        stored = self.threads.write_quickly(act, id, entries, standing, snapshots)
        self.look_ahead()
        revision = await hold.wait_for(stored)
        self.recent.extend(entries)
        self.last_entry = last
        self.set_cursor(last.serial)
        self.job = expected_job(self.row.id, self.seats, standing)
        self.wake()
        return revision

    async def reach(self, revision: int) -> None:
        """The revision of a change of our own: if it is not the next, others came in between."""
        if revision - self.revision in (0, 1):
            self.revision = revision
        else:
            await self.reload(whole=False)

    def look_ahead(self) -> None:
        """While the disk is busy, what the players are shown as soon as it is done."""
        for side in self.seating.people - {OBSERVER}:
            self.views.scene(self.table, side)
            self.views.ask(self.table, side)

    async def order(self, side: str, wanted: dict[str, str]) -> None:
        """Change a seat's standing orders; what they answer is answered at once."""
        async with self.settled_lock():
            given = self.table.orders.get(side, {})
            orders = self.definition.chosen_orders(self.row.scenario, side, {**given, **wanted})
            text = msgspec.json.encode(orders).decode()
            id = self.row.id
            await self.reach(await self.threads.write(self.store.set_orders, id, side, text))
            changed = [
                replace(seat, orders=text) if seat.side == side else seat for seat in self.seats
            ]
            self.seat(changed, self.holders)
            self.views.forget()
            await self.follow_orders(side)
        self.wake()

    async def follow_orders(self, side: str) -> None:
        self.is_broken = True
        revision = self.revision
        try:
            async with self.threads.commit_lock.hold() as hold:
                if entry := follow_orders(self.table, self.cursor, side):
                    revision = await self.append([entry], hold)
        except Conflict:
            await self.reload(whole=True)
        else:
            await self.reach(revision)
        self.is_broken = False

    async def undo(self, side: str, serial: int, to: int | None) -> None:
        async with self.settled_lock():
            if serial != self.serial:
                raise HTTPError(409, "error-moved-on-since")
            wanted = self.cursor.last - 1 if to is None else to
            if not self.may_undo(side) or not self.cursor.undo_floor <= wanted < self.cursor.last:
                raise HTTPError(409, "error-nothing-to-undo")
            past = await self.threads.read(restored, self.store, self.row, wanted)
            await self.check_reveals_nothing(past, side)
            self.is_broken = True
            await self.go_back(past)
            await self.reload(whole=True)

    async def check_reveals_nothing(self, past: Restored, side: str) -> None:
        read, seen = self.threads.read, observation(self.definition, self.table.game, side)
        entries = await read(self.store.entries, self.row.id, past.at.serial, self.cursor.last)
        if not await read(reveals_nothing, past, entries, side, seen):
            raise HTTPError(409, "error-undo-reveals")

    async def go_back(self, past: Restored) -> None:
        standing = status_of(past.table)
        try:
            await self.threads.write(
                self.store.undo, self.row.id, self.serial, past.at.serial, standing
            )
        except Conflict:
            await self.reload(whole=True)
            raise HTTPError(409, "error-quicker") from None

    def may_undo(self, side: str) -> bool:
        """Not after the end, which has opened everything, nor while the dice are awaited."""
        is_own = side == self.cursor.last_by and self.cursor.undo_floor < self.cursor.last
        return is_own and self.table.to_move not in ("", *CHANCE)

    # --- what is seen -------------------------------------------------------------------------

    async def view(
        self, side: str, since: int | None, only_changes: bool = False, language: str = ENGLISH
    ) -> bytes:
        """The seat's view as JSON, encoded once per language."""
        await self.settled()
        start = self.log_from(since)
        base = since if only_changes and self.views.seen(side, since) else None
        key = (side, language, start, base)
        if key not in self.views.encoded:
            revision = self.revision
            lines = await self.lines(side, start)
            dice = await dice_as_seen(self.threads, self.row, self.table, self.shares)
            if revision != self.revision or self.is_broken:
                return await self.view(side, since, only_changes, language)
            view = self.seen(side, start, base, lines, dice)
            return self.views.keep(key, self.localization(language).json(view))
        return self.views.encoded[key]

    async def numbered_view(
        self, side: str, since: int | None, only_changes: bool, language: str
    ) -> tuple[bytes, int]:
        """The same with its serial, for a stream."""
        view = await self.view(side, since, only_changes, language)
        return view, self.serial

    def view_key(self, side: str) -> tuple[object, ...]:
        """All that a seat sees; while it stays the same there is nothing to tell this seat."""
        job, seating = self.job, self.seating
        fault, players = job.fault if job else "", seating.players[side]
        seats = (players, seating.given.get(side), seating.browsers)
        return self.serial, job is None, fault, seats, self.shares

    def log_from(self, since: int | None) -> int:
        """Where the reader's log still holds: undos since then take lines back."""
        if since is None or since > self.serial:
            return self.recent[0].serial - 1 if self.recent else self.cursor.last
        return min([since, *(back_to for serial, back_to in self.undos if serial > since)])

    async def lines(self, side: str, start: int) -> tuple[Line, ...]:
        if self.recent and start >= self.recent[0].serial - 1:
            newer = takewhile(lambda entry: entry.serial > start, reversed(self.recent))
            entries = list(newer)[::-1]
        elif start >= self.cursor.last:
            entries = []
        else:
            entries = await self.threads.read(
                self.store.entries, self.row.id, start, self.cursor.last
            )
        takebacks = [each for each in self.takebacks if each.serial > start]
        viewer = viewer_of(self.table, side)
        return log_of(entries, takebacks, viewer, self.views.open_lines)

    def seen(
        self, side: str, start: int, base: int | None, lines: tuple[Line, ...], dice: SharedDice
    ) -> TableView:
        row, seating, may_undo = self.row, self.seating, self.may_undo(side)
        scene, changed = self.views.told(self.table, side, self.serial, base)
        return TableView(
            *(row.id, self.name, row.game, row.scenario, side, self.serial, scene, changed),
            to_move=self.table.to_move,
            ask=self.views.ask(self.table, side),
            last=self.cursor.last,
            can_undo=may_undo,
            undo_to=self.cursor.undo_floor if may_undo else self.cursor.last,
            thinking=self.job is not None and not self.job.fault,
            fault=decoded(self.job.fault) if self.job else EMPTY,
            log=lines,
            log_from=start,
            players=seating.players[side],
            browsers=seating.browsers,
            commitment=self.table.record.commitment,
            reveal=reveal_of(row, self.table),
            dice=dice,
            orders=seating.orders[side],
            offer=self.table.offer,
        )

    # --- seats --------------------------------------------------------------------------------

    def seat_of(self, browser: str, wanted: str) -> str:
        return seat_spoken_for(self.sides_of(browser), wanted, self.table.game)

    def browsers(self) -> dict[str, int]:
        return self.seating.browsers

    def sides_of(self, browser: str) -> list[str]:
        return self.seating.sides.get(browser, [])
