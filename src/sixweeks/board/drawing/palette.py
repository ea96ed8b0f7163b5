"""The colours of a staff map and of counters, and text colours by contrast."""

from typing import NamedTuple

PAPER, INK, SEPIA = "#f4ecd8", "#2b2620", "#6d5a40"
PANEL, AROUND, BESIDE = "#faf5e6", "#e9dfc6", "#efe6cf"  # of a legend, around a map, beside it
SEA, COAST = "#cfdedd", "#50798c"
BORDER = "#a2452c"
RELIEF = "#8a6b41"
PORT = "#2f5d78"
WHITE, BLACK = "#ffffff", "#000000"
PALE, EDGE, SHADOW = "#fbf7ea", "#1f1b15", "#1d160c"  # of counters
# The distance of a water line from the coast, and its opacity.
WATER_LINES = ((25, "#c3d6d7"), (18, "#b6cdd1"), (12, "#a7c1c8"), (7, "#97b5be"), (3, "#86a8b4"))


class Colours(NamedTuple):
    """The background of a counter and the text on it."""

    ground: str
    print: str


def print_on(ground: str) -> str:
    """White or black, whichever is easier to read."""
    return max(WHITE, BLACK, key=lambda ink: contrast(ink, ground))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    red, green, blue = (linear(int(colour[n : n + 2], 16) / 255) for n in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(channel: float) -> float:
    """A channel of sRGB as linear light."""
    return channel / 12.92 if channel <= 0.04045 else float(((channel + 0.055) / 1.055) ** 2.4)
