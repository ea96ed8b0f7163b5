"""1.b, 21.a The counters, both sides of each, and the markers; each is drawn around its middle."""

from functools import cache

from sixweeks.board.drawing.counters import (
    Stacking,
    blank,
    signs,
    size_mark,
    unit_box,
)
from sixweeks.board.drawing.palette import BORDER, PALE, WHITE
from sixweeks.board.drawing.shapes import definitions_of
from sixweeks.board.drawing.svg import (
    Markup,
    Values,
    circle,
    group,
    join,
    moved,
    path,
    text,
    title,
    use,
)
from sixweeks.games.nineteen_forty.drawing.looks import LOOKS
from sixweeks.games.nineteen_forty.drawing.words import words
from sixweeks.games.nineteen_forty.model.components import COUNTERS, NATIONS, Counter, UnitId
from sixweeks.games.nineteen_forty.model.map import DATA
from sixweeks.games.nineteen_forty.model.state import DRIVEN_BACK, REPULSED, SOUND

SIZE = 54.0
STACKING = Stacking(SIZE, 10.5, 96.0, (1.0, 0.97, 0.88, 0.8))
BOX = (13.0, 8.5)
COLOURS, SYMBOLS, BACKS = LOOKS.counters, LOOKS.symbols, LOOKS.backs
SS = ("G SSV", "G SSC")
SIZE_MARKS = {"corps": 3, "division": 2}
STATES = (SOUND, REPULSED, DRIVEN_BACK)
BAND = "M-27 9H27V23.5a3.5 3.5 0 0 1 -3.5 3.5H-23.5a3.5 3.5 0 0 1 -3.5 -3.5Z"
RIM: Values = {"stroke": PALE, "stroke_width": 0.8}


def style(face: Counter) -> str:
    """21.a The colours that a counter is printed in."""
    return "ss" if face.name in SS else NATIONS[face.nation]


def back_of(disrupted: int) -> str:
    """7.p, 7.r What a disrupted unit shows: it was repulsed or driven back."""
    return "" if disrupted == SOUND else "DR" if disrupted == DRIVEN_BACK else "AR"


def face_of(unit: UnitId, disrupted: int = SOUND) -> str:
    """The id of a counter's drawing among the faces."""
    return f"face-{unit}-{back_of(disrupted) or 'front'}"


@cache
def definitions() -> Markup:
    return join(
        *(blank(f"blank-{name}", look.ground, SIZE) for name, look in COLOURS.items()),
        *(unit_box(f"symbol-{kind}", signs(of, *BOX), *BOX) for kind, of in SYMBOLS.items()),
        *(size_mark(f"size-{size}", count, 4.6) for size, count in SIZE_MARKS.items()),
        *(path(BAND, id=f"band-{back}", fill=colour, **RIM) for back, colour in BACKS.items()),
        definitions_of(DATA / "marks.svg"),
    )


# --- counters ---------------------------------------------------------------------------------


@cache
def faces() -> dict[str, Markup]:
    """Both sides of each counter, and each marker."""
    drawn = {face_of(c.id, state): counter(c, back_of(state)) for c in COUNTERS for state in STATES}
    return drawn | markers()


def counter(face: Counter, back: str = "") -> Markup:
    """A counter with its name, size, type, army, tag and factors; its back tells the disruption."""
    look = style(face)
    return group(
        title(described(face, back)),
        use(f"blank-{look}"),
        text(designation(face), (0, -17.2), font_size=10.5),
        use(f"size-{face.size}", (0, -12.6)),
        use(f"symbol-{face.kind}", (0, -1)),
        *beside_the_box(face),
        disrupted(face, back) if back else text(factors(face), (0, 23), font_size=17.5),
        fill=COLOURS[look].print,
        color=COLOURS[look].print,
    )


def described(face: Counter, back: str) -> str:
    known = f"{face.title}: {factors(face)}"
    return f"{known}, {words(f'back-{back}')}" if back else known


def factors(face: Counter) -> str:
    """11.a A parachute regiment has none."""
    return f"{face.combat}-{face.movement}" if face.combat else "–"


def designation(face: Counter) -> str:
    """The name without the nation, which the colour tells."""
    return face.name.partition(" ")[2]


def beside_the_box(face: Counter) -> list[Markup]:
    """The army on the left; 14.l what is kept for later has a dot and a tag."""
    found = [text(face.army, (-20, 2.4), font_size=9.5 if len(face.army) < 3 else 7.4)]
    if face.tag:
        tag = words(f"tag-{face.tag}")
        at, turn, size = ((20, 2), 0, 7.4) if len(tag) < 5 else ((23, -1), -90, 9)
        found += [
            circle((-21, -21), 3),
            text(tag, (0, 0), transform=moved(at, turn), font_size=size),
        ]
    return found if face.army else found[1:]


def disrupted(face: Counter, back: str) -> Markup:
    """7.r, 7.z A band with the result that disrupted the unit; it defends with its full factor."""
    return group(
        use(f"band-{back}"),
        text(back, (-14.5, 22), font_size=11.5),
        text(factors(face), (10, 23), font_size=15.5),
        fill=WHITE,
    )


# --- markers ----------------------------------------------------------------------------------


def markers() -> dict[str, Markup]:
    """9.a Air points; 9.g hexes interdicted; the turn; 10.i Eben Emael destroyed."""
    nations = ("german", "british", "french")
    return {
        **{f"air-{nation}": group(use(f"blank-{nation}"), use("plane")) for nation in nations},
        "interdicted-german": interdicted("german"),
        "interdicted-allied": interdicted("british"),
        "turn": group(use("blank-german"), text(words("turn"), (0, 5), font_size=17)),
        "destroyed": use("ruin"),
    }


def interdicted(nation: str) -> Markup:
    return group(
        circle((0, 0), 24, fill=COLOURS[nation].ground, stroke=BORDER, stroke_width=4),
        use("plane", transform="scale(0.8)"),
    )
