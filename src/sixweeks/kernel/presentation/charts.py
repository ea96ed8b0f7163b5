"""The key and charts of a game, as the page shows them over the map.

Their numbers are those of the tables that the rules use. Their words are in
`data/text/charts.<language>.ftl`: `chart-combat` is a title, `chart-combat-note-1` a note,
`chart-heading-die` says what the rows are, `chart-column-cost` what a column is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from sixweeks.kernel.presentation.sentence import Sentence, Term, counted, message, named

Counter = TypeVar("Counter")
NONE = named("–")  # an empty cell


class ChartRow(Struct, frozen=True):
    """A heading and its cells; the picture is a place of the map or the face of a piece."""

    title: Sentence
    cells: tuple[Sentence, ...] = ()
    place: str = ""
    face: str = ""


class Chart(Struct, frozen=True):
    """One chart; on a results table a die gives the row, and odds the column."""

    id: str
    title: Sentence
    rule: str
    heading: Sentence
    columns: tuple[Sentence, ...]
    rows: tuple[ChartRow, ...]
    notes: tuple[Sentence, ...] = ()
    is_results: bool = False


def chart(
    id: str,
    rule: str,
    heading: str,
    columns: Iterable[str],
    rows: Iterable[ChartRow],
    notes: int = 0,
) -> Chart:
    """A chart whose headings are messages."""
    return Chart(
        id,
        Sentence(f"chart-{id}"),
        rule,
        Sentence(f"chart-heading-{heading}"),
        tuple(Sentence(f"chart-column-{column}") for column in columns),
        tuple(rows),
        notes_of(id, notes),
    )


def results_chart(
    id: str,
    rule: str,
    columns: Sequence[str],
    rows: Mapping[int, Sequence[str]],
    notes: int = 0,
) -> Chart:
    """A table of combat results as it is printed: a row for each die."""
    return Chart(
        id,
        Sentence(f"chart-{id}"),
        rule,
        Sentence("chart-heading-die"),
        tuple(map(named, columns)),
        tuple(ChartRow(counted(die), tuple(map(named, cells))) for die, cells in rows.items()),
        notes_of(id, notes),
        is_results=True,
    )


def meanings_chart(rule: str, results: Iterable[tuple[str, Sentence]]) -> Chart:
    """What each result of the tables does."""
    rows = (ChartRow(named(name), (meaning,)) for name, meaning in results)
    return chart("results", rule, "result", ["means"], rows)


def rows_of(
    prefix: str, table: Mapping[str, int], cell: Callable[[int], Sentence] = counted
) -> Iterator[ChartRow]:
    """A row for each number of a table, with its own heading: `chart-morale-paris`."""
    for id, value in table.items():
        yield ChartRow(Sentence(f"{prefix}-{id}"), (cell(value),))


def one_of_each(counters: Iterable[Counter], kind: Callable[[Counter], str]) -> dict[str, Counter]:
    """The first counter of each kind."""
    found: dict[str, Counter] = {}
    for each in counters:
        found.setdefault(kind(each), each)
    return found


def notes_of(id: str, count: int) -> tuple[Sentence, ...]:
    return tuple(Sentence(f"chart-{id}-note-{n}") for n in range(1, count + 1))


def numbers(*values: int) -> tuple[Sentence, ...]:
    return tuple(map(counted, values))


def term(kind: str, id: str) -> Sentence:
    """A word of the game as a heading."""
    return message("chart-term", term=Term(kind, id))
