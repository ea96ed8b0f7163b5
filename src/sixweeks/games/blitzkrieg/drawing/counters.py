"""1.1b The counters of the picture, each drawn around its middle.

A stripe in the formation's colour with its name; attack/defense below on the left, movement on the
right: black on foot, red on tracks, red in a white circle on wheels; the range in a circle."""

from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from sixweeks.board.drawing.counters import badge, blank, question_mark
from sixweeks.board.drawing.lettering import rim
from sixweeks.board.drawing.palette import SHADOW, print_on
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    Value,
    Values,
    circle,
    group,
    join,
    moved,
    path,
    rectangle,
    straight,
    text,
    title,
    use,
)
from sixweeks.games.blitzkrieg.drawing.silhouettes import STEEL, symbol_of
from sixweeks.games.blitzkrieg.model.components import FRENCH, GERMAN, Counter, Formation, Scenario

SIZE = 60.0
HALF = SIZE / 2
STRIPE = 13.0
STRIPE_SHAPE = "M-29.5 -17V-26Q-29.5 -29.5 -26 -29.5H26Q29.5 -29.5 29.5 -26V-17Z"
GROUND = {FRENCH: "#b9d2ea", GERMAN: "#c2c6b5", "": "#e9e0c8"}
PALER = {FRENCH: "#e2edf6", GERMAN: "#dddfd5"}  # 1.2a the reduced side
RED = "#a01218"
PALE = "#fffaf0"


class Badge(NamedTuple):
    """A marker on a counter: one to three letters in a small circle."""

    sign: str
    colour: str


BADGES = {
    "neutralized": Badge("N", "#b3161c"),
    "column": Badge("C", "#2d5d3c"),
    "out_of_command": Badge("O", "#8a4b00"),
    "fatigued": Badge("F", "#6b4a8f"),
    "demoralized": Badge("D", "#000000"),
    "acted": Badge("✓", "#3b3b36"),
    "truck": Badge("T", "#4b5a35"),
    "aboard": Badge("H", "#4b5a35"),
    "hidden": Badge("?", "#1f567a"),
}
MODELS = {
    "Panhard 178": "P178",
    "German armored car": "Sp",
    "Pz I/II": "I/II",
    "Pz III": "III",
    "Pz IV": "IV",
    "StuG III": "StuG",
    "FCM 36": "FCM",
    "B1 bis": "B1",
}
IMPACTS = {"75": "75", "105": "105", "150": "150", "stuka": "St"}


@cache
def definitions() -> Markup:
    return join(
        *(blank(f"blank-{side or 'marker'}", ground, SIZE) for side, ground in GROUND.items()),
        *(blank(f"reduced-{side}", ground, SIZE) for side, ground in PALER.items()),
        small_halftrack(),
    )


def small_halftrack() -> Markup:
    """14.1j The sign of a company that rides."""
    return group(
        path("M-7 2V-1L-3 -2L-2 -4H7L6 2Z", fill=STEEL),
        *(circle((x, 2.2), 2, fill=STEEL) for x in (-5, 1, 5)),
        id="rides",
    )


# --- units ------------------------------------------------------------------------------------


def counter(
    face: Counter,
    formation: Formation | None,
    steps: int,
    at: Point = (0, 0),
    activated: bool = False,
    **values: Value,
) -> Markup:
    """A unit, headquarters or observer as it lies on the map."""
    is_reduced = face.reduced is not None and steps < face.steps
    return group(
        title(in_words(face, steps)),
        use(f"reduced-{face.side}" if is_reduced else f"blank-{face.side}"),
        stripe(formation.colour if formation else "#ffffff", short_name(face)),
        use(symbol_of(face.kind, face.model), (-4 if face.may_fire else 0, -0.5)),
        *model_name(face, PALER[face.side] if is_reduced else GROUND[face.side]),
        *numbers(face, is_reduced),
        *(flipped() if activated else ()),
        transform=moved(at) if at != (0, 0) else None,
        fill=SHADOW,
        **values,
    )


def model_name(face: Counter, ground: str) -> list[Markup]:
    """Tanks and armored cars are told apart by their names too."""
    if not face.is_armored_unit:
        return []
    look: Values = {"font_size": 7.8, "text_anchor": "start", **rim(ground, 2)}
    return [text(MODELS.get(face.model, face.model), (-27.5, -9.3), **look)]


def in_words(face: Counter, steps: int) -> str:
    """What a counter says, for those who cannot see it."""
    if face.kind == "hq":
        return f"{face.title}: command range {face.command_range}, {face.mp} MP"
    if face.kind == "observer":
        return f"{face.title}: {face.mp} MP"
    attack, defense = strength(face, steps)
    reduced = ", reduced" if steps < face.steps else ""
    values = f"{attack}/{defense}, range {face.range}, {face.mp} MP {face.mobility}"
    return f"{face.title}: {values}{reduced}"


def strength(face: Counter, steps: int) -> tuple[int, int]:
    return face.reduced if face.reduced is not None and steps < face.steps else face.full


def short_name(face: Counter) -> str:
    """The formation, and which of its units it is if there are several alike."""
    if face.kind == "observer":
        return face.name.rsplit(" ", 1)[0]
    if not face.formation or face.kind == "hq":
        return face.formation or face.name
    number = face.name.rsplit(" ", 1)[-1]
    return f"{face.formation} · {number}" if number.isdigit() else face.formation


def stripe(colour: str, words: str) -> Markup:
    """3.1a All units of a formation have the same colour; white is an independent one."""
    return join(
        path(STRIPE_SHAPE, fill=colour, stroke=SHADOW, stroke_width=0.6),
        text(
            words,
            (0, STRIPE - HALF - 3.4),
            font_size=10.6 if len(words) < 11 else 9,
            fill=print_on(colour),
        ),
    )


def numbers(face: Counter, is_reduced: bool) -> list[Markup]:
    if face.kind in ("hq", "observer"):
        command = (
            [ringed(str(face.command_range), (-20, 21), "#f2d96b")] if face.command_range else []
        )
        return [*command, movement(face)]
    attack, defense = face.reduced if is_reduced and face.reduced else face.full
    return [
        text(f"{attack}/{defense}", (-27, 26), font_size=17.5, text_anchor="start"),
        *([path("M-27 28.2h9", stroke=RED, stroke_width=1.6)] if face.vehicles_only else []),
        ringed(str(face.range), (23, -6), PALE),
        movement(face),
        *([use("rides", (5, 22))] if face.halftrack else []),
    ]


def ringed(words: str, at: Point, ground: str) -> Markup:
    return group(
        circle(at, 6.6, fill=ground, stroke=SHADOW, stroke_width=0.7),
        text(words, (at[0], at[1] + 3.7), font_size=10.5),
    )


def movement(face: Counter) -> Markup:
    """1.1b Black on foot, red on tracks, red in a white circle on wheels."""
    colour = SHADOW if face.mobility == "foot" else RED
    words = text(str(face.mp), (19, 26), font_size=18, fill=colour)
    if face.mobility != "wheeled":
        return words
    return join(circle((19, 20.7), 8.6, fill="#ffffff", stroke=SHADOW, stroke_width=0.4), words)


def flipped() -> tuple[Markup, ...]:
    """1.3a The back of a headquarters that has been activated: a white bar across."""
    bar = path("M-29 16L29 -14V-3L-29 27Z", fill="#ffffff", stroke=SHADOW, stroke_width=0.5)
    return (bar, text("✓", (0, 12), font_size=15, fill="#234a2f"))


def back(side: str) -> Markup:
    """8.1c What one sees of a counter one may not look at."""
    return group(use(f"blank-{side}"), question_mark(SIZE, GROUND[side]))


def badges(names: list[str]) -> Markup:
    """The markers that lie on a counter, along its upper edge."""
    return group(
        *(
            badge(
                BADGES[name].sign, (24 - 15 * n, -28), BADGES[name].colour, name.replace("_", " ")
            )
            for n, name in enumerate(names)
        )
    )


# --- markers ----------------------------------------------------------------------------------


def chit(scenario: Scenario, marker: str) -> Markup:
    """2.A1a A marker of the cup: a formation by its stripe, or what else is drawn."""
    formation = scenario.formations.get(marker)
    if formation:
        return group(
            use(f"blank-{formation.side}"),
            rectangle((-HALF + 0.5, -11), SIZE - 1, 22, fill=formation.colour, stroke=SHADOW),
            text(
                formation.id,
                (0, 4.4),
                font_size=12 if len(formation.id) < 9 else 8.6,
                fill=print_on(formation.colour),
            ),
            text("formation", (0, 24), font_size=9),
        )
    side, kind = marker.split()
    return group(use(f"blank-{side}"), CHITS[kind], text(kind.capitalize(), (0, 24), font_size=10))


CHITS = {
    "artillery": use("symbol-at_gun", transform=moved((0, -3), 18, 1.25)),
    "stuka": path("M-26 -6L-6 -4L-2 -12H2L6 -4L26 -6L25 -2L6 4L3 12H-3L-6 4L-25 -2Z", fill=STEEL),
    "replay": path(
        "M13 -5A14 11 0 1 0 14 5M7 -6L14 -5L15 -13",
        fill="none",
        stroke=STEEL,
        stroke_width=4,
        stroke_linecap="round",
    ),
    "general": path(
        "M0 -18L4 -6.5H16L6.5 0.5L10 12L0 5L-10 12L-6.5 0.5L-16 -6.5H-4Z",
        fill="#d9b01e",
        stroke=STEEL,
        stroke_width=1.2,
    ),
}


@cache
def prepared_position() -> Markup:
    """12.2a An earthwork."""
    wall = "M-31 9Q-26 -16 0 -16Q26 -16 31 9"
    return group(
        title("Prepared position"),
        path(wall, fill="none", stroke="#4a3014", stroke_width=11, stroke_linecap="round"),
        path(wall, fill="none", stroke="#c9a066", stroke_width=7.5, stroke_dasharray="7.5 2"),
    )


@cache
def mines() -> Markup:
    """12.1a A minefield."""
    spots = ((-18, -4), (0, -12), (18, -4), (-9, 9), (9, 9))
    return group(
        title("Mines"),
        *(circle(at, 6, fill="#3a3428", stroke=PALE, stroke_width=1.4) for at in spots),
        *(path(f"M{x - 2.4} {y - 2.4}l4.8 4.8m0 -4.8l-4.8 4.8", stroke=PALE) for x, y in spots),
    )


def impact(kind: str) -> Markup:
    """8.2b Where a salvo falls."""
    rays = (27 if n % 2 == 0 else 14 for n in range(16))
    burst = [(far * cos(n * pi / 8), far * sin(n * pi / 8)) for n, far in enumerate(rays)]
    return group(
        title(f"Impact, {kind}"),
        path(straight(burst, closed=True), fill="#e8742a", stroke="#7a1d0c", stroke_width=1.6),
        circle((0, 0), 11.5, fill="#ffe9a8"),
        text(IMPACTS[kind], (0, 4.4), font_size=12, fill="#7a1d0c"),
    )
