"""Options with their worth."""

from collections.abc import Callable, Sequence

from sixweeks.ai.proposals import Proposal
from sixweeks.board.hexes import Hex
from sixweeks.games.blitzkrieg.model.components import UnitId
from sixweeks.kernel.question import Action

Options = Sequence[Action]
Ranked = list[Proposal]


def unit_of(option: Action) -> UnitId:
    return UnitId(int(option.noun))


def hex_in(option: Action) -> Hex:
    return Hex(int(option.noun))


def ranked(options: Options, merit: Callable[[Action], float]) -> Ranked:
    """All options with their worth, the best first and equals in their order."""
    found = [Proposal(option, merit(option)) for option in options]
    return sorted(found, key=lambda each: -each.worth)


def first_of(options: Options, *preferred: Action) -> Ranked:
    """The preferred options first, in their order, then all others in theirs."""
    first = [option for option in preferred if option in options]
    return [Proposal(option) for option in dict.fromkeys((*first, *options))]
