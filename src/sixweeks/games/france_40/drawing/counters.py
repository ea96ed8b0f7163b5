"""2.2a The counters of the picture: symbols, stacks and fortifications.

A counter is drawn around its centre. The top counter of a stack is in front; of those beneath, the
names are visible above it."""

from functools import cache

from sixweeks.board.drawing.counters import (
    Stacking,
    blank,
    pips,
    signs,
    size_mark,
    stack_of,
    unit_box,
)
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.palette import PALE, PORT, WHITE, Colours
from sixweeks.board.drawing.svg import (
    Markup,
    Value,
    circle,
    element,
    group,
    join,
    moved,
    path,
    text,
    title,
    use,
)
from sixweeks.board.hexes import Hex
from sixweeks.games.france_40.drawing.ground import SHEET
from sixweeks.games.france_40.model.components import MAP, SCENARIOS, Counter, UnitId
from sixweeks.games.france_40.model.queries import counter_of, fort_at, units_at
from sixweeks.games.france_40.model.state import Game
from sixweeks.games.france_40.model.view import hidden_units

SIZE = 54.0
STACKING = Stacking(SIZE, 10.5, 96.0, (1.0, 0.97, 0.88, 0.8))
BOX = (14.0, 9.0)
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
    "infantry": "infantry",
    "cavalry": "cavalry",
    "light_cavalry": "cavalry light",
    "panzer": "armored",
    "panzergrenadier": "armored infantry",
    "light_mechanized": "armored cavalry",
    "colonial": "infantry colonial",
    "north_african": "infantry crescent",
}
SIZE_MARKS = {"1939": 2, "1940": 3}  # divisions, corps
FORTS = {
    "maginot": ("M-6.8 7V1.5A6.8 7.5 0 0 1 6.8 1.5V7Z", "#2c4c86"),
    "west_wall": ("M-7 7L-4.6 -5.5H4.6L7 7Z", "#4b5148"),
    "eben_emael": ("M-7.5 7L0 -8.5L7.5 7Z", "#8a6a00"),
}
FORT_SIDES = {"maginot": 34.0, "west_wall": -34.0, "eben_emael": 34.0}  # towards the enemy


def style(counter: Counter, scenario: str) -> str:
    """2.4c The colours that a counter is printed in."""
    return "german_mechanized" if counter.is_mechanized else plain_style(counter.nation, scenario)


def plain_style(nation: str, scenario: str) -> str:
    return "french_1939" if (nation, scenario) == ("french", "1939") else nation


@cache
def definitions() -> Markup:
    return join(
        *(blank(f"blank-{name}", look.ground, SIZE) for name, look in COLOURS.items()),
        *(unit_box(f"symbol-{kind}", signs(of, *BOX), *BOX) for kind, of in SYMBOLS.items()),
        *(size_mark(f"size-{count}", count) for count in SIZE_MARKS.values()),
        *(fort(kind, *look) for kind, look in FORTS.items()),
    )


def fort(kind: str, data: str, colour: str) -> Markup:
    edge: dict[str, Value] = {"stroke": PALE, "stroke_width": 1.2, "stroke_linejoin": "round"}
    return path(data, id=f"fort-{kind}", fill=colour, **edge)


# --- counters ---------------------------------------------------------------------------------


def counter(face: Counter, steps: int, scenario: str, **values: Value) -> Markup:
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
        *pips((18.6, 5), face.steps, steps),
        fill=COLOURS[look].print,
        color=COLOURS[look].print,
        **values,
    )


def designation(face: Counter) -> str:
    """The name without the nation, which the colour tells."""
    first, *rest = face.name.split()
    return " ".join(rest) if first.isalpha() and rest else face.name


def unknown(nation: str, scenario: str) -> Markup:
    """3.10a The back of a counter under the top one of an enemy stack."""
    return use(f"blank-{plain_style(nation, scenario)}")


# --- stacks -----------------------------------------------------------------------------------


def stacks(game: Game, side: str | None) -> Markup:
    """Every stack as one side may see it; northern ones first, so that tabs stay on top."""
    secret = hidden_units(game, side)
    hexes = sorted(game.stacks, key=lambda hex: SHEET.centre(hex)[::-1])
    return group(*(stack(game, hex, secret) for hex in hexes), id="units", **ON_COUNTERS)


def stack(game: Game, hex: Hex, secret: frozenset[UnitId]) -> Markup:
    units = units_at(game, hex)
    return stack_of(
        STACKING,
        SHEET.centre(hex),
        [piece(game, unit, secret) for unit in units],
        counted=1 if secret.intersection(units) else 0,
        id=f"stack-{MAP.grid.number(hex)}",
    )


def piece(game: Game, unit: UnitId, secret: frozenset[UnitId]) -> Markup:
    face = counter_of(game, unit)
    if unit in secret:
        return unknown(face.nation, game.scenario_id)
    known = {"class_": "unit", "data_unit": face.name}
    return counter(face, game.units[unit].steps, game.scenario_id, **known)


def dynamo(game: Game) -> Markup:
    """5.13b The port from which the British are taken off."""
    if game.dynamo is None:
        return Markup("")
    x, y = SHEET.centre(game.dynamo.port)
    return group(
        title(f"Operation Dynamo: {MAP.names[game.dynamo.port]} is the active port"),
        circle((0, 0), 10.5, fill=PALE, stroke=PORT, stroke_width=2),
        use("anchor"),
        transform=moved((x + 30, y - 22)),
    )


# --- fortifications ---------------------------------------------------------------------------


def fortifications(game: Game | None) -> Markup:
    """3.7b, 3.8a Those that stand; without a game those of 1940."""
    drawn = (fort_piece(face, hex, strength) for face, hex, strength in standing(game))
    return group(*drawn, id="fortifications", font_size=9.5, fill=WHITE, **ON_COUNTERS)


def standing(game: Game | None) -> list[tuple[Counter, Hex, int]]:
    scenario = game.scenario if game else SCENARIOS["1940"]
    return [
        (scenario.counters[id], hex, game.units[id].steps if game else scenario.counters[id].steps)
        for id, hex in scenario.fort_hexes.items()
        if game is None or fort_at(game, hex) == id
    ]


def fort_piece(face: Counter, hex: Hex, steps: int) -> Markup:
    x, y = SHEET.centre(hex)
    strength = face.factors[steps - 1][1]
    return element(
        "g",
        title(f"{face.title}, strength {strength}"),
        use(f"fort-{face.kind}"),
        text(str(strength), (0, 5.8)),
        transform=moved((x + FORT_SIDES[face.kind], y)),
    )
