"""The legends under the map: terrain, units and scale."""

from functools import cache

from sixweeks.board.drawing.campaign import HELD, colour_sample, held_sample, samples
from sixweeks.board.drawing.lettering import ON_COUNTERS
from sixweeks.board.drawing.margins import entries, hexagon, panel, scale_bar, wave
from sixweeks.board.drawing.palette import BORDER, INK
from sixweeks.board.drawing.svg import Markup, circle, group, join, moved, path, text, use
from sixweeks.board.drawing.theatre import RIVER
from sixweeks.games.france_40.drawing.counters import COLOURS, SYMBOLS, counter
from sixweeks.games.france_40.drawing.ground import SHEET
from sixweeks.games.france_40.model.components import (
    METRES_PER_HEX,
    SCENARIOS,
    TABLES,
    Counter,
    UnitId,
)

LEFT, _, RIGHT, BOTTOM = SHEET.frame
KILOMETRES_PER_HEX = METRES_PER_HEX / 1000
TOP, HEIGHT = BOTTOM + 34, 236.0
END = TOP + HEIGHT
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
PARTS = (("name", 76), ("size", 92), ("type, steps left", 116), ("attack-defense", 153))
FORTS = (("maginot", "Maginot Line"), ("west_wall", "West Wall"), ("eben_emael", "Eben Emael"))
HOLDERS = {"german-held": "Held by the Germans", "allied-held": "Held by the Allies"}


@cache
def legends(scenario: str) -> Markup:
    return join(terrain_legend(), unit_legend(scenario), scale_legend())


# --- terrain ----------------------------------------------------------------------------------


def terrain_legend() -> Markup:
    lines = entries(terrain_samples(), (34, 62), down=46, rows=4, across=262)
    return panel((LEFT, TOP), TERRAIN_WIDTH, HEIGHT, "Terrain", *lines)


def terrain_samples() -> dict[str, Markup]:
    grounds, river = samples(), wave(RIVER, 4.4)
    canal = join(wave(RIVER, 3.2), wave("#e9f1f2", 1.1, "5 4"))
    return {
        "Clear": grounds["clear"],
        f"Rough: {effect('rough')}": grounds["rough"],
        f"Ardennes: {effect('ardennes')}": grounds["forest"],
        "Sea, lake: closed": grounds["sea"],
        "River: +1 MP, attack halved": river,
        "Canal: as a river": canal,
        "Border": wave(BORDER, 2.4, "11 4 2 4"),
        "Gap: closed (10.8)": gap_sample(),
        "City": join(use("town", (-10, 0)), use("large-town", (9, 0))),
        "Coastal city": join(use("town", (-7, 0)), use("anchor", (9, 0))),
        "Paris: no Allied stop": join(hexagon("#e6c9b2"), hexagon("url(#built-up)")),
        "Ruhr": join(hexagon("#cfc8ba"), hexagon("url(#works)")),
    }


def effect(kind: str) -> str:
    """10.5, 11.12 What a terrain costs and what it gives the defender."""
    terrain = TABLES.terrain[kind]
    return f"{terrain['cost']} MP, shift {terrain['shift']}"


def gap_sample() -> Markup:
    ring = circle((0, 0), 17, fill=BORDER, fill_opacity=0.16, stroke=BORDER, stroke_width=1.6)
    return join(ring, path("M-8 -7L8 7M8 -7L-8 7", stroke=BORDER, stroke_width=2.2))


# --- units ------------------------------------------------------------------------------------


def unit_legend(scenario: str) -> Markup:
    """How to read a counter, what the symbols and colours mean."""
    return panel(
        (LEFT + TERRAIN_WIDTH + GUTTER, TOP),
        UNITS_WIDTH,
        HEIGHT,
        "Units and fortifications",
        sample_counter(scenario),
        *symbol_entries(scenario),
        *nation_entries(scenario),
        *fort_entries(),
    )


def sample_counter(scenario: str) -> Markup:
    """A counter of no unit, twice as large, with its parts named."""
    face = SAMPLES[scenario]
    drawn = counter(face, max(face.steps - 1, 1), scenario)
    return group(
        group(drawn, transform=moved((78, 112), scale=2), **ON_COUNTERS),
        *(text(words, (142, y), font_size=12.5, font_style="italic") for words, y in PARTS),
    )


def symbol_entries(scenario: str) -> list[Markup]:
    kinds = {face.kind for face in SCENARIOS[scenario].counters}
    shown = {
        KIND_NAMES.get(kind, kind.capitalize()): use(f"symbol-{kind}", color=INK)
        for kind in SYMBOLS
        if kind in kinds
    }
    return entries(shown, (272, 56), down=30, beside=24)


def nation_entries(scenario: str) -> list[Markup]:
    nations = ("german", "french_1939") if scenario == "1939" else NATIONS_1940
    shown = {NATION_NAMES[nation]: colour_sample(COLOURS[nation].ground) for nation in nations}
    return entries(shown, (450, 56), down=25, beside=18)


def fort_entries() -> list[Markup]:
    """Fortifications show their strength; ground taken from the enemy is hatched."""
    shown = {label: use(f"fort-{kind}", transform="scale(1.5)") for kind, label in FORTS}
    shown |= {HOLDERS[id]: held_sample(id) for id in HELD}
    return entries(shown, (664, 60), down=36)


def scale_legend() -> Markup:
    """A scale of kilometres, and some remarks."""
    left = LEFT + TERRAIN_WIDTH + UNITS_WIDTH + 2 * GUTTER
    width, stretch = RIGHT - left, 50 / KILOMETRES_PER_HEX * SHEET.hex
    bar = scale_bar((width / 2 - stretch, 76), stretch, ("0", "50", "100 km"), light_first=True)
    remarks = (
        text(remark, (width / 2, 152 + 27 * n), text_anchor="middle", font_style="italic")
        for n, remark in enumerate(REMARKS)
    )
    return panel((left, TOP), width, HEIGHT, "Scale", bar, *remarks)
