"""What else is printed on the sheet: the title, the tables, the legend and the scale."""

from collections.abc import Sequence
from functools import cache

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.svg import Markup, Point, group, moved, path, rectangle, text, use
from sixweeks.games.springtime.components import TABLES
from sixweeks.games.springtime.drawing.boxes import LEFT, panel
from sixweeks.games.springtime.drawing.ground import (
    BORDER,
    HEIGHT,
    INK,
    PAPER,
    SCALE,
    SEPIA,
    WIDTH,
)
from sixweeks.games.springtime.drawing.names import BOLD, disc

NOTE = "Map and tables reconstructed by the Six Weeks project; not the publisher’s art"
TABLE_LEFT, TABLE_TOP, TABLE_WIDTH = 836.0, 40.0, 256.0
LINE = 17.5
Row = tuple[str, str]


@cache
def printed() -> Markup:
    return group(
        cartouche(),
        *tables(),
        legend(),
        scale_bar(),
        frame(),
        font_family=SERIF,
        fill=INK,
    )


def cartouche() -> Markup:
    return group(
        rectangle((0, 0), 776, 172, fill=PAPER, stroke=INK, stroke_width=2.4),
        rectangle((6, 6), 764, 160, fill="none", stroke=INK, stroke_width=0.9),
        text("THEATRE OF OPERATIONS IN THE WEST", (388, 37), font_size=15, letter_spacing=6),
        text(
            "SPRINGTIME FOR HITLER", (388, 88), font_size=46, letter_spacing=4, font_weight="bold"
        ),
        path("M180 105H596", stroke=BORDER, stroke_width=2),
        text("The Conquest of the West, May and June 1940", (388, 129), font_size=18),
        text(NOTE, (388, 153), font_size=12.5, fill=SEPIA, font_style="italic"),
        transform=moved((LEFT, 40)),
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
    lines = [
        group(
            text(words, (12, 0)),
            text(value, (TABLE_WIDTH - 12, 0), text_anchor="end", font_weight="bold"),
            transform=moved((at[0], at[1] + 40 + LINE * n)),
            font_size=13,
        )
        for n, (words, value) in enumerate(rows)
    ]
    return group(panel(at, TABLE_WIDTH, 40 + LINE * len(rows), title, rule), *lines)


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
    at = (1778.0, 1800.0)
    entries = (
        (sample("#8d8678", 3.6), "Open boundary"),
        (river_sample(), "River boundary"),
        (maginot_sample(), "Maginot Line: units stop"),
        (border_sample(), "National border"),
        (link_sample(), "Way into and out of a Zone"),
        (use("anchor"), "Port: the BEF may be evacuated"),
        (number_sample(), "Area number over its terrain value"),
    )
    return group(
        panel(at, 402, 292, "Legend", "3.1"),
        *(
            group(
                mark,
                text(words, (52, 5), font_size=16),
                transform=moved((at[0] + 48, at[1] + 52 + 36 * n)),
            )
            for n, (mark, words) in enumerate(entries)
        ),
    )


WAVE = "M-30 6Q-15 -8 0 0T30 -6"


def sample(colour: str, width: float) -> Markup:
    return path(WAVE, fill="none", stroke=colour, stroke_width=width)


def river_sample() -> Markup:
    return group(sample("#2f6a8f", 7), sample("#6fb0d6", 4))


def maginot_sample() -> Markup:
    zigzag = "M-30 5l6 -10l6 10l6 -10l6 10l6 -10l6 10l6 -10l6 10l6 -10l6 10"
    return path(zigzag, fill="none", stroke="#14110c", stroke_width=3.6)


def border_sample() -> Markup:
    return path(WAVE, fill="none", stroke=BORDER, stroke_width=2.2, stroke_dasharray="12 5 2 5")


def link_sample() -> Markup:
    arrows = path("M30 0L16 -9V9ZM-30 0L-16 -9V9Z", fill=BORDER)
    return group(path("M-20 0H20", stroke=BORDER, stroke_width=6), arrows)


def number_sample() -> Markup:
    return group(disc("17", 2, "france", "#ffffff"), transform="translate(0 4) scale(.8)", **BOLD)


def scale_bar() -> Markup:
    stretch = 50 * SCALE
    at = (60.0, 2340.0)
    return group(
        rectangle((0, 0), stretch, 8, fill=INK, stroke=INK),
        rectangle((stretch, 0), stretch, 8, fill=PAPER, stroke=INK),
        *(
            text(words, (stretch * n, -7), text_anchor="middle", font_size=14)
            for n, words in enumerate(("0", "50", "100 km"))
        ),
        transform=moved(at),
    )


def frame() -> Markup:
    return group(
        rectangle((2.5, 2.5), WIDTH - 5, HEIGHT - 5, stroke_width=5),
        rectangle((11, 11), WIDTH - 22, HEIGHT - 22, stroke_width=1.4),
        fill="none",
        stroke=INK,
    )
