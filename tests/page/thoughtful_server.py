"""The program with a general that thinks for minutes, so that it can be hurried."""

from sixweeks.ai import general
from sixweeks.ai.proposals import Lookahead
from sixweeks.ai.thinking_time import Limit
from sixweeks.cli.program import main

LONG = 600.0  # seconds for a turn


def long_limit(terms: Lookahead, times: float = 1.0) -> Limit:
    return Limit(seconds=LONG * times, decisions=terms.decisions)


vars(general)["limit_of"] = long_limit  # here, because its workers import this module too

if __name__ == "__main__":
    main()
