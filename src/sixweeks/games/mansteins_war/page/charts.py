"""The key and charts of the page, from the tables that the rules use."""

from collections.abc import Iterator

from sixweeks.board.hexsides import hexes_with
from sixweeks.board.samples import sample
from sixweeks.games.mansteins_war.drawing.counters import face_of
from sixweeks.games.mansteins_war.drawing.markers import air_face, marker_face
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIR_TABLE,
    ASSAULT,
    COUNTERS,
    MARKERS_OF,
    MOBILE,
    RESULTS,
    SIDES,
    TABLES,
    TERRAIN,
    Counter,
)
from sixweeks.games.mansteins_war.model.map import GRID, MAP
from sixweeks.kernel.presentation.charts import (
    NONE,
    Chart,
    ChartRow,
    chart,
    meanings_chart,
    numbers,
    results_chart,
    term,
)
from sixweeks.kernel.presentation.sentence import Sentence, difference

ADDED = "river"  # its cost is added to that of the hex


def charts(scenario: str) -> tuple[Chart, ...]:
    return (
        results_chart("assault", "22.1", ASSAULT.columns, ASSAULT.rows, notes=2),
        results_chart("mobile", "22.1", MOBILE.columns, MOBILE.rows),
        meanings_chart("22.1", ((id, term("result", id)) for id in RESULTS)),
        chart("terrain", "8.4", "terrain", ("mech", "others", "effect"), terrain(), notes=1),
        chart("counters", "2.2", "counter", ("attack", "defense", "movement"), counters(), 2),
        results_chart("air", "22.3", AIR_TABLE.columns, AIR_TABLE.rows, notes=1),
        chart("air_results", "22.3", "result", ["means"], air_results()),
        chart("refit", "14.3", "what", ["points"], refit()),
        *(chart(f"markers-{side}", "23.0", "marker", ["means"], markers(side)) for side in SIDES),
    )


# --- terrain ----------------------------------------------------------------------------------


def terrain() -> Iterator[ChartRow]:
    """8.4 Costs for mechanized and other units, and what the defender has of it."""
    for id, ground in TERRAIN.items():
        costs = (ground.mech, ground.other)
        cells = tuple(map(difference, costs)) if id == ADDED else numbers(*costs)
        yield ChartRow(
            Sentence(f"printed-{id}"),
            (*cells, Sentence(f"printed-effect-{id}")),
            sample(GRID, hexes()[id], MAP.names),
        )
    closed = (NONE, NONE, Sentence("chart-closed"))
    yield ChartRow(Sentence("printed-closed"), closed, sample(GRID, MAP.water))


def hexes() -> dict[str, int]:
    """The hexes of each line of the chart."""
    return {
        **MAP.terrain,
        "city": MAP.cities,
        "river": hexes_with(MAP.rivers) & MAP.land,
        "minor_fort": MAP.minor_forts,
        "major_fort": MAP.major_forts,
    }


# --- counters and markers ---------------------------------------------------------------------


def counters() -> Iterator[ChartRow]:
    """2.2, 2.3 One counter of each kind, at full strength, and an air unit."""
    known: dict[str, Counter] = {}
    for each in COUNTERS:
        known.setdefault(each.kind, each)
    for kind, each in known.items():
        yield ChartRow(
            Sentence(f"printed-kind-{kind}"),
            numbers(*each.factors[-1], each.movement),
            face=face_of(each.id, each.steps),
        )
    cells = (*numbers(AIR[0].strength), NONE, NONE)
    yield ChartRow(Sentence("chart-air_unit"), cells, face=air_face(AIR[0].id, False))


def air_results() -> Iterator[ChartRow]:
    found = dict.fromkeys(cell for row in AIR_TABLE.rows.values() for cell in row)
    for id in found:
        yield ChartRow(Sentence(f"chart-air-{id}"), (term("air_result", id),))


def refit() -> Iterator[ChartRow]:
    """14.3 What refit points buy."""
    for id in ("step", "step_in_zone", "logistic", "air"):
        yield ChartRow(Sentence(f"chart-refit-{id}"), numbers(TABLES.refit[id]))


def markers(side: str) -> Iterator[ChartRow]:
    """23.0 What each command marker activates."""
    for id in MARKERS_OF[side]:
        means = (Sentence(f"printed-activates-{id}"),)
        yield ChartRow(term("marker", id), means, face=marker_face(side, id))
