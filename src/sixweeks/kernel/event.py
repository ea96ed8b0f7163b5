"""Events: what happened, and which sides may know it."""

from msgspec import Struct

from sixweeks.kernel.presentation.sentence import Args, Statement


class Event(Struct, frozen=True, gc=False):
    """One thing that happened. Sides not named in `to` see the message `others` instead; if that
    is empty, they learn nothing, not even that something happened."""

    kind: str
    rule: str
    args: Args
    to: tuple[str, ...] = ()
    others: Args | None = None
    chances: dict[str, float] = {}  # of each possible result

    def is_told_to(self, side: str | None) -> bool:
        return self.others != {} or side is None or side in self.to

    def said_to(self, side: str | None) -> Statement:
        """The event as a sentence for one side."""
        return Statement(f"event-{self.kind}", self.seen_by(side), self.rule)

    def seen_by(self, side: str | None) -> Args:
        """The arguments that a side may know; None is an observer who knows everything."""
        if self.others is None or side is None or side in self.to:
            return self.args
        return self.others
