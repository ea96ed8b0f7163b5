"""A line of the log has what was rolled, for the page to draw."""

from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.sentence import Args, Die, Place
from sixweeks.server.live.log_lines import line_of
from sixweeks.server.storage.rows import EntryRow


def dice_of(args: Args, viewer: str | None = None, **more: object) -> tuple[int, ...]:
    entry = EntryRow(serial=1, who="german", choice=0, lines=(), events=(), rolled=0, undo_floor=0)
    return line_of(entry, Event("combat", "11.2a", args, **more), viewer).dice  # type: ignore[arg-type]


def test_a_line_has_every_die_that_it_tells_of() -> None:
    assert dice_of({"attack": Die(7), "hex": Place("3134"), "defense": Die(3)}) == (7, 3)


def test_a_line_without_dice_has_none() -> None:
    assert dice_of({"hex": Place("3134")}) == ()


def test_a_die_that_the_reader_may_not_know_is_not_told() -> None:
    secret: Args = {"die": Die(4)}
    assert dice_of(secret, "allied", to=("german",), others={"hex": Place("3134")}) == ()
