"""Cache of what each seat sees, computed once per change and side."""

from collections import OrderedDict
from typing import TypeAlias

from sixweeks.kernel import engine
from sixweeks.kernel.presentation.scene import Choice, Scene
from sixweeks.kernel.table import Table
from sixweeks.server.live.chosen_dice import is_analysis
from sixweeks.server.live.log_lines import OpenLines
from sixweeks.server.live.scene_diff import changes
from sixweeks.server.messages import Ask, Changes

Key: TypeAlias = tuple[str, str, int, int | None]  # side, language, log from, changes since
MAX_ENCODED = 16  # encoded views, so that nobody fills the memory
MAX_SHOWN = 3  # scenes kept per seat, to send diffs


def viewer_of(table: Table, side: str) -> str | None:
    """The viewer of a seat: the seat itself while the game runs; None, who sees all, afterwards and
    at an analysis. The observer is neither side, so that what either may not know is hidden."""
    return None if table.is_over or is_analysis(table) else side


class ViewCache:
    """A cache of scenes and questions of the current position; cleared when it changes.

    They are independent of language; encoded views are in the reader's language."""

    def __init__(self) -> None:
        self.scenes: dict[str | None, Scene] = {}
        self.asks: dict[str, Ask | None] = {}
        self.encoded: dict[Key, bytes] = {}
        self.open_lines: OpenLines = {}
        self.shown: dict[str, OrderedDict[int, Scene]] = {}

    def forget(self) -> None:
        self.scenes.clear()
        self.asks.clear()
        self.encoded.clear()
        self.open_lines.clear()

    def keep(self, key: Key, view: bytes) -> bytes:
        if len(self.encoded) >= MAX_ENCODED:
            self.encoded.clear()
        self.encoded[key] = view
        return view

    def scene(self, table: Table, side: str) -> Scene:
        viewer = viewer_of(table, side)
        if viewer not in self.scenes:
            self.scenes[viewer] = table.definition.page.scene(table.game, viewer)
        return self.scenes[viewer]

    def show(self, table: Table, side: str, serial: int) -> Scene:
        """The scene, which is remembered as seen from this seat."""
        scene, shown = self.scene(table, side), self.shown.setdefault(side, OrderedDict())
        shown[serial] = scene
        if len(shown) > MAX_SHOWN:
            shown.popitem(last=False)
        return scene

    def seen(self, side: str, serial: int | None) -> Scene | None:
        """What the seat was shown then, if that is still known."""
        shown = self.shown.get(side)
        return shown.get(serial) if shown and serial is not None else None

    def told(
        self, table: Table, side: str, serial: int, base: int | None
    ) -> tuple[Scene | None, Changes | None]:
        """The scene, or what is new in it since one that the seat has seen."""
        seen, scene = self.seen(side, base), self.show(table, side, serial)
        if seen is None or base is None:
            return scene, None
        return None, changes(seen, scene, base)

    def ask(self, table: Table, side: str) -> Ask | None:
        if side not in self.asks:
            self.asks[side] = ask_of(table, side)
        return self.asks[side]


def ask_of(table: Table, side: str) -> Ask | None:
    """The question with its choices, for the side that must answer and no other."""
    if engine.question_for(table.game, side) is None:
        return None
    asked = table.definition.text.asked(table.game)
    return Ask(side, asked, asked.rule, tuple(choices_of(table, side)))


def choices_of(table: Table, side: str) -> list[Choice]:
    """Where several sides are asked at once, each sees its own question as if it were alone."""
    own = engine.question_for(table.game, side)
    if own is table.question:
        return table.definition.choices(table.game)
    alone = table.game.copy()
    alone.pending = own
    return table.definition.choices(alone)
