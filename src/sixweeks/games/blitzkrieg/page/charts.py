"""The key and charts of the page, from the tables that the rules use."""

from collections.abc import Iterator

from sixweeks.board.hexsides import Sides, hexes_with
from sixweeks.board.samples import sample
from sixweeks.games.blitzkrieg.drawing.counters import face_of
from sixweeks.games.blitzkrieg.model.battlefield import Battlefield
from sixweeks.games.blitzkrieg.model.components import MOBILITIES, SCENARIOS, TABLES
from sixweeks.kernel.presentation.charts import (
    NONE,
    Chart,
    ChartRow,
    chart,
    meanings_chart,
    numbers,
    one_of_each,
    results_chart,
    rows_of,
    term,
)
from sixweeks.kernel.presentation.sentence import Halves, Sentence, counted, difference, message

FIRES = ("direct", "indirect", "assault")
PRINTED = ("attack", "defense", "range", "movement")
ADDED = frozenset({"river", "escarpment", "gette"})  # paid on top of the hex
RESULTS = {"-": "none", "n": "red", "N": "N", "1": "1"}


def charts(scenario: str) -> tuple[Chart, ...]:
    field = SCENARIOS[scenario].battlefield
    combat = TABLES.combat
    reactions = rows_of("chart-reaction", TABLES.reaction_modifiers, difference)
    return (
        results_chart("combat", "10", combat.columns, combat.rows, notes=2),
        meanings_chart("10.2", ((id, Sentence(f"chart-result-{RESULTS[id]}")) for id in RESULTS)),
        chart("impacts", "10.1", "what", ["attack"], impacts()),
        chart("modifiers", "8.3", "what", FIRES, modifiers(), notes=1),
        chart("terrain", "7.1", "terrain", MOBILITIES, terrain(field), notes=1),
        chart("sight", "4.1", "what", ("open", "cover"), sight()),
        chart("counters", "1.1", "counter", PRINTED, counters(scenario), notes=2),
        chart("checks", "6.3", "what", ("german", "french"), checks(), notes=1),
        chart("check_modifiers", "6.3", "what", ["value"], reactions),
    )


# --- fire -------------------------------------------------------------------------------------


def impacts() -> Iterator[ChartRow]:
    """10.1 The attack value of mines, Stukas and shells."""
    for id, value in TABLES.impact_columns.items():
        yield ChartRow(term("impact", id), numbers(value))


def modifiers() -> Iterator[ChartRow]:
    """8.3, 10.1 What is added to the attack factor, for the firer and for the target."""
    for who, table in TABLES.modifiers.items():
        for id, by_fire in table.items():
            cells = tuple(difference(by_fire[fire]) if by_fire[fire] else NONE for fire in FIRES)
            yield ChartRow(Sentence(f"chart-{who}-{id}"), cells)


def sight() -> Iterator[ChartRow]:
    """4.1 How far targets are seen."""
    seen = TABLES.visibility
    for id, how_far in (("vehicle", seen.vehicle), ("infantry", seen.infantry)):
        yield ChartRow(Sentence(f"chart-sight-{id}"), numbers(how_far["clear"], how_far["cover"]))
    yield ChartRow(Sentence("chart-sight-observer"), (difference(seen.observer),) * 2)


# --- terrain ----------------------------------------------------------------------------------


def terrain(field: Battlefield) -> Iterator[ChartRow]:
    """7.1 Movement points of what is on this map; infantry on roads pays halves."""
    for id, costs in TABLES.movement.items():
        place = sample(field.grid, hexes(field, id), field.names)
        if not place and id in ADDED:
            continue
        yield ChartRow(
            Sentence(f"chart-ground-{id}"), tuple(cost(id, costs[who]) for who in MOBILITIES), place
        )


def cost(id: str, halves: int) -> Sentence:
    key = "chart-cost_more" if id in ADDED else "chart-cost"
    return message(key, points=Halves(halves)) if halves else NONE


def hexes(field: Battlefield, id: str) -> int:
    """The hexes that show it; mines are on no map."""
    shown: int | Sides = getattr(field, id, 0)
    return shown if isinstance(shown, int) else hexes_with(shown)


# --- counters and checks ----------------------------------------------------------------------


def counters(scenario: str) -> Iterator[ChartRow]:
    """1.1 One counter of each kind, at full strength."""
    for kind, each in one_of_each(SCENARIOS[scenario].counters, lambda c: c.kind).items():
        movement = message("chart-moves", points=each.mp, mobility=term("mobility", each.mobility))
        yield ChartRow(
            Sentence(f"chart-kind-{kind}"),
            (*numbers(*each.full), counted(each.range) if each.range else NONE, movement),
            face=face_of(each, each.steps),
        )


def checks() -> Iterator[ChartRow]:
    """5.4, 6.3, 8.2, 10.3, 11 Two dice, up to this number."""
    for kind in TABLES.reaction["german"]:
        german, french = (TABLES.reaction[side][kind] for side in ("german", "french"))
        yield ChartRow(
            message("chart-reaction", kind=Sentence(f"chart-kind-{kind}")), numbers(german, french)
        )
    for check in ("fatigue", "rally", "demoralization", "recovery"):
        less = TABLES.formation_checks[check]
        factors = (TABLES.formation_factor[side] for side in ("german", "french"))
        cells = tuple(counted(factor + less) for factor in factors)
        yield ChartRow(Sentence(f"chart-check-{check}"), cells)
    for who in ("hq", "observer"):
        yield ChartRow(Sentence(f"chart-transmission-{who}"), numbers(TABLES.transmission[who]) * 2)
