"""1.1b The counters of the picture, each drawn around its middle; data/counters.svg has the signs.

A stripe in the formation's colour with its name; attack/defense below on the left, movement on the
right: black on foot, red on tracks, red in a white circle on wheels; the range in a circle."""

from collections.abc import Iterator
from functools import cache

from sixweeks.board.drawing.counters import blank, question_mark
from sixweeks.board.drawing.lettering import rim
from sixweeks.board.drawing.palette import SHADOW, WHITE, print_on
from sixweeks.board.drawing.shapes import definitions_of
from sixweeks.board.drawing.svg import (
    NOTHING,
    Markup,
    Point,
    circle,
    group,
    join,
    path,
    rectangle,
    text,
    use,
)
from sixweeks.games.blitzkrieg.drawing.looks import LOOKS
from sixweeks.games.blitzkrieg.model.components import DATA, SCENARIOS, SIDES, Counter, Scenario
from sixweeks.games.blitzkrieg.rules.r05_markers import ARTILLERY, GENERAL, REPLAY, STUKA

SIZE = 60.0
STRIPE = "M-29.5 -17V-26Q-29.5 -29.5 -26 -29.5H26Q29.5 -29.5 29.5 -26V-17Z"
RED, CREAM, YELLOW = "#a01218", "#fffaf0", "#f2d96b"
IMPACTS = {"75": "75", "105": "105", "150": "150", "stuka": "St"}


@cache
def definitions() -> Markup:
    grounds = {"blank": LOOKS.counters.ground, "reduced": LOOKS.counters.reduced}
    return join(
        *(blank(f"{id}-{side}", of[side], SIZE) for id, of in grounds.items() for side in of),
        definitions_of(DATA / "counters.svg"),
    )


@cache
def faces(scenario: str) -> dict[str, Markup]:
    """Both sides of each counter and its back, each marker of the cup and each on the ground."""
    battle = SCENARIOS[scenario]
    drawn = {id: face for each in battle.counters for id, face in faces_of(battle, each)}
    drawn |= {f"back-{side}": back(side) for side in SIDES}
    drawn |= {chit_face(battle, marker): chit(battle, marker) for marker in markers(battle)}
    drawn |= {"prepared": use("prepared-position"), "mines": use("minefield")}
    return drawn | {f"impact-{kind}": impact(kind) for kind in IMPACTS}


def faces_of(battle: Scenario, face: Counter) -> Iterator[tuple[str, Markup]]:
    """Both sides of a unit; 1.3a a headquarters ready and activated."""
    for steps in range(1, face.steps + 1):
        yield face_of(face, steps), counter(battle, face, steps)
    if face.kind == "hq":
        yield face_of(face, 1, True), join(counter(battle, face, 1), use("activated"))


def face_of(face: Counter, steps: int, activated: bool = False) -> str:
    return f"face-{face.id}-{'done' if activated else steps}"


# --- units ------------------------------------------------------------------------------------


def counter(battle: Scenario, face: Counter, steps: int) -> Markup:
    """A unit, headquarters or observer."""
    formation, is_reduced = battle.formations.get(face.formation), steps < face.steps
    grounds = LOOKS.counters.reduced if is_reduced else LOOKS.counters.ground
    return group(
        use(f"reduced-{face.side}" if is_reduced else f"blank-{face.side}"),
        stripe(formation.colour if formation else WHITE, short_name(face)),
        use(symbol_of(face), (-4 if face.may_fire else 0, -0.5)),
        model_name(face, grounds[face.side]),
        values(face, steps) if face.may_fire else command(face),
        movement(face),
        use("rides", (5, 22)) if face.halftrack else NOTHING,
        fill=SHADOW,
    )


def stripe(colour: str, words: str) -> Markup:
    """3.1a All units of a formation have the same colour; white is an independent one."""
    size = 10.6 if len(words) < 11 else 9
    return join(
        path(STRIPE, fill=colour, stroke=SHADOW, stroke_width=0.6),
        text(words, (0, -20.4), font_size=size, fill=print_on(colour)),
    )


def short_name(face: Counter) -> str:
    """The formation, and which of its units it is if there are several alike."""
    if face.kind == "observer":
        return face.name.rsplit(" ", 1)[0]
    if not face.formation or face.kind == "hq":
        return face.formation or face.name
    number = face.name.rsplit(" ", 1)[-1]
    return f"{face.formation} · {number}" if number.isdigit() else face.formation


def symbol_of(face: Counter) -> str:
    """The drawing of a counter: vehicles by their model, all else by kind."""
    name = face.model if face.is_armored_unit else face.kind
    return "symbol-" + name.replace(" ", "-").replace("/", "-")


def model_name(face: Counter, ground: str) -> Markup:
    """Tanks and armored cars are told apart by their names too."""
    if not face.is_armored_unit:
        return NOTHING
    words = LOOKS.counters.models.get(face.model, face.model)
    return text(words, (-27.5, -9.3), font_size=7.8, text_anchor="start", **rim(ground, 2))


def values(face: Counter, steps: int) -> Markup:
    attack, defense = face.strength(steps)
    return join(
        text(f"{attack}/{defense}", (-27, 26), font_size=17.5, text_anchor="start"),
        path("M-27 28.2h9", stroke=RED, stroke_width=1.6) if face.vehicles_only else NOTHING,
        ringed(str(face.range), (23, -6), CREAM),
    )


def command(face: Counter) -> Markup:
    return ringed(str(face.command_range), (-20, 21), YELLOW) if face.command_range else NOTHING


def ringed(words: str, at: Point, ground: str) -> Markup:
    return group(
        circle(at, 6.6, fill=ground, stroke=SHADOW, stroke_width=0.7),
        text(words, (at[0], at[1] + 3.7), font_size=10.5),
    )


def movement(face: Counter) -> Markup:
    """1.1b Black on foot, red on tracks, red in a white circle on wheels."""
    wheel = circle((19, 20.7), 8.6, fill=WHITE, stroke=SHADOW, stroke_width=0.4)
    colour = SHADOW if face.mobility == "foot" else RED
    words = text(str(face.mp), (19, 26), font_size=18, fill=colour)
    return join(wheel if face.mobility == "wheeled" else NOTHING, words)


def back(side: str) -> Markup:
    """8.1c What one sees of a counter one may not look at."""
    return group(use(f"blank-{side}"), question_mark(SIZE, LOOKS.counters.ground[side]))


# --- markers ----------------------------------------------------------------------------------


def markers(battle: Scenario) -> list[str]:
    """2.A1a What may lie in the cup."""
    kinds = (ARTILLERY, STUKA, REPLAY, GENERAL)
    return [*battle.formations, *(f"{side} {kind}" for side in SIDES for kind in kinds)]


def chit_face(battle: Scenario, marker: str) -> str:
    return f"chit-{markers(battle).index(marker)}"


def chit(battle: Scenario, marker: str) -> Markup:
    """A marker of the cup: a formation by its stripe, or what else is drawn."""
    if marker not in battle.formations:
        side, kind = marker.split()
        words = text(kind.capitalize(), (0, 24), font_size=10)
        return group(use(f"blank-{side}"), use(f"chit-{kind}"), words)
    formation = battle.formations[marker]
    size = 12 if len(formation.id) < 9 else 8.6
    return group(
        use(f"blank-{formation.side}"),
        rectangle((-29.5, -11), SIZE - 1, 22, fill=formation.colour, stroke=SHADOW),
        text(formation.id, (0, 4.4), font_size=size, fill=print_on(formation.colour)),
        text("formation", (0, 24), font_size=9),
    )


def impact(kind: str) -> Markup:
    """8.2b Where a salvo falls."""
    return group(use("burst"), text(IMPACTS[kind], (0, 4.4), font_size=12, fill="#7a1d0c"))
