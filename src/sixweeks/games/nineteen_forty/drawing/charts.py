"""The charts beside the map: combat results, terrain effects, units, scale and credits."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from sixweeks.board.drawing.campaign import HELD, colour_sample, held_sample, samples
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.margins import entries, hexagon, panel, scale_bar, wave
from sixweeks.board.drawing.palette import BORDER, COAST, INK, SEA, SEPIA
from sixweeks.board.drawing.ramparts import rampart_sample
from sixweeks.board.drawing.svg import Markup, Value, group, join, moved, path, text, use
from sixweeks.board.drawing.tables import Effect, EffectsChart, cell
from sixweeks.board.drawing.theatre import RIVER
from sixweeks.games.nineteen_forty.drawing.boxes import END as TOP
from sixweeks.games.nineteen_forty.drawing.boxes import GAP, LEFT, WIDTH
from sixweeks.games.nineteen_forty.drawing.counters import BACKS, COLOURS, SYMBOLS, counter
from sixweeks.games.nineteen_forty.drawing.ground import MAJOR, MINOR, SHEET
from sixweeks.games.nineteen_forty.drawing.words import printed, words
from sixweeks.games.nineteen_forty.drawing.works import FORTS, LINES
from sixweeks.games.nineteen_forty.model.components import (
    BY_NAME,
    COMBAT,
    COUNTERS,
    TABLES,
    TERRAIN,
)
from sixweeks.games.nineteen_forty.model.map import METRES_PER_HEX
from sixweeks.kernel.presentation.sentence import Listed, Sentence, message

KILOMETRES_PER_HEX = METRES_PER_HEX / 1000
QUARTERS = 4  # costs are in quarter points
CRT_TOP, CRT_HEIGHT = TOP + GAP, 222.0
TERRAIN_TOP, EFFECTS = CRT_TOP + CRT_HEIGHT + GAP, EffectsChart(74, 33, 0.72, 66, (178,), 212)
GROUNDS = ("clear", "city", "major_city", "forest", "rough", "mountain", "sea")
HEXSIDES = ("minor_river", "major_river", "sea_side", "causeway", "minor_fort", "maginot_line")
TERRAIN_HEIGHT = 66 + EFFECTS.line * (len(GROUNDS) + len(HEXSIDES)) - 6
UNITS_TOP, UNITS_HEIGHT = TERRAIN_TOP + TERRAIN_HEIGHT + GAP, 262.0
MARKS_TOP = UNITS_TOP + UNITS_HEIGHT + GAP
MARKS_HEIGHT = SHEET.frame.height - MARKS_TOP
SAMPLE = replace(COUNTERS[BY_NAME["G XXVI"]], tag="res")
PARTS = (("name", 62), ("size", 77), ("army", 101), ("factors", 144))
NOTE: dict[str, Value] = {"font_size": 12.5, "font_style": "italic"}


@cache
def drawn() -> Markup:
    return group(combat_results(), terrain_effects(), unit_legend(), marks_and_scale())


# --- combat results ---------------------------------------------------------------------------


def combat_results() -> Markup:
    step = (WIDTH - 70) / len(COMBAT.columns)
    middles = [62 + step * (n + 0.5) for n in range(len(COMBAT.columns))]
    heads = [cell(name, (x, 56)) for name, x in zip(COMBAT.columns, middles, strict=True)]
    rows = [row for die, results in COMBAT.rows.items() for row in crt_row(die, results, middles)]
    return panel(
        (LEFT, CRT_TOP),
        WIDTH,
        CRT_HEIGHT,
        words("combat_results"),
        group(*heads, font_weight="bold"),
        group(*rows),
        path(f"M16 63H{WIDTH - 12:g}M52 42V192", stroke=SEPIA, stroke_width=0.8),
        text(words("combat_note"), (16, 210), font_size=12.5, font_style="italic"),
        rule="7.o",
    )


def crt_row(die: int, results: Sequence[str], middles: Sequence[float]) -> list[Markup]:
    y = 82 + 21 * (die - 1)
    found = [cell(each, (x, y)) for each, x in zip(results, middles, strict=True)]
    return [cell(str(die), (34, y), font_weight="bold"), *found]


# --- terrain ----------------------------------------------------------------------------------


def terrain_effects() -> Markup:
    """What hexes and hexsides cost, and what they do in combat."""
    samples = {**ground_samples(), **side_samples()}
    rows = (
        EFFECTS.row(n, Effect(samples[id], words(id), (cost(id),), effect(id)))
        for n, id in enumerate((*GROUNDS, *HEXSIDES))
    )
    heads = EFFECTS.headings(46, (words("movement"),), words("in_combat"))
    at, title = (LEFT, TERRAIN_TOP), words("terrain_effects")
    return panel(at, WIDTH, TERRAIN_HEIGHT, title, *heads, *rows)


def cost(id: str) -> str:
    """6.c In movement points; a hexside adds to the cost of the hex."""
    if id not in TERRAIN:
        quarters = TABLES.hexsides.get(id.removesuffix("_side"), 0)
        return f"+{quarters // QUARTERS}" if quarters else "–"
    return "–" if TERRAIN[id].closed else str(TERRAIN[id].cost // QUARTERS)


def effect(id: str) -> str:
    """What the defender has of it."""
    if id not in TERRAIN:
        return words(f"effect-{id}")
    ground = TERRAIN[id]
    said = {
        "closed": ground.closed,
        "column": bool(ground.shift),
        "armor": ground.halves,
        "no_motors": ground.motorized_closed,
        "holds": ground.holds,
    }
    found = tuple(Sentence(f"printed-effect-{each}") for each, holds in said.items() if holds)
    return printed(message("printed-effects", effects=Listed(found, "semicolon"))) or "–"


def ground_samples() -> dict[str, Markup]:
    return samples() | {
        "city": join(hexagon("#f3eddc"), use("town")),
        "major_city": join(hexagon("#e6c9b2"), use("large-town")),
        "mountain": join(hexagon("#d2bfa2"), use("peak")),
    }


def side_samples() -> dict[str, Markup]:
    strait = join(wave(COAST, 17), wave(SEA, 14))
    dam = path("M0 -13V13", stroke=SEPIA, stroke_width=6, stroke_dasharray="1.6 2.4")
    return {
        "minor_river": wave(RIVER, MINOR),
        "major_river": wave(RIVER, MAJOR),
        "sea_side": strait,
        "causeway": join(strait, dam),
        "minor_fort": rampart_sample(FORTS["westwall"]),
        "maginot_line": rampart_sample(FORTS["maginot"]),
    }


# --- units ------------------------------------------------------------------------------------


def unit_legend() -> Markup:
    """How to read a counter, what the symbols and colours mean."""
    return panel(
        (LEFT, UNITS_TOP),
        WIDTH,
        UNITS_HEIGHT,
        words("units"),
        group(counter(SAMPLE), transform=moved((72, 98), scale=1.9), **ON_COUNTERS),
        *(text(words(f"part-{id}"), (130, y), **NOTE) for id, y in PARTS),
        *(backs_sample(n, back) for n, back in enumerate(BACKS)),
        *kinds_and_nations(),
        rule="1.b",
    )


def backs_sample(n: int, back: str) -> Markup:
    drawn = group(counter(SAMPLE, back), transform=moved((48, 190 + 38 * n), scale=0.6))
    return join(
        group(drawn, **ON_COUNTERS), text(words(f"back-{back}"), (72, 194 + 38 * n), **NOTE)
    )


def kinds_and_nations() -> list[Markup]:
    kinds = {words(f"kind-{kind}"): use(f"symbol-{kind}", color=INK) for kind in SYMBOLS}
    nations = {words(f"nation-{id}"): colour_sample(look.ground) for id, look in COLOURS.items()}
    return [
        *entries(kinds, (256, 52), down=25.5, beside=20),
        *entries(nations, (400, 52), down=25.5, beside=18),
    ]


# --- marks and scale --------------------------------------------------------------------------


def marks_and_scale() -> Markup:
    samples = {words(f"mark-{id}"): mark for id, mark in mark_samples().items()}
    stretch = 50 / KILOMETRES_PER_HEX * SHEET.hex
    bar = scale_bar(
        (WIDTH / 2 - stretch, MARKS_HEIGHT - 62), stretch, ("0", "50", "100 km"), light_first=True
    )
    remarks = (
        text(words(id), (WIDTH / 2, MARKS_HEIGHT - 34 + 17 * n), text_anchor="middle", **NOTE)
        for n, id in enumerate(("game", "sources"))
    )
    shown = entries(samples, (38, 52), down=30, rows=5, across=250, beside=30)
    return panel((LEFT, MARKS_TOP), WIDTH, MARKS_HEIGHT, words("marks"), *shown, bar, *remarks)


def mark_samples() -> dict[str, Markup]:
    return {
        "port": join(use("town", (-8, 0)), use("anchor", (10, 0))),
        "gathering": use("flag"),
        "entry": use("entry", (36, 0), fill=LINES["allied"]),
        "strong": use("fort"),
        "border": wave(BORDER, 2.4, "11 4 2 4"),
        "allied_groups": wave(LINES["allied"], 3, "9 4"),
        "german_groups": wave(LINES["german"], 3, "9 4"),
        "effort": wave(LINES["german"], 1.6, "1.6 4.4"),
        **{id: held_sample(id) for id in HELD},
    }
