"""Rule tests use the counters of `counters.toml`."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from sixweeks.games.springtime.model.components import COUNTERS, LEADERS, ROSTER
from tests.games.fixed_counters import Values, counters_for


def printed(file: dict[str, dict[str, list[str]]]) -> Iterator[tuple[Struct, Values]]:
    for values, names in file["units"].items():
        full, reduced = (tuple(map(int, face.split("-"))) for face in values.split())
        for name in names:
            yield COUNTERS[ROSTER.by_name[name]], {"faces": ((0, 0), reduced, full)}
    leaders = {leader.name: leader for leader in LEADERS}
    for ratings, names in file["leaders"].items():
        for name in names:
            yield leaders[name], {"ratings": tuple(map(int, ratings.split()))}


counters_of_the_tests = counters_for(Path(__file__).parent, printed)
