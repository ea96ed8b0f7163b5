"""Tables of results beside a map: a column for each kind of odds, a row for each die roll."""

from collections.abc import Iterable, Mapping, Sequence

from sixweeks.board.drawing.margins import panel
from sixweeks.board.drawing.palette import SEPIA
from sixweeks.board.drawing.svg import Markup, Point, Value, group, path, text

TOP, ROW, EDGE = 54.0, 19.0, 44.0  # above the rows, from one to the next, left of the columns


def height_of(rows: int) -> float:
    return TOP + ROW * rows + 8


def results_table(
    at: Point,
    width: float,
    heading: str,
    columns: Sequence[str],
    rows: Mapping[int, Sequence[str]],
    rule: str,
) -> Markup:
    height, step = height_of(len(rows)), (width - EDGE - 14) / len(columns)
    middles = [EDGE + 6 + step * (n + 0.5) for n in range(len(columns))]
    lines = f"M14 {TOP + 2:g}H{width - 10:g}M{EDGE:g} {TOP - 16:g}V{height - 10:g}"
    return panel(
        at,
        width,
        height,
        heading,
        group(*cells(columns, middles, TOP - 4), font_weight="bold", font_size=10.5),
        *(
            row(die, results, middles, TOP + ROW * n)
            for n, (die, results) in enumerate(rows.items(), 1)
        ),
        path(lines, stroke=SEPIA, stroke_width=0.8),
        rule=rule,
    )


def row(die: int, results: Sequence[str], middles: Sequence[float], y: float) -> Markup:
    number = cell(str(die), (29, y), font_weight="bold")
    return group(number, *cells(results, middles, y), font_size=13)


def cells(words: Iterable[str], middles: Iterable[float], y: float) -> list[Markup]:
    return [cell(each, (x, y)) for each, x in zip(words, middles, strict=True)]


def cell(words: str, at: Point, **values: Value) -> Markup:
    return text(words, at, text_anchor="middle", **values)
