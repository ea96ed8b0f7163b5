"""2.2 The counters of ground units, a face for each step; each is drawn around its middle."""

import re
from functools import cache

from sixweeks.board.drawing.counters import blank, signs, size_mark, unit_sign
from sixweeks.board.drawing.palette import WHITE, print_on
from sixweeks.board.drawing.shapes import definitions_of
from sixweeks.board.drawing.svg import (
    Markup,
    element,
    escaped,
    group,
    join,
    moved,
    rectangle,
    text,
    title,
    use,
)
from sixweeks.games.mansteins_war.drawing.looks import LOOKS
from sixweeks.games.mansteins_war.drawing.words import words
from sixweeks.games.mansteins_war.model.components import (
    BRITISH,
    COUNTERS,
    NATIONS,
    Counter,
    UnitId,
)
from sixweeks.games.mansteins_war.model.map import DATA

SIZE = 54.0
BOX = (13.0, 8.5)  # half the width and height of a unit type symbol
BOX_AT = (0.0, -4.5)
COLOURS, SIGNS = LOOKS.counters, LOOKS.signs
MECH = "#7a0000"  # 2.2.1.b the movement factor of mech units is red
SIZE_MARKS = {"army": 4, "detachment": 4, "corps": 3, "brigade": 1}


def face_of(unit: UnitId, steps: int) -> str:
    """The id of a counter's drawing among the faces."""
    return f"face-{unit}-{steps}"


def command_colour(face: Counter) -> str:
    """2.2.8 The British have one command, and symbols as pale as their allies'."""
    return WHITE if face.nation == BRITISH else LOOKS.commands[f"{face.side}-{face.command}"]


@cache
def definitions() -> Markup:
    return join(
        *(blank(f"blank-{name}", look.ground, SIZE) for name, look in COLOURS.items()),
        *(unit_sign(f"symbol-{kind}", signs(of, *BOX)) for kind, of in SIGNS.items()),
        *(size_mark(f"size-{size}", count, 4.4) for size, count in SIZE_MARKS.items()),
        definitions_of(DATA / "marks.svg"),
    )


@cache
def faces() -> dict[str, Markup]:
    """Every counter with every number of steps that it may have left."""
    return {
        face_of(face.id, steps): counter(face, steps)
        for face in COUNTERS
        for steps in range(1, face.steps + 1)
    }


def counter(face: Counter, steps: int) -> Markup:
    """2.2 Steps, size, command, type, name and factors; on the left the command."""
    nation = NATIONS[face.nation]
    return group(
        title(f"{face.title}: {factors(face, steps)}"),
        use(f"blank-{nation}"),
        *worn(face, steps),
        text(str(steps), (-20.5, -15.5), font_size=12),
        *size(face),
        symbol(face),
        upright(face.command, -17.4),
        *designation(face),
        *code(face, steps),
        printed_factors(face, steps),
        fill=COLOURS[nation].print,
        color=COLOURS[nation].print,
    )


def factors(face: Counter, steps: int) -> str:
    attack, defence = face.factors[steps - 1]
    return f"{attack}-{defence}-{face.movement}"


def worn(face: Counter, steps: int) -> list[Markup]:
    """2.2.7 A pale foot on a reduced side, a dark corner on the weaker counter of a unit."""
    found = [] if steps % 2 == 0 or face.steps == 1 else [use("pale-foot")]
    return [*found, use("dark-corner")] if is_weaker(face, steps) else found


def is_weaker(face: Counter, steps: int) -> bool:
    """2.2.6.b The second counter of a unit that has two."""
    return steps <= 2 < face.steps


def size(face: Counter) -> list[Markup]:
    """2.2.4 Brackets around the size of a detachment."""
    if face.size not in SIZE_MARKS:
        return []
    at = (0.0, -19.5)
    sides = ("left", "right") if face.size == "detachment" else ()
    return [use(f"size-{face.size}", at), *(use(f"bracket-{each}", at) for each in sides)]


def symbol(face: Counter) -> Markup:
    """2.2.8 The type, on the colour of the command."""
    wide, high = BOX
    colour, frame = command_colour(face), COLOURS[NATIONS[face.nation]].print
    return group(
        rectangle((-wide, -high), 2 * wide, 2 * high, fill=colour, stroke=frame),
        use(f"symbol-{face.kind}", color=print_on(colour)),
        transform=moved(BOX_AT),
    )


def upright(words: str, x: float) -> Markup:
    return text(words, (0, 0), transform=moved((x, BOX_AT[1]), -90), font_size=8.4)


def designation(face: Counter) -> list[Markup]:
    """On the right the name."""
    name = short_name(face)
    if len(name) > 3:
        return [upright(name, 22.6)]
    return [text(name, (20, -1), font_size=11 if len(name) < 3 else 7.6)] if name else []


def code(face: Counter, steps: int) -> list[Markup]:
    """2.2.5 When the unit arrives, or that it is optional; not on its weaker counter."""
    found = words("optional") if face.optional else f"R{face.arrives}" if face.arrives else ""
    is_shown = found and not is_weaker(face, steps)
    return [text(found, (18.5, -17), font_size=8.6)] if is_shown else []


def short_name(face: Counter) -> str:
    """The number of an army or a corps, or the name; a logistic unit has its command only."""
    if face.is_logistic:
        return face.name.removeprefix("log ") if face.nation == BRITISH else ""
    number = re.search(r"\b\d+\b", face.name)
    return number[0] if number else face.name.removeprefix("fort ").removesuffix(" Mot")


def printed_factors(face: Counter, steps: int) -> Markup:
    """2.2.1.b Attack, defense and movement, which is red for mech units."""
    fighting = factors(face, steps).rpartition("-")[0]
    movement = element("tspan", escaped(str(face.movement)), fill=MECH if face.is_mech else None)
    return element("text", escaped(f"{fighting}-"), movement, x=0, y=22.5, font_size=16)
