"""The key and charts of the page, from the tables that the rules use."""

from collections.abc import Iterator

from sixweeks.games.springtime.drawing.counters import leader_face, unit_face
from sixweeks.games.springtime.model.components import (
    COUNTERS,
    FULL,
    LEADERS,
    MAP,
    REDUCED,
    TABLES,
    Counter,
)
from sixweeks.kernel.presentation.charts import (
    NONE,
    Chart,
    ChartRow,
    chart,
    numbers,
    one_of_each,
    rows_of,
    term,
)
from sixweeks.kernel.presentation.sentence import Sentence, counted, difference, message

RESULTS = ("repulse", "stalemate", "success", "overrun")


def charts(scenario: str) -> tuple[Chart, ...]:
    morale = rows_of("chart-morale", TABLES.morale, difference)
    return (
        chart("attack_value", "10.4.2", "what", ["value"], values("attack", TABLES.attack_value)),
        chart(
            "defense_value", "10.4.3", "what", ["value"], values("defense", TABLES.defense_value)
        ),
        chart("results", "10.4.4", "result", ("when", "means"), results(), notes=1),
        chart("terrain", "3.1", "terrain", ["effect"], terrain()),
        chart("counters", "4.2", "counter", ("combat", "movement"), counters(), notes=2),
        chart("morale", "4.4.9", "what", ["value"], morale),
        chart("thresholds", "6.1.3", "what", ["means"], thresholds()),
        chart("surrender", "13.2.4", "die", ["means"], surrender(), notes=1),
        chart("costs", "12.3", "unit", ("restore", "rebuild", "rebuild_full"), costs()),
    )


# --- battle -----------------------------------------------------------------------------------


def values(side: str, table: dict[str, int]) -> Iterator[ChartRow]:
    """10.4.2, 10.4.3 What counts: printed values first, then the table."""
    for id in ("lead", "leader", "air", *(("tem",) if side == "defense" else ())):
        yield ChartRow(Sentence(f"chart-value-{id}"), (Sentence(f"chart-value-{id}-is"),))
    yield from rows_of(f"chart-value-{side}", table, difference)


def results() -> Iterator[ChartRow]:
    """10.4.4 The attack total against the defense total."""
    for id in RESULTS:
        yield ChartRow(
            term("result", id),
            (Sentence(f"chart-result-{id}-when"), Sentence(f"chart-result-{id}-means")),
        )
    for id, roll in TABLES.costly.items():
        when = message("chart-costly", number=roll)
        yield ChartRow(term("result", f"costly_{id}"), (when, Sentence("chart-costly-means")))


# --- map and counters -------------------------------------------------------------------------


def terrain() -> Iterator[ChartRow]:
    """3.1 Areas and their boundaries."""
    tems = sorted({area.tem for area in MAP.areas})
    told = {
        "tem": message("chart-terrain-tem-effect", least=tems[0], most=tems[-1]),
        "river": message("chart-terrain-river-effect", value=TABLES.defense_value["river"]),
        "maginot": message("chart-terrain-maginot-effect", value=TABLES.defense_value["maginot"]),
        "port": Sentence("chart-terrain-port-effect"),
        "zone": Sentence("chart-terrain-zone-effect"),
    }
    for id, effect in told.items():
        yield ChartRow(Sentence(f"chart-terrain-{id}"), (effect,))


def counters() -> Iterator[ChartRow]:
    """4.2, 4.4.1 A unit of each kind, one that is reduced, and a leader."""
    for kind, each in one_of_each(COUNTERS, lambda counter: counter.kind).items():
        yield unit_row(kind, each, FULL)
    yield unit_row("reduced", COUNTERS[0], REDUCED)
    leader = LEADERS[0]
    cells = (counted(leader.ratings[0]), NONE)
    yield ChartRow(Sentence("chart-kind-leader"), cells, face=leader_face(leader, False))


def unit_row(kind: str, unit: Counter, strength: int) -> ChartRow:
    face = unit_face(unit, strength, None, False)
    return ChartRow(Sentence(f"chart-kind-{kind}"), numbers(*unit.faces[strength]), face=face)


# --- morale, surrender, replacements ----------------------------------------------------------


def thresholds() -> Iterator[ChartRow]:
    for id, level in TABLES.thresholds.items():
        title = message("chart-threshold", morale=level)
        yield ChartRow(title, (Sentence(f"chart-threshold-{id}"),))


def surrender() -> Iterator[ChartRow]:
    """13.2.4 The modified die of a unit out of supply, and what modifies it."""
    table = TABLES.surrender
    for id, first in (("reduced", table["reduced"]), ("surrenders", table["surrenders"])):
        yield ChartRow(message("chart-from", number=first), (Sentence(f"chart-surrender-{id}"),))
    for id in ("axis_unit", "fortress", "low_morale"):
        means = message(f"chart-surrender-{id}", level=table["low_morale_level"])
        yield ChartRow(difference(table[id]), (means,))


def costs() -> Iterator[ChartRow]:
    """12.3 Replacement Points."""
    for kind, table in TABLES.costs.items():
        yield ChartRow(Sentence(f"chart-kind-{kind}"), numbers(*table.values()))
