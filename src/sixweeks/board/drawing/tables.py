"""Tables beside a map: results by odds and die roll, the effects of terrain, words explained."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from sixweeks.board.drawing.margins import panel
from sixweeks.board.drawing.palette import SEPIA
from sixweeks.board.drawing.svg import Markup, Point, Value, Values, group, moved, path, text

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


# --- terrain ----------------------------------------------------------------------------------


class Effect(NamedTuple):
    """A row of a terrain effects chart: how the ground looks, its costs, what it does in combat."""

    sample: Markup
    name: str
    costs: tuple[str, ...]
    effect: str


class EffectsChart(NamedTuple):
    """Where a terrain effects chart has its columns and rows."""

    top: float  # of the first row; its headings stand above
    line: float  # from one row to the next
    scale: float  # of the samples
    name: float
    costs: tuple[float, ...]  # the middles of these columns
    effect: float

    def headings(self, y: float, costs: Sequence[str], effect: str) -> list[Markup]:
        look: Values = {"font_size": 12, "fill": SEPIA}
        middles = zip(costs, self.costs, strict=True)
        found = [cell(words, (x, y), **look) for words, x in middles]
        return [*found, text(effect, (self.effect, y), text_anchor="start", **look)]

    def row(self, n: int, of: Effect) -> Markup:
        middles = zip(of.costs, self.costs, strict=True)
        return group(
            group(of.sample, transform=moved((36, 0), scale=self.scale)),
            text(of.name, (self.name, 5)),
            *(cell(words, (x, 5), font_weight="bold") for words, x in middles),
            text(of.effect, (self.effect, 5), font_size=12),
            transform=moved((0, self.top + self.line * n)),
        )


# --- words ------------------------------------------------------------------------------------


def explained(rows: Mapping[str, str], at: Point, step: float, beside: float) -> list[Markup]:
    """Words in bold type, each with what it means beside it."""
    return [
        group(
            text(word, (at[0], at[1] + step * n), font_weight="bold"),
            text(meaning, (at[0] + beside, at[1] + step * n)),
        )
        for n, (word, meaning) in enumerate(rows.items())
    ]
