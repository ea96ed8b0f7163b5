"""Counters made for the rule tests, where the booklet prints no number.

The values of the game's own counters are ours and may be tuned: rule tests use those of their
`counters.toml`, so that tuning changes no rule test."""

import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr

Values: TypeAlias = dict[str, object]
Printed: TypeAlias = Callable[[Any], Iterator[tuple[Struct, Values]]]


def counters_for(tests: Path, printed: Printed) -> Any:
    """A fixture that prints other values on the counters while rule tests run."""

    @pytest.fixture(autouse=True, scope="module")
    def counters_of_the_tests(request: pytest.FixtureRequest) -> Iterator[None]:
        if not request.path.name.startswith("test_r"):
            yield
            return
        with changed(printed(tomllib.loads((tests / "counters.toml").read_text("utf-8")))):
            yield

    return counters_of_the_tests


@contextmanager
def changed(values: Iterator[tuple[Struct, Values]]) -> Iterator[None]:
    kept: list[tuple[Struct, str, object]] = []
    for counter, printed in values:
        for field, value in printed.items():
            kept.append((counter, field, getattr(counter, field)))
            force_setattr(counter, field, value)
    yield
    for counter, field, value in kept:
        force_setattr(counter, field, value)
