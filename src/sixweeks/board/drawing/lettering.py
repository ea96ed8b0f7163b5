"""Typefaces: Old Standard, a revival of typefaces of about 1900, for the maps; Fira Sans Condensed
for the counters and the page.

Each picture carries its own, cut down to the letters of Western Europe by tools/typefaces.py: a
picture that a page shows as an image may fetch nothing. In the page counters use the page's. The
licences are typefaces/OFL.txt and typefaces/OFL-sans.txt."""

from base64 import b64encode
from functools import cache
from pathlib import Path

from sixweeks.board.drawing.svg import Markup, element

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
    """The style that embeds SERIF in a picture."""
    return element("style", *(face("Old Standard TT", *cut) for cut in CUTS.items()))


@cache
def counter_typeface() -> Markup:
    """The style that embeds SANS in a picture with counters, which use bold type."""
    return element("style", face("Fira Sans Condensed", "sans-bold", CUTS["bold"]))


def face(family: str, cut: str, style: str) -> Markup:
    data = b64encode((FOLDER / f"{cut}.woff2").read_bytes()).decode()
    source = f"url(data:font/woff2;base64,{data})"
    return Markup(f"@font-face{{font-family:{family};{style}src:{source}}}")


def haloed(paper: str, colour: str, halo: float) -> dict[str, str | float]:
    """Serif text with a halo in the paper's colour, legible over lines."""
    return {
        "font_family": SERIF,
        "text_anchor": "middle",
        "fill": colour,
        **rim(paper, halo),
    }


def rim(paper: str, width: float) -> dict[str, str | float]:
    """A halo that keeps text legible over whatever it crosses."""
    return {
        "stroke": paper,
        "stroke_width": width,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
