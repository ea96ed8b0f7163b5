"""The markers: turn, air points, a fort destroyed."""

from sixweeks.board.drawing.palette import BORDER, PALE
from sixweeks.board.drawing.svg import Markup, circle, group, path, text, use
from sixweeks.games.nineteen_forty.drawing.counters import COLOURS, SIZE
from sixweeks.games.nineteen_forty.drawing.words import words

PLANE = (
    "M0 -19C2 -19 2.6 -15 2.8 -8L22 0V5L2.8 3L2 13L8 17V20L0 18L-8 20V17L-2 13L-2.8 3L-22 5V0"
    "L-2.8 -8C-2.6 -15 -2 -19 0 -19Z"
)
AIR = ("german", "british", "french")


def markers() -> dict[str, Markup]:
    return {
        **{f"air-{nation}": air_point(nation) for nation in AIR},
        "turn": turn(),
        "destroyed": destroyed(),
        "interdicted-german": interdicted("german"),
        "interdicted-allied": interdicted("british"),
    }


def air_point(nation: str) -> Markup:
    """9.a"""
    return group(use(f"blank-{nation}"), path(PLANE, fill=COLOURS[nation].print))


def turn() -> Markup:
    return group(
        use("blank-german"),
        text(words("turn"), (0, 5), font_size=17, fill=COLOURS["german"].print),
    )


def destroyed() -> Markup:
    """10.i Eben Emael has fallen."""
    half = SIZE / 2 - 7
    cross = f"M-{half} -{half}L{half} {half}M{half} -{half}L-{half} {half}"
    return group(
        path("M-22 20L0 -24L22 20Z", fill="#7d5f00", stroke=PALE, stroke_width=2),
        path(cross, stroke=BORDER, stroke_width=6, stroke_linecap="round"),
    )


def interdicted(nation: str) -> Markup:
    """9.g A hex that enemy units may not pass freely."""
    return group(
        circle((0, 0), 24, fill=COLOURS[nation].ground, stroke=BORDER, stroke_width=4),
        path(PLANE, fill=COLOURS[nation].print, transform="scale(0.8)"),
    )
