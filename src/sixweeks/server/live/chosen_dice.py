"""The dice of an analysis: they wait until a result is chosen, or rolled at the analyst's wish."""

from random import SystemRandom

from sixweeks.ai.arena import thrown
from sixweeks.kernel.question import Draw, Roll
from sixweeks.kernel.table import Table


class ChosenDice:
    """Never ready by themselves."""

    is_ready = False

    def __init__(self) -> None:
        self.rolled = 0

    def copy(self) -> "ChosenDice":
        return ChosenDice()

    def answer(self, question: Roll | Draw) -> int | str:
        """By chance."""
        rng = SystemRandom()
        return thrown(question, rng) if isinstance(question, Roll) else rng.choice(question.cup)


def is_analysis(table: Table) -> bool:
    """At an analysis both sides belong to one person, who sees everything."""
    return isinstance(table.dice, ChosenDice)
