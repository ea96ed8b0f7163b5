"""The displays beside the map: turn track, air points, reserves and other units not yet in play.

Every box is a place of the sheet: markers and units lie in it."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from sixweeks.board.drawing.margins import panel
from sixweeks.board.drawing.palette import PAPER, SEPIA
from sixweeks.board.drawing.svg import Markup, Point, group, moved, rectangle, text
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.words import words
from sixweeks.games.nineteen_forty.model.components import SCENARIO, TABLES

LEFT = SHEET.frame.right + 34  # of the column beside the map
TOP, WIDTH, GAP = SHEET.frame.top, 520.0, 14.0
RIGHT = LEFT + WIDTH
HEAD, PAD = 36.0, 10.0
TURNS_ACROSS, TURN_HEIGHT = 4, 66.0
TRACK_HEIGHT = HEAD + 3 * (TURN_HEIGHT + 6) + PAD - 6
POOL_HEIGHT = 106.0
AIR_HEIGHT = 82.0


class Pool(NamedTuple):
    """A display: its id, the rule it serves, where it stands in the column and how wide it is."""

    id: str
    rule: str
    row: int
    left: float
    width: float
    height: float = POOL_HEIGHT


POOLS = (
    Pool("german_air", "9.a", 0, 0, 310, AIR_HEIGHT),
    Pool("allied_air", "9.a", 0, 310 + GAP, WIDTH - 310 - GAP, AIR_HEIGHT),
    Pool("german_reserves", "14.d", 1, 0, WIDTH),
    Pool("airborne", "11.b", 2, 0, 320),
    Pool("german_optional", "15.a", 2, 320 + GAP, WIDTH - 320 - GAP),
    Pool("allied_reserves", "14.c", 3, 0, WIDTH),
    Pool("special_reserves", "14.g", 4, 0, 160),
    Pool("reinforcements", "14.k", 4, 160 + GAP, 172),
    Pool("allied_optional", "15.a", 4, 332 + 2 * GAP, WIDTH - 332 - 2 * GAP),
    Pool("swiss_reserves", "14.j", 5, 0, WIDTH),
)
AIR_TOP = TOP + TRACK_HEIGHT + GAP
POOLS_TOP = AIR_TOP + AIR_HEIGHT + GAP
ROW_TOPS = (AIR_TOP, *(POOLS_TOP + row * (POOL_HEIGHT + GAP) for row in range(5)))
END = ROW_TOPS[-1] + POOL_HEIGHT


class Box(NamedTuple):
    """Where something lies, on the sheet."""

    id: str
    at: Point
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.at[0] + self.width / 2, self.at[1] + self.height / 2

    def corners(self) -> tuple[Point, ...]:
        (x, y), right, bottom = self.at, self.at[0] + self.width, self.at[1] + self.height
        return (x, y), (right, y), (right, bottom), (x, bottom)


def boxes() -> Iterator[Box]:
    """The boxes of the turns, then the displays."""
    yield from map(turn_box, range(SCENARIO.turns + 1))
    for pool in POOLS:
        at = LEFT + pool.left + PAD / 2, ROW_TOPS[pool.row] + HEAD - 4
        yield Box(pool.id, at, pool.width - PAD, pool.height - HEAD - 1)


def turn_box(turn: int) -> Box:
    width = (WIDTH - 2 * PAD + 6) / TURNS_ACROSS
    x, y = turn % TURNS_ACROSS * width, turn // TURNS_ACROSS * (TURN_HEIGHT + 6)
    return Box(f"turn-{turn}", (LEFT + PAD + x, TOP + HEAD + y), width - 6, TURN_HEIGHT)


# --- as they are drawn ------------------------------------------------------------------------


@cache
def drawn() -> Markup:
    return group(turn_track(), *map(pool_panel, POOLS))


def turn_track() -> Markup:
    track = panel((LEFT, TOP), WIDTH, TRACK_HEIGHT, words("turn_track"), rule="2.a")
    return group(track, *(drawn_turn(turn) for turn in range(SCENARIO.turns + 1)))


def drawn_turn(turn: int) -> Markup:
    """A turn with its number, its days and what is due."""
    box = turn_box(turn)
    return panel_box(
        box,
        text(str(turn), (8, 26), font_size=24, font_weight="bold"),
        text(short_date(turn), (8, 43), font_size=12),
        text(note_on(turn), (8, 58), font_size=11, font_style="italic"),
    )


def panel_box(box: Box, *children: Markup) -> Markup:
    return group(
        rectangle((0, 0), box.width, box.height, fill=PAPER, stroke=SEPIA),
        *children,
        transform=moved(box.at),
        font_family="Old Standard TT, serif",
    )


def short_date(turn: int) -> str:
    """10–11 May."""
    return SCENARIO.dates[turn].removesuffix(" 1940").replace("-", "–")


def note_on(turn: int) -> str:
    """14.c, 14.d, 22.a What is due on a turn."""
    arriving = [words("arrives") for each in TABLES.reinforcements.values() if each == turn]
    due = {
        0: words("one_impulse"),
        TABLES.reserves["allied_from"]: words("allied_reserves_due"),
        TABLES.reserves["german_from"]: words("german_reserves_due"),
    }
    return ", ".join(arriving) or due.get(turn, "")


def pool_panel(pool: Pool) -> Markup:
    at = LEFT + pool.left, ROW_TOPS[pool.row]
    return panel(at, pool.width, pool.height, words(pool.id), rule=pool.rule, head=(12, 23, 11.5))
