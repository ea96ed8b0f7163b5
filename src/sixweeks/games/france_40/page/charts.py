"""The key and charts of the page, from the tables that the rules use."""

from collections.abc import Iterator

from sixweeks.board.hexsides import hexes_with
from sixweeks.board.samples import sample
from sixweeks.games.france_40.model.components import MAP, SCENARIOS, TABLES, Counter
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
from sixweeks.kernel.presentation.sentence import Sentence, difference, message

CLOSED = Sentence("chart-closed")
FORTS = "fortification"


def charts(scenario: str) -> tuple[Chart, ...]:
    return (
        results_chart("combat", "11.10", TABLES.combat.columns, TABLES.combat.rows, notes=2),
        meanings_chart("11.10", ((id, term("result", id)) for id in results())),
        terrain(scenario),
        movement(scenario),
        chart("counters", "2.2", "counter", ("attack", "defense", "steps"), counters(scenario), 2),
        rolls(scenario),
    )


def results() -> dict[str, None]:
    """Each result of the table, in the order in which it appears."""
    return dict.fromkeys(cell for row in TABLES.combat.rows.values() for cell in row)


# --- terrain ----------------------------------------------------------------------------------


def terrain(scenario: str) -> Chart:
    """10.5, 11.12 What hexes and rivers cost, and what they give the defender."""
    forts = sum(1 << hex for hex in SCENARIOS[scenario].fort_hexes.values())
    toll, cost = TABLES.terrain["river"]["toll"], TABLES.terrain[FORTS]["cost"]
    rows = (
        *(ground(kind) for kind in TABLES.terrain if kind not in ("river", FORTS)),
        ChartRow(
            Sentence("chart-river"),
            (difference(toll), Sentence("chart-river-effect")),
            sample(MAP.grid, hexes_with(MAP.rivers) & MAP.land, MAP.names),
        ),
        ChartRow(
            Sentence("chart-fortification"),
            (*numbers(cost), Sentence("chart-fortification-effect")),
            sample(MAP.grid, forts, MAP.names),
        ),
    )
    return chart("terrain", "10.5", "terrain", ("cost", "effect"), rows, notes=1)


def ground(kind: str) -> ChartRow:
    row, place = TABLES.terrain[kind], sample(MAP.grid, MAP.of_terrain(kind), MAP.names)
    if row.get("closed"):
        return ChartRow(term("ground", kind), (CLOSED, NONE), place)
    return ChartRow(term("ground", kind), (*numbers(row["cost"]), shifted(row["shift"])), place)


def shifted(columns: int) -> Sentence:
    return message("chart-columns_left", count=columns) if columns else NONE


# --- movement and counters --------------------------------------------------------------------


def movement(scenario: str) -> Chart:
    """10.2, 10.3 How far units move."""
    rows = (
        ChartRow(Sentence(f"chart-movement-{scenario}-{id}"), numbers(value))
        for id, value in TABLES.movement[scenario].items()
    )
    rule = "10.2" if scenario == "1939" else "10.3"
    return chart("movement", rule, "unit", ["movement"], rows)


def counters(scenario: str) -> Iterator[ChartRow]:
    """2.2 One counter of each kind, at full strength."""
    known: dict[str, Counter] = {}
    for each in SCENARIOS[scenario].counters:
        known.setdefault(each.kind, each)
    for kind, each in known.items():
        attack, defense = each.factors[-1]
        yield ChartRow(
            Sentence(f"chart-kind-{kind}"),
            numbers(attack, defense, each.steps),
            face=f"face-{each.id}-{each.steps}",
        )


# --- other rolls ------------------------------------------------------------------------------


def rolls(scenario: str) -> Chart:
    rows = rolls_1939() if scenario == "1939" else rolls_1940()
    return chart("rolls", "5", "roll", ["means"], rows)


def rolls_1939() -> Iterator[ChartRow]:
    """5.5 The last number that begins the German supply crisis, by turn."""
    for turn, last in TABLES.german_supply_crisis.items():
        yield ChartRow(message("chart-crisis", turn=turn), (message("chart-up_to", number=last),))


def rolls_1940() -> Iterator[ChartRow]:
    """5.9, 5.10, 5.16, 4.3 The rolls of the campaign."""
    coup, halt, dyle = TABLES.airborne_coup, TABLES.panzer_halt, TABLES.dyle_breda
    told = {
        "coup": {"number": coup["succeeds_up_to"]},
        "coup_modifiers": {"fort": coup["maginot"], "unit": coup["mobile_unit"]},
        "halt": {"first": halt["first"], "later": halt["later"]},
        "dyle": {"hesitate": dyle["hesitate"], "normal": dyle["normal_up_to"]},
        "swiss": {"number": TABLES.swiss_strategy["forward_up_to"]},
    }
    for id, values in told.items():
        yield ChartRow(
            Sentence(f"chart-roll-{id}"), (Sentence(f"chart-roll-{id}-means", dict(values)),)
        )
