"""The program for a suite in which one address makes more tables than people do in an hour, and
every table has the same dice, so that no test passes by luck. PAGE_LUCK=2 tries other dice."""

import hashlib
import os
import sys

from msgspec.structs import replace

from sixweeks.ai import levels
from sixweeks.ai.levels import Measured
from sixweeks.cli.program import main
from sixweeks.cli.serve import settings_of
from sixweeks.kernel.dice import Seed
from sixweeks.server.live import create_table
from sixweeks.server.settings import Rate, Settings

PLENTY = Rate(burst=10_000, per_second=100)

PROVEN = Measured(
    *("springtime", "plan_red", "general", "staff"),
    pairs=200,
    score=0.7,
    low=0.65,
    high=0.75,
    seconds=1.0,
    bar=0.6,
    commit="a test",
    machine="a test",
)


def offer_a_general() -> None:
    """In Plan Red, whatever the ladder has measured there."""
    vars(levels)["strengths"] = lambda: (PROVEN,)


def set_the_luck() -> None:
    luck = os.environ.get("PAGE_LUCK", "1")
    seed = Seed(hashlib.sha256(f"page tests {luck}".encode()).digest())
    vars(create_table)["random_seed"] = lambda: seed


def install() -> None:
    offer_a_general()
    set_the_luck()

    def patient(given: dict[str, str | int | None]) -> Settings:
        return replace(settings_of(given), new_tables=PLENTY, imports=PLENTY)

    vars(sys.modules["sixweeks.cli.serve"])["settings_of"] = patient


if __name__ == "__main__":
    install()
    main()
