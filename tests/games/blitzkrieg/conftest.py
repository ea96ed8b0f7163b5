"""Rule tests use the counters of `counters.toml`."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, convert

from sixweeks.games.blitzkrieg.model.components import (
    SCENARIOS,
    Counter,
    Scenario,
    UnitType,
    movement,
    strength,
)
from tests.games.fixed_counters import Values, counters_for


def printed(file: dict[str, dict[str, object]]) -> Iterator[tuple[Struct, Values]]:
    types = convert(file["types"], dict[str, UnitType])
    ranges = convert(file["command_ranges"], dict[str, int])
    for scenario in SCENARIOS.values():
        for counter in scenario.counters:
            if counter.kind == "hq":
                range = ranges.get(counter.formation, counter.command_range)
                yield counter, {"command_range": range, **speed_of(scenario, counter, types)}
            elif counter.model in types:
                yield counter, values_of(types[counter.model])


def values_of(type: UnitType) -> Values:
    mp, mobility = movement(type.mp)
    reduced = strength(type.reduced) if type.reduced else None
    return {
        "full": strength(type.full),
        "reduced": reduced,
        "range": type.range,
        "mp": mp,
        "mobility": mobility,
    }


def speed_of(scenario: Scenario, hq: Counter, types: dict[str, UnitType]) -> Values:
    """1.3c That of the fastest unit of its formation."""
    units = scenario.formations[hq.formation].units
    mp, mobility = max(movement(types[scenario.counters[unit].model].mp) for unit in units)
    return {"mp": mp, "mobility": mobility}


counters_of_the_tests = counters_for(Path(__file__).parent, printed)
