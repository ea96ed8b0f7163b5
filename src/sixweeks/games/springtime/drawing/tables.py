"""What else is printed on the sheet: the title, the tables, the legend and the scale."""

from msgspec.structs import asdict

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.margins import (
    OURS,
    border,
    box,
    entries,
    panel,
    scale_bar,
    title_lines,
    wave,
)
from sixweeks.board.drawing.palette import BORDER, INK, SEPIA
from sixweeks.board.drawing.svg import Markup, group, join, moved, text, use
from sixweeks.board.drawing.tracks import HEAD
from sixweeks.games.springtime.drawing.ground import HEIGHT, SCALE, WIDTH
from sixweeks.games.springtime.drawing.lines import OPEN_STROKE, RIVER_STROKES
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.drawing.names import BOLD, disc
from sixweeks.games.springtime.model.components import TABLES

TABLE_WIDTH = 256.0


def printed() -> Markup:
    return group(
        cartouche(),
        *tables(),
        legend(),
        scale(),
        border(WIDTH, HEIGHT),
        font_family=SERIF,
        fill=INK,
    )


def cartouche() -> Markup:
    head = title_lines(
        388, "THEATRE OF OPERATIONS IN THE WEST", "SPRINGTIME FOR HITLER", 46, 4, 208
    )
    return box(
        (40, 40),
        776,
        172,
        group(head, transform=moved((0, -2))),
        text("The Conquest of the West, May and June 1940", (388, 129), font_size=18),
        text(f"Map and tables {OURS}", (388, 153), font_size=12.5, fill=SEPIA, font_style="italic"),
        text_anchor="middle",
    )


def tables() -> list[Markup]:
    return [table.drawn(TABLE_WIDTH, HEAD, values()) for table in LOOKS.tables]


def values() -> dict[str, object]:
    """What the tables may name; 13.2.4 is printed with the last number of each row."""
    surrender = TABLES.surrender
    last = {"holds_out": surrender["reduced"] - 1, "only_reduced": surrender["surrenders"] - 1}
    return asdict(TABLES) | last


# --- legend and scale -------------------------------------------------------------------------


def legend() -> Markup:
    samples = {
        "Open boundary": wave(OPEN_STROKE[1], OPEN_STROKE[0], half=30),
        "River boundary": join(*(wave(c, w, half=30) for w, c in RIVER_STROKES)),
        "Maginot Line: units stop": use("sample-maginot"),
        "National border": wave(BORDER, 2.2, "12 5 2 5", half=30),
        "Way into and out of a Zone": use("sample-way"),
        "Port: the BEF may be evacuated": use("anchor"),
        "Area number over its terrain value": number_sample(),
    }
    lines = entries(samples, (48, 52), down=36, beside=52, font_size=16)
    return panel((1778.0, 1800.0), 402, 292, "Legend", *lines, rule="3.1", head=HEAD)


def number_sample() -> Markup:
    return group(disc("17", 2, "france", "#ffffff"), transform="translate(0 4) scale(.8)", **BOLD)


def scale() -> Markup:
    return group(scale_bar((60.0, 2340.0), 50 * SCALE, ("0", "50", "100 km")), font_size=14)
