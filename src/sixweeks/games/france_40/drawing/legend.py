"""The legends under the map: terrain, units and scale."""

from functools import cache

from sixweeks.board.drawing.lettering import SERIF
from sixweeks.board.drawing.svg import (
    Markup,
    Point,
    circle,
    group,
    join,
    moved,
    path,
    rectangle,
    text,
    use,
)
from sixweeks.games.france_40.components import SCENARIOS, TABLES, Counter, UnitId
from sixweeks.games.france_40.drawing.counters import COLOURS, SYMBOLS, counter
from sixweeks.games.france_40.drawing.ground import (
    BORDER,
    BOTTOM,
    COAST,
    HEX,
    INK,
    LEFT,
    PAPER,
    RIGHT,
    RIVER,
    SEA,
    SEPIA,
)

SANS = "sans-serif"
KILOMETRES_PER_HEX = 26  # 2.1
LEGENDS = BOTTOM + 34
LEGEND_HEIGHT = 236.0
TERRAIN_WIDTH, UNITS_WIDTH, GUTTER = 760.0, 880.0, 20.0
REMARKS = (
    "One hex: 26 km. Rivers run along the sides of hexes.",
    "Places in small italics are there for orientation only.",
    "France '40 is a game by Ty Bomba (Decision Games, 2019).",
)
NATIONS_1940 = ("german", "german_mechanized", "french", "british", "belgian", "dutch", "swiss")
NATION_NAMES = {nation: nation.capitalize() for nation in NATIONS_1940} | {
    "german_mechanized": "German mechanized",
    "french_1939": "French",
}
KIND_NAMES = {
    "light_cavalry": "Light cavalry",
    "light_mechanized": "Light mechanized",
    "north_african": "North African",
}
NOBODY = UnitId(-1)
SAMPLES = {
    "1939": Counter(NOBODY, "Name", "A division", "german", "infantry", ((3, 4),)),
    "1940": Counter(
        NOBODY, "Name", "A corps", "german", "panzer", ((4, 2), (7, 4), (11, 6), (14, 8))
    ),
}
FORTS = (("maginot", "Maginot Line"), ("west_wall", "West Wall"), ("eben_emael", "Eben Emael"))
HELD = (("german-held", "Held by the Germans"), ("allied-held", "Held by the Allies"))


@cache
def legends(scenario: str) -> Markup:
    return join(terrain_legend(), unit_legend(scenario), scale_legend())


def panel(at: Point, width: float, height: float, heading: str, *children: Markup) -> Markup:
    """A ruled box with a heading; its children are drawn from its upper left corner."""
    title = text(
        heading.upper(),
        (16, 25),
        font_family=SERIF,
        font_size=14,
        letter_spacing=3,
        fill=SEPIA,
        font_weight="bold",
    )
    return group(
        rectangle((0, 0), width, height, fill="#faf5e6", stroke=SEPIA, stroke_width=1.2),
        title,
        *children,
        transform=moved(at),
        font_family=SERIF,
        font_size=14,
        fill=INK,
    )


@cache
def terrain_legend() -> Markup:
    columns = (
        (clear_sample(), rough_sample(), forest_sample(), sea_sample()),
        (river_sample(), canal_sample(), border_sample(), gap_sample()),
        (city_sample(), port_sample(), paris_sample(), ruhr_sample()),
    )
    words = (
        (
            "Clear",
            f"Rough: {effect('rough')}",
            f"Ardennes: {effect('ardennes')}",
            "Sea, lake: closed",
        ),
        ("River: +1 MP, attack halved", "Canal: as a river", "Border", "Gap: closed (10.8)"),
        ("City", "Coastal city", "Paris: no Allied stop", "Ruhr"),
    )
    entries = [
        entry((34 + 262 * x, 62 + 46 * y), sample, label)
        for x, (samples, labels) in enumerate(zip(columns, words, strict=True))
        for y, (sample, label) in enumerate(zip(samples, labels, strict=True))
    ]
    return panel((LEFT, LEGENDS), TERRAIN_WIDTH, LEGEND_HEIGHT, "Terrain", *entries)


def effect(kind: str) -> str:
    """10.5, 11.12 What a terrain costs and what it gives the defender."""
    terrain = TABLES.terrain[kind]
    return f"{terrain['cost']} MP, shift {terrain['shift']}"


def entry(at: Point, sample: Markup, label: str) -> Markup:
    return group(sample, text(label, (34, 5)), transform=moved(at))


def hexagon(fill: str) -> Markup:
    data = "M0 -21L18 -10.5V10.5L0 21L-18 10.5V-10.5Z"
    return path(data, fill=fill, stroke="#5b4c35", stroke_width=0.9, stroke_opacity=0.5)


def clear_sample() -> Markup:
    return hexagon("#f3eddc")


def rough_sample() -> Markup:
    return join(hexagon("#e6d9bc"), use("low-hill", (-4, -5)), use("low-hill", (5, 8)))


def forest_sample() -> Markup:
    trees = ((-9, -4), (1, -11), (8, -1), (-4, 9))
    return join(
        hexagon("#ccd5a9"), group(*(use("broadleaf", at) for at in trees), use("fir", (6, 11)))
    )


def sea_sample() -> Markup:
    return join(
        hexagon(SEA), path("M-17 3Q-8 -3 0 2T17 0", fill="none", stroke=COAST, stroke_width=1.6)
    )


def stroke_sample(colour: str, width: float, dashes: str | None = None) -> Markup:
    data = "M-20 6Q-10 -8 0 0T20 -6"
    return path(data, fill="none", stroke=colour, stroke_width=width, stroke_dasharray=dashes)


def river_sample() -> Markup:
    return stroke_sample(RIVER, 4.4)


def canal_sample() -> Markup:
    return join(stroke_sample(RIVER, 3.2), stroke_sample("#e9f1f2", 1.1, "5 4"))


def border_sample() -> Markup:
    return stroke_sample(BORDER, 2.4, "11 4 2 4")


def gap_sample() -> Markup:
    ring = circle((0, 0), 17, fill=BORDER, fill_opacity=0.16, stroke=BORDER, stroke_width=1.6)
    return join(ring, path("M-8 -7L8 7M8 -7L-8 7", stroke=BORDER, stroke_width=2.2))


def city_sample() -> Markup:
    return join(use("town", (-10, 0)), use("large-town", (9, 0)))


def port_sample() -> Markup:
    return join(use("town", (-7, 0)), use("anchor", (9, 0)))


def paris_sample() -> Markup:
    return join(hexagon("#e6c9b2"), hexagon("url(#built-up)"))


def ruhr_sample() -> Markup:
    return join(hexagon("#cfc8ba"), hexagon("url(#works)"))


@cache
def unit_legend(scenario: str) -> Markup:
    """How to read a counter, what the symbols and colours mean."""
    return panel(
        (LEFT + TERRAIN_WIDTH + GUTTER, LEGENDS),
        UNITS_WIDTH,
        LEGEND_HEIGHT,
        "Units and fortifications",
        sample_counter(scenario),
        *symbol_entries(scenario),
        *nation_entries(scenario),
        *fort_entries(),
    )


def sample_counter(scenario: str) -> Markup:
    """A counter of no unit, twice as large, with its parts named."""
    face = SAMPLES[scenario]
    parts = (("name", 76), ("size", 92), ("type, steps left", 116), ("attack-defense", 153))
    return group(
        group(
            counter(face, max(face.steps - 1, 1), scenario, (78, 112), 2),
            font_family=SANS,
            font_weight="bold",
            text_anchor="middle",
        ),
        *(text(words, (142, y), font_size=12.5, font_style="italic") for words, y in parts),
    )


def symbol_entries(scenario: str) -> list[Markup]:
    kinds = {face.kind for face in SCENARIOS[scenario].counters}
    shown = [kind for kind in SYMBOLS if kind in kinds]
    return [
        group(
            use(f"symbol-{kind}"),
            text(KIND_NAMES.get(kind, kind.capitalize()), (24, 5)),
            transform=moved((272, 56 + 30 * n)),
            color=INK,
        )
        for n, kind in enumerate(shown)
    ]


def nation_entries(scenario: str) -> list[Markup]:
    nations = ("german", "french_1939") if scenario == "1939" else NATIONS_1940
    return [
        group(
            rectangle((-9, -9), 18, 18, rx=2, fill=COLOURS[nation].ground, stroke=INK),
            text(NATION_NAMES[nation], (18, 5)),
            transform=moved((450, 56 + 25 * n)),
        )
        for n, nation in enumerate(nations)
    ]


def fort_entries() -> list[Markup]:
    """Fortifications show their strength; ground taken from the enemy is hatched."""
    samples = [(use(f"fort-{kind}", transform="scale(1.5)"), label) for kind, label in FORTS]
    samples += [(swatch(id), label) for id, label in HELD]
    return [entry((664, 60 + 36 * n), sample, label) for n, (sample, label) in enumerate(samples)]


def swatch(id: str) -> Markup:
    return rectangle((-14, -9), 28, 18, fill=f"url(#{id})", stroke=SEPIA)


@cache
def scale_legend() -> Markup:
    """A scale of kilometres, and some remarks."""
    left = LEFT + TERRAIN_WIDTH + UNITS_WIDTH + 2 * GUTTER
    width = RIGHT - left
    remarks = (
        text(remark, (width / 2, 152 + 27 * n), text_anchor="middle", font_style="italic")
        for n, remark in enumerate(REMARKS)
    )
    return panel((left, LEGENDS), width, LEGEND_HEIGHT, "Scale", scale_bar(width), *remarks)


def scale_bar(width: float) -> Markup:
    stretch = 50 / KILOMETRES_PER_HEX * HEX
    start = width / 2 - stretch
    bars = (
        rectangle((start + n * stretch, 76), stretch, 9, fill=INK if n else PAPER, stroke=INK)
        for n in range(2)
    )
    numbers = (
        text(words, (start + n * stretch, 68), text_anchor="middle")
        for n, words in enumerate(("0", "50", "100 km"))
    )
    return group(*bars, *numbers)
