"""What the staff officers of all games share: a plan that can be adopted and copied."""

from random import Random
from typing import Generic, Self, TypeVar

from msgspec import Struct

from sixweeks.ai.proposals import Proposal, copied
from sixweeks.kernel.presentation.definition import GameDefinition

Plan = TypeVar("Plan", bound=Struct)
Weights = TypeVar("Weights", bound=Struct)


class StaffOfficer(Generic[Plan, Weights]):
    """An officer of one side; `given` are weights other than those that the game has for it."""

    plan: Plan

    def __init__(
        self, definition: GameDefinition, side: str, rng: Random, weights: Weights | None = None
    ) -> None:
        self.definition, self.side, self.rng, self.given = definition, side, rng, weights

    def adopt(self, proposal: Proposal) -> None:
        """Go on as proposed."""
        if isinstance(proposal.plan, type(self.plan)):
            self.plan = copied(proposal.plan)

    def twin(self, rng: Random) -> Self:
        """The same officer with a copy of the plan, for one imagined world."""
        twin = type(self)(self.definition, self.side, rng, self.given)
        twin.plan = copied(self.plan)
        return twin
