"""The charts beside the map: combat results, air warfare, terrain effects and commands."""

from functools import cache
from itertools import pairwise

from sixweeks.board.drawing.campaign import samples
from sixweeks.board.drawing.margins import hexagon, panel, wave
from sixweeks.board.drawing.palette import SEPIA
from sixweeks.board.drawing.ramparts import rampart_sample
from sixweeks.board.drawing.svg import Markup, Point, Value, group, join, moved, text, use
from sixweeks.board.drawing.tables import cell, height_of, results_table
from sixweeks.board.drawing.theatre import RIVER
from sixweeks.board.tables import ResultsTable
from sixweeks.games.mansteins_war.drawing import boxes
from sixweeks.games.mansteins_war.drawing.ground import RIVER_WIDTH
from sixweeks.games.mansteins_war.drawing.words import marker_name, words
from sixweeks.games.mansteins_war.drawing.works import FORTS
from sixweeks.games.mansteins_war.model.components import (
    AIR_TABLE,
    ASSAULT,
    MARKERS_OF,
    MOBILE,
    PERCENTAGES,
    RESULTS,
    SIDES,
    TERRAIN,
)

LEFT, WIDTH, GAP = boxes.LEFT + boxes.WIDTH + 20, 520.0, 12.0
HALF = (WIDTH - GAP) / 2
LINE = 31.0  # of the terrain effects chart
CRT_HEIGHT = height_of(6)
TERRAIN_HEIGHT = 54 + LINE * (len(TERRAIN) + 1)
NOTE: dict[str, Value] = {"font_size": 12.5, "font_style": "italic"}
COMMANDS_HEIGHT = 276.0
OFF_LIMITS = "closed"  # sea, lake and Switzerland


@cache
def drawn() -> Markup:
    tops = [0.0]
    for height in (CRT_HEIGHT, CRT_HEIGHT, 166, CRT_HEIGHT, TERRAIN_HEIGHT):
        tops.append(tops[-1] + height + GAP)
    return group(
        table((LEFT, tops[0]), WIDTH, "assault", "22.1", ASSAULT),
        table((LEFT, tops[1]), WIDTH, "mobile", "22.1", MOBILE),
        results((LEFT, tops[2])),
        table((LEFT, tops[3]), HALF, "air_warfare", "22.3", AIR_TABLE),
        summary((LEFT + HALF + GAP, tops[3])),
        terrain_effects((LEFT, tops[4])),
        *(commands((LEFT + n * (HALF + GAP), tops[5]), side) for n, side in enumerate(SIDES)),
        credits((LEFT, tops[5] + COMMANDS_HEIGHT + GAP)),
    )


# --- tables of results ------------------------------------------------------------------------


def table(at: Point, width: float, id: str, rule: str, of: ResultsTable) -> Markup:
    return results_table(at, width, words(id), headings_of(of), of.rows, rule)


def headings_of(table: ResultsTable) -> list[str]:
    """Differences as printed, the first and the last open; percentages as ranges."""
    first, *between, last = (name.replace("-", "−") for name in table.columns)
    if table is AIR_TABLE:
        return [f"≤{first}", *between, f"≥{last}"]
    lows = [low for low, _ in PERCENTAGES[1:]]
    ranges = [f"{low}–{high - 1}" for low, high in pairwise(lows)]
    return [f"≤{PERCENTAGES[0][0]}", *ranges, f"{lows[-1]}+"]


def results(at: Point) -> Markup:
    """What each result does, in two columns."""
    lines = (
        group(
            text(id, (16 + n // 7 * 240, 46 + n % 7 * 17), font_weight="bold"),
            text(words(f"result-{id}"), (44 + n // 7 * 240, 46 + n % 7 * 17)),
        )
        for n, id in enumerate(RESULTS)
    )
    return panel(at, WIDTH, 166, words("results"), group(*lines, font_size=12.5), rule="22.1")


def summary(at: Point) -> Markup:
    """14.3, 15.5, 15.6 Refit, and units without support."""
    lines = (text(words(f"summary-{n}"), (14, 46 + 18 * n)) for n in range(7))
    return panel(at, HALF, CRT_HEIGHT, words("summary"), group(*lines, font_size=12), rule="14.3")


# --- terrain ----------------------------------------------------------------------------------


def terrain_effects(at: Point) -> Markup:
    """What hexes and hexsides cost, and what they do in combat."""
    samples = terrain_samples()
    rows = (
        terrain_row((0, 64 + LINE * n), samples[id], id)
        for n, id in enumerate((*TERRAIN, OFF_LIMITS))
    )
    heads = (("mech", 190, "middle"), ("non_mech", 248, "middle"), ("in_combat", 290, "start"))
    headings = (
        text(words(id), (x, 44), font_size=12, fill=SEPIA, text_anchor=anchor)
        for id, x, anchor in heads
    )
    return panel(at, WIDTH, TERRAIN_HEIGHT, words("terrain_effects"), *headings, *rows, rule="8.4")


def terrain_row(at: Point, sample: Markup, id: str) -> Markup:
    mech, other = costs(id)
    return group(
        group(sample, transform=moved((36, 0), scale=0.66)),
        text(words(id), (64, 5)),
        cell(mech, (190, 5), font_weight="bold"),
        cell(other, (248, 5), font_weight="bold"),
        text(words(f"effect-{id}"), (290, 5), font_size=12),
        transform=moved(at),
    )


def costs(id: str) -> tuple[str, str]:
    """8.4.a In movement factors; a river adds to the cost of the hex."""
    if id == OFF_LIMITS:
        return "–", "–"
    sign = "+" if id == "river" else ""
    return f"{sign}{TERRAIN[id].mech}", f"{sign}{TERRAIN[id].other}"


def terrain_samples() -> dict[str, Markup]:
    return samples() | {
        "city": join(hexagon("#f3eddc"), use("large-town")),
        "river": wave(RIVER, RIVER_WIDTH),
        "minor_fort": rampart_sample(FORTS["minor-germany"]),
        "major_fort": rampart_sample(FORTS["major-france"]),
        OFF_LIMITS: samples()["sea"],
    }


# --- commands ---------------------------------------------------------------------------------


def commands(at: Point, side: str) -> Markup:
    """23.0 What each marker activates."""
    lines = (
        group(
            text(marker_name(id), (12, 0), font_weight="bold"),
            text(words(f"activates-{id}"), (90, 0)),
            transform=moved((0, 46 + 17.2 * n)),
        )
        for n, id in enumerate(MARKERS_OF[side])
    )
    return panel(
        at,
        HALF,
        COMMANDS_HEIGHT,
        words(f"commands-{side}"),
        group(*lines, font_size=11.5),
        rule="23.0",
    )


def credits(at: Point) -> Markup:
    lines = (cell(words(id), (WIDTH / 2, 24 + 18 * n)) for n, id in enumerate(("game", "sources")))
    return panel(at, WIDTH, 56, "", group(*lines, **NOTE))
