"""The key and charts of the page, from the tables that the rules use."""

from collections.abc import Iterator

from sixweeks.board.hexsides import hexes_with, union
from sixweeks.board.samples import sample
from sixweeks.games.nineteen_forty.drawing.counters import face_of
from sixweeks.games.nineteen_forty.model.components import (
    COMBAT,
    COUNTERS,
    TABLES,
    TERRAIN,
    Counter,
    Terrain,
)
from sixweeks.games.nineteen_forty.model.map import GRID, MAP
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
from sixweeks.kernel.presentation.sentence import (
    Listed,
    Sentence,
    counted,
    difference,
    message,
)

QUARTERS = 4  # costs are in quarter points
SIDES = ("minor_river", "major_river", "sea_side", "causeway", "minor_fort", "maginot_line")


def charts(scenario: str) -> tuple[Chart, ...]:
    return (
        results_chart("combat", "7.o", COMBAT.columns, COMBAT.rows, notes=3),
        meanings_chart("7.o", ((id, term("result", star(id))) for id in results())),
        chart("terrain", "6.c", "terrain", ("cost", "effect"), terrain(), notes=1),
        chart("surcharges", "6.e", "what", ["movement"], surcharges()),
        chart("counters", "1.b", "counter", ("combat", "movement"), counters(), notes=2),
        chart("points", "19", "what", ["points"], points()),
        chart("limits", "3", "what", ["number"], limits()),
    )


def results() -> dict[str, None]:
    return dict.fromkeys(cell for row in COMBAT.rows.values() for cell in row)


def star(result: str) -> str:
    return result.replace("*", "_star")


# --- terrain ----------------------------------------------------------------------------------


def terrain() -> Iterator[ChartRow]:
    """6.c, 7.k What hexes and hexsides cost, and what the defender has of them."""
    for id, ground in TERRAIN.items():
        cost = NONE if ground.closed else counted(ground.cost // QUARTERS)
        place = sample(GRID, MAP.terrain[id], MAP.names)
        yield ChartRow(term("ground", id), (cost, effect(ground)), place)
    for id in SIDES:
        quarters = TABLES.hexsides.get(id.removesuffix("_side"), 0)
        cost = difference(quarters // QUARTERS) if quarters else NONE
        place = sample(GRID, hexes_beside(id) & MAP.land, MAP.names)
        yield ChartRow(Sentence(f"printed-{id}"), (cost, Sentence(f"printed-effect-{id}")), place)


def effect(ground: Terrain) -> Sentence:
    said = {
        "closed": ground.closed,
        "column": bool(ground.shift),
        "armor": ground.halves,
        "no_motors": ground.motorized_closed,
        "holds": ground.holds,
    }
    found = tuple(Sentence(f"printed-effect-{each}") for each, holds in said.items() if holds)
    return message("printed-effects", effects=Listed(found, "semicolon")) if found else NONE


def hexes_beside(id: str) -> int:
    """The hexes that have such a side."""
    if id == "maginot_line":
        return hexes_with(MAP.forts["maginot"])
    if id == "minor_fort":
        return hexes_with(union(*MAP.minor_forts.values()))
    return hexes_with(MAP.sides[id.removesuffix("_side")])


def surcharges() -> Iterator[ChartRow]:
    """6.e, 6.f, 6.q, 14.f What else costs movement points."""
    for id, quarters in TABLES.surcharges.items():
        yield ChartRow(Sentence(f"chart-surcharge-{id}"), (difference(quarters // QUARTERS),))


# --- counters and numbers ---------------------------------------------------------------------


def counters() -> Iterator[ChartRow]:
    """1.b One counter of each kind."""
    known: dict[str, Counter] = {}
    for each in COUNTERS:
        known.setdefault(each.kind, each)
    for kind, each in known.items():
        yield ChartRow(
            Sentence(f"printed-kind-{kind}"),
            numbers(each.combat, each.movement),
            face=face_of(each.id),
        )


def points() -> Iterator[ChartRow]:
    """19.b, 19.c Victory points for what is eliminated."""
    for id, value in TABLES.victory_points.items():
        yield ChartRow(Sentence(f"chart-points-{id}"), numbers(value))


def limits() -> Iterator[ChartRow]:
    """3.b, 7.l, 9.a, 14.c The numbers that one forgets."""
    found = {
        "divisions": TABLES.stacking["divisions"],
        "armored_divisions": TABLES.stacking["armored_divisions"],
        "bridgehead": TABLES.bridgehead["up_to"],
        "air_german": TABLES.air["german"],
        "air_french": TABLES.air["french"],
        "air_british": TABLES.air["british"],
        "reserves_german": TABLES.reserves["german"],
        "reserves_allied": TABLES.reserves["allied"],
    }
    for id, value in found.items():
        yield ChartRow(Sentence(f"chart-limit-{id}"), numbers(value))
