"""The colours of a staff map and of counters, and how print is told from its ground."""

from typing import NamedTuple

PAPER, INK, SEPIA = "#f4ecd8", "#2b2620", "#6d5a40"
PANEL, AROUND, BESIDE = "#faf5e6", "#e9dfc6", "#efe6cf"  # of a legend, around a map, beside it
SEA, COAST = "#cfdedd", "#50798c"
BORDER = "#a2452c"
RELIEF = "#8a6b41"
PORT = "#2f5d78"
WHITE, BLACK = "#ffffff", "#000000"
PALE, EDGE, SHADOW = "#fbf7ea", "#1f1b15", "#1d160c"  # of counters
# How far from the coast a line of the sea lies, and how dark it is.
WATER_LINES = ((25, "#c3d6d7"), (18, "#b6cdd1"), (12, "#a7c1c8"), (7, "#97b5be"), (3, "#86a8b4"))


class Colours(NamedTuple):
    """The ground of a counter and the print on it."""

    ground: str
    print: str


def is_dark(colour: str) -> bool:
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue < 150


def print_on(ground: str, dark: str = BLACK) -> str:
    """White on a dark ground, dark print on any other."""
    return WHITE if is_dark(ground) else dark
