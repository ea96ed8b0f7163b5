"""Options with their worth."""

from collections.abc import Callable, Sequence

from sixweeks.ai.proposals import Proposal
from sixweeks.board.hexes import Hex
from sixweeks.games.mansteins_war.model.components import UnitId
from sixweeks.kernel.question import Action

Options = Sequence[Action]
Ranked = list[Proposal]
NEVER = -99.0


def unit_of(option: Action) -> UnitId:
    return UnitId(int(option.noun))


def hex_in(option: Action) -> Hex:
    return Hex(int(option.noun))


def ranked(options: Options, merit: Callable[[Action], float]) -> Ranked:
    """All options with their worth, the best first and equals in their order."""
    found = [Proposal(option, merit(option)) for option in options]
    return sorted(found, key=lambda each: -each.worth)


def only(options: Options, *verbs: str) -> Ranked:
    """The first option with one of these verbs, the rest after it."""
    return ranked(options, lambda option: float(option.verb in verbs))


def named(options: Options, word: str) -> Ranked:
    """The option with a word, the rest after it."""
    return ranked(options, lambda option: float(str(option.noun) == word))
