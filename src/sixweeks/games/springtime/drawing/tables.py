"""What else is printed on the sheet: the title, the tables, the legend and the scale."""

from collections.abc import Sequence
from functools import cache

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.margins import (
    OURS,
    box,
    entry,
    panel,
    scale_bar,
    table_lines,
    title_lines,
    wave,
)
from sixweeks.board.drawing.palette import BORDER, INK, SEPIA
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    group,
    join,
    moved,
    path,
    rectangle,
    text,
    use,
)
from sixweeks.games.springtime.drawing.boxes import HEAD, LEFT
from sixweeks.games.springtime.drawing.ground import HEIGHT, SCALE, WIDTH
from sixweeks.games.springtime.drawing.lines import OPEN_STROKE, RIVER_STROKES
from sixweeks.games.springtime.drawing.names import BOLD, disc
from sixweeks.games.springtime.model.components import TABLES

NOTE = f"Map and tables {OURS}"
TABLE_LEFT, TABLE_TOP, TABLE_WIDTH = 836.0, 40.0, 256.0
LINE = 17.5
Row = tuple[str, str]


@cache
def printed() -> Markup:
    return group(
        cartouche(),
        *tables(),
        legend(),
        scale(),
        frame(),
        font_family=SERIF,
        fill=INK,
    )


def cartouche() -> Markup:
    head = title_lines(
        388, "THEATRE OF OPERATIONS IN THE WEST", "SPRINGTIME FOR HITLER", 46, 4, 208
    )
    return box(
        (LEFT, 40),
        776,
        172,
        group(head, transform=moved((0, -2))),
        text("The Conquest of the West, May and June 1940", (388, 129), font_size=18),
        text(NOTE, (388, 153), font_size=12.5, fill=SEPIA, font_style="italic"),
        text_anchor="middle",
    )


# --- tables -----------------------------------------------------------------------------------


def tables() -> list[Markup]:
    right = TABLE_LEFT + TABLE_WIDTH + 8
    return [
        table("Attack Value", "10.4.2", (TABLE_LEFT, TABLE_TOP), attack_value()),
        table("Defense Value", "10.4.3", (right, TABLE_TOP), defense_value()),
        table("Results", "10.4.4", (TABLE_LEFT, TABLE_TOP + 190), results()),
        table("French Morale", "4.4.9", (right, TABLE_TOP + 190), morale()),
        table("Surrender", "13.2.4", (TABLE_LEFT, TABLE_TOP + 350), surrender()),
    ]


def table(title: str, rule: str, at: Point, rows: Sequence[Row]) -> Markup:
    lines = table_lines(rows, TABLE_WIDTH, 40, LINE)
    height = 40 + LINE * len(rows)
    return panel(at, TABLE_WIDTH, height, title, *lines, rule=rule, head=HEAD)


def attack_value() -> list[Row]:
    """M-01"""
    values = TABLES.attack_value
    return [
        ("Lead attacking unit", "its CV"),
        ("Each other attacking unit", f"{values['other_unit']:+}"),
        ("Leader with the Lead", "+ Rating"),
        ("One Air Support marker", "+ value"),
        ("Any unit Out of Supply", f"{values['out_of_supply']:+}"),
    ]


def defense_value() -> list[Row]:
    """M-02"""
    values = TABLES.defense_value
    return [
        ("Lead defending unit", "its CV"),
        ("Each other defending unit", f"{values['other_unit']:+}"),
        ("Leader with the Lead", "+ Rating"),
        ("One Air Support marker", "+ value"),
        ("Terrain of the Area (TEM)", "+1 to +4"),
        ("All came across a river", f"{values['river']:+}"),
        ("… across the Maginot Line", f"{values['maginot']:+}"),
        ("Any unit Out of Supply", f"{values['out_of_supply']:+}"),
    ]


def results() -> list[Row]:
    """10.4.4 What the two totals come to."""
    costly = TABLES.costly
    return [
        ("Attack below defense", "Repulse"),
        ("Equal", "Stalemate"),
        ("Above", "Success"),
        ("Above, armored Lead", "Overrun"),
        ("Success: attacker suffers too", f"on {costly['success']}+"),
        ("Overrun: attacker suffers too", f"on {costly['overrun']}+"),
    ]


def morale() -> list[Row]:
    """M-03"""
    values = TABLES.morale
    return [
        ("Paris lost (open city)", f"{values['paris']:+} ({values['open_paris']:+})"),
        ("Other French Area or Zone lost", f"{values['french_area']:+}"),
        ("French unit lost", f"{values['french_unit']:+}"),
        ("BEF lost (not evacuated)", f"{values['british_unit']:+}"),
        ("Belgian / Dutch Army lost", f"{values['belgian_unit']:+} / {values['dutch_unit']:+}"),
        ("German or Italian unit lost", f"{values['german_unit']:+}"),
        ("Airlanding Corps lost", f"{values['airlanding']:+}"),
        ("Cabinet Shuffle", f"{values['cabinet_shuffle']:+}"),
    ]


def surrender() -> list[Row]:
    """M-04"""
    values = TABLES.surrender
    return [
        (f"Die {values['reduced'] - 1} or less", "holds out"),
        (f"{values['reduced']} or {values['surrenders'] - 1}", "reduced"),
        (f"{values['surrenders']} or more", "surrenders"),
        ("Axis unit / fortress Area", f"{values['axis_unit']:+} / {values['fortress']:+}"),
        (f"French, Morale {values['low_morale_level']} or less", f"{values['low_morale']:+}"),
    ]


# --- legend and scale -------------------------------------------------------------------------


def legend() -> Markup:
    samples = {
        "Open boundary": wave(OPEN_STROKE[1], OPEN_STROKE[0], half=30),
        "River boundary": join(*(wave(c, w, half=30) for w, c in RIVER_STROKES)),
        "Maginot Line: units stop": maginot_sample(),
        "National border": wave(BORDER, 2.2, "12 5 2 5", half=30),
        "Way into and out of a Zone": link_sample(),
        "Port: the BEF may be evacuated": use("anchor"),
        "Area number over its terrain value": number_sample(),
    }
    entries = (
        entry((48, 52 + 36 * n), mark, words, 52, font_size=16)
        for n, (words, mark) in enumerate(samples.items())
    )
    return panel((1778.0, 1800.0), 402, 292, "Legend", *entries, rule="3.1", head=HEAD)


def maginot_sample() -> Markup:
    zigzag = "M-30 5l6 -10l6 10l6 -10l6 10l6 -10l6 10l6 -10l6 10l6 -10l6 10"
    return path(zigzag, fill="none", stroke="#14110c", stroke_width=3.6)


def link_sample() -> Markup:
    arrows = path("M30 0L16 -9V9ZM-30 0L-16 -9V9Z", fill=BORDER)
    return group(path("M-20 0H20", stroke=BORDER, stroke_width=6), arrows)


def number_sample() -> Markup:
    return group(disc("17", 2, "france", "#ffffff"), transform="translate(0 4) scale(.8)", **BOLD)


def scale() -> Markup:
    return group(scale_bar((60.0, 2340.0), 50 * SCALE, ("0", "50", "100 km")), font_size=14)


def frame() -> Markup:
    return group(
        rectangle((2.5, 2.5), WIDTH - 5, HEIGHT - 5, stroke_width=5),
        rectangle((11, 11), WIDTH - 22, HEIGHT - 22, stroke_width=1.4),
        fill="none",
        stroke=INK,
    )
