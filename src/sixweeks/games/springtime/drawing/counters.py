"""4.2, 4.3 The counters of the picture: units with their leaders, and markers.

A counter is drawn around its middle, 50 wide; on the sheet it is `ON_SHEET` wide. What is drawn on
it, and the markers that are always the same, are in data/counters.svg."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from sixweeks.board.drawing.counters import blank, signs, size_mark, unit_box
from sixweeks.board.drawing.lettering import rim
from sixweeks.board.drawing.palette import BLACK, EDGE, INK, PALE, WHITE
from sixweeks.board.drawing.shapes import definitions_of, markers_of
from sixweeks.board.drawing.svg import (
    NOTHING,
    Markup,
    Value,
    Values,
    circle,
    group,
    join,
    rectangle,
    text,
    use,
)
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.model.components import (
    COUNTERS,
    DATA,
    EVENTS,
    FULL,
    KLEIST,
    LEADERS,
    REDUCED,
    ROSTER,
    TABLES,
    Counter,
    EventMarker,
    Leader,
)

SIZE, ON_SHEET = 50.0, 58.0
SHAPES = DATA / "counters.svg"
BOX = (11.0, 7.0)
SIZES = {"army": 4, "corps": 3, "division": 2}
FACES = (False, True)


@cache
def definitions() -> Markup:
    return join(
        *(blank(f"blank-{name}", look.ground, SIZE, 1) for name, look in LOOKS.counters.items()),
        blank("blank-marker", PALE, SIZE, 1),
        *(unit_box(f"symbol-{kind}", signs(of, *BOX), *BOX) for kind, of in LOOKS.signs.items()),
        *(size_mark(f"size-{size}", count, 4.4) for size, count in SIZES.items()),
        definitions_of(SHAPES),
    )


@cache
def faces() -> dict[str, Markup]:
    """Every face of every unit, leader and marker."""
    drawn = {id: face for counter in COUNTERS for id, face in unit_faces(counter)}
    drawn |= {leader_face(each, f): leader_marker(each, f) for each in LEADERS for f in FACES}
    drawn |= {f"air-{nation}-{int(f)}": air(nation, f) for nation in TABLES.air for f in FACES}
    drawn |= {f"event-{id}": event(shown) for id, shown in EVENTS.items()}
    return drawn | markers_of(SHAPES)


# --- units ------------------------------------------------------------------------------------


def unit_faces(counter: Counter) -> Iterator[tuple[str, Markup]]:
    """Full or reduced, alone or with a leader on either of his faces."""
    led = [(None, False), *product(leaders_of(counter), FACES)]
    for strength, (leader, flipped) in product((FULL, REDUCED), led):
        id = unit_face(counter, strength, leader, flipped)
        yield id, unit(counter, strength, leader, flipped)


def leaders_of(counter: Counter) -> list[Leader]:
    """The leaders that may stand with a unit."""
    own = ROSTER.leader_of.get(counter.id)
    kleist = [ROSTER.kleist] if counter.group == KLEIST else []
    return [*kleist, *([own] if own else [])]


def unit_face(counter: Counter, strength: int, leader: Leader | None, flipped: bool) -> str:
    command = f"-{leader.id}-{int(flipped)}" if leader else ""
    return f"unit-{counter.code}-{strength}{command}"


def unit(counter: Counter, strength: int, leader: Leader | None, flipped: bool) -> Markup:
    """Name, size, type, army group and factors; 4.2b a stripe if reduced; the leader's rating."""
    style, (value, movement) = style_of(counter), counter.faces[strength]
    ground, ink = LOOKS.counters[style]
    is_reduced = strength == REDUCED
    halo: Values = rim(ground, 2.4) if is_reduced else {}
    return group(
        use(f"blank-{style}"),
        use("reduced-on-dark" if ink == WHITE else "reduced") if is_reduced else NOTHING,
        group_stripe(counter.group),
        name_line(LOOKS.short_names.get(counter.name, counter.name.split()[-1]), **halo),
        use(f"size-{counter.size}", (-1, -9.6)),
        use(f"symbol-{LOOKS.symbols.get(counter.name, counter.kind)}", (-1.5, 0.8)),
        text(f"{value}-{movement}", (-1, 21.8), font_size=16.5, **halo),
        badge(leader, flipped) if leader else NOTHING,
        fill=ink,
        color=ink,
    )


def style_of(counter: Counter) -> str:
    """4.1 The colours that a counter is printed in."""
    armored = f"{counter.nation}_armored"
    return armored if counter.is_armored and armored in LOOKS.counters else counter.nation


def name_line(name: str, **look: Value) -> Markup:
    """The name right of the stripe; a long one is squeezed, whatever letters there are."""
    if len(name) < 7:
        return text(name, (4.75, -15), font_size=10.4, **look)
    squeezed: Values = {"textLength": min(37, 5 * len(name)), "lengthAdjust": "spacingAndGlyphs"}
    return text(name, (4.75, -15), font_size=9.6, **squeezed, **look)


def group_stripe(name: str) -> Markup:
    """4.3.3a The army group, as a stripe along the left edge with its letter or number."""
    ground, size = LOOKS.army_groups[name], 9 if len(name) == 1 else 7.4
    ink = INK if ground == WHITE else WHITE
    return join(use("army-group", fill=ground), text(name, (-19.2, 3.6), font_size=size, fill=ink))


def badge(leader: Leader, flipped: bool) -> Markup:
    """4.4.1a The Combat Rating of the leader who stands with the unit; Kleist's is black."""
    ground, ink = ("#16120c", WHITE) if leader.unit is None else (WHITE, BLACK)
    edge, width = ("#c4161c", 1.8) if flipped else (EDGE, 0.9)
    return group(
        circle((17, 0.8), 6.2, fill=ground, stroke=edge, stroke_width=width),
        text(str(leader.ratings[flipped]), (17, 4.4), font_size=10, fill=ink),
    )


# --- markers ----------------------------------------------------------------------------------


def leader_face(leader: Leader, flipped: bool) -> str:
    return f"leader-{leader.id}-{int(flipped)}"


def leader_marker(leader: Leader, flipped: bool) -> Markup:
    """4.4.1a, 6.1.3 A leader by himself: name and Combat Rating; flipped, with a light bar."""
    return group(
        use(f"blank-{leader.nation}"),
        use("flipped") if flipped else NOTHING,
        text(leader.name, (0, -12), font_size=9 if len(leader.name) < 9 else 7.6),
        text(str(leader.ratings[flipped]), (0, 13), font_size=26),
        fill=LOOKS.counters[leader.nation].print,
    )


def air(nation: str, is_strong: bool) -> Markup:
    """9.4 An Air Support marker: its value, and a bar on the stronger face."""
    return group(
        use(f"blank-{nation}"),
        use("strong") if is_strong else NOTHING,
        use("plane"),
        text(f"+{TABLES.air[nation].faces[is_strong]}", (0, 21.5), font_size=15),
        fill=INK,
    )


def event(shown: EventMarker) -> Markup:
    """4.4.6a, 6.1.1g An Event; one that leaves the game is printed in red, with an asterisk."""
    words = shown.title.split()
    size = min(10.5, 70 / max(map(len, words)))
    top = 4 - (len(words) - 1) * size * 0.58 + size * 0.35
    return group(
        use("blank-marker"),
        rectangle((-24, -24), SIZE - 2, 9, fill=LOOKS.events[shown.side], rx=2),
        *(text(word, (0, top + n * size * 1.16), font_size=size) for n, word in enumerate(words)),
        text("*", (19, 24), font_size=14) if shown.once else NOTHING,
        fill="#b3322a" if shown.once else INK,
    )
