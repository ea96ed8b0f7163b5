"""The charts beside the map: combat results, air warfare, terrain effects and commands."""

from functools import cache
from itertools import pairwise

from sixweeks.board.drawing.campaign import samples
from sixweeks.board.drawing.margins import hexagon, wave
from sixweeks.board.drawing.ramparts import rampart_sample
from sixweeks.board.drawing.svg import Markup, Value, group, join, moved, text, use
from sixweeks.board.drawing.tables import Effect, EffectsChart, cell, explained, results_table
from sixweeks.board.drawing.theatre import RIVER
from sixweeks.board.tables import ResultsTable
from sixweeks.games.mansteins_war.drawing import boxes
from sixweeks.games.mansteins_war.drawing.ground import RIVER_WIDTH
from sixweeks.games.mansteins_war.drawing.looks import LOOKS
from sixweeks.games.mansteins_war.drawing.words import framed, marker_name, words
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

LEFT, WIDTH = boxes.LEFT + boxes.WIDTH + 20, 520.0
EFFECTS = EffectsChart(64, 31, 0.66, 64, (190, 248), 290)
NOTE: dict[str, Value] = {"font_size": 12.5, "font_style": "italic"}
OFF_LIMITS = "closed"  # sea, lake and Switzerland


@cache
def drawn() -> Markup:
    return group(
        table("assault", ASSAULT),
        table("mobile", MOBILE),
        results(),
        table("air_warfare", AIR_TABLE),
        summary(),
        terrain_effects(),
        *map(commands, SIDES),
        credits(),
        transform=moved((boxes.LEFT, 0)),
    )


# --- tables of results ------------------------------------------------------------------------


def table(id: str, of: ResultsTable) -> Markup:
    frame = LOOKS.panels[id]
    return results_table(frame.at, frame.width, words(id), headings_of(of), of.rows, frame.rule)


def headings_of(table: ResultsTable) -> list[str]:
    """Differences as printed, the first and the last open; percentages as ranges."""
    first, *between, last = (name.replace("-", "−") for name in table.columns)
    if table is AIR_TABLE:
        return [f"≤{first}", *between, f"≥{last}"]
    lows = [low for low, _ in PERCENTAGES[1:]]
    ranges = [f"{low}–{high - 1}" for low, high in pairwise(lows)]
    return [f"≤{PERCENTAGES[0][0]}", *ranges, f"{lows[-1]}+"]


def results() -> Markup:
    """What each result does, in two columns."""
    meanings = [(id, words(f"result-{id}")) for id in RESULTS]
    halves = (dict(meanings[:7]), (16, 46)), (dict(meanings[7:]), (256, 46))
    lines = (line for rows, start in halves for line in explained(rows, start, 17, 28))
    return framed("results", group(*lines, font_size=12.5))


def summary() -> Markup:
    """14.3, 15.5, 15.6 Refit, and units without support."""
    lines = (text(words(f"summary-{n}"), (14, 46 + 18 * n)) for n in range(7))
    return framed("summary", group(*lines, font_size=12))


# --- terrain ----------------------------------------------------------------------------------


def terrain_effects() -> Markup:
    """What hexes and hexsides cost, and what they do in combat."""
    heads = EFFECTS.headings(44, (words("mech"), words("non_mech")), words("in_combat"))
    samples = terrain_samples()
    rows = (
        EFFECTS.row(n, Effect(samples[id], words(id), costs(id), words(f"effect-{id}")))
        for n, id in enumerate((*TERRAIN, OFF_LIMITS))
    )
    return framed("terrain_effects", *heads, *rows)


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


def commands(side: str) -> Markup:
    """23.0 What each marker activates."""
    rows = {marker_name(id): words(f"activates-{id}") for id in MARKERS_OF[side]}
    lines = explained(rows, (12, 46), 17.2, 78)
    return framed(f"commands-{side}", group(*lines, font_size=11.5))


def credits() -> Markup:
    lines = (cell(words(id), (WIDTH / 2, 24 + 18 * n)) for n, id in enumerate(("game", "sources")))
    return LOOKS.panels["credits"].drawn("", group(*lines, **NOTE))
