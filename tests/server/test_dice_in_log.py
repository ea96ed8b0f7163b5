"""A line of the log has what was rolled, for the page to draw."""

from sixweeks.kernel.event import Event
from sixweeks.kernel.presentation.sentence import Args, Die, Place, Term, Text
from sixweeks.server.live.log_lines import line_of
from sixweeks.server.messages import Line
from sixweeks.server.storage.rows import EntryRow


def told(args: Args, viewer: str | None = None, **more: object) -> Line:
    entry = EntryRow(serial=1, who="german", choice=0, lines=(), events=(), rolled=0, undo_floor=0)
    return line_of(entry, Event("combat", "11.2a", args, **more), viewer)  # type: ignore[arg-type]


def dice_of(args: Args, viewer: str | None = None, **more: object) -> tuple[int, ...]:
    return told(args, viewer, **more).dice


def rolled_on(args: Args, **chances: float) -> tuple[str, str]:
    line = told({**args, "result": Term("result", "DR")}, chances=chances)
    return line.table, line.column


def test_a_line_has_every_die_that_it_tells_of() -> None:
    assert dice_of({"attack": Die(7), "hex": Place("3134"), "defense": Die(3)}) == (7, 3)


def test_a_line_without_dice_has_none() -> None:
    assert dice_of({"hex": Place("3134")}) == ()


def test_a_die_that_the_reader_may_not_know_is_not_told() -> None:
    secret: Args = {"die": Die(4)}
    assert dice_of(secret, "allied", to=("german",), others={"hex": Place("3134")}) == ()


def test_a_roll_names_the_column_of_its_table() -> None:
    assert rolled_on({"column": Text("3:1")}, DR=1.0) == ("", "3:1")
    assert rolled_on({"factor": 0}, DR=1.0) == ("", "0")


def test_where_there_are_several_tables_it_names_the_one() -> None:
    mobile: Args = {"column": Text("200%"), "table": Term("table", "mobile")}
    assert rolled_on(mobile, DR=1.0) == ("mobile", "200%")


def test_what_is_no_roll_on_a_table_names_none() -> None:
    assert rolled_on({"column": Text("3:1")}) == ("", "")
