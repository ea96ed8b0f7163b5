"""What happened, and who may know it."""

from typing import Any

from msgspec import Struct


class Event(Struct, frozen=True, gc=False):
    """One thing that happened. `others` is told to sides not named in `to`; if it is empty they are
    told nothing, not even that something has happened."""

    kind: str
    rule: str
    args: dict[str, Any]
    to: tuple[str, ...] = ()
    others: dict[str, Any] | None = None

    def is_told_to(self, side: str | None) -> bool:
        return self.others != {} or side is None or side in self.to

    def seen_by(self, side: str | None) -> dict[str, Any]:
        """The arguments that a side may know; None is an observer who knows everything."""
        if self.others is None or side is None or side in self.to:
            return self.args
        return self.others
