"""What a TableView tells of the dice."""

from msgspec import Struct


class SharedDice(Struct, frozen=True, gc=False):
    """What the sides' browsers have added to the dice: see docs/reference/server.md."""

    kind: str  # server, salted or joint
    salts: dict[str, str]  # by side; empty while it is due
    links: dict[str, int]  # of joint dice, revealed so far
    due: int | None  # the number of the roll or draw that waits for links
    after: str  # what it follows, as a keyed hash
    waived: tuple[str, ...]  # sides that agree to go on without links
