"""The program for a suite in which one address makes more tables than people do in an hour."""

import sys

from msgspec.structs import replace

from sixweeks.cli.program import main
from sixweeks.cli.serve import settings_of
from sixweeks.server.settings import Rate, Settings

PLENTY = Rate(burst=10_000, per_second=100)


def install() -> None:
    def patient(given: dict[str, str | int | None]) -> Settings:
        return replace(settings_of(given), new_tables=PLENTY, imports=PLENTY)

    vars(sys.modules["sixweeks.cli.serve"])["settings_of"] = patient


if __name__ == "__main__":
    install()
    main()
