"""Rule tests use the counters of `counters.toml`."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from sixweeks.games.france_40.model.components import ROSTERS, SCENARIOS, read_factors
from tests.games.fixed_counters import Values, counters_for


def printed(file: dict[str, dict[str, list[str]]]) -> Iterator[tuple[Struct, Values]]:
    for scenario, groups in file.items():
        counters, by_name = SCENARIOS[scenario].counters, ROSTERS[scenario].by_name
        for factors, names in groups.items():
            for name in names:
                yield counters[by_name[name]], {"factors": read_factors(factors)}


counters_of_the_tests = counters_for(Path(__file__).parent, printed)
