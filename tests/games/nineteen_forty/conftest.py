"""Rule tests use the counters of `counters.toml`."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from sixweeks.games.nineteen_forty.model.components import BY_NAME, COUNTERS
from tests.games.fixed_counters import Values, counters_for


def printed(file: dict[str, list[str]]) -> Iterator[tuple[Struct, Values]]:
    for factors, names in file.items():
        combat, movement = map(int, factors.split("-"))
        for name in names:
            yield COUNTERS[BY_NAME[name]], {"combat": combat, "movement": movement}


counters_of_the_tests = counters_for(Path(__file__).parent, printed)
