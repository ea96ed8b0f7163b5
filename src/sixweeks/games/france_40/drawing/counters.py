"""2.2a The counters of the picture: symbols, stacks and fortifications.

A counter is drawn around its middle. Of the counters in a stack the top one lies in front; those
beneath look out above it with their names."""

from functools import cache
from typing import NamedTuple

from sixweeks.board.drawing.lettering import SANS
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    Value,
    Values,
    circle,
    element,
    group,
    join,
    moved,
    path,
    rectangle,
    text,
    title,
    use,
)
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.components import MAP, SCENARIOS, Counter, UnitId
from sixweeks.games.france_40.drawing.ground import centre
from sixweeks.games.france_40.queries import counter_of, fort_at, units_at
from sixweeks.games.france_40.state import Game
from sixweeks.games.france_40.view import hidden_units

SIZE = 54.0
TAB = 10.5  # how much of a counter looks out from under the next one
TALLEST = 96.0
SCALES = (1.0, 0.97, 0.88, 0.8)  # by height, so that stacks in adjacent hexes keep apart


class Colours(NamedTuple):
    """The ground of a counter and the print on it."""

    ground: str
    print: str


# 2.4c National colours. In 1939 the French print is white: black on dark blue cannot be read.
COLOURS = {
    "german": Colours("#98a08f", "#000000"),
    "german_mechanized": Colours("#474d45", "#ffffff"),
    "french": Colours("#a8cbe8", "#000000"),
    "french_1939": Colours("#28487f", "#ffffff"),
    "british": Colours("#d6b98c", "#000000"),
    "belgian": Colours("#f3d94e", "#000000"),
    "dutch": Colours("#f29a45", "#000000"),
    "swiss": Colours("#b3202c", "#ffffff"),
}
SYMBOLS = {
    "infantry": "M-14 -9L14 9M14 -9L-14 9",
    "cavalry": "M-14 9L14 -9",
    "light_cavalry": "M-14 9L14 -9M-14 6.2H14",
    "panzer": "M-5 -5.4H5A5.4 5.4 0 0 1 5 5.4H-5A5.4 5.4 0 0 1 -5 -5.4Z",
}
SYMBOLS["panzergrenadier"] = SYMBOLS["panzer"] + SYMBOLS["infantry"]
SYMBOLS["light_mechanized"] = SYMBOLS["panzer"] + SYMBOLS["cavalry"]
SYMBOLS["colonial"] = SYMBOLS["infantry"] + "M-3 -9H3L0 -4.5Z"
SYMBOLS["north_african"] = SYMBOLS["infantry"] + "M2.4 -8A3 3 0 1 0 2.4 -3.4A2.4 2.4 0 1 1 2.4 -8Z"
SIZE_MARKS = {"1939": 2, "1940": 3}  # divisions, corps
FORTS = {
    "maginot": ("M-6.8 7V1.5A6.8 7.5 0 0 1 6.8 1.5V7Z", "#2c4c86"),
    "west_wall": ("M-7 7L-4.6 -5.5H4.6L7 7Z", "#4b5148"),
    "eben_emael": ("M-7.5 7L0 -8.5L7.5 7Z", "#8a6a00"),
}
FORT_SIDES = {"maginot": 34.0, "west_wall": -34.0, "eben_emael": 34.0}  # towards the enemy


def style(counter: Counter, scenario: str) -> str:
    """2.4c The colours that a counter is printed in."""
    if counter.is_mechanized:
        return "german_mechanized"
    return "french_1939" if (counter.nation, scenario) == ("french", "1939") else counter.nation


# --- what counters are drawn with -------------------------------------------------------------


@cache
def definitions() -> Markup:
    return join(
        *(blank(name, colours) for name, colours in COLOURS.items()),
        *(symbol(kind, data) for kind, data in SYMBOLS.items()),
        *(size_mark(count) for count in SIZE_MARKS.values()),
        *(fort(kind, *look) for kind, look in FORTS.items()),
    )


def blank(name: str, colours: Colours) -> Markup:
    """An empty counter with a fine edge and a little shadow."""
    corner = -SIZE / 2
    return group(
        rectangle((corner + 1.4, corner + 1.8), SIZE, SIZE, rx=3.5, fill="#1d160c", opacity=0.35),
        rectangle((corner, corner), SIZE, SIZE, rx=3.5, fill=colours.ground),
        rectangle(
            (corner + 0.5, corner + 0.5),
            SIZE - 1,
            SIZE - 1,
            rx=3,
            fill="none",
            stroke="#1f1b15",
            stroke_opacity=0.75,
        ),
        id=f"blank-{name}",
    )


def symbol(kind: str, data: str) -> Markup:
    """The box of a unit type, 28 by 18."""
    return group(
        rectangle((-14, -9), 28, 18, fill="#ffffff", fill_opacity=0.22),
        path(data),
        id=f"symbol-{kind}",
        fill="none",
        stroke="currentColor",
        stroke_width=1.5,
    )


def size_mark(count: int) -> Markup:
    """XX for a division, XXX for a corps."""
    crosses = (
        f"M{5 * n - 2.5 * (count - 1) - 1.7} -1.7l3.4 3.4m0 -3.4l-3.4 3.4" for n in range(count)
    )
    return path("".join(crosses), id=f"size-{count}", stroke="currentColor", stroke_width=1.1)


def fort(kind: str, data: str, colour: str) -> Markup:
    return path(
        data, id=f"fort-{kind}", fill=colour, stroke=PALE, stroke_width=1.2, stroke_linejoin="round"
    )


PALE = "#fbf7ea"


# --- counters ---------------------------------------------------------------------------------


def counter(
    face: Counter, steps: int, scenario: str, at: Point, scale: float = 1, **values: Value
) -> Markup:
    """A counter with its name, size, type, factors and steps left."""
    look = style(face, scenario)
    attack, defense = face.factors[steps - 1]
    return group(
        title(f"{face.title}: {attack}-{defense}, {steps} of {face.steps} steps"),
        use(f"blank-{look}"),
        text(designation(face), (0, -17.4), font_size=10),
        use(f"size-{SIZE_MARKS[scenario]}", (0, -12.6)),
        use(f"symbol-{face.kind}", (0, -0.4)),
        text(f"{attack}-{defense}", (0, 23), font_size=19),
        *pips(face, steps),
        fill=COLOURS[look].print,
        color=COLOURS[look].print,
        transform=moved(at, scale=scale),
        **values,
    )


def designation(face: Counter) -> str:
    """The name without the nation, which the colour tells."""
    first, *rest = face.name.split()
    return " ".join(rest) if first.isalpha() and rest else face.name


def pips(face: Counter, steps: int) -> list[Markup]:
    """A full square for each step left, a hollow one for each step lost."""
    if face.steps == 1:
        return []
    places = [(18.6, 5 - 4.9 * n) for n in range(face.steps)]
    left = [rectangle(at, 3.6, 3.6) for at in places[:steps]]
    hollow: Values = {"fill": "none", "stroke": "currentColor", "stroke_width": 0.7}
    return left + [rectangle(at, 3.2, 3.2, **hollow) for at in places[steps:]]


def unknown(nation: str, scenario: str, at: Point, scale: float) -> Markup:
    """3.10a The back of a counter under the top one of an enemy stack."""
    look = "french_1939" if (nation, scenario) == ("french", "1939") else nation
    return use(f"blank-{look}", transform=moved(at, scale=scale))


# --- stacks -----------------------------------------------------------------------------------


def stacks(game: Game, side: str | None) -> Markup:
    """Every stack as one side may see it; northern ones first, so that tabs stay on top."""
    secret = hidden_units(game, side) if side else frozenset()
    hexes = sorted(game.stacks, key=lambda hex: centre(hex)[::-1])
    return group(
        *(stack(game, hex, secret) for hex in hexes),
        id="units",
        font_family=SANS,
        font_weight="bold",
        text_anchor="middle",
    )


def stack(game: Game, hex: Hex, secret: frozenset[UnitId]) -> Markup:
    units = units_at(game, hex)
    scale = SCALES[min(len(units), len(SCALES)) - 1]
    places = stack_places(len(units), scale)
    drawn = (piece(game, unit, at, scale, secret) for unit, at in zip(units, places, strict=True))
    hidden = sum(unit in secret for unit in units)
    return group(
        *drawn,
        height_badge(len(units), places[0], scale) if hidden else Markup(""),
        id=f"stack-{MAP.grid.number(hex)}",
        transform=moved(centre(hex)),
    )


def stack_places(height: int, scale: float) -> list[Point]:
    """The middle of each counter from the bottom one up; the top one lies lowest on the sheet."""
    size, tab = SIZE * scale, TAB * scale
    if height > 1:
        tab = min(tab, (TALLEST - size) / (height - 1))
    front = min(tab * (height - 1) / 2, (TALLEST - size) / 2)
    return [(0, front - tab * (height - 1 - n)) for n in range(height)]


def piece(game: Game, unit: UnitId, at: Point, scale: float, secret: frozenset[UnitId]) -> Markup:
    face = counter_of(game, unit)
    if unit in secret:
        return unknown(face.nation, game.scenario_id, at, scale)
    steps = game.units[unit].steps
    known = {"class_": "unit", "data_unit": face.name}
    return counter(face, steps, game.scenario_id, at, scale, **known)


def height_badge(height: int, at: Point, scale: float) -> Markup:
    """How many units there are in a stack one cannot look into."""
    middle = (at[0] + SIZE * scale / 2 - 3, at[1] - SIZE * scale / 2 + 3)
    return group(
        circle(middle, 8, fill=PALE, stroke="#1f1b15"),
        text(str(height), (middle[0], middle[1] + 3.8), font_size=10.5, fill="#000000"),
        title(f"a stack of {height} units"),
    )


def dynamo(game: Game) -> Markup:
    """5.13b The port from which the British are taken off."""
    if game.dynamo is None:
        return Markup("")
    x, y = centre(game.dynamo.port)
    return group(
        title(f"Operation Dynamo: {MAP.names[game.dynamo.port]} is the active port"),
        circle((0, 0), 10.5, fill=PALE, stroke="#2f5d78", stroke_width=2),
        use("anchor"),
        transform=moved((x + 30, y - 22)),
    )


# --- fortifications ---------------------------------------------------------------------------


def fortifications(game: Game | None) -> Markup:
    """3.7b, 3.8a Those that stand; without a game those of 1940."""
    return group(
        *(fort_piece(face, hex, strength) for face, hex, strength in standing(game)),
        id="fortifications",
        font_family=SANS,
        font_weight="bold",
        font_size=9.5,
        text_anchor="middle",
        fill="#ffffff",
    )


def standing(game: Game | None) -> list[tuple[Counter, Hex, int]]:
    scenario = game.scenario if game else SCENARIOS["1940"]
    return [
        (scenario.counters[id], hex, game.units[id].steps if game else scenario.counters[id].steps)
        for id, hex in scenario.fort_hexes.items()
        if game is None or fort_at(game, hex) == id
    ]


def fort_piece(face: Counter, hex: Hex, steps: int) -> Markup:
    x, y = centre(hex)
    strength = face.factors[steps - 1][1]
    at = (x + FORT_SIDES[face.kind], y)
    return element(
        "g",
        title(f"{face.title}, strength {strength}"),
        use(f"fort-{face.kind}"),
        text(str(strength), (0, 5.8)),
        transform=moved(at),
    )
