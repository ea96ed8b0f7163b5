"""Rule tests use the counters of `counters.toml`."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from sixweeks.games.mansteins_war.model.components import AIR, AIR_BY_NAME, BY_NAME, COUNTERS
from tests.games.fixed_counters import Values, counters_for


def printed(file: dict[str, list[str]]) -> Iterator[tuple[Struct, Values]]:
    for values, names in file.items():
        factors, movement = values.split(" ")
        for name in names:
            if movement == "air":
                yield AIR[AIR_BY_NAME[name]], of_air(factors)
            else:
                yield COUNTERS[BY_NAME[name]], of_ground(factors, movement)


def of_ground(factors: str, movement: str) -> Values:
    sides = [tuple(map(int, side.split("-"))) for side in reversed(factors.split("/"))]
    return {"factors": tuple(sides), "movement": int(movement)}


def of_air(strengths: str) -> Values:
    return dict(zip(("strength", "reduced"), map(int, strengths.split("/")), strict=True))


counters_of_the_tests = counters_for(Path(__file__).parent, printed)
