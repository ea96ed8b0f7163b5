"""The displays beside the map: turn track, air points, reserves and other units not yet in play.

Every box is a place of the sheet: markers and units lie in it. Points are those of the page, which
counts from the corner of the neat line."""

from collections.abc import Iterator
from functools import cache

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.margins import panel
from sixweeks.board.drawing.palette import INK, PAPER, SEPIA
from sixweeks.board.drawing.svg import Markup, Point, group, moved, rectangle, text
from sixweeks.board.drawing.tracks import Box
from sixweeks.games.nineteen_forty.drawing.ground import SHEET
from sixweeks.games.nineteen_forty.drawing.looks import LOOKS, Pool
from sixweeks.games.nineteen_forty.drawing.words import words
from sixweeks.games.nineteen_forty.model.components import SCENARIO, TABLES

LEFT = SHEET.frame.width + 34  # of the column beside the map
TOP, WIDTH, GAP = 0.0, 520.0, 14.0
HEAD, PAD = 36.0, 10.0
TURNS_ACROSS, TURN_HEIGHT = 4, 66.0
TRACK_HEIGHT = HEAD + 3 * (TURN_HEIGHT + 6) + PAD - 6
POOL_HEIGHT = 106.0
AIR_HEIGHT = 94.0
DUE = (0, TABLES.reserves["allied_from"], *TABLES.reinforcements.values())  # 14.c, 14.d, 22.a


AIR_TOP = TOP + TRACK_HEIGHT + GAP
POOLS_TOP = AIR_TOP + AIR_HEIGHT + GAP
ROW_TOPS = (AIR_TOP, *(POOLS_TOP + row * (POOL_HEIGHT + GAP) for row in range(5)))
END = ROW_TOPS[-1] + POOL_HEIGHT


def frame_of(pool: Pool) -> tuple[Point, float, float]:
    """Its corner, width and height."""
    at = LEFT + pool.left, ROW_TOPS[pool.row]
    return at, pool.width, POOL_HEIGHT if pool.row else AIR_HEIGHT


def boxes() -> Iterator[Box]:
    """The boxes of the turns, then the displays."""
    yield from map(turn_box, range(SCENARIO.turns + 1))
    for pool in LOOKS.pools:
        (x, y), width, height = frame_of(pool)
        at = x + PAD / 2, y + HEAD - 4
        yield Box(pool.id, at, width - PAD, height - HEAD - 1, "", PAPER)


def rule_of(id: str) -> str:
    return next((pool.rule for pool in LOOKS.pools if pool.id == id), "2.a")


def turn_box(turn: int) -> Box:
    width = (WIDTH - 2 * PAD + 6) / TURNS_ACROSS
    x, y = turn % TURNS_ACROSS * width, turn // TURNS_ACROSS * (TURN_HEIGHT + 6)
    at = LEFT + PAD + x, TOP + HEAD + y
    return Box(f"turn-{turn}", at, width - 6, TURN_HEIGHT, str(turn), PAPER)


def spot(box: Box) -> Point:
    """Where pieces lie: in the middle, but beside what is printed on a turn."""
    x, y = (box.at[0] + box.width - 22, box.at[1] + 22) if box.words else box.middle
    return round(x, 1), round(y, 1)


# --- as they are drawn ------------------------------------------------------------------------


@cache
def drawn() -> Markup:
    return group(turn_track(), *map(pool_panel, LOOKS.pools))


def turn_track() -> Markup:
    track = panel((LEFT, TOP), WIDTH, TRACK_HEIGHT, words("turn_track"), rule="2.a")
    return group(track, *(drawn_turn(turn) for turn in range(SCENARIO.turns + 1)))


def drawn_turn(turn: int) -> Markup:
    """A turn with its number, its days and what is due."""
    box, due = turn_box(turn), words(f"due-{turn}") if turn in DUE else ""
    return group(
        rectangle((0, 0), box.width, box.height, fill=PAPER, stroke=SEPIA),
        text(box.words, (8, 26), font_size=24, font_weight="bold"),
        text(date(turn).removesuffix(" 1940"), (8, 43), font_size=12),
        text(due, (8, 58), font_size=11, font_style="italic"),
        transform=moved(box.at),
        font_family=SERIF,
        fill=INK,
    )


def date(turn: int) -> str:
    """10–11 May 1940."""
    return SCENARIO.dates[turn].replace("-", "–")


def pool_panel(pool: Pool) -> Markup:
    heading, head = words(pool.id), (12, 23, 11.5)
    return panel(*frame_of(pool), heading, rule=pool.rule, head=head)
