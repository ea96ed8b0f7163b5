"""4.2, 4.3 The counters of the picture: units with their leaders, and markers.

A counter is drawn around its middle, 50 wide; on the sheet it is `ON_SHEET` wide."""

from functools import cache

from sixweeks.board.drawing.counters import blank, signs, size_mark, unit_box
from sixweeks.board.drawing.lettering import ON_COUNTERS, rim
from sixweeks.board.drawing.palette import INK, PALE, PAPER, SEPIA, WHITE
from sixweeks.board.drawing.svg import (
    Markup,
    Value,
    Values,
    circle,
    group,
    join,
    path,
    rectangle,
    text,
    use,
)
from sixweeks.games.springtime.drawing.looks import LOOKS
from sixweeks.games.springtime.model.components import (
    ALLIED,
    AXIS,
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
HALF = SIZE / 2
NAME_WIDTH = 37.0  # beside the stripe of the army group


COLOURS = LOOKS.counters
STRIPE = f"M-{HALF} 12L12 -{HALF}H{HALF}L-{HALF} {HALF}Z"
BOX = (11.0, 7.0)
SYMBOLS = {
    "infantry": "infantry",
    "armored": "armored",
    "motorized": "infantry motorized",
    "airborne": "infantry airborne",
}
SIZES = {"army": 4, "corps": 3, "division": 2}
MOTORIZED = frozenset(("Prioux", "Wietersheim"))
SHORT = {
    "Belgian Army": "Belgian",
    "Dutch Army": "Dutch",
    "Italian West": "West",
    "Alp Army": "Alps",
}


def style(counter: Counter) -> str:
    """4.1 The colours that a counter is printed in."""
    armored = f"{counter.nation}_armored"
    return armored if counter.is_armored and armored in COLOURS else counter.nation


def symbol_of(counter: Counter) -> str:
    if counter.name in MOTORIZED:
        return "motorized"
    return "airborne" if counter.name == "Airlanding" else counter.kind


def short_name(counter: Counter) -> str:
    """The name without the nation, which the colour tells."""
    return SHORT.get(counter.name, counter.name.split()[-1])


# --- what counters are drawn with -------------------------------------------------------------


@cache
def definitions() -> Markup:
    return join(
        *(blank(f"blank-{name}", look.ground, SIZE, 1) for name, look in COLOURS.items()),
        blank("blank-marker", PALE, SIZE, 1),
        *(unit_box(f"symbol-{kind}", signs(of, *BOX), *BOX) for kind, of in SYMBOLS.items()),
        *(size_mark(f"size-{size}", count, 4.4) for size, count in SIZES.items()),
        path(STRIPE, id="stripe", fill="#fff", opacity=0.5),
        path(STRIPE, id="stripe-on-dark", fill="#fff", fill_opacity=0.12, stroke="#fff"),
    )


# --- units ------------------------------------------------------------------------------------


def unit(counter: Counter, strength: int, leader: Leader | None, flipped: bool) -> Markup:
    """Name, size, type, army group and factors; 4.2b a stripe if reduced; the leader's rating."""
    look = style(counter)
    value, movement = counter.faces[strength]
    over_stripe: Values = rim(COLOURS[look].ground, 2.4) if strength == REDUCED else {}
    return group(
        use(f"blank-{look}"),
        reduced_stripe(look) if strength == REDUCED else Markup(""),
        group_stripe(counter.group),
        name_line(short_name(counter), **over_stripe),
        use(f"size-{counter.size}", (-1, -9.6)),
        use(f"symbol-{symbol_of(counter)}", (-1.5, 0.8)),
        text(f"{value}-{movement}", (-1, 21.8), font_size=16.5, **over_stripe),
        badge(leader, flipped) if leader else Markup(""),
        fill=COLOURS[look].print,
        color=COLOURS[look].print,
        **ON_COUNTERS,
    )


def reduced_stripe(look: str) -> Markup:
    """4.2b Fainter under white print, with an edge."""
    return use("stripe-on-dark" if COLOURS[look].print == WHITE else "stripe")


def name_line(name: str, **look: Value) -> Markup:
    """The name right of the stripe; a long one is squeezed, whatever letters there are."""
    if len(name) < 7:
        return text(name, (4.75, -15), font_size=10.4, **look)
    width = min(NAME_WIDTH, 5 * len(name))
    squeezed: Values = {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
    return text(name, (4.75, -15), font_size=9.6, **squeezed, **look)


def group_stripe(name: str) -> Markup:
    """4.3.3a The army group, as a stripe along the left edge with its letter or number."""
    ground = LOOKS.army_groups[name]
    return group(
        path(f"M-{HALF - 1} -{HALF - 4}q0 -3 3 -3h6.5v{SIZE - 2}h-6.5q-3 0 -3 -3Z", fill=ground),
        text(
            name,
            (-HALF + 5.8, 3.6),
            font_size=9 if len(name) == 1 else 7.4,
            fill=INK if name == "R" else "#ffffff",
        ),
    )


def badge(leader: Leader, flipped: bool) -> Markup:
    """4.4.1a The Combat Rating of the leader who stands with the unit; Kleist's is black."""
    ground, print_colour = ("#16120c", "#ffffff") if leader.unit is None else ("#ffffff", "#000000")
    rim = "#c4161c" if flipped else "#1f1b15"
    return group(
        circle((17, 0.8), 6.2, fill=ground, stroke=rim, stroke_width=1.8 if flipped else 0.9),
        text(str(leader.ratings[flipped]), (17, 4.4), font_size=10, fill=print_colour),
    )


def leader_marker(leader: Leader, flipped: bool) -> Markup:
    """4.4.1a, 6.1.3 A leader by himself: name and Combat Rating; flipped, with a light bar."""
    look = COLOURS[leader.nation]
    bar = rectangle((-HALF + 1, -7), SIZE - 2, 24, fill="#ffffff", opacity=0.55)
    return group(
        use(f"blank-{leader.nation}"),
        bar if flipped else Markup(""),
        text(leader.name, (0, -12), font_size=9 if len(leader.name) < 9 else 7.6),
        text(str(leader.ratings[flipped]), (0, 13), font_size=26),
        fill=look.print,
        **ON_COUNTERS,
    )


# --- markers ----------------------------------------------------------------------------------


def marker(*children: Markup, ground: str = "marker") -> Markup:
    return group(use(f"blank-{ground}"), *children, fill=INK, **ON_COUNTERS)


def words(*lines: str, size: float = 9, top: float = 0, fill: str | None = None) -> Markup:
    """Lines of print around the middle of a marker."""
    start = top - (len(lines) - 1) * size * 0.58 + size * 0.35
    return group(
        *(text(line, (0, start + n * size * 1.16), font_size=size) for n, line in enumerate(lines)),
        fill=fill,
    )


CROSS = "M-5 -17H5V-5H17V5H5V17H-5V5H-17V-5H-5Z"


def control(side: str) -> Markup:
    """4.4.2a, 4.4.2c Who controls an Area: a cross for the Axis, a roundel for the Allies."""
    if side == AXIS:
        cross = path(CROSS, fill="#16120c", stroke="#ffffff", stroke_width=2)
        return marker(cross, ground="german")
    rings = zip((18, 12, 6), ("#b3322a", "#ffffff", "#2f5c9b"), strict=True)
    return marker(*(circle((0, 0), radius, fill=fill) for radius, fill in rings), ground="french")


def turn() -> Markup:
    return marker(words("GAME", "TURN", size=11))


def impulse(holder: str) -> Markup:
    """4.4.4a One marker shows the Impulse, and by its face who has the Advantage."""
    grounds = {AXIS: "german", ALLIED: "french", "": "marker"}
    names = {AXIS: "AXIS", ALLIED: "ALLIED", "": "NOBODY"}
    return marker(
        path("M0 -19L5 -9H-5Z"),
        words(names[holder], size=11 if holder else 9, top=-1),
        words("ADVANTAGE", size=6.6, top=14),
        ground=grounds[holder],
    )


def replacements(side: str) -> Markup:
    return marker(
        words("RP", size=18, top=-3),
        words("Axis" if side == AXIS else "Allied", size=9, top=16),
        ground="german" if side == AXIS else "french",
    )


def morale(times: int, is_negative: bool) -> Markup:
    """4.4.9c Below zero the markers are turned over."""
    sign = "−" if is_negative else ""
    return marker(
        words("French", "Morale", size=8.6, top=-13),
        words(f"×{sign}{times}", size=16, top=11, fill="#8c1d16" if is_negative else None),
        ground="french",
    )


PLANE = "M0 -12L3 -5L17 0V4L3 2L2 8L6 11V13L0 11.6L-6 13V11L-2 8L-3 2L-17 4V0L-3 -5Z"


def air(nation: str, is_strong: bool) -> Markup:
    """9.4 An Air Support marker: its value, and a bar on the stronger face."""
    bar = rectangle((-HALF + 1, 9), SIZE - 2, 14, fill="#ffffff", opacity=0.5)
    value = TABLES.air[nation].faces[is_strong]
    return marker(
        bar if is_strong else Markup(""),
        path(PLANE, transform="translate(0 -8)"),
        text(f"+{value}", (0, 21.5), font_size=15),
        ground=nation,
    )


def event(shown: EventMarker) -> Markup:
    """4.4.6a, 6.1.1g An Event; one that leaves the game is printed in red, with an asterisk."""
    colour = "#b3322a" if shown.once else INK
    lines = shown.title.split()
    longest = max(map(len, lines))
    return marker(
        rectangle((-HALF + 1, -HALF + 1), SIZE - 2, 9, fill=SIDE_TINTS[shown.side], rx=2),
        words(*lines, size=min(10.5, 70 / longest), top=4, fill=colour),
        text("*", (19, 24), font_size=14, fill=colour) if shown.once else Markup(""),
    )


SIDE_TINTS = {AXIS: "#8f9189", ALLIED: "#4f78b4", "either": "#c9b98a"}


def event_back() -> Markup:
    return marker(
        rectangle((-HALF + 4, -HALF + 4), SIZE - 8, SIZE - 8, fill=PAPER, stroke=SEPIA, rx=2),
        words("EVENT", size=10),
    )


def open_city() -> Markup:
    return marker(words("OPEN", "CITY", size=13))


# --- the sprite -------------------------------------------------------------------------------


def leaders_of(counter: Counter) -> list[Leader]:
    """The leaders that may stand with a unit."""
    own = ROSTER.leader_of.get(counter.id)
    kleist = [ROSTER.kleist] if counter.group == KLEIST else []
    return [*kleist, *([own] if own else [])]


def unit_faces(counter: Counter) -> dict[str, Markup]:
    """Every face of a unit: full or reduced, alone or with a leader on either of his faces."""
    drawn = {}
    for strength in (FULL, REDUCED):
        drawn[unit_face(counter, strength, None, False)] = unit(counter, strength, None, False)
        for leader in leaders_of(counter):
            for flipped in (False, True):
                id = unit_face(counter, strength, leader, flipped)
                drawn[id] = unit(counter, strength, leader, flipped)
    return drawn


def unit_face(counter: Counter, strength: int, leader: Leader | None, flipped: bool) -> str:
    command = f"-{leader.id}-{int(flipped)}" if leader else ""
    return f"unit-{counter.code}-{strength}{command}"


def leader_face(leader: Leader, flipped: bool) -> str:
    return f"leader-{leader.id}-{int(flipped)}"


@cache
def marker_faces() -> dict[str, Markup]:
    faces = {"turn": turn(), "event-back": event_back(), "open-city": open_city()}
    faces |= {f"control-{side}": control(side) for side in (AXIS, ALLIED)}
    faces |= {f"impulse-{holder}": impulse(holder) for holder in (AXIS, ALLIED, "")}
    faces |= {f"replacements-{side}": replacements(side) for side in (AXIS, ALLIED)}
    faces |= {
        f"morale-{times}-{int(negative)}": morale(times, negative)
        for times in (1, 10)
        for negative in (False, True)
    }
    faces |= {
        f"air-{nation}-{int(strong)}": air(nation, strong)
        for nation in TABLES.air
        for strong in (False, True)
    }
    faces |= {f"event-{id}": event(shown) for id, shown in EVENTS.items()}
    faces |= {
        leader_face(leader, flipped): leader_marker(leader, flipped)
        for leader in LEADERS
        for flipped in (False, True)
    }
    return faces
