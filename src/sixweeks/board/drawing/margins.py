"""The margins of a map: frame, title, compass, scale, panels, legends and tables."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.palette import (
    AROUND,
    BESIDE,
    BORDER,
    INK,
    PANEL,
    PAPER,
    SEA,
    SEPIA,
    SHADOW,
)
from sixweeks.board.drawing.sheets import Frame
from sixweeks.board.drawing.svg import (
    NOTHING,
    Markup,
    Point,
    Value,
    circle,
    document,
    element,
    group,
    join,
    moved,
    path,
    rectangle,
    text,
)

EDGE = 40.0  # around a whole picture
Head = tuple[float, float, float]  # of a panel: the position and size of its heading
HEAD: Head = (16.0, 25.0, 14.0)
OURS = "reconstructed by the Six Weeks project; not the publisher's art"


def plate(
    frame: Frame,
    end: float,
    words: tuple[str, str],
    definitions: Markup,
    *layers: Markup,
    edge: float = EDGE,
    ground: str = AROUND,
) -> str:
    """A complete picture with a name and a description: the map and, down to `end`, the rest."""
    width, height = frame.width + 2 * edge, end - frame.top + 2 * edge
    return document(
        width,
        height,
        *words,
        element("defs", definitions),
        rectangle((0, 0), width, height, fill=ground),
        group(*layers, transform=moved((edge - frame.left, edge - frame.top))),
    )


def page_map(frame: Frame, words: tuple[str, str], definitions: Markup, *layers: Markup) -> str:
    """A picture for the page: what lies within a frame, and nothing around it."""
    return plate(frame, frame.bottom, words, definitions, *layers, edge=0, ground=BESIDE)


def neat_line(frame: Frame) -> Markup:
    """A thin line around the map, and a thick one around that."""
    around = Frame(frame.left - 9, frame.top - 9, frame.right + 9, frame.bottom + 9)
    return group(
        frame.drawn(stroke_width=1.4), around.drawn(stroke_width=4.5), fill="none", stroke=INK
    )


def border(width: float, height: float) -> Markup:
    """The same along the edge of a whole sheet."""
    return group(
        rectangle((2.5, 2.5), width - 5, height - 5, stroke_width=5),
        rectangle((11, 11), width - 22, height - 22, stroke_width=1.4),
        fill="none",
        stroke=INK,
    )


# --- boxes ------------------------------------------------------------------------------------


def box(at: Point, width: float, height: float, *children: Markup, **values: Value) -> Markup:
    """A sheet of paper in a double frame; its children are drawn from its upper left corner."""
    return group(
        rectangle((0, 0), width, height, fill=PAPER, stroke=INK, stroke_width=2.4),
        rectangle((6, 6), width - 12, height - 12, fill="none", stroke=INK, stroke_width=0.9),
        *children,
        transform=moved(at),
        font_family=SERIF,
        fill=INK,
        **values,
    )


def title_lines(
    middle: float, over: str, name: str, size: float, spacing: float, rule: float
) -> Markup:
    """The head of a title: a line in capitals, the name of the map, and a red rule below."""
    return group(
        text(over, (middle, 38), font_size=15, letter_spacing=6),
        text(name, (middle, 91), font_size=size, letter_spacing=spacing, font_weight="bold"),
        path(f"M{middle - rule:g} 107H{middle + rule:g}", stroke=BORDER, stroke_width=2),
    )


def panel(
    at: Point,
    width: float,
    height: float,
    heading: str,
    *children: Markup,
    rule: str = "",
    head: Head = HEAD,
) -> Markup:
    """A ruled box with a heading and, on its right, the number of a rule.

    Its children use its upper left corner as their origin."""
    return group(
        rectangle((3, 4), width, height, fill=SHADOW, opacity=0.16) if rule else Markup(""),
        rectangle((0, 0), width, height, fill=PANEL, stroke=SEPIA, stroke_width=1.3),
        *headings(heading, rule, width, head),
        *children,
        transform=moved(at),
        font_family=SERIF,
        font_size=14,
        fill=INK,
    )


class Panel(Struct, frozen=True, forbid_unknown_fields=True):
    """The frame of a chart or a legend, as data."""

    at: Point
    width: float
    height: float
    rule: str = ""

    def drawn(self, heading: str, *children: Markup) -> Markup:
        return panel(self.at, self.width, self.height, heading, *children, rule=self.rule)


def headings(heading: str, rule: str, width: float, head: Head) -> Iterator[Markup]:
    left, baseline, size = head
    yield text(
        heading.upper(),
        (left, baseline),
        font_size=size,
        letter_spacing=3,
        fill=SEPIA,
        font_weight="bold",
    )
    if rule:
        yield text(rule, (width - 12, baseline), font_size=12, text_anchor="end", fill=SEPIA)


# --- legends ----------------------------------------------------------------------------------


def entry(at: Point, mark: Markup, words: str, beside: float = 34, **values: Value) -> Markup:
    """A symbol of the map and what it means."""
    return group(mark, text(words, (beside, 5), **values), transform=moved(at))


def entries(
    samples: Mapping[str, Markup],
    start: Point,
    *,
    down: float,
    rows: int = 0,
    across: float = 0,
    beside: float = 34,
    **values: Value,
) -> list[Markup]:
    """Marks with what they mean, one below the other; after so many rows in the next column."""
    x, y = start
    return [
        entry((x + across * column, y + down * row), mark, words, beside, **values)
        for n, (words, mark) in enumerate(samples.items())
        for column, row in [divmod(n, rows or len(samples))]
    ]


def hexagon(fill: str) -> Markup:
    """A hex as a sample of its ground."""
    data = "M0 -21L18 -10.5V10.5L0 21L-18 10.5V-10.5Z"
    return path(data, fill=fill, stroke="#5b4c35", stroke_width=0.9, stroke_opacity=0.5)


def patch(colour: str, over: Markup = NOTHING) -> Markup:
    """A rectangle as a sample of the ground, perhaps with something on it."""
    ground = rectangle((0, -17), 46, 34, rx=3, fill=colour, stroke=SEPIA, stroke_width=0.8)
    return join(ground, over)


def wave(colour: str, width: float, dashes: str | None = None, half: float = 20) -> Markup:
    """A line as a sample of a river, a border or a boundary."""
    data = f"M-{half:g} 6Q-{half / 2:g} -8 0 0T{half:g} -6"
    return path(data, fill="none", stroke=colour, stroke_width=width, stroke_dasharray=dashes)


def scale_bar(
    at: Point,
    stretch: float,
    words: Sequence[str],
    *,
    bars: int = 2,
    below: bool = False,
    light_first: bool = False,
) -> Markup:
    """A scale bar: alternating dark and light bars of equal length, with evenly spaced labels."""
    step = bars * stretch / (len(words) - 1)
    fills = (PAPER, INK) if light_first else (INK, PAPER)
    return group(
        *(
            rectangle((n * stretch, 0), stretch, 8, fill=fills[n % 2], stroke=INK)
            for n in range(bars)
        ),
        *(
            text(each, (n * step, 22 if below else -8), text_anchor="middle")
            for n, each in enumerate(words)
        ),
        transform=moved(at),
    )


def compass(at: Point, north: float) -> Markup:
    """A compass rose; `north` is in degrees clockwise from the top of the map."""
    ticks = [path("M0 -46V-41", transform=f"rotate({30 * step})") for step in range(12)]
    needle = group(
        path("M0 -44L8 0H-8Z", fill=BORDER),
        path("M0 44L8 0H-8Z", fill=PAPER),
        circle((0, 0), 3, fill=INK),
        text("N", (0, -58), font_size=18, fill=INK, stroke="none", font_weight="bold"),
        transform=f"rotate({north:g})",
    )
    return group(
        circle((0, 0), 46, fill=SEA),
        *ticks,
        needle,
        transform=moved(at),
        stroke=INK,
        stroke_width=1.2,
        font_family=SERIF,
        text_anchor="middle",
    )


# --- tables -----------------------------------------------------------------------------------


def table_lines(
    rows: Iterable[tuple[str, str]], width: float, top: float, step: float
) -> list[Markup]:
    """A two-column table: text on the left, values on the right."""
    return [
        group(
            text(words, (12, 0)),
            text(value, (width - 12, 0), text_anchor="end", font_weight="bold"),
            transform=moved((0, top + step * n)),
            font_size=13,
        )
        for n, (words, value) in enumerate(rows)
    ]


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table beside the map. A row may name a value of the rules: `{morale[paris]:+}`."""

    title: str
    rule: str
    at: Point
    rows: tuple[tuple[str, str], ...]

    def drawn(self, width: float, head: Head, values: Mapping[str, object]) -> Markup:
        top, step = 40, 17.5
        rows = [(words.format_map(values), value.format_map(values)) for words, value in self.rows]
        lines, height = table_lines(rows, width, top, step), top + step * len(rows)
        return panel(self.at, width, height, self.title, *lines, rule=self.rule, head=head)
