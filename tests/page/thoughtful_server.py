"""The program with a general that thinks for minutes, so that it can be hurried."""

from math import inf

from sixweeks.ai import comparing, players
from sixweeks.ai.proposals import Lookahead
from sixweeks.ai.thinking_time import Limit
from sixweeks.cli.program import main
from tests.page.patient_server import offer_a_general

LONG = 600.0  # seconds for a turn


def long_limit(terms: Lookahead, patience: float) -> Limit:
    return Limit(seconds=LONG, decisions=terms.decisions, patience=patience)


# Here, because its workers import this module too.
vars(players)["limit_of"] = long_limit
vars(comparing)["SETTLED"] = inf  # it goes on even if nothing else can be better

if __name__ == "__main__":
    offer_a_general()
    main()
