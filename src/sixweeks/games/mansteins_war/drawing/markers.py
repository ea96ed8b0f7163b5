"""2.3-2.6 Air units, special forces, command markers and the markers of the displays."""

from functools import cache
from itertools import product

from sixweeks.board.drawing.shapes import markers_of
from sixweeks.board.drawing.svg import Markup, group, moved, text, title, use
from sixweeks.games.mansteins_war.drawing.counters import COLOURS
from sixweeks.games.mansteins_war.drawing.words import marker_name, words
from sixweeks.games.mansteins_war.model.components import (
    AIR,
    AIRLIFT,
    MARKERS,
    NATIONS,
    NAVAL,
    SIDES,
    SPECIAL_FORCES,
    AirCounter,
    AirId,
    Marker,
    SpecialForce,
)
from sixweeks.games.mansteins_war.model.map import DATA

LARGEST, WIDEST = 17.0, 50.0  # of the name on a command marker: its size, and the room it has


# --- ids ----------------------------------------------------------------------------------------


def air_face(unit: AirId, is_reduced: bool) -> str:
    return f"air-{unit}-{'reduced' if is_reduced else 'full'}"


def force_face(number: int) -> str:
    return f"force-{number}"


def marker_face(side: str, marker: str) -> str:
    return f"marker-{side}-{marker}"


@cache
def faces() -> dict[str, Markup]:
    return {
        **{air_face(each.id, back): air(each, back) for each in AIR for back in (False, True)},
        "naval": support(NAVAL, "ship"),
        "airlift": support(AIRLIFT, "transport"),
        **{force_face(n): force(each) for n, each in enumerate(SPECIAL_FORCES)},
        **{marker_face(*key): command(marker) for key, marker in MARKERS.items()},
        **{f"closed-{side}": closed(side) for side in SIDES},
        **administrative(),
    }


# --- air units and special forces ---------------------------------------------------------------


def printed_on(face: AirCounter | SpecialForce, title_: str, *children: Markup) -> Markup:
    nation = NATIONS[face.nation]
    ink, name = COLOURS[nation].print, text(face.name, (0, -15), font_size=11.5)
    return group(title(title_), use(f"blank-{nation}"), name, *children, fill=ink, color=ink)


def air(face: AirCounter, is_reduced: bool) -> Markup:
    """2.3.a, 16.4 The strength, in brackets if reduced, and how far the zone reaches."""
    strength = f"({face.reduced})" if is_reduced else str(face.strength)
    return printed_on(
        face,
        f"{face.title}: {strength}",
        use("plane", transform=moved((0, -1), scale=0.62)),
        text(strength, (-14, 22), font_size=17),
        use("zone-own" if is_reduced else "zone-full", transform=moved((14, 16), scale=1.1)),
    )


def support(face: AirCounter, shape: str) -> Markup:
    """2.3.a One step."""
    drawn = use(shape, transform=moved((0, 1), scale=0.8))
    strength = [text(str(face.strength), (-14, 24), font_size=15)] if face.strength else []
    return printed_on(face, face.title, drawn, *strength)


def force(face: SpecialForce) -> Markup:
    """2.4 The rolls that succeed."""
    dagger = use("dagger", transform=moved((0, -1), scale=0.62))
    return printed_on(face, face.title, dagger, text(f"1–{face.success}", (0, 24), font_size=13.5))


# --- command markers ----------------------------------------------------------------------------


def command(marker: Marker) -> Markup:
    """2.5 Its name, an asterisk if it is special, its shift and its air activations."""
    look = COLOURS[f"{marker.side}-marker"]
    lines = marker_name(marker.id).split(" ", 1)
    top = -1.0 if len(lines) == 1 else -5.5
    return group(
        use(f"blank-{marker.side}-marker"),
        *(text(line, (0, top + 13 * n), font_size=fitting(line)) for n, line in enumerate(lines)),
        text("*", (-20, -10), font_size=19) if marker.is_special else Markup(""),
        text(f"+{marker.shift}", (18, -15), font_size=10.5) if marker.shift else Markup(""),
        *air_activations(marker),
        fill=look.print,
    )


def fitting(line: str) -> float:
    return min(LARGEST, round(WIDEST / len(line) * 1.65, 1))


def air_activations(marker: Marker) -> list[Markup]:
    number = words("all") if marker.all_air else str(marker.air)
    if number == "0":
        return []
    plane = use("plane", transform=moved((-9, 18), scale=0.3))
    return [plane, text(number, (7, 22.5), font_size=11.5)]


def closed(side: str) -> Markup:
    """5.0.a What the other side sees of a bin."""
    return group(
        use(f"blank-{side}-marker"),
        text("?", (0, 11), font_size=32),
        fill=COLOURS[f"{side}-marker"].print,
    )


# --- other markers ------------------------------------------------------------------------------


def administrative() -> dict[str, Markup]:
    """2.6 Turn, initiative, rail and refit points; what has happened to a hex."""
    of_sides = product(("turn", "initiative", "rail"), SIDES)
    return {
        **{f"{kind}-{side}": lettered(f"{side}-marker", kind) for kind, side in of_sides},
        **{f"rp-{nation}": lettered(nation, "rp") for nation in NATIONS},
        **markers_of(DATA / "marks.svg"),
    }


def lettered(look: str, id: str) -> Markup:
    sign = words(f"sign-{id}")
    return group(
        use(f"blank-{look}"),
        text(sign, (0, 9), font_size=27 - 3 * len(sign)),
        fill=COLOURS[look].print,
    )
