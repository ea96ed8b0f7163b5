"""Rule tests use the counters of `counters.toml`."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from sixweeks.games.mansteins_war.model.components import BY_NAME, COUNTERS
from tests.games.fixed_counters import Values, counters_for


def printed(file: dict[str, list[str]]) -> Iterator[tuple[Struct, Values]]:
    for values, names in file.items():
        factors, movement = values.split(" ")
        sides = [tuple(map(int, side.split("-"))) for side in reversed(factors.split("/"))]
        for name in names:
            yield COUNTERS[BY_NAME[name]], {"factors": tuple(sides), "movement": int(movement)}


counters_of_the_tests = counters_for(Path(__file__).parent, printed)
