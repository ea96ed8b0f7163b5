"""Small drawings of what is on the counters: vehicles and guns from the side, infantry as boxes.

Each is drawn around its middle, about 40 wide, facing left; a vehicle stands on y = 9."""

from functools import cache
from typing import NamedTuple

from sixweeks.board.drawing.svg import Markup, circle, group, join, path, rectangle, text

STEEL = "#2a2a26"
LIGHT = "#5f6157"


class Tank(NamedTuple):
    """A tank as three outlines, its guns, and how many wheels it runs on."""

    hull: str
    turret: str
    guns: str
    tracks: tuple[float, float, float]  # from, to, how high
    wheels: int
    colour: str


TANKS = {
    "S35": Tank(
        "M-17 3L-15 -3L-6 -4.5H13L17 2V4H-17Z",
        "M-8 -4.5L-6.5 -11.5H3L5.5 -4.5ZM-3 -11.5L-2 -13.6H2L2.6 -11.5Z",
        "M-7.4 -8.4H-16",
        (-18, 18, 8.5),
        7,
        "#4b5a35",
    ),
    "H39": Tank(
        "M-15 3L-12 -3H13L16 2V4H-15Z",
        "M-7 -3L-6 -10.5H3.5L5 -3ZM-2 -10.5L-1 -12.5H2L2.6 -10.5Z",
        "M-6.6 -7H-14.5",
        (-16, 16, 8),
        6,
        "#5a6138",
    ),
    "H35": Tank(
        "M-14 3L-11 -3H11L15 2V4H-14Z",
        "M-7 -3L-6 -10H3L4.4 -3ZM-2 -10L-1 -12H2L2.6 -10Z",
        "M-6.6 -6.6H-11.5",
        (-15, 15, 8),
        6,
        "#5a6138",
    ),
    "B1 bis": Tank(
        "M-19 4L-17 -5L-9 -7H14L19 0V4H-19Z",
        "M-8 -7L-6.5 -13.6H3.5L5.6 -7ZM-3 -13.6L-2 -15.6H2L2.6 -13.6Z",
        "M-7.4 -10.4H-15M-17 -1.6H-22",
        (-20, 20, 15),
        9,
        "#46543a",
    ),
    "FCM 36": Tank(
        "M-16 3L-12 -4.5H10L16 1V4H-16Z",
        "M-7 -4.5L-4 -12.5H1.5L6 -4.5Z",
        "M-5.6 -7.6H-11.5",
        (-16, 16, 10),
        8,
        "#56603c",
    ),
    "Pz I/II": Tank(
        "M-15 2L-14 -2.5L-8 -4.5H11L15 -2V3H-15Z",
        "M-7 -4.5L-5.5 -10H4.5L6.5 -4.5Z",
        "M-6 -7.4H-15.5",
        (-16, 16, 7.5),
        5,
        "#5d625c",
    ),
    "Pz III": Tank(
        "M-18 2L-17 -2.5L-10 -5H15L18 -2V3H-18Z",
        "M-7.5 -5L-6 -11H7L9.5 -5ZM2 -11L2.6 -13.4H7L7.4 -11Z",
        "M-6.8 -8H-18",
        (-19, 19, 8),
        6,
        "#565b55",
    ),
    "Pz IV": Tank(
        "M-19 2L-18 -3L-11 -5.5H16L19 -2V3H-19Z",
        "M-8 -5.5L-6.5 -12H8L10.5 -5.5ZM3 -12L3.6 -14.6H8.2L8.6 -12Z",
        "M-7.4 -8.6H-14M-7.4 -8.9H-14M-7.4 -8.3H-14",
        (-20, 20, 8),
        8,
        "#565b55",
    ),
    "StuG III": Tank(
        "M-18 2L-17 -2.5L-11 -4L-8 -8.6H9L13 -4.5L18 -2V3H-18Z",
        "M-6 -8.6L-5 -10H5L6 -8.6Z",
        "M-10 -5.2H-16M-10 -5.5H-16M-10 -4.9H-16",
        (-19, 19, 8),
        6,
        "#565b55",
    ),
}
CROSS = "M-17 -10.5L17 10.5M17 -10.5L-17 10.5"
BOX = "M-17 -10.5H17V10.5H-17Z"
BOXES = {  # signs within the box of a unit on foot
    "rifle": CROSS,
    "heavy_weapons": CROSS + "M0 8V-7M-3.4 -3.6L0 -8L3.4 -3.6M-3.4 8H3.4",
    "pioneer": "M-9 5V-5H9V5M0 -5V3",
}


@cache
def definitions() -> Markup:
    return join(
        *(group(*tank(look), id=symbol_id(model)) for model, look in TANKS.items()),
        *(group(*box(kind, signs), id=f"symbol-{kind}") for kind, signs in BOXES.items()),
        group(*wheeled_car("#4b5a35", 0), id=symbol_id("Panhard 178")),
        group(*wheeled_car("#5d625c", 2), id=symbol_id("German armored car")),
        group(*halftrack(), id="symbol-transport"),
        group(*motorcycle(), id="symbol-motorcycle"),
        group(*antitank_gun(), id="symbol-at_gun"),
        group(*binoculars(), id="symbol-observer"),
        group(*flag(), id="symbol-hq"),
        group(*lorry(), id="symbol-truck"),
    )


def symbol_id(model: str) -> str:
    return "symbol-" + model.replace(" ", "-").replace("/", "-")


def symbol_of(kind: str, model: str) -> str:
    """The drawing of a counter: vehicles by their model, all else by kind."""
    return symbol_id(model) if kind in ("tank", "armored_car", "assault_gun") else f"symbol-{kind}"


def tank(look: Tank) -> tuple[Markup, ...]:
    left, right, high = look.tracks
    top, width = 9 - high, right - left
    gap = (width - 7) / (look.wheels - 1)
    wheels = (circle((left + 3.5 + n * gap, 6.2), 2.1, fill="#8b8b7e") for n in range(look.wheels))
    return (
        path(look.guns, stroke=STEEL, stroke_width=1.8, stroke_linecap="round"),
        path(look.turret, fill=look.colour, stroke=STEEL, stroke_width=0.9),
        path(look.hull, fill=look.colour, stroke=STEEL, stroke_width=0.9),
        rectangle((left, top), width, high, rx=min(high / 2, 4.4), fill=STEEL),
        *(
            [rectangle((left + 3, top + 2), width - 6, high - 7.5, rx=2, fill=look.colour)]
            if high > 12
            else []
        ),
        *wheels,
    )


def box(kind: str, signs: str) -> tuple[Markup, ...]:
    frame = path(BOX, fill="#ffffff", fill_opacity=0.45, stroke=STEEL, stroke_width=1.5)
    return frame, path(signs, fill="none", stroke=STEEL, stroke_width=1.5)


def wheeled_car(colour: str, slant: float) -> tuple[Markup, ...]:
    return (
        path("M-7 -8H-15", stroke=STEEL, stroke_width=1.6),
        path("M-7.6 -4.5L-6 -11H4L6 -4.5Z", fill=colour, stroke=STEEL, stroke_width=0.9),
        path(
            f"M-17 4L{-16 - slant} 0L-10 -4.6H12L{16 + slant} -1L17 4Z",
            fill=colour,
            stroke=STEEL,
            stroke_width=0.9,
        ),
        *(circle((x, 5), 4.2, fill=STEEL) for x in (-11, 11)),
        *(circle((x, 5), 1.6, fill="#a9a99b") for x in (-11, 11)),
    )


def halftrack() -> tuple[Markup, ...]:
    return (
        path("M-4 -7.5H-11M-6 -9V-5", stroke=STEEL, stroke_width=1.3),
        path("M-18 4V-1L-9 -3L-7 -7.5H17L15.5 3Z", fill="#5d625c", stroke=STEEL, stroke_width=0.9),
        rectangle((-5, 1.5), 22, 7.5, rx=3.7, fill=STEEL),
        *(circle((x, 5.6), 2.1, fill="#8b8b7e") for x in (-1, 4, 9, 14)),
        circle((-13, 5), 4, fill=STEEL),
        circle((-13, 5), 1.6, fill="#a9a99b"),
    )


def motorcycle() -> tuple[Markup, ...]:
    return (
        *(circle((x, 4), 4.6, fill="none", stroke=STEEL, stroke_width=2) for x in (-12, 3)),
        path("M4 4.5H15L17.5 -0.5L9 -2.5L6 2Z", fill=LIGHT, stroke=STEEL, stroke_width=0.9),
        circle((11.5, 5.2), 3.4, fill="#8b8b7e", stroke=STEEL, stroke_width=1.4),
        path(
            "M-12 4L-8 -4H-11.5M-8 -2.4L2 -1L3 4H-7L-8 -3",
            fill="none",
            stroke=STEEL,
            stroke_width=1.6,
        ),
        path(
            "M-2 -1.4L-4 -8.4L1 -8.6L2.8 -1.6ZM-3.6 -6L-9 -3.6",
            fill=LIGHT,
            stroke=STEEL,
            stroke_width=1,
        ),
        circle((-1.6, -11), 2.4, fill=LIGHT, stroke=STEEL, stroke_width=0.8),
        path("M8.6 -2.4L9 -7L13 -6.6L14 -1.2Z", fill=LIGHT, stroke=STEEL, stroke_width=0.8),
        circle((10.8, -9), 2.2, fill=LIGHT, stroke=STEEL, stroke_width=0.8),
    )


def antitank_gun() -> tuple[Markup, ...]:
    return (
        path("M-3 -2.6H-19", stroke=STEEL, stroke_width=2.1, stroke_linecap="round"),
        path("M-1 2L17 8.4M1 1L18 6.6", stroke=STEEL, stroke_width=1.6, stroke_linecap="round"),
        path("M-5 -10.5L-1 -11L0 4L-4 4.4Z", fill=LIGHT, stroke=STEEL, stroke_width=0.9),
        circle((-1, 4.4), 5, fill="none", stroke=STEEL, stroke_width=2),
        circle((-1, 4.4), 1.3, fill=STEEL),
        path("M-1 -0.6V9.4M-6 4.4H4", stroke=STEEL, stroke_width=0.8),
    )


def binoculars() -> tuple[Markup, ...]:
    return (
        path(
            "M-9 -8.5H-3.4V-5H3.4V-8.5H9L13.4 6.5H2.4L1.4 -0.6H-1.4L-2.4 6.5H-13.4Z",
            fill=LIGHT,
            stroke=STEEL,
            stroke_width=1,
        ),
        *(circle((x, 6.8), 5.2, fill=STEEL) for x in (-7.8, 7.8)),
        *(circle((x - 1.2, 5.6), 2, fill="#c9d6da") for x in (-7.8, 7.8)),
    )


def flag() -> tuple[Markup, ...]:
    """The staff flag of a headquarters."""
    return (
        path("M-14 11V-12", stroke=STEEL, stroke_width=2, stroke_linecap="round"),
        rectangle((-13, -11.5), 28, 15, fill="#fffaf0", stroke=STEEL, stroke_width=1.2),
        text("HQ", (1, 0.4), font_size=12.5, fill=STEEL, letter_spacing=1),
    )


def lorry() -> tuple[Markup, ...]:
    return (
        path("M-17 4V-1L-12 -2L-10 -7H-5V4Z", fill="#5d625c", stroke=STEEL, stroke_width=0.9),
        path("M-4 4V-10Q6 -12.5 17 -10V4Z", fill="#8d8a70", stroke=STEEL, stroke_width=0.9),
        *(circle((x, 5.4), 3.6, fill=STEEL) for x in (-12, 3, 11)),
        *(circle((x, 5.4), 1.4, fill="#a9a99b") for x in (-12, 3, 11)),
    )
