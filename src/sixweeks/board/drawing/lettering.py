"""The type of the maps: Old Standard, a revival of the faces of about 1900; and of the counters and
the page: Fira Sans Condensed. Knows no game.

Each picture carries its own, cut down to the letters of Western Europe by tools/typefaces.py: a
picture that a page shows as an image may fetch nothing. In the page counters use the page's. The
licences are typefaces/OFL.txt and typefaces/OFL-sans.txt."""

from base64 import b64encode
from functools import cache
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin
from pathlib import Path

from sixweeks.board.drawing.svg import Markup, Point, element, middle, moved, text

FOLDER = Path(__file__).parents[1] / "typefaces"
SERIF = "Old Standard TT, serif"
SANS = "Fira Sans Condensed, Helvetica, Arial, sans-serif"
ON_COUNTERS: dict[str, str] = {
    "font_family": SANS,
    "font_weight": "bold",
    "text_anchor": "middle",
}
CUTS = {"regular": "", "italic": "font-style:italic;", "bold": "font-weight:700;"}


@cache
def typefaces() -> Markup:
    """The style that makes SERIF known to a picture."""
    return element("style", *(face("Old Standard TT", *cut) for cut in CUTS.items()))


@cache
def counter_typeface() -> Markup:
    """The style that makes SANS known to a picture with counters, which are printed in bold."""
    return element("style", face("Fira Sans Condensed", "sans-bold", CUTS["bold"]))


def face(family: str, cut: str, style: str) -> Markup:
    data = b64encode((FOLDER / f"{cut}.woff2").read_bytes()).decode()
    source = f"url(data:font/woff2;base64,{data})"
    return Markup(f"@font-face{{font-family:{family};{style}src:{source}}}")


def haloed(paper: str, colour: str, halo: float) -> dict[str, str | float]:
    """Serif letters with a rim of paper, so that they can be read over lines."""
    return {
        "font_family": SERIF,
        "text_anchor": "middle",
        "fill": colour,
        "stroke": paper,
        "stroke_width": halo,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }


# --- names along a course ---------------------------------------------------------------------


def along_course(
    words: str, course: list[Point], *, along: float, off: float, half: float
) -> Markup:
    """Words beside a line, at a share of its length, that run with its course to either side."""
    here = along * length(course)
    (left, top), (right, bottom) = sorted([walk(course, here - half), walk(course, here + half)])
    turn = degrees(atan2(bottom - top, right - left))
    x, y = middle((left, top), (right, bottom))
    across = radians(turn + 90)
    at = (x + off * cos(across), y + off * sin(across))
    return text(words, (0, 0), transform=moved(at, turn))


def length(course: list[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(course))


def walk(course: list[Point], distance: float) -> Point:
    """The point so far along a course."""
    for (x, y), (u, v) in pairwise(course):
        step = hypot(u - x, v - y)
        if step >= distance:
            share = max(distance, 0) / step if step else 0
            return x + (u - x) * share, y + (v - y) * share
        distance -= step
    return course[-1]
